"""The rules, a module a chapter: s14_movement is chapter 14."""

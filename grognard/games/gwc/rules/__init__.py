"""The rules of Great War Commander, a module a chapter, named so that a rule is found by its number."""

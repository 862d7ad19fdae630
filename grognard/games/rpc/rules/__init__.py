"""The rules of Red Poppies Campaigns, a module a section, named so that a rule is found by its number."""

"""The titles. Each is a folder of its own and imports nothing from another."""

"""Adapters for researchers. They need the extra `research`."""

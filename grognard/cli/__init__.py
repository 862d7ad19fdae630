"""The command line: `grognard --help`."""

from grognard.cli.app import main

__all__ = ["main"]

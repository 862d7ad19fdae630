"""Long runs that a test suite has no time for: `python -m tests.soak gwc --minutes 120`."""

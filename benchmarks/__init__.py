"""Speed as ratios against a named peer in the same run. `make bench` prints the table."""

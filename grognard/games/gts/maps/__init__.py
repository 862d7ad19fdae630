"""Map documents of the title; `drawing` makes them from sketches."""

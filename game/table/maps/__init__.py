"""Maps as plain data: drawings, graphs of named places, and grids of squares."""

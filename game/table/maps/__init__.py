"""Maps as plain data: what was drawn, graphs of named places, and grids of squares."""

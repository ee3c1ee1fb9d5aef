"""Small parts of a table: layout, spots, marks, motion, placement, painting."""

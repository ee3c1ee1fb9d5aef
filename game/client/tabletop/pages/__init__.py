"""Pages over a table: scenes, choices, dice, results."""

"""Cards, tiles, dice, cubes and people of the table, and the ground below them."""

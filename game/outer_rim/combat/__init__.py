"""Dice, tests and fights (OR-307 to OR-361)."""

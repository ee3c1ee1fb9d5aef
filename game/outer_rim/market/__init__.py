"""The market (OR-121 to OR-165)."""

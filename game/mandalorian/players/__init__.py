"""Computer players of missions: what a position is worth, and the search for a turn."""

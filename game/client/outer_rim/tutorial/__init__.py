"""Learning to play: short chapters on the real table, with a coach who says why, not no."""

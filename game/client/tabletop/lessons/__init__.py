"""Learn to play: chapters on the real table with a coach."""

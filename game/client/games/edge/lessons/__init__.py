"""Learn to play: a short shift in Bay 4 with a coach."""

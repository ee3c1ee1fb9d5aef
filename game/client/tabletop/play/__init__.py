"""A game in progress: its model, the players, and what an answer sets in motion."""

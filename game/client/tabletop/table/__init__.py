"""The table as a scene: answers, gestures, views, and the hooks of each game."""

"""The table as a scene: its contract with each game, answers, gestures, views."""

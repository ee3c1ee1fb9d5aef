"""The program around the games: window, scenes, title, saved games, settings, reports."""

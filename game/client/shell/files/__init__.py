"""The player's saved games and profiles of settings."""

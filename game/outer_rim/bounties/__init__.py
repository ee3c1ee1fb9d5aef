"""Hunts, by players and of players (OR-273 to OR-306)."""

"""Scenes of the second game's cards."""

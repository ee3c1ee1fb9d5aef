"""Cues, music and ambience of the dice table."""

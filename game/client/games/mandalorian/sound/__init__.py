"""Cues, music and ambience of The Mandalorian: Adventures."""

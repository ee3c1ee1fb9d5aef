"""Cues, music and ambience of Outer Rim."""

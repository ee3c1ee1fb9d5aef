"""Cues, music and ambience of Edge."""

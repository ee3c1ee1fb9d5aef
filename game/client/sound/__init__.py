"""Cues, music, ambience and the system's voice."""

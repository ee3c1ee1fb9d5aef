"""Cues, music and ambience of The Moonpeeler Affair."""

"""Turns shown again: playback of computer players, replay, hints and the coach."""

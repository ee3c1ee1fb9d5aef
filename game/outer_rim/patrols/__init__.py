"""Patrols (OR-166 to OR-210)."""

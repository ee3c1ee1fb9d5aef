"""Contacts on the map (OR-225 to OR-243)."""

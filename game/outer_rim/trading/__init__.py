"""Deals between players (OR-111 to OR-120)."""

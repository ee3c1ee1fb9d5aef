"""Exact chances of what an option leads to, and estimates of who wins."""

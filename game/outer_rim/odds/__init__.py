"""Exact chances of an option's outcomes, and estimates of the winner."""

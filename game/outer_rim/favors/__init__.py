"""Favors and debt tokens (UB-121 to UB-146)."""

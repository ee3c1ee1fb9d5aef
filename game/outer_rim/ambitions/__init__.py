"""Ambitions (UB-148 to UB-177)."""

"""Opposed tests between players (UB-097 to UB-099)."""

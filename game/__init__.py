"""Rimward: space-scoundrel tabletop games on the desktop, unofficial and unaffiliated."""

__version__ = "0.1.0"

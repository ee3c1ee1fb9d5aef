"""Who the AI plays: its characters and its first ship (OR-436, OR-437)."""

from __future__ import annotations

AI_NUMBERS = (91, 92)
"""starting databank cards of the characters that it can play"""
AI_SHIP = "g9_rigger"

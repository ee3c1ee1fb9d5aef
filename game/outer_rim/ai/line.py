"""A line of an AI card, as a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.context import Play

Line = Callable[[Play, int, Any], str]
"""Carry the line out for a seat and return "", or return the reason why it does not apply."""

"""The checks of this game, by step and verb."""

from __future__ import annotations

from collections.abc import Mapping

from game.mandalorian.context import Play
from game.table import checking
from game.table.checking import allowed

Check = checking.Check[Play]
Checks = Mapping[str, Mapping[str, Check]]

__all__ = ["Check", "Checks", "allowed"]

"""The boxes of the games, read once for all tests of a process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from game.commands import check
from game.edge.cards import box as edge
from game.free_captains.cards import box as free_captains
from game.mandalorian.cards import box as mandalorian
from game.outer_rim.cards import box as outer_rim
from game.resources import ROOT
from game.table.packs import reading, stock

READERS = (check, edge, free_captains, mandalorian, outer_rim, stock)
"""modules that read packs"""
_read = lru_cache(reading.load_pack)


def _kept(folder: Path, adapter: Any) -> reading.Pack:
    box = folder.resolve().is_relative_to(ROOT / "cards")
    return _read(folder, adapter) if box else reading.load_pack(folder, adapter)


def keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands find the cards of the boxes as they were read the first time."""
    for module in READERS:
        monkeypatch.setattr(module, "load_pack", _kept)

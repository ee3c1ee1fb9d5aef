"""Boxes are read once for all attacks."""

from __future__ import annotations

import pytest

from tests import boxes


@pytest.fixture(autouse=True)
def _boxes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes.keep(monkeypatch)

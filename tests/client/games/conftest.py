"""Tests of a game's screens look at screens: many others check that states are valid."""

from __future__ import annotations

import pygame
import pytest

from game.table.validation import SWITCH


@pytest.fixture(autouse=True)
def _states_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH, raising=False)


@pytest.fixture
def window() -> None:
    """Open a window, for pictures that are drawn without an app."""
    pygame.display.set_mode((640, 360))

"""Sounds are decoded once for all tests."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.sound.player import Sound


@lru_cache(maxsize=8)
def decoded(path: Path, mixer: Any) -> bytes:
    """Return the samples of a file, as an open mixer has them."""
    return pygame.mixer.Sound(path).get_raw()


@pytest.fixture(autouse=True)
def _decoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read what comes with the game only once."""
    read = Sound.read

    def known(self: Sound, path: Path) -> pygame.mixer.Sound | None:
        if not path.is_file() or path.suffix != ".ogg":
            return read(self, path)
        return pygame.mixer.Sound(buffer=decoded(path, pygame.mixer.get_init()))

    monkeypatch.setattr(Sound, "read", known)

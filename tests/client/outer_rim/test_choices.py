"""Choices in the encounter view: all in reach, however many and however large the letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.audit import audit
from game.client.outer_rim.model import the_game
from game.client.widgets import ScrollArea
from game.table.session import Session

from ..conftest import press_key
from .playing import open_table

SEATS = [{"kind": "human"}, {"kind": "human", "character": "boba_fett"}]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 2.0), ((1280, 720), 1.5)])
def test_more_choices_than_fit_scroll(size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    """Those in view are controls; the others come by the wheel, by keys, and by their digits."""
    app, scene = open_table(Session(the_game(), {"game": "outer_rim", "seats": SEATS}, 3), size,
                            tmp_path)  # fmt: skip
    app.change_settings(ui_scale=scale)
    assert audit(app) == []
    window, keys = pygame.Rect((0, 0), size), [each.key for each in scene.model.options]
    assert len(keys) > 6
    area, seen = scene.form.find("encounter.choices"), set[str]()
    for step in range(12):
        shown = scene.controls()
        assert all(window.contains(each.source) for each in shown)
        seen |= {each.key for each in shown}
        if isinstance(area, ScrollArea):
            area.wheel(-1)
    assert seen == set(keys)
    press_key(app, pygame.K_0 + len(keys))
    assert scene.model.session.history[-1].answer.key == keys[-1]

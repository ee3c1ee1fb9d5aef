"""Nothing that opens under the pointer hides what is being read, on any table.

An ordinary run takes a few screens of each game, ``--long`` all of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.shell import shots
from game.client.tabletop.scene import TabletopScene
from tests.client.tabletop.hovering import faults, opened

SMALL, LARGE = (1280, 720), (1920, 1080)
SAMPLE = [
    ("tutorial", SMALL),
    ("pinned", SMALL),
    ("trading", SMALL),
    ("captain_hint", SMALL),
    ("captain_lesson", SMALL),
    ("mandalorian_lesson", SMALL),
    ("edge_lesson", SMALL),
    ("dice_typed", SMALL),
    ("tutorial_encounter", LARGE),
    ("captain_hint", LARGE),
    ("edge_check", LARGE),
]
PAINTED = {"planned"}
"""screens that keep something enlarged wherever the pointer is"""
shots.load_game_shots()
NAMES = sorted(set(shots.SHOTS) - {"widgets"} - PAINTED)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.mark.parametrize(("name", "size"), SAMPLE)
def test_what_opens_hides_nothing_that_is_read(name: str, size: tuple[int, int]) -> None:
    count, found = faults(opened(name, size))
    assert count >= 8 and found == []


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", NAMES)
def test_what_opens_hides_nothing_on_any_table(name: str, size: tuple[int, int]) -> None:
    app = opened(name, size)
    if not isinstance(app.stack.top, TabletopScene):
        return  # other screens have tooltips alone, in test_placement
    count, found = faults(app)
    assert count >= 4 and found == []

"""Nothing that opens under the pointer hides what is being read, on any table.

An ordinary run takes a few screens of each game, ``--long`` all of them.
"""

from __future__ import annotations

import pygame
import pytest

from game.client.shell.tools import shots
from game.client.tabletop.table.scene import TableScene
from tests.breadth import first_rows
from tests.client.tabletop.hovering import faults, opened

SMALL, LARGE = (1280, 720), (1920, 1080)
SAMPLE = [
    ("tutorial", SMALL), ("edge_check", LARGE), ("captain_hint", SMALL),
    ("mandalorian_lesson", SMALL),
]  # fmt: skip
KEPT_OPEN = {"planned"}
"""screens that keep something enlarged wherever the pointer is"""
shots.load_game_shots()
NAMES = sorted(set(shots.SHOTS) - {"widgets"} - KEPT_OPEN)


@pytest.mark.parametrize(("name", "size"), first_rows(2, SAMPLE))
def test_what_opens_hides_nothing_that_is_read(name: str, size: tuple[int, int]) -> None:
    count, found = faults(opened(name, size), step=4)
    assert count >= 2 and found == []


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_what_opens_hides_nothing_on_any_table(size: tuple[int, int]) -> None:
    """Other screens have tooltips alone, which ``test_placement`` looks at."""
    told = dict[str, list[str]]()
    tables = 0
    for name in NAMES:
        app = opened(name, size)
        if isinstance(app.stack.top, TableScene):
            tables += 1
            count, told[name] = faults(app)
            assert count >= 4, name
        pygame.display.quit()
    assert tables > 50 and {name: found for name, found in told.items() if found} == {}

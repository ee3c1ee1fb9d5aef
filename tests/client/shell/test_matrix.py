"""Every screen at six window sizes and four scales: nothing overlaps, nothing is clipped.

An ordinary run takes each screen at one of the extremes, ``--long`` at every combination.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.kit.layout import folded
from game.client.tabletop.table.scene import TabletopScene
from tests.client.conftest import settle
from tests.conftest import SWITCH

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1400, 1050), (2560, 1080)]
SCALES = [0.75, 1.0, 1.5, 2.0]
CORNERS = [((1280, 720), 2.0), ((2560, 1080), 1.0)]
FLOATING = {"pinned": "(zoom)", "planned": "(facts)"}
"""pinned or inspected things float over the table by design if it has no place for them"""
shots.load_game_shots()
NAMES = sorted(set(shots.SHOTS) - {"widgets"})


def faults(name: str, size: tuple[int, int], scale: float) -> list[str]:
    """Return the faults of a screen; of a table with tabs, in each of its tabs."""
    app = App(Settings(ui_scale=scale, speed="off"), size=size, folder=Path("no-saves"))
    app.open()
    app.stack.push(shots.SHOTS[name](app, shots.Wish()))
    settle(app)
    scene = app.stack.top
    if isinstance(scene, TableScene) and not scene.docked:
        scene.reading.clear()  # there the pinned card floats over the table by design
        settle(app)
    if not isinstance(scene, TabletopScene) or not folded(scene.m):
        return audit(app)
    found = []
    for tab in scene.tabs:
        scene.show_tab(tab)
        settle(app)
        found += [f"{tab}: {fault}" for fault in audit(app)]
    return [each for each in found if name not in FLOATING or FLOATING[name] not in each]


@pytest.fixture(autouse=True)
def _states_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests look at screens; games are played by many others."""
    monkeypatch.delenv(SWITCH)


@pytest.mark.parametrize("name", NAMES)
def test_screens_are_sound(name: str) -> None:
    assert faults(name, *CORNERS[NAMES.index(name) % 2]) == []


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_screens_are_sound_at_every_size_and_scale(name: str) -> None:
    looks = [*product(SIZES, SCALES)]
    assert {look: found for look in looks if (found := faults(name, *look))} == {}

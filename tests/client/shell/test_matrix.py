"""Every screen at six window sizes and four scales: nothing overlaps, nothing is clipped.

An ordinary run takes each screen at one of the extremes, ``--long`` at every combination.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.tools import shots
from game.client.shell.window.settings import Settings
from game.client.tabletop.kit.layout import is_folded
from game.client.tabletop.kit.thing import Thing
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from game.client.widgets.base import Widget
from tests.client.conftest import settle
from tests.client.shell.test_screens import LOOKS
from tests.conftest import SWITCH

CORNERS = [((1280, 720), 2.0), ((2560, 1080), 1.0)]
FLOATING = {"pinned": "(zoom)", "planned": "(facts)"}
"""pinned or inspected things float over the table by design if it has no place for them"""
shots.load_game_shots()
NAMES = sorted(set(shots.SHOTS) - {"widgets"})


def hides_its_key(each: Widget) -> bool:
    """Return whether a button has a key that is neither on its cap nor in its tooltip."""
    shown = isinstance(each, Button) and each.hotkey and not each.show_key and each.enabled
    return bool(shown) and each.hotkey not in each.help


def faults(name: str, size: tuple[int, int], scale: float) -> list[str]:
    """Return the faults of a screen; of a table with tabs, in each of its tabs."""
    app = App(Settings(ui_scale=scale, speed="off"), size=size, folder=Path("no-saves"))
    app.open()
    app.stack.push(shots.SHOTS[name](app, shots.Wish()))
    settle(app)
    scene = app.stack.top
    secret = [each.id for each in scene.form.every() if hides_its_key(each)]
    assert secret == [] or scale > 1.0, "neither the button nor its tooltip has the key"
    if isinstance(scene, TableScene):
        things = [*map(scene.table.things.at, scene.view.spots)]
        assert [each.name for each in things if type(each) is Thing] == [], "kinds without a class"
        assert all(isinstance(each.title, str) for each in things), "the palette looks at all names"
    if isinstance(scene, TableScene) and not scene.table.inspector.docked:
        scene.table.reading.clear()  # there the pinned card floats over the table by design
        settle(app)
    if not isinstance(scene, TableScene) or not is_folded(scene.m):
        return audit(app)
    found = []
    for tab in scene.table.kind.tabs:
        scene.views.show_tab(tab)
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
    assert {look: found for look in LOOKS if (found := faults(name, *look))} == {}

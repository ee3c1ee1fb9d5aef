"""A companion at the table: its reasons on its panel, and the marker that people put on things."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.games.mandalorian.table import guide
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.play.opening import the_game
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, click, settle
from tests.client.games.mandalorian.playing import open_table
from tests.client.games.outer_rim.playing import drag, use

MARKER = ("marker", "marker")
PAIR = ["the_mandalorian", "cara_dune", "kuiil", "greef_karga"]
PLAYED: dict[int, list[str]] = {}
"""the first answers of companions, once they have thought about them"""
LOOKS = (((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0))


def accompanied(
    size: Size = (1280, 720), scale: float = 1.0, seats: int = 2, **more: Any
) -> tuple[App, MissionTable]:
    """Return a mission after the first turns of companions, at the person's turn."""
    setup = {
        "game": "mandalorian",
        "mission": "a_promise_broken",
        "mode": "normal",
        "seats": [{"kind": "human"}, *[{"kind": "companion"}] * (seats - 1)],
        "characters": PAIR[:seats],
        "first": 1,
        **more,
    }
    session = Session(the_game("mandalorian"), setup, 5)
    for key in PLAYED.get(seats, ()):
        session.choose(key)
    app, table = open_table(session, size, scale)
    PLAYED[seats] = [turn.answer.key for turn in session.history]
    return app, table


@pytest.mark.parametrize(
    ("seats", "size", "scale"),
    first_rows(1, [(seats, *look) for look in LOOKS for seats in (2, 4)]),
)
def test_reasons_and_the_marker_that_is_put_on_things(seats: int, size: Size, scale: float) -> None:
    app, table = accompanied(size, scale, seats)
    assert audit(app) == []
    assert all(table.model.said(who) for who in table.model.companions)
    assert table.model.companions == tuple(PAIR[1:seats])
    marker = table.view.spots[MARKER]
    assert min(marker.size) >= 36 and table.view.spots["crew", PAIR[1]].contains(marker)
    told = [table.model.tell(each) for turn in table.model.session.history for each in turn.events]
    said = next(each for each in told if each.startswith("Cara Dune makes for the objective"))
    assert said in guide.tip(table.model, MARKER), "the whole reason, as in the log"
    token = next(each["token"] for each in table.model.tokens if each["up"])
    for target in ("s13", token, "1", "cara_dune"):
        key = f"mark:marker@{target}"
        use(app, next(each for each in table.controls() if each.key == key))
        assert table.model.view["marks"] == {"0": target}, target
    assert table.form.find("action.unmark") is not None and audit(app) == []
    table.undo()
    settle(app)
    assert table.model.view["marks"] == {"0": "1"}, "a mark can be taken back as any answer"


def test_two_clicks_do_as_well_as_a_drag_and_cards_are_dropped_on_the_map_as_ever() -> None:
    app, table = accompanied()
    space = table.view.spots["space", "s16"]
    spot = (space.right - 6, space.centery)
    click(app, spot)
    settle(app)
    assert table.model.view["marks"] == {}, "only the marker marks"
    click(app, table.view.spots[MARKER].center)
    click(app, spot)
    settle(app)
    assert table.model.view["marks"] == {"0": "s16"}
    card = next(name for name in table.view.spots if name[0] == "hand")
    space = next(each["space"] for each in table.model.characters)
    lit = table.controller.targets_of(card)
    goal = next(name for name in lit if name[0] == "space" and name[1] != space)
    drag(app, table.view.spots[card].center, table.view.spots[goal].center)
    assert table.model.view["marks"] == {"0": "s16"} and table.model.view["plays"] == 1


def test_without_a_companion_there_is_no_marker() -> None:
    _, table = accompanied(seats=1, mode="shared", characters=PAIR[:2], first=0)
    assert MARKER not in table.view.spots and table.model.companions == ()

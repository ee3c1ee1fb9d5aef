"""Tips at the table of a mission."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.games.mandalorian.board import happening
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.games.mandalorian.guide.tips import TIPS
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.mandalorian import events as e
from game.mandalorian.text import tips as words
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, open_scene, settle
from tests.client.games.mandalorian.playing import new_game


def test_every_tip_has_its_moment_at_the_table() -> None:
    assert [each.id for each in TIPS] == [each.id for each in words.TIPS] and len(TIPS) >= 8
    table = MissionTable(App(Settings(), size=(1280, 720), folder=Path("no-saves")), new_game())
    crisis = next(each for each in TIPS if each.id == "crisis")
    assert crisis.seen(table.model, [e.CrisisBegan(slot="move", track=1)])
    assert not crisis.seen(table.model, [e.DoorUnlocked(door=1)])


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_a_tip_shows_once_and_covers_no_button(tmp_path: Path, size: Size) -> None:
    game = new_game()
    session = Session(game.game, game.header.setup, 7, tmp_path / "one.jsonl")
    app, table = open_scene(MissionTable, session, size=size)
    table.tips.heard([e.CrisisBegan(slot="move", track=1)])
    table.relayout(app.metrics)
    settle(app)
    shown = table.form.find("tip.card")
    assert shown is not None and audit(app) == []
    table.tips.close()
    table.relayout(app.metrics)
    table.tips.heard([e.CrisisBegan(slot="move", track=2)])
    table.relayout(app.metrics)
    assert table.form.find("tip.card") is None


def test_a_tip_waits_while_an_event_is_shown_in_its_place(tmp_path: Path) -> None:
    """In small windows both are where the log is."""
    game = new_game()
    session = Session(game.game, game.header.setup, 7, tmp_path / "one.jsonl")
    app, table = open_scene(MissionTable, session)
    table.tips.heard([e.CrisisBegan(slot="move", track=1)])
    table.relayout(app.metrics)
    card = next(iter(table.model.content.events))
    rect = happening.card_rect(table.areas, table.m)
    event = happening.Shown(("pile", "event"), rect, table.model.content, card, table.m)
    event.going = True
    tip, ok = table.form.find("tip.card"), table.form.find("tip.ok")
    assert tip is not None and ok is not None and tip.rect.colliderect(rect)
    table.movements.flights.flying.append(event)
    app.frame([], 0.02)
    assert not tip.shown and not ok.usable
    table.movements.flights.flying.clear()
    app.frame([], 0.02)
    assert tip.shown and ok.usable

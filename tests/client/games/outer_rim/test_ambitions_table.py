"""Ambitions at the table: the choice of a sheet, the line above the board, goals, the end."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.ambitions import facts, sheets
from game.client.games.outer_rim.ending.end import OuterRimEnd
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.board import goals, opponents
from game.client.games.outer_rim.board.layout import regions
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.table.session import Session
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import COMPANY, a_company, a_game, by_key, open_table, use

SIZES = [
    ((1280, 720), 1.0),
    ((1280, 720), 2.0),
    *(
        pytest.param(*each, marks=pytest.mark.long)
        for each in (((1920, 1080), 1.0), ((2560, 1440), 1.0), ((1280, 720), 1.5),
                     ((1920, 1080), 2.0))
    ),
]  # fmt: skip
STRIVING = {"ambitions": True, "fame_goal": 8}


def _open(
    tmp_path: Path, session: Session[object], size: Size = (1280, 720), scale: float = 1
) -> tuple[App, TableScene]:
    app, scene = open_table(session, size, tmp_path, curtain=False)
    app.change_settings(ui_scale=scale)
    settle(app)
    scene.ui.toast = ""
    return app, scene


def _choosing() -> Session[object]:
    """Return a game in which one of the people chooses a sheet."""
    boxes = {"expansions": ["unfinished_business"], "favors": True, **STRIVING}
    session = Session(the_game(), {"game": "outer_rim", "seats": COMPANY, **boxes}, 4)
    while (decision := session.decision()) and (
        decision.step != sheets.STEP or decision.seat == 2
    ):  # the planner is last, and so picks first
        session.choose(decision.options[0].key)
    return session


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_all_sheets_are_side_by_side(tmp_path: Path, size: Size, scale: float) -> None:
    app, scene = _open(tmp_path, _choosing(), size, scale)
    decision = scene.model.decision
    found = by_key(scene)
    assert list(found) == [each.key for each in decision.options] and len(found) >= 2
    places = [each.source for each in found.values()]
    assert len({each.top for each in places}) == 1
    assert audit(app) == []
    key = list(found)[1]
    use(app, found[key])
    taken = [each.ambition for each in scene.model.state.players]
    assert key.removeprefix("pick:") in taken


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_line_unfolds_the_sheet(tmp_path: Path, size: Size, scale: float) -> None:
    app, scene = _open(tmp_path, a_company(4, **STRIVING), size, scale)
    while scene.model.step.startswith("favor"):
        scene.choose(scene.model.decision.options[-1].key)
        settle(app)
    line = scene.form.find("table.ambition")
    assert line is not None
    assert audit(app) == []
    name = "goal", facts.sheet_of(scene.model, scene.model.seat)
    press_key(app, pygame.K_a, unicode="a")
    assert name in scene.reading.pins
    press_key(app, pygame.K_a, unicode="a")
    assert name not in scene.reading.pins


def test_without_ambitions_there_is_no_line(tmp_path: Path) -> None:
    _, scene = open_table(a_game(1), (1920, 1080), tmp_path)
    assert scene.form.find("table.ambition") is None
    assert scene.view.areas == regions(scene.m, scene.ui.tab)


def test_open_goals_are_among_my_goals(tmp_path: Path) -> None:
    """Goals that are open now are listed with their sign; numbered ones wait for their turn."""
    _, scene = _open(tmp_path, a_company(4, **STRIVING))
    model = scene.model
    id = facts.sheet_of(model, model.seat)
    found = [each for each in goals.goals(model) if each.id == id]
    sockets = facts.sockets(model, model.seat)
    assert {each.title for each in found} == {
        each.name for each in sockets if each.open and not each.done
    }
    assert "Second goal" not in {each.title for each in found}


def test_other_players_goals_are_told(tmp_path: Path) -> None:
    _, scene = _open(tmp_path, a_company(4, **STRIVING))
    model = scene.model
    other = (model.seat + 1) % 3
    name = model.content.name(facts.sheet_of(model, other))
    assert name in opponents.tip(model, other)


def test_the_end_names_the_ambition(tmp_path: Path) -> None:
    session = a_company(4, **STRIVING)
    app, scene = _open(tmp_path, session)
    session.state.winner, session.state.ending = 0, "ambition"
    scene.model.refresh()
    name = scene.model.content.name(facts.sheet_of(scene.model, 0))
    assert name in OuterRimEnd(app, scene.model).how()

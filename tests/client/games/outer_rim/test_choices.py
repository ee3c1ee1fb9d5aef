"""Choices in the encounter view: all within reach, however many and however large the text."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.play.model import the_game
from game.client.shell.app.audit import audit
from game.client.widgets import ScrollArea
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import a_game, by_key, open_table

SEATS = [{"kind": "human"}, {"kind": "human", "character": "boba_fett"}]


@pytest.mark.parametrize(
    ("size", "scale"), first_rows(1, [((1920, 1080), 2.0), ((1280, 720), 1.5)])
)
def test_more_choices_than_fit_scroll(size: Size, scale: float, tmp_path: Path) -> None:
    """Those in view are controls; the others are reached with the wheel, the keyboard, and their
    digits."""
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


FRIENDS = [
    {"kind": "human", "character": id, "ship": "g_1a_starfighter"} for id in ("boba_fett", "bossk")
]


@pytest.mark.parametrize(("credits", "beside"), [(2_000, True), (3_000, False)])
def test_a_question_that_waits_for_a_loan_has_the_deal_beside_it(
    tmp_path: Path, credits: int, beside: bool
) -> None:
    """4-LOM asks for 3,000. Deals are opened on the opponents' panels, which the view may cover; if
    the question has only one other answer, they are among the choices."""
    position = {
        "players": [
            {"space": "tatooine", "credits": credits, "cards": ["jetpack"]},
            {"space": "kessel", "credits": 9_000},
        ],
        "contacts": {"tatooine": ["4_lom", "l3_37"]},
        "step": "encounter",
    }
    session = a_game(seats=FRIENDS, first_player=0, position=position)
    session.choose("meet:tatooine.1")
    app, scene = open_table(session, (1280, 720), tmp_path)
    assert ("deal@seat_1" in by_key(scene)) is beside
    if beside:
        assert scene.model.prompt.endswith("You lack credits for it; a deal could help.")
        scene.choose("deal@seat_1")
        settle(app)
        assert scene.model.decision is not None and scene.model.decision.step == "trade"

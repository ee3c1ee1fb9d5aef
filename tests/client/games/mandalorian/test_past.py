"""The pages of past events: each line of a card with its sign, and what it did."""

from __future__ import annotations

from itertools import product
from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.tools.shots import at
from game.client.games.mandalorian.board import past
from game.client.games.mandalorian.board.past import PastScene
from game.client.shell.app.audit import audit
from game.mandalorian import events as e
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, press_key, settle
from tests.client.games.mandalorian.playing import new_game, open_table


@pytest.fixture(scope="module")
def played() -> Session[Any]:
    return at("a_promise_broken", "act", 70)


@pytest.mark.long
def test_every_event_has_its_page_and_every_deed_its_words(played: Session[Any]) -> None:
    _, scene = open_table(played)
    found = past.events(scene.model)
    happened = [each for turn in played.history for each in turn.events]
    drawn = [each for each in happened if isinstance(each, e.EventDrawn)]
    assert [each.card for each in found] == [each.card for each in drawn] and len(found) > 3
    turns = [each.turn for each in found]
    assert turns == sorted(turns) and all(each.over for each in found)
    told = "\n".join(line.text for each in found for line in each.lines())
    for each in happened:
        if isinstance(each, e.EnemyAttacks):
            assert scene.model.tell(each).rstrip(".") in told
    for each in found:
        states = [line.state for line in each.lines() if line.state]
        assert len(states) == len(each.marks.marks)
        assert [state == "done" for state in states] == [m == "done" for m in each.marks.marks]


@pytest.mark.parametrize(
    ("size", "scale"), first_rows(1, product([(1280, 720), (1920, 1080)], [1.5, 1.0, 2.0]))
)
def test_its_pages_are_sound(played: Session[Any], size: Size, scale: float) -> None:
    app, scene = open_table(played, size, scale)
    scene.look_back()
    settle(app)
    top = app.stack.top
    assert isinstance(top, PastScene) and top.page == len(top.found) - 1
    for number, _ in enumerate(top.found):
        assert number % 3 or audit(app) == [], top.page
        top.turn(-1)
        settle(app)
    assert top.page == 0
    top.close()
    assert app.stack.top is scene


def test_a_click_on_the_last_event_opens_it_and_keys_turn_the_pages(played: Session[Any]) -> None:
    app, scene = open_table(played)
    assert scene.looked(("pile", "event"))
    top = app.stack.top
    assert isinstance(top, PastScene)
    last = top.page
    press_key(app, pygame.K_LEFT)
    assert top.page == last - 1
    press_key(app, pygame.K_RIGHT)
    assert top.page == last
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene
    press_key(app, pygame.K_j)
    assert isinstance(app.stack.top, PastScene)


def test_before_the_first_event_there_is_nothing_to_read() -> None:
    app, scene = open_table(new_game())
    scene.look_back()
    assert app.stack.top is scene and "no event" in scene.ui.toast

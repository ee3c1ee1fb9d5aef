"""The turn guide: it warns when something free and useful is left, and only then."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table import guide
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.audit import audit
from tests.breadth import first
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table


def at_takodana(tmp_path: Path, size: Size = (1920, 1080), **player: Any) -> Any:
    """Return the action step on Takodana, by default with medicine for it."""
    mine = {"space": "takodana", "cards": ["bacta_supplies"], **player}
    session = a_game(3, position={"players": [mine], "step": "action"})
    return open_table(session, size, tmp_path, silenced=())


def kinds(scene: TableScene) -> list[str]:
    return [each.kind for each in guide.left(scene.model, "end", [])]


def test_it_warns_of_what_could_be_delivered(tmp_path: Path) -> None:
    _, scene = at_takodana(tmp_path)
    assert "deliver" in kinds(scene)
    scene.choose(next(each.key for each in scene.model.options if each.verb == "deliver"))
    assert "deliver" not in kinds(scene)


def test_it_does_not_warn_of_what_costs_something(tmp_path: Path) -> None:
    """Lando's own ability costs 1,000 credits; Boba Fett's look is free."""
    _, scene = at_takodana(tmp_path, cards=[])
    assert kinds(scene) == ["ability"]
    assert guide.left(scene.model, "end", ["ability"]) == []


def test_every_warning_is_about_an_option(tmp_path: Path) -> None:
    """It holds over random games, with no warning while the step does not end."""
    for seed in range(3):
        model, stream, warned = Model(a_game(seed)), random.Random(seed), 0
        while model.decision is not None and len(model.session.history) < 60:
            for each in model.options:
                found = guide.left(model, each.key, [])
                warned += len(found)
                assert not found or each.verb == "end"
                assert len(found) <= len(model.options)
            model.answer(stream.choice(model.options).key)


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_step_ends_only_when_told_so_again(size: Size, tmp_path: Path) -> None:
    app, scene = at_takodana(tmp_path, size)
    scene.next_page()
    answers = len(scene.model.session.history)
    press_key(app, pygame.K_e)
    settle(app)
    assert isinstance(app.stack.top, guide.LeftScene) and audit(app) == []
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and len(scene.model.session.history) == answers
    press_key(app, pygame.K_e)
    press_key(app, pygame.K_e)
    assert len(scene.model.session.history) > answers


def test_a_warning_can_be_silenced_for_good(tmp_path: Path) -> None:
    app, scene = at_takodana(tmp_path)
    press_key(app, pygame.K_e)
    top = app.stack.top
    assert isinstance(top, guide.LeftScene)
    top.never()
    assert set(app.settings.warn_silenced) == {"deliver", "ability"}
    assert app.stack.top is scene

"""The crossing under the pointer: its ends, its chance and its prices."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.favors.parts import Hint
from game.client.games.outer_rim.map import facts
from game.client.shell.app.audit import audit
from game.client.widgets.form import Form
from tests.breadth import first
from tests.client.games.outer_rim.playing import a_game, open_table, point, with_box
from tests.client.conftest import Size


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_badge_says_what_a_crossing_asks(tmp_path: Path, size: Size) -> None:
    app, scene = open_table(a_game(2, **with_box()), size, tmp_path)
    hint = scene.form.find("map.crossing")
    assert isinstance(hint, Hint) and not hint.tip  # worked out once it is wanted
    point(app, pygame.MOUSEMOTION, hint.rect.center, rel=(1, 1), buttons=(0, 0, 0))
    assert isinstance(scene.form, Form) and scene.form.hover is hint
    for words in ("the Spinward Core and the Trailing Core", "% to get across", "20 cards"):
        assert words in hint.help
    assert not audit(app)


def test_both_ends_say_it_too(tmp_path: Path) -> None:
    _, scene = open_table(a_game(2, **with_box()), (1280, 720), tmp_path)
    for end, goal in (("spinward_core", "Trailing"), ("trailing_core", "Spinward")):
        told = [words for _, words in facts.of_space(scene.model, end)]
        assert f"An encounter here can cross to the {goal} Core" in told
        assert any("% to get across" in each for each in told)
    assert not facts.of_crossing(scene.model, "naboo")


def test_the_base_box_has_none(tmp_path: Path) -> None:
    _, scene = open_table(a_game(2), (1280, 720), tmp_path)
    assert scene.form.find("map.crossing") is None

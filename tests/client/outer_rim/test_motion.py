"""What moves on the table: decoration that never holds anybody up, and ends at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client import fonts
from game.client.outer_rim import shots
from game.client.outer_rim.dice_row import DiceRow
from game.table.session import Session

from ..conftest import press_key, settle
from .playing import open_table


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def a_combat() -> Session[object]:
    """Before the fight with a patrol."""
    return shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")


def test_new_dice_tumble_and_tell_nothing_until_they_lie(tmp_path: Path) -> None:
    """A combat's dice roll for 0.8 s; the verdict waits; Space lays them down at once."""
    app, scene = open_table(a_combat(), (1920, 1080), tmp_path, "normal")
    scene.choose(next(o.key for o in scene.model.options if o.verb == "fight"))
    rows = [each for each in scene.form.widgets if isinstance(each, DiceRow)]
    assert rows and all(each.rolling and each.roll.fresh == len(each.roll.faces) for each in rows)
    app.frame([], 0.1)
    with fonts.watching() as texts:
        scene.draw(pygame.Surface(app.metrics.size))
    assert not any("damage" in each.text for each in texts if "dice" in each.where)
    press_key(app, pygame.K_SPACE)
    assert not any(each.rolling for each in rows)


def test_dice_that_lay_there_do_not_roll_again(tmp_path: Path) -> None:
    app, scene = open_table(a_combat(), (1920, 1080), tmp_path, "normal")
    scene.choose(next(o.key for o in scene.model.options if o.verb == "fight"))
    settle(app)
    scene.relayout(app.metrics)
    rows = [each for each in scene.form.widgets if isinstance(each, DiceRow)]
    assert rows and not any(each.rolling for each in rows)

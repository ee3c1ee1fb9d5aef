"""Five chapters that explain and never block, and words for a first game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client.games.free_captains.lessons.chapters import CHAPTERS
from game.client.tabletop.guidance.lesson import fits
from tests.client import lessons
from tests.client.conftest import press, press_key, settle
from tests.client.lessons import teacher

IDS = [each.id for each in CHAPTERS]
opened = partial(lessons.opened, "free_captains")


def _engaged(model: Any, count: int) -> bool:
    return [each["fate"] for each in model.view["line"]] == ["engaged"] * count


GOALS: dict[str, Callable[[Any], bool]] = {
    "line": lambda m: _engaged(m, 3),
    "crew": lambda m: _engaged(m, 4) and sum(m.view["abilities"].values()) == 10 - 3,
    "way_out": lambda m: m.view["abilities"]["combat"] == 0 and not m.result,
    "planet": lambda m: "we_01" in [each["id"] for each in m.view["weapons"] if each["used"]],
    "hegemony": lambda m: m.result is not None and m.result.winner == 0,
}
"""whether the table is as a chapter promises, after following it"""


def test_a_wrong_move_stands_and_is_explained(tmp_path: Path) -> None:
    app, table = opened("line", tmp_path)
    press_key(app, pygame.K_n)
    press_key(app, pygame.K_n)
    table.choose("evade:gf_01")
    settle(app)
    assert "chapter two" in teacher(table).coach.text
    press(app, "coach.undo")
    assert teacher(table).coach.remark == "" and fits("engage:gf_01", [
        each.key for each in teacher(table).coach.wanted
    ])  # fmt: skip

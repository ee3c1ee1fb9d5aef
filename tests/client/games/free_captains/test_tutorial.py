"""Five chapters that explain and never block, and words for a first game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.client.games.free_captains.learned import NOTEBOOK
from game.client.games.free_captains.lessons.chapters import CHAPTERS
from game.client.games.free_captains.lessons.scenes import LESSONS
from game.client.shell.audit import audit
from game.client.tabletop.learning.lesson import fits
from tests.client import lessons
from tests.client.conftest import click, press_key, settle
from tests.client.lessons import SIZES, check_hints, check_short, follow, teacher

IDS = [each.id for each in CHAPTERS]
opened = partial(lessons.opened, "free_captains")


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def test_the_chapters_are_short() -> None:
    assert len(set(IDS)) == len(IDS) == 5
    check_short(CHAPTERS, 9, 180)
    check_hints(CHAPTERS)


@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[0], 1.5),
                                             (SIZES[1], 2.0)])  # fmt: skip
@pytest.mark.parametrize("id", IDS)
def test_who_does_as_told_gets_through(
    id: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path, size, scale)
    assert follow(app, table) == [], "following the coach is never called a detour"
    assert NOTEBOOK.load().chapters == [id]


def test_the_goal_of_each_chapter_is_reached_by_following(tmp_path: Path) -> None:
    reached = {}
    for id in IDS:
        app, table = opened(id, tmp_path)
        follow(app, table)
        reached[id] = table.model
        pygame.display.quit()
    for id, count in (("line", 3), ("crew", 4)):
        assert [each["fate"] for each in reached[id].view["line"]] == ["engaged"] * count
    assert sum(reached["crew"].view["abilities"].values()) == 10 - 3
    assert reached["way_out"].view["abilities"]["combat"] == 0 and not reached["way_out"].result
    assert "we_01" in [each["id"] for each in reached["planet"].view["weapons"] if each["used"]]
    result = reached["hegemony"].result
    assert result is not None and result.winner == 0


@pytest.mark.parametrize("seed", (1, 2))
@pytest.mark.parametrize("id", IDS)
def test_whoever_strays_is_never_stuck(id: str, seed: int, tmp_path: Path) -> None:
    app, table = opened(id, tmp_path)
    lessons.stray(app, table, seed)
    follow(app, lessons.again(app, table))


def test_a_wrong_move_stands_and_is_explained(tmp_path: Path) -> None:
    app, table = opened("line", tmp_path)
    press_key(app, pygame.K_n)
    press_key(app, pygame.K_n)
    table.choose("evade:gf_01")
    settle(app)
    assert "chapter two" in teacher(table).coach.text
    undo = table.form.find("coach.undo")
    assert undo is not None
    click(app, undo.rect.center)
    settle(app)
    assert teacher(table).coach.remark == "" and fits("engage:gf_01", [
        each.key for each in teacher(table).coach.wanted
    ])  # fmt: skip


@pytest.mark.parametrize("id", IDS)
def test_every_step_can_be_skipped(id: str, tmp_path: Path) -> None:
    app, table = opened(id, tmp_path)
    lessons.skip_all(app, table, LESSONS.find(id))


@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[0], 1.5),
                                             (SIZES[1], 2.0), ((2560, 1440), 1.0)])  # fmt: skip
@pytest.mark.parametrize("id", IDS)
def test_first_steps_look_right(
    id: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path, size, scale)
    assert audit(app) == []

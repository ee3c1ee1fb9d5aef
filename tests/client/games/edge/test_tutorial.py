"""Nine chapters of The Short Shift and three on the dice table: dice are known, nothing blocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.edge.learned import NOTEBOOK
from game.client.games.edge.lessons.chapters import CHAPTERS
from game.client.shell.audit import audit
from game.edge.events import Rolled
from tests.client import lessons
from tests.client.lessons import SIZES, again, check_hints, check_short, follow, skip_all, stray

IDS = [each.id for each in CHAPTERS]
LOOKS = ((SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[1], 2.0))
opened = partial(lessons.opened, "edge")


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def rolls(table: Any) -> list[Rolled]:
    """Return the checks that heroes have rolled."""
    events = [each for turn in table.model.session.history for each in turn.events]
    return [each for each in events if isinstance(each, Rolled) and each.who in ("juno", "maro")]


def test_the_chapters_are_nine_and_three_and_short() -> None:
    assert len(set(IDS)) == len(IDS) == 9 + 3
    check_short(CHAPTERS, 6, 120)
    check_hints(CHAPTERS)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("id", IDS)
def test_who_does_as_told_gets_through(
    id: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path, size, scale)
    assert audit(app) == []
    assert follow(app, table) == [], "following the coach is never called a detour"
    assert NOTEBOOK.load().chapters == [id]


def test_the_dice_fall_as_the_coach_says(tmp_path: Path) -> None:
    found = {}
    for id in ("pool", "slots", "advantage", "threat", "destiny", "zones", "crane"):
        app, table = opened(id, tmp_path)
        follow(app, table)
        found[id] = (rolls(table)[-1], table.model)
        pygame.display.quit()
    pool, _ = found["pool"]
    assert (pool.success, pool.advantage, len(pool.dice)) == (1, 0, 3)
    slots, model = found["slots"]
    assert slots.success > 0 and "slicing_rig" in model.state.turned
    assert found["advantage"][0].success <= 0 and found["advantage"][0].advantage == 3
    assert found["threat"][0].success > 0 and found["threat"][0].advantage == -2
    assert found["destiny"][0].success > 0 and found["destiny"][0].triumphs == 1
    assert found["zones"][0].task == "attack" and found["zones"][0].success > 0
    assert found["crane"][0].success > 0 and found["crane"][1].play.person("juno").stimmed == 1


@pytest.mark.parametrize("id", IDS)
def test_who_goes_astray_is_never_blocked(id: str, tmp_path: Path) -> None:
    app, table = opened(id, tmp_path)
    stray(app, table, seed=3)


def test_a_chapter_can_be_tried_again_and_skipped(tmp_path: Path) -> None:
    app, table = opened("threat", tmp_path)
    table.choose("way:shadow")
    skip_all(app, again(app, table), next(each for each in CHAPTERS if each.id == "threat"))

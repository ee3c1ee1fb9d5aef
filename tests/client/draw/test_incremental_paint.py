"""Large pictures are painted in steps, one in a frame; outside a window's loop all at once."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.draw import images
from game.client.draw import incremental_paint as module
from game.client.draw.incremental_paint import WORKS, Work, slices

SIZE = (8, 8)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    images.forget()
    module._works.clear()
    yield
    slices.on = False
    slices.begin()
    slices.begin()
    module._works.clear()
    images.forget()


def growing(parts: int) -> Iterator[pygame.Surface]:
    """Paint a picture whose red is the number of steps done."""
    made = pygame.Surface(SIZE)
    for number in range(1, parts):
        made.fill((number, 0, 0))
        yield made
    made.fill((parts, 0, 0))


def shown(key: str, parts: int = 4) -> int | None:
    """Return the number of steps in the picture that a frame shows, None for no picture."""
    found = module.cached(key, lambda: Work(growing(parts), lambda made: made.copy()))
    return None if found is None else found.get_at((0, 0))[0]


def test_slices_are_painted_at_once_outside_a_window() -> None:
    assert shown("whole") == 4 and not slices.waiting


def test_a_window_paints_one_step_in_a_frame() -> None:
    slices.on = True
    seen = []
    for _ in range(6):
        slices.begin()
        seen.append((shown("steps"), slices.waiting))
    ground = (1, True)
    assert seen == [(None, True), ground, ground, ground, (4, False), (4, False)]
    assert images.lookup("steps") is not None and not module._works


def test_another_drawing_in_the_same_frame_does_no_more() -> None:
    slices.on = True
    slices.begin()
    shown("twice")
    slices.begin()
    assert [shown("twice") for _ in range(5)] == [1] * 5


def test_unfinished_pictures_are_few() -> None:
    slices.on = True
    slices.begin()
    for number in range(WORKS + 3):
        shown(f"left {number}")
    assert len(module._works) == WORKS

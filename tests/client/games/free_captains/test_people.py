"""The portraits: everybody has one, it fills any size, and no two are alike."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.client.draw import images
from game.client.games.free_captains.pieces import people
from game.client.paths import assets_folder

EVERYBODY = [
    *(f"ca_0{number}" for number in range(1, 7)),
    *(f"al_0{number}" for number in range(1, 4)),
    people.STRANGER,
]


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.set_mode((320, 180))
    yield
    images.forget()
    pygame.display.quit()


def test_everybody_is_drawn_and_small() -> None:
    files = [assets_folder() / people.FOLDER / f"{id}.svg" for id in EVERYBODY]
    assert [each for each in files if each.stat().st_size >= 110_000] == []


def test_no_two_are_alike_at_44_pixels() -> None:
    small = {id: pygame.image.tobytes(people.portrait(id, (44, 44)), "RGB") for id in EVERYBODY}
    for one, other in combinations(EVERYBODY, 2):
        pairs = zip(small[one], small[other], strict=True)
        assert sum(abs(a - b) for a, b in pairs) / len(small[one]) > 20, (one, other)

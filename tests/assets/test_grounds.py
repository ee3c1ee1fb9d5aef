"""Grounds have a plane in focus: there they show what a place is made of, below it they are calm.
Measured as the share of the spectrum's energy above 1/8 of a cycle a pixel."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from functools import lru_cache

import pygame
import pytest

from game.client.paths import assets_folder
from tests.assets import seeing

pytestmark = pytest.mark.finished("pictures")

SPACE = {"deep_space", "nebula_red", "maelstrom", "asteroid_field", "hyperspace", "orbit"}


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    yield
    pygame.display.quit()


@lru_cache(maxsize=1)
def measured() -> dict[str, tuple[float, float]]:
    folder = assets_folder() / "grounds"
    return {each.stem: seeing.ground_detail(each) for each in sorted(folder.glob("*.jpg"))}


def test_the_measure_tells_fine_from_coarse() -> None:
    stream = random.Random(3)
    noise, waves = pygame.Surface((512, 300)), pygame.Surface((512, 300))
    for x in range(512):
        level = round(128 + 90 * pygame.math.Vector2(1, 0).rotate(x * 6).x)
        pygame.draw.line(waves, (level,) * 3, (x, 0), (x, 300))
        for y in range(300):
            noise.set_at((x, y), (stream.randrange(256),) * 3)
    assert seeing.fine_detail(noise) > 0.6
    assert seeing.fine_detail(waves) < 0.01


@pytest.mark.long
def test_grounds_show_in_focus_what_they_are_made_of() -> None:
    bands = {name: band for name, (band, _) in measured().items()}
    soft = [f"{name}: {band:.1%}" for name, band in bands.items() if band < 0.01]
    assert soft == [], "nothing is in focus"
    harsh = [f"{name}: {band:.1%}" for name, band in bands.items() if band > 0.25]
    assert harsh == [], "more grain than picture"
    assert statistics.median(bands.values()) >= 0.04


@pytest.mark.long
def test_the_foot_of_a_ground_is_calmer_than_its_middle() -> None:
    """Pieces stand there."""
    loud = [
        f"{name}: {foot:.1%} below {band:.1%}"
        for name, (band, foot) in measured().items()
        if name not in SPACE and foot > max(0.02, band * 0.75)
    ]
    assert loud == []


def test_grounds_are_large_enough_for_a_stage() -> None:
    for each in (assets_folder() / "grounds").glob("*.jpg"):
        assert pygame.image.load(each).get_size() == (1600, 1000), each.name

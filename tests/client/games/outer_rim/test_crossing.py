"""The way across the Core on the map: a dotted band that is no lane."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map import crossing
from game.client.games.outer_rim.map.galaxy import GalaxyView
from game.client.games.outer_rim.play.model import the_game
from game.outer_rim.maps.galaxy import Galaxy
from tests.client.conftest import Size

RECT = pygame.Rect(0, 44, 1000, 424)


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.display.quit()


@cache
def galaxy(*boxes: str) -> Galaxy:
    edition = the_game().editions.of(boxes)
    return edition.galaxy(edition.row)


def laid_out(*boxes: str, rect: pygame.Rect = RECT) -> GalaxyView:
    shown = GalaxyView(galaxy(*boxes))
    shown.layout(rect, Metrics((1280, 720)))
    return shown


def test_the_base_map_has_no_band() -> None:
    shown = laid_out()
    made = pygame.Surface(RECT.size)
    crossing.paint(made, shown)
    assert crossing.ends(shown) is None
    assert not any(pygame.image.tobytes(made, "RGB"))


@pytest.mark.rule("UB-062")
def test_the_band_joins_the_core_spaces_below_all_others() -> None:
    shown = laid_out("unfinished_business")
    assert crossing.ends(shown) == ("spinward_core", "trailing_core")
    left, right = map(shown.center, ("spinward_core", "trailing_core"))
    deep = crossing.middle(shown, left, right)
    assert RECT.bottom > deep[1] + 12 and deep[1] > max(left[1], right[1])
    band = list(crossing.dots(left, right, deep, 13.0))
    for space in shown.galaxy.spaces.values():
        if not space.crossing:
            clear = min(math.dist(shown.center(space.id), each) for each in band)
            assert clear > 30, space.id
    made = pygame.Surface(RECT.size)
    crossing.paint(made, shown)
    assert made.get_at((round(deep[0]), round(deep[1] - RECT.top - 14)))[:3] != (0, 0, 0)


def test_the_dots_are_at_equal_distances() -> None:
    band = list(crossing.dots((0.0, 0.0), (900.0, 20.0), (450.0, 60.0), 13.0))
    steps = [math.dist(a, b) for a, b in zip(band, band[1:], strict=False)]
    assert max(steps) < 16 and min(steps) > 10
    assert theme.contrast(crossing.IVORY, (5, 8, 14)) > 7


SIZES = [((1280, 720), RECT), ((1920, 1080), pygame.Rect(0, 56, 1532, 684))]


@pytest.mark.parametrize("size,rect", SIZES)
def test_orange_contacts_cover_nothing_printed(size: Size, rect: pygame.Rect) -> None:
    shown = GalaxyView(galaxy("unfinished_business"))
    shown.layout(rect, Metrics(size))
    worlds = [space for space in shown.galaxy.spaces.values() if space.kind != "navpoint"]
    labels = {space.id: shown.plate_rect(space.id) for space in worlds}
    for space in worlds:
        for place in space.places[2:]:
            spot = pygame.Rect(0, 0, *2 * (round(shown.sizes.contact * 0.8),))
            spot.center = shown.place_rect(place).center
            assert rect.contains(spot), place
            others = [label for id, label in labels.items() if id != space.id]
            others += [shown.place_rect(each) for each in space.places[:2]]
            assert spot.collidelist(others) < 0, place

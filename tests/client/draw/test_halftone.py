"""Dots of a press: more ink where a picture is darker, none where it is light."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.draw import images
from game.client.draw.scenery import halftone

DOTS = (120, 90)


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.set_mode((320, 180))
    yield
    images.forget()
    pygame.display.quit()


def flat(level: int) -> pygame.Surface:
    made = pygame.Surface(DOTS)
    made.fill((level,) * 3)
    return made


def inked(level: int) -> float:
    """Return the share of a flat picture that its dots darken."""
    made = flat(level)
    halftone.print_dots(made, 6, (0, 0, 0), 150, 0.5)
    places = [(x, y) for x in range(0, 120) for y in range(0, 90)]
    return sum(made.get_at(place)[0] < level - 4 for place in places) / len(places)


def test_dots_grow_with_the_shade() -> None:
    shares = [inked(level) for level in (170, 120, 80, 30)]
    assert shares[0] == 0
    assert shares[0] < shares[1] < shares[2] < shares[3]


def test_light_dots_are_where_it_is_light() -> None:
    dark, light = flat(90), flat(220)
    for made in (dark, light):
        halftone.print_glow(made, 6, (255, 255, 255), 150, 0.5)
    assert pygame.transform.average_color(dark)[0] == 90
    assert pygame.transform.average_color(light)[0] > 224

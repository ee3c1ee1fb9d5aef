"""The light that drawings of many hands are set into: from the upper left, and only where it
belongs."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.draw.scenery import light

AIR = light.Air((255, 210, 150), (60, 50, 80))


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    yield
    pygame.display.quit()


def square(side: int = 100) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    made.fill((150, 150, 150, 255), (20, 20, side - 40, side - 40))
    return made


def brightness(surface: pygame.Surface, spot: tuple[int, int]) -> int:
    return sum(surface.get_at(spot)[:3])


def test_the_lit_edge_is_on_the_side_of_the_lamp() -> None:
    piece = square()
    light.edge(piece, AIR, 2)
    middle = brightness(piece, (50, 50))
    assert middle == 450
    assert brightness(piece, (21, 21)) > middle + 150
    assert brightness(piece, (78, 78)) > middle, "a cool edge, weaker"
    assert brightness(piece, (78, 78)) < brightness(piece, (21, 21))
    assert piece.get_at((78, 78))[2] > piece.get_at((78, 78))[0]


def test_what_is_out_of_focus_grows_by_its_margin_and_keeps_its_place() -> None:
    sharp, none = light.soft(square(), 0.3)
    assert none == 0 and sharp.get_size() == (100, 100)
    blurred, pad = light.soft(square(), 6)
    assert blurred.get_size() == (100 + 2 * pad, 100 + 2 * pad)
    assert blurred.get_at((pad + 50, pad + 50))[3] > 240
    assert 30 < blurred.get_at((pad + 20, pad + 50))[3] < 225, "the edge is soft"


def test_a_shadow_lies_under_the_feet_only() -> None:
    piece = square()
    touched = light.feet(piece)
    assert touched is not None and (touched.left, touched.right, touched.bottom) == (20, 80, 80)
    made = pygame.Surface((100, 100))
    made.fill((200, 200, 200))
    light.contact(made, touched)
    assert brightness(made, (52, 80)) < 300
    assert brightness(made, (52, 40)) == 600
    assert light.feet(pygame.Surface((9, 9), pygame.SRCALPHA, 32)) is None


def test_the_whole_picture_glows_around_its_lights_and_is_grained_the_same_each_time() -> None:
    def finished() -> pygame.Surface:
        made = pygame.Surface((300, 200))
        made.fill((40, 40, 40))
        made.fill((255, 255, 255), (140, 90, 20, 20))
        light.finish(made, AIR)
        return made

    first = finished()
    assert brightness(first, (135, 100)) > brightness(first, (20, 20)) + 15
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(finished(), "RGB")
    near = {brightness(first, (x, 20)) for x in range(20, 60)}
    assert 3 < len(near) < 24, "a fine grain"
    assert max(near) - min(near) <= 24

"""A pen draws like the functions that it calls."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics

M = Metrics((1280, 720))


@pytest.fixture
def pen() -> Pen:
    return Pen(pygame.Surface((200, 100), pygame.SRCALPHA), M, "here")


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_a_line_too_long_is_reported_under_the_name_of_the_place(pen: Pen) -> None:
    with fonts.collect_text() as seen:
        pen.text("body", "Smugglers and other people", theme.INK, Room(0, 0, 60, 40))
        pen.text("body", "Smugglers and other people", theme.INK, Room(0, 50, 60, 40), cut=True)
    assert [(drawn.where, drawn.overflow) for drawn in seen] == [("here", True), ("here", False)]
    assert seen[1].text.endswith(fonts.ELLIPSIS)


def test_a_width_is_that_of_the_drawn_ink(pen: Pen) -> None:
    ink = pen.text("body", "Cargo", theme.INK, Room(0, 0, 200, 40), "right")
    assert (ink.width, ink.right) == (pen.width("body", "Cargo"), 200)


def test_pictures_and_icons_stand_at_their_anchors(pen: Pen) -> None:
    other = pygame.Surface((200, 100), pygame.SRCALPHA)
    drawn = images.icon("check", 20, theme.INK)
    other.blit(drawn, drawn.get_rect(midright=(180, 50)))
    other.blit(drawn, (3, 4))
    pen.icon("check", 20, theme.INK, midright=(180, 50))
    assert not same(pen.surface, other)
    pen.picture(drawn, topleft=(3, 4))
    assert same(pen.surface, other)


def test_a_faint_picture_leaves_the_original_opaque(pen: Pen) -> None:
    drawn = pygame.Surface((10, 10))
    drawn.fill((200, 200, 200))
    pen.picture(drawn, 100, topleft=(0, 0))
    assert 70 < pen.surface.get_at((5, 5)).r < 90
    assert drawn.get_alpha() != 100


def test_a_clip_ends_with_its_block(pen: Pen) -> None:
    pen.surface.set_clip((0, 0, 50, 50))
    with pytest.raises(RuntimeError), pen.clip_to(pygame.Rect(40, 40, 100, 50)):
        assert pen.surface.get_clip() == Room(40, 40, 10, 10)
        pen.box((255, 0, 0), pygame.Rect(0, 0, 200, 100))
        raise RuntimeError
    assert pen.surface.get_clip() == Room(0, 0, 50, 50)
    assert pen.surface.get_at((45, 45)).r == 255
    assert pen.surface.get_at((30, 30)).a == 0


def test_a_panel_has_its_shadow(pen: Pen) -> None:
    other = pygame.Surface((200, 100), pygame.SRCALPHA)
    images.draw_panel(other, pygame.Rect(50, 20, 80, 40), "modal", M.unit)
    pen.panel(pygame.Rect(50, 20, 80, 40), "modal")
    assert same(pen.surface, other)

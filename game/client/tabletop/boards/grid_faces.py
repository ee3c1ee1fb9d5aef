"""The fronts of everything high on a grid, and the edges that the sun lights."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.client.draw import images
from game.client.draw.theme import Color
from game.client.tabletop.boards.grid_land import Box, Floor, Land
from game.client.tabletop.boards.grid_look import Frame

FACE = 10.0
"""units of a face for a height of 1"""
FACE_MOST = 15.0
LIP = 4.5
"""units of the low wall along the edges of raised ground"""
FRONT: Color = (148, 148, 148)
"""the light on a face"""
BLACK: Color = (0, 0, 0)


def veil(sheet: pygame.Surface, area: pygame.Rect, hue: Color, alpha: int) -> None:
    """Lay a color over an area."""
    seen = area.clip(sheet.get_rect())
    if min(seen.size) > 0 and alpha > 0:
        cover = pygame.Surface(seen.size, pygame.SRCALPHA, 32)
        cover.fill((*hue, alpha))
        sheet.blit(cover, seen)


def fall(sheet: pygame.Surface, area: pygame.Rect, first: int, last: int) -> None:
    """Darken an area from its top, by ``first``, down to its foot, by ``last``."""
    if min(area.size) > 0 and area.colliderect(sheet.get_rect()):
        run = images.gradient((1, area.height), (0, 0, 0, first), (0, 0, 0, last))
        sheet.blit(pygame.transform.scale(run, area.size), area)


def paint_faces(sheet: pygame.Surface, land: Land, frame: Frame) -> None:
    """Paint the front of everything high, and the edge that the sun lights."""
    box = land.box(frame, sheet.get_size())
    rim, line = land.look.rim, frame.length(1.6)

    def south(column: int, row: int) -> tuple[Floor, float] | None:
        floor = land.floor(column, row)
        drop = floor.tall - land.height(column, row + 1)
        return (floor, drop) if drop > 0 else None

    for value, (left, top, right, foot) in land.blocks(box, south):
        assert isinstance(value, tuple)
        for row in range(top, foot):
            area = land.rect(frame, left, row + 1, right, row + 2)
            area.height = frame.length(min(FACE_MOST, 5 + FACE * value[1]))
            land.spread(sheet, frame, value[0].texture, area, FRONT)
            fall(sheet, area, 0, 120)
            veil(sheet, pygame.Rect(area.left, area.top, area.width, line), rim, 70)
    for side, alpha in (((-1, 0), 150), ((0, -1), 170), ((1, 0), 36), ((0, 1), 0)):
        for edge in _edges(land, frame, box, side):
            _lip(sheet, frame, edge, side, land.look.rim, alpha)


def _edges(land: Land, frame: Frame, box: Box, side: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Return the edges of all that is high toward one side, without width."""

    def drops(column: int, row: int) -> bool | None:
        return land.height(column, row) > land.height(column + side[0], row + side[1]) or None

    for _, (left, top, right, foot) in land.blocks(box, drops):
        if side[1]:
            for row in range(top, foot):
                area = land.rect(frame, left, row, right, row + 1)
                yield pygame.Rect(
                    area.left, area.top if side[1] < 0 else area.bottom, area.width, 0
                )
        else:
            for column in range(left, right):
                area = land.rect(frame, column, top, column + 1, foot)
                yield pygame.Rect(
                    area.left if side[0] < 0 else area.right, area.top, 0, area.height
                )


def _lip(
    sheet: pygame.Surface, frame: Frame, edge: pygame.Rect, side: tuple[int, int], rim: Color,
    alpha: int,
) -> None:  # fmt: skip
    """Paint the edge itself, lit or not, and the inner side of the low wall along it."""
    line, wide = frame.length(1.6), frame.length(LIP)
    for inset, thick, hue, strength in ((0, line, rim, alpha), (wide, line, BLACK, 64),
                                        (wide + line, line, rim, 26)):  # fmt: skip
        area = edge.copy()
        if side[1]:
            area.height = thick
            area.top += inset if side[1] < 0 else -inset - thick
        else:
            area.width = thick
            area.left += inset if side[0] < 0 else -inset - thick
        veil(sheet, area, hue, strength)

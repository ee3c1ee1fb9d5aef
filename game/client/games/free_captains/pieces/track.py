"""The track of an ability: engraved notches from 0 to 12, the maximum, and a cube on its space."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, paper, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.cubes import cube

SPACES = 13
CUBES = {"combat": "red", "diplomacy": "blue", "science": "orange"}


def draw(
    surface: pygame.Surface,
    rect: pygame.Rect,
    m: Metrics,
    ability: str,
    value: int,
    most: int,
    *,
    cube_on: bool = True,
) -> None:
    """Draw a track: its medallion at the left, then its spaces. Without ``cube_on`` the cube is
    elsewhere, such as in the hand."""
    key = ("track", ability, value, most, cube_on)

    def print_it(sheet: Paper) -> None:
        paint(sheet, sheet.rect, ability, value if cube_on else -1, most, value)

    paper.show(surface, rect, m, key, print_it, f"track.{ability}")


def space(rect: pygame.Rect, value: int) -> pygame.Rect:
    """Return the place of a space of a track drawn in ``rect``."""
    badge = _badge(rect)
    left = rect.left + badge
    wide = rect.width - badge - max(2, rect.height // 12)
    first, last = left + wide * value // SPACES, left + wide * (value + 1) // SPACES
    return pygame.Rect(first, rect.top, last - first, rect.height)


def cube_rect(rect: pygame.Rect, value: int) -> pygame.Rect:
    """Return the place of the cube on a space."""
    place = space(rect, value)
    px = round(min(place.width * 1.18, rect.height * 0.82))
    return pygame.Rect(0, 0, px, px).move(place.centerx - px // 2, rect.centery - round(px * 0.56))


def _badge(rect: pygame.Rect) -> int:
    return round(rect.height * 1.02)


def paint(
    sheet: Paper, rect: pygame.Rect, ability: str, value: int, most: int, known: int = -1
) -> None:
    """Paint a track on a sheet."""
    around = max(4, rect.height // 5)
    sheet.surface.blit(plates.plate(rect.size, around, False), rect)
    bed = space(rect, 0).union(space(rect, SPACES - 1)).inflate(0, -max(4, rect.height // 7))
    sheet.surface.blit(plates.well(bed.size, max(3, around * 2 // 3)), bed)
    reached = value if value >= 0 else known
    for number in range(SPACES):
        _space(sheet, rect, bed, ability, number, most, reached)
    px = round(rect.height * 0.9)
    drawn = plates.ability(ability, px)
    spot = drawn.get_rect(center=(rect.left + _badge(rect) // 2, rect.centery))
    sheet.stamp(drawn, spot, inks.ABILITY_ICON[ability])
    if value >= 0:
        place = cube_rect(rect, value)
        sheet.surface.blit(cube(CUBES[ability], place.width), place)


def _space(
    sheet: Paper, rect: pygame.Rect, bed: pygame.Rect, ability: str, number: int, most: int,
    reached: int,
) -> None:  # fmt: skip
    place = space(rect, number).clip(bed)
    inner = place.inflate(-2, -4)
    beyond = number > most
    if number == 0:
        made = images.gradient(inner.size, theme.mix(inks.VERMILION, inks.NIGHT, 0.35),
                               theme.mix(inks.VERMILION, inks.NIGHT, 0.65))  # fmt: skip
        images.round_off(made, max(2, inner.height // 6))
        sheet.surface.blit(made, inner)
    elif number <= reached:
        light = theme.mix(inks.NIGHT, inks.enamel(ability), 0.55)
        made = images.gradient(inner.size, light, theme.mix(light, inks.NIGHT, 0.4))
        sheet.surface.blit(made, inner)
    line = theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.2)
    if number:
        pygame.draw.line(
            sheet.surface, line, (place.left, place.top + 2), (place.left, place.bottom - 3)
        )
    px = max(fonts.SMALLEST, round(min(place.width * 0.5, rect.height * 0.36)))
    ink = inks.CREAM if number <= max(reached, 0) else theme.mix(inks.CREAM, inks.NIGHT, 0.3)
    told = plates.figure(
        str(number), px, theme.mix(inks.CREAM, inks.NIGHT, 0.62) if beyond else ink
    )
    if told.get_width() <= place.width - 2:
        sheet.surface.blit(told, told.get_rect(center=place.center))
    if number == most:
        _maximum(sheet.surface, place)


def _maximum(surface: pygame.Surface, place: pygame.Rect) -> None:
    """Paint the notch of the maximum: a brass stop behind the space."""
    wide = max(2, place.width // 12)
    stop = pygame.Rect(place.right - wide // 2 - 1, place.top, wide + 1, place.height)
    pygame.draw.rect(surface, inks.BRASS_LIT, stop)
    size = max(4, place.width // 5)
    for top, way in ((place.top, 1), (place.bottom - 1, -1)):
        tip = [
            (stop.centerx - size, top),
            (stop.centerx + size, top),
            (stop.centerx, top + way * size),
        ]
        pygame.draw.polygon(surface, inks.BRASS_LIT, tip)

"""The bag: velvet with an open mouth, and beside it how many cubes of each color it holds."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.client.draw import fonts, images, paper, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import inks, plates
from game.client.games.free_captains.cards.cubes import COLORS, cube

CLOTH = theme.rgb("6B2A4A")


def draw(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, counts: Mapping[str, int]) -> None:
    """Draw the bag at the left of a rectangle and its counts at the right."""
    told = tuple(counts.get(color, 0) for color in COLORS)
    paper.show(surface, rect, m, ("bag", told), lambda sheet: _paint(sheet, told), "bag")


def mouth(rect: pygame.Rect) -> tuple[int, int]:
    """Return where cubes come out of a bag drawn in ``rect``."""
    side = min(rect.height, rect.width // 2)
    return rect.left + side // 2, rect.top + round(side * 0.3)


def counts_rect(rect: pygame.Rect) -> pygame.Rect:
    """Return the part with the counts."""
    side = min(rect.height, rect.width // 2)
    return pygame.Rect(rect.left + side, rect.top, rect.width - side, rect.height)


def _paint(sheet: Paper, told: tuple[int, ...]) -> None:
    rect = sheet.rect
    side = min(rect.height, rect.width // 2)
    sheet.surface.blit(sack(side), (0, (rect.height - side) // 2))
    _counts(sheet, counts_rect(rect), told)


def _counts(sheet: Paper, area: pygame.Rect, told: tuple[int, ...]) -> None:
    """Paint a cube of each color with its number: in one row, or in two where that is larger."""
    rows = 2 if area.width < area.height * 4 else 1
    columns = len(COLORS) // rows
    cell = pygame.Rect(0, 0, area.width // columns, area.height // rows)
    px = round(min(cell.height * 0.92, cell.width * 0.56))
    size = max(fonts.SMALLEST, round(px * 0.58))
    for number, (color, count) in enumerate(zip(COLORS, told, strict=True)):
        cell.topleft = (
            area.left + number % columns * cell.width,
            area.top + number // columns * cell.height,
        )
        drawn = cube(color, px)
        sheet.surface.blit(drawn, drawn.get_rect(midleft=cell.midleft))
        sheet.signs.append((drawn.get_rect(midleft=cell.midleft), f"cube_{color}"))
        ink = inks.CREAM if count else theme.mix(inks.CREAM, inks.NIGHT, 0.45)
        shown = plates.figure(str(count), size, ink)
        sheet.surface.blit(shown, shown.get_rect(midleft=(cell.left + px, cell.centery)))


def sack(px: int) -> pygame.Surface:
    """Return the bag in a square of ``px`` pixels; cached."""

    def make() -> pygame.Surface:
        big = px * 3
        made = pygame.Surface((big, big), pygame.SRCALPHA)
        body = pygame.Rect(round(big * 0.1), round(big * 0.3), round(big * 0.8), round(big * 0.64))
        pygame.draw.ellipse(made, CLOTH, body)
        lip = pygame.Rect(round(big * 0.2), round(big * 0.14), round(big * 0.6), round(big * 0.3))
        pygame.draw.ellipse(made, theme.mix(CLOTH, inks.CREAM, 0.2), lip)
        pygame.draw.ellipse(made, inks.NIGHT, lip.inflate(-big // 12, -big // 14))
        return images.ready(pygame.transform.smoothscale(made, (px, px)))

    return images.kept(("sack", px, theme.palette), make)

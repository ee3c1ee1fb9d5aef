"""A player's ship as a schematic on a sheet of star chart.

The drawing of the ship, its figures at the left, its hull below. Each slot of the ship is a bay in
the hull with a thin leader to a column of bays at the right edge; the board draws the lines on from
there to the cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.client.draw import images, paper, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics, rgb
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.cards.boards import (
    PlayerView,
    bar,
    figure,
    goal_pips,
    state_of,
)
from game.outer_rim.catalog import Content

HULL = rgb("58B7E0")
INK = rgb("D9C9A0")  # of the chart's lines
ASPECT = 1.5  # of the drawings of ships
LEAST = 18  # du: a bay smaller than this is hard to see
Bay = tuple[str, bool]
"""the icon of a slot, and whether there is a card in it"""


def bay_spots(m: Metrics, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the places of a ship's bays: a column at the right edge of its sheet, or two that
    interlock if they are many."""
    if not count:
        return []
    pad = m.du(10)
    room = rect.height - 2 * pad - m.du(26)
    pitch = min(m.du(32), room // count)
    side = min(m.du(26), pitch - m.du(3))
    wave = 0
    if side < m.du(LEAST):
        pitch = room // (count + 1)
        side = min(m.du(26), 2 * pitch - m.du(5))
        wave = side + m.du(4)
    top = rect.top + pad + (room - pitch * (count - 1) - side) // 2
    right = rect.right - pad - side
    return [
        pygame.Rect(right - number % 2 * wave, top + number * pitch, side, side)
        for number in range(count)
    ]


def draw_ship(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    player_view: PlayerView,
    metrics: Metrics,
    bays: Sequence[Bay] = (),
) -> None:
    """Paint the schematic of a player's ship with its ``bays``; an empty sheet without a ship."""

    def paint(sheet: Paper) -> None:
        _paint(sheet, content, player_view, bays)

    key = ("ship", *state_of(player_view), tuple(bays))
    paper.show(surface, rect, metrics, key, paint, "board")


def _paint(sheet: Paper, content: Content, shown: PlayerView, bays: Sequence[Bay]) -> None:
    m, rect = sheet.m, sheet.rect
    images.draw_panel(sheet.surface, rect, "vellum", m.unit, False)
    sheet.surface.blit(_chart(rect.size, m), rect)
    ship = content.ships.get(shown["ship"] or "")
    if ship is None:
        return
    face = ship.back if shown["ship_flipped"] and ship.back is not None else ship.front
    pad = m.du(10)
    spots = bay_spots(m, rect, len(bays))
    low = pygame.Rect(pad, rect.bottom - pad - m.du(20), rect.width - 2 * pad, m.du(24))
    name = pygame.Rect(pad, m.du(6), 0, round(m.px("tile_bold") * 1.3))
    right = min((spot.left for spot in spots), default=rect.right - pad) - m.du(4)
    name.width = right - pad
    side = m.pick(62, 50)
    hull = _drawing(sheet, ship.id, pygame.Rect(side, m.du(8), right - side, low.top - m.du(8)))
    _leaders(sheet, hull, spots)
    for spot, bay in zip(spots, bays, strict=True):
        _bay(sheet, spot, bay)
    sheet.line("tile_bold", face.name, theme.INK, name, may_cut=True)
    _figures(sheet, shown, face, (pad, name.bottom))
    _goal(sheet, shown, low)
    values = shown.get("values") or {}
    bar(sheet, low, "hull", int(values.get("hull", face.hull)), int(shown["damage"]["ship"]), HULL)


def _figures(sheet: Paper, shown: PlayerView, face: object, corner: tuple[int, int]) -> None:
    """Paint hyperdrive and ship combat below one another."""
    m, values = sheet.m, shown.get("values") or {}
    for number, each in enumerate(("hyperdrive", "ship_combat")):
        printed = int(getattr(face, each))
        middle = corner[1] + m.du(18 + number * 34)
        figure(sheet, each, int(values.get(each, printed)), printed, corner[0], middle)


def _goal(sheet: Paper, shown: PlayerView, low: pygame.Rect) -> None:
    middle = low.top - sheet.m.du(14)
    left = low.left + sheet.m.du(44)
    goal_pips(sheet, shown["ship_tokens"], shown["ship_flipped"], left, middle)


def _drawing(sheet: Paper, ship: str, room: pygame.Rect) -> pygame.Rect:
    """Paint the ship in its room, over a soft shade; return the rectangle of its picture."""
    high = min(room.height, round(room.width / ASPECT))
    spot = pygame.Rect(0, 0, round(high * ASPECT), high)
    spot.center = room.center
    shade = tokens.glow(round(spot.width * 1.1), theme.SHADOW, 120)
    sheet.surface.blit(shade, shade.get_rect(center=(spot.centerx, spot.centery + high // 12)))
    if images.has("ships", ship):
        sheet.surface.blit(images.ship(ship, spot.size), spot)
    return spot


def _leaders(sheet: Paper, hull: pygame.Rect, spots: Sequence[pygame.Rect]) -> None:
    """Paint a mark in the hull for each bay, and a thin line to the bay."""
    m, count = sheet.m, len(spots)
    for number, spot in enumerate(spots):
        part = (number + 1) / (count + 1)
        mark = (
            round(hull.left + hull.width * (0.34 + 0.34 * part)),
            round(hull.top + hull.height * (0.46 + 0.2 * (part - 0.5))),
        )
        elbow = (spot.left - m.du(10), spot.centery)
        for shift, tone in ((1, theme.DEEP), (0, INK)):
            points = [(x, y + shift) for x, y in (mark, elbow, (spot.left, spot.centery))]
            pygame.draw.aalines(sheet.surface, tone, False, points)
        radius = max(2.5, 3.2 * m.unit)
        pygame.draw.aacircle(sheet.surface, theme.DEEP, mark, radius + 1)
        pygame.draw.aacircle(sheet.surface, INK, mark, radius)


def _bay(sheet: Paper, spot: pygame.Rect, bay: Bay) -> None:
    """Paint a bay: lit with its icon if a card is in it."""
    icon, full = bay
    line, radius = max(1, sheet.m.du(1)), max(2, sheet.m.du(4))
    pygame.draw.rect(sheet.surface, INK if full else theme.mix(INK, theme.DEEP, 0.55), spot,
                     border_radius=radius)  # fmt: skip
    inner = spot.inflate(-2 * line, -2 * line)
    ground = theme.mix(theme.RAISED, INK, 0.22) if full else theme.mix(theme.DEEP, INK, 0.08)
    pygame.draw.rect(sheet.surface, ground, inner, border_radius=max(1, radius - line))
    px = max(8, spot.width - sheet.m.du(8))
    sheet.icon(icon, px, spot.center, None if full else theme.EDGE_HOT)


def _chart(size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """Return the lines of the star chart: a fan of circles and rays, a few stars; cached."""
    key = ("star chart", size, m)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size
    pole = (round(wide * 0.16), round(high * 1.25))
    step = max(8, m.du(34))
    for radius in range(step * 2, round(1.4 * wide), step):
        pygame.draw.aacircle(made, (*INK, 30), pole, radius, 1)
    for turn in range(-2, 20):
        angle = math.radians(turn * 7.5)
        far = (pole[0] + 2 * wide * math.cos(angle), pole[1] - 2 * wide * math.sin(angle))
        pygame.draw.aaline(made, (*INK, 20), pole, far)
    for number in range(18):
        spot = (number * 7919 % max(1, wide), number * 4127 % max(1, high))
        pygame.draw.aacircle(made, (*INK, 70 if number % 3 else 130), spot,
                             max(1.0, (1.0 + number % 3 * 0.5) * m.unit))  # fmt: skip
    frame = made.get_rect().inflate(-2 * m.du(5), -2 * m.du(5))
    pygame.draw.rect(made, (*INK, 34), frame, max(1, m.du(1)), border_radius=m.du(5))
    return images.keep(key, images.ready(images.cut(made, m.du(8))))

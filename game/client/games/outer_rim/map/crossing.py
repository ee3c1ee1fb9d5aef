"""The way across the Core: a dotted band between the two ends of the galaxy, which is no lane."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.client.draw import images, theme
from game.client.games.outer_rim.map.places import GalaxyPlaces, Spot
from game.client.games.outer_rim.map.sizes import radius_of

IVORY = theme.rgb("EADFC4")
SAG = 0.085
"""how far the band hangs below its ends, by the height of the map"""
FOOT = 0.045
"""free height below its deepest point"""
SHADE = 150  # alpha of a dot
DOT, PITCH, BADGE = 1.9, 13.0, 16.0  # du: radius of a dot, distance of dots, radius of the badge


def ends(places: GalaxyPlaces) -> tuple[str, str] | None:
    """Return the two spaces between which a crossing leads, from left to right; None without a
    crossing on the map."""
    found = [space.id for space in places.galaxy.spaces.values() if space.crossing]
    if len(found) != 2:
        return None
    left, right = sorted(found, key=lambda id: places.center(id)[0])
    return left, right


def middle(places: GalaxyPlaces, left: Spot, right: Spot) -> Spot:
    """Return the deepest point of the band."""
    deep = max(left[1], right[1]) + SAG * places.rect.height * places.zoom
    lowest = places.rect.bottom - FOOT * places.rect.height
    if places.zoom <= 1.0:
        deep = min(deep, lowest)
    return (left[0] + right[0]) / 2, deep


def dots(left: Spot, right: Spot, deep: Spot, pitch: float) -> Iterator[Spot]:
    """Yield points along the band at equal distances."""
    over = (2 * deep[0] - (left[0] + right[0]) / 2, 2 * deep[1] - (left[1] + right[1]) / 2)
    steps, since, before = 400, pitch, left
    for step in range(1, steps):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        x = a * left[0] + b * over[0] + c * right[0]
        y = a * left[1] + b * over[1] + c * right[1]
        since += math.dist((x, y), before)
        before = (x, y)
        if since >= pitch:
            since -= pitch
            yield x, y


def way(places: GalaxyPlaces, goal: str) -> list[Spot]:
    """Return the way along the band to the space at one of its ends; empty if it leads nowhere."""
    found = ends(places)
    if found is None or goal not in found:
        return []
    left, right = places.center(found[0]), places.center(found[1])
    between = dots(left, right, middle(places, left, right), PITCH * places.m.unit)
    points = [left, *between, right]
    return points if goal == found[1] else points[::-1]


def badge_rect(places: GalaxyPlaces) -> pygame.Rect:
    """Return the place of the badge in the middle of the band; empty without a crossing."""
    found = ends(places)
    if found is None:
        return pygame.Rect(0, 0, 0, 0)
    at = middle(places, places.center(found[0]), places.center(found[1]))
    side = max(36, round(2 * BADGE * places.m.unit))
    made = pygame.Rect(0, 0, side, side)
    made.center = round(at[0]), round(at[1])
    return made


def paint(made: pygame.Surface, places: GalaxyPlaces) -> None:
    """Paint the band and its badge on the map's own picture."""
    found = ends(places)
    if found is None:
        return
    left, right = places.center(found[0]), places.center(found[1])
    left, right, spot = (
        (x - places.rect.left, y - places.rect.top)
        for x, y in (left, right, middle(places, left, right))
    )
    radius = radius_of(places.galaxy.spaces[found[0]], places.sizes)
    m, badge = places.m, BADGE * places.m.unit
    size = max(1.0, DOT * m.unit)
    side = round(4 * size) | 1
    dot = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(dot, (*IVORY, SHADE // 4), (side // 2, side // 2), round(1.9 * size))
    pygame.draw.circle(dot, (*IVORY, SHADE), (side // 2, side // 2), max(1, round(size)))
    for x, y in dots(left, right, spot, PITCH * m.unit):
        clear = min(math.dist((x, y), end) for end in (left, right))
        if clear > radius * 1.25 and math.dist((x, y), spot) > badge * 1.5:
            made.blit(dot, dot.get_rect(center=(round(x), round(y))))
    shown = sign(round(2 * badge))
    made.blit(shown, shown.get_rect(center=(round(spot[0]), round(spot[1]))))


def sign(px: int) -> pygame.Surface:
    """Return the crossing icon in a ring; cached."""
    key = ("crossing", px)
    if (known := images.lookup(key)) is not None:
        return known
    fine = 4
    whole = px * fine
    flat = pygame.Surface((whole, whole), pygame.SRCALPHA)
    center, edge = (whole // 2, whole // 2), whole // 2 - fine
    pygame.draw.circle(flat, (*theme.mix(theme.PANEL, (0, 0, 0), 0.3), 235), center, edge)
    pygame.draw.circle(flat, IVORY, center, edge, 3 * fine // 2)
    arm, thick = whole * 0.15, 2 * fine
    for way in (-1, 1):
        for step in (0.1, 0.26):
            tip = whole / 2 + way * whole * step
            back = tip - way * arm * 0.8
            points = [(back, whole / 2 - arm), (tip, whole / 2), (back, whole / 2 + arm)]
            pygame.draw.lines(flat, IVORY, False, points, thick)
    return images.keep(key, images.ready(pygame.transform.smoothscale(flat, (px, px))))

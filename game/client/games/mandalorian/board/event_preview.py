"""The next event on the map: lines from enemies to those they could attack, and damage."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board.forecast import CLASSES, forecast
from game.client.games.mandalorian.cards.plates import figure
from game.client.games.mandalorian.identity.identity import SLATE
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.kit.spots import Spots

DASH = 8  # du


def draw(
    surface: pygame.Surface, model: Model, pieces: Spots, area: pygame.Rect, m: Metrics
) -> None:
    """Draw whom each enemy could attack in the next event, and how much damage that may be."""
    if model.shown or model.view["event_back"] not in CLASSES:
        return
    told = forecast(model)
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    for token, whom in told.reach.items():
        start = pieces.get(("token", token))
        for who in sorted(whom):
            end = pieces.get(("pawn", who))
            if start is not None and end is not None:
                line(surface, start.center, end.center, m)
        if start is not None:
            ring = max(2, m.du(3))
            pygame.draw.circle(surface, theme.DANGER, start.center, start.width // 2 + ring, ring)
    for each in model.characters:
        rect = pieces.get(("pawn", each["id"]))
        if rect is not None:
            _most(surface, rect, told.most.get(each["id"], 0), m)
    surface.set_clip(before)


def line(surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int], m: Metrics) -> None:
    """Draw a dashed line."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if not way.length():
        return
    step = way.normalize() * m.du(DASH)
    at = pygame.Vector2(start)
    for number in range(int(way.length() / m.du(DASH))):
        if number % 2 == 0:
            pygame.draw.line(surface, theme.DANGER, at, at + step, max(2, m.du(3)))
        at += step


def _most(surface: pygame.Surface, rect: pygame.Rect, most: int, m: Metrics) -> None:
    """Draw the damage that a character could take."""
    ink = theme.DANGER if most else theme.GOOD
    words = figure(f"0-{most}" if most else "0", m.du(26), ink)
    plate = words.get_rect(midtop=(rect.centerx, rect.bottom - m.du(4))).inflate(m.du(12), 0)
    pygame.draw.rect(surface, SLATE, plate, border_radius=m.du(6))
    pygame.draw.rect(surface, ink, plate, max(1, m.du(1)), border_radius=m.du(6))
    surface.blit(words, words.get_rect(center=plate.center))

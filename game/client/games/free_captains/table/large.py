"""The inspector: a thing enlarged, and the prices of the card that is faced while nothing is."""

from __future__ import annotations

import pygame

from game.client.draw import richtext, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import dice, faces
from game.client.games.free_captains.model import Model
from game.client.tabletop.spots import Name
from game.free_captains.text.cards import lines

RATIO = 1.4


def draw(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Draw the thing at a spot for reading."""
    id = name[1] or model.view["captain"]
    if id in model.content.dice:
        _die(surface, rect, model, id, m)
        return
    wide = min(rect.width, round(rect.height / RATIO))
    card = pygame.Rect(0, 0, wide, round(wide * RATIO))
    card.midtop = rect.midtop
    faces.draw(surface, card, m, id, now=model.now(id))


def _die(surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics) -> None:
    """Draw a die with what each of its faces does."""
    value = dict(model.dice).get(id, model.rolled[1])
    px = m.du(120)
    surface.blit(dice.die(id, value, px), (rect.left + m.du(12), rect.top + m.du(8)))
    room = pygame.Rect(rect.left + m.du(12), rect.top + px + m.du(20), rect.width - m.du(24), 0)
    words = [f"**{model.content.name(id)}**", *lines(model.content, id)]
    y = room.top
    for each in words:
        laid = richtext.layout(m, "body", each, room.width, theme.INK)
        if y + laid.height > rect.bottom:
            break
        laid.draw(surface, pygame.Rect(room.left, y, laid.width, laid.height), "die")
        y += laid.height + m.du(6)

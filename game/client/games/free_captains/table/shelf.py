"""The row of Planets with the one that was chosen, the Location, and the Super Weapons."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import chips, faces
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.kit.spots import Name

LOW = 120
"""du of height under which a card is a tile"""


def card(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics, state: str = ""
) -> None:
    """Paint a Planet or a weapon: whole, or as a tile where it is low."""
    low = rect.height < m.du(LOW) and rect.width > rect.height
    painter = chips.draw if low else faces.draw
    painter(surface, rect, m, id, state=state, now=model.now(id))


def planet(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint a Planet of the row."""
    card(surface, rect, model, name[1], m)


def slot(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the Planet of the round, or its empty place."""
    if model.view["planet"]:
        card(surface, rect, model, model.view["planet"], m, "chosen")
    else:
        _engrave(surface, rect, m, "planet", "Planet")


def location(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint the Location in force."""
    faces.draw(surface, rect, m, name[1], now=model.now(name[1]))


def weapon(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint a Super Weapon that was found."""
    card(surface, rect, model, name[1], m)


def weapon_slot(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint the place of a Super Weapon that is still to be found."""
    _engrave(surface, rect, m, "super_weapon", "")


def _engrave(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, icon: str, words: str) -> None:
    """Paint a sign into the bottom of an empty place."""
    px = round(min(rect.width, rect.height) * 0.5)
    drawn = plates.sign(icon, px, theme.mix(inks.PLUM, inks.BRASS, 0.18))
    lift = m.pitch("tile") // 2 if words and rect.height > m.du(90) else 0
    surface.blit(drawn, drawn.get_rect(center=(rect.centerx, rect.centery - lift)))
    if lift:
        foot = pygame.Rect(rect.left, rect.centery + px // 2 - lift, rect.width, m.pitch("tile"))
        ink = theme.mix(inks.CREAM, inks.PLUM, 0.35)
        fonts.draw_line(surface, m, "tile", words, ink, foot, "center", "slot")


PAINTERS = {"planet": planet, "slot": slot, "location": location, "weapon": weapon,
            "weapon_slot": weapon_slot}  # fmt: skip

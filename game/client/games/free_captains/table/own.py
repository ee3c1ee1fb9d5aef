"""The captain: the portrait, the three tracks, and the hand."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import cubes, faces, track
from game.client.games.free_captains.cards.hand import HELD
from game.client.games.free_captains.model import Model
from game.client.tabletop.spots import Name


def captain(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint the captain."""
    faces.draw(surface, rect, m, model.view["captain"])


def ability(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint the track of an ability without its cube, which moves."""
    value = model.view["abilities"][name[1]]
    track.draw(surface, rect, m, name[1], value, model.most(name[1]), cube_on=False)


def cube(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the cube on a track."""
    place = track.cube_rect(rect, model.view["abilities"][name[1]])
    surface.blit(cubes.cube(track.CUBES[name[1]], place.width), place)


def hand(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint a card in hand."""
    faces.draw(surface, rect, m, name[1], now=HELD)


PAINTERS = {"captain": captain, "track": ability, "hand": hand}

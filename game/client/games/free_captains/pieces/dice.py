"""The Captain's Dice: enamel, each kind with its color and its sign, the value as a figure."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color
from game.client.games.free_captains.identity.identity import FACE
from game.client.games.free_captains.pieces import inks
from game.client.games.free_captains.pieces.stock import content
from game.client.tabletop.pages.solids import Die
from game.free_captains.text.effects import face_words
from game.table.grammar import capital

GLOSS = 0.55
"""enamel that shines, and leaves the figures clear"""
VALUES = ("1", "2", "3", "4", "5", "6")


def color(id: str) -> Color:
    """Return the enamel of a die. Two dice share a color in the box: the Systems die has a cooler
    one here."""
    die = content().dice[id]
    if die.group == "systems" and die.color != "gray":
        return inks.SYSTEMS
    return inks.DICE[die.color]


def icon(id: str) -> str:
    """Return the icon of a kind of dice."""
    name = f"die_{id}"
    return name if images.has("icons", name) else "dice"


def words(id: str, value: int) -> str:
    """Return what a die does at a value, as a sentence."""
    return capital(face_words(content().dice[id].faces[value - 1])) + "."


_looks: dict[tuple[str, Color], Die] = {}


def look(id: str) -> Die:
    """Return the look of a kind of dice, for rolls."""
    key = id, color(id)
    if key not in _looks:

        def paint(face: str, px: int) -> pygame.Surface:
            return _face(id, face, px)

        _looks[key] = Die(paint, VALUES, key[1], gloss=GLOSS)
    return _looks[key]


def die(id: str, value: int, px: int) -> pygame.Surface:
    """Return a die at rest with its shadow in a square of ``px`` pixels; cached. A value of 0 is
    unknown."""
    key = ("captain die", id, value, px, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    wide = round(px * 0.74)
    _shade(made, px)
    drawn = look(id).at_rest(str(value) if value else "", wide)
    made.blit(drawn, drawn.get_rect(center=(round(px * 0.485), round(px * 0.49))))
    return images.keep(key, images.ready(made))


def _shade(made: pygame.Surface, px: int) -> None:
    body = pygame.Rect(0, 0, round(px * 0.72), round(px * 0.74))
    body.center = (round(px * 0.535), round(px * 0.57))
    shade = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.rect(shade, (0, 0, 0, 170), body, border_radius=px // 6)
    blurred = pygame.transform.gaussian_blur(shade, max(2, px // 16), repeat_edge_pixels=False)
    made.blit(blurred, (0, 0))


def _face(id: str, face: str, px: int) -> pygame.Surface:
    """Return the enamel of a face: its figure, with the small sign of the kind below."""
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    small = round(px * (0.34 if face else 0.66))
    if face:
        used = fonts.font(FACE, "Regular", max(16, round(px * 0.92)))
        drawn = used.render(face, inks.CREAM)
        ink = drawn.get_bounding_rect()
        middle = (round(px * 0.37), round(px * 0.47))
        made.blit(drawn, (middle[0] - ink.centerx, middle[1] - ink.centery))
    sign = images.icon(icon(id), small, inks.CREAM)
    spot = (round(px * 0.83), round(px * 0.79)) if face else (px // 2, px // 2)
    made.blit(sign, sign.get_rect(center=spot))
    return made

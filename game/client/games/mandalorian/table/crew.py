"""The crew: face, health, what each carries, and their planning cards."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board.layout import roomy
from game.client.games.mandalorian.cards import tokens
from game.client.games.mandalorian.cards.plates import figure, lettering
from game.client.games.mandalorian.identity.identity import HEAD, NAME, SAND, SLATE, color_of
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.spot_layout import (
    chip_room,
    face_rect,
    own_rect,
    talk_rect,
    tall,
)
from game.client.tabletop.kit.marks import draw_mark


def draw(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw the panel of a character, or a chip where room is short."""
    surface.blit(_ground(rect.size, who, who in model.turn_of, m), rect)
    own = own_rect(rect, model, who, m)
    if roomy(m):
        _panel(surface, own, model, who, m)
    else:
        _chip(surface, own, model, who, m)
    if who in model.companions:
        _talk(surface, rect, model, who, m)
    if model.acting == who:
        edge = max(2, m.du(2))
        pygame.draw.rect(surface, color_of(who), rect, edge, border_radius=m.du(8))


def _ground(size: tuple[int, int], who: str, on: bool, m: Metrics) -> pygame.Surface:
    key = ("ma crew", size, who, on, m, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    color = color_of(who)
    made = pygame.Surface(size, pygame.SRCALPHA)
    share = 0.24 if on else 0.1
    left, right = theme.mix(SLATE, color, share), theme.mix(SLATE, color, 0.05)
    made.blit(images.gradient(size, left, right, across=True), (0, 0))
    images.round_off(made, m.du(8))
    bar = pygame.Rect(0, m.du(8), m.du(4), size[1] - 2 * m.du(8))
    pygame.draw.rect(made, color, bar, border_radius=m.du(2))
    edge = theme.mix(SLATE, color, 0.34)
    pygame.draw.rect(made, edge, made.get_rect(), 1, border_radius=m.du(8))
    return images.keep(key, images.ready(made))


def _round(rect: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of the face on a chip."""
    side = rect.height - 2 * m.du(3)
    return pygame.Rect(rect.left + m.du(8), rect.top + m.du(3), side, side)


def _panel(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    face = face_rect(rect, len(model.character(who)["plans"]), m)
    drawn = images.svg("mandalorian/people", who, face.size)
    surface.blit(drawn, drawn.get_rect(midbottom=face.midbottom))
    left = face.left if tall(rect, m) else face.right + m.du(10)
    words = pygame.Rect(left, rect.top + m.du(8), 0, m.pitch(HEAD))
    words.width = rect.right - m.du(12) - words.left
    if not model.shared and len(model.kinds) > 1:
        spot = (face.left + m.du(12), face.bottom - m.du(12))
        draw_mark(surface, m, model.seat_of(who), spot, m.du(9))
    name = model.content.name(who)
    style = lettering(m, name, words.width, HEAD, NAME, "tile_bold")
    fonts.draw_line(surface, m, style, name, theme.INK, words, "left", who)
    line = pygame.Rect(
        words.left, words.bottom + m.du(2), rect.right - m.du(12) - words.left, m.du(26)
    )
    _health(surface, line, model, who, m)
    if model.character(who)["child"]:
        px = m.du(64 if tall(rect, m) else 40)
        baby = tokens.pawn(px, "the_child")
        surface.blit(baby, baby.get_rect(bottomright=(rect.right - m.du(10), face.bottom)))


def _talk(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw the reasons of a companion: at the foot of a panel, beside the name on a chip."""
    told = model.reasons_of(who)
    if not told:
        return
    if roomy(m):
        place = talk_rect(rect, who == model.companions[0], m)
        laid = richtext.layout(m, "tile", literal(told), place.width, theme.SOFT)
        if laid.height > place.height:
            laid = richtext.layout(m, "tile", literal(told.partition(", ")[0]), place.width,
                                   theme.SOFT)  # fmt: skip
        place.top += max(0, (place.height - laid.height) // 2)
        laid.draw(surface, place, who)
        return
    name, left = model.content.name(who), _round(rect, m).right + m.du(8)
    right = chip_room(own_rect(rect, model, who, m), model, who, m)
    style = lettering(m, name, right - left, NAME, "tile_bold")
    left += fonts.measure(m, style, name)[0] + m.du(12)
    place = pygame.Rect(left, rect.top + m.du(3), right - left, (rect.height - m.du(6)) // 2)
    if place.width > m.du(72):
        words = fonts.fit(m, "tile", told, place.width).text
        fonts.draw_line(surface, m, "tile", words, theme.SOFT, place, "right", who)


def flag(surface: pygame.Surface, middle: tuple[int, int], px: int, on: bool, m: Metrics) -> None:
    """Draw the sign of a mark."""
    pygame.draw.aacircle(surface, SLATE, middle, px // 2)
    edge = theme.TEAL if on else theme.EDGE_HOT
    pygame.draw.aacircle(surface, edge, middle, px // 2, max(1, m.du(2)))
    icon = images.icon("flag", px * 5 // 9, theme.TEAL if on else theme.MUTED)
    surface.blit(icon, icon.get_rect(center=middle))


def _chip(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    face = _round(rect, m)
    surface.blit(tokens.pawn(face.width, who), face)
    entry = model.character(who)
    words = pygame.Rect(face.right + m.du(8), rect.top + m.du(3), 0, (rect.height - m.du(6)) // 2)
    words.width = chip_room(rect, model, who, m) - words.left
    name = model.content.name(who)
    style = lettering(m, name, words.width, NAME, "tile_bold")
    fonts.draw_line(surface, m, style, name, theme.INK, words, "left", who)
    line = words.move(0, words.height)
    if entry["child"]:
        px = line.height
        surface.blit(tokens.pawn(px, "the_child"), (line.right - px, line.top))
        line.width -= px + m.du(4)
    _health(surface, line, model, who, m)


def _health(surface: pygame.Surface, line: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw the health left as pips and as a figure."""
    entry = model.character(who)
    most, left = int(entry["health"]), int(entry["health"]) - int(entry["damage"])
    low = left <= 2
    ink = theme.DANGER if low else theme.SOFT
    px = max(fonts.SMALLEST, min(line.height, m.du(24)))
    told = figure(f"{max(0, left)}/{most}", px, ink)
    surface.blit(told, told.get_rect(midright=(line.right, line.centery)))
    room = line.width - told.get_width() - m.du(8)
    gap = max(2, m.du(3))
    wide = min(m.du(16), (room - gap * (most - 1)) // most)
    high = min(line.height - m.du(8), m.du(14))
    for number in range(most):
        pip = pygame.Rect(line.left + number * (wide + gap), 0, wide, high)
        pip.centery = line.centery
        if number < left:
            pygame.draw.rect(surface, ink if low else color_of(who), pip, border_radius=3)
        else:
            pygame.draw.rect(surface, theme.mix(SLATE, ink, 0.3), pip, 1, border_radius=3)


def plan(surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics) -> None:
    """Draw a planning card as a tile: its sign, and its name where there is room."""
    surface.blit(_tile(rect.size, m), rect)
    px = min(rect.height - m.du(8), m.du(26))
    defend = id.startswith("defend")
    icon = images.icon("ma_defend" if defend else "ma_planning", px)
    if rect.width < 2 * rect.height:
        surface.blit(icon, icon.get_rect(center=rect.center))
        return
    surface.blit(icon, icon.get_rect(midleft=(rect.left + m.du(6), rect.centery)))
    words = pygame.Rect(rect.left + px + m.du(12), rect.top, 0, rect.height)
    words.width = rect.right - m.du(4) - words.left
    told = fonts.fit(m, "tile_bold", model.content.name(id), words.width).text
    fonts.draw_line(surface, m, "tile_bold", told, theme.INK, words, "left", id)


def _tile(size: tuple[int, int], m: Metrics) -> pygame.Surface:
    key = ("ma tile", size, m, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(images.gradient(size, theme.mix(SLATE, SAND, 0.3), theme.mix(SLATE, SAND, 0.14)),
              (0, 0))  # fmt: skip
    images.round_off(made, m.du(6))
    edge = theme.mix(SLATE, SAND, 0.5)
    pygame.draw.rect(made, edge, made.get_rect(), 1, border_radius=m.du(6))
    return images.keep(key, images.ready(made))

"""A player in a strip: above the player's own board, and as a chip among the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import paper, tokens
from game.client.games.outer_rim.cards.boards import (
    PlayerView,
    draw_character,
    draw_ship,
    portrait,
    raised_sheet,
    state_of,
)
from game.client.games.outer_rim.cards.paper import Paper
from game.outer_rim.cards.effects import FACTIONS
from game.outer_rim.catalog import Content

LEVEL_SIGN = {"positive": "positive", "neutral": "neutral", "negative": "negative"}
LEVEL_INK = {"positive": "good", "neutral": "soft", "negative": "danger"}


def draw_strip(
    surface: pygame.Surface,
    rect: pygame.Rect,
    player_view: PlayerView,
    metrics: Metrics,
    *,
    name: str,
    fame_goal: int,
    credits: int | None = None,
) -> None:
    """Paint shape and name, credits, fame on the way to the goal, and reputations. ``credits``: the
    figure shown while it counts up or down."""
    shown = player_view
    money = int(shown["credits"]) if credits is None else credits
    key = (
        "strip", shown["seat"], name, money, shown["fame"], fame_goal,
        tuple(shown["reputation"].items()),
    )  # fmt: skip

    def paint(sheet: Paper) -> None:
        _paint_strip(sheet, shown, name, fame_goal, money)

    paper.show(surface, rect, metrics, key, paint, "board.strip")


def _paint_strip(sheet: Paper, shown: PlayerView, name: str, fame_goal: int, money: int) -> None:
    m, rect = sheet.m, sheet.rect
    raised_sheet(sheet, theme.PLAYERS[shown["seat"]].color)
    gap = m.du(26 if not m.compact else 16)
    shape = tokens.mark(shown["seat"], m.du(24))
    x = rect.left + m.du(14)
    sheet.surface.blit(shape, shape.get_rect(midleft=(x, rect.centery)))
    x += m.du(32)
    most = rect.width // 5
    style = "heading" if not m.compact else "body_bold"
    spot = pygame.Rect(x, rect.top, min(most, fonts.measure(m, style, name)[0] + 2), rect.height)
    sheet.line(style, name, theme.INK, spot, may_cut=True)
    x = spot.right + gap
    sheet.icon("credits", m.du(24), (x + m.du(12), rect.centery))
    words = f"{money:,}"
    spot = pygame.Rect(x + m.du(32), rect.top, 0, rect.height)
    spot.width = max(fonts.measure(m, "number", each)[0] for each in (words, "20,000")) + 2
    sheet.line("number", words, theme.AMBER, spot)
    x = spot.right + gap
    x = _fame_track(sheet, x, int(shown["fame"]), fame_goal) + gap
    area = pygame.Rect(x, rect.top, rect.right - m.du(12) - x, rect.height)
    draw_reputation(sheet, area, shown["reputation"])


def _fame_track(sheet: Paper, left: int, fame: int, goal: int) -> int:
    """Paint fame in figures and as pips to the goal; return the right end."""
    m = sheet.m
    middle = sheet.rect.centery
    sheet.icon("fame", m.du(24), (left + m.du(12), middle))
    words = f"{fame} / {goal}"
    spot = pygame.Rect(left + m.du(32), 0, fonts.measure(m, "number", words)[0] + 2, m.du(30))
    spot.centery = middle
    sheet.line("number", words, theme.INK, spot)
    x = spot.right + m.du(10)
    px, gap = (m.du(14), m.du(4)) if not m.compact else (m.du(10), m.du(3))
    for number in range(max(goal, fame)):
        picture = _pip(px, number < fame)
        sheet.surface.blit(picture, picture.get_rect(midleft=(x, middle)))
        x += px + gap
    return x - gap


def _pip(px: int, lit: bool) -> pygame.Surface:
    """Return a diamond of the fame track."""

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side / 2, side / 2)
        pygame.draw.polygon(
            big,
            theme.AMBER_TOP if lit else theme.EDGE,
            tokens.shape_points("diamond", middle, side * 0.44),
        )
        ground = theme.AMBER if lit else theme.SUNKEN
        pygame.draw.polygon(big, ground, tokens.shape_points("diamond", middle, side * 0.33))

    return tokens.fine(("fame pip", lit), (px, px), paint)


def draw_reputation(sheet: Paper, area: pygame.Rect, levels: Mapping[str, str]) -> None:
    """Paint the four reputations: the faction's icon, its name, and the level as shape and
    color."""
    m = sheet.m
    each = area.width // len(FACTIONS)
    for number, faction in enumerate(FACTIONS):
        part = pygame.Rect(area.left + number * each, area.top, each - m.du(6), area.height)
        level = levels[faction]
        px = min(m.du(22), part.height)
        sheet.icon(faction, px, (part.left + px // 2, part.centery))
        x = part.left + px + m.du(5)
        sign = min(m.du(18), part.height)
        words = f"{theme.MARKS[faction].word} {level}"
        for words in (words, level, ""):
            spot = pygame.Rect(x + sign + m.du(5), part.top, 0, part.height)
            spot.width = part.right - spot.left
            if not fonts.fit(m, "label", words, spot.width).overflow:
                break
        sheet.icon(LEVEL_SIGN[level], sign, (x + sign // 2, part.centery))
        if words:
            sheet.line("label", words, theme.COLORS[LEVEL_INK[level]], spot)


# --- whole board and chips --------------------------------------------------------------------


def draw_player(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    player_view: PlayerView,
    metrics: Metrics,
    *,
    name: str,
    fame_goal: int,
    credits: int | None = None,
) -> pygame.Rect:
    """Paint strip, character and ship in their places in ``rect``; return the room left for
    slots."""
    m = metrics
    strip = pygame.Rect(rect.left, rect.top, rect.width, m.du(36 if not m.compact else 32))
    draw_strip(surface, strip, player_view, m, name=name, fame_goal=fame_goal, credits=credits)
    gap = m.du(8 if not m.compact else 5)
    top = strip.bottom + gap
    high = rect.bottom - top - gap
    wide = (m.du(212), m.du(252)) if not m.compact else (m.du(150), m.du(170))
    first = pygame.Rect(rect.left + gap, top, wide[0], high)
    second = pygame.Rect(first.right + gap, top, wide[1], high)
    draw_character(surface, first, content, player_view, m)
    draw_ship(surface, second, content, player_view, m)
    return pygame.Rect(second.right + gap, top, rect.right - second.right - 2 * gap, high)


def draw_opponent_chip(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    player_view: PlayerView,
    metrics: Metrics,
    *,
    name: str,
    place: str,
    fame_goal: int,
    leads: bool = False,
    free: int = 0,
    threat: bool = False,
) -> None:
    """Paint an opponent in a row: face, shape, name, place; fame, credits, health and hull.
    ``free`` pixels at the right are left for a button; ``threat`` marks players who can win next
    turn."""
    shown = player_view
    key = (
        "chip", *state_of(shown), name, place, shown["fame"], shown["credits"], fame_goal, leads,
        free, threat,
    )  # fmt: skip

    def paint(sheet: Paper) -> None:
        _paint_chip(sheet, shown, name, place, fame_goal, leads, free, threat)

    paper.show(surface, rect, metrics, key, paint, "opponents")


def _paint_chip(
    sheet: Paper, shown: PlayerView, name: str, place: str, fame_goal: int, leads: bool, free: int,
    threat: bool,
) -> None:  # fmt: skip
    m, rect = sheet.m, sheet.rect
    raised_sheet(sheet, theme.PLAYERS[shown["seat"]].color)
    inner = rect.inflate(-2 * m.du(7), -2 * m.du(4))
    inner.width -= free
    face = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
    portrait(sheet.surface, face, str(shown["character"] or ""), m, shown["seat"])
    half = inner.height // 2
    left = face.right + m.du(8)
    words = pygame.Rect(left, inner.top, (inner.right - left) * 42 // 100, half)
    shape = tokens.mark(shown["seat"], m.du(16))
    sheet.surface.blit(shape, shape.get_rect(midleft=words.midleft))
    title = words.move(m.du(20), 0)
    title.width -= m.du(20)
    sheet.line("tile_bold", name, theme.INK, title, may_cut=True)
    under = words.move(0, half)
    at = f"{place}, defeated" if shown["defeated"] else place
    sheet.line("tile", at, theme.DANGER if shown["defeated"] else theme.MUTED, under, may_cut=True)
    values = shown.get("values") or {}
    facts: Sequence[tuple[str, str, Color]] = (
        ("fame", f"{shown['fame']} / {fame_goal}", theme.AMBER if leads else theme.INK),
        ("credits", f"{shown['credits']:,}", theme.SOFT),
        ("health", _left(values, shown, "health", "character"), theme.SOFT),
        ("hull", _left(values, shown, "hull", "ship"), theme.SOFT),
    )
    start = words.right + m.du(8)
    wide = (inner.right - start) // 2
    for number, (icon, text, color) in enumerate(facts):
        spot = pygame.Rect(start + number % 2 * wide, inner.top + number // 2 * half, wide, half)
        px = min(m.du(18), half)
        sheet.icon(icon, px, (spot.left + px // 2, spot.centery))
        spot.left, spot.width = spot.left + px + m.du(5), wide - px - m.du(7)
        if number == 0 and threat:
            spot.width -= m.du(22)
            sheet.icon("warning", m.du(18), (spot.right + m.du(11), spot.centery), theme.DANGER)
        sheet.line("tile_bold" if number == 0 else "tile", text, color, spot, may_cut=True)


def _left(values: Mapping[str, Any], shown: PlayerView, value: str, which: str) -> str:
    most = int(values.get(value, 0))
    return f"{max(0, most - int(shown['damage'][which]))} / {most}"

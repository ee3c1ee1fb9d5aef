"""An opponent at a glance: a chip over the map with face, name, place, fame, credits and damage."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, paper, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.cards.boards import PlayerView, portrait, raised_sheet, state_of

BAR_DU = 7  # thickness of the lines that show what is left of health and hull


@dataclass(frozen=True)
class Facts:
    """The facts on a chip besides the player's view. ``free`` pixels at the right are left for a
    button; ``threat`` marks players who can win next turn, ``near`` those a step from their goal.
    """

    name: str
    place: str
    fame_goal: int
    leads: bool = False
    free: int = 0
    threat: bool = False
    near: bool = False


def draw(
    surface: pygame.Surface, rect: pygame.Rect, shown: PlayerView, m: Metrics, facts: Facts
) -> None:
    """Paint the chip of a player."""
    debts = tuple(shown.get("debts", ()))
    key = ("chip", *state_of(shown), shown["fame"], shown["credits"], facts, debts)
    paper.show(surface, rect, m, key, lambda sheet: _paint(sheet, shown, facts), "opponents")


def _paint(sheet: Paper, shown: PlayerView, facts: Facts) -> None:
    m, rect, seat = sheet.m, sheet.rect, int(shown["seat"])
    raised_sheet(sheet, theme.PLAYERS[seat].color)
    inner = rect.inflate(-2 * m.du(7), -2 * m.du(4))
    face = face_at(m, rect)
    portrait(sheet.surface, face, str(shown["character"] or ""), m, seat)
    left = face.right + m.du(8)
    bars = m.du(BAR_DU) + m.du(3)
    half = (inner.height - bars) // 2
    room = pygame.Rect(left, inner.top, inner.right - facts.free - left, half)
    words = f"{facts.place}, defeated" if shown["defeated"] else facts.place
    money = f"{shown['credits']:,}"
    side = _figures_at(m, room, shown, facts, money)
    if not _fits(m, words, side - m.du(6) - left):
        money = _short(shown["credits"])
        side = _figures_at(m, room, shown, facts, money)
    _figures(sheet, room, shown, facts, money, side)
    shape = tokens.mark(seat, m.du(15))
    sheet.surface.blit(shape, shape.get_rect(midleft=room.midleft))
    if facts.leads:
        light = images.icon("star", m.du(15), theme.GOLD)
        sheet.surface.blit(light, light.get_rect(bottomright=face.bottomright))
    title = pygame.Rect(left + m.du(20), room.top, side - m.du(6) - left - m.du(20), half)
    if facts.threat:
        title.width -= _px(m, room) + m.du(4)
    name = fonts.shorter(m, "tile_bold", facts.name, title.width)
    sheet.line("tile_bold", name, theme.INK, title, may_cut=True)
    place = pygame.Rect(left, room.bottom, side - m.du(6) - left, half)
    place.width -= _debts(sheet, place, shown)
    ink = theme.DANGER if shown["defeated"] else theme.MUTED
    sheet.title("tile", words, ink, place)
    foot = pygame.Rect(left, inner.bottom - m.du(BAR_DU), room.width, m.du(BAR_DU))
    _damage(sheet, foot, shown)


def face_at(m: Metrics, rect: pygame.Rect) -> pygame.Rect:
    """Return the place of the face on a chip."""
    inner = rect.inflate(-2 * m.du(7), -2 * m.du(4))
    return pygame.Rect(inner.left, inner.top, inner.height, inner.height)


def _debts(sheet: Paper, line: pygame.Rect, shown: PlayerView) -> int:
    """Paint the debt tokens that the player holds at the end of a line; return their width."""
    held = shown.get("debts", ())
    px = min(sheet.m.du(20), line.height)
    for number, seat in enumerate(reversed(held), 1):
        drawn = tokens.debt(seat, px)
        middle = (line.right - number * px + px // 2, line.centery)
        sheet.surface.blit(drawn, drawn.get_rect(center=middle))
    return len(held) * px + (sheet.m.du(4) if held else 0)


def _px(m: Metrics, room: pygame.Rect) -> int:
    """Return the size of the icons beside the figures."""
    return min(m.du(18), room.height)


def _fits(m: Metrics, words: str, wide: int) -> bool:
    """Return True if the words of the second line are whole, in narrower letters if need be."""
    if fonts.measure(m, "tile", words)[0] <= wide:
        return True
    return fonts.condense(m, "tile", words, theme.MUTED, wide) is not None


def _short(money: int) -> str:
    """Return credits in few letters where that is exact: ``20k``."""
    return f"{money // 1000}k" if money >= 1000 and money % 1000 == 0 else f"{money:,}"


def _fame(shown: PlayerView, facts: Facts) -> str:
    return f"{shown['fame']} / {facts.fame_goal}"


def _figures_at(m: Metrics, room: pygame.Rect, shown: PlayerView, facts: Facts, money: str) -> int:
    """Return the left end of fame and credits, which stand at the right."""
    fame = fonts.measure(m, "tile_bold", _fame(shown, facts))[0]
    wide = max(fame, fonts.measure(m, "tile", money)[0]) + 2
    return room.right - wide - _px(m, room) - m.du(5)


def _figures(
    sheet: Paper, room: pygame.Rect, shown: PlayerView, facts: Facts, money: str, left: int
) -> None:
    """Paint fame above credits at the right, from ``left`` on."""
    m, px = sheet.m, _px(sheet.m, room)
    ink = theme.INK if facts.leads else theme.SOFT
    lines: tuple[tuple[str, str, str, Color], ...] = (
        ("fame", "tile_bold", _fame(shown, facts),
         theme.DANGER if facts.near or facts.threat else ink),
        ("credits", "tile", money, theme.SOFT),
    )  # fmt: skip
    x = left + px + m.du(5)
    for number, (icon, style, words, color) in enumerate(lines):
        line = pygame.Rect(x, room.top + number * room.height, room.right - x, room.height)
        sheet.icon(icon, px, (left + px // 2, line.centery))
        sheet.line(style, words, color, line)
    if facts.threat:  # beside the name, so that the place below keeps its room
        sheet.icon("warning", px, (left - m.du(4) - px // 2, room.centery), theme.DANGER)


def _damage(sheet: Paper, foot: pygame.Rect, shown: PlayerView) -> None:
    """Paint the remaining health and hull as two rows of cells, one cell a point."""
    gap = sheet.m.du(8)
    wide = (foot.width - gap) // 2
    values, damage = shown.get("values") or {}, shown["damage"]
    for number, (value, which) in enumerate((("health", "character"), ("hull", "ship"))):
        most = int(values.get(value, 0))
        left = max(0, most - int(damage[which]))
        bar = pygame.Rect(foot.left + number * (wide + gap), foot.top, wide, foot.height)
        ink = theme.GOOD if value == "health" else theme.PLAYERS[1].color
        _cells(sheet, bar, most, left, ink)


def _cells(sheet: Paper, bar: pygame.Rect, most: int, left: int, ink: Color) -> None:
    if not most:
        return
    gap = max(1, sheet.m.du(2))
    for number in range(most):
        start = bar.left + bar.width * number // most
        end = bar.left + bar.width * (number + 1) // most - gap
        cell = pygame.Rect(start, bar.top, max(1, end - start), bar.height)
        full = number < left
        ground = theme.mix(ink, theme.PANEL, 0.25) if full else theme.SUNKEN
        pygame.draw.rect(sheet.surface, ground, cell, border_radius=gap)
        if not full:  # lost: an empty cell with an edge
            pygame.draw.rect(sheet.surface, theme.DANGER, cell, 1, border_radius=gap)

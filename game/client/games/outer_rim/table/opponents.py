"""The other players at a glance: fame, credits, place, health and reputation, without a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.client.draw import fonts, images, signs, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards, strips
from game.client.games.outer_rim.forecast import Forecast, forecasts, pace
from game.client.games.outer_rim.model import Model
from game.client.tabletop.layout import folded, row
from game.client.tabletop.marks import draw_mark
from game.outer_rim.cards.effects import FACTIONS

LEVEL_ICON = {"positive": "up", "neutral": "", "negative": "down"}
LEVEL_INK = {"positive": "good", "neutral": "muted", "negative": "danger"}


MARKET_DU = 184
"""room for the market's button beside three opponents in a compact window"""


def deal_side(m: Metrics) -> int:
    """Return the side in pixels of the button that opens a deal, in the corner of a panel."""
    return m.du(36 if m.compact else 44)


def others(model: Model) -> list[int]:
    """Return the other seats, in turn order from the viewing one."""
    count = len(model.kinds)
    return [(model.seat + step) % count for step in range(1, count)]


def panels(model: Model, m: Metrics, area: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
    """Return the panel of each opponent: in a column, in a row where regions take turns, or in a
    compact window in a row of chips."""
    seats = others(model)
    if folded(m):
        inner = area.inflate(-2 * m.du(8), -2 * m.du(8))
        inner.height = min(inner.height, m.du(208))
        return list(zip(seats, row(inner, 3, m.du(8))[: len(seats)], strict=True))
    if m.compact:
        inner = area.inflate(-2 * m.du(8), -2 * m.du(4))
        if len(seats) == 3:
            inner.width -= m.du(MARKET_DU)
        return list(zip(seats, row(inner, 3, m.du(8))[: len(seats)], strict=True))
    high, gap = m.du(208), m.du(8)
    top = area.top + m.du(8)
    left, wide = area.left + m.du(10), area.width - m.du(20)
    return [
        (seat, pygame.Rect(left, top + n * (high + gap), wide, high))
        for n, seat in enumerate(seats)
    ]


def draw(surface: pygame.Surface, model: Model, m: Metrics, area: pygame.Rect) -> None:
    """Paint the panels, and below or beside them round, seed and the counts of the decks."""
    images.draw_panel(surface, area, "flat", m.unit)
    fames = [each["fame"] for each in model.view["players"]]
    lead = max(fames)
    for seat, rect in panels(model, m, area):
        shown = model.view["players"][seat]
        leads = shown["fame"] == lead > 0 and fames.count(lead) == 1
        if not m.compact or folded(m):
            images.draw_panel(surface, rect, "raised", m.unit)
            _panel(surface, model, m, rect, seat, shown, leads)
            continue
        strips.draw_opponent_chip(
            surface, rect, model.content, shown, m, name=model.player_name(seat),
            place=_place(model, shown), fame_goal=shown["fame_goal"], leads=leads,
            free=deal_side(m) if model.kinds[seat] != "deck" else 0,
            threat=forecasts(model)[seat].threat,
        )  # fmt: skip
    _foot(surface, model, m, area)


def _panel(
    surface: pygame.Surface, model: Model, m: Metrics, rect: pygame.Rect, seat: int,
    shown: dict[str, Any], leads: bool,
) -> None:  # fmt: skip
    inner = rect.inflate(-2 * m.du(14), -2 * m.du(10))
    px = m.du(64)
    portrait = pygame.Rect(inner.left, inner.top, px, px)
    boards.portrait(surface, portrait, str(shown["character"] or ""), m, seat)
    x = portrait.right + m.du(12)
    head = pygame.Rect(x, inner.top, inner.right - x, m.pitch("body_bold"))
    draw_mark(surface, m, seat, (x + m.du(7), head.centery), m.du(7))
    name = pygame.Rect(x + m.du(20), head.top, head.right - x - m.du(20), head.height)
    if model.kinds[seat] != "deck":
        name.width -= deal_side(m) - m.du(10)  # the button for deals
    title = model.player_name(seat)
    roomy = fonts.measure(m, "body_bold", title)[0] <= name.width
    _line(surface, m, "body_bold" if roomy else "tile_bold", title, theme.INK, name)
    fame = pygame.Rect(x, head.bottom, head.width, m.pitch("fame"))
    wide = _pair(surface, m, "fame", f"{shown['fame']} / {shown['fame_goal']}", fame, "fame",
                 theme.AMBER if leads else theme.INK)  # fmt: skip
    if leads:
        tag = pygame.Rect(fame.left + wide + m.du(10), fame.top, 0, fame.height)
        tag.width = fame.right - tag.left
        _line(surface, m, "tile", "leads", theme.AMBER, tag)
    y = portrait.bottom + m.du(8)
    high = m.pitch("tile") + m.du(2)
    for left, right in _facts(model, seat, shown):
        line = pygame.Rect(inner.left, y, inner.width, high)
        half = row(line, 2, m.du(8)) if right[1] else [line, line]
        _pair(surface, m, "tile", left[1], half[0], left[0], theme.SOFT)
        if right[1]:
            _pair(surface, m, "tile", right[1], half[1], right[0], theme.SOFT)
        y += high
    line = pygame.Rect(inner.left, y, inner.width, high)
    _forecast(surface, m, line, forecasts(model)[seat])
    y += high
    _marks(surface, m, pygame.Rect(inner.left, y, inner.width, inner.bottom - y), shown)


def _forecast(surface: pygame.Surface, m: Metrics, line: pygame.Rect, found: Forecast) -> None:
    """Paint the turns to win at the present pace, if any, or that the next turn can win."""
    icon, ink = ("warning", theme.DANGER) if found.threat else ("goal", theme.SOFT)
    if found.line:
        _pair(surface, m, "tile", found.line, line, icon, ink)


def _facts(model: Model, seat: int, shown: dict[str, Any]) -> list[tuple[tuple[str, str], ...]]:
    values = shown.get("values", {})
    damage = shown["damage"]
    health = f"{max(0, values.get('health', 0) - damage['character'])} of {values.get('health', 0)}"
    hull = f"{max(0, values.get('hull', 0) - damage['ship'])} of {values.get('hull', 0)}"
    space = _place(model, shown)
    if shown["defeated"]:
        space += ", defeated"
    return [
        (("credits", f"{shown['credits']:,}"), ("hand", _cards(len(shown["cards"])))),
        (("planet", space), ("", "")),
        (("health", health), ("hull", hull)),
    ]


def _place(model: Model, shown: dict[str, Any]) -> str:
    return model.name(shown["space"]) if shown["space"] else "not on the map"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _marks(surface: pygame.Surface, m: Metrics, area: pygame.Rect, shown: dict[str, Any]) -> None:
    """Paint the four reputations: icon, and an arrow up or down."""
    for faction, part in zip(FACTIONS, row(area, 4, m.du(4)), strict=True):
        level = shown["reputation"][faction]
        px = min(m.du(22), part.height)
        signs.draw(surface, faction, px, midleft=part.midleft)
        sign = LEVEL_ICON[level]
        spot = (part.left + px + m.du(12), part.centery)
        if sign:
            arrow = images.icon(sign, m.du(18), theme.COLORS[LEVEL_INK[level]])
            surface.blit(arrow, arrow.get_rect(center=spot))
        else:
            pygame.draw.circle(surface, theme.MUTED, spot, m.du(3))


BUTTON_DU = 190  # at the right end of a compact row: the button of the market


def _foot(surface: pygame.Surface, model: Model, m: Metrics, area: pygame.Rect) -> None:
    """Paint how near the end is, the round, and the number of the AI's cards left."""
    decks = [str(each["ai"]["deck"]) for each in model.view["players"] if each["ai"]]
    deck = f"AI deck {' and '.join(decks)} cards" if decks else ""
    line = forecasts(model)[model.seat].line
    words = [f"You: {line}" if line else "", pace(model), deck]
    if m.compact and not folded(m):
        seats = len(others(model))
        if seats >= 3:
            return
        first = panels(model, m, area)[-1][1].right if seats else area.left
        spot = pygame.Rect(first + m.du(16), area.top, 0, area.height)
        spot.width = max(0, area.right - m.du(BUTTON_DU) - spot.left)
        line = fitting(m, [word for word in words if word], spot.width)
        _line(surface, m, "caption", line, theme.MUTED, spot)
        return
    high = m.pitch("caption")
    y = area.bottom - m.du(12) - high * len([word for word in words if word])
    last = panels(model, m, area)
    if last and y < last[-1][1].bottom:
        return
    for word in words:
        if word:
            spot = pygame.Rect(area.left + m.du(20), y, area.width - m.du(40), high)
            _line(surface, m, "caption", word, theme.MUTED, spot)
            y += high


def fitting(m: Metrics, words: Sequence[str], width: int) -> str:
    """Return as many of the words, from the first, as fit uncut."""
    for count in range(len(words), 0, -1):
        line = "    ".join(words[:count])
        if fonts.measure(m, "caption", line)[0] <= width:
            return line
    return ""


def _line(
    surface: pygame.Surface, m: Metrics, style: str, text: str, ink: theme.Color, rect: pygame.Rect
) -> int:
    fit = fonts.fit(m, style, text, rect.width)
    fonts.draw_line(surface, m, style, fit.text, ink, rect, "left", "opponents")
    return fit.width


def _pair(
    surface: pygame.Surface, m: Metrics, style: str, text: str, rect: pygame.Rect, icon: str,
    ink: theme.Color,
) -> int:  # fmt: skip
    """Paint an icon and words; return the width used in pixels."""
    px = min(m.px(style) + m.du(4), rect.height)
    signs.draw(surface, icon, px, midleft=rect.midleft)
    spot = pygame.Rect(rect.left + px + m.du(6), rect.top, rect.width - px - m.du(6), rect.height)
    return px + m.du(6) + _line(surface, m, style, text, ink, spot)

"""A player in a strip above the board."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.client.draw import fonts, materials, paper, theme
from game.client.draw.paper import Paper
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.cards.boards import (
    PlayerView,
    raised_sheet,
)
from game.outer_rim.cards.effects.language import FACTIONS

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
        tuple(shown["reputation"].items()), tuple(shown.get("debts", ())),
    )  # fmt: skip

    def paint(sheet: Paper) -> None:
        _paint_strip(sheet, shown, name, fame_goal, money)

    still = money == int(shown["credits"])
    paper.show(surface, rect, metrics, key, paint, "board.strip", still)


def _paint_strip(sheet: Paper, shown: PlayerView, name: str, fame_goal: int, money: int) -> None:
    m, rect = sheet.m, sheet.rect
    raised_sheet(sheet, theme.PLAYERS[shown["seat"]].color)
    bar = materials.material_for("bar")
    if bar is not None:
        materials.lay(sheet.surface, bar, max(1, m.du(1)))
    room, gap, pen = Room(rect), m.pick(26, 16), Pen(sheet.surface, m)
    room.west(m.du(14))
    pen.picture(tokens.mark(shown["seat"], m.du(24)), midleft=room.midleft)
    room.west(m.du(32))
    style = "heading" if not m.compact else "body_bold"
    spot = room.west(min(rect.width // 5, pen.width(style, name) + 2), gap)
    sheet.line(style, name, theme.INK, spot, may_cut=True)
    sheet.icon("credits", m.du(24), (room.left + m.du(12), room.centery))
    room.west(m.du(32))
    words = f"{money:,}"
    spot = room.west(max(pen.width("number", each) for each in (words, "20,000")) + 2, gap)
    sheet.line("number", words, theme.GOLD, spot)
    for seat, place in debts_at(m, rect, shown, name):
        pen.picture(tokens.debt(seat, place.height), center=place.center)
        room.west(place.right + gap - room.left)
    end = _fame_track(sheet, room.left, int(shown["fame"]), fame_goal)
    room.west(end + gap - room.left)
    room.east(m.du(12))
    draw_reputation(sheet, room, shown["reputation"])


def debts_at(
    m: Metrics, rect: pygame.Rect, shown: PlayerView, name: str
) -> list[tuple[int, pygame.Rect]]:
    """Return the places in a strip of the debt tokens that the player holds, behind the credits:
    the seat in whose color each is, and its place."""
    style = "heading" if not m.compact else "body_bold"
    gap, px = m.pick(26, 16), m.du(26)
    wide = max(px + m.du(2), 36 if m.compact else m.du(theme.TARGET_DU))  # to be pressed
    words = min(rect.width // 5, fonts.measure(m, style, name)[0] + 2)
    figures = f"{shown['credits']:,}", "20,000"
    money = max(fonts.measure(m, "number", each)[0] for each in figures) + 2
    left = rect.left + m.du(14 + 32) + words + gap + m.du(32) + money + gap // 2
    return [
        (seat, pygame.Rect(left + n * wide, rect.centery - px // 2, wide, px))
        for n, seat in enumerate(shown.get("debts", ()))
    ]


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
            theme.mix(theme.GOLD, theme.INK, 0.5) if lit else theme.EDGE,
            tokens.shape_points("diamond", middle, side * 0.44),
        )
        ground = theme.GOLD if lit else theme.SUNKEN
        pygame.draw.polygon(big, ground, tokens.shape_points("diamond", middle, side * 0.33))

    return tokens.fine(("fame pip", lit), (px, px), paint)


def draw_reputation(sheet: Paper, area: pygame.Rect, levels: Mapping[str, str]) -> None:
    """Paint the four reputations: the faction's icon, its name, and the level as shape and
    color; where there is no room for all names, the levels alone."""
    m = sheet.m
    px, sign = min(m.du(22), area.height), min(m.du(18), area.height)
    signs = px + m.du(5) + sign
    for words in (
        [f"{theme.MARKS[each].word} {levels[each]}" for each in FACTIONS],
        [levels[each] for each in FACTIONS],
        [""] * len(FACTIONS),
    ):
        wide = [m.du(5) + fonts.measure(m, "label", each)[0] + 2 if each else 0 for each in words]
        spare = area.width - sum(wide) - signs * len(FACTIONS)
        if spare >= m.du(12) * (len(FACTIONS) - 1):
            break
    left = area.left
    for faction, said, room in zip(FACTIONS, words, wide, strict=True):
        sheet.icon(faction, px, (left + px // 2, area.centery))
        level = levels[faction]
        x = left + px + m.du(5)
        sheet.icon(LEVEL_SIGN[level], sign, (x + sign // 2, area.centery))
        if said:
            spot = pygame.Rect(x + sign + m.du(5), area.top, room - m.du(5), area.height)
            sheet.line("label", said, theme.COLORS[LEVEL_INK[level]], spot)
        left += signs + room + max(0, spare) // (len(FACTIONS) - 1)

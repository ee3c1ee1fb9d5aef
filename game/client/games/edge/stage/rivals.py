"""Rivals of a competitive check: their faces on the picture of the scene, with their dice and their
chance to come first, or what they and the heroes have rolled."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, dice, sheets
from game.client.games.edge.identity.identity import INK, NAME, PAPER, RED, TAG
from game.client.games.edge.play.model import Model
from game.edge.seat_view import RaceView
from game.edge.text import log, names
from game.table.grammar import listed

HIGH_DU, WIDE_DU = 240, 210
"""the greatest size of a face with its plate"""
LOW_DU, LEAST_DU = 90, 60
"""the height of a face below which it stands beside its plate, and that below which there is no
room for rivals"""


def chances(model: Model) -> list[str]:
    """Return the chance of each rival to come first with the roll that is in the tray, () before
    there is one."""
    tray = model.tray
    if tray is None or not tray.skill:
        return []
    return [sheets.percent(float(each)) for each in model.foresight.places(tray)[1:]]


def words(model: Model, race: RaceView) -> str:
    """Return who strives for the same thing, and what heroes have rolled so far."""
    found = chances(model) or [""] * len(race.rivals)
    named = [
        f"{names.small(each.name)} {chance}".strip() for each, chance in zip(race.rivals, found)
    ]
    rolled = [f"{name}, {log.score_words(made)}" for name, *made in race.scores]
    so_far = [f"Rolled so far: {'; '.join(rolled)}."] if rolled else []
    return " ".join([f"Your rivals: {listed(named)}.", *so_far])


def draw(surface: pygame.Surface, room: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the rivals side by side at the foot of a place."""
    race = model.seat_view.race
    if race is None or not race.rivals or room.height < m.du(LEAST_DU):
        return
    gap, count = m.du(10), len(race.rivals)
    wide = min(m.du(WIDE_DU), (room.width - gap * (count - 1)) // count)
    low = Room(room).south(min(room.height, m.du(HIGH_DU)))
    found = chances(model)
    for at, each in enumerate(race.rivals):
        rect = low.west(wide, gap)
        chance = found[at] if found else ""
        tile, high = Room(rect), m.pitch(NAME) + dice.line_px(m) + m.du(14)
        if rect.height < high + m.du(LOW_DU):  # the face stands beside its plate
            side = min(rect.height, wide * 2 // 5)
            face(surface, tile.west(side), each.face)
            plate = tile.south(min(tile.height, high))
        else:
            plate = tile.south(high)
            face(surface, tile, each.face)
        sheets.plate(surface, plate, m, theme.mix(INK, RED, 0.7), theme.mix(INK, RED, 0.2))
        inner = Room(plate).inset(m.du(8), m.du(4))
        head = inner.north(m.pitch(NAME), m.du(2))
        _named(surface, head, each.name, chance, m)
        dice.row(surface, each.pool, inner, min(inner.height, dice.line_px(m)))


def _named(
    surface: pygame.Surface, head: pygame.Rect, name: str, chance: str, m: Metrics
) -> None:  # fmt: skip
    if chance:
        sheets.line(surface, m, NAME, chance, PAPER, head, "right", "rival.chance")
        head = pygame.Rect(head.left, head.top, head.width, head.height)
        head.width -= fonts.measure(m, NAME, chance)[0] + m.du(8)
    style = sheets.narrower(m, name, head.width, NAME, TAG)
    sheets.line(surface, m, style, name, theme.mix(RED, PAPER, 0.7), head, where="rival.name")


def face(surface: pygame.Surface, rect: pygame.Rect, who: str) -> None:
    """Draw the bust of a rival at the foot of a place."""
    side = min(rect.width, rect.height)
    if side <= 0:
        return
    drawn = art.bust(who, (side, side))
    surface.blit(drawn, drawn.get_rect(midbottom=rect.midbottom))


def order(scores: Sequence[tuple[str, int, int, int]], told: Sequence[str]) -> str:
    """Return the rolls of a competitive check as lines, the best first."""
    rows = (f"{name}: {log.score_words(made)}." for name, (_, *made) in zip(told, scores))
    return "\n".join(rows)

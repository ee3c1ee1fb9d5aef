"""The hero at turn: maneuvers and action left, and the things that can be used on somebody."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import (
    INK,
    LAMPLIT,
    NAME,
    PAPER,
    TAG,
    TOBACCO,
    color_of,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.zones import tokens
from game.client.tabletop.kit.spots import Name, Spots

LEAST = 36
"""pixels of the lowest thing that a pointer hits"""
GAP_DU = 5


@dataclass(frozen=True)
class Arm:
    """A thing to use on somebody: its key, its name, and a line of figures."""

    id: str
    name: str
    told: str
    ready: bool


def arms(model: Model, who: str) -> list[Arm]:
    """Return the things that a hero can use."""
    found = []
    offered = {(each.verb, each.source) for each in model.options}
    for weapon, sheet in model.fight.arms.items():
        name = "Fists" if weapon == "fists" else model.name(weapon)
        told = f"{sheet.damage} dmg, {sheet.range.capitalize()}"
        found.append(Arm(f"attack.{weapon}", name, told, ("attack", weapon) in offered))
        ready = ("stun", weapon) in offered
        if sheet.stun and (weapon != "fists" or ready):
            told = f"{sheet.damage} strain, {'Engaged' if weapon == 'fists' else 'Short'}"
            found.append(
                Arm(
                    f"stun.{weapon}",
                    "Stun with fists" if weapon == "fists" else "Stun shot",
                    told,
                    ready,
                )
            )
    stims = model.person(who).stims
    if stims:
        found.append(Arm("stim.", "Stim", f"{stims} left", ("stim", "") in offered))
    for verb, name, told in (("medicine", "Medicine", "an action"), ("assist", "Assist", "Boost")):
        if (verb, "") in offered:
            found.append(Arm(f"{verb}.", name, told, True))
    return found


def fitting(area: pygame.Rect, usable: list[Arm], m: Metrics) -> list[Arm]:
    """Return the things that are large enough to hit side by side: where room is short, those that
    can be used now go first."""
    most = _room(area, m).height // (LEAST + m.du(GAP_DU))
    spare = most - sum(each.ready for each in usable)
    kept = []
    for each in usable:
        spare -= not each.ready
        if each.ready or spare >= 0:
            kept.append(each)
    return kept


def boxes(area: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return the places of things to use."""
    room = _room(area, m)
    pitch = min(m.du(64), room.height // max(1, count))
    return [pygame.Rect(room.left, room.top + n * pitch, room.width, pitch - m.du(GAP_DU))
            for n in range(count)]  # fmt: skip


def _room(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of all things to use, below the hero."""
    room = Room(area.inflate(-m.du(12), -m.du(10)))
    room.north(_head(area, m))
    return pygame.Rect(room)


def _head(area: pygame.Rect, m: Metrics) -> int:
    return m.du(62) if area.height > m.du(260) else m.pitch(TAG) + m.du(16)


def draw(
    surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics, who: str,
    usable: list[Arm], spots: Spots, pointed: Name | None, held: Name | None, end: int,
) -> None:  # fmt: skip
    """Draw the hero at turn, or what the encounter is about; words go no lower than ``end``."""
    pygame.draw.rect(surface, theme.mix(INK, TOBACCO, 0.1), area)
    pygame.draw.line(surface, theme.mix(INK, TOBACCO, 0.5), area.topright, area.bottomright)
    inner = area.inflate(-m.du(16), -m.du(12))
    inner.height = min(inner.bottom, end - m.du(6)) - inner.top
    if not who:
        _goals(surface, inner, model, m)
        return
    top = inner.top + _head(area, m)
    _turn(surface, pygame.Rect(inner.left, inner.top, inner.width, top - inner.top - m.du(4)),
          model, who, m)  # fmt: skip
    foot = top
    for arm in usable:
        rect = spots.get(("arm", arm.id))
        if rect is not None and ("arm", arm.id) != held:
            plate(surface, rect, model, arm, m, pointed == ("arm", arm.id))
            foot = max(foot, rect.bottom)
    rest = pygame.Rect(inner.left, foot + m.du(8), inner.width, inner.bottom - foot - m.du(8))
    if rest.height > 3 * m.pitch("tile"):
        _goals(surface, rest, model, m)


def _turn(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw whose turn it is, with pips for maneuvers and the action."""
    turn = model.fight.turn
    words = rect
    if rect.height >= m.du(50):
        px = m.du(50)
        surface.blit(tokens.hero(px, model, who, m), (rect.left, rect.top))
        words = pygame.Rect(rect.left + px + m.du(8), rect.top, rect.width - px - m.du(8), px)
    first = model.name(who).split()[0]
    head = pygame.Rect(words.left, words.top, words.width, m.pitch(TAG))
    sheets.line(surface, m, NAME if words.height > m.du(40) else TAG, first, color_of(who), head,
                where="rail.name")  # fmt: skip
    if turn is None:
        return
    left = turn.limit - turn.maneuvers
    x, y = words.left, head.bottom + m.du(8)
    if words.height < m.du(40):
        x, y = words.right - m.du(52), head.centery
    for n in range(turn.limit):
        on = n < left
        color = LAMPLIT if on else theme.mix(INK, PAPER, 0.3)
        at = (x + m.du(8) + n * m.du(17), y)
        points = [(at[0] - m.du(6), at[1] - m.du(6)), (at[0] + m.du(6), at[1]),
                  (at[0] - m.du(6), at[1] + m.du(6))]  # fmt: skip
        pygame.draw.polygon(surface, color, points, 0 if on else max(1, m.du(1.5)))
    at = (x + m.du(8) + turn.limit * m.du(17) + m.du(2), y)
    color = theme.mix(INK, PAPER, 0.3) if turn.acted else theme.DANGER
    pygame.draw.circle(surface, color, at, m.du(7), max(1, m.du(1.5)) if turn.acted else 0)


def plate(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, arm: Arm, m: Metrics, hot: bool
) -> None:
    """Draw a thing to use."""
    ground = theme.mix(INK, TOBACCO, 0.6 if hot else 0.4)
    sheets.plate(surface, rect, m, theme.AMBER if arm.ready else None, ground)
    if not arm.ready:
        sheets.hatch(surface, rect, m)
    inner = rect.inflate(-m.du(14), -m.du(2))
    ink = theme.INK if arm.ready else theme.MUTED
    if inner.height < m.pitch(TAG) + m.pitch("tile"):
        sheets.line(surface, m, TAG, arm.name, ink, inner, where="arm")
    else:
        foot = Room(inner).piece(inner.width, m.pitch(TAG) + m.pitch("tile"))
        head = foot.north(m.pitch(TAG))
        sheets.line(surface, m, TAG, arm.name, ink, head, where="arm")
        sheets.line(surface, m, "tile", arm.told, theme.SOFT, foot, where="arm.told")


def _goals(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the goals of the encounter, and the text of its scene where there is room for it."""
    room = Room(rect)
    head = room.north(m.pitch(TAG), m.du(2))
    sheets.line(surface, m, TAG, "To win, one of:", theme.MUTED, head, where="goals")
    markup = "\n".join(literal(each) for each in model.fight.goals)
    used = sheets.text(surface, m, room, markup, theme.SOFT, "body", "tile", where="goals")
    room.north(used, m.du(14))
    told = "\n".join(literal(each) for each in model.fight.scene.text)
    if sheets.wrap(m, told, room.width, "tile", theme.MUTED).height <= room.height:
        sheets.text(surface, m, room, told, theme.MUTED, "body", "tile", where="rail.story")

"""The felt: the pool in the middle, the last roll below it, its net result in symbols."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, materials, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.shown import Shown
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.checks import odds as odds_panel
from game.client.games.edge.identity.identity import (
    CHANCE,
    HEAD,
    INK,
    NAME,
    PAPER,
    RED,
    TAG,
    TITLE,
)
from game.dice_table.names import REASONS
from game.dice_table.seat_view import CheckView
from game.dice_table.text import pools
from game.edge.dice.faces import Kind, Net, Symbol
from game.edge.dice.odds import MOST, Change, deltas, odds
from game.edge.events import Thrown
from game.edge.text import dice as said

DIE_DU, NET_DU = 120, 56
"""design units of the largest dice of a roll, and of its net result"""
CHANGES = {
    Change.BOOST: "one more Boost",
    Change.UPGRADE_ABILITY: "one upgrade",
    Change.SETBACK: "one more Setback",
    Change.UPGRADE_DIFFICULTY: "a difficulty upgrade",
    Change.DIFFICULTY: "one more Difficulty",
}


EMPTY = "No dice yet: open a sheet, or click the dice below."
"""what the felt says before there are dice"""


@dataclass(frozen=True)
class Places:
    """The places on the felt: its title, the pool to be rolled, and the heading, dice and result of
    the latest check."""

    title: pygame.Rect
    pool: pygame.Rect
    head: pygame.Rect
    dice: pygame.Rect
    net: pygame.Rect


def places(area: pygame.Rect, model: Shown, m: Metrics) -> Places:
    """Return the places; after a roll its dice have the middle, and the pool is small above."""
    room = Room(area).inset(m.du(16), m.du(10))
    title = room.north(m.pitch(HEAD), m.du(6))
    last = model.last
    pool = room.north(m.pick(64, 46) if last is None else m.pick(48, 34), m.du(10))
    head = room.north(m.pitch(TAG), m.du(4))
    net = min(m.du(NET_DU), max(m.pitch(NAME), room.height // 4))
    low = room.south(net, m.du(6))
    count = len(last.dice) if last is not None else 1
    high = min(room.height, m.du(DIE_DU), room.width * 8 // (9 * max(1, count)))
    dice_ = room.piece(room.width, max(high, min(room.height, m.du(26))))
    dice_.centery = room.centery
    low.top = min(low.top, dice_.bottom + m.du(14))
    return Places(title, pool, head, dice_, low)


def draw(
    surface: pygame.Surface, area: pygame.Rect, model: Shown, m: Metrics, rolling: bool,
    empty: str = EMPTY,
) -> None:  # fmt: skip
    """Draw the pool, and the last roll in the middle; while its dice roll, without its result."""
    materials.draw(surface, area, "slot", m.unit)
    if model.seat_view.curtain:
        pygame.draw.rect(surface, RED, area, m.du(4))
    at = places(area, model, m)
    if model.seat_view.curtain:
        sheets.line(surface, m, NAME, "Rolled in secret", theme.DANGER, at.title, "right", "felt")
    sheets.line(surface, m, HEAD, _title(model), PAPER, at.title, where="felt.title")
    if len(model.pool):
        _pool(surface, at.pool, model, at.pool.height)
    else:
        sheets.line(surface, m, "body", empty, theme.MUTED, at.pool, where="felt.empty")
    _last(surface, at, model, m, rolling)


def _title(model: Shown) -> str:
    built = model.seat_view.building
    parts = [built.sheet or model.player_name(model.seat_view.who)]
    if built.skill:
        parts.append(pools.reason(built.skill))
    if built.why:
        parts.append(REASONS[built.why])
    return ": ".join(parts[:1] + [", ".join(parts[1:])]) if len(parts) > 1 else parts[0]


def _pool(surface: pygame.Surface, rect: pygame.Rect, model: Shown, px: int) -> None:
    """Draw the dice to be rolled; those typed in show their faces."""
    kinds = list(model.pool)
    step = min(px + px // 8, (rect.width - px) // max(1, len(kinds) - 1)) if kinds else px
    for at, kind in enumerate(kinds):
        typed = model.seat_view.building.typed
        made = dice.face_die(kind, typed[at], px) if at < len(typed) else dice.letter_die(kind, px)
        surface.blit(made, (rect.left + at * step, rect.top))


def _last(surface: pygame.Surface, at: Places, model: Shown, m: Metrics, rolling: bool) -> None:
    """Draw the heading and the net result of the latest check; its dice are a widget."""
    last, net = model.last, model.net
    if last is None or net is None:
        return
    line = at.head.move(0, -m.du(5))
    pygame.draw.line(surface, theme.mix(INK, PAPER, 0.3), line.topleft, line.topright)
    skill = f", {pools.reason(last.skill)}" if last.skill else ""
    hidden = " (hidden)" if last.hidden else ""
    who = f"{last.sheet or model.player_name(last.who)}{skill}{hidden}"
    sheets.line(surface, m, TAG, who, theme.SOFT, at.head, where="last.who")
    if last.chance:
        top, _, foot = last.chance.partition("/")
        chance = f"odds were {sheets.percent(int(top) / int(foot or 1))}"
        sheets.line(surface, m, TAG, chance, theme.MUTED, at.head, "right", "last.chance")
    if not rolling:
        checked = any(kind is not Kind.FORCE for kind, _ in last.dice)
        _net(surface, at.net, net, m, checked)


def _net(surface: pygame.Surface, rect: pygame.Rect, net: Net, m: Metrics, checked: bool) -> None:
    """Draw a net result in words and symbols; Force dice alone neither succeed nor fail."""
    counts = (
        (Symbol.TRIUMPH, net.triumph), (Symbol.DESPAIR, net.despair),
        (Symbol.SUCCESS, max(0, net.success)), (Symbol.FAILURE, max(0, -net.success)),
        (Symbol.ADVANTAGE, max(0, net.advantage)), (Symbol.THREAT, max(0, -net.advantage)),
    )  # fmt: skip
    signs = [symbol for symbol, n in counts for _ in range(min(n, 8))]
    told = said.net(net) if checked else said.points(net)
    style = sheets.narrower(m, told, rect.width * 6 // 10, TITLE, HEAD, NAME, "tile")
    wide = fonts.measure(m, style, told)[0]
    px = min(rect.height, (rect.width - wide - m.du(16)) // max(1, len(signs)) - m.du(4))
    line = Room(rect).piece(wide + m.du(16) + len(signs) * (px + m.du(4)), rect.height)
    for symbol in signs:
        place = line.west(px, m.du(4))
        drawn = dice.symbol(symbol, px, dice.tone(symbol))
        surface.blit(drawn, drawn.get_rect(center=place.center))
    line.west(m.du(12) if signs else 0)
    ink = PAPER if not checked else theme.GOOD if net.success > 0 else theme.DANGER
    sheets.line(surface, m, style, told, ink, line, where="last.net")


def roll_of(last: CheckView) -> Thrown:
    """Return the latest check as dice for the well."""
    return Thrown(who="", why="", skill=last.skill, dice=tuple(kind.value for kind, _ in last.dice),
                  faces=tuple(face for _, face in last.dice), success=0, advantage=0, triumphs=0,
                  despairs=0)  # fmt: skip


# --- odds -----------------------------------------------------------------------------------------


NO_POOL = "The odds of the pool show here before you roll it."
FORCE_ALONE = "A pool of only Force dice has no odds: it rolls light and dark points."


def chances(surface: pygame.Surface, area: pygame.Rect, model: Shown, m: Metrics) -> None:
    """Draw the exact chances of the pool."""
    inner = area.inflate(-2 * m.du(14), -2 * m.du(10))
    pool = model.pool
    checks = [kind for kind in pool if kind is not Kind.FORCE]
    if not checks:
        words = FORCE_ALONE if pool else NO_POOL
        sheets.text(surface, m, inner, words, theme.MUTED, "body", where="odds.idle")
        return
    found = odds(pool)
    figure = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(CHANCE))
    chance = sheets.percent(float(found.success))
    sheets.line(surface, m, CHANCE, chance, PAPER, figure, where="odds.chance")
    special = [f"Triumph {sheets.percent(float(found.triumph))}"] if found.triumph else []
    special += [f"Despair {sheets.percent(float(found.despair))}"] if found.despair else []
    wide = fonts.measure(m, CHANCE, chance)[0] + m.du(14)
    beside = pygame.Rect(inner.left + wide, figure.top, inner.width - wide, figure.height)
    sheets.text(surface, m, beside, "\n".join(special), theme.SOFT, "body", "tile", where="odds")
    top = figure.bottom + m.du(4)
    top = odds_panel.map_and_bars(surface, pygame.Rect(inner.left, top, inner.width,
                                                       inner.bottom - top), found, m)  # fmt: skip
    lines = [f"**Advantage** {_least(found.at_least_advantage)}",
             f"**Threat** {_least(found.at_least_threat)}",
             f"**Expected** {float(found.mean_advantage):+.1f} net Advantage"]  # fmt: skip
    if len(pool) < MOST:
        for each in deltas(pool):
            sign, after = sheets.delta(float(each.by)), float(each.odds.success)
            lines.append(f"{CHANGES[each.change]}: {sheets.percent(after)} ({sign})")
    room = pygame.Rect(inner.left, top + m.du(6), inner.width, inner.bottom - top - m.du(6))
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="odds.more")


def _least(chance: object) -> str:
    """Return the chances of any, of two and of three."""
    assert callable(chance)
    return ", ".join(f"{n}+ {sheets.percent(float(chance(n)))}" for n in (1, 2, 3))


# --- history --------------------------------------------------------------------------------------


def lucks(model: Shown) -> Sequence[str]:
    """Return the luck line of each person who has rolled, as markup."""
    lines = []
    for seat, each in enumerate(model.seat_view.luck):
        if each.rolls:
            ahead = each.successes - float(each.expected)
            more = each.triumphs - float(each.expected_triumphs)
            lines.append(f"**{literal(model.player_name(seat))}** {each.successes} of "
                         f"{each.rolls} succeed ({ahead:+.1f}), Triumphs {each.triumphs} "
                         f"({more:+.1f})")  # fmt: skip
    return lines

"""The felt: the pool in the middle, the last roll below it, its net result in symbols."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, materials, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.model import Model
from game.client.games.edge.cards import dice
from game.client.games.edge.identity.identity import (
    CHANCE,
    HEAD,
    INK,
    NAME,
    PAPER,
    RED,
    SODIUM,
    TAG,
)
from game.client.games.edge.checks import odds as odds_panel
from game.client.games.edge.cards import sheets
from game.dice_table.names import REASONS
from game.dice_table.text import pools
from game.edge.dice.faces import Kind, Net, Symbol
from game.edge.dice.odds import MOST, Change, deltas, odds
from game.edge.text import dice as said
from game.edge.text.names import SKILL_NAMES

CHANGES = {
    Change.BOOST: "one more Boost",
    Change.UPGRADE_ABILITY: "one upgrade",
    Change.SETBACK: "one more Setback",
    Change.UPGRADE_DIFFICULTY: "a difficulty upgrade",
    Change.DIFFICULTY: "one more Difficulty",
}


def draw(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the pool, and the last roll below it."""
    materials.draw(surface, area, "slot", m.unit)
    if model.seen.curtain:
        pygame.draw.rect(surface, RED, area, m.du(4))
    inner = area.inflate(-2 * m.du(16), -2 * m.du(10))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(HEAD))
    pool = model.pool
    told = _title(model)
    if model.seen.curtain:
        sheets.line(surface, m, NAME, "Rolled in secret", theme.DANGER, head, "right", "felt")
    sheets.line(surface, m, HEAD, told, PAPER, head, where="felt.title")
    px = m.pick(64, 46)
    line = pygame.Rect(inner.left, head.bottom + m.du(6), inner.width, px)
    if len(pool):
        _pool(surface, line, model, px)
    else:
        words = "No dice yet: click the buttons below, or build a pool at the left."
        sheets.line(surface, m, "body", words, theme.MUTED, line, where="felt.empty")
    rest = pygame.Rect(inner.left, line.bottom + m.du(10), inner.width, 0)
    rest.height = inner.bottom - rest.top
    _last(surface, rest, model, m)


def _title(model: Model) -> str:
    built = model.seen.building
    parts = [model.player_name(model.seen.who)]
    if built.skill:
        parts.append(next((n for s, n in SKILL_NAMES.items() if s == built.skill), built.skill))
    if built.why:
        parts.append(REASONS[built.why])
    return ": ".join(parts[:1] + [", ".join(parts[1:])]) if len(parts) > 1 else parts[0]


def _pool(surface: pygame.Surface, rect: pygame.Rect, model: Model, px: int) -> None:
    """Draw the dice to be rolled; those typed in show their faces."""
    kinds = list(model.pool)
    step = min(px + px // 8, (rect.width - px) // max(1, len(kinds) - 1)) if kinds else px
    for at, kind in enumerate(kinds):
        typed = model.seen.building.typed
        made = dice.face_die(kind, typed[at], px) if at < len(typed) else dice.letter_die(kind, px)
        surface.blit(made, (rect.left + at * step, rect.top))


def _last(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the latest check: the roller, the dice, and the net result."""
    last, net = model.last, model.net
    if last is None or net is None or rect.height < m.pitch(TAG) + m.du(30):
        return
    pygame.draw.line(surface, theme.mix(INK, PAPER, 0.3), rect.topleft, rect.topright)
    head = pygame.Rect(rect.left, rect.top + m.du(4), rect.width, m.pitch(TAG))
    skill = f", {pools.reason(last.skill)}" if last.skill else ""
    hidden = " (hidden)" if last.hidden else ""
    who = f"{model.player_name(last.who)}{skill}{hidden}"
    sheets.line(surface, m, TAG, who, theme.SOFT, head, where="last.who")
    if last.chance:
        top, _, foot = last.chance.partition("/")
        chance = f"odds were {sheets.percent(int(top) / int(foot or 1))}"
        sheets.line(surface, m, TAG, chance, theme.MUTED, head, "right", "last.chance")
    room = rect.bottom - head.bottom - m.du(4)
    count = len(last.dice)
    wide = rect.width * 8 // (9 * max(1, count))
    px = max(m.du(26), min(m.du(120), wide, room - m.pitch(NAME) - m.du(6)))
    line = pygame.Rect(rect.left, head.bottom + m.du(4), rect.width, px)
    step = min(px + px // 8, (line.width - px) // max(1, count - 1)) if count else px
    for at, (kind, number) in enumerate(last.dice):
        surface.blit(dice.face_die(kind, number, px), (line.left + at * step, line.top))
    foot_line = pygame.Rect(rect.left, line.bottom + m.du(4), rect.width, m.pitch(NAME))
    if foot_line.bottom <= rect.bottom + m.du(4):
        checked = any(kind is not Kind.FORCE for kind, _ in last.dice)
        _net(surface, foot_line, net, m, checked)


def _net(surface: pygame.Surface, rect: pygame.Rect, net: Net, m: Metrics, checked: bool) -> None:
    """Draw a net result in symbols and words; Force dice alone neither succeed nor fail."""
    px, left = rect.height - m.du(2), rect.left
    counts = (
        (Symbol.TRIUMPH, net.triumph), (Symbol.DESPAIR, net.despair),
        (Symbol.SUCCESS, max(0, net.success)), (Symbol.FAILURE, max(0, -net.success)),
        (Symbol.ADVANTAGE, max(0, net.advantage)), (Symbol.THREAT, max(0, -net.advantage)),
    )  # fmt: skip
    for symbol, n in counts:
        for _ in range(min(n, 8)):
            surface.blit(dice.symbol(symbol, px, dice.tone(symbol)), (left, rect.top))
            left += px + m.du(3)
    words = pygame.Rect(left + m.du(8), rect.top, rect.right - left - m.du(8), rect.height)
    told = said.net(net) if checked else said.points(net)
    sheets.line(surface, m, NAME, told, theme.INK, words, where="last.net")


# --- odds -----------------------------------------------------------------------------------------


NO_POOL = "The odds of the pool show here before you roll it."
FORCE_ALONE = "A pool of only Force dice has no odds: it rolls light and dark points."


def chances(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
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
    sheets.line(surface, m, CHANCE, chance, SODIUM, figure, where="odds.chance")
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


def lucks(model: Model) -> Sequence[str]:
    """Return the luck line of each person who has rolled, as markup."""
    lines = []
    for seat, each in enumerate(model.seen.luck):
        if each.rolls:
            ahead = each.successes - float(each.expected)
            more = each.triumphs - float(each.expected_triumphs)
            lines.append(f"**{literal(model.player_name(seat))}** {each.successes} of "
                         f"{each.rolls} succeed ({ahead:+.1f}), Triumphs {each.triumphs} "
                         f"({more:+.1f})")  # fmt: skip
    return lines

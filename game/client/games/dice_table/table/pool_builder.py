"""The builder: skill and figures, difficulty or an opponent, upgrades, and each step with its
reason, to be taken out by a click."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.model import Model
from game.client.games.dice_table.play.desk import Desk
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import LAMPLIT, NAME, PAPER, TAG
from game.client.tabletop.kit.layout import row
from game.client.widgets import Button, Label, ScrollArea
from game.client.widgets.basic import NARROW, NARROW_PAD
from game.dice_table.names import REASONS
from game.dice_table.text import pools
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Level

DIALS = (("rank", "Ranks"), ("characteristic", "Characteristic"), ("opposing_rank", "Their ranks"),
         ("opposing_characteristic", "Their char."))  # fmt: skip
LOW = 420
"""du of height below which who, skill and reason share a line"""


TURNS = (
    ("upgrade:ability", (Kind.ABILITY, Kind.PROFICIENCY), "Upgrades the ability"),
    ("downgrade:ability", (Kind.PROFICIENCY, Kind.ABILITY), "Downgrades the ability"),
    ("upgrade:difficulty", (Kind.DIFFICULTY, Kind.CHALLENGE), "Upgrades the difficulty"),
    ("downgrade:difficulty", (Kind.CHALLENGE, Kind.DIFFICULTY), "Downgrades the difficulty"),
)


def _inner(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    return area.inflate(-2 * m.du(10), -2 * m.du(8))


def _high(m: Metrics) -> int:
    return m.pick(44, 37)


def build(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add the buttons of the builder."""
    inner, built = _inner(area, m), table.model.seat_view.building
    high, gap = _high(m), m.du(5)
    top = inner.top
    skill = pools.reason(built.skill) if built.skill else "Skill"
    why = REASONS[built.why] if built.why else "Reason"
    who = table.model.player_name(table.model.seat_view.who)
    picks = (("who", who, "Who rolls"), ("skill", skill, "The skill of the check"),
             ("why", why, "The reason for the next steps"))  # fmt: skip
    ask = inner
    for line in (picks,) if _low(area, m) else (picks[:2], picks[2:]):
        asks = len(line) != 2
        cells = row(pygame.Rect(inner.left, top, inner.width, high), len(line) + asks, gap)
        ask = cells[-1] if asks else ask
        for (verb, label, title), rect in zip(line, cells):
            table.form.add(Button(f"pick.{verb}", rect, fit_label(m, label, rect), partial(
                table.pick, title, (verb,)), show_key=False, tip=title))  # fmt: skip
        top += high + gap
    for first in (0, 2):
        line_rect = pygame.Rect(inner.left, top, inner.width, high)
        for (dial, _), rect in zip(DIALS[first : first + 2], row(line_rect, 2, 2 * gap)):
            side = min(high, m.du(44))
            table.put(f"less:{dial}", pygame.Rect(rect.left, rect.top, side, high), "Less",
                      icon="minus", kind="icon")  # fmt: skip
            table.put(f"more:{dial}", pygame.Rect(rect.right - side, rect.top, side, high), "More",
                      icon="plus", kind="icon")  # fmt: skip
        top += high + gap
    cells = row(pygame.Rect(inner.left, top, inner.width, high), len(tuple(Level)), m.du(3))
    for level, rect in zip(Level, cells):
        label = "!" if level is Level.IMPOSSIBLE else str(level.dice)
        table.put(f"level:{level.value}", rect, label, tip=f"{level.value.capitalize()} difficulty")
    top += high + gap
    cells = row(pygame.Rect(inner.left, top, inner.width, high), 4, gap)
    for (key, kinds, label), rect in zip(TURNS, cells):
        table.put_turn(key, rect, kinds, label)
    top += high + gap
    _steps(table, pygame.Rect(inner.left, top, inner.width, inner.bottom - top), m)
    table.put("ask", ask, fit_label(m, "Ask", ask),
              tip="Shows everyone a check with the difficulty, Boost and Setback dice that are "
                  "built: each player adds the own side")  # fmt: skip


def _low(area: pygame.Rect, m: Metrics) -> bool:
    return area.height < m.du(LOW)


def fit_label(m: Metrics, label: str, rect: pygame.Rect) -> str:
    """Return a label, shortened if even narrow type has no room for it in a button."""
    return fonts.fit(m, NARROW, label, rect.width - 2 * m.du(NARROW_PAD)).text


def _steps(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add a line for each step, with a button that takes it out."""
    high = max(_high(m), m.pitch(TAG))
    steps = table.model.seat_view.building.parts
    if not steps or area.height < high:
        return
    scroll = table.form.add(ScrollArea("steps", area))
    line, buttons = pygame.Rect(area.topleft, (scroll.view.width, high)), dict[str, Button]()
    for part in steps:
        words = pygame.Rect(line.left, line.top, line.width - high - m.du(4), high)
        style = sheets.narrower(m, part.told, words.width, "body", "tile")
        told = _cut(m, style, part.told, words.width)
        scroll.add(Label(f"step.{part.id}", words, told, style, theme.SOFT))
        key, spot = f"drop:{part.id}", pygame.Rect(words.right + m.du(4), line.top, high, high)
        remove = table.answer_button(key, spot, "Remove", icon="close", kind="icon",
                                     tip="Removes this step")  # fmt: skip
        buttons[key] = scroll.add(remove)
        line.top += high + m.du(2)
    scroll.scroll_to(scroll.length)
    for key, button in buttons.items():
        if table.model.find(key) is not None and area.contains(button.rect):
            table.own[key] = button.rect


def _cut(m: Metrics, style: str, words: str, width: int) -> str:
    return fonts.fit(m, style, words, width).text


def paint(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the figures between the steppers."""
    inner, high, gap = _inner(area, m), _high(m), m.du(5)
    top = inner.top + (1 if _low(area, m) else 2) * (high + gap)
    dials = model.seat_view.building.dials
    for first in (0, 2):
        line_rect = pygame.Rect(inner.left, top, inner.width, high)
        for (dial, name), rect in zip(DIALS[first : first + 2], row(line_rect, 2, 2 * gap)):
            side = min(high, m.du(44))
            room = rect.inflate(-2 * side - m.du(2), 0)
            both = m.pitch(TAG) + m.pitch(NAME)
            label = pygame.Rect(room.left, rect.centery - both // 2, room.width, m.pitch(TAG))
            figure = pygame.Rect(room.left, label.bottom, room.width, m.pitch(NAME))
            ink = LAMPLIT if dials[dial] else theme.MUTED
            style = sheets.narrower(m, name, label.width, TAG, "tile")
            sheets.line(surface, m, style, name, PAPER, label, "center", "dial.name")
            sheets.line(surface, m, NAME, str(dials[dial]), ink, figure, "center", "dial")
        top += high + gap

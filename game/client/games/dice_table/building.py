"""The builder: skill and figures, difficulty or an opponent, upgrades, and each step with its
reason, to be taken out by a click."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.dice_table.desk import Desk
from game.client.games.dice_table.model import Model
from game.client.games.edge.identity import HEAD, NAME, PAPER, SODIUM, TAG
from game.client.games.edge.table import sheets
from game.client.tabletop.layout import row
from game.client.widgets import Button, Label
from game.dice_table.names import REASONS
from game.dice_table.text import pools
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Level

DIALS = (("rank", "Ranks"), ("characteristic", "Char."), ("opposing_rank", "Their ranks"),
         ("opposing_characteristic", "Their char."))  # fmt: skip


TURNS = (
    ("upgrade:ability", (Kind.ABILITY, Kind.PROFICIENCY), "Upgrades the ability"),
    ("downgrade:ability", (Kind.PROFICIENCY, Kind.ABILITY), "Downgrades the ability"),
    ("upgrade:difficulty", (Kind.DIFFICULTY, Kind.CHALLENGE), "Upgrades the difficulty"),
    ("downgrade:difficulty", (Kind.CHALLENGE, Kind.DIFFICULTY), "Downgrades the difficulty"),
)


def _inner(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    return area.inflate(-2 * m.du(10), -2 * m.du(8))


def _high(m: Metrics) -> int:
    return m.du(44 if not m.compact else 37)


def build(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add the buttons of the builder."""
    inner, state = _inner(area, m), table.model.state
    high, gap = _high(m), m.du(5)
    top = inner.top
    skill = pools.reason(state.skill) if state.skill else "Skill"
    why = REASONS[state.why] if state.why else "Reason"
    who = table.model.player_name(state.who)
    lines = ((("who", who, "Who rolls"), ("skill", skill, "The skill of the check")),
             (("why", why, "The reason for the next steps"),))  # fmt: skip
    for line in lines:
        cells = row(pygame.Rect(inner.left, top, inner.width, high), len(line), gap)
        for (verb, label, title), rect in zip(line, cells):
            button = Button(f"pick.{verb}", rect, label, partial(table.pick, title, (verb,)),
                            show_key=False, tip=title)  # fmt: skip
            table.form.add(_fitted(button, m))
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


def _fitted(button: Button, m: Metrics) -> Button:
    """Shorten a label that has no room."""
    room = button.rect.width - m.du(36)
    if fonts.measure(m, "button", button.label)[0] > room:
        button.label = fonts.fit(m, "button", button.label, room).text
    return button


def _steps(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add a line for each step, with a button that takes it out."""
    high = max(_high(m), m.pitch(TAG))
    steps = table.model.view["pool"]["steps"]
    room = max(1, area.height // (high + m.du(2)))
    shown = steps[-room:] if len(steps) > room else steps
    for at, step in enumerate(shown):
        rect = pygame.Rect(area.left, area.top + at * (high + m.du(2)), area.width, high)
        if rect.bottom > area.bottom:
            return
        part = next(each for each in table.model.state.parts if each.id == step["id"])
        words = pygame.Rect(rect.left, rect.top, rect.width - high - m.du(4), high)
        told = pools.part(part)
        style = sheets.narrower(m, told, words.width, "body", "tile")
        table.form.add(Label(f"step.{part.id}", words, _cut(m, style, told, words.width), style,
                             theme.SOFT))  # fmt: skip
        table.put(f"drop:{part.id}", pygame.Rect(rect.right - high, rect.top, high, high),
                  "Take out", icon="close", kind="icon", tip="Takes this step out")  # fmt: skip


def _cut(m: Metrics, style: str, words: str, width: int) -> str:
    return fonts.fit(m, style, words, width).text


def paint(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the figures between the steppers."""
    inner, high, gap = _inner(area, m), _high(m), m.du(5)
    top = inner.top + 2 * (high + gap)
    dials = model.view["pool"]["dials"]
    for first in (0, 2):
        line_rect = pygame.Rect(inner.left, top, inner.width, high)
        for (dial, name), rect in zip(DIALS[first : first + 2], row(line_rect, 2, 2 * gap)):
            side = min(high, m.du(44))
            words = rect.inflate(-2 * side - m.du(8), 0)
            figure = pygame.Rect(words.right - m.du(22), words.top, m.du(22), words.height)
            style = HEAD if dials[dial] else NAME
            ink = SODIUM if dials[dial] else theme.MUTED
            sheets.line(surface, m, style, str(dials[dial]), ink, figure, "right", "dial")
            label = pygame.Rect(words.left, words.top, words.width - m.du(24), words.height)
            sheets.line(surface, m, TAG, name, PAPER, label, where="dial.name")
        top += high + gap

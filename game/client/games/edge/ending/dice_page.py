"""The dice of a finished case: what heroes and opposition rolled, beside what fair dice average."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal, plain
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.ending.game_story import events
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.layout import row
from game.client.tabletop.records.records_parts import FigureTile
from game.client.widgets import Form, Label, RichText, ScrollArea
from game.edge import events as e
from game.edge.dice.faces import FACES, Kind, Symbols

FEW = 6
"""checks below which an average says little"""


@dataclass(frozen=True)
class Rolls:
    """The checks of one side: sums of what was rolled, and of what their dice average."""

    checks: int = 0
    passed: int = 0
    advantage: int = 0
    triumphs: int = 0
    despairs: int = 0
    mean_passed: Fraction = Fraction()
    mean_advantage: Fraction = Fraction()
    mean_triumphs: Fraction = Fraction()
    mean_despairs: Fraction = Fraction()


def rolls(rolled: Iterable[e.Rolled]) -> Rolls:
    """Return the sums of some checks."""
    told = list(rolled)
    dice = [Kind(kind) for each in told for kind in each.dice]
    return Rolls(
        checks=len(told),
        passed=sum(each.success > 0 for each in told),
        advantage=sum(each.advantage for each in told),
        triumphs=sum(each.triumphs for each in told),
        despairs=sum(each.despairs for each in told),
        mean_passed=sum((Fraction(each.chance) for each in told), Fraction()),
        mean_advantage=sum((_mean(kind, "advantage") for kind in dice), Fraction()),
        mean_triumphs=sum((_mean(kind, "triumph") for kind in dice), Fraction()),
        mean_despairs=sum((_mean(kind, "despair") for kind in dice), Fraction()),
    )


def _mean(kind: Kind, symbol: str) -> Fraction:
    """Return the average of a symbol on a die, after canceling."""
    faces = FACES[kind]
    return Fraction(sum(getattr(Symbols.of(face).net, symbol) for face in faces), len(faces))


def checks(model: Model) -> list[e.Rolled]:
    """Return all checks of the case, in their order."""
    return [each for each in events(model) if isinstance(each, e.Rolled)]


def of_case(model: Model) -> tuple[Rolls, Rolls]:
    """Return the checks of the heroes, and those of everyone else."""
    told = checks(model)
    heroes = set(model.heroes)
    return (rolls(each for each in told if each.who in heroes),
            rolls(each for each in told if each.who not in heroes))  # fmt: skip


def tiles(found: Rolls) -> Sequence[tuple[str, str, str, str]]:
    """Return id, label, figure and the line below it for each figure of a side."""

    def fair(mean: Fraction, sign: str = "") -> str:
        return f"{float(mean):{sign}.1f} on average"

    return (
        ("passed", "Checks passed", f"{found.passed} of {found.checks}", fair(found.mean_passed)),
        ("advantage", "Advantage less Threat", f"{found.advantage:+}",
         fair(found.mean_advantage, "+")),
        ("triumphs", "Triumph", str(found.triumphs), fair(found.mean_triumphs)),
        ("despairs", "Despair", str(found.despairs), fair(found.mean_despairs)),
    )  # fmt: skip


def build(form: Form, m: Metrics, area: pygame.Rect, model: Model) -> None:
    """Add a row of figures for each side that made checks; what is too much scrolls."""
    scroll = form.add(ScrollArea("end.dice", area))
    room = Room(scroll.view.topleft, (scroll.view.width, area.height))
    across = 4 if room.width >= m.du(900) else 2
    for id, name, found in zip(("heroes", "others"), ("Heroes", "Opposition"), of_case(model)):
        if not found.checks:
            continue
        line = room.north(m.pitch("body_bold"), m.du(4))
        scroll.add(Label(f"end.dice.{id}", line, name, "body_bold", theme.INK))
        told, gap, high = tiles(found), m.pick(14, 8), FigureTile.height(m)
        for first in range(0, len(told), across):
            places = row(room.north(high, gap), across, gap)
            for (tile, label, figure, below), rect in zip(told[first:], places):
                scroll.add(FigureTile(f"end.{id}.{tile}", rect, label, [figure], [below]))
        room.north(m.du(4))
    words = (
        "The averages are those of fair dice in the same pools. "
        f"With fewer than {FEW} checks they say little."
    )
    note = room.north(RichText.height(m, words, room.width, "caption"))
    scroll.add(RichText("end.dice.note", note, words, "caption", theme.MUTED))
    room.north(m.du(8))
    _add_checks(scroll, m, room, model)


def _add_checks(scroll: ScrollArea, m: Metrics, room: Room, model: Model) -> None:
    """Add a line for each check, in their order, in columns."""
    told = [f"**{number}** {literal(plain(model.tell(each)))}"
            for number, each in enumerate(checks(model), 1)]  # fmt: skip
    columns = row(room, 2 if room.width >= m.du(900) else 1, m.du(28))
    share = -(-len(told) // len(columns))
    for at, column in enumerate(columns):
        words = "\n".join(told[at * share : (at + 1) * share])
        if words:
            high = RichText.height(m, words, column.width, "body")
            place = pygame.Rect(column.topleft, (column.width, high))
            scroll.add(RichText(f"end.checks.{at}", place, words, "body", theme.SOFT))

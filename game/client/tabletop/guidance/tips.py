"""Tips in real games: each shows once, the first time its subject comes up.

A tip is at the foot of the log, or where its table has room, until it is closed, or its moment or
three answers have passed. Without room it waits, and while something else is shown there, but not
beyond the player's next answer: then it comes up at its next moment. It never asks for anything and
never gets in the way. There is at most one per turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.play.model import TableModel
from game.client.widgets import Button, Form, keymap, placement
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept, Rank
from game.table.events import Event

M = TypeVar("M", bound=TableModel[Any])
Seen = Callable[[M, Sequence[Event]], bool]
"""a test for the moment of a tip, given the table and the events of the last answer"""
AnyTable = TableModel[Any]


def mine(kind: type[Event], **wanted: Any) -> Seen[AnyTable]:
    """Return a test: an event of this kind, with these fields, has happened to the viewing seat; an
    event without a seat happens to all."""

    def seen(model: AnyTable, events: Sequence[Event]) -> bool:
        return any(
            isinstance(each, kind)
            and getattr(each, "seat", model.seat) == model.seat
            and all(getattr(each, name) == value for name, value in wanted.items())
            for each in events
        )

    return seen


def offered(*verbs: str) -> Seen[AnyTable]:
    """Return a test: one of these is possible now."""
    return lambda model, events: any(each.verb in verbs for each in model.options)


def asked(*steps: str) -> Seen[AnyTable]:
    """Return a test: one of these steps is asking now."""
    return lambda model, events: model.step in steps


@dataclass(frozen=True)
class Tip(Generic[M]):
    """A tip: ``seen`` returns True when its moment has come."""

    id: str
    text: str
    seen: Seen[M]
    passing: bool = False
    """whether it closes when its subject is no longer possible"""

    @property
    def words(self) -> str:
        """The text with the keys that it names."""
        return keymap.with_keys(self.text)


STEP_DU = 20  # between the places where a card is tried
LONGEST = 3
"""number of answers after which the moment of any tip has passed"""


class TipCard(Widget):
    """The background of a tip, with its words."""

    reads = Rank.WORDS

    def __init__(self, rect: pygame.Rect, text: str) -> None:
        super().__init__("tip.card", rect)
        self.solid = False  # its buttons are on top of it
        self.said = text

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "tip", m.unit)
        bar = pygame.Rect(self.rect.left, self.rect.top + m.du(10), m.du(4), 0)
        bar.height = self.rect.height - m.du(20)
        pygame.draw.rect(surface, theme.TEAL, bar, border_radius=m.du(2))
        laid = _layout(m, self.said, self.rect.width)
        laid.draw(surface, _words(m, self.rect, laid.height), self.id)


def _layout(m: Metrics, text: str, width: int) -> richtext.RichLayout:
    return richtext.layout(m, "caption", text, width - m.du(32), theme.SOFT)


def _words(m: Metrics, rect: pygame.Rect, high: int) -> pygame.Rect:
    return pygame.Rect(rect.left + m.du(18), rect.top + m.du(10), rect.width - m.du(32), high)


class Tips(Generic[M]):
    """The tips of a table, the most urgent first. Nothing shows in games that are not saved:
    lessons, pictures, tests.

    ``relayout`` lays out the table again.
    """

    def __init__(
        self,
        tips: Sequence[Tip[M]],
        model: M,
        notebook: Notebook,
        app: SceneHost,
        relayout: Callable[[Metrics], None],
    ) -> None:
        self.tips, self.model, self.notebook = tips, model, notebook
        self.app, self._relayout = app, relayout
        self.shown: Tip[M] | None = None
        self._turn = (-1, -1)  # round and seat of the last tip
        self._since = 0  # answers since then
        self._placed = True  # it had room once
        self.waits = False
        """True while the pages of its moment are still to be read"""

    @property
    def wanted(self) -> bool:
        """True if tips may show at all."""
        return self.app.settings.tips and self.model.session.path is not None

    def heard(self, events: Sequence[Event], own: bool = True) -> None:
        """Show a tip after an answer, or close one from an earlier round. ``own`` is False for the
        answers of others: a tip that nobody could read yet, without room, outlasts them."""
        model, turn = self.model, self.model.moment
        if self.shown is not None and not self._placed:
            if not own:
                return
            self.shown, self._turn = None, (-1, -1)
        self._since += 1
        passed = self.shown is not None and self.shown.passing and not self.shown.seen(model, [])
        passed = passed or self._since > LONGEST
        if passed or self.shown is not None and turn[0] > self._turn[0]:
            self.shown = None
        if self.shown is not None or turn == self._turn or not self.wanted:
            return
        known = self.notebook.load().tips
        for tip in self.tips:
            if tip.id not in known and tip.seen(model, events):
                self.shown, self._turn, self._since = tip, turn, 0
                self._placed = False
                return

    def close(self) -> None:
        """Close the tip."""
        self.shown = None
        self._relayout(self.app.metrics)

    def no_more(self) -> None:
        """Never show tips again; tooltips remain."""
        self.notebook.show(*(each.id for each in self.tips))
        self.close()

    # -- place --

    def height(self, m: Metrics, width: int) -> int:
        """Return the height in pixels that the card needs in a column, 0 without a tip."""
        if self.shown is None or self.waits or not self.wanted:
            return 0
        inner = width - m.du(8)
        return _layout(m, self.shown.words, inner).height + self._side(m) + m.du(36)

    def beside(self, m: Metrics, log: pygame.Rect) -> pygame.Rect:
        """Return the part of the log that the card leaves free."""
        rest = log.copy()
        rest.height -= min(self.height(m, log.width), log.height * 3 // 4)
        return rest

    def fit(
        self, m: Metrics, area: pygame.Rect, width: int, things: Sequence[Kept]
    ) -> pygame.Rect | None:
        """Return the place in ``area`` nearest to the middle of its foot where the card hides
        nothing that is read or pressed: there, else at the top, else between; None if there is
        none."""
        wide, high = min(width, area.width), self.height(m, min(width, area.width))
        room = area.width - wide
        if not high or high > area.height:
            return None
        tops = area.bottom - high, area.top, area.centery - high // 2
        places = placement.across(
            (wide, high), area, max(1, room // m.du(STEP_DU)), area.left + room // 2, tops
        )
        found = placement.best(places, [each for each in things if each.rank < Rank.REST])
        return found.rect if found is not None and found.free else None

    def add(self, form: Form, m: Metrics, area: pygame.Rect) -> None:
        """Add the card at the foot of ``area``, where the log has left room for it."""
        high = self.height(m, area.width)
        if not high or self.shown is None:
            return
        rect = Room(area).south(high).inflate(-m.du(8), -m.du(8))
        if not self._placed:
            self._placed = True
            self.notebook.show(self.shown.id)
        form.add(TipCard(rect, self.shown.words))
        foot = rect.inset(m.du(14), m.du(8)).south(self._side(m))
        ok = Button("tip.ok", foot, "Got it", self.close)
        off = Button("tip.off", foot, "No more tips", self.no_more,
                     tip="Shows no more tips; tooltips stay on")  # fmt: skip
        gap = m.du(8)
        off.rect = foot.east(min(off.natural_width(m), (foot.width - gap) * 3 // 5), gap)
        ok.rect = foot
        form.add(ok)
        form.add(off)

    @staticmethod
    def _side(m: Metrics) -> int:
        return max(36, m.pick(44, 36))

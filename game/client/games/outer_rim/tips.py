"""Tips in real games: each comes once, when what it is about happens for the first time.

A tip lies at the foot of the log until it is put away, or its moment or the round has passed; it
never asks for anything and never stands in the way. There is at most one in a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.lessons import progress
from game.client.games.outer_rim.model import Model
from game.client.widgets import Button
from game.client.widgets.base import Widget
from game.outer_rim.events import (
    CardGained,
    Defeated,
    GoalAdvanced,
    PatrolMoved,
    ReputationChanged,
    SecretKept,
    ShipMoved,
)
from game.table.events import Event

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

Seen = Callable[[Model, Sequence[Event]], bool]
_NONE = pygame.Rect(0, 0, 0, 0)


def mine(kind: type[Event], **wanted: Any) -> Seen:
    """Something of this kind has happened to the player who looks, with these fields."""

    def seen(model: Model, events: Sequence[Event]) -> bool:
        return any(
            isinstance(each, kind)
            and getattr(each, "seat", model.seat) == model.seat
            and all(getattr(each, name) == value for name, value in wanted.items())
            for each in events
        )

    return seen


def offered(*verbs: str) -> Seen:
    """One of these can be done now."""
    return lambda model, events: any(each.verb in verbs for each in model.options)


def asked(*steps: str) -> Seen:
    """One of these steps asks the player."""
    return lambda model, events: model.decision is not None and model.decision.step in steps


def gained(test: Callable[[Any], bool]) -> Seen:
    """The player has gained a card of some sort."""

    def seen(model: Model, events: Sequence[Event]) -> bool:
        cards = [
            model.asset(each.card)
            for each in events
            if isinstance(each, CardGained) and each.seat == model.seat
        ]
        return any(card is not None and test(card) for card in cards)

    return seen


@dataclass(frozen=True)
class Tip:
    """A tip: ``seen`` says whether its moment has come."""

    id: str
    text: str
    seen: Seen
    passing: bool = False
    """whether it goes when what it is about can no longer be done"""


TIPS: tuple[Tip, ...] = (
    Tip(
        "defeat",
        "**Defeated.** It costs up to 3,000 credits and all your secrets, but no fame. You must "
        "spend your next planning step recovering; then you carry on.",
        mine(Defeated),
    ),
    Tip(
        "patrol",
        "A patrol **stopped your ship**. If your reputation with it is negative, you must fight "
        "it this encounter step. You still have your action step first.",
        mine(ShipMoved, stopped="patrol"),
    ),
    Tip(
        "room",
        "A **full slot**: one card must be discarded, so choose with care. Next time, drop a new "
        "card right onto the old one it replaces.",
        asked("make_room"),
        passing=True,
    ),
    Tip(
        "deliver",
        "You can deliver something **right here**. Drag the card onto the planet, or click one "
        "and then the other.",
        offered("deliver"),
        passing=True,
    ),
    Tip(
        "illegal",
        "**ILLEGAL** cargo pays well, sometimes in fame, but you roll a die when you deliver it. "
        "A bad roll has consequences; the card says which.",
        gained(lambda card: "illegal" in getattr(card, "traits", ())),
    ),
    Tip(
        "job",
        "You're at one of your **jobs'** destinations. Hover over its button to see your chance "
        "of completing the whole job, all its tests together.",
        offered("job"),
        passing=True,
    ),
    Tip(
        "crew",
        "**Crew** lend you their skills as long as they fly with you. If you have a skill twice, "
        "yours and theirs, even a focus passes a test.",
        gained(lambda card: getattr(card, "kind", "") == "crew"),
    ),
    Tip(
        "secret",
        "A **secret** lies facedown on your board and takes no slot. Only you know it. Defeat "
        "costs you all your secrets, so don't sit on it for long.",
        mine(SecretKept),
    ),
    Tip(
        "goal",
        "A step toward one of your **goals**. Complete it to gain fame and flip the card: its "
        "other side has a better ability.",
        mine(GoalAdvanced),
    ),
    Tip(
        "reputation",
        "Your **reputation** has changed. Only positive lets you pass their patrols; negative "
        "makes you fight them. The bar above your board keeps track.",
        mine(ReputationChanged),
    ),
    Tip(
        "patrol_moves",
        "The new market card shows a patrol's symbol, so **that patrol moved** toward the buyer. "
        "Check where it is before you fly on.",
        mine(PatrolMoved),
    ),
    Tip(
        "contact",
        "These tokens are **contacts**. Meet one instead of drawing the space's card: some join "
        "as crew, some have a bounty on them, few are dull.",
        offered("meet"),
        passing=True,
    ),
)
"""at most twelve, the most pressing first"""


class TipCard(Widget):
    """The ground of a tip, with its words."""

    def __init__(self, rect: pygame.Rect, text: str) -> None:
        super().__init__("tip.card", rect)
        self.solid = False  # its buttons lie on it
        self.said = text

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "tip", m.unit)
        bar = pygame.Rect(self.rect.left, self.rect.top + m.du(10), m.du(4), 0)
        bar.height = self.rect.height - m.du(20)
        pygame.draw.rect(surface, theme.AMBER, bar, border_radius=m.du(2))
        laid = _laid(m, self.said, self.rect.width)
        laid.draw(surface, _words(m, self.rect, laid.height), self.id)


def _laid(m: Metrics, text: str, width: int) -> richtext.RichLayout:
    return richtext.layout(m, "caption", text, width - m.du(32), theme.SOFT)


def _words(m: Metrics, rect: pygame.Rect, high: int) -> pygame.Rect:
    return pygame.Rect(rect.left + m.du(18), rect.top + m.du(10), rect.width - m.du(32), high)


class Tips:
    """The tips of a table. Nothing shows in games that are not kept: lessons, pictures, tests."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.shown: Tip | None = None
        self._turn: tuple[int, int] = (0, 0)  # round and seat of the last one

    @property
    def wanted(self) -> bool:
        """Whether there may be tips at all."""
        return self.table.app.settings.tips and self.table.model.session.path is not None

    def heard(self, events: Sequence[Event]) -> None:
        """After an answer: a tip comes, or the one of a former round goes."""
        model = self.table.model
        turn = (int(model.view["round"]), int(model.view["turn"]))
        passed = self.shown is not None and self.shown.passing and not self.shown.seen(model, [])
        if passed or self.shown is not None and turn[0] > self._turn[0]:
            self.shown = None
        if self.shown is not None or turn == self._turn or not self.wanted:
            return
        learned = progress.load()
        for tip in TIPS:
            if tip.id not in learned.tips and tip.seen(model, events):
                self.shown, self._turn = tip, turn
                learned.show(tip.id)
                return

    def close(self) -> None:
        """Puts the tip away."""
        self.shown = None
        self.table.relayout(self.table.app.metrics)

    def no_more(self) -> None:
        """None of them is wanted again; tooltips go on."""
        learned = progress.load()
        learned.tips = [each.id for each in TIPS]
        progress.keep(learned)
        self.close()

    # -- place --

    def height(self, m: Metrics, width: int) -> int:
        """Pixels that the card needs in a column, 0 where there is nothing to say."""
        if self.shown is None or not self.wanted:
            return 0
        inner = width - m.du(8)
        return _laid(m, self.shown.text, inner).height + self._side(m) + m.du(36)

    def beside(self, m: Metrics, log: pygame.Rect) -> pygame.Rect:
        """What the card leaves of the log."""
        rest = log.copy()
        rest.height -= min(self.height(m, log.width), log.height * 3 // 4)
        return rest

    def add(self, m: Metrics, area: pygame.Rect) -> None:
        """Adds the card at the foot of ``area``, where the log has made room for it."""
        high = self.height(m, area.width)
        if not high or self.shown is None:
            return
        rect = pygame.Rect(area.left, area.bottom - high, area.width, high).inflate(
            -m.du(8), -m.du(8)
        )
        form, side, gap = self.table.form, self._side(m), m.du(8)
        form.add(TipCard(rect, self.shown.text))
        foot = pygame.Rect(rect.left + m.du(14), rect.bottom - side - m.du(8), 0, side)
        ok = Button("tip.ok", foot, "Got it", self.close)
        off = Button("tip.off", foot, "No more tips", self.no_more,
                     tip="Shows no more tips; tooltips stay on")  # fmt: skip
        wide = rect.width - 2 * m.du(14) - gap
        off.rect.width = min(off.natural_width(m), wide * 3 // 5)
        ok.rect.width = wide - off.rect.width
        off.rect.left = ok.rect.right + gap
        form.add(ok)
        form.add(off)

    @staticmethod
    def _side(m: Metrics) -> int:
        return max(36, m.du(44 if not m.compact else 36))

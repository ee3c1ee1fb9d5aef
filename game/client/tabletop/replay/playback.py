"""The turns of computer players, shown on the board piece by piece.

The answer is given and the state final; what is shown is a film of it (``game.table.film``): the
table draws the view of each shot in turn. Everything can be skipped, and nothing has to be closed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import pygame

from game.client.draw.motion import SPEEDS, Animator
from game.client.tabletop.bars.log import Log
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, Tumble
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.replay import playback_paint
from game.client.tabletop.replay.playback_paint import Exhibit, Look
from game.table.events import Event
from game.table.film import Shot, View

OPENING = 1.1  # seconds that a turn's sentence stands alone
STILL = 0.55  # seconds of a shot in which nothing moves
REST = 0.35  # seconds after the last movement of a shot
READ = 1.1  # seconds for a card that has just been drawn
LANDED = 0.7  # seconds for dice that have landed
CLOSING = 0.6  # seconds after the last shot of a turn
MOST_SHOTS = 9
"""shots of a turn that are shown at full length; of a longer one each is shorter"""
TWICE = 0.35  # seconds within which a second press ends everything


Before = tuple[dict[Name, pygame.Rect], Any]
"""rectangles of everything before a change, and the board's starting point for counters"""


@dataclass
class Act:
    """The turn of a computer player, or the rest of one: whose, and its shots."""

    seat: int
    shots: list[Shot] = field(default_factory=list)
    opening: float = OPENING
    """seconds that its sentence stands alone"""

    @property
    def events(self) -> list[Event]:
        """All events of the turn."""
        return [event for shot in self.shots for event in shot.events]


@dataclass
class Reel:
    """The shots of an answer: the player's own events with the view after them, the turns to show,
    and what came after those."""

    own: list[Event]
    view: View
    acts: list[Act]
    rest: list[Event]

    @property
    def shown(self) -> list[Event]:
        """The events of all turns to show."""
        return [event for act in self.acts for event in act.events]


def cut(
    shots: Sequence[Shot],
    past: View,
    turn: int | None,
    computers: Collection[int],
    begins: tuple[type[Event], ...],
    decided: int = 0,
) -> Reel:
    """Divide shots where turns begin. ``turn`` is the computer player whose turn already was under
    way, None if the first events are the player's own; ``past`` is the view before them.
    ``decided`` is how many events the player has decided in that turn, which are its own."""
    parts: list[tuple[int | None, list[Shot]]] = [(None if decided else turn, [])]
    told = 0
    for shot in shots:
        group: list[Event] = []
        for event in shot.events:
            if told == decided > 0:
                if group:
                    parts[-1][1].append(Shot(tuple(group), shot.view))
                parts.append((turn, []))
                group = []
            told += 1
            if isinstance(event, begins):
                if group:
                    parts[-1][1].append(Shot(tuple(group), shot.view))
                parts.append((int(getattr(event, "seat", -1)), []))
                group = []
            group.append(event)
        if group:
            parts[-1][1].append(Shot(tuple(group), shot.view))
    own = parts.pop(0) if parts[0][0] is None else (None, [])
    view = own[1][-1].view if own[1] else past
    rest: list[Event] = []
    if parts and parts[-1][0] not in computers:
        rest = [event for shot in parts.pop()[1] for event in shot.events]
    acts = [Act(seat, found) for seat, found in parts if seat is not None and found]
    return Reel([event for shot in own[1] for event in shot.events], view, acts, rest)


class Teller(Protocol):
    """The words and pictures of a game for the turns of others."""

    def summarize(self, seat: int, events: Sequence[Event]) -> str:
        """Return a turn as one sentence."""

    def turn_of(self, seat: int) -> str:
        """Return whose turn is shown, for the prompt."""

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        """Return the exhibit beside the board at this moment of a turn."""

    def caption(self, now: Sequence[Event]) -> str:
        """Return the words of a shot, "" for the sentence of its turn."""

    def lingers(self, now: Sequence[Event]) -> float:
        """Return the least seconds of a shot, however many shots its turn has."""

    @property
    def holds(self) -> bool:
        """True while the shot on show must stay: it is being read."""


class Stage(Protocol):
    """The motion and sound that events set off at a table."""

    def before(self, spots: dict[Name, pygame.Rect]) -> Before:
        """Return the state of the table before a change; ``spots`` are its places."""

    def show(self, events: Sequence[Event], before: Before) -> float:
        """Start the animations; return their seconds."""

    def sound(self, events: Sequence[Event]) -> None:
        """Play the sounds of events."""

    def settle(self, rewound: bool) -> None:
        """Bring everything the board shows besides the view in line with the state."""


class Screen(Protocol):
    """The table on which turns are shown."""

    def renew(self, rest: bool = False) -> None:
        """Lay the table out again; ``rest`` leaves drawing to the next frame, as this one has done
        enough."""

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Request a redraw."""

    def bring_up_board(self) -> None:
        """Bring the board on view."""

    def read_out(self, markup: str) -> None:
        """Read words aloud, if the player wants that."""

    def spots(self) -> dict[Name, pygame.Rect]:
        """Return every place on the table."""

    @property
    def look(self) -> Callable[[int, Exhibit], Look]:
        """The function that returns the place and the look of a turn that is shown."""


class Playback:
    """The turns that are shown at one table, if any; ``over`` is called after the last one."""

    def __init__(
        self,
        model: TableModel[Any],
        log: Log,
        motion: Animator,
        turns: Teller,
        stage: Stage,
        screen: Screen,
    ) -> None:
        self.model, self.log, self.motion = model, log, motion
        self.turns, self.stage, self.screen = turns, stage, screen
        self.over: Callable[[Reel], None] = lambda reel: None
        self.reel: Reel | None = None
        self.playing = False
        """whether it runs; before that it waits for the player's own results to be read"""
        self.words = self.prompt = ""
        self.exhibit = Exhibit()
        self.tumble = Tumble()
        self._act = self._shot = -1
        self._left = 0.0
        self._pressed = TWICE
        self._ended = TWICE
        """seconds since the time of the last shot was up"""
        self._sentences: list[str] = []
        self._unseen = 0
        """number of the newest events that the log still holds back"""

    # -- what it is about --

    @property
    def loaded(self) -> bool:
        """True while there are turns to show."""
        return self.reel is not None

    @property
    def act(self) -> Act | None:
        """The turn on show."""
        found = self.reel.acts if self.reel and self.playing else []
        return found[self._act] if 0 <= self._act < len(found) else None

    @property
    def place(self) -> tuple[int, int]:
        """The number of the shot on show, and how many its turn has."""
        return max(0, self._shot), len(self.act.shots) if self.act else 0

    @property
    def has_just_ended(self) -> bool:
        """True for a moment after the last shot: a key pressed then was meant for it."""
        return self._ended < TWICE

    # -- running --

    def load(self, reel: Reel) -> None:
        """Prepare to show these turns: the table is as it was before them."""
        self.reel, self.playing, self._act, self._shot = reel, False, -1, -1
        self.prompt = self.turns.turn_of(reel.acts[0].seat)
        self._sentences = [self.turns.summarize(each.seat, each.events) for each in reel.acts]
        self._unseen = len(reel.shown) + len(reel.rest)
        self.log.hold(self._unseen)
        self.model.show(reel.view, self.prompt)

    def start(self) -> None:
        """Begin with the first turn."""
        if self.reel is None or self.playing:
            return
        self.playing, self._pressed = True, TWICE
        self.screen.bring_up_board()
        self._next_act()

    def _next_act(self) -> None:
        self._act, self._shot = self._act + 1, -1
        act = self.act
        if act is None:
            self.finish()
            self._ended = 0.0
            return
        self.words, self.exhibit = self._sentences[self._act], Exhibit()
        self.prompt = self.turns.turn_of(act.seat)
        self.model.show(self.model.view, self.prompt)
        self._left = act.opening
        self.screen.renew(rest=True)
        self.screen.read_out(self.words)

    def next(self) -> None:
        """Go on to the next shot, or to the end."""
        act = self.act
        if act is None:
            return
        self.motion.finish_all()
        self.tumble.part = 1.0
        self._shot += 1
        if self._shot >= len(act.shots):
            self._next_act()
            return
        self._show(act, act.shots[self._shot])

    def _show(self, act: Act, shot: Shot) -> None:
        """Show a shot: its view, what moves, and the card or dice it is about."""
        before = self.stage.before(self.screen.spots())
        told = [event for each in act.shots[: self._shot + 1] for event in each.events]
        last = self.exhibit
        self.model.show(shot.view, self.prompt)
        self.exhibit = self.turns.exhibit(act.seat, told, shot.events)
        self._unseen -= len(shot.events)
        self.log.hold(self._unseen)
        said = self.turns.caption(shot.events)
        self.words = said or self._sentences[self._act]
        if said:
            self.screen.read_out(said)
        rolls = any(each.fresh for each in self.exhibit.rolls)
        self.tumble.part = 0.0 if rolls else 1.0
        self.screen.renew(rest=True)
        self.stage.sound(shot.events)
        moved = self.stage.show(shot.events, before)
        if rolls:
            self.motion.add(TUMBLE_SECONDS, self._roll)
        fresh = bool(self.exhibit.card) and self.exhibit.card != last.card
        left = max(STILL, moved + REST, READ if fresh else 0.0)
        left = max(left, TUMBLE_SECONDS + LANDED) if rolls else left
        left *= min(1.0, MOST_SHOTS / len(act.shots))
        left = max(left, self.turns.lingers(shot.events))
        self._left = left + (CLOSING if self._shot == len(act.shots) - 1 else 0.0)

    def _roll(self, part: float) -> None:
        self.tumble.part = part
        act = self.act
        if act is not None:
            look = self.screen.look(act.seat, self.exhibit)
            self.screen.invalidate(look.dice.inflate(look.dice.height, 2 * look.dice.height))

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""
        self._pressed += dt
        self._ended += dt
        if self.act is None:
            return
        factor = SPEEDS[self.motion.speed]
        if factor == 0.0:
            self.finish()
            return
        if self.turns.holds:
            return
        self._left -= dt * self.motion.hurry / factor
        if self._left <= 0 and not (self._shot < 0 and self.motion.busy):
            self.next()  # what the player did may still be moving before the first shot

    def press(self) -> None:
        """Go on at once; the second of two quick presses ends everything."""
        if self._pressed < TWICE:
            self.finish()
            return
        self._pressed = 0.0
        self.next()

    def finish(self) -> None:
        """End it here: the table is as it is now."""
        reel = self.reel
        if reel is None:
            return
        self.motion.finish_all()
        self.drop()
        self.model.refresh()
        self.over(reel)

    def drop(self) -> None:
        """Forget what was to be shown."""
        self.reel, self.playing, self.log.held = None, False, 0
        self.exhibit = Exhibit()

    # -- picture --

    def shown_at(self) -> list[pygame.Rect]:
        """Return the places of everything on show."""
        if self.act is None:
            return []
        look = self.screen.look(self.act.seat, self.exhibit)
        return playback_paint.plan(look, self.exhibit).rects

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the turn's sentence over the board, and the exhibit beside it."""
        act = self.act
        if act is not None:
            look = self.screen.look(act.seat, self.exhibit)
            place = self.place
            playback_paint.paint(surface, look, self.words, place, self.exhibit, self.tumble)

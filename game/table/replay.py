"""A recorded game: a session that shows any moment of it, and answers nothing.

It costs no second game: answers and clones are those of the session that it was made from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from game.table.events import Event
from game.table.journal import SeatChange
from game.table.refusals import Reason, Refused
from game.table.session import Chooser, Session, Turn

S = TypeVar("S")
STILL = "This is a replay: you cannot choose here. Continue from here in a copy."


@dataclass(frozen=True)
class Chapter:
    """A turn of a recorded game: the number of answers before it, and whose it is."""

    start: int
    seat: int


class Recorded(Session[S]):
    """A whole game to look at. ``seq`` is the moment on show, ``whole`` are all of its turns."""

    whole: list[Turn]

    @classmethod
    def of(cls, session: Session[S], seat: int | None = None) -> Recorded[S]:
        """Return a recording of a session as it is now, at its beginning; ``seat`` looks at it."""
        made = cls.__new__(cls)
        made.game, made.header, made.opening = session.game, session.header, session.opening
        made.seat = seat
        made.practice, made.notes = session.practice, []
        made.successors, made.changes = session.successors, list(session.changes)
        made.whole, made.history = list(session.history), list(session.history)
        made._journal, made._undone, made._turns = None, [], []
        made._forced = set(session._forced)
        made._clones = dict(session._clones)
        made._clones[session.seq] = session.game.clone(session.state)
        made._ended = True
        made.state = session.state
        made.go(0)
        return made

    @property
    def length(self) -> int:
        """The number of answers of the whole game."""
        return len(self.whole)

    def go(self, at: int) -> None:
        """Show the moment after that number of answers, or the nearest there is."""
        at = max(0, min(self.length, at))
        if at == self.seq + 1:
            self.game.choose(self.state, self.whole[self.seq].answer.key)
        else:
            self.history = self.whole
            self.state = self.state_at(at)
        self.history = self.whole[:at]

    def first(self) -> S:
        """Return a copy of the first state of the game."""
        return self.game.clone(self._clones[0])

    def keep_clone(self) -> None:
        """Keep the moment on show, so that it is found again at once."""
        self._clones.setdefault(self.seq, self.game.clone(self.state))

    def events_to(self, at: int) -> list[Event]:
        """Return the events between the moment before ``at`` and that."""
        return list(self.whole[at - 1].events) if at else list(self.opening)

    def chapters(self, begins: tuple[type[Event], ...]) -> list[Chapter]:
        """Return the turns of the game, in order; ``begins`` are events with which one begins.

        Without any a turn is what one seat answers in a row.
        """
        found: list[Chapter] = []
        if not begins:
            for number, turn in enumerate(self.whole):
                if not found or found[-1].seat != turn.answer.seat:
                    found.append(Chapter(number, turn.answer.seat))
            return found
        told = [self.opening, *(turn.events for turn in self.whole)]
        for number, events in enumerate(told):
            starts = [each for each in events if isinstance(each, begins)]
            if starts:
                found.append(Chapter(number, int(getattr(starts[-1], "seat", 0))))
        return found

    def copy_into(self, session: Session[Any]) -> None:
        """Give all answers up to the moment on show in a new session of the same setup and seed."""
        changes = [each for each in self.changes if each.seq <= self.seq]
        for number, turn in enumerate(self.history):
            _repeat_changes(session, changes)
            session.choose(turn.answer.key, forced=number in self._forced)
        _repeat_changes(session, changes)

    def last(self) -> S:
        """Return the last state of the game, not a copy of it."""
        return self._clones[self.length]

    # -- nothing is answered here --

    def choose(self, key: str, seq: int | None = None, forced: bool = False) -> list[Event]:
        raise Refused(STILL)

    def autoplay(self, players: Mapping[int, Chooser], limit: int | None = None) -> list[Event]:
        return []

    def can_undo(self, by: int | None = None, over: bool = False) -> Reason | None:
        return Reason("", STILL)

    def undo(self, by: int | None = None, over: bool = False) -> int:
        raise Refused(STILL)

    def practise(self) -> None:
        raise Refused(STILL)

    def leave(self, seat: int) -> None:
        raise Refused(STILL)

    def come_back(self, seat: int) -> None:
        raise Refused(STILL)


def _repeat_changes(session: Session[Any], changes: list[SeatChange]) -> None:
    """Let people leave and come back who did so at this moment."""
    for each in changes:
        if each.seq == session.seq:
            (session.leave if each.away else session.come_back)(each.seat)

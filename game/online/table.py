"""One table at the host: a session, and the words that its guests send and are sent.

Nothing here knows of a network: every function takes a word and returns the words that go out, each
with its place. Those are made after the journal has the answer on disk, so what a guest has seen is
never lost.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.online import knowledge, limits, words
from game.online.knowledge import Place
from game.table.decisions import Decision
from game.table.journal import MAX_BYTES, JournalError
from game.table.contract import Game, Sight
from game.table.files import read_file
from game.table.refusals import Reason, Refused, Stuck
from game.table.session import HUMAN, Session
from game.table.text_safety import quoted
from game.table.validation import InvalidState

Sent = list[tuple[Place, words.Word]]
CHANGED = "The table has changed; look and choose again."
OVER = "The game is over, and everybody may see all of it: nothing can be taken back."
NEVER = "At this table every choice stands."
NOT_BEGUN = "The table has not begun: it waits until every seat is taken."
UNSAVED = "The game cannot be saved; nobody can answer until it can."


@dataclass(frozen=True, slots=True)
class Given:
    """A computer player whose answer is known already."""

    key: str
    why: str

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the answer."""
        return self.key


@dataclass(slots=True)
class Request:
    """A wish to take answers back, and the persons who have not agreed yet."""

    number: int
    seat: int
    target: int
    rev: int
    left: set[int]


@dataclass(slots=True)
class Replies:
    """The latest words to a seat, by the number of its own word."""

    kept: deque[tuple[int, list[words.Word]]] = field(
        default_factory=lambda: deque(maxlen=limits.REPLIES)
    )

    def to(self, number: int) -> list[words.Word] | None:
        """Return what was replied, None if it was not asked before."""
        return next((found for at, found in self.kept if at == number), None)


class Table:
    """A table for guests. ``names`` are those of the persons who have taken seats."""

    def __init__(
        self,
        session: Session[Any],
        id: str = "",
        name: str = "",
        undo: words.UndoRule = "matters",
        watchers: bool = False,
        begun: bool = True,
    ) -> None:
        self.session, self.id, self.name = session, id, name
        self.undo_rule, self.watchers, self.begun = undo, watchers, begun
        self.names: dict[int, str] = {}
        self.here: set[Place] = set()
        self.rev = secrets.randbits(40)
        self._replies: dict[Place, Replies] = {}
        self._redo_by: list[int] = []
        self._request: Request | None = None
        self._requests = 0
        self._calls: dict[int, deque[float]] = {}
        self._nudged = float("-inf")
        session.name_of = self.name_of

    # -- reading --

    @property
    def places(self) -> list[Place]:
        """The places that are listening: the watchers last."""
        seats = sorted(each for each in self.here if each is not None)
        return [*seats, None] if None in self.here else list(seats)

    @property
    def over(self) -> bool:
        """True once the game is over, and all of it may be seen by everybody."""
        return self.session.decision() is None

    def name_of(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        kind = self.session.game.seats(self.session.state)[seat]
        return self.names.get(seat) or (
            f"Player {seat + 1}" if kind == HUMAN else f"{kind.capitalize()} {seat + 1}"
        )

    def seats(self) -> list[words.Seat]:
        """Return the seats as all see them."""
        away = self.session.away
        return [
            words.Seat(
                name=self.name_of(seat) if kind != HUMAN else self.names.get(seat, ""),
                kind=kind, taken=kind != HUMAN or seat in self.names,
                here=kind != HUMAN or seat in self.here, computer=seat in away,
            )
            for seat, kind in enumerate(self.session.game.seats(self.session.state))
        ]  # fmt: skip

    def about(self, place: Place) -> words.About:
        """Return the table for a place."""
        header = self.session.header
        return words.About(
            table=self.id, name=self.name, game=header.game, content=header.content,
            setup=header.setup, undo=self.undo_rule, watchers=self.watchers, begun=self.begun,
            seats=self.seats(), you=place,
        )  # fmt: skip

    def free_seats(self) -> list[int]:
        """Return the seats that a person can take."""
        return [seat for seat in self.session.people if seat not in self.names]

    # -- coming and going --

    def take(self, seat: int, name: str) -> Sent:
        """Let a person have a seat. Raise ``Refused``."""
        if seat not in self.session.people:
            raise Refused("A computer player has this seat.")
        if seat in self.names:
            raise Refused(f"{self.names[seat]} has this seat already: take another one.")
        self.names[seat] = name
        return self.tell_seats()

    def free(self, seat: int) -> Sent:
        """Take a seat from its person; another one may take it."""
        self.names.pop(seat, None)
        self.here.discard(seat)
        return self.tell_seats()

    def begin(self) -> Sent:
        """Let the game begin."""
        self.begun = True
        return self.tell_seats()

    def arrive(self, place: Place, have: int = 0, mark: str = "") -> Sent:
        """Take in a window of a place, which has this past."""
        self._replies.pop(place, None)
        known = place in self.here
        self.here.add(place)
        if place is not None and place in self.session.away and not self.over:
            self.session.come_back(place)
            self.rev += 1
        sent = self.sync(place, have, mark)
        others = [] if known else [e for e in self.tell_seats() if e[0] != place]
        return [*sent, *others]

    def depart(self, place: Place) -> Sent:
        """Note that the last window of a place is gone."""
        self.here.discard(place)
        sent: Sent = []
        if self._request is not None and place in self._request.left:
            self._request.left.discard(place)
            sent = self._settle_request()
        return [*sent, *self.tell_seats()]

    def sync(self, place: Place, have: int = 0, mark: str = "") -> Sent:
        """Return the whole game for a place, without the past that it has."""
        session, game = self.session, self.session.game
        parts = knowledge.past(session, place)
        keep = have if have <= len(parts) and mark == knowledge.mark(parts[:have]) else 0
        sent: Sent = [(place, self.about(place))]
        at, group, size = keep, list[words.Part](), 0
        for each in parts[keep:]:
            weight = len(each.model_dump_json())
            if group and size + weight > limits.PART:
                sent.append((place, words.Past(at=at, turns=group)))
                at, group, size = at + len(group), [], 0
            group.append(each)
            size += weight
        if group:
            sent.append((place, words.Past(at=at, turns=group)))
        sync = words.Sync(
            rev=self.rev, seq=session.seq, keep=keep,
            header=knowledge.header_for(session.header),
            opening=knowledge.events_for(game, session.opening, place),
            state=knowledge.state_for(game, session.state, place), ask=self.asked(place),
        )  # fmt: skip
        return [*sent, (place, sync), *self._end_for([place])]

    def tell_seats(self) -> Sent:
        """Return who sits where, for everybody."""
        word = words.Seats(begun=self.begun, seats=self.seats())
        return [(place, word) for place in self.places]

    def let_computer(self, seat: int) -> Sent:
        """Let a computer player continue for a person who is away. Raise ``Refused``."""
        if seat in self.here:
            raise Refused(f"{self.name_of(seat)} is here.")
        self.session.leave(seat)
        self.rev += 1
        return [*self.tell_seats(), *self._syncs()]

    def _syncs(self) -> Sent:
        """Return the game as it is for everybody, whose past is as it was."""
        sent: Sent = []
        for place in self.places:
            mark = knowledge.mark(knowledge.past(self.session, place))
            sent += self.sync(place, self.session.seq, mark)
        return sent

    # -- answers --

    def choose(self, seat: Place, word: words.Choose) -> Sent:
        """Give the answers of a guest."""
        return self._once(seat, word.id, lambda: self._choose(seat, word))

    def _choose(self, seat: Place, word: words.Choose) -> Sent:
        reason = self._closed(seat, word.rev)
        decision = self.session.decision()
        if reason is None and decision is not None and decision.seat != seat:
            reason = Reason("", "{who} is asked, not you.", who=self.name_of(decision.seat))
        if reason is not None:
            raise Refused.because(reason)
        start, before = self.session.seq, self.session.game.clone(self.session.state)
        self.session.choose_all(word.keys, word.forced)
        self._redo_by.clear()
        return self._advanced(start, before, seat, word.id)

    def move(self, key: str, why: str) -> Sent:
        """Give the answer of a computer player. Raise ``JournalError``."""
        decision = self.session.decision()
        assert decision is not None and self.session.kinds[decision.seat] != HUMAN
        start, before = self.session.seq, self.session.game.clone(self.session.state)
        self.session.autoplay({decision.seat: Given(key, why)}, limit=1)
        self._redo_by.clear()
        return self._advanced(start, before)

    def _advanced(
        self, start: int, before: Any, author: Place = None, number: int | None = None
    ) -> Sent:  # fmt: skip
        """Return the answers since ``start`` for everybody; ``before`` is a copy of the state then.

        The shots of a place are patches against its last view, which its imagined state gives."""
        self.rev += 1
        sent = self._drop_request()
        session, game, places = self.session, self.session.game, self.places
        takes = [
            knowledge.shoot(game, before, turn.answer.key, places)
            for turn in session.history[start:]
        ]  # fmt: skip
        for place in places:
            last = game.view(session.state, place)
            parts = [
                knowledge.part(
                    game, turn, place, knowledge.shots(game, each[place], last),
                    session.was_forced(turn.answer.seq),
                )
                for turn, each in zip(session.history[start:], takes, strict=True)
            ]  # fmt: skip
            word = words.Turn(
                rev=self.rev, seq=session.seq, parts=parts, ask=self.asked(place),
                state=knowledge.state_for(game, session.state, place),
                id=number if place == author and place is not None else None,
            )  # fmt: skip
            sent.append((place, word))
        return [*sent, *self._end_for(places)]

    def asked(self, place: Place) -> words.Asked:
        """Return the open decision for a place."""
        return knowledge.asked(self.session, place, self.why_not_undo(place), self._may_redo(place))

    def _once(self, seat: Place, number: int, act: Callable[[], Sent]) -> Sent:
        """Do what a word asks for, once: if it comes again, it is replied to again."""
        replies = self._replies.setdefault(seat, Replies())
        before = replies.to(number)
        if before is not None:
            return [(seat, each) for each in before]
        try:
            sent = act()
        except Stuck as stuck:
            sent = [(seat, words.No(id=number, reason=quoted(stuck.reason, 400)))]
        except Refused as refused:
            reason = quoted(refused.reason, 400)
            sent = [(seat, words.No(id=number, reason=reason, clause=refused.clause))]
        except (JournalError, InvalidState) as problem:
            self.session.notes.append(str(problem))
            sent = [(seat, words.No(id=number, reason=UNSAVED))]
        replies.kept.append((number, [word for place, word in sent if place == seat]))
        return sent

    def _closed(self, seat: Place, rev: int) -> Reason | None:
        """Return why a place cannot change anything now."""
        if seat is None:
            return Reason("", "You watch this table: you cannot choose.")
        if not self.begun:
            return Reason("", NOT_BEGUN)
        return None if rev == self.rev else Reason("", CHANGED)

    # -- taking back --

    def why_not_undo(self, place: Place) -> str | None:
        """Return why a place cannot take back anything; None if it can, or can ask for it."""
        if place is None:
            return "You watch this table."
        if self.over:
            return OVER
        if self.undo_rule == "never":
            return NEVER
        reason = self.session.can_undo(by=place, over=self.undo_rule == "ask")
        return None if reason is None else quoted(reason.text, 400)

    def undo(self, seat: Place, word: words.Undo) -> Sent:
        """Take back the latest choice of a guest, or ask the others."""
        return self._once(seat, word.id, lambda: self._undo(seat, word))

    def _undo(self, seat: Place, word: words.Undo) -> Sent:
        reason, why = self._closed(seat, word.rev), self.why_not_undo(seat)
        if reason is not None or why is not None:
            raise Refused.because(reason or Reason("", "{text}", text=why or ""))
        assert seat is not None
        harmless = self.session.can_undo(by=seat) is None
        if harmless or self.undo_rule != "ask":
            return self._take_back(seat, False, word.id)
        others = {each for each in self.here if each is not None and each != seat}
        if not others:
            return self._take_back(seat, True, word.id)
        self._requests += 1
        target = self._target(seat)
        self._request = Request(self._requests, seat, target, self.rev, others)
        sent: Sent = []
        for place in self.places:
            wish = words.Wish(
                id=word.id if place == seat else None, ask=self._requests, seat=seat,
                count=self.session.seq - target, what=self._told(target, place),
            )  # fmt: skip
            sent.append((place, wish))
        return sent

    def _target(self, seat: int) -> int:
        """Return the number of answers that are left if a seat takes back its latest choice."""
        for turn in reversed(self.session.history):
            if turn.answer.seat == seat and not self.session.was_forced(turn.answer.seq):
                return turn.answer.seq
        return self.session.seq

    def _told(self, seq: int, place: Place) -> str:
        """Return an answer as a place reads it in the log."""
        game, state = self.session.game, self.session.state
        told = (
            game.tell(state, each, place)
            for each in self.session.history[seq].events
            if knowledge.knows(each, place)
        )
        return quoted(next((each for each in told if each), ""), 200)

    def _take_back(self, seat: int, over: bool, number: int | None) -> Sent:
        before = self.session.seq
        seq = self.session.undo(by=seat, over=over)
        self._redo_by.append(seat)
        self.rev += 1
        game, state = self.session.game, self.session.state
        return [
            *self._drop_request(),
            *(
                (place, words.Back(
                    rev=self.rev, seq=seq, by=seat, count=before - seq,
                    id=number if place == seat else None,
                    state=knowledge.state_for(game, state, place), ask=self.asked(place),
                ))
                for place in self.places
            ),
        ]  # fmt: skip

    def agree(self, seat: Place, word: words.Agree) -> Sent:
        """Take the answer of a person to a request."""
        request = self._request
        if request is None or request.number != word.ask or seat not in request.left:
            return []
        if not word.yes:
            self._request = None
            gone = words.Gone(ask=word.ask, agreed=False, by=seat)
            return [(place, gone) for place in self.places]
        request.left.discard(seat)
        return self._settle_request()

    def _settle_request(self) -> Sent:
        """Take back what was asked for, once everybody has agreed."""
        request = self._request
        if request is None or request.left:
            return []
        self._request = None
        gone = words.Gone(ask=request.number, agreed=True)
        sent: Sent = [(place, gone) for place in self.places]
        try:
            return [*sent, *self._take_back(request.seat, True, None)]
        except (Refused, JournalError) as problem:
            return [*sent, (request.seat, words.No(reason=quoted(problem, 400)))]

    def _drop_request(self) -> Sent:
        """Drop a request: the table has changed."""
        request, self._request = self._request, None
        if request is None:
            return []
        gone = words.Gone(ask=request.number, agreed=False)
        return [(place, gone) for place in self.places]

    def _may_redo(self, place: Place) -> bool:
        """Return True if a place may repeat what it took back."""
        may = self.session.can_redo and bool(self._redo_by) and not self.over
        return may and self._redo_by[-1] == place

    def redo(self, seat: Place, word: words.Redo) -> Sent:
        """Repeat the answers that a guest took back."""
        return self._once(seat, word.id, lambda: self._redo(seat, word))

    def _redo(self, seat: Place, word: words.Redo) -> Sent:
        reason = self._closed(seat, word.rev)
        if reason is not None:
            raise Refused.because(reason)
        if not self._may_redo(seat):
            raise Refused("Nothing to redo.")
        start, before = self.session.seq, self.session.game.clone(self.session.state)
        self.session.redo()
        self._redo_by.pop()
        return self._advanced(start, before, seat, word.id)

    # -- calls --

    def say(self, seat: Place, word: words.Say, now: float) -> Sent:
        """Pass a call on, if it is not one too many; "point" only at what everybody sees."""
        if seat is None or word.call == "point" and not self._seen(word.at):
            return []
        calls = self._calls.setdefault(seat, deque(maxlen=limits.CALLS_PER_MINUTE))
        full = len(calls) == limits.CALLS_PER_MINUTE and now - calls[0] < 60
        if full or calls and now - calls[-1] < limits.CALL_EVERY:
            return []
        calls.append(now)
        said = words.Said(seat=seat, call=word.call, at=word.at if word.call == "point" else "")
        return [(place, said) for place in self.places]

    def _seen(self, id: str) -> bool:
        """Return True if everybody sees a thing with this id."""
        return bool(id) and id in knowledge.names(self.session.game.view(self.session.state, None))

    def nudge(self, seat: Place, now: float) -> Sent:
        """Remind the person who is asked, at most once in a while."""
        decision = self.session.decision()
        if seat is None or decision is None or decision.seat == seat:
            return []
        if now - self._nudged < limits.NUDGE_EVERY or decision.seat not in self.here:
            return []
        self._nudged = now
        return [(decision.seat, words.Nudged(by=seat))]

    # -- the end --

    def _end_for(self, places: Iterable[Place]) -> Sent:
        """Return the journal in pieces once the game is over: nothing is hidden any more."""
        path = self.session.path
        if not self.over or path is None:
            return []
        text = read_file(path, MAX_BYTES).decode()
        pieces = [text[at : at + limits.PART] for at in range(0, len(text), limits.PART)]
        return [
            (place, words.Whole(text=piece, more=at + 1 < len(pieces)))
            for place in places
            for at, piece in enumerate(pieces)
        ]


def new_session(game: Game[Any], setup: Any, path: Path | None = None) -> Session[Any]:
    """Return a new game for a table: nobody can guess its seed, and nothing is laid out beforehand.

    Raise ``ValueError`` or ``JournalError``."""
    if isinstance(setup, dict) and setup.get("position") is not None:
        raise ValueError("a table of friends begins as usual: a position would show hidden things")
    return Session(game, setup, secrets.randbits(62), path)

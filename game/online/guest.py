"""A game at another computer, as one seat of it knows the game.

A ``GuestSession`` is read like any session: its state is imagined for the seat, its history has the
events that the seat may know. It answers nothing itself: ``choose`` sends the answer to the host,
and ``hear`` takes in what the host says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.online import codec, knowledge, words
from game.table import registry
from game.table.contract import Game
from game.table.decisions import AWAY, Decision
from game.table.events import Event
from game.table.film import Shot
from game.table.journal import Answer, JournalError
from game.table.refusals import Reason, Refused
from game.table.session import HUMAN, Chooser, Session, Turn

S = TypeVar("S")
HIDDEN = "hidden"
"""the key of another seat's answer, which would name hidden things"""
WAIT = Reason("", "Your last choice is on its way to the host.")
AFTER = "That can be done once the game is over."


class GuestError(ValueError):
    """Something from the host cannot be used here: its rules differ, or it is broken."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """Answers as they came: the number before them, the shots of each, and the state after."""

    start: int
    shots: list[list[Shot]]
    state: Any


class GuestSession(Session[S]):
    """The knowledge that a seat has of a game at the host. ``seat`` is None for a watcher."""

    remote = True

    def __init__(
        self,
        game: Game[S],
        about: words.About,
        past: Sequence[words.Part],
        sync: words.Sync,
        send: Callable[[words.Word], None],
    ) -> None:
        self.game, self.about, self.seat, self._send = game, about, about.you, send
        self.listen: Callable[[], object] = lambda: None
        """takes in what the host has said meanwhile"""
        self.hang_up: Callable[[], None] = lambda: None
        """ends the connection"""
        self.companions: Callable[[Any], list[Any]] = lambda table: []
        """makes what a window adds to the table: who is here, and the calls"""
        self.jumped = False
        """whether the game stands elsewhere than the answers that have come lead: it was taken
        back, or sent anew; cleared by who shows it"""
        self.notes, self.practice, self.changes, self.successors = [], False, [], {}
        self.name_of = self._name
        self._journal, self._clones, self._turns, self._undone = None, {}, [], []
        self._forced, self._ended, self._noted = set(), False, False
        self.history = []
        self.pending: words.Choose | words.Undo | words.Redo | None = None
        """the word that the host has not answered yet"""
        self.arrived: deque[Arrived] = deque()
        """answers that have come, to be shown"""
        self.refused = ""
        """why the host refused the latest word"""
        self._number = 0
        self._keys: deque[str] = deque()
        self._doubted = False
        self._begin(past, sync)
        self.jumped = False

    def _begin(self, past: Sequence[words.Part], sync: words.Sync) -> None:
        """Take the game as it is now; what stood before counts up to ``sync.keep`` answers."""
        if sync.keep > len(self.history) or sync.keep + len(past) != sync.seq:
            raise GuestError("the past of the game has a gap")
        del self.history[sync.keep :]
        self._forced = {seq for seq in self._forced if seq < sync.keep}
        self.header = sync.header
        self.opening = tuple(self._event(each) for each in sync.opening)
        for each in past:
            self.history.append(self._turn(each))
        self.pending = None
        self.arrived.clear()
        self.jumped = True
        self._stand(sync.rev, sync.state, sync.ask)

    def _name(self, seat: int) -> str:
        seats = self.about.seats
        return seats[seat].name if seat < len(seats) and seats[seat].name else f"Player {seat + 1}"

    def have(self) -> tuple[int, str]:
        """Return the past that is here: the number of answers, and the digest of them."""
        parts = [
            words.Part(
                seat=turn.answer.seat, step=turn.step, forced=turn.answer.seq in self._forced,
                key=None if turn.answer.key == HIDDEN else turn.answer.key,
                shots=[words.Shot(e=[codec.packed(self.game.id, each) for each in turn.events])],
            )
            for turn in self.history
        ]  # fmt: skip
        return self.seq, knowledge.mark(parts)

    # -- what the host says --

    def hear(self, word: words.Word) -> None:
        """Take in a word about the game. Raise ``GuestError``, which ends the session."""
        if isinstance(word, words.Turn | words.Back):
            if word.rev != self.rev:  # otherwise it has come before
                self._take(word) if isinstance(word, words.Turn) else self._go_back(word)
            if self.pending is not None and word.id == self.pending.id:
                self.pending = None
        elif isinstance(word, words.Wish):
            if self.pending is not None and word.id == self.pending.id:
                self.pending = None  # the others are asked
        elif isinstance(word, words.No):
            if self.pending is not None and word.id == self.pending.id:
                self.pending, self.refused = None, word.reason
        elif isinstance(word, words.Seats):
            self.about = self.about.model_copy(update={"seats": word.seats, "begun": word.begun})

    def rejoin(self, past: Sequence[words.Part], sync: words.Sync) -> None:
        """Take in the past again after a connection was lost. An answer on its way is asked for
        anew: the host has it if the past has it."""
        self._begin(past, sync)

    def _take(self, word: words.Turn) -> None:
        start = self.seq
        if start + len(word.parts) != word.seq:
            self.doubt()
            return
        state = self._load(word.state)
        last = self.game.view(state, self.seat)
        shots = list[list[Shot]]()
        for each in word.parts:
            self.history.append(self._turn(each))
            shots.append([self._shot(shot, last) for shot in each.shots])
        self._stand(word.rev, word.state, word.ask, state)
        self.arrived.append(Arrived(start, shots, self.game.clone(state)))

    def _go_back(self, word: words.Back) -> None:
        if word.seq > self.seq:
            self.doubt()
            return
        del self.history[word.seq :]
        self._forced = {seq for seq in self._forced if seq < word.seq}
        self.arrived.clear()
        self._ended, self.jumped = False, True
        self._stand(word.rev, word.state, word.ask)

    def _stand(self, rev: int, state: str, ask: words.Asked, loaded: S | None = None) -> None:
        """Let the game stand there from now on."""
        self.state = self._load(state) if loaded is None else loaded
        self.rev, self.ask, self.refused = rev, ask, ""
        decision = self.game.decision(self.state)
        if (decision.seat if decision else None) != ask.seat:
            raise GuestError("another seat is asked here than at the host")
        if decision is not None and decision.seat == self.seat:
            if knowledge.digest(self.game, self.state, decision) != ask.chk:
                self.doubt()
                return
        self._doubted = False

    def doubt(self) -> None:
        """Ask for everything anew, once; the second time in a row the rules must differ."""
        if self._doubted:
            raise GuestError("the rules here differ from those of the host")
        self._doubted = True
        self._send(words.Resync())

    def _load(self, state: str) -> S:
        try:
            return self.game.load(state.encode())
        except ValueError as error:
            raise GuestError("the state of the game cannot be read") from error

    def _event(self, data: words.Packed) -> Event:
        try:
            return codec.unpacked(self.game.id, data)
        except codec.CodecError as error:
            raise GuestError(str(error)) from error

    def _turn(self, part: words.Part) -> Turn:
        answer = Answer(seq=self.seq, seat=part.seat, key=part.key or HIDDEN, why=part.why[:200])
        if part.forced:
            self._forced.add(answer.seq)
        events = [self._event(each) for shot in part.shots for each in shot.e]
        return Turn(answer, tuple(events), part.step)

    def _shot(self, shot: words.Shot, last: dict[str, Any]) -> Shot:
        try:
            view = codec.patched(last, shot.v)
        except codec.CodecError as error:
            raise GuestError(str(error)) from error
        return Shot(tuple(self._event(each) for each in shot.e), view)

    # -- asking and answering --

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of player in each seat; of the computer player that continues for a person."""
        kinds = self.game.seats(self.state)
        other = registry.rules(self.game.id).stand_in
        away = {n for n, seat in enumerate(self.about.seats) if seat.computer}
        return tuple(other if n in away and k == HUMAN else k for n, k in enumerate(kinds))

    @property
    def waits(self) -> bool:
        """True while a word is on its way, or the table has not begun."""
        return self.pending is not None or not self.about.begun

    def decision(self) -> Decision | None:
        """Return the decision; while an answer is on its way one with nothing to choose."""
        found = self.game.decision(self.state)
        return replace(found, step=AWAY, options=()) if found is not None and self.waits else found

    def choose(self, key: str, seq: int | None = None, forced: bool = False) -> list[Event]:
        """Send an answer to the host; what comes of it is heard later. Raise ``Refused``."""
        self.choose_all((key,), forced)
        return []

    @property
    def holdup(self) -> str:
        if self.about.begun:
            return ""
        free = [seat for seat in self.about.seats if not seat.taken]
        return f"The game begins once {len(free)} more are here." if free else "The game begins."

    def choose_all(self, keys: Sequence[str], forced: bool = False) -> list[Event]:
        """Send answers that follow one another. Raise ``Refused`` if the first cannot be given."""
        decision = self.game.decision(self.state)
        if self.waits:
            raise Refused.because(WAIT)
        if decision is None:
            raise Refused("The game is over: you cannot choose anymore.")
        if decision.seat != self.seat:
            raise Refused(f"{self._name(decision.seat)} is asked, not you.")
        if decision.find(keys[0]) is None:
            from game.table.decisions import parse

            reason = self.game.why_not(self.state, parse(keys[0]))
            if reason is not None:
                raise Refused.because(reason)
        self._number += 1
        word = words.Choose(id=self._number, rev=self.rev, keys=list(keys), forced=forced)
        self._say(word)
        return []

    def _say(self, word: words.Choose | words.Undo | words.Redo) -> None:
        self.pending, self.refused, self._doubted = word, "", False
        self._send(word)

    def autoplay(self, players: Mapping[int, Chooser], limit: int | None = None) -> list[Event]:
        """Return []: the host lets computer players answer."""
        return []

    # -- back and forward --

    def can_undo(self, by: int | None = None, over: bool = False) -> Reason | None:
        if self.waits:
            return WAIT
        return None if self.ask.undo is None else Reason("", "{text}", text=self.ask.undo)

    def undo(self, by: int | None = None, over: bool = False) -> int:
        """Ask the host to take back the latest choice. Raise ``Refused``."""
        reason = self.can_undo()
        if reason is not None:
            raise Refused.because(reason)
        self._number += 1
        self._say(words.Undo(id=self._number, rev=self.rev))
        return self.seq

    @property
    def can_redo(self) -> bool:
        return self.ask.redo and not self.waits

    def redo(self) -> list[Event]:
        if not self.can_redo:
            raise Refused("Nothing to redo.")
        self._number += 1
        self._say(words.Redo(id=self._number, rev=self.rev))
        return []

    def state_at(self, seq: int) -> S:
        """Return a copy of the state as it is; there are no others. Raise ``JournalError``."""
        if seq != self.seq:
            raise JournalError(AFTER)
        return self.game.clone(self.state)

    def close(self) -> None:
        """End the visit; the seat is kept."""
        self.hang_up()

    # -- not at a guest --

    def practise(self) -> None:
        raise Refused("Practice is only for games with one person.")

    def leave(self, seat: int) -> None:
        raise Refused("Only the host can let a computer player continue.")

    def come_back(self, seat: int) -> None:
        raise Refused("Only the host can give a seat back.")

"""A game in progress: its state, its journal, undo and redo.

Every answer goes through ``choose``: the rules apply it, the journal stores it on disk, and only
then are its events returned. The window, outside programs and tests all play through this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from pydantic_core import from_json, to_jsonable_python

from game.table import registry, validation
from game.table.contract import Game, Result, Sight
from game.table.decisions import Decision
from game.table.events import Event, visible
from game.table.grammar import capital
from game.table.journal import (
    LONGEST_WHY,
    Answer,
    Header,
    Journal,
    JournalError,
    Kept,
    Outcome,
    SeatChange,
    away,
    moved_back,
)
from game.table.refusals import Reason, Refused, Stuck
from game.table.snapshots import read_snapshot, write_snapshot
from game.table.text_safety import plain, problems
from game.table.validation import InvalidState

S = TypeVar("S")

HUMAN = "human"
KEEP_EVERY = 32
"""Number of answers between the clones kept for undo."""
KEEP_TURNS = 4
"""Number of clones kept in addition where the seat changes."""


class Chooser(Protocol):
    """An object that answers for a seat (see ``game.players.Player``)."""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of one of the options. A chooser with an attribute ``why`` gives with it
        the reason of its latest answer, a line for the log; "" for none."""


@dataclass(slots=True, frozen=True)
class Turn:
    """One answer, its events, and the step of the decision that it answers."""

    answer: Answer
    events: tuple[Event, ...]
    step: str = ""


class Session(Generic[S]):
    """A game in progress, with a journal if a path is given.

    ``setup`` is plain data or a setup made by the game. Raises ``ValueError`` for an invalid setup
    and ``JournalError`` if the journal cannot be written.
    """

    remote = False
    """whether the game is at another computer: this is what a seat of it knows"""
    seat: int | None = None
    """the seat that looks on; None for the first person"""
    kept: Path | None = None
    """of a remote game that is over, its journal among the saved games here"""
    _journal: Journal | None

    def __init__(self, game: Game[S], setup: Any, seed: int, journal: Path | None = None) -> None:
        data = to_jsonable_python(setup)
        made = game.setup(data)
        header = Header(game=game.id, content=game.recorded(made), setup=data, seed=seed)
        self._start(game, header, lambda _: made)
        if journal is not None:
            self._journal = Journal.create(journal, self.header)
            self._journal.notes = self.notes

    @classmethod
    def resume(cls, game: Game[S], path: Path) -> Session[S]:
        """Resume from a journal: replay all answers and compare their draws.

        If the current rules no longer agree, the game continues from the last answer that does;
        ``notes`` explains it, and the whole file is copied first. Raise ``JournalError`` for a file
        that cannot be played at all, and ``InvalidState`` if states are checked and one is not
        valid; the file stays as it is.
        """
        kept = Journal.read(path)
        _check_game(game, path, kept)
        session = cls.__new__(cls)
        try:
            session._start(game, kept.header, game.recall)
        except Exception as error:  # an unchecked setup may make the rules fail anywhere
            raise JournalError(unplayable(path, kept, error)) from error
        session._journal, kept = Journal.resume(path)
        session._journal.notes = session.notes
        try:
            session.notes += kept.problems
            session.practice = kept.practice
            session._take_changes(kept)
            session._replay(kept, session._journal)
            session._note_end()
            session._note_successors(kept.header)
        except BaseException:
            session.close()
            raise
        return session

    @classmethod
    def replayed(cls, game: Game[S], path: Path, most: int | None = None) -> Session[S]:
        """Return the game of a journal after its first ``most`` answers, or after all, to be looked
        at: it has no file. Raise ``JournalError``, also if an answer does not fit."""
        kept = Journal.read(path)
        _check_game(game, path, kept)
        session = cls.__new__(cls)
        try:
            session._start(game, kept.header, game.recall)
        except Exception as error:  # an unchecked setup may make the rules fail anywhere
            raise JournalError(unplayable(path, kept, error)) from error
        session.practice = kept.practice
        session._take_changes(kept)
        for answer in kept.answers[:most]:
            wrong = session._repeat(answer)
            if wrong:
                what = f"answer {answer.seq} ({plain(answer.key, 80)}) does not fit, {wrong}"
                raise JournalError(f"{plain(path.name)}: {what}.")
        return session

    def _start(self, game: Game[S], header: Header, read: Callable[[Any], Any]) -> None:
        self.game = game
        try:
            self.state, opening = game.begin(read(header.setup), header.seed)
        except Stuck as stuck:
            raise ValueError(stuck.reason) from stuck
        self.header = _renewed(header, game.seats(self.state))
        if validation.on():
            validation.check(game, self.state)
        self.opening = tuple(opening)
        """events before the first decision; they cannot be undone, so they are not in
        ``history``"""
        self.history: list[Turn] = []
        self.notes: list[str] = []
        """problems found when the game was loaded, and later ones of its file, in sentences;
        cleared by the caller once shown"""
        self.name_of: Callable[[int], str] = lambda seat: f"Player {seat + 1}"
        """the names of players, for refusals"""
        self.practice = False
        """whether answers may be undone across chance"""
        self.changes: list[SeatChange] = []
        """the people who left the table, and who came back"""
        self.successors: dict[int, str] = {}
        """in a resumed game, the seats whose kind of computer player is no more, with the kind that
        continues there"""
        self._journal = None
        self._clones: dict[int, S] = {0: game.clone(self.state)}
        self._turns: list[int] = []
        self._undone: list[list[tuple[str, bool, str]]] = []
        self._forced: set[int] = set()
        self._ended = False
        self._noted = False
        """whether a state that is not valid was noted"""

    # --- asking and answering --------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """Return the number of current answers."""
        return len(self.history)

    @property
    def path(self) -> Path | None:
        """Return the journal's path."""
        return self._journal.path if self._journal else None

    @property
    def away(self) -> frozenset[int]:
        """Return the seats whose person has left the table."""
        return away(self.changes, self.seq)

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats of the people who began the game, away or not."""
        kinds = self.game.seats(self.state)
        return tuple(seat for seat, kind in enumerate(kinds) if kind == HUMAN)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kind of player that answers for each seat: where a person is away, the
        computer player that continues."""
        kinds, gone = self.game.seats(self.state), self.away
        if not gone:
            return kinds
        other = registry.rules(self.game.id).stand_in
        return tuple(other if seat in gone else kind for seat, kind in enumerate(kinds))

    def sight(self, seat: int) -> Sight[S]:
        """Return the knowledge of a seat."""
        return Sight(self.game, self.state, seat)

    @property
    def holdup(self) -> str:
        """The reason why nobody is asked although the game is not over; usually ""."""
        return ""

    def choose_all(self, keys: Sequence[str], forced: bool = False) -> list[Event]:
        """Give answers that follow one another; those after the first need no thought. An answer
        that the rules have taken as the only one is left out. Raise as ``choose`` does."""
        events, first = list[Event](), self.decision()
        for number, key in enumerate(keys):
            asked = self.decision()
            if number and (asked is None or first is None or asked.seat != first.seat):
                break
            if number and asked is not None and asked.find(key) is None:
                continue
            events += self.choose(key, forced=forced or number > 0)
        return events

    def decision(self) -> Decision | None:
        """Return the current decision; None when the game is over."""
        return self.game.decision(self.state)

    def result(self) -> Result | None:
        """Return the result of a finished game, or None."""
        return self.game.result(self.state)

    def choose(self, key: str, seq: int | None = None, forced: bool = False) -> list[Event]:
        """Answer the decision, which must have the number ``seq`` if given.

        A ``forced`` answer is one that the player did not have to think about: undo takes it back
        together with the answer before it. Raise ``Refused``, ``JournalError`` if the answer cannot
        be stored, or ``InvalidState`` (see ``validation``); nothing has changed then.
        """
        events = self._choose(key, seq, forced)
        self._undone.clear()
        return events

    @property
    def last_choice(self) -> int:
        """Return the number of answers before the last one that a person chose, -1 for none."""
        kinds = self.kinds
        chosen = (each for each in reversed(self.history) if self._is_choice(each, kinds))
        return next((each.answer.seq for each in chosen), -1)

    def _is_choice(self, turn: Turn, kinds: Sequence[str]) -> bool:
        """Return True for an answer that a person had to think about."""
        return kinds[turn.answer.seat] == HUMAN and turn.answer.seq not in self._forced

    def was_forced(self, seq: int) -> bool:
        """Return True if the answer with this number needed no thought."""
        return seq in self._forced

    def ended_by_itself(self, key: str) -> bool:
        """Return True if the answer ``key`` was forced after the last one that was not."""
        for turn in reversed(self.history):
            if turn.answer.seq not in self._forced:
                return False
            if turn.answer.key == key:
                return True
        return False

    def _choose(self, key: str, seq: int | None, forced: bool, why: str = "") -> list[Event]:
        decision = self.decision()
        if decision is None:
            raise Refused("The game is over: you cannot choose anymore.")
        if seq is not None and seq != decision.seq:
            raise Refused(
                f"This answers decision {seq}, but decision {decision.seq} is open now; look at it "
                "and choose again."
            )
        try:
            events = validation.choose(self.game, self.state, key)
            drawn = self.game.drawn(self.state)
            answer = Answer(seq=self.seq, seat=decision.seat, key=key, drawn=drawn, why=why)
            if self._journal:
                self._journal.append(answer)
        except BaseException as error:
            if not isinstance(error, Refused) or isinstance(error, Stuck):
                self.state = self.state_at(self.seq)
            raise
        self.history.append(Turn(answer, tuple(events), decision.step))
        if forced:
            self._forced.add(answer.seq)
        self._keep(decision.seat)
        self._note_end()
        return events

    def autoplay(self, players: Mapping[int, Chooser], limit: int | None = None) -> list[Event]:
        """Let players answer while one of their seats is asked, at most ``limit`` times.

        Return all events. A player sees its seat's view and nothing more. If its answer does not
        terminate, the next option that does replaces it.
        """
        events: list[Event] = []
        answered = 0
        while limit is None or answered < limit:
            decision = self.decision()
            if decision is None or decision.seat not in players:
                break
            sight = Sight(self.game, self.state, decision.seat)
            player = players[decision.seat]
            key = player.choose(sight, decision)
            why = plain(getattr(player, "why", ""), LONGEST_WHY)
            events += self._choose_one(key, decision, why)
            answered += 1
        return events

    def _choose_one(self, key: str, decision: Decision, why: str) -> list[Event]:
        """Give this answer or, if it does not terminate, the first other one that does."""
        try:
            events = self._choose(key, None, False, why)
            self._undone.clear()
            return events
        except Stuck as stuck:
            for other in decision.options:
                with suppress(Stuck):
                    if other.key != key:
                        return self.choose(other.key)
            raise stuck

    def adopt(self, turns: Sequence[Turn], state: S, kept: Mapping[int, S]) -> None:
        """Go on to a state that these answers of computer players have led to from here.

        They were carried out on a copy; ``kept`` are clones of states on the way, by the number of
        answers before them. Raise ``JournalError`` if they cannot be stored; nothing has changed
        then.
        """
        if turns and turns[0].answer.seq != self.seq:
            raise ValueError(f"answer {turns[0].answer.seq} cannot follow {self.seq} answers")
        if self._journal:
            self._journal.append_all(turn.answer for turn in turns)
        self.history += turns
        self.state = state
        self._clones.update(kept)
        self._clones[self.seq] = self.game.clone(state)
        self._undone.clear()
        self._note_end()

    def close(self) -> None:
        """Close the journal."""
        if self._journal:
            self._journal.close()

    # --- undo and redo ---------------------------------------------------------------------------

    def can_undo(self, by: int | None = None, over: bool = False) -> Reason | None:
        """Return why the last answer cannot be undone; None if it can.

        The seat of a human answer can undo it, with all later answers of computer players and
        forced ones, as long as nothing was rolled or revealed; in practice always. Repeating an
        answer repeats its rolls. ``by`` is the seat that asks for it, perhaps not the one that
        answers next; with ``over`` it goes back over the answers of others to its own latest one.
        """
        found = self._undo_to(by, over)
        return found if isinstance(found, Reason) else None

    def practise(self) -> None:
        """Allow anything to be undone from now on; the journal records this permanently.

        Only in a game with one person, where it harms nobody. Raise ``Refused``, or
        ``JournalError`` if it cannot be stored.
        """
        if len(self.people) != 1:
            raise Refused(
                "Practice is only for games with one person: others have seen your choices."
            )
        if self.practice:
            return
        if self._journal:
            self._journal.practise()
        self.practice = True

    def why_not_leave(self, seat: int) -> Reason | None:
        """Return why the person in a seat cannot leave the table; None for one who can."""
        if self.decision() is None:
            return Reason("", "The game is over: everyone can leave.")
        if not registry.rules(self.game.id).stand_in:
            return Reason("", "No computer player can continue in this game: save it instead.")
        if seat not in self.people or seat in self.away:
            return Reason("", "A computer player has this seat already.")
        if len(self.people) - len(self.away) < 2:
            return Reason(
                "", "{who} is the last one at the table: save the game instead.",
                who=self.name_of(seat),
            )  # fmt: skip
        return None

    def leave(self, seat: int) -> None:
        """Let a computer player answer for the person in a seat from now on. The journal records
        it, and no undo crosses it. Raise ``Refused``, or ``JournalError`` if it cannot be
        stored."""
        reason = self.why_not_leave(seat)
        if reason is not None:
            raise Refused.because(reason)
        self._change_seat(SeatChange(seq=self.seq, seat=seat, away=True))

    def come_back(self, seat: int) -> None:
        """Give a seat back to the person who left it. Raise as ``leave`` does."""
        if seat not in self.away:
            raise Refused.because(
                Reason("", "{who} is at the table already.", who=self.name_of(seat))
            )
        if self.decision() is None:
            raise Refused("The game is over: begin another one together.")
        self._change_seat(SeatChange(seq=self.seq, seat=seat, away=False))

    def _change_seat(self, change: SeatChange) -> None:
        if self._journal:
            self._journal.change_seat(change)
        self.changes.append(change)
        self._undone.clear()

    def undo(self, by: int | None = None, over: bool = False) -> int:
        """Undo one answer of the seat that is asked, or of ``by``; return the ``seq`` reached.

        Raise ``Refused`` with the obstacle (see ``can_undo``).
        """
        target = self._undo_to(by, over)
        if isinstance(target, Reason):
            raise Refused.because(target)
        state = self.state_at(target)
        if self._journal:
            self._journal.undo(target)
        taken = [turn.answer for turn in self.history[target:]]
        self._undone.append([(each.key, each.seq in self._forced, each.why) for each in taken])
        self._forced = {seq for seq in self._forced if seq < target}
        self.state = state
        del self.history[target:]
        self._clones = {at: clone for at, clone in self._clones.items() if at <= target}
        self._turns = [at for at in self._turns if at <= target]
        self._ended = False
        return target

    @property
    def can_redo(self) -> bool:
        """Return True if an answer was undone and none given since."""
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Redo the answers last undone. Raise ``Refused`` if there are none."""
        if not self._undone:
            raise Refused("Nothing to redo.")
        events: list[Event] = []
        for key, forced, why in self._undone[-1]:
            events += self._choose(key, None, forced, why)
        self._undone.pop()
        return events

    def _undo_to(self, by: int | None = None, over: bool = False) -> int | Reason:
        """Return the target of an undo, or why there is none."""
        kinds = self.kinds
        decision = self.decision()
        asked = by if by is not None else decision.seat if decision else None
        changed = self.changes[-1] if self.changes else None
        for number in range(len(self.history) - 1, -1, -1):
            turn = self.history[number]
            if changed is not None and changed.seq > number:
                return Reason("", "You cannot undo this. {what}", what=self.change_told(changed))
            border = "" if self.practice else self._border(turn, asked)
            if border:
                last = f"{capital(border).partition('. ')[0].removesuffix('.')}."
                why = "You cannot undo rolls or reveals. The last one: {what}"
                return Reason("", why, what=last)
            seat = turn.answer.seat
            if not self._is_choice(turn, kinds):
                continue
            if asked is not None and kinds[asked] == HUMAN and asked != seat:
                if over:
                    continue
                return Reason(
                    "", "{who} made the last choice: you cannot undo it.", who=self.name_of(seat)
                )
            return number
        return Reason("", "You have nothing to undo yet.")

    def _border(self, turn: Turn, asked: int | None) -> str:
        """Return what an answer rolled or revealed, as a sentence; "" if nothing."""
        for event in turn.events:
            if type(event).reveals:
                if asked is not None and not visible(event, asked):
                    return "another player has seen something hidden."
                told = self.game.tell(self.state, event, asked)
                return told or _spaced(type(event).__name__) + "."
        return "chance has decided something." if turn.answer.drawn else ""

    def state_at(self, seq: int) -> S:
        """Return the state after ``seq`` answers, replayed from the nearest clone."""
        nearest = max(at for at in self._clones if at <= seq)
        state = self.game.clone(self._clones[nearest])
        for turn in self.history[nearest:seq]:
            self.game.choose(state, turn.answer.key)
        return state

    def _keep(self, seat: int) -> None:
        """Keep a clone at intervals, and with it a snapshot on disk."""
        decision = self.decision()
        handed_over = decision is None or decision.seat != seat
        if not handed_over and self.seq % KEEP_EVERY:
            return
        self._clones[self.seq] = self.game.clone(self.state)
        if self.seq % KEEP_EVERY:
            self._turns.append(self.seq)
            if len(self._turns) > KEEP_TURNS:
                del self._clones[self._turns.pop(0)]
        if self._journal:
            self._write_snapshot(self._journal.path)

    def _write_snapshot(self, journal: Path) -> None:
        """Write a snapshot of a valid state; note once that another one gets none."""
        wrong = validation.problems(self.game, self.state)
        if not wrong:
            answers = [turn.answer for turn in self.history]
            write_snapshot(journal, self.header, answers, self.game.dump(self.state))
        elif not self._noted:
            self._noted = True
            self.notes.append(
                f"{plain(journal.name)}: the game has no snapshot, as its state is not valid: "
                f"{wrong}. Every answer is in the file."
            )

    def _note_end(self) -> None:
        """Record the end of the game, once."""
        result = self.result()
        if result is None or self._ended:
            return
        self._ended = True
        outcome = _outcome(result)
        if self._journal and outcome:
            self._journal.finish(self.seq, outcome)

    def change_told(self, change: SeatChange) -> str:
        """Return a sentence on a person who leaves the table or comes back."""
        who = self.name_of(change.seat)
        if change.away:
            return f"{who} leaves the table; a computer player continues."
        return f"{who} is back at the table."

    # --- loading ---------------------------------------------------------------------------------

    def _note_successors(self, stored: Header) -> None:
        """Note the seats that another kind of computer player has now, in a game that continues."""
        if self.result() is None:
            self.successors = _changed(stored, self.game.seats(self.state))
        self.notes += map(self.succession, self.successors)

    def succession(self, seat: int) -> str:
        """Return a sentence on the computer player that continues in a seat of ``successors``."""
        kind = self.successors[seat].capitalize()
        return (
            f"A computer player of an earlier version played as {self.name_of(seat)}; a {kind} "
            "takes over."
        )

    def _take_changes(self, kept: Kept) -> None:
        """Take the changes of seats from a journal, as far as people sit there."""
        if kept.changes and registry.rules(self.game.id).stand_in:
            self.changes = [each for each in kept.changes if each.seat in self.people]

    def _replay(self, kept: Kept, journal: Journal) -> None:
        """Replay the answers of a journal; stop where they no longer fit."""
        self._ended = kept.outcome is not None
        for answer in kept.answers:
            wrong = self._repeat(answer)
            if wrong:
                copy = journal.keep_whole()
                journal.undo(self.seq)
                self.changes = moved_back(self.changes, self.seq)
                self._ended = False
                self.notes.append(
                    f"{plain(journal.path.name)}: answer {answer.seq} ({plain(answer.key, 80)}) no "
                    f"longer fits, {wrong}; the game continues from there. "
                    f"The whole file is kept as {plain(copy.name)}."
                )
                return
        self._compare(kept, journal)
        self._check_end(kept, journal)

    def _check_end(self, kept: Kept, journal: Journal) -> None:
        """Undo a recorded end that differs from the current one, or nothing could follow it."""
        if kept.outcome is None or kept.outcome == _outcome(self.result()):
            return
        copy = journal.keep_whole()
        journal.undo(self.seq)
        self._ended = False
        self.notes.append(
            f"{plain(journal.path.name)}: every answer fits, but the game ends differently from "
            f"its file, so that end is left out. The whole file is kept as {plain(copy.name)}."
        )

    def _repeat(self, answer: Answer) -> str:
        """Replay one recorded answer; return what does not fit, or ""."""
        turn, wrong = replay_one(self.game, self.state, answer)
        if turn is None:
            self.state = self.state_at(self.seq)
            return wrong
        self.history.append(turn)
        if self.seq % KEEP_EVERY == 0:
            self._clones[self.seq] = self.game.clone(self.state)
        return ""

    def _compare(self, kept: Kept, journal: Journal) -> None:
        """Compare the state with the snapshot, if there is one of this very moment."""
        found = read_snapshot(journal.path, kept)
        if found is None or found[0] != self.seq:
            return
        if not self._like(found[1]):
            self.notes.append(
                f"{plain(journal.path.name)}: every answer fits, but the table looks different "
                "from when it was left; the rules have changed since."
            )

    def _like(self, kept: bytes) -> bool:
        """Return True if a stored state equals the current one. Fields missing from it get the
        defaults of ``Game.load``."""
        now = from_json(self.game.dump(self.state))
        if from_json(kept) == now:
            return True
        try:
            return bool(from_json(self.game.dump(self.game.load(kept))) == now)
        except ValueError:
            return False


def replay_one(game: Game[S], state: S, answer: Answer) -> tuple[Turn | None, str]:
    """Replay a recorded answer on a state; return the turn, or None and what does not fit.

    The state may be half changed if it does not fit. Raise ``InvalidState`` if states are checked
    and the one after the answer is not valid.
    """
    decision = game.decision(state)
    if decision is None:
        return None, "because the game is over before it"
    if decision.seat != answer.seat:
        return None, f"because player {decision.seat + 1} is asked, not {answer.seat + 1}"
    try:
        events = validation.choose(game, state, answer.key)
    except Refused as refused:
        return None, f"because it is refused: {plain(refused.reason.rstrip('.'))}"
    except InvalidState:
        raise
    except Exception as error:  # whatever goes wrong in the rules, the answers before it stand
        return None, f"because the rules stumble over it ({_stumbled(error)})"
    drawn = game.drawn(state)
    if drawn != answer.drawn:
        return None, f"because chance gave {_draws(answer.drawn, drawn)}"
    return Turn(answer, tuple(events), decision.step), ""


def unplayable(path: Path, kept: Kept, error: Exception) -> str:
    """Return a sentence on why a game cannot be set up as its journal says."""
    if isinstance(error, ValueError):
        what = f"its setup no longer fits: {problems(error, kept.header.setup).rstrip('.')}"
    else:
        what = f"the rules stumble over its setup ({_stumbled(error)})"
    return f"{plain(path.name)} cannot be opened, {what}."


def _stumbled(error: Exception) -> str:
    return plain(f"{type(error).__name__}: {error}")


def _draws(then: tuple[int, ...], now: tuple[int, ...]) -> str:
    """Format two lists of draws that differ; long ones from the first difference."""
    if len(then) + len(now) <= 12:
        listed = (", ".join(plain(number, 40) for number in numbers) for numbers in (then, now))
        return "[{}] then and [{}] now".format(*listed)
    if len(then) != len(now):
        return f"{len(then)} numbers then and {len(now)} now"
    at = next(place for place, (one, other) in enumerate(zip(then, now)) if one != other)
    return f"{plain(then[at], 40)} then and {now[at]} now as number {at + 1} of {len(now)}"


def _changed(header: Header, kinds: Sequence[str]) -> dict[int, str]:
    """Return the seats whose kind of player is another than a header states, with that kind."""
    stated = enumerate(header.setup.get("seats", ()))
    return {n: kinds[n] for n, seat in stated if seat.get("kind", kinds[n]) != kinds[n]}


def _renewed(header: Header, kinds: Sequence[str]) -> Header:
    """Return a header with these kinds of players; rematches and copies of the game use it, and a
    kind that is no more can be in none of them."""
    changed = _changed(header, kinds)
    if not changed:
        return header
    seats = [
        {**seat, "kind": kinds[n]} if n in changed else seat
        for n, seat in enumerate(header.setup["seats"])
    ]
    return header.model_copy(update={"setup": {**header.setup, "seats": seats}})


def _outcome(result: Result | None) -> Outcome | None:
    """Return a result in journal form."""
    if result is None:
        return None
    return Outcome(winner=result.winner, ending=result.ending, scores=tuple(result.scores))


def _check_game(game: Game[Any], path: Path, kept: Kept) -> None:
    if kept.header.game != game.id:
        raise JournalError(
            f"{plain(path.name)} is a game of {plain(kept.header.game, 40)}, and this is "
            f"{game.id}; open it with its own game."
        )


def _spaced(name: str) -> str:
    """Return ``CoinFlipped`` as ``Coin flipped``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).capitalize()

"""A game being played: its state, its journal, undo and redo.

Every answer goes through ``choose``: the rules apply it, the journal has it on disk, and only
then do its events come back. The window, outside programs and tests all play through this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from pydantic_core import from_json, to_jsonable_python

from game.table.contract import Game, Result, Sight
from game.table.decisions import Decision
from game.table.events import Event, visible
from game.table.journal import Answer, Header, Journal, JournalError, Kept, Outcome
from game.table.refusals import Reason, Refused, Stuck
from game.table.snapshots import read_snapshot, write_snapshot
from game.table.text_safety import plain, problems

S = TypeVar("S")

KEEP_EVERY = 32
"""A clone is kept after so many answers, to undo from."""
KEEP_TURNS = 4
"""So many clones of changes of seat are kept besides."""


class Chooser(Protocol):
    """What answers for a seat (see ``game.players.Player``)."""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """The key of one of the options."""


@dataclass(slots=True, frozen=True)
class Turn:
    """One answer and what came of it."""

    answer: Answer
    events: tuple[Event, ...]


class Session(Generic[S]):
    """A game in progress, kept in a journal if a path is given.

    ``setup`` is plain data or a setup that the game made. Raises ``ValueError`` for a setup
    that the game refuses and ``JournalError`` where the journal cannot be written.
    """

    _journal: Journal | None

    def __init__(self, game: Game[S], setup: Any, seed: int, journal: Path | None = None) -> None:
        data = to_jsonable_python(setup)
        header = Header(game=game.id, content=game.version, setup=data, seed=seed)
        self._start(game, header, game.setup)
        if journal is not None:
            self._journal = Journal.create(journal, self.header)
            self._journal.notes = self.notes

    @classmethod
    def resume(cls, game: Game[S], path: Path) -> Session[S]:
        """Go on from a journal: all answers are played again and their draws compared.

        Where the rules of today no longer agree, the game goes on from the last answer that
        does; ``notes`` tells what happened, and the whole file is kept aside. Raises
        ``JournalError`` for a file that cannot be played at all.
        """
        kept = Journal.read(path)
        _check_game(game, path, kept)
        session = cls.__new__(cls)
        try:
            session._start(game, kept.header, game.recall)
        except Exception as error:  # a set-up from a file may make the rules stumble anywhere
            raise JournalError(unplayable(path, kept, error)) from error
        session._journal, kept = Journal.resume(path)
        session._journal.notes = session.notes
        try:
            session.notes += kept.problems
            session.practice = kept.practice
            session._replay(kept, session._journal)
            session._note_end()
        except BaseException:
            session.close()
            raise
        return session

    def _start(self, game: Game[S], header: Header, read: Callable[[Any], Any]) -> None:
        self.game = game
        self.header = header
        try:
            self.state, opening = game.begin(read(header.setup), header.seed)
        except Stuck as stuck:
            raise ValueError(stuck.reason) from stuck
        self.opening = tuple(opening)
        """what happened before the first decision; never taken back, so not in ``history``"""
        self.history: list[Turn] = []
        self.notes: list[str] = []
        """what was found wrong when the game was loaded, and what has happened to its file
        since, in sentences; to be emptied when they have been told"""
        self.practice = False
        """whether answers may be taken back across chance"""
        self._journal = None
        self._clones: dict[int, S] = {0: game.clone(self.state)}
        self._turns: list[int] = []
        self._undone: list[list[str]] = []
        self._ended = False

    # --- asking and answering --------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many answers stand."""
        return len(self.history)

    @property
    def path(self) -> Path | None:
        """The journal's file."""
        return self._journal.path if self._journal else None

    def decision(self) -> Decision | None:
        """What has to be chosen now; None when the game is over."""
        return self.game.decision(self.state)

    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.game.result(self.state)

    def choose(self, key: str, seq: int | None = None) -> list[Event]:
        """Answer the decision, which has to be number ``seq`` if that is given.

        Raises ``Refused``, or ``JournalError`` when the answer cannot be written down; nothing
        has changed then.
        """
        events = self._choose(key, seq)
        self._undone.clear()
        return events

    def _choose(self, key: str, seq: int | None = None) -> list[Event]:
        decision = self.decision()
        if decision is None:
            raise Refused("The game is over; nothing can be chosen any more.")
        if seq is not None and seq != decision.seq:
            raise Refused(
                f"This answers decision {seq}, but decision {decision.seq} is open now; look at it "
                "and choose again."
            )
        try:
            events = self.game.choose(self.state, key)
            drawn = self.game.drawn(self.state)
            answer = Answer(seq=self.seq, seat=decision.seat, key=key, drawn=drawn)
            if self._journal:
                self._journal.append(answer)
        except BaseException as error:
            if not isinstance(error, Refused) or isinstance(error, Stuck):
                self.state = self._state_at(self.seq)
            raise
        self.history.append(Turn(answer, tuple(events)))
        self._keep(decision.seat)
        self._note_end()
        return events

    def autoplay(self, players: Mapping[int, Chooser], limit: int | None = None) -> list[Event]:
        """Let players answer as long as one of their seats is asked, at most ``limit`` times.

        Returns all that happened. A player sees its seat's view and nothing more. Where its answer
        leads to no end, the next that does stands for it.
        """
        events: list[Event] = []
        answered = 0
        while limit is None or answered < limit:
            decision = self.decision()
            if decision is None or decision.seat not in players:
                break
            sight = Sight(self.game, self.state, decision.seat)
            events += self._choose_one(players[decision.seat].choose(sight, decision), decision)
            answered += 1
        return events

    def _choose_one(self, key: str, decision: Decision) -> list[Event]:
        """Give this answer, or the first other one that leads to an end if it does not."""
        try:
            return self.choose(key)
        except Stuck as stuck:
            for other in decision.options:
                with suppress(Stuck):
                    if other.key != key:
                        return self.choose(other.key)
            raise stuck

    def close(self) -> None:
        """Let go of the journal."""
        if self._journal:
            self._journal.close()

    # --- undo and redo ---------------------------------------------------------------------------

    def can_undo(self) -> Reason | None:
        """Why the last answer cannot be taken back; None when it can.

        An answer of a human seat can be taken back by that seat, with all that computer
        players answered since, as long as nothing was rolled or revealed, or in practice
        whatever was. What is answered the same way again rolls the same again.
        """
        found = self._undo_to()
        return found if isinstance(found, Reason) else None

    def practise(self) -> None:
        """From now on anything can be taken back; the journal says so for good.

        Only in a game of one person, where it harms nobody. Raises ``Refused``, or
        ``JournalError`` when it cannot be written down.
        """
        if self.game.seats(self.state).count("human") != 1:
            raise Refused(
                "Practice is only for games with one person; what others have seen stands."
            )
        if self.practice:
            return
        if self._journal:
            self._journal.practise()
        self.practice = True

    def undo(self) -> int:
        """Take back one answer of the seat that is asked; returns the ``seq`` gone back to.

        Raises ``Refused`` with what stands in the way (see ``can_undo``).
        """
        target = self._undo_to()
        if isinstance(target, Reason):
            raise Refused.because(target)
        state = self._state_at(target)
        if self._journal:
            self._journal.undo(target)
        self._undone.append([turn.answer.key for turn in self.history[target:]])
        self.state = state
        del self.history[target:]
        self._clones = {at: clone for at, clone in self._clones.items() if at <= target}
        self._turns = [at for at in self._turns if at <= target]
        self._ended = False
        return target

    @property
    def can_redo(self) -> bool:
        """Is there an answer that was taken back, with none given since?"""
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Give the answers last taken back once more. Raises ``Refused`` when there are none."""
        if not self._undone:
            raise Refused("There is nothing to redo.")
        events: list[Event] = []
        for key in self._undone[-1]:
            events += self._choose(key)
        self._undone.pop()
        return events

    def _undo_to(self) -> int | Reason:
        """Where undo goes back to, or why it does not."""
        kinds = self.game.seats(self.state)
        decision = self.decision()
        asked = decision.seat if decision else None
        for number in range(len(self.history) - 1, -1, -1):
            turn = self.history[number]
            border = "" if self.practice else self._border(turn, asked)
            if border:
                return Reason("", "This cannot be taken back: {what}", what=border)
            seat = turn.answer.seat
            if kinds[seat] != "human":
                continue
            if asked is not None and kinds[asked] == "human" and asked != seat:
                return Reason("", "Player {seat} made the last choice; it stands.", seat=seat + 1)
            return number
        return Reason("", "There is nothing to take back.")

    def _border(self, turn: Turn, asked: int | None) -> str:
        """What an answer rolled or revealed, as a sentence; "" if nothing."""
        for event in turn.events:
            if type(event).reveals:
                if asked is not None and not visible(event, asked):
                    return "another player has seen something hidden."
                told = self.game.tell(self.state, event, asked)
                return told or _spaced(type(event).__name__) + "."
        return "chance has decided something." if turn.answer.drawn else ""

    def _state_at(self, seq: int) -> S:
        """The state after ``seq`` answers, played again from the nearest clone."""
        nearest = max(at for at in self._clones if at <= seq)
        state = self.game.clone(self._clones[nearest])
        for turn in self.history[nearest:seq]:
            self.game.choose(state, turn.answer.key)
        return state

    def _keep(self, seat: int) -> None:
        """Keep a clone now and then, and with it a snapshot on disk."""
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
            answers = [turn.answer for turn in self.history]
            state = self.game.dump(self.state)
            write_snapshot(self._journal.path, self.header, answers, state)

    def _note_end(self) -> None:
        """Write the end of the game down, once."""
        result = self.result()
        if result is None or self._ended:
            return
        self._ended = True
        outcome = _outcome(result)
        if self._journal and outcome:
            self._journal.finish(self.seq, outcome)

    # --- loading ---------------------------------------------------------------------------------

    def _replay(self, kept: Kept, journal: Journal) -> None:
        """Play the answers of a journal again; stop where they no longer fit."""
        self._ended = kept.outcome is not None
        for answer in kept.answers:
            wrong = self._repeat(answer)
            if wrong:
                copy = journal.keep_whole()
                journal.undo(self.seq)
                self._ended = False
                self.notes.append(
                    f"{plain(journal.path.name)}: answer {answer.seq} ({plain(answer.key, 80)}) no "
                    f"longer fits, {wrong}; the game goes on from there. "
                    f"The whole file is kept as {plain(copy.name)}."
                )
                return
        self._compare(kept, journal)
        self._check_end(kept, journal)

    def _check_end(self, kept: Kept, journal: Journal) -> None:
        """An end that is not the one of today is taken back, or nothing could follow it."""
        if kept.outcome is None or kept.outcome == _outcome(self.result()):
            return
        copy = journal.keep_whole()
        journal.undo(self.seq)
        self._ended = False
        self.notes.append(
            f"{plain(journal.path.name)}: every answer fits, but the game does not end as its "
            "file says, so that end is left out. "
            f"The whole file is kept as {plain(copy.name)}."
        )

    def _repeat(self, answer: Answer) -> str:
        """Play one recorded answer; what does not fit, or ""."""
        turn, wrong = replay_one(self.game, self.state, answer)
        if turn is None:
            self.state = self._state_at(self.seq)
            return wrong
        self.history.append(turn)
        if self.seq % KEEP_EVERY == 0:
            self._clones[self.seq] = self.game.clone(self.state)
        return ""

    def _compare(self, kept: Kept, journal: Journal) -> None:
        """Hold the state against the snapshot, if there is one of this very moment."""
        found = read_snapshot(journal.path, kept)
        if found is None or found[0] != self.seq:
            return
        if not self._like(found[1]):
            self.notes.append(
                f"{plain(journal.path.name)}: every answer fits, but the table looks different "
                "from when it was left; the rules have changed since."
            )

    def _like(self, kept: bytes) -> bool:
        """Is a state that was kept the one on the table? Parts that it had not got yet are as
        ``Game.load`` fills them in."""
        now = from_json(self.game.dump(self.state))
        if from_json(kept) == now:
            return True
        try:
            return bool(from_json(self.game.dump(self.game.load(kept))) == now)
        except ValueError:
            return False


def replay_one(game: Game[S], state: S, answer: Answer) -> tuple[Turn | None, str]:
    """Play a recorded answer on a state; the turn, or None and what does not fit.

    The state may be half changed when it does not fit.
    """
    decision = game.decision(state)
    if decision is None:
        return None, "because the game is over before it"
    if decision.seat != answer.seat:
        return None, f"because player {decision.seat + 1} is asked, not {answer.seat + 1}"
    try:
        events = game.choose(state, answer.key)
    except Refused as refused:
        return None, f"because it is refused: {plain(refused.reason.rstrip('.'))}"
    except Exception as error:  # whatever the rules stumble over, the answers before it stand
        return None, f"because the rules stumble over it ({_stumbled(error)})"
    drawn = game.drawn(state)
    if drawn != answer.drawn:
        return None, f"because chance gave {_draws(answer.drawn, drawn)}"
    return Turn(answer, tuple(events)), ""


def unplayable(path: Path, kept: Kept, error: Exception) -> str:
    """Why a game cannot be set up as its journal says: a sentence."""
    if isinstance(error, ValueError):
        what = f"its setup no longer fits: {problems(error, kept.header.setup).rstrip('.')}"
    else:
        what = f"the rules stumble over its setup ({_stumbled(error)})"
    return f"{plain(path.name)} cannot be opened, {what}."


def _stumbled(error: Exception) -> str:
    return plain(f"{type(error).__name__}: {error}")


def _draws(then: tuple[int, ...], now: tuple[int, ...]) -> str:
    """Two lists of draws that differ; of long ones where they begin to."""
    if len(then) + len(now) <= 12:
        return f"{list(then)} then and {list(now)} now"
    if len(then) != len(now):
        return f"{len(then)} numbers then and {len(now)} now"
    at = next(place for place, (one, other) in enumerate(zip(then, now)) if one != other)
    return f"{plain(then[at], 40)} then and {now[at]} now as number {at + 1} of {len(now)}"


def _outcome(result: Result | None) -> Outcome | None:
    """A result as a journal keeps it."""
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
    """``CoinFlipped`` as ``Coin flipped``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).capitalize()

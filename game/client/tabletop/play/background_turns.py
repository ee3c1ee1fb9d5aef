"""The turns of computer players while a worker process thinks them out.

The answers come in one by one and are carried out on a copy of the game, a few in each frame, and
filmed for the seat that looks on; the game itself stands still until all of them are there. So a
game that is left meanwhile has lost nothing: the same answers are found when it is opened again.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Generic, TypeVar

from game.client.tabletop.play import thinking
from game.players.aside import KEEP_EVERY, Moment, Move, Turns
from game.table import validation
from game.table.contract import Game
from game.table.film import Cuts, Shot, shots_of
from game.table.journal import Answer
from game.table.session import Session, Turn

S = TypeVar("S")
SLICE = 0.006  # seconds of a frame in which answers are carried out
GIVE = 0.004  # seconds of a frame that a thread is given


def moment(session: Session[Any]) -> Moment:
    """Return the moment at which a game is."""
    keys = tuple(turn.answer.key for turn in session.history)
    return Moment(session.header, keys, session.kinds)


@dataclass
class Footage(Generic[S]):
    """The shots of some answers in a row, which are the last ones until then; ``start`` is the
    number of answers before them, ``state`` a copy of the one after."""

    start: int
    shots: list[list[Shot]]
    state: S

    @property
    def end(self) -> int:
        """The number of answers after the last of them."""
        return self.start + len(self.shots)


class BackgroundTurns(Generic[S]):
    """The answers of computer players from the moment at which a session is; ``seat`` looks on, and
    ``cuts`` says where its shots end."""

    def __init__(self, session: Session[S], seat: int, cuts: Cuts) -> None:
        self.session, self.seat, self.cuts = session, seat, cuts
        self.start = session.seq
        self.state: S = session.game.clone(session.state)
        self.turns: list[Turn] = []
        self._shots: list[list[Shot]] = []
        self._kept: dict[int, S] = {}
        self._moves: deque[Move] = deque()
        self._thought: thinking.Pending[Move] = thinking.begin(Turns(moment(session)))

    def stop(self) -> None:
        """Forget about it."""
        self._thought.stop()

    def update(self) -> bool:
        """Carry out the answers received so far, for a part of a frame; return True if that was
        all."""
        done = self._thought.wait(GIVE)
        self._moves += self._thought.take()
        begun = perf_counter()
        while self._moves and perf_counter() - begun < SLICE:
            self._carry_out(self._moves.popleft())
        return done and not self._moves

    def _carry_out(self, move: Move) -> None:
        game: Game[S] = self.session.game
        asked = game.decision(self.state)
        assert asked is not None
        events, shots = shots_of(game, self.state, move.key, self.seat, self.cuts)
        seq = self.start + len(self.turns)
        if validation.on():
            validation.check(game, self.state, seq, asked.seat, move.key)
        answer = Answer(seq=seq, seat=asked.seat, key=move.key, drawn=game.drawn(self.state),
                        why=move.why)  # fmt: skip
        self.turns.append(Turn(answer, tuple(events), asked.step))
        self._shots.append(shots)
        if (seq + 1) % KEEP_EVERY == 0:
            self._kept[seq + 1] = game.clone(self.state)

    def settle(self) -> Footage[S]:
        """Bring the session to where these answers have led; return what was filmed. Raise
        ``JournalError`` if they cannot be stored."""
        self.session.adopt(self.turns, self.state, self._kept)
        return Footage(self.start, self._shots, self.session.game.clone(self.state))

"""A whole game written down: its setup, every answer with what it drew and what came of it, and the
final state.

A recording is a text file of a few kilobytes. The first line has game, seed and setup as JSON. Each
further line is a stretch of answers, separated by spaces, then ``|``, the digest of all that they
drew, ``|``, and the digest of the options that were offered and the events that followed. The last
line is the final state as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.table import registry, validation
from game.table.contract import Game
from game.table.decisions import Decision
from game.table.events import as_data
from game.table.session import Session, Turn

STRETCH = 8
"""answers in a line"""
DIGITS = 8
"""of a digest"""
Pick = Callable[[Session[Any], Decision], str]


@dataclass(frozen=True)
class Recording:
    """A game as it was played. ``stretches`` are answers, and the digests of draws and of what was
    offered and told."""

    game: str
    seed: int
    setup: dict[str, Any]
    stretches: tuple[tuple[tuple[str, ...], str, str], ...]
    final: dict[str, Any]

    @property
    def answers(self) -> list[str]:
        """Return the keys of all answers that were given; forced ones follow from them."""
        return [key for keys, _, _ in self.stretches for key in keys]

    def write(self, path: Path) -> None:
        """Write the file."""
        begun = {"game": self.game, "seed": self.seed, "setup": self.setup}
        lines = [json.dumps(begun)]
        lines += [f"{' '.join(keys)} | {drawn} | {told}" for keys, drawn, told in self.stretches]
        path.write_text("\n".join([*lines, json.dumps(self.final)]) + "\n", "utf-8")


@cache
def rules(game: str) -> Game[Any]:
    """Return the rules of a game, loaded once."""
    return registry.load_game(game)


def read(path: Path) -> Recording:
    """Read a file."""
    first, *lines, last = path.read_text("utf-8").splitlines()
    parts = (line.split(" | ") for line in lines)
    stretches = tuple((tuple(keys.split()), drawn, told) for keys, drawn, told in parts)
    return Recording(**json.loads(first), stretches=stretches, final=json.loads(last))


def play(game: str, setup: dict[str, Any], seed: int, pick: Pick, most: int) -> Recording:
    """Play a game to its end, or this many answers of one without an end."""
    session = Session[Any](rules(game), {"game": game, **setup}, seed)
    given = list[str]()
    while (decision := session.decision()) is not None and len(given) < most:
        given.append(pick(session, decision))
        session.choose(given[-1])
    return _recorded(game, setup, seed, given)


def again(recording: Recording) -> Recording:
    """Give the answers of a recording again; return what is recorded today. Raise ``Refused``
    for an answer that is no longer offered, ``InvalidState`` for a state after a stretch that is
    not valid."""
    return _recorded(recording.game, recording.setup, recording.seed, recording.answers)


def _recorded(game: str, setup: dict[str, Any], seed: int, answers: Sequence[str]) -> Recording:
    session = Session(rules(game), {"game": game, **setup}, seed)
    stretches = []
    for at in range(0, len(answers), STRETCH):
        keys, since = tuple(answers[at : at + STRETCH]), len(session.history)
        offered = []
        for key in keys:
            decision = session.decision()
            offered += [option.key for option in decision.options] if decision else []
            session.choose(key)
        validation.check(session.game, session.state)
        turns = session.history[since:]
        drawn = ",".join(str(number) for turn in turns for number in turn.answer.drawn)
        stretches.append((keys, _digest(drawn), _digest("\n".join([*offered, *_told(turns)]))))
    final = json.loads(session.game.dump(session.state))
    final.pop("setup", None)
    return Recording(game, seed, setup, tuple(stretches), final)


def _told(turns: Sequence[Turn]) -> Iterator[str]:
    """Yield the answers, forced ones too, and all events, with their fields."""
    for turn in turns:
        yield turn.answer.key
        yield from (json.dumps(as_data(each), sort_keys=True) for each in turn.events)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:DIGITS]

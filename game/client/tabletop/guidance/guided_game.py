"""A guided game: a sentence and a lit thing for each question of the first turns, later only for
things met for the first time.

A game gives a ``GuideScript``: steps that look at the table and choose one of the options of the
moment. Nothing is forbidden. No sentence is said twice in a game, except in the first rounds, where
advice that was not followed comes back with its question.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.client.paths import state_folder
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.records import records
from game.table.files import KeptFile
from game.table.session import Session

M = TypeVar("M", bound=TableModel[Any])
NEWEST = 12
"""number of led games remembered"""


@dataclass(frozen=True)
class Saying:
    """The number of answers before a sentence, and the key of the option it was about, "" where
    that is not known."""

    at: int
    key: str = ""

    def was_followed(self, session: Session[Any]) -> bool:
        """Return True unless something else was done, or the answer has been taken back."""
        history = session.history
        return not self.key or (self.at < len(history) and history[self.at].answer.key == self.key)


Said = dict[str, Saying]
"""the sentences of a game"""


@dataclass(frozen=True)
class Advice:
    """A sentence, and the key of the option it is about. ``goal``: the place where it leads is lit,
    rather than the thing itself."""

    text: str
    key: str
    goal: bool = False


@dataclass(frozen=True)
class GuideStep(Generic[M]):
    """Something to say ``times`` times in a game, up to a round if ``rounds`` is given; until then
    a sentence whose advice was not followed may be repeated.

    ``choose`` returns nothing while its moment has not come.
    """

    id: str
    choose: Callable[[M], Advice | None]
    times: int = 1
    rounds: int = 0


def nothing_more(model: Any) -> str:
    """Return no words for the end of a game."""
    return ""


@dataclass(frozen=True)
class GuideScript(Generic[M]):
    """All steps of a game, the most urgent first; ``after`` says what to try in the next game."""

    steps: tuple[GuideStep[M], ...]
    after: Callable[[M], str] = nothing_more


@dataclass(frozen=True)
class Kept:
    """The content of the file: what has been said in each guided game, whether one came to its end,
    and whether the player has declined to be led."""

    games: dict[str, Said] = field(default_factory=dict)
    finished: bool = False
    declined: bool = False


@dataclass(frozen=True)
class GuideFile:
    """The small file about the led games of one game. One that cannot be read counts as empty and
    stays as it is; one that cannot be written is harmless."""

    game: str

    @property
    def path(self) -> Path:
        """The path of the file."""
        return state_folder() / f"{self.game}_led.json"

    def is_default(self) -> bool:
        """Return True if a new game is led unless the player chooses otherwise: no game has been
        finished yet."""
        kept = self.load()
        return not (kept.finished or kept.declined or records.any_finished(self.game))

    def said(self, session: Session[Any]) -> Said | None:
        """Return what has been said in a game, None if it is not led."""
        return self.load().games.get(records.deal_of(session))

    def note(self, session: Session[Any], said: Said | None) -> None:
        """Record what has been said in a game; None: it is not led."""
        deal = records.deal_of(session)

        def noted(kept: Kept) -> Kept:
            games = {name: known for name, known in kept.games.items() if name != deal}
            if said is not None:
                games[deal] = said
            return replace(kept, games=dict(list(games.items())[-NEWEST:]))

        self._stored.try_change(noted)

    def begin(self, session: Session[Any], led: bool) -> None:
        """Record the choice made for a new game."""
        self._stored.try_change(lambda kept: replace(kept, declined=not led and not kept.finished))
        self.note(session, {} if led else None)

    def finish(self) -> None:
        """Record that a game has come to its end."""
        self._stored.try_change(lambda kept: replace(kept, finished=True))

    def load(self) -> Kept:
        """Return the content, as far as it is valid."""
        return self._stored.read()

    @property
    def _stored(self) -> KeptFile[Kept]:
        return KeptFile(self.path, _parse, _encode, Kept)


def _parse(data: bytes) -> Kept:
    found = json.loads(data)
    games = {str(name): _valid(said) for name, said in found["games"].items()}
    return Kept(games, found.get("finished") is True, found.get("declined") is True)


def _encode(kept: Kept) -> bytes:
    return (json.dumps(asdict(kept), indent=1) + "\n").encode()


def _valid(said: dict[Any, Any]) -> Said:
    """Return the sentences of a game, also of a file that kept their numbers alone."""
    made: Said = {}
    for text, kept in said.items():
        at, key = (kept.get("at"), kept.get("key")) if isinstance(kept, dict) else (kept, "")
        if type(at) is int and at >= 0 and isinstance(key, str):
            made[str(text)] = Saying(at, key)
    return made

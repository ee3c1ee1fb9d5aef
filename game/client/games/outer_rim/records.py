"""What is kept of every game that was played to its end: its length and its dice.

A small file in the state folder, to which each finished game is added once. Nothing depends on
it: a broken one is put aside and begun anew, and what cannot be written is no problem.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.client.games.outer_rim.model import Model
from game.client.shell.paths import state_folder
from game.outer_rim.odds import dice_stats
from game.outer_rim.odds.dice_stats import Rolled
from game.table.files import free_path, read_file, write_whole
from game.table.snapshots import digest

FILE_NAME = "outer_rim_finished.json"
LARGEST = 16 << 20  # bytes of that file
Side = Literal["people", "computer", "enemies"]
SIDES: dict[Side, str] = {"people": "People", "computer": "Computer", "enemies": "Enemies"}
Count = Annotated[int, Field(ge=0)]
LEAST_ROUNDS = 2
"""rounds to be seen before the time that they took says anything"""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Dice(Strict):
    """The rolls of one side, and how often each face came up."""

    rolls: Count = 0
    crit: Count = 0
    hit: Count = 0
    focus: Count = 0
    blank: Count = 0

    def rolled(self) -> Rolled:
        return Rolled(self.rolls, {face: getattr(self, face) for face in dice_stats.FACES})


class Game(Strict):
    """One finished game; ``minutes`` None where too little of it was seen to tell."""

    id: Annotated[str, Field(min_length=16, max_length=16)]
    fame_goal: Count
    seats: Count
    rounds: Count
    minutes: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    dice: dict[Side, Dice] = Field(default_factory=dict)


class Book(Strict):
    """All finished games, in the order in which they ended."""

    form: Literal[1] = 1
    games: list[Game] = Field(default_factory=list)

    def dice(self) -> dict[Side, Rolled]:
        """The dice of all games by side; sides that never rolled are left out."""
        found: dict[Side, Rolled] = {}
        for side in SIDES:
            whole = dice_stats.total(
                game.dice[side].rolled() for game in self.games if side in game.dice
            )
            if whole.rolls:
                found[side] = whole
        return found


class Clock:
    """How long a table has really been played at."""

    PAUSE = 90.0  # seconds without a hand on mouse or keys after which nobody is there

    def __init__(self, rounds: int) -> None:
        self.first, self.seconds, self.quiet = rounds, 0.0, 0.0

    def stir(self) -> None:
        """Somebody is there."""
        self.quiet = 0.0

    def tick(self, dt: float) -> None:
        """Time goes by."""
        if self.quiet < self.PAUSE:
            self.seconds += dt
        self.quiet += dt

    def minutes(self, rounds: int) -> float | None:
        """What a game of so many rounds takes at the pace seen since this table was opened."""
        seen = rounds - self.first
        return self.seconds / 60 * rounds / seen if seen >= LEAST_ROUNDS else None


def book_path() -> Path:
    return state_folder() / FILE_NAME


def read(path: Path | None = None) -> Book:
    """The games kept; a file that is none of ours is put aside beside itself."""
    path = path or book_path()
    try:
        return Book.model_validate_json(read_file(path, LARGEST))
    except FileNotFoundError:
        return Book()
    except (OSError, ValidationError):
        with suppress(OSError):
            os.replace(path, free_path(path.parent, path.stem + ".broken", ".json"))
        return Book()


def add(game: Game, path: Path | None = None) -> Book:
    """Keeps a finished game, once; returns all."""
    path = path or book_path()
    book = read(path)
    if all(each.id != game.id for each in book.games):
        book.games.append(game)
        with suppress(OSError):
            write_whole(path, book.model_dump_json().encode() + b"\n")
    return book


def told(model: Model, minutes: float | None = None) -> Game:
    """What is kept of the game on the table, which is over."""
    session = model.session
    name = session.header.model_dump_json() + digest(turn.answer for turn in session.history)
    sides: dict[Side, list[Rolled]] = {}
    for seat, rolled in rolls(model).items():
        sides.setdefault(side_of(model, seat), []).append(rolled)
    return Game(
        id=sha256(name.encode()).hexdigest()[:16],
        fame_goal=model.view["fame_goal"],
        seats=len(model.kinds),
        rounds=model.view["round"],
        minutes=minutes,
        dice={side: _kept(each) for side, each in sides.items()},
    )


def rolls(model: Model) -> dict[int, Rolled]:
    """The dice of the game on the table by seat; people, then the others, then enemies."""
    session = model.session
    found = dice_stats.counted(
        [*session.opening, *(e for turn in session.history for e in turn.events)]
    )
    return dict(sorted(found.items(), key=lambda each: (each[0] < 0, each[0])))


def side_of(model: Model, seat: int) -> Side:
    if seat < 0:
        return "enemies"
    return "people" if model.kinds[seat] == "human" else "computer"


def worth_keeping(model: Model) -> bool:
    """Is it a game that was set up as usual and lies on disk, and no practice?

    Fixed positions lay dice down, and in practice dice are chosen by taking others back.
    """
    session = model.session
    usual = model.state.setup.position is None and not session.practice
    return session.path is not None and usual


def _kept(sides: Iterable[Rolled]) -> Dice:
    whole = dice_stats.total(sides)
    return Dice(rolls=whole.rolls, **whole.faces)

"""Records of finished games of Outer Rim, with goal and dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import pygame
from pydantic import Field

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.tabletop.records import records
from game.client.tabletop.records.honors import QUICKEST, Chronicle, Pair
from game.client.tabletop.records.records import Count, Finished, Record, Strict
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import dice_stats
from game.outer_rim.odds.dice_stats import Rolled

GOALS = (6, 8, 10, 12)
Side = Literal["people", "computer", "enemies"]
SIDES: dict[Side, str] = {"people": "People", "computer": "Computer", "enemies": "Enemies"}


class Dice(Strict):
    """The rolls of one side, and the count of each face."""

    rolls: Count = 0
    crit: Count = 0
    hit: Count = 0
    focus: Count = 0
    blank: Count = 0

    def as_rolled(self) -> Rolled:
        """Return these rolls in the form used by the statistics."""
        return Rolled(self.rolls, {face: getattr(self, face) for face in dice_stats.FACES})


class Game(Record):
    """One finished game, with the dice of each side."""

    fame_goal: Count
    dice: dict[Side, Dice] = Field(default_factory=dict)


class Book(records.Book[Game]):
    """All finished games of Outer Rim."""

    def dice(self) -> dict[Side, Rolled]:
        """Return the dice of all games by side; sides that never rolled are left out."""
        found: dict[Side, Rolled] = {}
        for side in SIDES:
            whole = dice_stats.total(
                game.dice[side].as_rolled() for game in self.games if side in game.dice
            )
            if whole.rolls:
                found[side] = whole
        return found


FINISHED = Finished(OuterRim.id, Book)


def record(model: Model, minutes: float | None = None) -> Game:
    """Return the record of the current game, which is over."""
    sides: dict[Side, list[Rolled]] = {}
    for seat, rolled in rolls(model).items():
        sides.setdefault(side_of(model, seat), []).append(rolled)
    seats = enumerate(model.view["players"])
    played = {seat: (str(each["character"] or ""),) for seat, each in seats}
    goal = model.view["fame_goal"]
    general = records.record(model, minutes, characters=played, level=str(goal))
    return Game(
        **dict(general),
        fame_goal=goal,
        dice={side: _total(each) for side, each in sides.items()},
    )


def rolls(model: Model) -> dict[int, Rolled]:
    """Return the dice of the current game by seat; people, then the others, then enemies."""
    session = model.session
    found = dice_stats.counted(
        [*session.opening, *(e for turn in session.history for e in turn.events)]
    )
    return dict(sorted(found.items(), key=lambda each: (each[0] < 0, each[0])))


def side_of(model: Model, seat: int) -> Side:
    """Return the side that a seat's dice count for; negative seats are enemies."""
    if seat < 0:
        return "enemies"
    return "people" if model.kinds[seat] == "human" else "computer"


def worth_keeping(model: Model) -> bool:
    """Return True if a game counts; fixed positions set the dice, so they do not."""
    return model.state.setup.position is None and records.worth_keeping(model.session)


def _total(sides: Iterable[Rolled]) -> Dice:
    whole = dice_stats.total(sides)
    return Dice(rolls=whole.rolls, **whole.faces)


def characters() -> Sequence[Pair]:
    """Return the characters of all boxes, ids and names."""
    editions = the_game().editions
    found = editions.of(editions.installed).content.characters
    return [(each.id, each.name) for each in found.values()]


def goals() -> Sequence[Pair]:
    """Return the fame goals, which decide how long a game is."""
    return [(str(each), f"{each} fame to win") for each in GOALS]


def face(surface: pygame.Surface, rect: pygame.Rect, character: str, m: Metrics) -> None:
    """Draw a character, whose portrait is square."""
    side = min(rect.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = rect.center
    boards.portrait(surface, square, character, m, None)


CHRONICLE = Chronicle(
    FINISHED, characters, goals, "By character", "By fame to win", QUICKEST,
    face,
)  # fmt: skip

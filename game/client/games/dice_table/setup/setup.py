"""A new dice table: who sits at it, and whose sheets are on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pygame
from pydantic_core import to_jsonable_python

from game.client.draw.theme import Metrics
from game.client.games.edge.campaign import kept_heroes
from game.client.tabletop.play.party import Kind, Party, Seat
from game.client.tabletop.setup.contract import Choices
from game.client.tabletop.setup.new_game import new_game_maker
from game.client.tabletop.setup.new_game_parts import add_titled
from game.dice_table import box
from game.dice_table.names import MOST_SHEETS

SHEETS = {"none": "None", "heroes": "The heroes of Edge"}
MOST = 7


def heroes() -> list[dict[str, Any]]:
    """Return the sheets of the heroes that the player has made and of those of the box, as many as
    a table has room for."""
    made = [box.hero_card(each.hero) for each in kept_heroes.read().heroes]
    return [to_jsonable_python(card) for card in [*made, *box.heroes().values()][:MOST_SHEETS]]


@dataclass
class TableParty(Party[Seat]):
    """A Game Master and players."""

    seats: list[Seat] = field(default_factory=lambda: [Seat(), Seat(), Seat(), Seat()])
    sheets: str = "heroes"
    game: ClassVar[str] = "dice_table"
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = MOST

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return a person: the Game Master in the first seat, a player in others."""
        return (Kind("human", "Player" if place else "Game Master"),)

    def setup(self, seed: int) -> dict[str, Any]:
        seats = [{"name": each.name or title(place)} for place, each in enumerate(self.seats)]
        laid = heroes() if self.sheets == "heroes" else []
        return {"game": self.game, "seats": seats, "sheets": laid}

    def fits(self) -> bool:
        return self.sheets in SHEETS


def title(place: int) -> str:
    """Return the name of a seat without one."""
    return f"Player {place}" if place else "Game Master"


class TableChoices(Choices[TableParty]):
    """Sheets beside the people."""

    def seat_title(self, place: int) -> str:
        return title(place)

    def outlook(self) -> tuple[str, str]:
        return "A table never ends: leave it, and continue where you left off", ""

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        add_titled(self.form, m, area, "new.sheets", "Sheets on the table", list(SHEETS.items()),
                   self.party.sheets, self.lay)  # fmt: skip

    def lay(self, sheets: str) -> None:
        """Choose the sheets on the table."""
        self.party.sheets = sheets
        self.setup.changed()


make = new_game_maker(TableParty, TableChoices)

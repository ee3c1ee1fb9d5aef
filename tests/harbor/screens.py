"""The setup of the game, the description of its saves, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.ending.contract import EndKind, Report
from game.client.tabletop.ending.end import end_maker
from game.client.tabletop.ending.end_parts import Figure
from game.client.tabletop.play.party import FRIEND, YOU, Kind, Party, Seat
from game.client.tabletop.records.saves import Saves, Standing
from game.client.tabletop.setup.contract import Choices
from game.client.tabletop.setup.new_game import new_game_maker
from game.client.tabletop.setup.new_game_parts import add_titled
from tests.harbor.board import Model
from tests.harbor.rules import Harbor, State, name_of

GOALS = {"5": "5 coins", "8": "8 coins", "12": "12 coins"}


@dataclass
class HarborParty(Party[Seat]):
    """Two seats and a goal."""

    seats: list[Seat] = field(default_factory=lambda: [Seat("human"), Seat("random")])
    goal: str = "8"
    game: ClassVar[str] = "harbor"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2

    def kinds(self, place: int) -> Sequence[Kind]:
        return (FRIEND, Kind("random", "The tide", "Answers by chance.")) if place else (YOU,)

    def setup(self, seed: int) -> dict[str, Any]:
        seats = [{"kind": each.kind, "name": each.name} for each in self.seats]
        return {"game": "harbor", "goal": int(self.goal), "seats": seats}

    def fits(self) -> bool:
        return self.goal in GOALS


class HarborChoices(Choices[HarborParty]):
    """One choice beside the seats."""

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        goals = list(GOALS.items())
        add_titled(self.form, m, area, "new.goal", "To win", goals, self.party.goal, self.choose)

    def choose(self, goal: str) -> None:
        """Change the goal."""
        self.party.goal = goal
        self.setup.changed()


class HarborSaves(Saves[Harbor, State]):
    """The description of a saved game in the list."""

    game = "harbor"

    def standing(self, game: Harbor, state: State, seat: int) -> Standing:
        names = [name_of(state, each) for each in range(2)]
        coins = " to ".join(map(str, state.coins))
        score = f"{state.coins[seat]} of {state.setup.goal} coins"
        return Standing(names, f"Round {state.round}", score, f"{coins} coins")


class HarborReport(Report[Model]):
    """The coins of both."""

    def how(self) -> str:
        return f"{max(self.model.view['coins'])} coins are in the jar."

    def figures(self, seat: int) -> Sequence[Figure]:
        return (Figure("credits", str(self.model.view["coins"][seat]), main=True),)


SAVES = HarborSaves()
make_new_game = new_game_maker(HarborParty, HarborChoices)
make_end = end_maker(EndKind(report=HarborReport))

"""The screens of the coin game, with as little as a game can provide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.app.app import App
from game.client.shell.window.registry import GameClient
from game.client.shell.window.scenes import Scene
from game.client.tabletop.ending.contract import EndKind, Page, Pages, Report
from game.client.tabletop.ending.end import end_maker
from game.client.tabletop.ending.end_parts import Step
from game.client.tabletop.ending.score import Curve, Gain, lines
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.play.party import FRIEND, YOU, Kind, Party, Seat
from game.client.tabletop.records.records import Book, Finished, Record
from game.client.tabletop.records.saves import Saves, Standing
from game.client.tabletop.setup.contract import Choices
from game.client.tabletop.setup.new_game import new_game_maker
from game.client.tabletop.setup.new_game_parts import add_titled
from game.client.widgets import Label
from game.table.session import Session
from tests.table.coin import GAME, CoinBanked, CoinGame, State, TurnBegan

HERE = "tests.client.tabletop.coins"
TABLE = "tests.client.tabletop.coin_table"
CLIENT = GameClient(
    id="coin",
    name="Coins",
    tagline="Flip and bank",
    scenes={
        "new_game": f"{HERE}:make_new_game", "table": f"{HERE}:CoinTable",
        "end": f"{HERE}:make_end", "lessons": f"{TABLE}:make_list",
        "tutorial": f"{TABLE}:make_chapter",
    },
    saves=f"{HERE}:SAVES",
    learned=f"{TABLE}:load",
)  # fmt: skip
GOALS = (3, 6, 9)


class CoinModel(TableModel[State]):
    """A model whose view holds the round and the turn."""

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        return view["round"], view["turn"]


@dataclass
class CoinParty(Party[Seat]):
    """Two seats and a goal."""

    seats: list[Seat] = field(default_factory=lambda: [Seat("human"), Seat("random")])
    goal: int = 6

    game: ClassVar[str] = "coin"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2

    def kinds(self, place: int) -> Sequence[Kind]:
        return (FRIEND, Kind("random", "Chance", "Flips a coin.")) if place else (YOU,)

    def setup(self, seed: int) -> dict[str, Any]:
        seats = [{"kind": each.kind} for each in self.seats]
        return {"game": "coin", "goal": self.goal, "seats": seats}

    def fits(self) -> bool:
        return self.goal in GOALS


class CoinChoices(Choices[CoinParty]):
    """One choice beside the seats."""

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        goals = [(str(each), f"{each} coins") for each in GOALS]
        goal = str(self.party.goal)
        add_titled(self.form, m, area, "new.goal", "To win", goals, goal, self.set_goal)

    def set_goal(self, value: str) -> None:
        self.party.goal = int(value)
        self.setup.changed()


make_new_game = new_game_maker(CoinParty, CoinChoices)


class CoinTable(Scene):
    """A table with nothing to see."""

    name = "table"
    game = "coin"

    def __init__(self, app: App, session: Session[State]) -> None:
        super().__init__(app)
        self.model = CoinModel(session)
        self.journal = session.path


FINISHED: Finished[Book[Record]] = Finished("coin", Book[Record])


class CoinReport(Report[CoinModel]):
    """A sentence, a story, and a curve."""

    def how(self) -> str:
        return "The bank is full."

    def sentences(self) -> Sequence[str]:
        return ["**Coins** were banked.", "Then it was over."]

    def gains(self) -> list[Gain]:
        found, round_ = [], 1
        for turn in self.model.session.history:
            for event in turn.events:
                if isinstance(event, TurnBegan):
                    round_ = event.round
                elif isinstance(event, CoinBanked):
                    found.append(Gain(round_, event.seat, 1, event.bank, "bank"))
        return found

    def steps(self) -> Sequence[Step]:
        return [Step(f"Round {e.round}", e.seat, "Banked", e.amount) for e in self.gains()]

    def curve(self) -> Curve:
        return Curve(lines(self.gains(), 2), self.model.moment[0], self.model.state.setup.goal)


class CoinPages(Pages[CoinModel]):
    """A page of the game's own behind the usual ones."""

    def all(self) -> Sequence[Page]:
        return (*super().all(), Page("purse", "Purse", "What is left", self.build_purse))

    def build_purse(self, m: Metrics, area: pygame.Rect) -> None:
        line = pygame.Rect(area.left, area.top, area.width, m.pitch("body"))
        self.form.add(Label("end.purse", line, f"{self.model.state.purse[0]} coins", "body"))


make_end = end_maker(EndKind(finished=FINISHED))
"""an end with the defaults, and a record of the game"""
make_story = end_maker(
    EndKind(
        report=CoinReport,
        pages=CoinPages,
        finished=FINISHED,
        offers=("new_game", "rematch", "table", "title"),
    )
)
"""an end with everything: a sentence, a story, a curve, and a page of its own"""


class CoinSaves(Saves[CoinGame, State]):
    """Saves that report the coins in the bank."""

    game = "coin"

    def standing(self, game: CoinGame, state: State, seat: int) -> Standing:
        names = [f"Seat {number + 1}" for number in range(len(state.bank))]
        score = f"{state.bank[seat]} of {state.setup.goal} coins"
        return Standing(names, f"Round {state.round}", score, final=f"{state.bank[seat]} coins")


SAVES = CoinSaves()


def a_session(path: Path | None = None, seed: int = 3, answers: int = 0, **more: Any) -> Session:
    """Return a game of a person against a random player; both bank before they flip."""
    seats = [{"kind": "human"}, {"kind": "random"}]
    session = Session(GAME, {"game": "coin", "seats": seats, **more}, seed, path)
    for _ in range(answers):
        decision = session.decision()
        if decision is None:
            break
        session.choose(decision.options[0 if decision.options[0].verb == "bank" else -1].key)
    return session

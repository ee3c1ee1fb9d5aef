"""The coin game on the screen: as little as a game can bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.client.shell.registry import GameClient
from game.client.tabletop.model import TableModel
from game.client.tabletop.saves import Saves, Standing
from game.table.session import Session
from tests.table.coin import GAME, CoinGame, State

HERE = "tests.client.tabletop.coins"
TABLE = "tests.client.tabletop.coin_table"
CLIENT = GameClient(
    "coin",
    "Coins",
    "Flip and bank",
    scenes={"lessons": f"{TABLE}:make_list", "tutorial": f"{TABLE}:make_chapter"},
    saves=f"{HERE}:SAVES",
    learned=f"{TABLE}:load",
)


class CoinModel(TableModel[State]):
    """The round and the turn are in the view."""

    @property
    def moment(self) -> tuple[int, int]:
        return self.view["round"], self.view["turn"]


class CoinSaves(Saves[CoinGame, State]):
    """Coins in the bank."""

    game = "coin"

    def standing(self, game: CoinGame, state: State, seat: int) -> Standing:
        names = [f"Seat {number + 1}" for number in range(len(state.bank))]
        score = f"{state.bank[seat]} of {state.setup.goal} coins"
        return Standing(names, f"Round {state.round}", score, final=f"{state.bank[seat]} coins")


SAVES = CoinSaves()


def a_session(path: Path | None = None, seed: int = 3, answers: int = 0, **more: Any) -> Session:
    """A game of a person against chance; both bank before they flip."""
    seats = [{"kind": "human"}, {"kind": "random"}]
    session = Session(GAME, {"game": "coin", "seats": seats, **more}, seed, path)
    for _ in range(answers):
        decision = session.decision()
        if decision is None:
            break
        session.choose(decision.options[0 if decision.options[0].verb == "bank" else -1].key)
    return session

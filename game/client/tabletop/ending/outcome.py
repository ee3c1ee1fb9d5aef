"""The winners of a game, and the seat that its end is about."""

from __future__ import annotations

from typing import Any

from game.client.tabletop.play.model import TableModel
from game.table.registry import rules


class Outcome:
    """The result of a game as those at this screen see it."""

    def __init__(self, model: TableModel[Any]) -> None:
        self.model = model

    @property
    def together(self) -> bool:
        """True if all win or lose together: a team, or a player alone."""
        return rules(self.model.game.id).together or len(self.model.kinds) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; if all win together, any winner stands for all."""
        winner = self.model.result.winner if self.model.result else None
        if winner is None:
            return ()
        return tuple(range(len(self.model.kinds))) if self.together else (winner,)

    @property
    def hero(self) -> int:
        """The seat that the story is about: the winner, or the viewing player."""
        return self.model.seat if self.together or not self.winners else self.winners[0]

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, kind in enumerate(self.model.kinds) if kind == "human"]

    @property
    def won(self) -> bool:
        """True for the picture of a win: a person has won, or computers played among themselves."""
        return bool(self.winners) and (not self.people or bool({*self.people} & {*self.winners}))

    @property
    def shown(self) -> int:
        """The seat on the stage: the winner, or the person who has lost."""
        if self.won or not self.people:
            return self.hero
        return self.model.seat if self.model.seat in self.people else self.people[0]

    @property
    def headline(self) -> str:
        """The line that names the winner."""
        winners, model = self.winners, self.model
        if self.together:
            return "You win" if winners else "You lose"
        if not winners:
            return "No one wins"
        if model.kinds.count("human") == 1 and winners[0] == model.seat:
            return "You win"
        return f"{model.player_name(winners[0])} wins"

"""A bench for the rules: a game at a decision, answered by keys, with dice that fall as wanted."""

from __future__ import annotations

from typing import Any, Self

from game.edge.context import Play
from game.edge.dice.faces import FACES, Kind
from game.edge.dice.rolling import read_face
from game.edge.game import Edge
from game.edge.state import Person, State
from game.table import play, validation
from game.table.decisions import parse
from game.table.events import Event

KINDS = {kind.value[0].upper(): kind for kind in Kind if kind is not Kind.PROFICIENCY}
KINDS["P"] = Kind.PROFICIENCY


class Sim:
    """A game in progress. ``falls`` are numbers that chance gives next, before any others."""

    def __init__(self, game: Edge, setup: dict[str, Any], seed: int = 1, light: int = 1) -> None:
        self.game = game
        self.state: State = game.new(game.setup(setup), seed)
        self.state.light, self.state.dark = light, 0
        self.events: list[Event] = []
        game.forget()

    @property
    def keys(self) -> list[str]:
        """The options now."""
        decision = self.game.decision(self.state)
        return [each.key for each in decision.options] if decision is not None else []

    @property
    def play(self) -> Play:
        """The rules over the state."""
        return self.game.play(self.state)

    def do(self, *keys: str) -> Self:
        """Answer with these keys."""
        for key in keys:
            self.events = validation.choose(self.game, self.state, key)
        return self

    def roll(self, monkeypatch: Any, *dice: str) -> Self:
        """Roll the check; each die falls as named in the order of kinds, such as "sa" or "-"."""
        pool = iter(dice)
        wanted: list[int] = []
        built = self.game.view(self.state, 0)["tray"]["pool"]
        for kind in Kind:
            wanted += [read_face(kind, next(pool)) - 1 for _ in range(built[kind.value])]
        assert next(pool, None) is None, f"the pool is {built}"
        real = play.draw

        def draw(seed: int, streams: dict[str, int], stream: str, below: int) -> int:
            return (
                wanted.pop(0) if stream == "dice" and wanted else real(seed, streams, stream, below)
            )

        monkeypatch.setattr(play, "draw", draw)
        self.do("roll")
        monkeypatch.setattr(play, "draw", real)
        return self

    def why(self, key: str) -> str:
        """Return the clause of the reason against an answer."""
        reason = self.game.why_not(self.state, parse(key))
        assert reason is not None, f"{key} is allowed"
        return reason.clause

    def person(self, who: str) -> Person:
        """Return a person."""
        return self.state.people[who]

    @property
    def pool(self) -> dict[str, int]:
        """The dice of the tray, without those that are not there."""
        built = self.game.view(self.state, 0)["tray"]["pool"]
        return {kind: n for kind, n in built.items() if n}


__all__ = ["FACES", "Sim"]

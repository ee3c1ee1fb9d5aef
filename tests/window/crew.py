"""Somebody who knows how to win a mission, and the hand that carries it out in the window."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from game.client.games.mandalorian.play.party import the_game
from game.mandalorian.players.plans import Planner
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.journal import Journal

from .players import Line, Mouse
from .screen import Screen

AIMED = {"move": "space", "attack": "token", "look": "token", "unlock": "door"}
"""verbs of an action whose target a card can be dropped on, and what is there"""

HELD = 3.0  # seconds for the goals of a card to light up


class Mind:
    """Follows the journal of the game in the window, and asks a computer player about each
    question as its seat sees it. ``name``: of the game, as its journals begin."""

    name = "mandalorian"

    def __init__(self, saves: Path, player: Any = Planner) -> None:
        self.saves, self.player = saves, player
        self.game: Any = self.played()
        self.state: Any = None
        self.given = 0
        self.wanted = ""

    def played(self) -> Any:
        """Return the game."""
        return the_game()

    def __call__(self, controls: list[Line], stream: random.Random) -> Line:
        """Return the control of the answer that looks best."""
        self.follow()
        self.wanted = self.best(self.decision())
        return next(each for each in controls if each["key"] == self.wanted)

    def follow(self) -> None:
        """Take over what has been answered since the last question."""
        kept = Journal.read(next(self.saves.glob(f"{self.name}-*.jsonl")))
        if self.state is None:
            self.state = self.game.new(self.game.setup(kept.header.setup), kept.header.seed)
        for answer in kept.answers[self.given :]:
            self.game.choose(self.state, answer.key)
        self.given = len(kept.answers)

    def decision(self) -> Decision:
        """Return the question in the window."""
        found: Decision | None = self.game.decision(self.state)
        assert found is not None, "the game is over, yet the window asks"
        return found

    def best(self, decision: Decision) -> str:
        """Return the key of the best answer."""
        mind = self.player(self.given, decision.seat)
        return str(mind.choose(Sight(self.game, self.state, decision.seat), decision))

    def after(self) -> tuple[str, str]:
        """Return the kind and id of what the action that was decided on is for, if a card can be
        dropped there; the game in the window is not touched. A card dropped on a facedown threat
        looks at it where it can, so attacks on those are left to the slot."""
        seq, state = self.given, self.state
        self.state = self.game.clone(state)
        try:
            self.game.choose(self.state, self.wanted)
            decision = self.game.decision(self.state)
            if decision is None or decision.step != "acting":
                return "", ""
            found = decision.find(self.best(decision))
            if found and found.verb == "attack" and found.target not in self.state.up:
                return "", ""
            return (AIMED.get(found.verb, ""), found.target) if found else ("", "")
        finally:
            self.given, self.state = seq, state


class Hand(Mouse):
    """A mouse that sometimes drops a card, or a pawn, where it should have its effect."""

    def __init__(self, screen: Screen, mind: Mind) -> None:
        super().__init__(screen)
        self.mind = mind
        self.dropped: list[str] = []
        """cards and pawns that were dropped on their goals, with what came of it"""

    def answer(self, line: Line, control: Line) -> None:
        now = self.turn % 3 == 0 or not self.dropped
        if control["key"].startswith("play:") and now and self._drop(line, control):
            self.turn += 1
            return
        super().answer(line, control)

    def _drop(self, line: Line, control: Line) -> bool:
        """Drop the card on the goal of its action; return False, with the card put back, if it has
        none in sight."""
        kind, id = self.mind.after()
        if not kind:
            return False
        name, held = f"spot.{kind}.{id}", control["source"]
        self.screen.hold(held)
        found = self.screen.rested(lambda now: _place(now, name) is not None, HELD) or line
        goal = _place(found, name)
        self.screen.let_go(held, goal or held)
        if goal is not None:
            self.dropped.append(f"{control['key']} on {kind} {id}")
        return goal is not None


def _place(line: Line, id: str) -> list[int] | None:
    """Return the rectangle of a widget, None if it is not in sight."""
    return next((each["rect"] for each in line["widgets"] if each["id"] == id), None)

"""The certain results of answers in the Action Step, before any Event Step begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.mandalorian.state import State
from game.table.contract import Sight
from game.table.decisions import Option


@dataclass(frozen=True)
class Foreseen:
    """The game after answers, and whether they also reveal something, which it leaves out."""

    state: State
    reveals: bool = False


def foreseen(sight: Sight[State], answers: Sequence[Option]) -> Foreseen | None:
    """Return the game as these answers leave it, tried out on a game as the seat may imagine it. Of
    a last one that reveals something only the move is foreseen; None for others that do, for
    answers that are not offered, and outside the Action Step."""
    game, tried = sight.game, sight.imagine(0)
    acting = next((at for at, each in enumerate(tried.stack) if each.step == "act"), None)
    if acting is None:
        return None
    del tried.stack[:acting]  # what follows the Action Step
    for each in answers:
        before = game.clone(tried)
        decision = game.decision(tried) if tried.stack else None
        if decision is None or decision.find(each.key) is None:
            return None
        events = game.choose(tried, each.key)
        if game.drawn(tried) or any(type(event).reveals for event in events):
            if each is not answers[-1] or each.verb not in ("move", "pass"):
                return None
            before.at[each.source] = each.target
            return Foreseen(before, True)
    return Foreseen(tried)

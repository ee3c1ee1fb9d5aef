"""Adventures played whole by computers: the box, players, and what comes up on the way."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from game.edge import events as e
from game.edge.cards.box import CARDS, COMPONENT
from game.edge.cards.scenes import Scene
from game.edge.catalog import Content
from game.edge.game import Edge
from game.edge.maps import load_maps
from game.edge.players.careful import Careful
from game.edge.state import State
from game.table import validation
from game.table.decisions import Decision

FILES = sorted(
    path for path in CARDS.glob("*.json") if path.name not in ("clauses.json", "pack.json")
)
PARTS = {
    each["id"]: COMPONENT.validate_json(json.dumps(each))
    for path in FILES
    for each in json.loads(path.read_text("utf-8")).get("cards", ())
}
CONTENT = Content(PARTS, load_maps())
GAME = Edge(CONTENT, "test")
PAIRS = tuple(combinations([id for id in CONTENT.heroes][:6], 2))
LONGEST = 2000
SEED = 4


def scenes(story: str) -> dict[str, Scene]:
    """Return the scenes of an adventure, by id."""
    return {id: each for id, each in CONTENT.scenes.items() if each.adventure == story}


def begun(story: str, heroes: tuple[str, str], seed: int = 1) -> State:
    """Return an adventure at its start."""
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": story, "heroes": heroes}
    return GAME.new(GAME.setup(setup), seed)


@dataclass
class Sight:
    """The state as a computer player sees it."""

    state: State
    game = GAME

    def imagine(self, number: int) -> State:
        """Return a state that might be."""
        return GAME.imagine(self.state, 0, number)


class Chance:
    """Answers by chance, and rolls before long."""

    def __init__(self, seed: int, seat: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight, decision: Decision) -> str:
        """Return a key."""
        keys = [each.key for each in decision.options]
        roll = "roll" in keys and self._random.random() < 0.4
        return "roll" if roll else self._random.choice(keys)


@dataclass
class Played:
    """The end of a game, and the outcomes on the way."""

    state: State
    outcomes: Counter[tuple[str, str]]


def played(
    story: str, player: type[Careful] | type[Chance], heroes: tuple[str, str], seed: int
) -> Played:
    """Play a game to its end."""
    state, mind = begun(story, heroes, seed), player(seed, 0)
    found: Counter[tuple[str, str]] = Counter()
    scene = CONTENT.stories[story].start
    for _ in range(LONGEST):
        if state.over:
            return Played(state, found)
        decision = GAME.decision(state)
        assert decision is not None and decision.options, (state.scene, state.stack)
        key = mind.choose(Sight(state), decision)  # type: ignore[arg-type]
        for event in validation.choose(GAME, state, key):
            if isinstance(event, e.SceneBegan):
                scene = event.scene
            elif isinstance(event, e.Rolled) and event.task in ("scene", "contest"):
                found[scene, "success" if event.success > 0 else "failure"] += 1
            elif isinstance(event, e.FightEnded):
                found[scene, event.how] += 1
    raise AssertionError(f"no end of {heroes} with {seed}, in {state.scene}")


@cache
def runs(story: str) -> tuple[Played, ...]:
    """Return a careful and a random game of every fifth pair."""
    players = (Careful, Chance)
    return tuple(played(story, player, two, SEED) for player in players for two in PAIRS[::5])

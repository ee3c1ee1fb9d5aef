"""The games that are recorded: forty of each box, over all that can be set up."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from typing import Any

from game.outer_rim.trading.rules import OPENING
from game.players import make_players
from game.table import registry
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.session import Session
from tests.edge.jobs.hooks import TABLES as JOB_TABLES
from tests.edge.jobs.hooks import JobHooks
from tests.outer_rim.unfinished.hooks import TABLES as BOTH_BOXES
from tests.outer_rim.unfinished.hooks import BothBoxes
from tests.recorded.recording import Pick, Recording, play

MOST = 3_000
"""answers, after which a game is not over"""
PART = 250
"""answers of games by chance, which take long to end, and of jobs, of which there is no end"""
WANDERS = 0.15
"""how often an answer is drawn by chance, so that all kinds of answers are in the games"""
DEALS = 0.02
"""how often a deal or favor is opened where one can be"""
QUIET = ("end", "pass", "done", "keep", "decline", "recover", "discard", "cancel")
"""verbs of somebody who waits"""
HUMAN = {"kind": "human"}
SEATS = (("human", "deck"), ("human",) * 2, ("human", "human", "deck"), ("human",) * 4)
VARIANTS = ((), ("fresh_market",), ("trailing_bonus",), ("fresh_market", "trailing_bonus"))
LEVELS = ("novice", "standard", "veteran")
HEROES = ("juno", "orrakh", "tikka", "maro", "sanne", "vaysh")


@dataclass(frozen=True)
class Recipe:
    """A game to record. ``picks`` makes the picker of its answers from the seed."""

    game: str
    setup: dict[str, Any]
    seed: int
    picks: Callable[[int], Pick]
    most: int = MOST

    def record(self) -> Recording:
        """Play the game."""
        return play(self.game, self.setup, self.seed, self.picks(self.seed), self.most)


def busy(seed: int) -> Pick:
    """Return a picker that would rather do something than nothing, and now and then deals."""
    stream = random.Random(seed)

    def pick(session: Session[Any], decision: Decision) -> str:
        talks = [option.key for option in decision.options if option.verb in (*OPENING, "favor")]
        if talks and stream.random() < DEALS:
            return stream.choice(talks)
        keys = [option.key for option in decision.options if option.key not in talks]
        active = [key for key in keys if key.partition(":")[0].partition("@")[0] not in QUIET]
        return stream.choice(active or keys)

    return pick


def skilled(kind: str, wanders: float, seed: int) -> Pick:
    """Return a picker that answers as computer players of a kind, but for some answers by
    chance."""
    stream, players = random.Random(seed), dict[int, Any]()

    def pick(session: Session[Any], decision: Decision) -> str:
        if stream.random() < wanders:
            return stream.choice(decision.options).key
        game = session.game
        if not players:
            seats = [kind] * len(game.seats(session.state))
            players.update(make_players(game.id, seats, seed))
        sight = Sight(game, session.state, decision.seat)
        key: str = players[decision.seat].choose(sight, decision)
        return key

    return pick


def outer_rim() -> Iterator[Recipe]:
    """Yield games of the base box, then of both."""
    for seed in range(1, 18):
        seats = [{"kind": kind} for kind in SEATS[seed % len(SEATS)]]
        setup = {
            "seats": seats,
            "fame_goal": (8, 10, 12)[seed % 3],
            "map": ("standard", "modular")[seed % 5 == 4],
            "variants": VARIANTS[seed % len(VARIANTS)],
        }
        if seed % 4 < 2:
            yield Recipe("outer_rim", setup, seed, partial(skilled, "drifter", WANDERS))
        else:
            yield Recipe("outer_rim", setup, seed, busy, PART)
    hooks = BothBoxes(registry.load_game("outer_rim"))
    for seed, table in enumerate((*BOTH_BOXES, *BOTH_BOXES), 18):
        if table != "one":
            yield Recipe("outer_rim", hooks.setup(table, seed), seed, busy, PART)
    for seed in (51, 52):  # alone, for practice
        setup = {"seats": [HUMAN], "fame_goal": 8, "practice": True}
        yield Recipe("outer_rim", setup, seed, partial(skilled, "drifter", WANDERS))


def free_captains() -> Iterator[Recipe]:
    """Yield games of every captain at every level, and some by chance."""
    every = product(range(1, 7), ("basic", "normal", "advanced"), ("greedy", "lookout"))
    for seed, (captain, level, kind) in enumerate(every, 1):
        setup = {"seats": [HUMAN], "captain": f"ca_{captain:02}", "level": level}
        yield Recipe("free_captains", setup, seed, partial(skilled, kind, WANDERS))
    for seed in range(37, 41):
        yield Recipe("free_captains", {"seats": [HUMAN]}, seed, busy)


def mandalorian() -> Iterator[Recipe]:
    """Yield games of every mission, by one to four, at every level."""
    missions = list(registry.load_game("mandalorian").content.missions)
    for seed in range(1, 41):
        mission = missions[(seed - 1) % len(missions)]
        setup = {
            "seats": [HUMAN] * (1 + (seed + seed // 16) % 4), "mission": mission,
            "level": LEVELS[seed % 3], "sandbox": True, "guide": 71,
        }  # fmt: skip
        kind = ("steady", "random")[seed % 4 == 0]
        yield Recipe("mandalorian", setup, seed, partial(skilled, kind, 0.05))


def edge() -> Iterator[Recipe]:
    """Yield adventures of all pairs of heroes, and campaigns with jobs."""
    pairs = list(combinations(HEROES, 2))
    for seed in range(1, 31):
        story = ("ombra", "cask", "lantern")[seed % 3]
        setup = {
            "seats": [HUMAN] * (1 + seed % 2),
            "story": story,
            "heroes": pairs[(seed - 1) % len(pairs)],
        }
        kind = ("careful", "careless")[seed % 2]
        yield Recipe("edge", setup, seed, partial(skilled, kind, WANDERS))
    hooks = JobHooks(registry.load_game("edge"))
    for seed in range(31, 41):
        setup = hooks.setup(list(JOB_TABLES)[seed % len(JOB_TABLES)], seed)
        setup.pop("game")
        yield Recipe("edge", setup, seed, partial(skilled, "careful", 0.3), PART)


BOXES: dict[str, Callable[[], Iterator[Recipe]]] = {
    "outer_rim": outer_rim, "free_captains": free_captains, "mandalorian": mandalorian,
    "edge": edge,
}  # fmt: skip

"""The time of an answer, and of the check of the whole state after it, over recorded games.

``python -m tests.validation_speed`` prints the table of ``docs/engine.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from time import process_time_ns
from typing import Any

from game.bootstrap import ROOT
from game.players import make_players
from game.table import registry
from game.table.contract import Game
from game.table.journal import Journal
from game.table.session import Session

RECORDED = {
    "outer_rim": "tests/golden/outer_rim/two_friends.jsonl",
    "free_captains": "tests/golden/free_captains/pell_normal.jsonl",
    "mandalorian": "tests/golden/mandalorian/square_for_four.jsonl",
    "edge": "",
    "dice_table": "tests/golden/dice_table/session.jsonl",
}
"""by game, a journal; without one a computer player plays"""
CAREFUL = {"seats": [{"kind": "careful"}], "story": "lantern", "heroes": ["juno", "orrakh"]}
ROUNDS = 3
"""times that a game is played again"""


def recorded(id: str) -> tuple[Game[Any], dict[str, Any], int, list[str]]:
    """Return the rules of a game, and the setup, seed and keys of a recorded one."""
    game = registry.load_game(id)
    if RECORDED[id]:
        kept = Journal.read(ROOT / RECORDED[id])
        return game, kept.header.setup, kept.header.seed, [each.key for each in kept.answers]
    session = Session(game, CAREFUL, 1)
    session.autoplay(make_players(id, game.seats(session.state), 1))
    return game, CAREFUL, 1, [turn.answer.key for turn in session.history]


def measured(id: str) -> Iterator[tuple[float, ...]]:
    """Yield the microseconds of each answer, of the check after it, and of a clone."""
    game, setup, seed, keys = recorded(id)
    for _ in range(ROUNDS):
        state = game.new(game.recall(setup), seed)
        game.validate(state)  # the types are built when they are needed first
        for key in keys:
            start = process_time_ns()
            game.choose(state, key)
            answered = process_time_ns()
            game.validate(state)
            checked = process_time_ns()
            game.clone(state)
            yield tuple(
                each / 1000
                for each in (answered - start, checked - answered, process_time_ns() - checked)
            )


def row(id: str, times: Iterable[tuple[float, ...]]) -> str:
    """Return the medians of a game as a line of a table."""
    answers, checks, clones = zip(*times)
    choose, check, clone = median(answers), median(checks), median(clones)
    return (
        f"| `{id}` | {len(answers) // ROUNDS} | {choose:.0f} | {check:.0f} | {check / choose:.1f} "
        f"| {clone:.0f} |"
    )


if __name__ == "__main__":
    print("| game | answers | `choose` µs | check µs | check / `choose` | `clone` µs |")
    print("|---|---|---|---|---|---|")
    for each in RECORDED:
        print(row(each, measured(each)))

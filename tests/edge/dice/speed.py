"""Speed of the exact chances: ``python -m tests.edge.dice.speed``.

``measure`` returns milliseconds by name, for ``main.py bench`` as for the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from game.edge.dice.odds import Change, changed, deltas, forget, odds
from game.edge.dice.pool import Pool

FOURTEEN = Pool(proficiency=3, ability=2, boost=2, challenge=2, difficulty=3, setback=2)


def panel(pool: Pool) -> None:
    """Work out all that the odds panel shows of a pool."""
    found = odds(pool)
    found.square, found.success, found.mean_success, found.mean_advantage
    for least in (1, 2, 3):
        found.at_least_advantage(least), found.at_least_threat(least)
    found.triumph, found.despair


def best(work: Callable[[], object], before: Callable[[], object], tries: int = 5) -> float:
    """Return the milliseconds of processor time that work takes at its quickest, each time after
    the same preparation."""
    spent = []
    for _ in range(tries):
        before()
        start = process_time()
        work()
        spent.append(process_time() - start)
    return round(min(spent) * 1000, 3)


def measure() -> dict[str, float]:
    """Return the time for a pool of 14 dice from nothing, for each change of it, and for the five
    changes that the panel offers."""

    def known() -> None:
        forget()
        panel(FOURTEEN)

    figures = {"odds_14_dice_ms": best(lambda: panel(FOURTEEN), forget)}
    for change in Change:
        after = changed(FOURTEEN, change)
        figures[f"odds_{change}_ms"] = best(lambda: panel(after), known)
    figures["odds_deltas_ms"] = best(lambda: deltas(FOURTEEN), known)
    return figures


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:<28}{figure}")

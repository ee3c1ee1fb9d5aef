"""``main.py train``: let a computer player learn the figures of its judgment from self-play.

Each step shakes all figures at once, up or down at random, and plays the shaken ones against those
shaken the other way: the same games from both sides. Then all figures go a little toward those
that did better. Such a step costs the same for any number of figures (simultaneous perturbation).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from math import exp, isfinite
from pathlib import Path
from typing import Any

from game.commands import arguments
from game.commands.workers import cores, spread
from game.table import registry
from game.table.files import read_file, said, write_whole
from game.table.streams import number
from game.table.training import Learner, learner

HELP = "let a computer player learn from games against itself"
PROG = "main.py train"
MOST = 64 << 20
"""maximum size of a record in bytes"""
SHAKE = 0.2
"""how far a step shakes the figures: factors of about exp(0.2)"""
GAIN = 0.12
"""how far the figures go for a score of 1 in the first steps"""
SLOWER = 100
"""steps after which the figures go half as far"""


@dataclass(slots=True, frozen=True)
class Trial:
    """One comparison: figures against others at a table, from a seed."""

    game: str
    source: registry.Home
    one: dict[str, float]
    other: dict[str, float]
    table: str
    seed: int


_LEARNERS: dict[str, Learner] = {}


def tried(trial: Trial) -> float:
    """Return the score of the first figures of a trial."""
    found = _LEARNERS.get(trial.game)
    if found is None:
        registry.GAMES[trial.game] = trial.source
        found = learner(trial.game)
        assert found is not None
        _LEARNERS[trial.game] = found
    return found.compare(trial.one, trial.other, trial.table, trial.seed)


def main(argv: list[str]) -> int:
    """Learn and return 0, 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    arguments.load_game(wanted.game)
    found = learner(wanted.game)
    if found is None:
        raise arguments.Wrong(f"no player of the game '{wanted.game}' can learn")
    try:
        figures, done = recorded(wanted.record, found.start())
        for step in range(done, done + wanted.steps):
            figures, score = learned(found, wanted, figures, step)
            _note(wanted.record, {"step": step, "score": round(score, 4), "figures": figures})
            print(f"step {step + 1}: score {score:+.3f}", flush=True)
        steps = done + wanted.steps
        recipe = {
            "command": PROG,
            "steps": steps,
            "pairs": wanted.pairs,
            "games": 2 * wanted.pairs * steps,
            "seed": wanted.seed,
        }
        if wanted.output is not None:
            found.write(wanted.output, figures, recipe)
    except OSError as error:
        raise arguments.Wrong(f"the record cannot be used: {said(error)}") from error
    return 0


def learned(
    found: Learner, wanted: Any, figures: dict[str, float], step: int
) -> tuple[dict[str, float], float]:
    """Take one step; return the figures after it, and the score of those shaken one way."""
    signs = shaken(figures, wanted.seed, step)
    one = {name: value * exp(SHAKE * signs[name]) for name, value in figures.items()}
    other = {name: value * exp(-SHAKE * signs[name]) for name, value in figures.items()}
    source = registry.GAMES[wanted.game]
    first = wanted.seed + step * wanted.pairs
    trials = [
        Trial(wanted.game, source, one, other, found.tables[n % len(found.tables)], first + n)
        for n in range(wanted.pairs)
    ]
    scores = list(spread(partial(tried), trials, min(wanted.jobs, wanted.pairs), wanted.cluster))
    score = sum(scores) / len(scores)
    far = GAIN * score / (1 + step / SLOWER)
    return {
        name: round(value * exp(far * signs[name]), 5) for name, value in figures.items()
    }, score


def shaken(figures: Mapping[str, float], seed: int, step: int) -> dict[str, int]:
    """Return the way in which a step shakes each figure, 1 or -1."""
    return {name: 2 * number(seed, f"train.{name}", step, 2) - 1 for name in sorted(figures)}


def recorded(path: Path | None, start: dict[str, float]) -> tuple[dict[str, float], int]:
    """Return the figures that a record ends with, and the number of its steps; a figure that it
    does not have yet begins as it is. A last line that a power failure has cut is left out. Raise
    ``arguments.Wrong`` and ``OSError``."""
    figures, done = dict(start), 0
    for line in _lines(path):
        try:
            noted = json.loads(line)
            figures |= {name: float(noted["figures"][name]) for name in start
                        if name in noted["figures"]}  # fmt: skip
            done = int(noted["step"]) + 1
            if not all(map(isfinite, figures.values())):
                raise ValueError("a figure has no end")
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
            raise arguments.Wrong(f"{path} is not a record of training") from error
    return figures, done


def _lines(path: Path | None) -> list[str]:
    """Return the lines of a record; a last one that a power failure has cut is removed from it.
    Raise ``OSError``."""
    if path is None:
        return []
    try:
        data = read_file(path, MOST)
    except FileNotFoundError:
        return []
    before, _, last = data.rpartition(b"\n")
    if before and last:
        write_whole(path, data := before + b"\n")
    return data.decode("utf-8", "replace").splitlines()


def _note(path: Path | None, step: dict[str, Any]) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(step) + "\n")


def _parser() -> arguments.Parser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    arguments.add_game(parser)
    parser.add_argument("--steps", type=arguments.whole(1, 100_000), default=100, metavar="N")
    parser.add_argument(
        "--pairs",
        type=arguments.whole(1, 100_000),
        default=16,
        metavar="N",
        help="games of a step, each played from both sides",
    )
    parser.add_argument(
        "--seed", type=arguments.seed, default=1, metavar="N", help="seed of the first game"
    )
    parser.add_argument(
        "--jobs",
        type=arguments.whole(1, 256),
        default=cores(),
        metavar="N",
        help="games at a time; as many as this machine has cores unless given",
    )
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a cluster of dask.distributed"
    )
    parser.add_argument(
        "--record",
        type=arguments.path,
        metavar="FILE",
        help="record each step in this file; a later run continues from it",
    )
    parser.add_argument(
        "--output",
        type=arguments.path,
        metavar="FILE",
        help="write the learned figures to this file",
    )
    return parser

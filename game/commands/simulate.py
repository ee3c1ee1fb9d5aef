"""``main.py simulate``: whole games between computer players, counted and timed."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from game.commands import arguments
from game.commands.no_packs import add_packs
from game.players import make_players
from game.table import registry
from game.table.contract import Game, Sight

HELP = "play many games between computer players and print figures"
PROG = "main.py simulate"


@dataclass(slots=True, frozen=True)
class Played:
    """One game: its seed, what was decided, and how it ended (or what went wrong)."""

    seed: int
    decisions: int = 0
    choices: int = 0
    rounds: int = 0
    winner: int | None = None
    ending: str = ""
    error: str = ""


@dataclass(slots=True, frozen=True)
class Plan:
    """What is played: the id of a game, where its code is, and the plain data of a set-up."""

    game: str
    source: tuple[str, str]
    setup: dict[str, Any]


def main(argv: list[str]) -> int:
    """Plays, prints and returns 0; 1 if a game went wrong, 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    kinds: list[str] = wanted.seats
    arguments.by_computers(kinds)
    setup = arguments.setup_data(None, kinds, wanted.game)
    if wanted.expansion:
        setup["expansions"] = wanted.expansion
    game = arguments.load_game(wanted.game)
    arguments.checked_setup(game, setup)
    plan = Plan(wanted.game, registry.GAMES[wanted.game], setup)
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    start = perf_counter()
    played = play_all(plan, seeds, min(wanted.jobs, wanted.games))
    figures = summary(played, len(kinds), perf_counter() - start)
    print(json.dumps(figures) if wanted.json else in_words(figures))
    return 1 if figures["errors"] else 0


def _parser() -> arguments.Parser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    arguments.add_game(parser)
    add_packs(parser)
    parser.add_argument(
        "--seats", type=arguments.seats, default=["random"] * 2, metavar="KIND,...", help="players"
    )
    parser.add_argument("--games", type=arguments.whole(1, 1_000_000), default=100, metavar="N")
    parser.add_argument(
        "--seed", type=arguments.seed, default=1, metavar="N", help="of the first game"
    )
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 256), default=1, metavar="N", help="games at a time"
    )
    parser.add_argument("--expansion", action="append", default=[], metavar="ID")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def play_all(plan: Plan, seeds: Iterable[int], jobs: int) -> list[Played]:
    """Play a game for each seed, in that order whatever the number of jobs."""
    if jobs == 1:
        return [play(plan, seed) for seed in seeds]
    # Fresh processes everywhere, as on Windows: a game must not rely on what its parent has.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return pool.map(partial(play, plan), seeds, chunksize=4)


_LOADED: dict[str, Game[Any]] = {}


def play(plan: Plan, seed: int) -> Played:
    """Play one game to its end. What goes wrong is part of the answer, never raised."""
    try:
        if plan.game not in _LOADED:
            registry.GAMES[plan.game] = plan.source
            _LOADED[plan.game] = registry.load_game(plan.game)
        return play_one(_LOADED[plan.game], plan.setup, seed)
    except Exception as error:  # one broken game must not hide the figures of the others
        words = " ".join(str(error).split())
        return Played(seed, error=f"{type(error).__name__}: {words}")


def play_one(game: Game[Any], setup: dict[str, Any], seed: int) -> Played:
    """Play one game to its end; whatever goes wrong is raised."""
    state = game.new(game.setup(setup), seed)
    players = make_players(game.seats(state), seed)
    decisions = choices = 0
    while (decision := game.decision(state)) is not None:
        decisions += 1
        choices += len(decision.options) > 1
        sight = Sight(game, state, decision.seat)
        game.choose(state, players[decision.seat].choose(sight, decision))
    result = game.result(state)
    if result is None:
        raise RuntimeError(f"no decision and no result after {decisions} decisions")
    rounds = game.view(state, None).get("round", 0)
    return Played(seed, decisions, choices, rounds, result.winner, result.ending)


def summary(played: list[Played], seats: int, seconds: float) -> dict[str, Any]:
    """The figures of all games. ``wins`` is by seat; ``problems`` names the seeds gone wrong."""
    whole = [one for one in played if not one.error]
    rounds = sorted(one.rounds for one in whole) or [0]
    decisions = sum(one.decisions for one in whole)
    choices = sum(one.choices for one in whole)
    winners = Counter(one.winner for one in whole)
    return {
        "games": len(played),
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds, 1),
        "choices": choices,
        "choices_per_s": round(choices / seconds, 1),
        "seconds": round(seconds, 3),
        "rounds": {"median": median(rounds), "p99": rounds[(len(rounds) * 99 - 1) // 100]},
        "wins": [winners[seat] for seat in range(seats)],
        "endings": dict(sorted(Counter(one.ending for one in whole).items())),
        "errors": len(played) - len(whole),
        "problems": [{"seed": one.seed, "error": one.error} for one in played if one.error],
    }


def in_words(figures: dict[str, Any]) -> str:
    """The figures as lines for people."""
    endings = ", ".join(f"{name} {count}" for name, count in figures["endings"].items())
    wins = ", ".join(f"seat {seat}: {count}" for seat, count in enumerate(figures["wins"]))
    lines = [
        f"{figures['games']} games in {figures['seconds']} s",
        f"decisions  {figures['decisions']:,}, {figures['decisions_per_s']:,.0f} a second",
        f"choices    {figures['choices']:,}, {figures['choices_per_s']:,.0f} a second",
        f"rounds     median {figures['rounds']['median']}, p99 {figures['rounds']['p99']}",
        f"wins       {wins}",
        f"endings    {endings or 'none'}",
        f"errors     {figures['errors']}",
    ]
    lines += [f"  seed {one['seed']}: {one['error']}" for one in figures["problems"]]
    return "\n".join(lines)

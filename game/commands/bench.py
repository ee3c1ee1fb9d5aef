"""``main.py bench``: speed of the rules, and of the window where it can be measured."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from math import inf
from time import perf_counter, process_time
from typing import Any

from game.commands import arguments
from game.commands.no_packs import add_packs
from game.memory import peak_mib
from game.players import make_players
from game.table import registry
from game.table.contract import Game, Sight

HELP = "measure the speed of the rules and of the window"
PROG = "main.py bench"
CLIENT = "game.client.shell.tools.bench"
"""Module whose ``measure(game)`` returns the figures of the window by name."""


def main(argv: list[str]) -> int:
    """Measure for a few seconds, print the figures and return 0; 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    parser = arguments.Parser(prog=PROG, description=HELP)
    arguments.add_game(parser)
    add_packs(parser)
    parser.add_argument("--seats", type=arguments.seats, metavar="KIND,...", help="players")
    parser.add_argument("--seconds", type=arguments.whole(0, 600), default=5, metavar="N")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args(argv)
    if wanted.seats:
        arguments.by_computers(wanted.game, wanted.seats)
    start = perf_counter()
    game = arguments.load_game(wanted.game)
    load = perf_counter() - start
    seats = wanted.seats or _usual_seats(game)
    data = arguments.setup_data(None, seats, wanted.game)
    setup = arguments.checked_setup(game, data)
    figures: dict[str, Any] = {"game": wanted.game, "load_ms": round(load * 1000, 1)}
    figures |= measure_play(game, setup, wanted.seconds)
    figures |= measure_clones(game, setup, wanted.seconds / 4)
    held = peak_mib()
    figures |= {} if held is None else {"memory_mib": held}
    for name, fields in registry.rules(wanted.game).measured.items():
        figures |= measure_further(game, name, {**data, **fields}, wanted.seconds)
    figures |= measure_client(wanted.game)
    if wanted.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(
                f"{name:<22}{value:,}" if isinstance(value, int | float) else f"{name:<22}{value}"
            )
    return 0


def _usual_seats(game: Game[Any]) -> list[str]:
    """Return four players who choose by chance, or as many as the game has seats."""
    for count in (4, 3, 2):
        seats = ["random"] * count
        with suppress(ValueError):
            game.setup(arguments.setup_data(None, seats, game.id))
            return seats
    return ["random"]


def measure_play(game: Game[Any], setup: Any, seconds: float) -> dict[str, Any]:
    """Return decisions and choices of whole games per second of processor time, so that other
    programs do not count; they are played for about this many seconds."""
    endless = registry.rules(game.id).endless  # as much of one game as there is time for
    decisions = choices = games = seed = 0
    times: list[float] = []
    start = process_time()
    while (spent := process_time() - start) < seconds or not spent * games:
        seed += 1
        state = game.new(setup, seed)
        players = make_players(game.id, game.seats(state), seed)
        ends = process_time() + max(seconds, 0.2) if endless else inf
        while (decision := game.decision(state)) is not None and process_time() < ends:
            decisions += 1
            choices += len(decision.options) > 1
            began = process_time()
            key = players[decision.seat].choose(Sight(game, state, decision.seat), decision)
            if len(decision.options) > 1:
                times.append(1000 * (process_time() - began))
            game.choose(state, key)
        games += 1
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_s": round(decisions / spent, 1),
        "choices_per_s": round(choices / spent, 1),
        "answer_ms_median": round(_of(times, 50), 2),
        "answer_ms_p99": round(_of(times, 99), 2),
        "answer_ms_most": round(_of(times, 100), 2),
    }


def _of(times: list[float], percent: int) -> float:
    """Return a percentile of some times, 0 if there are none."""
    return sorted(times)[(len(times) * percent - 1) // 100] if times else 0.0


def measure_further(
    game: Game[Any], name: str, data: dict[str, Any], seconds: float
) -> dict[str, Any]:
    """Return the time to the first decision of a further setup, its choices per second, and the
    most memory held until then, beside what was loaded before."""
    start = process_time()
    setup = arguments.checked_setup(game, data)
    game.new(setup, 1)
    load = process_time() - start
    play = measure_play(game, setup, seconds)
    held = peak_mib()
    shown = ("choices_per_s", "answer_ms_median", "answer_ms_p99", "answer_ms_most")
    figures = {"load_ms": round(load * 1000, 1), **{each: play[each] for each in shown}}
    figures |= {} if held is None else {"memory_mib": held}
    return {f"{name}_{figure}": value for figure, value in figures.items()}


def measure_clones(game: Game[Any], setup: Any, seconds: float) -> dict[str, Any]:
    """Return clones of a mid-game state per second of processor time."""
    state = game.new(setup, 1)
    players = make_players(game.id, game.seats(state), 1)
    for _ in range(200):
        decision = game.decision(state)
        if decision is None:
            break
        game.choose(
            state, players[decision.seat].choose(Sight(game, state, decision.seat), decision)
        )
    clones = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not spent * clones:
        for _ in range(100):
            game.clone(state)
        clones += 100
    return {"clones_per_s": round(clones / spent, 1)}


def measure_client(game: str = "") -> dict[str, Any]:
    """Return the figures of a game's window; none if this copy has no window."""
    try:
        measure: Callable[[str], dict[str, Any]] = import_module(CLIENT).measure
    except ModuleNotFoundError as error:
        if error.name not in (CLIENT, "game.client", "pygame"):
            raise
        return {}
    return measure(game)

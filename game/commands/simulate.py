"""``main.py simulate``: play whole games between computer players, count and time them."""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from game.commands import arguments, tally
from game.commands.no_packs import add_packs
from game.commands.workers import spread
from game.players import Player, make_players
from game.players.chance import RandomPlayer
from game.table import registry, validation
from game.table.contract import Game, Sight
from game.table.decisions import Decision
from game.table.files import read_file, said
from game.table.letters import escaped
from game.table.statistics import PlainStatistics, Played, Statistics, replaced

HELP = "play many games between computer players and print figures"
PROG = "main.py simulate"
OPTIONS = ("adventure", "pair", "policy", "scene", "without")
"""options that have a flag of their own"""
MOST = 4 << 20
"""maximum size of a page in bytes"""


@dataclass(slots=True, frozen=True)
class Plan:
    """A simulation: the id of a game, the location of its code, and the plain data of a setup.

    With ``drawn``, the seed decides about characters and ships instead of the players or the setup.
    """

    game: str
    source: registry.Home
    setup: dict[str, Any]
    drawn: bool = False


def main(argv: list[str]) -> int:
    """Play, print and return 0; 1 if a game failed, 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    game = arguments.load_game(wanted.game)
    arguments.must_end(wanted.game)
    arguments.by_computers(wanted.game, wanted.seats or [])
    setup = arguments.setup_data(None, wanted.seats, wanted.game, "random")
    if wanted.expansion:
        setup["expansions"] = wanted.expansion
    setup |= dict(wanted.set)
    fields = " and ".join(field for field, _ in wanted.each)
    setups = {
        ", ".join(values): setup | dict(zip((field for field, _ in wanted.each), values))
        for values in product(*(values for _, values in wanted.each))
    }
    if wanted.option:
        fields, setups = "option", _varied(game, wanted, setup)
    contents = [game.recorded(arguments.checked_setup(game, each)) for each in setups.values()]
    runs = {}
    for (values, each), content in zip(setups.items(), contents, strict=True):
        plan = Plan(wanted.game, registry.GAMES[wanted.game], each, wanted.characters == "random")
        runs[values] = _played(plan, wanted, content, values.replace(", ", "."))
    whole = runs if fields else runs[""]
    if wanted.markdown is not None:
        counted, command = statistics(wanted.game), escaped(f"{PROG} {' '.join(argv)}")
        page = counted.compared(fields, runs, command) if fields else counted.page(whole, command)
        _write(wanted.markdown, page)
    if wanted.json:
        print(json.dumps(whole))
    else:
        heads = [f"{fields} {values}\n" if fields else "" for values in runs]
        told = (in_words(wanted.game, figures) for figures in runs.values())
        print("\n\n".join(map("".join, zip(heads, told, strict=True))))
    return 1 if any(figures["errors"] for figures in runs.values()) else 0


def _varied(game: Game[Any], wanted: Any, setup: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the setups that the options ask for, by name. Raise ``Wrong``."""
    home = registry.rules(wanted.game).varied
    if not home or wanted.each:
        raise arguments.Wrong("this game has no options; use --each with fields of its setup")
    try:
        found: dict[str, dict[str, Any]] = registry.found(home)(game, setup, dict(wanted.option))
    except ValueError as error:
        raise arguments.Wrong(str(error)) from error
    return found


def _played(plan: Plan, wanted: Any, content: str, value: str) -> dict[str, Any]:
    """Play the games of a plan and return the figures; ``value`` names their file of records."""
    seeds, start = range(wanted.seed, wanted.seed + wanted.games), perf_counter()
    if wanted.record is None:
        played = list(play_all(plan, seeds, min(wanted.jobs, wanted.games), wanted.cluster))
    else:
        path: Path = wanted.record
        path = path.with_name(f"{path.stem}.{value}{path.suffix}") if value else path
        played = _recorded(plan, seeds, wanted, path, content)
    kinds = [str(each["kind"]) for each in plan.setup["seats"]]
    seconds = perf_counter() - start
    return {
        "players": kinds,
        "setup": plan.setup,
        **summary(wanted.game, played, len(kinds), seconds),
    }


def _write(path: Path, section: str) -> None:
    """Write the section of a page, in place of an earlier one."""
    try:
        text = read_file(path, MOST).decode("utf-8", "replace") if path.exists() else ""
        path.write_text(replaced(text, section), "utf-8", newline="")
    except OSError as error:
        raise arguments.Wrong(f"{path} cannot be written: {said(error)}") from error


def _recorded(plan: Plan, seeds: range, wanted: Any, path: Path, version: str) -> list[Played]:
    """Play the seeds missing from a file of records and append them. Raise ``Wrong``."""
    told = {"setup": plan.setup, "drawn": plan.drawn, "content": version}
    try:
        known = {game.seed: game for game in tally.read(path, told) if not game.error}
        tally.begin(path, told, known.values())
        left = still_to_play(seeds, known.values())
        jobs = min(wanted.jobs, max(1, len(left)))
        for game in play_all(plan, left, jobs, wanted.cluster):
            tally.add(path, game)
            known[game.seed] = game
    except OSError as error:
        raise arguments.Wrong(f"{path} cannot be used: {said(error)}") from error
    except tally.BadRecord as error:
        raise arguments.Wrong(str(error)) from error
    return [known[seed] for seed in seeds]


def _parser() -> arguments.Parser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    arguments.add_game(parser)
    add_packs(parser)
    parser.add_argument("--seats", type=arguments.seats, metavar="KIND,...", help="players")
    parser.add_argument("--games", type=arguments.whole(1, 1_000_000), default=100, metavar="N")
    parser.add_argument(
        "--seed", type=arguments.seed, default=1, metavar="N", help="seed of the first game"
    )
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 256), default=1, metavar="N", help="games at a time"
    )
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a cluster of dask.distributed"
    )
    parser.add_argument(
        "--each",
        type=choices_of,
        action="append",
        default=[],
        metavar="FIELD=VALUE,...",
        help="repeat the whole run for each value of this setup field; repeat the option to "
        "cross two fields",
    )
    parser.add_argument(
        "--set",
        type=value_of,
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        help="set this setup field for all games, such as ambitions=true",
    )
    parser.add_argument(
        "--option",
        type=option_of,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game's own, which may name several setups, such as pair=all",
    )
    for name in OPTIONS:
        parser.add_argument(
            f"--{name}",
            dest="option",
            type=partial(_named, name),
            action="append",
            metavar="VALUE",
            help=f"the same as --option {name}=VALUE",
        )
    parser.add_argument("--expansion", action="append", default=[], metavar="ID")
    parser.add_argument(
        "--characters",
        choices=("chosen", "random"),
        default="chosen",
        help="who chooses characters and ships: players and setup, or the seed",
    )
    parser.add_argument(
        "--record",
        type=arguments.path,
        metavar="FILE",
        help="record each game in this file, and skip games it already has",
    )
    parser.add_argument(
        "--markdown", type=arguments.path, metavar="FILE", help="write the tables to this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def option_of(text: str) -> tuple[str, str]:
    """Parse ``pair=all`` into the name of an option and its value."""
    name, _, value = text.partition("=")
    if not name.isidentifier() or not re.fullmatch(r"[\w,+]{1,200}", value):
        raise argparse.ArgumentTypeError(
            f"'{text[:40]}' is not an option and its value: write pair=all"
        )
    return name, value


def _named(name: str, value: str) -> tuple[str, str]:
    return option_of(f"{name}={value}")


def choices_of(text: str) -> tuple[str, list[str]]:
    """Parse ``level=easy,hard`` into the name of a field and its values."""
    field, _, values = text.partition("=")
    found = [each.strip() for each in values.split(",")]
    if not field.isidentifier() or not all(re.fullmatch(r"\w{1,40}", each) for each in found):
        raise argparse.ArgumentTypeError(
            f"'{text[:40]}' is not a field and its values: write level=easy,hard"
        )
    return field, list(dict.fromkeys(found))


def value_of(text: str) -> tuple[str, Any]:
    """Parse ``fame_goal=8`` into the name of a field and its value: a number, true, false or a
    word, or a list of them such as ``[fog,wounded]``."""
    field, _, value = text.partition("=")
    listed = value.startswith("[") and value.endswith("]")
    parts = value[1:-1].split(",") if listed else [value]
    if not field.isidentifier() or not all(re.fullmatch(r"\w{1,40}", each) for each in parts):
        raise argparse.ArgumentTypeError(
            f"'{text[:40]}' is not a field and its value: write ambitions=true"
        )
    found = [_plain(each) for each in parts]
    return field, found if listed else found[0]


def _plain(word: str) -> Any:
    """Return a number, true, false or a word."""
    if word in ("true", "false") or re.fullmatch(r"0|[1-9]\d*", word, re.ASCII):
        return json.loads(word)
    return word


def still_to_play(seeds: Iterable[int], played: Iterable[Played]) -> list[int]:
    """Return the seeds of missing and failed games."""
    known = {game.seed for game in played if not game.error}
    return [seed for seed in seeds if seed not in known]


def play_all(plan: Plan, seeds: Iterable[int], jobs: int, cluster: str = "") -> Iterator[Played]:
    """Play a game for each seed; results keep that order however the games are shared out."""
    yield from spread(partial(play, plan), seeds, jobs, cluster)


_LOADED: dict[str, Game[Any]] = {}


def play(plan: Plan, seed: int) -> Played:
    """Play one game to its end. Errors are part of the result and never raised."""
    try:
        if plan.game not in _LOADED:
            registry.GAMES[plan.game] = plan.source
            _LOADED[plan.game] = registry.load_game(plan.game)
        return play_one(_LOADED[plan.game], plan.setup, seed, plan.drawn)
    except Exception as error:  # one broken game must not hide the figures of the others
        words = " ".join(str(error).split())
        return Played(seed, error=f"{type(error).__name__}: {words}")


def play_one(game: Game[Any], setup: dict[str, Any], seed: int, drawn: bool = False) -> Played:
    """Play one game to its end; let errors through."""
    dealt = registry.rules(game.id).dealt if drawn else ""
    state, events = game.begin(
        game.setup(registry.found(dealt)(game, setup, seed) if dealt else setup), seed
    )
    answer = answering(game, state, seed, drawn)
    seen = statistics(game.id).watch()
    seen.note(events)
    decisions = choices = 0
    while (decision := game.decision(state)) is not None:
        decisions += 1
        choices += len(decision.options) > 1
        seen.note(validation.choose(game, state, answer(decision)))
    result = game.result(state)
    if result is None:
        raise RuntimeError(f"no decision and no result after {decisions} decisions")
    rounds = game.view(state, None).get("round", 0)
    return Played(
        seed, decisions, choices, rounds, result.winner, result.ending, "",
        seen.first, seen.notes(),
    )  # fmt: skip


def summary(game: str, played: list[Played], seats: int, seconds: float) -> dict[str, Any]:
    """Return the figures of all games.

    ``wins`` is by seat, ``wins_by_turn`` by turn order from the starting seat; ``problems`` names
    the failed seeds. The game adds figures of its own.
    """
    whole = [one for one in played if not one.error]
    rounds = sorted(one.rounds for one in whole) or [0]
    won = [one for one in whole if one.winner is not None]
    turns = Counter(((one.winner or 0) - one.first) % seats for one in won)
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
        "rounds": {
            "p10": _percentile(rounds, 10),
            "median": median(rounds),
            "p90": _percentile(rounds, 90),
            "p99": _percentile(rounds, 99),
        },
        "wins": [winners[seat] for seat in range(seats)],
        "wins_by_turn": [turns[place] for place in range(seats)],
        **statistics(game).summary(whole),
        "endings": dict(sorted(Counter(one.ending for one in whole).items())),
        "errors": len(played) - len(whole),
        "problems": [{"seed": one.seed, "error": one.error} for one in played if one.error],
    }


def statistics(game: str) -> Statistics:
    """Return a game's own statistics."""
    home = registry.rules(game).statistics
    counted: Statistics = registry.found(home) if home else PlainStatistics()
    return counted


def answering(game: Game[Any], state: Any, seed: int, drawn: bool) -> Callable[[Decision], str]:
    """Return what answers the decisions of a game: its players, or chance where characters are
    drawn."""
    players = make_players(game.id, game.seats(state), seed)
    steps = registry.rules(game.id).drawn if drawn else ()
    chance: dict[int, Player] = {seat: RandomPlayer(seed, seat) for seat in players}

    def answer(decision: Decision) -> str:
        asked = chance if decision.step in steps else players
        return asked[decision.seat].choose(Sight(game, state, decision.seat), decision)

    return answer


def _percentile(ordered: list[int], percent: int) -> int:
    """Return the given percentile of the sorted values."""
    return ordered[(len(ordered) * percent - 1) // 100]


def in_words(game: str, figures: dict[str, Any]) -> str:
    """Format the figures as lines for people."""
    endings = ", ".join(f"{name} {count}" for name, count in figures["endings"].items())
    wins = ", ".join(f"seat {seat}: {count}" for seat, count in enumerate(figures["wins"]))
    lines = [
        f"{figures['games']} games in {figures['seconds']} s",
        f"decisions  {figures['decisions']:,}, {figures['decisions_per_s']:,.0f} a second",
        f"choices    {figures['choices']:,}, {figures['choices_per_s']:,.0f} a second",
        "rounds     " + ", ".join(f"{name} {count}" for name, count in figures["rounds"].items()),
        f"wins       {wins}",
        f"endings    {endings or 'none'}",
        f"errors     {figures['errors']}",
    ]
    lines += statistics(game).lines(figures)
    lines += [f"  seed {one['seed']}: {one['error']}" for one in figures["problems"]]
    return "\n".join(lines)

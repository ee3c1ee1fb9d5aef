"""A long run against the whole program: games full of deals, killed processes, broken lines.

``python -m tests.attack.long_run`` plays 2,000 games of players that like deals and favors, kills
300 running games at random moments and resumes their journals, and feeds 10,000 broken lines to the
JSON-lines door and to journals. ``--tenth`` does a tenth of each. It prints how far it is and what
failed, each with the number that finds it again, and returns 1 if anything did.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from game.outer_rim.game import OuterRim
from game.table import conformance, registry
from game.table import journal as journals
from game.table.contract import Game
from game.table.journal import Answer, Header, Journal, JournalError
from game.table.letters import unseen
from tests.attack.kit import damaged
from tests.commands.test_bad_lines import SPOIL, check, flipped, is_understood
from tests.commands.test_kill import goes_on, killed
from tests.outer_rim.unfinished import bargainers

GAMES, KILLS, LINES = 2_000, 300, 10_000
TENTH = 10
PAUSE = 30.0
"""seconds between two lines on how far it is"""
LATEST = 0.4
"""seconds after which a game is killed at the latest"""
Faults = Iterator[str]


def deals(count: int, first: int = 0) -> Faults:
    """Play games full of deals, of each seed one at every table; yield each that an error stops."""
    game = registry.load_game("outer_rim")
    assert isinstance(game, OuterRim)
    hooks, tables = bargainers.Bargainers(game), tuple(bargainers.TABLES)
    for number in _counted("games full of deals", count):
        seed, table = first + number // len(tables), tables[number % len(tables)]
        try:
            conformance.play_through(hooks, table, seed, bargainers.LONG)
        except Exception as error:
            yield f"deals: {error!r} {' '.join(getattr(error, '__notes__', ()))}"


def kills(count: int, folder: Path) -> Faults:
    """Kill running games of every kind and continue each; yield what was lost."""
    games = {id: registry.load_game(id) for id in registry.installed()}
    for number in _counted("killed games", count):
        random = Random(number)
        id = random.choice(sorted(games))
        usual = registry.rules(id).usual
        seats = [{**seat, "kind": "random"} for seat in usual["seats"]]
        setup = {"game": id, **usual, "seats": seats}
        path = folder / f"{number}.jsonl"
        try:
            told = killed(games[id], path, number, random.uniform(0, LATEST), setup)
            goes_on(games[id], path, number, told, setup)
        except Exception as error:
            yield f"kills, number {number}: {id}: {error!r}"


def lines(count: int, folder: Path) -> Faults:
    """Feed broken lines to the JSON-lines door and to journals; yield what took one amiss."""
    moments = list(_moments())
    families: list[Callable[[Random, list[str]], bytes]] = [*SPOIL.values(), flipped]
    for number in _counted("broken lines", count):
        random = Random(number)
        session, keys = random.choice(moments)
        family = random.choice(families)
        line = family(random, keys)
        try:
            if number % 2:
                _into_journal(line, session.header, folder / "journal.jsonl", random)
            elif family is not flipped or not is_understood(line):  # some flips are harmless
                check(session, line)
        except Exception as error:
            yield f"lines, number {number}: {error!r} of {line[:200]!r}"


def _moments() -> Iterator[tuple[Any, list[str]]]:
    """Yield a game of every kind, stopped early and later, and the keys of its options."""
    from game.players import make_players
    from game.table.session import Session

    for id in registry.installed():
        game: Game[Any] = registry.load_game(id)
        usual = registry.rules(id).usual
        seats = [{**seat, "kind": "random"} for seat in usual["seats"]]
        for answers in (0, 15):
            session = Session(game, {"game": id, **usual, "seats": seats}, 5)
            session.autoplay(make_players(id, game.seats(session.state), 5), limit=answers)
            decision = session.decision()
            if decision is not None:
                yield session, [option.key for option in decision.options]


def _into_journal(line: bytes, header: Header, path: Path, random: Random) -> None:
    """Put a broken line into a journal, and sometimes damage all of it; the journal must be read or
    refused in sentences."""
    answers = [journals.encoded(Answer(seq=seq, seat=0, key="go")) for seq in range(4)]
    whole = [journals.encoded(header), *answers]
    whole.insert(random.randrange(len(whole) + 1), line + b"\n")
    data = b"".join(whole)
    path.write_bytes(damaged(data, random) if random.random() < 0.3 else data)
    try:
        told = Journal.read(path).problems
    except JournalError as error:
        told = [str(error)]
    for words in told:
        assert unseen(words) == "" and words.endswith(".") and len(words) < 1500, words


def faults(tenth: bool, folder: Path) -> Faults:
    """Run everything and yield what failed."""
    part = TENTH if tenth else 1
    yield from deals(GAMES // part)
    yield from kills(KILLS // part, folder)
    yield from lines(LINES // part, folder)


def _counted(what: str, count: int) -> Iterator[int]:
    """Yield the numbers below ``count``; say now and then how many are done, where it disturbs no
    output."""
    start = told = perf_counter()
    for number in range(count):
        yield number
        now = perf_counter()
        if number + 1 == count or now - told >= PAUSE:
            told = now
            line = f"{number + 1:,} of {count:,} {what}, {now - start:.0f} s"
            print(line, file=sys.stderr, flush=True)


def main(argv: list[str]) -> int:
    """Run; return 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack.long_run", description=__doc__)
    parser.add_argument("--tenth", action="store_true", help="a tenth of everything")
    parser.add_argument("--json", action="store_true", help="print the faults as one list")
    wanted = parser.parse_args(argv)
    found = []
    with TemporaryDirectory(prefix="rimward-long-run-") as folder:
        for each in faults(wanted.tenth, Path(folder)):
            found.append(each)
            if not wanted.json:
                print(each, flush=True)
    print(json.dumps(found) if wanted.json else f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Arguments and error messages shared by the commands that play games."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.players import kinds, outside
from game.resources import named
from game.table import registry
from game.table.contract import Game
from game.table.packs import player_packs
from game.table.packs.complaints import nearest
from game.table.packs.reading import Problem, read_json
from game.table.session import HUMAN
from game.table.text_safety import plain, quoted

MAX_SEED = (1 << 63) - 1
MAX_SEATS = 8
MAX_TOLD = 900


class Wrong(Exception):
    """An unusable argument. The message is a sentence; the command ends with status 2."""


class Parser(argparse.ArgumentParser):
    """Argument parser with one-sentence errors instead of the full usage, and no abbreviations."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)
        self.prog = named(self.prog)

    def print_help(self, file: Any = None) -> None:
        """Print the help; unlike argparse's own method, let output errors through."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> Any:
        print(f"{self.prog}: {quoted(message, MAX_TOLD)}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def guarded(prog: str, run: Callable[[list[str]], int], argv: list[str]) -> int:
    """Run a command; report ``Wrong`` as a sentence on stderr and return status 2."""
    try:
        return run(argv)
    except Wrong as wrong:
        for line in f"{named(prog)}: {wrong}".split("\n"):
            print(quoted(line, MAX_TOLD), file=sys.stderr)  # may quote arbitrary text from a file
        return 2
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a converter for whole numbers from ``least`` to ``most``."""

    def read(text: str) -> int:
        if not text.lstrip("-").isascii() or not text.lstrip("-").isdigit():
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number")
        if len(text) > 20 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]} is not between {least} and {most}")
        return int(text)

    return read


seed = whole(0, MAX_SEED)


def path(text: str) -> Path:
    """Return a file or folder name that the file system can encode."""
    with suppress(UnicodeEncodeError):
        if text and 0 not in os.fsencode(text):
            return Path(text)
    raise argparse.ArgumentTypeError(f"no file can have the name '{quoted(text, 80)}'")


def seats(text: str) -> list[str]:
    """Parse ``human,deck`` into a list of kinds; reject unknown kinds."""
    wanted = [kind.strip() for kind in text.split(",")]
    games = registry.installed()
    known = tuple(dict.fromkeys(kind for id in games for kind in (*outside(id), *kinds(id))))
    for kind in wanted:
        if kind not in known:
            near = nearest(kind, known)
            hint = f"did you mean '{near}'?" if near else f"the kinds are {', '.join(known)}"
            raise argparse.ArgumentTypeError(f"no player is of the kind '{kind}': {hint}")
    if len(wanted) > MAX_SEATS:
        raise argparse.ArgumentTypeError(f"{len(wanted)} seats are too many; use up to {MAX_SEATS}")
    return wanted


def by_computers(game: str, seats: list[str]) -> None:
    """Raise ``Wrong`` if any seat would need answers from outside."""
    if HUMAN in seats:
        known = [kind for kind in (*outside(game), *kinds(game)) if kind != HUMAN]
        raise Wrong(f"a human cannot play here; the kinds are {', '.join(known)}")


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add ``--game``."""
    first = registry.installed()[0]
    parser.add_argument("--game", default=first, metavar="ID", help="which game")


def load_game(id: str, content: str = "") -> Game[Any]:
    """Return the game with this id; ``content`` of a journal requests the packs named there.

    Print on stderr which packs are used and what is wrong with the others. Raise ``Wrong`` if there
    is no such game, or if its content is broken or incomplete.
    """
    game = _loaded(id, content)
    tell_packs(game)
    return game


def tell_packs(game: Any) -> None:
    """Print on stderr the game's additional packs, and what is wrong with those left out."""
    packs, problems = getattr(game, "packs", ()), getattr(game, "problems", ())
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print("Packs with problems are left out.", file=sys.stderr)
    if len(packs) > 1:
        print(f"Card packs in the order they load: {', '.join(packs)}.", file=sys.stderr)


def _loaded(id: str, content: str) -> Game[Any]:
    try:
        return registry.load_game(id, content)
    except registry.UnknownGame as unknown:
        raise Wrong(plain(unknown)) from unknown
    except player_packs.PackMissing as missing:
        raise Wrong(plain(missing, 600)) from missing
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("game."):
            raise
        raise Wrong(f"this copy of Rimward lacks {error.name}, which '{id}' needs") from error
    except Exception as error:
        if not hasattr(error, "problems"):
            raise
        raise Wrong(f"the content of '{id}' is broken:\n{error}") from error


def setup_data(
    path: Path | None, kinds: list[str] | None, game: str, kind: str = HUMAN
) -> dict[str, Any]:
    """Return the plain data of a setup file, or of the game's usual setup.

    ``kinds`` of seat replace those in the file, and have as many seats in a usual setup; without
    them all its seats are of one ``kind``. Raise ``Wrong`` for invalid data.
    """
    if path is None:
        usual = registry.rules(game).usual
        seats = usual["seats"]
        filled = [{**seat, "kind": kind} for seat in seats] if kinds is None else [
            {**seats[min(place, len(seats) - 1)], "kind": each}
            for place, each in enumerate(kinds)
        ]  # fmt: skip
        return {"game": game, **usual, "seats": filled}
    problems: list[Problem] = []
    read = read_json(path, problems)
    if problems or read is None:
        raise Wrong("\n".join(map(str, problems)))
    data = read[1].value
    if not isinstance(data, dict):
        raise Wrong(f"{path}: a setup is an object, such as {json.dumps({'game': game})}")
    if data.setdefault("game", game) != game:
        raise Wrong(f"{path}: it sets up {data['game']!r}, but the game is '{game}'")
    if kinds is None:
        return dict(data)
    given = data.get("seats", [{}] * len(kinds))
    if not isinstance(given, list) or len(given) != len(kinds):
        raise Wrong(
            f"{path}: its seats and --seats must be the same number, or give only one of them"
        )
    data["seats"] = [
        {**seat, "kind": kind} if isinstance(seat, dict) else seat
        for seat, kind in zip(given, kinds, strict=True)
    ]
    return dict(data)


def checked_setup(game: Game[Any], data: dict[str, Any]) -> Any:
    """Return the game's validated setup for plain data. Raise ``Wrong`` with all problems."""
    try:
        return game.setup(data)
    except ValueError as error:
        kinds = ",".join(["random"] * len(registry.rules(game.id).usual["seats"]))
        fits = f"To play the usual setup: --game {game.id} --seats {kinds}"
        raise Wrong(f"the setup cannot be used: {told(error, data)}\n{fits}") from error


def must_end(game: str) -> None:
    """Raise ``Wrong`` if no game between computer players would come to an end."""
    if registry.rules(game).endless:
        raise Wrong(
            f"no game of '{game}' ends, so computer players would play forever; give a seat to a "
            "human with main.py headless --seats human,random, or measure it with main.py bench"
        )


def told(error: ValueError, data: Any) -> str:
    """Format validation problems on one line or several."""
    from pydantic import ValidationError

    from game.table.json_positions import spelled
    from game.table.packs.complaints import explain

    if not isinstance(error, ValidationError):
        return str(error)
    complaints = explain(error, data)
    lines = [f"{spelled(one.path)}: {one.message}".removeprefix(": ") for one in complaints]
    return lines[0] if len(lines) == 1 else "".join(f"\n  {line}" for line in lines)

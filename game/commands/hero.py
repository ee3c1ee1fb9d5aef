"""``main.py hero``: make a character of your own, and print the sheet or what is wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game.commands import arguments
from game.commands.arguments import Wrong
from game.commands.no_packs import add_packs
from game.table import registry
from game.table.files import SMALL, read_file, said, write_whole
from game.table.own_characters import Made

HELP = "make a hero from choices or at random; print the sheet or what is wrong"
PROG = "main.py hero"


def main(argv: list[str]) -> int:
    """Return 0 with a sheet, 1 if the choices are against the rules, 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    parser = arguments.Parser(prog=PROG, description=HELP)
    able = [id for id in registry.installed() if registry.rules(id).own]
    parser.add_argument(
        "--game", choices=able, default=able[0] if able else None, help="which game"
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--choices", type=arguments.path, metavar="FILE", help="choices in JSON")
    source.add_argument("--random", type=arguments.seed, metavar="SEED", help="draw all choices")
    parser.add_argument("--json", action="store_true", help="print choices, code and card as JSON")
    parser.add_argument("--pack", type=arguments.path, metavar="FOLDER",
                        help="also write a pack of this one card")  # fmt: skip
    add_packs(parser)
    wanted = parser.parse_args(argv)
    game = arguments.load_game(wanted.game)
    made: Made = registry.found(registry.rules(wanted.game).own)(
        game, wanted.random if wanted.choices is None else _read(wanted.choices)
    )
    for reason in made.reasons:
        print(f"{PROG}: {reason}", file=sys.stderr)
    if made.reasons:
        return 1
    if wanted.pack is not None:
        for name, text in made.pack:
            write_whole(wanted.pack / name, text.encode())
    print(json.dumps(made.data, ensure_ascii=False) if wanted.json else "\n".join(made.lines))
    return 0


def _read(path: Path) -> str:
    try:
        return read_file(path, SMALL).decode()
    except OSError as error:
        raise Wrong(f"{path}: the choices cannot be read: {said(error)}") from error
    except UnicodeDecodeError as error:
        raise Wrong(f"{path}: the choices are not UTF-8") from error

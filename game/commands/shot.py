"""``main.py shot``: render a named screen off-screen to a file, identically every time."""

from __future__ import annotations

import argparse
import re
import sys

from game.client.draw.theme import MAX_SCALE, MIN_SCALE
from game.client.shell.window import registry
from game.commands import arguments
from game.commands.arguments import whole
from game.commands.no_packs import add_packs
from game.table.journal import JournalError
from game.table.text_safety import quoted

HELP = "draw a named screen to a PNG file, without a window"
PROG = "main.py shot"
LEAST, MOST = (640, 360), (7680, 4320)
"""bounds of the window size: the largest, an 8K screen, takes seconds to draw"""


def window_size(text: str) -> tuple[int, int]:
    """Parse ``"1920x1080"`` into a pair; reject anything else and windows under 640x360."""
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(re.fullmatch("[0-9]{1,9}", part) for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size; write it like 1920x1080")
    wide, high = int(parts[0]), int(parts[1])
    for side, least, most in zip((wide, high), LEAST, MOST, strict=True):
        if not least <= side <= most:
            bounds = "{}x{} to {}x{}".format(*LEAST, *MOST)
            raise argparse.ArgumentTypeError(f"{text!r} is outside {bounds}")
    return wide, high


def _scale(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not MIN_SCALE <= value <= MAX_SCALE:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale from {MIN_SCALE} to {MAX_SCALE}")
    return value


def _parser() -> argparse.ArgumentParser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    parser.add_argument("scene", help="name of the screen (an unknown name lists them all)")
    parser.add_argument("--size", type=window_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--out", type=arguments.path, required=True, metavar="FILE.png")
    parser.add_argument("--journal", type=arguments.path, metavar="FILE", help="show this game")
    parser.add_argument(
        "--step", type=whole(0, 1_000_000), metavar="N", help="after its first N answers"
    )
    add_packs(parser)
    parser.add_argument("--scale", type=_scale, default=1.0, help="interface scale, 0.75 to 2.0")
    return parser


def main(argv: list[str]) -> int:
    """Draw the picture; return 0 if written, 1 if it cannot be, 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    import pygame

    from game.client.shell.tools import shots

    if wanted.journal is not None and wanted.scene != shots.TABLE:
        raise arguments.Wrong(
            f"--journal goes with the screen '{shots.TABLE}', such as main.py shot {shots.TABLE} "
            "--journal GAME.jsonl --out a.png"
        )
    if wanted.step is not None and wanted.journal is None:
        raise arguments.Wrong("--step goes with --journal, which names the game to show")
    try:
        picture = shots.take(
            wanted.scene, wanted.size, wanted.scale, shots.Wish(wanted.journal, wanted.step)
        )
    except KeyError as problem:
        print(f"shot: {quoted(problem.args[0], arguments.MAX_TOLD)}", file=sys.stderr)
        return 1
    except JournalError as problem:
        print(f"shot: {problem}", file=sys.stderr)
        return 1
    for told in registry.pack_problems():
        print(told, file=sys.stderr)
    try:
        wanted.out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(wanted.out))
    except (OSError, pygame.error) as problem:
        print(f"shot: {quoted(wanted.out)} cannot be written: {quoted(problem)}", file=sys.stderr)
        return 1
    return 0

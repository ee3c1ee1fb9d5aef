"""``main.py play``: opens the window. What ``main.py`` alone does too."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.no_packs import add_packs
from game.commands.shot import window_size

if TYPE_CHECKING:
    from game.client.app import App

HELP = "play in a window (this is what happens without a command)"
GAMES = ("outer_rim",)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="main.py play", description=HELP)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--seed", type=int, metavar="N", help="set up a new game with this seed")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with this game")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="size of the window")
    add_packs(parser)
    parser.add_argument("--windowed", action="store_true", help="not full screen, whatever is set")
    return parser


def _first_scene(app: App, wanted: argparse.Namespace) -> None:
    """The title, and over it the table or the set-up that was asked for.

    The very first start asks how the player sees, hears and plays best, before anything else.
    """
    app.open_scene("title")
    if wanted.load is not None:
        app.open_scene("table", journal=wanted.load)
    elif wanted.seed is not None:
        app.open_scene("new_game", seed=wanted.seed)
    elif not app.settings.first_start_done:
        app.open_scene("welcome")


def main(argv: list[str]) -> int:
    """Runs until the player quits: 0; 1 where there is no screen or no such file; 2 for wrong
    arguments."""
    wanted = _parser().parse_args(argv)
    if wanted.load is not None and not wanted.load.is_file():
        print(f"play: there is no game file {wanted.load}", file=sys.stderr)
        return 1
    import pygame

    from game.client import settings as settings_file
    from game.client.app import App
    from game.client.confirm import NoticeScene
    from game.client.richtext import literal
    from game.client.sound import Sound
    from game.client.trace import Trace

    settings, message = settings_file.load()
    app = App(
        settings,
        size=wanted.size,
        full_screen=False if wanted.windowed or wanted.size else None,
        trace=Trace.from_environment(),
        remember=True,
    )
    try:
        app.open()
    except pygame.error as problem:
        print(f"play: no window can be opened here: {problem}", file=sys.stderr)
        return 1
    if pygame.display.get_driver() == "offscreen":
        print(
            "play: there is no screen; set DISPLAY or WAYLAND_DISPLAY, or use main.py headless",
            file=sys.stderr,
        )
        return 1
    app.player = Sound(settings)
    _first_scene(app, wanted)
    if message:
        app.stack.push(NoticeScene(app, "Settings", literal(message)))
    try:
        return app.run()
    finally:
        app.player.close()
        pygame.quit()

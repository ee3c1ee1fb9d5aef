"""``main.py play``: open the window. The default command of ``main.py``."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import arguments
from game.commands.no_packs import add_packs
from game.commands.shot import window_size
from game.table import registry
from game.table.files import said
from game.table.journal import JournalError
from game.table.saves import saves_folder, take_in
from game.table.text_safety import plain

if TYPE_CHECKING:
    from game.client.shell.app.app import App
    from game.client.shell.window.trace import Trace

HELP = "play in a window (this is what happens without a command)"
PROG = "main.py play"


def _parser() -> argparse.ArgumentParser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    games = registry.installed()
    parser.add_argument("--game", choices=games, help="show this game first; --seed sets it up")
    parser.add_argument(
        "--seed", type=arguments.seed, metavar="N", help="set up a new game with this seed"
    )
    parser.add_argument(
        "--load",
        type=arguments.path,
        metavar="FILE",
        help="continue this game, and add it to the saved games",
    )
    parser.add_argument(
        "file", nargs="?", type=arguments.path, metavar="FILE", help="the same as --load FILE"
    )
    parser.add_argument("--size", type=window_size, metavar="WxH", help="start in this size")
    window = parser.add_mutually_exclusive_group()
    window.add_argument(
        "--windowed", action="store_true", help="start in a window, whatever the settings"
    )
    window.add_argument("--fullscreen", action="store_true", help="start in full screen")
    add_packs(parser)
    return parser


def _wrong_file(path: Path) -> str:
    """Return why a path cannot be a saved game, or "" if it may be one."""
    try:
        if path.is_dir():
            return f"{plain(path)} is a folder; a game is a file that ends in .jsonl"
        return "" if path.is_file() else f"no game file {plain(path)}"
    except (OSError, ValueError) as problem:
        return f"{plain(path)} cannot be read: {plain(problem)}"


def _full_screen(wanted: argparse.Namespace) -> bool | None:
    """Return the full-screen choice of the command line; None for the player's setting."""
    if wanted.fullscreen:
        return True
    return False if wanted.windowed or wanted.size else None


def _load(app: App, path: Path) -> None:
    """Return the table of a game, added to the saved games; report why a broken one fails."""
    with suppress(JournalError):
        path = take_in(path, app.folder)
    app.open_scene("table", journal=path)


def _first_scene(app: App, wanted: argparse.Namespace) -> None:
    """Open the title, with the requested table or setup over it."""
    app.open_scene("title", shown=wanted.game or "")
    if wanted.load is not None:
        _load(app, wanted.load)
    elif wanted.seed is not None:
        app.open_scene("new_game", game=wanted.game or "", seed=wanted.seed)


def _check_folders() -> None:
    """Raise ``Wrong`` if settings and saved games could not be stored."""
    from game.client.paths import config_folder

    for folder in (config_folder(), saves_folder()):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        except OSError as problem:
            raise arguments.Wrong(
                f"settings and games cannot be saved in {plain(folder)}: {said(problem)}; set "
                "RIMWARD_HOME to a folder you can write to"
            ) from problem


def _trace() -> Trace:
    from game.client.shell.window.trace import VARIABLE, Trace

    try:
        return Trace.from_environment()
    except OSError as problem:
        name = plain(problem.filename)
        told = f"{VARIABLE} names {name}, which cannot be written: {said(problem)}"
        raise arguments.Wrong(told) from problem


def main(argv: list[str]) -> int:
    """Run until the player quits; return 0, 1 without a screen or the file, 2 for wrong
    arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    if wanted.file is not None:
        if wanted.load is not None:
            raise arguments.Wrong("you named two files; open one game at a time")
        wanted.load = wanted.file
    wrong = _wrong_file(wanted.load) if wanted.load is not None else ""
    if wrong:
        print(f"play: {wrong}", file=sys.stderr)
        return 1
    _check_folders()
    import pygame

    from game.client.draw.scenery import backdrop

    if wanted.load is None:
        backdrop.read_ahead()  # while all the rest is imported
    from game.client.draw.richtext import literal
    from game.client.shell.app.app import App
    from game.client.shell.window import settings as settings_file
    from game.client.shell.window.confirm import NoticeScene
    from game.client.sound.player import Sound
    from game.client.tabletop.play.thinking import apart

    settings, message = settings_file.load()
    app = App(
        settings,
        size=wanted.size,
        full_screen=_full_screen(wanted),
        trace=_trace(),
        remember=True,
    )
    try:
        app.open()
    except pygame.error as problem:
        print(f"play: no window can be opened here: {problem}", file=sys.stderr)
        return 1
    if pygame.display.get_driver() == "offscreen":
        print(
            "play: no screen found; set DISPLAY or WAYLAND_DISPLAY, or use main.py headless",
            file=sys.stderr,
        )
        return 1
    app.player = Sound(settings)
    _first_scene(app, wanted)
    if message:
        app.stack.push(NoticeScene(app, "Settings", literal(message)))
    apart.on = True
    try:
        return app.run()
    finally:
        apart.on = False
        apart.close()
        app.player.close()
        pygame.quit()

"""Plays the games of the pictures anew: ``python -m tests.client.recorded`` from the repository."""

from __future__ import annotations

import os
from pathlib import Path

from game.client.games.edge.tools import shots as edge
from game.client.games.free_captains.tools import shots as free_captains
from game.client.games.mandalorian.tools import shots as mandalorian
from game.client.games.outer_rim.tools import shots as outer_rim
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.window.settings import Settings

GAMES = [each.RECORDED for each in (edge, free_captains, mandalorian, outer_rim)]


def main() -> None:
    """Open all pictures, with players who think."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    for each in GAMES:
        each.noted = {}
    play()
    for each in GAMES:
        each.write()


def play() -> None:
    """Build each picture once."""
    shots.load_game_shots()
    for build in shots.SHOTS.values():
        app = App(Settings(speed="off"), size=(1280, 720), folder=Path("no-saves"))
        app.open()
        build(app, shots.Wish())


if __name__ == "__main__":
    main()

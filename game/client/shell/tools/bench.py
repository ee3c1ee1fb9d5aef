"""Measure the window: redraws, a game against the AI, idling, memory, and the start to the
title.

Measured under SDL's dummy driver, so without what a display server adds. Frames are measured in
processor time of the window's thread. The game is the same every time, so it is played by several
processes one after another, and of each of its frames the quickest counts: what else the machine
does is left out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Protocol

from game.memory import peak_mib
from game.resources import PACKAGE

if TYPE_CHECKING:
    from game.client.shell.app.app import App
    from game.client.shell.window.scenes import Scene

HERE = PACKAGE.parent
SIZE = (1920, 1080)
LARGE = (3840, 2160)
LARGE_ANSWERS = 12
REDRAWS = 120
ANSWERS = 40
RUNS = 3  # games, of which each frame's quickest counts
STEP = 1 / 60  # seconds that a frame of the game stands for
THOUGHT = 5.0  # seconds that the player thinks about each answer: time for the save's picture
WARMING = 400  # frames that painting ahead may take
IDLE_SECONDS = 10.0
AFTER = 1500  # frames that a moment may take
START_LIMIT = 20.0  # seconds to wait for the title
STARTS = 3


class Measured(Protocol):
    """The parts that a game provides to have its table measured (``GameClient.bench``)."""

    def open_table(self, size: tuple[int, int]) -> tuple[App, Any]:
        """Return a table in a window of this size, not drawn yet, of a game that is kept in a file;
        animations at normal speed."""

    def is_warm(self, scene: Any) -> bool:
        """Return whether everything to be painted ahead has been painted."""

    def script(self, scene: Any, answers: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Return the actions of the player, with their names: the same every time."""

    def moments(self, size: tuple[int, int]) -> Iterator[tuple[str, App, Callable[[], None]]]:
        """Return the expensive screens that come up for the first time: its name, its window at
        rest, and the act that brings it up."""


measured_game = ""
"""the id of the game that this process measures; "" for the first that can be"""


def measure(game: str = "") -> dict[str, Any]:
    """Return the figures of a game's window by name, {} if it has no table to measure; those with
    ``_ms`` in it are milliseconds.

    ``table_ms``: the first picture of a table at 1920x1080; ``frame_ms_p50``, ``_p99``: drawing
    all of it again; ``paints``: the pictures made meanwhile, which should be none;
    ``idle_percent``: of one core, with nothing happening; ``table_memory_mib``: the most held
    until then. ``play_ms_p50``, ``_p99``, ``_max``: the frames of 40 answers
    against the AI and of what moves after them; ``play_slowest``: what the slowest did, also of
    those that draw nothing; ``play_memory_mib``: the most held at its end, and
    ``large_memory_mib`` that of 12 answers at 3840x2160. ``NAME_first_ms``, ``NAME_ms_max``: the
    first and the slowest frame of a moment of the game, such as its first fight. ``title_ms``:
    from the command to a settled title, warm."""
    if not _can_measure(game):
        return {}
    games = [Game(**_child("play", game)) for _ in range(RUNS)]
    seen = [_child("moments", game) for _ in range(RUNS)]
    moments = {name: min(each[name] for each in seen) for name in seen[0]}
    return {
        **_child("table", game), **summary(games), **_child("large", game), **moments,
        "title_ms": round(_start() * 1000, 1),
    }  # fmt: skip


def _can_measure(game: str) -> bool:
    """Return True if a game, or any, has a table to measure."""
    from game.client.shell.window import registry

    return any(each.bench and game in ("", each.id) for each in registry.games())


def _child(name: str, game: str) -> dict[str, Any]:
    """Return the figures of one of ``PARTS``, measured by a separate process."""
    command = f"from game.client.shell.tools.bench import main; main({name!r}, {game!r})"
    with tempfile.TemporaryDirectory() as home:
        silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "RIMWARD_HOME": home}
        told = subprocess.run(
            [sys.executable, "-c", command], cwd=HERE, env={**os.environ, **silent},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
    found: dict[str, Any] = json.loads(told.stdout.splitlines()[-1])
    return found


def main(name: str, game: str = "") -> None:
    """Measure one of ``PARTS`` of a game and print its figures as JSON."""
    from game.client.draw.incremental_paint import slices
    from game.client.draw.paint_thread import workshop

    global measured_game
    measured_game = game
    slices.on = True  # as in a window
    workshop.punctual = True
    print(json.dumps(PARTS[name]()))


def _milliseconds(act: Callable[[], object]) -> float:
    begin = time.thread_time()
    act()
    return (time.thread_time() - begin) * 1000


def _benchmark() -> Measured:
    """Return what measures the table of the game, or of the first that has one."""
    from game.client.shell.window import registry

    wanted = measured_game
    games = [each for each in registry.games() if wanted in ("", each.id)]
    home = next(each.bench for each in games if each.bench)
    found: Measured = registry.load_object(home)
    return found


def _warm_up(app: App, scene: Scene) -> None:
    """Let the table paint ahead until everything is painted."""
    app.tidy()
    for _ in range(WARMING):
        app.frame([], 0.1)
        if _benchmark().is_warm(scene):
            return


# --- the table at rest ---------------------------------------------------------------------------


def _table() -> dict[str, Any]:
    app, scene = _benchmark().open_table(SIZE)
    figures = {"table_ms": round(_milliseconds(lambda: app.frame([], STEP)), 1)}
    _warm_up(app, scene)
    spent, made = [], count_pictures()
    for _ in range(REDRAWS):
        app.dirty.add()
        spent.append(_milliseconds(lambda: app.frame([], 0.0)))
    return {
        **figures,
        "frame_ms_p50": round(median(spent), 2),
        "frame_ms_p99": round(_of_hundred(spent, 99), 2),
        "paints": count_pictures() - made,
        "idle_percent": round(_idle(app), 2),
        "table_memory_mib": peak_mib(),
    }


def count_pictures() -> int:
    """Return the number of pictures made until now, by all caches of pictures."""
    from game.client.draw.cache import SurfaceCache

    return SurfaceCache.count


def _of_hundred(values: list[float], part: int) -> float:
    """Return the value that this percentage does not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * part // 100)]


def _idle(app: App) -> float:
    """Return the percentage of a core that the loop uses while idle."""
    import pygame

    from game.client.shell.app.app import FRAMES_PER_SECOND

    clock = pygame.time.Clock()
    while app.pace == FRAMES_PER_SECOND:
        app.frame(pygame.event.get(), clock.tick(app.pace) / 1000)
    begin, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < IDLE_SECONDS:
        app.frame(pygame.event.get(), min(clock.tick(app.pace) / 1000, 0.1))
    return 100 * (time.process_time() - used) / (time.perf_counter() - begin)


# --- a game --------------------------------------------------------------------------------------


@dataclass
class Game:
    """A game as it was played: the milliseconds of each frame, what each did, which were drawn,
    and the most memory held."""

    spent: list[float]
    what: list[str]
    drawn: list[bool]
    memory: float | None


def summary(games: list[Game]) -> dict[str, Any]:
    """Return the figures of equal games, with the quickest of each frame. Refuse games that
    differ."""
    if any(each.what != games[0].what for each in games):
        raise ValueError("the games that were measured are not the same game")
    spent = [min(frame) for frame in zip(*(each.spent for each in games), strict=True)]
    slowest = max(range(len(spent)), key=spent.__getitem__)
    drawn = [each for each, shown in zip(spent, games[0].drawn, strict=True) if shown]
    held = [each.memory for each in games if each.memory is not None]
    return {
        "play_ms_p50": round(median(drawn), 2),
        "play_ms_p99": round(_of_hundred(drawn, 99), 2),
        "play_ms_max": round(spent[slowest], 2),
        "play_slowest": games[0].what[slowest],
        "play_memory_mib": min(held) if held else None,
    }


def _play(size: tuple[int, int] = SIZE, answers: int = 0) -> dict[str, Any]:
    """Play forty answers at normal speed, with all movement after each and time to think."""
    app, scene = _benchmark().open_table(size)
    app.frame([], STEP)
    _warm_up(app, scene)
    made = Game([], [], [], None)

    def frame(what: str, act: Callable[[], object]) -> bool:
        before = app.frames
        made.spent.append(_milliseconds(lambda: (act(), app.frame([], STEP))))
        made.what.append(what)
        made.drawn.append(app.frames > before)
        return made.drawn[-1]

    for what, act in _benchmark().script(scene, answers or ANSWERS):
        frame(what, act)
        while frame(f"after {what}", _nothing) or app.stack.busy:
            pass
        for _ in range(round(THOUGHT / STEP)):
            frame(f"while thinking after {what}", _nothing)
    made.memory = peak_mib()
    return asdict(made)


def _frame(app: App, act: Callable[[], object]) -> float:
    """Return the milliseconds of an act and the frame that it is in."""
    return _milliseconds(lambda: (act(), app.frame([], STEP)))


def _nothing() -> None:
    """Do nothing for a frame."""


def _large() -> dict[str, Any]:
    return {"large_memory_mib": _play(LARGE, LARGE_ANSWERS)["memory"]}


def _moments() -> dict[str, Any]:
    """Return the first and the slowest frame of each moment, until nothing moves any more."""
    figures = dict[str, Any]()
    for name, app, act in _benchmark().moments(SIZE):
        spent = [_frame(app, act)]
        while len(spent) < AFTER and (app.stack.busy or app.dirty):
            spent.append(_frame(app, _nothing))
        figures[f"{name}_first_ms"] = round(spent[0], 1)
        figures[f"{name}_ms_max"] = round(max(spent), 1)
    return figures


PARTS: dict[str, Callable[[], dict[str, Any]]] = {
    "table": _table,
    "play": _play,
    "large": _large,
    "moments": _moments,
}


# --- the start -----------------------------------------------------------------------------------


def _start() -> float:
    """Return the seconds from the command to the title on the screen: the quickest warm start."""
    return min([_one_start() for _ in range(STARTS + 1)][1:])


def _one_start() -> float:
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace")
        _past_the_first_start(Path(folder))
        home = {"RIMWARD_HOME": folder, "RIMWARD_TRACE": str(trace)}
        env = {**os.environ, **home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        begin = time.perf_counter()
        main = HERE / "main.py"
        program = [str(main)] if main.is_file() else ["-m", "game"]
        command = [sys.executable, *program, "play", "--windowed"]
        process = subprocess.Popen(command, cwd=HERE, env=env, stderr=subprocess.DEVNULL)
        try:
            while time.perf_counter() - begin < START_LIMIT:
                if trace.exists() and _shows_title(trace.read_text("utf-8")):
                    return time.perf_counter() - begin
                time.sleep(0.005)
        finally:
            process.kill()
            process.wait()
    raise TimeoutError(f"no title within {START_LIMIT:g} s")


def _past_the_first_start(home: Path) -> None:
    """Store settings of a player who has played before: the title asks nothing."""
    (home / "config").mkdir()
    (home / "config" / "settings.json").write_text('{"first_start_done": true}', "utf-8")


def _shows_title(lines: str) -> bool:
    return any(
        json.loads(line)["scene"] == "title" for line in lines.splitlines() if line.endswith("}")
    )

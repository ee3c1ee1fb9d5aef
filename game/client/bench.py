"""How fast the window is: full redraws of the table, idling, and the start to the title.

Measured under SDL's dummy driver, so without what a display server adds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1920, 1080)
REDRAWS = 120
IDLE_SECONDS = 3.0
START_LIMIT = 20.0  # seconds to wait for the title
STARTS = 3


def measure() -> dict[str, Any]:
    """``frame_ms_p50``, ``frame_ms_p99``: redrawing the whole table at 1920x1080;
    ``idle_percent``: of one core, with the table open and nothing happening;
    ``title_ms``: from the command to a settled title, warm."""
    return {**_window(), "title_ms": round(_start() * 1000, 1)}


def _window() -> dict[str, Any]:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.client.app import App, open_app
    from game.client.outer_rim import shots as game_shots
    from game.client.shots import SHOTS, Wish

    assert game_shots
    app = open_app(App(size=SIZE), lambda app: SHOTS["market"](app, Wish()))
    for _ in range(60):
        app.frame([], 0.1)
    spent = []
    for _ in range(REDRAWS):
        app.dirty.add()
        begin = time.perf_counter()
        app.frame([], 0.0)
        spent.append((time.perf_counter() - begin) * 1000)
    spent.sort()
    return {
        "frame_ms_p50": round(median(spent), 2),
        "frame_ms_p99": round(spent[int(len(spent) * 0.99)], 2),
        "idle_percent": round(_idle(app), 2),
    }


def _idle(app: Any) -> float:
    """Percent of a core that the loop takes while nothing happens."""
    import pygame

    clock = pygame.time.Clock()
    begin, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < IDLE_SECONDS:
        app.frame(pygame.event.get(), min(clock.tick(60) / 1000, 0.1))
    return 100 * (time.process_time() - used) / (time.perf_counter() - begin)


def _start() -> float:
    """Seconds from starting the command to the title on the screen: the median of warm starts."""
    return median([_one_start() for _ in range(STARTS + 1)][1:])


def _one_start() -> float:
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace")
        home = {"RIMWARD_HOME": folder, "RIMWARD_TRACE": str(trace)}
        env = {**os.environ, **home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        begin = time.perf_counter()
        command = [sys.executable, str(ROOT / "main.py"), "play", "--windowed"]
        process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
        try:
            while time.perf_counter() - begin < START_LIMIT:
                if trace.exists() and _shows_title(trace.read_text("utf-8")):
                    return time.perf_counter() - begin
                time.sleep(0.005)
        finally:
            process.kill()
            process.wait()
    raise TimeoutError(f"no title within {START_LIMIT:g} s")


def _shows_title(lines: str) -> bool:
    return any(
        json.loads(line)["scene"] == "title" for line in lines.splitlines() if line.endswith("}")
    )

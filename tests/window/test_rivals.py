"""A game against three Legends in a real window, by mouse alone: set up, a hint, the end, and the
game seen again with its coach."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from game.table.journal import Journal

from .players import LARGE, SMALL, Line, Mouse, pick, play, scene, shows, to_title
from .rivals import Mind
from .screen import Screen

MOST = 400  # answers; a game to 8 fame takes a quarter of that
SLOW = 240.0
"""seconds for a screen to come up, and for computer players, while the machine is busy"""


def _asked(screen: Screen) -> Line:
    """Return the line of the next question, after all that is to be read and shown."""
    return screen.until(lambda line: line["scene"] == "table" and bool(line["controls"]), SLOW)


def _children(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that they have."""
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    found = [int(each) for each in told.stdout.split()]
    return [*found, *(deeper for each in found for deeper in _children(each))]


def _running(pids: list[int]) -> list[int]:
    told = subprocess.run(["ps", "-o", "pid=,stat=", "-p", ",".join(map(str, pids))],
                          capture_output=True, text=True).stdout  # fmt: skip
    lines = [line.split() for line in told.splitlines()]
    return [int(pid) for pid, stat in lines if not stat.startswith("Z")]


@pytest.mark.long
@pytest.mark.parametrize(("screen", "box"), [(SMALL, False), (LARGE, True)], indirect=["screen"])
def test_a_game_against_three_legends(screen: Screen, tmp_path: Path, box: bool) -> None:
    screen.start("--size", screen.size)
    mouse = Mouse(screen)
    mouse.press(screen.until(scene("title"), SLOW), "menu.new_game")
    line = screen.until(scene("new_game"), SLOW)
    if box:
        mouse.choose(line, "new.expansion", 1, 2)
        line = screen.rested(lambda now: False) or line
    pick(mouse, line, "seat.1.kind", "legend", SLOW)
    for seat in (2, 3):
        line = screen.rested(lambda now: False) or screen.now()
        mouse.press(line, "new.add")
        screen.until(shows(f"seat.{seat}"))
    line = screen.rested(lambda now: False) or screen.now()
    mouse.choose(line, "new.goal", 0, 3)
    screen.keep("set_up")
    mouse.press(screen.rested(lambda now: False) or screen.now(), "new.start")

    line = _asked(screen)
    mind, stream = Mind(tmp_path / "saves"), random.Random(5)
    line, given = play(mouse, line, stream, 12, mind)
    line = line if line["controls"] else _asked(screen)
    mouse.press(line, "table.advice")
    line = screen.until(shows("hint.off"), SLOW)
    screen.keep("hint")
    mouse.press(line, "hint.off")
    line = screen.rested(lambda now: False) or screen.now()
    started = _children(screen.game.pid) if screen.game else []
    assert started, "computer players think in a process of their own"
    line, more = play(mouse, line, stream, MOST, mind)
    assert line["scene"] == "end" and len(given) == 12 and more
    screen.keep("end")
    kept = Journal.read(next((tmp_path / "saves").glob("*.jsonl")))
    kinds = [seat["kind"] for seat in kept.header.setup["seats"]]
    assert kinds == ["human", "legend", "legend", "legend"] and kept.outcome is not None
    assert {each.seat for each in kept.answers} == {0, 1, 2, 3}
    assert any(each.why for each in kept.answers)

    mouse.press(to_title(mouse, line), "menu.load")
    mouse.press(screen.until(shows("load.replay"), SLOW), "load.replay")
    line = screen.until(shows("replay.coach"), SLOW)
    mouse.press(line, "replay.coach")
    line = screen.until(shows("replay.next_slip"), SLOW)  # once the coach has found a slip
    screen.keep("coach")
    mouse.press(line, "replay.next_slip")
    line = screen.rested(lambda now: False) or screen.now()
    screen.keep("slip")
    mouse.press(line, "replay.close")
    line = screen.until(scene("load"), SLOW)

    screen.keys("Escape")
    mouse.press(screen.until(scene("title"), SLOW), "menu.quit")
    mouse.press(screen.until(scene("confirm")), "confirm.yes")
    assert screen.game.wait(20) == 0
    assert not _running(started), "nothing outlives the window"

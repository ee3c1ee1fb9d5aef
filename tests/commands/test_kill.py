"""``kill -9`` at any moment: the game resumes from the last acknowledged answer, or the next."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.bootstrap import ROOT
from game.outer_rim.game import OuterRim, load
from game.players import make_players
from game.table.contract import Game
from game.table.session import Session
from tests.breadth import first

SETUP = {"game": "outer_rim", "seats": [{"kind": "random"}, {"kind": "deck"}]}
START = "import sys; from game.commands import main; sys.exit(main(sys.argv[1:]))"
MOMENTS = 50


@pytest.fixture(scope="module")
def rules() -> OuterRim:
    return load()


def play(rules: Game[Any], path: Path, seed: int, told: int, setup: Mapping[str, Any]) -> None:
    """Play endlessly in a separate process, and report each answer once it is given."""
    session = Session(rules, setup, seed, path)
    players = make_players(rules.id, rules.seats(session.state), seed)
    while session.decision() is not None:
        session.autoplay(players, limit=1)
        os.write(told, b".")


def killed(
    rules: Game[Any], path: Path, seed: int, after: float, setup: Mapping[str, Any] = SETUP
) -> int:
    """Kill a game after this many seconds of play; return the number of answers reported by
    then."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            play(rules, path, seed, write, setup)
        finally:
            os._exit(0)
    os.close(write)
    count = len(os.read(read, 1))  # started
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(read, 4096):
        count += len(more)
    os.close(read)
    return count


def goes_on(
    rules: Game[Any], path: Path, seed: int, count: int, setup: Mapping[str, Any] = SETUP
) -> None:
    """Check that the journal of a killed game has all of its ``count`` answers, and that the game
    is the same and can be played on."""
    session = Session.resume(rules, path)
    assert count <= session.seq <= count + 1, (count, session.seq)
    assert session.notes == [] or "cut off" in " ".join(session.notes)
    again = Session(rules, setup, seed)
    for turn in session.history:
        again.choose(turn.answer.key)
    assert rules.dump(again.state) == rules.dump(session.state)
    session.autoplay(make_players(rules.id, rules.seats(session.state), seed), limit=5)
    session.close()


@pytest.mark.parametrize("moment", first(12, range(MOMENTS)))
@pytest.mark.posix
def test_a_killed_game_goes_on_where_it_was(rules: OuterRim, tmp_path: Path, moment: int) -> None:
    """Nothing reported is lost; the resumed game is the same, and can be played on."""
    after = random.Random(moment).uniform(0.0, 0.06)
    path = tmp_path / "game.jsonl"
    count = killed(rules, path, moment, after)
    goes_on(rules, path, moment, count)


@pytest.mark.parametrize("seed", first(1, [3, 8]))
def test_the_headless_door_loses_nothing_either(tmp_path: Path, seed: int) -> None:
    """The program is killed while it processes an answer; all acknowledged answers are kept."""
    path, stream = tmp_path / "game.jsonl", random.Random(seed)
    words = ["headless", "--seats", "human,deck", "--seed", str(seed), "--journal", str(path)]
    program = subprocess.Popen(
        [sys.executable, "-c", START, *words],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert program.stdin is not None and program.stdout is not None
    sent = stream.randrange(10, 25)
    for _ in range(sent):
        decision = _next_decision(program.stdout)
        key = stream.choice(decision["options"])["key"]
        program.stdin.write(json.dumps({"choose": key}) + "\n")
        program.stdin.flush()
    time.sleep(stream.uniform(0, 0.003))
    program.kill()
    program.wait(10)
    session = Session.resume(load(), path)
    assert sent - 1 <= session.seq <= sent
    session.close()


def _next_decision(output: Any) -> dict[str, Any]:
    for line in output:
        said: dict[str, Any] = json.loads(line)
        if said["type"] == "decision":
            return said
    raise AssertionError("the program ended")

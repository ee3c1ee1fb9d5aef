"""Learning from self-play, and work shared out to processes and clusters."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.commands import train, workers
from game.table import registry
from game.table.training import learner
from tests.names import Out, Patch


class Thrower:
    """Its game is won by the higher aim, but luck: a learner that needs no time."""

    tables = ("one", "other")

    def start(self) -> dict[str, float]:
        """Return an aim that is too low, and a figure that does nothing."""
        return {"aim": 1.0, "hat": 1.0}

    def compare(
        self, one: Mapping[str, float], other: Mapping[str, float], table: str, seed: int
    ) -> float:
        """Return 1 for the better aim; the table must be one of its own."""
        assert table == ("one", "other")[seed % 2]
        return float((one["aim"] > other["aim"]) - (one["aim"] < other["aim"]))

    def write(self, path: Path, figures: Mapping[str, float], recipe: Mapping[str, Any]) -> None:
        """Write all that is known."""
        path.write_text(json.dumps({"figures": dict(figures), "recipe": dict(recipe)}))


@pytest.fixture
def thrower(monkeypatch: Patch) -> Iterator[None]:
    """Give the coin game a learner."""
    home = registry.GAMES["coin"]
    rules = replace(registry.rules("coin"), learner=f"{__name__}:Thrower")
    monkeypatch.setattr(sys.modules[__name__], "RULES", rules, raising=False)
    monkeypatch.setitem(registry.GAMES, "coin", f"{__name__}:RULES")
    train._LEARNERS.clear()
    yield
    train._LEARNERS.clear()
    assert home


def trained(*args: object) -> int:
    """Run the command in this process."""
    basic = ("--game", "coin", "--jobs", "1", "--pairs", "2", "--seed", "0")
    return train.main([*basic, *(str(each) for each in args)])


def test_figures_go_to_where_games_are_won(thrower: None, tmp_path: Path, capsys: Out) -> None:
    output = tmp_path / "learned.json"
    assert trained("--steps", 30, "--output", output) == 0
    found = json.loads(output.read_text())
    assert found["figures"]["aim"] > 2.0 > found["figures"]["hat"]
    assert found["recipe"]["games"] == 120


def test_a_later_run_goes_on_from_the_record(thrower: None, tmp_path: Path, capsys: Out) -> None:
    """Two runs of two steps leave the same record as one of four."""
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    assert trained("--steps", 4, "--record", whole) == 0
    assert trained("--steps", 2, "--record", halves) == 0
    assert trained("--steps", 2, "--record", halves) == 0
    assert whole.read_text() == halves.read_text()
    lines = halves.read_text().splitlines(keepends=True)
    halves.write_text("".join(lines[:3]) + lines[3][:20])
    assert trained("--steps", 1, "--record", halves) == 0
    assert whole.read_text() == halves.read_text(), "a line that was cut is played again"


NO_RECORDS = (
    "no record", '{"step": Infinity, "figures": {}}\n', '{"step": 1e400, "figures": {}}\n',
    '{"step": 1, "figures": {"aim": NaN}}\n', "[" * 200_000 + "\n",
)  # fmt: skip


@pytest.mark.parametrize("text", NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_what_is_no_record_is_refused(
    thrower: None, tmp_path: Path, capsys: Out, text: str
) -> None:
    path = tmp_path / "record"
    path.write_text(text)
    assert trained("--steps", 2, "--record", path) == 2
    assert "is not a record of training" in capsys.readouterr().err and path.read_text() == text


def test_a_game_without_a_learner_is_refused(capsys: Out) -> None:
    assert learner("coin") is None
    assert trained() == 2
    assert "no player of the game 'coin' can learn" in capsys.readouterr().err


class Cluster:
    """A client of ``distributed`` that does the work in this process."""

    given: list[int] = []

    def __init__(self, address: str, timeout: str) -> None:
        if address != "tcp://here":
            raise OSError("nobody answers")

    def map(self, work: Any, batch: list[Any], pure: bool) -> list[Any]:
        """Note how much work was given at a time, and do it."""
        self.given.append(len(batch))
        return [work(each) for each in batch]

    def gather(self, done: list[Any]) -> list[Any]:
        """Return the results."""
        return done

    def close(self) -> None:
        """Leave."""


def test_a_cluster_does_the_work_in_order(monkeypatch: Patch) -> None:
    module = ModuleType("distributed")
    monkeypatch.setattr(module, "Client", Cluster, raising=False)
    monkeypatch.setitem(sys.modules, "distributed", module)
    monkeypatch.setattr(workers, "AHEAD", 3)
    assert list(workers.spread(str, range(7), 1, "tcp://here")) == [str(n) for n in range(7)]
    assert Cluster.given == [3, 3, 1]
    with pytest.raises(workers.arguments.Wrong, match="no cluster at tcp://there"):
        list(workers.spread(str, range(7), 1, "tcp://there"))


def test_without_the_package_a_cluster_is_refused(monkeypatch: Patch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(workers.arguments.Wrong, match=r"rimward\[train\]"):
        list(workers.spread(str, range(7), 1, "tcp://here"))


def test_no_player_needs_a_package_for_training() -> None:
    """Neither the levels nor the command load one before it is asked for."""
    code = (
        "import sys; import game.commands.train, game.commands.simulate;"
        "from game.players import make_players;"
        "make_players('outer_rim', ('drifter', 'spacer', 'captain', 'veteran', 'legend'), 1);"
        "names = ('numpy', 'lightgbm', 'torch', 'dask', 'distributed');"
        "print([m for m in names if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

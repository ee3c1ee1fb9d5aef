"""Whole games in numbers: simulate, replay and bench."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.commands import bench, replay, simulate
from game.players import make_players
from game.table.session import Session
from tests.names import Out, Patch
from tests.table import coin


def figures(capsys: Out, *args: str, status: int = 0) -> dict[str, Any]:
    assert simulate.main(["--game", "coin", "--json", *args]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in found.items() if k != "seconds" and not k.endswith("_per_s")}


def test_the_figures_add_up(capsys: Out) -> None:
    found = figures(capsys, "--seats", "random,random", "--games", "40", "--seed", "3")
    assert found["games"] == 40
    assert sum(found["wins"]) == 40 and min(found["wins"]) > 5
    assert found["endings"] == {"goal": 40}
    assert found["errors"] == 0 and found["problems"] == []
    assert found["decisions"] > found["choices"] > 40
    assert found["decisions_per_s"] > found["choices_per_s"] > 0
    assert 1 <= found["rounds"]["median"] <= found["rounds"]["p99"] <= 51


def test_the_figures_are_those_of_the_games(capsys: Out) -> None:
    played = simulate.play_one(coin.GAME, {"seats": [{"kind": "random"}] * 2}, 5)
    found = figures(capsys, "--games", "1", "--seed", "5")
    assert (found["decisions"], found["choices"]) == (played.decisions, played.choices)
    assert set(found["rounds"].values()) == {played.rounds}
    assert found["wins"][played.winner or 0] == 1


def test_jobs_and_the_split_of_seeds_change_nothing(capsys: Out) -> None:
    one = figures(capsys, "--games", "12", "--seed", "8")
    two = figures(capsys, "--games", "12", "--seed", "8", "--jobs", "2")
    assert timeless(one) == timeless(two)
    halves = [figures(capsys, "--games", "6", "--seed", seed) for seed in ("8", "14")]
    assert sum(half["decisions"] for half in halves) == one["decisions"]


def test_p99_and_median() -> None:
    played = [simulate.Played(seed, rounds=seed + 1, winner=None) for seed in range(200)]
    found = simulate.summary("coin", played, 2, 1.0)
    assert found["rounds"] == {"p10": 20, "median": 100.5, "p90": 180, "p99": 198}
    assert found["wins"] == [0, 0]


def test_a_game_that_goes_wrong_is_told_with_its_seed(capsys: Out, monkeypatch: Patch) -> None:
    begin = coin.CoinGame.begin

    def stumble(self: coin.CoinGame, setup: Any, seed: int) -> Any:
        return 1 / 0 if seed == 2 else begin(self, setup, seed)

    monkeypatch.setattr(coin.CoinGame, "begin", stumble)
    found = figures(capsys, "--games", "3", status=1)
    assert found["errors"] == 1
    assert found["problems"] == [{"seed": 2, "error": "ZeroDivisionError: division by zero"}]
    assert simulate.main(["--game", "coin", "--games", "3"]) == 1
    assert "seed 2: ZeroDivisionError" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--seats", "human,random"], "a human cannot play here"),
        (["--seats", "random"], "seats"),
        (["--games", "0"], "0 is not between 1 and"),
        (["--jobs", "x"], "'x' is not a whole number"),
        (["--game", "chess"], "No game 'chess'"),
    ],
)
@pytest.mark.parametrize("command", [simulate, bench])
def test_wrong_arguments(args: list[str], told: str, command: Any, capsys: Out) -> None:
    if command is bench and args[0] in ("--games", "--jobs"):
        told = "unrecognized arguments"
    assert command.main(["--game", "coin", *args]) == 2
    assert told in capsys.readouterr().err


def saved(path: Path) -> Path:
    """Return a whole game between random players."""
    session = Session(coin.GAME, {"seats": [{"kind": "random"}] * 2}, 3, path)
    session.autoplay(make_players("outer_rim", ("random", "random"), 3))
    session.close()
    return path


def test_replay_tells_the_story(tmp_path: Path, capsys: Out) -> None:
    path = saved(tmp_path / "g.jsonl")
    before = path.read_bytes()
    assert replay.main([str(path)]) == 0
    out = capsys.readouterr().out
    assert "    0  player 1: " in out and "Seat 1 flips" in out
    assert out.splitlines()[-1].startswith("The end (goal): player ")
    assert replay.main([str(path), "--verify"]) == 0
    assert "all draws agree" in capsys.readouterr().out
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"drawn":[0]', '"drawn":[1]', "because chance gave [1] then and [0] now."),
        ('"key":"flip"', '"key":"flop"', "because it is refused"),
        ('"ending":"goal"', '"ending":"limit"', "does not end as its journal says"),
        ('"content":"coin-1"', '"content":"coin-0"', ""),
    ],
)
def test_replay_finds_what_does_not_fit(
    tmp_path: Path, old: str, new: str, told: str, capsys: Out
) -> None:
    path = saved(tmp_path / "g.jsonl")
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert replay.main([str(path), "--verify"]) == (1 if told else 0)
    assert told in capsys.readouterr().err


def test_replay_names_the_content_when_it_differs(tmp_path: Path, capsys: Out) -> None:
    path = saved(tmp_path / "g.jsonl")
    text = path.read_text().replace("coin-1", "coin-0").replace('"drawn":[0]', '"drawn":[1]', 1)
    path.write_text(text)
    assert replay.main([str(path)]) == 1
    assert "played with content coin-0; this is coin-1" in capsys.readouterr().err


def test_replay_of_damaged_and_foreign_files(tmp_path: Path, capsys: Out) -> None:
    path = saved(tmp_path / "g.jsonl")
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], "rubbish", *lines[4:], ""]))
    assert replay.main([str(path)]) == 1
    assert "line 4 is damaged" in capsys.readouterr().err
    assert replay.main([str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert [one.name for one in tmp_path.glob("*.broken*")] == []


def test_bench_measures(capsys: Out, monkeypatch: Patch) -> None:
    window = SimpleNamespace(measure=lambda game: {"frames_per_s": 60.0, "of": game})
    monkeypatch.setitem(sys.modules, bench.CLIENT, window)
    args = ["--game", "coin", "--seats", "random,random", "--seconds", "0"]
    assert bench.main([*args, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "coin" and found["games"] >= 1
    assert (found["frames_per_s"], found["of"]) == (60.0, "coin")
    for name in ("choices_per_s", "decisions_per_s", "clones_per_s"):
        assert found[name] > 0, name
    assert found["load_ms"] >= 0
    assert 0 <= found["answer_ms_median"] <= found["answer_ms_p99"] <= found["answer_ms_most"]
    assert bench.main(["--game", "coin", "--seconds", "0"]) == 0, "as many seats as it has"
    assert "clones_per_s" in capsys.readouterr().out


def test_bench_does_without_a_window(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bench, "CLIENT", "game.client.no_such_module")
    assert bench.measure_client() == {}

"""Every game is begun, continued, replayed, drawn and measured by commands alone."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.tabletop.play import load_session
from game.commands import arguments, bench, headless, replay, shot, simulate
from game.table import registry
from game.table.journal import Journal
from game.table.session import Session
from tests.names import Out, Patch

GAMES = registry.installed()


class Answering(io.RawIOBase):
    """A person at the other end: each line is the first option of the last decision, or the key
    of it that is asked for."""

    def __init__(self, capsys: Out, answers: int) -> None:
        self.capsys, self.left, self.said = capsys, answers, ""

    def readline(self, size: int | None = -1, /) -> bytes:
        """Return the next answer; nothing when there are enough."""
        self.said += self.capsys.readouterr().out
        asked = [json.loads(line) for line in self.said.splitlines() if '"decision"' in line]
        self.left -= 1
        if self.left < 0:
            return b""
        options = asked[-1]["options"]
        return json.dumps({"choose": options[self.left % len(options)]["key"]}).encode() + b"\n"


def talk(game: str, path: Path, answers: int, capsys: Out, patch: Patch) -> int:
    """Play a few answers of a person in a journal; return the exit status."""
    patch.setattr(sys, "stdin", type("Input", (), {"buffer": Answering(capsys, answers)}))
    return headless.main(["--game", game, "--journal", str(path)])


def answered(path: Path) -> list[str]:
    return [each.key for each in Journal.read(path).answers]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_gone_on_with_and_replayed_and_drawn(
    game: str, tmp_path: Path, capsys: Out, monkeypatch: Patch
) -> None:
    path = tmp_path / "game.jsonl"
    assert talk(game, path, 4, capsys, monkeypatch) == 0
    begun = answered(path)
    assert len(begun) >= 4
    assert talk(game, path, 3, capsys, monkeypatch) == 0
    whole = answered(path)
    assert whole[: len(begun)] == begun and len(whole) >= len(begun) + 3
    assert capsys.readouterr().err == ""
    assert replay.main([str(path), "--verify"]) == 0
    assert f"{len(whole)} answers, all draws agree" in capsys.readouterr().out
    assert replay.main([str(path)]) == 0
    assert whole[-1] in capsys.readouterr().out
    files = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    pictures = []
    for step in ("0", str(len(whole))):
        out = tmp_path / f"{step}.png"
        asked = ["table", "--journal", str(path), "--step", step, "--out", str(out)]
        assert shot.main([*asked, "--size", "640x360"]) == 0, capsys.readouterr().err
        pictures.append(pygame.image.load(out).get_buffer().raw)
    assert pictures[0] != pictures[1], "the answers are seen"
    assert {each: (tmp_path / each).read_bytes() for each in files} == files


@pytest.mark.long
def test_a_game_begun_without_packs_is_drawn_without_them(
    tmp_path: Path, capsys: Out, monkeypatch: Patch
) -> None:
    """The picture has the cards that the header of the journal names, whichever packs are there."""
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "home"))
    folder = tmp_path / "home" / "packs" / "flasks"
    folder.mkdir(parents=True)
    info = {"id": "flasks", "name": "Flasks", "game": "outer_rim", "version": "1.0"}
    (folder / "pack.json").write_text(json.dumps(info))
    card = {"kind": "gear", "name": "Flask", "fidelity": "house", "deck": "gear_and_mod",
            "cost": 1000, "story": "Empty.",
            "abilities": [{"when": "action", "limit": "turn", "cost": {"credits": 500},
                           "then": [{"do": "recover", "character": 1}]}]}  # fmt: skip
    cards = [card | {"id": f"flask_{number}"} for number in range(40)]
    (folder / "cards.json").write_text(json.dumps({"cards": cards}))
    path, pictures = tmp_path / "game.jsonl", []
    for packs in ("1", ""):
        load_session.the_game.cache_clear()
        monkeypatch.setenv("RIMWARD_NO_PACKS", packs)
        if packs:
            assert talk("outer_rim", path, 8, capsys, monkeypatch) == 0
        out = tmp_path / f"a{packs}.png"
        asked = ["table", "--journal", str(path), "--out", str(out), "--size", "640x360"]
        assert shot.main(asked) == 0, capsys.readouterr().err
        pictures.append(pygame.image.load(out).get_buffer().raw)
    kept = Journal.read(path).header
    assert load_session.the_game("outer_rim").version != kept.content, "the pack is in use"
    dealt = Session(load_session.the_game("outer_rim"), kept.setup, kept.seed)
    while (decision := dealt.decision()) and dealt.seq < 8:
        dealt.choose(decision.options[0].key)
    assert "flask_" in repr(dealt.state), "and in the decks of a new game"
    load_session.the_game.cache_clear()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("name", ["title", "rules"])
def test_only_a_table_is_drawn_of_a_journal(name: str, tmp_path: Path, capsys: Out) -> None:
    asked = [name, "--journal", str(tmp_path / "a.jsonl"), "--out", str(tmp_path / "a.png")]
    assert shot.main(asked) == 2
    assert "--journal goes with the screen 'table'" in capsys.readouterr().err
    assert shot.main(["table", "--step", "3", "--out", str(tmp_path / "a.png")]) == 2
    assert "--step goes with --journal" in capsys.readouterr().err


def test_a_journal_that_does_not_fit_is_not_drawn(
    tmp_path: Path, capsys: Out, monkeypatch: Patch
) -> None:
    path, out = tmp_path / "game.jsonl", tmp_path / "a.png"
    assert talk("free_captains", path, 2, capsys, monkeypatch) == 0
    lines = path.read_text("utf-8").splitlines()
    answer = json.loads(lines[2]) | {"key": "no:such"}
    path.write_text("\n".join([*lines[:2], json.dumps(answer)]) + "\n", "utf-8")
    assert shot.main(["table", "--journal", str(path), "--out", str(out)]) == 1
    told = capsys.readouterr().err
    assert "answer 1 (no:such) does not fit, because it is refused" in told and not out.exists()
    path.write_text(lines[0].replace("free_captains", "no_game") + "\n", "utf-8")
    assert shot.main(["table", "--journal", str(path), "--out", str(out)]) == 1
    assert "No game 'no_game'" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_measured_without_further_words(
    game: str, capsys: Out, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(bench, "measure_client", lambda game: {})
    monkeypatch.setattr(bench, "measure_further", lambda *given: {})
    assert bench.main(["--game", game, "--seconds", "0", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_simulated_without_further_words_if_it_ends(game: str, capsys: Out) -> None:
    status = simulate.main(["--game", game, "--games", "1", "--json"])
    told = capsys.readouterr()
    if registry.rules(game).endless:
        assert status == 2 and "ends, so computer players would play forever" in told.err
        assert headless.main(["--game", game, "--seats", "random,random"]) == 2
    else:
        assert status == 0 and json.loads(told.out)["errors"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_too_many_seats_are_a_sentence_with_one_that_fits(game: str, capsys: Out) -> None:
    seats = ["random"] * arguments.MAX_SEATS
    most = registry.load_game(game)
    try:
        most.setup(arguments.setup_data(None, seats, game))
    except ValueError:
        assert headless.main(["--game", game, "--seats", ",".join(seats)]) == 2
        told = capsys.readouterr().err
        assert "at most" in told and ", not 8" in told or "8 seats; one to four can" in told
        assert f"--game {game} --seats random" in told and "Tuple" not in told
        return
    assert game == "dice_table", "nine sit at a dice table"


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_setup_of_a_game_is_one(game: str) -> None:
    usual: dict[str, Any] = arguments.setup_data(None, None, game)
    rules = registry.load_game(game)
    assert set(rules.seats(rules.new(rules.setup(usual), 1))) == {"human"}

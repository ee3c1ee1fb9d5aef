"""The planner, and statistics of its games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.commands import simulate
from game.mandalorian.game import load
from game.mandalorian.parties import dealt
from game.mandalorian.players.plans import Planner, Search
from game.mandalorian.statistics import STATISTICS
from game.table.contract import Sight
from game.table.statistics import Played
from tests.mandalorian.bench import Sim


def vault(*tokens: tuple[str, ...], **more: Any) -> Sim:
    return Sim(tokens=(("asset", "s04"), *tokens), doors=(1,), **more)


def test_the_first_answer_within_an_action_is_that_of_the_turn_in_mind() -> None:
    """The planner does not think again before anything has happened."""
    sim = vault(hands=(("old_trade", "straight_line", "recalculate", "tracking_fob"),))
    planner, state, game = Planner(1, 0), sim.state, sim.game
    asked = game.decision(state)
    assert asked is not None and asked.step == "act"
    first = planner.choose(Sight(game, state, 0), asked)
    game.choose(state, first)
    asked = game.decision(state)
    assert asked is not None and asked.step == "acting"
    thinking = Search.best
    try:
        Search.best = None  # type: ignore[assignment,method-assign]
        assert asked.find(planner.choose(Sight(game, state, 0), asked)) is not None
    finally:
        Search.best = thinking  # type: ignore[method-assign]


def test_the_planner_takes_what_it_has_come_for() -> None:
    sim = vault(spaces={"the_mandalorian": "s03"}, hands=(("old_trade", "patient_hunter"),))
    planner, state, game = Planner(1, 0), sim.state, sim.game
    while state.turn == 1 and not state.over:
        asked = game.decision(state)
        assert asked is not None
        game.choose(state, planner.choose(Sight(game, state, 0), asked))
    assert "the_mandalorian" in state.carried.values()


ALONE = {"seats": [{"kind": "random"}], "mission": "six_minutes", "sandbox": True}
SEEN = {"turns": 9, "events": 4, "crises": 2, "damage": 3, "reinforcements": 1}


def parties(count: int, **more: object) -> list[tuple[str, ...]]:
    return [dealt(load(), {**ALONE, **more}, seed)["characters"] for seed in range(count)]


def test_with_a_character_for_each_seat_parties_have_as_many() -> None:
    seats = [{"kind": "random"}] * 3
    assert {len(set(each)) for each in parties(9, seats=seats, mode="normal")} == {3}


def test_every_party_is_a_setup() -> None:
    for seed in range(30):
        load().setup(dealt(load(), ALONE, seed))


def game(seed: int, characters: str, won: bool) -> Played:
    notes = {"characters": characters, **SEEN}
    return Played(seed, ending="won" if won else "defeat", notes=notes)


def figures(level: str, *games: Played) -> dict[str, object]:
    return {"players": ["planner"], "setup": {"level": level}, **STATISTICS.summary(games)}


def test_the_page_adds_up_missions_by_character_and_by_pair() -> None:
    one, two = "a and b", "a and c"
    page = STATISTICS.compared(
        "mission and level",
        {
            "m, standard": figures("standard", game(1, one, True), game(2, two, False)),
            "n, standard": figures("standard", game(1, one, True), game(2, two, True)),
            "m, veteran": figures("veteran", game(1, one, False), game(2, two, False)),
        },
        "play",
    )
    assert "| m | standard | 50.0% ± 70.7 | 45 to 60% | 9 |" in page
    assert "| m | veteran | 0.0% ± 0.0 | 20 to 35% | 9 |" in page
    assert "|  | games | standard | veteran |" in page
    assert "| a | 6 | 75.0% ± 43.3 | 0.0% ± 0.0 |" in page
    assert "| a and c | 3 | 50.0% ± 70.7 | 0.0% ± 0.0 |" in page
    assert "On standard the mean is 75.0%; the least is c with 0.67 of it, the most b" in page
    assert "On veteran" not in page, "nothing was won"


def test_two_fields_are_played_with_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = simulate.main(
        [
            "--json", "--game", "mandalorian", "--no-packs", "--seats", "random", "--games", "2",
            "--each", "mission=the_asset,town_square", "--each", "level=novice,veteran",
            "--set", "sandbox=true", "--characters", "random",
            "--record", str(tmp_path / "games.jsonl"), "--markdown", str(tmp_path / "page.md"),
        ]
    )  # fmt: skip
    assert code == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "the_asset, novice", "the_asset, veteran", "town_square, novice", "town_square, veteran",
    ]  # fmt: skip
    assert found["town_square, veteran"]["setup"]["level"] == "veteran"
    assert len(found["the_asset, novice"]["by"]) == 2, "each seed has another pair"
    assert (tmp_path / "games.the_asset.novice.jsonl").exists()
    assert "for each mission and level" in (tmp_path / "page.md").read_text()

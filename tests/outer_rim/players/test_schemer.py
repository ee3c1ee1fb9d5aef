"""The schemer: it plays by the rules, knows no more than its seat, answers alike, and does the
obvious."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.players.schemer import Schemer
from game.outer_rim.state import State
from game.players import make_players
from game.table.contract import Sight
from game.table.decisions import Decision
from tests.breadth import every

BOX = {"expansions": ["unfinished_business"]}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("schemer,random", {}),
    ("schemer,deck", {}),
    ("schemer,schemer,random", {**BOX, "favors": True, "ambitions": True}),
    ("schemer,deck,deck", BOX),
)
LONGEST = 24
"""decisions of a schemer that are looked at in one game"""


def position(game: OuterRim, step: str, **player: Any) -> State:
    """Return a game of two with the first player, a schemer, in this situation. Patrols are out of
    the way unless ``laid`` says otherwise."""
    laid = player.pop("laid", {})
    who = player.pop("who", "han_solo")
    seats = [
        {"kind": "schemer", "character": who, "ship": "g_1a_starfighter"},
        {"kind": "random", "character": "bossk", "ship": "g9_rigger"},
    ]
    factions = ("hutt", "imperial", "rebel", "syndicate")
    patrols = {each: {"level": 4, "space": "nav_1"} for each in factions}
    found = {
        "players": [{"credits": 0, **player}, {"space": "lothal"}],
        "patrols": patrols,
        "step": step,
        **laid,
    }
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0, "position": found}
    state = game.new(game.setup(setup), 3)
    state.players[0].cards = tuple(player.get("cards", ()))
    game.forget()
    return state


def asked(game: OuterRim, state: State) -> tuple[str, str]:
    """Return the answer of a schemer to the present question, and its reason."""
    decision = game.decision(state)
    assert decision is not None and decision.seat == 0
    player = Schemer(1, 0)
    return player.choose(Sight(game, state, 0), decision), player.reason


def begun(game: OuterRim, seats: str, more: dict[str, Any], seed: int) -> State:
    """Return a new game at a table."""
    setup = {"seats": [{"kind": kind} for kind in seats.split(",")], **more}
    return game.new(game.setup(setup), seed)


@pytest.mark.parametrize("seats, more", every(2, TABLES))
def test_its_answers_are_options_and_depend_on_its_knowledge_alone(
    game: OuterRim, seats: str, more: dict[str, Any]
) -> None:
    """The same question gets the same answer from another schemer, and in a game in which all that
    the seat cannot know is dealt anew."""
    state = begun(game, seats, more, 11)
    kinds = seats.split(",")
    players = make_players("outer_rim", kinds, 11)
    looked = 0
    while (decision := game.decision(state)) is not None and looked < LONGEST:
        key = players[decision.seat].choose(Sight(game, state, decision.seat), decision)
        assert decision.find(key) is not None, (decision.step, key)
        if kinds[decision.seat] == "schemer":
            looked += 1
            if looked % 3 == 0:
                _same(game, state, decision, key)
        game.choose(state, key)
    assert looked > 20


def _same(game: OuterRim, state: State, decision: Decision, key: str) -> None:
    seat = decision.seat
    before = game.dump(state)
    for number in (3, 5):
        anew = game.imagine(state, seat, number)
        found = Schemer(11, seat).choose(Sight(game, anew, seat), decision)
        assert found == key, (decision.step, decision.seq)
    assert game.dump(state) == before


@pytest.mark.long
def test_it_wins_against_chance_in_a_game_of_usual_length(game: OuterRim) -> None:
    state = begun(game, "random,schemer", {}, 4)
    players = make_players("outer_rim", ("random", "schemer"), 4)
    while (decision := game.decision(state)) is not None:
        sight = Sight(game, state, decision.seat)
        game.choose(state, players[decision.seat].choose(sight, decision))
    assert state.winner == 1 and state.round < 40


def test_cargo_is_flown_to_where_it_is_due(game: OuterRim) -> None:
    state = position(game, "planning", space="tatooine", cards=["coaxium_crystal"])
    key, reason = asked(game, state)
    assert key == "move:g_1a_starfighter@ryloth"
    assert reason.startswith("Deliver Coaxium Crystal (now, worth 0.")


def test_cargo_is_delivered_before_anything_else(game: OuterRim) -> None:
    state = position(game, "action", space="ryloth", cards=["coaxium_crystal"], credits=9_000)
    assert asked(game, state) == ("deliver:coaxium_crystal", "Deliver Coaxium Crystal")


def test_the_last_fame_is_bought(game: OuterRim) -> None:
    top = {"decks": {"luxury": ["attend_statue_dedication"]}}
    state = position(game, "action", space="naboo", fame=9, credits=15_000, laid=top)
    for _ in range(2):
        decision = game.decision(state)
        if decision is None:
            break
        game.choose(state, asked(game, state)[0])
    assert state.winner == 0


def test_a_patrol_that_cannot_be_beaten_is_not_fought(game: OuterRim) -> None:
    there = {"patrols": {"rebel": {"level": 4, "space": "naboo"}}}
    state = position(game, "encounter", space="naboo", laid=there)
    assert not asked(game, state)[0].startswith("fight:")


def test_a_badly_hurt_player_recovers_before_the_next_job(game: OuterRim) -> None:
    state = position(
        game, "planning", space="kessel", damage={"character": 3, "ship": 0},
        cards=["rescue_from_the_mines_job"], who="jyn_erso",
    )  # fmt: skip
    assert asked(game, state)[0] == "recover"


def test_a_player_without_skills_does_not_wait_for_a_job(game: OuterRim) -> None:
    """A job that is likely to fail is no reason to go anywhere; a sure delivery is."""
    cards = ["the_kessel_run_job", "coaxium_crystal"]
    state = position(game, "planning", space="tatooine", cards=cards)
    assert asked(game, state)[0] == "move:g_1a_starfighter@ryloth"


@pytest.mark.long
def test_it_needs_no_package_for_training() -> None:
    """Nothing that learning may need is loaded with it."""
    code = (
        "import sys; import game.outer_rim.players.schemer;"
        "print([m for m in ('numpy', 'lightgbm', 'torch', 'sklearn', 'dask') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def ambitious(game: OuterRim, step: str, sheet: str, **player: Any) -> State:
    """Return a game of two with ambitions, the first player with this sheet in this situation."""
    seats = [
        {"kind": "schemer", "character": "han_solo", "ship": "g_1a_starfighter"},
        {"kind": "random", "character": "bossk", "ship": "g9_rigger"},
    ]
    factions = ("hutt", "imperial", "rebel", "syndicate")
    laid = {
        "players": [{"credits": 0, "ambition": sheet, **player}, {"space": "lothal"}],
        "patrols": {each: {"level": 4, "space": "spinward_core"} for each in factions},
        "step": step,
    }
    more = {**BOX, "ambitions": True, "fame_goal": 8}
    setup = {"seats": seats, "first_player": 0, "position": laid, **more}
    state = game.new(game.setup(setup), 3)
    while (decision := game.decision(state)) is not None and state.step == "setup":
        game.choose(state, decision.options[0].key)
    return state


def test_a_space_that_an_ambition_asks_for_is_visited(game: OuterRim) -> None:
    state = ambitious(game, "planning", "voice_of_the_hutts", space="tatooine", cards=[])
    key, reason = asked(game, state)
    assert key == "move:g_1a_starfighter@nal_hutta" and "Visit Nal Hutta" in reason
    state = ambitious(game, "encounter", "voice_of_the_hutts", space="nal_hutta", cards=[])
    assert asked(game, state)[0] == "draw:tatooine_nal_hutta@nal_hutta"

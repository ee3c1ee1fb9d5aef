"""The planner's values of positions, and the answers it does not try."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import evaluation
from game.outer_rim.ai.planner import Planner
from game.outer_rim.game import OuterRim, load
from game.outer_rim.state import State
from game.table.contract import Sight


@pytest.fixture(scope="module")
def game() -> OuterRim:
    """Return the game with the content of the box."""
    return load([])


def position(game: OuterRim, step: str = "action", who: str = "han_solo", **player: Any) -> State:
    """Return a game of two with the first player in this situation, before any contact is met."""
    seats = [
        {"kind": "planner", "character": who, "ship": "g_1a_starfighter"},
        {"kind": "random", "character": "bossk", "ship": "g9_rigger"},
    ]
    laid = {
        "players": [{"space": "kessel", "credits": 0, "cards": [], **player}, {"space": "lothal"}],
        "patrols": {
            faction: {"level": 4, "space": "nav_1"}
            for faction in ("hutt", "imperial", "rebel", "syndicate")
        },
        "step": step,
    }
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0, "position": laid}
    state = game.new(game.setup(setup), 3)
    state.players[0].cards = tuple(player.get("cards", ()))
    return state


def judged(game: OuterRim, state: State, **changes: Any) -> float:
    """Return the value of the position once these fields of the first player are changed."""
    other = game.clone(state)
    for name, value in changes.items():
        setattr(other.players[0], name, value)
    return evaluation.judge(game, other, 0)


# --- fights --------------------------------------------------------------------------------------


def test_a_bounty_is_worth_more_to_who_is_paid_for_eliminating(game: OuterRim) -> None:
    """Boba Fett, once his card is turned: 5,000 credits."""
    state = position(game, cards=["saw_gerrera_bounty"], who="boba_fett")
    asset = game.base.content.assets["saw_gerrera_bounty"]
    front = evaluation.Outlook(game, state, state.players[0])
    turned = game.clone(state)
    turned.players[0].flipped = True
    back = evaluation.Outlook(game, turned, turned.players[0])
    assert (front.spoils, back.spoils) == (0, 5 * evaluation.THOUSAND)
    rich = evaluation._bounty(back, asset)
    back.spoils = 0
    assert rich > evaluation._bounty(back, asset) > 0


# --- what is tried -------------------------------------------------------------------------------


def test_the_planner_looks_before_it_decides(game: OuterRim) -> None:
    """An answer that is free and only reveals something comes first."""
    state = position(game, space="takodana", who="boba_fett", credits=9_000)
    state.contacts |= {"takodana.1": "greedo", "takodana.2": "maz_kanata"}
    asked = game.decision(state)
    assert asked is not None and any(each.verb == "buy" for each in asked.options)
    key = Planner(1, 0).choose(Sight(game, state, 0), asked)
    assert key.startswith("use:boba_fett")
    game.choose(state, key)
    while (asked := game.decision(state)) is not None and asked.step != "action":
        game.choose(state, Planner(1, 0).choose(Sight(game, state, 0), asked))
    assert state.players[0].known

"""Reputation: four factions, three levels, a step at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, get_args

import pytest

from game.outer_rim.cards.effects.language import FACTIONS, LEVELS, Faction
from game.outer_rim.events import ReputationChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import forecast
from game.outer_rim.rules import reputation
from game.outer_rim.rules.reputation import change
from game.outer_rim.state import Player
from game.players import make_players
from game.table.session import Session

Make = Callable[..., Any]
NUMBER = {"negative": -1, "neutral": 0, "positive": 1}
SONNET = "enc_naboo_ryloth_f"  # a secret of Naboo: for 1,000 gain 1 reputation of choice


def gained(sim: Make, faction: str, level: str) -> Any:
    """Have a player at a level gain 1 reputation with a faction, and no other."""
    other = {"hutt": "negative", "imperial": "negative", "rebel": "neutral", "syndicate": "neutral"}
    table = sim(
        characters=("ig_88",),
        players=[
            {
                "space": {"hutt": "nal_hutta", "rebel": "mon_calamari"}[faction],
                "reputation": {**other, faction: level},
                "cards": ["food_supplies" if faction == "hutt" else "enc_navpoint_b"],
            }
        ],
        step="action",
    )
    table.choose(f"deliver:{table.player().cards[0]}")
    return table


@pytest.mark.rule("OR-376", "OR-377")
def test_four_factions_one_of_them_for_all_syndicates(game: OuterRim) -> None:
    assert FACTIONS == get_args(Faction) == ("hutt", "imperial", "rebel", "syndicate")
    on_map = {
        each.faction for each in game.base.galaxy(game.base.row).spaces.values() if each.faction
    }
    patrols = {faction for faction, _ in game.base.content.patrols}
    assert on_map == patrols == set(FACTIONS)
    agent = game.base.content.contacts["black_sun_agent"]
    assert agent.faction == "syndicate"  # Black Sun has no reputation of its own


@pytest.mark.rule("OR-378", "OR-379")
def test_one_token_for_each_faction_in_one_of_three_states(sim: Make) -> None:
    assert LEVELS == ("negative", "neutral", "positive")
    table = sim(
        characters=("ig_88",), players=[{"reputation": {"hutt": "positive", "rebel": "negative"}}]
    )
    assert table.player().reputation == (1, 0, -1, 0)
    for _ in range(5):
        for faction in FACTIONS:
            change(table.play(), 0, faction, 1, "test")
    assert table.player().reputation == (1, 1, 1, 1)
    for faction in FACTIONS:
        change(table.play(), 0, faction, -9, "test")
    assert table.player().reputation == (-1, -1, -1, -1)


@pytest.mark.rule("OR-383", "OR-385")
@pytest.mark.parametrize("faction", ["hutt", "rebel"])
@pytest.mark.parametrize("level", LEVELS)
def test_gaining_moves_one_space_up_and_stops_at_the_top(
    sim: Make, faction: str, level: str
) -> None:
    table = gained(sim, faction, level)
    place = FACTIONS.index(faction)  # type: ignore[arg-type]
    assert table.player().reputation[place] == min(1, NUMBER[level] + 1)
    assert bool(table.found(ReputationChanged)) is (level != "positive")
    others = [each for at, each in enumerate(table.player().reputation) if at != place]
    assert others == ([-1, 0, 0] if faction == "hutt" else [-1, -1, 0])


@pytest.mark.rule("OR-387")
def test_from_negative_to_positive_takes_two_gains(sim: Make) -> None:
    table = sim(
        characters=("ig_88",),
        players=[
            {
                "space": "naboo",
                "secrets": [SONNET],
                "credits": 9000,
                "reputation": {"hutt": "negative"},
            }
        ],
        step="action",
    )
    table.choose(f"use:{SONNET}.secret", "faction:hutt")
    assert table.player().reputation[0] == 0
    change(table.play(), 0, "hutt", 1, "test")
    assert table.player().reputation[0] == 1


# --- what a level counts as -----------------------------------------------------------------------


def test_nothing_else_reads_where_tokens_stand(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules, words, odds and computer players ask this module, so that effects can change it."""
    kept: Any = Player.reputation
    readers: set[str] = set()

    def read(player: Player) -> Any:
        readers.add(sys._getframe(1).f_globals.get("__name__", "copies"))
        return kept.__get__(player)

    monkeypatch.setattr(Player, "reputation", property(read, kept.__set__))
    kinds = ("captain", "random", "random", "deck")
    session = Session(game, {"seats": [{"kind": kind} for kind in kinds]}, 5)
    players = make_players("outer_rim", kinds, 5)
    for _ in range(60):
        decision = session.decision()
        if decision is None:
            break
        for option in decision.options:
            game.word(session.state, option)
            forecast.of_option(game.play(session.state), option)
        game.view(session.state, None)
        session.autoplay(players, 1)
    assert "game.outer_rim.rules.reputation" in readers
    assert readers <= {
        "game.outer_rim.rules.reputation", "game.outer_rim.state", "copies",
        "pydantic.type_adapter",  # a check of the whole state
    }  # fmt: skip


def test_an_effect_can_change_what_a_level_counts_as(
    sim: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patrols stop and bind nobody who counts as positive, whatever the token says."""
    bad = {faction: "negative" for faction in FACTIONS}
    position = {
        "players": [{"space": "lothal", "reputation": bad}],
        "patrols": {"hutt": {"level": 1, "space": "lothal"}},
    }
    table = sim(step="encounter", **position)
    assert [key.partition(":")[0] for key in table.keys] == ["fight"]

    def level(p: Any, seat: int, faction: str) -> int:
        return 1 if faction == "hutt" else -1

    monkeypatch.setattr(reputation, "level", level)
    table = sim(step="encounter", **position)
    assert {key.partition(":")[0] for key in table.keys} > {"draw"}
    shown = table.game.view(table.state, 0)["players"][0]["reputation"]
    assert shown == {**bad, "hutt": "positive"}
    assert table.player().reputation == (-1, -1, -1, -1)

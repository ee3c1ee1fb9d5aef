"""Computer players and ambitions: what each part of an estimate is worth, to the figure."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import ambition, chances, evaluation
from game.outer_rim.cards.effects import Condition, Cost
from game.outer_rim.cards.models.ambitions import AmbitionGoal
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_planner_goals import soon, table

GOOD = {"rebel": "positive", "imperial": "negative"}
HERO, FAST, GUILD = "hero_of_the_rebellion", "fastest_in_the_galaxy", "guildmaster"


def outlook(sim: Sim) -> Any:
    """Return the facts of a position for the first player."""
    return evaluation.Outlook(sim.game, sim.state, sim.player())


def condition(**given: Any) -> Condition:
    """Return a condition as a card states it."""
    return Condition.model_validate(given)


def test_who_has_no_sheet_has_no_worth_of_one(game: OuterRim) -> None:
    sim = table(game, FAST)
    sim.player().ambition = ""
    assert ambition.worth(sim.play(), outlook(sim)) == 0


@pytest.mark.parametrize(
    ("wanted", "part"),
    [
        ({"credits": 10_000}, 0.5),
        ({"credits": 4_000}, 1.0),
        ({"cards": {"gear": 2}}, 0.5),
        ({"cards": {"crew": 1}}, 0.0),
        ({"cards_worth": 40_000}, 0.25),
        ({"reputation": {"rebel": ("positive",)}}, 0.5),
        ({"reputation": {"hutt": ("positive",)}}, 0.0),
        ({"reputation": {"hutt": ("negative", "neutral")}}, 1.0),
        ({"credits": 10_000, "cards": {"gear": 2, "crew": 1}}, 1 / 3),
    ],
)
def test_how_far_a_state_is_reached(game: OuterRim, wanted: dict[str, Any], part: float) -> None:
    """Nine tenths of the mean of its parts: with 5,000 credits and one piece of gear for 10,000."""
    given = {"rebel": "neutral", "hutt": "negative"}
    sim = table(game, FAST, credits=5_000, cards=["mandalorian_armor"], reputation=given)
    worth = sim.play().content.assets["mandalorian_armor"].cost
    assert worth == 10_000
    found = ambition._reached(sim.play(), outlook(sim), condition(**wanted))
    assert found == pytest.approx(0.9 * part)


def test_figures_and_skills_are_parts_of_a_state(game: OuterRim) -> None:
    sim = table(game, FAST, credits=0)
    play, at = sim.play(), outlook(sim)
    fast = at.values.hyperdrive
    wanted = condition(at_least={"hyperdrive": 2 * fast})
    assert ambition._reached(play, at, wanted) == pytest.approx(0.45)
    known, unknown = "tactics", "tech"
    assert at.values.skills.get(known) and not at.values.skills.get(unknown)
    assert ambition._reached(play, at, condition(skill=(known,))) == pytest.approx(0.9)
    assert ambition._reached(play, at, condition(skill=(unknown,))) == 0
    assert ambition._reached(play, at, None) == 0


def test_a_cost_is_paid_as_far_as_the_credits_go(game: OuterRim) -> None:
    sim = table(game, FAST, credits=3_000)
    at = outlook(sim)
    assert ambition._funds(at, Cost(credits=7_000)) == 0.5
    assert ambition._funds(at, Cost(credits=3_000)) == 1.0
    assert ambition._funds(at, Cost()) == 1.0
    assert ambition._funds(at, Cost(discard_one=("cargo",))) == 0.5
    armed = outlook(table(game, FAST, credits=3_000, cards=["spice"]))
    assert ambition._funds(armed, Cost(discard_one=("cargo", "crew"))) == 1.0


@pytest.mark.parametrize(("held", "share"), [([], 1 / 3), (["spice"], 2 / 3)])
def test_a_deed_with_cards_fits_as_far_as_they_are_there(
    game: OuterRim, held: list[str], share: float
) -> None:
    at = outlook(table(game, FAST, cards=held or ["vibroknife"]))
    assert ambition._fitting(at, condition(cards={"cargo": 2})) == pytest.approx(share)
    assert ambition._fitting(at, condition(spaces=("naboo",))) == 1.0
    assert ambition._fitting(at, None) == 1.0


def test_the_way_to_a_space_does_not_depend_on_cards(game: OuterRim) -> None:
    """They are bought on the way; without a space to go to the way is long."""
    sim = table(game, FAST, space="kessel")
    play, at = sim.play(), outlook(sim)
    plain = ambition.turns_to(play, at, condition(spaces=("naboo",)), False)
    loaded = condition(spaces=("naboo",), cards={"cargo": 2})
    assert ambition.turns_to(play, at, loaded, False) == plain
    assert plain == at.turns("naboo", False) > 0
    assert ambition.turns_to(play, at, condition(credits=90_000), False) == ambition.VAGUE


def test_a_patrol_that_is_strong_enough_needs_no_ladder(game: OuterRim) -> None:
    found = {}
    for level in (1, 2, 3):
        patrols = {"rebel": {"level": level, "space": "nav_3"}}
        sim = table(game, FAST, space="kessel", patrols=patrols)
        play, at = sim.play(), outlook(sim)
        only = condition(patrol_here={"rebel": (3, 4)})
        found[level] = list(ambition._ladder(play, at, only))
        way = at.turns("nav_3", at.meets)
    assert found == {1: [way + 4.0], 2: [way + 2.0], 3: []}


# --- errands and enemies --------------------------------------------------------------------------


def deed(at: Any, play: Any, card: str, wait: float = 0.0, **goal: Any) -> float:
    """Return how near the deed of a goal is with a card."""
    asset = play.content.assets[card]
    return ambition._work(play, at, AmbitionGoal(**goal), asset, asset.kind, wait)


def test_a_market_card_that_costs_all_the_credits_can_be_bought(game: OuterRim) -> None:
    found = []
    cost = table(game, "prince_of_smugglers").play().content.assets["spice"].cost
    for credits in (cost - 1, cost):
        decks = {"cargo": ["spice"]}
        sim = table(game, "prince_of_smugglers", goals=[0], credits=credits, decks=decks)
        found.append(soon(sim, 1))
    assert found[0] == ambition.SEARCHING < found[1]


def test_a_bounty_has_to_be_caught_before_it_is_delivered(game: OuterRim) -> None:
    card = "greedo_bounty"
    sim = table(game, GUILD, cards=[card], contacts={"naboo": ["greedo"]}, space="naboo")
    play = sim.play()
    goal: dict[str, Any] = {"mark": "first", "when": "captured_delivered"}
    free = deed(outlook(sim), play, card, **goal)
    eliminated = deed(outlook(sim), play, card, mark="any", when="eliminated")
    assert free == pytest.approx(max(ambition.SEARCHING, 0.72 * eliminated), rel=0.01)
    sim.lay(card, captive="greedo")
    at = outlook(sim)
    ready = deed(at, sim.play(), card, **goal)
    goal_space = play.content.assets[card].deliver_to
    assert ready == pytest.approx(ambition.near(at.turns(goal_space, at.meets)))
    assert ready > free


def test_enemies_are_patrols_that_fight_and_players_who_stand(game: OuterRim) -> None:
    patrols = {
        "hutt": {"level": 1, "space": "naboo"}, "imperial": {"level": 4, "space": "naboo"}
    }  # fmt: skip
    sim = table(game, "voice_of_the_hutts", patrols=patrols)
    play, at = sim.play(), outlook(sim)
    levels = {faction: rank for faction, (rank, _) in play.state.patrols.items()}
    fights = {each: play.content.patrols[each, n].ship_combat for each, n in levels.items()}
    some = [chances.win(at.values.ship_combat, each) for each in fights.values() if each]
    assert some and len(some) < len(fights)
    any_foe = play.content.ambitions["voice_of_the_hutts"].goals[0].only
    way = at.turns("kessel", at.meets)
    found = list(ambition._foes(play, at, any_foe))
    assert sorted(chance for chance, _ in found) == sorted([*some, 0.4])
    assert (0.4, way) in found
    only_players = condition(foe="player")
    assert list(ambition._foes(play, at, only_players)) == [(0.4, way)]
    only_patrols = condition(foe="patrol")
    assert [each[0] for each in ambition._foes(play, at, only_patrols)] == some
    sim.player(1).defeated = True
    assert list(ambition._foes(play, at, only_players)) == []

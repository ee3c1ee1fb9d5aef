"""Computer players and ambitions: where a goal leads them, when they try the last one, and how far
they look ahead."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.outer_rim.ai import ambition, attempts, evaluation, planner
from game.outer_rim.cards.effects import AnyEffect
from game.outer_rim.game import OuterRim
from game.table.contract import Sight
from tests.outer_rim.conftest import Sim

EFFECT: TypeAdapter[Any] = TypeAdapter(AnyEffect)
BOX = {"expansions": ["unfinished_business"], "ambitions": True, "fame_goal": 8}


def table(
    game: OuterRim, sheet: str, step: str = "encounter", damage: Any = (0, 0), **first: Any
) -> Sim:
    """Return a position of Boba Fett with an ambition, and Han Solo."""
    kept = {key: first.pop(key) for key in ("patrols", "decks", "contacts") if key in first}
    other = "vigo" if sheet != "vigo" else "fastest_in_the_galaxy"
    players = [
        {"space": "naboo", "credits": 20_000, "ambition": sheet, **first},
        {"space": "kessel", "ambition": other},
    ]
    cast = ("boba_fett", "han_solo")
    sim = Sim(game, characters=cast, setup=BOX, players=players, step=step, **kept)
    sim.player().character_damage, sim.player().ship_damage = damage
    sim.edited()
    return sim


def soon(sim: Sim, place: int) -> float:
    """Return how near a goal of the first player is."""
    play, me = sim.play(), sim.player()
    goals = play.content.ambitions[me.ambition].goals
    return ambition._soon(play, evaluation.Outlook(sim.game, sim.state, me), goals[place])


def chance(sim: Sim, **whole: bool) -> float:
    """Return the chance of the last goal of the first player in one try."""
    play, me = sim.play(), sim.player()
    goal = play.content.ambitions[me.ambition].goals[-1]
    at = evaluation.Outlook(sim.game, sim.state, me)
    return attempts.once(play, at, goal.abilities[0].then, **whole)


# --- one try --------------------------------------------------------------------------------------

ACHIEVE, FAIL = {"do": "achieve"}, {"do": "fail_job"}
GAIN: dict[str, Any] = {"do": "gain", "credits": 1_000}
MISSION = "databank_42_the_casino_heist"


def go(step: int) -> dict[str, Any]:
    """Return the effect that continues a databank card with another step."""
    return {"do": "go_to", "step": step}


def a_try(game: OuterRim, *steps: list[dict[str, Any]]) -> attempts.Try:
    """Return a try at a databank card with these steps."""
    made = [SimpleNamespace(effect=block(*each)) for each in steps]
    content: Any = SimpleNamespace(databank={MISSION: SimpleNamespace(steps=made)})
    sim = Sim(game, characters=("boba_fett", "han_solo"), players=[{}, {}])
    return attempts.Try(content, sim.values(0), 3, 3)


def block(*effects: dict[str, Any]) -> Any:
    """Return a block of effects as a card would write it."""
    return tuple(EFFECT.validate_json(json.dumps(each)) for each in effects)


def test_steps_follow_each_other_until_there_is_none(game: OuterRim) -> None:
    assert a_try(game, [GAIN], [GAIN], [ACHIEVE]).step(MISSION, 0) == 1.0
    assert a_try(game, [GAIN], [GAIN]).step(MISSION, 0) == 0.0
    assert a_try(game, [go(3)], [ACHIEVE], [GAIN]).step(MISSION, 0) == 0.0
    assert a_try(game, [go(3)], [FAIL], [ACHIEVE]).step(MISSION, 1) == 0.0


def test_without_effects_nothing_is_completed(game: OuterRim) -> None:
    sim = table(game, "vigo")
    at = evaluation.Outlook(sim.game, sim.state, sim.player())
    assert attempts.once(sim.play(), at, ()) == 0.0


# --- destinations ---------------------------------------------------------------------------------


def test_such_a_job_is_bought(game: OuterRim) -> None:
    job, other = "blackmail_on_ord_mantell_job", "sail_barge_sabotage_job"
    up, down = (
        soon(table(game, "vigo", goals=[1], space="ord_mantell", decks={"job": [top]}), 2)
        for top in (job, other)
    )
    held = soon(table(game, "vigo", goals=[1], space="ord_mantell", cards=[job]), 2)
    assert held > up > down


def test_only_cargo_of_the_right_trait_serves(game: OuterRim) -> None:
    more: dict[str, Any] = {"goals": [1], "decks": {"cargo": ["bacta_supplies"]}}
    illegal, legal = (
        soon(table(game, "prince_of_smugglers", cards=[card], **more), 2)
        for card in ("spice", "food_supplies")
    )
    assert illegal > legal == ambition.SEARCHING


def test_a_patrol_that_has_to_rise_is_where_the_last_goal_leads(game: OuterRim) -> None:
    found = []
    for level in (1, 3, 4):
        patrols = {"imperial": {"level": level, "space": "mon_calamari"}}
        more = {"goals": [0, 1], "fame": 8, "reputation": {"rebel": "positive"}}
        more["reputation"]["imperial"] = "negative"
        found.append(soon(table(game, "hero_of_the_rebellion", patrols=patrols, **more), 3))
    assert found[0] < found[1] < found[2]


# --- the last goal --------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "tries"), [(9, True), (1, False)])
def test_the_last_goal_is_tried_by_who_is_fit_for_it(
    game: OuterRim, left: int, tries: bool
) -> None:
    more = {"space": "cantonica", "fame": 8, "cards": ["vibro_ax", "dl_44_heavy_blaster_pistol"]}
    sim = table(game, "guildmaster", goals=[0, 1, 2], **more)
    sim.player().character_damage = max(0, sim.values().health - left)
    sim.edited()
    key = next(key for key in sim.keys if key.startswith("use:guildmaster"))
    me, decision = sim.player(), game.decision(sim.state)
    assert decision is not None
    at = evaluation.Outlook(game, sim.state, me)
    assert attempts.last_goal(sim.play(), at, decision) == (key if tries else None)
    if tries:
        assert planner.Planner(1, 0).choose(Sight(game, sim.state, 0), decision) == key


# --- how far ahead --------------------------------------------------------------------------------


def test_a_question_with_many_ways_is_examined_less_far(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim = table(game, "vigo", step="action", space="ord_mantell")
    decision = game.decision(sim.state)
    assert decision is not None
    tries = planner.Tries(Sight(game, sim.state, 0), 0, decision.options)
    world = Sight(game, sim.state, 0).imagine(3)
    tries.all(world, decision.options)
    assert tries._depth == planner.DEPTH and 0 < tries._left < planner.MOST - len(decision.options)
    monkeypatch.setattr(planner, "MOST", len(decision.options))
    assert len(tries.all(world, decision.options)) == len(decision.options)
    assert tries._depth < planner.DEPTH


# --- abilities of characters ----------------------------------------------------------------------


def value(game: OuterRim, who: str, **first: Any) -> float:
    """Return the value of a position of a character whose card is turned over or not."""
    setup = {"expansions": ["unfinished_business"]}
    players = [{"space": "naboo", "credits": 5_000, **first}, {"space": "kessel"}]
    sim = Sim(game, characters=(who, "bossk"), setup=setup, players=players, step="planning")
    for card in first.get("cards", ())[: first.get("goal_tokens", 0)]:
        sim.play().lay(card, tokens=1)
    return evaluation.judge(game, sim.state, 0)


def test_a_card_that_the_character_can_give_up_leads_there(game: OuterRim) -> None:
    """Enfys Nest brings ILLEGAL cargo to the Rebels, on Mon Calamari; Bossk only sells it."""
    extra = []
    for who in ("enfys_nest_character", "dengar_character"):
        worth = [
            value(game, who, space="mon_calamari", cards=[card])
            for card in ("stolen_prototype", "bacta_supplies")
        ]
        extra.append(worth[0] - worth[1])
    assert extra[0] > extra[1] + 20


def test_giving_it_up_is_better_than_keeping_it(game: OuterRim) -> None:
    more: dict[str, Any] = {"flipped": True, "space": "naboo"}
    kept = value(game, "chewbacca_character", cards=["databank_7_boshek"], **more)
    given = value(game, "chewbacca_character", fame=1, **{**more, "credits": 2_000})
    none = value(game, "chewbacca_character", **more)
    assert none < kept < given


def test_marked_cards_are_progress_for_hondo(game: OuterRim) -> None:
    cards = ["vibroknife", "armored_vest"]
    worth = [value(game, "hondo_ohnaka_character", cards=cards, goal_tokens=n) for n in (0, 1, 2)]
    assert worth[0] < worth[1] < worth[2]
    turned = value(game, "hondo_ohnaka_character", cards=[*cards, "hired_help"], flipped=True)
    assert turned < worth[2], "one of them thrown out, and its card back on the front"


def test_cad_bane_hunts_those_who_roll_five_dice(game: OuterRim) -> None:
    """Ahsoka Tano, 7 dice, brings him nearer to his goal; Chopper, 3 dice, does not."""
    extra = []
    for who in ("cad_bane_character", "black_krrsantan_character"):
        cards = ("ahsoka_tano_bounty", "chopper_bounty")
        strong, weak = (value(game, who, cards=[card]) for card in cards)
        extra.append(strong - weak)
    assert extra[0] > extra[1]

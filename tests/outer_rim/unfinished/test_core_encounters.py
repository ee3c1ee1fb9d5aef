"""The Core by its cards: what a crossing asks, what a failed one leaves, who may not try; and the
ship brokers."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.events import DeckShuffled, PlayerPlaced
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import MarketRevealed
from game.outer_rim.patrols.events import PatrolMoved
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stage import BOX, FAR

DECK = "enc_core_worlds_"
IDLE = "databank_90_ponda_baba"
DRAW, CROSS = "draw:core_worlds@spinward_core", "cross:core_worlds@spinward_core"


def core(
    game: OuterRim,
    *letters: str,
    patrols: dict[str, Any] | None = None,
    ships: tuple[str, ...] = (),
    **own: Any,
) -> Sim:
    """Return a player in the encounter step on a Core space, with these cards on top of its
    deck."""
    me = {"space": "spinward_core", "credits": 10_000, "cards": (IDLE,), **own}
    decks = {"core_worlds": tuple(f"{DECK}{each}" for each in letters)}
    return Sim(
        game, setup={"expansions": [BOX]}, players=[me, {"space": "kessel"}], step="encounter",
        decks={**decks, **({"ship": ships} if ships else {})}, patrols={**FAR, **(patrols or {})},
    )  # fmt: skip


# --- the deck -------------------------------------------------------------------------------------


@pytest.mark.rule("UB-343")
def test_the_back_of_the_deck_announces_both(game: OuterRim) -> None:
    deck = game.editions.of((BOX,)).content.encounter_decks["core_worlds"]
    assert deck.rewards == ("shopping", "rewards", "crossing the galaxy")


@pytest.mark.rule("UB-060")
def test_the_core_asks_more_of_the_enemies_of_the_empire(game: OuterRim) -> None:
    for level, price in (("negative", 4_000), ("neutral", 2_000), ("positive", 2_000)):
        sim = core(game, "c", reputation={"imperial": level})
        sim.choose(CROSS, "choose:a")
        assert sim.player().credits == 10_000 - price
    content = game.editions.of((BOX,)).content
    dearer = [
        card
        for card in content.encounters["core_worlds"]
        for section in content.encounter_cards[card].sections
        if section.across
        and any(each.when and "negative" in str(each.when.reputation) for each in section.parts)
    ]
    assert len(dearer) >= 7


# --- crossing -------------------------------------------------------------------------------------


@pytest.mark.rule("UB-287", "UB-063")
def test_friends_of_the_empire_cross_for_nothing(game: OuterRim) -> None:
    sim = core(game, "b", reputation={"imperial": "positive"})
    sim.choose(CROSS)
    assert [each.space for each in sim.found(PlayerPlaced)] == ["trailing_core"]
    assert (sim.player().credits, sim.player().cards) == (10_000, (IDLE,))


@pytest.mark.rule("UB-R13")
@pytest.mark.parametrize("credits", [10_000, 1_000])
def test_a_demand_that_is_not_met_uses_up_the_encounter(game: OuterRim, credits: int) -> None:
    sim = core(game, "q", credits=credits, cards=("salvage",))
    sim.choose(CROSS)
    assert ("accept" in sim.keys) == (credits == 10_000)
    while sim.state.turn == 0:
        assert sim.state.step == "encounter" and not any("draw" in key for key in sim.keys)
        sim.choose("pass")
    assert sim.player().space == "spinward_core"
    assert sim.state.encounters["core_worlds"][-1] == f"{DECK}q"


@pytest.mark.rule("UB-R14")
@pytest.mark.parametrize(("level", "free"), [("negative", False), ("neutral", True)])
def test_a_hostile_patrol_forbids_the_crossing(game: OuterRim, level: str, free: bool) -> None:
    here = {"rebel": {"level": 1, "space": "spinward_core"}}
    sim = core(game, "b", patrols=here, reputation={"rebel": level})
    assert (CROSS in sim.keys) == free
    assert "fight:patrol_rebel_1@spinward_core" in sim.keys
    if not free:
        assert "negative" in str(sim.refused(CROSS))


@pytest.mark.rule("UB-R16")
def test_pirates_are_fought_in_space_above_a_planet(game: OuterRim) -> None:
    sim = core(game, "a")
    sim.dice(*("crit",) * 3, *("blank",) * 4)
    sim.choose(CROSS)
    fought = [(each.combat, each.enemy_dice) for each in sim.found(CombatBegan)]
    assert fought == [("ship", 4)]
    assert sim.play().galaxy.spaces[sim.player().space].kind == "planet"


# --- ship brokers ---------------------------------------------------------------------------------


@pytest.mark.rule("UB-R17")
def test_only_costs_of_ships_in_the_deck_are_named(game: OuterRim) -> None:
    sim = core(game, "a", credits=30_000)
    content = game.edition(sim.state).content
    dear = tuple(card for card in sim.state.market["ship"] if content.assets[card].cost == 25_000)
    assert dear
    for card in dear:
        sim.state.market["ship"] = tuple(each for each in sim.state.market["ship"] if each != card)
    sim.edited()
    sim.choose(DRAW)
    assert sim.keys == [f"name:{cost}" for cost in (5_000, 10_000, 15_000, 20_000)]
    sim.choose("name:15000", "pass")
    assert [each.deck for each in sim.found(DeckShuffled)] == ["ship"]
    assert [each.deck for each in sim.found(MarketRevealed)] == ["ship"]
    assert not sim.found(PatrolMoved)


@pytest.mark.rule("UB-R18", "UB-285", "UB-286")
def test_a_ship_that_is_bought_turns_up_the_next_card(game: OuterRim) -> None:
    sim = core(game, "a", credits=30_000)
    sim.choose(DRAW, "name:10000")
    card = next(key for key in sim.keys if key.startswith("buy:"))
    sim.choose(card)
    events = [each for each in sim.log if isinstance(each, DeckShuffled | MarketRevealed)]
    assert isinstance(events[-2], DeckShuffled) and isinstance(events[-1], MarketRevealed)
    top = sim.state.market["ship"][0]
    icon = game.edition(sim.state).content.assets[top].patrol
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    moved = {each.faction for each in sim.found(PatrolMoved, log=True)}
    assert moved == ({icon.faction} if icon else set())
    assert card.removeprefix("buy:").partition("@")[0] not in sim.state.market["ship"]

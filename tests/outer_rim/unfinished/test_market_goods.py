"""Cargo, gear, mods and luxury of the box: what each card does, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import acting
from game.outer_rim.cards.ai_lines import ActDeliver
from game.outer_rim.combat.events import DamageSuffered, Defeated, DiceRolled
from game.outer_rim.contacts.events import ContactSeen
from game.outer_rim.events import (
    CardDiscarded,
    CardPassed,
    CardRotated,
    CreditsChanged,
    DatabankDrawn,  # fmt: skip
    FameChanged,
    ReputationTreated,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import encounters, reputation, slots
from game.outer_rim.steps import STEPS
from game.outer_rim.text.cards import card_text
from game.table.stack import Auto
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stall import AFAR, BOX, PLANETS, alone, pair, words

ROUNDS: dict[str, tuple[Any, ...]] = {
    # other end, its cost, first planet, credits, second planet, credits, fame
    "astromech_droid_parts": ("astromech_droids", 1_000, "ord_mantell", 5_000, "naboo", 12_000, 0),
    "speeder_bike_parts": ("speeder_bikes", 1_000, "lothal", 5_000, "takodana", 9_000, 0),
    "unrefined_coaxium": (
        "refined_coaxium", 5_000, "ring_of_kafrene", 7_000, "mon_calamari", 9_000, 0),
    "blank_chain_codes": ("forged_chain_codes", 4_000, "cantonica", 4_000, "nal_hutta", 8_000, 1),
    "stolen_painting": ("authenticated_painting", 8_000, "naboo", 3_000, "spinward_core", 3_000, 2),
}  # fmt: skip
ILLEGAL = {"stolen_painting": 1, "forged_chain_codes": 2}
"""the databank card of a failed roll"""


def delivered(game: OuterRim, card: str, space: str, *dice: str) -> Sim:
    """Return a table after a delivery."""
    sim = alone(game, "action", space, card, position={"dice": dice})
    sim.choose(f"deliver:{card}")
    return sim


# --- cargo that goes round twice ------------------------------------------------------------------


@pytest.mark.rule("UB-302", "UB-303", "UB-105", "UB-106", "UB-107", "UB-109")
@pytest.mark.parametrize("card", ROUNDS)
def test_delivered_twice(game: OuterRim, card: str) -> None:
    other, cost, first, paid, second, more, fame = ROUNDS[card]
    sim = delivered(game, card, first, *(["hit"] if card in ILLEGAL else []))
    assert sim.player().cards == (other,) and sim.player().credits == paid
    assert [each.card for each in sim.found(CardRotated)] == [other]
    assert sim.play().content.assets[other].cost == cost
    assert f"{cost:,} credits" in words(sim, card)
    deck = sim.play().content.assets[card].deck
    assert card not in sim.state.market[deck]
    sim = delivered(game, other, second, *(["hit"] if other in ILLEGAL else []))
    assert (sim.player().credits, sim.player().fame, sim.player().cards) == (more, fame, ())
    assert sim.state.market[deck][-1] == card, "it goes home as it came"


@pytest.mark.parametrize("card", ROUNDS)
def test_each_end_is_delivered_in_one_place(game: OuterRim, card: str) -> None:
    other, _, first, _, second, *_ = ROUNDS[card]
    for end, goal in ((card, first), (other, second)):
        due = {space for space in PLANETS
               if f"deliver:{end}" in alone(game, "action", space, end).keys}  # fmt: skip
        assert due == {goal}


@pytest.mark.parametrize("card", ILLEGAL)
@pytest.mark.parametrize("face", ["hit", "crit", "focus", "blank"])
def test_illegal(game: OuterRim, card: str, face: str) -> None:
    goal = "naboo" if card == "stolen_painting" else "nal_hutta"
    sim = delivered(game, card, goal, face)
    drawn = [each.card for each in sim.found(DatabankDrawn, log=True)]
    numbers = [sim.play().content.databank[each].number for each in drawn]
    assert numbers == ([] if face == "hit" else [ILLEGAL[card]])
    assert "ILLEGAL" in words(sim, card)
    asset = sim.play().content.assets[card]
    assert asset.traits == ("illegal",)


@pytest.mark.rule("UB-188", "UB-107", "UB-108")
def test_the_ai_delivers_the_parts_and_then_the_droids(game: OuterRim) -> None:
    sim = Sim(game, ("human", "deck"), setup=BOX)
    play = sim.play()
    player, goals = play.player(1), play.ai(1).goals
    player.cards, player.space, player.credits = ("astromech_droid_parts",), "ord_mantell", 0
    goals.clear()
    goals["ord_mantell"] = 1
    play.stack.clear()
    for held, tokens, credits, space in (
        (("astromech_droids",), {"naboo": 1}, 5_000, "naboo"),
        ((), {}, 17_000, ""),
    ):
        acting.LINES["deliver"](play, 1, ActDeliver(do="deliver"))
        while play.stack:
            step = STEPS[play.stack[-1].step]
            assert isinstance(step, Auto), "its slot stays taken, and nobody is asked"
            step.run(play, play.stack[-1])
        assert (player.cards, play.ai(1).goals, player.credits) == (held, tokens, credits)
        player.space = space
    assert play.state.market["cargo"][-1] == "astromech_droid_parts"


@pytest.mark.rule("UB-109")
def test_a_turned_card_lost_is_discarded_as_it_came(game: OuterRim) -> None:
    sim = alone(game, "action", "kessel", "forged_chain_codes")
    play = sim.play()
    slots.drop(play, 0, "forged_chain_codes", "lost")
    assert play.state.market["cargo"][-1] == "blank_chain_codes"


def test_coaxium_burns_a_ship_that_is_defeated(game: OuterRim) -> None:
    sim = fought(hunt(game, "unrefined_coaxium"), ["blank"] * 3, ["crit"] * 4)
    burned = [(each.target, each.amount) for each in sim.found(DamageSuffered, log=True)
              if each.cause == "unrefined_coaxium"]  # fmt: skip
    assert sim.found(Defeated, log=True) and burned == [("ship", 2)]
    assert sim.player().cards == ("greedo_bounty",)
    assert sim.state.market["cargo"][-1] == "unrefined_coaxium"
    assert "After you are defeated, discard this card and suffer 2 ship damage." in words(
        sim, "unrefined_coaxium"
    )
    sim = fought(hunt(game, "refined_coaxium"), ["blank"] * 3, ["crit"] * 4)
    suffered = {each.target for each in sim.found(DamageSuffered, log=True)}
    assert suffered == {"character"} and "refined_coaxium" in sim.player().cards


def test_the_passenger_knows_a_lane(game: OuterRim) -> None:
    sim = alone(game, "encounter", "trailing_core", "corellia_passenger")
    sim.choose("use:corellia_passenger")
    assert sim.player().space == "spinward_core"
    assert sim.player().cards == ("corellia_passenger",)
    sim.choose("credits", "deliver:corellia_passenger")
    assert sim.player().credits == 2_000 + 6_000
    tile = card_text(sim.play().content, "corellia_passenger", "tile").body
    assert "{icon:deliver} Spinward Core" in tile[0]
    for space in ("spinward_core", "naboo"):
        sim = alone(game, "encounter", space, "corellia_passenger")
        assert "use:corellia_passenger" not in sim.keys


# --- gear -----------------------------------------------------------------------------------------


def hunt(game: OuterRim, *cards: str, bounty: str = "greedo_bounty") -> Sim:
    """Return a table where Bossk meets Greedo, or whom else a bounty is on, on Takodana."""
    target = bounty.removesuffix("_bounty")
    position = {"contacts": {"takodana": [target]}, "faceup": [target]}
    return alone(game, "encounter", "takodana", bounty, *cards, characters=("bossk",),
                 position=position)  # fmt: skip


def fought(sim: Sim, mine: list[str], theirs: list[str]) -> Sim:
    """Fight Greedo with these dice."""
    sim.dice(*mine, *theirs)
    sim.choose("meet:takodana.1", "hunt:greedo_bounty@greedo")
    while sim.step in ("window", "spoils", "dice.use"):
        sim.choose(sim.keys[-1])
    return sim


@pytest.mark.rule("UB-262")
@pytest.mark.parametrize(("hits", "suffered"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_the_rifle_caps_the_damage_of_a_win(game: OuterRim, hits: int, suffered: int) -> None:
    sim = hunt(game, "iqa_11_blaster_rifle")
    fought(sim, ["crit"] * 4, ["hit"] * hits + ["blank"] * (4 - hits))
    assert sim.player().character_damage == suffered
    assert "suffer at most 2 damage in a ground combat that you win" in words(
        sim, "iqa_11_blaster_rifle"
    )


def test_another_face(game: OuterRim) -> None:
    level = {"imperial": "negative", "hutt": "negative", "rebel": "positive"}
    sim = alone(game, "action", "naboo", "holo_disguise_matrix", level=level)
    sim.choose("use:holo_disguise_matrix")
    assert sim.keys == ["faction:hutt", "faction:imperial"]
    sim.choose("faction:imperial")
    play = sim.play()
    assert reputation.level_name(play, 0, "imperial") == "neutral"
    assert reputation.level_name(play, 0, "hutt") == "negative"
    assert "use:holo_disguise_matrix" not in sim.keys
    assert (
        "use:holo_disguise_matrix"
        not in alone(game, "action", "naboo", "holo_disguise_matrix").keys
    )


def test_the_fob_looks_three_spaces_far(game: OuterRim) -> None:
    sim = alone(game, "action", "naboo", "tracking_fob")
    away = sim.play().galaxy.routes.away["naboo"]
    sim.choose("use:tracking_fob")
    seen = {key.removeprefix("look:").partition(".")[0] for key in sim.keys}
    assert seen == {space for space in PLANETS if away[space] <= 3}
    assert max(away[space] for space in seen) == 3
    sim.choose(sim.keys[-1])
    assert len(sim.found(ContactSeen)) == 1
    assert sim.keys == ["accept", "pass"]
    sim.choose("accept")
    assert sim.player().cards == ("lit_fob",)


# --- mods -----------------------------------------------------------------------------------------


def test_the_injector_burns_out(game: OuterRim) -> None:
    sim = alone(game, "planning", "naboo", "coaxium_injector")
    usual = max(sim.play().galaxy.routes.away["naboo"][key.partition("@")[2]]
                for key in sim.keys if key.startswith("move:"))  # fmt: skip
    assert usual == sim.values().hyperdrive
    sim.choose("use:coaxium_injector")
    assert sim.player().cards == ("burned_out_injector",)
    far = [sim.play().galaxy.routes.away["naboo"][key.partition("@")[2]] for key in sim.keys]
    assert max(far) == usual + 3
    sim.choose(sim.keys[-1])
    assert sim.step == "action"


def test_the_medbay_heals_and_flies(game: OuterRim) -> None:
    sim = alone(game, "planning", "naboo", "field_medbay", damage={"character": 2, "ship": 3})
    sim.choose("use:field_medbay")
    player = sim.player()
    assert (player.character_damage, player.ship_damage) == (0, 0)
    away = sim.play().galaxy.routes.away["naboo"]
    assert max(away[key.partition("@")[2]] for key in sim.keys) == 2
    sim.choose(sim.keys[-1])
    assert away[player.space] == 2 and sim.step == "action"
    starter = alone(game, "action", "naboo", "field_medbay", "ion_cannon", ship="g_1a_starfighter")
    assert slots.fits(starter.play(), 0, starter.player().cards), "it may lie in the hold"


def test_the_clamp_takes_cargo_of_a_player(game: OuterRim) -> None:
    bounty = {"cards": ["boba_fett_bounty", "tractor_clamp"], "space": "nav_9"}
    for held, ways in ((["salvage", "spice", "hired_help"], True), (["hired_help"], False)):
        sim = pair(game, "encounter", bounty, {"cards": held, "space": "nav_9"},
                   characters=("bossk", "boba_fett"))  # fmt: skip
        sim.dice(*["crit"] * sim.values().ship_combat, *["blank"] * sim.values(1).ship_combat)
        sim.choose("hunt:boba_fett_bounty@seat_1")
        assert (sim.keys == ["choose:a", "choose:b"]) == ways, sim.keys
        assert ways or 2_000 in [each.amount for each in sim.found(CreditsChanged, log=True)]
        if ways:
            sim.choose("choose:b")
            assert sim.keys == ["take:salvage", "take:spice"]
            sim.choose("take:spice")
            assert "spice" in sim.player().cards and "spice" not in sim.player(1).cards
            assert [each.giver for each in sim.found(CardPassed, log=True)] == [1]
    assert "take 1 cargo from your opponent" in words(sim, "tractor_clamp")


# --- the crossing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "kept"), [("blank", False), ("focus", True), ("hit", True)])
def test_the_transponder_calls_the_ship_imperial(game: OuterRim, face: str, kept: bool) -> None:
    level = {"imperial": "negative"}
    position = {"decks": {"core_worlds": ["enc_core_worlds_a"]}, "dice": [face]}
    sim = alone(game, "encounter", "trailing_core", "core_transponder", level=level,
                position=position)  # fmt: skip
    sim.choose("cross:core_worlds@trailing_core")
    assert sim.keys == ["use:core_transponder", "pass"]
    sim.choose("use:core_transponder")
    assert sim.player().space == "spinward_core"
    held = [type(each) for each in sim.log if isinstance(each, ReputationTreated | DiceRolled)]
    assert held[:2] == [ReputationTreated, DiceRolled]
    assert ("core_transponder" in sim.player().cards) == kept
    assert [each.card for each in sim.found(CardDiscarded)] == [] if kept else ["core_transponder"]


# --- luxury ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "works"), [(1, False), (2, True), (3, True)])
def test_orrin_writes_of_patrols_of_level_two(game: OuterRim, level: int, works: bool) -> None:
    patrols = {**AFAR, "hutt": {"level": level, "space": "nav_9"}}
    sim = alone(game, "encounter", "nav_9", "orrin_vash", credits=3_000,
                position={"patrols": patrols})  # fmt: skip
    enemy = sim.play().content.patrols["hutt", level].ship_combat or 0
    sim.dice(*["crit"] * sim.values().ship_combat, *["blank"] * enemy)
    sim.choose(f"fight:patrol_hutt_{level}@nav_9")
    assert ("use:orrin_vash" in sim.keys) == works
    if works:
        sim.choose("use:orrin_vash")
        gained = [each.amount for each in sim.found(FameChanged, log=True)
                  if each.cause == "orrin_vash"]  # fmt: skip
        assert gained == [1]
        assert "Once per turn, after you win a combat" in words(sim, "orrin_vash")
    assert sim.values().skills.get("knowledge") == 1


@pytest.mark.parametrize(("credits", "works"), [(2_000, True), (1_999, False)])
def test_the_goggles_know_orange_crew(game: OuterRim, credits: int, works: bool) -> None:
    for token, class_works in (("han_solo_contact", True), ("greedo", False)):
        sim = alone(game, "encounter", "naboo", "maz_kanatas_goggles", credits=credits,
                    position={"contacts": {"naboo": [None, None, token]}})  # fmt: skip
        play = sim.play()
        number = play.content.contacts[token].databank
        card = play.content.numbers[number][0]
        play.state.databank = slots.without(play.state.databank, card)
        play.state.open = (card,)
        encounters.hire(play, 0, card, token)
        asked = [frame.step for frame in play.stack]
        assert ("window" in asked) == (works and class_works), token
    assert "hire crew from an orange contact" in words(sim, "maz_kanatas_goggles")


@pytest.mark.rule("OR-228")
def test_crew_that_is_taken_is_not_hired(game: OuterRim) -> None:
    sim = alone(game, "encounter", "naboo", "maz_kanatas_goggles", credits=9_000)
    play = sim.play()
    card = play.content.numbers[play.content.contacts["han_solo_contact"].databank][0]
    play.state.databank = slots.without(play.state.databank, card)
    slots.gain(play, 0, card, "taken")
    assert "window" not in [frame.step for frame in play.stack]

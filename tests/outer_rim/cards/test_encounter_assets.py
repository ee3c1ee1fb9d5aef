"""The assets gained from encounter cards, in a slot: 17 cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import (
    NEUTRAL,
    PLANETS,
    Make,
    alone,
    gains,
    has,
    levels,
    says,
    words,
)
from tests.outer_rim.cards.scene import Case, check, on, rows, situations, stage, stated

SPICE = "enc_kessel_maelstrom_a"
PORTRAITS = "enc_naboo_ryloth_c"
PROPERTY = "enc_navpoint_b"
CUTTER, RIFLE = "enc_kessel_maelstrom_g", "enc_tatooine_nal_hutta_h"
DECK = "enc_ord_mantell_cantonica_c"
DEFLECTOR = "enc_takodana_ring_of_kafrene_b"
ARGO, YEELO, ANDO = "enc_lothal_mon_calamari_c", "enc_naboo_ryloth_b", "enc_navpoint_c"
VANTALLO, QUIX = "enc_ord_mantell_cantonica_b", "enc_ord_mantell_cantonica_g"
BRISKET, HARROW = "enc_takodana_ring_of_kafrene_a", "enc_takodana_ring_of_kafrene_g"
UBBO = "enc_tatooine_nal_hutta_g"
CUP = "enc_lothal_mon_calamari_d"
GREEDO = "enc_tatooine_nal_hutta_d"

CREW = {
    ARGO: "piloting",
    YEELO: "knowledge",
    ANDO: "stealth",
    VANTALLO: "influence",
    QUIX: "tech",
    BRISKET: "tactics",
    HARROW: "piloting",
    UBBO: "strength",
}
"""whose skill"""
DROIDS = {ARGO, QUIX}
COSTS = {
    SPICE: 2_000,
    PORTRAITS: 2_000,
    PROPERTY: 2_000,
    CUTTER: 3_000,
    RIFLE: 3_000,
    DECK: 2_000,
    DEFLECTOR: 3_000,
}
"""what they are worth when sold; crew, the job and the bounty have no price"""
FACED = {"contacts": {"kessel": ["greedo", None]}, "faceup": ["greedo"]}
FIGHT = {"more": FACED, "opens": "meet:kessel.1"}
"""against Greedo, 4 dice, with another bounty on him"""
SHIPS: dict[str, Any] = {
    "decks": {"navpoint": ("enc_navpoint_a",)},
    "opens": "draw:navpoint@nav_12",
}
"""a raider with 3 dice, or a test of Piloting: 1,000 credits, or 2 ship damage"""
HUNT = "~hunt:greedo_bounty@greedo"
ACTION = {"step": "action"}

CARDS: dict[str, tuple[Case, ...]] = {
    SPICE: (
        on(
            "takodana",
            "Deliver to Takodana: Gain 6,000 credits.",
            {"ROLL:hit ~end": "delivers it; +6,000; drops it"},
            cards=(SPICE,),
            more=ACTION,
            opens=f"deliver:{SPICE}",
        ),
        on(
            "takodana",
            "suffer 3 character damage or discard this card",
            {
                "ROLL:crit choose:a ~end": "hurt 3; delivers it; +6,000; drops it",
                "ROLL:crit choose:b ~end": "drops it",
                "ROLL:focus ~choose:b ~end": "drops it",
                "ROLL:blank ~choose:b ~end": "drops it",
            },
            cards=(SPICE,),
            more=ACTION,
            opens=f"deliver:{SPICE}",
        ),
    ),
    PORTRAITS: (
        on(
            "cantonica",
            "Deliver to Cantonica: Gain 5,000 credits.",
            {"~end": "delivers it; +5,000; drops it"},
            cards=(PORTRAITS,),
            more=ACTION,
            opens=f"deliver:{PORTRAITS}",
        ),
    ),
    PROPERTY: (
        on(
            "mon_calamari",
            "Deliver to Mon Calamari: Gain 4,000 credits and 1 Rebel reputation.",
            {"~end": "delivers it; +1 rebel; +4,000; drops it"},
            cards=(PROPERTY,),
            more=ACTION,
            opens=f"deliver:{PROPERTY}",
        ),
    ),
    DECK: (
        on(
            "the_maelstrom",
            "after you roll dice outside combat, you may reroll any number of blanks",
            {
                f"~choose:b ROLL:blank,focus,blank reroll:{DECK}@blank reroll:{DECK}@blank"
                " ROLL:hit,crit": "harm 2; +2,000; +2,000",
                f"~choose:b ROLL:blank,focus,blank reroll:{DECK}@blank done ROLL:hit": (
                    "harm 2; +2,000"
                ),
                "~choose:b ROLL:blank,focus,blank keep": "harm 2",
                "~choose:b ROLL:focus,focus,hit": "harm 2; +2,000",
            },
            cards=(DECK,),
            decks={"kessel_maelstrom": ("enc_kessel_maelstrom_j",)},
            opens="draw:kessel_maelstrom@the_maelstrom",
        ),
    ),
    ARGO: (
        on(
            "nav_12",
            "In ship combat, after you roll dice, you may reroll 1 die.",
            {
                f"~choose:a ROLL:blank,focus,blank reroll:{ARGO}@blank ROLL:crit"
                " ROLL:hit,blank,blank": "ship 3; won; +3,000; harm 1",
                f"~choose:a ROLL:blank,focus,blank reroll:{ARGO}@focus ROLL:hit"
                " ROLL:hit,blank,blank": "ship 3; won; +3,000; harm 1",
                "~choose:a ROLL:blank,focus,blank keep ROLL:hit,blank,blank": (
                    "ship 3; lost; -1,000; harm 1"
                ),
                "~choose:b ROLL:hit,blank": "piloting passed; +1,000",
            },
            cards=(ARGO,),
            **SHIPS,
        ),
    ),
    VANTALLO: (
        on(
            "nav_12",
            "after you roll dice for a skill test, you may spend 1,000 credits to reroll 1 die",
            {
                f"~choose:b ROLL:blank,focus reroll:{VANTALLO}@blank=1000 ROLL:crit": (
                    "-1,000; piloting passed; +1,000"
                ),
                f"~choose:b ROLL:blank,focus reroll:{VANTALLO}@focus ROLL:hit": (
                    "-1,000; piloting failed; harm 2"
                ),
                "~choose:b ROLL:blank,focus keep": "piloting failed; harm 2",
                "~choose:a WIN3": "ship 3; won; +3,000",
            },
            cards=(VANTALLO,),
            **SHIPS,
        ),
    ),
    HARROW: (
        on(
            "nav_12",
            "before you test a skill, you may spend 2,000 credits to count as having that skill",
            {
                f"~choose:a use:{HARROW}=2000 ROLL:hit,blank": "-2,000; tech passed; +3,000",
                f"~choose:c ~use:{HARROW} ROLL:focus,blank": "-2,000; knowledge failed",
                "~choose:a pass ROLL:hit,blank": "tech failed; hurt 1; harm 1",
            },
            cards=(HARROW,),
            decks={"navpoint": ("enc_navpoint_g",)},
            opens="draw:navpoint@nav_12",
        ),
    ),
    BRISKET: (
        on(
            "kessel",
            "In ground combat, after you roll dice, you may reroll 1 die.",
            {
                f"{HUNT} ROLL:blank,focus,blank reroll:{BRISKET}@focus ROLL:crit"
                " ROLL:blank,blank,blank,hit ~eliminate:greedo_bounty@greedo": (
                    "ground 4; won; eliminated; +8,000; +1 fame;"
                    " removed greedo_bounty; -1 hutt; hurt 1"
                ),
                f"{HUNT} ROLL:blank,focus,blank reroll:{BRISKET}@blank ROLL:blank"
                " ROLL:blank,blank,blank,hit": "ground 4; lost; hurt 1",
                f"{HUNT} ROLL:blank,focus,blank keep ROLL:blank,blank,blank,hit": (
                    "ground 4; lost; hurt 1"
                ),
            },
            cards=(BRISKET, "greedo_bounty"),
            **FIGHT,
        ),
    ),
    UBBO: (
        on(
            "kessel",
            "In ground combat, after you roll dice, you may turn 1 focus to hit.",
            {
                f"{HUNT} ROLL:focus,focus,blank ~turn:{UBBO}@focus ROLL:blank,blank,blank,crit": (
                    "ground 4; lost; hurt 2"
                ),
                f"{HUNT} ROLL:focus,focus,hit turn:{UBBO}@focus ROLL:blank,blank,blank,crit"
                " ~eliminate:greedo_bounty@greedo": (
                    "ground 4; won; eliminated; +8,000; +1 fame;"
                    " removed greedo_bounty; -1 hutt; hurt 2"
                ),
                f"{HUNT} ROLL:focus,focus,hit keep ROLL:blank,blank,blank,crit": (
                    "ground 4; lost; hurt 2"
                ),
            },
            cards=(UBBO, "greedo_bounty"),
            **FIGHT,
        ),
    ),
    YEELO: (
        on(
            "nav_12",
            "Action: Spend 1,000 credits to recover 1 character damage.",
            {"end": "-1,000; heal 1"},
            cards=(YEELO,),
            hurt=3,
            harm=3,
            more=ACTION,
            opens=f"use:{YEELO}",
        ),
    ),
    QUIX: (
        on(
            "nav_12",
            "Action: Spend 1,000 credits to recover 1 ship damage.",
            {"end": "-1,000; repair 1"},
            cards=(QUIX,),
            hurt=3,
            harm=3,
            more=ACTION,
            opens=f"use:{QUIX}",
        ),
    ),
    CUP: (
        on(
            "naboo",
            "On Naboo: Test Stealth. Fail: The job fails. Pass: Test Piloting. Pass: Gain 1,000"
            " credits. Fail: Suffer 2 ship damage. Then: The job is complete.",
            {
                "PASS PASS": (
                    "stealth passed; piloting passed; +1,000; job completed; +5,000; +1 fame;"
                    " removed it"
                ),
                "PASS FAIL": (
                    "stealth passed; piloting failed; harm 2; job completed; +5,000; +1 fame;"
                    " removed it"
                ),
                "FAIL": "stealth failed; job failed",
            },
            cards=(CUP,),
            opens=f"job:{CUP}",
        ),
    ),
    GREEDO: (
        on(
            "kessel",
            "Greedo: Ground combat, 4 dice. Eliminate: Gain 5,000 credits. Capture",
            {
                f"hunt:{GREEDO}@greedo WIN4 eliminate:{GREEDO}@greedo": (
                    "ground 4; won; eliminated; +5,000; removed it; -1 hutt"
                ),
                f"hunt:{GREEDO}@greedo WIN4 capture:{GREEDO}@greedo": "ground 4; won; captured",
                "~talk ~pass": "meets greedo",
            },
            cards=(GREEDO,),
            **FIGHT,
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_use(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    told, wanted = stated(words(game, card)), stated(case.says)
    parts = [told[at : at + len(wanted)] for at in range(len(told))]
    assert wanted and wanted in parts, f"{card} does not say: {case.says}"
    check(sim, game, card, case, "")


@pytest.mark.parametrize(
    ("card", "goal"), [(SPICE, "takodana"), (PORTRAITS, "cantonica"), (PROPERTY, "mon_calamari")]
)
def test_cargo_is_delivered_nowhere_else(sim: Make, card: str, goal: str) -> None:
    takers = {p for p in PLANETS if f"deliver:{card}" in alone(sim, "action", p, card).keys}
    assert takers == {goal}


def test_the_cup_is_to_be_fetched_nowhere_else(sim: Make) -> None:
    places = {p for p in PLANETS if f"job:{CUP}" in alone(sim, "encounter", p, CUP).keys}
    assert places == {"naboo"}


def test_greedo_alive(sim: Make, game: OuterRim) -> None:
    table = alone(
        sim,
        "encounter",
        "tatooine",
        GREEDO,
        contacts={"tatooine": ["greedo"]},
        faceup=["greedo"],
        dice=["crit"] * 3 + ["blank"] * 4,
    )
    table.choose("meet:tatooine.1", f"hunt:{GREEDO}@greedo", f"capture:{GREEDO}@greedo")
    assert has(table) == (0, 0, levels())
    table.choose("credits", f"deliver:{GREEDO}")
    assert has(table) == (2_000 + 6_000, 1, levels(hutt=-1))
    paid = ("Capture, deliver to Tatooine", *gains(6_000, 1))
    assert says(game, GREEDO, *paid, "After either reward, lose 1 Hutt")


@pytest.mark.parametrize("card", CREW)
def test_crew_has_its_skill(sim: Make, game: OuterRim, card: str) -> None:
    skills = alone(sim, "action", "naboo", card, characters=("doctor_aphra",)).values().skills
    assert skills == {CREW[card]: 1}
    assert says(game, card, CREW[card])
    assert says(game, card, "droid") is (card in DROIDS) is game.base.content.assets[card].droid


@pytest.mark.parametrize("card", (CUTTER, RIFLE))
def test_weapons_are_good_for_a_die_on_the_ground(sim: Make, game: OuterRim, card: str) -> None:
    values = alone(sim, "action", "naboo", card).values()
    assert (values.ground_combat, values.ship_combat) == (4, 3)
    assert says(game, card, "+1 ground combat")


def test_the_deflector_is_good_for_a_hit_on_the_hull(sim: Make, game: OuterRim) -> None:
    assert alone(sim, "action", "naboo", DEFLECTOR).values().hull == 5
    assert says(game, DEFLECTOR, "+1 hull")


@pytest.mark.parametrize(("crew", "dice"), [((ANDO,), 3), ((ANDO, UBBO), 4)])
def test_the_castaway_fights_in_company(
    sim: Make, game: OuterRim, crew: tuple[str, ...], dice: int
) -> None:
    table = alone(sim, "action", "naboo", *crew, ship="yt_1300_light_freighter")
    assert table.values().ground_combat == dice
    assert says(game, ANDO, "+1 ground combat if you have at least 2 crew")


@pytest.mark.parametrize("card", (*CREW, *COSTS, CUP, GREEDO))
def test_worth(sim: Make, game: OuterRim, card: str) -> None:
    """Cargo sold on Ryloth brings its cost and 1,000."""
    case = on("ryloth", "", {}, cards=(card,), decks={"naboo_ryloth": ("enc_naboo_ryloth_i",)})
    table = stage(sim, case, next(situations(case)), reputation=NEUTRAL)
    table.choose("draw:naboo_ryloth@ryloth")
    assert (f"sell:{card}" in table.keys) is (card in COSTS)
    if card in COSTS:
        before = table.player().credits
        table.choose(f"sell:{card}")
        assert table.player().credits - before == COSTS[card] + 1_000
    assert (game.base.content.assets[card].cost or 0) == COSTS.get(card, 0)


def test_each_has_a_spec(game: OuterRim) -> None:
    kept = {
        card.id for card in game.base.content.encounter_cards.values() if card.asset is not None
    }
    assert {*CREW, *COSTS, CUP, GREEDO} == kept
    assert kept - set(CARDS) == {CUTTER, RIFLE, DEFLECTOR, ANDO}  # which only add to a value

"""The assets gained from encounter cards, in a slot: 17 cards, one by one."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.card_reach import Record, watched
from tests.outer_rim.cards.bench import (
    NEUTRAL,
    PLANETS,
    Make,
    alone,
    gains,
    has,
    levels,
    says,
    words,  # fmt: skip
)
from tests.outer_rim.cards.scene import Case, cases, check, check_reach, situations, stage, stated
from tests.specs import faults, read

SPICE = "enc_kessel_maelstrom_a"
PORTRAITS = "enc_naboo_ryloth_c"
PROPERTY = "enc_navpoint_b"
CUTTER, RIFLE = "enc_kessel_maelstrom_g", "enc_tatooine_nal_hutta_h"
DEFLECTOR = "enc_takodana_ring_of_kafrene_b"
ARGO, ANDO = "enc_lothal_mon_calamari_c", "enc_navpoint_c"
QUIX = "enc_ord_mantell_cantonica_g"
UBBO = "enc_tatooine_nal_hutta_g"
CUP = "enc_lothal_mon_calamari_d"
GREEDO = "enc_tatooine_nal_hutta_d"

DROIDS = {ARGO, QUIX}
SPECS = read("outer_rim/cards/assets.spec")
OWN = {card: spec.values("skill", "cost") for card, spec in SPECS.items()}
CREW = {card: own["skill"] for card, own in OWN.items() if "skill" in own}
"""whose skill"""
COSTS = {card: int(own["cost"]) for card, own in OWN.items() if "cost" in own}
"""what they are worth when sold; crew, the job and the bounty have no price"""


def test_assets(sim: Make, game: OuterRim) -> None:
    """Each says what a case says of it, and does it."""
    record = Record(game.base.content)
    with faults() as at, watched(record):
        for card, spec in SPECS.items():
            told = stated(words(game, card))
            for case in cases(spec):
                with at(case.line):
                    wanted = stated(case.says)
                    parts = [told[start : start + len(wanted)] for start in range(len(told))]
                    assert wanted and wanted in parts, f"{card} does not say: {case.says}"
                    check(sim, card, case, "", record)
            with at(spec.line):
                if spec.situations and card != GREEDO:  # him: below
                    check_reach(game.base.content, record, card, ".asset.")
                able = card in game.base.content.powers
                assert not able or ("ability used", card) in record.reached, "never used"


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
        sim, "encounter", "tatooine", GREEDO,
        contacts={"tatooine": ["greedo"]},
        faceup=["greedo"],
        dice=["crit"] * 3 + ["blank"] * 4,
    )  # fmt: skip
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


def test_worth(sim: Make, game: OuterRim) -> None:
    """Cargo sold on Ryloth brings its cost and 1,000."""
    for card in SPECS:
        case = Case("ryloth", cards=(card,), decks={"naboo_ryloth": ("enc_naboo_ryloth_i",)})
        table = stage(sim, case, next(situations(case)), reputation=NEUTRAL)
        table.choose("draw:naboo_ryloth@ryloth")
        assert (f"sell:{card}" in table.keys) is (card in COSTS), card
        if card in COSTS:
            before = table.player().credits
            table.choose(f"sell:{card}")
            assert table.player().credits - before == COSTS[card] + 1_000, card
        assert (game.base.content.assets[card].cost or 0) == COSTS.get(card, 0), card


def test_each_has_a_spec(game: OuterRim) -> None:
    kept = {
        card.id for card in game.base.content.encounter_cards.values() if card.asset is not None
    }
    assert set(SPECS) == kept
    unplayed = {card for card, spec in SPECS.items() if not spec.situations}
    assert unplayed == {CUTTER, RIFLE, DEFLECTOR, ANDO}  # which only add to a value

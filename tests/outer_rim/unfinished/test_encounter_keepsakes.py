"""Assets, accounts and secrets of Ord Mantell, Lothal and Kessel, in use."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import (
    CardDiscarded,
    CargoDelivered,
    DatabankDrawn,
    ExtraTurnGranted,
    JobEnded,
    PatrolMoved,
    SkillTested,
)
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_encounter_assets import says
from tests.outer_rim.unfinished.test_words_of_encounters import IDLE, table

ORD, LOTHAL, KESSEL = (
    "enc_ord_mantell_cantonica_",
    "enc_lothal_mon_calamari_",
    "enc_kessel_maelstrom_",
)
DRAW = "draw:ord_mantell_cantonica@ord_mantell"
SAVRIP = f"{ORD}k"
BLANKS = ("blank",) * 3


def holding(game: OuterRim, *cards: str, space: str = "naboo", **more: Any) -> Sim:
    """Return a table in the action step, with these cards in slots or beside them."""
    return table(game, cards=cards, space=space, **{"step": "action", **more})


def hunting(game: OuterRim, *mine: str, theirs: tuple[str, ...], **own: Any) -> Sim:
    """Return a table after the dice of a fight with a young savrip."""
    sim = table(game, SAVRIP, space="ord_mantell", **own)
    sim.dice(*mine, *theirs)
    sim.choose(DRAW, "choose:a")
    return sim


def ended(sim: Sim) -> None:
    """Go on until somebody else's turn, or a window."""
    while sim.state.turn == 0 and sim.step != "window":
        sim.choose(sim.keys[-1])


# --- gear -----------------------------------------------------------------------------------------

ARM, GUN = f"{ORD}l", f"{ORD}q"


def test_a_broken_arm_is_set_on_a_planet(game: OuterRim) -> None:
    sim = holding(game, IDLE, ARM)
    assert sim.values().ground_combat == holding(game, IDLE).values().ground_combat - 1
    sim.choose(f"use:{ARM}")
    assert (sim.player().credits, sim.player().cards) == (8_000, (IDLE,))
    assert f"use:{ARM}" not in holding(game, IDLE, ARM, space="nav_3").keys
    assert f"use:{ARM}" not in holding(game, IDLE, ARM, credits=1_000).keys


@pytest.mark.rule("UB-257")
def test_a_broken_arm_takes_the_slot_of_other_gear(game: OuterRim) -> None:
    gear = ("vibroknife", "jetpack")
    sim = table(game, ARM, space="cantonica", cards=gear)
    sim.dice("blank", "blank")
    sim.choose("draw:ord_mantell_cantonica@cantonica", "choose:b")
    assert "decline" not in sim.keys
    sim.choose("discard:jetpack")
    assert set(sim.player().cards) == {"vibroknife", ARM}


def test_the_scattergun_turns_a_die_to_a_hit(game: OuterRim) -> None:
    sim = hunting(game, *BLANKS, theirs=("hit", "blank", "blank"), cards=(IDLE, GUN))
    sim.choose(f"turn:{GUN}@blank")
    assert f"turn:{GUN}@blank" not in sim.keys
    while sim.player().credits == 10_000 and sim.step.startswith("dice"):
        sim.choose("keep")
    assert sim.player().credits == 13_000


# --- crew -----------------------------------------------------------------------------------------

ZETT, B1, NESHI = f"{ORD}m", f"{ORD}s", f"{LOTHAL}q"
HARREK, DRILL = f"{KESSEL}o", f"{KESSEL}q"


@pytest.mark.parametrize(
    ("card", "skill"),
    [
        (ZETT, "stealth"),
        (B1, "tactics"),
        (NESHI, "piloting"),
        (HARREK, "strength"),
        (DRILL, "tech"),
    ],
)
def test_crew_has_a_skill(game: OuterRim, card: str, skill: str) -> None:
    before = holding(game, IDLE).values()
    after = holding(game, IDLE, card).values()
    assert after.skills[skill] == before.skills.get(skill, 0) + 1
    assert after.droid_crew - before.droid_crew == (card in (B1, DRILL))


@pytest.mark.parametrize("helped", [True, False])
def test_the_card_sharp_turns_a_die_of_a_delivery(game: OuterRim, helped: bool) -> None:
    sim = holding(game, ZETT, "spice")
    sim.dice("focus")
    sim.choose("deliver:spice")
    sim.choose(f"turn:{ZETT}@focus" if helped else "keep")
    assert (sim.player().credits == 18_000) == helped
    assert bool(sim.found(CargoDelivered, log=True)) == helped


def test_the_card_sharp_keeps_out_of_tests_and_fights(game: OuterRim) -> None:
    assert "to deliver ILLEGAL cargo or because a card says so" in says(game, ZETT)
    sim = hunting(
        game, "focus", "blank", "blank", theirs=("blank",) * 3, cards=(IDLE, ZETT)
    )  # fmt: skip
    assert not any(key.startswith("turn:") for key in sim.keys)


@pytest.mark.parametrize("used", [True, False])
def test_b1_is_in_the_way(game: OuterRim, used: bool) -> None:
    hurt = {"character": 3, "ship": 0}
    sim = hunting(game, *BLANKS, theirs=("crit",) * 3, cards=(IDLE, B1), damage=hurt)
    assert sim.step == "window"
    sim.choose(f"use:{B1}" if used else "pass")
    assert sim.player().defeated != used
    assert (B1 in sim.player().cards) != used
    if used:
        assert sim.player().character_damage == 0


def test_neshi_orr_flies_closer_to_the_reef(game: OuterRim) -> None:
    sim = holding(game, IDLE, NESHI, space="mon_calamari")
    sim.choose(f"use:{NESHI}")
    away = sim.play().galaxy.routes.away["mon_calamari"]
    goals = [key.partition("@")[2] for key in sim.keys if key.startswith("move:")]
    assert max(away[goal] for goal in goals) == 2
    assert sim.player().ship_damage == 1


@pytest.mark.parametrize(
    ("space", "paid"), [("kessel", True), ("tatooine", True), ("naboo", False), ("nav_3", False)]
)
def test_dues_are_collected_on_planets_of_crime(game: OuterRim, space: str, paid: bool) -> None:
    sim = holding(game, IDLE, HARREK, space=space)
    assert (f"use:{HARREK}" in sim.keys) == paid
    if paid:
        sim.choose(f"use:{HARREK}")
        assert sim.player().credits == 11_000
        assert f"use:{HARREK}" not in sim.keys


def test_the_strike_fund_pays_for_a_won_fight(game: OuterRim) -> None:
    sim = hunting(
        game, "crit", "blank", "blank", theirs=("blank",) * 3, cards=(IDLE, DRILL)
    )  # fmt: skip
    assert sim.step == "window"
    sim.choose(f"use:{DRILL}")
    assert sim.player().credits == 14_000
    lost = hunting(game, *BLANKS, theirs=("hit", "blank", "blank"), cards=(IDLE, DRILL))
    assert f"use:{DRILL}" not in lost.keys


# --- cargo ----------------------------------------------------------------------------------------

CASE, DRUM = f"{LOTHAL}m", f"{KESSEL}l"


def test_the_sealed_case_is_for_naboo(game: OuterRim) -> None:
    sim = holding(game, CASE)
    sim.choose(f"deliver:{CASE}")
    assert (sim.player().credits, sim.player().reputation[1]) == (14_000, 1)


@pytest.mark.parametrize(
    ("space", "near"),
    [("takodana", True), ("naboo", False), ("lothal", False), ("nav_3", False)],
)
def test_the_empire_comes_after_the_case(game: OuterRim, space: str, near: bool) -> None:
    sim = table(game, cards=(CASE,), space=space, step="action")
    sim.choose("end")
    while sim.state.turn == 0:
        sim.choose(next(each for each in sim.keys if each.startswith("draw:"))
                   if any(each.startswith("draw:") for each in sim.keys)
                   else sim.keys[-1])  # fmt: skip
    moved = [each for each in sim.found(PatrolMoved, log=True) if each.cause == CASE]
    assert [each.faction for each in moved] == (["imperial"] if near else [])


@pytest.mark.parametrize("face", ["hit", "blank"])
def test_raw_glitterstim_is_for_cantonica(game: OuterRim, face: str) -> None:
    sim = holding(game, DRUM, space="cantonica")
    sim.dice(face)
    sim.choose(f"deliver:{DRUM}")
    drawn = [each.card for each in sim.found(DatabankDrawn, log=True)]
    if face == "hit":
        assert (sim.player().credits, drawn) == (18_000, [])
    else:
        numbers = sim.play().content.components
        assert [getattr(numbers[card], "number", 0) for card in drawn] == [2]


# --- accounts -------------------------------------------------------------------------------------

MARKER, PHYSICIAN, BUOY = f"{ORD}n", f"{ORD}r", f"{KESSEL}p"
DULL = "enc_kessel_maelstrom_d"


@pytest.mark.parametrize("paid", [True, False])
def test_a_marker_falls_due_on_a_syndicate_planet(game: OuterRim, paid: bool) -> None:
    sim = table(game, DULL, cards=(IDLE, MARKER), space="kessel")
    sim.choose("draw:kessel_maelstrom@kessel", "choose:b")
    assert sim.keys == ["choose:a", "choose:b"]
    before = sim.player().credits
    sim.choose("choose:a" if paid else "choose:b")
    player = sim.player()
    assert player.credits == before - (7_000 if paid else 0)
    assert player.character_damage == (0 if paid else 2)
    assert player.cards == (IDLE,)
    assert MARKER in sim.state.encounters["ord_mantell_cantonica"]


def test_a_marker_waits_elsewhere(game: OuterRim) -> None:
    sim = table(game, f"{ORD}s", cards=(IDLE, MARKER), space="cantonica")
    sim.choose("draw:ord_mantell_cantonica@cantonica", "choose:a")
    assert sim.state.turn == 1
    assert sim.player().cards == (IDLE, MARKER)
    assert sim.player().credits == 3_000


def test_the_physician_stays_until_a_defeat(game: OuterRim) -> None:
    hurt = {"character": 4, "ship": 0}
    own = {"cards": (IDLE, PHYSICIAN), "damage": hurt}
    assert table(game, **own).values().health == table(game).values().health + 1
    up = hunting(game, *BLANKS, theirs=("blank",) * 3, **own)
    assert (PHYSICIAN in up.player().cards, up.player().defeated) == (True, False)
    down = hunting(game, *BLANKS, theirs=("hit", "blank", "blank"), **own)
    assert (PHYSICIAN in down.player().cards, down.player().defeated) == (False, True)


def test_readings_are_handed_in_on_kessel(game: OuterRim) -> None:
    sim = holding(game, IDLE, BUOY, space="kessel")
    sim.choose(f"use:{BUOY}.1")
    assert (sim.player().credits, sim.player().cards) == (14_000, (IDLE,))


@pytest.mark.parametrize(("space", "old"), [("naboo", True), ("nav_3", False), ("kessel", False)])
def test_readings_are_old_news_on_another_planet(game: OuterRim, space: str, old: bool) -> None:
    drawn = {"naboo": "enc_naboo_ryloth_f", "nav_3": "enc_navpoint_j", "kessel": DULL}[space]
    sim = table(game, drawn, cards=(IDLE, BUOY), space=space)
    sim.choose(next(key for key in sim.keys if key.startswith("draw:")))
    ended(sim)
    assert (BUOY in sim.player().cards) != old
    dropped = [each.card for each in sim.found(CardDiscarded, log=True)]
    assert (BUOY in dropped) == old


# --- secrets --------------------------------------------------------------------------------------

FAVOR, FIX, SHELF, TOWER = f"{ORD}n", f"{ORD}t", f"{LOTHAL}o", f"{LOTHAL}r"
CHAIR, SKIN = f"{KESSEL}m", f"{KESSEL}t"


@pytest.mark.parametrize("used", [True, False])
def test_the_bank_forgets_a_loss(game: OuterRim, used: bool) -> None:
    sim = hunting(game, *BLANKS, theirs=("hit", "blank", "blank"), secrets=[FAVOR])
    assert sim.step == "window"
    sim.choose(f"use:{FAVOR}.secret" if used else "pass")
    assert sim.player().credits == (10_000 if used else 9_000)
    assert sim.player().secrets == (() if used else (FAVOR,))


@pytest.mark.parametrize(("way", "credits", "fame"), [("a", 16_000, 0), ("b", 7_000, 1)])
def test_the_winner_is_named_on_cantonica(
    game: OuterRim, way: str, credits: int, fame: int
) -> None:
    sim = table(game, space="cantonica", secrets=[FIX])
    sim.choose(f"use:{FIX}.secret", f"choose:{way}")
    assert (sim.player().credits, sim.player().fame) == (credits, fame)
    assert f"use:{FIX}.secret" not in table(game, space="ord_mantell", secrets=[FIX]).keys


@pytest.mark.parametrize("used", [True, False])
def test_the_shelf_has_the_answer(game: OuterRim, used: bool) -> None:
    sim = table(game, SAVRIP, space="ord_mantell", secrets=[SHELF])
    sim.dice("blank", "blank")
    sim.choose(DRAW, "choose:c", f"use:{SHELF}.secret" if used else "pass")
    assert [each.passed for each in sim.found(SkillTested, log=True)] == [used]
    assert sim.player().credits == (12_000 if used else 10_000)
    assert sim.player().character_damage == (0 if used else 1)


@pytest.mark.parametrize(("credits", "asked"), [(10_000, True), (3_000, False)])
def test_the_tower_tells_of_a_job(game: OuterRim, credits: int, asked: bool) -> None:
    message = "enc_takodana_ring_of_kafrene_k"
    sim = table(
        game, cards=(message,), space="naboo", secrets=[TOWER], rival={"space": "naboo"},
        credits=credits - 2_000,
    )  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.startswith("job:")))
    while sim.step in ("opponent", "faction"):
        sim.choose("player:seat_1" if sim.step == "opponent" else "faction:rebel")
    assert [each.completed for each in sim.found(JobEnded, log=True)] == [True]
    use = f"use:{TOWER}.secret"
    assert (use in sim.keys) == asked
    if asked:
        sim.choose(use)
        assert (sim.player().credits, sim.player().fame) == (credits - 4_000, 1)


@pytest.mark.parametrize("used", [True, False])
def test_the_loser_gets_up_anyway(game: OuterRim, used: bool) -> None:
    sim = hunting(game, *BLANKS, theirs=("hit", "blank", "blank"), secrets=[CHAIR])
    assert sim.step == "window"
    sim.choose(f"use:{CHAIR}.secret" if used else "pass")
    assert bool(sim.found(ExtraTurnGranted, log=True)) == used
    assert sim.state.turn == (0 if used else 1)


@pytest.mark.parametrize("used", [True, False])
def test_a_patrol_does_not_stop_a_turn_that_nobody_knows(game: OuterRim, used: bool) -> None:
    watch = {"imperial": {"level": 1, "space": "nav_5"}}
    sim = table(game, space="ord_mantell", secrets=[SKIN], step="planning", patrols=watch)
    assert "move:g_1a_starfighter@lothal" not in sim.keys
    sim.choose("move:g_1a_starfighter@nav_5")
    assert sim.step == "window"
    sim.choose(f"use:{SKIN}.secret" if used else "pass")
    assert ("move:g_1a_starfighter@lothal" in sim.keys) == used
    assert sim.player().secrets == (() if used else (SKIN,))

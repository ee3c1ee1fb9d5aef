"""Assets, accounts and secrets of the encounter cards of Unfinished Business, in use."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import CardGained, ContactMoved, JobEnded, ReputationChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import plain, slot_text
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stage import BOX, FAR

CORE, RING, NAV = "enc_core_worlds_", "enc_takodana_ring_of_kafrene_", "enc_navpoint_"
ACTION = {"step": "action"}


def holding(game: OuterRim, *cards: str, **more: Any) -> Sim:
    """Return a table where the first player has these cards, with 10,000 credits on Naboo."""
    step, rival = more.pop("step", "action"), more.pop("rival", {})
    position = more.pop("position", {})
    me = {"space": "naboo", "credits": 10_000, "cards": cards, **more}
    return Sim(
        game,
        setup={"expansions": [BOX]},
        players=[me, {"space": "kessel", "credits": 5_000, **rival}],
        step=step,
        patrols={**FAR, **position.pop("patrols", {})},
        **position,
    )


def says(game: OuterRim, card: str) -> str:
    content = game.editions.of((BOX,)).content
    return " ".join(plain(line) for line in slot_text(content, card).body)


# --- cargo, mods and jobs -------------------------------------------------------------------------

REFUGEES = f"{CORE}i"


@pytest.mark.parametrize(
    ("space", "home"),
    [("mon_calamari", True), ("ryloth", True), ("naboo", False), ("tatooine", False)],
)
def test_refugees_go_to_a_rebel_planet(game: OuterRim, space: str, home: bool) -> None:
    sim = holding(game, REFUGEES, space=space)
    rebel = sim.play().galaxy.spaces[space].faction == "rebel"
    assert rebel == home
    assert (f"use:{REFUGEES}" in sim.keys) == home
    if home:
        sim.choose(f"use:{REFUGEES}")
        assert sim.player().credits == 15_000
        assert [each.faction for each in sim.found(ReputationChanged)] == ["rebel"]
        assert REFUGEES not in sim.player().cards


DAMAGE = f"{NAV}m"


def test_structural_damage_costs_hull_until_it_is_hammered_out(game: OuterRim) -> None:
    sim = holding(game, DAMAGE)
    whole = holding(game, "databank_90_ponda_baba")
    assert sim.values().hull == whole.values().hull - 1
    sim.choose(f"use:{DAMAGE}")
    assert (sim.player().credits, sim.player().cards) == (8_000, ())
    assert f"use:{DAMAGE}" not in holding(game, DAMAGE, space="nav_3").keys
    assert f"use:{DAMAGE}" not in holding(game, DAMAGE, credits=1_000).keys


@pytest.mark.rule("UB-257")
def test_structural_damage_takes_a_slot_that_is_full(game: OuterRim) -> None:
    sim = holding(
        game, "shield_upgrade", "salvage", "ion_cannon", space="nav_3", step="encounter",
        ship="yt_1300_light_freighter", position={"decks": {"navpoint": [DAMAGE]}},
    )  # fmt: skip
    sim.choose("draw:navpoint@nav_3")
    before = sim.player().cards
    sim.choose("choose:a")
    if DAMAGE not in sim.player().cards:
        assert "decline" not in sim.keys
        sim.choose(sim.keys[0])
    assert DAMAGE in sim.player().cards
    assert sim.player().credits == 15_000
    assert set(before) - set(sim.player().cards) <= {"shield_upgrade", "salvage", "ion_cannon"}


MESSAGE = f"{RING}k"


def test_the_message_is_for_another_player(game: OuterRim) -> None:
    alone = holding(game, MESSAGE, step="encounter")
    assert not any(key.startswith("job:") for key in alone.keys)
    sim = holding(game, MESSAGE, step="encounter", rival={"space": "naboo"})
    sim.choose(next(key for key in sim.keys if key.startswith("job:")))
    while sim.step == "opponent":
        sim.choose("player:seat_1")
    assert sim.step == "faction"
    sim.choose("faction:rebel")
    assert [each.completed for each in sim.found(JobEnded, log=True)] == [True]
    assert [each.credits for each in sim.state.players] == [12_000, 7_000]
    assert sim.player().reputation[2] == 1
    assert MESSAGE in sim.state.encounters["takodana_ring_of_kafrene"]


# --- crew -----------------------------------------------------------------------------------------


def test_the_hound_has_stealth_and_spoils_a_die(game: OuterRim) -> None:
    sim = holding(game, f"{CORE}m")
    assert sim.values().skills["stealth"] >= 1
    assert "reroll 1 of their dice" in says(game, f"{CORE}m")
    assert "Once per ground combat" in says(game, f"{CORE}m")


def test_the_ring_engineer_mends_ships_for_credits(game: OuterRim) -> None:
    orla = f"{RING}t"
    sim = holding(game, orla, damage={"character": 0, "ship": 3})
    assert sim.values().skills["tech"] >= 1
    sim.choose(f"use:{orla}")
    assert (sim.player().credits, sim.player().ship_damage) == (9_000, 1)
    assert f"use:{orla}" not in sim.keys


def test_sorrel_vane_talks_and_plans(game: OuterRim) -> None:
    alone = holding(game, "databank_90_ponda_baba").values().skills
    skills = holding(game, f"{RING}n").values().skills
    for skill in ("influence", "tactics"):
        assert skills[skill] == alone.get(skill, 0) + 1


# --- bounties -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "to", "less"),
    [
        (f"{RING}o", "chewbacca", "Tatooine", "Rebel"),
        (f"{RING}q", "ketsu_onyo_contact", "the Ring of Kafrene", "Syndicate"),
    ],
)
def test_two_bounties_on_a_poster(
    game: OuterRim, card: str, target: str, to: str, less: str
) -> None:
    asset = game.editions.of((BOX,)).content.assets[card]
    assert (asset.target, asset.combat, asset.value) == (target, "ground", 5)
    told = says(game, card)
    assert "Eliminate: Gain 7,000 credits and 1 fame." in told
    assert f"Capture, deliver to {to}: Gain 12,000 credits and 2 fame." in told
    assert f"lose 1 {less} reputation" in told


# --- accounts -------------------------------------------------------------------------------------

CLAIM = f"{RING}s"


def test_a_claim_is_worked_on_the_ring(game: OuterRim) -> None:
    sim = holding(game, CLAIM, space="ring_of_kafrene")
    sim.choose(f"use:{CLAIM}.1")
    assert (sim.player().credits, sim.player().cards) == (14_000, ())
    assert not any(CLAIM in key for key in holding(game, CLAIM).keys)


@pytest.mark.parametrize(
    ("space", "sold"), [("ryloth", True), ("mon_calamari", True), ("naboo", False)]
)
def test_a_claim_is_sold_at_the_end_of_a_turn(game: OuterRim, space: str, sold: bool) -> None:
    deck = "enc_naboo_ryloth_f" if space != "mon_calamari" else "enc_lothal_mon_calamari_j"
    sim = holding(
        game, CLAIM, space=space, step="encounter",
        position={"decks": {deck.removeprefix("enc_").rpartition("_")[0]: [deck]}},
    )  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.startswith("draw:")))
    while sim.state.turn == 0 and sim.step != "window":
        sim.choose(sim.keys[-1])
    asked = sim.step == "window" and f"use:{CLAIM}.2" in sim.keys
    assert asked == sold
    if sold:
        before = sim.player().credits
        sim.choose(f"use:{CLAIM}.2")
        assert (sim.player().credits, sim.player().cards) == (before + 3_000, ())


# --- secrets --------------------------------------------------------------------------------------

FRIEND, ADDRESSES, COURIER = f"{CORE}h", f"{RING}o", f"{NAV}o"


def test_a_friend_at_the_ministry_lasts_a_turn(game: OuterRim) -> None:
    sim = holding(game, "databank_90_ponda_baba", secrets=[FRIEND], space="spinward_core",
                  position={"decks": {"core_worlds": [f"{CORE}b"]}})  # fmt: skip
    sim.choose(f"use:{FRIEND}.secret", "end")
    sim.choose("cross:core_worlds@spinward_core")
    assert sim.player().space == "trailing_core"
    assert sim.player().reputation[1] == 0
    assert FRIEND in sim.state.encounters["core_worlds"]


def test_two_addresses_move_two_contacts(game: OuterRim) -> None:
    sim = holding(game, "databank_90_ponda_baba", secrets=[ADDRESSES])
    sim.choose(f"use:{ADDRESSES}.secret")
    while sim.step == "move_contact":
        sim.choose(sim.keys[0])
    assert len(sim.found(ContactMoved, log=True)) == 2
    assert sim.player().secrets == ()


def test_a_courier_pays_for_an_elimination(game: OuterRim) -> None:
    sim = holding(
        game, "databank_90_ponda_baba", secrets=[COURIER], step="encounter",
        position={"contacts": {"naboo": ["ponda_baba", "boshek"]}},
    )  # fmt: skip
    sim.choose("meet:naboo.1")
    sim.dice("crit", "crit", "crit", *("blank",) * 5)
    sim.choose(next(key for key in sim.keys if key.startswith("hunt:")))
    sim.choose(next(key for key in sim.keys if key.startswith("eliminate:")))
    while sim.step == "window" and f"use:{COURIER}.secret" not in sim.keys:
        sim.choose("pass")
    before = sim.player().credits
    sim.choose(f"use:{COURIER}.secret", "faction:rebel")
    assert sim.player().credits == before + 4_000
    assert sim.player().reputation[2] == 1
    assert not sim.found(CardGained)

"""Assets, accounts and secrets of the encounter cards of Unfinished Business, in use."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import ReputationChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import plain, slot_text
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stage import BOX, FAR

CORE, RING, NAV = "enc_core_worlds_", "enc_takodana_ring_of_kafrene_", "enc_navpoint_"


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


# --- crew -----------------------------------------------------------------------------------------


def test_the_hound_has_stealth_and_spoils_a_die(game: OuterRim) -> None:
    sim = holding(game, f"{CORE}m")
    assert sim.values().skills["stealth"] >= 1
    assert "reroll 1 of their dice" in says(game, f"{CORE}m")
    assert "Once per ground combat" in says(game, f"{CORE}m")


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

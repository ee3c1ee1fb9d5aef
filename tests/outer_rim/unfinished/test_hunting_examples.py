"""The rulebook's examples of hunting, an unopposed and an opposed bounty, as positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.ai import hunter
from game.outer_rim.ai.hunter import Target
from game.outer_rim.events import (
    CombatBegan,
    CombatDecided,
    ContactLeft,
    CreditsChanged,
    DamageSuffered,
    Defeated,
    FameChanged,
    ReputationChanged,
)
from game.outer_rim.game import OuterRim, load
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.lone import AI, lone, turn

APHRA, AHSOKA, SAW = "aphra_posted", "ahsoka_posted", "saw_gerrera_bounty"
EVEN = {each: "neutral" for each in ("hutt", "imperial", "rebel", "syndicate")}
INFO = {"id": "posters", "name": "Posters", "game": "outer_rim", "version": "1.0",
        "requires": ["unfinished_business"]}  # fmt: skip


def poster(id: str, target: str, value: int, reward: dict[str, int], faction: str) -> Any:
    """Return a bounty with the printed figures."""
    return {
        "kind": "bounty",
        "id": id,
        "name": id.replace("_", " ").title(),
        "fidelity": "printed",
        "deck": "bounty",
        "target": target,
        "combat": "ground",
        "value": value,
        "eliminate": [{"do": "gain", **reward}],
        "capture": [{"do": "gain", **reward}],
        "deliver_to": "lothal",
        "after_reward": [{"do": "lose", "reputation": {faction: 1}}],
    }


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with the bounties of the examples."""
    folder = Path(tmp_path_factory.mktemp("packs")) / "posters"
    folder.mkdir()
    cards = [
        poster(APHRA, "doctor_aphra_contact", 5, {"credits": 7_000, "fame": 2}, "imperial"),
        poster(AHSOKA, "ahsoka_tano", 7, {"credits": 12_000, "fame": 2}, "rebel"),
    ]
    (folder / "pack.json").write_text(json.dumps(INFO))
    (folder / "cards.json").write_text(json.dumps({"cards": cards}))
    made = load([folder])
    assert made.problems == []
    return made


# --- hunting bounties ----------------------------------------------------------------------------


@pytest.fixture
def hunt(table: OuterRim) -> Sim:
    """Return Boba Fett on Tatooine with two bounties; Doctor Aphra is played at Navpoint 3."""
    tokens = {
        "nal_hutta.1": "maz_kanata",
        "kessel.1": "hera_syndulla",
        "kessel.2": "chewbacca",
        "kessel.orange": "cad_bane",
    }
    up = ("hera_syndulla", "chewbacca")
    return lone(table, "tatooine", (SAW, APHRA), tokens, up, played="doctor_aphra")


def found(sim: Sim, bounty: str) -> list[Target]:
    """Return the targets for one of the bounties."""
    return [each for each in hunter.targets(sim.play(), AI) if each.bounty == bounty]


@pytest.mark.rule("UB-325")
def test_the_humans_character_is_the_target_of_the_second_bounty(hunt: Sim) -> None:
    (target,) = found(hunt, APHRA)
    assert (target.kind, target.owner, target.space) == (hunter.CHARACTER, 0, "nav_3")


@pytest.mark.rule("UB-326")
def test_no_facedown_orange_contact_is_a_target(hunt: Sim) -> None:
    """One is next door; it would be a target if nobody played her."""
    assert "kessel.orange" not in [each.place for each in hunter.targets(hunt.play(), AI)]
    hunt.player(0).character = "han_solo"
    assert [each.place for each in found(hunt, APHRA)] == ["kessel.orange"]


@pytest.mark.rule("UB-327")
def test_other_faceup_yellow_contacts_are_no_targets(hunt: Sim) -> None:
    assert not {"kessel.1", "kessel.2"} & {each.place for each in found(hunt, SAW)}


@pytest.mark.rule("UB-328")
def test_the_facedown_yellow_contact_is_a_target(hunt: Sim) -> None:
    (target,) = found(hunt, SAW)
    assert (target.kind, target.place) == (hunter.FACEDOWN, "nal_hutta.1")


@pytest.mark.rule("UB-329")
def test_he_heads_for_the_character(hunt: Sim) -> None:
    """Away from Nal Hutta, which he could reach in a turn."""
    play = hunt.play()
    assert hunter.choose(play, AI, hunter.targets(play, AI)).bounty == APHRA
    far = play.galaxy.routes.away["nav_3"]
    before = far["tatooine"]
    turn(hunt)
    while hunt.step == "ai.move":
        hunt.choose(hunt.keys[0])
    assert far[hunt.player(AI).space] < before
    assert "maz_kanata" not in hunt.state.faceup


# --- unopposed bounty ----------------------------------------------------------------------------


@pytest.fixture
def ahsoka(table: OuterRim) -> Sim:
    """Return Boba Fett's turn on Tatooine, where Ahsoka Tano's token is; he has 4,000."""
    sim = lone(
        table,
        "tatooine",
        (AHSOKA,),
        {"tatooine.orange": "ahsoka_tano"},
        ("ahsoka_tano",),
        ai={"credits": 4_000, "reputation": EVEN},
    )
    return turn(sim)


@pytest.mark.rule("UB-330")
def test_first_the_token_leaves_the_game(ahsoka: Sim) -> None:
    assert [each.contact for each in ahsoka.found(ContactLeft)] == ["ahsoka_tano"]
    assert "ahsoka_tano" in ahsoka.state.removed
    assert not ahsoka.found(CombatBegan)


@pytest.mark.rule("UB-331")
def test_then_he_gains_12000_and_2_fame(ahsoka: Sim) -> None:
    assert [each.amount for each in ahsoka.found(FameChanged)] == [2]
    assert 12_000 in [each.amount for each in ahsoka.found(CreditsChanged)]


@pytest.mark.rule("UB-332")
def test_then_he_loses_reputation_and_the_card_leaves_the_game(ahsoka: Sim) -> None:
    (lost,) = ahsoka.found(ReputationChanged)
    assert (lost.seat, lost.faction, lost.now) == (AI, "rebel", -1)
    assert AHSOKA in ahsoka.state.removed and ahsoka.player(AI).cards == ()


@pytest.mark.rule("UB-333", "UB-R84")
def test_last_he_is_defeated_by_7_damage_and_loses_3000(ahsoka: Sim) -> None:
    (hurt,) = ahsoka.found(DamageSuffered)
    assert (hurt.target, hurt.amount, hurt.limit) == ("character", 7, 4)
    (beaten,) = ahsoka.found(Defeated)
    assert (beaten.seat, beaten.credits_lost) == (AI, 3_000)
    order = [
        type(each)
        for each in ahsoka.events
        if isinstance(each, ContactLeft | FameChanged | ReputationChanged | DamageSuffered)
    ]
    assert order == [ContactLeft, FameChanged, ReputationChanged, DamageSuffered]


# --- opposed bounty ------------------------------------------------------------------------------


@pytest.fixture
def aphra(table: OuterRim) -> Sim:
    """Return Boba Fett's turn beside Doctor Aphra's player on Tatooine: he deals 3, she 2."""
    dice = ["hit", "hit", "hit", "hit", "hit", *["blank"] * 8]
    standing = {**EVEN, "hutt": "negative", "imperial": "positive"}
    sim = lone(
        table,
        "tatooine",
        (APHRA,),
        ai={"reputation": EVEN},
        human={"space": "tatooine", "reputation": standing},
        played="doctor_aphra",
        dice=dice,
    )
    return turn(sim)


@pytest.mark.rule("UB-334")
def test_they_fight_a_ground_combat(aphra: Sim) -> None:
    (fight,) = aphra.found(CombatBegan)
    assert (fight.seat, fight.defender, fight.combat) == (AI, 0, "ground")


@pytest.mark.rule("UB-335")
def test_3_damage_beats_2(aphra: Sim) -> None:
    (decided,) = aphra.found(CombatDecided)
    assert (decided.damage, decided.enemy_damage, decided.won) == (3, 2, True)


@pytest.mark.rule("UB-336")
def test_he_gains_5000_and_1_fame(aphra: Sim) -> None:
    assert [each.amount for each in aphra.found(FameChanged)] == [1]
    paid = [each.amount for each in aphra.found(CreditsChanged)]
    assert 5_000 in paid and 7_000 not in paid


@pytest.mark.rule("UB-337", "UB-338")
def test_the_hutts_like_him_better_the_empire_less(aphra: Sim) -> None:
    """Not what the card says: that he loses with the Empire comes of her standing."""
    told = [(each.seat, each.faction, each.now) for each in aphra.found(ReputationChanged)]
    assert told == [(AI, "hutt", 1), (AI, "imperial", -1)]


@pytest.mark.rule("UB-339")
def test_the_bounty_leaves_the_game(aphra: Sim) -> None:
    assert APHRA in aphra.state.removed and aphra.player(AI).cards == ()


@pytest.mark.rule("UB-340", "UB-R32")
def test_after_all_of_that_both_suffer_the_damage(aphra: Sim) -> None:
    hurt = [(each.seat, each.target, each.amount) for each in aphra.found(DamageSuffered)]
    assert sorted(hurt) == [(0, "character", 3), (AI, "character", 2)]
    last = max(
        place for place, each in enumerate(aphra.events) if isinstance(each, ReputationChanged)
    )
    first = min(
        place for place, each in enumerate(aphra.events) if isinstance(each, DamageSuffered)
    )
    assert last < first

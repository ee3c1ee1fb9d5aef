"""The rulebook's examples of hunting, an unopposed and an opposed bounty, as positions."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import hunter
from game.outer_rim.ai.hunter import Target
from game.outer_rim.combat.events import CombatBegan, CombatDecided, DamageSuffered, Defeated
from game.outer_rim.contacts.events import ContactLeft
from game.outer_rim.events import CreditsChanged, FameChanged, ReputationChanged
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import BOTH, with_cards
from tests.outer_rim.unfinished.lone import AI, lone, turn

APHRA, AHSOKA, SAW = "aphra_posted", "ahsoka_posted", "saw_gerrera_bounty"
EVEN = {each: "neutral" for each in ("hutt", "imperial", "rebel", "syndicate")}


def poster(id: str, target: str, value: int, reward: dict[str, int], faction: str) -> Any:
    """Return a bounty with the printed figures."""
    return {
        "kind": "bounty", "id": id, "name": id.replace("_", " ").title(), "fidelity": "printed",
        "deck": "bounty", "target": target, "combat": "ground", "value": value,
        "eliminate": [{"do": "gain", **reward}], "capture": [{"do": "gain", **reward}],
        "deliver_to": "lothal", "after_reward": [{"do": "lose", "reputation": {faction: 1}}],
    }  # fmt: skip


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with the bounties of the examples."""
    aphra = poster(APHRA, "doctor_aphra_contact", 5, {"credits": 7_000, "fame": 2}, "imperial")
    ahsoka = poster(AHSOKA, "ahsoka_tano", 7, {"credits": 12_000, "fame": 2}, "rebel")
    return with_cards(tmp_path_factory, "posters", aphra, ahsoka, **BOTH)


# --- hunting bounties ----------------------------------------------------------------------------


@pytest.fixture
def hunt(table: OuterRim) -> Sim:
    """Return Boba Fett on Tatooine with two bounties; Doctor Aphra is played at Navpoint 3."""
    tokens = {
        "nal_hutta.1": "maz_kanata", "kessel.1": "hera_syndulla", "kessel.2": "chewbacca",
        "kessel.orange": "cad_bane",
    }  # fmt: skip
    up = ("hera_syndulla", "chewbacca")
    return lone(table, "tatooine", (SAW, APHRA), tokens, up, played="doctor_aphra")


def found(sim: Sim, bounty: str) -> list[Target]:
    """Return the targets for one of the bounties."""
    return [each for each in hunter.targets(sim.play(), AI) if each.bounty == bounty]


@pytest.mark.rule("UB-325", "UB-326", "UB-327", "UB-328")
def test_the_targets_of_both_bounties(hunt: Sim) -> None:
    """The human's character, and the facedown yellow contact; an orange one is next door, which
    would be a target if nobody played her."""
    (aphra,), (saw,) = found(hunt, APHRA), found(hunt, SAW)
    assert (aphra.kind, aphra.owner, aphra.space) == (hunter.CHARACTER, 0, "nav_3")
    assert (saw.kind, saw.place) == (hunter.FACEDOWN, "nal_hutta.1")
    hunt.player(0).character = "han_solo"
    assert [each.place for each in found(hunt, APHRA)] == ["kessel.orange"]


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


@pytest.mark.rule("UB-330", "UB-331", "UB-332", "UB-333", "UB-R84")
def test_ahsoka_tano_is_an_unopposed_bounty(table: OuterRim) -> None:
    """Boba Fett's turn on Tatooine, where her token is; he has 4,000."""
    up = ("ahsoka_tano",)
    rich = {"credits": 4_000, "reputation": EVEN}
    sim = turn(lone(table, "tatooine", (AHSOKA,), {"tatooine.orange": up[0]}, up, ai=rich))
    assert [each.contact for each in sim.found(ContactLeft)] == [*up]
    assert "ahsoka_tano" in sim.state.removed and not sim.found(CombatBegan)
    assert [each.amount for each in sim.found(FameChanged)] == [2]
    assert 12_000 in [each.amount for each in sim.found(CreditsChanged)]
    (lost,) = sim.found(ReputationChanged)
    assert (lost.seat, lost.faction, lost.now) == (AI, "rebel", -1)
    assert AHSOKA in sim.state.removed and sim.player(AI).cards == ()
    (hurt,) = sim.found(DamageSuffered)
    assert (hurt.target, hurt.amount, hurt.limit) == ("character", 7, 4)
    (beaten,) = sim.found(Defeated)
    assert (beaten.seat, beaten.credits_lost) == (AI, 3_000)
    kinds = (ContactLeft, FameChanged, ReputationChanged, DamageSuffered)
    assert [type(each) for each in sim.events if isinstance(each, kinds)] == [*kinds]


# --- opposed bounty ------------------------------------------------------------------------------


@pytest.mark.rule("UB-334", "UB-335", "UB-336", "UB-337", "UB-338", "UB-339", "UB-340", "UB-R32")
def test_doctor_aphra_is_an_opposed_bounty(table: OuterRim) -> None:
    """Boba Fett deals 3, she 2. Not what the card says: that he loses with the Empire comes of her
    standing."""
    dice = ["hit", "hit", "hit", "hit", "hit", *["blank"] * 8]
    standing = {**EVEN, "hutt": "negative", "imperial": "positive"}
    human = {"space": "tatooine", "reputation": standing}
    ai, who = {"reputation": EVEN}, "doctor_aphra"
    sim = turn(lone(table, "tatooine", (APHRA,), ai=ai, human=human, played=who, dice=dice))
    (fight,) = sim.found(CombatBegan)
    assert (fight.seat, fight.defender, fight.combat) == (AI, 0, "ground")
    (decided,) = sim.found(CombatDecided)
    assert (decided.damage, decided.enemy_damage, decided.won) == (3, 2, True)
    assert [each.amount for each in sim.found(FameChanged)] == [1]
    paid = [each.amount for each in sim.found(CreditsChanged)]
    assert 5_000 in paid and 7_000 not in paid
    told = [(each.seat, each.faction, each.now) for each in sim.found(ReputationChanged)]
    assert told == [(AI, "hutt", 1), (AI, "imperial", -1)]
    assert APHRA in sim.state.removed and sim.player(AI).cards == ()
    hurt = [(each.seat, each.target, each.amount) for each in sim.found(DamageSuffered)]
    assert sorted(hurt) == [(0, "character", 3), (AI, "character", 2)]
    kinds = (ReputationChanged, DamageSuffered)
    order = [type(each) for each in sim.events if isinstance(each, kinds)]
    assert order == [ReputationChanged] * 2 + [DamageSuffered] * 2

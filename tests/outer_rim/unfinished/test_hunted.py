"""Bounties on characters that somebody plays (UB-074 to UB-091)."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.events import ReputationChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import win_forecast
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import BOTH, with_cards

BOX = {"expansions": ["unfinished_business"]}
LOM, ARMOR = "databank_4_4_lom", "mandalorian_armor"
WRIT, OWN, LOOSE = "bossk_writ", "boba_fett_writ", "han_solo_writ"
HUNT = f"hunt:{WRIT}@seat_1"
SCRATCH = ("hit", "blank", "blank", "blank")
WIN = ("crit", "crit", "crit", *SCRATCH)
LOSE = ("blank", "blank", "blank", *SCRATCH)


def writ(id: str, target: str) -> dict[str, Any]:
    """Return a bounty whose rewards nobody gets for a player."""
    return {
        "kind": "bounty", "id": id, "name": id.replace("_", " ").title(), "fidelity": "house",
        "deck": "bounty", "target": target, "combat": "ship", "value": 9, "deliver_to": "ryloth",
        "eliminate": [{"do": "gain", "credits": 11_000, "fame": 2}],
        "capture": [{"do": "gain", "credits": 17_000, "fame": 2}],
        "after_reward": [{"do": "lose", "reputation": {"imperial": 1}}],
    }  # fmt: skip


@pytest.fixture(scope="module")
def hunters(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with three bounties on characters of the base box."""
    targets = {WRIT: "bossk_contact", OWN: "boba_fett_contact", LOOSE: "han_solo_contact"}
    cards = [writ(*each) for each in targets.items()]
    return with_cards(tmp_path_factory, "writs", *cards, **BOTH)


def facing(game: OuterRim, *cards: str, space: str = "naboo", **more: Any) -> Sim:
    """Return Boba Fett (ground 3) with a bounty where Bossk is (4 with 4-LOM), in the encounter
    step."""
    mine = {"space": space, "credits": 1_000, "cards": cards or [WRIT], **more.pop("mine", {})}
    theirs = {"space": space, "cards": [LOM], **more.pop("theirs", {})}
    neutral = dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), "neutral")
    for each in (mine, theirs):
        each["reputation"] = {**neutral, **each.get("reputation", {})}
    return Sim(
        game, more.pop("seats", 2), setup=BOX, players=[mine, theirs],
        step=more.pop("step", "encounter"), **more,
    )  # fmt: skip


def fight(sim: Sim, *faces: str) -> Sim:
    """Fight with these dice, and use no abilities."""
    sim.dice(*faces)
    sim.choose(HUNT)
    while sim.step in ("dice.use", "window"):
        sim.choose("pass" if "pass" in sim.keys else "keep" if "keep" in sim.keys else sim.keys[-1])
    return sim


@pytest.mark.long
@pytest.mark.rule("UB-074", "UB-076")
def test_the_owner_may_fight_the_character_in_the_same_space(hunters: OuterRim) -> None:
    sim = facing(hunters)
    assert HUNT in sim.keys
    decision = hunters.decision(sim.state)
    assert decision is not None
    chosen = next(each for each in decision.options if each.key == HUNT)
    label = hunters.word(sim.state, chosen)
    assert label.label == "Fight Bossk for the bounty"
    odds, _, rest = label.detail.partition(". ")
    assert odds.startswith("48% to win")
    dice, _, won = rest.partition(". ")
    assert dice == "Ground combat: your 3 dice against 4"
    assert won == "If you win: gain 5,000 credits and 1 fame."


@pytest.mark.rule("UB-R30")
def test_the_defeated_are_not_fought(hunters: OuterRim) -> None:
    sim = facing(hunters, theirs={"damage": {"character": 9}})
    assert HUNT not in sim.keys
    assert "defeated" in str(sim.refused(HUNT))


@pytest.mark.rule("UB-R31")
def test_a_hostile_patrol_comes_first(hunters: OuterRim) -> None:
    sim = facing(
        hunters, mine={"reputation": {"hutt": "negative"}},
        patrols={"hutt": {"level": 1, "space": "naboo"}},
    )  # fmt: skip
    assert sim.keys == ["fight:patrol_hutt_1@naboo"] or sim.step == "combat"
    assert "patrol" in str(sim.refused(HUNT))


@pytest.mark.rule("UB-077", "UB-078", "UB-R29")
@pytest.mark.parametrize(
    ("space", "kind", "dice"),
    [
        ("naboo", "ground", (3, 4)), ("spinward_core", "ground", (3, 4)), ("nav_3", "ship", (3, 3)),
        ("the_maelstrom", "ship", (3, 3)),
    ],
)  # fmt: skip
def test_on_the_ground_of_a_planet_else_between_ships(
    hunters: OuterRim, space: str, kind: str, dice: tuple[int, int]
) -> None:
    """With both sides' own values: the 9 ship combat of the card is for contacts."""
    found = Sim(hunters, setup=BOX).play().galaxy.spaces
    space = space if space in found else next(s for s in found if found[s].kind == "maelstrom")
    begun = fight(facing(hunters, space=space), *WIN).found(CombatBegan, log=True)[0]
    assert (begun.combat, begun.defender) == (kind, 1)
    assert (begun.dice, begun.enemy_dice) == dice


@pytest.mark.rule("UB-079", "UB-081", "UB-082", "UB-083", "UB-084", "UB-087", "UB-088", "UB-089")
def test_a_win_brings_5000_and_1_fame_and_the_card_is_gone(hunters: OuterRim) -> None:
    """Nothing that the card says: no 11,000, no capture, no lost Imperial reputation."""
    sim = fight(facing(hunters), *WIN)
    player = sim.player()
    assert (player.credits, player.fame, player.reputation) == (6_000, 1, (0, 0, 0, 0))
    assert WRIT not in player.cards and WRIT in sim.state.removed
    assert WRIT not in sim.state.market["bounty"]
    assert [each.how for each in sim.found(BountyClosed, log=True)] == ["hunted"]
    assert not sim.found(ReputationChanged, log=True)
    assert "bossk_contact" in sim.state.contacts.values()
    told = [hunters.tell(sim.state, each, None) for each in sim.log]
    assert "Boba completes the bounty on Bossk." in told


@pytest.mark.rule("UB-080")
def test_without_a_win_the_card_stays(hunters: OuterRim) -> None:
    sim = fight(facing(hunters), *LOSE)
    assert (sim.player().credits, sim.player().fame) == (1_000, 0)
    assert sim.player().cards == (WRIT,)
    sim.choose("credits")
    while sim.seat == 1 or sim.step != "encounter":
        keys = [key for key in sim.keys if not key.startswith("deal")]
        sim.choose(next((key for key in ("recover", "end", "pass") if key in keys), keys[-1]))
    assert HUNT in sim.keys or sim.player(1).defeated


STEP_3 = {"hutt": "negative", "rebel": "negative", "syndicate": "positive", "imperial": "positive"}


@pytest.mark.rule("UB-082", "UB-085", "UB-086", "UB-088")
def test_reputation_goes_after_the_defenders(hunters: OuterRim) -> None:
    """Up with those who hate the prey, down with those who love it: both picked by the winner."""
    before = {"rebel": "negative", "syndicate": "positive"}
    sim = facing(hunters, theirs={"reputation": STEP_3}, mine={"reputation": before})
    fight(sim, *WIN)
    assert (sim.step, sim.seat) == ("hunted.faction", 0)
    assert (sim.player().credits, sim.player().fame) == (6_000, 1)
    assert sim.keys == ["faction:hutt", "faction:rebel"]
    assert "not negative" in str(sim.refused("faction:imperial"))
    assert "gain 1 reputation" in hunters.prompt(sim.state)
    sim.choose("faction:rebel")
    assert sim.keys == ["faction:imperial", "faction:syndicate"]
    assert "not positive" in str(sim.refused("faction:hutt"))
    assert "lose 1 reputation" in hunters.prompt(sim.state)
    assert WRIT in sim.player().cards
    sim.choose("faction:syndicate")
    assert sim.player().reputation == (0, 0, 0, 0)
    assert WRIT in sim.state.removed
    assert sim.player(1).reputation == (-1, 1, -1, 1)


@pytest.mark.rule("UB-075")
def test_the_token_of_the_target_does_not_help(hunters: OuterRim) -> None:
    sim = facing(
        hunters, theirs={"space": "ryloth"},
        contacts={"naboo": [None, None, "bossk_contact"]}, faceup=["bossk_contact"],
    )  # fmt: skip
    sim.choose("meet:naboo.orange")
    assert sim.step == "encounter" and "bossk_contact" in sim.state.removed
    assert sim.player().cards == (WRIT,) and not any(key.startswith("hunt") for key in sim.keys)


@pytest.mark.rule("UB-090", "UB-091", "UB-R64")
def test_the_bounty_on_oneself_is_held_and_never_completed(hunters: OuterRim) -> None:
    sim = facing(hunters, OWN)
    assert sim.player().cards == (OWN,)
    assert not any(key.startswith("hunt:") for key in sim.keys)
    assert "You play Boba Fett yourself" in str(sim.refused(f"hunt:{OWN}@seat_0"))


@pytest.mark.rule("UB-R71")
def test_an_ai_defends_with_its_values_alone(hunters: OuterRim) -> None:
    sim = facing(
        hunters, LOOSE, seats=("human", "deck"), characters=("boba_fett", "han_solo"),
    )  # fmt: skip
    sim.dice(*WIN)
    events = sim.choose(f"hunt:{LOOSE}@seat_1")
    begun = next(each for each in events if isinstance(each, CombatBegan))
    values = sim.values(1)
    assert begun.enemy_dice == values.ground_combat
    assert sim.player().fame == 1 and LOOSE in sim.state.removed


@pytest.mark.parametrize(("card", "fame"), [(WRIT, 1), (OWN, 0), (LOOSE, 0)])
def test_what_a_turn_can_bring_counts_prey_within_reach(
    hunters: OuterRim, card: str, fame: int
) -> None:
    sim = facing(hunters, card, step="planning", theirs={"space": "nav_18"})
    assert win_forecast.reach(sim.play(), 0).fame == fame

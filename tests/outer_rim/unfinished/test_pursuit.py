"""Unopposed and opposed bounties of an AI that hunts."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.combat.events import CombatBegan, CombatDecided, DamageSuffered
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.events import ContactMet
from game.outer_rim.events import AILine, CardDiscarded, CreditsChanged, FameChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.stats import Table
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.lone import AI, BOX, lone, spread, turn

SAW, HERA, KRRSANTAN = "saw_gerrera_bounty", "hera_syndulla_bounty", "black_krrsantan_bounty"
GREEDO, BOSHEK = "greedo_bounty", "databank_90_boshek"
SAW_CREW = "databank_22_saw_gerrera"
HERE = {"space": "tatooine"}
HIT, BLANK = ("hit",), ("blank",)


def meet(game: OuterRim, bounty: str, token: str, up: bool = True, **more: Any) -> Sim:
    """Return the AI's turn in a space with a contact."""
    faceup = (token,) if up else ()
    return turn(lone(game, "tatooine", (bounty,), {"tatooine.1": token}, faceup, **more))


# --- unopposed -----------------------------------------------------------------------------------


@pytest.mark.rule("UB-211", "UB-213", "UB-215", "UB-222", "UB-223")
def test_a_faceup_match_is_removed_for_its_reward(game: OuterRim) -> None:
    """Greedo: 8,000 and 1 fame, without a fight and without his databank card."""
    sim = meet(game, GREEDO, "greedo")
    assert "greedo" in sim.state.removed and "greedo" not in sim.tokens("tatooine")
    ai = sim.player(AI)
    assert (ai.fame, GREEDO in ai.cards, GREEDO in sim.state.removed) == (1, False, True)
    gained = [each.amount for each in sim.found(CreditsChanged) if each.seat == AI]
    assert 8_000 in gained
    assert not sim.found(CombatBegan) and not sim.found(ContactMet)
    (closed,) = sim.found(BountyClosed)
    assert (closed.card, closed.contact, closed.how) == (GREEDO, "greedo", "eliminated")


@pytest.mark.rule("UB-212", "UB-214", "UB-216")
def test_a_facedown_contact_that_does_not_match_ends_the_encounter(game: OuterRim) -> None:
    """Chopper is green as well; the lines below are not reached either."""
    sim = meet(game, GREEDO, "chopper", up=False, ai={"credits": 9_000})
    assert "chopper" in sim.state.faceup and "chopper" in sim.tokens("tatooine")
    assert GREEDO in sim.player(AI).cards and sim.player(AI).fame == 0
    assert not sim.found(ContactMet) and not sim.found(CombatBegan)
    told = [(each.line, each.done) for each in sim.found(AILine) if each.part == "encounter"]
    assert told == [(0, False), (1, True)]
    assert not [each for each in sim.found(DamageSuffered)]


@pytest.mark.rule("UB-224")
def test_what_follows_a_reward_is_carried_out(game: OuterRim) -> None:
    sim = meet(game, GREEDO, "greedo")
    assert sim.player(AI).reputation[0] == -1


@pytest.mark.rule("UB-225")
@pytest.mark.parametrize(
    ("bounty", "token", "target", "value"),
    [
        (GREEDO, "greedo", "character", 4),
        ("databank_90_ponda_baba", "ponda_baba", "character", 2),
        (BOSHEK, "boshek", "ship", 2),
    ],
)
def test_last_it_suffers_the_value_of_the_bounty(
    game: OuterRim, bounty: str, token: str, target: str, value: int
) -> None:
    sim = meet(game, bounty, token)
    hurt = [(each.target, each.amount) for each in sim.found(DamageSuffered)]
    assert hurt == [(target, value)]
    kinds = [type(each) for each in sim.events if isinstance(each, FameChanged | DamageSuffered)]
    assert kinds == [FameChanged, DamageSuffered]


# --- crew ----------------------------------------------------------------------------------------


def with_crew(game: OuterRim, **more: Any) -> Sim:
    """Return the AI's turn beside the human with Saw Gerrera among the crew."""
    human = {**HERE, "cards": [SAW_CREW]}
    return turn(lone(game, "tatooine", (SAW,), human=human, **more))


@pytest.mark.rule("UB-211", "UB-217", "UB-218", "UB-220", "UB-222", "UB-R67")
def test_crew_that_is_not_protected_is_an_unopposed_bounty(game: OuterRim) -> None:
    sim = with_crew(game)
    assert (sim.step, sim.seat, sim.keys) == ("protect", 0, ["protect", "yield"])
    sim.choose("yield")
    assert SAW_CREW in sim.state.removed and "saw_gerrera" in sim.state.removed
    assert sim.player(0).cards == () and sim.player(AI).fame == 2
    assert [each.amount for each in sim.found(DamageSuffered)] == [6]
    assert not sim.found(CombatBegan)


@pytest.mark.rule("UB-222", "UB-233")
@pytest.mark.parametrize("room", [True, False])
@pytest.mark.parametrize("answer", ["yield", "protect"])
def test_with_crew_go_the_slots_that_it_brought(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch, answer: str, room: bool
) -> None:
    """Saw carries a third piece of gear here, as crew of a pack may: it has to go with him."""
    edition = game.editions.of((*BOX["expansions"],))
    monkeypatch.setattr(edition, "table", Table(edition.content))
    carries = Ability(when="always", modify={"gear_slots": 1})
    monkeypatch.setattr(edition.content.assets[SAW_CREW], "always", (carries,))
    gear = ("vibroknife", "vibro_ax", "armored_vest")[: 2 if room else 3]
    sim = lone(
        game, "tatooine", (SAW,), human={**HERE, "cards": [SAW_CREW, *gear]},
        dice=[*HIT * 4, *BLANK * 12],
    )  # fmt: skip
    turn(sim).choose(answer)
    while sim.step in ("dice.use", "window"):
        sim.choose("pass" if "pass" in sim.keys else "keep")
    gone = [(each.seat, each.card) for each in sim.found(CardDiscarded, log=True)]
    assert (0, SAW_CREW) in gone
    if room:
        assert sim.step != "surplus" and sim.player(0).cards == gear
    else:
        assert (sim.step, sim.seat) == ("surplus", 0)
        sim.choose(next(key for key in sim.keys if "vibro_ax" in key))
        assert sim.player(0).cards == ("vibroknife", "armored_vest")


@pytest.mark.rule("UB-235")
def test_what_follows_the_reward_of_an_opposed_bounty_is_carried_out(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim = with_crew(game, dice=[*HIT * 3, *BLANK * 9])
    assets = sim.play().content.assets
    monkeypatch.setattr(assets[SAW], "after_reward", assets[GREEDO].after_reward)
    sim.choose("protect")
    assert sim.player(AI).reputation[0] == -1


@pytest.mark.rule("UB-R68")
def test_the_ai_wins_a_tie(game: OuterRim) -> None:
    sim = with_crew(game, dice=[*HIT, *BLANK * 2, *HIT, *BLANK])
    sim.choose("protect")
    assert sim.found(CombatDecided)[0].won and SAW_CREW in sim.state.removed


@pytest.mark.rule("UB-245", "UB-R66")
def test_its_own_crew_is_an_unopposed_bounty(game: OuterRim) -> None:
    """Nobody is asked."""
    sim = turn(lone(game, "tatooine", (SAW, SAW_CREW)))
    assert sim.step != "protect"
    assert {SAW_CREW, "saw_gerrera", SAW} <= set(sim.state.removed)
    assert sim.player(AI).fame == 2
    assert [each.amount for each in sim.found(DamageSuffered)] == [6]


# --- characters ----------------------------------------------------------------------------------


def duel(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch, space: str = "tatooine", **more: Any
) -> Sim:
    """Return the AI's turn beside the human's character, on whom it holds a bounty."""
    human = {"space": space, **more.pop("human", {})}
    sim = lone(game, space, (SAW,), human=human, **more)
    monkeypatch.setattr(sim.play().content.assets[SAW], "target", "jyn_erso_contact")
    return turn(sim)


WON, LOST = [*HIT * 3, *BLANK * 9], [*BLANK * 3, *HIT * 9]


@pytest.mark.rule("UB-211", "UB-221", "UB-226", "UB-229", "UB-236", "UB-237")
def test_a_character_is_always_fought_for_5000_and_1_fame(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saw's bounty would bring 8,000 and 2 fame."""
    neutral = {"hutt": "neutral", "imperial": "neutral"}
    sim = duel(game, monkeypatch, dice=WON, human={"reputation": neutral})
    (fight,) = sim.found(CombatBegan)
    assert (fight.seat, fight.defender, fight.combat) == (AI, 0, "ground")
    ai = sim.player(AI)
    assert (ai.fame, SAW in ai.cards, SAW in sim.state.removed) == (1, False, True)
    assert [each.amount for each in sim.found(CreditsChanged)].count(5_000) == 1
    assert 8_000 not in [each.amount for each in sim.found(CreditsChanged)]
    hurt = [(each.seat, each.amount) for each in sim.found(DamageSuffered)]
    assert hurt == [(0, 3)]


@pytest.mark.rule("UB-232")
def test_a_defender_who_wins_is_rid_of_the_bounty(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim = duel(game, monkeypatch, dice=LOST)
    assert sim.player(AI).cards == () and sim.player(AI).fame == 0
    assert sim.state.market["bounty"][-1] == SAW and SAW not in sim.state.removed


FOES = {"hutt": "negative", "imperial": "negative", "rebel": "neutral", "syndicate": "neutral"}
EVEN = {each: "neutral" for each in FOES}


@pytest.mark.rule("UB-238", "UB-R33")
def test_the_human_picks_a_faction_that_dislikes_the_loser(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    human = {"reputation": FOES}
    sim = duel(game, monkeypatch, dice=WON, human=human, ai={"reputation": EVEN})
    assert (sim.step, sim.seat) == ("hunted.faction", 0)
    assert sim.keys == ["faction:hutt", "faction:imperial"]
    sim.choose("faction:imperial")
    assert sim.player(AI).reputation == (0, 1, 0, 0)


@pytest.mark.rule("UB-239")
def test_the_ai_gains_where_it_is_not_positive_yet(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    human = {"reputation": FOES}
    liked = {**EVEN, "hutt": "positive"}
    sim = duel(game, monkeypatch, dice=WON, human=human, ai={"reputation": liked})
    assert sim.player(AI).reputation == (1, 1, 0, 0)  # nothing to choose
    both = {**liked, "imperial": "positive"}
    sim = duel(game, monkeypatch, dice=WON, human=human, ai={"reputation": both})
    assert sim.keys == ["faction:hutt", "faction:imperial"]


@pytest.mark.rule("UB-240")
def test_without_friends_of_the_loser_the_ai_loses_nothing(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim = duel(game, monkeypatch, dice=WON, human={"reputation": EVEN}, ai={"reputation": EVEN})
    assert sim.step != "hunted.faction" and sim.player(AI).reputation == (0, 0, 0, 0)


@pytest.mark.rule("UB-243", "UB-R63")
def test_a_reveal_icon_serves_its_bounties(game: OuterRim) -> None:
    """Of the facedown contacts here the class of a bounty, or else the lowest."""
    tokens = {"tatooine.1": "boshek", "tatooine.2": "greedo", "tatooine.orange": "saw_gerrera"}
    for held, wanted in (
        ((SAW,), "saw_gerrera"),
        ((SAW, "chopper_bounty"), "greedo"),
        (("targeting_computer",), "boshek"),
    ):
        sim = lone(game, "tatooine", held, tokens)
        play = sim.play()
        contacts.follow_icon(play, AI, (1, 4), "x")
        assert sim.state.faceup == (wanted,)
    spread(sim, {"tatooine.1": "greedo", "tatooine.2": "boshek"})
    sim.player(AI).cards = (SAW,)
    contacts.follow_icon(sim.play(), AI, (1, 4), "x")
    assert sim.state.faceup == ("boshek",)

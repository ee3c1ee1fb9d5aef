"""Exact words, icons and reasons of the verbs that came with the box, and what the linter learns
from them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.outer_rim.cards.effects import AnyEffect
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.events import CardDiscarded
from game.outer_rim.frames import Cargo, Effects
from game.outer_rim.game import OuterRim
from game.outer_rim.text.terms import Scene
from tests.outer_rim.conftest import Sim

EFFECT: TypeAdapter[Any] = TypeAdapter(AnyEffect)
GAIN, FAME = {"do": "gain", "credits": 2_000}, {"do": "gain", "fame": 1}
GOODS = ("crew_gained", "a deal")


def effect(do: str, **fields: Any) -> Any:
    """Return an effect as a card would write it."""
    return EFFECT.validate_json(json.dumps({"do": do, **fields}))


def looked(deck: str, count: int, **fields: Any) -> tuple[str, dict[str, Any]]:
    return "look_top", {"deck": deck, "count": count, **fields}


SAID: list[tuple[tuple[str, dict[str, Any]], str]] = [
    (
        ("invite", {"then": [GAIN]}),
        "ask a player in your space to come along If they agree, gain 2,000 credits.",
    ),
    (
        ("invite", {"then": [GAIN, {"do": "follow"}], "otherwise": [FAME]}),
        "ask a player in your space to come along If they agree, gain 2,000 credits. "
        "That player goes to your space. Otherwise, gain 1 fame.",
    ),
    (
        ("opposed", {"skill": "stealth", "won": [FAME]}),
        "test {icon:stealth} Stealth (opposed) against a player in your space "
        "**Only you pass:** Gain 1 fame.",
    ),
    (
        ("opposed", {"skill": "tech", "reach": "nearest", "opponent": {"defeated": False}}),
        "test {icon:tech} Tech (opposed) against the nearest other player who is not defeated",
    ),
    (("strengthen", {"dice": 1}), "roll 1 more die"),
    (
        ("strengthen", {"dice": 2, "spare": True}),
        "roll 2 more dice; the contact cannot be eliminated then",
    ),
    (
        looked("cargo", 1, rest="under"),
        "look at the top card of the cargo deck Put it under the deck.",
    ),
    (
        looked("cargo", 2, rest="order"),
        "look at the top 2 cards of the cargo deck Put them back in any order.",
    ),
    (
        looked("job", 3, take="gain", rest="shuffle"),
        "look at the top 3 cards of the job deck You may gain 1 of them. "
        "Shuffle the others back into the deck.",
    ),
    (
        looked("cargo", 1, take="gain", rest="under"),
        "look at the top card of the cargo deck You may gain 1 of them. Put it under the deck.",
    ),
    (
        looked("job", 2, take="buy", discount=1_000),
        "look at the top 2 cards of the job deck You may buy 1 of them for 1,000 credits less.",
    ),
    (("give", {"credits": 2_000}), "give up to 2,000 credits to a player in your space"),
    (("take_card", {"kinds": ["crew"]}), "take 1 crew from a player in your space"),
    (
        ("take_card", {"kinds": ["cargo", "gear"], "worth": 3_000}),
        "take 1 cargo or gear that costs 3,000 credits or less from a player in your space",
    ),
]


@pytest.mark.parametrize(("wanted", "words"), SAID, ids=[words for _, words in SAID])
def test_an_effect_in_words(game: OuterRim, wanted: Any, words: str) -> None:
    one = effect(wanted[0], **wanted[1])
    content = game.editions.of(("unfinished_business",)).content
    said = verb_of(one).sentence(one, Scene(content))
    assert said.head + said.tail == words


@pytest.mark.parametrize(
    ("wanted", "icon", "causes"),
    [
        (looked("cargo", 2), "{icon:eye} 2 {icon:cargo}", ()),
        (looked("kessel_maelstrom", 2, take="top"), "{icon:eye} 2 {icon:encounter}", ()),
        (looked("job", 3, take="gain"), "{icon:eye} 3 {icon:job} +1", GOODS),
        (
            looked("luxury", 2, take="buy"),
            "{icon:eye} 2 {icon:luxury} {icon:market}",
            GOODS,
        ),
        (
            looked("gear_and_mod", 5, take="buy", half=True),
            "{icon:eye} 5 {icon:gear_and_mod} {icon:market} {icon:credits} 1/2",
            GOODS,
        ),
        (
            looked("job", 2, take="buy", discount=1_000),
            "{icon:eye} 2 {icon:job} {icon:market} {icon:credits} -1,000",
            GOODS,
        ),
        (("take_card", {"kinds": ["crew"]}), "take {icon:crew}", ("crew_gained",)),
        (("take_card", {"kinds": ["cargo"]}), "take {icon:cargo}", ()),
    ],
)
def test_an_effect_in_icons(wanted: Any, icon: str, causes: tuple[str, ...]) -> None:
    one = effect(wanted[0], **wanted[1])
    assert (verb_of(one).icon(one), verb_of(one).causes(one)) == (icon, causes)


@pytest.mark.parametrize(
    ("wanted", "lacks"),
    [
        (("opposed", {"skill": "tech"}), "The Cup needs another player in your space."),
        (
            ("opposed", {"skill": "tech", "reach": "nearest", "opponent": {"spaces": ["kessel"]}}),
            "The Cup needs the nearest other player who is on Kessel.",
        ),
        (
            ("take_card", {"kinds": ["gear"], "worth": 3_000}),
            "No one in your space has gear that costs 3,000 credits or less for The Cup.",
        ),
        (("take_card", {"kinds": ["crew"]}), "No one in your space has crew for The Cup."),
    ],
)
def test_what_an_effect_lacks(game: OuterRim, wanted: Any, lacks: str) -> None:
    one = effect(wanted[0], **wanted[1])
    play = Sim(game, players=[{"space": "naboo"}, {"space": "kessel"}]).play()
    assert verb_of(one).lack(play, 0, one, "The Cup", "OR-001").text == lacks


# --- what they do ---------------------------------------------------------------------------------


def test_a_fight_that_is_not_there_gains_no_dice(game: OuterRim) -> None:
    one = effect("strengthen", dice=2)
    play = Sim(game, players=[{"space": "naboo"}, {"space": "kessel"}]).play()
    before = play.state.clone()
    verb_of(one).do(play, Effects(0, block="", card=""), one)
    assert play.state == before


@pytest.mark.parametrize("held", [True, False])
def test_cargo_is_discarded_while_it_is_delivered(game: OuterRim, held: bool) -> None:
    one = effect("discard_delivery")
    cards = ["spice"] if held else ["salvage"]
    play = Sim(game, players=[{"space": "naboo", "cards": cards}, {"space": "kessel"}]).play()
    f = Effects(0, block="", card="")
    assert not verb_of(one).possible(play, 0, one, "")
    verb_of(one).do(play, f, one)
    assert play.events == []
    play.push(Cargo(0, card="spice"))
    assert verb_of(one).possible(play, 0, one, "")
    verb_of(one).do(play, f, one)
    gone = [each.card for each in play.events if isinstance(each, CardDiscarded)]
    assert gone == (["spice"] if held else [])

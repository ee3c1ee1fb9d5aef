"""Looking at the top cards of a deck: who sees them, what is taken, and how the rest goes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import OuterRim, load
from game.outer_rim.looks.events import TopLookedAt, TopSeen
from game.outer_rim.market.events import CardBought
from game.outer_rim.text import cards
from game.outer_rim.text.log.log import tell
from tests.breadth import every
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import pack, with_cards

LOOKS: dict[str, dict[str, Any]] = {
    "gain_one": {"deck": "cargo", "count": 3, "take": "gain", "rest": "order"},
    "half_mod": {
        "deck": "gear_and_mod", "count": 5, "take": "buy", "kinds": ["mod"], "half": True,
    },
    "cheaper": {"deck": "job", "count": 2, "take": "buy", "discount": 1000, "rest": "under"},
    "one_on_top": {"deck": "luxury", "count": 3, "take": "top"},
    "top_or_under": {"deck": "navpoint", "count": 2, "take": "top", "rest": "under"},
    "sort": {"deck": "kessel_maelstrom", "count": 3, "rest": "order"},
    "glance": {"deck": "bounty", "count": 2},
    "gain_shuffled": {"deck": "luxury", "count": 2, "take": "gain", "rest": "shuffle"},
}  # fmt: skip


def lookout(name: str, what: dict[str, Any]) -> dict[str, Any]:
    """Return gear whose action looks at a deck."""
    return {"kind": "gear", "id": name, "name": name.replace("_", " ").title(),
            "fidelity": "house", "deck": "gear_and_mod", "cost": 1_000,
            "abilities": [{"when": "action", "then": [{"do": "look_top", **what}]}]}  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with all these cards."""
    return with_cards(tmp_path_factory, "lookouts", *(lookout(*each) for each in LOOKS.items()))


@pytest.fixture
def looking(house: OuterRim) -> Callable[..., Sim]:
    """Return the maker of a table where a player looks with one of the cards."""

    def make(name: str, *top: str, credits: int = 20_000, held: tuple[str, ...] = ()) -> Sim:
        first = {"space": "naboo", "cards": (name, *held), "credits": credits}
        deck = LOOKS[name]["deck"]
        decks = {"decks": {deck: top}} if top else {}
        sim = Sim(house, players=[first, {"space": "kessel"}], step="action", **decks)
        sim.choose(f"use:{name}")
        return sim

    return make


def top(sim: Sim, deck: str, count: int = 3) -> tuple[str, ...]:
    """Return the top cards of a deck."""
    return {**sim.state.market, **sim.state.encounters}[deck][:count]


def test_only_the_player_who_looks_sees_the_cards(looking: Callable[..., Sim]) -> None:
    sim = looking("gain_one")
    seen = top(sim, "cargo")
    (private,), (public,) = sim.found(TopSeen), sim.found(TopLookedAt)
    assert (private.cards, private.to) == (seen, (0,))
    assert (public.deck, public.count, public.to) == ("cargo", 3, None)
    assert sim.game.view(sim.state, 0)["players"][0]["looks_at"] == list(seen)
    for other in (1, None):
        assert not set(seen[1:]) & set(json.dumps(sim.game.view(sim.state, other)).split('"'))
    play = sim.play()
    mine, theirs = (tell(play, private, seat) + tell(play, public, seat) for seat in (0, 1))
    assert all(play.content.name(card) in mine for card in seen)
    assert theirs.endswith("looks at 3 cards on top of the cargo deck (Gain One).")
    assert "looks at" not in mine


def test_a_guess_keeps_what_is_seen(looking: Callable[..., Sim]) -> None:
    for name, deck in (("gain_one", "cargo"), ("sort", "kessel_maelstrom")):
        sim = looking(name)
        seen = top(sim, deck)
        guesses = [sim.game.imagine(sim.state, seat, n) for seat in (0, 1) for n in range(9)]
        same = [{**each.market, **each.encounters}[deck][:3] == seen for each in guesses]
        assert all(same[:9]) and not all(same[9:]), name


def test_half_a_cost_is_rounded_up(looking: Callable[..., Sim], house: OuterRim) -> None:
    assets = house.base.content.assets
    deck = house.base.content.market["gear_and_mod"]
    mods = [card for card in deck if assets[card].kind == "mod"]
    odd = next(card for card in mods if assets[card].cost == 3_000)
    gear = next(card for card in deck if assets[card].kind == "gear" and card not in LOOKS)
    rich, poor = looking("half_mod", gear, odd), looking("half_mod", gear, odd, credits=999)
    key = f"buy:{odd}@mod"
    assert key in rich.keys and not [each for each in rich.keys if gear in each]
    rich.choose(key)
    while rich.step == "barter":
        rich.choose("pay")
    assert [each.price for each in rich.found(CardBought)] == [2_000]
    assert rich.player().credits == 18_000
    assert key not in poor.keys
    assert "2,000" in str(poor.refused(key)) and "look" in str(poor.refused(f"buy:{gear}@gear"))


def test_encounter_cards_are_sorted(looking: Callable[..., Sim]) -> None:
    sim = looking("sort")
    first, second, third = top(sim, "kessel_maelstrom")
    assert sim.keys == [f"lay:{first}", f"lay:{second}", f"lay:{third}", "done"]
    sim.choose(f"lay:{third}", f"lay:{second}")
    assert top(sim, "kessel_maelstrom") == (third, second, first) and sim.step == "action"
    assert "one of the cards" in str(looking("sort").refused("lay:enc_navpoint_a"))


def test_a_glance_changes_nothing(looking: Callable[..., Sim]) -> None:
    sim = looking("glance")
    before = dict(sim.state.market)
    assert sim.keys == ["done"]
    prompt = sim.game.prompt(sim.state)
    assert all(sim.game.base.content.name(card) in prompt for card in top(sim, "bounty", 2))
    sim.choose("done")
    assert sim.state.market == before and sim.step == "action"


def test_deals_cannot_be_gained(looking: Callable[..., Sim], house: OuterRim) -> None:
    deal = next(
        card for card in house.base.content.market["luxury"]
        if house.base.content.assets[card].kind == "deal"
    )  # fmt: skip
    sim = looking("gain_shuffled", deal)
    assert f"gain:{deal}" not in sim.keys
    assert "You cannot gain" in str(sim.refused(f"gain:{deal}"))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("gain_one", "Look at the top 3 cards of the cargo deck. You may gain 1 of them. Put the "
         "others back in any order."),
        ("half_mod", "You may buy 1 mod among them for half its cost, rounded up to a full 1,000 "
         "credits."),
        ("cheaper", "You may buy 1 of them for 1,000 credits less. Put the others under the deck."),
        ("one_on_top", "Look at the top 3 cards of the luxury deck. Put 1 of them on top."),
        ("sort", "Look at the top 3 cards of the Kessel / The Maelstrom deck. Put them back in "
         "any order."),
        ("gain_shuffled", "Shuffle the others back into the deck."),
    ],
)  # fmt: skip
def test_the_card_says_so(house: OuterRim, name: str, says: str) -> None:
    assert says in cards.plain(" ".join(cards.card_text(house.base.content, name).body))


@pytest.mark.parametrize(
    ("change", "told"),
    every(
        4,
        [
            ({"deck": "cago"}, "did you mean 'cargo'?"),
            ({"count": 0}, "at least one card"),
            ({"deck": "navpoint"}, "only cards of the market"),
            ({"deck": "ship"}, "players buy ships, and never gain them"),
            ({"take": "top", "kinds": ["cargo"]}, "belongs to cards you gain or buy"),
            ({"discount": 1_000}, "a discount belongs to cards you buy"),
            ({"take": "buy", "half": True, "discount": 1_000}, "either by a discount or by half"),
            ({"take": "top", "count": 1}, "of two or more"),
        ],
    ),
)
def test_mistakes_are_found(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    wrong = lookout("gain_one", {**LOOKS["gain_one"], **change})
    problems = load([pack(tmp_path / "wrong", wrong)]).problems
    assert any(told in each for each in problems), problems

"""The market cards of the box: what each costs, where it is sold, and the icons on its edge."""

from __future__ import annotations

from collections import Counter

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.market import rules as market
from game.outer_rim.market.events import CardBought
from game.outer_rim.market.frames import RevealIcon
from game.outer_rim.patrols.events import PatrolMoved
from tests.outer_rim.unfinished.stall import PLANETS, alone, words
from tests.specs import Row, faults, for_each, tables

MARKET = tables("outer_rim/unfinished/market.spec")
EDGES = MARKET["edges"]
DECKS = sorted({row["deck"] for row in EDGES})
CORE = {"spinward_core", "trailing_core"}
PRINTED = ("astromech_droid_parts", "electroripper_staff", "doctor_aphra_bounty",
           "ahsoka_tano_bounty")  # fmt: skip


def test_every_card_of_the_box_has_a_spec(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    cards = {deck: [card for card in pile if content.box_of(card) == "unfinished_business"]
             for deck, pile in content.market.items()}  # fmt: skip
    jobs = cards.pop("job", [])
    edges = Counter((row["deck"], row["card"]) for row in EDGES)
    assert edges == Counter((deck, card) for deck, pile in cards.items() for card in pile), jobs


@pytest.mark.rule("UB-302", "UB-304", "UB-307", "UB-316", "OR-135")
@pytest.mark.parametrize("deck", DECKS)
def test_price_and_place(game: OuterRim, deck: str) -> None:
    with faults() as at:
        for row in EDGES:
            if row["deck"] == deck:
                with at(row.line):
                    priced_and_placed(game, row)


def priced_and_placed(game: OuterRim, row: Row) -> None:
    """Assert what a card costs, and where it is sold."""
    deck, card, cost, without = row["deck"], row["card"], row.number("cost"), row["not_on"]
    slot = row["slot"]
    key = f"buy:{card}@{slot}" if slot else f"buy:{card}"
    starter = "g_1a_starfighter"

    def stall(space: str, credits: int, ship: str = starter) -> list[str]:
        position = {"decks": {deck: [card]}}
        return alone(game, "action", space, "hired_help", ship=ship, credits=credits,
                     position=position).keys  # fmt: skip

    closed = {"": set(), "rim": set(PLANETS) - CORE - {"lothal", "naboo"}}.get(without, {without})
    assert {space for space in PLANETS if key not in stall(space, cost)} == closed
    if cost:
        assert not [
            key for key in stall("spinward_core", cost - 1) if key.startswith(f"buy:{card}")
        ]
    sim = alone(game, "action", "spinward_core", "hired_help", ship=starter, credits=cost,
                position={"decks": {deck: [card]}})  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.startswith(f"buy:{card}")))
    while sim.step == "barter":
        sim.choose("pay")
    assert [each.price for each in sim.found(CardBought, log=True)] == [cost]
    assert sim.player().credits == 0


@pytest.mark.rule("UB-305", "UB-306", "UB-308", "UB-317", "UB-113", "UB-R25")
@for_each(EDGES)
def test_icons(game: OuterRim, row: Row) -> None:
    deck, card, faction, people = row["deck"], row["card"], row["patrol"], row["reveals"]
    fewest, _, most = people.partition(" to ")
    sim = alone(game, "action", "naboo", position={"decks": {deck: [card]}})
    play = sim.play()
    market.turn_up(play, 0, deck, "test")
    steps = [frame.step for frame in play.stack]
    moved = [each for each in play.events if isinstance(each, PatrolMoved)]
    asked = [frame for frame in play.stack if frame.step == "patrol"]
    assert bool(moved or asked) == bool(faction), steps
    assert all(frame.faction == faction for frame in asked)  # type: ignore[attr-defined]
    assert ("reveal_icon" in steps) == bool(people)
    one = play.state.players[0]
    for seats in range(1, 5):
        play.state.players, play.stack[:] = [one] * seats, [RevealIcon(0, card=card)]
        market.run_reveal_icon(play, play.stack[0])  # type: ignore[arg-type]
        works = bool(people) and int(fewest) <= seats <= int(most)
        assert [frame.step for frame in play.stack] == ["reveal"] * works
    told = words(sim, card)
    assert (f"the {faction.title()} patrol moves {row['spaces']} spaces" in told) == bool(faction)
    assert ("reveals a contact" in told) is bool(people)
    assert not people or f"{people} players: the buyer reveals a contact here" in told


def test_the_icons_of_each_faction_are_as_many(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    own = [asset for asset in content.assets.values()
           if asset.deck and content.box_of(asset.id) == "unfinished_business"]  # fmt: skip
    count = Counter(asset.patrol.faction for asset in own if asset.patrol is not None)
    assert count == {"hutt": 11, "imperial": 11, "rebel": 11, "syndicate": 11}
    assert sum(asset.reveal is not None for asset in own) == 39
    assert len(own) == 45


@pytest.mark.parametrize("card", PRINTED)
def test_printed_cards_say_so(game: OuterRim, card: str) -> None:
    content = game.editions.of(("unfinished_business",)).content
    assert content.components[card].fidelity == "printed"

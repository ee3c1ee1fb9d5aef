"""Cards in play: tokens and cards on them go with them, and a card may have an asset at each
end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.outer_rim.catalog import Asset
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules import slots
from game.outer_rim.state import CardState
from tests.outer_rim.conftest import Sim

Make = Callable[..., Any]
PARTS, DROIDS = "coaxium_crystal", "the_other_end"


@pytest.fixture(scope="module")
def turning() -> Iterator[OuterRim]:
    """Return the box, in which the other end of one cargo is worth a mod's ship combat on Naboo."""
    game = load(packs=())
    start = game.base.content.assets[PARTS]
    model = game.base.content.components[PARTS].model_copy(
        update={"name": "The Other End", "destination": "naboo"}
    )
    end = Asset(DROIDS, start.kind, start.home, model)
    end.card = PARTS
    end.always = game.base.content.assets["databank_15_hera_syndulla"].always
    game.base.content.assets[DROIDS] = end
    yield game


def turn(table: Any, seat: int = 0) -> None:
    """Put the other end of the cargo in force, in its place."""
    player = table.player(seat)
    player.cards = tuple(DROIDS if card == PARTS else card for card in player.cards)
    table.edited()


def carrier(game: OuterRim) -> Any:
    """Return a table with a player on Naboo who has the cargo, beside another who has room for
    it."""
    me = {"space": "naboo", "cards": [PARTS], "credits": 0, "ship": "yt_1300_light_freighter"}
    return Sim(game, players=[me, {"space": "naboo", "ship": "hwk_290"}], step="action")


def test_the_state_is_kept_only_of_cards_that_have_one(sim: Make) -> None:
    table = sim(players=[{"cards": [PARTS]}])
    play, state = table.play(), table.state
    assert (state.cards, play.on(PARTS)) == ({}, CardState())
    play.lay(PARTS, destination="naboo")
    play.lay(PARTS, captive="greedo")
    assert state.cards == {PARTS: CardState("greedo", "naboo")}
    copy = state.clone()
    play.lay(PARTS, destination="")
    assert play.on(PARTS) == CardState("greedo")
    play.lay(PARTS, captive="")
    assert state.cards == {}
    assert copy.cards == {PARTS: CardState("greedo", "naboo")}
    assert table.game.load(table.game.dump(copy)) == copy


def test_a_card_that_leaves_play_is_as_printed_again(sim: Make) -> None:
    table = sim(players=[{"cards": [PARTS]}])
    table.lay(PARTS, destination="naboo")
    slots.drop(table.play(), 0, PARTS, "test")
    assert table.state.cards == {}
    assert table.state.market["cargo"][-1] == PARTS


def test_both_ends_of_a_card_have_what_lies_on_it(turning: OuterRim) -> None:
    """Progress is kept when a card is turned, in the same slot, with the other asset in force."""
    table = carrier(turning)
    table.lay(PARTS, captive="greedo")
    before = table.values().ship_combat
    turn(table)
    play = table.play()
    assert play.on(DROIDS) == play.on(PARTS) == CardState("greedo")
    play.lay(DROIDS, captive="")
    assert table.state.cards == {}
    assert table.values().ship_combat == before + 1
    assert table.player().cards == (DROIDS,)
    assert table.game.view(table.state, 1)["players"][0]["cards"] == [DROIDS]
    assert table.game.load(table.game.dump(table.state)) == table.state


def test_the_asset_in_force_is_delivered_and_the_card_goes_home(turning: OuterRim) -> None:
    table = carrier(turning)
    assert f"deliver:{PARTS}" not in table.keys
    turn(table)
    assert f"deliver:{DROIDS}" in table.keys
    options = table.game.decision(table.state).options
    (deliver,) = [each for each in options if each.verb == "deliver"]
    assert "The Other End" in table.game.word(table.state, deliver).label
    table.choose(f"deliver:{DROIDS}")
    assert table.player().cards == ()
    state = table.state
    assert DROIDS not in str(state.market) + str(state.removed) + str(state.open)
    assert state.market["cargo"].count(PARTS) + state.removed.count(PARTS) == 1


def test_a_turned_card_is_given_as_it_lies(turning: OuterRim) -> None:
    table = carrier(turning)
    turn(table)
    table.lay(DROIDS, destination="kessel")
    table.choose("trade@seat_1", f"give:{DROIDS}", "propose", "accept")
    assert table.player(1).cards[-1:] == (DROIDS,)
    assert table.laid("destination", 1) == {DROIDS: "kessel"}
    slots.remove(table.play(), 1, DROIDS, "test")
    assert table.state.removed[-1] == PARTS

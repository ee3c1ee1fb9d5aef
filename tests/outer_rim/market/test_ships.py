"""Buying ships, from the market and through cards, and setups that give players ships and cards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import StoodUp
from game.outer_rim.game import OuterRim
from game.outer_rim.market.rules import take_ship
from tests.specs import Row, for_each, table

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
STARTER, RIGGER = "g_1a_starfighter", "g9_rigger"
HWK, GX1, LIFTER, LANCER = (
    "hwk_290", "gx1_short_hauler", "heavy_duty_lifter", "lancer_class_pursuit_craft",
)  # fmt: skip
FALCON, SLAVE, AGGRESSOR = (
    "yt_1300_light_freighter",
    "firespray_31_slave_i",
    "aggressor_class_assault_fighter",
)
HOUND = "yv_666_light_freighter"
CARD_OF = {
    HWK: "hwk_290_ship_card", GX1: "gx1_short_hauler_ship_card",
    LIFTER: "heavy_duty_lifter_ship_card", LANCER: "lancer_class_pursuit_craft_ship_card",
    FALCON: "yt_1300_ship_card", SLAVE: "firespray_31_slave_i_ship_card",
    AGGRESSOR: "aggressor_class_assault_fighter_ship_card",
    HOUND: "yv_666_light_freighter_ship_card",
}  # fmt: skip
"""the market card of every ship sheet for sale"""


def dealer(sim: Make, up: str, ship: str = STARTER, at: str = "naboo", **more: Any) -> Any:
    """Return a table with a buyer on Naboo, a ship's card on top of its deck, and no patrol that
    can move."""
    player = {"space": "naboo", "credits": 40_000, "ship": ship, "cards": ["greedo_bounty"], **more}
    return sim(
        players=[player, {"space": "kessel"}],
        step="action",
        decks={"ship": [CARD_OF[up]]},
        patrols={faction: {"level": 1, "space": at} for faction in FACTIONS},
    )


def offer(ship: str) -> str:
    """Return the option to buy a ship card."""
    return f"buy:{CARD_OF[ship]}@ship"


def buy(table: Any, ship: str, *goods: str) -> None:
    """Buy a ship card, bartering these goods."""
    table.choose(offer(ship), *(f"barter:{card}" for card in goods))
    if "pay" in table.keys:
        table.choose("pay")


def village(sim: Make, **more: Any) -> Any:
    """Return a table at the hangar on Ryloth: any ship of the supply may be bought."""
    player = {"space": "ryloth", "credits": 40_000, "reputation": {"rebel": "neutral"}, **more}
    table = sim(
        players=[player, {"space": "kessel"}],
        step="encounter",
        decks={"naboo_ryloth": ["enc_naboo_ryloth_a"]},
        patrols={faction: {"level": 1, "space": "nav_3"} for faction in FACTIONS},
    )
    table.choose("draw:naboo_ryloth@ryloth")
    return table


def ships_for_sale(table: Any) -> set[str]:
    """Return the sheets of the supply that may be bought."""
    verb = "buy_ship:"
    return {key.removeprefix(verb) for key in table.keys if key.startswith(verb)}


# --- off the market ------------------------------------------------------------------------------


@pytest.mark.rule("OR-157", "OR-158")
def test_every_ship_for_sale_has_a_card_in_the_ship_deck(game: OuterRim) -> None:
    content = game.base.content
    sold = {content.assets[card].ship: card for card in content.market["ship"]}
    assert {ship: card for ship, card in sold.items() if ship} == CARD_OF
    assert set(CARD_OF) == {ship.id for ship in content.ships.values() if not ship.starter}
    for ship, card in CARD_OF.items():
        assert content.assets[card].cost == content.ships[ship].cost


@pytest.mark.rule("OR-R41")
@pytest.mark.parametrize("starter", [STARTER, RIGGER])
def test_a_starter_ship_is_not_sold_again(sim: Make, starter: str) -> None:
    table = dealer(sim, LANCER, ship=starter)
    buy(table, LANCER)
    assert starter not in table.state.ships
    assert not {STARTER, RIGGER} & ships_for_sale(village(sim, ship=HWK))
    hangar = village(sim, ship=HWK)
    hangar.refused(f"buy_ship:{starter}")


@pytest.mark.rule("OR-160")
def test_the_new_sheet_shows_its_goal(sim: Make) -> None:
    table = dealer(sim, LANCER, ship=HWK, ship_flipped=True)
    assert table.player().ship_flipped is True
    buy(table, LANCER)
    assert table.player().ship_flipped is False
    front = table.game.base.content.ships[LANCER].front
    assert front.goal is not None
    assert table.values().crew_slots == front.slots.crew == 2  # 3 on the other side


# --- what it costs -------------------------------------------------------------------------------


@pytest.mark.rule("OR-154", "OR-156")
@pytest.mark.parametrize("starter", [STARTER, RIGGER])
def test_a_starter_ship_gives_no_discount(sim: Make, starter: str) -> None:
    assert offer(FALCON) not in dealer(sim, FALCON, ship=starter, credits=19_999).keys
    table = dealer(sim, FALCON, ship=starter, credits=20_000)
    buy(table, FALCON)
    assert table.player().credits == 0


# --- defeat --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R42")
@pytest.mark.parametrize(("left", "up"), [(4, True), (1, True), (0, False)])
def test_a_whole_ship_ends_a_defeat_that_the_ship_caused(sim: Make, left: int, up: bool) -> None:
    """``left``: how much more damage the character could bear."""
    table = dealer(sim, LANCER, damage={"ship": 4})
    assert table.player().defeated is True
    table.player().character_damage = table.values().health - left
    play = table.play()
    take_ship(play, 0, LANCER)
    assert table.player().ship_damage == 0
    assert table.player().defeated is not up
    assert len([each for each in play.events if isinstance(each, StoodUp)]) == up


# --- fixed positions -----------------------------------------------------------------------------


@for_each(table("outer_rim/rules/positions_refused.spec"))
def test_positions_that_cannot_be(sim: Make, row: Row) -> None:
    with pytest.raises(ValueError, match=re.escape(row["problem"])) as caught:
        sim(**json.loads(row["position"]))
    assert str(caught.value).count("\n") == 0  # one sentence, no more

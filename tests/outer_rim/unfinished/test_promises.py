"""Deals during a request for a favor: they may take its price, but not that of a purchase."""

from __future__ import annotations

import pytest

from game.outer_rim.favors.events import FavorGranted, FavorVoid
from game.outer_rim.favors.frames import FavorMoment
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_favors import table


def purses(sim: Sim) -> list[int]:
    return [each.credits for each in sim.state.players]


def debts(sim: Sim) -> list[tuple[int, ...]]:
    return [each.debts for each in sim.state.players]


def defended(game: OuterRim, *offer: str) -> Sim:
    """Return a position in the first player's turn in which the second, about to roll, has asked
    the first for a favor and offered something."""
    sim = table(game)
    sim.state.stack.append(FavorMoment(1))
    sim.edited()
    sim.choose("favor:combat_strategy", "whom:seat_0", *offer, "propose")
    assert (sim.seat, sim.step) == (0, "favor.answer")
    return sim


def told(sim: Sim) -> str:
    (event,) = sim.found(FavorVoid)
    return sim.game.tell(sim.state, event, None)


# --- the asker gives away what the price was made of ----------------------------------------------


@pytest.mark.rule("UB-R89")
def test_a_request_is_void_once_none_of_its_offers_can_be_paid(game: OuterRim) -> None:
    sim = table(game, {"credits": 1_000}, {"credits": 0}, {"credits": 0})
    sim.choose("favor:shortcut", "whom:seat_1", "propose", "more:1000", "propose")
    assert sim.keys == ["grant:seat_1", "pass"]
    sim.choose("deal@seat_2", "pay_now:1000", "propose", "accept")
    assert (sim.step, sim.keys) == ("favor.pick", ["pass"])  # the others could lend (OR-R108)
    sim.choose("deal@seat_1", "get_later:1000", "propose", "decline")
    sim.choose("deal@seat_2", "get_later:1000", "propose", "decline")
    assert sim.step == "planning" and not sim.player().favors.received
    assert told(sim) == (
        "The request for Shortcut falls through: Boba no longer has 1,000 credits."
    )


# --- the player asked takes it --------------------------------------------------------------------


@pytest.mark.rule("UB-R89", "UB-144")
@pytest.mark.parametrize(
    ("offer", "taken", "lost"),
    [
        (["more:1000"] * 4, ["get_now:1000"], "4,000 credits"),
        (["token:seat_1"], ["token:seat_1"], "Han Solo's debt token"),
    ],
)
def test_a_request_is_void_once_the_one_asked_has_taken_its_price(
    game: OuterRim, offer: list[str], taken: list[str], lost: str
) -> None:
    sim = defended(game, *offer)
    sim.choose("deal@seat_1", *taken, "propose", "accept")
    assert sim.found(FavorGranted) == [] and sim.step == "favor.moment" and sim.seat == 1
    assert told(sim) == (
        f"The request for Combat Strategy falls through: Han no longer has {lost}."
    )
    assert sum(purses(sim)) == 12_000 and sorted(sum(debts(sim), ())) == [0, 1, 2]


@pytest.mark.rule("UB-R89", "UB-140")
def test_a_price_named_before_the_deal_is_named_anew(game: OuterRim) -> None:
    """A counter-offer above what the asker still has cannot be made."""
    sim = defended(game)
    sim.choose(*["more:1000"] * 3, "deal@seat_1", "get_now:1000", "get_now:1000", "propose")
    sim.choose("accept")
    assert sim.step == "favor.answer" and "propose" not in sim.keys
    assert "Han Solo can pay 2,000" in str(sim.refused("propose"))
    sim.choose("less:1000", "propose", "grant:seat_0")
    assert purses(sim) == [8_000, 0, 4_000]

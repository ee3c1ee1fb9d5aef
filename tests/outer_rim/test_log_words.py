"""Lines of the log that read as a native writer would write them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.client.games.outer_rim.guide.tips import TIPS
from game.outer_rim import events
from game.table.events import Event

from .conftest import Sim

Make = Callable[..., Sim]
LINES: dict[str, tuple[Event, str]] = {
    "a bounty is taken": (
        events.CardBought(seat=0, card="greedo_bounty", price=0),
        "Boba Fett takes the bounty on Greedo.",
    ),
    "what costs nothing is taken": (
        events.CardBought(seat=0, card="food_supplies", price=0),
        "Boba Fett takes Food Supplies.",
    ),
    "no more damage than there is health": (
        events.DamageSuffered(seat=0, target="ship", amount=3, now=7, limit=5, cause="combat"),
        "Boba Fett suffers 3 ship damage (combat): 0 of 5 hull left.",
    ),
    "a tie has its reason": (
        events.CombatDecided(
            seat=0, combat="ground", defender=1, enemy="", damage=2, enemy_damage=2, won=True
        ),
        "Boba Fett beats Bossk, 2 to 2 (the attacker wins ties).",
    ),
    "cargo goes to a planet": (
        events.CargoDelivered(seat=0, card="spice", space="tatooine"),
        "Boba Fett delivers Spice to Tatooine.",
    ),
    "a crew has an ability": (
        events.AbilityUsed(seat=0, ability="databank_8_chewbacca"),
        "Boba Fett uses Chewbacca's ability.",
    ),
    "only patrols that stop are named": (
        events.ShipMoved(
            seat=0, start="naboo", path=("nav_1",), stopped="patrol", patrols=("hutt",)
        ),
        "Boba Fett flies 1 space to Navpoint 1, stopped by the Hutt patrol.",
    ),
    "nobody proposes marriage": (
        events.TradeProposed(seat=0, other=1, give=(), ask=(), credits=1000, promise=0),
        "Boba Fett offers Bossk a deal: 1,000 credits for nothing.",
    ),
}


@pytest.mark.parametrize("name", LINES)
def test_a_line(sim: Make, name: str) -> None:
    event, words = LINES[name]
    table = sim()
    assert table.game.tell(table.state, event, None) == words


def test_tips_teach_the_rules_of_patrols() -> None:
    """Only positive reputation lets pass; only negative forces a fight (OR-097, OR-196)."""
    told = {each.id: each.text for each in TIPS}
    assert "If your reputation with it is negative, you must fight it" in told["patrol"]
    assert "With a positive reputation you fly past" in told["reputation"]
    assert "with a negative one you must fight" in told["reputation"]


def test_a_secret_is_told_once_to_its_owner_and_unnamed_to_the_others(sim: Make) -> None:
    table = sim()
    kept = events.SecretKept(seat=0, card="enc_naboo_ryloth_f", to=(0,))
    taken = events.SecretTaken(seat=0, deck="naboo_ryloth")
    lines = {seat: [table.game.tell(table.state, each, seat) for each in (kept, taken)]
             for seat in (0, 1)}  # fmt: skip
    assert lines == {
        0: ["Boba Fett keeps Invitations as a secret.", ""],
        1: ["", "Boba Fett keeps a secret."],
    }

"""Phrases shared by reasons: owners of cards, distances, and the clauses of moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.bounties.rules import owner_of
from game.outer_rim.catalog import Asset
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.frames.base import Pending
from game.outer_rim.frames.turns import Encounter
from game.outer_rim.market import sales
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules.movement import away
from game.outer_rim.text.grammar import one, plural
from game.outer_rim.text.names import at, name_of, patrol, seat_of
from game.table.decisions import Intent
from game.table.grammar import capital
from game.table.refusals import Reason

Check = Callable[[Play, Any, Intent], Reason | None]
"""returns the fault of the card or place named, in the steps whose frames it takes"""
NO_SPACE = Reason("OR-023", "That place is not on this map: choose one of its spaces.")
STEPS = ("planning", "action", "encounter")
"""the steps of a turn, which ask for an action of the player"""
MOMENT_CLAUSE = {
    "own_dice": "OR-R103",
    "opponent_dice": "OR-R103",
    "before_test": "OR-316",
    "test_failed": "OR-323",
    "patrol_stop": "OR-105",
    "would_be_defeated": "OR-365",
    "combat_won": "OR-349",
    "combat_lost": "OR-349",
    "patrol_beaten": "OR-201",
    "bounty_reward": "OR-287",
    "eliminated": "OR-282",
    "captured_delivered": "OR-284",
    "delivery_reward": "OR-181",
    "cargo_delivered": "OR-181",
    "job_reward": "OR-261",
    "job_completed": "OR-260",
    "ship_recovered": "OR-088",
    "crew_gained": "OR-228",
    "defeated": "OR-365",
    "hunting": "OR-277",
    "crossing": "UB-057",
    "patrol_moves": "OR-178",
    "other_enters": "OR-095",
    "space_encountered": "OR-211",
    "credits_lost": "OR-507",
    "turn_ended": "OR-082",
    "planning_recovered": "OR-088",
    "bounty_completed": "OR-287",
    "contact_met": "OR-225",
    "card_marked": "UB-265",
}
"""the clause on each moment at which abilities are used"""


def called(asset: Asset) -> str:
    """Return a card by name; a bounty must not be confused with its contact."""
    return f"the bounty on {asset.name}" if asset.kind == "bounty" else asset.name


def not_yours(p: Play, seat: int, card: str, clause: str) -> Reason:
    """Return why a player cannot dispose of another's card."""
    asset = p.content.assets.get(card)
    if asset is None:
        return Reason(clause, "Choose one of your own cards.")
    owner = owner_of(p, card)
    name = called(asset)
    if owner >= 0:
        who = "you" if owner == seat else name_of(p, owner)
        return Reason(
            clause,
            "{card} belongs to {who}: choose one of your own cards.",
            card=capital(name),
            who=who,
        )
    if asset.deck and sales.top(p, asset.deck) == card:
        return Reason(
            clause, "{card} is not yours: it is for sale in the market.", card=capital(name)
        )
    return Reason(clause, "You do not have {card}: choose one of your own cards.", card=name)


def kind_words(kind: str) -> str:
    """Return ``a bounty``, ``crew``, ``a ship``."""
    return one(kind)


def spaces_away(p: Play, seat: int, space: str) -> str:
    """Return ``3 spaces away``, from the player's place."""
    return f"{plural(away(p, p.player(seat).space)[space], 'space')} away"


def apart(p: Play, seat: int, space: str) -> str:
    """Return ``you are on Naboo, 3 spaces away``."""
    return f"you are {at(p, p.player(seat).space)}, {spaces_away(p, seat, space)}"


def due(home: str, now: str) -> str:
    """Return when a step comes, seen from another: later this turn, or with the next turn."""
    late = STEPS.index(home) < STEPS.index(now)
    return ": wait for your next turn" if late else ", later this turn"


def seat_named(p: Play, id: str) -> int:
    """Return the seat of ``seat_1``, -1 if there is none."""
    names = [f"seat_{seat}" for seat in range(len(p.state.players))]
    return seat_of(id) if id in names else -1


def contact_space(p: Play, place: str) -> str:
    """Return the planet of a contact space, "" if there is no such contact space."""
    return contacts.planet_of(place) if place in p.state.contacts else ""


def obliged(p: Play, f: Pending) -> Reason | None:
    """Return the patrol that has to be encountered before anything else, if there is one."""
    bad = patrols.obliged(p, f.seat) if isinstance(f, Encounter) else []
    if not bad:
        return None
    return Reason(
        "OR-196",
        "The {patrol} wants you: your reputation with its faction is negative, so face it first.",
        patrol=patrol(bad[0]),
    )

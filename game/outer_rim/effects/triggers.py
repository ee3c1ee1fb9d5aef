"""Moments at which abilities may be used: usable abilities, and asking for them (OR-R103).

A window opens only if somebody can do something in it.
"""

from __future__ import annotations

from typing import Literal

from game.outer_rim.ambitions.rules import is_open as goal_open
from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.catalog import Power
from game.outer_rim.combat.frames import Combat, Defeat, Loss, SkillTest
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import can_pay, holds
from game.outer_rim.effects.verb import possible, verb_of
from game.outer_rim.events import SecretStirred
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.frames.turns import Halt, Window
from game.outer_rim.trading import lending
from game.table.decisions import Options, option

Threat = SkillTest | Defeat | Halt | Loss
"""outcomes that abilities can prevent"""

PASS = option("pass")
AVERTING: frozenset[When] = frozenset(
    ("credits_lost", "patrol_stop", "test_failed", "would_be_defeated")
)
"""moments whose abilities prevent something; once it is averted, nothing is asked"""
OF_SECRETS: frozenset[When] = AVERTING | frozenset(
    (
        "before_test",
        "bounty_reward",
        "captured_delivered",
        "cargo_delivered",
        "combat_lost",
        "combat_won",
        "crew_gained",
        "delivery_reward",
        "eliminated",
        "job_completed",
        "job_reward",
        "other_enters",
        "patrol_beaten",
        "ship_recovered",
        "turn_ended",
    )
)
"""moments other than the steps of a turn at which a secret may be used"""


Hindrance = Literal["", "turn", "fight", "spent", "goal", "condition", "cost"]


def hindrance(
    p: Play, seat: int, power: Power, context: Context = NOTHING, used: tuple[str, ...] = ()
) -> Hindrance:
    """Return the obstacle to using an ability now, "" if there is none.

    It has been used this turn; it is fought over; it is ``spent``, that is among those ``used`` at
    this moment or in this combat; it is for a goal that is not open; its condition does not hold;
    its cost cannot be paid.
    """
    ability = power.ability
    if power.id in p.state.players[seat].used:
        return "turn"
    fight = p.below(Combat)
    if fight is not None and power.card == fight.barred:
        return "fight"
    if power.id in used or ability.limit == "combat" and fight and power.id in fight.used:
        return "spent"
    if power.goal >= 0 and not goal_open(p, seat, power.goal):
        return "goal"
    if not holds(p, seat, ability.only, context):
        return "condition"
    return "" if can_pay(p, seat, ability.cost, power.card) else "cost"


def usable(
    p: Play, seat: int, power: Power, context: Context = NOTHING, used: tuple[str, ...] = ()
) -> bool:
    """Return True if the player can use this ability now."""
    return not hindrance(p, seat, power, context, used)


def powers_of(p: Play, seat: int, when: When) -> tuple[Power, ...]:
    """Return all abilities of this kind that a player has.

    Secrets of the moment are among them; those of a step of the turn are offered with its other
    options. While somebody else decides for a player, secrets stay closed (UB-E01).
    """
    powers = p.values(seat).powers.get(when, ())
    held = p.state.players[seat].secrets
    if held and when in OF_SECRETS:
        secrets = p.content.secrets
        own = [secrets[card] for card in held if secrets[card].when == when]
        if own and p.chooser(seat) == seat:
            return (*powers, *own)
    return powers


def ready(
    p: Play, seat: int, when: When, context: Context = NOTHING, used: tuple[str, ...] = ()
) -> list[Power]:
    """Return the abilities of this kind that the player can use now. The AI uses none (OR-453)."""
    powers = powers_of(p, seat, when)
    if not powers or p.is_deck(seat):
        return []
    return [
        power
        for power in powers
        if usable(p, seat, power, context, used) and _worthwhile(p, seat, power)
    ]


def _worthwhile(p: Play, seat: int, power: Power) -> bool:
    """Return True unless the ability seeks something that is not there."""
    return all(
        not verb_of(each).sought or possible(p, seat, each, power.card)
        for each in power.ability.then
    )


def open_window(p: Play, seat: int, when: When, context: Context = NOTHING) -> bool:
    """Ask a player about the abilities of a moment; return False if there is nothing to ask.

    Credits for an ability may be borrowed first (OR-R108).
    """
    if seat < 0:
        return False
    disclose(p, seat, when)
    if not powers_of(p, seat, when):
        return False
    if not lending.could(p, seat, lambda: ready(p, seat, when, context)):
        return False
    p.push(Window(seat, when=when, context=context))
    return True


def disclose(p: Play, seat: int, when: When) -> None:
    """Report that one of a player's secrets may be for this moment, if somebody else's answer
    brought it up: that player sees whether a secret is used, so the answer must stand.

    An answer that has decided or shown something already stands without it.
    """
    by, held = p.by, p.state.players[seat].secrets
    if not held or by < 0 or by == p.chooser(seat) or p.drawn or p.is_deck(seat):
        return
    known, cards = p.player(by).known, p.content.encounter_cards
    decks = {cards[card].deck for card in held if card not in known}
    timely = when in OF_SECRETS and not decks.isdisjoint(p.content.secret_decks.get(when, ()))
    if timely and not any(type(event).reveals for event in p.events):
        p.tell(SecretStirred(seat=seat))


def open_to_all(power: Power) -> bool:
    """Return True if everybody knows of an ability: it is not a secret."""
    return not power.id.endswith(".secret")


def in_question(p: Play, f: Window) -> list[Power]:
    """Return the abilities that a window asks about; if there are none, those that a loan would pay
    for."""
    found = ready(p, f.seat, f.when, f.context, f.used)
    if found:
        return found
    with lending.lent(p, f.seat, lending.loan(p, f.seat)):
        return ready(p, f.seat, f.when, f.context, f.used)


def threat(p: Play) -> Threat | None:
    """Return the nearest pending step that abilities can avert."""
    return next((each for each in reversed(p.stack) if isinstance(each, Threat)), None)


def window_options(p: Play, f: Window) -> Options:
    """Step ``window``: the abilities that can be used, and declining; one that must be used stands
    alone."""
    if f.when in AVERTING:
        threatened = threat(p)
        if threatened is not None and threatened.averted:
            return ()
    powers = ready(p, f.seat, f.when, f.context, f.used)
    forced = tuple(option("use", power.id) for power in powers if power.ability.must)
    if forced:
        return forced
    return (*(option("use", power.id) for power in powers), PASS)


def remember(p: Play, seat: int, power: Power) -> None:
    """Note the use of an ability that is limited per turn or per combat (OR-190)."""
    limit = power.ability.limit
    if limit == "turn" or power.when in ("action", "planning", "encounter"):
        player = p.player(seat)
        player.used = (*player.used, power.id)
    elif limit == "combat":
        fight = p.below(Combat)
        if fight is not None:
            fight.used = (*fight.used, power.id)

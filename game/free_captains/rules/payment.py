"""Paying for a card that is engaged: with points, dice and powers (FC-081 to FC-084)."""

from __future__ import annotations

from collections.abc import Sequence

from game.free_captains import events as e
from game.free_captains.context import Play
from game.free_captains.frames import Facing
from game.free_captains.names import ABILITIES, ABILITY_AT
from game.free_captains.rules import affording, dice, facing, powers
from game.free_captains.rules.affording import rest_payable
from game.free_captains.rules.demand import affordable, payments, points_for
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def pay_options(p: Play, f: Facing) -> Options:
    """Return the ways to pay what is left, none once it is paid."""
    if not dice.total_left(f):
        return ()
    found: list[Option] = []
    if check_settle(p, f, SETTLE) is None:
        found.append(SETTLE)
    need = dice.left(f)
    for icon, points in enumerate(need):
        if points:
            for ability in ABILITIES:
                each = option("pay", ability, ABILITIES[icon])
                if check_pay(p, f, each) is None:
                    found.append(each)
    found += [each for each in dice.die_options(p, f) if not affording.check_die(p, f, each)]
    found += [each for each in dice.rolled_options(p, f) if not affording.check_rolled(p, f, each)]
    found += [each for each in powers.power_options(p, f) if not check_power(p, f, each)]
    leave = facing.way_out(p, f)
    if facing.check_evade(p, f, leave) is None:
        found.append(leave)
    return tuple(found)


SETTLE = option("settle")


def check_settle(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against paying the rest with points."""
    if f.step != "pay":
        return Reason("FC-081", "Engage the card first, then pay for it.")
    if not affordable(p.state.abilities, dice.left(f)):
        return Reason("FC-081", "You have too few points for the rest: bring in a die or a power.")
    return None


def check_pay(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against paying one point of Strength with an ability."""
    if f.step != "pay":
        return Reason("FC-081", "Engage the card first, then pay for it.")
    if o.source not in ABILITY_AT or o.target not in ABILITY_AT:
        return Reason("FC-082", "Choose the ability that pays, and the icon it pays for.")
    have, need = p.state.abilities, dice.left(f)
    ability, icon = ABILITY_AT[o.source], ABILITY_AT[o.target]
    points = points_for(ability, icon)
    if not need[icon]:
        return Reason("FC-R41", "This icon is paid in full: pay for another.")
    if have[ability] < points:
        return Reason(
            "FC-084",
            "You need {points} points of {ability} to pay for this icon.",
            points=points,
            ability=o.source.capitalize(),
        )
    rest = Facing(0, f.card, f.icon, f.own, f.added, die=f.die, rolled=f.rolled, value=f.value)
    dice.pay_off(rest, icon, 1)
    have[ability] -= points
    enough = rest_payable(p, rest)
    have[ability] += points
    return (
        None if enough else Reason("FC-R42", "That would leave the rest unpaid: pay another way.")
    )


def check_power(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against using a power while the card is paid for."""
    return affording.check_power(p, f, o, powers.check_power(p, f, o))


def pay(p: Play, f: Facing, chosen: Option) -> None:
    """Pay a point of Strength, or all the rest; use a die or a power; or evade after all."""
    if chosen.verb == "pay":
        pay_point(p, f, ABILITY_AT[chosen.source], ABILITY_AT[chosen.target])
    elif chosen.verb == "settle":
        settle(p, f)
    elif chosen.verb == "die":
        dice.use(p, f, chosen)
    elif chosen.verb == "face":
        dice.use_rolled(p, f, chosen)
    elif chosen.verb == "power":
        powers.use(p, f, chosen)
    else:
        p.stack.pop()
        below = p.stack[-1]
        assert isinstance(below, Facing)
        below.die = f.die
        facing.evade(p, below)


def pay_point(p: Play, f: Facing, ability: int, icon: int) -> None:
    """Pay one point of Strength: with a point of its ability, or two of another (FC-084)."""
    points = points_for(ability, icon)
    f.paid = True
    dice.pay_off(f, icon, 1)
    p.state.abilities[ability] -= points
    _note_payment(p, ABILITIES[ability], points, ABILITIES[icon], p.state.abilities[ability])
    p.check_abilities()


def _note_payment(p: Play, ability: str, points: int, icon: str, left: int) -> None:
    """Note a payment; one of the same kind right before it becomes part of it."""
    last = p.events[-1] if p.events else None
    if isinstance(last, e.PointsPaid) and (last.ability, last.icon) == (ability, icon):
        last.points += points
        last.strength += 1
        last.left = left
    else:
        p.events.append(e.PointsPaid(ability=ability, points=points, icon=icon, left=left))


def settle(p: Play, f: Facing) -> None:
    """Pay the rest as cheaply as points can without losing: own points first, then pairs of the
    ability with the most left over."""
    while not p.over and dice.total_left(f):
        pay_point(p, f, *_next_point(p, p.state.abilities, dice.left(f)))


def after_settling(p: Play, need: Sequence[int]) -> list[int]:
    """Return the abilities that are left once the rest of a price has been paid at once."""
    have, rest = list(p.state.abilities), list(need)
    while any(rest):
        ability, icon = _next_point(p, have, rest)
        have[ability] -= points_for(ability, icon)
        rest[icon] -= 1
    return have


def _next_point(p: Play, have: Sequence[int], need: Sequence[int]) -> tuple[int, int]:
    """Return the ability and icon of the next point: the cheapest after which the rest can be paid,
    and paid without losing if it can be now."""
    spare = sorted(range(3), key=lambda each: (need[each] - have[each], each))
    ways = [(icon, icon) for icon in range(3) if need[icon] and have[icon]]
    ways += [(ability, icon) for icon in range(3) if need[icon] for ability in spare
             if ability != icon and have[ability] >= points_for(ability, icon)]  # fmt: skip
    safe = _safe(p, have, need)
    for ability, icon in ways:
        then, less = list(have), list(need)
        then[ability] -= points_for(ability, icon)
        less[icon] -= 1
        left = payments(then, less)
        if left and (not safe or _safe(p, then, less)):
            return ability, icon
    raise AssertionError("asked for what points can pay")


def _safe(p: Play, have: Sequence[int], need: Sequence[int]) -> bool:
    """Return True if points can pay without losing the game."""
    return any(not p.fatal(each) for each in payments(have, need))

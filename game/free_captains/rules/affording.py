"""Means to pay for a card: points, one die, and the powers that are ready."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.free_captains.cards import effects as x
from game.free_captains.cards.models import Weapon
from game.free_captains.context import Play
from game.free_captains.frames import Facing
from game.free_captains.names import ABILITIES, ABILITY_AT
from game.free_captains.rules import dice
from game.free_captains.rules.demand import Demand, affordable
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

Three = tuple[int, int, int]


class Way(NamedTuple):
    """A way to pay for a card: the points that it needs besides a die's bonus and powers."""

    need: Three
    die: str = ""
    icon: int = -1
    """the icon that the bonus of the die serves"""
    powers: tuple[Option, ...] = ()


def payable(p: Play, now: Demand, f: Facing) -> bool:
    """Return True if a demand can be met for certain: by points, with a die's bonus and with the
    powers that are ready."""
    have = p.state.abilities
    return any(affordable(have, way.need) for way in ways(p, now, f))


def rest_payable(p: Play, f: Facing) -> bool:
    """Return True if what is left to pay for a card can be met for certain."""
    return payable(p, Demand(f.icon, f.own, f.added), f)


def ways(p: Play, now: Demand, f: Facing) -> Iterator[Way]:
    """Yield the ways to pay a demand, whether or not there are points enough: without a die, then
    with the bonus of one."""
    yield Way(now.total)
    with_powers = [Way(now.total)]
    for each in _with_powers(now, _ready(p), ()):
        with_powers.append(each)
        yield each
    for each in with_powers:
        yield from _with_bonus(p, f, each)


def _ready(p: Play) -> list[Weapon]:
    """Return the weapons whose powers can still help to pay."""
    cards = [p.content.weapons[each] for each in p.state.weapons if p.ready(each)]
    return [card for card in cards if card.when == "engage"]


def _with_powers(now: Demand, ready: Sequence[Weapon], used: tuple[Option, ...]) -> Iterator[Way]:
    """Yield the ways with powers, in any order."""
    for at, weapon in enumerate(ready):
        for target, made in _by_power(weapon.power, now):
            powers = (*used, option("power", weapon.id, target))
            yield Way(made.total, powers=powers)
            yield from _with_powers(made, (*ready[:at], *ready[at + 1 :]), powers)


def _by_power(power: x.Power, now: Demand) -> Iterator[tuple[str, Demand]]:
    """Yield what is left of a demand after a power, with the target of its option."""
    if isinstance(power, x.Lower):
        shadow = Facing(0, 0, now.icon, now.own, now.added)
        dice.pay_off(shadow, ABILITY_AT[power.icon], power.n)
        yield "", Demand(now.icon, shadow.own, shadow.added)
    elif isinstance(power, x.AnyAbility):
        for icon, target in enumerate(ABILITIES):
            if icon != now.icon:
                yield target, Demand(icon, now.own, now.added)


def _with_bonus(p: Play, f: Facing, way: Way) -> Iterator[Way]:
    """Yield a way with the bonus of one die."""
    faces = [(die, p.state.value(die)) for die in p.state.dice] if not f.die else []
    if f.rolled:
        faces.append((f.rolled, f.value))
    for die, value in faces:
        for part in p.content.dice[die].faces[value - 1]:
            for act in part:
                if isinstance(act, x.Bonus):
                    for icon in range(3) if act.icon == "any" else (ABILITY_AT[act.icon],):
                        if way.need[icon]:
                            made = list(way.need)
                            made[icon] = max(0, made[icon] - act.n)
                            yield Way((made[0], made[1], made[2]), die, icon, way.powers)


def may_roll(p: Play, f: Facing, now: Demand) -> bool:
    """Return True if a die could be rolled whose bonus may be enough (FC-132)."""
    return any(payable(p, now, rolled) for _, rolled in rolls(p, f))


def rolls(p: Play, f: Facing) -> Iterator[tuple[str, Facing]]:
    """Yield each value that a die could roll for this Engage, with the die that rolls it."""
    if f.die:
        return
    for die in p.state.dice:
        for part in p.content.dice[die].faces[p.state.value(die) - 1]:
            for act in part:
                if isinstance(act, x.RollDie):
                    for value in range(1, 7):
                        yield die, Facing(0, f.card, die=die, rolled=act.die, value=value)


# --- what would spoil a payment that has begun -------------------------------------------------


def check_die(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against using a die while a card is paid for."""
    return dice.check_die(p, f, o) or _spoils(p, f, _after_face(
        p, f, o.source, p.state.value(o.source), o.target, _copy(f, die=o.source)
    ))  # fmt: skip


def check_rolled(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against using the rolled die while a card is paid for."""
    return dice.check_rolled(p, f, o) or _spoils(p, f, _after_face(
        p, f, o.source, f.value, o.target, _copy(f, rolled="")
    ))  # fmt: skip


def _after_face(p: Play, f: Facing, die: str, value: int, target: str, rest: Facing) -> Facing:
    """Return what is left to pay after the face of a die."""
    if target not in ABILITY_AT:
        return rest
    for part in p.content.dice[die].faces[value - 1]:
        for act in part:
            if isinstance(act, x.Bonus) and target in dice.targets(p, f, die, part):
                dice.pay_off(rest, ABILITY_AT[target], act.n)
                rest.paid = True
                return rest
    return rest


def check_power(p: Play, f: Facing, o: Intent, reason: Reason | None) -> Reason | None:
    """Return ``reason``, or the one against a power that leaves a card that cannot be paid."""
    if reason is not None:
        return reason
    power, rest = p.content.weapons[o.source].power, _copy(f)
    if isinstance(power, x.Lower):
        dice.pay_off(rest, ABILITY_AT[power.icon], power.n)
    elif isinstance(power, x.AnyAbility):
        rest.icon = ABILITY_AT[o.target]
    else:
        return None
    rest.paid = True
    used = p.state.powers
    p.state.powers = [*used, o.source]
    spoiled = _spoils(p, f, rest)
    p.state.powers = used
    return spoiled


def _copy(f: Facing, **changes: str) -> Facing:
    made = Facing(0, f.card, f.icon, f.own, f.added, f.paid, f.die, f.rolled, f.value)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def _spoils(p: Play, f: Facing, rest: Facing) -> Reason | None:
    if not rest.paid or rest_payable(p, rest):
        return None
    return Reason("FC-R42", "Pay that, and the rest is out of reach: pay another way.")

"""Dice, and the abilities that work on them once rolled (OR-R75, OR-R103).

A roll's frame holds the faces while abilities work: first those of the player who rolled, then
those of the opponent that name these dice. Then the faces pass to the frame below. Options name a
face, not a die: equal faces are the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.cards.effects.language import Effect
from game.outer_rim.catalog import Power
from game.outer_rim.combat.events import DiceChanged, DiceRolled
from game.outer_rim.combat.frames import Combat, Dice, DiceUse, Rolling
from game.outer_rim.combat.rules import crew_aside, values_in
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.triggers import Hindrance, hindrance, remember
from game.outer_rim.effects.verbs.moments import dice_verb
from game.outer_rim.frames.base import Context
from game.outer_rim.trading import lending
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

KEEP = option("keep")
DONE = option("done")
Moment = Literal["own_dice", "opponent_dice"]
WINDOWS: tuple[Moment, ...] = ("own_dice", "opponent_dice")


def settle(p: Play, f: Dice) -> None:
    """Step ``dice``: open the two windows in turn, then pass the faces down."""
    if f.at < 2:
        seat = f.seat if f.at == 0 else f.opponent
        when = WINDOWS[f.at]
        f.at += 1
        if lending.could(p, seat, lambda: _workable(p, seat, when, f)):
            p.push(DiceUse(seat, when=when))
        return
    p.stack.pop()
    p.under(Rolling).faces = f.faces


def _workable(p: Play, seat: int, when: When, roll: Dice) -> bool:
    """Return True if an ability can do something to the faces of a roll."""
    return seat >= 0 and any(
        _choices(roll, power, power.ability.then) for power in usable_on(p, seat, when, roll)
    )


def usable_on(p: Play, seat: int, when: When, roll: Dice) -> list[Power]:
    """Return a seat's abilities of a window that can work on a roll now."""
    fight = p.below(Combat)
    values = p.values(seat) if fight is None else values_in(p, fight, seat)
    powers = values.powers.get(when)
    if not powers or p.is_deck(seat):
        return []
    return [
        power
        for power in powers
        if (not power.ability.roll or roll.purpose in power.ability.roll)
        and not hindrance_on(p, seat, power, roll)
    ]


def hindrance_on(p: Play, seat: int, power: Power, roll: Dice) -> Hindrance:
    """Return the obstacle to using an ability on a roll, "" if there is none."""
    fight, context = p.below(Combat), Context(opponent=roll.opponent)
    if fight is None:
        return hindrance(p, seat, power, context, roll.used)
    with crew_aside(p, fight, seat):
        return hindrance(p, seat, power, context, roll.used)


def _choices(roll: Dice, power: Power, effects: Sequence[Effect]) -> list[Option]:
    """Return the possible changes of the present faces by effects of an ability."""
    return [
        option(effect.do, power.id, face)
        for effect in effects
        for face in dice_verb(effect).targets(effect, roll.faces)
    ]


def use_options(p: Play, f: DiceUse) -> Options:
    """Step ``dice.use``: use an ability on the dice, or keep them; during one, continue or
    finish."""
    roll = p.under(Dice, f)
    if f.power:
        power = p.content.powers[f.power]
        return (*_choices(roll, power, (power.ability.then[f.effect],)), DONE)
    found: list[Option] = []
    for power in usable_on(p, f.seat, f.when, roll):
        found += _choices(roll, power, power.ability.then)
    return (*found, KEEP)


def use_answer(p: Play, f: DiceUse, chosen: Option) -> None:
    """Keep the dice, or apply an ability to one more die."""
    roll = p.under(Dice, f)
    if chosen is KEEP:
        p.stack.pop()
        return
    if chosen is DONE:
        _finish(p, f, roll)
        return
    power = p.content.powers[chosen.source]
    if not f.power:
        f.power, f.effect = power.id, _meant(power, chosen)
        meant = power.ability.then[f.effect]
        f.left = dice_verb(meant).most(meant)
        roll.used = (*roll.used, power.id)
        costs.pay(p, f.seat, power.ability.cost, power.card)
        remember(p, f.seat, power)
    effect = power.ability.then[f.effect]
    _work(p, f, roll, effect, chosen)
    f.left -= 1
    if f.left <= 0 or not _choices(roll, power, (effect,)):
        _finish(p, f, roll)


def _meant(power: Power, chosen: Option) -> int:
    """Return the index of the effect of an ability that an option stands for."""
    for place, effect in enumerate(power.ability.then):
        fits = chosen.target in dice_verb(effect).targets(effect, (chosen.target,))
        if fits and effect.do == chosen.verb:
            return place
    raise ValueError(f"'{chosen.key}' is not an effect of {power.id}")


def _work(p: Play, f: DiceUse, roll: Dice, effect: Effect, chosen: Option) -> None:
    verb, before = dice_verb(effect), roll.faces
    roll.faces = verb.changed(effect, before, chosen.target)
    if verb.rolls:
        f.picked = (*f.picked, chosen.target)
        return
    p.tell(
        DiceChanged(seat=f.seat, how=chosen.verb, before=before, faces=roll.faces, cause=f.power)
    )


def _finish(p: Play, f: DiceUse, roll: Dice) -> None:
    """Reroll the dice that were picked; the window stays open for other abilities."""
    picked = f.picked
    if picked:
        fresh = p.faces(len(picked))
        p.tell(DiceRolled(seat=roll.seat, purpose=roll.purpose, faces=fresh, cause=f.power))
        roll.faces = (*roll.faces, *fresh)
    f.power, f.left, f.picked = "", 0, ()


PENDING: tuple[Step[Play], ...] = (Auto(Dice, settle), Ask(DiceUse, use_options, use_answer))
"""the steps that are run here"""

"""Dice, and the abilities that work on them once rolled (OR-R75, OR-R103).

A roll's frame holds the faces while abilities work: first those of the player who rolled,
then those of the opponent that name these dice. Then the faces go to the frame below.
Options name a face, not a die: equal faces are the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.outer_rim.cards.effects import Add, Cancel, Effect, Reroll, Turn, When
from game.outer_rim.catalog import Power
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.triggers import remember, usable
from game.outer_rim.events import DiceChanged, DiceRolled
from game.outer_rim.frames import LooseFrame
from game.outer_rim.rules import lending
from game.outer_rim.rules.combat import crew_aside
from game.table.decisions import Option, Options, option

KEEP = option("keep")
DONE = option("done")
WINDOWS: tuple[When, ...] = ("own_dice", "opponent_dice")


def settle(p: Play, f: LooseFrame) -> None:
    """Step: open the two windows in turn, then hand the faces down."""
    if f.at < 2:
        seat = f.seat if f.at == 0 else f.data["opponent"]
        when = WINDOWS[f.at]
        f.at += 1
        if lending.could(p, seat, lambda: _workable(p, seat, when, f)):
            p.push("dice.use", seat, when=when, power="", effect=0, left=0, picked=())
        return
    p.stack.pop()
    p.under(LooseFrame).data["faces"] = f.data["faces"]


def _workable(p: Play, seat: int, when: When, roll: LooseFrame) -> bool:
    """Is there an ability that can do something to the faces of a roll?"""
    return seat >= 0 and any(
        _choices(roll, power, power.ability.then) for power in usable_on(p, seat, when, roll)
    )


def usable_on(p: Play, seat: int, when: When, roll: LooseFrame) -> list[Power]:
    """A seat's abilities of a window that can work on a roll now."""
    fight = p.below("combat_used")
    if fight is None:
        return _usable(p, seat, when, roll)
    with crew_aside(p, fight, seat):
        return _usable(p, seat, when, roll)


def _usable(p: Play, seat: int, when: When, roll: LooseFrame) -> list[Power]:
    powers = p.values(seat).powers.get(when)
    if not powers or p.is_deck(seat):
        return []
    purpose = roll.data["purpose"]
    return [
        power
        for power in powers
        if (not power.ability.roll or purpose in power.ability.roll)
        and power.id not in roll.data["used"]
        and usable(p, seat, power, roll.data)
    ]


def _choices(roll: LooseFrame, power: Power, effects: Sequence[Effect]) -> list[Option]:
    """What effects of an ability can do to the faces as they lie."""
    faces: Sequence[str] = roll.data["faces"]
    found: list[Option] = []
    for effect in effects:
        if isinstance(effect, Add):
            found.append(option("add", power.id, effect.face))
        elif isinstance(effect, Reroll | Turn | Cancel):
            unique = dict.fromkeys(face for face in faces if face in effect.faces)
            found += [option(effect.do, power.id, face) for face in unique]
    return found


def use_options(p: Play, f: LooseFrame) -> Options:
    """Use an ability on the dice, or keep them; with one under way, go on or be done."""
    roll = p.under(LooseFrame, f)
    if f.data["power"]:
        power = p.content.powers[f.data["power"]]
        return (*_choices(roll, power, (power.ability.then[f.data["effect"]],)), DONE)
    found: list[Option] = []
    for power in usable_on(p, f.seat, f.data["when"], roll):
        found += _choices(roll, power, power.ability.then)
    return (*found, KEEP)


def use_answer(p: Play, f: LooseFrame, chosen: Option) -> None:
    """Keep the dice, or let an ability work on one more die."""
    roll = p.under(LooseFrame, f)
    if chosen is KEEP:
        p.stack.pop()
        return
    if chosen is DONE:
        _finish(p, f, roll)
        return
    power = p.content.powers[chosen.source]
    if not f.data["power"]:
        place = _meant(power, chosen)
        f.data.update(power=power.id, effect=place, left=_dice_of(power.ability.then[place]))
        roll.data["used"] = (*roll.data["used"], power.id)
        costs.pay(p, f.seat, power.ability.cost, power.card)
        remember(p, f.seat, power)
    effect = power.ability.then[f.data["effect"]]
    _work(p, f, roll, effect, chosen)
    f.data["left"] -= 1
    if f.data["left"] <= 0 or not _choices(roll, power, (effect,)):
        _finish(p, f, roll)


def _meant(power: Power, chosen: Option) -> int:
    """The place of the effect of an ability that an option stands for."""
    for place, effect in enumerate(power.ability.then):
        if isinstance(effect, Add):
            fits = effect.face == chosen.target
        else:
            fits = isinstance(effect, Reroll | Turn | Cancel) and chosen.target in effect.faces
        if fits and effect.do == chosen.verb:
            return place
    raise ValueError(f"'{chosen.key}' is not an effect of {power.id}")


def _dice_of(effect: Effect) -> int:
    """How many dice an effect may work on."""
    if isinstance(effect, Reroll):
        return 99 if effect.dice == "any" else effect.dice
    return effect.dice if isinstance(effect, Turn | Cancel) else 1


def _work(p: Play, f: LooseFrame, roll: LooseFrame, effect: Effect, chosen: Option) -> None:
    before = roll.data["faces"]
    faces = list(before)
    if isinstance(effect, Add):
        faces += [effect.face] * effect.dice
    elif isinstance(effect, Turn):
        faces[faces.index(chosen.target)] = effect.to
    elif isinstance(effect, Cancel):
        faces.remove(chosen.target)
    elif isinstance(effect, Reroll):
        faces.remove(chosen.target)
        f.data["picked"] = (*f.data["picked"], chosen.target)
    roll.data["faces"] = tuple(faces)
    if chosen.verb != "reroll":
        p.tell(
            DiceChanged(
                seat=f.seat,
                how=chosen.verb,
                before=before,
                faces=tuple(faces),
                cause=f.data["power"],
            )
        )


def _finish(p: Play, f: LooseFrame, roll: LooseFrame) -> None:
    """Roll the dice that were picked for it; the window stays open for other abilities."""
    picked = f.data["picked"]
    if picked:
        fresh = p.faces(len(picked))
        p.tell(
            DiceRolled(
                seat=roll.seat,
                purpose=roll.data["purpose"],
                faces=fresh,
                cause=f.data["power"],
            )
        )
        roll.data["faces"] = (*roll.data["faces"], *fresh)
    f.data.update(power="", left=0, picked=())

"""Dice, and the abilities that work on them once rolled (OR-R75, OR-R103).

A roll's frame holds the faces while abilities work: first those of the player who rolled,
then those of the opponent that name these dice. Then the faces go to the frame below.
Options name a face, not a die: equal faces are the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.outer_rim import costs
from game.outer_rim.content import Power
from game.outer_rim.effects import Add, Cancel, Reroll, Turn, When
from game.outer_rim.events import DiceChanged, DiceRolled
from game.outer_rim.play import Play
from game.outer_rim.windows import remember, usable
from game.table.decisions import Option, Options, option
from game.table.machine import Frame

KEEP = option("keep")
DONE = option("done")
WINDOWS: tuple[When, ...] = ("own_dice", "opponent_dice")


def settle(p: Play, f: Frame) -> None:
    """Step: open the two windows in turn, then hand the faces down."""
    if f.at < 2:
        seat = f.seat if f.at == 0 else f.data["opponent"]
        when = WINDOWS[f.at]
        f.at += 1
        if seat >= 0 and any(_choices(p, seat, f, power) for power in _ready(p, seat, when, f)):
            p.push("dice.use", seat, when=when, power="", left=0, picked=())
        return
    p.stack.pop()
    p.stack[-1].data["faces"] = f.data["faces"]


def _ready(p: Play, seat: int, when: When, roll: Frame) -> list[Power]:
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


def _choices(p: Play, seat: int, roll: Frame, power: Power) -> list[Option]:
    """What an ability can do to the faces as they lie."""
    faces: Sequence[str] = roll.data["faces"]
    found: list[Option] = []
    for effect in power.ability.then:
        if isinstance(effect, Add):
            found.append(option("add", power.id, effect.face))
        elif isinstance(effect, Reroll | Turn | Cancel):
            unique = dict.fromkeys(face for face in faces if face in effect.faces)
            found += [option(effect.do, power.id, face) for face in unique]
    return found


def use_options(p: Play, f: Frame) -> Options:
    """Use an ability on the dice, or keep them; with one under way, go on or be done."""
    roll = p.stack[-2]
    if f.data["power"]:
        power = p.content.powers[f.data["power"]]
        return (*_choices(p, f.seat, roll, power), DONE)
    found: list[Option] = []
    for power in _ready(p, f.seat, f.data["when"], roll):
        found += _choices(p, f.seat, roll, power)
    return (*found, KEEP) if found else ()


def use_answer(p: Play, f: Frame, chosen: Option) -> None:
    """Keep the dice, or let an ability work on one more die."""
    roll = p.stack[-2]
    if chosen is KEEP:
        p.stack.pop()
        return
    if chosen is DONE:
        _finish(p, f, roll)
        return
    power = p.content.powers[chosen.source]
    if not f.data["power"]:
        f.data["power"] = power.id
        f.data["left"] = _dice_of(power, chosen.verb)
        roll.data["used"] = (*roll.data["used"], power.id)
        costs.pay(p, f.seat, power.ability.cost, power.card)
        remember(p, f.seat, power)
    _work(p, f, roll, power, chosen)
    f.data["left"] -= 1
    if f.data["left"] <= 0 or not _choices(p, f.seat, roll, power):
        _finish(p, f, roll)


def _dice_of(power: Power, verb: str) -> int:
    """How many dice an ability may work on."""
    for effect in power.ability.then:
        if isinstance(effect, Reroll) and verb == "reroll":
            return 99 if effect.dice == "any" else effect.dice
        if isinstance(effect, Turn | Cancel) and verb == effect.do:
            return effect.dice
    return 1


def _work(p: Play, f: Frame, roll: Frame, power: Power, chosen: Option) -> None:
    before = roll.data["faces"]
    faces = list(before)
    for effect in power.ability.then:
        if effect.do != chosen.verb:
            continue
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
                cause=power.id,
            )
        )


def _finish(p: Play, f: Frame, roll: Frame) -> None:
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

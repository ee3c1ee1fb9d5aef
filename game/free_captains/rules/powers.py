"""The powers of Super Weapons, each once in an Encounter Phase (FC-157)."""

from __future__ import annotations

from collections.abc import Iterator

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Facing
from game.free_captains.names import ABILITIES, ABILITY_AT
from game.free_captains.rules import counting, deeds, dice
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Frame

MOMENTS = {"engage": ("pay",), "evade": ("face",), "engaged": ("after",),
           "any": ("face", "pay", "evade")}  # fmt: skip
"""the steps in which a power of each moment is used"""
TIMES = {"engage": "while you pay for a card", "evade": "before you engage or evade a card",
         "engaged": "after you engage a card", "any": "while you face a card"}  # fmt: skip
"""the words for each moment"""


def power_options(p: Play, f: Frame) -> Iterator[Option]:
    """Yield the powers that can be used now."""
    for weapon in p.state.weapons:
        if barred(p, f, weapon) is None:
            for target in targets(p, f, weapon):
                yield option("power", weapon, target)


def barred(p: Play, f: Frame, weapon: str) -> Reason | None:
    """Return the reason against any use of a power now."""
    if weapon not in p.state.weapons:
        return Reason("FC-145", "You have not found that Super Weapon: use one that is aboard.")
    if not p.active(weapon):
        return Reason(
            "FC-156", "You do not Understand that Super Weapon yet: it still needs cubes."
        )
    if weapon in p.state.powers:
        return Reason(
            "FC-157", "You have used this power: it is ready again in the next Encounter."
        )
    when = p.content.weapons[weapon].when
    if isinstance(f, Facing) and f.step == "face" and when == "engage":
        return Reason(
            "FC-R85",
            "Engage {card} first: this power then helps to pay for it.",
            card=p.faced(f.card).name,
        )
    if f.step not in MOMENTS[when] or not isinstance(f, Facing):
        return Reason("FC-R85", "You can use this power only {when}.", when=TIMES[when])
    return None


def targets(p: Play, f: Frame, weapon: str) -> list[str]:
    """Return what a power can be used on now; "" where there is nothing to choose."""
    assert isinstance(f, Facing)
    power = p.content.weapons[weapon].power
    if isinstance(power, x.Lower):
        return [""] if dice.left(f)[ABILITY_AT[power.icon]] else []
    if isinstance(power, x.AnyAbility):
        return [each for each in ABILITIES if f.own and ABILITY_AT[each] != f.icon]
    if isinstance(power, x.SlipPast):
        return [p.state.line[f.card]]
    if isinstance(power, x.CountEvaded):
        return [p.state.line[index] for index in counting.uncounted(p)]
    if isinstance(power, x.Gain):
        return [""] if p.below_most() else []
    assert isinstance(power, x.Raise)
    low = [die for die in p.state.dice if p.state.value(die) < 6]
    return [""] if any(power.dice != "crew" or _crew(p, die) for die in low) else []


def _crew(p: Play, die: str) -> bool:
    return p.content.dice[die].group == "crew"


def check_power(p: Play, f: Frame, o: Intent) -> Reason | None:
    """Return the reason against using a power."""
    reason = barred(p, f, o.source)
    if reason is None and o.target not in targets(p, f, o.source):
        reason = Reason("FC-R85", "This power would change nothing here: save it.")
    return reason


def use(p: Play, f: Facing, chosen: Option) -> bool:
    """Use a power; return True if it evades the card."""
    weapon = p.content.weapons[chosen.source]
    power = weapon.power
    p.state.powers.append(weapon.id)
    p.events.append(e.PowerUsed(weapon=weapon.id, target=chosen.target))
    if isinstance(power, x.Lower):
        dice.pay_off(f, ABILITY_AT[power.icon], power.n)
        f.paid = True
    elif isinstance(power, x.AnyAbility):
        f.icon, f.paid = ABILITY_AT[chosen.target], True
    elif isinstance(power, x.CountEvaded):
        index = p.state.line.index(chosen.target)
        counting.add(p, index, p.faced(index).planets - p.state.counted[index])
    elif isinstance(power, x.Gain | x.Raise):
        deeds.do(p, (power,), weapon.id)
    return isinstance(power, x.SlipPast)


def after_options(p: Play, f: Facing) -> Options:
    """Return the powers that follow an Engage, and ``pass``; none if there is no power."""
    ways = tuple(power_options(p, f)) if p.state.fates[f.card] == "engaged" else ()
    return (*ways, option("pass")) if ways else ()


def after(p: Play, f: Facing, chosen: Option) -> None:
    """Use a power after engaging, or continue."""
    if chosen.verb == "power":
        use(p, f, chosen)
    else:
        p.stack.pop()

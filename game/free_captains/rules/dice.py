"""The Captain's Dice: when an action can be used, turning down, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import (
    Counting,
    Facing,
    Plain,
    Raising,
    Resolving,
    Searching,
    Taking,
    UsingDie,
)
from game.free_captains.names import ABILITIES, ABILITY_AT, COLOR_AT, COLORS, YELLOW
from game.free_captains.rules import counting, deeds
from game.free_captains.rules.demand import sum_of
from game.table.decisions import Intent, Option, Options, option
from game.table.grammar import Name
from game.table.refusals import Reason
from game.table.stack import Frame

USES: dict[type[x.Model], str] = {
    x.RaiseSystems: "raise",
    x.Thin: "thin",
    x.MoreCubes: "cubes",
    x.CountIcon: "icons",
    x.PickWeapon: "weapon",
    x.Understand: "understand",
    x.RollDie: "roll",
    x.SwapDie: "swap",
    x.RerollDie: "reroll",
}
"""the target that stands for an act in an option; a bonus has its icon there"""
ENCOUNTER = ("face", "pay", "evade")
AT_REST = "Your dice rest for now: they work on a card you face or in the search."


def die_options(p: Play, f: Frame) -> Iterator[Option]:
    """Yield the actions of dice that can be used now."""
    for die in p.state.dice:
        if barred(p, f, die) is None:
            for part in p.content.dice[die].faces[p.state.value(die) - 1]:
                for target in targets(p, f, die, part):
                    yield option("die", die, target)


def barred(p: Play, f: Frame, die: str) -> Reason | None:
    """Return the reason against any use of a die, whatever it shows."""
    if die not in p.state.dice:
        return Reason("FC-R23", "That die stayed in port: choose one that is aboard.")
    if isinstance(f, Facing):
        if f.die:
            return Reason(
                "FC-R63",
                "Each card gets one die, and this one has had it: go on without another.",
            )
    elif isinstance(f, Searching | Resolving):
        if die in f.dice:
            return Reason(
                "FC-R22", "You have already used this die in this search: choose another."
            )
    else:
        return Reason("FC-R22", AT_REST)
    return None


def check_die(p: Play, f: Frame, o: Intent) -> Reason | None:
    """Return the reason against using a die's action."""
    reason = barred(p, f, o.source)
    if reason is not None:
        return reason
    if part_for(p, f, o.source, o.target) < 0:
        return _useless(p, f, o.source)
    return None


def _useless(p: Play, f: Frame, die: str) -> Reason:
    """Return the reason against a use that a die does not have now, with the one that it has."""
    found, value = p.content.dice[die], p.state.value(die)
    name = Name(found.name, "the" if found.group == "crew" else "")
    acts = [act for part in p.content.dice[die].faces[value - 1] for act in part]
    bonus = next((act for act in acts if isinstance(act, x.Bonus)), None)
    if bonus is None:
        return Reason(
            "FC-R65",
            "{die:The} shows {value}, and that face has no work here: try another die.",
            die=name,
            value=value,
        )
    if bonus.icon == "any" and not (isinstance(f, Facing) and f.step == "pay"):
        return Reason(
            "FC-R65",
            "{die:The} shows {value}, which only pays for cards: engage one first.",
            die=name,
            value=value,
        )
    icon = "any ability" if bonus.icon == "any" else bonus.icon.capitalize()
    if isinstance(f, Facing) and f.step == "pay":
        if bonus.icon == "any":
            return Reason(
                "FC-R65",
                "{die:The} shows {value}, which pays any ability: choose one that this card costs.",
                die=name,
                value=value,
            )
        return Reason(
            "FC-R65",
            "{die:The} shows {value}, which pays {icon}, and this "
            "card asks for none: pay another way.",
            die=name,
            value=value,
            icon=icon,
        )
    if isinstance(f, Facing) and f.step == "face":
        return Reason(
            "FC-R65",
            "{die:The} shows {value}, which pays only {icon}: engage a card that costs {icon} "
            "first.",
            die=name,
            value=value,
            icon=icon,
        )
    return Reason(
        "FC-R65",
        "{die:The} shows {value}, which pays only {icon}: save it for a card that costs {icon}.",
        die=name,
        value=value,
        icon=icon,
    )


def part_for(p: Play, f: Frame, die: str, target: str) -> int:
    """Return the part of the die's face that a use stands for, -1 if there is none."""
    parts = p.content.dice[die].faces[p.state.value(die) - 1]
    for number, part in enumerate(parts):
        if target in targets(p, f, die, part):
            return number
    return -1


def targets(p: Play, f: Frame, die: str, part: x.Part) -> list[str]:
    """Return the uses that a part of a face has now, none if it has no effect (FC-R65)."""
    for act in part:
        if isinstance(act, x.Bonus):
            icons = bonus_icons(f, act)
            if icons:
                return [ABILITIES[icon] for icon in icons]
    for act in part:
        if not isinstance(act, x.Bonus) and works(p, f, die, act):
            return [USES[type(act)]]
    return []


def bonus_icons(f: Frame, act: x.Bonus) -> list[int]:
    """Return the icons of the card that a bonus can serve (FC-R66)."""
    if not isinstance(f, Facing) or f.step != "pay":
        return []
    need = left(f)
    icons = range(len(need)) if act.icon == "any" else (ABILITY_AT[act.icon],)
    return [icon for icon in icons if need[icon]]


def left(f: Facing) -> tuple[int, int, int]:
    """Return the points still to be paid, by ability."""
    made = list(f.added)
    if f.own:
        made[f.icon] += f.own
    return made[0], made[1], made[2]


def works(p: Play, f: Frame, die: str, act: x.Act) -> bool:
    """Return True if an act other than a bonus has an effect now."""
    state, facing = p.state, isinstance(f, Facing) and f.step in ENCOUNTER
    if isinstance(act, x.RaiseSystems):
        return facing and any(_can_rise(p, each) for each in state.dice)
    if isinstance(act, x.Thin):
        if f.step != "evade":  # FC-R71
            return False
        return any(state.bag[COLOR_AT[color]] for color in act.colors)
    if isinstance(act, x.MoreCubes):
        return (facing or f.step == "probe") and die not in state.more_dice
    if isinstance(act, x.CountIcon):
        return (facing or f.step == "probe") and bool(counting.uncounted(p))
    if isinstance(act, x.PickWeapon):
        return isinstance(f, Resolving) and _picks(p, f)
    if isinstance(act, x.Understand):
        return facing and any(not p.active(each) for each in state.weapons)
    if f.step != "pay" or not isinstance(f, Facing):
        return False
    if isinstance(act, x.RollDie):
        return True
    card = p.faced(f.card)
    planet = card.kind == "guardforce" and card.planets > 0  # FC-R68
    if isinstance(act, x.SwapDie):
        return planet and bool(_not_owned(p))
    assert isinstance(act, x.RerollDie)
    return planet if act.against == "guardforce" else card.kind != "guardforce"


def _picks(p: Play, f: Resolving) -> bool:
    return bool(f.cubes[YELLOW]) and bool(p.state.weapon_deck) and not f.pick


def _can_rise(p: Play, die: str) -> bool:
    return p.content.dice[die].group == "systems" and p.state.value(die) < 6


def _not_owned(p: Play) -> list[str]:
    return [die for die in p.content.dice if die not in p.state.dice]


def use(p: Play, f: Frame, chosen: Option) -> None:
    """Choose a die's action; the die is turned down first (FC-R64)."""
    die = chosen.source
    part = part_for(p, f, die, chosen.target)
    if isinstance(f, Facing):
        f.die = die
    elif isinstance(f, Searching | Resolving):
        f.dice += (die,)
    p.stack.append(UsingDie(0, die, part, chosen.target, step="die"))


def step_options(p: Play, f: UsingDie) -> Options:
    """Return how far the die can be turned down: one side, or two (FC-R20, FC-R21)."""
    value = p.state.value(f.die)
    if value == 1:
        return (option("step", f.die, "0"),)
    return tuple(option("step", f.die, str(down)) for down in (1, 2) if value > down)


def check_step(p: Play, f: UsingDie, o: Intent) -> Reason | None:
    """Return the reason against turning a die down so far."""
    return Reason("FC-R20", "Lower the die by 1 or 2, but never below 1.")


def step_down(p: Play, f: UsingDie, chosen: Option) -> None:
    """Turn the die down, then carry out its action."""
    state, at = p.state, p.state.dice.index(f.die)
    old = state.faces[at]
    acts = p.content.dice[f.die].faces[old - 1][f.part]
    state.faces[at] = old - int(chosen.target)
    p.stack.pop()
    below = p.stack[-1]
    card = state.line[below.card] if isinstance(below, Facing) else ""
    p.events.append(
        e.DieUsed(die=f.die, old=old, value=state.faces[at], target=f.target, card=card)
    )
    act_out(p, acts, f.die, f.target)


def act_out(p: Play, acts: x.Part, die: str, target: str) -> None:
    """Carry out the acts of a part, as far as they can be (FC-R65)."""
    frame = p.stack[-1]
    asked = [
        each for act in acts if (each := _act(p, frame, act, die, target)) is not None
    ]  # fmt: skip
    p.stack.extend(reversed(asked))


def _act(p: Play, f: Frame, act: x.Act, die: str, target: str) -> Frame | None:
    """Carry out one act, or return the question that it asks."""
    state = p.state
    if isinstance(act, x.Bonus):
        if target in ABILITY_AT and isinstance(f, Facing):
            serve(p, f, die, ABILITY_AT[target], act.n)
    elif isinstance(act, x.RaiseSystems):
        return Raising(0, act.n, "systems", step="raise")
    elif isinstance(act, x.Thin):
        if not act.blind:
            return Taking(0, act.n, tuple(COLOR_AT[color] for color in act.colors), step="out")
        try_cube(p)
    elif isinstance(act, x.MoreCubes):
        state.more_dice.append(die)
        deeds.more(p, act.n, die)
    elif isinstance(act, x.CountIcon):
        return Counting(0, act.n, step="count")
    elif isinstance(act, x.PickWeapon):
        assert isinstance(f, Resolving)
        f.pick = True
        p.events.append(e.DeckSeen(weapons=tuple(sorted(state.weapon_deck))))
    elif isinstance(act, x.Understand):
        return Plain(0, step="understand")
    elif isinstance(act, x.RollDie):
        assert isinstance(f, Facing)
        f.rolled, f.value = act.die, p.roll_die(act.die)
        p.events.append(e.DieRolled(die=act.die, value=f.value, cause=die))
    elif isinstance(act, x.SwapDie):
        return Plain(0, step="swap")
    else:
        return Plain(0, step="must_reroll")
    return None


def serve(p: Play, f: Facing, die: str, icon: int, n: int) -> None:
    """Lower what is to be paid of one icon by a bonus; what is over is lost (FC-R19)."""
    pay_off(f, icon, n)
    f.paid = True
    p.events.append(e.BonusUsed(die=die, icon=ABILITIES[icon], n=n))


def pay_off(f: Facing, icon: int, n: int) -> None:
    """Lower what is left of an icon: the card's own Strength first."""
    if f.icon == icon and f.own:
        part = min(f.own, n)
        f.own -= part
        n -= part
    added = list(f.added)
    added[icon] = max(0, added[icon] - n)
    f.added = (added[0], added[1], added[2])


def try_cube(p: Play) -> None:
    """Draw one cube blindly: a yellow one goes back, another to the supply (FC-129)."""
    drawn = p.draw_cubes(1, range(len(COLORS)))
    for color in drawn:
        p.events.append(e.CubeTried(cube=COLORS[color]))
        (p.state.bag if color == YELLOW else p.state.supply)[color] += 1


# --- a die rolled for one Engage ----------------------------------------------------------------


def rolled_options(p: Play, f: Facing) -> Iterator[Option]:
    """Yield the uses of a die that was rolled for this Engage (FC-R67)."""
    if not f.rolled or f.step != "pay":
        return
    for part in p.content.dice[f.rolled].faces[f.value - 1]:
        if any(isinstance(act, x.Bonus | x.RaiseSystems) for act in part):
            for target in targets(p, f, f.rolled, part):
                yield option("face", f.rolled, target)


def check_rolled(p: Play, f: Frame, o: Intent) -> Reason | None:
    """Return the reason against using the rolled die."""
    if isinstance(f, Facing) and any(o.key == each.key for each in rolled_options(p, f)):
        return None
    return Reason(
        "FC-R67", "The die you rolled cannot cover any more of this card: pay the rest another way."
    )


def use_rolled(p: Play, f: Facing, chosen: Option) -> None:
    """Use the rolled face; the die is gone then (FC-R24)."""
    for part in p.content.dice[f.rolled].faces[f.value - 1]:
        if chosen.target in targets(p, f, f.rolled, part):
            die, f.rolled = f.rolled, ""
            act_out(p, part, die, chosen.target)
            return


# --- what dice ask ------------------------------------------------------------------------------


def swap_options(p: Play, f: Plain) -> Options:
    """Return the dice that can be given up, each with those that can come for it."""
    return tuple(option("swap", die, new) for die in p.state.dice for new in _not_owned(p))


def check_swap(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against a swap."""
    return Reason("FC-134", "Swap one of your dice for one that you do not have.")


def swap(p: Play, f: Plain, chosen: Option) -> None:
    """Swap a die; the new one is rolled and keeps the slot (FC-R25)."""
    state, at = p.state, p.state.dice.index(chosen.source)
    p.stack.pop()
    state.dice[at] = chosen.target
    state.faces[at] = p.roll_die(chosen.target)
    p.events.append(e.DieRolled(die=chosen.target, value=state.faces[at], given=chosen.source))


def understand_options(p: Play, f: Plain) -> Options:
    """Return the owned weapons that are not yet active."""
    return tuple(
        option("understand", each) for each in p.state.weapons if not p.active(each)
    )  # fmt: skip


def check_understand(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against Understanding a weapon."""
    return Reason("FC-R70", "Choose a Super Weapon that you own and do not Understand yet.")


def understand(p: Play, f: Plain, chosen: Option) -> None:
    """Understand a weapon at once."""
    p.stack.pop()
    p.state.understood.append(chosen.source)
    p.events.append(e.WeaponUnderstood(weapon=chosen.source))


def total_left(f: Facing) -> int:
    """Return the points still to be paid for a card."""
    return sum_of(left(f))

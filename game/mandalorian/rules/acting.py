"""An action of a character, with the ability of its card (sections 7 to 14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Ignore, Model, Modifier, Spread, StrongerHere
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting
from game.mandalorian.rules import (
    abilities,
    attacking,
    child,
    doors,
    features,
    intel,
    kept,
    planning,
    walking,
    work,
)
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

M = TypeVar("M", bound=Model)
BINDING = (Spread, StrongerHere, Ignore)
"""modifiers that change an action without a "may", so that a player may do without them (MA-172)"""


def options(p: Play, f: Acting) -> Options:
    """Return what the character may do now, and ``done``."""
    ways = list(PERFORM[f.slot](p, f, abilities.modifiers(p, f))) if not f.at else []
    ways += [option("vain"), option("ability"), option("plain")]
    ways += kept.ways(p, ("played",), (f.who,))
    ways += features.ways(p)
    ways += [option("rescue", "", f.who), option("done")]
    return allowed(p, f, ways, CHECKS)


def _unfinished(p: Play, f: Acting) -> Reason:
    who = p.content.name(f.who)
    return Reason("MA-100", "{who} has begun this action: see it through first.", who=who)


def check_perform(p: Play, f: Acting, o: Intent) -> Reason | None:
    """Return the reason against performing the action in a certain way."""
    if f.at:
        return _unfinished(p, f)
    check = PERFORM_CHECKS.get(f.slot, {}).get(o.verb)
    if check is None:
        return Reason(
            "MA-105", "This slot is for another action: choose one of the options you see."
        )
    return check(p, f, abilities.modifiers(p, f), o)


def check_vain(p: Play, f: Acting, o: Intent) -> Reason | None:
    """Return the reason against performing the action on nothing: only where nothing is there to
    act on, for the sake of an ability that follows."""
    if f.at:
        return _unfinished(p, f)
    if f.slot in TO_NOBODY or not abilities.follows(p, f):
        return Reason("MA-166", "This card has no ability after the action: end the action.")
    mods = abilities.modifiers(p, f)
    if any(check_perform(p, f, each) is None for each in PERFORM[f.slot](p, f, mods)):
        return Reason("MA-135", "This action has a target in reach: choose one.")
    return None


def check_plain(p: Play, f: Acting, o: Intent) -> Reason | None:
    """Return the reason against doing without the card's ability (MA-172)."""
    if f.at or f.performed:
        return _unfinished(p, f)
    if not any(isinstance(each, BINDING) for each in abilities.modifiers(p, f)):
        return Reason("MA-172", "There is no ability on this card to skip: take the action.")
    return None


def check_use(p: Play, f: Acting, o: Intent) -> Reason | None:
    """Return the reason against strengthening the action with a planning card."""
    if f.at or f.performed or not f.card:
        return Reason("MA-159", "Save this card: it works as you play a skill card.")
    if o.target != f.who:
        return Reason("MA-R62", "This card belongs to another character: choose one of your own.")
    return kept.check("played")(p, f, o)


def check_done(p: Play, f: Acting, o: Intent) -> Reason | None:
    """Return None: an action may be declined or ended (MA-103)."""
    return None


def act(p: Play, f: Acting, chosen: Option) -> None:
    """Perform the action, use something, or end it."""
    answer = ANSWERS.get(chosen.verb)
    if answer is not None:
        answer(p, f, chosen)
    else:
        PERFORMED[f.slot](p, f, abilities.modifiers(p, f), chosen)


def _vain(p: Play, f: Acting, chosen: Option) -> None:
    f.at, f.performed = 1, True


def _ability(p: Play, f: Acting, chosen: Option) -> None:
    abilities.use(p, f)


def _plain(p: Play, f: Acting, chosen: Option) -> None:
    f.plain = True


def _use(p: Play, f: Acting, chosen: Option) -> None:
    kept.use(p, chosen)


def _feature(p: Play, f: Acting, chosen: Option) -> None:
    features.use(p, chosen)


def _rescue(p: Play, f: Acting, chosen: Option) -> None:
    f.performed = True  # an action without effect has been performed all the same (MA-R81)
    child.rescue(p, f.who)


def _done(p: Play, f: Acting, chosen: Option) -> None:
    p.stack.pop()
    if not f.performed and not f.ability:
        p.events.append(e.ActionDeclined(who=f.who, slot=f.slot))


Perform = Callable[[Play, Acting, tuple[Modifier, ...]], list[Option]]
Performed = Callable[[Play, Acting, tuple[Modifier, ...], Option], None]
PerformCheck = Callable[[Play, Acting, tuple[Modifier, ...], Intent], Reason | None]


def ignored(mods: tuple[Modifier, ...]) -> tuple[str, ...]:
    """Return what the modifiers let a movement ignore."""
    return tuple(what for each in mods if isinstance(each, Ignore) for what in each.what)


def _moves(p: Play, f: Acting, mods: tuple[Modifier, ...]) -> list[Option]:
    ways = walking.moves(p, f.who, f.strength, ignored(mods))
    return [*ways, option("move", f.who, p.state.at[f.who])] if abilities.follows(p, f) else ways


def _check_move(p: Play, f: Acting, mods: tuple[Modifier, ...], o: Intent) -> Reason | None:
    if (
        o.verb == "move"
        and o.source == f.who
        and o.target == p.state.at[f.who]
        and abilities.follows(p, f)
    ):
        return None
    return walking.check_move(p, f.who, f.strength, ignored(mods), o, (f.who,))


def _check_attack(p: Play, f: Acting, mods: tuple[Modifier, ...], o: Intent) -> Reason | None:
    """Return the reason against attacking a threat: a feature only if the attack hits enemies in
    its space, or an ability follows (MA-R18)."""
    found = attacking.check_attack(p, f, mods, o)
    if found is not None or o.target not in p.state.up or p.enemy(o.target) is not None:
        return found
    if attacking.hits_others(p, mods, o.target) or abilities.follows(p, f, o.target):
        return None
    return Reason("MA-R18", "A feature takes no damage: attack an enemy or a facedown threat.")


def _moved(p: Play, f: Acting, mods: tuple[Modifier, ...], chosen: Option) -> None:
    f.at, f.performed = 1, True
    if chosen.target != p.state.at[f.who]:
        walking.go(p, f.who, f.strength, ignored(mods), chosen)


TO_NOBODY = ("move", "plan")
"""actions that have no target: a move of 0 spaces is one already"""
PERFORM: Mapping[str, Perform] = {
    "move": _moves,
    "attack": attacking.ways,
    "intel": intel.ways,
    "plan": planning.ways,
    "slice": doors.slice_ways,
    "cut": work.ways,
    "signal": work.ways,
}
PERFORM_CHECKS: Mapping[str, Mapping[str, PerformCheck]] = {
    "move": {"move": _check_move, "pass": _check_move},
    "attack": {"attack": _check_attack, "divide": attacking.check_divide},
    "intel": {"look": intel.check_look, "push": intel.check_push, "unlock": doors.check_intel},
    "plan": {"draw": planning.check_draw},
    "slice": {"unlock": doors.check_slice},
    "cut": {"work": work.check},
    "signal": {"work": work.check},
}
PERFORMED: Mapping[str, Performed] = {
    "move": _moved,
    "attack": attacking.attack,
    "intel": intel.act,
    "plan": planning.draw,
    "slice": doors.unlock_by_action,
    "cut": work.do,
    "signal": work.do,
}
ANSWERS: Mapping[str, Callable[[Play, Acting, Option], None]] = {
    "vain": _vain,
    "ability": _ability,
    "plain": _plain,
    "use": _use,
    "feature": _feature,
    "rescue": _rescue,
    "done": _done,
}
CHECKS: dict[str, Check] = {
    **{verb: check_perform for verbs_ in PERFORM_CHECKS.values() for verb in verbs_},
    "vain": check_vain,
    "ability": abilities.check,
    "plain": check_plain,
    "use": check_use,
    "feature": features.check_here,
    "rescue": child.check_rescue,
    "done": check_done,
}

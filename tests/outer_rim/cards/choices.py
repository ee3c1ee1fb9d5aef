"""The values of a card's options, compared without weighing one thing against another.

An option is worked out for a position as ``Plan``s: one for each way of answering inside it. A
plan is a spread of chances over results, and a result counts each thing separately: credits, fame,
reputation by faction, damage, and whatever else a card can bring. One plan covers another when it
brings at least as much of everything, on average and at the worst. So a risk is never covered by
a safe option that brings less, nor the other way around.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any

from game.outer_rim.cards.effects.language import FACTIONS, Condition, Cost, Per
from game.outer_rim.combat.rules import DAMAGE
from game.outer_rim.rules.skills import NEEDED

Result = tuple[tuple[str, float], ...]
Plan = tuple[tuple[float, Result], ...]
NOTHING: Plan = ((1.0, ()),)
DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
LEVELS = {-1: "negative", 0: "neutral", 1: "positive"}
KINDS = ("bounty", "cargo", "crew", "gear", "job", "mod")
SKILLS = ("influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech")
MOST_PLANS = 40


@dataclass(frozen=True)
class Position:
    """A player's state, as far as options depend on it; ``room`` until defeat on each side."""

    levels: Mapping[str, int]
    credits: int
    fame: int
    hurt: int
    harm: int
    health: int
    hull: int
    dice: Mapping[str, int]
    skills: Mapping[str, int]
    cards: Mapping[str, int]
    company: bool
    famous: bool
    droid: bool = False
    where: Mapping[str, Any] = field(default_factory=dict)


def positions(count: int = 160) -> list[Position]:
    """Return positions of all kinds, the same ones every time."""
    chance = random.Random(7)
    found = []
    for _ in range(count):
        health, hull = chance.randint(3, 8), chance.randint(3, 8)
        found.append(
            Position(
                levels={each: chance.randint(-1, 1) for each in FACTIONS},
                credits=chance.choice((0, 1000, 2000, 3000, 5000, 8000, 12000, 20000)),
                fame=chance.randint(0, 9),
                hurt=chance.choice((0, 0, chance.randint(0, health - 1))),
                harm=chance.choice((0, 0, chance.randint(0, hull - 1))),
                health=health,
                hull=hull,
                dice={"ground": chance.randint(1, 6), "ship": chance.randint(2, 6)},
                skills={each: chance.choice((0, 0, 1, 2)) for each in SKILLS},
                cards={each: chance.choice((0, 0, 1, 2)) for each in KINDS},
                company=chance.random() < 0.5,
                famous=chance.random() < 0.4,
            )
        )
    return found


# --- conditions and costs -------------------------------------------------------------------------


def holds(at: Position, only: Condition | None) -> bool:
    """Return whether a condition holds, as far as positions know; assume that unknown ones do."""
    if only is None:
        return True
    given = only.model_fields_set
    return all(check(at, only) for name, check in CHECKS.items() if name in given)


CHECKS: dict[str, Callable[[Position, Condition], bool]] = {
    "reputation": lambda at, only: all(
        LEVELS[at.levels[faction]] in levels for faction, levels in only.reputation.items()
    ),
    "any_reputation": lambda at, only: (
        only.any_reputation in {LEVELS[each] for each in at.levels.values()}
    ),
    "skill": lambda at, only: any(at.skills[each] for each in only.skill),
    "cards": lambda at, only: all(at.cards[kind] >= n for kind, n in only.cards.items()),
    "credits": lambda at, only: at.credits >= (only.credits or 0),
    "company": lambda at, only: at.company == only.company,
    "fame": lambda at, only: (
        only.fame not in ("most", "not_most") or at.famous == (only.fame == "most")
    ),
    "droid": lambda at, only: at.droid == only.droid,
    "any": lambda at, only: any(holds(at, each) for each in only.any),
    "no": lambda at, only: only.no is None or not holds(at, only.no),
}


def amount(value: Any) -> int:
    """Return an amount; assume 2 of the cards or fame that it depends on."""
    return value.base + 2 * value.each if isinstance(value, Per) else int(value)


def payable(at: Position, cost: Cost) -> bool:
    """Return whether a cost can be paid."""
    return (
        at.credits >= amount(cost.credits)
        and at.fame >= cost.fame
        and all(
            at.levels[faction] - steps >= -1 or cost.reputation_even_negative
            for faction, steps in cost.reputation.items()
        )
        and all(at.cards[kind] >= n for kind, n in cost.discard.items())
    )


def price(cost: Cost) -> Result:
    """Return the result of paying a cost."""
    told = {"credits": -amount(cost.credits), "fame": -cost.fame}
    told |= {f"rep {faction}": -steps for faction, steps in cost.reputation.items()}
    told |= {f"own {kind}": -number for kind, number in cost.discard.items()}
    told |= {"own one": -1} if cost.discard_one else {}
    told |= {"hurt": -cost.character_damage, "harm": -cost.ship_damage}
    return result(told)


def result(told: Mapping[str, float]) -> Result:
    """Return the result for these counts."""
    return tuple(sorted((name, number) for name, number in told.items() if number))


# --- chances --------------------------------------------------------------------------------------


@lru_cache(maxsize=None)
def rolled(dice: int) -> tuple[tuple[int, float], ...]:
    """Return the totals of damage on this many dice, with their chances."""
    spread = {0: 1.0}
    for _ in range(dice):
        thrown: dict[int, float] = {}
        for (total, chance), face in product(spread.items(), DIE):
            key = total + DAMAGE[face]
            thrown[key] = thrown.get(key, 0.0) + chance / len(DIE)
        spread = thrown
    return tuple(sorted(spread.items()))


@lru_cache(maxsize=None)
def fought(own: int, enemy: int) -> tuple[tuple[bool, int, float], ...]:
    """Return the outcomes of a fight: won or not, damage taken, chance."""
    found: dict[tuple[bool, int], float] = {}
    for (dealt, one), (taken, other) in product(rolled(own), rolled(enemy)):
        key = dealt >= taken, taken
        found[key] = found.get(key, 0.0) + one * other
    return tuple((*key, chance) for key, chance in sorted(found.items()))


def passing(level: int) -> float:
    """Return the chance of a skill test."""
    share = sum(face in NEEDED[min(level, 2)] for face in DIE) / len(DIE)
    return float(1 - (1 - share) ** 2)


# --- plans ----------------------------------------------------------------------------------------


def mixed(parts: list[tuple[float, list[Plan]]]) -> list[Plan]:
    """Return the plans for a roll: one for each combination of plans of its outcomes."""
    found = []
    for chosen in product(*(plans for _, plans in parts)):
        spread: dict[Result, float] = {}
        for (chance, _), plan in zip(parts, chosen, strict=True):
            for inner, told in plan:
                spread[told] = spread.get(told, 0.0) + chance * inner
        found.append(tuple((chance, told) for told, chance in spread.items()))
    return found[:MOST_PLANS]


def followed(before: list[Plan], after: list[Plan]) -> list[Plan]:
    """Return the plans for one thing after another."""
    found = []
    for first, second in product(before, after):
        spread: dict[Result, float] = {}
        for (one, told), (other, more) in product(first, second):
            key = summed(told, more)
            spread[key] = spread.get(key, 0.0) + one * other
        found.append(tuple((chance, told) for told, chance in spread.items()))
    return found[:MOST_PLANS]


def summed(told: Result, more: Result) -> Result:
    both = dict(told)
    for name, number in more:
        both[name] = both.get(name, 0) + number
    return result(both)


def certain(told: Mapping[str, float]) -> list[Plan]:
    return [((1.0, result(told)),)]


def plans(at: Position, block: tuple[Any, ...]) -> list[Plan]:
    """Return all plans for a block of effects."""
    found = [NOTHING]
    for effect in block:
        found = followed(found, PLANNERS.get(effect.do, _thing)(at, effect))
    return found


def ways(at: Position, effect: Any) -> list[tuple[str, list[Plan]]]:
    """Return the open options of a ``choose`` or ``may``, each with its plans."""
    if effect.do == "choose":
        return [
            (letter, paid(at, way.cost, way.then))
            for letter, way in zip("abcdefgh", effect.ways, strict=False)
            if holds(at, way.when) and payable(at, way.cost)
        ]
    found = [("decline", plans(at, effect.otherwise))]
    if holds(at, effect.when) and payable(at, effect.cost):
        found.append(("accept", paid(at, effect.cost, effect.then)))
    return found


def paid(at: Position, cost: Cost, then: tuple[Any, ...]) -> list[Plan]:
    return followed([((1.0, price(cost)),)], plans(at, then))


def _gain(at: Position, effect: Any, sign: int = 1) -> list[Plan]:
    if effect.who == "opponent":
        return certain({f"rival {effect.do}": 1})
    told: dict[str, float] = {}
    for key, steps in effect.reputation.items():
        level = at.levels.get(key, 0)
        told[f"rep {key}"] = max(-1, min(1, level + sign * steps)) - level
    money = amount(effect.credits)
    told["credits"] = money if sign > 0 else -min(money, at.credits)
    if sign < 0 and effect.all_credits:
        told["credits"] = -at.credits
    told["fame"] = sign * amount(effect.fame)
    return certain(told)


def _damage(at: Position, effect: Any) -> list[Plan]:
    if effect.who == "opponent":
        return certain({"rival damage": 1})
    return certain({"hurt": -effect.character, "harm": -effect.ship})


def _recover(at: Position, effect: Any) -> list[Plan]:
    character = at.hurt if effect.character == "all" else min(at.hurt, effect.character)
    ship = at.harm if effect.ship == "all" else min(at.harm, effect.ship)
    return certain({"hurt": character, "harm": ship})


def _test(at: Position, effect: Any) -> list[Plan]:
    chance = passing(max(at.skills[each] for each in effect.skill))
    failed = plans(at, effect.otherwise)
    if effect.buy_off and at.credits >= effect.buy_off:
        bought = followed(certain({"credits": -effect.buy_off}), plans(at, effect.then))
        failed = failed + bought
    return mixed([(chance, plans(at, effect.then)), (1 - chance, failed)])


def _fight(at: Position, effect: Any) -> list[Plan]:
    side = "ground" if effect.combat == "here" else effect.combat
    value = amount(getattr(effect, "value", 3))
    taken = "hurt" if side == "ground" else "harm"
    left = at.health - at.hurt if side == "ground" else at.hull - at.harm
    parts = []
    for won, damage, chance in fought(at.dice[side], value):
        after = plans(at, effect.win if won else effect.lose)
        if won and damage < left:
            after = followed(after, plans(at, getattr(effect, "survive", ())))
        parts.append((chance, followed(after, certain({taken: -damage}))))
    found = mixed(parts) if all(len(each) == 1 for _, each in parts) else _together(parts)
    return followed(found, certain({"duel": 1.0}) if effect.do == "fight_player" else [NOTHING])


def _together(parts: list[tuple[float, list[Plan]]]) -> list[Plan]:
    """Return a few plans for many outcomes: the same place in each list."""
    longest = max(len(each) for _, each in parts)
    return [
        mixed([(chance, [each[min(n, len(each) - 1)]]) for chance, each in parts])[0]
        for n in range(longest)
    ]


def _roll(at: Position, effect: Any) -> list[Plan]:
    dice = amount(effect.dice)
    share = sum(face in effect.success for face in DIE) / len(DIE)
    spread = [1.0]
    for _ in range(dice):
        spread = [
            (spread[n] * (1 - share) if n < len(spread) else 0.0)
            + (spread[n - 1] * share if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    parts = []
    for count, chance in enumerate(spread):
        after = plans(at, effect.then if count >= effect.need else effect.otherwise)
        for _ in range(count):
            after = followed(after, plans(at, effect.each))
        parts.append((chance, after))
    return _together(parts)


def _choice(at: Position, effect: Any) -> list[Plan]:
    found = [plan for _, each in ways(at, effect) for plan in each]
    return found[:MOST_PLANS] or [NOTHING]


def _if(at: Position, effect: Any) -> list[Plan]:
    return plans(at, effect.then if holds(at, effect.when) else effect.otherwise)


def _patrol(at: Position, effect: Any) -> list[Plan]:
    if effect.toward != "me":
        return certain({f"patrol {effect.faction} {effect.toward}": effect.spaces})
    levels = at.levels.get(effect.faction, min(at.levels.values()))
    return certain({"hunted": -effect.spaces if levels < 0 else 0})


def _card(at: Position, effect: Any) -> list[Plan]:
    """Return the plans for gaining a card, which takes a slot that another may need."""
    return certain({_named(effect): 1, "slots": -1})


def _sell(at: Position, effect: Any) -> list[Plan]:
    has = any(at.cards[kind] for kind in effect.kinds)
    return certain({_named(effect): int(has)})


def _buy(at: Position, effect: Any) -> list[Plan]:
    return certain({_named(effect): int(at.credits > 0)})


def _move(at: Position, effect: Any) -> list[Plan]:
    return certain({"move": 6 if effect.spaces == "hyperdrive" else effect.spaces})


def _mixed_blessing(at: Position, effect: Any) -> list[Plan]:
    """Return the plans for an effect that may be good or bad: it covers nothing and nothing covers
    it."""
    return certain({f"{_named(effect)} for": 1, f"{_named(effect)} against": -1})


def _bad(at: Position, effect: Any) -> list[Plan]:
    return certain({effect.do: -1})


def _burden(at: Position, effect: Any) -> list[Plan]:
    """Return the plans for something that takes a slot and is no good."""
    return certain({"burden": -1, "slots": -1})


def _opposed(at: Position, effect: Any) -> list[Plan]:
    """Return the plans for a test against somebody with one source of the skill."""
    own, theirs = passing(at.skills[effect.skill]), passing(1)
    found = mixed(
        [
            (own * (1 - theirs), plans(at, effect.won)),
            ((1 - own) * theirs, plans(at, effect.lost)),
            (own * theirs, plans(at, effect.both)),
            ((1 - own) * (1 - theirs), plans(at, effect.neither)),
        ]
    )
    return followed(found, certain({"duel": 1.0}))


def _thing(at: Position, effect: Any) -> list[Plan]:
    """Return the plans for any other effect: good to have, and like nothing else."""
    return certain({_named(effect): 1})


def _named(effect: Any) -> str:
    return str(effect.model_dump_json(exclude_defaults=True))


PLANNERS: dict[str, Callable[[Position, Any], list[Plan]]] = {
    "gain": _gain, "lose": lambda at, effect: _gain(at, effect, -1), "damage": _damage,
    "recover": _recover, "test": _test, "fight": _fight, "fight_player": _fight, "may": _choice,
    "choose": _choice, "if": _if, "roll": _roll, "move": _move, "move_patrol": _patrol,
    "keep": _card, "hire": _card, "gain_card": _card, "take_crew": _card, "sell": _sell,
    "buy": _buy, "buy_ship": _buy, "burden": _burden, "opposed": _opposed,
    "invite": _mixed_blessing, "ground": _bad, "fail_job": _bad, "discard": _bad,
    "go_to": _mixed_blessing, "databank": _mixed_blessing, "discard_contact": _mixed_blessing,
    "dispose": _mixed_blessing, "reveal_contacts": _mixed_blessing, "move_contact": _mixed_blessing,
    "encounter_contact": _mixed_blessing, "discard_top": _mixed_blessing,
}  # fmt: skip


# --- comparing ------------------------------------------------------------------------------------


def covers(one: Plan, other: Plan, at: Position) -> bool:
    """Return whether one plan brings as much of everything as another, on average and at the
    worst."""
    mean, worst = figures(one, at)
    theirs, their_worst = figures(other, at)
    names = set(mean) | set(theirs)
    return all(
        mean.get(name, 0) >= theirs.get(name, 0) - 1e-9
        and worst.get(name, 0) >= their_worst.get(name, 0) - 1e-9
        for name in names
    )


def figures(plan: Plan, at: Position) -> tuple[dict[str, float], dict[str, float]]:
    """Return the average and the least of each thing; a defeat counts as a separate thing."""
    told = [(chance, _felled(dict(each), at)) for chance, each in plan if chance > 0]
    names = {name for _, each in told for name in each}
    mean = {name: sum(chance * each.get(name, 0) for chance, each in told) for name in names}
    return mean, {name: min(each.get(name, 0) for _, each in told) for name in names}


def _felled(told: dict[str, float], at: Position) -> dict[str, float]:
    fallen = at.hurt - told.get("hurt", 0) >= at.health or at.harm - told.get("harm", 0) >= at.hull
    return {**told, "defeated": -1.0} if fallen else told


def dominated(effect: Any, where: list[Position]) -> Iterator[tuple[str, str]]:
    """Return options that another one covers in every position in which they are open, with that
    one."""
    seen: dict[str, int] = {}
    covered: dict[tuple[str, str], int] = {}
    for at in where:
        found = ways(at, effect)
        for name, own in found:
            seen[name] = seen.get(name, 0) + 1
            for other, theirs in found:
                if other != name and all(any(covers(b, a, at) for b in theirs) for a in own):
                    covered[name, other] = covered.get((name, other), 0) + 1
    for (name, other), count in sorted(covered.items()):
        if count == seen[name]:
            yield name, other

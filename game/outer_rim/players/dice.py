"""What to do with dice once they have fallen."""

from __future__ import annotations

from collections.abc import Callable

from game.outer_rim.combat.frames import Dice, DiceUse, SkillTest
from game.outer_rim.frames.turns import Cargo, Roll
from game.outer_rim.players.chances import PASSES
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.rules import skills
from game.table.decisions import Option, Options

DAMAGE = {"crit": 2.0, "hit": 1.0, "focus": 0.0, "blank": 0.0}
MEAN = 5 / 8
"""damage of a die, on average"""
BODY = 1.2
"""damage to oneself counts so much more than damage dealt"""


def answer(mind: Mind, f: DiceUse, options: Options) -> str:
    """Return the change of the dice that helps most, or the option to keep them."""
    roll = mind.p.under(Dice, f)
    stop = next(each for each in options if each.verb in ("keep", "done"))
    if f.when == "opponent_dice":
        return _best(stop, options, _against)
    if roll.purpose in ("ground", "ship"):
        return _best(stop, options, lambda each: _blow(mind, each))
    good = _good(mind)
    if good.intersection(roll.faces):
        return stop.key
    return _best(stop, options, lambda each: _luck(mind, good, each))


def _good(mind: Mind) -> frozenset[str]:
    p = mind.p
    for below in reversed(p.stack):
        if isinstance(below, SkillTest):
            level = skills.level(p, below.seat, below.skill, below.granted)
            return frozenset(PASSES[level])
        if isinstance(below, Cargo):
            found = p.content.assets[below.card].delivery_roll
            return frozenset(found.success if found is not None else ())
        if isinstance(below, Roll):
            effect = p.content.effect(below.block, below.place)
            return frozenset(getattr(effect, "success", ()))
    return frozenset(("hit", "crit"))


def _best(stop: Option, options: Options, judge: Callable[[Option], float]) -> str:
    best, key = 0.0, stop.key
    for each in options:
        if each is not stop and judge(each) > best:
            best, key = judge(each), each.key
    return key


def _to(mind: Mind, option: Option) -> str:
    """Return the face to which an ability turns a die, "" if it rolls it again."""
    for effect in mind.content.powers[option.source].ability.then:
        if effect.do == option.verb and effect.do in ("turn", "add"):
            return str(getattr(effect, "to", getattr(effect, "face", "")))
    return ""


def _price(mind: Mind, option: Option) -> float:
    cost = mind.content.powers[option.source].ability.cost
    return BODY * float(cost.character_damage + cost.ship_damage)


def _blow(mind: Mind, option: Option) -> float:
    """Return how much damage more a change of one's dice deals."""
    to = _to(mind, option)
    after = DAMAGE[to] if to else MEAN
    before = 0.0 if option.verb == "add" else DAMAGE.get(option.target, 0.0)
    return after - before - _price(mind, option)


def _luck(mind: Mind, good: frozenset[str], option: Option) -> float:
    """Return how much a change helps a roll that has failed so far."""
    to = _to(mind, option)
    if to:
        return 1.0 if to in good else 0.0
    worst = {"blank": 0.5, "focus": 0.4, "hit": 0.3, "crit": 0.2}
    return worst.get(option.target, 0.1)


def _against(option: Option) -> float:
    """Return how much less damage an enemy's die deals after a change."""
    dealt = DAMAGE.get(option.target, 0.0)
    return dealt if option.verb == "cancel" else dealt - MEAN

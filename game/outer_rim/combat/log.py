"""Log lines for dice, tests and combats."""

from __future__ import annotations

from typing import Any

from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    Defeated,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.context import Play
from game.outer_rim.text.grammar import one, plural
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.names import (
    EXPERTISE,
    NEEDED,
    dice,
    patrol,
    short_name,
)
from game.table.events import Event
from game.table.grammar import Line

ROLLS = {
    "ground": " in ground combat",
    "ship": " in ship combat",
    "test": " for a test",
    "delivery": " for a delivery",
    "card": "",
}

TITLES = {
    "Local Champion": "the local champion",
    "the pirate on your peg": "the pirate at the peg",
}
"""enemies that their card names with capitals, or as its player would, within a sentence"""


def _dice(p: Play, x: DiceRolled) -> str:
    who = short_name(p, x.seat) if x.seat >= 0 else "The enemy"
    card = x.cause.partition(".")[0]
    if card in p.content.components:
        return f"{who} rerolls: {dice(x.faces)} ({p.content.name(card)})."
    return f"{who} rolls {dice(x.faces)}{ROLLS.get(x.purpose, '')}."


def _test(p: Play, x: SkillTested) -> str:
    how = "passes" if x.passed else "fails"
    test = f"{one(x.skill.title())} test"
    return f"{short_name(p, x.seat)} {how} {test}{cause_of(p, x.cause)}: {needed(x.level)}."


def needed(level: int) -> str:
    """Return what passes a test at a skill level: ``unskilled, needs a crit``."""
    return f"{EXPERTISE[level]}, needs {NEEDED[level]}"


def enemy(p: Play, x: Any) -> str:
    """Return the enemy of a fight within a sentence."""
    if x.defender >= 0:
        return short_name(p, x.defender)
    token = p.content.components.get(x.enemy)
    if token is not None and token.kind == "patrol":
        return f"the {patrol(token.faction)}"
    if token is not None:
        return p.content.name(x.enemy)
    return TITLES.get(x.enemy, str(x.enemy))


def _combat(p: Play, x: CombatBegan) -> str:
    own, theirs = plural(x.dice, "die"), x.enemy_dice
    return (
        f"{short_name(p, x.seat)} fights {enemy(p, x)}: {x.combat} combat, {own} against {theirs}."
    )


def _decided(p: Play, x: CombatDecided) -> str:
    how = "beats" if x.won else "loses to"
    tie = " (the attacker wins ties)" if x.damage == x.enemy_damage else ""
    score = f"{x.damage} to {x.enemy_damage}{tie}"
    return f"{short_name(p, x.seat)} {how} {enemy(p, x)}, {score}."


def _damage(p: Play, x: DamageSuffered) -> str:
    what = f"{x.amount} {x.target} damage{cause_of(p, x.cause)}"
    kept = "hull" if x.target == "ship" else "health"
    left = f"{max(0, x.limit - x.now)} of {x.limit} {kept} left"
    return f"{short_name(p, x.seat)} suffers {what}: {left}."


def _defeated(p: Play, x: Defeated) -> str:
    lost = f" and loses {x.credits_lost:,} credits" if x.credits_lost else ""
    return f"{short_name(p, x.seat)} is defeated{cause_of(p, x.cause)}{lost}."


LINES: dict[type[Event], Line[Play]] = {
    DiceRolled: _dice,
    DiceChanged: "{seat} changes the dice to {faces}{cause}.",
    SkillTested: _test,
    CombatBegan: _combat,
    CombatDecided: _decided,
    DamageSuffered: _damage,
    Defeated: _defeated,
}

"""Tests and fights in the log: their lines, and their part of the story."""

from __future__ import annotations

from typing import Any

from game.outer_rim import events as e
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
from game.outer_rim.text.log.naming import cause_of
from game.outer_rim.text.names import EXPERTISE, NEEDED, dice, patrol, short_name
from game.outer_rim.text.story.deeds import ON_DELIVERY, REROLLS, Deed
from game.outer_rim.text.story.teller import Teller, Tellers
from game.table.events import Event
from game.table.grammar import Line

ROLLS = {
    "ground": " in ground combat",
    "ship": " in ship combat",
    "test": " for a test",
    "delivery": " for a delivery",
    "card": "",
}

TITLES = {"Local Champion": "the local champion", "the pirate on your peg": "the pirate at the peg"}
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


PASSING = (("crit",), ("crit", "hit"), ("crit", "hit", "focus"))
"""the faces that pass a test, by skill level"""
PRICES = (DamageSuffered, e.CreditsChanged, e.AbilityUsed, e.CardDiscarded)
"""what a player does or pays to change a fight"""


def note_roll(t: Teller, x: DiceRolled) -> None:
    again = x.cause.partition(".")[0] in t.p.content.components
    if x.purpose in ("delivery", "card") and x.seat >= 0:
        shown = dice(x.faces)
        drawn = t.events[t.at + 1] if t.comes_next(e.DatabankDrawn, seat=x.seat) else None
        if x.purpose == "delivery" and not again and drawn is not None:
            cargo = drawn.cause.partition(".")[0]
            t.scene.named_cards.add(cargo)
            t.add(x.seat, Deed("tries to deliver", f"{t.p.content.name(cargo)} ({shown})"))
        elif again and x.purpose == "delivery":
            t.add(x.seat, Deed(REROLLS, shown))
        elif again:
            t.add(x.seat, Deed("rerolls", f"for {shown}"))
        else:
            t.add(x.seat, Deed("rolls", shown, ON_DELIVERY * (x.purpose == "delivery")))
        if x.purpose == "card" and x.seat == t.scene.seat:
            t.scene.idle_card, t.scene.idle_roll = (
                t.scene.card,
                True,
            )  # unless something comes of it
    elif not again:
        t.scene.rolls[x.seat] = tuple(x.faces)


def note_dice(t: Teller, x: DiceChanged) -> None:
    t.scene.rolls[x.seat] = tuple(x.faces)


def add_test(t: Teller, x: SkillTested) -> None:
    t.scene.failed_card = t.scene.failed_card if x.passed else t.scene.card
    cause = t.cause_of(x)
    aim = f" for {cause}" if cause and not cause.startswith(" ") else cause
    as_rolled = x.passed == any(each in PASSING[x.level] for each in x.faces)
    dispute = "" if as_rolled else " in spite of the dice"
    needs = "" if x.passed else f"; needs {NEEDED[x.level]}"
    what = f"{one(x.skill.title())} test{aim}{dispute} ({dice(x.faces)}{needs})"
    t.add(x.seat, Deed("passes" if x.passed else "fails", what, aside=_outcome(t, x)))


def add_fight(t: Teller, x: CombatDecided) -> None:
    if t.news or t.fresh or x.defender in t.deeds:
        t.flush()  # a patrol may have come before the fight, or a defender paid for it
    t.scene.attacker_won, t.scene.winner = x.won, x.seat if x.won else x.defender
    t.scene.named_cards.add(x.enemy)
    crew = _crew_attacked(t, x)
    if crew:
        t.scene.jobs_done.add(crew)
        t.add(x.seat, Deed("turns on", f"crew member {t.p.content.name(crew)}"))
    if (
        x.defender >= 0
        and not t.scene.attack_told
        and t.comes_later(e.CardDiscarded, cause="hunt_lost")
    ):
        t.add(x.seat, Deed("attacks", f"{enemy(t.p, x)} for the bounty"))
    t.scene.attack_told = False
    own, theirs = (t.scene.rolls.pop(each, ()) for each in (x.seat, x.defender))
    odds = f"{plural(len(own), 'die')} against {len(theirs)}" if own or theirs else ""
    tie = "the attacker wins ties" if x.damage == x.enemy_damage else ""
    notes = "; ".join(filter(None, (odds, tie)))
    where = "in space" if x.combat == "ship" else "on the ground"
    score = f"{x.damage} to {x.enemy_damage}{f' ({notes})' if notes else ''}"
    what = f"{enemy(t.p, x)} {where} {score}"
    t.add(x.seat, Deed("beats" if x.won else "loses to", what, aside=_outcome(t, x)))


def _crew_attacked(t: Teller, x: CombatDecided) -> str:
    """Return the crew card that the player loses for having fought that very person, "" if none."""
    name = t.p.content.name(x.enemy)
    for each in t.events[t.at + 1 :]:
        if isinstance(each, e.CardDiscarded) and each.seat == x.seat:
            asset = t.p.content.assets.get(each.card)
            if asset is not None and asset.kind == "crew" and asset.name == name:
                return each.card
    return ""


def add_attack(t: Teller, x: CombatBegan) -> None:
    """Add an attack on a player, unless its result is all that happens."""
    if x.defender < 0 or t.scene.attack_known:
        t.scene.attack_told, t.scene.attack_known = t.scene.attack_known, False
        return
    for each in t.events[t.at + 1 :]:
        if isinstance(each, CombatDecided):
            return
        if isinstance(each, PRICES) and each.seat == x.defender:
            break
    if t.news or t.fresh:
        t.flush()
    t.add(x.seat, Deed("attacks", enemy(t.p, x)))
    t.scene.attack_told = True
    t.flush()


def _outcome(t: Teller, x: SkillTested | CombatDecided) -> str:
    won = x.passed if isinstance(x, SkillTested) else x.won
    return t.p.content.outcome(x.trial, won).told_of(short_name(t.p, x.seat))


TELLERS: Tellers = {
    DiceRolled: note_roll,
    DiceChanged: note_dice,
    SkillTested: add_test,
    CombatBegan: add_attack,
    CombatDecided: add_fight,
}

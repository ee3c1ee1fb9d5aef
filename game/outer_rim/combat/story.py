"""Tests and fights in the story."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.combat.log import enemy
from game.outer_rim.patrols.events import PatrolBeaten
from game.outer_rim.text.grammar import one, plural
from game.outer_rim.text.names import NEEDED, dice, short_name
from game.outer_rim.text.story.deeds import ON_DELIVERY, REROLLS, Deed
from game.outer_rim.text.story.teller import Teller, Tellers

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


def add_beaten_patrol(t: Teller, x: PatrolBeaten) -> None:
    if not t.scene.attacker_won:
        t.add_own_line(x)


TELLERS: Tellers = {
    DiceRolled: note_roll,
    DiceChanged: note_dice,
    SkillTested: add_test,
    CombatBegan: add_attack,
    CombatDecided: add_fight,
    PatrolBeaten: add_beaten_patrol,
}

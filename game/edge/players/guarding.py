"""The protection of a hero who is badly hurt: with a light point against the shot that
may put him down, lying prone, or on guard; and where Medicine and stims are worth an action."""

from __future__ import annotations

from collections.abc import Iterator

from game.edge.checks import lines
from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.fights import foes, intents
from game.edge.fights.attacks import MELEE
from game.edge.fights.maneuvers import stim_heals
from game.edge.frames import Plain, Taking, Tray
from game.edge.players import tools
from game.edge.rules import passives
from game.table.decisions import Decision, Option

HURT = 0.6
"""part of the wound threshold from which a hero is badly hurt"""
WARY = 0.3
"""part of it from which one without stims takes care of himself"""
LIKELY = 0.5
"""chance from which Medicine is worth an action"""
SAFER = 0.5
"""part of the damage to expect here that another place must promise to be worth going there"""
SLIP = 2
"""damage that a good hit adds to that of its weapon"""


def hurt(p: Play, who: str) -> bool:
    """Return True for a hero who is up and badly hurt."""
    return p.up(who) and p.person(who).wounds >= HURT * p.wound_threshold(who)


def exposed(p: Play, who: str) -> bool:
    """Return True for a hero who had better not be hit again: sooner where no stim is left."""
    part = HURT if _stocked(p) else WARY
    return p.up(who) and p.person(who).wounds >= part * p.wound_threshold(who)


def _stocked(p: Play) -> bool:
    """Return True if a hero has a stim left that may be used."""
    return not _stimless(p) and any(p.person(who).stims for who in p.heroes)


def _stimless(p: Play) -> bool:
    """Return True if stims are left alone."""
    return bool({"stims", "gear"} & {*tools.without(p)})


def ward(p: Play, f: Taking | Plain, d: Decision) -> Iterator[Option]:
    """Put a light point down against a foe whose hit may put a hero down, the worst first."""
    found = {each: _menace(p, each.source) for each in d.options if each.verb == "ward"}
    if found and max(found.values()) > 0:
        yield max(found, key=lambda each: (found[each], each.key))


def _menace(p: Play, foe: str) -> float:
    """Return the damage to expect of a foe's next attack if a hit would put its target down."""
    meant = intents.intent(p, foe)
    if meant is None or meant.attack is None or not hurt(p, meant.who):
        return 0.0
    arm = p.weapon(foe, meant.attack.weapon)
    left = p.wound_threshold(meant.who) - p.person(meant.who).wounds
    if arm.damage + SLIP - max(0, p.soak(meant.who) - arm.pierce) <= left:
        return 0.0
    return foes.expected(p, foe, meant.who)


def withdraw(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Fall back, badly hurt and without stims, to where far less damage is to be expected."""
    if _stocked(p) or not hurt(p, f.who):
        return
    moves = [each for each in d.options if each.verb == "move"]
    found = {each: _danger(p, f.who, each.target) for each in moves}
    if found and min(found.values()) < SAFER * _danger(p, f.who, p.person(f.who).zone):
        yield min(found, key=lambda each: (found[each], each.key))


def riskier(p: Play, who: str, zone: str) -> bool:
    """Return True if more damage is to be expected in a zone than where somebody is."""
    return _danger(p, who, zone) > _danger(p, who, p.person(who).zone)


def _danger(p: Play, who: str, zone: str) -> float:
    """Return the damage to expect of all foes for somebody in a zone, from where they are."""
    person = p.person(who)
    here, person.zone = person.zone, zone
    total = sum(foes.expected(p, foe, who) for foe in p.foes)
    person.zone = here
    return total


def stunned(p: Play) -> bool:
    """Return True if a foe shoots to stun: then strain is as dear as wounds."""
    sheets = (adversary(p, foe) for foe in p.foes)
    return any(sheet is not None and sheet.stuns for sheet in sheets)


def outgunned(p: Play) -> bool:
    """Return True if more foes than heroes shoot: then cover for everybody is a gain."""
    return sum(not _rushes(p, foe) for foe in p.foes) > len(p.ups)


def drop(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Drop prone when badly hurt and nobody is near who would fight hand to hand."""
    if exposed(p, f.who) and lies_well(p, f.who):
        yield from (each for each in d.options if each.verb == "fall")


def lies_well(p: Play, who: str) -> bool:
    """Return True if lying down helps: the hero shoots, and so do all foes."""
    hand = p.state.slots[who][0]
    armed = bool(hand) and p.weapon(who, hand).skill not in MELEE
    return armed and not p.person(who).engaged and not any(_rushes(p, each) for each in p.foes)


def _rushes(p: Play, foe: str) -> bool:
    sheet = adversary(p, foe)
    return sheet is not None and sheet.role in ("rusher", "boss")


def dodge(p: Play, f: Tray, d: Decision) -> Option:
    """Dodge as far as strain can be spared; against a hit that may put a hero down as far as it
    lasts, unless strain is what the foe is after."""
    who, stay = f.target, d.options[-1]
    person, limit = p.person(who), p.strain_threshold(who)
    arm, left = p.weapon(f.who, f.weapon, who), p.wound_threshold(who) - person.wounds
    deadly = not f.stun and arm.damage + SLIP - max(0, p.soak(who) - arm.pierce) > left
    most = limit if deadly else limit // 2
    spared = [each for each in d.options if each.verb == "dodge"
              and person.strain + int(each.source) <= most]  # fmt: skip
    return stay if f.stun or not spared else spared[-1]


def guard(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Guard when badly hurt and engaged."""
    if exposed(p, f.who) and p.person(f.who).engaged:
        yield from (each for each in d.options if each.verb == "guard")


def lift(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Bring a hero round who is down: by stims that are enough for it, or by Medicine."""
    for each in d.options:
        if each.verb == "stim" and _bled(p, each.target) and _enough(p, f.who, each.target):
            yield each
    for each in d.options:
        if each.verb == "medicine" and _bled(p, each.target):
            if mended(p, f, each.target, over(p, each.target)) >= LIKELY:
                yield each


def nearer(p: Play, f: Taking, d: Decision, zone: str) -> Iterator[Option]:
    """Return the moves that lead nearer to a zone; none in it."""
    here = p.distance(p.person(f.who).zone, zone)
    for each in d.options if here else ():
        left = p.distance(each.target, zone) if each.verb == "move" else None
        if here and left is not None and left < here:
            yield each


def rescue(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Go to a hero who is down and whom the stims in hand can bring round."""
    for who in p.heroes:
        if _bled(p, who) and _enough(p, f.who, who):
            yield from nearer(p, f, d, p.person(who).zone)


def _bled(p: Play, who: str) -> bool:
    """Return True for a hero whom wounds alone keep down."""
    person, rows = p.person(who), p.content.components
    if person.gone or any(rows[row].down for row, _ in person.injuries):
        return False
    return over(p, who) > 0 and person.strain <= p.strain_threshold(who)


def over(p: Play, who: str) -> int:
    """Return the wounds of a hero above the threshold."""
    return p.person(who).wounds - p.wound_threshold(who)


def _enough(p: Play, medic: str, who: str) -> bool:
    """Return True if the stims in hand can bring a hero to the wound threshold."""
    if _stimless(p):
        return False
    first = stim_heals(p, medic, who)
    healed = sum(max(0, first - n) for n in range(p.person(medic).stims))
    return healed >= over(p, who)


def mended(p: Play, f: Taking, who: str, n: int) -> float:
    """Return the chance that Medicine heals this many wounds, at least one."""
    skill = passives.mending(p.passives(who))
    tray = Tray(f.seat, "medicine", p.fight.scene, f.who, skill=skill, target=who)
    chances = odds(lines.build(p, tray).pool)
    more = passives.healing(p.passives(f.who), "medicine")
    good = (count for net, count in chances.by_success.items() if net >= max(1, n - more))
    return float(chances.part(sum(good)))


def treat(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Treat a hero who is badly hurt where that is likely to heal more than a wound or two."""
    for each in d.options:
        if each.verb == "medicine" and hurt(p, each.target):
            if mended(p, f, each.target, 2) >= LIKELY:
                yield each

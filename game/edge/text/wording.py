"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.edge.context import Play
from game.edge.frames import Outcome, Plain, Taking, Tray, Visit
from game.edge.rules import asked, breaks, paths
from game.edge.rules.ports import price
from game.edge.rules.turns import limit
from game.edge.names import skill_named
from game.edge.text import names
from game.edge.text.names import LEVEL_NAMES, SKILL_NAMES
from game.table.contract import Label
from game.table.decisions import Option


def prompt(p: Play) -> str:
    """Return the question of the current decision."""
    if p.state.over or not p.stack:
        return "The adventure is over."
    frame = p.stack[-1]
    return PROMPTS[frame.step](p, frame)


def _named(p: Play, f: Visit) -> str:
    return f"{p.content.name(f.scene)}: what do you do?"


def _tray(p: Play, f: Tray) -> str:
    who = names.person(p, f.who)
    return f"{who} makes a check: fill the slots and roll." if f.skill else "Choose a way."


def _spend(p: Play, o: Outcome) -> str:
    won = "Success" if o.success > 0 else "Failure"
    return f"{won}: spend {_left(o.advantage, 'Advantage', o.triumphs, 'Triumph')}."


def _pay(p: Play, o: Outcome) -> str:
    return f"Choose how to pay {_left(-o.advantage, 'Threat', o.despairs, 'Despair')}."


def _left(n: int, word: str, marks: int, mark: str) -> str:
    parts = [f"{n} {word}"] if n > 0 else []
    parts += [f"{marks} {mark}"] if marks else []
    return " and ".join(parts) or "what is left"


def _opening(p: Play, f: Plain) -> str:
    return f"{p.content.name(p.fight.scene)}: begin?"


def _pick(p: Play, f: Plain) -> str:
    return f"Round {p.fight.round}: who acts?"


def _turn(p: Play, f: Taking) -> str:
    who, left = names.person(p, f.who), limit(p, f.who) - f.maneuvers
    acts = "" if f.acted else " and an action"
    return f"{who}: {left} maneuver{'' if left == 1 else 's'}{acts} left."


def _crew(p: Play, f: Plain) -> str:
    return f"Round {p.battle.round}: who takes which station?"


def _port(p: Play, f: Plain) -> str:
    return f"In port: {p.state.unspent} experience, {p.state.credits:,} credits."


PROMPTS: Mapping[str, Callable[[Play, Any], str]] = {
    "story": _named,
    "hub": _named,
    "camp": _named,
    "shop": _named,
    "tray": _tray,
    "spend": _spend,
    "pay": _pay,
    "opening": _opening,
    "pick": _pick,
    "turn": _turn,
    "crew": _crew,
    "port": _port,
}


def label(p: Play, option: Option) -> Label:
    """Return an option in words."""
    return LABELS[option.verb](p, option)


def _go(p: Play, o: Option) -> Label:
    found = next(each for each in paths.choices(p, p.state.scene) if each.id == o.source)
    return Label(found.text)


def _way(p: Play, o: Option) -> Label:
    found = next(each for each in asked.ways(p, p.state.scene) if each.id == o.source)
    skills = " or ".join(SKILL_NAMES[each] for each in found.skills)
    if found.against is not None:
        return Label(found.text, f"{skills} against {found.against.name}")
    return Label(found.text, f"{skills}, {LEVEL_NAMES[found.difficulty or 0]}")


def _skill(p: Play, o: Option) -> Label:
    return Label(next(name for skill, name in SKILL_NAMES.items() if skill == o.source))


def _card(verb: str) -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(f"{verb} {p.content.name(o.source)}")


def _who(verb: str, detail: str = "") -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(verb.format(names.person(p, o.source)), detail)


def _at(verb: str) -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(verb.format(names.person(p, o.target)))


def _load(verb: str) -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(f"{verb} {o.source.replace('_', ' ')}")


def _strike(verb: str) -> Callable[[Play, Option], Label]:
    def words(p: Play, o: Option) -> Label:
        arm = "fists" if o.source == "fists" else p.content.name(o.source)
        return Label(verb.format(names.person(p, o.target)), arm)

    return words


def _order(words: str) -> Callable[[Play, Option], Label]:
    def label(p: Play, o: Option) -> Label:
        found = p.battle.vessels.get(o.target)
        target = names.vessel(p, o.target) if found is not None else o.target
        return Label(f"{names.person(p, o.source)} at the {words.format(target)}")

    return label


def _learn(p: Play, o: Option) -> Label:
    skill = skill_named(o.source)
    rank = p.rank(o.target, skill) + 1
    who = names.person(p, o.target)
    return Label(f"{who}: {SKILL_NAMES[skill]} {rank}", f"{price(p, o.target, skill)} experience")


def _zone(p: Play, o: Option) -> Label:
    return Label(f"To {p.map.zones[o.target].label}")


def _feature(p: Play, o: Option) -> Label:
    found = next(each for each in p.encounter.features if each.id == o.source)
    how = " or ".join(SKILL_NAMES[each] for each in found.skills)
    return Label(found.name, f"{how}, {LEVEL_NAMES[found.difficulty]}" if how else "maneuver")


def _break(p: Play, o: Option) -> Label:
    luck = breaks.found(p, o.source)
    assert luck is not None, "offered"
    return Label(luck.name, "for a light point")


def _job(p: Play, o: Option) -> Label:
    found = p.content.job(o.source)
    assert found is not None, "offered"
    return Label(f"Take the job: {found.name}", f"level {found.level}, {found.pay} credits")


def _plain(words: str, detail: str = "") -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(words, detail)


def _spent(p: Play, o: Option) -> Label:
    card = p.content.spends[o.source]
    if o.target in p.state.people:
        return Label(card.name, f"for {names.person(p, o.target)}")
    if o.target in p.content.components:
        return Label(p.content.components[o.target].text, card.name)
    return Label(card.name, o.target.replace("_", " "))


def _treat(p: Play, o: Option) -> Label:
    patient, _, row = o.target.partition(".")
    who = f"{names.person(p, o.source)} treats {names.person(p, patient)}"
    return Label(f"{who}: {p.content.name(row)}" if row else who, "injury" if row else "wounds")


def _wear(p: Play, o: Option) -> Label:
    who, _, slot = o.target.partition(".")
    place = slot.replace("_", " ")
    return Label(f"{p.content.name(o.source)} to {names.person(p, who)}'s {place}")


LABELS: Mapping[str, Callable[[Play, Option], Label]] = {
    "go": _go,
    "way": _way,
    "skill": _skill,
    "lead": _who("{} acts"),
    "help": _who("{} helps"),
    "gear": _card("Use"),
    "calm": _card("Steady with"),
    "push": _plain("Push", "2 strain for a Boost die"),
    "edge": _plain("Use a light point", "upgrades an Ability die"),
    "roll": _plain("Roll"),
    "back": _plain("Back"),
    "visit": _card("Go to"),
    "leave": _plain("Leave"),
    "spend": _spent,
    "triumph": _spent,
    "pay": _spent,
    "despair": _spent,
    "auto": _plain("Leave it to the table"),
    "done": _plain("Done"),
    "treat": _treat,
    "wear": _wear,
    "stow": _card("Stow"),
    "buy": _card("Buy"),
    "sell": _card("Sell"),
    "learn": _learn,
    "mend_scar": _who("{}: have a scar treated", "200 credits"),
    "work_off": _who("{}: have a scar treated", "5 Obligation"),
    "depart": _plain("Depart"),
    "job": _job,
    "shelve": _plain("Put the job back"),
    "begin": _plain("Begin"),
    "act": _who("{} acts"),
    "ward": _who("A light point against {}", "toughens the next check"),
    "move": _zone,
    "engage": _who("Engage {}"),
    "part": _plain("Disengage"),
    "cover": _plain("Take cover"),
    "aim": _plain("Aim"),
    "guard": _plain("Stand on guard"),
    "stand": _plain("Stand up"),
    "fall": _plain("Drop prone"),
    "pick": _plain("Pick up the weapon"),
    "stim": _at("Stim for {}"),
    "assist": _at("Assist {}"),
    "draw": _plain("Swap weapons"),
    "lift": _load("Lift"),
    "put": _load("Put down"),
    "attack": _strike("Attack {}"),
    "stun": _strike("Stun {}"),
    "feature": _feature,
    "medicine": _at("Treat {}"),
    "rally": _at("Rally {}"),
    "press": _plain("Maneuver more", "instead of an action"),
    "terms": _who("Hear the terms of {}"),
    "break": _break,
    "end": _plain("End the turn"),
    "close": _order("helm: close in"),
    "open": _order("helm: pull away"),
    "evade": _order("helm: evade"),
    "shoot": _order("gun: fire at {}"),
    "screens": _order("screens: raise them"),
    "repair": _order("repair: the hull"),
    "mend": _order("repair: the {}"),
    "jump": _order("jump: plot it"),
}

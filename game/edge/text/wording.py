"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.edge.context import Play
from game.edge.frames import Taking, Tray
from game.edge.rules import asked, breaks, paths
from game.edge.rules.ports import price
from game.edge.ships import ORDERS
from game.edge.rules.turns import limit
from game.edge.names import skill_named
from game.edge.text import names
from game.edge.text.names import LEVEL_NAMES, SKILL_NAMES
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import Count, capital, listed


def prompt(p: Play) -> str:
    """Return the question of the current decision."""
    if p.state.over or not p.stack:
        return "The adventure is over."
    frame = p.stack[-1]
    found = PROMPTS[frame.step]
    return found.format_map(_Facts(p, frame)) if isinstance(found, str) else found(p, frame)


class _Facts(dict[str, object]):
    """The names in the braces of prompts, worked out on demand."""

    def __init__(self, p: Play, frame: Any) -> None:
        self.p, self.frame = p, frame

    def __missing__(self, name: str) -> object:
        return FACTS[name](self.p, self.frame)


FACTS: Mapping[str, Callable[[Play, Any], object]] = {
    "scene": lambda p, f: p.content.name(f.scene),
    "fight": lambda p, f: p.content.name(p.fight.scene),
    "who": lambda p, f: names.person(p, f.who),
    "result": lambda p, o: "Success" if o.success > 0 else "Failure",
    "gains": lambda p, o: _left(o.advantage, "Advantage", o.triumphs, "Triumph|Triumphs"),
    "costs": lambda p, o: _left(-o.advantage, "Threat", o.despairs, "Despair|Despairs"),
    "round": lambda p, f: p.fight.round,
    "battle_round": lambda p, f: p.battle.round,
}


def _left(n: int, word: str, marks: int, mark: str) -> str:
    """Return the symbols that are left, as 2 Advantage and 1 Triumph."""
    counts = (f"{n} {word}" if n > 0 else "", format(Count(marks), mark) if marks else "")
    return listed(counts) or "the rest"


def _tray(p: Play, f: Tray) -> str:
    words = "Fill the slots for {who:'s} check, then roll." if f.skill else "How do you try it?"
    return words.format_map(_Facts(p, f))


def _turn(p: Play, f: Taking) -> str:
    moves = Count(limit(p, f.who) - f.maneuvers)
    parts = (f"{moves:maneuver|maneuvers}" if moves else "", "" if f.acted else "an action")
    left, who = listed(parts), names.person(p, f.who)
    return f"What does {who} do? {capital(left)} left." if left else f"End {who:'s} turn?"


def _port(p: Play, f: Any) -> str:
    had, credits = p.state.unspent, p.state.credits
    parts = (
        f"{had} experience" if had else "",
        f"{Count(credits):credit|credits}" if credits else "",
    )
    first = f"Spend {listed(parts)}, or depart." if had or credits else (
        "Depart when you are ready." if p.state.job else "Take a job, or depart."
    )  # fmt: skip
    return f"Next: {p.story.name}. {first}"


PROMPTS: Mapping[str, str | Callable[[Play, Any], str]] = {
    "story": "{scene}. What do you do?",
    "hub": "{scene}. Where do you go?",
    "camp": "{scene}. Treat wounds, move cards, or finish.",
    "shop": "{scene}. Buy, sell, or leave.",
    "tray": _tray,
    "spend": "{result}. Spend {gains}, or finish.",
    "pay": "How do you pay {costs}?",
    "opening": "{fight}. Begin?",
    "pick": "Who acts? (Round {round})",
    "turn": _turn,
    "crew": "Who takes which station? (Round {battle_round})",
    "port": _port,
}
"""by step, its question; ``FACTS`` says what each name in braces is"""


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
    return lambda p, o: Label(f"{verb} {names.load(p, o.source):the}")


def _strike(verb: str) -> Callable[[Play, Option], Label]:
    def words(p: Play, o: Option) -> Label:
        arm = "fists" if o.source == "fists" else p.content.name(o.source)
        return Label(verb.format(names.person(p, o.target)), arm)

    return words


def _order(words: str) -> Callable[[Play, Option], Label]:
    def label(p: Play, o: Option) -> Label:
        found = p.battle.vessels.get(o.target)
        target = names.vessel(p, o.target) if found is not None else o.target
        station = f"at the {ORDERS[o.verb]} station"
        return Label(f"{names.person(p, o.source)}: {words.format(target)}", station)

    return label


def _learn(p: Play, o: Option) -> Label:
    skill = skill_named(o.source)
    rank = p.rank(o.target, skill) + 1
    who = names.person(p, o.target)
    return Label(f"{who}: {SKILL_NAMES[skill]} {rank}", f"{price(p, o.target, skill)} experience")


def _zone(p: Play, o: Option) -> Label:
    return Label(f"Move to {names.titled(p.map.zones[o.target].label):the}")


def _feature(p: Play, o: Option) -> Label:
    found = next(each for each in p.encounter.features if each.id == o.source)
    how = " or ".join(SKILL_NAMES[each] for each in found.skills)
    return Label(found.name, f"{how}, {LEVEL_NAMES[found.difficulty]}" if how else "maneuver")


def _break(p: Play, o: Option) -> Label:
    luck = breaks.found(p, o.source)
    assert luck is not None, "offered"
    return Label(luck.name, "costs 1 light point")


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
    "edge": _plain("Spend a light point", "upgrades an Ability die"),
    "roll": _plain("Roll"),
    "back": _plain("Back"),
    "visit": _card("Go to"),
    "leave": _plain("Leave"),
    "spend": _spent,
    "triumph": _spent,
    "pay": _spent,
    "despair": _spent,
    "auto": _plain("Settle it for me"),
    "done": _plain("Done"),
    "treat": _treat,
    "wear": _wear,
    "stow": _card("Stow"),
    "buy": _card("Buy"),
    "sell": _card("Sell"),
    "learn": _learn,
    "mend_scar": _who("Treat {:'s} scar", "200 credits"),
    "work_off": _who("Treat {:'s} scar", "5 Obligation"),
    "depart": lambda p, o: Label("Depart", p.story.name),
    "job": _job,
    "shelve": _plain("Return the job to the board"),
    "begin": _plain("Begin"),
    "act": _who("{} acts"),
    "ward": _who("Hinder {}", "1 light point: upgrades its next difficulty"),
    "move": _zone,
    "engage": _who("Engage {}"),
    "part": _plain("Disengage"),
    "cover": _plain("Take cover"),
    "aim": _plain("Aim"),
    "guard": _plain("Go on guard"),
    "stand": _plain("Stand up"),
    "fall": _plain("Drop prone"),
    "pick": _plain("Pick up the weapon"),
    "stim": _at("Use a stim on {}"),
    "assist": _at("Assist {}"),
    "draw": _plain("Swap weapons"),
    "lift": _load("Lift"),
    "put": _load("Set down"),
    "attack": _strike("Attack {}"),
    "stun": _strike("Stun {}"),
    "feature": _feature,
    "medicine": _at("Treat {}"),
    "rally": _at("Rally {}"),
    "press": _plain("Extra maneuver", "instead of your action"),
    "terms": _who("Hear {:'s} terms"),
    "break": _break,
    "end": _plain("End the turn"),
    "close": _order("close in"),
    "open": _order("pull away"),
    "evade": _order("evade"),
    "shoot": _order("fire at {}"),
    "screens": _order("raise the screens"),
    "repair": _order("repair the hull"),
    "mend": _order("repair the {}"),
    "jump": _order("plot the jump"),
}

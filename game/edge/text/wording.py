"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from game.edge import talents
from game.edge.cards.effects import FREE_LUCK
from game.edge.cards.models import Spend
from game.edge.cards.scenes import Hub
from game.edge.checks import asked, lines, spending
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.fights import maneuvers
from game.edge.fights.maneuvers import stim_heals
from game.edge.fights.turns import draws_left, limit, needed, strain_of
from game.edge.frames import Outcome, Taking, Tray
from game.edge.names import CHARACTERISTICS, LINKED, SKILLS, Skill, skill_named
from game.edge.rules import motives, passives
from game.edge.scenes import breaks, paths, rivalry
from game.edge.scenes.ports import entry_price, hole_price, price
from game.edge.ships import stations
from game.edge.ships.names import ORDERS, PARTS
from game.edge.text import deeds, log, names
from game.edge.text.names import IMPOSSIBLE, LEVEL_NAMES, POINT, SKILL_NAMES
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import Count, capital, listed, percent, without_period


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
    "result": lambda p, o: "The check succeeds" if o.success > 0 else "The check fails",
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
    if f.task == "rivals" and not f.skill and rivalry.current(p).scores:
        return "Does {who} roll, too?".format_map(_Facts(p, f))
    if f.task == "pinned":
        return "{who} is under fire. Keep calm to act and maneuver this turn.".format_map(
            _Facts(p, f)
        )
    words = "{who} is about to roll. Who or what can help?"
    words = words if f.skill else "How do you go about it?"
    return words.format_map(_Facts(p, f))


def _turn(p: Play, f: Taking) -> str:
    left, who = listed([*_moves(p, f), "" if f.acted else "1 action"]), names.person(p, f.who)
    return f"What does {who} do? {left} left." if left else f"End {who:'s} turn?"


def _moves(p: Play, f: Taking) -> list[str]:
    """Return the maneuvers that are left: those that are free, and those that the hero can pay
    strain for."""
    person, most = p.person(f.who), p.strain_threshold(f.who)
    room = range(1, limit(p, f.who) - f.maneuvers + 1)
    moves = sum(person.strain + strain_of(p, f, n) <= most for n in room)
    free = sum(not strain_of(p, f, n) for n in range(1, moves + 1))
    told = [format(Count(free), "free maneuver|free maneuvers")] if free else []
    if moves > free:
        more = f"{moves - free} more" if free else format(Count(moves), "maneuver|maneuvers")
        told.append(f"{more} for {strain_of(p, f, moves)} strain")
    return told


def _attacked(p: Play, f: Tray) -> str:
    """Return who attacks whom, with the chance and what an average hit would bring."""
    foe, who = names.person(p, f.who), names.person(p, f.target)
    arm, found = p.weapon(f.who, f.weapon, f.target), odds(lines.build(p, f).pool)
    soak = max(0, p.soak(f.target) - arm.pierce)
    dealt = found.mean_of_hits(lambda net: max(0, arm.damage + net - soak)) / float(found.success)
    harm = f"{dealt:.0f} strain" if f.stun else f"{Count(round(dealt)):wound|wounds}"
    verb = format(foe, "attacks|attack")
    chance = percent(float(found.success))
    return f"{foe} {verb} {who}: {chance} to hit, for about {harm}. Dodge?"


def _port(p: Play, f: Any) -> str:
    had, credits = p.state.unspent, p.state.credits
    parts = (
        f"{had} experience" if had else "",
        f"{Count(credits):credit|credits}" if credits else "",
    )
    first = f"Spend {listed(parts)}, or depart?" if had or credits else (
        "Depart?" if p.state.job else "Take a job, or depart?"
    )  # fmt: skip
    return f"Next: {p.story.name}. {first}"


PROMPTS: Mapping[str, str | Callable[[Play, Any], str]] = {
    "story": "{scene}. What do you do?",
    "hub": "{scene}. Where do you go?",
    "camp": "{scene}. Treat wounds, share out gear, or break camp?",
    "shop": "{scene}. Buy, sell, or leave?",
    "tray": _tray,
    "spend": "{result}. How do you spend {gains}?",
    "pay": "You owe {costs}. How do you pay?",
    "opening": "{fight}. Ready to begin?",
    "pick": "Round {round}. Which hero acts next?",
    "turn": _turn,
    "crew": "Round {battle_round}. Who takes which station?",
    "dodge": _attacked,
    "port": _port,
}
"""by step, its question; ``FACTS`` says what each name in braces is"""


def label(p: Play, option: Option) -> Label:
    """Return an option in words; a maneuver that is not free with its strain."""
    found = LABELS[option.verb](p, option)
    frame = p.stack[-1] if p.stack else None
    if not isinstance(frame, Taking) or option.verb not in maneuvers.CHECKS:
        return found
    strain = strain_of(p, frame, needed(p, frame.who, option))
    costs = f"costs {strain} strain" if strain else ""
    return replace(found, detail=capital("; ".join(filter(None, (found.detail, costs)))))


def _go(p: Play, o: Option) -> Label:
    found = next(each for each in paths.choices(p, p.state.scene) if each.id == o.source)
    return Label(found.text, _motive(p, o))


def _patch(p: Play, o: Option) -> Label:
    """Return the words of Medicine, or of what stands for it with this patient."""
    skill = SKILL_NAMES[passives.mending(p.passives(o.target))]
    return _at("Patch up {}", f"Heals 1 for each Success of a {skill} check")(p, o)


def _motive(p: Play, o: Option) -> str:
    """Return whose motive an approach or choice serves, "" for nobody's."""
    whose = names.motive(p, o.source)
    return f"Serves {whose}: {motives.EARNED} experience at the end" if whose else ""


def _way(p: Play, o: Option) -> Label:
    found = next(each for each in asked.ways(p, p.state.scene) if each.id == o.source)
    level = IMPOSSIBLE if found.impossible else LEVEL_NAMES[found.difficulty or 0]
    asks = f"{level} {_skills(found.skills)} check"
    asks += f"; {POINT}" * found.impossible
    if found.against is not None:
        whom = found.against.name.replace("The ", "the ", 1)
        asks = f"{_skills(found.skills)} check against {whom}"
    price = deeds.plain(p, found.price)
    asks = f"{asks}; before the roll: {price}" if price else asks
    motive = _motive(p, o)
    return Label(found.text, f"{asks}. {motive}" if motive else asks)


def _skills(found: Iterable[Skill]) -> str:
    """Return "Mechanics, Athletics or Survival"."""
    return listed((SKILL_NAMES[each] for each in found), "or")


def _skill(p: Play, o: Option) -> Label:
    skill = next(name for skill, name in SKILL_NAMES.items() if skill == o.source)
    return Label(f"Rely on {skill}", "The check uses this skill")


def _card(verb: str) -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(
        f"{verb} {p.content.name(o.source)}", STOWED if verb == "Stow" else ""
    )


STOWED = "It goes back into the party's bags"


def _who(verb: str, detail: str = "") -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(verb.format(names.person(p, o.source)), detail)


def _at(verb: str, detail: str = "") -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(verb.format(names.person(p, o.target)), detail)


def _stim(p: Play, o: Option) -> Label:
    patient = p.person(o.target)
    frame, who = p.stack[-1], names.person(p, o.target)
    giver = frame.who if isinstance(frame, Taking) else o.target
    heals = Count(min(stim_heals(p, giver, o.target), patient.wounds))
    left = p.person(giver).stims - 1 if isinstance(frame, Taking) else 0
    rest = f"leaves you {Count(left):stim|stims}" if left else "it is your last"
    return Label(f"Give {who} a stim", f"Heals {heals:wound|wounds}; {rest}")


def _load(verb: str) -> Callable[[Play, Option], Label]:
    """Return words for a load, without what is the matter with it: "Lift Ilo"."""
    return lambda p, o: Label(f"{verb} {names.load(p, o.source):the}".partition(", ")[0])


def _strike(verb: str) -> Callable[[Play, Option], Label]:
    def words(p: Play, o: Option) -> Label:
        arm = "bare hands" if o.source == "fists" else f"the {p.content.name(o.source)}"
        return Label(verb.format(names.person(p, o.target)), f"Uses {arm}")

    return words


SERVES = {
    "close": "success brings the ships 1 step closer, or 2 with {great} net Success",
    "open": "success puts 1 more step between the ships, or 2 with {great} net Success",
    "evade": "each net Success makes every shot at the ship harder by a Setback die, up to 3",
    "screens": "each net Success makes every shot at the ship harder by a Setback die, up to 2",
    "repair": "success restores {hull} hull, 1 more for each net Success, and 2 strain",
    "jump": "success marks 1 step of the jump, or 2 with 3 net Success or a Triumph",
    "shoot": "a hit damages the raider",
}
"""by order to the crew, what it does if the check succeeds"""


def _order(words: str) -> Callable[[Play, Option], Label]:
    def label(p: Play, o: Option) -> Label:
        found = p.battle.vessels.get(o.target)
        target = names.vessel(p, o.target) if found is not None else o.target
        at = ORDERS[o.verb]
        station = "Takes the helm" if at == "helm" else f"Takes the {at} station"
        own = {"great": stations.great(p, o.source), "hull": stations.restored(p, o.source)}
        serves = SERVES.get(o.verb, "").format_map(own)
        told = f"{station}; {serves}" if serves else station
        return Label(f"Have {names.person(p, o.source)} {words.format(target)}", told)

    return label


def _learn(p: Play, o: Option) -> Label:
    skill = skill_named(o.source)
    rank = p.rank(o.target, skill) + 1
    who = names.person(p, o.target)
    cost = f"Costs {price(p, o.target, skill)} experience"
    return Label(f"Raise {who:'s} {SKILL_NAMES[skill]} to {rank}", cost)


def _talent(p: Play, o: Option) -> Label:
    """Return a talent with its card, and what it does."""
    found = p.content.talents[talents.talent_of(o.source)]
    cost = f"Costs {hole_price(p, o.source)} experience"
    return Label(f"Teach {names.person(p, o.target)} {found.name}", f"{cost}. {found.text}")


def _raise(p: Play, o: Option) -> Label:
    """Return a characteristic with the skills that it serves."""
    id, who = talents.talent_of(o.source), names.person(p, o.target)
    new = next(p.rating(o.target, each) for each in CHARACTERISTICS if each == id) + 1
    skills = listed([SKILL_NAMES[each] for each in SKILLS if LINKED[each] == id])
    told = f"Costs {hole_price(p, o.source)} experience. Serves {skills}"
    return Label(f"Raise {who:'s} {capital(id)} to {new}", told)


def _enter(p: Play, o: Option) -> Label:
    found, who = p.content.specializations[o.source], names.person(p, o.target)
    cost = f"Costs {entry_price(p, o.target, found)} experience"
    told = f"{cost}. Career skills: {_skills(found.skills).replace(' or ', ' and ')}"
    return Label(f"Make {who} a {found.name.lower()} too", told)


def _dodge(p: Play, o: Option) -> Label:
    """Return a dodge with its price, and what it does to the chance of the attack."""
    frame, n = p.stack[-1], int(o.source)
    assert isinstance(frame, Tray), "offered"
    now, then = (odds(lines.build(p, replace(frame, dodge=each)).pool) for each in (0, n))
    times = "" if n == 1 else f" {n} times"
    shown = f"{percent(float(now.success))} to {percent(float(then.success))}"
    return Label(f"Dodge{times}", f"Costs {n} strain; chance of a hit from {shown}")


def _draw(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    free = isinstance(frame, Taking) and draws_left(p, frame.who) > 0
    told = "Your hand and your holster trade places"
    return Label("Swap weapons", f"{told}, without a maneuver" if free else told)


def _rally(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    n = passives.healing(p.passives(frame.who), "rally") if isinstance(frame, Taking) else 0
    heals = f"takes {n} strain off each ally" if n else ""
    calms = "ends their fear" if p.marked(o.target, "afraid") or not n else ""
    told = listed([each for each in (calms, heals) if each])
    return Label(f"Rally {names.person(p, o.target)}", f"A Leadership check {told}")


def _zone(p: Play, o: Option) -> Label:
    return Label(f"Move to {names.titled(p.map.zones[o.target].label):the}")


def _feature(p: Play, o: Option) -> Label:
    found = next(each for each in p.encounter.features if each.id == o.source)
    how = _skills(found.skills)
    verb = DEEDS.get(found.name.partition(" ")[0], "Use")
    level = IMPOSSIBLE if found.impossible else LEVEL_NAMES[found.difficulty]
    cost = f"{level} {how} check" if how else "Costs only a maneuver"
    cost += f"; {POINT}; failure: {deeds.plain(p, found.failed)}" * found.impossible
    if found.text:
        return Label(without_period(found.text), cost)
    return Label(f"{verb} {log.feature(p, o.source)}", cost)


DEEDS = {"The": "Deal with", "A": "Have"}
"""by the first word of a feature, what a hero does with it"""


def _break(p: Play, o: Option) -> Label:
    luck = breaks.found(p, o.source)
    assert luck is not None, "offered"
    price = "Free" if FREE_LUCK in p.state.flags else "Costs 1 light point"
    told = filter(None, (price, log.lowered(deeds.words_with_use(p, luck.deeds))))
    return Label(f"Use your luck: {luck.name}", "; ".join(told))


def _job(p: Play, o: Option) -> Label:
    found = p.content.job(o.source)
    assert found is not None, "offered"
    return Label(f"Take the job: {found.name}", f"Level {found.level}; pays {found.pay} credits")


def _plain(words: str, detail: str = "") -> Callable[[Play, Option], Label]:
    return lambda p, o: Label(words, detail)


def _spent(p: Play, o: Option) -> Label:
    card, frame = p.content.spends[o.source], p.stack[-1]
    assert isinstance(frame, Outcome), "offered"
    whom = o.target if o.target in p.state.people else ""
    brings = deeds.words(p, spending.deeds_of(p, frame, card, o.target), whom, frame.who)
    told = "; ".join(filter(None, (_price(p, frame, card, o), log.lowered(brings))))
    if card.listed is not None and o.target in p.content.components:
        return Label(p.content.components[o.target].text, told)
    own = getattr(p.content.scenes[p.state.scene], "listed", ())
    line = next((each.text for each in own if each.id == o.target), "")
    if line:
        return Label(line.rstrip("."), told)
    battle, at = p.state.battle, o.target
    if battle is not None and (at in PARTS or at in battle.vessels):
        what = PARTS[at] if at in PARTS else names.vessel(p, at)
        return Label(f"{card.name}: {what}", told)
    return Label(card.name, told)


def _price(p: Play, f: Outcome, card: Spend, o: Option) -> str:
    """Return the price of a spend card: "Costs 2 Advantage", "Pays off 1 Despair"."""
    verb = o.verb
    marks = {"triumph": "Triumph|Triumphs", "despair": "Despair|Despairs"}.get(verb, "")
    cost = Count(card.marks if marks else spending.cost(p, f, card, o.target))
    plain = {"extra": "Success", "spend": "Advantage"}.get(verb, "Threat")
    word = format(cost, marks) if marks else f"{cost} {plain}"
    return f"{'Costs' if verb in ('extra', 'spend', 'triumph') else 'Pays off'} {word}"


def _treat(p: Play, o: Option) -> Label:
    patient, _, row = o.target.partition(".")
    what = f"injury: {p.content.name(row)}" if row else "wounds"
    medic, whom = names.person(p, o.source), names.person(p, patient)
    if o.source == patient:
        return Label(f"Have {whom} treat their own {what}", "Without a medic, two levels harder")
    return Label(f"Have {medic} treat {whom:'s} {what}")


def _wear(p: Play, o: Option) -> Label:
    who, _, slot = o.target.partition(".")
    kind, _, number = slot.partition("_")
    place = f"{kind} slot {number}".strip() if kind in ("gear", "armor") else slot.replace("_", " ")
    return Label(f"Move {p.content.name(o.source)} to {names.person(p, who):'s} {place}")


def _visit(p: Play, o: Option) -> Label:
    name = p.content.name(o.source)
    first, _, rest = name.partition(" ")
    if first in ("The", "A", "An"):
        name = f"{first.lower()} {rest}"
    return Label(f"Go to {name if rest else f'the {name}'}")


def _leave(p: Play, o: Option) -> Label:
    """Return the hub's own words for going on."""
    hub = p.content.scenes.get(p.state.scene)
    words = without_period(hub.leave_text) if isinstance(hub, Hub) else "Move on"
    return Label(words, "There is no coming back here")


def _gear(p: Play, o: Option) -> Label:
    return Label(f"Use {p.content.name(o.source)}", "Adds a Boost die to this check")


def _calm(p: Play, o: Option) -> Label:
    return Label(
        f"Use {p.content.name(o.source)} to stay calm", "Takes a Setback die out of the pool"
    )


ENOUGH = {
    "camp": "Break camp",
    "spend": "Let the rest go",
    "pay": "Pay no more",
    "crew": "Give no more orders",
    "tray": "Leave it at that roll",
}


def _enough(p: Play, o: Option) -> Label:
    return Label(ENOUGH.get(p.stack[-1].step, "Done"))


LABELS: Mapping[str, Callable[[Play, Option], Label]] = {
    "go": _go,
    "way": _way,
    "skill": _skill,
    "lead": _who("Let {} try", "The check is then theirs to make"),
    "help": _who("Have {} help", "Adds a Boost die to this check"),
    "gear": _gear,
    "calm": _calm,
    "push": _plain("Push yourself", "Costs 2 strain and adds a Boost die"),
    "edge": _plain("Spend a light point", "Turns an Ability die into a better one"),
    "roll": _plain("Roll the dice"),
    "back": _plain("Go back"),
    "visit": _visit,
    "leave": _leave,
    "spend": _spent,
    "extra": _spent,
    "triumph": _spent,
    "pay": _spent,
    "despair": _spent,
    "auto": _plain("Settle the rest for me"),
    "done": _enough,
    "treat": _treat,
    "decode": _at(
        "Have {} open the datapad", "A Hard Computers check, once: the next lucky break is free"
    ),
    "wear": _wear,
    "stow": _card("Stow"),
    "buy": _card("Buy"),
    "sell": _card("Sell"),
    "learn": _learn,
    "talent": _talent,
    "raise": _raise,
    "enter": _enter,
    "dodge": _dodge,
    "stay": _plain("Don't dodge", "The attack is rolled as it is"),
    "mend_scar": _who("Treat {:'s} scar", "Costs 200 credits"),
    "work_off": _who("Treat {:'s} scar", "Adds 5 Obligation"),
    "depart": lambda p, o: Label("Depart", p.story.name),
    "job": _job,
    "shelve": _plain("Hang the job back on the board"),
    "begin": _plain("Begin the encounter"),
    "act": _who("Let {} go next"),
    "ward": _who("Hinder {}", "Costs 1 light point and makes its next check harder"),
    "move": _zone,
    "engage": _who("Engage {}", "Brings you both within reach of a blow"),
    "part": _plain("Disengage", "You can then move away"),
    "cover": _plain("Take cover", "Adds 1 ranged defense while you stay here"),
    "aim": _plain("Take aim", "Adds a Boost die to your attack"),
    "guard": _plain("Go on guard", "Adds 1 melee defense"),
    "stand": _plain("Stand up", "You are prone no longer"),
    "fall": _plain("Drop prone", "Makes you harder to shoot"),
    "pick": _plain("Pick up the weapon"),
    "stim": _stim,
    "assist": _at("Assist {}", "Adds a Boost die to the next check"),
    "draw": _draw,
    "lift": _load("Lift"),
    "put": _load("Set down"),
    "attack": _strike("Attack {}"),
    "stun": _strike("Stun {}"),
    "feature": _feature,
    "medicine": _patch,
    "rally": _rally,
    "escape": _plain("Break free of the net", "Takes a Hard Athletics check"),
    "press": _plain("Take an extra maneuver", "Costs you your action"),
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

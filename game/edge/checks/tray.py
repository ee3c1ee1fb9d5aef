"""The check tray: its slots are filled by small answers, free to be undone until the dice fall
(design 1.2)."""

from __future__ import annotations

from game.edge.cards.models import Gear
from game.edge.cards.scenes import Contest, Rivals
from game.edge.checking import Checks, allowed, never
from game.edge.checks import asked, lines, rolling
from game.edge.checks.rolling import PUSH
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.frames import SCENES, Tray, Visit
from game.edge.rules import destiny, verbs
from game.edge.rules.deeds import Case
from game.edge.scenes import breaks, paths, rivalry
from game.edge.text import names
from game.table.decisions import Intent, Option, Options, option
from game.table.grammar import listed, without_period
from game.table.refusals import Reason


COMLINK = "comlink"
"""the card by which a hero who was carried off can help (EE-R128)"""


def options(p: Play, f: Tray) -> Options:
    """Return what may be put into the slots, and the roll."""
    ways = [option("way", each.id) for each in asked.ways(p, f.scene)] if f.task in SCENES else []
    chosen = asked.way(p, f)
    ways += [option("skill", skill) for skill in (chosen.skills if chosen is not None else ())]
    if f.task in SCENES:
        ways += [option("lead", who) for who in p.heroes]
        ways += [option("help", who) for who in p.heroes]
        ways += [option("go", each.id) for each in paths.choices(p, f.scene)]
        ways += breaks.ways(p)
    for card in _tools(p, f):
        ways += [option("gear", card), option("calm", card)]
    ways += [option("push"), option("edge"), option("roll")]
    if f.task == "rivals":
        ways.append(option("done"))
    if f.task not in (*SCENES, "fear", "pinned"):
        ways.append(option("back"))
    return allowed(p, f, ways, CHECKS)


def _tools(p: Play, f: Tray) -> tuple[str, ...]:
    """Return the cards that fit the gear slot: the hero's tools, and held story cards."""
    own = [card for card in p.cards(f.who) if p.card(card).type == "tool"]
    return (*own, *p.state.held)


def _check_way(p: Play, f: Tray, o: Intent) -> Reason | None:
    way = next((each for each in asked.ways(p, f.scene) if each.id == o.source), None)
    if way is None:
        return Reason("EE-R58", "Pick one of the approaches this scene offers.")
    closed = paths.why_closed(p, way.when, "this approach", "EE-R58")
    if closed is not None:
        return closed
    if f.way == way.id:
        return Reason("EE-R58", "You have already picked this approach: roll, or pick another.")
    if way.impossible and destiny.spare(p) <= 0:
        return Reason(
            "EE-R24",
            "An impossible task needs a light point, and you have none: pick another approach.",
        )
    if not payable(p, f, way.price):
        return Reason("EE-R58", "The party cannot pay for this approach: pick another.")
    scene = p.content.scenes[f.scene]
    tried = f"{f.scene}.{way.id}" in p.state.taken
    again = isinstance(scene, Rivals) or (isinstance(scene, Contest) and not scene.once)
    if tried and not again:
        return Reason("EE-R61", "You have already tried this approach: pick another.")
    return None


def payable(p: Play, f: Tray, price: tuple[object, ...]) -> bool:
    """Return True if each deed of a price can be done."""
    case = Case(f.who)
    return all(verbs.can(p, (each,), case) for each in price)  # type: ignore[arg-type]


def _check_skill(p: Play, f: Tray, o: Intent) -> Reason | None:
    way = asked.way(p, f)
    if way is None or o.source not in way.skills:
        return Reason("EE-R58", "This approach does not use that skill: pick one that is listed.")
    if f.skill == o.source:
        return Reason("EE-R58", "You have already picked this skill: roll, or pick another.")
    return None


def _check_lead(p: Play, f: Tray, o: Intent) -> Reason | None:
    if f.task not in SCENES or o.source not in p.heroes:
        return Reason("EE-R58", "This check is for a hero of the party: choose one.")
    if o.source == f.who:
        return Reason("EE-R63", "This hero is already making the check: roll.")
    if not p.up(o.source):
        return Reason("EE-R63", "This hero is out of action: choose one who is still up.")
    return _check_free(p, f, o.source)


def _check_free(p: Play, f: Tray, who: str) -> Reason | None:
    """Return the reason against a hero who has had a part in a competitive check."""
    if f.task != "rivals" or who in rivalry.free(p, rivalry.current(p)):
        return None
    return Reason(
        "EE-R15",
        "{who} has rolled or helped already, and each hero does so once: roll without.",
        who=p.content.name(who),
    )


def _check_help(p: Play, f: Tray, o: Intent) -> Reason | None:
    if f.task not in SCENES or o.source not in p.heroes:
        return Reason(
            "EE-R16", "Help comes from the other hero, and only in a scene: roll without it."
        )
    if o.source == f.who:
        return Reason("EE-R16", "This hero is making the check: choose the other one to help.")
    if not f.skill:
        return Reason("EE-R58", "Pick an approach first.")
    called = o.source in p.state.captives and COMLINK in p.owned
    if not p.up(o.source) and not called:
        return Reason("EE-R63", "This hero is out of action and cannot help: roll without it.")
    if not p.rank(o.source, f.skill):
        return Reason(
            "EE-R16",
            "{who} has no rank (a + on the skill) in {skill}, and a helper needs 1: roll alone.",
            who=p.content.name(o.source),
            skill=names.SKILL_NAMES[f.skill],
        )
    return _check_free(p, f, o.source)


def _check_gear(p: Play, f: Tray, o: Intent) -> Reason | None:
    if o.source in p.state.stowed:
        return Reason(
            "EE-R64",
            "{card} {card:is|are} in the hold: equip {card:it|them} at a camp first.",
            card=names.card(p, o.source),
        )
    if o.source not in _tools(p, f):
        return Reason("EE-R64", "The card must be with the hero who rolls: use one that is.")
    if o.source in p.state.turned:
        name = p.content.name(o.source)
        return Reason(
            "EE-R64", "{card} is exhausted until the next camp: use something else.", card=name
        )
    card = p.card(o.source)
    if not (f.skill in card.skills or (f.way and f"{f.scene}_{f.way}" in card.ways)):
        return _no_help(p, f, card)
    return None


def _no_help(p: Play, f: Tray, card: Gear) -> Reason:
    """Return what a card that does not fit helps with: if it does in this scene, the approaches."""
    name = p.content.name(card.id)
    fits = [each.text for each in asked.ways(p, f.scene) if f.task in SCENES
            and f"{f.scene}_{each.id}" in card.ways]  # fmt: skip
    if fits and not card.skills:
        return Reason(
            "EE-R64", "{card} helps here with {other} only: pick that approach first.", card=name,
            other=listed([f'"{without_period(each)}"' for each in fits], "or"),
        )  # fmt: skip
    return Reason(
        "EE-R64", "{card} helps with {other} checks only: try something else.", card=name,
        other=_helps(p, card),
    )  # fmt: skip


def _helps(p: Play, card: Gear) -> str:
    """Return the skills, or else the scenes, that a card is for."""
    named = [each.replace("_", " ").capitalize() for each in card.skills]
    return listed([*named, *map(p.content.name, p.content.scenes_for(card))]) or "no"


def _check_calm(p: Play, f: Tray, o: Intent) -> Reason | None:
    found = _check_gear(p, f, o)
    if found is None and not lines.build(p, f).pool.count(Kind.SETBACK) and not f.calms:
        return Reason("EE-R64", "The pool has no Setback die to remove: save the card.")
    return found


def _check_push(p: Play, f: Tray, o: Intent) -> Reason | None:
    if p.person(f.who).strain + PUSH > p.strain_threshold(f.who):
        return Reason(
            "EE-R65", "One more push would take this hero out of action: roll without it."
        )
    return None


def _check_edge(p: Play, f: Tray, o: Intent) -> Reason | None:
    if asked.impossible(p, f):
        return Reason("EE-R24", "The impossible task already takes your light point: roll.")
    if destiny.spare(p) > 0 or f.edge:
        return None
    return Reason("EE-R22", "You have no light point to spare: carry on without one.")


def _check_roll(p: Play, f: Tray, o: Intent) -> Reason | None:
    return None if f.skill else Reason("EE-R58", "Pick an approach first.")


def _check_go(p: Play, f: Tray, o: Intent) -> Reason | None:
    if f.task not in SCENES:
        return Reason("", "One thing at a time: finish this check first.")
    if under_way(p, f):
        return Reason("EE-R62", "Open only before the first roll: see this through.")
    return paths.check_choice(p, f.scene, o.source)


def under_way(p: Play, f: Tray) -> bool:
    """Return True for a contest or a competitive check after its first roll."""
    if f.task == "rivals":
        return bool(rivalry.current(p).scores)
    return f.task == "contest" and _visit(p).at > 1


def _visit(p: Play) -> Visit:
    """Return the scene whose check is in the tray."""
    return next(each for each in reversed(p.stack) if isinstance(each, Visit))


def _check_done(p: Play, f: Tray, o: Intent) -> Reason | None:
    if f.task != "rivals":
        return Reason("EE-013", "This check takes a roll: roll.")
    if rivalry.current(p).scores:
        return None
    return Reason("EE-R15", "No hero has rolled yet: roll.")


def _check_break(p: Play, f: Tray, o: Intent) -> Reason | None:
    if f.task not in SCENES:
        return Reason("EE-R66", "Finish the check first: a lucky break cannot change it.")
    way = asked.way(p, f)
    if way is not None and way.impossible and p.state.light < 2:
        return Reason("EE-R24", "An impossible task needs your last light point.")
    return breaks.check(p, f, o)


def answer(p: Play, f: Tray, chosen: Option) -> None:
    """Fill or clear a slot, roll, or leave the check."""
    verb, source = chosen.verb, chosen.source
    if verb == "way":
        _take_way(p, f, source)
    elif verb == "skill":
        f.skill = source  # type: ignore[assignment]
        _let_go(p, f)
    elif verb == "lead":
        f.who, f.help = source, ""
        f.seat = p.seat_of(source)
        _let_go(p, f)
    elif verb == "help":
        f.help = "" if f.help == source else source
    elif verb in ("gear", "calm"):
        same = f.gear == source and f.calms == (verb == "calm")
        f.gear, f.calms = ("", False) if same else (source, verb == "calm")
    elif verb == "push":
        f.push = not f.push
    elif verb == "edge":
        f.edge = not f.edge
    elif verb == "roll":
        rolling.roll(p, f)
    elif verb == breaks.VERB:
        breaks.take(p, source)
        f.edge = f.edge and p.state.light > 0
        _let_go(p, f)
    elif verb == "done":
        p.stack.pop()
        rivalry.current(p).at = rivalry.OVER
    elif verb == "go":
        p.stack.pop()
        paths.take(p, f.scene, source)
    else:
        p.stack.pop()


def _take_way(p: Play, f: Tray, way: str) -> None:
    """Put a way into the tray, with the skill that is best for the hero."""
    f.way = way
    chosen = asked.way(p, f)
    assert chosen is not None
    f.skill = p.best(f.who, chosen.skills)
    _let_go(p, f)


def _let_go(p: Play, f: Tray) -> None:
    """Clear the slots that do not fit any more."""
    if f.help and _check_help(p, f, option("help", f.help)) is not None:
        f.help = ""
    if f.gear and _check_gear(p, f, option("gear", f.gear)) is not None:
        f.gear, f.calms = "", False
    if f.push and _check_push(p, f, option("push")) is not None:
        f.push = False
    if f.edge and _check_edge(p, f, option("edge")) is not None:
        f.edge = False


CHECKS: Checks = {
    "way": _check_way,
    "skill": _check_skill,
    "lead": _check_lead,
    "help": _check_help,
    "gear": _check_gear,
    "calm": _check_calm,
    "push": _check_push,
    "edge": _check_edge,
    "roll": _check_roll,
    "go": _check_go,
    "done": _check_done,
    "break": _check_break,
    "back": never,
}

"""A roll: what it costs, the dice, and what comes of success or failure (EE-R67)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.edge import events as e
from game.edge.cards.effects import FEARLESS, FREE_LUCK
from game.edge.cards.scenes import CheckScene, Contest
from game.edge.checks import asked, lines
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.odds import odds
from game.edge.dice.rolling import Roll
from game.edge.fights import attacks, qualities, sweeps
from game.edge.frames import SCENES, UNROLLED, Outcome, Task, Tray
from game.edge.people import nerves, stowing
from game.edge.people import rules as people
from game.edge.rules import destiny, passives, verbs
from game.edge.rules.conditions import block
from game.edge.rules.deeds import Case
from game.edge.scenes import flags, rivalry
from game.edge.ships import stations

PUSH = 2
"""strain of a push (EE-R65)"""


def roll(p: Play, f: Tray) -> Outcome:
    """Pay for a check, roll it, and put its outcome in place of the tray."""
    pool = lines.build(p, f).pool
    _pay(p, f)
    if pool.has_negative or f.task not in UNROLLED:
        thrown = p.throw(pool)
        net = thrown.net
        _tell(p, f, thrown, str(odds(pool).success))
    else:
        net = Net(success=1)
        p.events.append(e.SimplyDone(who=f.who, skill=f.skill, scene=f.scene, way=f.way))
    values = dict(zip(f.__dataclass_fields__, f.values()))
    outcome = Outcome(
        **{**values, "step": "spend" if p.is_hero(f.who) else "foe_spend", "at": 0},
        success=net.success,
        advantage=net.advantage,
        triumphs=net.triumph,
        despairs=net.despair,
    )
    p.stack[-1] = outcome
    cards, credits = _cards(p), p.state.credits
    RESULTS[f.task](p, outcome)
    verbs.settle(p)
    outcome.card = next((each for each in _cards(p) if each not in cards), "")
    outcome.credits = max(0, p.state.credits - credits)
    return outcome


def _cards(p: Play) -> tuple[str, ...]:
    """Return all cards of the party by handle."""
    worn = (card for cards in p.state.slots.values() for card in cards if card)
    return (*p.state.held, *p.state.stowed, *worn)


def _pay(p: Play, f: Tray) -> None:
    """Pay what the slots cost, and use up what waited for this check."""
    way = asked.way(p, f) if f.task in SCENES else None
    person = p.person(f.who)
    if way is not None:
        verbs.run(p, way.price, Case(f.who))
    impossible = asked.impossible(p, f)
    if impossible:
        destiny.flip(p, "light", "impossible")
    if f.gear:
        people.turn(p, f.gear)
    if f.edge:
        destiny.flip(p, "light", "edge")
    if f.dark and not impossible:
        p.state.darkened += (f.scene,)
        destiny.flip(p, "dark", "scene")
    turn = people.turn_of(p, f.who)
    if turn is not None and f.task != "pinned":  # which comes before the turn
        turn.acted = True
    if f.push:
        people.strain(p, f.who, PUSH, "push")
    if nerves.distressed(p, f.who):
        people.unmark(p, f.who, nerves.WAVERING)
    person.waiting = tuple(
        each for each in person.waiting if each.skills and f.skill not in each.skills
    )
    fight = p.state.fight
    if fight is not None and f.who in fight.warded:
        fight.warded = tuple(each for each in fight.warded if each != f.who)
        destiny.flip(p, "light", "ward")
    if f.way:
        p.state.taken += (f"{f.scene}.{f.way}",)


def _tell(p: Play, f: Tray, thrown: Roll, chance: str) -> None:
    net = thrown.net
    p.events.append(
        e.Rolled(
            who=f.who,
            task=f.task,
            way=f.way,
            skill=f.skill,
            target=f.target,
            dice=tuple(each.kind.value for each in thrown.dice),
            faces=tuple(each.number for each in thrown.dice),
            success=net.success,
            advantage=net.advantage,
            triumphs=net.triumph,
            despairs=net.despair,
            chance=chance,
            scene=_scene_of(p, f, net.success > 0),
        )
    )


def _scene_of(p: Play, f: Tray, won: bool) -> str:
    """Return the scene with the line of a roll's outcome: none in a fight, and with fear none that
    has said the same of another hero."""
    if f.task == "fear":
        before = p.heroes[: p.heroes.index(f.who)]
        afraid = [p.marked(each, "afraid") > 0 for each in before if p.up(each)]
        return "" if (not won) in afraid else f.scene
    return f.scene if f.task in SCENES else ""


def _scene(p: Play, o: Outcome) -> None:
    """Carry out the way's deeds, then the scene's."""
    scene, way = p.content.scenes[o.scene], asked.way(p, o)
    assert isinstance(scene, CheckScene) and way is not None
    name = "success" if o.success > 0 else "failure"
    case = Case(o.who)
    verbs.named(p, block(p, f"{o.scene}.{name}", getattr(scene, name)), case)
    place = f"{o.scene}.ways.{way.id}.{name}"
    verbs.named(p, block(p, place, getattr(way, name)), case)


def _contest(p: Play, o: Outcome) -> None:
    """Count a check won, and carry out the way's deeds."""
    scene, way = p.content.scenes[o.scene], asked.way(p, o)
    assert isinstance(scene, Contest) and way is not None
    name = "success" if o.success > 0 else "failure"
    if o.success > 0:
        p.state.counts[o.scene] = p.state.counts.get(o.scene, 0) + 1
    place = f"{o.scene}.ways.{way.id}.{name}"
    verbs.named(p, block(p, place, getattr(way, name)), Case(o.who))


def _fear(p: Play, o: Outcome) -> None:
    """Let fear take hold, or not (EE-R53)."""
    if o.success <= 0:
        people.mark(p, o.who, "afraid")
        if o.despairs:
            people.mark(p, o.who, "no_action", "turn")
    if o.triumphs:
        flags.set_flag(p, FEARLESS)


def _medicine(p: Play, o: Outcome) -> None:
    """Heal net Success in wounds, or in strain if that alone keeps somebody down, and net Advantage
    in strain; or take a Critical Injury off (EE-R85, EE-R108)."""
    person = p.person(o.target)
    if o.way:
        person.tended += (o.way,)
        if o.success > 0:
            injury = next(each for each in people.treatable(p, o.target) if each[0] == o.way)
            people.cure(p, o.target, injury)
        return
    person.treated = True
    if o.success > 0:
        sort = "strain" if people.worn_out(p, o.target) else "wounds"
        own = p.passives(o.who)
        more = passives.healing(own, "medicine") if sort == "wounds" else 0
        people.heal(p, o.target, sort, o.success + more)
        people.heal(p, o.target, "strain", o.advantage)


def _feature(p: Play, o: Outcome) -> None:
    """Carry out what a map feature does; a failed try may be repeated, but not at an impossible
    task (EE-R93, EE-R24)."""
    fixture = asked.feature(p, o)
    if o.success <= 0:
        p.fight.used += (fixture.id,) if fixture.impossible else ()
        verbs.run(p, fixture.failed, Case(o.who))
    else:
        p.fight.used += () if fixture.again else (fixture.id,)
        p.events.append(e.FeatureUsed(who=o.who, feature=fixture.id))
        verbs.run(p, fixture.deeds, Case(o.who, net=o.success))


def _rally(p: Play, o: Outcome) -> None:
    """End the fear of an ally (EE-R53); with Word of Command all allies recover strain."""
    if o.success > 0:
        people.unmark(p, o.target, "afraid")
        for who in p.partners(o.who):
            people.heal(p, who, "strain", passives.healing(p.passives(o.who), "rally"))


def _escape(p: Play, o: Outcome) -> None:
    """Free somebody from a net (EE-R127)."""
    if o.success > 0:
        people.unmark(p, o.who, qualities.ENSNARED)
        p.events.append(e.Recovered(who=o.who, what=qualities.ENSNARED))


def _pinned(p: Play, o: Outcome) -> None:
    """Pin somebody down who loses the nerve under fire (EE-R129)."""
    if o.success <= 0:
        sweeps.pin(p, o.who)


def _decode(p: Play, o: Outcome) -> None:
    """Open a datapad, once: the next lucky break is free (EE-R128)."""
    stowing.lose(p, o.target)
    if o.success > 0:
        flags.set_flag(p, FREE_LUCK)


RESULTS: Mapping[Task, Callable[[Play, Outcome], None]] = {
    "scene": _scene,
    "contest": _contest,
    "rivals": rivalry.record,
    "fear": _fear,
    "medicine": _medicine,
    "feature": _feature,
    "rally": _rally,
    "escape": _escape,
    "pinned": _pinned,
    "decode": _decode,
    "attack": attacks.result,
    "station": stations.result,
}

"""Scenes: coming in, and what each kind asks (design 1.1, EE-R62)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.effects import FEARLESS
from game.edge.cards.scenes import CheckScene, Contest, End, Fear, Hub
from game.edge.checking import Checks, allowed
from game.edge.context import Play
from game.edge.fights import captors
from game.edge.frames import Tray, Visit
from game.edge.people import rules as people
from game.edge.rules import motives, verbs
from game.edge.rules.conditions import block, branch, holds, met
from game.edge.rules.deeds import Case
from game.edge.scenes import asking, breaks, camps, paths, pressing
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def arrive(p: Play, f: Visit) -> None:
    """Come into a scene: what it brings happens, then its own kind of step asks."""
    state = p.state
    if people.nobody_left(p):
        f.scene = _worst(p)
    scene = p.content.scenes[f.scene]
    state.scene, f.step = f.scene, scene.kind
    state.trail += (f.scene,)
    people.let_go(p)
    people.readied(p, tuple(each for each in state.turned if p.card(each).companion))
    p.events.append(e.SceneBegan(scene=f.scene))
    captors.back_in_time(p, scene.kind)
    verbs.named(p, block(p, f"{f.scene}.enter", scene.enter), Case(p.heroes[0]))
    if state.following:
        paths.leave(p)
    elif scene.kind in BEGINNING:
        BEGINNING[scene.kind](p, f)
    else:
        pressing.come(p, scene)


def _worst(p: Play) -> str:
    """Return the worst ending of the adventure."""
    own = (each for each in p.content.scenes.values() if each.adventure == p.story.id)
    return max((each for each in own if isinstance(each, End)), key=lambda each: each.rank).id


BEGINNING = {"camp": camps.rest}
"""by kind of scene, what happens on coming in"""


# --- stories --------------------------------------------------------------------------------------


def story_options(p: Play, f: Visit) -> Options:
    """Return the choices that are open."""
    ways = [option("go", each.id) for each in paths.choices(p, f.scene)]
    return allowed(p, f, [*ways, *breaks.ways(p)], STORY)


def _check_go(p: Play, f: Visit, o: Intent) -> Reason | None:
    return paths.check_choice(p, f.scene, o.source)


def tell(p: Play, f: Visit, chosen: Option) -> None:
    """Take a choice, or a lucky break."""
    if chosen.verb == breaks.VERB:
        breaks.take(p, chosen.source)
        return
    paths.take(p, f.scene, chosen.source)


# --- checks ---------------------------------------------------------------------------------------


def check(p: Play, f: Visit) -> None:
    """Ask for the check of a scene."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, CheckScene)
    people.come_to(p)
    asking.lay(p, f.scene)
    asking.ask(p, Tray(0, "scene", f.scene, p.ups[0], step="tray"))


def contest(p: Play, f: Visit) -> None:
    """Ask for the next check of a contest, or end it."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Contest)
    won = p.state.counts.get(f.scene, 0)
    if f.at == scene.checks or (scene.enough is not None and won >= scene.enough):
        place = f"{f.scene}.done"
        outcome = branch(p, place, scene.done)
        p.events.append(e.ContestEnded(scene=f.scene, won=won, outcome=outcome))
        verbs.named(p, block(p, place, scene.done), Case(p.heroes[0]))
        paths.leave(p)
        return
    f.at += 1
    people.come_to(p)
    asking.lay(p, f.scene)
    asking.ask(p, Tray(0, "contest", f.scene, p.ups[0], step="tray"))


def fear(p: Play, f: Visit) -> None:
    """Ask each hero to stand up to fear, unless it has ended or a Triumph frees him (EE-R53)."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Fear)
    left = p.heroes[f.at :]
    if not left or holds(p, scene.ends) or FEARLESS in p.state.flags:
        verbs.named(p, block(p, f"{f.scene}.then", scene.then), Case(p.heroes[0]))
        paths.leave(p)
        return
    f.at += 1
    if p.up(left[0]):
        asking.ask(p, Tray(0, "fear", f.scene, left[0], "fear", "discipline", step="tray"))


# --- hubs -----------------------------------------------------------------------------------------


def hub_options(p: Play, f: Visit) -> Options:
    """Return the sites that are open, and leaving."""
    hub = _hub(p, f)
    ways = [option("visit", site.scene) for site in hub.sites]
    found = allowed(p, f, ways, HUB)
    leaving = allowed(p, f, [option("leave")], HUB) or (() if found else (option("leave"),))
    return (*found, *leaving, *allowed(p, f, breaks.ways(p), HUB))


def _hub(p: Play, f: Visit) -> Hub:
    hub = p.content.scenes[f.scene]
    assert isinstance(hub, Hub)
    return hub


def _check_visit(p: Play, f: Visit, o: Intent) -> Reason | None:
    hub = _hub(p, f)
    site = next((each for each in hub.sites if each.scene == o.source), None)
    if site is None:
        return Reason("EE-R62", "Pick one of the places this scene lists.")
    if site.scene in p.state.trail:
        return Reason("EE-R61", "You have already been there: pick a new place.")
    closed = paths.why_closed(p, site.when, "this place", "EE-R62")
    if closed is not None:
        return closed
    seen = sum(each.scene in p.state.trail for each in hub.sites)
    if hub.most is not None and seen >= hub.most:
        return Reason("EE-R99", "Time is up for visits: move on.")
    case = Case(p.heroes[0])
    if not all(verbs.can(p, (each,), case) for each in hub.each):
        return Reason("EE-R99", "Time is up for visits: move on.")
    if not all(verbs.can(p, (each,), case) for each in site.price):
        return Reason("EE-R101", "The party cannot pay what going there costs: pick another place.")
    return None


def _check_leave(p: Play, f: Visit, o: Intent) -> Reason | None:
    if holds(p, _hub(p, f).may_leave):
        return None
    return Reason("EE-R62", "You still have something to do here: see to it before you leave.")


def roam(p: Play, f: Visit, chosen: Option) -> None:
    """Go to a site, take a lucky break, or leave the hub."""
    if chosen.verb == breaks.VERB:
        breaks.take(p, chosen.source)
        return
    hub, case = _hub(p, f), Case(p.heroes[0])
    if chosen.verb == "leave":
        verbs.named(p, block(p, f"{f.scene}.leave", hub.leave), case)
        paths.leave(p)
        return
    site = next(each for each in hub.sites if each.scene == chosen.source)
    verbs.run(p, (*hub.each, *site.price), case)
    if p.state.following:
        paths.leave(p)
        return
    p.stack.append(Visit(0, site.scene, step="arrive"))


# --- the end --------------------------------------------------------------------------------------


def end(p: Play, f: Visit) -> None:
    """End the adventure."""
    scene, state = p.content.scenes[f.scene], p.state
    assert isinstance(scene, End)
    if not people.nobody_left(p):
        verbs.named(p, block(p, f"{f.scene}.rewards", scene.rewards), Case(p.heroes[0]))
        _earn(p, p.story.experience, "adventure")
        for goal in p.story.goals:
            if met(p, goal):
                _earn(p, p.story.goal_experience, goal.id)
        for who in p.heroes:
            if motives.served(p, who):
                _earn(p, motives.EARNED, motives.GOAL, who)
    state.over, state.ending = True, f.scene
    p.events.append(e.AdventureEnded(ending=f.scene, rank=scene.rank))


def _earn(p: Play, n: int, goal: str, who: str = "") -> None:
    """Add experience for the adventure, a goal, or the motive of somebody (EE-R100, EE-R120)."""
    if n:
        p.state.experience += n
        p.events.append(e.ExperienceGained(n=n, goal=goal, who=who))


STORY: Checks = {"go": _check_go, "break": breaks.check}
HUB: Checks = {"visit": _check_visit, "leave": _check_leave, "break": breaks.check}

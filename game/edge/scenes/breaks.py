"""Lucky breaks: for a light point, outside any check (EE-R66)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.effects import FREE_LUCK
from game.edge.cards.scenes import Break
from game.edge.context import Play
from game.edge.rules import destiny, verbs
from game.edge.rules.conditions import holds
from game.edge.rules.deeds import Case
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

VERB = "break"


def ways(p: Play) -> list[Option]:
    """Return the lucky breaks that the adventure lists for the scene that is on."""
    return [option(VERB, each.id) for each in p.story.breaks if p.state.scene in each.scenes]


def found(p: Play, id: str) -> Break | None:
    """Return a lucky break of the adventure."""
    return next((each for each in p.story.breaks if each.id == id), None)


def check(p: Play, f: object, o: Intent) -> Reason | None:
    """Return the reason against a lucky break."""
    luck = found(p, o.source)
    if luck is None or p.state.scene not in luck.scenes:
        return Reason("EE-R66", "That lucky break belongs to another scene.")
    if _name(luck) in p.state.taken:
        return Reason("EE-R66", "You have already used this lucky break.")
    if destiny.spare(p) <= 0 and FREE_LUCK not in p.state.flags:
        return Reason("EE-R66", "A lucky break costs a light point, and you have none to spare.")
    if not holds(p, luck.when) or not verbs.can(p, luck.deeds, Case(p.heroes[0])):
        return Reason("EE-R66", "This lucky break would change nothing now: save your luck.")
    return None


def take(p: Play, id: str) -> None:
    """Pay for a lucky break, unless one is free (EE-R128), and let it happen."""
    luck = found(p, id)
    assert luck is not None, "checked before"
    p.state.taken += (_name(luck),)
    if FREE_LUCK in p.state.flags:
        p.state.flags = tuple(each for each in p.state.flags if each != FREE_LUCK)
    else:
        destiny.flip(p, "light", VERB)
    p.events.append(e.LuckTaken(luck=id))
    verbs.run(p, luck.deeds, Case(p.heroes[0]))


def _name(luck: Break) -> str:
    return f"{VERB}.{luck.id}"

"""Conditions of the content, and the branch that holds."""

from __future__ import annotations

from game.edge.cards.effects import Branches, If
from game.edge.cards.scenes import Fear, Stated
from game.edge.context import Play


def holds(p: Play, when: If) -> bool:
    """Return True if all of a condition holds."""
    state = p.state
    if any(flag not in state.flags for flag in when.flags):
        return False
    if any(flag in state.flags for flag in when.without):
        return False
    if when.has and not p.owned.issuperset(when.has):
        return False
    if when.lacks and not p.owned.isdisjoint(when.lacks):
        return False
    if state.credits < when.credits:
        return False
    if when.campaign is not None and when.campaign != (state.setup.ledger is not None):
        return False
    if when.levels and state.setup.level not in when.levels:
        return False
    if when.pressed is not None and when.pressed != bool(state.pressed):
        return False
    return all(
        each.least <= state.counts.get(each.count, 0)
        and (each.most is None or state.counts.get(each.count, 0) <= each.most)
        for each in when.counts
    )


def passed(p: Play, when: If) -> bool:
    """Return True if a condition fails only because of what has happened: all that it asks for is
    there, but so is something that ends it."""
    counts = tuple(each.model_copy(update={"most": None}) for each in when.counts)
    asked = when.model_copy(update={"without": (), "lacks": (), "counts": counts})
    return holds(p, asked) and not holds(p, when)


def met(p: Play, goal: Stated) -> bool:
    """Return True if a stated goal is reached as things stand (EE-R100)."""
    if goal.unhurt and any(p.person(who).wounds for who in p.heroes):
        return False
    return holds(p, goal.when) and not (goal.unlit and p.state.lit)


def lost(p: Play, but: str = "") -> tuple[str, ...]:
    """Return the stated goals that are out of reach as things stand, whatever the count ``but``
    says."""
    return tuple(each.id for each in p.story.goals if _is_lost(p, each, but))


def _is_lost(p: Play, goal: Stated, but: str) -> bool:
    when, counts = goal.when, p.state.counts
    past = any(each.most is not None and counts.get(each.count, 0) > each.most
               for each in when.counts if each.count != but)  # fmt: skip
    return past or gone(p, goal)


def gone(p: Play, goal: Stated) -> bool:
    """Return True if a stated goal is lost for good: no track that falls again brings it back."""
    flagged = not {*goal.when.without}.isdisjoint(p.state.flags)
    return flagged or (goal.unlit and p.state.lit > 0)


def branch(p: Play, place: str, branches: Branches) -> str:
    """Return the place of the first branch that holds, "" if none does."""
    held = (at for at, each in enumerate(branches) if holds(p, each.when))
    return next((f"{place}.{at}" for at in held), "")


def block(p: Play, place: str, branches: Branches) -> str:
    """Return the name of the deeds of the first branch that holds, "" if none has any."""
    found = branch(p, place, branches)
    return f"{found}.deeds" if found and f"{found}.deeds" in p.content.blocks else ""


def calmed(p: Play) -> bool:
    """Return True if what the heroes met last in fear has ended for good (EE-R53, EE-R110)."""
    met = (p.content.scenes[id] for id in reversed(p.state.trail))
    last = next((each for each in met if isinstance(each, Fear)), None)
    return last is not None and holds(p, last.ends)

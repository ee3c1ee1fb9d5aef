"""Nerves after a check of Discipline: standing fast, wavering, a slow round (EE-248 to EE-250,
EE-R140)."""

from __future__ import annotations

from collections.abc import Iterator

from game.edge.cards import effects as fx
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Step
from game.edge.names import Skill
from game.edge.people import rules as people
from game.edge.rules.conditions import calmed
from game.edge.rules.deeds import Case

STEADFAST, WAVERING, SLOW = "steadfast", "wavering", "slow"
"""marks: a Boost die on Discipline, a Setback die under distress, one maneuver in a turn"""
AFTER = "round after"
"""until the end of the round after this one (EE-R43)"""


def distressed(p: Play, who: str) -> bool:
    """Return True for a hero who is afraid or pinned down, or whose Obligation presses."""
    pressed = p.state.pressed == who or (p.state.doubled and bool(p.state.pressed))
    afraid = p.marked(who, "afraid") > 0 and not calmed(p)
    return afraid or p.marked(who, "pinned") > 0 or (pressed and p.is_hero(who))


def steps(p: Play, who: str, skill: str) -> Iterator[Step]:
    """Return the dice that nerves add to a check."""
    if skill == "discipline" and p.marked(who, STEADFAST):
        yield Added(Kind.BOOST, 1, "an ally stands fast")
    if p.marked(who, "disoriented"):
        yield Added(Kind.SETBACK, 1, "disoriented")
    if p.marked(who, WAVERING) and distressed(p, who):
        yield Added(Kind.SETBACK, 1, "wavering")


def run(p: Play, case: Case, d: fx.Nerve) -> None:
    """Let allies stand fast, or the actor waver or be slow. Outside a fight there are no rounds: an
    ally's next Discipline check has the die, and the first round of the next fight is slow."""
    fighting = p.state.fight is not None
    if d.state == STEADFAST:
        skills: tuple[Skill, ...] = ("discipline",)
        for who in p.partners(case.actor):
            if fighting:
                people.mark(p, who, STEADFAST, AFTER)
            else:
                people.wait(p, who, "boost", 1, skills)
    elif d.state == SLOW:
        people.mark(p, case.actor, SLOW, AFTER if fighting else "round")
    else:
        people.mark(p, case.actor, WAVERING)


def possible(p: Play, case: Case, d: fx.Nerve) -> bool:
    """Return True if the deed changes anything: a Triumph against fear has ended it for all
    (EE-R53), and only those under distress can waver."""
    if d.state == STEADFAST:
        outcome = p.outcome
        freed = outcome is not None and outcome.task == "fear"
        return bool(p.partners(case.actor)) and not freed
    if p.marked(case.actor, d.state):
        return False
    return d.state == SLOW or distressed(p, case.actor)


def calm(p: Play, case: Case, d: fx.Calm) -> None:
    """Take fear off all heroes."""
    for who in p.heroes:
        people.unmark(p, who, "afraid")


def can_calm(p: Play, case: Case, d: fx.Calm) -> bool:
    """Return True if a hero is afraid of something that is still there."""
    return any(p.marked(who, "afraid") for who in p.heroes) and not calmed(p)

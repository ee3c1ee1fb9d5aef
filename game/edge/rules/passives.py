"""The effects of passives on damage and pools (EE-R115)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeVar

from game.edge.cards.passives import Airless, Clear, Damage, Mended, Passives
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Removed, Step
from game.edge.names import Context, Skill
from game.edge.state import Person

K = TypeVar("K")
MEND: Skill = "medicine"
"""the skill that treats people"""
GIFT = "used to it"
"""the reason of a Setback die that is not added"""


def _of(found: Passives, kind: type[K]) -> Iterator[K]:
    return (each for each in found if isinstance(each, kind))


def damage(found: Passives, person: Person, skill: Skill) -> int:
    """Return the damage that somebody adds to that of a weapon, as things stand."""
    hurt = {
        "always": True,
        "wounded": bool(person.wounds or person.injuries),
        "injured": bool(person.injuries),
    }
    return sum(each.n for each in _of(found, Damage) if skill in each.skills and hurt[each.when])


def mending(found: Passives) -> Skill:
    """Return the skill that treats somebody."""
    return next((each.skill for each in _of(found, Mended)), MEND)


def airless(found: Passives) -> bool:
    """Return True for somebody who need not breathe."""
    return any(_of(found, Airless))


def calm(
    found: Passives, skill: Skill | Literal[""], context: Context, steps: Iterable[Step]
) -> Iterator[Step]:
    """Return the step that takes a Setback die off a check with these steps, if one applies."""
    sources = [step.why for step in steps if isinstance(step, Added) and step.kind is Kind.SETBACK]
    for each in _of(found, Clear):
        wide = (skill in each.skills or not each.skills) and each.context in (None, context)
        if wide and any(_named(why, each.words) for why in sources):
            yield Removed(Kind.SETBACK, 1, GIFT)
            return


def _named(why: str, words: tuple[str, ...]) -> bool:
    return not words or any(word in words for word in why.lower().split())

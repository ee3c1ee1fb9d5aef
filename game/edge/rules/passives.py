"""The effects of passives on thresholds, damage and pools (EE-R115)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeVar

from game.edge.cards.models import Hero
from game.edge.cards.passives import Airless, Clear, Damage, Mended, Passives, Threshold
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


def wound_threshold(hero: Hero) -> int:
    """Return the wounds that a hero may have and still be up (EE-R30)."""
    return hero.bases[0] + hero.ratings["brawn"] + _raised(hero.passives, "wounds")


def strain_threshold(hero: Hero) -> int:
    """Return the strain that a hero may have, unless an Obligation presses."""
    return hero.bases[1] + hero.ratings["willpower"] + _raised(hero.passives, "strain")


def _raised(found: Passives, of: str) -> int:
    return sum(each.n for each in _of(found, Threshold) if each.of == of)


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

"""What a hero's passives do, for all who work out thresholds, damage and pools (EE-R115)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal, TypeVar

from game.edge.cards import passives as ps
from game.edge.cards.models import Hero
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Removed, Step
from game.edge.names import Context, Skill

if TYPE_CHECKING:
    from game.edge.context import Play

K = TypeVar("K")
MEND: Skill = "medicine"
"""the skill that treats people"""


def _of(p: Play, who: str, kind: type[K]) -> Iterator[K]:
    sheet = p.sheet_of(who)
    found = sheet.passives if isinstance(sheet, Hero) else ()
    return (each for each in found if isinstance(each, kind))


def threshold(p: Play, who: str, of: str) -> int:
    """Return by how much somebody's threshold of "wounds" or "strain" is higher."""
    return sum(each.n for each in _of(p, who, ps.Threshold) if each.of == of)


def damage(p: Play, who: str, skill: Skill) -> int:
    """Return the damage that somebody adds to that of a weapon, as things stand."""
    person = p.person(who)
    hurt = {
        "always": True,
        "wounded": bool(person.wounds or person.injuries),
        "injured": bool(person.injuries),
    }
    found = (each for each in _of(p, who, ps.Damage) if skill in each.skills and hurt[each.when])
    return sum(each.n for each in found)


def mending(p: Play, who: str) -> Skill:
    """Return the skill with which somebody is treated."""
    return next((each.skill for each in _of(p, who, ps.Mended)), MEND)


def airless(p: Play, who: str) -> bool:
    """Return True for somebody who need not breathe."""
    return any(_of(p, who, ps.Airless))


def calm(
    p: Play, who: str, skill: Skill | Literal[""], context: Context, steps: Iterable[Step]
) -> Iterator[Step]:
    """Return what takes a Setback die off a check whose steps these are, if one applies."""
    sources = [step.why for step in steps if isinstance(step, Added) and step.kind is Kind.SETBACK]
    for each in _of(p, who, ps.Clear):
        wide = (skill in each.skills or not each.skills) and each.context in (None, context)
        if wide and any(_named(why, each.words) for why in sources):
            yield Removed(Kind.SETBACK, 1, GIFT)
            return


def _named(why: str, words: tuple[str, ...]) -> bool:
    return not words or any(word in words for word in why.lower().split())


GIFT = "used to it"
"""the reason of a Setback die that is not added"""

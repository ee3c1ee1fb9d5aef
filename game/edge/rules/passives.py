"""The effects of passives on damage, pools and what heroes do (EE-R115, EE-R121)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeVar

from game.edge.cards import passives as c
from game.edge.cards.passives import Passives
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Removed, Step
from game.edge.names import RANGES, Context, Range, Skill
from game.edge.state import Person

K = TypeVar("K")
MEND: Skill = "medicine"
"""the skill that treats people"""


def _of(found: Passives, kind: type[K]) -> Iterator[K]:
    return (each for each in found if isinstance(each, kind))


def damage(found: Passives, person: Person, skill: Skill, band: Range | None = None) -> int:
    """Return the damage that a person adds to that of a weapon, as things stand; with the range to
    a target what depends on that too."""
    hurt = {
        "always": True,
        "wounded": bool(person.wounds or person.injuries),
        "injured": bool(person.injuries),
    }
    return sum(
        each.n
        for each in _of(found, c.Damage)
        if skill in each.skills and hurt[each.when] and _near(each.within, band)
    )


def _near(within: Range | None, band: Range | None) -> bool:
    return within is None or band is not None and RANGES.index(band) <= RANGES.index(within)


def mending(found: Passives) -> Skill:
    """Return the skill that treats somebody."""
    return next((each.skill for each in _of(found, c.Mended)), MEND)


def airless(found: Passives) -> bool:
    """Return True for somebody who need not breathe."""
    return any(_of(found, c.Airless))


def dodges(found: Passives) -> int:
    """Return the steps by which somebody can dodge (EE-R125)."""
    return sum(each.n for each in _of(found, c.Dodge))


def injury(found: Passives, who: Literal["causes", "suffers"]) -> int:
    """Return by how much the roll for a Critical Injury changes."""
    n = sum(each.n for each in _of(found, c.Injuring) if each.who == who)
    return n if who == "causes" else -n


def healing(found: Passives, by: Literal["medicine", "stim", "rally"]) -> int:
    """Return how much more is healed by a way."""
    return sum(each.n for each in _of(found, c.Healing) if each.by == by)


def draws(found: Passives) -> int:
    """Return how often in a turn weapons are swapped without a maneuver."""
    return sum(each.n for each in _of(found, c.FreeDraw))


def fearless(found: Passives) -> int:
    """Return by how many levels checks of fear are easier."""
    return sum(each.n for each in _of(found, c.Brave))


def sabotage(found: Passives) -> int:
    """Return the damage that a hazard does more."""
    return sum(each.n for each in _of(found, c.Sabotage))


def seamanship(found: Passives) -> int:
    """Return the hull that a repair restores more, and the net Success that the helm saves."""
    return sum(each.n for each in _of(found, c.Seamanship))


def calm(
    found: Passives, skill: Skill | Literal[""], context: Context, steps: Iterable[Step]
) -> Iterator[Step]:
    """Return the steps that take Setback dice off a check with these steps: one for each passive
    that applies, as far as there are dice for its reasons."""
    added = [step for step in steps if isinstance(step, Added) and step.kind is Kind.SETBACK]
    dice = [step.why for step in added for _ in range(step.count)]
    for each in sorted(_of(found, c.Clear), key=lambda each: not each.words):
        wide = (skill in each.skills or not each.skills) and each.context in (None, context)
        at = next((at for at, why in enumerate(dice) if _named(why, each.words)), None)
        if wide and at is not None:
            del dice[at]
            yield Removed(Kind.SETBACK, 1, each.why)


def _named(why: str, words: tuple[str, ...]) -> bool:
    return not words or any(word in words for word in why.lower().split())

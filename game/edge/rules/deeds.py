"""The kinds of deed, and what there is to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.edge.cards.effects import Model
from game.edge.context import Play


@dataclass(slots=True, frozen=True)
class Case:
    """The people of a deed: who made the check, at whom, and the ally it is for."""

    actor: str = ""
    target: str = ""
    ally: str = ""
    net: int = 0
    """net Success, which a hazard adds"""

    def people(self, p: Play, who: str) -> tuple[str, ...]:
        """Return the people that a word of the language stands for, as far as they are there."""
        if who == "each":
            return p.heroes
        if who == "lead":
            return p.heroes[:1]
        if who == "partner":
            return p.next_to_act(self.actor)[:1]
        if who == "ally" and not self.ally:
            return p.partners(self.actor)[:1]
        named = {
            "actor": self.actor,
            "target": self.target,
            "any": self.ally or self.actor,
            "ally": self.ally,
        }[who]
        return (named,) if named else ()


@dataclass(slots=True, frozen=True)
class Verb:
    """A kind of deed: ``run`` does it; ``possible`` says whether it can do anything now."""

    run: Callable[[Play, Case, Any], None]
    possible: Callable[[Play, Case, Any], bool]


Verbs = Mapping[type[Model], Verb]


def always(p: Play, case: Case, deed: Any) -> bool:
    """Return True: the deed can always be done."""
    return True


def anybody(p: Play, case: Case, deed: Any) -> bool:
    """Return True if there is somebody that the deed is for."""
    return bool(case.people(p, deed.who))

"""Every modifier and deed in a component, with its path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.mandalorian.cards import models as c
from game.mandalorian.cards.effects import Deeds, Model

Said = Iterator[tuple[str, Any]]


def words(part: Any) -> Said:
    """Yield the modifiers and deeds of a component, each with its dotted path."""
    if isinstance(part, c.Skill) and part.ability is not None:
        yield from _listed("ability.modifiers", part.ability.modifiers)
        yield from _listed("ability.deeds", part.ability.deeds)
    for path, deeds in blocks(part):
        if not isinstance(part, c.Skill):
            yield from _listed(path, deeds)


def blocks(part: Any) -> Iterator[tuple[str, Deeds]]:
    """Yield the lists of deeds in a component, each with its dotted path."""
    if isinstance(part, c.Skill) and part.ability is not None:
        yield "ability.deeds", part.ability.deeds
    elif isinstance(part, c.Planning):
        yield "deeds", part.deeds
    elif isinstance(part, c.EventCard):
        yield "deeds", part.deeds
        yield "six", part.six
    elif isinstance(part, c.Threat):
        yield "use", part.use
        yield "effect", part.effect
    elif isinstance(part, c.Mission):
        for at, crisis in enumerate(part.crisis):
            yield f"crisis.{at}.deeds", crisis.deeds
        if part.slot is not None:
            yield "slot.deeds", part.slot.deeds


def kinds_in(parts: Iterable[Any]) -> set[str]:
    """Return the names of all modifiers and deeds that components say."""
    return {each.do for part in parts for _, each in words(part)}


def _listed(path: str, said: Iterable[Model]) -> Said:
    for at, each in enumerate(said):
        yield f"{path}.{at}", each

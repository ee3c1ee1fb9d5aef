"""The content of a game, looked up by id, with its maps and blocks of deeds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel

from game.edge.cards import models as m
from game.edge.cards import scenes as s
from game.edge.cards.effects import Deeds, Goto
from game.table.maps.areas import Areas

M = TypeVar("M")


class Content:
    """All components. Raises ``KeyError`` where an unknown id is looked up.

    ``blocks`` has every list of deeds by its place in its component, through ids where parts have
    them: ``ombra_way_in.failure.0.deeds``, ``ombra_way_in.ways.duct.price``.
    """

    def __init__(
        self, components: Mapping[str, Any], maps: Mapping[str, Areas] | None = None
    ) -> None:
        self.components = dict(components)
        self.maps = dict(maps or {})
        self.heroes = self._of(m.Hero)
        self.gear = self._of(m.Gear)
        self.adversaries = self._of(m.Adversary)
        self.ships = self._of(m.Ship)
        self.spends = self._of(m.Spend)
        self.stories = self._of(s.Adventure)
        """all adventures, those of lessons included"""
        self.adventures = {id: each for id, each in self.stories.items() if not each.lesson}
        self.scenes = self._of(s.Scene)
        self.injuries = tuple(sorted(self._of(m.Injury).values(), key=lambda each: each.to))
        self.oracles = tuple(self._of(m.Oracle).values())
        self.blocks: dict[str, Deeds] = {
            place: deeds
            for id, each in self.components.items()
            for place, deeds in _blocks(id, each)
        }

        self.exits = {id: tuple(_exits(each)) for id, each in self.scenes.items()}
        """the scenes that each scene may lead to, in the order in which it names them"""

    def _of(self, kind: type[M]) -> dict[str, M]:
        return {id: each for id, each in self.components.items() if isinstance(each, kind)}

    def scenes_of(self, story: str) -> dict[str, s.Scene]:
        """Return the scenes of an adventure."""
        return {id: each for id, each in self.scenes.items() if each.adventure == story}

    def name(self, id: str) -> str:
        """Return the name of a component or of a copy of one."""
        return str(self.components[original(id)].name)

    def card(self, id: str) -> m.Gear:
        """Return a card by the id of any copy of it."""
        return self.gear[original(id)]

    def injury(self, sum: int) -> m.Injury:
        """Return the row of the table of Critical Injuries for a sum (EE-R84)."""
        return next(each for each in self.injuries if sum <= each.to)


def original(id: str) -> str:
    """Return the id of the component that a copy such as ``stim.2`` is of."""
    return id.partition(".")[0]


def walk(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Return every model below a part with its path."""
    if isinstance(part, BaseModel):
        yield path, part
        for name in type(part).model_fields:
            yield from walk(getattr(part, name), f"{path}.{name}" if path else name)
    elif isinstance(part, tuple):
        for at, each in enumerate(part):
            yield from walk(each, f"{path}.{at}")


def _exits(scene: s.Scene) -> Iterator[str]:
    found = [each.scene for _, each in walk(scene) if isinstance(each, Goto)]
    found += [site.scene for site in scene.sites] if isinstance(scene, s.Hub) else []
    found += [scene.terms] if isinstance(scene, s.Encounter) and scene.terms else []
    return iter(dict.fromkeys(found))


def _blocks(place: str, part: Any) -> Iterator[tuple[str, Deeds]]:
    """Return all lists of deeds below a part, with their places."""
    if isinstance(part, BaseModel):
        for name in type(part).model_fields:
            yield from _blocks(f"{place}.{name}", getattr(part, name))
    elif isinstance(part, tuple) and part:
        if hasattr(part[0], "do"):
            yield place, part
        else:
            for at, each in enumerate(part):
                yield from _blocks(f"{place}.{getattr(each, 'id', at)}", each)

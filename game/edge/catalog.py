"""The content of a game, looked up by id, with its maps and blocks of deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from game.edge import jobs
from game.edge.cards import models as m
from game.edge.cards import scenes as s
from game.edge.cards.creation import Specialization, Talent
from game.edge.cards.effects import Deeds, Goto
from game.edge.cards.jobs import SORTS
from game.table.maps.areas import Areas

M = TypeVar("M")
KEPT = 64
"""jobs that are kept once they are made"""


class Making(dict[str, M]):
    """A mapping that also finds what is made when it is asked for, and does not list it."""

    def __init__(self, found: Mapping[str, M], make: Callable[[str], M | None]) -> None:
        super().__init__(found)
        self._make = make

    def __missing__(self, id: str) -> M:
        made = self._make(id)
        if made is None:
            raise KeyError(id)
        return made

    def __contains__(self, id: object) -> bool:
        return super().__contains__(id) or (isinstance(id, str) and self._make(id) is not None)

    def get(self, id: str, default: Any = None) -> Any:
        """Return what has this id, or the default."""
        found = super().get(id)
        return found if found is not None else self._make(id) or default


@dataclass(frozen=True, slots=True)
class Made:
    """Components with their blocks of deeds and their exits."""

    parts: Mapping[str, Any]
    blocks: Mapping[str, Deeds]
    exits: Mapping[str, tuple[str, ...]]

    @staticmethod
    def of(parts: Mapping[str, Any]) -> Made:
        """Return these components with what is worked out from them."""
        scenes = {id: each for id, each in parts.items() if isinstance(each, s.Scene)}
        return Made(
            parts,
            {place: deeds for id, each in parts.items() for place, deeds in _blocks(id, each)},
            {id: exits_of(each) for id, each in scenes.items()},
        )


class Content:
    """All components. Raises ``KeyError`` where an unknown id is looked up.

    ``blocks`` has every list of deeds by its place in its component, through ids where parts have
    them: ``ombra_way_in.failure.0.deeds``, ``ombra_way_in.ways.duct.price``.
    """

    def __init__(
        self, components: Mapping[str, Any], maps: Mapping[str, Areas] | None = None
    ) -> None:
        self.job_parts = {
            sort: {id: each for id, each in components.items() if isinstance(each, sort)}
            for sort in SORTS
        }
        """the parts of jobs, by sort and id"""
        self._jobs: dict[str, Made | None] = {}
        self._parts = dict(components)
        self._own: dict[str, m.Hero] = {}
        self.components = Making(self._parts, self._brought_or_made)
        self.maps = dict(maps or {})
        self.heroes = Making(self._of(m.Hero), self._own.get)
        """those of the packs; players' own are found once a game brings them, but not listed"""
        self.specializations = self._of(Specialization)
        self.talents = self._of(Talent)
        self.gear = self._of(m.Gear)
        self.adversaries = self._of(m.Adversary)
        self.ships = self._of(m.Ship)
        self.spends = self._of(m.Spend)
        self.stories = Making(self._of(s.Adventure), lambda id: self._made(id, "parts"))
        """all adventures, those of lessons included; jobs are found, but not listed"""
        self.adventures = {id: each for id, each in self.stories.items() if not each.lesson}
        self.presses = self._of(s.Press)
        """who comes where Obligation presses; each is a scene, too"""
        presses = {id: each.scene for id, each in self.presses.items()}
        self.scenes = Making({**self._of(s.Scene), **presses}, lambda id: self._made(id, "parts"))
        self.injuries = tuple(sorted(self._of(m.Injury).values(), key=lambda each: each.to))
        self.oracles = tuple(self._of(m.Oracle).values())
        own = Made.of({**self._parts, **presses})
        self.blocks = Making(own.blocks, lambda id: self._made(id, "blocks"))
        self.exits = Making(own.exits, lambda id: self._made(id, "exits"))
        """the scenes that each scene may lead to, in the order in which it names them"""
        self._way_scenes = {
            f"{scene.id}_{way.id}": scene.id
            for scene in self.scenes.values()
            for way in getattr(scene, "ways", ())
        }

    def _of(self, kind: type[M]) -> dict[str, M]:
        return {id: each for id, each in self._parts.items() if isinstance(each, kind)}

    # -- heroes of players --

    def welcome(self, heroes: Iterable[m.Hero]) -> None:
        """Let heroes of players be found. Their ids say what is on their sheets, so that no two
        games bring different ones of the same id."""
        for hero in heroes:
            self._own[hero.id] = hero

    def _brought_or_made(self, id: str) -> Any:
        return self._own.get(id) or self._made(id, "parts")

    # -- jobs --

    def job(self, story: str) -> jobs.Job | None:
        """Return the job of an id, None for anything else."""
        known = jobs.story_of(story) == story != ""
        return jobs.read(self._parts, story) if known else None

    def _made(self, id: str, what: str) -> Any:
        """Return a part of a job, or the deeds or exits of one, made when it is asked for."""
        story = jobs.story_of(id)
        if not story:
            return None
        if story not in self._jobs:
            if len(self._jobs) >= KEPT:
                self._jobs.clear()
            job = self.job(story)
            made = None if job is None else Made.of(jobs.made(job, self.adversaries))
            self._jobs[story] = made
        found = self._jobs[story]
        return None if found is None else getattr(found, what).get(id)

    def scenes_of(self, story: str) -> dict[str, s.Scene]:
        """Return the scenes of an adventure or job."""
        if self._made(story, "parts") is not None:
            made = self._jobs[story]
            assert made is not None
            return {id: each for id, each in made.parts.items() if isinstance(each, s.Scene)}
        return {id: each for id, each in self.scenes.items() if each.adventure == story}

    def name(self, id: str) -> str:
        """Return the name of a component or of a copy of one."""
        return str(self.components[original(id)].name)

    def card(self, id: str) -> m.Gear:
        """Return a card by the id of any copy of it."""
        return self.gear[original(id)]

    def scenes_for(self, card: m.Gear) -> tuple[str, ...]:
        """Return the scenes whose ways a card helps with, each once."""
        found = (self._way_scenes[each] for each in card.ways if each in self._way_scenes)
        return tuple(dict.fromkeys(found))

    def injury(self, sum: int) -> m.Injury:
        """Return the row of the table of Critical Injuries for a sum (EE-R84)."""
        return next(each for each in self.injuries if sum <= each.to)


def original(id: str) -> str:
    """Return the id of the component that a copy such as ``stim.2`` is of."""
    return id.partition(".")[0]


BRANCHES = BaseModel, tuple
"""values that have others in them"""


def walk(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Return every model below a part with its path."""
    if isinstance(part, BaseModel):
        yield path, part
        for name in type(part).model_fields:
            if isinstance(each := getattr(part, name), BRANCHES):
                yield from walk(each, f"{path}.{name}" if path else name)
    elif isinstance(part, tuple):
        for at, each in enumerate(part):
            if isinstance(each, BRANCHES):
                yield from walk(each, f"{path}.{at}")


def exits_of(scene: s.Scene) -> tuple[str, ...]:
    """Return the scenes that a scene may lead to, in the order in which it names them."""
    found = [each.scene for _, each in walk(scene) if isinstance(each, Goto)]
    found += [site.scene for site in scene.sites] if isinstance(scene, s.Hub) else []
    found += [scene.terms] if isinstance(scene, s.Encounter) and scene.terms else []
    return tuple(dict.fromkeys(found))


def _blocks(place: str, part: Any) -> Iterator[tuple[str, Deeds]]:
    """Return all lists of deeds below a part, with their places."""
    if isinstance(part, BaseModel):
        for name in type(part).model_fields:
            if isinstance(each := getattr(part, name), BRANCHES):
                yield from _blocks(f"{place}.{name}", each)
    elif isinstance(part, tuple) and part:
        if hasattr(part[0], "do"):
            yield place, part
        else:
            for at, each in enumerate(part):
                yield from _blocks(f"{place}.{getattr(each, 'id', at)}", each)

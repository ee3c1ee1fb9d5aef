"""The content of a game, looked up by id, with maps and the copies of cards and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from game.mandalorian.cards import models as c
from game.mandalorian.cards.effects import Take
from game.mandalorian.cards.words import blocks
from game.mandalorian.maps import MissionMap
from game.mandalorian.names import BASIC, Action

M = TypeVar("M", bound=c.Component)
Several = TypeVar("Several", c.Skill, c.Planning, c.Threat)
TAKEN = (Take(do="take"),)
"""the use of features that a mission has taken along"""


class Content:
    """All components and maps. Raises ``KeyError`` where an unknown id is looked up.

    A card or token that is there more than once has copies: ``two_at_once`` and ``two_at_once.2``.
    ``skills``, ``planning``, ``events`` and ``threats`` have every copy. ``blocks`` has every list
    of deeds by a name that pending steps keep: ``ev_rush.deeds``, ``nevarro.crisis.1``.
    """

    def __init__(self, components: Mapping[str, Any], maps: Mapping[str, MissionMap]) -> None:
        self.components = dict(components)
        self.maps = dict(maps)
        self.characters = self._of(c.Character)
        self.missions = self._of(c.Mission)
        self.events = self._of(c.EventCard)
        self.skills = dict(_copies(self._of(c.Skill)))
        self.planning = dict(_copies(self._of(c.Planning)))
        self.threats = dict(_copies(self._of(c.Threat)))
        guides = sorted(self._of(c.Guide).values(), key=lambda each: each.number)
        self.guides = {each.number: each for each in guides}
        dared = ((card.challenge, card) for card in guides)
        self.challenges = {each.key: each for each, _ in dared if each is not None}
        """the challenges by their keys, in the order of the deck"""
        self.ways = {each.key: each for each in self._of(c.Way).values()}
        """the ways of play from envelopes by their keys"""
        self.envelopes = {each.number: each for each in self._of(c.Envelope).values()}
        self.slots = {id: _slots(each) for id, each in self.missions.items()}
        """the action slots of each mission from left to right (MA-R56)"""
        faces = self._of(c.Threat).values()
        self.faces = {
            each.number: tuple(face for face in faces if face.mission == each.number)
            for each in self.missions.values()
        }
        """the threats of each mission by its number, each once"""
        self.laid = {id: self._laid(each) for id, each in self.missions.items()}
        """the threats of each mission by id, as they are used in it"""
        self.table = next(iter(self._of(c.Table).values()))
        self.blocks = {
            f"{each.id}.{path.removesuffix('.deeds')}": deeds
            for each in self.components.values()
            for path, deeds in blocks(each)
        }
        self.blocks |= {f"{id}.takes": TAKEN for id, e in self.missions.items() if e.takes}

    def _of(self, kind: type[M]) -> dict[str, M]:
        return {id: each for id, each in self.components.items() if isinstance(each, kind)}

    def _laid(self, mission: c.Mission) -> Mapping[str, c.Threat]:
        if not mission.takes:
            return self.threats
        return {
            id: (
                each.model_copy(update={"use": TAKEN, "hurt": False})
                if original(id) in mission.takes
                else each
            )
            for id, each in self.threats.items()
        }

    def name(self, id: str) -> str:
        """Return the name of a component or of a copy of one."""
        return str(self.components[original(id)].name)

    def deck(self, character: str, guide: int) -> list[str]:
        """Return the skill cards of a character, as far as the guide deck has added them."""
        found = self.skills.items()
        return [id for id, e in found if e.character == character and e.guide <= guide]


def _slots(mission: c.Mission) -> tuple[Action, ...]:
    return (*BASIC, mission.slot.slot) if mission.slot is not None else BASIC


def original(id: str) -> str:
    """Return the id of the component that a copy is of."""
    return id.partition(".")[0]


def _copies(found: Mapping[str, Several]) -> Iterator[tuple[str, Several]]:
    for id, each in found.items():
        yield id, each
        for number in range(2, each.count + 1):
            yield f"{id}.{number}", each

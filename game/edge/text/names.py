"""Names of skills, kinds of change and people."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.context import Play
from game.edge.names import SKILLS, Skill

SKILL_NAMES: Mapping[Skill, str] = {
    **{skill: skill.capitalize() for skill in SKILLS},
    "ranged_heavy": "Ranged (Heavy)",
    "ranged_light": "Ranged (Light)",
}
LEVEL_NAMES = ("Simple", "Easy", "Average", "Hard", "Daunting", "Formidable")
CHANGES: Mapping[str, str] = {
    "boost": "a Boost die on",
    "setback": "a Setback die on",
    "upgrade": "an upgrade on",
    "downgrade": "a downgrade on",
    "toughen": "an upgraded difficulty on",
    "ease": "a downgraded difficulty on",
}


def person(p: Play, who: str) -> str:
    """Return the name of a hero or adversary, with its number among those of its kind."""
    found = p.state.people.get(who)
    name = p.content.name(found.piece if found is not None else who)
    _, _, number = who.partition(".")
    return f"{name} {number}" if number else name


def vessel(p: Play, ship: str) -> str:
    """Return the name of a ship in a battle, with its number among those of its kind."""
    found = p.battle.vessels[ship]
    _, _, number = ship.partition(".")
    name = p.content.name(found.piece)
    return f"{name} {number}" if number else name


def load(p: Play, id: str) -> str:
    """Return the name of a load."""
    return p.content.name(id) if id in p.content.gear else id.replace("_", " ")

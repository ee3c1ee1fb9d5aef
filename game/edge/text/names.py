"""Names of skills, kinds of change and people."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.cards.models import Injury
from game.edge.cards.scenes import Encounter
from game.edge.catalog import Content, original
from game.edge.context import Play
from game.edge.names import SKILLS, Skill, skill_named
from game.edge.rules import motives
from game.table.grammar import Name, capital, listed

SKILL_NAMES: Mapping[Skill, str] = {
    **{skill: skill.capitalize() for skill in SKILLS},
    "ranged_heavy": "Ranged (Heavy)",
    "ranged_light": "Ranged (Light)",
}
LEVEL_NAMES = ("Simple", "Easy", "Average", "Hard", "Daunting", "Formidable")
IMPOSSIBLE = "Impossible"
"""in place of the name of its level"""
POINT = "costs a light point before the roll and takes no other"
"""what an impossible task costs (EE-R24)"""
CHANGES: Mapping[str, str] = {
    "boost": "a Boost die on",
    "setback": "a Setback die on",
    "upgrade": "an upgrade on",
    "downgrade": "a downgrade on",
    "toughen": "an upgraded difficulty on",
    "ease": "a downgraded difficulty on",
}


def skill(id: str) -> str:
    """Return the name of a skill, "" for none."""
    return SKILL_NAMES[skill_named(id)] if id else ""


def person(p: Play, who: str) -> Name:
    """Return the name of a hero or adversary, with its number among those of its kind; a nemesis is
    the only one."""
    found = p.state.people.get(who)
    return _someone(p.content, who, found.piece if found is not None else original(who))


def motive(p: Play, id: str) -> str:
    """Return whose motives a way or choice of the scene would serve, "" for nobody's."""
    whose = motives.serving(p, f"{p.state.scene}.{id}")
    return listed([f"{p.content.name(who).split()[0]}'s motive" for who in whose])


def former(content: Content, who: str) -> Name:
    """Return the name of a hero, or of an adversary who is gone, by its component."""
    return _someone(content, who, original(who))


def _someone(content: Content, who: str, piece: str) -> Name:
    foe, name = content.adversaries.get(piece), content.name(piece)
    if foe is None:
        return Name(name)
    single = foe.type == "nemesis"
    return Name(name if single else _numbered(name, who), plural=not single and _plural(name))


def vessel(p: Play, ship: str) -> Name:
    """Return the name of a ship in a battle, with its number among those of its kind."""
    name = p.content.name(p.battle.vessels[ship].piece)
    return Name(_numbered(name, ship), "" if "." in ship else "the")


def ship(p: Play, ship: str) -> Name:
    """Return the name of a ship; after the battle, when its sheet is gone, that of its kind."""
    if p.state.battle is not None and ship in p.state.battle.vessels:
        return vessel(p, ship)
    return former_ship(p.content, ship)


def former_ship(content: Content, ship: str) -> Name:
    """Return the name of a ship whose battle is over: that of its kind."""
    known = original(ship) in content.ships
    return Name(_numbered(content.name(ship), ship)) if known else Name("ship", "the")


def small(name: str) -> str:
    """Return a name within a sentence: "the dealer"."""
    return name.replace("The ", "the ", 1) if name.startswith("The ") else name


def card(p: Play, id: str) -> Name:
    """Return the name of a component."""
    return named(p.content.name(id))


PASSES = {"no_action": "for the next turn", "no_free_maneuver": "for the next turn",
          "two_no_action": "for two turns"}  # fmt: skip
"""by what an injury does for a time, how long; others that nobody treats pass at once"""


def injury(content: Content, id: str) -> str:
    """Return the name of an injury, and of one that needs no treatment that it passes: "Jolted,
    which passes at once"."""
    row, name = content.components[id], content.name(id)
    if not isinstance(row, Injury) or row.until == "treated" or row.down:
        return name
    if any(each.do == "next" for each in row.deeds):
        return f"{name}, for the next check"
    return f"{name}, {PASSES.get(row.lasting, 'which passes at once')}"


def named(name: str) -> Name:
    """Return a name that sounds like one thing or several."""
    return Name(name, plural=_plural(name))


def load(p: Play, id: str) -> Name:
    """Return the name of a load."""
    return card(p, id) if id in p.content.gear else Name(id.replace("_", " "), "the")


def place(p: Play, zone: str) -> Name:
    """Return the name of a zone on the map of the last encounter, which may be over."""
    for id in reversed(p.state.trail):
        scene = p.content.scenes[id]
        if isinstance(scene, Encounter) and zone in (zones := p.content.maps[scene.map].zones):
            return titled(zones[zone].label)
    return Name(zone.replace("_", " "), "the")


def titled(label: str) -> Name:
    """Return the label of a zone as sentences name it: "the Cold Room", but "Pad 12"."""
    own = label.startswith("The ") or "'s " in label or label[-1:].isdigit()
    words = (capital(word) for word in label.split())
    return Name(" ".join(words), "" if own else "the")


def _numbered(name: str, id: str) -> str:
    _, _, number = id.partition(".")
    return f"{name} {number}" if number else name


def _plural(name: str) -> bool:
    """Return True for a name of several things: Lamp Eels, but not Field Glass."""
    return name.endswith("s") and not name.endswith(("ss", "us", "is", "'s"))

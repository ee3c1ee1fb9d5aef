"""The colors of cards, cubes and dice, and the icons that stand for them."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.theme import Color, rgb
from game.client.games.free_captains.identity import identity
from game.client.games.free_captains.identity.marks import ABILITIES

AUBERGINE, CREAM = identity.AUBERGINE, identity.CREAM
TEAL, VERMILION = identity.TEAL, identity.VERMILION
PLUM, NIGHT = rgb("2E1B34"), rgb("120A16")
BRASS, BRASS_LIT, BRASS_LOW = rgb("BFA06A"), rgb("F0DEB2"), rgb("5E4A2C")
"""antique: paler than the amber of what can be used now"""

ABILITY_ICON = {
    "combat": "ability_combat",
    "diplomacy": "ability_diplomacy",
    "science": "ability_science",
    "any": "ability_any",
}
_ENAMEL = {"combat": rgb("A62B22"), "diplomacy": rgb("1F5E9E"), "science": rgb("B4560F")}
_CUBES = {
    "red": rgb("C8402F"),
    "blue": rgb("3A7CC4"),
    "orange": rgb("EA8E3C"),
    "yellow": rgb("E6CF3C"),
    "black": rgb("4A4254"),
    "white": rgb("E8E0CE"),
}
CUBE_SIGNS = {
    "red": "ability_combat",
    "blue": "ability_diplomacy",
    "orange": "ability_science",
    "yellow": "sign_star",
    "black": "sign_ring",
    "white": "sign_dot",
}
DICE = {"red": rgb("981A26"), "blue": rgb("174C8E"), "orange": rgb("984605"), "gray": rgb("434B58")}
SYSTEMS = rgb("005A55")
"""enamel of the die that has the color of another one, so that the two differ at a glance"""

KINDS = {
    "guardforce": rgb("7A8CA8"),
    "agent": rgb("9C6FB0"),
    "event": rgb("D8823A"),
    "location": rgb("5E9E74"),
    "planet": rgb("3F9FA6"),
    "captain": rgb("C98A5A"),
    "alien": rgb("8A5AA0"),
    "weapon": rgb("C6B25A"),
    "track": rgb("8A7A6A"),
}
KIND_ICONS = {
    "guardforce": "line_guardforce",
    "agent": "line_agent",
    "event": "line_event",
    "location": "line_location",
    "planet": "planet",
    "captain": "crew",
    "alien": "hegemony_alien",
    "weapon": "super_weapon",
    "track": "dice",
}
KIND_NAMES = {
    "guardforce": "Guardforce",
    "agent": "Agent",
    "event": "Event",
    "location": "Location",
    "planet": "Planet",
    "captain": "Captain",
    "alien": "Hegemony Alien",
    "weapon": "Super Weapon",
    "track": "Player Tracking",
}


def ability(name: str) -> Color:
    """Return the color of an ability's icon in the palette in use."""
    icon = ABILITY_ICON[name]
    return (theme.MARKS.get(icon) or ABILITIES.marks[icon]).color


def quiet(part: float) -> Color:
    """Return the ink of words that matter less, by a ``part`` of the way to the ground; less far
    in high contrast."""
    return theme.mix(CREAM, PLUM, part * (0.4 if theme.palette == "high_contrast" else 1.0))


def enamel(name: str) -> Color:
    """Return the color of the enamel behind an ability's icon: deep, so that cream is read on
    it."""
    if theme.palette in ("standard", "high_contrast"):
        return _ENAMEL[name]
    return theme.mix(ability(name), NIGHT, 0.5)


def cube(color: str) -> Color:
    """Return the paint of a wooden cube."""
    mark = theme.MARKS.get(CUBE_SIGNS[color])
    if mark is None or theme.palette == "standard":
        return _CUBES[color]
    return theme.mix(mark.color, NIGHT, 0.12)

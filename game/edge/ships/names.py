"""The names of a battle of ships: the stations, their orders, and how far a raider can be."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.names import Skill, Station

CREW = "crew"
"""the heroes' ship among the vessels"""
FARTHEST, AWAY = 3, 4
"""steps at which no shot is possible, and at which a ship is away (EE-R95)"""
MARKS = 4
"""jump marks that leave (EE-R96)"""
ORDERS: Mapping[str, Station] = {
    "close": "helm",
    "open": "helm",
    "evade": "helm",
    "shoot": "gun",
    "screens": "screens",
    "repair": "repair",
    "mend": "repair",
    "jump": "jump",
}
"""the station of each order"""
PARTS: Mapping[str, str] = {"defense": "shields", "gun": "gun", "engine": "engine"}
"""the components of a raider, with their names"""
DRIFTING = 2
"""steps from which a raider without an engine falls back"""
SKILLS: Mapping[Station, Skill] = {
    "helm": "piloting",
    "gun": "gunnery",
    "screens": "computers",
    "repair": "mechanics",
    "jump": "astrogation",
}
"""the skill of each station"""

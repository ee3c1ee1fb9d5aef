"""Names and limits of the table: reasons for dice, contexts, kinds of sheets, counters."""

from __future__ import annotations

from types import MappingProxyType
from typing import Literal

MOST_PINS = 6
MOST_SHEETS = 24
MOST_SLOTS = 16
MOST_COINS = 20
MOST_PLACES = 6
MOST_TABLES = 12
MOST_NOTES = 40
MOST_RANGE = 999
"""the highest sum that a row of a table can end at"""
HIGHEST = 12
"""the highest rank or rating that the steppers reach"""
HITS = ("wounds", "strain", "critical")
"""what a hit can do to its target"""
AGAIN = 6
"""the number of latest checks that can be rolled again"""

Context = Literal["combat", "ship", "talk", "general"]
CONTEXTS: tuple[Context, ...] = ("combat", "ship", "talk", "general")
Coin = Literal["light", "dark"]
COINS: tuple[Coin, ...] = ("light", "dark")
Group = Literal["players", "others"]
GROUPS: tuple[Group, ...] = ("players", "others")
"""the two sides of the initiative strip"""

NONE = "none"
"""stands in a key for no reason and no skill"""
DESTINY = "destiny"
REASONS = MappingProxyType(
    {
        "aim": "Aim",
        "help": "Help",
        "tools": "The right tools",
        "time": "Plenty of time",
        "position": "A better position",
        "surprise": "Surprise",
        "talent": "A talent",
        "cover": "Cover",
        "light": "Poor light",
        "supplies": "Poor supplies",
        "weather": "Harsh surroundings",
        "distraction": "A distraction",
        "injury": "An injury",
        "adversary": "A dangerous adversary",
        "defense": "Defense",
        "prone": "A prone target",
        "handling": "Handling",
        DESTINY: "Destiny",
    }
)
"""the reasons that a step of a pool may have (EE-190, EE-198, EE-199)"""
COUNTERS = MappingProxyType(
    {
        "clock": "Clock",
        "alarm": "Alarm",
        "clues": "Clues",
        "rounds": "Rounds",
        "credits": "Hundreds of credits",
        "danger": "Danger",
    }
)
STATIONS = MappingProxyType(
    {
        "pilot": "Pilot",
        "driver": "Driver",
        "captain": "Captain",
        "engineer": "Engineer",
        "sensors": "Sensors",
        "navigator": "Navigator",
    }
)
"""the places aboard a ship beside those at its guns"""
KINDS = MappingProxyType(
    {
        "hero": "Hero",
        "ally": "Ally",
        "minions": "Minions",
        "rival": "Rival",
        "nemesis": "Nemesis",
        "beast": "Beast",
        "ship": "Ship",
    }
)
"""the kinds of sheets that can be added at the table"""

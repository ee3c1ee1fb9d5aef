"""The names of slots, classes, shapes and levels."""

from __future__ import annotations

from typing import Literal

Action = Literal["move", "attack", "intel", "plan", "slice", "cut", "signal"]
Class = Literal["melee", "blaster", "sharpshooter"]
Ability = Literal["sentry", "grapple", "sabotage", "effect"]
"""an icon on a threat; ``effect`` is the mission effect (MA-354)"""
Color = Literal["yellow", "red"]
"""of a star (MA-130)"""
Shape = Literal["d", "o", "a"]
Level = Literal["novice", "standard", "veteran"]
Mode = Literal["normal", "shared"]
WayId = Literal["leak", "doubt"]
"""a way of play from an envelope, as a setup names it"""
COMPANION = "companion"
"""the kind of a seat whose computer player talks"""
CLIENT, CREW = "second_client", "loyal_crew"
"""the role cards of envelopes"""
Back = Literal["melee", "blaster", "sharpshooter", "spawn", "trouble"]

BASIC: tuple[Action, ...] = ("move", "attack", "intel", "plan")
MISSIONS = ("the_asset", "a_promise_broken", "six_minutes", "town_square", "the_egg",
            "the_warrant", "last_shuttle",
            "the_egg_streets", "the_egg_ship", "the_egg_square",
            "the_warrant_compound", "the_warrant_streets", "the_warrant_ship",
            "last_shuttle_compound", "last_shuttle_streets", "last_shuttle_ship")  # fmt: skip
"""the missions of the box, numbered in codes that people have saved: add at the end"""
EVENT_AT = 5
"""strength of a slot that has an event resolved for it (MA-228)"""
CRISIS_AT = 6
"""strength that has a crisis resolved first (MA-225)"""

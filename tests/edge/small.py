"""A small adventure of every kind of scene but fights, for tests of the rules."""

from __future__ import annotations

from typing import Any

from game.edge.cards.box import COMPONENT
from game.edge.catalog import Content
from game.edge.game import Edge
from game.table.maps.areas import Areas, Link, Zone, pair

TWOS = dict.fromkeys(("brawn", "agility", "intellect", "cunning", "willpower", "presence"), 2)
HOUSE = {"fidelity": "house"}


def hero(id: str, ratings: dict[str, int], ranks: dict[str, int], **slots: str) -> dict[str, Any]:
    """Return a hero."""
    return {
        **{"id": id, "name": id.capitalize(), "kind": "hero", **HOUSE},
        **{"species": "human", "calling": "smuggler", "plays_as": "a test", "bars": (1, 1, 1, 1)},
        **{"ratings": {**TWOS, **ratings}, "ranks": ranks, "slots": slots},
    }


def scene(id: str, kind: str, **fields: Any) -> dict[str, Any]:
    """Return a scene of the small adventure."""
    return {
        **{"id": id, "name": id.capitalize(), "kind": kind, **HOUSE},
        **{"adventure": "small", "text": ("A place.",), "art": "none", **fields},
    }


def goto(scene: str, *more: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """Return a branch that leads to a scene."""
    return ({"deeds": (*more, {"do": "goto", "scene": scene})},)


def way(id: str, *skills: str, **fields: Any) -> dict[str, Any]:
    """Return a way of a check."""
    fields = fields if "against" in fields else {"difficulty": 2, **fields}
    return {"id": id, "text": f"By {id}.", "skills": skills, **fields}


def spend(id: str, side: str, n: int, *deeds: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a spend card."""
    given = {
        "id": id,
        "name": id.replace("_", " ").capitalize(),
        "kind": "spend",
        **HOUSE,
        "side": side,
        "n": n,
    }
    return {**given, "where": ("check",), "deeds": deeds, **fields}


TOOL = {"kind": "gear", "type": "tool", **HOUSE}
PARTS: tuple[dict[str, Any], ...] = (
    {
        **{"id": "small", "name": "Small", "kind": "adventure", **HOUSE, "start": "opening"},
        **{"minutes": 5, "credits": 100},
        "tracks": (
            {
                **{"id": "bells", "name": "Bells", "length": 4, "sort": "time"},
                "marks": (
                    {"at": 3, "text": "A horn.", "deeds": ({"do": "flag", "flag": "horn"},)},
                ),
            },
        ),
    },
    {
        **{"id": "storm", "name": "Storm", "kind": "adventure", **HOUSE, "start": "gap"},
        "minutes": 5,
    },
    {
        **{"id": "fray", "name": "Fray", "kind": "adventure", **HOUSE, "start": "brawl"},
        "minutes": 5,
    },
    hero("ada", {"agility": 3}, {"stealth": 1, "charm": 1}, gear_1="boots", hand="pistol"),
    hero("bo", {"intellect": 4}, {"computers": 2, "medicine": 2, "stealth": 1}),
    {**TOOL, "id": "boots", "name": "Boots", "skills": ("stealth",), "price": 100},
    {
        "kind": "gear",
        "type": "story",
        **HOUSE,
        "id": "badge",
        "name": "Badge",
        "ways": ("hall_talk",),
    },
    {
        **{"kind": "gear", "type": "weapon", **HOUSE, "id": "pistol", "name": "Pistol"},
        **{"price": 200},
        "weapon": {"skill": "ranged_light", "damage": 7, "critical": 3, "range": "medium"},
    },
    scene(
        "opening",
        "story",
        choices=(
            {"id": "go", "text": "Go on.", "deeds": ({"do": "goto", "scene": "yard"},)},
            {
                **{"id": "pay", "text": "Pay for a badge."},
                "deeds": (
                    {"do": "credits", "n": -80},
                    {"do": "gain", "card": "badge"},
                    {"do": "goto", "scene": "yard"},
                ),
            },
        ),
    ),
    scene(
        "yard",
        "hub",
        sites=({"scene": "watch"}, {"scene": "panel"}),
        each=({"do": "advance", "track": "bells", "n": 1},),
        leave=goto("hall"),
        leave_text="Go in.",
    ),
    scene(
        "watch",
        "check",
        context="sneak",
        ways=(way("look", "perception"), way("hide", "stealth")),
        success=({"deeds": ({"do": "flag", "flag": "routes"},)},),
        failure=(),
    ),
    scene(
        "panel",
        "check",
        context="tech",
        ways=(way("cut", "athletics"), way("slice", "computers", difficulty=3)),
        success=(),
        failure=({"deeds": ({"do": "wounds", "who": "actor", "n": 3},)},),
    ),
    scene(
        "hall",
        "check",
        context="sneak",
        important=True,
        ways=(
            way(
                "sneak",
                "stealth",
                mods=(
                    {
                        **{"change": "setback", "why": "unknown rounds"},
                        "when": {"without": ("routes",)},
                    },
                ),
            ),
            way(
                "talk",
                "charm",
                against={"name": "clerk", "skill": "vigilance", "rating": 2, "rank": 1},
            ),
        ),
        success=goto("pause"),
        failure=goto("pause", {"do": "advance", "track": "bells", "n": 2}),
    ),
    scene(
        "pause",
        "story",
        choices=({"id": "go", "text": "Rest.", "deeds": ({"do": "goto", "scene": "rest"},)},),
    ),
    scene("rest", "camp", then=goto("race")),
    scene(
        "race",
        "contest",
        context="travel",
        checks=3,
        enough=2,
        ways=(way("run", "athletics"), way("find", "streetwise"), way("shout", "leadership")),
        done=(
            {
                **{"when": {"counts": ({"count": "race", "least": 2},)}},
                "deeds": ({"do": "goto", "scene": "dark"},),
            },
            {"deeds": ({"do": "goto", "scene": "lost"},)},
        ),
    ),
    scene("dark", "fear", difficulty=2, ends={"flags": ("routes",)}, then=goto("brawl")),
    scene(
        "brawl",
        "encounter",
        map="yards",
        heroes_at="gate",
        foes=({"foe": "thug", "count": 3, "zone": "hall"}, {"foe": "chief", "zone": "loft"}),
        features=(
            {
                **{"id": "valve", "name": "Valve", "at": ("gate",), "skills": ("computers",)},
                "deeds": ({"do": "hazard", "zone": "hall", "cls": 9},),
            },
            {
                **{"id": "lever", "name": "Lever", "at": ("gate",)},
                "deeds": ({"do": "shut", "one": "gate", "two": "hall"},),
            },
        ),
        goals=({"broken": True}, {"all_in": "loft"}),
        won=goto("stall"),
        lost=goto("lost"),
        stalemate=goto("lost"),
    ),
    {
        **{"id": "thug", "name": "Thug", "kind": "adversary", **HOUSE, "type": "minion"},
        **{"role": "shooter", "ratings": TWOS, "ranks": {"ranged_light": 0, "cool": 0}},
        "weapons": (
            {"skill": "ranged_light", "damage": 7, "critical": 3, "range": "medium", "stun": True},
        ),
        **{"soak": 3, "threshold": 4, "budget": 1.0},
    },
    {
        **{"id": "chief", "name": "Chief", "kind": "adversary", **HOUSE, "type": "rival"},
        **{"role": "rusher", "ratings": {**TWOS, "brawn": 3}, "ranks": {"melee": 2}},
        "weapons": ({"skill": "melee", "damage": 5, "critical": 3, "range": "engaged"},),
        **{"soak": 4, "threshold": 12, "budget": 3.0, "adversary": 1},
    },
    scene("stall", "shop", stock=("boots", "pistol"), then=goto("gap")),
    scene(
        "gap",
        "battle",
        crew="tub",
        raiders=({"ship": "raider"}, {"ship": "raider", "late": True}),
        won=goto("won"),
        away=goto("won"),
        lost=goto("lost"),
    ),
    {
        **{"id": "tub", "name": "Tub", "kind": "ship", **HOUSE, "hull": 20, "strain": 12},
        **{"armor": 3, "defense": 1, "damage": 6, "critical": 3},
    },
    {
        **{"id": "raider", "name": "Raider", "kind": "ship", **HOUSE, "hull": 7, "strain": 6},
        **{"armor": 2, "defense": 1, "damage": 5, "critical": 4, "skill": 1},
    },
    scene("won", "end", rank=1, rewards=({"deeds": ({"do": "experience", "n": 10},)},)),
    scene("lost", "end", rank=3),
    spend("critical", "advantage", 3, {"do": "critical"}, by_weapon=True, where=("fight",)),
    spend("breach", "advantage", 3, {"do": "ship_critical"}, by_weapon=True, where=("ship",)),
    spend("veer", "threat", 3, {"do": "drift"}, where=("ship",)),
    spend("dead", "threat", 0, {"do": "station_fails"}, where=("ship",)),
    spend("again", "advantage", 2, {"do": "maneuver"}, where=("fight",)),
    spend("fall", "threat", 3, {"do": "prone", "who": "actor"}, where=("fight",)),
    spend(
        "breathe",
        "advantage",
        1,
        {"do": "heal", "what": "strain", "who": "actor", "n": 1},
        again=True,
    ),
    spend("hand_over", "advantage", 2, {"do": "next", "change": "boost", "who": "any"}),
    spend("listed", "advantage", 3, listed="gain"),
    spend("great", "advantage", 0, listed="triumph"),
    spend("tired", "threat", 1, {"do": "strain", "who": "actor", "n": 1}, again=True),
    spend("shaken", "threat", 2, {"do": "next", "change": "setback", "who": "actor"}),
    spend("worse", "threat", 3, listed="harm"),
    spend("dire", "threat", 0, listed="despair"),
    *(
        {
            **{"id": f"{context}_{row}", "name": row, "kind": "oracle", **HOUSE, "row": row},
            **{"context": context, "text": "A turn.", "deeds": (deed,)},
        }
        for context in ("sneak", "tech", "travel", "talk")
        for row, deed in (
            ("gain", {"do": "credits", "n": 50}),
            ("triumph", {"do": "next", "change": "upgrade", "who": "partner"}),
            ("harm", {"do": "strain", "who": "each", "n": 1}),
            ("despair", {"do": "wounds", "who": "lead", "n": 3}),
        )
    ),
    {
        **{"id": "jolted", "name": "Jolted", "kind": "injury", **HOUSE, "to": 140},
        "deeds": ({"do": "strain", "who": "actor", "n": 2},),
    },
    {"id": "down", "name": "Down", "kind": "injury", **HOUSE, "to": 999, "down": True},
)


def game() -> Edge:
    """Return the game with the small adventure."""
    parts = {each["id"]: COMPONENT.validate_python(each) for each in PARTS}
    return Edge(Content(parts, {"yards": YARDS}), "small")


def _zone(id: str, left: float, cover: bool = False) -> Zone:
    outline = ((left, 0.0), (left + 90, 0.0), (left + 90, 90.0), (left, 90.0))
    return Zone(id, "zone", id.capitalize(), outline, {"cover": cover})


def _link(one: str, two: str, length: int = 1) -> tuple[tuple[str, str], Link]:
    ends = pair(one, two)
    return ends, Link(ends, (), length)


YARDS = Areas(
    "yards",
    400,
    90,
    {zone.id: zone for zone in (_zone("gate", 0), _zone("hall", 100, True), _zone("loft", 200))},
    dict((_link("gate", "hall"), _link("hall", "loft"))),
)


FRAY = {"game": "edge", "seats": ({"kind": "human"},), "story": "fray", "heroes": ("ada", "bo")}
"""the fight alone"""
SETUP = {"game": "edge", "seats": ({"kind": "human"},), "story": "small", "heroes": ("ada", "bo")}
STORM = {**FRAY, "story": "storm"}
"""the battle of ships alone"""

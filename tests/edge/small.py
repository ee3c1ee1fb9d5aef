"""A small adventure of every kind of scene but fights, for tests of the rules."""

from __future__ import annotations

import json
from pathlib import Path
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


def frozen(value: Any) -> Any:
    """Return what JSON says with tuples for lists, as cards have them."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return {key: frozen(each) for key, each in value.items()}
    return value


PARTS: tuple[dict[str, Any], ...] = frozen(
    json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))["cards"]
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
    "yards", 400, 90,
    {zone.id: zone for zone in (_zone("gate", 0), _zone("hall", 100, True), _zone("loft", 200))},
    dict((_link("gate", "hall"), _link("hall", "loft"))),
)  # fmt: skip


FRAY = {"game": "edge", "seats": ({"kind": "human"},), "story": "fray", "heroes": ("ada", "bo")}
"""the fight alone"""
SETUP = {"game": "edge", "seats": ({"kind": "human"},), "story": "small", "heroes": ("ada", "bo")}
STORM = {**FRAY, "story": "storm"}
"""the battle of ships alone"""

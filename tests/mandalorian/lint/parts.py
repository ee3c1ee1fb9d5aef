"""The box with one thing changed, as ``faults.spec`` has it, and what the checks find then."""

from __future__ import annotations

import json
from typing import Any

from game.mandalorian.cards import box, lint
from game.mandalorian.maps import load_maps
from tests.specs import Row, tables

BOX = box.cards().components
MAPS = load_maps()
FAULTS = tables("mandalorian/lint/faults.spec")


def changed(row: Row) -> dict[str, Any]:
    """Return the components of the box with the one of a row changed."""
    id = row["component"]
    data = json.loads(BOX[id].model_dump_json())
    path, sign, *value = row["change"].split(" ", 2)
    *way, last = path.split(".")
    part: Any = data
    for name in way:
        part = part[int(name) if isinstance(part, list) else name]
    at = int(last) if isinstance(part, list) else last
    if sign == "-":
        del part[at]
    elif sign == "+":
        part[at].append(json.loads(*value))
    else:
        part[at] = json.loads(*value)
    return {**BOX, id: box.COMPONENT.validate_json(json.dumps(data))}


def found(parts: dict[str, Any]) -> list[str]:
    """Return the faults of components as "id path: sentence"."""
    return [f"{id} {path}: {told}" for id, path, told in lint.findings(parts, MAPS)]


def miscounted(parts: dict[str, Any]) -> list[str]:
    """Return what differs from the printed box."""
    return [told for _, _, told in lint.printed(parts)]

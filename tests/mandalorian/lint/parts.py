"""The box with one thing changed, and what the checks find then."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from game.mandalorian.cards import box, lint
from game.mandalorian.maps import load_maps

BOX = box.cards().components
MAPS = load_maps()
Data = dict[str, Any]
Change = Callable[[Data], object]


def changed(id: str, change: Change) -> dict[str, Any]:
    """Return the components of the box with one of them changed as data."""
    data = json.loads(BOX[id].model_dump_json())
    change(data)
    return {**BOX, id: box.COMPONENT.validate_json(json.dumps(data))}


def found(parts: dict[str, Any]) -> list[str]:
    """Return the faults of components as "id path: sentence"."""
    return [f"{id} {path}: {told}" for id, path, told in lint.findings(parts, MAPS)]


def miscounted(parts: dict[str, Any]) -> list[str]:
    """Return what differs from the printed box."""
    return [told for _, _, told in lint.printed(parts)]

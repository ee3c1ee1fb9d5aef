"""Write the JSON Schema of card files, so that an editor completes and checks cards.

``python assets/make/schemas.py`` writes ``cards/<game>/cards.schema.json`` for every game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def schema(game: str) -> str:
    """Return the schema of a card file of this game, as text."""
    sys.path.insert(0, str(ROOT))
    from game.table.registry import components

    inner = components(game).json_schema(ref_template="#/$defs/{model}")
    definitions = inner.pop("$defs")
    outer: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cards of {game.replace('_', ' ').title()}",
        "type": "object",
        "properties": {"$schema": {"type": "string"}, "cards": {"type": "array", "items": inner}},
        "required": ["cards"],
        "additionalProperties": False,
        "$defs": definitions,
    }
    return json.dumps(outer, indent=1, sort_keys=True) + "\n"


def target(game: str) -> Path:
    """Return the path of a game's schema."""
    return ROOT / "cards" / game / "cards.schema.json"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from game.table.registry import GAMES, rules

    for each in (id for id in GAMES if rules(id).components):
        target(each).write_text(schema(each), encoding="utf-8")

"""States of tables from before sheets had cards."""

from __future__ import annotations

from typing import Any

from pydantic_core import from_json, to_json

from game.dice_table.skills import split


def renewed(data: bytes) -> bytes:
    """Return a state with a card on each sheet. Raise ``ValueError`` for what is no JSON."""
    state = from_json(data)
    laid = state.get("sheets") if isinstance(state, dict) else None
    if not isinstance(laid, list) or not any("figures" in each for each in laid):
        return data
    state["sheets"] = [_with_card(each, state["setup"]["sheets"]) for each in laid]
    return to_json(state)


def _with_card(sheet: dict[str, Any], setup: list[dict[str, Any]]) -> dict[str, Any]:
    at, name = sheet.pop("figures"), sheet.pop("name")
    card = {**setup[at], "name": name} if at >= 0 else {"name": name}
    return {**sheet, "card": {**card, "skills": split(card.get("skills", {}).items())}}

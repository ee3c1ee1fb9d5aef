"""The starting setups of the chapters."""

from __future__ import annotations

from typing import Any

QUIET_FIRST = ("al_03", "al_02", "al_01")
"""aliens of which the first changes nothing while no cubes are on it"""


def situation(
    cards: tuple[str, ...], position: dict[str, Any], *, level: str = "basic",
    aliens: tuple[str, ...] = QUIET_FIRST, planets: tuple[str, ...] = (),
    weapons: tuple[str, ...] = (),
) -> dict[str, Any]:  # fmt: skip
    """Return the setup of a game of Hob Karrowick: the next cards, and everything laid out."""
    return {
        "game": "free_captains",
        "seats": [{"kind": "human"}],
        "level": level,
        "captain": "ca_04",
        "aliens": list(aliens),
        "cards": list(cards),
        "planets": list(planets),
        "weapons": list(weapons),
        "position": position,
    }

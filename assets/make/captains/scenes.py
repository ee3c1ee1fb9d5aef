"""All scenes by the ids of their cards."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from captains.kit import Scene

MODULES = (
    "guards",
    "guards_mid",
    "guards_far",
    "agents",
    "agents_more",
    "events",
    "locations",
    "locations_far",
    "planets",
    "planets_far",
    "weapons",
)
CARDS = ("gf_", "ag_", "ev_", "lo_", "pl_", "we_")
"""beginnings of the ids of cards with a scene"""

SCENES: dict[str, Callable[[], Scene]] = {
    name: made
    for module in MODULES
    for name, made in vars(import_module(f"captains.{module}")).items()
    if name.startswith(CARDS)
}

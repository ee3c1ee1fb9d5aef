"""All scenes by the ids of their cards."""

from __future__ import annotations

from collections.abc import Callable

from captains import (
    guards,
    guards_mid,
    guards_far,
    locations,
    locations_far,
    planets,
    weapons,
    events,
    agents,
    agents_more,
)
from captains.kit import Scene

SCENES: dict[str, Callable[[], Scene]] = {
    name: made
    for module in (
        guards,
        guards_mid,
        guards_far,
        agents,
        agents_more,
        events,
        locations,
        locations_far,
        planets,
        weapons,
    )
    for name, made in vars(module).items()
    if name[:3] in ("gf_", "ag_", "ev_", "lo_", "pl_", "we_")
}

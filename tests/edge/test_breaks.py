"""Lucky breaks: where they are offered, what they take, and that each comes once."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.cards.box import COMPONENT
from game.edge.catalog import Content
from game.edge.game import Edge
from tests.edge import small
from tests.edge.bench import Sim

BADGE = {
    **{"id": "found", "name": "A dropped badge", "text": "It lies in a puddle."},
    **{"scenes": ("yard", "watch", "rest"), "when": {"lacks": ("badge",)}},
    "deeds": ({"do": "gain", "card": "badge"},),
}
CLOCK = {
    **{"id": "clock", "name": "A slow clock", "text": "It stops.", "scenes": ("opening", "watch")},
    "deeds": ({"do": "advance", "track": "bells", "n": -1},),
}
STEAM = {
    **{"id": "steam", "name": "Steam", "text": "It hisses.", "scenes": ("brawl",)},
    "deeds": ({"do": "cover"},),
}
CART = {
    **{"id": "cart", "name": "A cart", "text": "One good wheel.", "scenes": ("brawl",)},
    "deeds": ({"do": "haul", "zone": "loft"},),
}
LOAD = {"id": "crate", "name": "Crate", "kind": "gear", "type": "load", "fidelity": "house"}


def lucky(**setup: Any) -> Sim:
    """Return the small adventures with lucky breaks, and a crate to be brought to the loft."""
    parts = {each["id"]: each for each in (*small.PARTS, LOAD)}
    parts["small"] = {**parts["small"], "breaks": (BADGE, CLOCK)}
    parts["fray"] = {**parts["fray"], "breaks": (STEAM, CART)}
    goal = {"load_in": ("crate", "loft"), "when": {"has": ("crate",)}}
    parts["brawl"] = {**parts["brawl"], "goals": ({"broken": True}, goal)}
    made = {id: COMPONENT.validate_python(each) for id, each in parts.items()}
    game = Edge(Content(made, {"yards": small.YARDS}), "small")
    return Sim(game, {**small.SETUP, **setup})


@pytest.mark.rule("EE-R66")
def test_a_break_takes_a_light_point_and_happens() -> None:
    sim = lucky().do("go:go", "break:found")
    assert (sim.state.light, sim.state.dark, sim.state.held) == (0, 1, ("badge",))
    line = [sim.game.tell(sim.state, each, None) for each in sim.events]
    assert "A dropped badge: It lies in a puddle." in line


@pytest.mark.rule("EE-R66")
def test_a_break_is_offered_where_the_adventure_lists_it() -> None:
    sim = lucky()
    assert "break:found" not in sim.keys
    assert sim.why("break:found") == "EE-R66"
    sim.do("go:go")
    assert "break:found" in sim.keys
    label = sim.game.word(sim.state, next(o for o in _options(sim) if o.verb == "break"))
    assert label.label == "Use your luck: A dropped badge"
    assert label.detail == "Costs 1 light point; you gain Badge (a Boost die in Hall)"


def _options(sim: Sim) -> Any:
    decision = sim.game.decision(sim.state)
    assert decision is not None
    return decision.options

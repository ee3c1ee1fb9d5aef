"""Lucky breaks: where they are offered, what they take, and that each comes once."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.cards.box import COMPONENT
from game.edge.catalog import Content
from game.edge.frames import Visit
from game.edge.game import Edge
from game.edge.rules import fights
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
    assert (label.label, label.detail) == ("A dropped badge", "for a light point")


@pytest.mark.rule("EE-R66")
def test_a_break_comes_once() -> None:
    sim = lucky().do("go:go", "break:found")
    sim.state.light, sim.state.held = 1, ()
    sim.game.forget()
    assert "break:found" not in sim.keys
    assert sim.why("break:found") == "EE-R66"


@pytest.mark.rule("EE-R66")
def test_a_break_waits_for_a_point_and_for_something_to_do() -> None:
    sim = lucky()
    assert "break:clock" not in sim.keys, "no bell has rung"
    sim.do("go:go")
    sim.state.light = 0
    sim.game.forget()
    assert "break:found" not in sim.keys


@pytest.mark.rule("EE-R66")
def test_a_break_beside_the_tray_is_taken_before_the_roll() -> None:
    sim = lucky().do("go:go", "visit:watch", "way:look", "break:clock")
    assert sim.state.counts["bells"] == 0
    assert sim.state.stack[-1].step == "tray"
    assert sim.game.view(sim.state, 0)["tray"]["way"] == "look"


@pytest.mark.rule("EE-R66")
def test_a_point_for_a_break_is_not_left_for_the_roll() -> None:
    sim = lucky().do("go:go", "visit:watch", "way:look", "edge", "break:clock")
    assert sim.game.view(sim.state, 0)["tray"]["edge"] is False


@pytest.mark.rule("EE-R66")
def test_a_break_helps_in_an_encounter() -> None:
    sim = lucky(story="fray")
    sim.do("break:steam")
    assert set(sim.state.fight.cover) == {"gate", "hall", "loft"}  # type: ignore[union-attr]
    assert sim.state.light == 0


@pytest.mark.rule("EE-R22")
def test_a_point_put_down_against_a_foe_pays_for_no_break() -> None:
    sim = lucky(story="fray").do("ward:chief.1")
    assert "break:steam" not in sim.keys
    assert sim.why("break:steam") == "EE-R66"


def test_loads_that_nobody_has_are_no_goal_and_cannot_be_hauled() -> None:
    sim = lucky(story="fray")
    assert sim.state.fight.loads == {}  # type: ignore[union-attr]
    assert "break:cart" not in sim.keys


def test_a_load_comes_with_its_bearer_and_is_hauled_to_a_zone() -> None:
    sim = lucky(story="fray")
    slots = sim.state.slots["ada"]
    sim.state.slots["ada"] = (*slots[:5], "crate")
    del sim.state.stack[:]
    sim.game.forget()
    visit = Visit(0, "brawl", step="encounter")
    sim.state.stack.append(visit)
    fights.begin(sim.game.play(sim.state), visit)
    assert sim.state.fight.loads == {"crate": "ada"}  # type: ignore[union-attr]
    sim.do("break:cart")
    assert sim.state.fight.loads == {"crate": "loft"}  # type: ignore[union-attr]


def _options(sim: Sim) -> Any:
    decision = sim.game.decision(sim.state)
    assert decision is not None
    return decision.options

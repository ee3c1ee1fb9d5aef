"""Helpers of the tests of the rules: new games, slots that are due, and the Event Step."""

from __future__ import annotations

from typing import Any

from game.mandalorian.frames import Block, Plain
from game.mandalorian.game import load
from game.mandalorian.state import State
from tests.mandalorian.bench import MANDO, Sim

HAND = ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife")
GAME = load()
CONTENT = GAME.content


def setup(seats: int = 1, **data: Any) -> dict[str, Any]:
    """Return a setup of people; alone they play shared, else each with a character."""
    made = {"seats": [{"kind": "human"}] * seats, "mode": "shared" if seats == 1 else "normal"}
    return {**made, **data}


def begin(seats: int = 1, seed: int = 1, **data: Any) -> State:
    """Return a new game."""
    return GAME.new(GAME.setup(setup(seats, **data)), seed)


def wrong(seats: int = 1, **data: Any) -> str:
    """Return what is wrong with a setup, "" if nothing is."""
    try:
        GAME.setup(setup(seats, **data))
    except ValueError as error:
        return str(error)
    return ""


def event_step(sim: Sim) -> None:
    """Let the Event Step of the turn happen."""
    sim.state.step = "event"
    sim.push(Plain(sim.state.player, step="events"))


def due(total: int = 5, slot: str = "move", who: str = "old_trade", **data: Any) -> Sim:
    """Return a game whose slot of this total has been resolved as far as the first question."""
    sim = Sim(**data)
    left = total - CONTENT.skills[who].strength
    sim.put(slot, who, disrupts=(left,) if left else ())
    event_step(sim)
    return sim


def crisis_of(sim: Sim, name: str, who: str = MANDO) -> None:
    """Carry out a block of deeds by its name, in the Event Step."""
    sim.state.step = "event"
    play = sim.game.play(sim.state)
    sim.push(Block(play.decider, name, who, step="block"))


def names(sim: Sim, tokens: Any) -> list[str]:
    """Return the threats that tokens are."""
    return sorted(CONTENT.threats[sim.state.kinds[each]].id for each in tokens)


def total(sim: Sim, slot: str) -> int:
    """Return the strength of a slot."""
    return sim.game.play(sim.state).slot_total(slot)


def finish(sim: Sim) -> None:
    """End an action that still asks, and what it has set off."""
    while sim.step in ("acting", "arriving", "may_walk"):
        sim.do("on" if "on" in sim.keys() else "done")


def rest(sim: Sim, prefer: str = "") -> None:
    """Answer until the next card may be played, with the first option or one of this verb; all
    events are kept."""
    found = list(sim.events)
    while sim.step not in ("act", ""):
        preferred = sim.keys(prefer) if prefer else []
        found += sim.do((preferred or sim.keys())[0])
    sim.events = found

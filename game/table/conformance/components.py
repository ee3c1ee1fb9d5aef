"""Checks of components: each is in one place, none is lost, and counts stay in bounds."""

from __future__ import annotations

from typing import Any

from game.table.conformance.copies import loaded_again
from game.table.conformance.hooks import Fault, Hooks, Moment


def all_is_there(m: Moment[Any]) -> None:
    """Check that components and counts are as required."""
    components_are_there(m.hooks, m.state)


def components_are_there(hooks: Hooks[Any], state: Any) -> None:
    """Check that every component is in exactly one place and every count within its bounds."""
    places: dict[str, str] = {}
    for component, place in hooks.whereabouts(state):
        if component in places:
            raise Fault(f"'{component}' is in two places: {places[component]} and {place}.")
        places[component] = place
    lost = hooks.required(state) - places.keys()
    if lost:
        raise Fault(f"Missing: {', '.join(sorted(lost))}.")
    strange = places.keys() - hooks.allowed(state)
    if strange:
        raise Fault(f"Not of this game: {', '.join(sorted(strange))}.")
    hooks.bounds(state)


def last_option_gives_a_sound_state(m: Moment[Any]) -> None:
    """Check that the state after an answer passes the strict model and conserves all components."""
    game, key = m.game, m.decision.options[-1].key
    copy = game.clone(m.state)
    game.choose(copy, key)
    loaded = loaded_again(game, game.dump(copy), f"After '{key}' the state")
    if loaded != copy:
        raise Fault(f"After '{key}' the state is different when loaded.")
    components_are_there(m.hooks, copy)

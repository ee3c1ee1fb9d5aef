"""Free Captain's hooks for the checks of the table: its secrets, components and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from game.free_captains.state import State
from game.table.conformance import Hooks
from tests.free_captains.kit import GAME, cubes


class FreeCaptainHooks(Hooks[State]):
    """The secrets, components and figures of Free Captain."""

    tables = ("basic", "normal", "advanced")
    steps = frozenset(("planet", "face", "pay", "lose", "search", "cubes", "keep"))
    foreign = (
        "planet:naboo", "engage:gf_99", "evade", "pay:combat", "die:engineer@luck", "settle@x",
        "cube:green@combat", "power:we_09", "dance",
    )  # fmt: skip

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup of this level, everything else by chance."""
        return {"seats": [{"kind": "human"}], "level": table}

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        """Return the cards of decks that nobody has seen."""
        content = GAME.content
        hidden = {card for deck in (*state.decks, state.left_out) for card in deck}
        hidden |= set(state.planet_deck)
        looks = bool(state.stack) and getattr(state.stack[-1], "pick", False)
        if not looks:
            hidden |= set(content.weapons) - set(state.weapons)
        return hidden

    def offered(self, state: State) -> AbstractSet[str]:
        """Return the Super Weapons that are looked through."""
        looks = bool(state.stack) and getattr(state.stack[-1], "pick", False)
        return frozenset(state.weapon_deck) if looks else frozenset()

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        """Return every card in play, with its place."""
        for number, deck in enumerate(state.decks):
            for card in deck:
                yield card, f"decks.{number}"
        for name in (
            "planets", "planet_deck", "left_out", "hand", "gone", "weapon_deck", "weapons",
        ):  # fmt: skip
            for card in getattr(state, name):
                yield card, name
        for card in state.line:
            if card not in state.hand:
                yield card, "line"
        for name in ("planet", "location"):
            if getattr(state, name):
                yield getattr(state, name), name

    def required(self, state: State) -> AbstractSet[str]:
        """Return all Encounter cards and Planets, once they are laid out."""
        if not state.decks:
            return frozenset()
        return frozenset((*GAME.content.encounters, *GAME.content.planets))

    def allowed(self, state: State) -> AbstractSet[str]:
        """Return all components."""
        return GAME.content.components.keys()

    def bounds(self, state: State) -> None:
        """Check that 76 cubes are there, and that dice and abilities are in their bounds."""
        if not state.decks:
            return
        assert cubes(state) == 76, Counter(state.bag)
        captain = GAME.content.captains[state.captain]
        for have, most in zip(state.abilities, captain.most, strict=True):
            assert 0 <= have <= most
        assert all(1 <= value <= 6 for value in state.faces)
        assert len(state.faces) == len(state.dice) == len(set(state.dice)) == captain.keeps
        assert min(state.bag) >= 0 and min(state.supply) >= 0


@cache
def hooks() -> FreeCaptainHooks:
    """Return the hooks of the game."""
    return FreeCaptainHooks(GAME)

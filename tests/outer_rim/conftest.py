"""A table for rule tests: a fixed position, loaded dice, answers by key, and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from game.outer_rim.contacts.rules import all_places
from game.outer_rim.context import Play
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules.stats import Values
from game.outer_rim.state import STATE, Player, State
from game.outer_rim.steps import STEPS
from game.table import validation
from game.table.events import Event
from game.table.refusals import Refused

E = TypeVar("E", bound=Event)
CHARACTERS = ("boba_fett", "bossk", "ig_88", "ketsu_onyo")


class Sim:
    """One game under test.

    ``position`` is that of a setup file. Characters and ships not named are Boba Fett, Bossk,
    IG-88, Ketsu Onyo (an AI deck: Lando Calrissian) in the G-1A Starfighter.
    """

    def __init__(
        self,
        game: OuterRim,
        seats: int | tuple[str, ...] = 2,
        seed: int = 1,
        characters: tuple[str | None, ...] = (),
        setup: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        self.game = game
        kinds = ("human",) * seats if isinstance(seats, int) else seats
        chosen = []
        for place, kind in enumerate(kinds):
            seat: dict[str, Any] = {"kind": kind}
            usual = "lando_calrissian" if kind == "deck" else CHARACTERS[place]
            seat["character"] = characters[place] if place < len(characters) else usual
            if kind != "deck":
                seat["ship"] = "g_1a_starfighter"
            chosen.append(seat)
        data: dict[str, Any] = {"seats": chosen, "first_player": 0, **(setup or {})}
        if len(chosen) == 1:
            data["practice"] = True
        if position:
            data["position"] = position
        self.state: State = game.new(game.setup(data), seed)
        self.events: list[Event] = []
        """the events of the last answer"""
        self.log: list[Event] = []
        """all events since the start"""

    def copy(self, **player: Any) -> Sim:
        """Return a copy without events; keywords change fields of the first player."""
        other = Sim.__new__(Sim)
        other.game, other.state, other.events, other.log = self.game, self.state.clone(), [], []
        for name, value in player.items():
            setattr(other.player(), name, value)
        other.edited()
        return other

    @property
    def keys(self) -> list[str]:
        """The keys of the options, in order, without deals (OR-115), which ``deals`` has."""
        return [key for key in self._keys if not key.startswith("deal@")]

    @property
    def deals(self) -> list[str]:
        """The keys of the deals that can be opened besides."""
        return [key for key in self._keys if key.startswith("deal@")]

    @property
    def short(self) -> bool:
        """Is something asked only because credits could be borrowed first (OR-R108)?"""
        if not self.step or len(self.keys) != 1 or not self.deals:
            return False
        return not STEPS[self.step].shown  # type: ignore[union-attr]

    @property
    def _keys(self) -> list[str]:
        decision = self.game.decision(self.state)
        return [] if decision is None else [option.key for option in decision.options]

    @property
    def step(self) -> str:
        """The step that asks, "" when the game is over."""
        decision = self.game.decision(self.state)
        return "" if decision is None else decision.step

    @property
    def seat(self) -> int:
        """The seat that is asked, -1 when the game is over."""
        decision = self.game.decision(self.state)
        return -1 if decision is None else decision.seat

    def choose(self, *keys: str) -> list[Event]:
        """Answer with keys in turn; the state is validated after each. Returns the last events."""
        for key in keys:
            self.events = validation.choose(self.game, self.state, key)
            self.log += self.events
            STATE.validate_json(STATE.dump_json(self.state))
        return self.events

    def refused(self, key: str) -> Refused:
        """Return the refusal of a key; fail if it is accepted, or if it changed the state."""
        before = self.game.dump(self.state)
        with pytest.raises(Refused) as caught:
            validation.choose(self.game, self.state, key)
        assert self.game.dump(self.state) == before
        return caught.value

    def dice(self, *faces: str) -> None:
        """Lay down the next faces rolled."""
        self.state.dice = faces

    def player(self, seat: int = 0) -> Player:
        """Return the player in a seat."""
        return self.state.players[seat]

    def tokens(self, planet: str) -> tuple[str, ...]:
        """Return the tokens on the contact spaces of a planet, "" for an empty one."""
        places = all_places(self.play(), planet)
        return tuple(self.state.contacts[place] for place in places)

    def lay(self, card: str, **changes: str) -> None:
        """Change the state of a card in play."""
        self.play().lay(card, **changes)
        self.edited()

    def laid(self, name: str, seat: int = 0) -> dict[str, str]:
        """Return this entry of the state of a player's cards: captives or destinations, by card."""
        found = {card: getattr(self.play().on(card), name) for card in self.player(seat).cards}
        return {card: said for card, said in found.items() if said}

    def values(self, seat: int = 0) -> Values:
        """Return the current values of a player."""
        return self.play().values(seat)

    def play(self) -> Play:
        """Return the argument of rules functions, to call one alone; call ``edited`` afterward."""
        return self.game.play(self.state)

    def edited(self) -> None:
        """Look options up again after a change of the state by hand."""
        self.game.forget()

    def found(self, kind: type[E], log: bool = False) -> list[E]:
        """Return the events of one kind, of the last answer or of the whole log."""
        return [each for each in (self.log if log else self.events) if isinstance(each, kind)]

    def verbs(self) -> set[str]:
        """Return the verbs on offer."""
        return {key.partition(":")[0].partition("@")[0] for key in self.keys}


@pytest.fixture(scope="session")
def game() -> OuterRim:
    """Return the game with the content of the box, built once."""
    return load()


@pytest.fixture(scope="session", autouse=True)
def _check_of_states() -> None:
    """Build once what the first game of a process builds: the check of a whole state."""
    with pytest.raises(ValueError):
        STATE.validate_python({})


@pytest.fixture(scope="session")
def box() -> OuterRim:
    """Return the game without any packs of the player's, built once."""
    return load(packs=())


@pytest.fixture
def sim(game: OuterRim) -> Callable[..., Sim]:
    """Return the maker of a ``Sim``: ``sim(players=[{"space": "naboo"}], step="action")``."""

    def make(*args: Any, **kwargs: Any) -> Sim:
        return Sim(game, *args, **kwargs)

    return make

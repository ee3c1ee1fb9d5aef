"""A table for tests: a fixed position, answers by key, and what came of them."""

from __future__ import annotations

from typing import Any, TypeVar

from game.mandalorian.game import Mandalorian, load
from game.mandalorian.rules import decks
from game.mandalorian.state import State
from game.table import validation
from game.table.decisions import parse
from game.table.events import Event
from game.table.refusals import Refused

E = TypeVar("E", bound=Event)
MANDO, IG, KUIIL, GREEF, CARA = "the_mandalorian", "ig_11", "kuiil", "greef_karga", "cara_dune"
QUIET: dict[str, tuple[int, ...]] = {}
"""disrupts of a position in which every slot is empty"""


class Sim:
    """A game in a position. ``tokens`` are (threat, space) faceup, ``down`` the same facedown.

    Unless they are named there are no tokens, no disrupt tokens, and the Mandalorian and IG-11
    stand in the start space of mission 1, led by one player on standard difficulty.
    """

    def __init__(
        self,
        mission: str = "the_asset",
        characters: tuple[str, ...] = (),
        tokens: tuple[tuple[str, ...], ...] = (),
        down: tuple[tuple[str, str], ...] = (),
        seats: int = 1,
        mode: str = "",
        level: str = "standard",
        seed: int = 1,
        setup: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        self.game: Mandalorian = load()
        laid = [{"threat": each[0], "space": each[1]} for each in tokens]
        laid += [{"threat": threat, "space": space, "up": False} for threat, space in down]
        data = {
            "seats": [{"kind": "human"}] * seats, "mission": mission, "level": level,
            "mode": mode or ("shared" if seats == 1 else "normal"), "characters": characters,
            "first": 0, "position": {"tokens": laid, "disrupts": QUIET, **position},
            **(setup or {}),
        }  # fmt: skip
        self.state: State
        self.state, self.events = self.game.begin(self.game.setup(data), seed)

    # -- questions --

    @property
    def step(self) -> str:
        """The step that asks, "" after the end."""
        decision = self.game.decision(self.state)
        return decision.step if decision else ""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        decision = self.game.decision(self.state)
        return decision.seat if decision else -1

    def keys(self, verb: str = "") -> list[str]:
        """Return the keys of all options, or of those with a verb."""
        decision = self.game.decision(self.state)
        options = decision.options if decision else ()
        return [each.key for each in options if not verb or each.verb == verb]

    def why(self, key: str) -> str:
        """Return the clause against an answer, "" if it is allowed."""
        reason = self.game.why_not(self.state, parse(key))
        return reason.clause if reason else ""

    def against(self, key: str) -> str:
        """Return the clause that the check of the pending step has against an answer, "" if none.
        What ``why`` returns comes from it unless the answer is an option."""
        reason = self.game.verify(self.state, parse(key))
        return reason.clause if reason else ""

    # -- answers --

    def do(self, *keys: str) -> list[Event]:
        """Give answers; return what came of all of them."""
        found: list[Event] = []
        for key in keys:
            found += validation.choose(self.game, self.state, key)
        self.events = found
        return found

    def refused(self, key: str) -> str:
        """Give a wrong answer and return its clause; the state must not change."""
        before = self.game.dump(self.state)
        try:
            validation.choose(self.game, self.state, key)
        except Refused as error:
            assert self.game.dump(self.state) == before
            return error.clause
        raise AssertionError(f"{key} was allowed")

    def free(self, action: str, strength: int, who: str = "") -> None:
        """Let a character perform an action without a card, at once."""
        from game.mandalorian.frames import Acting

        who = who or self.state.characters[0]
        play = self.game.play(self.state)
        frame = Acting(play.seat_of(who), who, action, strength, step="acting")
        self.push(frame)

    def push(self, frame: Any) -> None:
        """Put a step on top of the pending ones and run to the next question."""
        from game.mandalorian.steps import STEPS
        from game.table.stack import advance

        play = self.game.play(self.state)
        self.state.stack.append(frame)
        advance(play, STEPS)
        self.game.forget()
        self.events = play.events

    # -- what there is --

    def token(self, threat: str, number: int = 1) -> str:
        """Return the handle of a threat, of the first or another copy on the map."""
        kinds = self.state.kinds
        content = self.game.content.threats
        found = [each for each in self.state.spaces if content[kinds[each]].id == threat]
        return found[number - 1]

    def on_map(self, threat: str) -> int:
        """Return how many tokens of a threat are on the map."""
        kinds, content = self.state.kinds, self.game.content.threats
        return sum(content[kinds[each]].id == threat for each in self.state.spaces)

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of a kind that came of the last answers."""
        return [each for each in self.events if isinstance(each, kind)]

    def put(self, slot: str, *cards: str, disrupts: tuple[int, ...] = ()) -> None:
        """Fill a slot with cards, the top one last, and disrupt tokens."""
        for name in (decks.PLANNING, *self.state.decks):
            kept = tuple(each for each in self.state.decks[name] if each not in cards)
            self.state.decks[name] = kept
        self.state.slots[slot] = cards
        self.state.disrupts[slot] = disrupts
        self.game.forget()

"""Answers that need no thought in a mission: drawing or working after a card was played for it,
which of several enemies deals the same damage, and the choices of an event that the crew leaves to
the computer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.tabletop.play.auto_answers import AutoAnswers, Wishes
from game.mandalorian.context import Play
from game.mandalorian.players.quick import quick
from game.mandalorian.rules import enemies
from game.mandalorian.text import leak
from game.table.decisions import Decision, Option
from game.table.session import Session

PLAYED_FOR, DONE = ("draw", "work"), "done"
"""the actions that a card was played for and that need no target, and declining them"""
OF_EVENTS = frozenset(
    ("advancing", "retreating", "snatching", "carrying", "striking", "disrupting", "flipping",
     "spawning", "hunting")
)  # fmt: skip
"""the steps in which the crew chooses between equals for the enemies and the slots of an event"""


class MissionAnswers(AutoAnswers):
    """Answers where a mission has nothing to decide."""

    def __init__(self, session: Session[Any], wishes: Callable[[], Wishes]) -> None:
        super().__init__(session, wishes)
        self._left = -1
        """the number of answers at which the crew left the choices of an event to the computer; -1
        if it has not"""

    def matters(self, decision: Decision, only: Option) -> bool:
        """Return True for the questions of The Leak: everybody is asked them alike."""
        return decision.step in leak.SECRET

    def tie(self, decision: Decision) -> str | None:
        verbs = {each.verb for each in decision.options}
        if decision.step == "acting" and len(verbs) == 2 and self.wishes().forced_steps:
            action, *other = [each for each in decision.options if each.verb != DONE]
            if action.verb in PLAYED_FOR and DONE in verbs and not other:
                return action.key
        if not self.wishes().ask_ways and self._same(decision, verbs):
            return decision.options[0].key
        return self.kind_answer(decision) if self._is_left(decision) else None

    def leave(self) -> None:
        """Leave the choices of this event to the computer, after the next answer."""
        self._left = self.session.seq

    def kind_answer(self, decision: Decision) -> str:
        """Return the answer to a choice of an event that is kind to the crew."""
        found = quick(self._play, decision.step, decision.options)
        return (found or decision.options[0]).key

    @property
    def _play(self) -> Play:
        session: Any = self.session
        return Play(session.game.content, session.state)

    def _is_left(self, decision: Decision) -> bool:
        """Return True if the crew has left this choice to the computer: that ends with the event,
        and once it is undone."""
        if self.session.seq <= self._left or self.session.state.step != "event":
            self._left = -1
        return self._left >= 0 and decision.step in OF_EVENTS

    def _same(self, decision: Decision, verbs: set[str]) -> bool:
        """Return True if it makes no difference who attacks, or what is flipped: all attack the
        same character, and no card can answer the one or the other; no one has seen any of the
        threats, and all are in one space."""
        play, whom = self._play, {each.target for each in decision.options}
        if verbs == {"strike"}:
            return len(whom) == 1 and not enemies.is_answered(play)
        state = play.state
        places = {state.spaces[each] for each in whom} if verbs == {"flip"} else set()
        return len(places) == 1 and not whom & state.seen.keys()

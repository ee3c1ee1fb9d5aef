"""Answers that need no thought, given for the player: forced steps, and ties that change nothing.

They are ordinary answers in the journal. Undo takes them back together with the answer that the
player gave before them. Each kind has a switch in the settings, for players who want every step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.table.decisions import Decision, Option
from game.table.session import Session
from game.table.streams import number

MOST = 200
"""number of answers in a row after which the player is asked in any case"""


class Wishes(Protocol):
    """The settings about answers that need no thought."""

    @property
    def forced_steps(self) -> bool:
        """True if forced steps are taken for the player."""

    @property
    def ask_ways(self) -> bool:
        """True if the player chooses between equal ways."""

    @property
    def ask_for_computer(self) -> bool:
        """True if the player breaks the ties of computer opponents."""

    @property
    def refuse_requests(self) -> bool:
        """True if what other players ask for is refused for the player."""


class AutoAnswers:
    """Answers for the players at one table where there is nothing to decide.

    A game's own narrows ``matters`` and adds ties with ``tie``. ``wishes()`` returns the settings
    of the moment.
    """

    def __init__(self, session: Session[Any], wishes: Callable[[], Wishes]) -> None:
        self.session, self.wishes = session, wishes

    def view(self, seat: int) -> dict[str, Any]:
        """Return all that a seat may see."""
        return self.session.game.view(self.session.state, seat)

    def key(self) -> str | None:
        """Return the answer to the decision that needs no thought, None if the player decides."""
        decision = self.session.decision()
        if decision is None:
            return None
        if len(decision.options) > 1:
            return self.tie(decision)
        only = decision.options[0]
        return only.key if self.wishes().forced_steps and not self.matters(decision, only) else None

    def matters(self, decision: Decision, only: Option) -> bool:
        """Return True if the player should see the only answer before it is given, because it can
        still be avoided by taking back the one before."""
        return False

    def tie(self, decision: Decision) -> str | None:
        """Return one of several answers if they make no difference, or are not the player's."""
        return None

    def any_of(self, decision: Decision) -> str:
        """Return one of the answers at random: the same one whenever the game is played again."""
        seed = self.session.header.seed
        options = decision.options
        return options[number(seed, "steward", decision.seq, len(options))].key

"""Reasons why something cannot be done, in words a player can read."""

from __future__ import annotations

from typing import Any

from game.table.grammar import Count, capital


class Reason:
    """One reason against an intent.

    ``clause`` names the rule (``XY-121``); ``template`` is a sentence with named fields, filled
    from ``figures`` only when ``text`` is read, so that rules code can create reasons cheaply while
    it looks for legal options.
    """

    __slots__ = ("clause", "template", "figures")

    def __init__(self, clause: str, template: str, **figures: Any) -> None:
        self.clause = clause
        self.template = template
        self.figures = figures

    @property
    def text(self) -> str:
        """Return the sentence with its figures; numbers are counts (``{n:one|more}``). A name
        at its start has a capital."""
        shown = {
            name: Count(value) if isinstance(value, int) else value
            for name, value in self.figures.items()
        }
        return capital(self.template.format(**shown))

    def __repr__(self) -> str:
        return f"Reason({self.clause}: {self.text})"


class Refused(Exception):
    """Raised when an answer is not one of the options; the state is unchanged.

    ``reason`` is a sentence for the player, ``clause`` the rule behind it or "".
    """

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause

    @classmethod
    def because(cls, reason: Reason) -> Refused:
        """Return the exception for a ``Reason``."""
        return cls(reason.text, reason.clause)


class Stuck(Refused):
    """Raised when the rules do not terminate after an answer.

    Unlike other refusals it leaves the state half changed: a caller that continues must have kept a
    copy, as ``Session`` does.
    """

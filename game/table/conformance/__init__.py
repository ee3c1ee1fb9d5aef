"""Checks that a game keeps its contract, for any ``game.table.contract.Game``.

A game supplies a class of ``Hooks`` with the knowledge that the checks need. Each check raises
``Fault`` with a sentence::

    class ChessHooks(Hooks[State]):
        tables = ("two",)

        def setup(self, table: str, seed: int) -> Any:
            return {"seats": [{"kind": "human"}, {"kind": "human"}]}

    look(ChessHooks(load()), "two", 3_000)

``look`` plays random games and runs every check of a decision. The checks of whole games are
``beginning_is_the_same``, ``answers_give_the_same_states``, ``undo_goes_back``,
``journal_resumes`` and, cheap enough for thousands of games, ``play_through``;
``clones_keep_every_field`` takes a state; ``same_in_two_processes`` compares processes; ``source``
inspects the source code of the rules.
"""

from __future__ import annotations

from game.table.conformance.copies import clones_keep_every_field
from game.table.conformance.hooks import Check, Fault, Hooks, Moment, weighed, words_in
from game.table.conformance.processes import same_in_two_processes, same_outputs
from game.table.conformance.run import EVERY, look
from game.table.conformance.sessions import (
    answers_give_the_same_states,
    beginning_is_the_same,
    journal_resumes,
    play_through,
    undo_goes_back,
)

__all__ = [
    "EVERY",
    "Check",
    "Fault",
    "Hooks",
    "Moment",
    "answers_give_the_same_states",
    "beginning_is_the_same",
    "clones_keep_every_field",
    "journal_resumes",
    "look",
    "play_through",
    "same_in_two_processes",
    "same_outputs",
    "undo_goes_back",
    "weighed",
    "words_in",
]

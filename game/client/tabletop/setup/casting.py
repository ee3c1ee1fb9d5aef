"""The characters of seats, or of places in a crew, while a game is set up.

A character that another place has is dimmed and says so. The two places can exchange theirs, which
the player has to ask for by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.table.grammar import capital


class Casting(Protocol):
    """The places of a game and their characters: seats, or places in a crew."""

    def held(self) -> Sequence[str]:
        """Return the id of the character in each place."""

    def place_words(self, place: int) -> str:
        """Return a place as a sentence names it: "seat 2 (Kim)"."""

    def character_words(self, character: str) -> str:
        """Return a character as a sentence names it."""

    def why_not(self, place: int, character: str) -> str:
        """Return the reason why a place cannot have a character, "" if it can."""

    def why_not_exchange(self, place: int, other: int) -> str:
        """Return the reason why two places cannot exchange their characters, "" if they can."""

    def give(self, place: int, character: str) -> None:
        """Give a place a character that nobody else has."""

    def exchange(self, place: int, other: int) -> None:
        """Exchange the characters of two places."""


def holder(party: Casting, place: int, character: str) -> int | None:
    """Return the other place that has a character, None if there is none."""
    found = (at for at, held in enumerate(party.held()) if held == character and at != place)
    return next(found, None)


def why_taken(party: Casting, place: int, character: str) -> str:
    """Return that another place has a character, "" if none has."""
    other = holder(party, place, character)
    return "" if other is None else f"Taken by {party.place_words(other)}."


def exchange_words(party: Casting, place: int, other: int) -> str:
    """Return who would have whom after two places have exchanged their characters."""
    held = party.held()
    first, second = party.place_words(place), party.place_words(other)
    return (
        f"{capital(first)}: {party.character_words(held[other])}; "
        f"{second}: {party.character_words(held[place])}."
    )

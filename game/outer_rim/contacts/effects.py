"""Contacts on the map."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import ContactClass, Effect


class RevealContacts(Effect):
    """Reveal facedown contacts: here, or on a planet of choice without players."""

    do: Literal["reveal_contacts"]
    where: Literal["here", "planet", "planet_without_players"] = "here"
    count: int | Literal["all"] = 1


class PeekContacts(Effect):
    """Look secretly at facedown contacts (OR-236): here, on one planet of choice, anywhere, or up
    to that many ``spaces`` away."""

    do: Literal["peek_contacts"]
    where: Literal["here", "planet", "anywhere", "near"] = "here"
    count: int = 1
    spaces: int = 0


class MoveContact(Effect):
    """Move a contact token from one planet to an empty contact space of another; ``this``: the
    contact being met."""

    do: Literal["move_contact"]
    this: bool = False
    from_here: bool = False
    to_here: bool = False
    classes: tuple[ContactClass, ...] = ()
    """only faceup contacts of these classes, and one of them has to move"""


class Hire(Effect):
    """Gain the crew of this databank card; its token leaves the map."""

    do: Literal["hire"]


class DiscardContact(Effect):
    """This contact's token leaves the map."""

    do: Literal["discard_contact"]


class EncounterContact(Effect):
    """Encounter another contact on this planet at once."""

    do: Literal["encounter_contact"]

"""The only list of the kinds of card that players hold, and of their slots."""

from __future__ import annotations

from typing import Literal, get_args

from game.outer_rim.cards.effects.language import AssetKind

Slot = Literal["crew", "cargo", "mod", "gear", "job"]

KINDS: tuple[AssetKind, ...] = get_args(AssetKind)
SLOTS: tuple[Slot, ...] = get_args(Slot)
SLOT_OF: dict[str, Slot] = {
    "bounty": "job",
    "job": "job",
    "crew": "crew",
    "cargo": "cargo",
    "gear": "gear",
    "mod": "mod",
}
"""the kind of slot by kind of card (OR-142)"""
ACCOUNT = "account"
"""a kind of card that is kept beside the slots: a debt, a share, a claim"""
GOES_TO: dict[str, str] = {**SLOT_OF, "ship": "ship", "deal": "", ACCOUNT: ACCOUNT}
"""the place of a card, as options name it"""
SLOT_NAMES: dict[Slot, str] = {**{slot: slot for slot in SLOTS}, "job": "job or bounty"}
SHARED: tuple[tuple[Slot, ...], ...] = (("crew",), ("gear",), ("job",), ("cargo", "mod"))
"""slots that can replace each other: some hold cargo or a mod (OR-146)"""
SHARED_WITH_GEAR: tuple[tuple[Slot, ...], ...] = (("crew",), ("job",), ("gear", "cargo", "mod"))
"""the same on a ship with a slot for gear or a mod"""


def slot_words(kind: str) -> str:
    """Return the slot of a kind of card in words: "a job or bounty slot"."""
    return f"a {SLOT_NAMES[SLOT_OF[kind]]} slot"


def slot_stat(kind: str) -> str:
    """Return the figure that counts the slots for a kind of card: "job_slots"."""
    return f"{SLOT_OF[kind]}_slots"

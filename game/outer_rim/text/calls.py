"""The reason why a player is asked, in a sentence for everybody at the table without a secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.bounties.frames import Protect
from game.outer_rim.combat.frames import Combat
from game.outer_rim.company.frames import Invited, Join
from game.outer_rim.contests.frames import Opposed
from game.outer_rim.context import Play
from game.outer_rim.patrols.frames import PatrolRedirect
from game.outer_rim.text.names import name_of, patrol
from game.outer_rim.trading.frames import TradeAnswer

SETUP = {
    "setup.character": "Choose your character.",
    "setup.ship": "Choose your ship.",
    "setup.faction": "Choose where your reputation begins.",
    "setup.ambition": "Choose your ambition.",
}
CALLS: dict[type, Callable[[Play, Any], str]] = {
    TradeAnswer: lambda p, f: f"{name_of(p, f.other)} offers you a deal.",
    Invited: lambda p, f: f"{name_of(p, f.host)} invites you along.",
    Join: lambda p, f: f"{name_of(p, f.owner)} asks you to join a job.",
    Protect: lambda p, f: f"{name_of(p, f.hunter)} hunts {p.content.name(f.crew)} of your crew.",
    PatrolRedirect: lambda p, f: f"The {patrol(f.faction)} is about to move toward you.",
}


def call(p: Play) -> str:
    """Return why the player of the pending step is asked, "" if it is that player's turn or there
    is nothing more to say than whose turn it is."""
    frame = p.stack[-1]
    if frame.step in SETUP:
        return SETUP[frame.step]
    if frame.seat == p.state.turn:
        return ""
    said = CALLS.get(type(frame))
    return said(p, frame) if said is not None else _fight(p, frame.seat)


def _fight(p: Play, seat: int) -> str:
    """Return who attacks this player, or takes a test against it, in the middle of a fight."""
    for frame in reversed(p.stack):
        if isinstance(frame, Combat) and frame.defender == seat:
            return f"{name_of(p, frame.seat)} attacks you."
        if isinstance(frame, Opposed) and frame.opponent == seat:
            return f"{name_of(p, frame.seat)} takes a test against you."
    return ""

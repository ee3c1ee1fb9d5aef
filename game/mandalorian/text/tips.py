"""Tips: short advice at the moment when something happens for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.names import BASIC, CLIENT, EVENT_AT
from game.table.events import Event

View = Mapping[str, Any]
Moment = Callable[[View, Sequence[Event]], bool]
LOW = 2
"""health left with which a character is in danger"""


@dataclass(frozen=True, slots=True)
class Advice:
    """A tip: ``due`` returns True when its moment has come, by what a seat sees and what has just
    happened."""

    id: str
    text: str
    due: Moment


def happened(kind: type[Event], **fields: Any) -> Moment:
    """Return the moment of an event of a kind with these fields."""

    def due(view: View, events: Sequence[Event]) -> bool:
        return any(
            isinstance(each, kind) and all(getattr(each, name) == n for name, n in fields.items())
            for each in events
        )

    return due


def in_danger(view: View, events: Sequence[Event]) -> bool:
    """Return True if a character has just been hurt and has little health left."""
    return any(isinstance(each, e.Hurt) and 0 < each.left <= LOW for each in events)


def green(view: View, events: Sequence[Event]) -> bool:
    """Return True at the beginning of a mission with its own slot."""
    first = any(isinstance(each, e.TurnBegan) and each.turn == 1 for each in events)
    return first and len(view["slots"]) > len(BASIC)


TIPS: tuple[Advice, ...] = (
    Advice(
        "danger",
        "**Little health left.** If one character is defeated, everyone loses. A Medpac, a kept "
        "Defend or two spaces of distance: any of them beats one more attack.",
        in_danger,
    ),
    Advice(
        "crisis",
        "**A crisis.** A slot of 6 or more has one before its event, and a full track loses the "
        "mission. Fill a slot to exactly 5, and you pay only the event.",
        happened(e.CrisisBegan),
    ),
    Advice(
        "five",
        "**Exactly 5** empties a slot for the price of one event. Pick your moment: the back of "
        "the event deck hints at who will move or attack.",
        happened(e.SlotChecked, total=EVENT_AT),
    ),
    Advice(
        "fled",
        "**The Child fled**, and no one can rescue it before the next turn. Then any action in its "
        "space picks it up, even on the way through.",
        happened(e.ChildFled),
    ),
    Advice(
        "rescued",
        "**You have The Child.** It flees at the first damage that its carrier does not block. Let "
        "the other character do the fighting.",
        happened(e.ChildRescued),
    ),
    Advice(
        "sentry",
        "**Sentry.** It hurts a character who ends a move next to it or in its space. Walking by "
        "is safe, and intel can move it out of your way.",
        happened(e.Hurt, cause="sentry"),
    ),
    Advice(
        "grapple",
        "**Grapple.** Leaving its space costs 1 damage. Defeat it, or let intel move it away while "
        "you stay.",
        happened(e.Hurt, cause="grapple"),
    ),
    Advice(
        "disrupted",
        "**Disrupted.** The token adds to its slot until the slot empties, and may bring it to 5 "
        "at once. Some cards discard these tokens.",
        happened(e.SlotDisrupted),
    ),
    Advice(
        "idle",
        "**An event without effect** calls a reinforcement. An empty map is never quite safe.",
        happened(e.NoEffect),
    ),
    Advice(
        "flipped",
        "**Revealed.** Entering the space of a facedown threat ends the move. Looking with intel, "
        "or attacking from a space away, is often cheaper than walking in.",
        happened(e.TokenFlipped),
    ),
    Advice(
        "kept",
        "**A planning card** stays with its character until you use it. Each character can have "
        "only one copy of a card, so keep different ones.",
        happened(e.PlanningKept),
    ),
    Advice(
        "green",
        "**The green slot** is an action of this mission, and a slot like the others: it fills up, "
        "and you can use it to spread the load.",
        green,
    ),
    Advice(
        "jammer",
        "**The Jammer.** A strong card drowns out whoever is sending, and you lack it for an "
        "action. Hold the eye at the left of your hand to see what you have.",
        happened(e.RoleSeen),
    ),
    Advice(
        "reading",
        "**A reading** proves nothing. Compare the sums with a card and without it: over the "
        "rounds they point at someone. You may say anything, and show nothing.",
        happened(e.JammerRead),
    ),
    Advice(
        "named",
        "**A Second Client at the table.** That open hand is now played for the crew. The events "
        "of those turns stay in unkind hands: leave few slots full for them.",
        happened(e.RoleTurned, role=CLIENT),
    ),
)
"""at most fifteen, the most urgent first"""

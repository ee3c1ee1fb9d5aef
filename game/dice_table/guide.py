"""The spending guide: what a group may make of the symbols left over, by context.

The guide proposes; it never decides. A line that the result cannot pay can be written all the same.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.dice_table.names import CONTEXTS, Context
from game.edge.dice.faces import Net

Price = Literal["advantage", "threat", "triumph", "despair"]


class Line(NamedTuple):
    """A line: what it costs, how much of it, and what it brings."""

    id: str
    price: Price
    n: int
    words: str
    contexts: tuple[Context, ...] = CONTEXTS


_COMBAT: tuple[Context, ...] = ("combat",)
_SHIP: tuple[Context, ...] = ("ship",)
_TALK: tuple[Context, ...] = ("talk",)
_GENERAL: tuple[Context, ...] = ("general",)
_BATTLE: tuple[Context, ...] = ("combat", "ship")
_CALM: tuple[Context, ...] = ("talk", "general")

LINES = (
    Line("breathe", "advantage", 1, "Recover 1 strain"),
    Line("tip", "advantage", 1, "A Boost die on the next ally's check"),
    Line("notice", "advantage", 1, "Notice one thing that matters", _CALM),
    Line("maneuver", "advantage", 2, "A second maneuver right away", _COMBAT),
    Line("distract", "advantage", 2, "A Setback die on the target's next check", _BATTLE),
    Line("help", "advantage", 2, "A Boost die on any ally's next check"),
    Line("motive", "advantage", 2, "Learn what the other side wants", _TALK),
    Line("time", "advantage", 2, "Win back lost time", _GENERAL),
    Line("critical", "advantage", 3, "A Critical Hit, if damage gets through", _COMBAT),
    Line("disarm", "advantage", 3, "The target loses hold of its weapon", _COMBAT),
    Line("component", "advantage", 3, "Hit a component of the other ship", _SHIP),
    Line("opening", "advantage", 3, "An opening that nobody had planned", _CALM),
    Line("great_help", "triumph", 1, "Upgrade an ally's next check"),
    Line("great_hit", "triumph", 1, "A Critical Hit, if damage gets through", _BATTLE),
    Line("won_over", "triumph", 1, "Somebody changes sides, for now", _TALK),
    Line("stroke", "triumph", 1, "A stroke of luck that changes the scene", _GENERAL),
    Line("strain", "threat", 1, "Suffer 1 strain"),
    Line("slip", "threat", 1, "Lose the good of an aim, cover or stance", _COMBAT),
    Line("groan", "threat", 1, "The ship suffers 1 system strain", _SHIP),
    Line("trace", "threat", 1, "Leave a trace that somebody can follow", _CALM),
    Line("shaken", "threat", 2, "A Setback die on the actor's next check"),
    Line("let_move", "threat", 2, "The target gets a maneuver at once", _BATTLE),
    Line("offend", "threat", 2, "Give offense, or give something away", _TALK),
    Line("lose_time", "threat", 2, "Lose time, or make noise", _GENERAL),
    Line("prone", "threat", 3, "Fall prone", _COMBAT),
    Line("drift", "threat", 3, "The ship is forced off its line", _SHIP),
    Line("worse", "threat", 3, "The scene gets worse for everybody", _CALM),
    Line("toughen", "despair", 1, "Upgrade the difficulty of an ally's next check"),
    Line("jam", "despair", 1, "The weapon jams or runs dry", _COMBAT),
    Line("station", "despair", 1, "A station of the ship fails", _SHIP),
    Line("enemy", "despair", 1, "Make an enemy", _TALK),
    Line("breaks", "despair", 1, "The tool breaks, or the way is shut", _GENERAL),
)
BY_ID = {line.id: line for line in LINES}


def lines_for(context: Context) -> tuple[Line, ...]:
    """Return the lines of a context, in the order of the guide."""
    return tuple(line for line in LINES if context in line.contexts)


def left(net: Net, written: tuple[str, ...]) -> dict[Price, int]:
    """Return the symbols of each price that the lines written so far leave."""
    has: dict[Price, int] = {
        "advantage": max(0, net.advantage),
        "threat": net.threat,
        "triumph": net.triumph,
        "despair": net.despair,
    }
    for id in written:
        has[BY_ID[id].price] -= BY_ID[id].n
    return has


def payable(net: Net, written: tuple[str, ...], context: Context) -> list[str]:
    """Return the lines of a context that the rest of a result can pay."""
    has = left(net, written)
    return [line.id for line in lines_for(context) if has[line.price] >= line.n]

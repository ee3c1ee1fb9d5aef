"""The spending guide: what a group may make of the symbols left over, by context and skill.

The guide proposes; it never decides. A line that the result cannot pay can be written all the same.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.dice_table.names import CONTEXTS, Context
from game.edge.dice.faces import Net
from game.edge.names import Skill

Price = Literal["advantage", "threat", "triumph", "despair", "success"]
"""what a line costs; ``success`` is net Success beyond the first, which the check itself needs"""


class Line(NamedTuple):
    """A line: what it costs, how much of it, and what it brings.

    Lines with a skill are for checks of that skill, in any context.
    """

    id: str
    price: Price
    n: int
    words: str
    contexts: tuple[Context, ...] = CONTEXTS
    skill: Skill | Literal[""] = ""


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
    Line("time", "advantage", 2, "Make up lost time", _GENERAL),
    Line("critical", "advantage", 3, "A Critical Hit, if damage gets through", _COMBAT),
    Line("disarm", "advantage", 3, "The target loses hold of its weapon", _COMBAT),
    Line("component", "advantage", 3, "Hit a component of the other ship", _SHIP),
    Line("opening", "advantage", 3, "An opening no one planned", _CALM),
    Line("great_help", "triumph", 1, "Upgrade an ally's next check"),
    Line("great_hit", "triumph", 1, "A Critical Hit, if damage gets through", _BATTLE),
    Line("won_over", "triumph", 1, "Someone changes sides, for now", _TALK),
    Line("stroke", "triumph", 1, "A stroke of luck that changes the scene", _GENERAL),
    Line("strain", "threat", 1, "Suffer 1 strain"),
    Line("slip", "threat", 1, "Lose an aim, cover or stance", _COMBAT),
    Line("groan", "threat", 1, "The ship suffers 1 system strain", _SHIP),
    Line("trace", "threat", 1, "Leave a trace someone can follow", _CALM),
    Line("shaken", "threat", 2, "A Setback die on the actor's next check"),
    Line("let_move", "threat", 2, "The target maneuvers at once", _BATTLE),
    Line("offend", "threat", 2, "Give offense, or give something away", _TALK),
    Line("lose_time", "threat", 2, "Lose time, or make noise", _GENERAL),
    Line("prone", "threat", 3, "Fall prone", _COMBAT),
    Line("drift", "threat", 3, "The ship drifts off course", _SHIP),
    Line("worse", "threat", 3, "The scene gets worse for everyone", _CALM),
    Line("toughen", "despair", 1, "Upgrade the difficulty of an ally's next check"),
    Line("jam", "despair", 1, "The weapon jams or runs dry", _COMBAT),
    Line("station", "despair", 1, "A station of the ship fails", _SHIP),
    Line("enemy", "despair", 1, "Make an enemy", _TALK),
    Line("breaks", "despair", 1, "The tool breaks, or the route closes", _GENERAL),
    Line("half_a_lie", "threat", 1, "Part of the lie shows, but not which", skill="deception"),
    Line("word_spreads", "despair", 1, "No one trusts the liar; word spreads",
         skill="deception"),
    Line("played_along", "despair", 1, "The liar gets false news or poor gear",
         skill="deception"),
    Line("steady", "success", 1, "Next action: Challenge to Difficulty",
         skill="discipline"),
    Line("insight", "advantage", 1, "An extra insight into the scene", skill="discipline"),
    Line("stand_fast", "triumph", 1,
         "Allies' Discipline: Boost, next round", skill="discipline"),
    Line("resolve", "threat", 2, "Resolve weakens: Setback in distress",
         skill="discipline"),
    Line("one_maneuver", "despair", 1, "One maneuver a turn, next round",
         skill="discipline"),
    Line("support", "success", 1, "The support lasts longer or does more",
         skill="leadership"),
    Line("bystanders", "advantage", 2, "Bystanders join in", skill="leadership"),
    Line("follower", "triumph", 1, "A lasting follower, maybe in the crew",
         skill="leadership"),
)  # fmt: skip
BY_ID = {line.id: line for line in LINES}


def lines_for(context: Context, skill: str = "") -> tuple[Line, ...]:
    """Return the lines for a check: those of its skill first, then those of the context."""
    own = [line for line in LINES if line.skill and line.skill == skill]
    others = [line for line in LINES if not line.skill and context in line.contexts]
    return (*own, *others)


def left(net: Net, written: tuple[str, ...]) -> dict[Price, int]:
    """Return the symbols of each price that the lines written so far leave."""
    has: dict[Price, int] = {
        "advantage": max(0, net.advantage),
        "threat": net.threat,
        "triumph": net.triumph,
        "despair": net.despair,
        "success": max(0, net.success - 1),
    }
    for id in written:
        has[BY_ID[id].price] -= BY_ID[id].n
    return has


def payable(net: Net, written: tuple[str, ...], context: Context, skill: str = "") -> list[str]:
    """Return the lines for a check that the rest of its result can pay. One that costs Success can
    be written once."""
    has, once = left(net, written), {id for id in written if BY_ID[id].price == "success"}
    return [
        line.id
        for line in lines_for(context, skill)
        if has[line.price] >= line.n and line.id not in once
    ]

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
    """A line: what it costs, how much of it, and what it brings. One Triumph pays for any line of
    Advantage, one Despair for any of Threat (EE-R68).

    Lines with a skill are for checks of that skill, in any context.
    """

    id: str
    price: Price
    n: int
    words: str
    contexts: tuple[Context, ...] = CONTEXTS
    """none for a line of old tables, which new ones do not show"""
    skill: Skill | Literal[""] = ""
    gun: bool = False
    """costs the Critical Rating of the weapon where that is known (EE-260)"""


_COMBAT: tuple[Context, ...] = ("combat",)
_SHIP: tuple[Context, ...] = ("ship",)
_TALK: tuple[Context, ...] = ("talk",)
_GENERAL: tuple[Context, ...] = ("general",)
_BATTLE: tuple[Context, ...] = ("combat", "ship")
_CALM: tuple[Context, ...] = ("talk", "general")

LINES = (
    Line("breathe", "advantage", 1, "Recover 1 strain"),
    Line("tip", "advantage", 1, "A Boost die on the next ally's check"),
    Line("notice", "advantage", 1, "Notice one thing that matters", ("ship", *_CALM)),
    Line("quality", "advantage", 2, "A quality of the weapon takes effect", _BATTLE),
    Line("maneuver", "advantage", 2, "A free maneuver right away, one of two", _BATTLE),
    Line("distract", "advantage", 2, "A Setback die on the target's next check", _BATTLE),
    Line("help", "advantage", 2, "A Boost die on any ally's next check"),
    Line("motive", "advantage", 2, "Learn what the other side wants", _TALK),
    Line("time", "advantage", 2, "Make up lost time", _GENERAL),
    Line("critical", "advantage", 3, "A Critical Hit, if damage gets through", _BATTLE,
         gun=True),
    Line("disarm", "advantage", 3, "The target loses hold of its weapon", _COMBAT),
    Line("component", "advantage", 3, "Damage a component, in place of hull", _SHIP),
    Line("terrain", "advantage", 3, "Ignore terrain to the end of your next turn", _SHIP),
    Line("pilot_only", "advantage", 3, "A free maneuver for pilots alone", _SHIP),
    Line("veer", "advantage", 3, "Their ship veers off and loses its aim", _SHIP),
    Line("opening", "advantage", 3, "An opening no one planned", _CALM),
    Line("great_help", "triumph", 1, "Upgrade an ally's next check"),
    Line("great_hit", "triumph", 1, "A Critical Hit, if damage gets through", ()),
    Line("toughen_target", "triumph", 1, "Upgrade the target's next flying or shot", _SHIP),
    Line("vital", "triumph", 1, "Something vital for the whole battle", _SHIP),
    Line("destroy", "triumph", 2, "Destroy a component, in place of hull", _SHIP),
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


TALKS = frozenset({"charm", "coercion", "deception", "leadership", "negotiation"})
"""the skills whose checks open the guide at the lines for talks"""


def context_of(skill: str, now: Context, fights: bool, on_ship: bool) -> Context:
    """Return where the guide opens for a check that is no attack: while turns are taken it stays
    in the fight."""
    if on_ship or fights:
        return "ship" if on_ship or now == "ship" else "combat"
    return "talk" if skill in TALKS else "general"


def lines_for(context: Context, skill: str = "") -> tuple[Line, ...]:
    """Return the lines for a check: those of its skill first, then those of the context."""
    own = [line for line in LINES if line.skill and line.skill == skill]
    others = [line for line in LINES if not line.skill and context in line.contexts]
    return (*own, *others)


MARKS: dict[Price, Price] = {"advantage": "triumph", "threat": "despair"}
"""the symbol of which one pays for a whole line of another"""


def spent(line: Line, critical: int = 0) -> tuple[Price, int]:
    """Return what a line costs, with the Critical Rating of the weapon, 0 for unknown."""
    return line.price, critical if line.gun and critical else line.n


def line_paid(written: str) -> tuple[Line, Price, int]:
    """Return a written line and what was paid: "veer" its price, "veer@triumph" one Triumph,
    "critical@4" as much as the weapon asks."""
    id, _, how = written.partition("@")
    line = BY_ID[id]
    if how.isdecimal():
        return line, line.price, int(how)
    return (line, MARKS[line.price], 1) if how else (line, line.price, line.n)


def written(line: Line, net: Net, before: tuple[str, ...], critical: int = 0) -> str:
    """Return a line as it is written into a check after others: paid with a Triumph or Despair if
    the rest of the result holds one and less than it costs of its own symbol."""
    has, (price, n) = symbols_left(net, before), spent(line, critical)
    mark = MARKS.get(price)
    if mark is not None and has[price] < n and has[mark] > 0:
        return f"{line.id}@{mark}"
    return line.id if n == line.n else f"{line.id}@{n}"


def symbols_left(net: Net, lines: tuple[str, ...]) -> dict[Price, int]:
    """Return the symbols of each price that the lines written so far leave."""
    has: dict[Price, int] = {
        "advantage": max(0, net.advantage),
        "threat": net.threat,
        "triumph": net.triumph,
        "despair": net.despair,
        "success": max(0, net.success - 1),
    }
    for _, price, n in map(line_paid, lines):
        has[price] -= n
    return has


def payable(
    net: Net, lines: tuple[str, ...], context: Context, skill: str = "", critical: int = 0
) -> list[str]:
    """Return the lines for a check that the rest of its result can pay. One that costs Success can
    be written once."""
    has, found = symbols_left(net, lines), list[str]()
    once = {line.id for line, price, _ in map(line_paid, lines) if price == "success"}
    for line in lines_for(context, skill):
        price, n = spent(line, critical)
        mark = MARKS.get(price)
        enough = has[price] >= n or mark is not None and has[mark] > 0
        found += [line.id] if enough and line.id not in once else []
    return found

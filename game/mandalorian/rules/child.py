"""The Child: placed, rescued, fleeing (section 30)."""

from __future__ import annotations

from typing import Any

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.frames import Placing
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

COMPANY = "The Child waits for company: act with a character in its space."


def place(p: Play, space: str) -> None:
    """Put The Child into a space, carried by nobody (MA-335)."""
    p.state.carrier, p.state.child = "", space
    p.change(e.ChildPlaced(space=space))


def check_rescue(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against rescuing The Child now (MA-336 to MA-342)."""
    state, action = p.state, p.action
    if not state.child and not state.carrier:
        return Reason("MA-331", "The Child is not in play: choose another goal.")
    if state.carrier in state.characters:
        who = p.content.name(state.carrier)
        return Reason("MA-338", "{who} already carries The Child: choose another action.", who=who)
    if state.carrier:
        return Reason("MA-338", "An enemy carries The Child: defeat it first.")
    if state.fled:
        return Reason(
            "MA-342", "The Child fled this turn and wants peace: rescue it on a later turn."
        )
    if action is None or action.who != o.target:
        return Reason("MA-336", COMPANY)
    if state.at[action.who] != state.child:
        return Reason("MA-336", "The Child is in another space: act there to rescue it.")
    return None


def rescue(p: Play, who: str) -> None:
    """Let a character carry The Child (MA-333)."""
    p.state.child, p.state.carrier = "", who
    p.change(e.ChildRescued(who=who))


def flee(p: Play) -> None:
    """Let The Child flee from the character who carries it (MA-343, MA-348). The player of that
    character places it, with shared characters the one who decides ties (MA-R84)."""
    who = p.state.carrier
    seat = p.decider if p.shared else p.seat_of(who)
    p.stack.append(Placing(seat, who, (), step="fleeing"))


def refuges(p: Play, who: str) -> tuple[str, ...]:
    """Return the spaces to which The Child may flee: adjacent ones with an enemy or a facedown
    threat if there are any, else any adjacent one (MA-344, MA-345, MA-R45)."""
    here = p.state.at[who]
    near = p.walking.near[here]
    return tuple(space for space in near if p.stops(space)) or near or (here,)


def flee_options(p: Play, f: Placing) -> Options:
    """Return the spaces to which The Child may flee."""
    return tuple(option("flee", "", space) for space in refuges(p, f.who))


def check_flee(p: Play, f: Placing, o: Intent) -> Reason | None:
    """Return the reason against a space for The Child."""
    if o.target in refuges(p, f.who):
        return None
    if o.target in p.walking.near[p.state.at[f.who]]:
        return Reason(
            "MA-345",
            "The Child runs toward trouble: choose a space with an enemy or a facedown threat.",
        )
    return Reason("MA-344", "The Child takes small steps: choose a space next to its carrier's.")


def put_down(p: Play, f: Placing, chosen: Option) -> None:
    """Put The Child into the space to which it flees."""
    p.stack.pop()
    state = p.state
    state.carrier, state.child, state.fled = "", chosen.target, True
    p.change(e.ChildFled(who=f.who, space=chosen.target))

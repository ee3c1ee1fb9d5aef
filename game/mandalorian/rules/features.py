"""Features used by characters in their space (MA-203 to MA-212, MA-R42)."""

from __future__ import annotations

from typing import Any

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.frames import Arriving, Block, MayWalk, Walking
from game.mandalorian.rules import verbs
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason


def users(p: Play) -> tuple[str, ...]:
    """Return the characters who may use features now: those of the player whose turn it is, and
    one whom that player's action has set in motion (MA-R42)."""
    if p.state.step != "action":
        return ()
    return tuple(dict.fromkeys((*p.own, *_in_motion(p))))


def _in_motion(p: Play) -> tuple[str, ...]:
    """Return the character whose movement is in progress."""
    frame = p.stack[-1] if p.stack else None
    if isinstance(frame, Arriving | Walking):
        return (frame.who,)
    return frame.whos if isinstance(frame, MayWalk) and frame.moved else ()


def ways(p: Play) -> list[Option]:
    """Return the tokens in the spaces of those who may use features."""
    return [
        option("feature", token, who) for who in users(p) for token in p.in_space(p.state.at[who])
    ]


def check(p: Play, token: str, who: str) -> Reason | None:
    """Return the reason against a character's using a feature now."""
    state = p.state
    if state.step != "action":
        return Reason("MA-203", "Wait for the Action Step: only then can you use features.")
    if token not in state.spaces or token not in state.up or not p.threat(token).use:
        return Reason(
            "MA-201", "Only a faceup feature with a use can be used: choose one of those."
        )
    if who not in users(p):
        return Reason(
            "MA-203",
            "It is not this character's turn: use features with the one who is acting or moving.",
        )
    if any(p.threat(token).id in each.unused for each in p.challenges):
        return Reason("MA-R50", "A challenge of this game rules that out: do without it.")
    if state.spaces[token] != state.at[who]:
        return Reason(
            "MA-203", "Move to the feature first: only a character in its space can use it."
        )
    if p.threat(token).hurt and not state.damage.get(who):
        return Reason(
            "MA-211", "{who} has no damage to heal: save the token.", who=p.content.name(who)
        )
    if not verbs.can(p, block_of(p, token, who)):
        return Reason("MA-202", "This feature would change nothing now: save it.")
    return None


def check_here(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against the use of a feature named by an intent."""
    return check(p, o.source, o.target)


def block_of(p: Play, token: str, who: str) -> Block:
    """Return the step that carries out the use of a feature."""
    threat = p.threat(token).id
    name = f"{p.mission.id}.takes" if threat in p.mission.takes else f"{threat}.use"
    return Block(p.seat_of(who), name, who, token=token, step="block")


def use(p: Play, chosen: Option) -> None:
    """Use a feature."""
    token, who = chosen.source, chosen.target
    p.events.append(e.FeatureUsed(who=who, token=token, threat=p.threat(token).id))
    p.stack.append(block_of(p, token, who))

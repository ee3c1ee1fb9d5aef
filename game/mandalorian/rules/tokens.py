"""Threat tokens flipped, hurt, defeated, discarded, placed (sections 10 and 16)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Choosing
from game.mandalorian.rules import telling
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def on_map(p: Play, threat: str) -> tuple[str, ...]:
    """Return the faceup tokens of a threat on the map."""
    return tuple(t for t in p.state.spaces if t in p.state.up and p.threat(t).id == threat)


def is_half_beaten(p: Play, token: str) -> bool:
    """Return True if an enemy has lost half of its health."""
    enemy = p.enemy(token)
    return enemy is not None and 2 * p.state.damage.get(token, 0) >= enemy.health


def flip(p: Play, token: str, who: str) -> None:
    """Turn a facedown token up; its mission effect, if any, happens to ``who`` (MA-354, MA-R74)."""
    turn_up(p, token)
    begin_effects(p, (token,), who)


def turn_up(p: Play, token: str) -> None:
    """Turn a facedown token up, without its mission effect."""
    state = p.state
    state.up[token] = True
    state.seen.pop(token, None)
    threat = p.threat(token)
    p.change(e.TokenFlipped(token=token, threat=threat.id, space=state.spaces[token]))
    telling.turned_up(p, token)


def reveal_here(p: Play, who: str) -> tuple[str, ...]:
    """Turn up every facedown token in a character's space (MA-113); return them. All are turned up
    before the first of their mission effects (MA-R73)."""
    here = p.state.at[who]
    found = tuple(token for token in p.in_space(here) if token not in p.state.up)
    for token in found:
        turn_up(p, token)
    return found


# --- mission effects ------------------------------------------------------------------------------


def begin_effects(p: Play, tokens: Sequence[str], who: str) -> None:
    """Let the mission effects of tokens happen to ``who``. The player whose turn it is chooses
    their order where they differ (MA-R73).

    They are pushed as a step, so they happen after the caller's own changes.
    """
    left = tuple(token for token in tokens if p.threat(token).effect)
    if len({p.threat(token).id for token in left}) > 1:
        p.stack.append(Choosing(p.decider, who, what=left, step="effects"))
        return
    for token in left:
        name = f"{p.threat(token).id}.effect"
        p.stack.append(Block(p.seat_of(who), name, who, token=token, step="block"))


def effects_options(p: Play, f: Choosing) -> Options:
    """Return the tokens whose mission effect may be next."""
    return tuple(option("first", "", token) for token in f.what)


def check_effect(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against a token's mission effect being next."""
    return (
        None
        if o.target in f.what
        else Reason("MA-R73", "That threat has no mission effect waiting: choose one that does.")
    )


def effect(p: Play, f: Choosing, chosen: Option) -> None:
    """Let the mission effect of a token happen, and the others after it."""
    p.stack.pop()
    begin_effects(p, [token for token in f.what if token != chosen.target], f.who)
    begin_effects(p, (chosen.target,), f.who)


# --- damage ---------------------------------------------------------------------------------------


def deal(p: Play, token: str, n: int) -> None:
    """Put damage on a faceup enemy, and take it off the map when that defeats it (MA-138)."""
    state, enemy = p.state, p.enemy(token)
    if enemy is None:
        return
    damage = state.damage[token] = state.damage.get(token, 0) + n
    threat = p.threat(token).id
    left = max(0, enemy.health - damage)
    p.change(e.TokenHurt(token=token, threat=threat, n=n, left=left))
    if not left:
        beat(p, token)


def beat(p: Play, token: str) -> None:
    """Take a defeated enemy off the map (MA-139); it leaves The Child behind (MA-339)."""
    space, threat = p.state.spaces[token], p.threat(token)
    p.change(e.TokenBeaten(token=token, threat=threat.id, space=space))
    if p.state.carrier == token:
        p.state.carrier, p.state.child = "", space
        p.events.append(e.ChildPlaced(space=space, dropped=True))
    _off(p, token)
    (p.state.beaten if threat.orange else p.state.gone).append(token)


def discard(p: Play, token: str) -> None:
    """Take a token off the map, or off the character who carries it, without a defeat."""
    p.change(e.TokenGone(token=token, threat=p.threat(token).id))
    _off(p, token)
    p.state.gone.append(token)


def _off(p: Play, token: str) -> None:
    state = p.state
    state.spaces.pop(token, None)
    state.carried.pop(token, None)
    state.up.pop(token, None)
    state.damage.pop(token, None)
    state.seen.pop(token, None)
    state.told.pop(token, None)


def take(p: Play, token: str, who: str) -> None:
    """Let a character carry a feature."""
    threat = p.threat(token).id
    p.state.spaces.pop(token, None)
    p.state.carried[token] = who
    p.change(e.FeatureTaken(who=who, token=token, threat=threat))


def enter(p: Play, token: str, space: str) -> None:
    """Put a token faceup into a space; it surprises nobody (MA-R66)."""
    p.state.spaces[token] = space
    p.state.up[token] = True
    p.change(e.TokenEntered(token=token, threat=p.threat(token).id, space=space))


def place(p: Play, token: str, path: tuple[str, ...]) -> None:
    """Move an enemy along a path that begins in its space; what it carries comes along."""
    p.state.spaces[token] = path[-1]
    p.change(e.TokenMoved(token=token, threat=p.threat(token).id, path=path))

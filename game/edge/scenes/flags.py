"""Facts of the story: how they become true, and the scenes that they cannot change any more."""

from __future__ import annotations

from collections.abc import Container, Iterator

from game.edge import events as e
from game.edge.cards.scenes import Hub
from game.edge.context import Play
from game.edge.rules.conditions import lost


def set_flag(p: Play, flag: str) -> None:
    """Let a fact become true, once."""
    if flag not in p.state.flags:
        p.events.append(e.FlagSet(flag=flag, past=past(p), lost=lost(p)))
        p.state.flags += (flag,)


def past(p: Play) -> tuple[str, ...]:
    """Return the scenes entered that cannot come again: nothing that is on leads to them."""
    here = (getattr(each, "scene", "") for each in p.stack)
    layer = [each for each in dict.fromkeys((*here, p.state.scene, p.state.following)) if each]
    trail, ahead = {*p.state.trail}, {*layer}
    while layer and not trail <= ahead:
        exits = (each for scene in layer for each in _exits(p, scene, trail))
        layer = [each for each in dict.fromkeys(exits) if each not in ahead]
        ahead.update(layer)
    return tuple(each for each in dict.fromkeys(p.state.trail) if each not in ahead)


def _exits(p: Play, scene: str, trail: Container[str]) -> Iterator[str]:
    """Yield where a scene may lead: from a hub to no place twice (EE-R61)."""
    found = p.content.scenes[scene]
    once = {each.scene for each in found.sites} if isinstance(found, Hub) else ()
    yield from (each for each in p.content.exits[scene] if not (each in once and each in trail))

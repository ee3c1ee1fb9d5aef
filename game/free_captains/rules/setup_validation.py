"""Checks of a setup against the content, before a game begins."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.free_captains.catalog import Content
from game.free_captains.rules import positions
from game.free_captains.state import Setup
from game.table.packs.complaints import nearest


def problems_of(content: Content, setup: Setup) -> list[str]:
    """Return what is wrong with a setup, one sentence each; empty if a game can begin."""
    found: list[str] = []
    lists: tuple[tuple[str, Sequence[str], Collection[str]], ...] = (
        ("captain", (setup.captain,) if setup.captain else (), content.captains),
        ("dice", setup.dice, content.dice),
        ("aliens", setup.aliens, content.aliens),
        ("cards", setup.cards, content.encounters),
        ("planets", setup.planets, content.planets),
        ("weapons", setup.weapons, content.weapons),
    )
    for name, ids, known in lists:
        for id in ids:
            if id not in known:
                near = nearest(id, known)
                hint = f"; did you mean '{near}'?" if near else ""
                found.append(f"{name}: no '{id}'{hint}")
        if len(set(ids)) < len(ids):
            found.append(f"{name}: something is named twice")
    return found or [*_dice(content, setup), *positions.problems(content, setup)]


def _dice(content: Content, setup: Setup) -> list[str]:
    if not setup.dice:
        return []
    if setup.captain is None:
        return ["dice: name the captain whose dice they are"]
    captain = content.captains[setup.captain]
    if len(setup.dice) > captain.keeps:
        return [f"dice: {captain.name} keeps {captain.keeps}"]
    return [
        f"dice: {captain.name} does not have '{die}'"
        for die in setup.dice
        if die not in captain.dice
    ]

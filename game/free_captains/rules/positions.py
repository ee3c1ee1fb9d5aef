"""A game laid out as a fixed position, as lessons and puzzles begin."""

from __future__ import annotations

from game.free_captains.catalog import Content
from game.free_captains.context import Play
from game.free_captains.names import COLOR_AT, COLORS
from game.free_captains.state import Position, Setup


def lay(p: Play, position: Position) -> None:
    """Change a game that is laid out to a position; its first round is still to begin."""
    state = p.state
    state.round, state.sector = position.round - 1, position.sector
    if position.abilities is not None:
        state.abilities = list(position.abilities)
    state.dice, state.faces = list(position.dice), list(position.dice.values())
    state.location, state.hand = position.location, list(position.hand)
    state.collected = position.collected
    _decks(p, position)
    _weapons(p, position)
    _planets(p, position)
    if position.bag is not None:
        state.bag = [position.bag.get(color, 0) for color in COLORS]
    _supply(p)


def _decks(p: Play, position: Position) -> None:
    """Take the hand, the Location and the cards of earlier rounds out of the decks."""
    state, table = p.state, p.content.table
    out = {*position.hand, position.location}
    cards = [card for deck in state.decks for card in reversed(deck) if card not in out]
    state.decks = [[] for _ in state.decks]
    for at in range(position.sector, table.piles):
        first = at == position.sector and position.left is not None
        count = position.left if first and position.left is not None else table.pile
        state.decks[at] = cards[:count][::-1]
        cards = cards[count:]
    state.gone = cards


def _weapons(p: Play, position: Position) -> None:
    """Move the Super Weapons that were found out of their deck, for others if they were not in
    it."""
    state = p.state
    needed = p.content.table.levels[state.setup.level].weapons - len(position.weapons)
    left = [each for each in state.weapon_deck if each not in position.weapons]
    state.weapon_deck = left[len(left) - needed :]
    state.weapons, state.cubes_on = list(position.weapons), dict(position.weapons)
    for weapon, cubes in position.weapons.items():
        needs = p.content.weapons[weapon].needs
        if needs and all(cubes[COLOR_AT[each]] >= count for each, count in needs.items()):
            state.understood.append(weapon)


def _planets(p: Play, position: Position) -> None:
    if position.row:
        coming = [*p.state.planet_deck, *p.state.planets]
        p.state.planet_deck = [each for each in coming if each not in position.row]
        p.state.planets = list(position.row)


def _supply(p: Play) -> None:
    """Put all cubes into the supply that are nowhere else."""
    state = p.state
    on = [sum(cubes[at] for cubes in state.cubes_on.values()) for at in range(3)]
    for at, color in enumerate(COLORS):
        used = state.bag[at] + (on[at] + 1 if at < len(on) else 0)  # one is on its track
        used += state.collected if color == "black" else 0
        used += len(state.weapons) if color == "yellow" else 0
        state.supply[at] = max(0, p.content.table.cubes.get(color, 0) - used)


def problems(content: Content, setup: Setup) -> list[str]:
    """Return what is wrong with the position of a setup, one sentence each."""
    position, found = setup.position, list[str]()
    if position is None:
        return found
    if setup.dice:
        found.append("dice: a position names its own")
    lists = (
        ("dice", position.dice, content.dice),
        ("hand", position.hand, content.faced),
        ("location", (position.location,) if position.location else (), content.locations),
        ("row", position.row, content.planets),
        ("weapons", position.weapons, content.weapons),
    )
    for name, ids, known in lists:
        found += [f"position, {name}: no '{id}'" for id in ids if id not in known]
    if len(position.weapons) >= content.table.levels[setup.level].weapons:
        found.append("position, weapons: none is left to find")
    for color, count in (position.bag or {}).items():
        if count > content.table.cubes.get(color, 0):
            found.append(f"position, bag: there are not {count} {color} cubes")
    return found

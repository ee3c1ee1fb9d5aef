"""Fixed positions for tests, lessons and puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.mandalorian.catalog import Content
from game.mandalorian.context import SHARED, Play
from game.mandalorian.rules import decks
from game.mandalorian.state import Position, Setup


def lay(p: Play, position: Position) -> None:
    """Change a table that was laid as usual into this position."""
    state = p.state
    state.at |= position.spaces
    state.damage |= position.damage
    state.plans |= position.plans
    state.doors = list(position.doors)
    state.track, state.work = position.track, position.work
    if position.tokens is not None:
        _lay_tokens(p, position)
    _lay_carried(p, position)
    state.slots |= position.slots
    if position.disrupts is not None:
        state.disrupts = {slot: position.disrupts.get(slot, ()) for slot in state.disrupts}
    if position.pool is not None:
        state.pool = list(reversed(position.pool))
    _order_decks(p, position)
    if position.child:
        carried = position.child in state.characters
        state.carrier = position.child if carried else ""
        state.child = "" if carried else position.child


def _lay_tokens(p: Play, position: Position) -> None:
    """Lay the tokens named, by handles of their faces; all others of the mission stay in the box,
    but for the reinforcements."""
    state = p.state
    off = [*state.spaces, *state.box, *state.aside]
    state.spaces, state.up, state.box = {}, {}, []
    for token in position.tokens or ():
        handle = _handle_of(p, token.threat, [*off, *state.reserve])
        if handle in state.reserve:
            state.reserve.remove(handle)
        else:
            off.remove(handle)
        state.spaces[handle] = token.space
        if token.up:
            state.up[handle] = True
        if token.damage:
            state.damage[handle] = token.damage
    state.aside = [each for each in off if p.threat(each).aside]
    state.box = [each for each in off if each not in state.aside]


def _handle_of(p: Play, threat: str, among: Sequence[str]) -> str:
    """Return the first handle of a face."""
    return next(each for each in among if p.threat(each).id == threat)


def _lay_carried(p: Play, position: Position) -> None:
    state = p.state
    for threat, who in position.carried.items():
        handle = _handle_of(p, threat, [*state.spaces, *state.box])
        state.spaces.pop(handle, None)
        if handle in state.box:
            state.box.remove(handle)
        state.up[handle] = True
        state.carried[handle] = who


def _order_decks(p: Play, position: Position) -> None:
    """Put the cards named on top, and take cards in hands, slots and plans out of the decks."""
    state = p.state
    tops = {decks.PLANNING: position.planning, decks.EVENT: position.events}
    for card in position.skills:
        name = SHARED if p.shared else p.skill(card).character
        tops[name] = (*tops.get(name, ()), card)
    used = {card for cards in state.slots.values() for card in cards}
    used |= {card for kept in state.plans.values() for card in kept}
    used |= {card for hand in position.hands or () for card in hand}
    for name, cards in state.decks.items():
        named = tops.get(name, ())
        rest = [card for card in cards if card not in used and card not in named]
        state.decks[name] = (*rest, *reversed(named))
    for threat in reversed(position.reserve):
        handle = next(each for each in state.reserve if p.threat(each).id == threat)
        state.reserve.remove(handle)
        state.reserve.append(handle)


def problems(content: Content, setup: Setup, position: Position) -> Iterator[str]:
    """Yield the problems of a position."""
    mission = content.missions[setup.mission]
    squares = content.maps[mission.map].grid.squares
    spaces = [*position.spaces.values(), *(each.space for each in position.tokens or ())]
    for space in spaces:
        if space not in squares:
            yield f"position: the map {mission.map} has no space '{space}'."
    have = [each.id for each in content.threats.values() if each.mission == mission.number]
    wanted = [each.threat for each in position.tokens or ()]
    for threat in dict.fromkeys((*wanted, *position.carried, *position.reserve)):
        if wanted.count(threat) > have.count(threat) or threat not in have:
            yield f"position: mission {mission.number} has {have.count(threat)} of '{threat}'."
    known = {*content.skills, *content.planning, *content.events}
    named = [*position.skills, *position.planning, *position.events]
    named += [card for hand in position.hands or () for card in hand]
    named += [card for kept in position.plans.values() for card in kept]
    named += [card for cards in position.slots.values() for card in cards]
    for card in named:
        if card not in known:
            yield f"position: no card '{card}'."
    for card in dict.fromkeys(each for each in named if named.count(each) > 1):
        yield f"position: '{card}' is named more than once; copies are '{card}.2' and so on."
    if position.hands is not None and len(position.hands) != len(setup.seats):
        yield f"position: {len(position.hands)} hands for {len(setup.seats)} seats."
    slots = content.slots[mission.id]
    for slot in (*position.slots, *(position.disrupts or ())):
        if slot not in slots:
            yield f"position: this mission has no slot '{slot}'."

"""Can an effect do anything now? Asked before it is offered as a choice or an ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.cards.effects import Effect
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import can_pay, company, holds, on_planet
from game.outer_rim.frames import Context
from game.outer_rim.rules import contacts
from game.outer_rim.rules.movement import away


def possible(p: Play, seat: int, effect: Effect, card: str) -> bool:
    """Would this effect find what it needs?"""
    check = CHECKS.get(effect.do)
    return check is None or check(p, seat, effect, card)


def _recover(p: Play, seat: int, effect: Any, card: str) -> bool:
    player = p.player(seat)
    return bool(effect.character and player.character_damage or effect.ship and player.ship_damage)


def _fight_player(p: Play, seat: int, effect: Any, card: str) -> bool:
    return bool(opponents(p, seat, effect))


def opponents(p: Play, seat: int, effect: Any) -> list[int]:
    """The players in the space who can be fought; never the defeated (OR-R85)."""
    if p.player(seat).defeated:
        return []
    return [
        other
        for other in company(p, seat)
        if not p.player(other).defeated and holds(p, other, effect.opponent, Context(actor=seat))
    ]


def _company(p: Play, seat: int, effect: Any, card: str) -> bool:
    return effect.who == "me" or bool(company(p, seat))


def _peek(p: Play, seat: int, effect: Any, card: str) -> bool:
    spaces = [p.player(seat).space] if effect.where == "here" else list(p.state.contacts)
    return any(unseen(p, seat, space) for space in spaces)


def unseen(p: Play, seat: int, space: str) -> list[str]:
    """Contact spaces of a planet whose facedown token the player has not seen."""
    known = p.player(seat).known
    return [
        place for place in contacts.facedown(p, space) if contacts.token_at(p, place) not in known
    ]


def _reveal(p: Play, seat: int, effect: Any, card: str) -> bool:
    if effect.where == "here":
        return bool(contacts.facedown(p, p.player(seat).space))
    return any(contacts.facedown(p, space) for space in p.state.contacts)


def _take_crew(p: Play, seat: int, effect: Any, card: str) -> bool:
    return bool(crew_to_take(p, seat, effect))


def crew_to_take(p: Play, seat: int, effect: Any) -> list[str]:
    """Crew of other players in the space that can be taken."""
    return [
        each
        for other in company(p, seat)
        for each in p.player(other).cards
        if p.content.assets[each].kind == "crew"
        and (p.content.assets[each].droid or not effect.droid)
    ]


def _far(p: Play, seat: int, effect: Any, card: str) -> bool:
    return bool(far_patrols(p, seat, effect.spaces) or far_contacts(p, seat, effect.spaces))


def far_patrols(p: Play, seat: int, spaces: int) -> list[str]:
    """Factions whose patrol is within so many spaces, but not here."""
    reach = away(p, p.player(seat).space)
    return [each for each, (_, at) in p.state.patrols.items() if 0 < reach[at] <= spaces]


def far_contacts(p: Play, seat: int, spaces: int) -> list[str]:
    """Contact spaces with a token within so many spaces, but not here."""
    reach = away(p, p.player(seat).space)
    return [
        place
        for space in p.state.contacts
        if 0 < reach[space] <= spaces
        for place in contacts.places(p, space)
    ]


def _market(p: Play, seat: int, effect: Any, card: str) -> bool:
    return p.galaxy.spaces[p.player(seat).space].kind != "maelstrom"


def _mark(p: Play, seat: int, effect: Any, card: str) -> bool:
    player = p.player(seat)
    return on_planet(p, seat) and player.space not in player.marks


def _test(p: Play, seat: int, effect: Any, card: str) -> bool:
    return all(possible(p, seat, each, card) for each in effect.then if each.do in ("mark_planet",))


def _may(p: Play, seat: int, effect: Any, card: str) -> bool:
    return can_pay(p, seat, effect.cost, card) and holds(p, seat, effect.when)


CHECKS: dict[str, Callable[[Play, int, Any, str], bool]] = {
    "recover": _recover,
    "fight_player": _fight_player,
    "gain": _company,
    "peek_contacts": _peek,
    "reveal_contacts": _reveal,
    "take_crew": _take_crew,
    "encounter_far": _far,
    "market": _market,
    "mark_planet": _mark,
    "test": _test,
    "may": _may,
}

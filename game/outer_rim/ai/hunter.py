"""The AI that hunts bounties: its targets, and the lines by which it approaches and encounters them
(UB-203 to UB-221)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.outer_rim.ai.frames import AiMove, AiTarget
from game.outer_rim.ai.line import Line
from game.outer_rim.bounties import pursuit
from game.outer_rim.bounties.frames import Protect
from game.outer_rim.cards.effects.language import CLASSES
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.rules.movement import away
from game.table.stack import Auto, Step

CHARACTER, CREW, FACEUP, FACEDOWN = range(4)
"""the kinds of target, the preferred ones first (UB-207)"""


@dataclass(slots=True, frozen=True)
class Target:
    """Somebody who matches a bounty, or may: where they are, and in whose hands.

    ``rank`` is the class of a contact, 0 for others. ``place`` is its contact space, ``crew`` the
    card of a crew, ``owner`` the seat of a character or crew.
    """

    bounty: str
    kind: int
    space: str
    rank: int = 0
    place: str = ""
    crew: str = ""
    owner: int = -1


def bounties(p: Play, seat: int) -> list[str]:
    """Return the bounties that a player holds."""
    return [card for card in p.player(seat).cards if p.content.assets[card].kind == "bounty"]


def targets(p: Play, seat: int) -> list[Target]:
    """Return all bounty targets of an AI (UB-204, UB-205)."""
    found: list[Target] = []
    for bounty in bounties(p, seat):
        wanted = p.content.assets[bounty].target
        player = contacts.player_of(p, wanted)
        if player == seat:
            continue  # nobody can complete the bounty on their own character (UB-R64)
        matches = list(_matches(p, bounty, wanted, player))
        found += matches or _likely(p, seat, bounty, wanted)
    return found


def _matches(p: Play, bounty: str, wanted: str, player: int) -> Iterator[Target]:
    """Yield the character, crew and faceup contact that match a bounty."""
    if player >= 0:
        yield Target(bounty, CHARACTER, p.player(player).space, owner=player)
    for each in p.state.players:
        for card in each.cards:
            if p.content.assets[card].contact == wanted:
                yield Target(bounty, CREW, each.space, crew=card, owner=each.seat)
    place = contacts.where(p, wanted)
    if place and wanted in p.state.faceup:
        yield _contact(p, bounty, FACEUP, place)


def _likely(p: Play, seat: int, bounty: str, wanted: str) -> list[Target]:
    """Return the closest facedown contacts of the class of a bounty that matches nobody in sight
    (UB-205, UB-R65)."""
    far = away(p, p.player(seat).space)
    rank = CLASSES.index(p.content.contacts[wanted].contact_class)
    found = [
        target
        for place, token in p.state.contacts.items()
        if token and token not in p.state.faceup
        if (target := _contact(p, bounty, FACEDOWN, place)).rank == rank
    ]
    least = min((far[each.space] for each in found), default=0)
    return [each for each in found if far[each.space] == least]


def _contact(p: Play, bounty: str, kind: int, place: str) -> Target:
    token = p.content.contacts[contacts.token_at(p, place)]
    rank = CLASSES.index(token.contact_class)
    return Target(bounty, kind, contacts.planet_of(place), rank, place)


def best(p: Play, seat: int, found: list[Target]) -> list[Target]:
    """Return the targets that the AI prefers: by kind, then by class, then by distance (UB-207 to
    UB-209)."""
    far = away(p, p.player(seat).space)

    def order(target: Target) -> tuple[int, int, int]:
        return target.kind, target.rank, far[target.space]

    first = min(map(order, found))
    return [each for each in found if order(each) == first]


def choose(p: Play, seat: int, found: list[Target]) -> Target:
    """Return the best of some targets; chance decides between equal ones (UB-210)."""
    equal = best(p, seat, found)
    return equal[int(p.pick("hunt", tuple(map(str, range(len(equal))))))]


def here(p: Play, seat: int) -> list[Target]:
    """Return the bounty targets in the AI's space that it can encounter. Defeated players cannot
    be fought (OR-R85)."""
    space = p.player(seat).space
    return [
        each
        for each in targets(p, seat)
        if each.space == space and not (each.kind == CHARACTER and p.player(each.owner).defeated)
    ]


def _approach(p: Play, seat: int, line: Any) -> str:
    """Move toward the best target, as toward a goal token (UB-R88)."""
    found = targets(p, seat)
    if not found:
        return "no bounty target"
    space = choose(p, seat, found).space
    if space == p.player(seat).space:
        return "already at its bounty target"
    p.push(AiMove(seat, goal=space, hunt=True))
    return ""


def _hunt(p: Play, seat: int, line: Any) -> str:
    if not here(p, seat):
        return "no bounty target here"
    p.push(AiTarget(seat))
    return ""


def run_target(p: Play, f: AiTarget) -> None:
    """Step ``ai.target``: encounter the best target here, by its kind (UB-211)."""
    p.stack.pop()
    found = here(p, f.seat)
    if not found:
        return
    target = choose(p, f.seat, found)
    if target.kind == CHARACTER:
        pursuit.oppose(p, f.seat, target.bounty, target.owner, "hunt_character")
    elif target.kind == CREW:
        _meet_crew(p, f.seat, target)
    else:
        _meet_contact(p, f.seat, target)


def _meet_crew(p: Play, seat: int, target: Target) -> None:
    """Ask the owner whether they protect the crew; an AI cannot, nor can the defeated (UB-217 to
    UB-220, UB-245, UB-R66)."""
    owner, wanted = target.owner, p.content.assets[target.bounty].target
    if p.is_deck(owner) or p.player(owner).defeated:
        pursuit.unopposed(p, seat, target.bounty, wanted, target.crew, owner)
    else:
        p.push(Protect(owner, bounty=target.bounty, crew=target.crew, hunter=seat))


def _meet_contact(p: Play, seat: int, target: Target) -> None:
    """Turn a contact up; an unopposed bounty follows if it matches (UB-213 to UB-216).

    One that shows a character in play is discarded, and the encounter begins again (UB-244).
    """
    token = contacts.turn_up(p, seat, target.place, "encounter")
    if not token:
        p.push(AiTarget(seat))
        return
    fit = [each for each in bounties(p, seat) if p.content.assets[each].target == token]
    if fit:
        pursuit.unopposed(p, seat, fit[0], token)


LINES: dict[str, Line] = {"move_to_target": _approach, "hunt": _hunt}


PENDING: tuple[Step[Play], ...] = (Auto(AiTarget, run_target),)
"""the steps that are run here"""

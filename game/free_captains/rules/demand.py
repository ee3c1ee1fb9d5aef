"""The demands of a card: its Strengths by icon, and the ability that pays them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.free_captains.cards import effects as x
from game.free_captains.cards.models import Faced
from game.free_captains.context import Play
from game.free_captains.names import ABILITY_AT


@dataclass(slots=True)
class Change:
    """A change of a Strength: by which card, of which icon ("" for the card's own), how much: 0 for
    one that would leave less than 1."""

    by: str
    icon: str
    n: int


@dataclass(slots=True)
class Demand:
    """The demands of a card: ``own`` points of the ability ``icon``, and those ``added``."""

    icon: int
    own: int
    added: tuple[int, int, int]

    @property
    def total(self) -> tuple[int, int, int]:
        """The points by ability (FC-R74: equal icons are added together)."""
        made = list(self.added)
        if self.own:
            made[self.icon] += self.own
        return made[0], made[1], made[2]


def engage_icon(p: Play, index: int) -> int:
    """Return the ability that pays a card's own Strength; -1 if there is none."""
    icon = p.faced(lender(p, index)).icon
    return ABILITY_AT[icon] if icon is not None else -1


def lender(p: Play, index: int) -> int:
    """Return the place of the card whose icon pays a card's own Strength.

    It is the next card to the right that is not evaded and has an icon, from the leftmost on after
    the last, and the card itself if no other is left (FC-075, FC-076, FC-080, FC-R35).
    """
    if not any(isinstance(each, x.OwnIcon) for each in p.faced(index).always):
        count = len(p.state.line)
        for step in range(1, count):
            other = (index + step) % count
            if p.state.fates[other] != "evaded" and p.faced(other).icon is not None:
                return other
    return index


def demand(p: Play, index: int, changes: list[Change] | None = None) -> Demand:
    """Return what a card of the line demands now; list what changes it in ``changes``."""
    card, icon = p.faced(index), engage_icon(p, index)
    own, added = card.strength, [0, 0, 0]
    fixed = own == 0 or icon < 0  # a printed 0 stays (FC-R74)
    shift = p.state.shifts[index]
    if shift and not fixed:
        own = _changed(own, shift, "line", changes)
    for by, each in p.standing(x.OnStrength, card):
        if isinstance(each, x.Strength):
            if not fixed and concerns(p, each.who, card, index, icon, by) and _armed(p, each):
                n = each.n * (p.state.evaded() if each.per == "evaded" else 1)
                own = _changed(own, n, by, changes)
        elif isinstance(each, x.Also) and concerns(p, each.who, card, index, icon, by):
            added[ABILITY_AT[each.icon]] += each.n
            if changes is not None:
                changes.append(Change(by, each.icon, each.n))
    if icon < 0:
        own = 0
    return Demand(icon, own, (added[0], added[1], added[2]))


def _changed(own: int, n: int, by: str, changes: list[Change] | None) -> int:
    """Return a Strength after a change, which leaves at least 1 (FC-R74)."""
    new = max(1, own + n)
    if changes is not None and n:
        changes.append(Change(by, "", new - own))
    return new


def _armed(p: Play, each: x.Strength) -> bool:
    return each.weapons is None or len(p.state.weapons) >= each.weapons


def concerns(p: Play, who: x.Who, card: Faced, index: int, icon: int, by: str) -> bool:
    """Return True if an effect is about this card of the line; ``by`` is the card that says so."""
    if who.kind is not None:
        kind = "guardforce" if card.kind == "guardforce" else "agent"  # FC-R39
        if kind != who.kind:
            return False
    if who.own is not None and card.icon != who.own:
        return False
    if who.pays is not None and (icon < 0 or ABILITY_AT[who.pays] != icon):
        return False
    if who.first is None:
        return True
    most = who.first
    if who.each is not None:
        most = min(most, _cubes_on(p, by) // who.each)
    return index < most


def _cubes_on(p: Play, card: str) -> int:
    """Return the number of cubes on an alien's card."""
    return p.state.collected if card in p.content.aliens and p.content.aliens[card].collects else 0


def sum_of(points: tuple[int, ...]) -> int:
    """Return the points of all abilities together."""
    return points[0] + points[1] + points[2]


def affordable(have: list[int], need: tuple[int, int, int]) -> bool:
    """Return True if points can pay: one each of the same ability, or two of one other (FC-084,
    FC-R42). Own points first leaves the most for the rest."""
    short = pairs = 0
    for points, wanted in zip(have, need, strict=True):
        if wanted > points:
            short += wanted - points
        else:
            pairs += (points - wanted) // 2
    return pairs >= short


def points_for(ability: int, icon: int) -> int:
    """Return the points of an ability that pay one point of Strength (FC-084)."""
    return 1 if ability == icon else 2


def payments(have: Sequence[int], need: Sequence[int]) -> set[tuple[int, ...]]:
    """Return the points that can be left of the abilities after paying, for every way to pay."""
    left = {tuple(have)}
    for icon, wanted in enumerate(need):
        for _ in range(wanted):
            left = {
                (*each[:ability], each[ability] - points_for(ability, icon), *each[ability + 1 :])
                for each in left
                for ability in range(len(each))
                if each[ability] >= points_for(ability, icon)
            }
    return left

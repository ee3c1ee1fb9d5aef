"""The chances to get across the Core: over all cards that may be drawn for a crossing (UB-057).

A crossing is declared before its card is drawn, so its demand is not known; its cards are, as those
of every deck. Of each card the best way counts: first the likeliest, then the cheapest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.outer_rim.cards.effects.choices import Choose, If, May
from game.outer_rim.cards.effects.travel import Cross
from game.outer_rim.cards.effects.trials import Fight, Test
from game.outer_rim.company.effects import Invite
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import amount, can_pay, holds
from game.outer_rim.odds.forecast import of_combat, of_test
from game.outer_rim.rules.encounters import section_for


@dataclass(slots=True, frozen=True)
class Way:
    """The best way through a card: its chance, the credits it costs, and whether dice decide."""

    chance: float = 0.0
    credits: int = 0
    dice: bool = False

    @property
    def rank(self) -> tuple[float, int]:
        """The order of ways: the likeliest, then the cheapest."""
        return self.chance, -self.credits


@dataclass(slots=True, frozen=True)
class Passage:
    """The way across for one player: the best way through each card of the deck."""

    ways: tuple[Way, ...]

    @property
    def chance(self) -> float:
        """The chance to get across, with all cards alike."""
        return sum(each.chance for each in self.ways) / max(1, len(self.ways))

    @property
    def prices(self) -> tuple[int, ...]:
        """The credits that cards cost, without those that cost none."""
        return tuple(sorted(each.credits for each in self.ways if each.credits))

    @property
    def trials(self) -> int:
        """The number of cards on which dice decide."""
        return sum(each.dice for each in self.ways)

    @property
    def barred(self) -> int:
        """The number of cards that do not let the player across at all."""
        return sum(each.chance == 0 for each in self.ways)


def of_crossing(p: Play, seat: int, space: str) -> Passage | None:
    """Return the chances of a player to get across from a space; None if no crossing begins there,
    or if the player has no ship yet."""
    place, player = p.galaxy.spaces[space], p.player(seat)
    if not place.crossing or not player.ship or not player.character:
        return None
    known: dict[Any, float] = {}
    ways = []
    for card in p.content.encounter_cards.values():
        number = section_for(p, card.id, space, True) if card.deck == place.encounter else -1
        if number < 0:
            continue
        parts = card.sections[number].parts
        block = next((each.effect for each in parts if holds(p, seat, each.when)), ())
        ways.append(_through(p, seat, block, known))
    return Passage(tuple(ways)) if ways else None


def _through(p: Play, seat: int, block: Sequence[Any], known: dict[Any, float]) -> Way:
    for each in block:
        found = _across(p, seat, each, known)
        if found.chance:
            return found
    return Way()


def _across(p: Play, seat: int, effect: Any, known: dict[Any, float]) -> Way:
    if isinstance(effect, Cross):
        return Way(1.0)
    if isinstance(effect, Choose):
        open_ways = [each for each in effect.ways if holds(p, seat, each.when)]
        return max((_paid(p, seat, each, known) for each in open_ways),
                   key=lambda way: way.rank, default=Way())  # fmt: skip
    if isinstance(effect, May):
        kept = _through(p, seat, effect.otherwise, known)
        taken = _paid(p, seat, effect, known) if holds(p, seat, effect.when) else Way()
        return max(kept, taken, key=lambda way: way.rank)
    if isinstance(effect, If):
        # A card asks how the player fares on it: the present stands for that.
        found = effect.then if holds(p, seat, effect.when) else effect.otherwise
        return _through(p, seat, found, known)
    if isinstance(effect, Test):
        chance = max(_test(p, seat, skill, effect.buy_off, known) for skill in effect.skill)
        return _mixed(p, seat, chance, effect.then, effect.otherwise, known)
    if isinstance(effect, Fight):
        chance = _fight(p, seat, effect, known)
        return _mixed(p, seat, chance, effect.win, effect.lose, known)
    if isinstance(effect, Invite):
        return _through(p, seat, effect.otherwise, known)
    return Way()


def _paid(p: Play, seat: int, way: Any, known: dict[Any, float]) -> Way:
    """Return a way that has a price, if the player can pay it."""
    if not can_pay(p, seat, way.cost):
        return Way()
    found = _through(p, seat, way.then, known)
    credits = amount(p, seat, way.cost.credits) if way.cost.credits else 0
    return Way(found.chance, found.credits + credits, found.dice)


def _mixed(
    p: Play, seat: int, chance: float, good: Sequence[Any], bad: Sequence[Any],
    known: dict[Any, float],
) -> Way:  # fmt: skip
    won, lost = _through(p, seat, good, known), _through(p, seat, bad, known)
    mean = chance * won.chance + (1 - chance) * lost.chance
    credits = max(won.credits, lost.credits)
    return Way(mean, credits, won.chance != lost.chance or won.dice or lost.dice)


def _test(p: Play, seat: int, skill: Any, buy_off: int, known: dict[Any, float]) -> float:
    key = skill, buy_off
    if key not in known:
        known[key] = of_test(p, seat, skill, buy_off).free
    return known[key]


def _fight(p: Play, seat: int, effect: Fight, known: dict[Any, float]) -> float:
    kind = "ship" if effect.combat == "here" else effect.combat
    key = kind, effect.value
    if key not in known:
        known[key] = of_combat(p, seat, kind, value=effect.value).free
    return known[key]

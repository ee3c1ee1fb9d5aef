"""Forecasts of the winner: from the pace of each player's fame, and from open cards.

Both are estimates and say so. The pace looks back over a player's own last turns. The reach looks
ahead one turn, at open cards only: errands that end in a space that the ship can reach, the fame
that cards in play and the market sell, goals that lack one step. Tests and fights are assumed won
and patrols passed, so it is the known maximum; an encounter may bring more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from pydantic import BaseModel

from game.outer_rim.bounties import hunted
from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.cards.effects.gains import Gain
from game.outer_rim.cards.effects.language import Per
from game.outer_rim.catalog import Asset
from game.outer_rim.contacts.rules import tokens
from game.outer_rim.context import Play
from game.outer_rim.events import FameChanged, TurnBegan
from game.outer_rim.market.sales import faceup
from game.outer_rim.rules import fame
from game.outer_rim.rules.delivery import destination
from game.table.events import Event
from game.table.maps.graph import distances

WINDOW = 6
"""number of own turns that a pace looks back over"""
LEAST_TURNS = 3
"""minimum number of own turns for a pace"""
BOUGHT_FAME, FAME_PRICE = 1, 8_000
"""the smallest amount of fame that the AI deck's cards buy, and its price"""


def turns_to_win(fames: Sequence[int], goal: int) -> int | None:
    """Return the number of own turns until the goal at the present pace; None in the first turns,
    or with no fame.

    ``fames``: the player's fame at the beginning of each of their turns, and now.
    """
    turns = len(fames) - 1
    if turns < LEAST_TURNS:
        return None
    back = min(WINDOW, turns)
    gained = fames[-1] - fames[-1 - back]
    return ceil((goal - fames[-1]) * back / gained) if gained > 0 else None


def courses(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Return for each seat its fame at the beginning of each of its turns, and now.

    A turn in progress counts as one only for its gains so far.
    """
    now = [0] * seats
    found: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, TurnBegan):
            found[event.seat].append(now[event.seat])
        elif isinstance(event, FameChanged):
            now[event.seat] = event.now
    return [[*each, now[seat]] for seat, each in enumerate(found)]


@dataclass(frozen=True)
class Reach:
    """The most fame that a player's next turn is known to offer; ``where`` is its space, ``cards``
    the ids of the sources."""

    fame: int = 0
    where: str = ""
    cards: tuple[str, ...] = ()


Source = tuple[int, str]


def reach(p: Play, seat: int) -> Reach:
    """Return a player's reach, as known to anybody at the table."""
    player = p.player(seat)
    if not player.space:
        return Reach()
    moves = 0 if player.defeated else p.values(seat).hyperdrive
    far = distances(p.galaxy.neighbors, player.space)
    best = Reach()
    for space, distance in far.items():
        if distance <= moves:
            found = [*_goals(p, seat), *_at(p, seat, space)]
            total = sum(amount for amount, _ in found)
            if total > best.fame or (total == best.fame and space == player.space):
                best = Reach(total, space, tuple(dict.fromkeys(card for _, card in found)))
    return best


def can_win(p: Play, seat: int) -> bool:
    """Return True if a player's next turn can reach the winning amount."""
    player = p.player(seat)
    return player.fame + reach(p, seat).fame >= player.fame_goal


# --- where fame comes from ------------------------------------------------------------------------


def _at(p: Play, seat: int, space: str) -> list[Source]:
    """Return all sources in a turn that ends in a space: deliveries, actions, one encounter."""
    player, assets = p.player(seat), p.content.assets
    found: list[Source] = []
    for card in player.cards:
        asset = assets[card]
        if destination(p, card) == space:
            found.append((most(asset.capture if p.on(card).captive else asset.reward), card))
        if not p.is_deck(seat):  # the AI uses no abilities
            found.append((max((most(each.then) for each in _acts(asset)), default=0), card))
    found.append(max(_encounters(p, seat, space), default=(0, "")))
    if not p.is_deck(seat):
        found.append(_bought(p, seat, space))
    return [(amount, card) for amount, card in found if amount]


def _acts(asset: Asset) -> list[Ability]:
    found = [each.ability for each in asset.powers]
    return [each for each in found if each.when in ("planning", "action")]


def _encounters(p: Play, seat: int, space: str) -> list[Source]:
    """Return the encounters whose fame is known: jobs, bounties, patrols, and fame that the AI
    buys."""
    player, assets = p.player(seat), p.content.assets
    found: list[Source] = []
    open_here = [each for each in tokens(p, space) if each in p.state.faceup]
    for card in player.cards:
        asset = assets[card]
        if asset.kind == "job" and _job_here(p, seat, asset.destination, space):
            found.append((most(asset.reward), card))
        elif asset.kind == "bounty" and not p.on(card).captive:
            prey = hunted.prey(p, card)
            if prey >= 0 and prey != seat and p.player(prey).space == space:
                found.append((hunted.FAME, card))
            elif prey < 0 and asset.target in open_here:
                found.append((most(asset.eliminate), card))
    for faction, (level, where) in p.state.patrols.items():
        token = p.content.patrols.get((faction, level))
        if where == space and token is not None and token.ship_combat is not None:
            found.append((token.fame, token.id))
    if p.is_deck(seat) and player.credits >= FAME_PRICE:
        found.append((BOUGHT_FAME, ""))
    return found


def _job_here(p: Play, seat: int, goal: str | None, space: str) -> bool:
    if goal == "another_player":
        return any(each.space == space for each in p.state.players if each.seat != seat)
    return goal == space


def _bought(p: Play, seat: int, space: str) -> Source:
    if p.galaxy.spaces[space].kind != "planet":
        return 0, ""
    found = [(0, "")]
    for deck in p.state.market:
        card = faceup(p, deck)
        asset = p.content.assets.get(card) if card else None
        if asset is not None and asset.kind == "deal" and asset.cost <= p.player(seat).credits:
            found.append((most(asset.effect), card))
    return max(found)


def _goals(p: Play, seat: int) -> list[Source]:
    """Return the goals of character and ship that lack one step."""
    player = p.player(seat)
    found = []
    for which, card, done in (
        ("personal", player.character, player.goal_tokens),
        ("ship", player.ship, player.ship_tokens),
    ):
        goal = fame.showing(p, seat, which)
        if goal is not None and done + 1 >= goal.count:
            found.append((goal.fame, card))
    return found


def most(block: Sequence[Any]) -> int:
    """Return the most fame that a block of effects can bring its player."""
    return sum(_of(effect) for effect in block)


def _of(effect: Any) -> int:
    """Return the most fame of one effect, with its best consequences."""
    if isinstance(effect, Gain):
        return _amount(effect.fame)
    branches = [getattr(effect, name) for name in type(effect).model_fields]
    blocks = [each for each in branches if isinstance(each, tuple) and each]
    found = [
        most(block) if hasattr(block[0], "do") else max(_of(each) for each in block)
        for block in blocks
        if isinstance(block[0], BaseModel)
    ]
    return max(found, default=0)


def _amount(amount: int | Per) -> int:
    return amount if isinstance(amount, int) else max(amount.least, amount.base + amount.each)

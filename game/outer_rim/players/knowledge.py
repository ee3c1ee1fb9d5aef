"""The knowledge of a player at one question: facts for judgment, each worked out once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from math import log
from typing import Any

from game.outer_rim.ambitions import worth as ambition
from game.outer_rim.ambitions.worth import Open
from game.outer_rim.cards.effects.language import FACTIONS, Condition
from game.outer_rim.catalog import Asset
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.players.routes import FAR, turns_from
from game.outer_rim.players.weights import Style
from game.outer_rim.rules import delivery, movement
from game.outer_rim.rules.stats import Values
from game.outer_rim.state import Player, State

MAIN = ("planning", "action", "encounter", "market")
"""the steps of the main choices"""


class Mind:
    """The facts for one question of one seat.

    ``world`` is a game that agrees with what the seat knows. What is dealt anew in it is looked at
    only where its order does not matter.
    """

    def __init__(self, game: Any, world: State, seat: int, style: Style) -> None:
        self.game, self.world, self.seat, self.style = game, world, seat, style
        self.weights = style.weights
        self.p: Play = game.play(world)
        self.content = self.p.content
        self.me: Player = world.players[seat]
        self.values: Values = self.p.values(seat)
        self.health = self.values.health - self.me.character_damage
        self.hull = self.values.hull - self.me.ship_damage
        self.need = max(1, self.me.fame_goal - self.me.fame)
        self.home = self.me.space
        self._ways: dict[tuple[str, int], dict[str, int]] = {}

    @cached_property
    def stops(self) -> int:
        """The spaces where a move of this player ends."""
        return movement.stops(self.p, self.seat)

    @cached_property
    def hostile(self) -> dict[str, str]:
        """The patrols that have to be encountered, by space."""
        if "no_forced_patrols" in self.values.grants:
            return {}
        found = {}
        for faction, (_, space) in self.world.patrols.items():
            if self.level(faction) < 0:
                found[space] = faction
        return found

    @cached_property
    def goals(self) -> tuple[Open, ...]:
        """The goals on character, ship and ambition."""
        me, found = self.me, list[Open]()
        sides = (
            ("personal", me.character, me.flipped, me.goal_tokens),
            ("ship", me.ship, me.ship_flipped, me.ship_tokens),
        )
        for key, card, flipped, done in sides if self.style.goals else ():
            side = self.content.sides.get((card, flipped))
            if side is not None and side.goal is not None:
                goal = side.goal
                left = max(1, goal.count - done)
                whole = self.fame(goal.fame) + self.weights.flipped
                found.append(Open(key, goal, left, whole / left))
        if me.ambition:
            found += ambition.goals(self.p, self.seat, self.weights)
        return tuple(found)

    @cached_property
    def ranks(self) -> dict[str, float]:
        """The worth of beating a patrol for the last goal of the ambition, by faction."""
        return ambition.ranks(self.p, self.seat, self.weights) if self.me.ambition else {}

    @cached_property
    def needed(self) -> dict[str, float]:
        """The factor by which the ambition makes combat dice worth more, by the kind of combat."""
        sheet = self.content.ambitions.get(self.me.ambition)
        called = sheet.combat if sheet is not None else ()
        return {kind: 1.0 + (kind in called) for kind in ("ground", "ship")}

    @cached_property
    def levels(self) -> tuple[int, ...]:
        """The own reputation with each faction, in the order of ``FACTIONS``."""
        return tuple(self.level(faction) for faction in FACTIONS)

    def level(self, faction: str) -> int:
        """Return the own reputation with a faction: the position of the token, or what an effect
        puts in its place."""
        from game.outer_rim.rules.reputation import level

        return level(self.p, self.seat, faction)

    def fame(self, fame: float) -> float:
        """Return the worth of a gain of fame: more than is needed is worth nothing."""
        if self.me.ambition:
            left = max(0, self.me.fame_goal - self.me.fame)
            return self.weights.fame * min(fame, left) + 5.0 * max(0.0, fame - left)
        worth = self.weights.fame * min(fame, self.need)
        return worth + (self.weights.fame if fame >= self.need else 0.0)

    def credits(self, credits: float) -> float:
        """Return the worth of credits gained: less, the more there are."""
        return self._purse(self.me.credits, self.me.credits + credits)

    def spent(self, credits: float) -> float:
        """Return the price of credits spent; of more than there are, once they have been saved."""
        before = max(float(self.me.credits), credits)
        return self._purse(before - credits, before)

    def _purse(self, before: float, after: float) -> float:
        """Return how much more a purse is worth than another one."""
        plenty = self.weights.plenty
        share = log((plenty + max(0.0, after) / 1000) / (plenty + before / 1000))
        return self.weights.thousand * plenty * share * (0.75 if self.me.ambition else 1.0)

    def turns(self, start: str, goal: str) -> int:
        """Return the turns of movement between two spaces."""
        if start == goal:
            return 0
        return self.ways(goal).get(start, FAR)

    def ways(self, goal: str) -> dict[str, int]:
        """Return the turns of movement to a space from each other one."""
        key = goal, max(1, self.values.hyperdrive)
        found = self._ways.get(key)
        if found is None:
            found = turns_from(self.p.galaxy.routes, *key, self.stops)
            self._ways[key] = found
        return found

    def later(self, turns: float) -> float:
        """Return the share of a worth that is left after some turns, without their price."""
        return float(self.weights.patience**turns)

    def due(self, asset: Asset) -> str:
        """Return the space where a card is to be delivered, "" if there is none."""
        if asset.id in self.me.cards:
            return delivery.destination(self.p, asset.id)
        if asset.destination_patrol is not None:
            return self.world.patrols[asset.destination_patrol][1]
        return asset.destination or ""

    def holds(self, only: Condition | None, context: Context = NOTHING) -> bool:
        """Return True if a condition holds where the player is thought to be."""
        return only is None or holds(self.p, self.seat, only, context)

    @contextmanager
    def at(self, space: str) -> Iterator[None]:
        """Think of the player as being in another space inside the ``with`` block."""
        here = self.me.space
        self.me.space = space or here
        try:
            yield
        finally:
            self.me.space = here

    @contextmanager
    def holding(self, cards: tuple[str, ...]) -> Iterator[None]:
        """Think of the player as having other cards inside the ``with`` block."""
        before = self.me.cards, self.values, self.health, self.hull
        self.me.cards = cards
        self.values = self.p.values(self.seat)
        self.health = max(1, self.values.health - self.me.character_damage)
        self.hull = max(1, self.values.hull - self.me.ship_damage)
        try:
            yield
        finally:
            self.me.cards, self.values, self.health, self.hull = before

    @cached_property
    def closed(self) -> dict[str, tuple[str, ...]]:
        """The tokens that a facedown contact may be, by class: all that are not seen elsewhere."""
        world, assets = self.world, self.content.assets
        away = {*world.faceup, *self.me.known, *world.aside, *world.removed}
        away |= {each.captive for each in world.cards.values()}
        away |= {assets[card].contact for player in world.players for card in player.cards}
        found: dict[str, list[str]] = {}
        for token in self.content.contacts.values():
            if token.id not in away:
                found.setdefault(token.contact_class, []).append(token.id)
        return {name: tuple(tokens) for name, tokens in found.items()}

    def public(self, id: str, secretly: str) -> str:
        """Return the name of a contact or card in words that everybody may read: other words if
        only this player knows which it is."""
        contact = self.content.contacts.get(id)
        if contact is not None:
            return contact.name if id in self.world.faceup else secretly
        return secretly if id in self.me.secrets else self.content.name(id)

    @cached_property
    def places(self) -> dict[str, list[tuple[str, str]]]:
        """The contact spaces with tokens by planet, each with the token if it is known, or its
        class."""
        shown = {*self.world.faceup, *self.me.known}
        found: dict[str, list[tuple[str, str]]] = {}
        for place, token in self.world.contacts.items():
            if token:
                told = token if token in shown else self.content.contacts[token].contact_class
                found.setdefault(planet_of(place), []).append((place, told))
        return found

    def encounters(self, deck: str) -> list[str]:
        """Return the encounter cards that may be drawn: those of the deck, and the secrets of
        others that came from it and have not been looked at."""
        cards, known = self.content.encounter_cards, self.me.known
        held = [
            card
            for player in self.world.players
            if player.seat != self.seat
            for card in player.secrets
            if card not in known
        ]
        if held:
            backs = {cards[card].deck for card in held}
            if deck in backs:
                return sorted(card for card in cards if self._hidden(card, deck))
        return sorted(self.world.encounters.get(deck, ()))

    def _hidden(self, card: str, deck: str) -> bool:
        world = self.world
        if self.content.encounter_cards[card].deck != deck:
            return False
        seen = {*world.open, *world.removed, *self.me.secrets, *self.me.known}
        seen |= {each for player in world.players for each in player.cards}
        return card not in seen

    def step_worth(self, when: str, context: Context = NOTHING) -> list[tuple[str, float]]:
        """Return the goals that a deed counts for, with what it is worth for each."""
        return [
            (each.key, each.worth)
            for each in self.goals
            if each.goal.when == when and self.holds(each.goal.only, context)
        ]

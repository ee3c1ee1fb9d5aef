"""Battles in motion: ships change bands, bolts cross the field, hulls break."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import theme
from game.client.games.edge.play.model import Model
from game.client.games.edge.ships import look
from game.client.games.edge.zones.motion import BLOW, GONE, SHOT, STEP, bolt
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.movements import Movements
from game.edge import events as e
from game.edge.ships.names import CREW
from game.table.events import Event


def place(ship: str) -> Name:
    """Return the spot of a ship."""
    return ("own", "") if ship == CREW else ("raider", ship)


def start(
    model: Model, movements: Movements, events: Sequence[Event], before: Spots, after: Spots
) -> float:
    """Start what events set in motion, one after another; return the seconds."""
    delay, now, at = 0.0, {**before, **after}, dict(before)
    for event in events:
        delay += _show(model, movements, event, now, at, delay)
        if isinstance(event, e.ShipHurt) and event.n > 0 and place(event.ship) not in after:
            delay += _break(movements, event.ship, before, delay)
    return delay


def _show(
    model: Model, movements: Movements, event: Event, now: Spots, at: dict[Name, pygame.Rect],
    delay: float,
) -> float:  # fmt: skip
    """Show an event; return the seconds until the next."""
    if isinstance(event, e.ShipMoved):
        name = place(event.ship)
        one, two = at.get(name), now.get(name)
        if one is None or two is None or one == two:
            return 0.0
        at[name] = two
        picture = look.picture(event.ship.partition(".")[0], (two.width, two.height * 2 // 3))
        movements.fly(name, picture, one, two, STEP, delay)
        return STEP
    if isinstance(event, e.RaiderShot):
        one, two = now.get(place(event.ship)), now.get(place(CREW))
        if one is None or two is None:
            return 0.0
        hit = event.success > 0
        bolt(movements.view.m, movements, one, two if hit else _wide(two), delay)
        if hit:
            movements.hurt(two, delay + SHOT)
        return SHOT + (BLOW if hit else 0.0)
    if isinstance(event, e.ShipHurt) and event.n < 0:
        rect = now.get(place(event.ship))
        if rect is not None:
            movements.pulse(rect, theme.GOOD, delay)
    return 0.0


def _wide(rect: pygame.Rect) -> pygame.Rect:
    """Return where a shot goes that misses."""
    return rect.move(-rect.width // 3, -rect.height * 2 // 3)


def _break(movements: Movements, ship: str, before: Spots, delay: float) -> float:
    """Let a ship break where it was."""
    rect = before.get(place(ship))
    if rect is None or ship == CREW:
        return 0.0
    picture = look.picture(ship.partition(".")[0], (rect.width, rect.height * 2 // 3))
    movements.shatter(place(ship), picture, rect, delay)
    return GONE

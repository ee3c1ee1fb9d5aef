"""Turns on the map, step by step: who acts, moves, hits and falls. A click or Space ends it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import theme
from game.client.games.edge.identity.identity import PAPER, RED, SODIUM
from game.client.games.edge.zones import tokens
from game.client.games.edge.zones.view_state import ViewState
from game.client.tabletop.kit.flights import Flight
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.movements import Movements
from game.edge import events as e
from game.edge.cards.models import Adversary
from game.table.events import Event

TURN, STEP, SHOT, BLOW, GONE = 0.35, 0.4, 0.22, 0.3, 0.5


def name_of(stage: ViewState, who: str) -> Name:
    """Return the spot of somebody on the map."""
    return ("puck", who) if who in stage.model.heroes else ("foe", who)


def start(stage: ViewState, movements: Movements, events: Sequence[Event], before: Spots) -> float:
    """Start what events set in motion, one after another; return the seconds."""
    delay = 0.0
    now = {**before, **stage.spots()}
    for event in events:
        delay += _show(stage, movements, event, now, before, delay)
    return delay


def _show(
    stage: ViewState, movements: Movements, event: Event, now: Spots, before: Spots, delay: float
) -> float:
    """Show an event; return the seconds until the next."""
    if isinstance(event, e.TurnBegan):
        rect = now.get(name_of(stage, event.who))
        if rect is not None and event.who not in stage.model.heroes:
            movements.pulse(rect, SODIUM, delay, TURN)
            return TURN
        return 0.0
    if isinstance(event, e.Moved):
        return _move(stage, movements, event, now, delay)
    if isinstance(event, e.Hit):
        one = now.get(name_of(stage, event.who))
        two = now.get(name_of(stage, event.target))
        if one is not None and two is not None:
            bolt(stage.m, movements, one, two, delay)
            if event.dealt:
                movements.hurt(two, delay + SHOT)
            return SHOT + BLOW
        return 0.0
    if isinstance(event, e.Rolled) and event.task == "attack" and event.success <= 0:
        one = now.get(name_of(stage, event.who))
        two = now.get(name_of(stage, event.target))
        if one is not None and two is not None:
            bolt(stage.m, movements, one, two.move(two.width // 2, -two.height), delay)
            return SHOT
    if isinstance(event, e.FeatureUsed):
        rect = now.get(("feature", event.feature))
        if rect is not None:
            movements.pulse(rect, theme.GOLD, delay)
            return TURN
    if isinstance(event, e.WentDown) and event.who not in stage.model.heroes:
        return _fall(stage, movements, event.who, before, delay)
    if isinstance(event, e.FoesLeft):
        return max((_fall(stage, movements, who, before, delay) for who in event.whos),
                   default=0.0)  # fmt: skip
    if isinstance(event, e.StimUsed | e.Healed):
        rect = now.get(name_of(stage, event.other if isinstance(event, e.StimUsed) else event.who))
        if rect is not None:
            movements.pulse(rect, theme.GOOD, delay)
    return 0.0


def _picture(stage: ViewState, who: str, px: int) -> pygame.Surface | None:
    model = stage.model
    if who in model.heroes:
        return tokens.hero(px, model, who, stage.m)
    person = model.seat_view.people.get(who)
    piece = person.piece if person is not None else who.rpartition(".")[0]
    sheet = model.content.components.get(piece)
    return tokens.foe(px, sheet, stage.m) if isinstance(sheet, Adversary) else None


def _move(
    stage: ViewState, movements: Movements, event: e.Moved, now: Spots, delay: float
) -> float:
    """Send a token through the gates."""
    board, end = stage.board, now.get(name_of(stage, event.who))
    if board is None or end is None or event.one not in board.areas.zones:
        return 0.0
    picture = _picture(stage, event.who, max(16, min(end.size)))
    if picture is None:
        return 0.0
    pair = (event.one, event.two) if event.one < event.two else (event.two, event.one)
    link = board.areas.links.get(pair)
    points = [board.at(*at) for at in board.passage(link)] if link is not None else []
    first = board.rect(event.one).center
    if len(points) > 1 and pygame.Vector2(points[0]).distance_to(first) > pygame.Vector2(
        points[-1]
    ).distance_to(first):
        points.reverse()
    way = [(float(x), float(y)) for x, y in (first, *points, end.center)]
    size = picture.get_size()
    flight = Flight(name_of(stage, event.who), picture, way, size, size)
    movements.launch(flight, STEP, delay)
    return STEP


def bolt(
    m: theme.Metrics, movements: Movements, one: pygame.Rect, two: pygame.Rect, delay: float
) -> None:
    """Send a bolt of light from one to the other."""
    way = pygame.Vector2(two.center) - pygame.Vector2(one.center)
    made = pygame.Surface((m.du(34), m.du(8)), pygame.SRCALPHA)
    pygame.draw.ellipse(made, (*RED, 160), made.get_rect())
    pygame.draw.ellipse(made, (*PAPER, 255), made.get_rect().inflate(-m.du(10), -m.du(5)))
    made = pygame.transform.rotate(made, -pygame.Vector2(1, 0).angle_to(way or (1, 0)))
    points = [(float(x), float(y)) for x, y in (one.center, two.center)]
    size = made.get_size()
    movements.adorn(Flight(("bolt", ""), made, points, size, size, waits=True), SHOT, delay)


def _fall(stage: ViewState, movements: Movements, who: str, before: Spots, delay: float) -> float:
    """Let a token break where it stood."""
    rect = before.get(("foe", who))
    if rect is None:
        return 0.0
    picture = _picture(stage, who, max(16, min(rect.size)))
    if picture is not None:
        movements.shatter(("foe", who), picture, rect, delay)
    return GONE

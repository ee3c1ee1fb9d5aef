"""The order of the round: a chip for each slot, and on those of foes what they intend."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, PAPER, RED, TAG, TOBACCO
from game.client.games.edge.play.model import Model
from game.client.games.edge.zones import forecast, tokens
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.edge.cards.models import Adversary

WIDEST = 300


def boxes(area: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return the places of the chips."""
    inner = area.inflate(-m.du(12), -m.du(8))
    inner.width = min(inner.width, count * m.du(WIDEST))
    return row(inner, count, m.du(6))


def draw(
    surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics, pointed: Name | None
) -> None:
    """Draw the strip."""
    pygame.draw.rect(surface, theme.mix(INK, TOBACCO, 0.12), area)
    pygame.draw.line(surface, theme.mix(INK, TOBACCO, 0.6), area.bottomleft, area.bottomright)
    places = forecast.places(model)
    if not places:
        return
    for place, rect in zip(places, boxes(area, len(places), m)):
        hot = place.side == "foes" and pointed in (("intent", place.who), ("foe", place.who))
        _chip(surface, rect, model, place, m, hot)


def _chip(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, place: forecast.Place, m: Metrics,
    hot: bool,
) -> None:  # fmt: skip
    """Draw a slot: who acts, and what a foe is about to do."""
    foe = place.side == "foes"
    tone = RED if foe else TOBACCO
    ground = theme.mix(INK, tone, 0.1 if place.done else 0.34 if hot else 0.22)
    edge = PAPER if place.now else theme.mix(INK, tone, 0.35 if place.done else 0.8)
    sheets.plate(surface, rect, m, edge, ground)
    foot = Room(rect).inflate(-m.du(10), -m.du(4))
    _face(surface, foot.west(foot.height, m.du(6)), model, place, m)
    if foot.width < m.du(44):
        return
    head = foot.north(foot.height // 2)
    ink = theme.MUTED if place.done else theme.INK
    name = model.name(place.who) if place.who else "Heroes"
    sheets.line(surface, m, TAG, name, ink, head, where="slot.name")
    told = _slot_words(model, place)
    color = theme.MUTED if place.done else theme.mix(RED, PAPER, 0.55) if foe else theme.SOFT
    sheets.line(surface, m, TAG, told, color, foot, where="slot.told")


def _face(
    surface: pygame.Surface, face: pygame.Rect, model: Model, place: forecast.Place, m: Metrics
) -> None:
    if not place.who:
        color = theme.mix(TOBACCO, PAPER, 0.6)
        pygame.draw.circle(surface, theme.mix(INK, TOBACCO, 0.5), face.center, face.width // 2)
        pygame.draw.circle(surface, color, face.center, face.width // 2, max(1, m.du(2)))
        fonts.draw_line(surface, m, TAG, "?", color, face, "center", "slot.face")
        return
    sheet = model.person(place.who).sheet
    if isinstance(sheet, Adversary):
        made = tokens.foe(face.width, sheet, m)
    else:
        made = tokens.hero(face.width, model, place.who, m)
    if place.done:
        made = made.copy()
        made.fill((140, 140, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(made, face)


def _slot_words(model: Model, place: forecast.Place) -> str:
    """Return the words on a slot about its coming turn."""
    if place.now:
        return "acts now"
    if place.done:
        return forecast.acted(model, place.who)
    if place.side != "foes":
        return "one of you acts"
    found = model.foresight.intent(place.who)
    return forecast.words(model, found) if found is not None else ""

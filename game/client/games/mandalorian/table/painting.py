"""The picture of the table: what stays between answers, and what moves."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.client.draw import fonts, images, materials, theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces, tokens
from game.client.games.mandalorian.cards.plates import figure
from game.client.games.mandalorian.identity.identity import SLATE, STEEL, color_of
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import briefing, crew
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.kit.spots import Name, Spots

LIVE = frozenset(("token", "pawn", "child", "hand", "drawn", "plan", "carried", "marker"))
"""kinds of things that move, and are painted over the still picture while they do not"""


def still(
    surface: pygame.Surface, model: Model, board: GridBoard, areas: MissionRegions, spots: Spots,
    m: Metrics, most: int = 99,
) -> bool:  # fmt: skip
    """Paint bars, panels, the map and everything that stays where it is. Return True unless more
    than ``most`` parts of the map are still to be painted."""
    whole = True
    surface.fill(theme.mix(SLATE, theme.DEEP, 0.4))
    for area in (areas.top, areas.tabs, areas.actions):
        if area.width:
            materials.draw(surface, area, "bar", m.unit)
    for name in ("crew", "hand", "slots"):
        if areas.shows(name):
            materials.draw(surface, areas.at(name), "board", m.unit)
    if areas.shows("board"):
        surface.fill(SLATE, areas.board)
        whole = board.draw(surface, most)
    if areas.shows("mission"):
        materials.draw(surface, areas.mission, "chart", m.unit)
        briefing.hint(surface, areas.mission, model, m)
    for name_, rect in spots.items():
        paint = STILL.get(name_[0])
        if paint is not None:
            paint(surface, rect, model, name_, m)
    return whole


def live(
    surface: pygame.Surface, model: Model, spots: Spots, m: Metrics, away: Collection[Name]
) -> None:
    """Paint the things that move, except for those under way."""
    for name, rect in spots.items():
        if name[0] in LIVE and name not in away:
            thing(surface, rect, model, name, m)


def thing(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the thing at a spot."""
    paint = THINGS.get(name[0])
    if paint is not None and rect.colliderect(surface.get_rect()):
        paint(surface, rect, model, name, m)


# --- pieces ---------------------------------------------------------------------------------------


def _token(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    entry = model.token(name[1])
    if entry is not None:
        drawn = tokens.token(rect.width, entry, model.face(name[1]), model.mission.number)
        surface.blit(drawn, rect)


def _pawn(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    surface.blit(tokens.pawn(rect.width, name[1]), rect)
    if name[1] in model.turn_of and not model.shown:
        on = name[1] == model.acting
        color = theme.INK if on else theme.mix(color_of(name[1]), theme.INK, 0.3)
        pygame.draw.circle(
            surface, color, rect.center, rect.width // 2, max(2, m.du(3 if on else 2))
        )
    if model.character(name[1])["child"]:
        px = rect.width * 45 // 100
        baby = tokens.pawn(px, "the_child")
        surface.blit(baby, baby.get_rect(bottomright=rect.bottomright))


def _child(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    surface.blit(tokens.pawn(rect.width, "the_child"), rect)


# --- cards and piles ------------------------------------------------------------------------------


def _card(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    reach = m.du(6)
    shade = images.shadow(rect.size, m.du(8), reach, 120)
    surface.blit(shade, (rect.left - 2 * reach, rect.top - 2 * reach + reach // 2))
    faces.draw(surface, rect, m, model.content, name[1])


def _deck(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    skill = name[1] == "skill"
    key = deck_of(model) if skill else name[1]
    count = int(model.view["decks"].get(key, 0))
    if count:
        surface.blit(faces.back(rect.size, m, name[1]), rect)
    else:
        briefing.empty_pile(surface, rect, m)
    _count(surface, rect, count, m)


def _pile(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    if name[1] == "event":
        briefing.pile(surface, rect, model, m)
        return
    key = deck_of(model) if name[1] == "skill" else name[1]
    cards = model.view["piles"].get(key, [])
    if cards:
        faces.draw(surface, rect, m, model.content, cards[-1])
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, (*SLATE, 120), veil.get_rect(), border_radius=m.du(5))
        surface.blit(veil, rect)
    else:
        briefing.empty_pile(surface, rect, m)
    _count(surface, rect, len(cards), m)


def deck_of(model: Model) -> str:
    """Return the name of the skill deck of the viewing seat."""
    if model.shared:
        return "shared"
    return str(model.characters[model.seat % len(model.characters)]["id"])


def _count(surface: pygame.Surface, rect: pygame.Rect, count: int, m: Metrics) -> None:
    told = figure(str(count), m.du(24), theme.INK if count else theme.MUTED)
    plate = told.get_rect(midbottom=(rect.centerx, rect.bottom - m.du(4))).inflate(m.du(10), 0)
    pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.08), plate, border_radius=m.du(5))
    surface.blit(told, told.get_rect(center=plate.center))


def hand_words(surface: pygame.Surface, area: pygame.Rect, words: str, m: Metrics) -> None:
    """Paint a line where the hand would be."""
    fonts.draw_line(surface, m, "body", words, theme.MUTED, area, "center", "hand")


Paint = Callable[[pygame.Surface, pygame.Rect, Model, Name, Metrics], None]
STILL: dict[str, Paint] = {
    "crew": lambda surface, rect, model, name, m: crew.draw(surface, rect, model, name[1], m),
    "goal": lambda surface, rect, model, name, m: briefing.goal(surface, rect, model, m),
    "track": lambda surface, rect, model, name, m: briefing.track(surface, rect, model, m),
    "back": lambda surface, rect, model, name, m: briefing.back(surface, rect, model, m),
    "pile": _pile,
    "deck": _deck,
}
THINGS: dict[str, Paint] = {
    "token": _token, "pawn": _pawn, "child": _child, "hand": _card, "drawn": _card,
    "plan": crew.plan, "carried": crew.draw_carried, "marker": crew.marker,
}  # fmt: skip


def in_hand(rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> pygame.Surface:
    """Return the picture of a thing that is picked up from its spot."""
    size = rect.size
    if name[0] in ("hand", "drawn"):  # smaller, so that the slots below it are seen
        size = rect.width * 11 // 20, rect.height * 11 // 20
    made = pygame.Surface(size, pygame.SRCALPHA)
    if name[0] in ("hand", "drawn"):
        faces.draw(made, made.get_rect(), m, model.content, name[1])
    else:
        thing(made, made.get_rect(), model, name, m)
    made.set_alpha(225)
    return made

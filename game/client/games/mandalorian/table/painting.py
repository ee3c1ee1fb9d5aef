"""The ground of the table: bars, panels and the map."""

from __future__ import annotations


import pygame

from game.client.draw import fonts, materials, theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.identity.identity import SLATE
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import briefing
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.tabletop.boards.grid_board import GridBoard


def ground(
    surface: pygame.Surface, model: Model, board: GridBoard, areas: MissionRegions, m: Metrics,
    most: int = 99,
) -> bool:  # fmt: skip
    """Paint bars, panels and the map. Return True unless more than ``most`` parts of the map are
    still to be painted."""
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
    return whole


def hand_words(surface: pygame.Surface, area: pygame.Rect, words: str, m: Metrics) -> None:
    """Paint a line where the hand would be."""
    fonts.draw_line(surface, m, "body", words, theme.MUTED, area, "center", "hand")

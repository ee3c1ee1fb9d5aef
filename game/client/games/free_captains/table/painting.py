"""The still picture of the table, and each thing on it."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import ground
from game.client.games.free_captains.model import Model
from game.client.tabletop import plain_card
from game.client.tabletop.mat_board import MatBoard
from game.client.tabletop.spots import Name
from game.free_captains.names import COLORS
from game.free_captains.text.cards import lines
from game.free_captains.text.effects import ABILITY_NAMES

DYES = {"red": theme.rgb("C8402E"), "blue": theme.rgb("3F78C9"), "orange": theme.rgb("DE8A2C"),
        "black": theme.rgb("2A2530"), "yellow": theme.rgb("F0CF4A"),
        "white": theme.rgb("EDE6D6")}  # fmt: skip


def table(surface: pygame.Surface, model: Model, mat: MatBoard, m: Metrics) -> None:
    """Paint the mat with its empty places."""
    ground.paint_mat(surface, mat.area)
    for id, rect in mat.rects.items():
        if id not in ("log", "inspector"):
            ground.paint_panel(surface, rect, "slot")


def thing(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the thing at a spot."""
    words = texts(model, name)
    if words and min(rect.size) > m.du(20):
        large = rect.width > m.du(260)
        style = "heading" if large else "tile_bold"
        made = [(style, words[0], theme.INK)]
        made += [("body" if large else "tile", each, theme.SOFT) for each in words[1:]]
        plain_card.draw(surface, rect, m, made)
    elif name[0] in ("bag_cube", "cube"):
        _cubes(surface, rect, model, name, m)


def _cubes(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    color = name[1]
    count = (model.view["bag"] if name[0] == "bag_cube" else model.drawn).get(color, 0)
    side = min(rect.size) * 2 // 3
    at = pygame.Rect(0, 0, side, side)
    at.midleft = rect.midleft
    pygame.draw.rect(surface, DYES[color], at, border_radius=m.du(4))
    line = pygame.Rect(at.right + m.du(2), rect.top, rect.right - at.right - m.du(2), rect.height)
    fonts.draw_line(surface, m, "label", str(count), theme.INK, line, "left", f"count {color}")


def texts(model: Model, name: Name) -> list[str]:
    """Return the words on a thing, its name first."""
    kind, id = name
    view, content = model.view, model.content
    if kind == "track":
        return [f"{ABILITY_NAMES[id]} {view['abilities'][id]} / {model.most(id)}"]
    if kind in ("die", "rolled"):
        value = dict(model.dice).get(id, model.rolled[1])
        return [str(value or "-"), content.name(id)]
    if kind == "step":
        return [f"-{id}"]
    if kind == "captain":
        return [model.captain.name, *model.captain.primer]
    if kind == "bag":
        return ["", f"{sum(view['bag'].values())} cubes"]
    if kind == "supply":
        return ["Supply", " ".join(str(view["supply"][color]) for color in COLORS)]
    if kind == "pip":
        icon = id.rpartition(".")[2]
        return [f"{model.need(model.current).get(icon, 0)} {ABILITY_NAMES[icon]}"]
    if kind == "plate":
        return [" + ".join(f"{n} {ABILITY_NAMES[each]}" for each, n in model.need(id).items())]
    if kind == "way_out":
        return ["Evade"]
    if kind == "slot":
        return [content.name(view["planet"]), *lines(content, view["planet"])] if view[
            "planet"] else ["Planet"]  # fmt: skip
    if kind == "weapon_slot":
        return ["?"]
    if kind in ("planet", "card", "hand", "weapon", "location", "alien"):
        return [content.name(id), *_figures(model, id), *lines(content, id)]
    return []


def _figures(model: Model, id: str) -> list[str]:
    card = model.content.faced.get(id)
    if card is None:
        return []
    fate = model.entry(id)["fate"] if id in model.cards else ""
    icon = ABILITY_NAMES[card.icon] if card.icon else "no icon"
    return [" ".join([f"Strength {card.strength}, {icon}", fate])]


def bars(surface: pygame.Surface, m: Metrics, areas: list[pygame.Rect]) -> None:
    """Paint the bars at the top and the foot."""
    for area in areas:
        images.draw_panel(surface, area, "flat", m.unit)

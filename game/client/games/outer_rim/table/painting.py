"""What the table looks like under and over its widgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.draw import images, richtext, signs, theme
from game.client.games.outer_rim.board import market, player_board
from game.client.games.outer_rim.cards import boards, pieces
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.table import inspector, opponents, placing
from game.client.games.outer_rim.table.located import Name

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene


def paint(table: TableScene, surface: pygame.Surface) -> None:
    """All that lies under the widgets."""
    key = (table.model.version, table.m, table.in_view, table.peek, table.tray_shown, table.drawer,
           table.tab,
           table.board_seat)  # fmt: skip
    surface.blit(table.base.get(table.m.size, key, partial(paint_base, table)), (0, 0))
    clip = surface.get_clip()
    if table.map_shown and clip.colliderect(table.areas.map):
        surface.set_clip(clip.clip(table.areas.map))
        table.map.draw_moving(
            surface, space_meant(table), map_lights(table),
            path(table), table.movements.flights.tags(), lane(table),
            table.ahead.space,
        )  # fmt: skip
        light_tokens(table, surface)
        surface.set_clip(clip)
    if not table.strip_shown:
        signs.drop("strip")
    elif clip.colliderect(table.areas.strip):
        with signs.group("strip"):
            paint_strip(table, surface)
    if not table.docked:
        signs.drop("inspector")
    elif clip.colliderect(table.areas.inspector):
        with signs.group("inspector"):
            inspector.draw_docked(
                surface, table.model, table.m, table.areas.inspector, table.reading.docked,
                bool(table.reading.pins),
            )  # fmt: skip


def paint_strip(table: TableScene, surface: pygame.Surface) -> None:
    """The strip over the board on view."""
    boards.draw_strip(
        surface, table.strip(), table.model.view["players"][table.board_seat], table.m,
        name=table.model.player_name(table.board_seat),
        fame_goal=table.model.view["players"][table.board_seat]["fame_goal"],
        credits=table.credits if table.looking is None else None,
    )  # fmt: skip


def paint_base(table: TableScene, surface: pygame.Surface) -> None:
    """All that stays between answers."""
    with signs.group("base"):
        paint_places(table, surface)


def paint_places(table: TableScene, surface: pygame.Surface) -> None:
    """Bars, opponents, market, map and board: what an answer changes, not a gesture."""
    m, model, areas = table.m, table.model, table.areas
    surface.fill(theme.DEEP)
    images.draw_panel(surface, areas.top, "flat", m.unit)
    images.draw_panel(surface, areas.actions, "flat", m.unit)
    covered = table.in_view and not table.peek
    if not (covered and m.compact) and areas.shows("opponents"):
        opponents.draw(surface, model, m, areas.opponents)
    if not covered:
        if table.map_shown:
            before = surface.get_clip()
            surface.set_clip(areas.map)
            table.map.draw_still(surface)
            surface.set_clip(before)
        if areas.shows("market"):
            paint_market(table, surface)
    if table.tray_shown:
        images.draw_panel(surface, areas.board, "flat", m.unit)
    elif not (covered and m.compact) and areas.shows("board"):
        player_board.draw_board(surface, model, m, areas.board, table.board_at, table.board_seat)


def paint_market(table: TableScene, surface: pygame.Surface) -> None:
    """The market, dimmed where nothing can be bought."""
    options = table.model.options
    buyable = {each.source for each in options if each.verb == "buy"}
    discards = {each.source for each in options if each.verb == "discard"}
    if table.m.compact and table.drawer:
        images.draw_panel(surface, table.areas.market, "flat", table.m.unit)
    market.draw(
        surface, table.model, table.m, table.market_area(), table.tiles, table.market_full(),
        buyable, discards,
    )  # fmt: skip


def map_lights(table: TableScene) -> dict[str, str]:
    """Spaces to light up, by kind: what is in hand may go there, or a click does."""
    carry = table.controller.carry
    names = (
        set(carry.targets) if carry else placing.direct_goals(table) | table.controller.sources()
    )
    kind = "target" if carry else "option"
    return {name[1]: kind for name in names if name[0] == "space"}


def paint_past(table: TableScene, surface: pygame.Surface) -> None:
    """While dice roll all but the scene or tray they lie in looks as before the answer."""
    past = table.past
    if past is None or past.get_size() != table.m.size:
        return
    hole = table.areas.view if table.in_view and not table.peek else table.areas.tray
    window = past.get_rect()
    for part in (
        pygame.Rect(0, 0, window.width, hole.top),
        pygame.Rect(0, hole.bottom, window.width, window.height - hole.bottom),
        pygame.Rect(0, hole.top, hole.left, hole.height),
        pygame.Rect(hole.right, hole.top, window.width - hole.right, hole.height),
    ):
        surface.blit(past, part, part)


def light_tokens(table: TableScene, surface: pygame.Surface) -> None:
    """A ring around each contact and patrol that can be used now."""
    if table.controller.carry:
        return
    places, m = table.map.spots(), table.m
    for name in sorted(table.controller.sources()):
        if name[0] in ("place", "patrol") and name in places:
            rect = places[name]
            radius = max(rect.size) // 2
            for width, color in ((m.du(6), theme.DEEP), (m.du(3), theme.AMBER)):
                pygame.draw.circle(surface, color, rect.center, radius + width // 2, max(2, width))


def space_meant(table: TableScene) -> str:
    """The space under the pointer, or the one that a card under it is for."""
    kind, id = table.controller.stands_for(table.reading.hovered or ("", ""))
    if kind == "space":
        return id
    return facts.goal_of(table.model, id) if kind in ("card", "market") else ""


def path(table: TableScene) -> Sequence[str]:
    """The way to that space."""
    goal = space_meant(table)
    return table.map.way(str(table.model.me["space"] or ""), goal) if goal else ()


def lane(table: TableScene) -> Sequence[str]:
    """The way that the patrol under the pointer may come with the next card turned up."""
    kind, id = table.reading.hovered or ("", "")
    here = str(table.model.me["space"] or "")
    if kind != "patrol" or not here:
        return ()
    way = table.map.way(str(table.model.view["patrols"][id]["space"]), here)
    return way[: 1 + facts.farthest(table.model, id)]


def paint_zoom(table: TableScene, surface: pygame.Surface, shown: Name) -> None:
    """The zoom floats on the half of the window away from the pointer, or beside a pin."""
    id = inspector.subject(table.model, shown)
    if not id:
        return
    rect = inspector.floating_rect(
        table.m, table.pointer, table.areas.top.bottom, table.areas.actions.top
    )
    if table.docked:
        rect.right = table.areas.inspector.left - table.m.du(8)
    pieces.zoom(surface, rect, table.model, shown, id, table.m)


def paint_toast(table: TableScene, surface: pygame.Surface) -> None:
    """A sentence over the table."""
    m = table.m
    wide = min(m.du(760), m.width - m.du(80))
    laid = richtext.layout(m, "body", table.toast, wide - m.du(48), theme.INK)
    used = min(wide, laid.size[0] + m.du(52))
    rect = pygame.Rect(0, 0, used, laid.height + m.du(22))
    rect.midbottom = (table.areas.map.centerx, table.areas.strip.top - m.du(12))
    images.draw_panel(surface, rect, "tip", m.unit)
    bar = pygame.Rect(rect.left, rect.top + m.du(8), m.du(4), rect.height - m.du(16))
    pygame.draw.rect(surface, theme.AMBER, bar, border_radius=m.du(2))
    laid.draw(surface, pygame.Rect(rect.left + m.du(26), rect.top + m.du(11), laid.size[0],
                                   laid.height), "toast")  # fmt: skip

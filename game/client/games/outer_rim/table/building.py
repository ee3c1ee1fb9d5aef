"""What the table's form is made of, region by region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import market, player_board
from game.client.games.outer_rim.encounter import deal, result_view, view
from game.client.games.outer_rim.table import bars, placing
from game.client.games.outer_rim.table.log import LogPanel
from game.client.games.outer_rim.table.steering import MAP_ZOOMS

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene


def build(table: TableScene, m: Metrics) -> None:
    """Lays the table out."""
    table.areas = table.regions(m)
    table.map.layout(table.areas.map, m, MAP_ZOOMS[table.zoom], table.pan)
    table.tiles = market.tiles(table.model, m, table.market_area(), table.market_full())
    table.board_at = player_board.places(table.model, m, table.areas.board, table.board_seat)
    table.spots = table.all_spots()
    table.controller.sync(table.spots)
    table.asks_in_view = view.wanted(table.model, len(table.controller.placed))
    table.in_view = table.asks_in_view or table.large_page is not None
    table.spots = placing.visible_spots(table)
    table.controller.sync(table.spots)
    bars.add_top(table, m)
    if table.areas.hidden and not (table.in_view and not table.peek):
        bars.add_tabs(table, m)
    elif m.compact and not (table.in_view and not table.peek):
        bars.add_drawer(table, m)
    placing.add_spots(table, "seat", "market", "deck")
    if table.in_view and not table.peek:
        _add_view(table, m)
    placing.add_spots(table, "space", "place", "patrol", "ship")
    table.log_at = table.log_area()
    table.log_panel = LogPanel("log", table.log_at, table.log, table.log_back(), table.follow)
    if (not table.view_covers_tray() or table.peek) and table.log_shown:
        bars.add_log(table, m)
        if not table.log_large:
            table.tips.add(m, table.areas.log)
    if table.tray_shown:
        result_view.build_tray(
            table.form,
            m,
            table.areas.tray,
            table.tray[0],
            len(table.tray) - 1,
            table.next_page,
            table.tumble,
        )
    else:
        placing.add_spots(table, "hold", "slot", "card")
    bars.add_bar(table, m)
    bars.add_deals(table, m)
    if table.docked and table.reading.pins:
        bars.add_pins(table, m)
    if table.looking is not None and not table.view_covers_tray():
        bars.add_own_board(table, m)


def _add_view(table: TableScene, m: Metrics) -> None:
    """The page of results that is read first, or the decision."""
    page = table.large_page
    if page is not None:
        table.listed = {}
        result_view.build_page(
            table.form, m, table.areas.view, table.model, page, len(table.tray) - 1,
            table.next_page, table.tumble,
        )  # fmt: skip
        return
    if table.model.view["deal"]:
        table.listed = deal.build(table.form, m, table.areas.view, table.model, table.choose)
        return
    unlisted = deal.unlisted(table.model)
    options = [each for each in table.model.options if each.verb not in unlisted]
    table.listed = view.build_view(
        table.form,
        m,
        table.areas.view,
        table.model,
        options,
        table.episode(),
        table.choose,
        table.tumble,
    )

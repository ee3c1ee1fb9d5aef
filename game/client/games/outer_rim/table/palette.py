"""The commands that Outer Rim adds to the palette of its table."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.table.ahead import Ahead
from game.client.games.outer_rim.table.parts import RimView
from game.client.shell.window.command_palette import Command
from game.client.tabletop.bars import commands as shared


class Table(Protocol):
    """The parts of a table that the commands need."""

    m: Metrics
    model: Model
    view: RimView
    ahead: Ahead

    def look_at(self, seat: int | None) -> None: ...
    def pay_with_goods(self) -> None: ...
    def toggle_market(self) -> None: ...
    def toggle_peek(self) -> None: ...


def commands(table: Table) -> list[Command]:
    """Return the commands that are possible now."""
    made = []
    if table.ahead.open:
        words = "Choose what to do in your next planning step"
        made.append(shared.keyed("table.plan", "Plan ahead", table.ahead.offer, words))
    for seat in opponents.others(table.model):
        words = f"See the board of {table.model.player_name(seat)}"
        made.append(Command(f"board.{seat}", words, partial(table.look_at, seat)))
    if table.model.goods:
        words = "Pay in credits" if table.model.bartering else "Pay with goods"
        made.append(Command("goods", words, table.pay_with_goods))
    if table.m.compact:
        words = "Switch between market and map"
        made.append(shared.keyed("outer_rim.market", words, table.toggle_market))
    if table.view.in_view:
        words = "Switch between table and page"
        made.append(shared.keyed("table.view", words, table.toggle_peek))
    return made

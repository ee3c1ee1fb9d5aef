"""A thing kept in hand, for pictures of where it can go."""

from __future__ import annotations

from game.client.draw.theme import Metrics
from game.client.tabletop.table.contract import Part, Table


class InHand(Part):
    """Picks up a thing, or the first of its kind, as with the keyboard."""

    def __init__(self, table: Table, kind: str, id: str = "") -> None:
        self.table, self.kind, self.id = table, kind, id

    def layout(self, m: Metrics) -> None:
        """Pick up the thing."""
        names = [name for name in self.table.view.spots if name[0] == self.kind]
        held = (self.kind, self.id) if self.id else next(iter(names), None)
        if held is not None:
            self.table.controller.pick(held, by_key=True)

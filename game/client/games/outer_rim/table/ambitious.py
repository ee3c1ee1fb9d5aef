"""The table in games with ambitions: the line above the board, and the sheet that it unfolds."""

from __future__ import annotations

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts
from game.client.games.outer_rim.ambitions.line import AmbitionLine, line_high
from game.client.games.outer_rim.board.layout import Regions, with_line
from game.client.games.outer_rim.table.rooms import RimRooms
from game.client.tabletop.kit.spots import Name


class Ambitious(RimRooms):
    """The part of the table that has ambitions."""

    def with_ambition(self, m: Metrics, at: Regions) -> Regions:
        """Return the regions with room for the line where ambitions are in play: the map below it
        is laid out once."""
        if not self.model.state.setup.ambitions:
            return at
        return with_line(m, at, line_high(m))

    def build_over(self, m: Metrics) -> None:
        super().build_over(m)
        line = self.view.areas.ambition
        drawn = line.width and facts.sheet_of(self.model, self.board_seat)
        if drawn and not self.page_over and not self.ui.log_large:
            shown = self._sheet() in self.reading.pins
            made = AmbitionLine(line, self.model, self.board_seat, self.unfold, shown)
            self.form.add(made)

    def _sheet(self) -> Name:
        return "goal", facts.sheet_of(self.model, self.board_seat)

    def unfold(self) -> None:
        """Unfold the sheet, or fold it."""
        self.pin(self._sheet())

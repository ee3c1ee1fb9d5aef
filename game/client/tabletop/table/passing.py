"""The way of the table from one person at this screen to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.draw.richtext import literal
from game.client.tabletop.bars import door
from game.client.tabletop.table.answering import Answering
from game.client.tabletop.bars.curtain import CurtainScene
from game.client.tabletop.table.views import TableViews


class TablePassing(TableViews):
    """A table that passes on as soon as its results are read: under a curtain, which the next
    player opens, or with a message if the players want none."""

    answers: Answering
    held = -1
    """the number of answers at which the table stays with the player before"""

    def hand_over(self, seat: int) -> None:
        """Show the table to the player of a seat."""
        self.answers.hand_over(seat)

    def begin_covered(self) -> None:
        """Begin under the curtain if the board of another player at this screen belongs on
        view."""
        if self.model.kinds.count("human") > 1:
            door.read_ahead()
        seat = self.model.opens_for
        if seat == self.model.seat:
            return
        if self.app.settings.curtain:
            self._close(seat, None)
        elif self.model.waiting_for is None:
            self.model.look_from(seat)
            self.log.sync()

    def curtain(self) -> None:
        """Pass the table if another player at this screen must answer."""
        seat = self.model.waiting_for
        if seat is None:
            return
        if self.app.settings.curtain:
            self._close(seat, partial(self._hold, self.model.session.seq))
            return
        self.hand_over(seat)
        if not self.ui.toast:
            self.say(f"**{literal(self.model.player_name(seat))}** is next.")

    def _close(self, seat: int, back: Callable[[], None] | None) -> None:
        """Close the curtain until the player of a seat opens it."""
        made = CurtainScene(self.app, self.model, seat, self.hand_over, self.bust, back)
        self.app.stack.push(made)

    def _hold(self, seq: int) -> None:
        """Leave the table with the player before until something is answered or taken back."""
        self.held = seq

    def pass_on(self) -> None:
        """Pass the table as soon as its results are read and nothing moves."""
        waits = self.model.waiting_for is not None and self.held != self.model.session.seq
        shows = bool(self.ui.tray) or self.playback.loaded or self.busy
        if waits and not shows and self.app.stack.top is self:
            self.curtain()

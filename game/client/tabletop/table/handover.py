"""Handing the table from one person at this screen to the next: as soon as its results are read,
under a curtain that the next player opens, or with a message if the players want none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.draw.richtext import literal
from game.client.tabletop.bars import curtain_paint
from game.client.tabletop.bars.curtain import CurtainScene
from game.client.tabletop.table.answering import Answering
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.waiting import Waiting


class Handover:
    """Hands the table over."""

    def __init__(self, table: Table, answers: Answering, waiting: Waiting) -> None:
        self.table, self.answers, self.waiting = table, answers, waiting
        self.held = -1
        """the number of answers at which the table stays with the player before"""

    @property
    def curtain(self) -> bool:
        """True if people have secrets from one another, or the game has some and the players want
        a curtain."""
        wanted = self.table.kind.curtain and self.table.app.settings.curtain
        return wanted or self.table.model.keeps_secrets

    def begin(self) -> None:
        """Begin under the curtain if the board of another player at this screen belongs on
        view."""
        table, model = self.table, self.table.model
        if model.kinds.count("human") > 1:
            curtain_paint.read_ahead()
        seat = model.opens_for
        if seat == model.seat:
            return
        if self.curtain:
            self._close(seat, None)
        elif model.waiting_for is None:
            model.look_from(seat)
            table.log.sync()

    def pass_on(self) -> None:
        """Hand the table over if another player at this screen must answer."""
        table, model = self.table, self.table.model
        seat = model.waiting_for
        if seat is None:
            return
        if self.curtain:
            self._close(seat, partial(self._hold, model.session.seq))
            return
        self.answers.hand_over(seat)
        if not table.ui.toast:
            table.views.say(f"**{literal(model.player_name(seat))}** is next.")

    @property
    def _viewer_left(self) -> bool:
        """True if the person on whose board the table is open has left it."""
        return self.table.model.seat in self.table.model.session.away

    def _pass_to_next_person(self) -> None:
        """Hand the table over from a person who has left."""
        seat = self.table.model.next_person
        if self.curtain:
            self._close(seat, None)
        else:
            self.answers.hand_over(seat)
            session = self.table.model.session
            self.table.views.say(literal(session.change_told(session.changes[-1])))

    def _close(self, seat: int, back: Callable[[], None] | None) -> None:
        """Close the curtain until the player of a seat opens it."""
        table, opened = self.table, self.answers.hand_over
        scene = CurtainScene(table.app, table.model, seat, opened, table.things.bust, back)
        table.app.stack.push(scene)

    def _hold(self, seq: int) -> None:
        """Leave the table with the player before until something is answered or taken back."""
        self.held = seq

    def update(self, dt: float) -> None:
        """Hand the table over as soon as its results are read and nothing moves."""
        table, model = self.table, self.table.model
        waits = model.waiting_for is not None and self.held != model.session.seq
        if self._viewer_left and not model.recorded and table.views.in_front():
            self._pass_to_next_person()
            return
        moves = table.motion.busy or table.playback.loaded or self.waiting.on
        if waits and not (moves or table.ui.tray) and table.views.in_front():
            self.pass_on()

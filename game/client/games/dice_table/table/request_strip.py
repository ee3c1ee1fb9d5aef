"""The strip of a check that the Game Master asks for, at the top of the felt: each sheet that
answers adds its own side."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.desk import Desk
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import NAME, PAPER, TAG
from game.client.widgets import Button, Label
from game.dice_table.seat_view import RequestView
from game.dice_table.text import pools


def told(request: RequestView) -> str:
    """Return a request in a line: "Asked for: Charm, 1 Boost against 2 Difficulty"."""
    return f"Asked for: {pools.asked(request.skill, request.pool)}"


def height(table: Desk, m: Metrics) -> int:
    """Return the height of the strip, 0 without a request."""
    return 0 if table.model.seat_view.request is None else m.touch + m.pitch(NAME) + m.du(18)


def build(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add the line and the buttons of the request."""
    request = table.model.seat_view.request
    if request is None:
        return
    room = Room(area).inset(m.du(10), m.du(4))
    line, words = room.north(m.pitch(NAME), m.du(7)), told(request)
    style = sheets.narrower(m, words, line.width, NAME, TAG, "tile")
    table.form.add(Label("request.told", line, fonts.fit(m, style, words, line.width).text, style,
                         PAPER))  # fmt: skip
    answer, done = room.north(m.touch).columns(2, m.du(6))
    behind = table.model.seat_view.curtain
    table.form.add(Button("request.answer", answer, "Answer", partial(
        table.pick, "Who answers?", ("answer",)), show_key=False, enabled=not behind,
        reason="This roll is for everybody: open the curtain first.",
        tip="Chooses whose own dice join those asked for"))  # fmt: skip
    table.put("unask", done, "Done", tip="Everyone who should has rolled")

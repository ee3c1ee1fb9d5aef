"""The strip of an attack at the foot of the felt: what helps and hinders before the roll, and after
it what the hit does, with buttons that deal it."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.desk import Desk
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import NAME, PAPER, TAG
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.widgets import Button, Label

TOGGLES = (("aim", "Aim"), ("cover", "Cover"), ("prone", "Prone"))
HITS = (("wounds", "Apply", "Deals the damage that soak or armor lets through"),
        ("strain", "As strain", "Deals the same as strain: a weapon that stuns"),
        ("critical", "Critical", "Rolls a Critical for the target"))  # fmt: skip


def height(table: Desk, m: Metrics) -> int:
    """Return the height of the strip, 0 without an attack."""
    return 0 if table.model.seat_view.strike is None else m.touch + m.pitch(NAME) + m.du(14)


def build(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add the line and the buttons of the attack."""
    strike = table.model.seat_view.strike
    if strike is None:
        return
    room = Room(area).inset(m.du(10), m.du(4))
    line = room.north(m.pitch(NAME), m.du(3))
    style = sheets.narrower(m, strike.told, line.width, NAME, TAG, "tile")
    told = fonts.fit(m, style, strike.told, line.width).text
    ink = PAPER if not strike.rolled else theme.GOOD if strike.hits else theme.DANGER
    table.form.add(Label("strike.told", line, told, style, ink))
    cells = room.north(m.touch).columns(4 if strike.rolled else 3, m.du(6))
    if strike.rolled:
        aim = partial(table.pick, "Whom did the attack hit?", ("target",))
        button = Button("strike.target", cells[3], fit_label(m, "Target", cells[3]), aim,
                        show_key=False, tip="Chooses whom attacks aim at; an attack without a "
                                            "target takes this one")  # fmt: skip
        button.narrow = True
        table.form.add(button)
        for (hit, label, tip), rect in zip(HITS, cells):
            more = f" +{strike.severity}" if hit == "critical" and strike.severity else ""
            table.put(f"hit:{hit}", rect, label + more, tip=tip).narrow = True
        return
    for (why, label), rect in zip(TOGGLES, cells):
        kind = "chosen" if why in strike.toggles else "normal"
        table.put(f"toggle:{why}", rect, label, kind=kind).narrow = True

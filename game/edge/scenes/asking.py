"""Checks that a scene asks for: the lines that lie face up, and the tray."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.models import Row
from game.edge.cards.scenes import Asking
from game.edge.context import Play
from game.edge.frames import Tray
from game.edge.rules import destiny
from game.edge.rules.conditions import holds

FACE_UP: tuple[Row, ...] = ("harm", "despair")
"""the rows of the oracle that lie face up before the roll"""


def ask(p: Play, tray: Tray) -> None:
    """Push a tray, with the dark point that the program announces (EE-R23)."""
    tray.seat = p.seat_of(tray.who)
    tray.dark = destiny.threatens(p, tray.scene)
    p.stack.append(tray)


def lay(p: Play, scene: str) -> None:
    """Draw one line each for three Threat and for Despair, face up, where the scene has none."""
    found = p.content.scenes[scene]
    assert isinstance(found, Asking)
    shown = []
    for row in FACE_UP:
        if any(each.row == row and holds(p, each.when) for each in found.listed):
            continue
        lines = [
            each.id
            for each in p.content.oracles
            if each.row == row and each.context == found.context and holds(p, each.when)
        ]
        if lines:
            shown.append(lines[p.roll("oracle", len(lines))])
    p.state.oracle = tuple(shown)
    if shown:
        p.events.append(e.OracleShown(lines=p.state.oracle))

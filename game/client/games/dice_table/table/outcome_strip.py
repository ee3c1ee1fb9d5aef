"""The strip at the foot of the felt with an outcome that is no check: a d100, Destiny, Obligation,
the order of turns, a hit that was dealt, a Critical, a row of a table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.model import Model
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import PAPER
from game.dice_table import events as e
from game.table.events import Event

OUTCOMES = (e.NumberTyped, e.NumberShown, e.DestinyRolled, e.ObligationRolled, e.InitiativeRolled,
            e.InjuryTyped, e.WreckTyped, e.TableRolled, e.ChecksCompared)  # fmt: skip
GONE = (e.Typed, e.PoolChanged, e.CurtainMoved)
"""what takes the strip away: the next check, a change of the pool, and the curtain with what was
rolled behind it"""
MOST_LINES = 3


def after(told: str, events: Sequence[Event], model: Model) -> str:
    """Return the words of the strip after these events, where it said ``told`` before; wounds and
    strain stand there if a hit deals them."""
    hit = model.session.history and model.session.history[-1].answer.key.startswith("hit:")
    kinds = (*OUTCOMES, e.SheetMarked) if hit else OUTCOMES
    lines = [model.tell(each) for each in events if isinstance(each, kinds)]
    said = " ".join(line for line in lines if line)
    return said or ("" if any(isinstance(each, GONE) for each in events) else told)


def height(told: str, width: int, m: Metrics) -> int:
    """Return the height of the strip in a width, 0 without words."""
    if not told:
        return 0
    laid = sheets.wrap(m, literal(told), width - 2 * m.du(12), "body", PAPER)
    return min(laid.height, MOST_LINES * m.pitch("body")) + m.du(14)


def paint(surface: pygame.Surface, area: pygame.Rect, told: str, m: Metrics) -> None:
    """Draw the words."""
    room = area.inflate(-2 * m.du(12), -2 * m.du(6))
    sheets.text(surface, m, room, literal(told), PAPER, "body", "tile", where="outcome")

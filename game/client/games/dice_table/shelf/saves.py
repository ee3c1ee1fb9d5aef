"""The saved dice tables in the list: the people, and how much has been rolled."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import materials
from game.client.draw.rooms import Room
from game.client.games.edge.cards import solid_dice
from game.client.shell.window import thumbnails
from game.client.tabletop.records.saves import Saves, Standing
from game.dice_table.game import DiceTable
from game.edge.dice.faces import Kind
from game.table.grammar import counted

MOST_ACROSS = 5
"""dice in a row of the picture"""


class TableSaves(Saves[DiceTable, Any]):
    """People and rolls."""

    game = DiceTable.id

    def standing(self, game: DiceTable, state: Any, seat: int) -> Standing:
        """Return the summary of a table."""
        view = game.seat_view(state, seat)
        names, rolls = list(view.people), view.rolls
        told = counted(rolls, "roll")
        sheets = ", ".join(each.name for each in view.sheets)
        return Standing(
            names=names,
            moment=told,
            marks=(("dice", told),),
            details=(("People", ", ".join(names)), ("Sheets", sheets)),
            turn=f"{names[0]} runs the table",
        )

    def draw_state(self, game: DiceTable, state: Any) -> pygame.Surface:
        """Return the felt with the latest check on it; with a die of each kind before the first. A
        roll behind the curtain is no one else's."""
        last = game.seat_view(state, min(1, len(state.setup.seats) - 1)).last
        dice = [*last.dice] if last is not None else [(kind, 1) for kind in Kind]
        wide, high = thumbnails.SIZE
        made = pygame.Surface(thumbnails.SIZE)
        materials.draw(made, made.get_rect(), "slot", 1.0)
        columns = min(len(dice), MOST_ACROSS)
        px = min(150, (wide - 40) // max(1, columns) - 10)
        lines = -(-len(dice) // max(1, columns))
        places = Room(made.get_rect()).piece(columns * (px + 10) - 10, lines * (px + 10) - 10)
        cells = places.grid(len(dice), max(1, columns), (px, px), 10)
        for (kind, face), cell in zip(dice, cells):
            made.blit(solid_dice.at_rest(kind, face, px), cell)
        return made


SAVES = TableSaves()

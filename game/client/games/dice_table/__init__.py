"""The screens of the dice table, whose door is in the box of Edge."""

from game.client.games.edge.identity.identity import LOOK
from game.client.shell.window.registry import GameClient

HERE = "game.client.games.dice_table"
CLIENT = GameClient(
    id="dice_table",
    name="Dice table",
    tagline="Pools, odds, sheets and tracks for a group with a Game Master",
    scenes={"new_game": f"{HERE}.setup.setup:make", "table": f"{HERE}.table.table:make"},
    saves=f"{HERE}.shelf.saves:SAVES",
    cover=f"{HERE}.shelf.cover:paint",
    sounds=f"{HERE}.sound.sounds:SOUNDS",
    box="edge",
    help=("cards/edge",),
    look=LOOK,
)

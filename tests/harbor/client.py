"""The window's part of the game: its table, its new-game screen, its saves."""

from __future__ import annotations

from game.client.draw.materials import Material
from game.client.draw.theme import rgb
from game.client.shell.window.registry import GameClient, Look

HERE = "tests.harbor"
CANVAS = Material(("dice", "felt"), 40, rgb("2A2620"), 0.5)
CLIENT = GameClient(
    id="harbor",
    name="Harbor Run",
    tagline="Two boats, five islands, and letters for all of them",
    scenes={
        "new_game": f"{HERE}.screens:make_new_game",
        "table": f"{HERE}.board:make",
        "end": f"{HERE}.screens:make_end",
        "lessons": f"{HERE}.lessons:make_list",
        "tutorial": f"{HERE}.lessons:make_chapter",
    },
    saves=f"{HERE}.screens:SAVES",
    learned=f"{HERE}.lessons:learned",
    lead=f"{HERE}.lessons:LEAD",
    look=Look(accent=rgb("7FD0C4"), ground=rgb("0B1A20"), materials={"chart": CANVAS}),
)

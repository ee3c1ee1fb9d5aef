"""The screens of Edge."""

from game.client.games.edge.identity.identity import KEYS, LOOK
from game.client.shell.window.registry import FirstLesson, GameClient

HERE = "game.client.games.edge"
CLIENT = GameClient(
    id="edge",
    friends=True,
    name="Edge",
    tagline="Two heroes, a bad idea, and dice that cut both ways",
    scenes={
        "new_game": f"{HERE}.setup.new_game:make",
        "table": f"{HERE}.table.table:make",
        "end": f"{HERE}.ending.end:make",
        "lessons": f"{HERE}.lessons.scenes:make_list",
        "tutorial": f"{HERE}.lessons.scenes:make_chapter",
    },
    saves=f"{HERE}.shelf.saves:SAVES",
    cover=f"{HERE}.shelf.cover:paint",
    sounds=f"{HERE}.sound.sounds:SOUNDS",
    records=f"{HERE}.ending.records:CHRONICLE",
    learned=f"{HERE}.guide.lesson_progress:load",
    lesson=FirstLesson(chapters=9, minutes=8, picture=("edge/scenes", "cage")),
    help=("cards/edge",),
    shots=(f"{HERE}.tools.shots", "game.client.games.dice_table.tools.shots"),
    look=LOOK,
    keys=KEYS,
)

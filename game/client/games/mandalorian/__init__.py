"""The screens of The Mandalorian: Adventures."""

from game.client.games.mandalorian.identity.identity import KEYS, LOOK
from game.client.shell.window.registry import FirstLesson, GameClient

HERE = "game.client.games.mandalorian"
CLIENT = GameClient(
    id="mandalorian",
    friends=True,
    name="The Mandalorian: Adventures",
    tagline="Missions for one to four: four slots to fill, and never one card too many",
    scenes={
        "new_game": f"{HERE}.setup.new_game:make",
        "table": f"{HERE}.table.table:make",
        "end": f"{HERE}.ending.end:make",
        "lessons": f"{HERE}.lessons.scenes:make_list",
        "tutorial": f"{HERE}.lessons.scenes:make_chapter",
    },
    saves=f"{HERE}.shelf.saves:SAVES",
    cover=f"{HERE}.shelf.cover:paint",
    records=f"{HERE}.ending.records:CHRONICLE",
    learned=f"{HERE}.guide.lesson_progress:load",
    lesson=FirstLesson(chapters=8, minutes=9, picture=("lessons", "mandalorian")),
    sounds=f"{HERE}.sound.sounds:SOUNDS",
    help=("cards/mandalorian",),
    shots=(f"{HERE}.tools.shots",),
    look=LOOK,
    bench=f"{HERE}.tools.bench:BENCH",
    keys=KEYS,
)

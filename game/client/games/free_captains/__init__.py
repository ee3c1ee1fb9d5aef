"""The screens of The Moonpeeler Affair."""

from game.client.games.free_captains.identity.identity import KEYS, LOOK
from game.client.games.free_captains.identity.marks import ABILITIES
from game.client.shell.window.registry import FirstLesson, GameClient

HERE = "game.client.games.free_captains"
CLIENT = GameClient(
    id="free_captains",
    name="The Moonpeeler Affair",
    tagline="One ship, a crew of dice, and twelve rounds against the Hegemony",
    scenes={
        "new_game": f"{HERE}.setup.new_game:make",
        "table": f"{HERE}.table.table:make",
        "end": f"{HERE}.ending.end:make",
        "lessons": f"{HERE}.lessons.scenes:make_list",
        "tutorial": f"{HERE}.lessons.scenes:make_chapter",
    },
    saves=f"{HERE}.shelf.saves:SAVES",
    learned=f"{HERE}.guide.lesson_progress:load",
    lesson=FirstLesson(chapters=5, minutes=8, picture=("lessons", "free_captains")),
    lead=f"{HERE}.guide.guide_script:LEAD",
    cover=f"{HERE}.shelf.cover:paint",
    help=("cards/free_captains",),
    shots=(f"{HERE}.tools.shots",),
    records=f"{HERE}.ending.records:CHRONICLE",
    bench=f"{HERE}.tools.bench:BENCH",
    look=LOOK,
    sounds=f"{HERE}.sound.sounds:SOUNDS",
    keys=KEYS,
    marks=(ABILITIES,),
)

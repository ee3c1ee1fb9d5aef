"""The screens of Outer Rim."""

from game.client.draw.theme import rgb
from game.client.games.outer_rim.identity.identity import FACTIONS, KEYS
from game.client.shell.window.registry import FirstLesson, GameClient, Look

HERE = "game.client.games.outer_rim"
CLIENT = GameClient(
    id="outer_rim",
    friends=True,
    name="Outer Rim",
    tagline="Smugglers, hunters and debts at the edge of the galaxy",
    scenes={
        "new_game": f"{HERE}.setup.new_game:make",
        "table": f"{HERE}.table.table:make",
        "end": f"{HERE}.ending.end:make",
        "lessons": f"{HERE}.lessons.scenes:make_list",
        "tutorial": f"{HERE}.lessons.scenes:make_chapter",
    },
    saves=f"{HERE}.shelf.saves:SAVES",
    sounds=f"{HERE}.sound.sounds:SOUNDS",
    cover=f"{HERE}.shelf.cover:paint",
    worn=f"{HERE}.play.boxes:last",
    sample=f"{HERE}.tools.sample:draw",
    learned=f"{HERE}.guide.lesson_progress:load",
    lesson=FirstLesson(chapters=9, minutes=15, picture=("lessons", "outer_rim")),
    lead=f"{HERE}.guide.guide_script:LEAD",
    shots=(f"{HERE}.tools.shots", f"{HERE}.tools.screen_states"),
    samples=f"{HERE}.tools.samples:write",
    records=f"{HERE}.ending.records:CHRONICLE",
    bench=f"{HERE}.tools.bench:BENCH",
    help=("cards/outer_rim", "cards/unfinished_business"),
    clause="OR-121",
    look=Look(accent=rgb("F3B544"), ground=rgb("0A0E15"), face="Chakra Petch"),
    keys=KEYS,
    marks=(FACTIONS,),
)

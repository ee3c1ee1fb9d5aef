"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.client.games.free_captains.ending import end, records
from game.client.games.free_captains.lessons.scenes import LESSONS
from game.client.games.free_captains.play import party
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.play.party import the_game
from game.client.games.free_captains.setup import new_game
from game.client.games.free_captains.table.table import KIND, table_of
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.tools.in_hand import InHand
from game.client.shell.tools.recordings import Recordings
from game.client.shell.tools.shots import Wish
from game.client.shell.window.scenes import Scene
from game.client.tabletop.ending.end import EndScene
from game.client.tabletop.guidance.progress import Progress
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.lessons.teacher import coach_at, open_chapter
from game.client.tabletop.records import honors
from game.client.tabletop.records.honors import Honors
from game.client.tabletop.records.records_page import RecordsScene
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.free_captains.game import FreeCaptain
from game.free_captains.names import Level
from game.players import make_players
from game.table.session import Session

SEED = 7
RECORDED = Recordings(Path(__file__).parent)
ENDINGS: dict[str, tuple[Level, int]] = {
    "": ("basic", 14), "abilities": ("advanced", 12), "decks": ("normal", 4)
}  # fmt: skip
"""level and first seed for a game that is won, or lost for a reason"""
SETUP: dict[str, Any] = {
    "captain": "ca_04",
    "dice": ["weapons_specialist", "infiltration_agent"],
    "cards": ["gf_05", "gf_03", "ag_06", "gf_23", "lo_04", "gf_12", "ag_01", "gf_17"],
    "planets": ["pl_01", "pl_09", "pl_11"],
    "weapons": ["we_01", "we_04", "we_05", "we_02", "we_03"],
}
PAYING = ("planet:pl_09", "engage:gf_05")
LINE = (*PAYING, "die:", "step:", "settle", "engage:gf_03", "settle", "engage:ag_06", "settle",
        "engage:gf_23", "settle")  # fmt: skip
"""answers until the whole line has been engaged"""


def _new_game(app: App, wish: Wish) -> Scene:
    # The defaults instead of the last choices: the same picture on every machine.
    return new_game.make(app, SEED, party.Party(), records.Book())


def _new_game_chance(app: App, wish: Wish) -> Scene:
    """Return a captain drawn by the seed, at the highest level."""
    chosen = party.Party([party.Seat(name="Kim")], "advanced")
    return new_game.make(app, SEED, chosen, records.Book())


def _new_game_three(app: App, wish: Wish) -> Scene:
    """Return the captain who keeps all dice."""
    chosen = party.Party()
    chosen.cast("ca_01")
    return new_game.make(app, SEED, chosen, records.Book())


def session(journal: Path | None = None) -> Session[Any]:
    """Return a game of Hob Karrowick with a known line."""
    setup = {"game": FreeCaptain.id, "level": "normal", "seats": [{"kind": "human"}], **SETUP}
    return Session(the_game(), setup, SEED, journal)


def answer(game: Session[Any], *wanted: str) -> Session[Any]:
    """Give the first option that begins with each text; return the game."""
    for text in wanted:
        decision = game.decision()
        keys = (
            [each.key for each in decision.options if each.key.startswith(text)] if decision else []
        )
        if not keys:
            raise ValueError(f"no option begins with {text!r}")
        game.choose(keys[0])
    return game


def _table(*wanted: str) -> Callable[[App, Wish], Scene]:
    """Return the maker of a table after these answers."""

    def build(app: App, wish: Wish) -> Scene:
        return table_of(app, answer(session(), *wanted))

    return build


def _die_in_hand(app: App, wish: Wish) -> Scene:
    """Return a table with a die in hand, as with the keyboard: where it can go is lit."""
    kind = replace(KIND, parts=lambda table: (InHand(table, "die", "weapons_specialist"),))
    return TableScene(app, answer(session(), *PAYING), kind)


def _setup(app: App, wish: Wish) -> Scene:
    """Return the first question of a game: which dice come along."""
    setup = {**_alone("normal"), "captain": "ca_06"}
    return table_of(app, Session(the_game(), setup, SEED))


def _hint(app: App, wish: Wish) -> Scene:
    """Return a table with a hint about the first card of the line."""
    scene = table_of(app, answer(session(), "planet:pl_09"))
    scene.table.hinting.ask()
    while scene.table.hinting.thinking:
        scene.table.hinting.update(0.0)
    return scene


def _lessons(app: App, wish: Wish) -> Scene:
    """Return the list with one chapter finished, whatever the player's progress."""
    return LessonsScene(app, LESSONS, learned=Progress([LESSONS.chapters[0].id]))


def _lesson(app: App, wish: Wish) -> Scene:
    """Return the chapter on dice, at its first task."""
    scene = open_chapter(app, LESSONS, LESSONS.find("crew"), keep=False)
    coach = coach_at(scene)
    while coach.at < 1:
        coach.skip()
    scene.relayout(app.metrics)
    return scene


def whole_game(how: str, journal: Path | None = None) -> Session[Any]:
    """Return a game of the plain computer player that ends as in ``ENDINGS``."""
    level, seed = ENDINGS[how][0], _seed(how)
    return _play(level, seed, journal)


@lru_cache(maxsize=len(ENDINGS))
def _seed(how: str) -> int:
    """Return the first seed whose game ends so: players get better, and then it is another."""
    level, seed = ENDINGS[how]
    while True:
        if _play(level, seed).state.lost == how:
            return seed
        seed += 1


def _play(level: Level, seed: int, journal: Path | None = None) -> Session[Any]:
    game = Session(the_game(), _alone(level), seed, journal)
    player = make_players(FreeCaptain.id, ("greedy",), seed)[0]
    game.autoplay(RECORDED.players(f"{level} {seed}", {0: player}))
    return game


def _alone(level: Level) -> dict[str, Any]:
    return {"game": FreeCaptain.id, "level": level, "seats": [{"kind": "human"}]}


def ended(app: App, how: str) -> EndScene:
    """Return the end of such a game, over its table."""
    scene = table_of(app, whole_game(how))
    scene.ui.ended = True
    app.stack.push(scene)
    return end.make(app, as_kind(scene.model, Model))


def _won(app: App, wish: Wish) -> Scene:
    return ended(app, "")


def _lost(app: App, wish: Wish) -> Scene:
    return ended(app, "abilities")


def _lost_decks(app: App, wish: Wish) -> Scene:
    return ended(app, "decks")


def _figures(app: App, wish: Wish) -> Scene:
    scene = ended(app, "")
    scene.page = "figures"
    return scene


def sample_records() -> list[records.Record]:
    """Return the records of some games, the same every time."""
    won = (1, 0, 1, 1, 0, 1, 0, 1, 1)
    levels = (
        "basic",
        "basic",
        "basic",
        "normal",
        "normal",
        "normal",
        "advanced",
        "normal",
        "basic",
    )
    played = ("ca_04", "ca_04", "ca_04", "ca_02", "ca_06", "ca_06", "ca_01", "ca_01", "ca_04")
    return [
        records.Record(
            id=f"{number:016}", seats=1, rounds=5 + number * 7 % 5, minutes=8.5 + number % 4 * 2,
            players=(records.Played(character=captain, won=bool(win)),), level=level,
            assisted=number == 1,
        )
        for number, (win, level, captain) in enumerate(zip(won, levels, played, strict=True))
    ]  # fmt: skip


def _records(app: App, wish: Wish) -> Scene:
    """Return the records of nine games."""
    scene = RecordsScene(app, FreeCaptain.id)
    scene.sums[FreeCaptain.id] = honors.honors(sample_records())
    scene.sums = {id: each if id == FreeCaptain.id else Honors() for id, each in scene.sums.items()}
    return scene


def _records_empty(app: App, wish: Wish) -> Scene:
    """Return the records before the first game."""
    scene = RecordsScene(app, FreeCaptain.id)
    scene.sums = {id: Honors() for id in scene.sums}
    return scene


GAME_SHOTS: dict[str, Callable[[App, Wish], Scene]] = {
    "captain_new_game": _new_game,
    "captain_new_game_chance": _new_game_chance,
    "captain_new_game_three": _new_game_three,
    "captain_setup": _setup,
    "captain_table": _table(),
    "captain_line": _table("planet:pl_09"),
    "captain_paying": _table(*PAYING),
    "captain_die": _die_in_hand,
    "captain_evade": _table("planet:pl_09", "evade", "lose:diplomacy"),
    "captain_hint": _hint,
    "captain_lessons": _lessons,
    "captain_lesson": _lesson,
    "captain_search": _table(*LINE),
    "captain_cubes": _table(*LINE, "search"),
    "captain_searched": _table(
        *LINE, "search", "cube:yellow", "cube:red", "cube:red", "cube:orange"
    ),
    "captain_won": _won,
    "captain_lost": _lost,
    "captain_lost_decks": _lost_decks,
    "captain_figures": _figures,
    "captain_records": _records,
    "captain_records_empty": _records_empty,
}
shots.SHOTS.update(GAME_SHOTS)

"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable

from game.client.games.free_captains import party, records
from game.client.games.free_captains.end import CaptainsEnd
from game.client.games.free_captains.new_game import CaptainsSetup
from game.client.games.free_captains.party import the_game
from game.client.games.free_captains.table.scene import CaptainsTable
from game.client.shell import shots
from game.client.shell.app import App
from game.client.shell.scenes import Scene
from game.client.shell.shots import Wish
from game.client.tabletop import honors
from game.client.tabletop.honors import Honors
from game.client.tabletop.records_page import RecordsScene
from game.free_captains.game import FreeCaptain
from game.free_captains.names import Level
from game.players import make_players
from game.table.session import Session

SEED = 7
WON, LOST, OUT = 6, 12, 1
"""seeds of a win, and of losses by abilities and by decks"""


def _new_game(app: App, wish: Wish) -> Scene:
    # The defaults instead of the last choices: the same picture on every machine.
    return CaptainsSetup(app, SEED, party.Party(), records.Book())


def _new_game_chance(app: App, wish: Wish) -> Scene:
    """Return a captain drawn by the seed, at the highest level."""
    chosen = party.Party([party.Seat(name="Kim")], "advanced")
    return CaptainsSetup(app, SEED, chosen, records.Book())


def _new_game_three(app: App, wish: Wish) -> Scene:
    """Return the captain who keeps all dice."""
    chosen = party.Party()
    chosen.cast("ca_01")
    return CaptainsSetup(app, SEED, chosen, records.Book())


def ended(app: App, level: Level, seed: int) -> CaptainsEnd:
    """Return the end of a game of the plain computer player, over its table."""
    setup = {"game": FreeCaptain.id, "level": level, "seats": [{"kind": "human"}]}
    game = Session(the_game(), setup, seed)
    game.autoplay({0: make_players(FreeCaptain.id, ("greedy",), seed)[0]})
    scene = CaptainsTable(app, game)
    scene.ui.ended = True
    app.stack.push(scene)
    return CaptainsEnd(app, scene.model)


def _won(app: App, wish: Wish) -> Scene:
    return ended(app, "basic", WON)


def _lost(app: App, wish: Wish) -> Scene:
    return ended(app, "advanced", LOST)


def _lost_decks(app: App, wish: Wish) -> Scene:
    return ended(app, "normal", OUT)


def _figures(app: App, wish: Wish) -> Scene:
    scene = ended(app, "basic", WON)
    scene.page = "figures"
    return scene


def finished() -> list[records.Record]:
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
    scene.sums[FreeCaptain.id] = honors.honors(finished())
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
    "captain_won": _won,
    "captain_lost": _lost,
    "captain_lost_decks": _lost_decks,
    "captain_figures": _figures,
    "captain_records": _records,
    "captain_records_empty": _records_empty,
}
shots.SHOTS.update(GAME_SHOTS)

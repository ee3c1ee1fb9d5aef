"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable

from game.client.games.free_captains import party, records
from game.client.games.free_captains.new_game import CaptainsSetup
from game.client.shell import shots
from game.client.shell.app import App
from game.client.shell.scenes import Scene
from game.client.shell.shots import Wish

SEED = 7


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


GAME_SHOTS: dict[str, Callable[[App, Wish], Scene]] = {
    "captain_new_game": _new_game,
    "captain_new_game_chance": _new_game_chance,
    "captain_new_game_three": _new_game_three,
}
shots.SHOTS.update(GAME_SHOTS)

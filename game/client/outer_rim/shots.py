"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.client import shots
from game.client.app import App
from game.client.outer_rim import end, new_game, table
from game.client.outer_rim.model import the_game
from game.client.scenes import Scene
from game.client.shots import Wish
from game.table.session import Session

SEATS = [
    {"kind": "human", "name": "", "character": "boba_fett", "ship": "g_1a_starfighter"},
    {"kind": "deck", "character": "lando_calrissian"},
]
SEED = 7


def session(**more: Any) -> Session[Any]:
    """A game of Boba Fett against the AI deck."""
    return Session(the_game(), {"game": "outer_rim", "seats": SEATS, **more}, SEED)


def answer(game: Session[Any], *wanted: str) -> Session[Any]:
    """Answers with the first option that begins with each text."""
    for text in wanted:
        decision = game.decision()
        if decision is None:
            break
        keys = [each.key for each in decision.options if each.key.startswith(text)]
        if not keys:
            raise ValueError(f"no option begins with {text!r}: {[o.key for o in decision.options]}")
        game.choose(keys[0])
    return game


def _table(app: App, wish: Wish) -> Scene:
    return table.make(app, session=answer(session(), "faction:rebel"))


def _market(app: App, wish: Wish) -> Scene:
    return table.make(app, session=answer(session(), "faction:rebel", "credits"))


def _encounter(app: App, wish: Wish) -> Scene:
    position = {"players": [{"space": "kessel", "credits": 9000}],
                "decks": {"kessel_maelstrom": ["enc_kessel_maelstrom_a"]}, "step": "encounter"}  # fmt: skip
    return table.make(app, session=answer(session(position=position), "faction:rebel", "draw"))


def _new_game(app: App, wish: Wish) -> Scene:
    new_game.memory_path = lambda: Path("no-memory")  # the same picture on every machine
    return new_game.make(app, seed=SEED)


def _end(app: App, wish: Wish) -> Scene:
    game = session(fame_goal=8)
    answer(game, "faction:rebel")
    while (decision := game.decision()) is not None:
        game.choose(decision.options[-1].key)
    scene = table.TableScene(app, game)
    scene.ended = True
    app.stack.push(scene)
    return end.make(app, scene)


GAME_SHOTS: dict[str, Callable[[App, Wish], Scene]] = {
    "new_game": _new_game,
    "end": _end,
    "table": _table,
    "market": _market,
    "encounter": _encounter,
}
shots.SHOTS.update(GAME_SHOTS)

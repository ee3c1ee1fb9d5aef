"""Helpers: a table in process, and gestures on its controls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX
from game.client.games.outer_rim.table.prefetch import CardPrefetch
from game.client.games.outer_rim.table.table import MapPart, table_of
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Control, Scene
from game.client.tabletop.table.scene import TableScene
from game.table.session import Session
from tests.client.conftest import Size, deliberate, open_scene, settle, tap

the_game()  # loaded with this module, not by the test that happens to be the first

SEATS = [
    {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
    {"kind": "deck", "character": "lando_calrissian"},
]


def a_game(seed: int = 1, **more: Any) -> Session[Any]:
    """Return a game of Boba Fett against the AI deck, past the setup choices."""
    session = Session(the_game(), {"game": "outer_rim", "seats": SEATS} | more, seed)
    while (decision := session.decision()) and decision.step.startswith("setup"):
        session.choose(decision.options[0].key)
    return session


def with_box(rivals: int = 1) -> dict[str, Any]:
    """Return what makes a game one with the further box, against a hunter, or two rivals."""
    decks = [{"kind": "deck", "character": "cad_bane_character"}, SEATS[1]]
    return {"expansions": [BOX], "seats": [SEATS[0], *decks[:rivals]]}


COMPANY = [
    {"kind": "human", "character": "han_solo", "name": "Vela"},
    {"kind": "human", "character": "boba_fett", "name": "Orin"},
    {"kind": "captain", "character": "doctor_aphra"},
]


def a_company(seed: int = 1, **more: Any) -> Session[Any]:
    """Return a game of two people and a Captain with favors, past the setup choices."""
    boxes = {"expansions": ["unfinished_business"], "favors": True}
    setup = {"game": "outer_rim", "seats": COMPANY, **boxes, **more}
    session = Session(the_game(), setup, seed)
    while (decision := session.decision()) and decision.step.startswith("setup"):
        session.choose(decision.options[0].key)
    return session


def open_table(
    session: Session[Any],
    size: Size,
    home: Path,
    speed: Any = "off",
    silenced: Sequence[str] = ("deliver", "ability"),
    asks: bool = False,
    curtain: bool = True,
) -> tuple[App, TableScene]:
    """Return an app with that game on the table, at rest; it gives no warning before a step
    ends. With ``asks`` the player gives every answer."""
    own: dict[str, Any] = {"forced_steps": not asks, "ask_ways": asks, "ask_for_computer": asks}
    own |= {"speed": speed, "warn_silenced": list(silenced), "curtain": curtain}
    return open_scene(table_of, session, size=size, folder=home, **own)


def by_key(scene: Scene) -> dict[str, Control]:
    """Return the controls of a scene by option key, after closing pages about a card."""
    while isinstance(scene, TableScene) and scene.ui.large_page is not None:
        scene.do.next_page()
    return {control.key: control for control in scene.controls()}


def point(app: App, kind: int, pos: Size, **more: Any) -> None:
    deliberate(app)
    app.frame([pygame.event.Event(kind, pos=pos, **more)], 0.016)


def hold(app: App, source: Size, target: Size) -> None:
    """Pick up at ``source`` and move to ``target`` with the button down."""
    point(app, pygame.MOUSEMOTION, source, rel=(0, 0), buttons=(0, 0, 0))
    point(app, pygame.MOUSEBUTTONDOWN, source, button=1)
    for step in range(1, 5):
        x = source[0] + (target[0] - source[0]) * step // 4
        y = source[1] + (target[1] - source[1]) * step // 4
        point(app, pygame.MOUSEMOTION, (x, y), rel=(0, 0), buttons=(1, 0, 0))


def drag(app: App, source: Size, target: Size) -> None:
    """Perform a whole drag, and wait for everything it sets off."""
    hold(app, source, target)
    point(app, pygame.MOUSEBUTTONUP, target, button=1)
    settle(app)


def use(app: App, control: Control) -> None:
    """Give a control's answer by mouse, at its rectangles."""
    if control.target is not None:
        drag(app, control.source.center, control.target.center)
        return
    tap(app, control.source.center)


def a_move(scene: TableScene) -> str:
    """Return the key of a move to another space."""
    here = scene.model.me["space"]
    moves = (o for o in scene.model.options if o.verb == "move" and o.target != here)
    return next(moves).key


def warming_of(scene: TableScene) -> CardPrefetch:
    """Return what paints in advance at a table."""
    return next(each.warming for each in scene.parts if isinstance(each, MapPart))

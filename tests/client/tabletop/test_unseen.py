"""Nothing on the screen depends on what is still to be drawn, rolled or turned up.

The same position is shown twice, the second time with other dice to come and everything hidden
dealt anew: every picture, word, tip and warning is the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.play.model import Model
from game.client.shell.app.app import App
from game.client.tabletop.table.scene import TableScene
from game.players.chance import RandomPlayer
from game.table.session import Session
from tests.breadth import turns
from tests.client.conftest import settle
from tests.client.games.outer_rim.playing import a_company, a_game
from tests.client.tabletop.test_ways_on import new
from tests.client.walker import open_table

GAMES = {
    "outer_rim": lambda: a_game(4), "unfinished": lambda: a_company(2),
    "free_captains": lambda: new("free_captains"), "mandalorian": lambda: new("mandalorian"),
    "edge": lambda: new("edge"), "dice_table": lambda: new("dice_table"),
}  # fmt: skip
STOPS = (9, 14)
"""numbers of answers after which the screen is compared"""
LIFTED = 3
"""things that are taken in hand at each"""


def played(name: str, answers: int) -> Session[Any]:
    """Return a game after that many answers by chance, or a few more: a person is asked."""
    session = GAMES[name]()
    kinds = session.game.seats(session.state)
    players = {seat: RandomPlayer(7, seat) for seat in range(len(kinds))}
    session.autoplay(players, answers)
    while (decision := session.decision()) is not None and kinds[decision.seat] != "human":
        session.autoplay(players, 1)
    return session


def picture(app: App, scene: TableScene) -> bytes:
    scene.views.renew()
    settle(app)
    made = pygame.Surface(scene.m.size)
    scene.draw(made)
    return pygame.image.tobytes(made, "RGB")


def seen(session: Session[Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return everything that a player sees, or can bring to the screen."""
    app, scene = open_table(session, folder, speed="off", forced_steps=False, curtain=False)
    settle(app)
    model, found = scene.model, dict[str, Any]()
    for _ in range(3):  # chances are worked out beside the window
        scene.on_update(0.1)
        settle(app)
        if isinstance(model, Model):
            model.chances.wait()
    found["table"] = picture(app, scene)
    found["words"] = model.prompt, {key: (x.label, x.detail) for key, x in model.labels.items()}
    found["tips"] = {name: scene.table.things.at(name).tip for name in scene.view.spots}
    for name in sorted(scene.controller.sources())[:LIFTED]:
        scene.controller.pick(name)
        scene.table.gestures.show_carry()
        app.draw()
        made = pygame.Surface(scene.m.size)
        scene.draw(made)
        found[f"in hand: {name}"] = pygame.image.tobytes(made, "RGB")
        scene.table.gestures.let_go()
    chosen: list[str] = []
    monkeypatch.setattr(scene.do, "choose", chosen.append)
    for each in model.options:
        chosen.clear()
        scene.do.ask(each.key)
        warned = None
        if app.stack.top is not scene:
            warned = [getattr(x, "markup", "") for x in app.stack.top.form.every()]
            app.stack.pop()
        found[f"warning: {each.key}"] = warned, list(chosen)
    return found


@pytest.mark.parametrize(("name", "answers"), turns(GAMES, [(count,) for count in STOPS]))
def test_the_screen_knows_nothing_of_what_comes(
    name: str, answers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = played(name, answers), played(name, answers)
    decision = first.decision()
    other.state = other.game.imagine(other.state, decision.seat, 5)
    one, two = (seen(each, tmp_path, monkeypatch) for each in (first, other))
    assert one.keys() == two.keys() and len(one) > 3
    assert [each for each in one if one[each] != two[each]] == []

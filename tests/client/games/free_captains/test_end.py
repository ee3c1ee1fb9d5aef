"""The end of a game of captains: its figures, its record, vault, cracks and pips."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.games.free_captains.ending import records, tale
from game.client.games.free_captains.ending.end import CaptainsEnd
from game.client.games.free_captains.ending.finale import Panels, Pips, Tracks, Vault
from game.client.games.free_captains.play.party import the_game
from game.client.games.free_captains.tools.shots import ENDINGS, whole_game
from game.client.games.free_captains.table.scene import CaptainsTable
from game.client.shell.window import screens
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.free_captains import share
from game.free_captains.names import ABILITIES
from tests.client.conftest import Size, settle

LAST = {"": Vault, "abilities": Tracks, "decks": Pips}


def open_end(
    folder: Path, how: str, size: Size = (1280, 720), scale: float = 1.0,
    path: Path | None = None, speed: str = "off",
) -> tuple[App, CaptainsEnd]:  # fmt: skip
    session = whole_game(how, path)
    app = App(Settings(speed=speed, ui_scale=scale), size=size, folder=folder)
    app.open()
    app.stack.push(screens.make("title", app))
    table = CaptainsTable(app, session)
    table.ui.ended = True
    app.stack.push(table)
    scene = CaptainsEnd(app, table.model)
    app.stack.push(scene)
    settle(app)
    return app, scene


@pytest.mark.parametrize("how", ENDINGS)
def test_each_ending_has_its_picture_and_the_figures_of_its_game(tmp_path: Path, how: str) -> None:
    app, scene = open_end(tmp_path, how)
    assert scene.model.view["lost"] == how and scene.won == (how == "")
    last = {type(each) for each in scene.form.widgets} & {*LAST.values()}
    assert last == {LAST[how]}
    panels = scene.form.find("end.panels")
    assert isinstance(panels, Panels) and panels.dark == scene.won
    assert len(panels.rects) == 3 and scene.closed == 1.0
    told, state = scene.tale, scene.model.state
    start = scene.model.captain.start
    for number, name in enumerate(ABILITIES):
        left = start[number] - told.spent[name] + told.gained[name]
        assert left == state.abilities[number], name
    assert list(told.found) == state.weapons and {*told.understood} == {*state.understood}
    assert sum(each.cost for each in told.faced) <= told.spent.total()
    costs = [each.cost for each in told.dearest]
    assert costs == sorted(costs, reverse=True) and len(costs) == tale.DEAREST
    assert f"round {state.round}" in scene.form.find("end.how").words
    decoded, seed = share.decode(scene.code, the_game())
    assert (decoded.captain, seed) == (state.captain, state.seed)
    assert len(decoded.dice) == scene.model.captain.keeps
    gains = [each.gain for each in scene.story_cards()]
    if how == "abilities":
        assert gains == [-each.cost for each in told.dearest[:3]], "the dearest cards"
    elif scene.won:
        assert len(gains) == scene.needed and set(gains) == {None}, "the weapons"
    scene.turn_to("figures")
    settle(app)
    assert not scene.form.find("end.panels")


@pytest.mark.painted
def test_the_vault_closes_over_time_and_panels_go_dark_one_by_one(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path, "", speed="normal")
    scene.motion.finish_all()
    panels = scene.form.find("end.panels")

    def shades() -> list[int]:
        app.dirty.add()
        app.draw()
        return [sum(app.screen.get_at(each.center)[:3]) for each in panels.rects]

    scene.closed = 0.0
    lit = shades()
    scene.closed = 1 / 3
    first = shades()
    assert first[0] < lit[0] and first[1:] == lit[1:]
    scene.closed = 1.0
    assert all(now < before for now, before in zip(shades(), lit, strict=True))


def test_a_finished_game_is_on_file_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, scene = open_end(tmp_path, "", path=path)
    CaptainsEnd(scene.app, scene.model)
    (game,) = records.FINISHED.read().games
    assert (game.level, game.won, game.seats) == (ENDINGS[""][0], True, 1)
    assert game.players[0].character == scene.model.view["captain"]
    assert game.rounds == scene.model.view["round"]

"""The log: every line, by player, enlarged, and with names that can be looked up."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.client.draw.richtext import plain
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.board.mentions import marked, spot
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.bars.log import LogPanel
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table, point

SIZES = [(1280, 720), (1920, 1080)]


def played(size: Size, home: Path) -> tuple[App, TableScene]:
    """Return a table after some rounds, where the player may plan."""
    session, stream = a_game(5), random.Random(5)
    for _ in range(60):
        decision = session.decision()
        if decision.step == "planning" and len(session.history) > 25:
            break
        session.choose(stream.choice(decision.options).key)
    return open_table(session, size, home)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_the_log_of_one_player(size: Size, tmp_path: Path) -> None:
    app, scene = played(size, tmp_path)
    every = len(scene.log.shown())
    if scene.m.compact:  # a low log has no head
        press_key(app, pygame.K_l)
    click(app, scene.form.find("log.seat_1").rect.center)
    lines = scene.log.shown()
    assert 0 < len(lines) < every
    assert {each.seat for each in lines if not each.head} == {1}
    assert audit(app) == []
    click(app, scene.form.find("log.all").rect.center)
    assert len(scene.log.shown()) == every


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_the_log_made_large(size: Size, tmp_path: Path) -> None:
    """L shows more lines, and L again as many as before; the page keys scroll."""
    app, scene = played(size, tmp_path)
    small = scene.log_panel.rect.height * scene.log_panel.rect.width
    press_key(app, pygame.K_l)
    assert scene.log_panel.rect.height * scene.log_panel.rect.width > small
    assert audit(app) == []
    scene.form.set_focus(scene.log_panel)
    press_key(app, pygame.K_PAGEUP)
    assert scene.log_panel.back > 0
    press_key(app, pygame.K_END)
    assert scene.log_panel.back == 0
    press_key(app, pygame.K_l)
    assert scene.log_panel.rect.height * scene.log_panel.rect.width == small


def test_names_in_the_log_show_what_they_stand_for(tmp_path: Path) -> None:
    """Hovering over one shows it enlarged, a click on a place centers it on the map."""
    app, scene = played((1920, 1080), tmp_path)
    for kind in ("card", "space"):
        pos, link = _some_link(app, scene, kind)
        point(app, pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))
        for _ in range(40):
            app.frame([], 0.05)
        assert scene.reading.shown == spot(link)
    click(app, pos)
    settle(app)
    assert scene.ui.zoom == 1 and scene.reading.front == spot(link)


def _some_link(app: App, scene: TableScene, kind: str) -> tuple[Size, str]:
    """Return the position of a name of that kind, searching the log page by page."""
    scene.form.set_focus(scene.log_panel)
    for _ in range(40):
        scene.draw(pygame.Surface(scene.m.size))
        inner = scene.log_panel.inner
        for y in range(inner.top, inner.bottom, 4):
            for x in range(inner.left, inner.right, 6):
                link = scene.log_panel.link_at((x, y))
                if link and link.startswith(kind):
                    return (x, y), link
        press_key(app, pygame.K_PAGEUP)
    raise AssertionError(f"no {kind} is named in the log")


def test_only_whole_names_are_links(tmp_path: Path) -> None:
    """Markup is unchanged, and so are the words."""
    _, scene = open_table(a_game(3), (1280, 720), tmp_path)
    text = "Boba Fett buys Bacta Supplies on Lothal for {icon:credits} 1,000."
    made = marked(scene.model, text)
    assert "{see:card:boba_fett|Boba Fett}" in made and "{see:space:lothal|Lothal}" in made
    assert "{see:card:bacta_supplies|Bacta Supplies}" in made
    assert plain(made) == plain(text)
    assert marked(scene.model, "Lothalian wine") == "Lothalian wine"


def test_a_line_shows_where_undo_stops(tmp_path: Path) -> None:
    """It is under the last line that reported a roll or something revealed."""
    _, scene = played((1280, 720), tmp_path)
    border = scene.log.border()
    borders = [each for each in scene.log.entries if each.border]
    assert border is (borders[-1] if borders else None) and border is not None
    after = scene.log.entries[scene.log.entries.index(border) + 1 :]
    assert not any(each.border for each in after)


@pytest.mark.parametrize("size", SIZES)
def test_the_border_of_undo_strikes_through_no_words(
    size: Size, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = played(size, tmp_path)
    drawn: list[int] = []
    draw = LogPanel._draw_border

    def record(self: LogPanel, surface: pygame.Surface, y: int) -> None:
        drawn.append(y)
        draw(self, surface, y)

    monkeypatch.setattr(LogPanel, "_draw_border", record)
    for large in (False, True):
        if large:
            press_key(app, pygame.K_l)
        drawn.clear()
        scene.log_panel.draw(pygame.display.get_surface())
        lines = [rect for rect, _ in scene.log_panel._lines]
        assert not any(rect.top <= y < rect.bottom for rect in lines for y in drawn)
    assert drawn, "the large log has it"


def test_a_card_named_in_the_log_is_kept_with_its_tab(tmp_path: Path) -> None:
    app, scene = played((1920, 1080), tmp_path)
    pos, link = _some_link(app, scene, "card")
    click(app, pos)
    settle(app)
    name = spot(link)
    assert scene.reading.front == name
    assert scene.form.find(f"pin.{name[0]}.{name[1]}") is not None


def test_a_name_cannot_hold_markup(tmp_path: Path) -> None:
    """Drawn in the log, it would be taken for an icon."""
    seats = [
        {"kind": "human", "name": "{icon:x}**a", "character": "boba_fett"},
        {"kind": "deck", "character": "jyn_erso"},
    ]
    session = Session(the_game(), {"game": "outer_rim", "seats": seats}, 3)
    _, scene = open_table(session, (1920, 1080), tmp_path)
    assert any("(icon:x)a" in each.text for each in scene.log.entries)

"""Problems of the player's packs on the title: one unobtrusive line, and a notice with the
texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.client.shell.app.audit import audit
from game.client.shell.title.title import SHOWN, TitleScene
from game.client.shell.title.title_buttons import QuietLine
from game.client.shell.window import registry
from game.client.tabletop.play import load_session
from tests.breadth import first, turns
from tests.client.conftest import MakeApp, click, press_key, settle


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    load_session.the_game.cache_clear()
    yield
    load_session.the_game.cache_clear()


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """Return the folder of packs, with one in it."""
    folder = tmp_path / "home" / "packs" / "mine"
    folder.mkdir(parents=True)
    info = {"id": "mine", "name": "Mine", "game": "outer_rim", "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info))
    return folder


def line(scene: TitleScene) -> QuietLine | None:
    found = [each for each in scene.form.widgets if isinstance(each, QuietLine)]
    return found[0] if found else None


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (2560, 1440)]))
def test_a_quiet_line_opens_the_notice(
    make_app: MakeApp, packs: Path, size: tuple[int, int]
) -> None:
    (packs / "a.json").write_text('{"cards": [{"kind": "gaer"}, 7]}')
    app = make_app(TitleScene, size)
    title = app.stack.top
    quiet = line(title)
    assert quiet is not None and quiet.label == "2 problems in card packs"
    assert app.screen is not None and app.screen.get_rect().contains(quiet.rect)
    others = [each.rect for each in title.form.widgets if each is not quiet]
    assert quiet.rect.collidelist(others) < 0
    assert title.form.focus is not quiet
    click(app, quiet.rect.center)
    settle(app)
    notice = app.stack.top
    assert notice is not None and notice.name == "notice"
    told = notice.markup
    assert "a.json:1: cards[0].kind: 'gaer' is not known; did you mean 'gear'?" in told
    assert "cards[1]: 7 should be an object" in told
    press_key(app, pygame.K_ESCAPE)
    settle(app)
    assert app.stack.top is title


@pytest.mark.parametrize(
    ("first", "size", "scale"),
    turns(
        [False, True],
        product([(1280, 720), (1400, 1050), (1920, 1080), (3840, 2160)], [2.0, 1.0, 1.25, 1.5]),
    ),
)
def test_the_line_has_a_place_of_its_own(
    make_app: MakeApp, packs: Path, size: tuple[int, int], scale: float, first: bool
) -> None:
    (packs / "a.json").write_text('{"cards": [7]}')
    app = make_app(TitleScene, size, scale)
    app.settings.first_start_done = not first
    app.stack.relayout(app.metrics)
    settle(app)
    title = app.stack.top
    assert isinstance(title, TitleScene) and line(title) is not None
    assert audit(app) == []


def test_many_problems_are_cut_and_say_where_the_rest_is(make_app: MakeApp, packs: Path) -> None:
    (packs / "a.json").write_text(json.dumps({"cards": [1] * (SHOWN + 3)}))
    app = make_app(TitleScene)
    title = app.stack.top
    title.tell_problems()
    settle(app)
    told = app.stack.top.markup
    assert "And 3 more; main.py check lists them all." in told


def test_without_problems_there_is_no_line(make_app: MakeApp, packs: Path) -> None:
    (packs / "a.json").write_text('{"cards": []}')
    title = make_app(TitleScene).stack.top
    assert isinstance(title, TitleScene)
    assert line(title) is None


@pytest.mark.parametrize("game", ["edge", "mandalorian", "free_captains", "outer_rim"])
def test_packs_of_every_game_are_told_of(packs: Path, game: str) -> None:
    info = {"id": "mine", "name": "Mine", "game": game, "version": "1"}
    (packs / "pack.json").write_text(json.dumps(info))
    (problem,) = registry.pack_problems()
    assert "pack.json:1: the pack adds nothing" in problem


def test_packs_of_no_game_and_files_beside_packs_are_told_of(packs: Path) -> None:
    info = {"id": "mine", "name": "Mine", "game": "edeg", "version": "1"}
    (packs / "pack.json").write_text(json.dumps(info))
    (packs.parent / "cards.json").write_text("{}")
    problems = registry.pack_problems()
    assert len(problems) == 2 and "a pack is a folder" in problems[0]
    assert "No game 'edeg': did you mean 'edge'?" in problems[1]
    assert load_session.the_game.cache_info().currsize == 0, "no rules are loaded for them"

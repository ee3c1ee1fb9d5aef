"""The title as a shelf: one, two and six games at all sizes, by pointer and by keyboard."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.scenery import covers
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.files.saves import Facts
from game.client.shell.title.shelf import Cover
from game.client.shell.title.title import EMPTY, TitleScene
from game.client.shell.title.title_buttons import ContinueButton, LearnButton
from game.client.shell.tools import shots
from game.client.shell.window import registry
from game.client.widgets import Button, RichText
from game.table import registry as rules
from game.table.journal import Header, Journal
from tests.breadth import turns
from tests.client import shelf_games
from tests.client.conftest import MakeApp, click, press_key, settle
from tests.client.shell.test_screens import SIZES
from tests.names import Patch

SCALES = [0.75, 1.0, 1.5, 2.0]
OVER = Facts("Vela won in round 9", hero="Vela", finished=True)
ROW = ((1280, 720), (1920, 1080), (3840, 2160))


@pytest.fixture
def opened(monkeypatch: Patch) -> list[tuple[str, str]]:
    """Return the list of requested screens, with the game or file of each."""
    asked: list[tuple[str, str]] = []

    def open_scene(self: App, name: str, game: str = "", **wishes: Any) -> None:
        journal = wishes.get("journal")
        asked.append((name, journal.stem if journal else game))

    monkeypatch.setattr(App, "open_scene", open_scene)
    return asked


def title(app: App) -> TitleScene:
    assert isinstance(app.stack.top, TitleScene)
    return app.stack.top


def put(app: App, name: str, game: str, age: int) -> Path:
    """Save a game of a kind, dated ``age`` seconds ago."""
    app.folder.mkdir(parents=True, exist_ok=True)
    path = app.folder / f"{name}.jsonl"
    Journal.create(path, Header(game=game, content="1", setup={}, seed=1)).close()
    os.utime(path, (1_700_000_000 - age,) * 2)
    return path


def again(app: App) -> TitleScene:
    """Enter the title screen again."""
    app.stack.replace(TitleScene(app))
    settle(app)
    return title(app)


def button(app: App, id: str) -> Button:
    found = title(app).form.find(id)
    assert isinstance(found, Button), id
    return found


def cover(app: App, number: int) -> Cover:
    found = title(app).form.find(f"shelf.game_{number}")
    assert isinstance(found, Cover)
    return found


@pytest.mark.parametrize(
    ("count", "size", "scale"), turns([0, 1, 2, 6], [((1280, 720), 2.0), *product(SIZES, SCALES)])
)
def test_the_shelf_is_sound_at_every_size_and_scale(
    make_app: MakeApp, monkeypatch: Patch, size: tuple[int, int], scale: float, count: int
) -> None:
    shelf_games.fill(monkeypatch, count)
    app = make_app(TitleScene, size, scale)
    assert audit(app) == []
    put(app, "evening", "game_0", 1)
    scene = again(app)
    assert audit(app) == []
    around = [each.rect for each in scene.form.widgets if not isinstance(each, Cover)]
    for number in range(count):
        rect = scene.plan.raised_rect(scene.m, number)
        assert rect.collidelist(around) < 0, "a chosen cover stays clear of the buttons"
        assert not rect.colliderect(scene.plan.line) and not rect.colliderect(scene.plan.foot)


@pytest.mark.parametrize("size", ROW)
def test_one_game_fills_its_shelf(
    make_app: MakeApp, monkeypatch: Patch, size: tuple[int, int]
) -> None:
    shelf_games.fill(monkeypatch, 1)
    scene = title(make_app(TitleScene, size))
    assert scene.plan.kind == "alone" and not cover(scene.app, 0).focusable
    assert scene.plan.covers[0].height > size[1] * 0.7


@pytest.mark.parametrize("size", ROW)
@pytest.mark.parametrize("count", [2, 6])
def test_several_stand_in_a_row_and_the_chosen_one_comes_forward(
    make_app: MakeApp, monkeypatch: Patch, size: tuple[int, int], count: int
) -> None:
    shelf_games.fill(monkeypatch, count)
    scene = title(make_app(TitleScene, size))
    assert scene.plan.kind == "row"
    first, second = cover(scene.app, 0).rect, cover(scene.app, 1).rect
    assert first.height > second.height * 1.1 and first.bottom < second.bottom
    least = 0.36 if count == 2 else 0.28
    assert second.height > size[1] * least
    assert all(a.right < b.left for a, b in zip(scene.plan.covers, scene.plan.covers[1:]))


def test_covers_differ_from_game_to_game_and_have_the_size_that_is_asked_for() -> None:
    pygame.display.set_mode((64, 64))
    games = [registry.client("outer_rim"), *(shelf_games._game(n) for n in range(6))]
    for size in ((60, 80), (264, 352), (605, 806)):
        pictures = [registry.cover(each, size) for each in games]
        assert {each.get_size() for each in pictures} == {size}
        assert len({pygame.image.tobytes(each, "RGBA") for each in pictures}) == len(games)
    again = registry.cover(games[0], (264, 352))
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(
        registry.cover(games[0], (264, 352)), "RGBA"
    ), "the same every time"


def test_a_face_that_is_not_installed_gives_way_to_that_of_headings() -> None:
    pygame.display.set_mode((64, 64))
    colors = (theme.rgb("8FA3B8"), theme.rgb("10151C"))
    made = [
        pygame.image.tobytes(covers.plain_cover((264, 352), "Dust", *colors, face), "RGBA")
        for face in ("No Such Face", theme.HEADING, theme.NUMBER)
    ]
    assert made[0] == made[1] != made[2]


@pytest.mark.painted
def test_the_lamp_moves_and_leaves_nothing_behind(make_app: MakeApp, monkeypatch: Patch) -> None:
    shelf_games.fill(monkeypatch, 3)
    app = make_app(TitleScene)
    scene = title(app)
    scene.choose(1)
    scene.update(0.04)
    assert 0.0 < scene.light(1) < 1.0 and scene.light(0) == 1.0 - scene.light(1)
    settle(app)
    assert (scene.light(0), scene.light(1), scene.light(2)) == (0.0, 1.0, 0.0)
    live = pygame.image.tobytes(app.screen, "RGB")
    app.dirty.add()
    app.draw()
    assert pygame.image.tobytes(app.screen, "RGB") == live


def test_a_game_that_is_not_installed_is_not_there(make_app: MakeApp, monkeypatch: Patch) -> None:
    shelf_games.fill(monkeypatch, 2)
    registry.CLIENTS["ghost"] = "game.client.games.ghost:CLIENT"
    rules.GAMES["ghost"] = "game.table:RULES"
    registry.CLIENTS["no_rules"] = f"{shelf_games.HERE}:GAME_2"
    assert [each.id for each in registry.games()] == ["game_0", "game_1"]
    assert len(title(make_app(TitleScene)).plan.covers) == 2


def test_a_shelf_without_games_says_so(
    make_app: MakeApp, monkeypatch: Patch, opened: list[tuple[str, str]]
) -> None:
    shelf_games.fill(monkeypatch, 0)
    app = make_app(TitleScene)
    assert button(app, "menu.new_game").help == EMPTY
    press_key(app, pygame.K_n, unicode="n")
    press_key(app, pygame.K_r, unicode="r")
    assert opened == []


def test_arrows_choose_and_the_buttons_are_for_the_chosen_game(
    make_app: MakeApp, monkeypatch: Patch, opened: list[tuple[str, str]]
) -> None:
    shelf_games.fill(monkeypatch, 3)
    app = make_app(TitleScene)
    assert title(app).form.focus is button(app, "menu.learn"), "nothing played, nothing learned"
    press_key(app, pygame.K_UP)
    for _ in range(3):
        press_key(app, pygame.K_LEFT)
    press_key(app, pygame.K_RIGHT)
    settle(app)
    assert title(app).chosen == 1 and cover(app, 1).focused
    assert title(app).form.find("menu.learn") is None, "this game has no lessons"
    press_key(app, pygame.K_n, unicode="n")
    press_key(app, pygame.K_RIGHT)
    press_key(app, pygame.K_p, unicode="p")
    press_key(app, pygame.K_DOWN)
    assert isinstance(title(app).form.focus, Button) and title(app).chosen == 2
    assert opened == [("new_game", "game_1"), ("lessons", "game_2")]


def test_a_click_chooses_and_another_opens(
    make_app: MakeApp, monkeypatch: Patch, opened: list[tuple[str, str]]
) -> None:
    shelf_games.fill(monkeypatch, 2)
    app = make_app(TitleScene)
    put(app, "evening", "game_0", 1)
    again(app)
    click(app, cover(app, 1).rect.center)
    settle(app)
    assert title(app).chosen == 1 and opened == []
    click(app, cover(app, 1).rect.center)
    assert opened == [("new_game", "game_1")]
    press_key(app, pygame.K_LEFT)
    press_key(app, pygame.K_RETURN)
    assert opened[1:] == [("table", "evening")]


def test_continue_is_for_the_chosen_game_or_else_for_the_newest_of_all(
    make_app: MakeApp, monkeypatch: Patch, opened: list[tuple[str, str]]
) -> None:
    shelf_games.fill(monkeypatch, 3)
    app = make_app(TitleScene)
    for name, game, age in (("old", "game_0", 9), ("middle", "game_2", 5), ("new", "game_2", 1)):
        put(app, name, game, age)
    scene = again(app)
    assert scene.chosen == 2 and cover(app, 2).focused, "that with the newest save"
    asked = button(app, "menu.continue")
    assert isinstance(asked, ContinueButton) and asked.label == "Continue"
    assert asked.lines() == ("Free Captains: New", "Vela, round 3", "Vela's turn at the docks")
    press_key(app, pygame.K_c, unicode="c")
    press_key(app, pygame.K_LEFT)
    other = button(app, "menu.continue")
    assert f"{other.label} {other.detail}" == "Continue Free Captains "
    press_key(app, pygame.K_c, unicode="c")
    press_key(app, pygame.K_LEFT)
    assert button(app, "menu.continue").label == "Continue"
    press_key(app, pygame.K_c, unicode="c")
    assert opened == [("table", "new"), ("table", "new"), ("table", "old")]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 4])
def test_without_a_game_to_continue_the_lessons_take_its_place(
    make_app: MakeApp,
    monkeypatch: Patch,
    opened: list[tuple[str, str]],
    size: tuple[int, int],
    count: int,
) -> None:
    shelf_games.fill(monkeypatch, count)
    app = make_app(TitleScene, size)
    put(app, "over", "game_0", 1)
    with monkeypatch.context() as over:
        over.setattr(shelf_games._Saves, "describe", lambda self, path: OVER)
        scene = again(app)
    assert scene.form.find("menu.continue") is None, "a finished game cannot be continued"
    large = button(app, "menu.learn")
    assert isinstance(large, LearnButton) and large.focused
    assert large.rect.size == ((550, 124) if size == (1280, 720) else (560, 138))
    press_key(app, pygame.K_c, unicode="c")
    assert opened == []
    for _ in range(count - 1):
        scene.choose(scene.chosen + 1)
        settle(app)
        assert all(each.enabled or each.id == "menu.rules" for each in scene.form.order())
        assert button(app, "menu.new_game").kind == ("normal" if scene._learns() else "primary")
    put(app, "evening", "game_0", 0)
    scene = again(app)
    assert isinstance(scene.form.find("menu.continue"), ContinueButton)
    assert not isinstance(scene.form.find("menu.learn"), LearnButton), "one button is large"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_box_that_was_never_played_begins_with_itself(
    make_app: MakeApp, monkeypatch: Patch, opened: list[tuple[str, str]], size: tuple[int, int]
) -> None:
    """Lessons or a new game lead; the game of another box can be continued, in a small button."""
    shelf_games.fill(monkeypatch, 4)
    app = make_app(TitleScene, size)
    put(app, "evening", "game_0", 1)
    scene = again(app)
    leads = list[str]()
    for number in range(1, 4):
        scene.choose(number)
        settle(app)
        leads.append("menu.learn" if scene._learns() else "menu.new_game")
        least = min(
            ("menu.learn", "menu.new_game", "menu.continue"),
            key=lambda id: b.rect.x if (b := scene.form.find(id)) else size[0],
        )
        assert least == leads[-1], "it stands first"
        assert button(app, leads[-1]).kind == ("menu" if scene._learns() else "primary")
        other = button(app, "menu.continue")
        assert not isinstance(other, ContinueButton)
        told = f"{other.label} {other.detail}".strip()
        assert (told, other.kind) == ("Continue The Long Way Home", "normal")
        assert audit(app) == []
    assert set(leads) == {"menu.learn", "menu.new_game"}
    press_key(app, pygame.K_c, unicode="c")
    assert opened == [("table", "evening")]


def test_a_lesson_has_one_length_on_the_title_and_above_its_chapters(make_app: MakeApp) -> None:
    app = make_app(lambda a: shots.SHOTS["title_unplayed"](a, shots.Wish()))
    scene, told = title(app), list[tuple[str, ...]]()
    for number in range(len(scene.games)):
        scene.choose(number)
        settle(app)
        large = button(app, "menu.learn")
        assert isinstance(large, LearnButton) and not large.aside
        told.append((large.lines()[0], large.detail))
        app.open_scene("lessons", game=scene.games[number].id)
        settle(app)
        note = app.stack.top.form.find("lessons.note")
        assert isinstance(note, RichText) and note.markup.startswith(f"{large.detail}. ")
        app.stack.pop()
    assert told[0] == ("9 chapters, about 15 minutes",) * 2


@pytest.mark.painted
def test_a_cover_beside_the_lamp_has_most_of_its_light(make_app: MakeApp) -> None:
    """A cover that is not chosen has 85 of 100 parts of the light of the same cover chosen."""
    app = make_app(TitleScene)
    scene = title(app)
    rest = [each.copy() for each in scene.plan.covers]

    def light(number: int) -> float:
        rect = scene.plan.raised_rect(scene.m, number) if scene.chosen == number else rest[number]
        size = (rect.width * 4 // 5, rect.height * 4 // 5)
        inner = pygame.Rect((0, 0), size)
        inner.center = rect.center
        return sum(pygame.transform.average_color(app.screen.subsurface(inner))[:3]) / 3

    lit, dim = [], []
    for chosen in range(len(scene.games)):
        scene.choose(chosen)
        scene.form.set_focus(scene.form.find("menu.quit"))  # whose glow is elsewhere
        settle(app)
        lit.append(light(chosen))
        dim.append(light((chosen + 1) % len(scene.games)))
    for number, bright in enumerate(lit):
        assert 0.8 < dim[number - 1] / bright < 0.9


def test_rules_are_those_of_the_chosen_game(make_app: MakeApp, monkeypatch: Patch) -> None:
    app = make_app(lambda a: shots.SHOTS["title"](a, shots.Wish()))
    press_key(app, pygame.K_r, unicode="r")
    assert app.stack.top is not None and app.stack.top.name == "rules"
    shelf_games.fill(monkeypatch, 2)
    app = make_app(TitleScene)
    assert button(app, "menu.rules").help == "This game has no rules to read here."


def test_a_layout_while_the_button_is_held_loses_no_click(
    make_app: MakeApp, monkeypatch: Patch, opened: list[tuple[str, str]]
) -> None:
    """As when the pictures of the games come in a moment after the title has opened."""
    shelf_games.fill(monkeypatch, 2)
    app = make_app(TitleScene, (1280, 720))
    at = button(app, "menu.records").rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.event.Event(kind, pos=at, button=1)], 0.016)
        title(app).relayout(app.metrics)
    assert opened == [("records", "game_0")]

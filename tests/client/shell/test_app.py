"""The loop: nothing is drawn when nothing changed, the trace is exact, errors are shown."""

from __future__ import annotations

import gc
import json
import os
import weakref
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.client.draw.incremental_paint import slices
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.shell.app import app as app_module
from game.client.shell.app.app import App, _opening
from game.client.shell.title.title import TitleScene
from game.client.shell.tools.widget_gallery import GalleryScene
from game.client.shell.window import desktop, registry, screens
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Control, Dirty, Layer, Scene
from game.client.shell.window.settings import Settings
from game.client.shell.window.trace import Trace
from game.client.widgets import TextEntry
from tests.client.conftest import MakeApp, click, move, press_key, settle


class TableLike(Scene):
    """A scene with options, a moving thing and a switch to break it."""

    name = "table"
    seq = 12
    seat = 0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.events: list[int] = []
        self.x = 0.0
        self.broken = False

    def controls(self) -> list[Control]:
        return [
            Control("move:ship@naboo", pygame.Rect(1, 2, 30, 40), pygame.Rect(50, 60, 70, 80)),
            Control("buy:x@cargo", pygame.Rect(5, 5, 9, 9), None, False, "2,000 short"),
        ]

    def fly(self) -> None:
        self.motion.add(0.25, lambda part: setattr(self, "x", part))

    def on_event(self, event: pygame.event.Event) -> bool:
        self.events.append(event.type)
        return True

    def paint(self, surface: pygame.Surface) -> None:
        if self.broken:
            raise RuntimeError("the painter {fell} ill")
        surface.fill((int(self.x * 255), 0, 0))


def test_idle_frames_draw_nothing(make_app: MakeApp) -> None:
    for kind in (TitleScene, GalleryScene, TableLike):
        app = make_app(kind)
        app.change_settings(reduced_motion=kind is TitleScene)  # whose sky lives
        settle(app)
        drawn = app.frames
        for _ in range(300):
            assert not app.frame([], 0.016)
        assert app.frames == drawn


def test_pointer_over_nothing_draws_nothing(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.change_settings(reduced_motion=True)
    settle(app)
    drawn = app.frames
    for x in range(1500, 1900, 10):
        move(app, (x, 30))
    assert app.frames == drawn


@pytest.mark.usefixtures("one_game")
def test_a_hover_draws_only_around_the_widget(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    scene = app.stack.top
    new, last = scene.form.find("menu.learn"), scene.form.find("menu.quit")
    assert new is not None and last is not None and scene.form.focus is new
    pos = last.rect.center
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.form.focus is last, "in a menu the focus follows the pointer"
    parts = app.dirty.take(pygame.Rect((0, 0), app.metrics.size))
    assert sorted(map(tuple, parts)) == sorted([tuple(new.paint_rect), tuple(last.paint_rect)])


@pytest.mark.painted
def test_partial_drawing_gives_the_same_picture_as_a_whole_frame(make_app: MakeApp) -> None:
    app = make_app(GalleryScene)
    for id in ("buy", "music", "row.3", "icon_help", "refused"):
        widget = app.stack.top.form.find(id)
        move(app, widget.rect.center)
        for _ in range(20):
            app.frame([], 0.05)
        partial = pygame.image.tobytes(app.screen, "RGB")
        app.dirty.add()
        app.draw()
        assert pygame.image.tobytes(app.screen, "RGB") == partial, id


def test_a_frame_that_has_done_enough_leaves_drawing_to_the_next(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(TableLike)
    settle(app)
    app.dirty.add()
    app.dirty.wait()
    assert app.frame([], 0.01), "outside the loop of a window every frame draws"
    monkeypatch.setattr(slices, "on", True)
    app.dirty.wait()
    app.dirty.add()
    assert not app.frame([], 0.01) and app.dirty and app.dirty.stirred
    app.dirty.wait()
    assert app.frame([], 0.01), "never two in a row"
    app.dirty.add()
    assert app.frame([], 0.01)


def test_dirty_parts_are_merged() -> None:
    bounds = pygame.Rect(0, 0, 1000, 1000)
    dirty = Dirty()
    assert dirty.take(bounds) == [bounds] and not dirty
    dirty.add(pygame.Rect(10, 10, 50, 50))
    dirty.add(pygame.Rect(40, 40, 50, 50))
    dirty.add(pygame.Rect(900, 900, 500, 50))
    assert sorted(map(tuple, dirty.take(bounds))) == [(10, 10, 80, 80), (900, 900, 100, 50)]
    for index in range(40):
        dirty.add(pygame.Rect(index * 20, 0, 5, 5))
    assert dirty.take(bounds) == [bounds]


def test_layer_paints_only_when_its_key_changes() -> None:
    layer, painted = Layer(), []
    for key in ("a", "a", "b"):
        layer.get((10, 10), key, lambda surface: painted.append(1))
    layer.get((20, 10), "b", lambda surface: painted.append(1))
    assert len(painted) == 3


def test_trace_lines(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(TableLike)
    app.trace = Trace(tmp_path / "trace.jsonl")
    app.dirty.add()
    app.frame([], 0.016)
    app.dirty.add()
    app.frame([], 0.016)
    lines = (tmp_path / "trace.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == [
        {
            "scene": "table",
            "size": [1920, 1080],
            "seq": 12,
            "seat": 0,
            "focus": None,
            "controls": [
                {"key": "move:ship@naboo", "source": [1, 2, 30, 40], "target": [50, 60, 70, 80],
                 "enabled": True, "reason": None},
                {"key": "buy:x@cargo", "source": [5, 5, 9, 9], "target": None,
                 "enabled": False, "reason": "2,000 short"},
            ],
            "widgets": [],
        }
    ]  # fmt: skip


def test_trace_waits_until_all_is_still(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(TableLike)
    path = tmp_path / "trace.jsonl"
    app.trace = Trace(path)
    scene = app.stack.top
    scene.fly()
    for _ in range(4):
        app.frame([], 0.05)
        assert not path.exists()
    app.frame([], 0.05)
    settle(app)
    assert len(path.read_text().splitlines()) == 1


@pytest.mark.usefixtures("one_game")
def test_trace_names_what_can_be_used(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(TitleScene)
    app.trace = Trace(tmp_path / "trace.jsonl")
    app.dirty.add()
    app.frame([], 0.016)
    told = json.loads((tmp_path / "trace.jsonl").read_text())["widgets"]
    assert [(each["id"], each["key"]) for each in told] == [
        ("menu.learn", "P"),
        ("menu.new_game", "N"),
        ("menu.load", "L"),
        ("menu.together", "G"),
        ("menu.records", "T"),
        ("menu.rules", "R"),
        ("menu.settings", "S"),
        ("menu.quit", "Q"),
    ], "nothing is there that has nothing to do"


def test_trace_names_the_focus(make_app: MakeApp, tmp_path: Path) -> None:
    """The trace has a line for each step of Tab, with the id of the focused widget."""
    app = make_app(TitleScene)
    app.trace = Trace(tmp_path / "trace.jsonl")
    for _ in range(3):
        press_key(app, pygame.K_TAB)
        settle(app)
    lines = (tmp_path / "trace.jsonl").read_text().splitlines()
    assert [json.loads(line)["focus"] for line in lines] == [
        "menu.new_game",
        "menu.load",
        "menu.together",
    ]


def test_trace_comes_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Trace.from_environment().path is None
    monkeypatch.setenv("RIMWARD_TRACE", str(tmp_path / "t"))
    assert Trace.from_environment().path == tmp_path / "t"


def test_click_ends_animation_and_still_counts(make_app: MakeApp) -> None:
    app = make_app(TableLike)
    scene = app.stack.top
    scene.fly()
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1)], 0.016)
    assert scene.x == 1.0 and pygame.MOUSEBUTTONDOWN in scene.events
    scene.fly()
    scene.events.clear()
    press_key(app, pygame.K_SPACE)
    assert scene.x == 1.0 and not scene.events, "Space only skips"
    press_key(app, pygame.K_SPACE)
    assert scene.events == [pygame.KEYDOWN]


def _nothing(part: float) -> None:
    """Move nothing."""


def test_animation_speeds() -> None:
    places: dict[str, float] = {}

    def keep(speed: str) -> Callable[[float], None]:
        return lambda part: places.__setitem__(speed, part)

    for speed in ("off", "fast", "normal", "slow"):
        mover = Animator(speed)
        mover.add(1.0, keep(speed))
        mover.update(0.4)
    assert places["off"] == 1.0 and 1.0 > places["fast"] > places["normal"] > places["slow"] > 0


def test_finishing_follows_the_chain() -> None:
    mover = Animator()
    order: list[str] = []

    def first() -> None:
        order.append("a")
        mover.add(1.0, _nothing, lambda: order.append("b"))

    mover.add(1.0, _nothing, first)
    assert mover.finish_all() and order == ["a", "b"] and not mover.busy


@pytest.mark.painted
def test_resize_is_live_and_has_a_least_size(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.resize((800, 600))
    assert app.metrics.size == (1280, 720)
    assert app.stack.top.m == app.metrics
    app.resize((1700, 950))
    settle(app)
    assert app.screen is not None and app.screen.get_size() == (1700, 950)


def test_scale_changes_at_once(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.change_settings(ui_scale=1.5)
    assert app.metrics == Metrics((1920, 1080), 1.5)
    assert app.stack.top.m == app.metrics


@pytest.mark.painted
def test_an_error_is_written_and_shown(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(TableLike)
    scene = app.stack.top
    scene.broken = True
    scene.invalidate()
    app.run_guarded([], 0.016)
    assert app.stack.top is not None and app.stack.top.name == "crash"
    app.run_guarded([], 0.016)
    (report,) = (tmp_path / "home" / "log").glob("crash-*.txt")
    assert "RuntimeError: the painter {fell} ill" in report.read_text()
    assert "Scenes: table" in report.read_text()
    press_key(app, pygame.K_RETURN)
    assert app.stack.top.name == "title"


def test_missing_screens_are_told(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(screens.SCENES, "table", "game.client.nowhere:make")
    app = make_app(TitleScene)
    app.open_scene("table", journal=Path("x"))
    assert app.stack.top is not None and app.stack.top.name == "notice"
    with pytest.raises(registry.SceneMissing, match="lacks game/client/nowhere"):
        screens.make("table", app)
    with pytest.raises(registry.SceneMissing, match="title, load"):
        screens.make("casino", app)


def test_only_the_top_scene_hears(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    said: list[str] = []
    quit_button = app.stack.top.form.find("menu.quit")
    app.stack.push(ConfirmScene(app, "Sure?", "Think.", lambda: said.append("yes"), careful=True))
    click(app, quit_button.rect.midleft)
    assert len(app.stack) == 2
    press_key(app, pygame.K_ESCAPE)
    assert len(app.stack) == 1 and said == []
    app.stack.push(ConfirmScene(app, "Sure?", "Think.", lambda: said.append("yes")))
    press_key(app, pygame.K_RETURN)
    assert len(app.stack) == 1 and said == ["yes"]


def test_tidying_lets_go_of_closed_scenes_and_spares_what_stays(make_app: MakeApp) -> None:
    """A closed scene is collected although it was set aside; the remaining ones are not visited."""
    app = make_app(TitleScene)
    app.stack.push(GalleryScene(app))
    app.tidy()
    assert gc.get_freeze_count() > 0
    gone = weakref.ref(app.stack.top)
    app.stack.pop()
    app.tidy()
    assert gone() is None
    gc.unfreeze()


def test_the_loop_runs_slower_while_nothing_happens(make_app: MakeApp) -> None:
    """It draws a quarter of the frames after an idle second; the first event restores the full
    rate."""
    app = make_app(TitleScene)
    for _ in range(12):
        app.frame([], 0.1)
    calm = app.pace
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 0), buttons=(0,) * 3)], 0)
    assert (calm, app.pace) == (15, 60)


@pytest.mark.parametrize(
    ("wanted", "desktops", "given", "how"),
    [
        ((1600, 900), [(1920, 1080), (1280, 720)], (1600, 900), "window"),
        ((1600, 900), [], (1600, 900), "window"),
        ((1600, 900), [(1600, 900)], (1584, 820), "maximized"),
        ((1920, 1080), [(1920, 1080)], (1904, 1000), "maximized"),
        ((1280, 720), [(1280, 800)], (1280, 720), "maximized"),
        ((1280, 720), [(1280, 720)], (1280, 720), "full screen"),
        ((1600, 900), [(1366, 768)], (1350, 720), "full screen"),
        ((1600, 900), [(1024, 600)], (1280, 720), "full screen"),
    ],
)
def test_a_window_fits_on_its_desktop(
    wanted: tuple[int, int], desktops: list[tuple[int, int]], given: tuple[int, int], how: str
) -> None:
    """Its title bar and a task bar have room; otherwise it opens maximized or on the whole
    screen."""
    assert _opening(wanted, desktops) == (given, how)


@pytest.mark.painted
def test_a_portrait_screen_shows_all_of_it_smaller(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, shown = make_app(GalleryScene), pygame.Surface((1080, 1920))
    monkeypatch.setattr(pygame.display, "get_surface", lambda: shown)
    app.frame([pygame.event.Event(pygame.WINDOWSIZECHANGED)], 0.1)
    assert app.metrics.size == (1280, 2276) and any(pygame.transform.average_color(shown)[:3])
    place = app.stack.top.form.find("music").rect.center
    move(app, (round(place[0] * app.shrunk), round(place[1] * app.shrunk)))
    assert app.stack.top.form.hover.id == "music"


def fake_libraries(patch: pytest.MonkeyPatch, name: str, deed: Callable[[], int]) -> list[object]:
    """Give the libraries of Windows this one function; return a list that fills with the first
    argument of each call of any other."""
    told = list[object]()

    class Library:
        def __getattr__(self, wanted: str) -> Callable[..., object]:
            return deed if wanted == name else lambda *given: told.append(given[0])

    libraries = SimpleNamespace(user32=Library(), shell32=Library(), imm32=Library())
    patch.setattr("ctypes.windll", libraries, raising=False)
    return told


def test_input_methods_write_in_fields_alone(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, asked, places = make_app(GalleryScene), list[str](), list[pygame.Rect]()
    monkeypatch.setattr(desktop, "WINDOWS", True)
    monkeypatch.setattr(desktop, "call", lambda library, name, *given: asked.append(name))
    monkeypatch.setattr(pygame.display, "get_wm_info", lambda: {"window": 7})
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 0.02)
    form = app.stack.top.form
    field = next(each for each in form.widgets if isinstance(each, TextEntry))
    for form.focus in (field, field, None):
        app.frame([], 0.02)
    monkeypatch.setattr(pygame.display, "get_wm_info", dict)
    desktop.write_in(None)  # a driver that shows nothing
    alone, written = "ImmAssociateContext", "ImmAssociateContextEx"
    assert asked == [alone, written, alone] and places == [field.rect]


@pytest.mark.parametrize(
    ("desktop", "asked", "given", "dots", "scale"),
    [
        ((1920, 1080), None, [], 0, 1.0), ((1600, 900), None, ["maximize"], 96, 1.0),
        ((1600, 900), False, ["maximize"], 0, 1.0), ((1600, 900), True, ["set_fullscreen"], 0, 1.0),
        ((1280, 720), None, ["set_fullscreen"], 0, 1.0), ((1280, 720), False, [], 0, 1.0),
        ((1920, 1080), None, ["maximize"], 144, 1.5), ((3840, 2160), None, [], 192, 1.2),
    ],
)  # fmt: skip
def test_a_window_opens_so_that_all_of_it_is_seen(
    desktop: tuple[int, int], asked: bool | None, given: list[str], dots: int, scale: float,
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """On Windows it says before it opens that it draws every pixel, as large as Windows wants."""
    told, start = list[str](), pygame.display.init

    def init() -> None:
        assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2" and named == ["rimward"]
        start()

    named = fake_libraries(monkeypatch, "GetDpiForSystem", lambda: dots)
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    monkeypatch.setattr(pygame.display, "init", init)

    class Window:
        minimum_size = (0, 0)

        def maximize(self) -> None:
            told.append("maximize")

        def set_fullscreen(self, desktop: bool) -> None:
            told.append("set_fullscreen")

    monkeypatch.setattr(app_module, "NO_DESKTOP", ())
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    monkeypatch.setattr(App, "_window", lambda self: Window())
    app = App(Settings(), full_screen=asked, folder=tmp_path)
    app.open()
    pygame.display.quit()
    assert (told, app.settings.ui_scale) == (given, scale)
    assert not app.settings.full_screen, "the player has not chosen it"

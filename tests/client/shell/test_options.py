"""The settings: read, applied at once by mouse and keyboard, and saved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pydantic import ValidationError

from game.client.draw import palettes, theme
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.files.profiles import PROFILES
from game.client.shell.options.key_page import KeyScene
from game.client.shell.options.setting_rows import PaletteRow
from game.client.shell.options.settings_screen import KNOBS, PAGES, OptionsScene
from game.client.shell.title.title import TitleScene
from game.client.shell.tools import shots
from game.client.shell.window import settings as file
from game.client.shell.window import settings as settings_file
from game.client.shell.window.scenes import Scene
from game.client.shell.window.settings import Settings
from game.client.widgets import Choice, ScrollArea, Toggle, keymap
from game.client.widgets.base import Widget
from game.client.widgets.keymap import Action
from tests.breadth import turns
from tests.client.conftest import MakeApp, click, move, press_key, settle, texts_of
from tests.client.shell.test_screens import LOOKS


@pytest.fixture(autouse=True)
def _usual_after() -> Iterator[None]:
    yield
    palettes.use("standard")
    keymap.use({})


def top(app: App) -> Scene:
    assert app.stack.top is not None
    return app.stack.top


def widget(app: App, id: str) -> Widget:
    found = top(app).form.find(id)
    assert found is not None, [each.id for each in top(app).form.every()]
    return found


def press(app: App, id: str) -> None:
    """Bring a widget into view and press Enter on it."""
    top(app).form.set_focus(widget(app, id))
    press_key(app, pygame.K_RETURN)
    settle(app)


def open_page(make_app: MakeApp, page: str, size: tuple[int, int] = (1920, 1080)) -> App:
    app = make_app(lambda a: TitleScene(a), size)
    app.open_scene("settings", page=page)
    settle(app)
    return app


SHOTS = ["settings", "settings_colors", "settings_sound", "settings_keys", "settings_access"]


@pytest.mark.parametrize(("name", "size", "scale"), turns([*SHOTS, "key"], LOOKS))
def test_pages_are_sound_at_every_size_and_scale(
    make_app: MakeApp, name: str, size: tuple[int, int], scale: float
) -> None:
    app = make_app(lambda a: shots.SHOTS[name](a, shots.Wish()), size, scale)
    for area in [each for each in top(app).form.widgets if isinstance(each, ScrollArea)]:
        area.scroll_to(area.most)
        settle(app)
        assert audit(app) == []


def test_what_can_be_set_has_its_words(make_app: MakeApp) -> None:
    words, shown = set[str](), set[str]()
    for page in ("sound", "motion", "access"):
        scene = top(open_page(make_app, page))
        shown |= {each.text for each in texts_of(scene)}
        for each in scene.form.every():
            words |= {label for _, label in each.options} if isinstance(each, Choice) else set()
    assert words and words <= shown and "Ready-made settings" in shown


@pytest.mark.parametrize("page", PAGES)
def test_every_page_can_be_read_to_its_end_at_the_largest_scale(
    make_app: MakeApp, page: str
) -> None:
    app = make_app(lambda a: OptionsScene(a, page), (1280, 720), 2.0)
    for each in list(top(app).form.order()):
        top(app).form.set_focus(each)
        assert each.visible_rect.height >= 24, each.id


def test_settings_open_from_title_by_button_and_from_anywhere_by_key(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    click(app, widget(app, "menu.settings").rect.center)
    assert [scene.name for scene in app.stack] == ["title", "settings"]
    press_key(app, pygame.K_F10)
    assert [scene.name for scene in app.stack] == ["title", "settings"], "never twice"
    press_key(app, pygame.K_ESCAPE)
    assert top(app).name == "title"
    app.open_scene("rules")
    press_key(app, pygame.K_F10)
    assert [scene.name for scene in app.stack] == ["title", "rules", "settings"]


def test_every_setting_is_on_a_page() -> None:
    shown = {knob.field for page in KNOBS.values() for knob in page}
    elsewhere = {"full_screen", "window_width", "window_height", "warn_silenced", "keys",
                 "first_start_done"}  # fmt: skip
    assert shown | elsewhere == set(Settings.model_fields)
    assert not shown & elsewhere


def test_toggle_and_choice_work_at_once_and_are_kept(make_app: MakeApp) -> None:
    app = open_page(make_app, "motion")
    app.remember = True
    press(app, "set.reduced_motion")
    assert app.settings.reduced_motion and top(app).motion.speed == "off"
    assert not app.stack.top.form.lively
    top(app).form.set_focus(widget(app, "set.speed"))
    press_key(app, pygame.K_RIGHT)
    assert app.settings.speed == "slow"
    assert settings_file.load() == (app.settings, None)
    toggle = widget(app, "set.reduced_motion")
    assert isinstance(toggle, Toggle) and toggle.value


def test_a_dragged_scale_changes_when_let_go(make_app: MakeApp) -> None:
    app = open_page(make_app, "reading")
    slider = widget(app, "set.ui_scale")
    y = slider.rect.centery
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.track.centerx, y), button=1)
    app.frame([down], 0.016)
    move(app, (slider.track.right, y))
    assert app.settings.ui_scale == 1.0 and slider.value == 2.0
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(slider.track.right, y), button=1)
    app.frame([up], 0.016)
    assert app.settings.ui_scale == 2.0 == app.metrics.scale
    settle(app)
    press_key(app, pygame.K_HOME)
    assert app.settings.ui_scale == 0.75, "the slider keeps the focus, and keys set it at once"


@pytest.mark.painted
def test_a_palette_colors_everything_and_its_row_is_marked(make_app: MakeApp) -> None:
    app = open_page(make_app, "colors", (1280, 720))
    before = pygame.image.tobytes(app.screen, "RGB")
    press(app, "set.palette.high_contrast")
    assert app.settings.palette == "high_contrast" == theme.palette
    row = widget(app, "set.palette.high_contrast")
    assert isinstance(row, PaletteRow) and row.chosen and row.focused
    assert pygame.image.tobytes(app.screen, "RGB") != before
    press(app, "settings.reset")
    assert theme.palette == "standard"


@pytest.mark.painted
def test_greyscale_leaves_no_colour_anywhere(make_app: MakeApp) -> None:
    app = open_page(make_app, "colors", (1280, 720))
    press(app, "set.palette.greyscale")
    for x in range(0, 1280, 7):
        for y in range(0, 720, 7):
            red, green, blue = app.screen.get_at((x, y))[:3]
            assert red == green == blue, (x, y)


def test_players_stay_apart_in_grey(make_app: MakeApp) -> None:
    """Shapes as drawn differ in much of their area, in any color."""
    from game.client.draw import marks

    masks = []
    for mark in theme.PLAYERS:
        canvas = pygame.Surface((64, 64), pygame.SRCALPHA)
        marks.draw(canvas, mark.shape, (32, 32), 20, (255, 255, 255))
        masks.append(pygame.mask.from_surface(canvas, 127))
    for one, other in combinations(masks, 2):
        apart = one.count() + other.count() - 2 * one.overlap_area(other, (0, 0))
        assert apart >= 0.12 * max(one.count(), other.count())


def test_hover_and_tip_delays_are_obeyed(make_app: MakeApp) -> None:
    app = open_page(make_app, "keys")
    row = widget(app, "key.back")

    def shows_after(seconds: float) -> bool:
        move(app, (5, 5))
        move(app, row.rect.center)
        app.frame([], seconds)
        shown = top(app).form.tip is row
        app.frame([], 2.0)
        move(app, (5, 5))
        return shown

    assert not shows_after(0.4) and shows_after(0.6)
    app.change_settings(tip_delay=1.2)
    assert not shows_after(1.1) and shows_after(1.3)
    app.change_settings(tips=False)
    assert not shows_after(5)


def test_the_sample_moves_as_fast_as_things_move(make_app: MakeApp) -> None:
    app = open_page(make_app, "motion")
    press(app, "settings.try")
    scene = top(app)
    scene.fly()
    app.frame([], 0.05)
    assert 0 < scene.sample.part < 1 and scene.busy
    app.change_settings(reduced_motion=True)
    scene.fly()
    assert not scene.motion.moving


def test_silenced_warnings_come_back(make_app: MakeApp) -> None:
    app = open_page(make_app, "reading")
    assert top(app).form.find("settings.warnings") is None
    app.settings.warn_silenced = ["deliver", "recover"]
    top(app).relayout(app.metrics)
    assert "2 silenced warnings" in widget(app, "settings.warnings").label
    press(app, "settings.warnings")
    assert app.settings.warn_silenced == []


@pytest.mark.parametrize("profile", PROFILES, ids=lambda each: each.id)
def test_profiles_set_what_they_say(make_app: MakeApp, profile: object) -> None:
    app = open_page(make_app, "access")
    press(app, f"profile.{profile.id}")
    for field, value in profile.changes.items():
        assert getattr(app.settings, field) == value
    assert top(app).name == "settings"


@pytest.mark.painted
def test_the_table_changes_live_under_the_settings(make_app: MakeApp) -> None:
    shots.load_game_shots()
    app = make_app(lambda a: shots.SHOTS["table"](a, shots.Wish()), (1280, 720))
    seq = top(app).seq
    press_key(app, pygame.K_F10)
    assert [scene.name for scene in app.stack] == ["table", "settings"]
    app.change_settings(palette="high_contrast", keys={"table.undo": "Ctrl+U"}, hover_delay=0.0)
    press_key(app, pygame.K_ESCAPE)
    settle(app)
    table = top(app)
    assert table.seq == seq and widget(app, "table.undo").hotkey == "Ctrl+U"
    live = {tuple(app.screen.get_at((x, 15))[:3]) for x in range(1280)}
    assert theme.PANEL in live
    press_key(app, pygame.K_ESCAPE)
    press(app, "menu.settings")
    assert [scene.name for scene in app.stack] == ["table", "menu", "settings"]


def test_a_thing_shows_large_after_the_delay_that_was_set(make_app: MakeApp) -> None:
    shots.load_game_shots()
    for delay in (0.0, 0.3, 1.2):
        app = make_app(lambda a: shots.SHOTS["table"](a, shots.Wish()))
        app.change_settings(hover_delay=delay)
        spot = next(each for each in top(app).form.every() if each.id.startswith("spot.market"))
        move(app, (5, 1075))
        move(app, spot.rect.center)
        if delay:
            app.frame([], delay - 0.05)
            assert top(app).table.reading.over is None
        app.frame([], 0.1)
        assert top(app).table.reading.over == spot.name


def ask(app: App, id: str) -> KeyScene:
    press(app, f"key.{id}")
    scene = top(app)
    assert isinstance(scene, KeyScene)
    return scene


def test_a_new_key_changes_button_cap_and_event(make_app: MakeApp) -> None:
    app = open_page(make_app, "keys")
    ask(app, "title.load")
    press_key(app, pygame.K_g, pygame.KMOD_LCTRL)
    assert app.settings.keys == {"title.load": "Ctrl+G"}
    press_key(app, pygame.K_ESCAPE)
    button = widget(app, "menu.load")
    assert button.hotkey == "Ctrl+G"
    press_key(app, pygame.K_l, unicode="l")
    assert top(app).name == "title"
    press_key(app, pygame.K_g, pygame.KMOD_LCTRL)
    assert top(app).name == "load"


def test_a_taken_key_can_be_swapped(make_app: MakeApp) -> None:
    app = open_page(make_app, "keys")
    scene = ask(app, "table.undo")
    press_key(app, pygame.K_e, unicode="e")
    assert top(app) is scene and scene.taken is not None
    assert "End the step" in next(w.markup for w in scene.form.every() if hasattr(w, "markup"))
    press_key(app, pygame.K_RETURN)
    assert app.settings.keys == {"table.undo": "E", "table.end": "Ctrl+Z"}
    press(app, "settings.reset")
    assert app.settings.keys == {} and keymap.key("table.end") == "E"


def test_a_taken_key_can_be_left(make_app: MakeApp) -> None:
    app = open_page(make_app, "keys")
    scene = ask(app, "table.undo")
    press_key(app, pygame.K_e, unicode="e")
    press_key(app, pygame.K_ESCAPE)
    assert top(app) is scene and scene.taken is None
    press_key(app, pygame.K_ESCAPE)
    assert top(app).name == "settings" and app.settings.keys == {}


@pytest.mark.parametrize("key, said", [(pygame.K_3, "Digits"), (pygame.K_LEFT, "moving around")])
def test_fixed_keys_are_refused_with_a_reason(make_app: MakeApp, key: int, said: str) -> None:
    app = open_page(make_app, "keys")
    scene = ask(app, "table.undo")
    press_key(app, key, unicode="3" if key == pygame.K_3 else "")
    assert said in scene.problem and app.settings.keys == {}


def test_the_same_key_at_different_places_is_no_clash() -> None:
    assert keymap.clashes("menu.title", "S") == []
    assert [each.id for each in keymap.clashes("table.help", "Ctrl+Z")] == ["table.undo"]
    assert "title.continue" in [each.id for each in keymap.clashes("back", "C")]


def test_the_usual_keys_do_not_clash() -> None:
    for action in keymap.ACTIONS.values():
        assert keymap.clashes(action.id, action.key) == [], action.id
        assert keymap.refusal(action.id, action.key) == ""


def test_moving_about_can_have_keys_of_its_own_and_keeps_the_fixed_ones(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.change_settings(keys={"focus.down": "J", "focus.press": "X"})
    top(app).form.set_focus(widget(app, "menu.settings"))
    press_key(app, pygame.K_j, unicode="j")
    assert top(app).form.focus.id.startswith("shelf.")
    press_key(app, pygame.K_DOWN)
    assert top(app).form.focus.id.startswith("menu.")
    press_key(app, pygame.K_x, unicode="x")
    assert top(app).name in ("lessons", "new_game")


def test_typing_into_a_field_is_never_a_command(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.change_settings(keys={"settings": "O", "focus.down": "J", "full_screen": "U"})
    app.open_scene("rules")
    for key in "ouj":
        press_key(app, ord(key), unicode=key)
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=key)], 0.016)
    assert top(app).name == "rules" and widget(app, "rules.search").value == "ouj"


def test_round_trip() -> None:
    mine = Settings(music=0.25, speed="slow", reduced_motion=True, window_width=1700)
    file.save(mine)
    assert file.load() == (mine, None)
    assert [path.name for path in file.settings_path().parent.iterdir()] == ["settings.json"]


def test_no_file_gives_the_defaults() -> None:
    assert file.load() == (Settings(), None)


@pytest.mark.parametrize(
    "content, said",
    [
        (b"{", "EOF|JSON"), (b'{"music": 3}', "music"), (b'{"speed": "ludicrous"}', "speed"),
        (b'{"mute": "yes", "music": 0.1, "newer": 3}', "mute"), (b"\xff\xfe", "JSON|utf"),
    ],
)  # fmt: skip
def test_broken_file_is_set_aside(content: bytes, said: str) -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    settings, message = file.load()
    assert settings == Settings(music=0.1 if b"0.1" in content else 0.6)
    assert message is not None and "kept as" in message
    assert any(word.lower() in message.lower() for word in said.split("|"))
    assert path.exists() == (b"newer" in content), "what is good stays there"
    assert not path.exists() or json.loads(path.read_bytes())["newer"] == 3
    kept = list(path.parent.glob("settings.broken-*.json"))
    assert len(kept) == 1 and kept[0].read_bytes() == content


def test_a_failed_write_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    file.save(Settings(music=0.1))

    def refuse(number: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("game.table.files.os.fsync", refuse)
    with pytest.raises(OSError, match="disk full"):
        file.save(Settings(music=0.9))
    assert json.loads(Path(file.settings_path()).read_text())["music"] == 0.1


def test_settings_of_other_versions_and_of_games_that_are_away_are_kept() -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    text = '{"keys": {"table.market": "J", "far_moons.dig": "D"}, "future": [1]}'
    path.write_text(text, "utf-8")
    settings, message = file.load()
    assert message is None
    assert settings.keys == {"outer_rim.market": "J", "far_moons.dig": "D"}
    file.store(Settings(mute=True), ["mute"])
    assert json.loads(path.read_bytes()) == {
        **Settings(mute=True, keys=settings.keys).model_dump(),
        "future": [1],
    }
    assert keymap.use(settings.keys) and keymap.key("outer_rim.market") == "J"
    keymap.use({})


@pytest.mark.parametrize(
    "action, said",
    [
        (Action("table.undo", "U", "Undo"), "another action"),
        (Action("moons.dig", "D", "Dig", "cellar"), "no place 'cellar'; there are"),
        (Action("moons.dig", "Dig", "Dig"), "no key is called 'Dig'"),
    ],
)
def test_an_action_of_a_game_must_fit_in(action: Action, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        keymap.register([action])
    assert "moons.dig" not in keymap.ACTIONS


def test_values_are_checked_when_set() -> None:
    with pytest.raises(ValidationError):
        Settings().ui_scale = 3.0


def test_reduced_motion_stops_animation() -> None:
    assert Settings(speed="slow").motion_speed == "slow"
    assert Settings(speed="slow", reduced_motion=True).motion_speed == "off"


def test_a_file_of_an_older_version_is_read() -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text('{"music": 0.2, "speed": "fast", "reduced_motion": true}', "utf-8")
    settings, message = file.load()
    assert message is None and settings.music == 0.2
    assert settings.palette == "standard" and not settings.first_start_done


@pytest.mark.parametrize(
    "content, said",
    [
        ('{"palette": "neon"}', "'neon' is not a palette; there are standard"),
        ('{"keys": {"table.udno": "X"}}', "did you mean table.undo"),
        ('{"keys": {"table.undo": "Ctrl+Nothing"}}', "no key is called 'Nothing'"),
        ('{"hover_delay": 3}', "hover_delay"),
    ],
)
def test_wrong_access_settings_say_what_is_wrong(content: str, said: str) -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text(content, "utf-8")
    settings, message = file.load()
    assert settings == Settings() and message is not None and said in message


def test_access_settings_survive_a_round_trip() -> None:
    mine = Settings(palette="red_green", hover_delay=1.1, tips=False, warn_silenced=["deliver"],
                    keys={"table.undo": "Ctrl+U"}, first_start_done=True)  # fmt: skip
    file.save(mine)
    assert file.load() == (mine, None)


def test_the_text_size_says_what_the_window_has_room_for(make_app: MakeApp) -> None:
    app = make_app(TitleScene, (1280, 720))
    app.open_settings()
    about = widget(app, "set.ui_scale.about")
    assert "133%" not in about.speech
    app.change_settings(ui_scale=2.0)
    top(app).relayout(app.metrics)
    assert "133%" in widget(app, "set.ui_scale.about").speech

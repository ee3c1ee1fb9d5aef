"""Widgets: what they do by mouse and keys, where they are placed, and how they overlap."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.paths import assets_folder
from game.client.shell.app.app import App
from game.client.shell.tools.widget_gallery import GalleryScene
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.name_dialog import NameScene
from game.client.widgets import Button, Label, Row, ScrollArea, TextEntry, keymap, keys, placement
from game.client.widgets.base import Widget
from game.client.widgets.form import Form
from game.client.widgets.placement import Kept, Rank
from game.client.widgets.spot import FOLDER, SIZE_DU, Spot, place_in
from tests.client.conftest import MakeApp, click, move, press_key, settle, type_text


@pytest.fixture
def app(make_app: MakeApp) -> App:
    return make_app(GalleryScene)


def scene(app: App) -> GalleryScene:
    assert isinstance(app.stack.top, GalleryScene)
    return app.stack.top


def rect(app: App, id: str) -> pygame.Rect:
    widget = scene(app).form.find(id)
    return widget.rect


def focus(app: App, id: str) -> None:
    scene(app).form.set_focus(scene(app).form.find(id))


def _focused(app: App) -> str:
    found = scene(app).form.focus
    return found.id if found else ""


def _tip(app: App) -> str:
    found = scene(app).form.tip
    return found.id if found else ""


def value(app: App, id: str) -> object:
    return scene(app).values[id]


BUTTONS = ["end", "buy", "plain", "icon_undo", "detail", "row.2"]


@pytest.mark.parametrize("id", BUTTONS)
def test_click_enter_and_space_press_alike(app: App, id: str) -> None:
    click(app, rect(app, id).center)
    focus(app, id)
    press_key(app, pygame.K_RETURN)
    press_key(app, pygame.K_SPACE)
    press_key(app, pygame.K_KP_ENTER)
    assert scene(app).presses == [id] * 4


def test_hotkey_presses(app: App) -> None:
    press_key(app, pygame.K_e, unicode="e")
    assert scene(app).presses == ["end"]
    press_key(app, pygame.K_e, pygame.KMOD_CTRL)
    assert scene(app).presses == ["end"]


def test_space_presses_the_button_that_shows_it(app: App) -> None:
    """Whatever has the focus; otherwise it presses what has it, as Enter does."""
    form = scene(app).form
    form.find("end").hotkey = "Space"
    form.set_focus(next(each for each in form.widgets if each.focusable and each.id != "end"))
    press_key(app, pygame.K_SPACE)
    assert scene(app).presses == ["end"]
    form.find("end").hotkey, form.space = "", False
    press_key(app, pygame.K_SPACE)
    assert scene(app).presses == ["end"], "at a table it only reads on"


def test_release_outside_is_no_click(app: App) -> None:
    inside = rect(app, "end").center
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=1)], 0.016)
    move(app, (5, 5))
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)], 0.016)
    assert scene(app).presses == []


def test_right_button_presses_nothing(app: App) -> None:
    pos = rect(app, "end").center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.event.Event(kind, pos=pos, button=3)], 0.016)
    assert scene(app).presses == []


def test_disabled_button_does_nothing_and_says_why(app: App) -> None:
    form = scene(app).form
    click(app, rect(app, "refused").center)
    assert scene(app).presses == [] and form.tip is form.find("refused")
    assert form.tip is not None and "no damage" in form.tip.help
    move(app, (5, 5))
    assert _tip(app) == ""
    focus(app, "plain")
    press_key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert _tip(app) == "refused", "keyboard focus tells the reason too"
    press_key(app, pygame.K_RETURN)
    assert scene(app).presses == []


def test_hover_tip_waits_and_hurries_between_neighbors(app: App) -> None:
    form = scene(app).form
    move(app, rect(app, "icon_undo").center)
    app.frame([], 0.3)
    assert form.tip is None
    app.frame([], 0.3)
    assert form.tip is form.find("icon_undo")
    move(app, rect(app, "icon_redo").center)
    app.frame([], 0.15)
    assert form.tip is form.find("icon_redo")


def test_tab_goes_through_everything_in_reading_order(app: App) -> None:
    form = scene(app).form
    seen = []
    for _ in form.order():
        press_key(app, pygame.K_TAB)
        seen.append(form.focus.id)
    assert seen == [widget.id for widget in form.order()]
    assert seen[:4] == ["end", "buy", "refused", "plain"] and "row.7" in seen
    press_key(app, pygame.K_TAB)
    assert _focused(app) == seen[0]
    press_key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert _focused(app) == seen[-1]


def test_arrows_go_to_the_nearest(app: App) -> None:
    form = scene(app).form
    focus(app, "end")
    press_key(app, pygame.K_DOWN)
    assert form.focus is form.find("buy")
    focus(app, "icon_undo")
    press_key(app, pygame.K_RIGHT)
    assert form.focus is form.find("icon_redo")
    press_key(app, pygame.K_LEFT)
    assert form.focus is form.find("icon_undo")
    press_key(app, pygame.K_UP)
    assert form.focus is form.find("plain")


def test_focus_survives_a_resize(app: App) -> None:
    focus(app, "music")
    app.resize((1280, 720))
    settle(app)
    assert scene(app).form.focus is scene(app).form.find("music")


def test_toggle_and_choice_by_mouse_and_keys(app: App) -> None:
    click(app, rect(app, "mute").center)
    assert value(app, "mute") is True
    focus(app, "mute")
    press_key(app, pygame.K_SPACE)
    assert value(app, "mute") is False
    spot = rect(app, "speed")
    click(app, (spot.left + spot.width // 8, spot.centery))
    assert value(app, "speed") == "off"
    press_key(app, pygame.K_RIGHT)
    assert value(app, "speed") == "fast"
    for _ in range(5):
        press_key(app, pygame.K_RIGHT)
    assert value(app, "speed") == "slow"


def test_slider_by_drag_and_keys(app: App) -> None:
    slider = scene(app).form.find("music")
    start = (slider.track.left, slider.track.centery)
    end = (slider.track.right + 500, slider.track.centery)
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], 0.016)
    assert scene(app).values["music"] == 0.0
    move(app, end)
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], 0.016)
    assert scene(app).values["music"] == 1.0
    most = (slider.track.right, slider.track.centery)
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=most, button=1)], 0.016)
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.016)
    move(app, start)
    assert scene(app).values["music"] == 1.0, "another window has the button now"
    press_key(app, pygame.K_LEFT)
    assert scene(app).values["music"] == 0.95
    press_key(app, pygame.K_HOME)
    assert scene(app).values["music"] == 0.0


def test_text_entry(app: App) -> None:
    entry = scene(app).form.find("name")
    click(app, entry.rect.center)
    type_text(app, "Nebe")
    assert scene(app).presses == [], "letters go to the text, not to hotkeys"
    press_key(app, pygame.K_HOME)
    type_text(app, "X")
    press_key(app, pygame.K_DELETE)
    press_key(app, pygame.K_END)
    press_key(app, pygame.K_BACKSPACE)
    assert scene(app).values["name"] == "Xeb"
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text="\u00e9\0" + "z" * 90)], 0.016)
    assert entry.value.startswith("Xeb\u00e9 z") and len(entry.value) == entry.limit


LAYOUTS = """у..у.E.E я.LCTRL..Z.Ctrl+Z я.LMETA..Z.Ctrl+Z ภ..ภ.4.4 é..é.2.2 1..&.1.1
    ö..ö.A. z..z.Y.Z e.RALT+LCTRL.€.E. a.MODE.ą.A. ²..².GRAVE. =.LSHIFT.+.EQUALS.+ ,.LSHIFT.?.M.?
    6..-.6.6 +.LSHIFT.*.RIGHTBRACKET.Shift++ ;.LSHIFT.:.COMMA.Shift+;"""


@pytest.mark.parametrize("row", LAYOUTS.split())
def test_keys_of_any_layout(row: str) -> None:
    """The key's letter, modifiers, what it types, its place on a US keyboard, what it counts as."""
    key, mods, typed, place, name = row.split(".")
    down = {"key": ord(key), "unicode": typed, "scancode": getattr(pygame, f"KSCAN_{place}")}
    mod = sum(getattr(pygame, f"KMOD_{each}") for each in mods.split("+") if each)
    event = keys.normalize(pygame.event.Event(pygame.KEYDOWN, down, mod=mod))
    assert (keys.name_of(event), event.unicode.isdigit()) == (name, name.isdigit())
    assert not name or keys.matches(name, event)
    assert not typed or typed.isalnum() or name in "E16" or keys.matches(typed, event)


def test_links_by_mouse_and_keys(app: App) -> None:
    text = scene(app).form.find("text")
    for name, spot in text.text_layout.links:
        click(app, spot.move(text.rect.topleft).center)
        assert value(app, "text") == name
    press_key(app, pygame.K_RETURN)
    assert value(app, "text") == "patrol"
    press_key(app, pygame.K_RIGHT)
    press_key(app, pygame.K_RETURN)
    assert value(app, "text") == "tail"


def test_scrolling_by_wheel_focus_and_bar(make_app: MakeApp) -> None:
    app = make_app(GalleryScene, (1280, 720), 1.5)
    area = scene(app).form.find("list")
    assert isinstance(area, ScrollArea) and area.most > 0
    event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, pos=area.rect.center)
    app.frame([event], 0.016)
    assert area.place > 0
    focus(app, "row.7")
    last = scene(app).form.find("row.7")
    assert last is not None and area.view.contains(last.rect)
    focus(app, "row.0")
    assert area.place == 0
    grip = area.bar.center
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1)], 0.016)
    move(app, (grip[0], grip[1] + 2000))
    assert area.place == area.most


def test_hidden_part_of_a_list_cannot_be_clicked(make_app: MakeApp) -> None:
    app = make_app(GalleryScene, (1280, 720), 1.5)
    form = scene(app).form
    area = form.find("list")
    hidden = [w for w in form.every() if isinstance(w, Row) and not w.visible_rect.height]
    assert area is not None and hidden
    listed = {id for id, _ in scene(app).widgets()}
    assert hidden[0].id not in listed
    assert all(area.rect.contains(r) for id, r in scene(app).widgets() if id.startswith("row."))


def test_two_widgets_of_one_name_are_refused(app: App) -> None:
    with pytest.raises(ValueError, match="'end'"):
        scene(app).form.add(Button("end", pygame.Rect(0, 0, 9, 9), "x", lambda: None))
    with pytest.raises(RuntimeError, match="lonely"):
        _ = Button("lonely", pygame.Rect(0, 0, 9, 9), "x", lambda: None).m


@pytest.mark.painted
@pytest.mark.parametrize("id", BUTTONS)
def test_hover_is_seen(app: App, id: str) -> None:
    spot = rect(app, id)
    before = pygame.image.tobytes(app.screen.subsurface(spot), "RGB")
    move(app, spot.center)
    for _ in range(8):
        app.frame([], 0.05)
    assert pygame.image.tobytes(app.screen.subsurface(spot), "RGB") != before


def test_the_whole_text_can_be_selected_and_replaced() -> None:
    """Ctrl+A, then typing replaces; Backspace empties; moving the cursor deselects."""
    entry = TextEntry("name", pygame.Rect(0, 0, 200, 40), "Han Solo", lambda value: None)
    entry.form = Form(Metrics((1280, 720)), lambda rect: None)
    select = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="a")
    assert entry.key(select) and entry.all_selected
    entry.text("My first loss")
    assert entry.value == "My first loss" and not entry.all_selected
    entry.key(select)
    entry.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))
    entry.text("!")
    assert entry.value == "My first loss!"
    alt_gr = pygame.KMOD_LCTRL | pygame.KMOD_RALT  # as Windows has it
    letter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=alt_gr, unicode="ą")
    assert entry.key(letter) and not entry.all_selected, "it writes a letter"
    entry.key(select)
    entry.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    assert entry.value == ""


@pytest.mark.parametrize(
    ("id", "key", "mod", "hit"),
    [
        ("settings", pygame.K_COMMA, pygame.KMOD_LMETA, True),
        ("full_screen", pygame.K_f, pygame.KMOD_LMETA | pygame.KMOD_LCTRL, True),
        ("full_screen", pygame.K_f, pygame.KMOD_LMETA, False),
        ("full_screen", pygame.K_F11, 0, True),
        ("report", pygame.K_r, pygame.KMOD_LMETA | pygame.KMOD_LSHIFT, True),
        ("table.help", pygame.K_SLASH, pygame.KMOD_LMETA | pygame.KMOD_RSHIFT, True),
        ("report", pygame.K_r, pygame.KMOD_LMETA, False),
        ("load.delete", pygame.K_BACKSPACE, 0, True),
        ("table.undo", pygame.K_z, pygame.KMOD_RMETA, True),
    ],
)  # fmt: skip
def test_a_mac_has_its_own_keys_too(
    id: str, key: int, mod: int, hit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
    assert keymap.hits(id, event) is (hit and key in (pygame.K_F11, pygame.K_z))
    monkeypatch.setattr(keys, "MAC", True)
    assert keymap.hits(id, event) is hit
    assert keys.local_name("Ctrl+Alt+Z") == "Cmd+Option+Z"
    assert keys.parse("Cmd+Option+Z") == keys.parse("Ctrl+Alt+Z")
    assert keys.modifiers() == ["Cmd", "Shift", "Option"]


def test_a_new_name_replaces_the_old_one(make_app: MakeApp) -> None:
    named: list[str] = []
    app = make_app(lambda app: NameScene(app, "Rename", "Han Solo", named.append, yes="Rename"))
    type_text(app, "Loss")
    press_key(app, pygame.K_RETURN)
    assert named == ["Loss"]


def pressed_across(before: Widget, after: Widget, leaves: bool = False) -> None:
    """Press a widget, lay out another in its place, and release; ``leaves``: another scene comes
    on top in between."""
    m = Metrics((1280, 720))
    form = Form(m, lambda rect: None)
    for each, what in ((before, pygame.MOUSEBUTTONDOWN), (after, pygame.MOUSEBUTTONUP)):
        form.reset(m)
        form.add(each)
        form.restore()
        form.handle(pygame.event.Event(what, pos=(20, 20), button=1))
        if leaves:
            form.still()


class Tile(Widget):
    """A picture that can be pressed."""

    focusable = True

    def __init__(self, id: str, pressed: list[str]) -> None:
        super().__init__(id, pygame.Rect(10, 10, 100, 40))
        self.pressed = pressed

    def activate(self) -> None:
        self.pressed.append(self.id)


def test_a_layout_between_press_and_release_loses_no_click() -> None:
    """A widget that has changed lets go of the press."""
    pressed = list[str]()

    def go(label: str) -> Button:
        rect = pygame.Rect(10, 10, 100, 40)
        return Button("go", rect, label, lambda: pressed.append(label))

    pressed_across(go("Go"), go("Go"))
    assert pressed == ["Go"]
    pressed_across(go("Go"), go("Stop"))
    pressed_across(go("Go"), go("Go"), leaves=True)
    assert pressed == ["Go"]
    pressed_across(Tile("cover", pressed), Tile("cover", pressed))
    assert pressed == ["Go", "cover"]
    pressed_across(Tile("cover", pressed), Tile("other", pressed))
    assert pressed == ["Go", "cover"]


ROOM = pygame.Rect(0, 0, 400, 300)
ANCHOR = pygame.Rect(180, 140, 40, 20)
SIZES = [(100, 30), (60, 50)]
NOWHERE = pygame.Rect(0, 0, 0, 0)


def tip(*things: Kept, now: pygame.Rect = NOWHERE) -> pygame.Rect:
    return placement.tip(SIZES, ANCHOR, ROOM, 10, things, now)


def test_a_tooltip_is_above_its_anchor_unless_something_is_read_there() -> None:
    assert tip() == pygame.Rect(150, 100, 100, 30)
    above = Kept(pygame.Rect(100, 80, 200, 45), Rank.WORDS)
    assert tip(above).top == ANCHOR.bottom + 10
    below = Kept(pygame.Rect(100, 175, 200, 55), Rank.WORDS)
    assert tip(above, below).left == ANCHOR.right + 10
    right = Kept(pygame.Rect(225, 0, 175, 300), Rank.WORDS)
    assert tip(above, below, right).right == ANCHOR.left - 10


def test_a_tooltip_is_never_over_its_anchor_or_out_of_the_room() -> None:
    for corner in ((0, 0), (360, 0), (0, 280), (360, 280), (180, 0), (0, 140)):
        anchor = pygame.Rect(corner, ANCHOR.size)
        found = placement.tip(SIZES, anchor, ROOM, 10, [], NOWHERE)
        assert not found.colliderect(anchor) and ROOM.contains(found)


def test_a_narrow_tooltip_takes_a_narrow_gap() -> None:
    """The wide one would be over words at every side."""
    words = [pygame.Rect(0, 0, 150, 300), pygame.Rect(250, 0, 150, 300),
             pygame.Rect(150, 165, 100, 135)]  # fmt: skip
    found = tip(*placement.of_rank(Rank.WORDS, words))
    assert found.size == (60, 50)
    assert not any(found.colliderect(each) for each in words)


def test_a_tooltip_stays_while_nothing_is_read_there() -> None:
    """It does not jump because a control has come up that is less important."""
    here = tip()
    assert tip(Kept(here.copy(), Rank.CONTROL), now=here) == here
    assert tip(Kept(here.copy(), Rank.WORDS), now=here) != here


def test_what_matters_more_decides() -> None:
    """A place over half a page is worse than one over many buttons."""
    places = [pygame.Rect(0, 0, 100, 100), pygame.Rect(100, 0, 100, 100)]
    page = Kept(pygame.Rect(0, 0, 50, 400), Rank.WORDS)
    buttons = [Kept(pygame.Rect(100, top, 100, 20), Rank.CONTROL) for top in range(0, 100, 20)]
    found = placement.best(places, [page, *buttons])
    assert found is not None and found.rect == places[1]
    assert found.spares() and not found.spares(Rank.CONTROL) and not found.free


def test_the_widest_gap_of_a_bar() -> None:
    bar = pygame.Rect(0, 280, 400, 20)
    taken = [pygame.Rect(0, 280, 100, 20), pygame.Rect(150, 280, 50, 20)]
    assert placement.gap(bar, taken) == pygame.Rect(200, 280, 200, 20)
    assert placement.gap(bar, [bar]).width == 0


def test_words_are_kept_where_their_ink_is() -> None:
    """A short label in a wide row leaves the rest of the row free."""
    form = Form(Metrics((1280, 720), 1.0), lambda rect: None)
    form.add(Label("words", pygame.Rect(0, 0, 800, 40), "Short", "body"))
    form.add(Button("button", pygame.Rect(0, 100, 80, 40), "Press", lambda: None))
    words, button = form.words()
    assert words.rank == Rank.WORDS and words.rect.width < 100
    assert button == Kept(pygame.Rect(0, 100, 80, 40), Rank.CONTROL)


def test_nothing_opens_under_a_pointer_that_a_click_left_there(make_app: MakeApp) -> None:
    """A control that a click brings under the pointer opens its tip once the pointer moves."""
    app: App = make_app(GalleryScene)
    scene = app.stack.top
    icon = scene.form.find("icon_undo")
    assert icon is not None and icon.tip
    at = icon.rect.center
    move(app, at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.event.Event(kind, pos=at, button=1)], 0.016)
    for _ in range(20):
        app.frame([], 0.1)
    assert scene.form.tip is None
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 3, at[1]), rel=(3, 0),
                                  buttons=(0, 0, 0))], 0.016)  # fmt: skip
    move(app, (icon.rect.left + 2, icon.rect.top + 2))
    for _ in range(20):
        app.frame([], 0.1)
    assert scene.form.tip is icon


NAMES = ("empty_dock", "reading_lamp", "smoking_droid", "switchboard")


@pytest.mark.parametrize("name", NAMES)
def test_every_room_is_there_and_small(name: str) -> None:
    path = assets_folder() / FOLDER / f"{name}.jpg"
    assert images.has(FOLDER, name) and path.stat().st_size <= 60_000


def test_a_spot_is_whole_or_left_out() -> None:
    m = Metrics((1280, 720))
    shown = place_in(m, pygame.Rect(0, 0, 900, 900))
    assert shown is not None and shown.size == SIZE_DU
    low = place_in(m, pygame.Rect(10, 20, 900, 200))
    assert low is not None and low.size == (300, 200) and low.top == 20
    assert place_in(m, pygame.Rect(0, 0, 900, 120)) is None
    assert place_in(m, pygame.Rect(0, 0, 200, 900)) is None


def test_a_question_has_a_picture_only_in_a_wide_window(make_app: MakeApp) -> None:
    for size, scale, shown in (((1280, 720), 1.0, True), ((1280, 720), 2.0, False)):
        app = make_app(lambda app: ConfirmScene(app, "Leave?", "Now?", app.stop), size, scale)
        top = app.stack.top
        assert isinstance(top.form.find("confirm.room"), Spot) == shown

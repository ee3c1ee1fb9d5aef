"""The stage of a page, and what is turned up on it."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.scenes import Scene
from game.client.tabletop.kit.flights import Flight
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.kit.spots import Spot
from game.client.tabletop.kit.thing import Thing
from game.client.tabletop.pages import page, stage
from game.client.tabletop.pages.stage import CardFace, Scenery
from game.client.tabletop.pages.story_text import Story, emphasize, once
from game.client.widgets import RichText, ScrollArea
from game.table.contract import Label
from tests.breadth import first
from tests.client.conftest import MakeApp, move, press_key

VIEWS = {
    (1280, 720): (0, 44, 1280, 624),
    (1920, 1080): (0, 56, 1532, 684),
    (2560, 1440): (0, 75, 2043, 912),
}
STORY = 'She counts the crates twice. "One too many," she says, and looks at you.'
WHITE = Scenery("white", lambda size: _filled(size, (255, 255, 255)))


def _filled(size: tuple[int, int], color: tuple[int, int, int]) -> pygame.Surface:
    made = pygame.Surface(size)
    made.fill(color)
    return made


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


def _card(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    pygame.draw.rect(surface, (200, 60, 60), rect)
    fonts.draw_line(surface, m, "heading", "A card", theme.INK, rect, "center", "card")


def _small_card(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    pygame.draw.rect(surface, (200, 60, 60), rect)


class Paged(Scene):
    """A page with a card, a story and some choices, in the middle of the window."""

    name = "paged"
    choices = 3
    detail = "75% to pass. It may cost one of your two crates, and the rest of the day."

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        wide, high = m.size
        area = pygame.Rect(0, m.du(44), wide, high - m.du(100))
        setting = page.Setting(WHITE, CardFace("a_card", _card, _small_card))
        buttons = [
            page.ChoiceButton(f"choice.{number}", pygame.Rect(0, 0, 0, 0), "Try it", lambda: None,
                              detail=self.detail, hotkey=str(number))
            for number in range(1, self.choices + 1)
        ]  # fmt: skip
        told = page.Told("One crate too many", STORY, "Somebody lost a crate.", "What do you do?")
        self.found = page.add_choices(self.form, m, area, setting, told, buttons)

    def paint_over(self, surface: pygame.Surface) -> None:
        face = self.form.find("encounter.card")
        face.draw_large(surface)


class Crowded(Paged):
    """The same with far too many choices."""

    choices = 16


@pytest.mark.parametrize("size", VIEWS)
@pytest.mark.parametrize("carded", [True, False])
def test_the_picture_has_at_least_45_hundredths_of_the_view(
    size: tuple[int, int], carded: bool
) -> None:
    """There the veil has less than half its strength."""
    m, area = Metrics(size), pygame.Rect(VIEWS[size])
    words = stage.column(m, area, carded)
    shown = stage.backdrop(m, area.size, WHITE, words.left - area.left)
    row = [shown.get_at((x, 4))[1] for x in range(area.width)]
    half = 255 - (255 - theme.DEEP[1]) * stage.VEIL / 255 / 2
    assert sum(light > half for light in row) >= 0.45 * area.width
    assert max(row[words.left - area.left :]) < 40, "and the words stand on the full veil"
    assert words.width >= m.du(520)


@pytest.mark.painted
@pytest.mark.parametrize("scale", first(1, [1.0, 1.5, 2.0]))
@pytest.mark.parametrize("size", first(1, VIEWS))
@pytest.mark.parametrize("scene", [Paged, Crowded])
def test_words_fit_or_scroll_at_every_size(
    make_app: MakeApp, size: tuple[int, int], scale: float, scene: type[Paged]
) -> None:
    app = make_app(scene, size=size, scale=scale)
    assert audit(app) == []
    shown = app.stack.top
    assert isinstance(shown, Paged) and len(shown.found) == shown.choices
    area = shown.form.find("encounter.choices")
    view = app.screen.get_rect() if area is None else area.rect
    assert scene is Crowded or area is None or scale > 1.0
    for rect in list(shown.found.values())[:1]:
        assert view.contains(rect)


def test_a_stage_without_a_picture_has_the_colors_of_its_game() -> None:
    """It is dark, not black, and glows in the accent."""
    shown = stage.plain("coin", (200, 90, 40), (24, 18, 16)).paint((600, 300))
    glow, corner = shown.get_at((150, 84)), shown.get_at((590, 290))
    assert glow[0] > 70 and glow[0] > 1.5 * glow[2], "the accent's hue"
    assert sum(corner[:3]) > sum(theme.DEEP) * 0.8 and glow[0] > 2 * corner[0]


def _face(app: App) -> CardFace:
    found = app.stack.top.form.find("encounter.card")
    assert isinstance(found, CardFace)
    return found


def _red(app: App, rect: pygame.Rect) -> bool:
    app.stack.top.invalidate()
    app.frame([], 0.3)
    color = app.screen.get_at((rect.centerx, rect.top + 6))
    return color[0] > 150 > 100 > color[1]


@pytest.mark.painted
def test_the_card_is_small_until_it_is_pointed_at(make_app: MakeApp) -> None:
    app = make_app(Paged)
    face = _face(app)
    assert face.rect.width <= app.metrics.du(160) and not _red(app, face.large_rect)
    move(app, face.rect.center)
    assert face.open and _red(app, face.large_rect)
    move(app, (app.metrics.width // 2, 100))
    assert not face.open and not _red(app, face.large_rect)


def test_the_focus_enlarges_the_card_and_the_next_key_is_for_the_page(make_app: MakeApp) -> None:
    app = make_app(Paged)
    form, face = app.stack.top.form, _face(app)
    form.ring = True
    form.set_focus(face)
    assert face.open
    press_key(app, pygame.K_SPACE)
    assert not face.open and form.focus is None


@pytest.mark.painted
def test_the_small_card_is_a_picture_without_words_to_read(make_app: MakeApp) -> None:
    app = make_app(Paged)
    with fonts.collect_text() as seen:
        app.stack.top.draw(app.screen)
    assert "A card" not in {each.text for each in seen}
    move(app, _face(app).rect.center)
    with fonts.collect_text() as seen:
        app.stack.top.draw(app.screen)
    assert "A card" in {each.text for each in seen}


@pytest.mark.parametrize(
    ("label", "detail", "kept"),
    [
        ("Spend 1,000: gain Spice", "Spend 1,000 credits to gain Spice.", False),
        ("Try it", "75% to pass. Fail: Suffer 1 damage.", True),
        ("Spend 1,000: gain Spice", "Spend 1,000 credits to gain Spice and 1 reputation.", True),
        ("Red", "Now neutral", True),
        ("Leave", "", False),
    ],
)
def test_the_second_line_of_a_choice_adds_something(label: str, detail: str, kept: bool) -> None:
    assert bool(once(Label(label, detail)).detail) is kept


def test_only_what_is_said_is_in_italics() -> None:
    assert emphasize('He nods. "Two," he says.') == 'He nods. **"Two,"** he says.'
    assert emphasize("A **bold** tale.").count("**") == 0, "no markup of a story's own"


def test_a_story_begins_with_a_large_letter() -> None:
    """It rises above the line, and the words after it begin beside it."""
    m = Metrics()
    lines = RichText.height(m, STORY, 500, "story")
    assert lines < Story.height(m, STORY, 500) < lines + 2 * m.pitch("story")
    quoted = '"No," she says.'
    assert Story.height(m, quoted, 500) == m.pitch("story"), "but not with a quote"
    assert Story.height(m, "She waits.", 500) == m.pitch("story"), "nor above a single line"


def test_a_long_story_scrolls(make_app: MakeApp) -> None:
    class Long(Paged):
        choices = 6
        detail = Paged.detail * 2

    app = make_app(Long, size=(1280, 720))
    area = app.stack.top.form.find("encounter.text")
    assert isinstance(area, ScrollArea) and area.rect.height >= app.metrics.du(40)
    assert audit(app) == []


def test_a_page_that_only_asks_has_its_question_as_the_title() -> None:
    """A long question stands over the choices instead, and is never cut."""
    m, area = Metrics(), pygame.Rect(VIEWS[1920, 1080])
    short = page.Told.asked(m, area, "Where do you sail?", "")
    assert (short.title, short.question) == ("Where do you sail?", "")
    long = page.Told.asked(m, area, "Which of the **four** islands of the outer reef is it?", "")
    assert long.title != long.question and "**four**" in long.question


RED, BLUE, TABLE = (200, 40, 40), (40, 40, 200), (0, 0, 0)
FACE, BACK = "face", "back"


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.set_mode((320, 180))
    yield
    pygame.display.quit()


def sheet(color: tuple[int, int, int]) -> pygame.Surface:
    made = pygame.Surface((60, 80))
    made.fill(color)
    return made


def shown(part: float, back: bool = True) -> tuple[str, int]:
    """Return the side that is seen at a part of the way, and how wide it is."""
    flight = Flight(("card", "x"), sheet(RED), [(100, 90), (100, 90)], (60, 80), (60, 80),
                    back=sheet(BLUE) if back else None)  # fmt: skip
    flight.part, flight.going = part, True
    surface = pygame.Surface((200, 180))
    flight.draw(surface)
    row = [tuple(surface.get_at((x, 90)))[:3] for x in range(200)]
    assert all(color == TABLE for x, color in enumerate(row) if not flight.reach.left <= x < 140)
    side = FACE if row[100][0] > row[100][2] else BACK
    return side, sum(color != TABLE for color in row)


def test_a_card_turns_from_its_back_to_its_face() -> None:
    assert shown(0.0) == (BACK, 60)
    assert shown(0.45)[0] == BACK and shown(0.45)[1] < 50
    assert shown(0.75)[0] == FACE and shown(0.75)[1] < 50
    assert shown(1.0) == (FACE, 60)


def test_a_card_without_a_back_is_its_face_all_along() -> None:
    assert {shown(part, back=False) for part in (0.0, 0.3, 0.6, 1.0)} == {(FACE, 60)}


def test_the_words_of_a_tip_are_worked_out_once_they_are_needed() -> None:
    asked: list[str] = []

    class Space(Thing):
        @property
        def tip(self) -> str:
            asked.append(self.id)
            return f"This is {self.id}."

    def nothing(*given: object) -> None:
        """Do nothing."""

    hand = SimpleNamespace(carry=None)
    space = Space(SimpleNamespace(model=0, ui=0, view=0, controller=hand), ("space", "naboo"))
    spot = Spot(space, pygame.Rect(0, 0, 9, 9), press=nothing, drag=nothing, release=nothing,
                enter=nothing)  # fmt: skip
    assert not asked
    assert spot.help == "This is naboo."
    assert spot.help == "This is naboo." and asked == ["naboo"]

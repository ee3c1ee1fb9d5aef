"""The page of a decision or a result: a scene, what happens in it, dice, and every choice.

A choice is a large button with a number key. A page about a card has it small at its left foot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.pages.choice_rows import GAP_DU, Rows, add_rows, rows
from game.client.tabletop.pages.dice import LabeledRow, Roll, Tumble, row_ids
from game.client.tabletop.pages.stage import CardFace, Scenery, StageAreas, add_stage, column
from game.client.tabletop.pages.story_text import Story, once
from game.client.widgets import Button, Form, Label, RichText, ScrollArea
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.table.contract import Label as Words
from game.table.decisions import Option

ICON_DU = 32  # of a choice that has one
GOOD_DU, LEAST_DU = 110, 52  # height of story and lines where they scroll: good, and least
BAND_DU = 118  # greatest height of choices side by side
BAR_DU = 14  # width of a scroll bar
TITLE_GAP_DU = 14  # between title and story
LETTERING = ("reading", "body", "tile")
"""the styles of the lines, from the largest on: the first that needs no scrolling"""


@dataclass(frozen=True)
class Setting:
    """The parts of a page besides its words: the scene, the card it is about, and dice."""

    scenery: Scenery
    face: CardFace | None = None
    rolls: Sequence[Roll] = ()
    tumble: Tumble = field(default_factory=Tumble)


@dataclass(frozen=True)
class Told:
    """The words of a page. ``lines`` are markup between the story and the question."""

    title: str
    story: str = ""
    lines: str = ""
    question: str = ""

    def height(self, m: Metrics, wide: int, style: str = LETTERING[0]) -> int:
        """Return the height in pixels of story and lines in a column, the lines in a style."""
        high = Story.height(m, self.story, wide) if self.story else 0
        high += m.du(14) if self.story and self.lines else 0
        return high + (RichText.height(m, self.lines, wide, style) if self.lines else 0)

    @classmethod
    def asked(cls, m: Metrics, area: pygame.Rect, question: str, lines: str) -> Told:
        """Return the words of a page that only asks: a short question is its title."""
        short = richtext.plain(question)
        if fonts.measure(m, "title", short)[0] <= column(m, area).width:
            return cls(short, lines=lines)
        return cls("A decision", lines=lines, question=question)

    def asking(self, m: Metrics, wide: int) -> int:
        """Return the height in pixels of the question, with the gap below it."""
        if not self.question:
            return 0
        return RichText.height(m, self.question, wide, "body_bold") + m.du(10)


def add_setting(
    form: Form, m: Metrics, area: pygame.Rect, setting: Setting, wide: int = 0, choices: int = 0
) -> StageAreas:
    """Add the parts of every page: scene, card, and the dice at its foot.

    Return the places of the words, which reveal no result while the dice roll.
    """
    areas = add_stage(form, m, area, setting.scenery, face=setting.face, wide=wide,
                      choices=choices, foot=dice_high(m, setting))  # fmt: skip
    if setting.rolls:
        strip = areas.foot
        most = max(len(roll.faces) for roll in setting.rolls)
        ids, places = row_ids("encounter", setting.rolls), _shares(strip, setting.rolls, m.du(12))
        for id, roll, rect in zip(ids, setting.rolls, places, strict=True):
            form.add(LabeledRow(id, rect, roll, most, setting.tumble))
    if setting.tumble.rolling:
        add_title(form, m, areas.words, "The dice are rolling")
    return areas


def dice_high(m: Metrics, setting: Setting) -> int:
    """Return the height in pixels of the strip of dice, 0 without any."""
    return m.pick(72, 52) if setting.rolls else 0


def add_title(
    form: Form, m: Metrics, words: pygame.Rect, title: str, id: str = "encounter.title"
) -> int:
    """Add the title of a page, as large as it fits; return its lower end."""
    for style in ("stage", "title", "heading"):
        fitted = fonts.fit(m, style, title, words.width)
        if not fitted.overflow:
            break
    head = pygame.Rect(words.left, words.top, words.width, m.pitch(style))
    form.add(Label(id, head, fitted.text, style))
    return head.bottom


def _shares(area: pygame.Rect, rolled: Sequence[Roll], gap: int) -> list[pygame.Rect]:
    """Return the room divided between the rolls: a roll of one die needs less than one of many."""
    weights = [4 + len(roll.faces) for roll in rolled]
    room, spare = Room(area), area.width - gap * (len(rolled) - 1)
    return [room.west(spare * weight // sum(weights), gap) for weight in weights]


def add_choices(
    form: Form, m: Metrics, area: pygame.Rect, setting: Setting, told: Told,
    buttons: Sequence[ChoiceButton],
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add a page with a button for each choice; return the rectangles of the buttons, by key."""
    wide, laid = _plan(m, area, setting, told, buttons)
    areas = add_setting(form, m, area, setting, wide, laid.height(m))
    if setting.tumble.rolling:
        return {}
    words, room = areas.words, areas.choices
    least = m.pitch("stage") + m.du(LEAST_DU + TITLE_GAP_DU) + told.asking(m, wide)
    if words.height < least:  # the choices scroll, and leave room for the words
        lack = least - words.height
        words.height, room.top, room.height = least, room.top + lack, room.height - lack
    add_words(form, m, words, told)
    return add_rows(form, m, room, buttons, laid)


def _plan(
    m: Metrics, area: pygame.Rect, setting: Setting, told: Told, buttons: Sequence[ChoiceButton]
) -> tuple[int, Rows]:
    """Return the width of the column and the rows of choices in it: as narrow as the words
    allow, so that the scene is seen. Choices that fit nowhere are as low as can be."""
    face = setting.face is not None
    narrow = ((0.0, 1), (0.0, 2), (0.6, 1), (0.6, 2))
    wide = ((0.74, 2), (0.74, 3), (0.74, 1))
    tried = list[tuple[int, Rows]]()
    for least, tries in (
        (area.height, narrow),
        (m.du(GOOD_DU), (*narrow, *wide)),
        (m.du(LEAST_DU), (*narrow, *wide, (1.0, 2), (1.0, 3), (1.0, 1))),
    ):
        for share, columns in tries:
            words = column(m, area, face, round(area.width * share))
            low = m.pick(56, 44)
            laid = rows(m, buttons, words.width - m.du(BAR_DU), columns, low)
            need = m.pitch("stage") + min(least, told.height(m, words.width)) + m.du(14 + 12)
            need += m.du(TITLE_GAP_DU) + told.asking(m, words.width)
            need += laid.height(m) + m.du(GAP_DU)
            tall = columns > 1 and max(laid.bands) > m.du(BAND_DU)
            if need <= words.height - dice_high(m, setting) and not tall:
                return words.width, laid
            tried.append((words.width, laid))
    return min(tried, key=lambda each: each[1].height(m))


class ChoiceButton(Button):
    """A choice as wide as the column: its words wrap, with one or more smaller lines below."""

    def _room(self, m: Metrics, width: int) -> int:
        cap = keycap_width(m, self.hotkey) + m.du(14) if self.hotkey else 0
        icon = m.du(ICON_DU + 12) if self.icon else 0
        return width - 2 * m.du(18) - cap - icon

    def _layout(self, m: Metrics, width: int) -> list[richtext.RichLayout]:
        room = self._room(m, width)
        ink = theme.INK_DARK if self.kind == "primary" else theme.INK
        if not self.enabled:
            ink = theme.DISABLED
        made = [richtext.layout(m, "body_bold", richtext.literal(self.label), room, ink)]
        if self.detail:
            soft = theme.INK_DARK if self.kind == "primary" else theme.MUTED
            made.append(richtext.layout(m, "caption", richtext.literal(self.detail), room, soft))
        return made

    def height(self, m: Metrics, width: int) -> int:
        """Return the height in pixels of the words at that width."""
        return sum(laid.height for laid in self._layout(m, width)) + 2 * m.du(8)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, room = self.m, self.rect, Room(self.rect)
        self._draw_ground(surface)
        if self.hotkey:
            cap = room.inset(m.du(14), 0).piece(keycap_width(m, self.hotkey), keycap_height(m),
                                                "midright")  # fmt: skip
            draw_keycap(surface, m, cap, self.hotkey, self.id)
        room.west(m.du(18))
        if self.icon:
            Pen(surface, m).icon(self.icon, m.du(ICON_DU), midleft=room.midleft)
            room.west(m.du(ICON_DU + 12))
        parts = self._layout(m, rect.width)
        room = room.piece(room.width, sum(part.height for part in parts))
        for part in parts:
            part.draw(surface, room.north(part.height), self.id)


def choices(
    options: Sequence[Option],
    labels: Mapping[str, Words],
    choose: Callable[[str], None],
    icons: Callable[[Option], str] = lambda each: "",
) -> list[ChoiceButton]:
    """Return a button for each option, with its number."""
    return [
        ChoiceButton(
            f"choice.{each.key}",
            pygame.Rect(0, 0, 0, 0),
            words.label,
            partial(choose, each.key),
            detail=words.detail,
            hotkey=str(number) if number < 10 else "",
            kind="primary" if len(options) == 1 else "normal",
            icon=icons(each),
        )
        for number, each in enumerate(options, 1)
        for words in [once(whole(labels[each.key]))]
    ]


def whole(words: Words) -> Words:
    """Return the full label: if it is shortened, its detail begins with the whole of it."""
    start = words.label.removesuffix(fonts.ELLIPSIS)
    if start == words.label or not words.detail.startswith(start):
        return words
    label, _, rest = words.detail.partition(". ")
    return Words(label, rest)


def add_words(
    form: Form, m: Metrics, words: pygame.Rect, told: Told, id: str = "encounter.title"
) -> None:
    """Add title, story, lines and question to their column. Story and lines scroll if they need
    more room even in small letters."""
    room, width = Room(words), words.width
    room.north(add_title(form, m, words, told.title, id) - words.top, m.du(TITLE_GAP_DU))
    if told.question:
        spot = room.south(told.asking(m, width) - m.du(10), m.du(8))
        form.add(RichText("encounter.question", spot, told.question, "body_bold", theme.INK))
    seen = pygame.Rect(room.topleft, (width + m.du(BAR_DU), max(1, room.height)))
    area = form.add(ScrollArea("encounter.text", seen))
    fits = (each for each in LETTERING if told.height(m, width, each) <= room.height)
    style = next(fits, LETTERING[0])
    if told.story:
        spot = room.north(Story.height(m, told.story, width), m.du(14))
        area.add(Story("encounter.story", spot, told.story))
    if told.lines:
        spot = room.north(RichText.height(m, told.lines, width, style))
        area.add(RichText("encounter.words", spot, told.lines, style, theme.SOFT))

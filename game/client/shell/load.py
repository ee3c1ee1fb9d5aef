"""The saved games: a list with pictures, and what each of them holds.

The list may be long: only the rows in view are widgets, and a journal is looked into when its row
comes into view, or later when nothing else is to be done.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.confirm import NoticeScene
from game.client.shell.naming import NameScene
from game.client.shell.paths import open_folder, sent_folder
from game.client.shell.saves import SaveInfo
from game.client.shell.scenes import Layer, Scene
from game.client.shell.thumbnails import draw_marks, fitting, medallion, wrapped
from game.client.shell.title import BACKDROP
from game.client.widgets import (
    Button,
    Choice,
    Label,
    Panel,
    RichText,
    ScrollArea,
    TextEntry,
    Widget,
    keymap,
)
from game.client.widgets.keys import matches
from game.client.widgets.lazy import LazyArea
from game.client.widgets.modal import text_width
from game.table import saves
from game.table.saves import SaveError

if TYPE_CHECKING:
    from game.client.shell.app import App

LEAST_DU = (960, 540)  # the screen needs so much room; a larger scale is not taken
WIDTH_DU = 1640
LEAST_TARGET = 36  # pixels
BUDGET = 0.006  # seconds of a frame for looking into journals
REST = 0.25  # seconds without an event before pictures are drawn and hidden rows looked at
TOAST_SECONDS = 12.0
SHAPE = (16, 9)
SORTS = (("newest", "Newest"), ("name", "Name"), ("character", "Character"))
EMPTY = "No games yet. Every game is saved automatically, from its first move on."
_NONE = pygame.Rect(0, 0, 0, 0)
_KEYS: dict[int, Callable[[int, int], int]] = {
    pygame.K_HOME: lambda at, page: -at,
    pygame.K_END: lambda at, page: 1 << 30,
    pygame.K_PAGEUP: lambda at, page: -page,
    pygame.K_PAGEDOWN: lambda at, page: page,
    pygame.K_UP: lambda at, page: -1,
    pygame.K_DOWN: lambda at, page: 1,
}


def roomy(m: Metrics) -> Metrics:
    """The metrics with a scale that leaves the room which the screen needs."""
    most = min(m.width / LEAST_DU[0], m.height / LEAST_DU[1]) / m.base
    return Metrics(m.size, max(0.75, min(m.scale, most)))


def tall(m: Metrics, units: float) -> int:
    """Design units in pixels, and enough to be hit at any scale."""
    return max(m.du(units), LEAST_TARGET)


class SaveRow(Widget):
    """A game in the list. A click chooses it, another one or Enter opens it."""

    focusable = True
    pointer = True

    def __init__(self, scene: LoadScene, index: int, rect: pygame.Rect) -> None:
        super().__init__(f"load.game_{index}", rect)
        self.scene, self.index = scene, index
        self.again = False

    @property
    def info(self) -> SaveInfo:
        return self.scene.shown[self.index]

    @property
    def help(self) -> str:
        """The whole name where the row has no room for it."""
        name = self.info.name
        cut = fonts.fit(self.m, "heading", name, self._words().width).overflow
        return literal(name) if cut else ""

    def press(self, pos: tuple[int, int]) -> None:
        self.again = self.scene.chosen == self.index

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        if inside and self.again:
            self.activate()
        elif inside:
            self.scene.choose(self.index)

    def activate(self) -> None:
        self.scene.choose(self.index)
        self.scene.open()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_TAB:
            return self.scene.leave_list(self, bool(event.mod & pygame.KMOD_SHIFT))
        step = _KEYS.get(event.key)
        if step is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        by = step(self.index, self.scene.page)
        return self.scene.go(self.index, by)

    # -- drawing --

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.m.du(8), -2 * self.m.du(8))

    def _picture(self) -> pygame.Rect:
        inner = self._inner()
        return pygame.Rect(inner.topleft, (inner.height * SHAPE[0] // SHAPE[1], inner.height))

    def _words(self) -> pygame.Rect:
        inner, left = self._inner(), self._picture().right + self.m.du(18)
        return pygame.Rect(left, inner.top, inner.right - self.m.du(10) - left, inner.height)

    def draw(self, surface: pygame.Surface) -> None:
        m, info = self.m, self.info
        self.draw_ground(surface)
        self.scene.pictures.blit(surface, self._picture(), info, m.du(5))
        if self.scene.chosen == self.index:
            bar = pygame.Rect(self.rect.left, self.rect.top + m.du(10), m.du(4),
                              self.rect.height - m.du(20))  # fmt: skip
            pygame.draw.rect(surface, theme.AMBER, bar, border_radius=m.du(2))
        self._draw_words(surface, info)

    def _draw_words(self, surface: pygame.Surface, info: SaveInfo) -> None:
        m, words = self.m, self._words()
        high, small = m.pitch("heading"), m.pitch("caption")
        top = words.top + (words.height - high - small - m.du(4)) // 2
        ink = theme.INK if not info.problem else theme.SOFT
        state, light = info.state
        wide = fonts.measure(m, "label", state)[0]
        spot = pygame.Rect(words.right - wide, top, wide, high)
        fonts.draw_line(surface, m, "label", state, theme.COLOURS[light], spot, "right", self.id)
        line = pygame.Rect(words.left, top, words.width - wide - m.du(16), high)
        fitting(surface, m, "heading", info.name, ink, line, f"{self.id}.name")
        line = pygame.Rect(words.left, line.bottom + m.du(4), words.width, small)
        date = fonts.measure(m, "label", info.date)[0]
        spot = pygame.Rect(line.right - date, line.top, date, small)
        fonts.draw_line(surface, m, "label", info.date, theme.MUTED, spot, "right", self.id)
        line.width -= date + m.du(16)
        if info.problem:
            fitting(surface, m, "caption", info.problem, theme.SOFT, line, self.id)
        elif info.facts is not None:
            draw_marks(surface, m, line, info.facts, self.id)


class Portrait(Widget):
    """The chosen game's picture, large, with its character over the corner."""

    def __init__(self, scene: LoadScene, rect: pygame.Rect) -> None:
        super().__init__("load.picture", rect)
        self.scene = scene

    def draw(self, surface: pygame.Surface) -> None:
        info, m = self.scene.current, self.m
        if info is None:
            return
        self.scene.pictures.blit(surface, self.rect, info, m.du(8))
        facts = info.facts
        if facts and facts.emblem and images.has("emblems", facts.emblem):
            medal = medallion(facts, m.du(76))
            surface.blit(medal, medal.get_rect(bottomleft=self.rect.move(m.du(14), -m.du(14))
                                               .bottomleft))  # fmt: skip


class LoadScene(Scene):
    """All games; a broken one stays in the list and says why it cannot open.

    ``games`` are all, ``shown`` those that the search finds, in the chosen order; ``chosen`` is
    the index of the one that the buttons are for.
    """

    name = "load"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games: list[SaveInfo] = []
        self.shown: list[SaveInfo] = []
        self.chosen = 0
        self.words, self.sort = "", SORTS[0][0]
        self.pictures = app.pictures
        self.ground = Layer()
        self.trashed: list[tuple[str, Path]] = []
        self.toast, self.toast_left = "", 0.0
        self.area: LazyArea | None = None
        self.field: TextEntry | None = None
        self._rest = 0.0
        self._unknown = 0

    # -- the list --

    def enter(self) -> None:
        self.read()

    def resume(self) -> None:
        self.read()

    def leave(self) -> None:
        self.app.library.keep()

    def read(self, chosen: Path | None = None) -> None:
        """Lists the folder anew; the chosen game stays chosen if it is still there."""
        kept = chosen or (self.current.path if self.current else None)
        self.games = self.app.library.games()
        self._unknown = 0
        self._arrange(kept)

    def _arrange(self, kept: Path | None) -> None:
        self.shown = [each for each in self.games if not self.words or each.matches(self.words)]
        if self.sort == "name":
            self.shown.sort(key=lambda each: each.name.casefold())
        elif self.sort == "character":
            self.shown.sort(key=lambda each: (each.facts is None, _hero(each).casefold()))
        found = (n for n, each in enumerate(self.shown) if each.path == kept)
        self.chosen = next(found, max(0, min(self.chosen, len(self.shown) - 1)))

    @property
    def current(self) -> SaveInfo | None:
        """The chosen game."""
        return self.shown[self.chosen] if self.chosen < len(self.shown) else None

    @property
    def page(self) -> int:
        """So many rows are seen at once."""
        return max(1, len(self.area.in_view()) - 1) if self.area else 1

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        on_row = isinstance(self.form.focus, SaveRow)
        super().relayout(roomy(m))
        if on_row and self.area is not None:
            self.form.set_focus(self.area.rows.get(self.chosen))

    def layout(self, m: Metrics) -> None:
        margin = m.du(24 if m.compact else 48)
        wide = min(m.du(WIDTH_DU), m.width - 2 * margin)
        box = pygame.Rect((m.width - wide) // 2, margin, wide, m.height - 2 * margin)
        pad = (m.du(20), m.du(16)) if m.compact else (m.du(32), m.du(28))
        inner = box.inflate(-2 * pad[0], -2 * pad[1])
        self.form.add(Panel("load.box", box, "modal"))
        head = pygame.Rect(inner.left, inner.top, inner.width, tall(m, 44 if m.compact else 52))
        back = self._head(m, head)
        gap = m.du(10 if m.compact else 20)
        body = pygame.Rect(inner.left, head.bottom + gap, inner.width, 0)
        body.height = inner.bottom - body.top
        if self.toast:
            body.height -= self._toast(m, body) + gap
        self.area = None
        if not self.shown:
            self._nothing(m, body)
            self.form.set_focus(self.field if self.words else back)
            return
        if m.compact:
            self._compact(m, body, gap)
        else:
            self._wide(m, body)
        self.form.set_focus(self.area.bring(self.chosen) if self.area else back)

    def _head(self, m: Metrics, head: pygame.Rect) -> Button:
        gap = m.du(14)
        back = Button("load.back", _NONE, "Back", self.back, hotkey=keymap.key("back"))
        wide = max(m.du(130), back.natural_width(m))
        back.rect = pygame.Rect(head.right - wide, head.top, wide, head.height)
        words = max(fonts.measure(m, "label", each)[0] for _, each in SORTS)
        sorts = len(SORTS) * (words + m.du(28))
        order = pygame.Rect(back.rect.left - gap - sorts, head.top, sorts, head.height)
        field = pygame.Rect(0, head.top, m.du(220 if m.compact else 300), head.height)
        field.right = order.left - gap
        title = pygame.Rect(head.left, head.top, field.left - head.left - gap, head.height)
        self._title(m, title)
        cursor = self.field.cursor if self.field else len(self.words)
        self.field = self.form.add(
            TextEntry("load.search", field, self.words, self.search, hint="Search", limit=40,
                      tip="Names, characters, places, packs  **[Ctrl+F]**")
        )  # fmt: skip
        self.field.cursor = cursor
        self.form.add(Choice("load.sort", order, SORTS, self.sort, self.sort_by))
        return self.form.add(back)

    def _title(self, m: Metrics, rect: pygame.Rect) -> None:
        words = "Saved games"
        wide = fonts.measure(m, "title", words)[0]
        if wide > rect.width:
            words = "Games"
            wide = fonts.measure(m, "title", words)[0]
        title = pygame.Rect(rect.left, rect.top, min(wide + 2, rect.width), rect.height)
        self.form.add(Label("load.title", title, words, "title"))
        left = title.right + m.du(16)
        count = pygame.Rect(left, rect.top, rect.right - left, rect.height)
        if fonts.measure(m, "caption", self.count())[0] <= count.width:
            self.form.add(Label("load.count", count, self.count(), "caption", theme.MUTED))

    def count(self) -> str:
        """How many games there are, found, and broken."""
        total, broken = len(self.games), sum(bool(each.problem) for each in self.games)
        told = f"{total:,} game{'s' if total != 1 else ''}"
        if self.words:
            told = f"{len(self.shown):,} of {total:,}"
        return f"{told}, {broken} cannot be opened" if broken else told

    def _nothing(self, m: Metrics, body: pygame.Rect) -> None:
        words = "No saved game matches these words." if self.games else EMPTY
        self.form.add(RichText("load.empty", body, words, "reading", theme.SOFT))

    def _wide(self, m: Metrics, body: pygame.Rect) -> None:
        """The list, and at its right the chosen game."""
        pane = pygame.Rect(0, body.top, max(m.du(500), body.width * 36 // 100), body.height)
        pane.right = body.right
        listed = pygame.Rect(body.left, body.top, pane.left - m.du(28) - body.left, body.height)
        self._list(m, listed)
        self._pane(m, pane)

    def _compact(self, m: Metrics, body: pygame.Rect, gap: int) -> None:
        """The list, and under it a line of buttons for the chosen game."""
        bar = pygame.Rect(body.left, 0, body.width, tall(m, 48))
        bar.bottom = body.bottom
        self._list(m, pygame.Rect(body.left, body.top, body.width, bar.top - gap - body.top))
        buttons = self._buttons()
        if sum(each.natural_width(m) for each in buttons) + 4 * m.du(10) > bar.width:
            for each in buttons:
                each.show_key = False
        left = bar.left
        for each in buttons:
            each.rect = pygame.Rect(left, bar.top, each.natural_width(m), bar.height)
            left = each.rect.right + m.du(10)
            self.form.add(each)

    def _list(self, m: Metrics, rect: pygame.Rect) -> None:
        lines = m.pitch("heading") + m.pitch("caption") + m.du(4)
        high = max(m.du(84 if m.compact else 116), lines + m.du(24))
        gap = m.du(10)
        area = LazyArea(
            "load.list", rect, len(self.shown), high + gap, gap, lambda n, r: SaveRow(self, n, r)
        )
        self.area = self.form.add(area)
        area.anchor = self.chosen
        area.fill()

    def _pane(self, m: Metrics, pane: pygame.Rect) -> None:
        info = self.current
        if info is None:
            return
        gap, high = m.du(10), tall(m, 52)
        buttons = self._buttons()
        foot = pane.bottom - 3 * high - 2 * gap
        picture = pygame.Rect(pane.topleft, (pane.width, pane.width * SHAPE[1] // SHAPE[0]))
        text = 6 * m.pitch("body") + m.pitch("title")
        most = max(m.du(120), foot - pane.top - text - m.du(40))
        if picture.height > most:
            picture.size = (most * SHAPE[0] // SHAPE[1], most)
            picture.centerx = pane.centerx
        self.form.add(Portrait(self, picture))
        name = pygame.Rect(pane.left, picture.bottom + m.du(14), pane.width, m.pitch("title"))
        short = fonts.fit(m, "title", info.name, name.width).text
        self.form.add(Label("load.name", name, short, "title"))
        room = pygame.Rect(pane.left, name.bottom + m.du(8), pane.width, 0)
        room.height = foot - m.du(16) - room.top
        self._details(m, room, info)
        half = (pane.width - gap) // 2
        places = [pygame.Rect(pane.left, foot, pane.width, high)]
        for number in range(4):
            left = pane.left + (half + gap) * (number % 2)
            top = foot + (high + gap) * (1 + number // 2)
            places.append(pygame.Rect(left, top, pane.width - half - gap if number % 2 else half,
                                      high))  # fmt: skip
        for button, rect in zip(buttons, places, strict=True):
            button.rect = rect
            self.form.add(button)

    def _details(self, m: Metrics, room: pygame.Rect, info: SaveInfo) -> None:
        area = self.form.add(ScrollArea("load.details", room))
        width = area.view.width - m.du(4)
        top = room.top
        if info.problem:
            words = wrapped(m, "body", literal(info.problem), width)
            rect = pygame.Rect(room.left, top, width, RichText.height(m, words, width, "body"))
            area.add(RichText("load.reason", rect, words, "body", theme.DANGER))
            top = rect.bottom + m.du(12)
        lines = (*(info.facts.details if info.facts else ()), ("Saved", info.date),
                 ("File", info.path.name))  # fmt: skip
        column = max(fonts.measure(m, "body", label)[0] for label, _ in lines) + m.du(24)
        for label, words in lines:
            wide = width - column
            short = literal(words if label != "File" else fonts.fit(m, "body", words, wide).text)
            high = max(m.pitch("body"), RichText.height(m, short, wide, "body"))
            left = pygame.Rect(room.left, top, column, m.pitch("body"))
            area.add(Label(f"load.label_{label}", left, label, "body", theme.MUTED))
            value = pygame.Rect(room.left + column, top, wide, high)
            area.add(RichText(f"load.value_{label}", value, short, "body", theme.SOFT))
            top += high + m.du(1)

    def _buttons(self) -> list[Button]:
        info = self.current
        broken = info is not None and bool(info.problem)
        over = info is not None and info.facts is not None and info.facts.finished
        why = literal(info.problem) if info is not None else ""
        return [
            Button("load.open", _NONE, "See how it ended" if over else "Continue", self.open,
                   kind="primary", enabled=not broken, reason=why),
            Button("load.rename", _NONE, "Rename", self.rename, hotkey=keymap.key("load.rename")),
            Button("load.delete", _NONE, "Delete", self.delete, hotkey=keymap.key("load.delete")),
            Button("load.send", _NONE, "Export", self.send, hotkey=keymap.key("load.send"),
                   tip="Saves a copy in its own folder: one file, to send or to keep"),
            Button("load.folder", _NONE, "Folder", self.show_folder,
                   hotkey=keymap.key("load.folder"),
                   tip="Opens the folder with the saved games"),
        ]  # fmt: skip

    def _toast(self, m: Metrics, body: pygame.Rect) -> int:
        """What has just been done, with the way back; returns its height."""
        high = tall(m, 44) + 2 * m.du(4)
        bar = pygame.Rect(body.left, body.bottom - high, body.width, high)
        self.form.add(Panel("load.toast_box", bar, "tip"))
        words = bar.inflate(-2 * m.du(16), 0)
        if self.trashed:
            undo = Button("load.undo", _NONE, "Undo", self.undo, icon="undo",
                          hotkey=keymap.key("load.undo"))  # fmt: skip
            wide = undo.natural_width(m)
            undo.rect = pygame.Rect(bar.right - wide - m.du(4), bar.top + m.du(4), wide,
                                    high - m.du(8))  # fmt: skip
            words.width = undo.rect.left - m.du(12) - words.left
            self.form.add(undo)
        short = fonts.fit(m, "body", self.toast, words.width).text
        self.form.add(Label("load.toast", words, short, "body"))
        return high

    # -- choosing --

    def choose(self, index: int) -> None:
        """Makes a game the one that the buttons are for."""
        if index != self.chosen or self.area is None:
            self.chosen = index
            self.relayout(self.app.metrics)

    def go(self, index: int, by: int) -> bool:
        """Moves the focus by so many rows; False at the ends, where other widgets come next."""
        goal = max(0, min(len(self.shown) - 1, index + by))
        if goal == index or self.area is None:
            return False
        self.form.ring = True
        self.form.set_focus(self.area.bring(goal))
        return True

    def leave_list(self, row: SaveRow, back: bool) -> bool:
        """Tab goes on behind the list, Shift-Tab before it: it may have a thousand rows."""
        order = self.form.order()
        others = [n for n, each in enumerate(order) if not isinstance(each, SaveRow)]
        here = order.index(row)
        ahead = [n for n in others if (n < here if back else n > here)] or others
        self.form.ring = True
        self.form.set_focus(order[ahead[-1 if back else 0]])
        return True

    def search(self, words: str) -> None:
        """Shows the games that have these words."""
        kept = self.current.path if self.current else None
        self.words = words
        self._arrange(kept)
        self._relist()

    def sort_by(self, order: str) -> None:
        """Shows the games in another order, from its beginning."""
        self.sort, self.chosen = order, 0
        self._arrange(None)
        self._relist()

    def _relist(self) -> None:
        """Another list: it shows the chosen game."""
        self.relayout(self.app.metrics)
        if self.area is not None:
            self.area.bring(self.chosen)

    # -- doing --

    def back(self) -> None:
        """Esc takes the search back first."""
        if self.words:
            self.search("")
        else:
            self.app.stack.pop()

    def open(self) -> None:
        """Goes to the table with the chosen game; Back from there leads to the title."""
        info = self._looked_at()
        if info is None:
            return
        if info.problem:
            self.app.cue("refuse")
            self.app.stack.push(
                NoticeScene(self.app, "This game cannot be opened", literal(info.problem))
            )
            return
        self.app.stack.pop_to("title")
        self.app.open_scene("table", journal=info.path)

    def _looked_at(self) -> SaveInfo | None:
        info = self.current
        if info is not None and not info.known:
            info = self._look(info)
        return info

    def rename(self) -> None:
        """Asks for another name."""
        info = self.current
        if info is not None:
            self.app.stack.push(
                NameScene(self.app, "Name of this game", info.name,
                          lambda name: self._renamed(info.path, name), yes="Rename")
            )  # fmt: skip

    def _renamed(self, path: Path, name: str) -> None:
        saves.rename(path, name)
        self.app.stack.pop()
        self.read(path)
        self.relayout(self.app.metrics)

    def delete(self) -> None:
        """Moves the chosen game to the trash; Undo brings it back."""
        info = self.current
        if info is None:
            return
        try:
            entry = saves.delete(info.path)
        except SaveError as problem:
            self.say(str(problem))
            return
        self.trashed.append((info.name, entry))
        at = self.chosen
        self.read()
        self.chosen = max(0, min(at, len(self.shown) - 1))
        self.say(f"{info.name} is in the trash.")

    def undo(self) -> None:
        """Takes the last deleted game back."""
        if not self.trashed:
            trash = saves.trash_folder(self.app.folder)
            self.say(f"You have not deleted anything here. Games deleted earlier are in {trash}.")
            return
        name, entry = self.trashed.pop()
        try:
            path = saves.restore(entry, self.app.folder)
        except SaveError as problem:
            self.say(str(problem))
            return
        self.words = ""
        self.read(path)
        self.say(f"{name} is back.")

    def send(self) -> None:
        """Puts a copy of the chosen game where it can be sent from."""
        info = self.current
        if info is None:
            return
        try:
            path = saves.copy(info.path, sent_folder(), info.name)
        except SaveError as problem:
            self.say(str(problem))
            return
        folder = Button("notice.folder", _NONE, "Open folder", lambda: self._folder(path.parent),
                        hotkey=keymap.key("load.open_folder"))  # fmt: skip
        where = wrapped(self.app.metrics, "reading", literal(str(path)),
                        text_width(self.app.metrics))  # fmt: skip
        words = (
            "This one file is the whole game. Open it with **main.py --load FILE**, or put it "
            f"among the saved games.\n\n{where}"
        )
        self.app.stack.push(NoticeScene(self.app, "Exported copy", words, more=[folder]))

    def show_folder(self) -> None:
        """Opens the folder of the saved games."""
        self._folder(self.app.folder)

    def _folder(self, folder: Path) -> None:
        if not open_folder(folder):
            m = self.app.metrics
            words = wrapped(m, "reading", literal(str(folder)), text_width(m))
            self.app.stack.push(NoticeScene(self.app, "The folder", words))

    def say(self, words: str) -> None:
        """A line at the foot for a while."""
        self.toast, self.toast_left = words, TOAST_SECONDS
        self.relayout(self.app.metrics)
        if self.area is not None and self.shown:
            self.form.set_focus(self.area.bring(self.chosen))

    # -- time --

    def handle(self, event: pygame.event.Event) -> bool:
        self._rest = 0.0
        before = self.form.focus
        used = super().handle(event)
        focus = self.form.focus
        if not isinstance(focus, SaveRow) or self.area is None or focus is before:
            return used
        if event.type == pygame.KEYDOWN and not isinstance(before, SaveRow):
            self.form.set_focus(self.area.bring(self.chosen))  # back to where one was
        elif focus is self.area.rows.get(focus.index) and event.type == pygame.KEYDOWN:
            self.choose(focus.index)
        return used

    def on_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if matches("Ctrl+Z", event):
            self.undo()
        elif matches("Ctrl+F", event):
            self.form.set_focus(self.field)
        else:
            return False
        return True

    def on_update(self, dt: float) -> None:
        self._rest += dt
        if self.toast:
            self.toast_left -= dt
            if self.toast_left <= 0:
                self.toast = ""
                self.relayout(self.app.metrics)
        self._work()

    def _work(self) -> None:
        """Looks into journals and fetches pictures for a few milliseconds: first for what is
        seen, and for the rest of the list when nobody does anything."""
        until = time.perf_counter() + BUDGET
        idle = self._rest > REST or self.app.settings.speed == "off"
        seen = [self.shown[n] for n in self.area.in_view()] if self.area else []
        for info in seen:
            if not info.known:
                self._look(info)
                if time.perf_counter() > until:
                    return
        for info in seen:
            info = self._fresh(info)
            if self.pictures.fetch(info, idle):
                self.invalidate(self.area.rect if self.area else None)
                self._picture_changed(info)
                if time.perf_counter() > until:
                    return
        while idle and self._unknown < len(self.games) and time.perf_counter() < until:
            info = self.games[self._unknown]
            self._unknown += 1
            if not info.known:
                self._look(info)
            if self._unknown == len(self.games):
                self._all_known()

    def _picture_changed(self, info: SaveInfo) -> None:
        portrait = self.form.find("load.picture")
        if portrait is not None and self.current is not None and self.current.path == info.path:
            portrait.changed()

    def _fresh(self, info: SaveInfo) -> SaveInfo:
        return next((each for each in self.shown if each.path == info.path), info)

    def _look(self, info: SaveInfo) -> SaveInfo:
        """Looks into a journal and shows what is found where its row is."""
        known = self.app.library.look(info)
        for listed in (self.games, self.shown):
            for number, each in enumerate(listed):
                if each.path == info.path:
                    listed[number] = known
        row = self.area.rows.get(self._index(known.path)) if self.area else None
        if row is not None:
            row.changed()
        if self.current is not None and self.current.path == known.path:
            self.relayout(self.app.metrics)
        return known

    def _index(self, path: Path) -> int:
        return next((n for n, each in enumerate(self.shown) if each.path == path), -1)

    def _all_known(self) -> None:
        """Everything has been looked at: the index is kept, and search and order are right."""
        self.app.library.keep()
        if self.words or self.sort != "newest":
            self._arrange(self.current.path if self.current else None)
        self.relayout(self.app.metrics)

    @property
    def busy(self) -> bool:
        """Rows in view that are not read yet are still moving, as pictures that load are."""
        if super().busy or self.area is None:
            return super().busy
        seen = [self.shown[n] for n in self.area.in_view()]
        return any(not each.known or self.pictures.waits(each) for each in seen)

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size = self.m.size
        picture = images.art(*BACKDROP, size) if images.has(*BACKDROP) else images.starfield(size)
        surface.blit(picture, (0, 0))
        surface.blit(images.scrim(size, (150, 190)), (0, 0))


def _hero(info: SaveInfo) -> str:
    return info.facts.hero if info.facts else info.name

"""The saved games: a list with pictures, and the contents of each.

The list may be long: only the rows in view are widgets, and a journal is looked into when its row
comes into view, or later when nothing else is to be done.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.scenery import backdrop
from game.client.draw.theme import TABLE_DU, Metrics
from game.client.shell.files.saves import SaveInfo
from game.client.shell.library.load_actions import FileActions
from game.client.shell.library.load_list import SORTS, SaveList
from game.client.shell.library.load_pane import add_bar, add_pane, tall
from game.client.shell.library.load_rows import SaveRow
from game.client.shell.window import registry
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.widgets import Button, Choice, Label, Panel, RichText, TextEntry, keymap
from game.client.widgets.keys import local_name, matches
from game.client.widgets.lazy import LazyArea
from game.client.widgets.spot import Spot, place_in

WIDTH_DU = 1640
BUDGET = 0.006  # seconds of a frame for reading journals
REST = 0.25  # seconds without an event before pictures are drawn and hidden rows read
TOAST_SECONDS = 12.0
NONE = "No games yet"
EMPTY = "Every game is saved automatically, from its first move on."
EVERY = "All games"
_NONE = pygame.Rect(0, 0, 0, 0)


def roomy(m: Metrics) -> Metrics:
    """Return the metrics with a scale that leaves enough room for the screen."""
    most = m.most(TABLE_DU)  # a larger scale is not used
    return Metrics(m.size, max(0.75, min(m.scale, most)))


class LoadScene(Scene):
    """All saved games; a broken one stays in the list and says why it cannot open."""

    name = "load"

    def __init__(self, app: SceneHost) -> None:
        super().__init__(app)
        self.list = SaveList(app.library)
        self.deeds = FileActions(self)
        self.pictures = app.pictures
        self.ground = Layer()
        self.filters: list[str] = []  # ids of games to choose from
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
        """List the folder again; the chosen save stays chosen if it is still there."""
        self.list.read(chosen)
        self._unknown = 0

    @property
    def shown(self) -> list[SaveInfo]:
        return self.list.shown

    @property
    def chosen(self) -> int:
        return self.list.chosen

    @property
    def current(self) -> SaveInfo | None:
        """The chosen save."""
        return self.list.current

    @property
    def page(self) -> int:
        """The number of rows that are seen at once."""
        return max(1, len(self.area.in_view()) - 1) if self.area else 1

    # -- games --

    def _filters(self) -> list[str]:
        """Return the ids of the games to choose from, none where there is only one."""
        ids = [each.id for each in registry.games()]
        ids += [id for id in self.list.kinds() if id not in ids]
        return ids if len(ids) > 1 else []

    def name_of(self, info: SaveInfo) -> str:
        """Return the name of the game of a save."""
        return _name(info.facts.game) if info.facts else ""

    def ask_game(self) -> None:
        """Let the player choose the game whose saves are shown."""
        choices = [("", EVERY), *((id, _name(id)) for id in self.filters)]
        commands = [
            Command(f"game_{id or 'all'}", words, partial(self.show_game, id))
            for id, words in choices
        ]
        self.app.stack.push(PaletteScene(self.app, "Show saved games of", commands))

    def show_game(self, game: str) -> None:
        """Show the saves of one game, or of all for ""."""
        self.list.game = game
        self.list.rearrange()
        self._relist()

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        on_row = isinstance(self.form.focus, SaveRow)
        super().relayout(roomy(m))
        if on_row and self.area is not None:
            self.form.set_focus(self.area.rows.get(self.chosen))

    def layout(self, m: Metrics) -> None:
        self.filters = self._filters()
        margin = m.pick(48, 24)
        wide = min(m.du(WIDTH_DU), m.width - 2 * margin)
        box = pygame.Rect((m.width - wide) // 2, margin, wide, m.height - 2 * margin)
        pad = (m.du(20), m.du(16)) if m.compact else (m.du(32), m.du(28))
        self.form.add(Panel("load.box", box, "modal"))
        room, gap = Room(box).inset(*pad), m.pick(20, 10)
        back = self._head(m, room.north(tall(m, 44 if m.compact else 52), gap))
        if self.toast:
            self._toast(m, room, gap)
        self.area = None
        if not self.shown:
            start = self._nothing(m, room)
            self.form.set_focus(self.field if self.list.words else start or back)
            return
        if m.compact:
            self._compact(m, room, gap)
        else:
            self._wide(m, room)
        self.form.set_focus(self.area.bring(self.chosen) if self.area else back)

    def _head(self, m: Metrics, room: Room) -> Button:
        gap = m.du(14)
        back = Button("load.back", _NONE, "Back", self.back, hotkey=keymap.key("back"))
        back.rect = room.east(max(m.du(130), back.natural_width(m)), gap)
        if not self.list.games:
            self.field = None  # nothing to search or sort
            self._title(m, room)
            return self.form.add(back)
        words = max(fonts.measure(m, "label", each)[0] for _, each in SORTS)
        order = room.east(len(SORTS) * (words + m.du(28)), gap)
        game = self._game_button(m, room) if self.filters else None
        width = m.pick(300, 220)
        field = room.east(min(width, m.pick(260, 160)) if game is not None else width, gap)
        if game is not None:
            game.rect = room.east(game.rect.width, gap)
        self._title(m, room)
        if game is not None:
            self.form.add(game)
        cursor = self.field.cursor if self.field else len(self.list.words)
        self.field = self.form.add(
            TextEntry("load.search", field, self.list.words, self.search, hint="Search", limit=40,
                      tip=f"Names, characters, places, packs  **[{local_name('Ctrl+F')}]**")
        )  # fmt: skip
        self.field.cursor = cursor
        self.form.add(Choice("load.sort", order, SORTS, self.list.sort, self.sort_by))
        return self.form.add(back)

    def _game_button(self, m: Metrics, head: pygame.Rect) -> Button:
        """Return the button that chooses the game whose saves are shown."""
        name = _name(self.list.game) if self.list.game else EVERY
        key = keymap.key("load.game")
        made = Button("load.game", _NONE, name, self.ask_game, hotkey=key, show_key=not m.compact)
        most = m.pick(320, 170)
        room = most - (made.natural_width(m) - fonts.measure(m, "button", name)[0])
        made.label = fonts.fit(m, "button", name, room).text
        made.tip = "Shows the saved games of one game or of all"
        made.rect = pygame.Rect(0, head.top, min(most, made.natural_width(m)), head.height)
        return made

    def _title(self, m: Metrics, room: Room) -> None:
        """Add the heading, a shorter one or none, and the count of saves where it has room."""
        fits = [each for each in ("Saved games", "Games")
                if fonts.measure(m, "title", each)[0] + 2 <= room.width]  # fmt: skip
        if not fits:
            return
        title = room.west(fonts.measure(m, "title", fits[0])[0] + 2, m.du(16))
        self.form.add(Label("load.title", title, fits[0], "title"))
        words = self.list.count()
        if self.list.games and fonts.measure(m, "caption", words)[0] <= room.width:
            self.form.add(Label("load.count", room, words, "caption", theme.MUTED))

    def _nothing(self, m: Metrics, body: Room) -> Button | None:
        """Say that there is nothing to show; return the button for a first game, if it is there."""
        words = "No saved game matches your search." if self.list.games else EMPTY
        if self.list.game and not self.list.words:
            words = f"You have no saved game of {_name(self.list.game)} yet."
        if self.list.games:
            self.form.add(RichText("load.empty", body, words, "reading", theme.SOFT))
            return None
        room = body.at_most(m.du(700), body.height)
        title, told = m.pitch("stage"), RichText.height(m, words, room.width, "reading")
        words_height = title + told + m.du(24 + 20) + tall(m, 56)
        picture = place_in(m, pygame.Rect(0, 0, room.width, body.height - words_height))
        height = words_height + (picture.height if picture else 0)
        room.north(max(0, body.height - height) * 2 // 5)
        if picture is not None:
            picture.midtop = room.midtop
            self.form.add(Spot("load.room", picture, "empty_dock", bright=True))
            room.north(picture.height, m.du(20))
        head = room.north(title)
        self.form.add(Label("load.none", head, NONE, "stage", theme.INK, "center"))
        line = room.north(told, m.du(20))
        self.form.add(RichText("load.empty", line, words, "reading", theme.SOFT, "center"))
        return self._first_game(m, room.north(tall(m, 56)))

    def _first_game(self, m: Metrics, room: Room) -> Button | None:
        """Add the button that begins a game, in the middle of its room."""
        if not registry.games():
            return None
        made = Button("load.new_game", room, "New game", self.new_game, kind="primary",
                      hotkey=keymap.key("title.new_game"))  # fmt: skip
        made.rect = room.piece(max(m.du(240), made.natural_width(m)), room.height)
        return self.form.add(made)

    def _wide(self, m: Metrics, room: Room) -> None:
        """Lay out the list, and at its right the chosen save."""
        pane = room.east(max(m.du(500), room.width * 36 // 100), m.du(28))
        self._list(m, room)
        add_pane(self, m, pane)

    def _compact(self, m: Metrics, room: Room, gap: int) -> None:
        """Lay out the list, and below it a line of buttons for the chosen save."""
        bar = room.south(tall(m, 48), gap)
        self._list(m, room)
        add_bar(self, m, bar)

    def _list(self, m: Metrics, rect: pygame.Rect) -> None:
        lines = m.pitch("heading") + m.pitch("caption") + m.du(4)
        high = max(m.pick(116, 84), lines + m.du(24))
        gap = m.du(10)
        area = LazyArea(
            "load.list", rect, len(self.shown), high + gap, gap, lambda n, r: SaveRow(self, n, r)
        )
        self.area = self.form.add(area)
        area.anchor = self.chosen
        area.fill()

    def _toast(self, m: Metrics, room: Room, gap: int) -> None:
        """Cut off a line about the last action, with Undo."""
        bar = room.south(tall(m, 44) + 2 * m.du(4), gap)
        self.form.add(Panel("load.toast_box", bar, "tip"))
        words = bar.inset(m.du(16), 0)
        if self.deeds.trashed:
            undo = Button("load.undo", _NONE, "Undo", self.deeds.undo, icon="undo",
                          hotkey=keymap.key("load.undo"))  # fmt: skip
            undo.rect = bar.inset(m.du(4)).east(undo.natural_width(m))
            words.width = undo.rect.left - m.du(12) - words.left
            self.form.add(undo)
        short = fonts.fit(m, "body", self.toast, words.width).text
        self.form.add(Label("load.toast", words, short, "body"))

    # -- choosing --

    def choose(self, index: int) -> None:
        """Make a save the one that the buttons are for."""
        if index != self.chosen or self.area is None:
            self.list.chosen = index
            self.relayout(self.app.metrics)

    def go(self, index: int, by: int) -> bool:
        """Move the focus by a number of rows; return False at the ends of the list."""
        goal = max(0, min(len(self.shown) - 1, index + by))
        if goal == index or self.area is None:
            return False
        self.form.ring = True
        self.form.set_focus(self.area.bring(goal))
        return True

    def leave_list(self, row: SaveRow, back: bool) -> bool:
        """Move the focus out of the list, which may have a thousand rows: behind it for Tab,
        before it for Shift-Tab."""
        order = self.form.order()
        others = [n for n, each in enumerate(order) if not isinstance(each, SaveRow)]
        here = order.index(row)
        ahead = [n for n in others if (n < here if back else n > here)] or others
        self.form.ring = True
        self.form.set_focus(order[ahead[-1 if back else 0]])
        return True

    def search(self, words: str) -> None:
        """Show the saves that have these words."""
        self.list.words = words
        self.list.rearrange()
        self._relist()

    def sort_by(self, order: str) -> None:
        """Show the saves in another order, from its beginning."""
        self.list.sort, self.list.chosen = order, 0
        self.list.arrange()
        self._relist()

    def _relist(self) -> None:
        """Lay out again with the chosen save in view."""
        self.relayout(self.app.metrics)
        if self.area is not None:
            self.area.bring(self.chosen)

    # -- doing --

    def back(self) -> None:
        """Clear the search first, then leave."""
        if self.list.words:
            self.search("")
        else:
            self.app.stack.pop()

    def open(self) -> None:
        """Open the table with the chosen save; Back from there leads to the title."""
        info = self._pointed_save()
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

    def new_game(self) -> None:
        """Begin a game; if there are several to choose from, on the title."""
        games = registry.games()
        self.app.stack.pop_to("title")
        if len(games) == 1:
            self.app.open_scene("new_game", game=games[0].id)

    def _pointed_save(self) -> SaveInfo | None:
        info = self.current
        if info is not None and not info.known:
            info = self._look(info)
        return info

    def say(self, words: str) -> None:
        """Show a line at the foot for a while."""
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
            self.form.set_focus(self.area.bring(self.chosen))  # back to the previous place
        elif focus is self.area.rows.get(focus.index) and event.type == pygame.KEYDOWN:
            self.choose(focus.index)
        return used

    def on_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if matches("Ctrl+Z", event):
            self.deeds.undo()
        elif self.field is not None and matches("Ctrl+F", event):
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
        """Look into journals and fetch pictures for a few milliseconds: first for the rows in view,
        then for the rest of the list while nothing else happens."""
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
        while idle and self._unknown < len(self.list.games) and time.perf_counter() < until:
            info = self.list.games[self._unknown]
            self._unknown += 1
            if not info.known:
                self._look(info)
            if self._unknown == len(self.list.games):
                self._when_read()

    def _picture_changed(self, info: SaveInfo) -> None:
        portrait = self.form.find("load.picture")
        if portrait is not None and self.current is not None and self.current.path == info.path:
            portrait.changed()

    def _fresh(self, info: SaveInfo) -> SaveInfo:
        return next((each for each in self.shown if each.path == info.path), info)

    def _look(self, info: SaveInfo) -> SaveInfo:
        """Look into a journal and show its facts in its row."""
        known = self.list.look(info)
        row = self.area.rows.get(self.list.index(known.path)) if self.area else None
        if row is not None:
            row.changed()
        if self.current is not None and self.current.path == known.path:
            self.relayout(self.app.metrics)
        return known

    def _when_read(self) -> None:
        """Store the index, and filter and sort once more by what is now known of every save."""
        self.app.library.keep()
        if self.list.narrowed:
            self.list.rearrange()
        self.relayout(self.app.metrics)

    @property
    def busy(self) -> bool:
        """True while something moves, or a row or picture in view is not loaded."""
        if super().busy or self.area is None:
            return super().busy
        seen = [self.shown[n] for n in self.area.in_view()]
        return any(not each.known or self.pictures.waits(each) for each in seen)

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, (150, 190))


def _name(game: str) -> str:
    """Return the name of a game, or its id if it is not installed."""
    return registry.name_of(game)

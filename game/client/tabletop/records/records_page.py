"""The page of records: every game of the shelf, and what its finished games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room, window
from game.client.draw.scenery import backdrop, covers
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.registry import GameClient
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import row, table_metrics
from game.client.tabletop.records import honors, records
from game.client.tabletop.records.honors import Chronicle, Honors, Tally
from game.client.tabletop.records.records_parts import (
    CharacterTile,
    FigureTile,
    GameLine,
    GameRow,
    LevelRow,
    picture,
)
from game.client.widgets import Button, Label, RichText, ScrollArea, keymap
from game.client.widgets.base import Widget
from game.table.grammar import counted

VEIL = (150, 190)
EMPTY = (
    "You have not finished a game of {name} yet.\n\nThe first one you finish is kept here, won "
    "or lost: who played, at what level, and for how long."
)
LEAST_TILE_DU = 82  # width of a character with a short name
LEFT_PART = 38  # percent of the width for levels and latest games, beside the characters
LEAST_BOX_DU = 300  # height of a box at the foot of the shelf


class Box(Widget):
    """The box of a game in its own light."""

    solid = False

    def __init__(self, rect: pygame.Rect, game: GameClient) -> None:
        super().__init__("records.box_art", rect)
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        light = theme.mix((0, 0, 0), self.game.look.accent, 0.3)
        pool = covers.pool((rect.width * 2, rect.height * 3 // 2), light)
        surface.blit(pool, pool.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(picture(self.game, rect.size), rect)


class RecordsScene(Scene):
    """The finished games of the game with an id, or of the first on the shelf."""

    name = "records"

    def __init__(self, app: SceneHost, game: str = "") -> None:
        super().__init__(app)
        self.games = registry.games()
        ids = [each.id for each in self.games]
        self.chosen = game if game in ids else registry.first_game()
        self.ground = Layer()
        self.sums: dict[str, Honors] = {}
        self.look()

    def look(self) -> None:
        """Read the finished games of all games."""
        for each in self.games:
            told, book = honors.read(each)
            self.sums[each.id] = honors.honors(book.games, told.best)

    def resume(self) -> None:
        self.look()
        self.relayout(self.app.metrics)

    @property
    def here(self) -> GameClient:
        """The game on view."""
        return registry.client(self.chosen)

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        box = window(m).inset(m.pick(40, 20)).at_most(m.du(1640), m.du(980))
        self.form.add(BoxPanel("records.box", box, self.chosen))
        room = box.inset(m.pick(32, 22))
        head = room.north(m.pitch("title"), m.du(12))
        self.form.add(Label("records.title", head, "Records", "title"))
        foot = room.south(m.pick(56, 46), m.du(14))
        if len(self.games) > 1:
            self._shelf(m, room.west(m.pick(380, 250), m.du(24)))
        sums = self.sums.get(self.chosen, Honors())
        if not self.games or not sums.games:
            self._nothing(m, room)
        else:
            self._sums(m, room, honors.chronicle(self.here), sums)
        self._foot(m, foot, sums)

    def _shelf(self, m: Metrics, area: pygame.Rect) -> None:
        """Add all games, the one on view lit."""
        scroll = self.form.add(ScrollArea("records.shelf", area))
        room = Room(area.topleft, (scroll.view.width, area.height))
        for game in self.games:
            sums = self.sums[game.id]
            words = counted(sums.games, "game") if sums.games else "no game yet"
            if sums.all.games:
                words = f"{sums.all.won} won of {counted(sums.all.games, 'game')}"
            rect = room.north(m.pick(104, 74), m.du(10))
            scroll.add(GameRow(rect, game, words, game.id == self.chosen, self.choose))
        used = room.top - area.top
        room.north(m.du(20))
        if room.height >= m.du(LEAST_BOX_DU) and self.sums[self.chosen].games:
            height = min(room.height, room.width * 4 // 3, m.du(480))
            box = room.piece(height * 3 // 4, height, "midbottom").move(0, -m.du(4))
            scroll.rect.height = used
            self.form.add(Box(box, self.here))

    def _nothing(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the box of a game that nobody has finished, and a button to begin one."""
        if not self.games:
            return
        game, gap = self.here, m.du(32)
        high = min(area.height * 86 // 100, m.du(620))
        box = pygame.Rect(0, 0, min(high * 3 // 4, area.width * 40 // 100), 0)
        box.height = box.width * 4 // 3
        words = EMPTY.format(name=literal(game.name))
        wide = min(m.du(460), area.width - box.width - gap)
        text = RichText.height(m, words, wide, "reading")
        button = Button("records.begin", pygame.Rect(0, 0, 0, 0), "New game", self.begin,
                        kind="primary", hotkey=keymap.key("title.new_game"))  # fmt: skip
        tall = m.pick(56, 46)
        left = area.left + (area.width - box.width - gap - wide) // 2
        box.midleft = (left, area.centery)
        block = text + m.du(24) + tall
        spot = pygame.Rect(box.right + gap, area.centery - block // 2, wide, text)
        self.form.add(Box(box, game))
        self.form.add(RichText("records.empty", spot, words, "reading", theme.SOFT))
        button.rect = pygame.Rect(spot.left, spot.bottom + m.du(24),
                                  max(m.du(200), button.natural_width(m)), tall)  # fmt: skip
        self.form.add(button)

    def _sums(self, m: Metrics, area: pygame.Rect, told: Chronicle, sums: Honors) -> None:
        """Add figures, levels and characters."""
        room, gap = Room(area), m.pick(16, 10)
        self._figures(m, room.north(FigureTile.height(m), gap), told, sums)
        levels, characters = told.levels(), told.characters()
        left = room.west(room.width * LEFT_PART // 100, 2 * gap) if characters else room
        if levels:
            left.north(self._levels(m, left, told, sums, levels), gap)
        self._latest(m, left, told, sums)
        if characters:
            self._characters(m, room, told, sums, characters)

    def _figures(self, m: Metrics, area: pygame.Rect, told: Chronicle, sums: Honors) -> None:
        best, how = honors.best_words(told, sums)
        played = honors.time_words(sums.minutes) if sums.minutes else ""
        won, percent = sums.all, f"{sums.all.percent}%"
        words = [won.words] if won.games else ["not known", "?"]
        percent = percent if won.games else "of games before records began"
        streak = f"{sums.streak} in a row" if sums.streak else "none"
        places = row(area, 4, m.du(12))
        below = [f"{played} at the table", played] if played else ["finished"]
        self.form.add(FigureTile("records.games", places[0], "Games", [f"{sums.games:,}"], below))
        self.form.add(FigureTile("records.won", places[1], "Won", words, [percent, ""], won))
        best_streak = [f"best: {sums.best_streak} in a row", f"best: {sums.best_streak}"]
        self.form.add(FigureTile("records.streak", places[2], "Streak", [streak, str(sums.streak)],
                                 best_streak))  # fmt: skip
        self.form.add(FigureTile("records.best", places[3], "Best game", best, how))

    def _levels(
        self, m: Metrics, area: pygame.Rect, told: Chronicle, sums: Honors,
        levels: Sequence[honors.Pair],
    ) -> int:  # fmt: skip
        """Add a row for each level; return the height used."""
        room = Room(area)
        label = room.north(m.pitch("heading"), m.du(6))
        self.form.add(Label("records.levels", label, told.by_level, "heading"))
        for id, name in levels:
            tally = sums.levels.get(id, Tally())
            self.form.add(LevelRow(id, room.north(LevelRow.height(m)), name, tally))
        return room.top - area.top

    def _latest(self, m: Metrics, area: pygame.Rect, told: Chronicle, sums: Honors) -> None:
        """Add the latest games, if there is room for a few."""
        room, height, head = Room(area), GameLine.height(m), m.pitch("heading")
        if not sums.latest or room.height < head + 2 * height:
            return
        self.form.add(Label("records.latest", room.north(head), "Latest games", "heading"))
        names, levels = dict(told.characters()), dict(told.levels())
        for number, game in enumerate(sums.latest[: room.height // height]):
            played = next((names.get(each.character, "") for each in game.players), "")
            rounds = counted(game.rounds, told.finished.unit)
            level = levels.get(game.level, "")
            hints = ", with hints" if game.assisted else ""
            whole = ", ".join(each for each in (level, rounds) if each)
            ways = (whole + hints, whole, rounds)
            path = records.journal_of(game, self.app.folder)
            show = partial(self.replay, path) if path else None
            self.form.add(GameLine(str(number), room.north(height), bool(game.won), played, ways,
                                   show))  # fmt: skip

    def _characters(
        self, m: Metrics, area: pygame.Rect, told: Chronicle, sums: Honors,
        characters: Sequence[honors.Pair],
    ) -> None:  # fmt: skip
        room, gap = Room(area), m.pick(12, 8)
        label = room.north(m.pitch("heading"), m.du(6))
        self.form.add(Label("records.characters", label, told.by_character, "heading"))
        columns = max(1, min(-(-len(characters) // 2), room.width // m.du(LEAST_TILE_DU)))
        lines = -(-len(characters) // columns)
        height = min(m.du(280), (room.height - gap * (lines - 1)) // lines)
        bands = (room.north(height, gap).columns(columns, gap) for _ in range(lines))
        for (id, name), rect in zip(characters, chain.from_iterable(bands)):
            tally = sums.characters.get(id, Tally())
            best = sums.best is not None and any(
                each.won and each.character == id for each in sums.best.players
            )
            self.form.add(CharacterTile(id, rect, name, tally, told.face, best))

    def _foot(self, m: Metrics, foot: pygame.Rect, sums: Honors) -> None:
        room = Room(foot)
        back = Button("records.back", foot, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        back.rect = room.east(max(m.du(170), back.natural_width(m)), m.du(12))
        if sums.games:
            forget = Button("records.forget", foot, "Erase these", self.ask,
                            tip="Erases all finished games from the records")  # fmt: skip
            forget.rect = room.west(forget.natural_width(m), m.du(20))
            self.form.add(forget)
        told = [f"{counted(sums.assisted, 'game')} with hints"] if sums.assisted else []
        told += honors.chronicle(self.here).more() if sums.games else ()
        if told:
            text = fonts.fit(m, "caption", "; ".join(told), room.width).text
            self.form.add(Label("records.more", room, text, "caption", theme.MUTED))
        self.form.add(back)
        self.form.set_focus(self.form.find("records.begin") or back)

    # -- choosing --

    def choose(self, game: str) -> None:
        """Show the records of a game."""
        self.chosen = game
        self.relayout(self.app.metrics)
        self.form.set_focus(self.form.find(f"records.game.{game}"))

    def replay(self, journal: Path) -> None:
        """Show a finished game from its start."""
        self.app.open_scene("replay", journal=journal)

    def begin(self) -> None:
        """Set up a game."""
        self.app.open_scene("new_game", game=self.chosen)

    def ask(self) -> None:
        """Ask before anything is forgotten."""
        game, sums = self.here, self.sums[self.chosen]
        words = (
            f"{counted(sums.games, 'game')} of {literal(game.name)} will be erased from the "
            "records, with all figures based on them. Saved games stay."
        )
        self.app.stack.push(ConfirmScene(
            self.app, "Erase these records?", words, partial(self.forget, game.id), yes="Erase",
            no="Keep", careful=True,
        ))  # fmt: skip

    def forget(self, game: str) -> None:
        """Forget the finished games of a game."""
        honors.chronicle(registry.client(game)).finished.clear()
        self.look()
        self.relayout(self.app.metrics)

    def on_event(self, event: pygame.event.Event) -> bool:
        if keymap.hits("back", event):
            self.app.stack.pop()
            return True
        return False

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)

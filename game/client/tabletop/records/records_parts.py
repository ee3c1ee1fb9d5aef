"""The parts of the page of records: games to choose, figures, levels, characters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.registry import GameClient
from game.client.tabletop.records.honors import Face, Tally
from game.client.widgets.base import Widget

NEVER = (96, 100, 112, 255)
"""the light on a character that nobody has played"""
LEAST_FACE_DU = 72  # height of a face with a line below it
SEE = "Replays this game from its start"
SHAPE = (3, 4)  # of a cover


def first_fit(m: Metrics, style: str, ways: Sequence[str], width: int) -> str:
    """Return the first of several ways to say something that fits, else the last one cut."""
    for each in ways:
        if fonts.measure(m, style, each)[0] <= width:
            return each
    return fonts.fit(m, style, ways[-1], width).text


def draw_bar(surface: pygame.Surface, groove: pygame.Rect, tally: Tally) -> None:
    """Draw the share of games won."""
    pygame.draw.rect(surface, theme.DEEP, groove, border_radius=groove.height)
    if tally.won:
        part = groove.copy()
        part.width = max(groove.height, groove.width * tally.won // tally.games)
        pygame.draw.rect(surface, theme.GOLD, part, border_radius=groove.height)


class GameRow(Widget):
    """A game of the shelf: its box, its name, and its games in a few words."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, game: GameClient, words: str, chosen: bool,
        choose: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(f"records.game.{game.id}", rect)
        self.game, self.words, self.chosen, self.choose = game, words, chosen, choose

    def activate(self) -> None:
        self.choose(self.game.id)

    def draw(self, surface: pygame.Surface) -> None:
        m, pen = self.m, Pen(surface, self.m, self.id)
        pen.panel(self.rect, "chosen" if self.chosen else "button_hot" if self.hot else "raised")
        room = Room(self.rect).inset(m.du(10), m.du(8))
        box = room.west(room.height * SHAPE[0] // SHAPE[1], m.du(12))
        surface.blit(picture(self.game, box.size), box)
        style, lines = self._name(m, room.width)
        height, under = m.pitch(style), m.pitch("caption")
        words = room.piece(room.width, len(lines) * height + under, "midleft")
        ink = theme.INK if self.chosen or self.hot else theme.SOFT
        for text in lines:
            pen.text(style, text, ink, words.north(height))
        pen.text("caption", self.words, theme.MUTED, words, cut=True)

    def _name(self, m: Metrics, width: int) -> tuple[str, Sequence[str]]:
        """Return the style and the lines of the name: one large, one small, or two small."""
        name = self.game.name
        for style in ("body_bold", "tile_bold"):
            if fonts.measure(m, style, name)[0] <= width:
                return style, [name]
        words = name.split()
        kept = max(1, len(words) - 1)
        while kept > 1 and fonts.measure(m, "tile_bold", " ".join(words[:kept]))[0] > width:
            kept -= 1
        return "tile_bold", [" ".join(words[:kept]), " ".join(words[kept:])]


def picture(game: GameClient, size: tuple[int, int]) -> pygame.Surface:
    """Return the box of a game at a size; kept."""
    return images.cached(("records cover", game.id, size), lambda: registry.cover(game, size))


class FigureTile(Widget):
    """A figure in a tile: what it counts, the figure, and a line below it."""

    def __init__(
        self, id: str, rect: pygame.Rect, label: str, figure: Sequence[str], below: Sequence[str],
        tally: Tally | None = None,
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.label, self.figure, self.below, self.tally = label, figure, below, tally

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height that a tile needs."""
        return m.pitch("label") + m.pitch("title") + m.pitch("caption") + 2 * m.du(10)

    def draw(self, surface: pygame.Surface) -> None:
        m, pen = self.m, Pen(surface, self.m, self.id)
        pen.panel(self.rect, "raised")
        room = Room(self.rect).inset(m.du(14), m.du(10))
        pen.text("label", self.label, theme.MUTED, room.north(m.pitch("label")), cut=True)
        line = room.north(m.pitch("title"))
        shortest = min(pen.width("title", each) for each in self.figure)
        style = "title" if shortest <= line.width else "body_bold"
        text = first_fit(m, style, self.figure, line.width)
        pen.text(style, text, theme.GOLD, line)
        spare = line.width - pen.width(style, text) - m.du(16)
        if self.tally is not None and spare >= m.du(40):
            groove = line.piece(min(spare, m.du(110)), max(4, m.du(7)), "midright")
            draw_bar(surface, groove, self.tally)
        text = first_fit(m, "caption", self.below, line.width)
        pen.text("caption", text, theme.SOFT, room.north(m.pitch("caption")))


class LevelRow(Widget):
    """A level: its name, how many games were won, and that as a bar."""

    def __init__(self, id: str, rect: pygame.Rect, name: str, tally: Tally) -> None:
        super().__init__(f"records.level.{id}", rect)
        self.name, self.tally = name, tally

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height that a row needs."""
        return m.pitch("body") + m.du(20)

    def draw(self, surface: pygame.Surface) -> None:
        m, room, pen = self.m, Room(self.rect), Pen(surface, self.m, self.id)
        words = self.tally.words if self.tally.games else "not played yet"
        line = room.north(m.pitch("body"))
        pen.text("label", words, theme.MUTED, line, "right")
        line.east(pen.width("label", words) + 2, m.du(10))
        ink = theme.INK if self.tally.games else theme.MUTED
        pen.text("body", self.name, ink, line, cut=True)
        draw_bar(surface, room.north(max(4, m.du(7))), self.tally)


class GameLine(Widget):
    """One of the latest games: won or lost, with whom, and how. A press shows it again, if its file
    is still there."""

    def __init__(
        self, id: str, rect: pygame.Rect, won: bool, name: str, ways: Sequence[str],
        show: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(f"records.line.{id}", rect, tip=SEE if show else "")
        self.won, self.name, self.ways, self.show = won, name, ways, show
        self.focusable = self.pointer = show is not None

    def activate(self) -> None:
        if self.show is not None:
            self.show()

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height of a line."""
        return max(m.pitch("body") + m.du(6), m.pick(44, 36))

    def draw(self, surface: pygame.Surface) -> None:
        m, pen = self.m, Pen(surface, self.m, self.id)
        room = Room(self.rect).inset(m.du(6), 0)
        if self.show is not None:
            look = "button_hot" if self.hot else "raised"
            images.draw_panel(surface, self.rect.inflate(0, -m.du(4)), look, m.unit, False)
            pen.icon("rotate", m.du(18), theme.MUTED, midright=room.midright)
            room.east(m.du(28))
        tint = theme.GOOD if self.won else theme.DANGER
        pen.icon("check" if self.won else "cross", m.du(18), tint, midleft=room.midleft)
        room.west(m.du(28))
        name = fonts.shorter(m, "body", self.name, room.width * 6 // 10)
        name = fonts.fit(m, "body", name, room.width * 6 // 10).text
        pen.text("body", name, theme.SOFT, room)
        used = pen.width("body", name) + m.du(12) if name else 0
        text = first_fit(m, "caption", self.ways, room.width - used)
        pen.text("caption", text, theme.MUTED, room, "right")


class CharacterTile(Widget):
    """A character with the games played and won; one that nobody has played is dim."""

    def __init__(
        self, id: str, rect: pygame.Rect, name: str, tally: Tally, face: Face | None, best: bool
    ) -> None:
        super().__init__(f"records.character.{id}", rect)
        self.character, self.name, self.tally, self.face, self.best = id, name, tally, face, best
        played = f"won {tally.words}" if tally.games else "not played yet"
        self.tip = f"**{name}**: {played}" + (". The best game of all." if best else "")

    def draw(self, surface: pygame.Surface) -> None:
        m, tally, pen = self.m, self.tally, Pen(surface, self.m, self.id)
        pen.panel(self.rect, "raised" if tally.games else "sunken")
        room = Room(self.rect).inset(m.du(8))
        name, under, bar = m.pitch("tile_bold"), m.pitch("label"), max(4, m.du(7))
        if room.height - name - under - bar < m.du(LEAST_FACE_DU):
            under = 0
        groove, words, line = room.south(bar), room.south(under), room.south(name, m.du(4))
        if self.face is not None and room.height >= m.du(LEAST_FACE_DU) // 2:
            self._draw_face(surface, room, self.face)
        ink = theme.INK if tally.games else theme.MUTED
        text = fonts.shorter(m, "tile_bold", self.name, line.width)
        pen.text("tile_bold", text, ink, line, "center", cut=True)
        if under:
            self._draw_tally(surface, words)
        if tally.games:
            draw_bar(surface, groove, tally)
        if self.best:
            pen.icon("star", m.du(26), theme.GOLD, topright=room.topright)

    def _draw_tally(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        """Draw the games won in words."""
        m, tally = self.m, self.tally
        ways = [f"{tally.words} won", tally.words] if tally.games else ["not played yet", "none"]
        text = first_fit(m, "label", ways, line.width)
        fonts.draw_line(surface, m, "label", text, theme.MUTED, line, "center", self.id)

    def _draw_face(self, surface: pygame.Surface, place: pygame.Rect, face: Face) -> None:
        """Draw the character, in the dark if nobody has played it."""
        if self.tally.games:
            face(surface, place, self.character, self.m)
            return

        def make() -> pygame.Surface:
            made = pygame.Surface(place.size, pygame.SRCALPHA)
            face(made, made.get_rect(), self.character, self.m)
            made.fill(NEVER, special_flags=pygame.BLEND_RGBA_MULT)
            return made

        key = ("dim character", self.character, place.size, theme.palette)
        surface.blit(images.cached(key, make), place)

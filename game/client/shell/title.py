"""The title: name, backdrop, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell import registry
from game.client.shell.confirm import ConfirmScene, NoticeScene
from game.client.shell.saves import SaveInfo
from game.client.shell.scenes import Layer, Scene
from game.client.shell.thumbnails import Card
from game.client.widgets import Button, keymap
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width

if TYPE_CHECKING:
    from game.client.shell.app import App

NAME = "RIMWARD"
LINE = "Smugglers, hunters and debts at the edge of the galaxy"
MENU_ROWS = 6
NOTICE = "An unofficial fan project, made without affiliation to any publisher or film studio."
BACKDROP = ("space", "title")
SHOWN = 12  # problems of packs that the notice lists
TIGHT = 640  # du of height under which the name is small and the menu close
CRAMPED = 400  # du of height under which the rows of the menu touch
GAP = 26  # du between the name and the line under it


class QuietLine(Button):
    """A line of small print that can be pressed."""

    @property
    def style(self) -> str:
        return "caption"

    def draw(self, surface: pygame.Surface) -> None:
        ink = theme.mix(theme.SOFT, theme.AMBER, self.heat)
        fonts.draw_line(surface, self.m, "caption", self.label, ink, self.rect, "center", self.id)
        wide = fonts.measure(self.m, "caption", self.label)[0]
        line = pygame.Rect(0, 0, wide, max(1, self.m.du(1)))
        line.midbottom = self.rect.midbottom
        pygame.draw.rect(surface, theme.mix(theme.MUTED, theme.AMBER, self.heat), line)


class TitleScene(Scene):
    """Continue (focused when there is a game to go on with), New game, Load, Quit. Who has neither
    played nor learned yet finds "Learn to play" first."""

    name = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.latest: SaveInfo | None = None
        self.problems: list[str] = []
        self.newcomer = False  # nothing played and nothing learned yet
        self.ground = Layer()

    def enter(self) -> None:
        self.look_for_games()
        self.app.mood("title")

    def resume(self) -> None:
        self.look_for_games()
        self.app.mood("title")

    def look_for_games(self) -> None:
        """Finds the newest game to go on with; what cannot be opened is told on the Load screen."""
        self.latest = self.app.library.latest()
        self.problems = registry.pack_problems()
        self.newcomer = self.latest is None and not any(map(registry.has_learned, registry.games()))

    # -- layout --

    def left(self, m: Metrics) -> int:
        return max(m.du(48 if self.tight(m) else 96), m.width * 7 // 100)

    def name_rect(self, m: Metrics) -> pygame.Rect:
        """Where the name stands; the menu hangs below it."""
        high = m.px(brand(m))
        block = high + m.du(GAP + 48) + m.pitch("reading") + MENU_ROWS * self.pitch(m)
        top = max(m.du(12 if self.tight(m) else 32), (m.height - block) * 36 // 100)
        return pygame.Rect(self.left(m), top, m.width - 2 * self.left(m), high)

    def tight(self, m: Metrics) -> bool:
        """Whether the scale leaves so little height that the key hint has to go."""
        return m.height < m.du(TIGHT)

    def pitch(self, m: Metrics) -> int:
        if m.height < m.du(CRAMPED):
            return m.du(42)
        return m.du(48 if self.tight(m) else 64 if m.compact else 76)

    def line_rect(self, m: Metrics) -> pygame.Rect:
        """Where the line under the name stands; without height where there is no room for it."""
        name = self.name_rect(m)
        if m.height < m.du(460):
            return pygame.Rect(name.left, name.bottom, name.width, 0)
        return pygame.Rect(name.left, name.bottom + m.du(GAP), name.width, m.pitch("reading"))

    def menu_width(self, m: Metrics) -> int:
        return min(m.du(480), m.width * 46 // 100)

    def layout(self, m: Metrics) -> None:
        top = self.line_rect(m).bottom + m.du(14 if self.tight(m) else 48)
        wide, high = self.menu_width(m), self.pitch(m) - m.du(4 if self.tight(m) else 8)
        left = self.left(m) - m.du(16)
        for index, button in enumerate(self._menu()):
            button.rect = pygame.Rect(left, top + index * self.pitch(m), wide, high)
            self.form.add(button)
        if self.latest:
            self._latest_card(m, left + wide + m.du(48), top)
        if self.problems:
            self.form.add(self._packs_line(m))
        first = "menu.continue" if self._can_continue() else "menu.new_game"
        self.form.set_focus(self.form.find("menu.learn" if self.newcomer else first))

    def _latest_card(self, m: Metrics, left: int, top: int) -> None:
        """The game to go on with, beside the menu, where there is room for its picture."""
        wide = min(m.du(320 if m.compact else 384), m.width - left - m.du(48))
        if self.latest is None or wide < m.du(220):
            return
        self.app.pictures.fetch(self.latest, may_draw=True)
        rect = pygame.Rect(left, top, wide, Card.height(m, wide))
        if rect.bottom < self.foot_rect(m).top:
            self.form.add(Card("title.latest", rect, self.latest, self.app.pictures))

    def _can_continue(self) -> bool:
        return self.latest is not None

    def _menu(self) -> list[Button]:
        none = pygame.Rect(0, 0, 0, 0)
        latest, able = self.latest, self._can_continue()
        reason = "There is no game to continue yet."
        learn = Button("menu.learn", none, "Learn to play", self.learn, kind="menu",
                       hotkey=keymap.key("title.learn"))  # fmt: skip
        usual = [
            Button(
                "menu.continue", none, "Continue", self.go_on, kind="menu",
                hotkey=keymap.key("title.continue"),
                detail=latest.summary if latest and able else "", enabled=able, reason=reason,
            ),
            Button("menu.new_game", none, "New game", self.new_game, kind="menu",
                   hotkey=keymap.key("title.new_game")),
            Button("menu.load", none, "Load", self.load, kind="menu",
                   hotkey=keymap.key("title.load")),
            Button("menu.settings", none, "Settings", self.settings, kind="menu",
                   hotkey=keymap.key("title.settings")),
            Button("menu.quit", none, "Quit", self.ask_quit, kind="menu",
                   hotkey=keymap.key("title.quit")),
        ]  # fmt: skip
        usual.insert(0 if self.newcomer else 3, learn)
        return usual

    def _packs_line(self, m: Metrics) -> Button:
        count = len(self.problems)
        words = f"{count} problem{'s' if count > 1 else ''} in card packs"
        line = QuietLine("title.packs", pygame.Rect(0, 0, 0, 0), words, self.tell_problems)
        line.rect = pygame.Rect(0, 0, fonts.measure(m, "caption", words)[0], m.pitch("caption"))
        # Beside the menu, where the veil over the picture is still dark.
        line.rect.bottomleft = (self.left(m) + self.menu_width(m), self.foot_rect(m).top - m.du(6))
        return line

    # -- actions --

    def tell_problems(self) -> None:
        """What is wrong with the player's packs."""
        told = "\n\n".join(literal(each) for each in self.problems[:SHOWN])
        more = len(self.problems) - SHOWN
        rest = f"\n\nThere are {more} more: main.py check lists them all." if more > 0 else ""
        words = f"These packs are left out until they are fixed.\n\n{told}{rest}"
        self.app.stack.push(NoticeScene(self.app, "Card packs", words))

    def go_on(self) -> None:
        if self.latest:
            self.app.open_scene("table", journal=self.latest.path)

    def new_game(self) -> None:
        self.app.open_scene("new_game")

    def learn(self) -> None:
        self.app.open_scene("lessons")

    def load(self) -> None:
        self.app.open_scene("load")

    def settings(self) -> None:
        self.app.open_settings()

    def ask_quit(self) -> None:
        self.app.stack.push(
            ConfirmScene(
                self.app, "Leave Rimward?",
                "Every game is saved as you play; you can continue later.",
                self.app.stop, yes="Quit", no="Stay",
            )  # fmt: skip
        )

    def on_event(self, event: pygame.event.Event) -> bool:
        if keymap.hits("back", event):
            self.ask_quit()
            return True
        return False

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))
        m, name = self.m, self.name_rect(self.m)
        fonts.note(surface, NAME, wordmark_rect(m, name), False, "title.name")
        line = self.line_rect(m)
        if line.height:
            fonts.draw_line(surface, m, "reading", LINE, theme.SOFT, line, "left", "title.line")
        self._paint_foot(surface, m)

    def foot_rect(self, m: Metrics) -> pygame.Rect:
        """The bottom line of the screen."""
        left = self.left(m)
        wide = m.width - 2 * left
        high = richtext.layout(m, "caption", NOTICE, wide, theme.MUTED).height
        low = m.du(8 if self.tight(m) else 24)
        return pygame.Rect(left, m.height - low - high, wide, high)

    def _paint_foot(self, surface: pygame.Surface, m: Metrics) -> None:
        foot = self.foot_rect(m)
        notice = richtext.layout(m, "caption", NOTICE, foot.width, theme.MUTED)
        notice.draw(surface, foot, "title.notice")
        if self.tight(m):
            return
        full = keymap.key("full_screen")
        keys = foot.move(0, -foot.height - m.du(6))
        cap = pygame.Rect(keys.topleft, (keycap_width(m, full), keycap_height(m)))
        cap.centery = keys.centery
        draw_keycap(surface, m, cap, full, "title.key")
        keys.left = cap.right + m.du(10)
        fonts.draw_line(
            surface, m, "caption", "Full screen", theme.MUTED, keys, "left", "title.key"
        )

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size = self.m.size
        if images.has(*BACKDROP):
            surface.blit(images.art(*BACKDROP, size), (0, 0))
        else:
            surface.blit(images.starfield(size), (0, 0))
        veil = (size[0] * 62 // 100, size[1])
        surface.blit(images.scrim(veil, (215, 150, 0), across=True), (0, 0))
        foot = (size[0], size[1] * 22 // 100)
        surface.blit(images.scrim(foot, (0, 210)), (0, size[1] - foot[1]))
        draw_wordmark(surface, self.m, self.name_rect(self.m))


# --- the name -------------------------------------------------------------------------------


def brand(m: Metrics) -> str:
    """The style of the name: a smaller one where the scale leaves little height."""
    return "curtain" if m.height < m.du(TIGHT) else "brand"


def _tracking(m: Metrics) -> int:
    return m.px(brand(m)) * 9 // 100


def wordmark_rect(m: Metrics, rect: pygame.Rect) -> pygame.Rect:
    """Where the letters' ink is."""
    used = fonts.face(m, brand(m))
    bearing = used.metrics(NAME[0])[0]  # empty pixels before the first letter's ink
    left = rect.left - (bearing[0] if bearing else 0)
    caps = fonts.cap_height(used)
    return pygame.Rect(
        left, rect.bottom - caps, fonts.measure(m, brand(m), NAME, _tracking(m))[0], caps
    )


def draw_wordmark(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """The name as lit metal: shadow on the ground, dark side, face from ivory to steel, and a
    bright upper edge."""
    used, tracking = fonts.face(m, brand(m)), _tracking(m)
    ink = wordmark_rect(m, rect)
    top = ink.bottom - used.get_ascent()
    white = fonts.render(used, NAME, (255, 255, 255), tracking)
    depth = max(2, m.px(brand(m)) // 36)
    _wordmark_shadow(surface, white, (ink.left, top), depth)
    side = _shaded(white, theme.rgb("4A3A22"), theme.rgb("1C1710"), ink, top)
    for step in range(depth, 0, -1):
        surface.blit(side, (ink.left, top + step))
    edge = _shaded(white, theme.rgb("FFFFFF"), theme.rgb("E8C98A"), ink, top)
    surface.blit(edge, (ink.left, top))
    face = _shaded(white, theme.rgb("F6F1E6"), theme.rgb("B9AE9A"), ink, top)
    _inside(face, white, max(1, m.px(brand(m)) // 90))
    surface.blit(face, (ink.left, top))


def _shaded(
    white: pygame.Surface, high: theme.Color, low: theme.Color, ink: pygame.Rect, top: int
) -> pygame.Surface:
    """The letters with a colour running down their capitals."""
    made = white.copy()
    above = ink.top - top
    column = pygame.Surface(white.get_size())
    column.fill(low)
    column.fill(high, (0, 0, white.get_width(), above))
    column.blit(images.gradient((white.get_width(), ink.height), high, low), (0, above))
    made.blit(column, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _inside(face: pygame.Surface, white: pygame.Surface, step: int) -> None:
    """Takes away the upper rim of the letters, so that the bright edge under it shows."""
    lowered = pygame.Surface(white.get_size(), pygame.SRCALPHA)
    lowered.blit(white, (0, step))
    face.blit(lowered, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _wordmark_shadow(
    surface: pygame.Surface, white: pygame.Surface, spot: tuple[int, int], depth: int
) -> None:
    reach = depth * 4
    size = (white.get_width() + 2 * reach, white.get_height() + 2 * reach)
    dark = pygame.Surface(size, pygame.SRCALPHA)
    dark.blit(white, (reach, reach))
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.smoothscale(dark, (size[0] // 8, size[1] // 8))
    soft = pygame.transform.smoothscale(small, size)
    surface.blit(soft, (spot[0] - reach, spot[1] - reach + depth * 3))

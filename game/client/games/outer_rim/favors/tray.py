"""The tray of favors: a tile for each, with what it would do now or why it cannot be had."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import cast

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.favors.facts import Tile
from game.client.games.outer_rim.favors.parts import high as high_of
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.play.requests import Hearing
from game.client.shell.window.scenes import Control, Scene, SceneHost
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.kit.ring import Rings
from game.client.widgets import Button, Choice, Label, Panel, keymap
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.outer_rim.favors.rules import WITHHOLD

WIDTH_DU = 1080
ICON_DU = 30
TILE_LEAST_DU = 120
STYLE = "caption"
TO_ME = "Favors to me"
HEARING = (("ask", "Ask me"), ("turn", "Not this turn"), ("never", "Never"))
NO_REFUSAL = "The token goes back to its owner, who cannot refuse."


class FavorTile(Widget):
    """A favor: its sign, its name, and what it would do; dim if it cannot be had."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, tile: Tile, choose: Callable[[str], None], hotkey: str
    ) -> None:
        id = f"choice.{tile.key}" if tile.key else f"favor.{tile.kind}"
        able = bool(tile.key)
        super().__init__(id, rect, enabled=able, reason="" if able else tile.words, hotkey=hotkey)
        self.tile, self.choose = tile, choose

    def activate(self) -> None:
        self.choose(self.tile.key)

    @staticmethod
    def height(m: Metrics, tile: Tile, wide: int) -> int:
        """Return the height in pixels that the words need."""
        words = richtext.layout(m, STYLE, tile.words, wide - 2 * m.du(14)).height
        return max(m.du(TILE_LEAST_DU), m.du(ICON_DU + 12 + 26) + words)

    def draw(self, surface: pygame.Surface) -> None:
        m, able = self.m, self.enabled
        look = "disabled" if not able else "button_down" if self.held and self.hot else "button"
        pen = Pen(surface, m, self.id)
        pen.panel(self.rect, look)
        if able and self.heat > 0:
            hot = images.panel(self.rect.size, "button_hot", m.unit)
            pen.picture(hot, round(255 * self.heat), topleft=self.rect.topleft)
        room, px = Room(self.rect).inset(m.du(14), m.du(12)), m.du(ICON_DU)
        sign = images.icon(f"favor_{self.tile.kind}", px)
        if not able:
            sign = images.recolor(sign, theme.DISABLED)
        head = room.north(px, m.du(8))
        pen.picture(sign, topleft=head.topleft)
        head.west(px, m.du(10))
        if able and self.hotkey:
            cap = head.east(keycap_width(m, self.hotkey), m.du(6))
            cap = cap.piece(cap.width, keycap_height(m))
            draw_keycap(surface, m, cap, self.hotkey, self.id)
        ink = theme.INK if able else theme.DISABLED
        pen.text("tile_bold", self.tile.name, ink, head, cut=True)
        tone = theme.SOFT if able else theme.MUTED
        laid = richtext.layout(m, STYLE, self.tile.words, room.width, tone)
        laid.draw(surface, room, self.id)


class FavorTray(Scene):
    """The tray, over the right end of the player's strip. ``first`` is the tile with the focus;
    ``lit`` are the keys of the answers with a ring around them; ``owner`` is the player whose debt
    token is called in, -1 for none; ``room`` is the part of the window that it may cover."""

    name = "favors"
    overlay = True
    dim = 90

    def __init__(
        self, app: SceneHost, model: Model, at: pygame.Rect, choose: Callable[[str], None],
        first: str = "", lit: Collection[str] = (), owner: int = -1,
        room: pygame.Rect | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.model, self.at, self.chosen, self.first = model, at, choose, first
        self.lit, self.rings, self.owner, self.room = lit, Rings(app), owner, room

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        found = facts.tiles(self.model, self.owner)
        shown = [each for each in found if each.kind != WITHHOLD]
        quiet = next(each for each in found if each.kind == WITHHOLD)
        edge, pad, gap = m.du(12), m.du(18), m.du(10)
        area = (self.room or pygame.Rect((0, 0), m.size)).inflate(-2 * edge, -2 * edge)
        box = pygame.Rect(0, 0, min(m.du(WIDTH_DU), area.width), 0)
        columns = len(shown)
        wide = (box.width - 2 * pad - gap * (columns - 1)) // columns
        high = max(FavorTile.height(m, each, wide) for each in shown)
        head_high, foot_high = max(high_of(m), m.pitch("heading")), high_of(m)
        box.height = 2 * pad + head_high + gap + high + gap + foot_high
        box.bottomright = (min(self.at.right, area.right), self.at.top - m.du(8))
        box.clamp_ip(area)
        self.form.add(Panel("favors.box", box, "modal"))
        room = Room(box).inset(pad)
        head, line = room.north(head_high, gap), room.north(high, gap)
        places = line.columns(columns, gap)
        for number, (each, rect) in enumerate(zip(shown, places, strict=True)):
            made = self.form.add(FavorTile(rect, each, self.choose, str(number + 1)))
            if each.kind == self.first or self.form.focus is None and each.key and not self.first:
                self.form.set_focus(made)
        self._foot(m, room.north(foot_high), quiet)
        self._head(m, head)

    def _head(self, m: Metrics, room: Room) -> None:
        """Add the title, and whether others may ask the player for favors."""
        title = f"{facts.asks(self.model)} a favor"
        if self.owner >= 0:
            title = f"Call in the debt of {self.model.player_name(self.owner)}"
        deaf, seat = self.model.deaf, facts.asker(self.model)
        if deaf is not None and self.owner < 0:
            widest = max(fonts.measure(m, "label", words)[0] for _, words in HEARING)
            wide = (widest + m.du(28)) * len(HEARING)
            words = fonts.measure(m, "caption", TO_ME)[0] + m.du(12)
            need = fonts.measure(m, "heading", title)[0] + m.du(24)
            if wide + words + need <= room.width:
                rect = room.east(wide)
                self.form.add(Choice("favors.to_me", rect, HEARING, deaf.of(seat), self._hear,
                                     tip="How to answer requests to you"))  # fmt: skip
                line = room.east(words)
                self.form.add(Label("favors.to_me_words", line, TO_ME, "caption", theme.MUTED))
        room.width -= m.du(12)
        fitted = fonts.fit(m, "heading", title, room.width).text
        self.form.add(Label("favors.title", room, fitted, "heading"))

    def _hear(self, how: str) -> None:
        """Note how the player takes requests; "never" is the setting of somebody who sits alone."""
        deaf, seat = self.model.deaf, facts.asker(self.model)
        assert deaf is not None
        deaf.say(seat, cast(Hearing, how))
        if self.model.kinds.count("human") == 1 and how != "turn":
            self.app.change_settings(refuse_requests=how == "never")

    def _foot(self, m: Metrics, room: Room, quiet: Tile) -> None:
        """Add the withhold request, the requests left this turn, and the back button."""
        if self.owner < 0:
            id = f"choice.{quiet.key}" if quiet.key else "favor.withhold"
            ask = Button(id, room, "Shut out a rival", lambda: self.choose(quiet.key),
                         enabled=bool(quiet.key), reason="" if quiet.key else quiet.words,
                         tip=quiet.words, hotkey="5")  # fmt: skip
            ask.rect = room.west(ask.natural_width(m), m.du(16))
            self.form.add(ask)
        back = Button("favors.back", room, "Back", self.close, hotkey=keymap.key("back"))
        back.rect = room.east(max(m.du(130), back.natural_width(m)), m.du(16))
        words = facts.requests_left(self.model) if self.owner < 0 else NO_REFUSAL
        words = fonts.fit(m, "caption", words, room.width).text
        self.form.add(Label("favors.left", room, words, "caption", theme.MUTED))
        self.form.add(back)

    def controls(self) -> list[Control]:
        found = [each for each in self.form.widgets if each.id.startswith("choice.")]
        return [Control(each.id.removeprefix("choice."), each.rect) for each in found]

    def ring_rects(self) -> list[pygame.Rect]:
        """Return the rectangles with a ring around them."""
        return [each.source for each in self.controls() if each.key in self.lit]

    def on_update(self, dt: float) -> None:
        self.rings.update(dt, self.ring_rects())

    def paint_over(self, surface: pygame.Surface) -> None:
        self.rings.paint(surface, self.m, self.ring_rects())

    def close(self) -> None:
        self.app.stack.pop()

    def choose(self, key: str) -> None:
        """Close the tray, then ask for the favor."""
        self.app.stack.pop()
        self.model.call_in(self.owner)
        self.chosen(key)

    def on_event(self, event: pygame.event.Event) -> bool:
        if keymap.hits("outer_rim.favor", event):
            self.close()
            return True
        return False

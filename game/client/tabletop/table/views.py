"""Views that the player opens on a table: tabs, the log, pins."""

from __future__ import annotations

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.confirm import NoticeScene
from game.client.tabletop.pages.dust import REST
from game.client.tabletop.table.hooks import TableHooks
from game.client.tabletop.kit.spots import Name, Spot
from game.client.tabletop.bars.top_bar import SPEEDS
from game.client.widgets import Button, keymap

TOAST_SECONDS = 7.0
SKIPS = 3  # animations cut short before a faster speed is offered


class TableViews(TableHooks):
    """A table whose parts open and close; every change lays it out again."""

    drawn: tuple[int, int] | None = None
    """the size in which the window has shown it"""

    def renew(self, rest: bool = False) -> None:
        self.relayout(self.app.metrics)
        if rest:
            self.app.dirty.wait()

    def say(self, markup: str, cue: str = "toast") -> None:
        self.app.cue(cue)
        self.ui.toast, self.ui.toast_left = markup, TOAST_SECONDS
        self.invalidate()

    def log_of(self, seat: int | None) -> None:
        """Show the log of one player, or of all."""
        self.log.only, self.log.back = seat, 0
        self.renew()

    def enlarge_log(self) -> None:
        """Enlarge the log, or restore it."""
        if self.view.areas.hidden:
            first = next(iter(self.tabs))
            self.show_tab(first if self.ui.tab == "log" else "log")
            return
        self.ui.log_large = not self.ui.log_large
        self.renew()

    def follow(self, link: str) -> None:
        """Pin the thing that a name in the log stands for."""
        kind, _, id = link.partition(":")
        if (kind, id) not in self.reading.pins:
            self.reading.toggle((kind, id))
        self.renew()

    def show_tab(self, name: str) -> None:
        """Show another region where only one shows at a time."""
        self.ui.tab = name
        self.controller.carry = None
        self.renew()

    def toggle_peek(self) -> None:
        """Hide the page over the table, or bring it back."""
        self.ui.peek = not self.ui.peek
        self.renew()

    def more(self) -> None:
        """Show the next page of answers in the bar."""
        self.ui.page += 1
        self.renew()

    def pin(self, name: Name) -> None:
        self.reading.toggle(name)
        self.renew()

    def raise_pin(self, name: Name) -> None:
        """Handle a click on a tab: bring the pin to the front, or unpin the front one."""
        if name == self.reading.front:
            self.reading.toggle(name)
        else:
            self.reading.raise_pin(name)
        self.renew()

    def inspect(self) -> None:
        """Let Tab and arrows reach everything that can be read, or only usable things."""
        self.ui.inspecting = not self.ui.inspecting
        self.renew()
        words = (
            "Tab and the arrows now go to **everything**; Enter keeps a thing in view, "
            f"{keymap.key('table.inspect')} ends this."
        )
        off = "Tab and the arrows now go only to what you can use."
        self.say(words if self.ui.inspecting else off)

    def let_go(self) -> bool:
        """Drop or close one thing in hand or over the table; return False if there is none."""
        if self.playback.playing:
            self.playback.finish()
        elif self.controller.carry:
            self.gestures.let_go()
        elif self.close_one() or self.hinting.close():
            return True
        elif self.ui.inspecting:
            self.inspect()
        elif self.ui.log_large or (self.view.areas.hidden and self.ui.tab == "log"):
            self.enlarge_log()
        elif self.reading.pins:
            self.reading.clear()
            self.renew()
        elif self.ui.page:
            self.ui.page = 0
            self.renew()
        elif self.ui.peek and self.view.in_view:
            self.toggle_peek()
        else:
            return False
        return True

    def add_hint(self, m: Metrics) -> None:
        """Add the panel of a hint, unless a page is to be read first or turns are shown."""
        if self.ui.tray or self.playback.loaded:
            return
        paged = self.view.in_view and not self.ui.peek
        area = self.view.areas.view if paged else self.playback_area()
        attention = self.attention
        self.hinting.build(self.form, m, attention.board(area), self.view, self.controls(),
                           attention.board_things)  # fmt: skip

    def next_speed(self) -> None:
        """Change to the next faster animation speed; after the fastest comes the slowest."""
        self.turn_speed(1)

    def turn_speed(self, step: int) -> None:
        """Change to another animation speed."""
        at = (SPEEDS.index(self.app.settings.speed) + step) % len(SPEEDS)
        self.app.change_settings(speed=SPEEDS[at])
        self.say(f"Animation speed: **{SPEEDS[at]}**")
        self.renew()

    def snapshot(self) -> pygame.Surface:
        seen = pygame.display.get_surface()
        if seen is not None and self.drawn == self.m.size == seen.get_size():
            return seen.copy()  # of the window: painting it again takes five times as long
        made = pygame.Surface(self.m.size)
        self.paint(made)
        self.form.draw(made)
        return made

    def _explains(self) -> bool:
        """Return True if hovering over an icon may explain it: nothing else is shown there."""
        if self.ui.keyed or self.controller.carry or not self.app.settings.tips:
            return False
        silent = self.form.tip is None or isinstance(self.form.tip, Spot)
        return silent and self.app.stack.top is self

    # -- what moves --

    def live(self, dt: float) -> None:
        """Pass time for what lives while nothing happens."""
        self.ui.calm += dt
        alive = self.app.settings.lively and self.app.stack.top is self and self.ui.calm < REST
        for area in self.living(dt, alive):
            self.app.dirty.add(area, decoration=True)

    def tell_notes(self) -> None:
        """Report problems with the game's file since the last call."""
        notes = self.model.session.notes
        if notes:
            words = literal(" ".join(notes))
            notes.clear()
            self.app.stack.push(NoticeScene(self.app, "Your saved game", words))

    @property
    def busy(self) -> bool:
        return super().busy or self.playback.playing

    def skip(self) -> bool:
        if self.playback.playing:
            self.playback.press()
            return True
        moved = super().skip()
        if moved:
            self.ui.skips += 1
            if self.ui.skips == SKIPS and self.app.settings.speed in ("normal", "slow"):
                self.say(f"**{keymap.key('table.faster')}** changes how fast things move.")
            self.invalidate()
        return moved

    def hastens(self, event: pygame.event.Event) -> bool:
        """End what is shown if a key would answer; return True for that, and for a press on the
        board, which does no more than show the next shot."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return not isinstance(self.form.hover, Button)
        answers = event.type == pygame.KEYDOWN and (
            event.unicode.isdigit() or keymap.hits("table.end", event)
        )
        if answers:
            self.playback.finish()
        return answers

    def looked(self, name: Name) -> bool:
        return False

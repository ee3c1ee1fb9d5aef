"""Views that the player opens on a table: tabs, the log, pins, messages. Each change lays the table
out again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.bars.top_bar import SPEEDS
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.replay.playback_paint import Exhibit, Look
from game.client.tabletop.table.contract import Table
from game.client.widgets import keymap

TOAST_SECONDS = 7.0


class Views:
    """Opens and closes views. ``relayout`` lays the scene out, ``paint`` paints what is under its
    widgets, ``in_front`` returns True while no other scene covers it; ``look`` returns the place
    and the look of a turn that is shown."""

    def __init__(
        self, table: Table, relayout: Callable[[Metrics], None],
        paint: Callable[[pygame.Surface], None], in_front: Callable[[], bool],
        look: Callable[[int, Exhibit], Look],
    ) -> None:  # fmt: skip
        self.table, self.app, self.ui = table, table.app, table.ui
        self.relayout, self.paint, self.in_front = relayout, paint, in_front
        self.look = look
        self.painted: tuple[int, int] | None = None
        """the size in which the window has shown the table"""

    def renew(self, rest: bool = False) -> None:
        """Lay the table out again; ``rest`` leaves drawing to the next frame, as this one has done
        enough."""
        self.relayout(self.app.metrics)
        if rest:
            self.app.dirty.wait()

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Request that a rectangle, or everything, be drawn again."""
        self.app.dirty.add(rect)

    def snapshot(self) -> pygame.Surface:
        """Return the table as it looks now."""
        size, seen = self.table.m.size, pygame.display.get_surface()
        if seen is not None and self.painted == size == seen.get_size():
            return seen.copy()  # of the window: painting it again takes five times as long
        made = pygame.Surface(size)
        self.paint(made)
        self.table.form.draw(made)
        return made

    def say(self, markup: str, cue: str = "toast") -> None:
        """Show a message over the table for a while."""
        self.app.cue(cue)
        self.ui.toast, self.ui.toast_left = markup, TOAST_SECONDS
        self.invalidate()

    def read_out(self, markup: str) -> None:
        """Read words aloud, if the player wants that."""
        self.app.speak(markup)

    def spots(self) -> dict[Name, pygame.Rect]:
        """Return every place on the table."""
        return self.table.board.spots()

    def bring_up_board(self) -> None:
        """Bring the board on view."""
        self.table.areas.bring_up_board()

    def show_tab(self, name: str) -> None:
        """Show another region where only one shows at a time."""
        self.ui.tab = name
        self.table.controller.carry = None
        self.renew()

    def enlarge_log(self) -> None:
        """Enlarge the log, or restore it."""
        if self.table.areas.toggle_log():
            return
        if self.table.view.areas.hidden:
            first = next(iter(self.table.kind.tabs))
            self.show_tab(first if self.ui.tab == "log" else "log")
            return
        self.ui.log_large = not self.ui.log_large
        self.renew()

    def toggle_peek(self) -> None:
        """Hide the page over the table, or bring it back."""
        self.ui.peek = not self.ui.peek
        self.renew()

    def pin(self, name: Name) -> None:
        """Pin a thing, or unpin it."""
        self.table.reading.toggle(name)
        self.renew()
        if self.table.guest is not None:
            self.table.guest.notice("pin")

    def follow(self, link: str) -> None:
        """Pin the thing that a name in the log stands for."""
        if self.table.things.follow_link(link):
            return
        kind, _, id = link.partition(":")
        if (kind, id) not in self.table.reading.pins:
            self.table.reading.toggle((kind, id))
        self.renew()

    def inspect(self) -> None:
        """Let Tab and arrows reach everything that can be read, or only usable things."""
        self.ui.inspecting = not self.ui.inspecting
        self.renew()
        words = (
            "Tab and the arrows now go to **everything**; Enter keeps it in view, "
            f"{keymap.key('table.inspect')} ends this."
        )
        off = "Tab and the arrows now go only to what you can use."
        self.say(words if self.ui.inspecting else off)

    def next_speed(self) -> None:
        """Change to the next faster animation speed; after the fastest comes the slowest."""
        self.turn_speed(1)

    def turn_speed(self, step: int) -> None:
        """Change to another animation speed."""
        at = (SPEEDS.index(self.app.settings.speed) + step) % len(SPEEDS)
        self.app.change_settings(speed=SPEEDS[at])
        self.say(f"Animation speed: **{SPEEDS[at]}**")
        self.renew()

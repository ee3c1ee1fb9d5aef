"""The curtain between two players at one screen: a door that hides the table until the next player
is ready, with the public events since that player's last turn on a strip of paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.bars import curtain_paint
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.play.model import TableModel
from game.client.widgets import Button, Label, RichText, keymap
from game.table.events import Event

MOST_LINES = 6
OPEN_SECONDS = 0.35
PAPER_DU = 860
CALLS = ("reading", "body", "caption")
"""the type of the reason why a player is asked, the largest in which it fits"""
BELOW = 28  # du from the name to the paper: its clips stand over it
Bust = Callable[[int, tuple[int, int]], pygame.Surface | None]
"""returns a seat's person without a ground, None for the mark alone"""


def since(model: TableModel[Any], seat: int) -> list[str]:
    """Return the newest few public log lines since a seat last answered."""
    events: list[Event] = []
    for turn in reversed(model.session.history):
        if turn.answer.seat == seat:
            break
        events = [*turn.events, *events]
    public = [each for each in events if each.to is None]
    lines = [model.game.tell(model.state, each, None) for each in public]
    return [line for line in lines if line][-MOST_LINES:]


class CurtainScene(Scene):
    """Covers the table until the player of ``seat`` takes over: one press opens it. It says why
    that player is asked.

    ``bust`` paints the players, if the game can. ``back`` returns to the player before, who may
    have something to take back; None where there is nothing to return to.
    """

    name = "curtain"

    def __init__(
        self, app: SceneHost, model: TableModel[Any], seat: int, hand_over: Callable[[int], None],
        bust: Bust | None = None, back: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.model, self.player, self.hand_over = model, seat, hand_over
        self.bust, self.back = bust, back
        self.lines = since(self.model, seat)
        self.call = model.call_to_table(seat)
        self.door = Layer()
        self.glass = self.plate = self.paper = pygame.Rect(0, 0, 0, 0)

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    # -- layout --

    def layout(self, m: Metrics) -> None:
        wide = min(m.width - m.du(120), m.du(1100))
        px = min(m.du(300), m.height * 29 // 100)
        self.glass = pygame.Rect((m.width - px) // 2, 0, px, px)
        rim, button = curtain_paint.ring(m, self.glass), m.pick(64, 52)
        named = m.pitch("ending") + m.pitch("reading") - m.du(6)
        fixed = px + 2 * rim + m.du(8 + BELOW + 30) + named + button
        room = m.height - curtain_paint.band(m) - 2 * m.du(16) - fixed
        lines, paper = self._news(m, min(wide, m.du(PAPER_DU)), room)
        self.glass.top = rim + m.du(16) + max(0, room - paper.height) // 2
        y = self.glass.bottom + rim + m.du(8)
        name = pygame.Rect((m.width - wide) // 2, y, wide, m.pitch("ending") - m.du(6))
        text = fonts.fit(m, "ending", self.model.player_name(self.player), wide).text
        self.form.add(Label("curtain.name", name, text, "ending", theme.INK, "center"))
        said = pygame.Rect(name.left, name.bottom, wide, m.pitch("reading"))
        style = next((each for each in CALLS if fonts.measure(m, each, self.call)[0] <= wide),
                     CALLS[-1])  # fmt: skip
        call = fonts.fit(m, style, self.call, wide).text
        self.form.add(Label("curtain.turn", said, call, style, theme.SOFT, "center"))
        self.plate = pygame.Rect(0, name.top, 0, said.bottom + m.du(4) - name.top)
        longest = max(fonts.measure(m, "ending", text)[0], fonts.measure(m, style, call)[0])
        self.plate.width = max(longest, m.du(260)) + m.du(90)
        self.plate.centerx = m.width // 2
        paper.midtop = (m.width // 2, said.bottom + m.du(BELOW))
        self.paper = paper
        if lines:
            body = paper.inflate(*(-2 * each for each in self._pads(m)))
            markup = "\n".join(lines)
            self.form.add(RichText("curtain.told", body, markup, "story", theme.INK_DARK, "center"))
        self._buttons(m, paper.bottom + m.du(30), button)

    def _pads(self, m: Metrics) -> tuple[int, int]:
        """Return the margins of the paper, across and down."""
        return m.pick(48, 40), m.pick(20, 12)

    def _news(self, m: Metrics, wide: int, room: int) -> tuple[list[str], pygame.Rect]:
        """Return the newest lines that fit, and the size of the paper under them."""
        lines = [literal(richtext.plain(line)) for line in self.lines]
        across, down = self._pads(m)
        while lines:
            longest = max(fonts.measure(m, "story", line)[0] for line in lines) + m.du(4)
            width = min(wide, max(longest, m.du(360)) + 2 * across)
            high = RichText.height(m, "\n".join(lines), width - 2 * across, "story")
            if high + 2 * down <= room:
                return lines, pygame.Rect(0, 0, width, high + 2 * down)
            del lines[0]
        return [], pygame.Rect(0, 0, 0, 0)

    def _buttons(self, m: Metrics, top: int, high: int) -> None:
        show = Button("curtain.go", pygame.Rect(0, 0, 0, 0), "Show the table", self.lift,
                      kind="primary", hotkey="Enter")  # fmt: skip
        show.rect = pygame.Rect(0, top, max(m.du(320), show.natural_width(m)), high)
        show.rect.centerx = m.width // 2
        if self.back is not None:
            other = self.model.player_name(self.model.seat)
            back = Button("curtain.back", show.rect, "Not yet", self.wait,
                          hotkey=keymap.key("back"),
                          tip=f"Back to {literal(other)}, to undo a choice")  # fmt: skip
            back.rect = pygame.Rect(0, top, max(m.du(150), back.natural_width(m)), high)
            back.rect.right = show.rect.left - m.du(16)
            self.form.add(back)
        self.form.add(show)
        if not self.model.keeps_secrets:
            self._off(m, show)
        self.form.set_focus(show)

    def _off(self, m: Metrics, show: Button) -> None:
        """Add the button for players who want no curtain: not where they have secrets from one
        another, which the table would give away."""
        off = Button("curtain.off", show.rect, "No curtain", self.do_without,
                     hotkey=keymap.key("curtain.off"),
                     tip="Skip this screen from now on; turn it back on in the settings, under "
                         "Reading")  # fmt: skip
        wide = max(m.du(150), off.natural_width(m))
        left = show.rect.right + m.du(16)
        off.rect = pygame.Rect(left, show.rect.top, wide, show.rect.height)
        self.form.add(off)

    # -- acting --

    def lift(self) -> None:
        """Hand over the table; the door opens over it."""
        picture = None if self.motion.speed == "off" else self.picture()
        self.app.stack.pop()
        self.app.cue("door_lift")
        self.hand_over(self.player)
        if picture is not None:
            self.app.stack.push(OpeningScene(self.app, picture))

    def wait(self) -> None:
        """Go back to the player before."""
        self.app.stack.pop()
        if self.back is not None:
            self.back()

    def do_without(self) -> None:
        """Hand over the table, and never close the door again."""
        self.app.change_settings(curtain=False)
        self.lift()

    def picture(self) -> pygame.Surface:
        """Return the closed door with everything on it but its buttons."""
        made = pygame.Surface(self.m.size)
        self.paint(made)
        for each in self.form.widgets:
            if not isinstance(each, Button):
                each.draw(made)
        return made

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        key = (self.m, self.player, tuple(self.paper))
        surface.blit(self.door.get(self.m.size, key, self._paint_door), (0, 0))

    def _paint_door(self, surface: pygame.Surface) -> None:
        m = self.m
        curtain_paint.leaves(surface, m, self.player)
        bust, px = None, self.glass.width
        if self.bust is not None:
            bust = self.bust(self.player, (px * 9 // 10, px * 9 // 8))
        curtain_paint.window(surface, m, self.glass, self.player, bust)
        curtain_paint.plate(surface, m, self.plate)
        if self.paper.width:
            curtain_paint.paper(surface, m, self.paper)


class OpeningScene(Scene):
    """The door, sliding open over the table; it leaves when it is open, and a click ends it."""

    name = "curtain_opens"
    overlay = True
    dim = 0

    def __init__(self, app: SceneHost, picture: pygame.Surface) -> None:
        super().__init__(app)
        self.shut = picture
        self.part = 0.0

    def enter(self) -> None:
        self.motion.add(OPEN_SECONDS, self._slide, self._finish)

    def _slide(self, part: float) -> None:
        self.part = part

    def _finish(self) -> None:
        self.part = 1.0
        if self.app.stack.top is self:
            self.app.stack.pop()

    def on_update(self, dt: float) -> None:
        if self.part >= 1.0:
            self._finish()  # a message lay over it when it had opened

    def paint(self, surface: pygame.Surface) -> None:
        wide, high = self.shut.get_size()
        half = wide // 2
        away = round(half * self.part)
        surface.blit(self.shut, (-away, 0), (0, 0, half, high))
        surface.blit(self.shut, (half + away, 0), (half, 0, wide - half, high))

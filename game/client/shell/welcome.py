"""The very first start: six settings to choose before anything else, with a live sample."""

from __future__ import annotations

import pygame

from game.client.draw import backdrop, theme
from game.client.draw.theme import Metrics
from game.client.shell import setting_rows
from game.client.shell.sample import Sample
from game.client.shell.scenes import SceneHost
from game.client.shell.setting_rows import Rows
from game.client.shell.settings_screen import OptionsScene
from game.client.widgets import Button, Label, Panel, RichText, ScrollArea, keymap
from game.client.widgets.spot import Spot, place_in

ROWS = (
    setting_rows.SCALE,
    setting_rows.PALETTE,
    setting_rows.SPEED,
    setting_rows.CALM,
    setting_rows.MUTE,
    setting_rows.HOVER,
)
CONTROLS = (
    "Everything works with just the mouse or just the keyboard; you never have to drag or hold "
    "anything."
)


class WelcomeScene(OptionsScene):
    """One page; "Start" stores the choices, and the page never appears again."""

    name = "welcome"
    overlay = False

    def __init__(self, app: SceneHost) -> None:
        super().__init__(app)
        self.page = "welcome"
        self.first = "welcome.start"

    def layout(self, m: Metrics) -> None:
        tight = m.width < m.du(1100) or m.height < m.du(560)
        margin, gap = m.du(14 if tight else 48), m.du(12 if tight else 26)
        inner = pygame.Rect(0, 0, min(m.du(1440), m.width - 2 * margin), m.height - 2 * margin)
        inner.center = (m.width // 2, m.height // 2)
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("stage"))
        start = Button("welcome.start", head, "Start", self.start, kind="primary")
        start.rect = pygame.Rect(0, 0, max(m.du(220), start.natural_width(m)), m.du(56))
        start.rect.bottomright = inner.bottomright
        note = f"You can change all of it at any time with {keymap.key('settings')}."
        self.form.add(Label("welcome.title", head, "Make yourself comfortable", "stage"))
        words = pygame.Rect(inner.left, head.bottom, inner.width, 0)
        words.height = RichText.height(m, note, words.width)
        self.form.add(RichText("welcome.note", words, note, "body", theme.SOFT))
        top = words.bottom + gap
        rest = pygame.Rect(inner.left, top, inner.width, start.rect.top - gap - top)
        self._body(m, rest, gap)
        self.form.add(start)
        self.form.set_focus(start)

    def _body(self, m: Metrics, rest: pygame.Rect, gap: int) -> None:
        self.sample = None
        side = min(m.du(470), rest.width * 40 // 100)
        if rest.width >= m.du(1000) and Sample.height(m, side) <= rest.height:
            spot = pygame.Rect(rest.right - side, rest.top, side, Sample.height(m, side))
            self.sample = self.form.add(Sample("welcome.sample", spot))
            below = pygame.Rect(spot.left, spot.bottom + gap, side, rest.bottom - spot.bottom - gap)
            picture = place_in(m, below)
            if picture is not None:
                self.form.add(Spot("welcome.room", picture, "helmet"))
            rest = pygame.Rect(rest.left, rest.top, rest.width - side - gap, rest.height)
        self.form.add(Panel("welcome.box", rest, "panel"))
        area = self.form.add(ScrollArea("welcome.rows", rest.inflate(-m.du(24), -m.du(20))))
        rows = Rows(area, m, "set")
        for knob in ROWS:
            rows.knob(knob, self.app.settings, self.change)
        rows.text("controls", CONTROLS, "body", gap=8)
        self._button(rows, "welcome.keys", "See the keys", self.keys)
        if self.sample is None:
            spot = rows.place(Sample.height(m, rows.width))
            self.sample = area.add(Sample("welcome.sample", spot))

    def keys(self) -> None:
        """Open the settings' page of keys over this one."""
        self.app.open_scene("settings", page="keys")

    def start(self) -> None:
        """Store the choices and continue to the title."""
        self.app.change_settings(first_start_done=True)
        self.app.stack.pop()

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop.starfield(self.m.size), (0, 0))

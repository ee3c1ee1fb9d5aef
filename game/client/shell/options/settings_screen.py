"""The settings: pages at the left, their settings in the middle, a live sample at the right.

Every change is applied and stored at once. Wishes: ``page``, a key of ``PAGES``.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.client.draw import richtext, theme
from game.client.draw.rooms import Room, window
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.shell.files.profiles import PROFILES
from game.client.shell.options import setting_rows
from game.client.shell.options.key_page import KeyRow, KeyScene
from game.client.shell.options.sample import SECONDS, Sample
from game.client.shell.options.setting_rows import SCALE, Knob, Rows
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import Button, Label, Panel, Row, ScrollArea, keymap
from game.table.grammar import counted

PAGES: dict[str, str] = {
    "reading": "Reading",
    "colors": "Colors",
    "motion": "Motion",
    "play": "Play",
    "sound": "Sound",
    "keys": "Keys",
    "access": "Access",
}
KNOBS: dict[str, tuple[Knob, ...]] = {
    "reading": (
        setting_rows.SCALE,
        setting_rows.HOVER,
        setting_rows.TIPS,
        setting_rows.TIP_DELAY,
        setting_rows.CURTAIN,
    ),
    "colors": (setting_rows.PALETTE,),
    "motion": (setting_rows.SPEED, setting_rows.CALM, setting_rows.FOLLOW),
    "play": (
        setting_rows.FORCED,
        setting_rows.WAIT,
        setting_rows.WAYS,
        setting_rows.COMPUTER,
        setting_rows.REQUESTS,
    ),
    "sound": (
        setting_rows.MUSIC,
        setting_rows.EFFECTS,
        setting_rows.AMBIENCE,
        setting_rows.MUTE,
        setting_rows.AWAY,
        setting_rows.SPOKEN,
    ),
    "keys": (),
    "access": (),
}
MET = (
    ("Text and pictures from 75% to 200%", "no text under 16 pixels, contrast of at least 4.5:1"),
    ("Color palettes", "players and marks also differ by shape and name"),
    ("Read aloud", "questions, pages and choices, if your system has a voice"),
    ("Keyboard only, or mouse only", "you can make every move with either"),
    ("No holding or dragging needed", "click, click again, or Enter"),
    ("Every key can be changed", "the digits, Tab, Enter and the arrows always work"),
    ("No time pressure", "no clock; results can wait for you, animations can be turned off"),
    ("Animations can be turned off", "with reduced motion everything appears in place"),
    ("Separate volumes for music, effects and ambience", "everything you hear can also be seen"),
    ("Saved after every choice", "leave at any time"),
)
SAMPLED = ("reading", "colors", "motion")
WIDE_DU = 1040  # inner width from which the sample stands at the side


class OptionsScene(Scene):
    """The settings over the current scene; Escape goes back."""

    name = "settings"
    overlay = True
    dim = 190

    def __init__(self, app: SceneHost, page: str = "reading") -> None:
        super().__init__(app)
        if page not in PAGES:
            raise ValueError(f"the settings have no page {page!r}; there are {', '.join(PAGES)}")
        self.page = page
        self.sample: Sample | None = None
        self.first = f"settings.page_{page}"

    # -- layout --

    def layout(self, m: Metrics) -> None:
        tight = m.width < m.du(1100) or m.height < m.du(560)
        margin, pad = (m.du(10), m.du(14)) if tight else (m.du(40), m.du(28))
        box = window(m).inset(margin).at_most(m.du(1440), m.du(720))
        self.form.add(Panel("settings.box", box, "modal"))
        room, gap = box.inset(pad), m.du(14 if tight else 26)
        sampled = room.width >= m.du(WIDE_DU) and self.page in SAMPLED
        self._head(m, room.north(max(m.du(48), m.pitch("title")), gap))
        self._tabs(m, room, gap)
        self.sample = None
        if sampled:
            side = min(m.du(470), room.width * 45 // 100)
            height = Sample.height(m, side)
            if height <= room.height:
                spot = room.east(side, gap).north(height)
                self.sample = self.form.add(Sample("settings.sample", spot))
        self._page(m, room)
        self.form.set_focus(self.form.find(self.first))

    def _head(self, m: Metrics, room: Room) -> None:
        back = Button("settings.back", room, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        back.rect = room.east(max(m.du(140), back.natural_width(m)))
        self.form.add(Label("settings.title", room, "Settings", "title"))
        self.form.add(back)

    def _tabs(self, m: Metrics, room: Room, gap: int) -> None:
        """Cut off the column of the pages."""
        rows = [Row(f"settings.page_{page}", room, words, partial(self.open, page),
                    chosen=page == self.page) for page, words in PAGES.items()]  # fmt: skip
        words = max(Button("x", room, row.heading, lambda: None).natural_width(m) for row in rows)
        width = min(max(m.du(190), words), m.du(240))
        column = room.west(width + m.du(30), gap)
        area = self.form.add(ScrollArea("settings.pages", column))
        column = column.inset(m.du(8))
        for row in rows:
            row.rect = column.north(max(m.du(48), m.px("button") + m.du(16)), m.du(8))
            row.rect.width = width
            area.add(row)

    def _page(self, m: Metrics, rect: pygame.Rect) -> None:
        area = self.form.add(ScrollArea(f"settings.{self.page}", rect))
        rows = Rows(area, m, "set")
        for knob in KNOBS[self.page]:
            if knob is SCALE:
                knob = setting_rows.with_room(SCALE, self.app.metrics)
            rows.knob(knob, self.app.settings, self.change)
        if self.page == "keys":
            self._keys(rows)
        elif self.page == "access":
            self._access(rows)
        else:
            self._extras(rows)
        label = "Reset all keys" if self.page == "keys" else "Reset this page"
        if self.page != "access":
            self._button(rows, "settings.reset", label, self.reset)
        if self.sample is None and self.page in SAMPLED:
            spot = rows.place(Sample.height(m, rows.width))
            self.sample = area.add(Sample("settings.sample", spot))

    def _button(self, rows: Rows, id: str, label: str, press: Any) -> None:
        rect = rows.place(rows.high)
        button = Button(id, rect, label, press)
        button.rect.width = min(rect.width, max(rows.m.du(220), button.natural_width(rows.m)))
        rows.area.add(button)

    def _extras(self, rows: Rows) -> None:
        """Add the buttons of single pages."""
        if self.page == "motion":
            self._button(rows, "settings.try", "Show an animation", self.fly)
        player = self.app.player
        if self.page == "sound" and player and player.problem:
            rows.text("silent", richtext.literal(player.problem), "body", theme.DANGER)
        if self.page == "sound" and not self.app.voice.there:
            words = (
                "This system has no voice to read aloud with; install spd-say or espeak-ng to get "
                "one."
            )
            rows.text("voiceless", words, "caption", theme.MUTED)
        silenced = len(self.app.settings.warn_silenced)
        if self.page == "reading" and silenced:
            words = f"Show {counted(silenced, 'silenced warning')} again"
            self._button(rows, "settings.warnings", words, self.warn_again)

    def _keys(self, rows: Rows) -> None:
        told = ("Digits choose from lists. Page Up and Page Down scroll. Tab, Enter and the arrows "
                "always work, whatever keys you set.")  # fmt: skip
        rows.text("keys.fixed", told, "caption", theme.MUTED)
        for place, words in keymap.PLACES.items():
            rows.text(f"keys.{place}", words, "heading", theme.INK, 6)
            for action in keymap.ACTIONS.values():
                if action.where == place:
                    row = KeyRow(f"key.{action.id}", action, partial(self.ask_key, action))
                    row.rect = rows.place(row.height(rows.m, rows.width), 6)
                    rows.area.add(row)
            rows.top += rows.m.du(10)

    def _access(self, rows: Rows) -> None:
        rows.text("sets", "Ready-made settings", "heading", theme.INK, 6)
        for each in PROFILES:
            self._profile(rows, each.id, each.words, each.about)
        rows.text("met", "What the game offers", "heading", theme.INK, 6)
        for index, (head, more) in enumerate(MET):
            rows.text(f"met_{index}", f"{{icon:check}} **{head}**: {more}.", "body", gap=8)
        rows.text("lacks", "Not yet supported: gamepads.", "caption",
                  theme.MUTED)  # fmt: skip

    def _profile(self, rows: Rows, id: str, words: str, about: str) -> None:
        row = Row(f"profile.{id}", rows.place(rows.high, 2), words, partial(self.profile, id))
        rows.area.add(row)
        rows.text(f"profile.{id}.about", about, "caption", theme.MUTED)

    # -- actions --

    def open(self, page: str) -> None:
        """Show a page."""
        self.page = page
        self.relayout(self.app.metrics)

    def change(self, field: str, value: Any) -> None:
        """Set one setting."""
        self.apply({field: value})

    def apply(self, changes: dict[str, Any]) -> None:
        """Set several settings by field, and let the player see or hear the effect."""
        before = self.app.settings.ui_scale
        self.app.change_settings(**changes)
        held = self.form.pressed is not None and self.app.settings.ui_scale == before
        if not held:
            self.relayout(self.app.metrics)
        if changes.keys() & {"speed", "reduced_motion"}:
            self.fly()
        if changes.keys() & {"effects", "mute"}:
            self.app.cue("press")
        if changes.get("spoken"):
            self.app.speak("Questions are now read aloud.")

    def reset(self) -> None:
        """Set the defaults of this page."""
        self.apply({"keys": {}} if self.page == "keys" else setting_rows.defaults(KNOBS[self.page]))

    def profile(self, id: str) -> None:
        """Apply a ready-made set."""
        self.apply(next(dict(each.changes) for each in PROFILES if each.id == id))

    def warn_again(self) -> None:
        """Show all silenced warnings again."""
        self.apply({"warn_silenced": []})

    def ask_key(self, action: keymap.Action) -> None:
        """Ask for the new key of an action."""
        self.app.stack.push(KeyScene(self.app, action))

    def fly(self) -> None:
        """Move the sample's mark across, at the speed that is set."""
        if self.sample is None:
            return
        self.motion.finish_all()
        self.motion.add(SECONDS, self._fly, self._land)

    def _fly(self, part: float) -> None:
        if self.sample is not None:
            self.sample.part = part
            self.sample.changed()

    def _land(self) -> None:
        self.motion.add(SECONDS / 3, lambda part: self._fly(1.0 - part))

    def on_motion(self) -> None:
        """Do nothing: only the sample moves, and invalidates itself."""

    def paint(self, surface: pygame.Surface) -> None:
        if self.app.stack.top is self and len(self.app.stack) == 1:
            surface.blit(backdrop.starfield(self.m.size), (0, 0))

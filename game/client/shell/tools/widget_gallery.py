"""Every widget in every state on one screen: to look at, and for tests of the widget layer."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import (
    Button,
    Choice,
    Label,
    Panel,
    RichText,
    Row,
    ScrollArea,
    Slider,
    TextEntry,
    Toggle,
)

SAMPLE = (
    "**Fly** to the edge, {icon:credits} **4,000** in your pocket, and a {link:patrol|patrol} "
    "on your {link:tail|tail}.\n\nGain {icon:fame} 1 if you {teal|deliver} before anyone asks; "
    "{danger|lose} the cargo if they do."
)
SPEEDS = [("off", "Off"), ("fast", "Fast"), ("normal", "Normal"), ("slow", "Slow")]


class GalleryScene(Scene):
    """``values`` holds the last value that each widget gave, by widget id."""

    name = "widgets"

    def __init__(self, app: SceneHost) -> None:
        super().__init__(app)
        self.values: dict[str, Any] = {}
        self.presses: list[str] = []

    def _keep(self, id: str) -> Any:
        def keep(value: Any) -> None:
            self.values[id] = value

        return keep

    def _press(self, id: str) -> Any:
        return lambda: self.presses.append(id)

    def layout(self, m: Metrics) -> None:
        gap = m.du(24)
        column = (m.width - 4 * gap) // 3
        high = m.height - 2 * gap
        for index, fill in enumerate((self._buttons, self._inputs, self._texts)):
            box = pygame.Rect(gap + index * (column + gap), gap, column, high)
            self.form.add(Panel(f"box.{index}", box))
            fill(m, box.inflate(-2 * m.du(20), -2 * m.du(20)))

    def _slots(self, m: Metrics, box: pygame.Rect, high: int) -> Any:
        top = box.top
        while True:
            yield pygame.Rect(box.left, top, box.width, high)
            top += high + m.du(14)

    def _buttons(self, m: Metrics, box: pygame.Rect) -> None:
        places = self._slots(m, box, m.du(50))
        make = self.form.add
        make(Label("head.buttons", next(places), "Buttons", "heading", theme.INK))
        make(
            Button("end", next(places), "End step", self._press("end"), kind="primary", hotkey="E")
        )
        make(Button("buy", next(places), "Buy", self._press("buy"), hotkey="B", icon="market",
                    tip="Take a card from the market."))  # fmt: skip
        make(Button("refused", next(places), "Recover", self._press("refused"), enabled=False,
                    reason="You have no damage to recover."))  # fmt: skip
        make(Button("plain", next(places), "Plain", self._press("plain")))
        row = next(places)
        for index, icon in enumerate(("undo", "redo", "speed", "help", "settings")):
            side = m.du(50)
            spot = pygame.Rect(row.left + index * (side + m.du(12)), row.top, side, side)
            press, words = self._press(f"icon_{icon}"), icon.capitalize()
            make(Button(f"icon_{icon}", spot, icon, press, kind="icon", icon=icon, tip=words))
        tall = pygame.Rect(row.left, row.bottom + m.du(14), row.width, m.du(68))
        make(Button("detail", tall, "Attack", self._press("detail"), detail="Wins 62%"))

    def _inputs(self, m: Metrics, box: pygame.Rect) -> None:
        places = self._slots(m, box, m.du(50))
        make = self.form.add
        make(Label("head.inputs", next(places), "Values", "heading", theme.INK))
        make(Toggle("mute", next(places), "Mute", False, self._keep("mute")))
        make(Toggle("motion", next(places), "Less motion", True, self._keep("motion")))
        make(Toggle("locked", next(places), "Secret", False, self._keep("locked"),
                    enabled=False, reason="Only before the game starts."))  # fmt: skip
        make(Choice("speed", next(places), SPEEDS, "normal", self._keep("speed")))
        make(Slider("music", next(places), 0.4, self._keep("music")))
        make(TextEntry("name", next(places), "", self._keep("name"), hint="Your name"))

    def _texts(self, m: Metrics, box: pygame.Rect) -> None:
        make = self.form.add
        head = pygame.Rect(box.left, box.top, box.width, m.du(50))
        make(Label("head.text", head, "Text and lists", "heading", theme.INK))
        high = RichText.height(m, SAMPLE, box.width, "body")
        body = pygame.Rect(box.left, head.bottom + m.du(8), box.width, high)
        make(RichText("text", body, SAMPLE, "body", theme.SOFT, on_link=self._keep("text")))
        top = body.bottom + m.du(16)
        area = make(ScrollArea("list", pygame.Rect(box.left, top, box.width, box.bottom - top)))
        row_high = max(m.du(72), m.px("button") + m.px("caption") + m.du(28))
        inner = area.view.inflate(-2 * m.du(8), 0)
        for index in range(8):
            spot = pygame.Rect(inner.left, top + m.du(8) + index * (row_high + m.du(8)),
                               inner.width, row_high)  # fmt: skip
            area.add(Row(f"row.{index}", spot, f"Row {index + 1}", self._press(f"row.{index}"),
                         detail="Second line", chosen=index == 1))  # fmt: skip

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop.starfield(self.m.size), (0, 0))

"""The curtain between two players at one screen: it hides the table until the next player is ready,
and lists the public events since that player's last turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.shell.scenes import Scene, SceneHost
from game.client.tabletop.layout import table_metrics
from game.client.tabletop.marks import draw_mark
from game.client.tabletop.model import TableModel
from game.client.widgets import Button, Label, RichText
from game.table.events import Event

MOST_LINES = 6


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
    """Covers the table until the player of ``seat`` takes over."""

    name = "curtain"

    def __init__(
        self, app: SceneHost, model: TableModel[Any], seat: int, hand_over: Callable[[int], None]
    ) -> None:
        super().__init__(app)
        self.model, self.player, self.hand_over = model, seat, hand_over
        self.lines = since(self.model, seat)

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        wide = min(m.width - m.du(120), m.du(900))
        markup = "\n".join(self.lines)
        high = RichText.height(m, markup, wide, "reading") if markup else 0
        name = f"{self.model.player_name(self.player)}, it is your turn"
        total = m.pitch("curtain") + high + m.du(64 + 40 + 32)
        top = max(m.du(40), (m.height - total) // 2)
        head = pygame.Rect((m.width - wide) // 2, top, wide, m.pitch("curtain"))
        text = fonts.fit(m, "curtain", name, wide).text
        color = theme.PLAYERS[self.player % len(theme.PLAYERS)].color
        self.form.add(Label("curtain.name", head, text, "curtain", color, "center"))
        body = pygame.Rect(head.left, head.bottom + m.du(24), wide, high)
        if markup:
            self.form.add(RichText("curtain.told", body, markup, "reading", theme.SOFT, "center"))
        button = Button("curtain.go", pygame.Rect(0, 0, 0, 0), "Show the table", self.lift,
                        kind="primary", hotkey="Enter")  # fmt: skip
        button.rect = pygame.Rect(0, 0, m.du(320), m.du(64))
        button.rect.midtop = (m.width // 2, body.bottom + m.du(40))
        self.form.add(button)
        self.form.set_focus(button)

    def lift(self) -> None:
        """Hand over the table."""
        self.app.stack.pop()
        self.hand_over(self.player)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(theme.DEEP)
        spot = (self.m.width // 2, self.m.du(90))
        draw_mark(surface, self.m, self.player, spot, self.m.du(34))

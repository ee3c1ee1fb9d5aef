"""House rules, practice and hints: the optional changes to the printed rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.play.party import Rule
from game.client.widgets import Button, Label, Panel, RichText, ScrollArea, Toggle, keymap
from game.table.grammar import listed

PRACTICE = Rule(
    "practice",
    "Practice",
    "You can undo anything, even rolls and reveals; the same choices roll the same dice. The "
    "game is marked as practice. For one player.",
)
"""not a rule of any game, but chosen along with them"""
UNAIDED = Rule(
    "unaided",
    "No hints, no coach",
    "No hints during the game and no coach in its replay.",
)
UNCOUNTED = Rule(
    "uncounted",
    "Hints do not count",
    "The records do not mark the game as one with hints, however often you ask for one.",
)
"""both for games that have hints"""


def summary(rules: Sequence[Rule], chosen: Sequence[str]) -> str:
    """Return the names of the rules in use."""
    names = [each.name for each in (*rules, PRACTICE, UNAIDED, UNCOUNTED) if each.id in chosen]
    return listed(names) or "As printed"


class HouseRulesScene(Scene):
    """Switches with an explanation of each; ``change(id, on)`` is called on every change."""

    name = "house_rules"
    overlay = True

    def __init__(
        self, app: SceneHost, rules: Sequence[Rule], chosen: Sequence[str],
        change: Callable[[str, bool], None],
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.rules, self.chosen, self.change = rules, set(chosen), change

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        pad, high, gap = m.du(32), m.du(44), m.du(14)
        wide = min(m.du(720), m.width - 2 * m.du(32))
        inner = wide - 2 * pad
        heights = [RichText.height(m, rule.words, inner, "body") for rule in self.rules]
        head, foot = m.pitch("title"), m.du(52)
        frame = 2 * pad + head + foot + 2 * gap
        rows = sum(high + each + gap for each in heights)
        box = pygame.Rect(0, 0, wide, min(frame + rows, m.height - 2 * m.du(8)))
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("house.box", box, "modal"))
        x, y = box.left + pad, box.top + pad
        self.form.add(Label("house.title", pygame.Rect(x, y, inner, head), "House rules", "title"))
        y += head + gap
        column = pygame.Rect(x - pad // 4, y, inner + pad * 3 // 4, box.height - frame)
        area = self.form.add(ScrollArea("house.list", column))
        for rule, text_high in zip(self.rules, heights, strict=True):
            line = pygame.Rect(x, y, inner, high)
            turn = partial(self.turn, rule.id)
            area.add(Toggle(f"house.{rule.id}", line, rule.name, rule.id in self.chosen, turn))
            body = pygame.Rect(x, line.bottom, inner, text_high)
            area.add(RichText(f"house.{rule.id}.words", body, rule.words, "body", theme.SOFT))
            y = body.bottom + gap
        done = Button("house.done", pygame.Rect(0, 0, 0, 0), "Done", self.app.stack.pop,
                      kind="primary", hotkey=keymap.key("back"))  # fmt: skip
        width = max(m.du(170), done.natural_width(m))
        done.rect = pygame.Rect(box.right - pad - width, box.bottom - pad - foot, width, foot)
        self.form.add(done)

    def turn(self, id: str, on: bool) -> None:
        """Flip a switch."""
        if on:
            self.chosen.add(id)
        else:
            self.chosen.discard(id)
        self.change(id, on)

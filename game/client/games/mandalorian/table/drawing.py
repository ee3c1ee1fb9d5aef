"""The planning cards that a plan action has drawn: each with buttons for what can become of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import placing
from game.client.shell.window.scenes import Control
from game.client.tabletop.kit.layout import row
from game.client.tabletop.table.scene import TabletopScene
from game.client.widgets import Button
from game.mandalorian.catalog import original

VERBS = ("keep", "top")


class DrawnCards(TabletopScene):
    """A table with the drawn planning cards in the place of the hand."""

    model: Model

    def unlisted(self) -> Sequence[str]:
        """Return the verbs that have buttons below the cards."""
        shown = any(name[0] == "drawn" for name in self.view.spots)
        return (*VERBS, "mark") if shown else ("mark",)

    def build_own(self, m: Metrics) -> None:
        """Add the buttons below the cards."""
        number = 1
        for name, rect in self.view.spots.items():
            if name[0] != "drawn":
                continue
            options = [
                each
                for each in self.model.options
                if each.verb in VERBS and original(each.source) == original(name[1])
            ]
            if any(self._shown(each.key) for each in options):
                continue
            least = max(36, m.du(44))
            foot = pygame.Rect(rect.left, rect.bottom + m.du(6), rect.width, least)
            places = row(foot, len(options), m.du(6))
            if placing.stacked(rect.width, m):
                places = [foot.move(0, at * (least + m.du(6))) for at in range(len(options))]
            for each, place in zip(options, places, strict=False):
                words = self.model.labels[each.key]
                label = "On top" if each.verb == "top" else self._keeps(each.target)
                button = Button(f"choice.{each.key}", place, label, partial(self.ask, each.key),
                                tip=f"**{words.label}**")  # fmt: skip
                button.hotkey = str(number) if number < 10 else ""
                if button.natural_width(m) > place.width:
                    button.hotkey = ""
                self.form.add(button)
                number += 1

    def controls(self) -> list[Control]:
        """Return the controls of the table; what has no place on it has its button."""
        found = super().controls()
        known = {each.key for each in found}
        buttons = {
            each.key: button
            for each in self.model.options
            if each.key not in known and (button := self.form.find(f"choice.{each.key}"))
        }
        return [*found, *(Control(key, button.rect) for key, button in buttons.items())]

    def _shown(self, key: str) -> bool:
        return self.form.find(f"choice.{key}") is not None

    def _keeps(self, who: str) -> str:
        """Return the words of keeping a card: for whom, where there is a choice."""
        whom = {each.target for each in self.model.options if each.verb == "keep"}
        return "Keep" if len(whom) < 2 else self.model.content.name(who).split()[-1]

"""The people at a table: one can leave and have a computer player continue, and come back later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.command_palette import Command
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.bars.menu import lay_out
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.play.model import TableModel
from game.client.widgets import Button, keymap
from game.table.registry import rules

NOTE = "A computer player continues for someone who leaves. Nothing before that can be undone."
Change = Callable[[int], None]
"""lets the person in a seat leave or come back"""


def may_change(model: TableModel[Any]) -> bool:
    """Return True if people can leave this game, or come back to it: several began it, and it is
    not over."""
    several = len(model.session.people) > 1 and bool(rules(model.game.id).stand_in)
    here = not (model.recorded or model.remote)
    return several and here and model.session.decision() is not None


def commands(model: TableModel[Any], leave: Change, come_back: Change) -> list[Command]:
    """Return the commands by which people leave and come back."""
    made = []
    for seat in model.session.people if may_change(model) else ():
        words, act = _change(model, seat, leave, come_back)
        if seat in model.session.away or model.session.why_not_leave(seat) is None:
            made.append(Command(f"people.{seat}", words, act))
    return made


def _change(
    model: TableModel[Any], seat: int, leave: Change, come_back: Change
) -> tuple[str, Callable[[], None]]:
    """Return what the person in a seat can do, in words, and the function that does it."""
    name = model.player_name(seat)
    if seat in model.session.away:
        return f"Bring {name} back", partial(come_back, seat)
    return f"Let {name} leave", partial(leave, seat)


class PeopleScene(Scene):
    """The list of people, each with what that person can do; it closes after a change."""

    name = "people"
    overlay = True

    def __init__(
        self, app: SceneHost, model: TableModel[Any], leave: Change, come_back: Change
    ) -> None:
        super().__init__(app)
        self.model, self.leave_table, self.come_back = model, leave, come_back

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        none = pygame.Rect(0, 0, 0, 0)
        back = Button("people.back", none, "Back", self.close, kind="primary",
                      hotkey=keymap.key("back"))  # fmt: skip
        changes = [self._button(seat) for seat in self.model.session.people]
        lay_out(self.form, m, "Who is at the table", NOTE, [back, *changes])

    def _button(self, seat: int) -> Button:
        session = self.model.session
        words, act = _change(self.model, seat, self.leave_table, self.come_back)
        reason = None if seat in session.away else session.why_not_leave(seat)
        return Button(f"people.{seat}", pygame.Rect(0, 0, 0, 0), words, partial(self._do, act),
                      enabled=reason is None,
                      reason=literal(str(reason.text)) if reason else "")  # fmt: skip

    def _do(self, act: Callable[[], None]) -> None:
        self.close()
        act()

    def close(self) -> None:
        self.app.stack.pop()

"""The smallest table for lessons: coins and a button for each answer, a coach at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Control, Scene
from game.client.tabletop.lessons.guest import Guest
from game.client.tabletop.lessons.host import GuestMaker
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, did, own, undone
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.guidance.tips import Tip, Tips, mine, offered
from game.client.tabletop.play.model import TableModel
from game.client.widgets import Button
from game.table.refusals import Refused
from game.table.session import Session
from tests.client.tabletop.coins import CoinModel
from tests.table.coin import CoinBanked, CoinFlipped, TurnBegan

NOTEBOOK = Notebook("coin", before="coins.json")
load = NOTEBOOK.load

DUEL = {"game": "coin", "seats": [{"kind": "human"}, {"kind": "random"}]}
LATE = {"game": "coin", "seats": [{"kind": "random"}, {"kind": "human"}]}
SAVING = Chapter(
    id="saving",
    title="Saving",
    goal="Bank a coin",
    about="The purse, the bank, and the way back.",
    setup=DUEL,
    steps=(
        Step("This is a coin."),
        Step(
            "**Bank it.**",
            answered("bank:*"),
            keys=("bank:*",),
            hint="Press the first button.",
            still="You can bank it next turn.",
            keep=False,
            wrong=(Wrong(("peek",), "Nobody asked you to peek. <table.undo> takes nothing back."),),
        ),
        Step(
            "Now **take it back**.",
            undone("bank:*", own(TurnBegan)),
            act="undo",
            hint="Press <table.undo>.",
            point=(("widget", "coin.undo"),),
            keep=False,
        ),
        Step(
            "**Read** your purse.",
            did("read:purse"),
            act="read:purse",
            point=(("purse", "0"), ("region", "coins")),
            hint="Point at it.",
        ),
    ),
    end="Every fortune starts like that.",
)
FLIPPING = Chapter(
    "flipping",
    "Flipping",
    "Flip a coin",
    "Luck.",
    DUEL,
    (Step("**Flip.**", own(CoinFlipped), keys=("flip",)),),
    "So that is luck.",
)
SECOND = Chapter(
    "second",
    "Second",
    "Bank a coin",
    "From the other seat.",
    LATE,
    (Step("**Bank.**", own(CoinBanked), keys=("bank:*",)),),
    "Done.",
    seat=1,
)

TIPS: tuple[Tip[TableModel[Any]], ...] = (
    Tip("bank", "Banked coins are safe.", mine(CoinBanked)),
    Tip("peek", "You can peek before you flip.", offered("peek"), passing=True),
)


class CoinTable(Scene):
    """A table with or without a guest."""

    name = "table"
    game = "coin"

    def __init__(self, app: App, session: Session[Any], guest: GuestMaker | None = None) -> None:
        super().__init__(app)
        self.model = CoinModel(session)
        self.spots: dict[tuple[str, str], pygame.Rect] = {}
        self.pointer, self.carrying, self.shown = (0, 0), False, ""
        self.tips = Tips(TIPS, self.model, NOTEBOOK, app, self.relayout)
        self.guest = guest(self) if guest else Guest()

    def layout(self, m: Metrics) -> None:
        self.guest.arrive()
        third = m.width // 3
        self.coins = pygame.Rect(0, 0, third, m.height)
        self.spots = {("purse", "0"): pygame.Rect(m.du(40), m.du(40), m.du(80), m.du(80))}
        for number, each in enumerate(self.model.options):
            rect = pygame.Rect(third + m.du(20), m.du(40 + 64 * number), third - m.du(40), m.du(52))
            words = self.model.labels[each.key].label
            self.form.add(Button(f"coin.{each.verb}", rect, words, partial(self.choose, each.key)))
        back = pygame.Rect(third + m.du(20), m.du(420), third - m.du(40), m.du(52))
        self.form.add(Button("coin.undo", back, "Undo", self.undo, hotkey="Ctrl+Z"))
        side = pygame.Rect(2 * third, 0, third, m.height)
        self.tips.add(self.form, m, side)
        self.guest.build(self.form, m, side)

    def area(self, name: str) -> pygame.Rect:
        return {"coins": self.coins}[name]

    def names_at(self) -> list[pygame.Rect]:
        return []

    def bring_up(self, kinds: Sequence[str]) -> None:
        self.shown = kinds[0] if kinds else self.shown

    def controls(self) -> list[Control]:
        buttons = {each: self.form.find(f"coin.{each.verb}") for each in self.model.options}
        return [Control(each.key, button.rect) for each, button in buttons.items() if button]

    def choose(self, key: str) -> None:
        self.guest.about_to(key)
        self.tips.heard(self.model.answer(key))
        self.relayout(self.app.metrics)

    def undo(self) -> None:
        try:
            self.model.undo()
        except Refused:
            return
        self.relayout(self.app.metrics)

    def on_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.pointer = event.pos
            if self.spots["purse", "0"].collidepoint(event.pos):
                self.guest.noticed("read:purse")
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            menu = self.guest.menu()
            if menu is not None:
                self.app.stack.push(menu)
        return False

    def on_update(self, dt: float) -> None:
        self.guest.update(dt)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(theme.DEEP)

    def paint_over(self, surface: pygame.Surface) -> None:
        self.guest.paint(surface)


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    pygame.draw.circle(surface, theme.AMBER, rect.center, rect.width // 2)


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=(SAVING, FLIPPING, SECOND),
    note="Three chapters on money.",
    all_done="All done: go and get rich.",
    face=paint_face,
    table=CoinTable,
    title="Learn to save",
)
make_list, make_chapter = makers(LESSONS)

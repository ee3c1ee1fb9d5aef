"""The smallest table for lessons: coins and a button for each answer, a coach at the right."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, did, own, undone
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.guidance.tips import Tip, Tips, mine, offered
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.table.contract import Board, Pages, Table, TableKind, Things
from game.client.tabletop.table.scene import table_makers
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
            point=(("widget", "table.undo"),),
            keep=False,
        ),
        Step(
            "**Read** your purse.",
            did("read:purse"),
            act="read:purse",
            point=(("purse", "0"), ("region", "board")),
            hint="Point at it.",
        ),
    ),
    end="Every fortune starts like that.",
)
FLIPPING = Chapter(
    "flipping", "Flipping", "Flip a coin", "Luck.", DUEL,
    (Step("**Flip.**", own(CoinFlipped), keys=("flip",)),), "So that is luck.",
)  # fmt: skip
SECOND = Chapter(
    "second", "Second", "Bank a coin", "From the other seat.", LATE,
    (Step("**Bank.**", own(CoinBanked), keys=("bank:*",)),), "Done.",
    seat=1,
)  # fmt: skip

TIPS: tuple[Tip[TableModel[Any]], ...] = (
    Tip("bank", "Banked coins are safe.", mine(CoinBanked)),
    Tip("peek", "You can peek before you flip.", offered("peek"), passing=True),
)


class CoinBoard(Board):
    """A table with a purse on it; the answers are in the bar."""

    def spots(self) -> dict[Name, pygame.Rect]:
        if not self.view.areas.shows("board"):
            return {}
        purse = pygame.Rect(0, 0, self.m.du(80), self.m.du(80))
        purse.center = self.view.areas.board.center
        return {("purse", "0"): purse}


class Purse(Thing):
    """The purse, which can be read."""

    readable = True


class CoinThings(Things):
    """The one thing on the table."""

    kinds = {"purse": Purse}


class CoinPages(Pages):
    """No pages."""

    def needs_page(self) -> bool:
        return False


def tips_of(table: Table) -> Tips[Any]:
    return Tips(TIPS, table.model, NOTEBOOK, table.app, table.views.relayout)


KIND = TableKind(
    game="coin", model=CoinModel, board=CoinBoard, things=CoinThings, pages=CoinPages,
    tips=tips_of, turn_begins=(TurnBegan,), tab_of={"purse": "board"},
)  # fmt: skip
table_of, make = table_makers(KIND)


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    pygame.draw.circle(surface, theme.AMBER, rect.center, rect.width // 2)


LESSONS = Lessons(
    notebook=NOTEBOOK, chapters=(SAVING, FLIPPING, SECOND), note="Three chapters on money.",
    all_done="All done: go and get rich.", face=paint_face, table=table_of, title="Learn to save",
)  # fmt: skip
make_list, make_chapter = makers(LESSONS)

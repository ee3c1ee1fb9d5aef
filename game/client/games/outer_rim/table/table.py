"""The table of Outer Rim: map, market, the other players and the player's own board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.client.games.outer_rim.board import mentions
from game.client.games.outer_rim.board.layout import regions
from game.client.games.outer_rim.guide.tips import open_tips
from game.client.games.outer_rim.play.auto_answers import RimAnswers
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.shelf.saves import SAVES
from game.client.games.outer_rim.table import bars
from game.client.games.outer_rim.table.areas import Opened, RimAreas, areas_of
from game.client.games.outer_rim.table.board import RimBoard
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.movements import RimMovements
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.games.outer_rim.table.prefetch import CardPrefetch
from game.client.games.outer_rim.table.questions import RimPages, RimQuestions
from game.client.games.outer_rim.table.things import RimThings
from game.client.games.outer_rim.table.turns import STEP_TABS, RimOutcomes, RimTurns, ahead_of
from game.client.games.outer_rim.table.verbs import VERBS
from game.client.tabletop.bars.log import LogRules, Past, Told
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.table.contract import Part, Table, TableKind, as_kind
from game.client.tabletop.table.scene import table_makers
from game.client.widgets import keymap
from game.outer_rim.events import StepBegan, TurnBegan
from game.outer_rim.text.story.deeds import fold
from game.outer_rim.text.story.story import story

TAB_OF = {
    **dict.fromkeys(("space", "ship", "place", "patrol", "move"), "map"),
    **dict.fromkeys(("deck", "buy", "discard"), "market"),
    **dict.fromkeys(("card", "slot", "deliver"), "board"),
    "seat": "opponents",
}


class MapPart(Part):
    """Zooming and panning the map, the keys of the game, and cards painted in advance."""

    def __init__(self, table: Table) -> None:
        self.table, self.areas, self.model = table, areas_of(table), as_kind(table.model, Model)
        self.warming = CardPrefetch(self.model, as_kind(table.view, RimView))

    def seize(self, event: pygame.event.Event) -> bool:
        return self.areas.steering.drag(event)

    def handle(self, event: pygame.event.Event) -> bool:
        return self.areas.steering.wheel(event)

    def after(self, event: pygame.event.Event) -> bool:
        if self.areas.steering.hold(event, self.areas.map_shown):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if keymap.hits("outer_rim.market", event):
            Opened(self.table).toggle_market()
        elif keymap.hits("table.plan", event):
            ahead_of(self.table).offer()
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        if self.table.controller.carry is None and self.model.odds_came():
            self.table.views.renew()

    def warm(self, quiet: float) -> bool:
        return self.warming.update(quiet, quiet > 0, self.areas.market_full())


def _ui(model: Model) -> RimUi:
    tab = STEP_TABS.get(model.view["step"], "map")
    return RimUi(tab=tab, credits=model.me["credits"])


def _movements(table: Table) -> RimMovements:
    areas = areas_of(table)
    return RimMovements(
        areas.view, areas.ui, table.motion, table.views, areas.model, areas.map,
        lambda: areas.map_shown, lambda: areas.strip_shown,
    )  # fmt: skip


def _tips(table: Table) -> Tips[Any]:
    return open_tips(as_kind(table.model, Model), table.app, table.views.relayout)


def _log_rules(model: Model) -> LogRules:
    def tell(answers: Sequence[Past]) -> Sequence[Sequence[Told]]:
        return story(model.game.play(model.state), model.tell, answers, model.seat)

    link = partial(mentions.link_names, model)
    return LogRules((TurnBegan,), link=link, story=tell, fold=fold)


KIND = TableKind(
    game="outer_rim",
    verbs=VERBS,
    steps=(("planning", "Planning"), ("action", "Action"), ("encounter", "Encounter")),
    turn_begins=(TurnBegan,),
    step_begins=(StepBegan,),
    tabs=bars.TABS,
    tab_of=TAB_OF,
    saves=SAVES,
    steward=RimAnswers,
    model=Model,
    zooms=True,
    controller=lambda table: Controller(as_kind(table.model, Model)),
    ui=_ui,
    view=lambda m, ui: RimView(m, regions(m, ui.tab)),
    areas=RimAreas,
    board=RimBoard,
    things=RimThings,
    pages=RimPages,
    questions=RimQuestions,
    turns=RimTurns,
    outcomes=RimOutcomes,
    movements=_movements,
    tips=_tips,
    log_rules=_log_rules,
    parts=lambda table: (MapPart(table),),
)
table_of, make = table_makers(KIND)

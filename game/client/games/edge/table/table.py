"""The table of a case: the stage, the check tray, odds, tracks, two heroes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.client.draw.richtext import literal
from game.client.games.edge.checks import check_tray, odds
from game.client.games.edge.checks.spending import CHIPS
from game.client.games.edge.guide.tips import open_tips
from game.client.games.edge.identity.identity import (
    GEAR_KEY,
    HELP_KEY,
    LEAD_KEY,
    POINT_KEY,
    PUSH_KEY,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.shelf.saves import SAVES
from game.client.games.edge.stage import layout
from game.client.games.edge.stage.stage import CaseUi
from game.client.games.edge.table.areas import CaseAreas, areas_of
from game.client.games.edge.table.auto_answers import CaseAnswers
from game.client.games.edge.table.board import CaseBoard, board_of
from game.client.games.edge.table.controller import Controller
from game.client.games.edge.table.movements import CaseMovements
from game.client.games.edge.table.rolls import CaseOutcomes, CasePages, RollReader
from game.client.games.edge.table.things import CaseThings, CaseTurns
from game.client.games.edge.table.verbs import VERBS
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.play.parts import TableView
from game.client.tabletop.table.contract import Part, Questions, Table, TableKind, as_kind
from game.client.tabletop.table.scene import table_makers
from game.client.widgets import keymap
from game.edge.events import AdventureBegan, SceneBegan
from game.edge.seat_view import TurnView
from game.table.decisions import option

SLOT_KEYS = {LEAD_KEY: "lead", HELP_KEY: "help", GEAR_KEY: "gear", PUSH_KEY: "push",
             POINT_KEY: "edge"}  # fmt: skip
CREW = ("hero", "card", "place", "treat", "wear", "stow")
SCENE = ("way", "choice", "site", "slot", "roll", "chip", "buy", "track", "coins", "zone", "puck",
         "foe", "feature", "arm", "intent", "lead", "help", "gear", "push", "edge", "spend", "pay",
         "go", "act", "begin", "done", "end", "move", "cover", "attack", "stim", "extra", "triumph",
         "raider", "order", "station", "own")  # fmt: skip

END = "edge.end"
"""the warning before a turn ends with its action unused"""
ACTIONS = frozenset(("attack", "stun", "feature", "medicine", "rally", "escape"))
"""verbs that take the action of a turn"""


class CaseQuestions(Questions):
    """The answers in the bar, with what each costs, and the question read aloud."""

    model: Model
    ui: CaseUi

    def speech(self) -> str:
        said = odds.speech(self.model)
        return f"{super().speech()} {said}" if said else super().speech()

    def leads(self, key: str) -> bool:
        """Return False for ending a turn with an action left, for leaving symbols unspent that
        would be lost, and for going on while there are places to visit."""
        model, verb = self.model, key.partition(":")[0]
        verbs = {each.verb for each in model.options}
        if verb == "end":
            return not self._action_left
        if verb == "leave":
            return "visit" not in verbs
        if verb == "done" and model.step == "spend" and model.outcome is not None:
            roll = model.outcome
            lost = roll.triumphs or roll.advantage > model.person(roll.who).strain
            return not (lost and verbs & set(CHIPS))
        return True

    @property
    def _turn(self) -> TurnView | None:
        """The turn of a hero or an ally in a fight, None outside one."""
        fight = self.model.seat_view.fight
        return fight.turn if fight is not None else None

    @property
    def _action_left(self) -> bool:
        """True in a fight while the one on turn has an action that can be used."""
        able = any(each.verb in ACTIONS for each in self.model.options)
        return able and self._turn is not None and not self._turn.acted

    def warns(self, key: str) -> bool:
        """Ask once more before a turn ends with its action unused, unless players want no such
        questions."""
        turn = self._turn
        if turn is None or key != "end" or not self._action_left:
            return False
        if END in self.app.settings.warn_silenced:
            return False
        told = f"**{literal(self.model.name(turn.who))}** still has an action to use."
        self.app.stack.push(
            ConfirmScene(self.app, "End the turn?", told, partial(self.table.do.choose, key),
                         yes="End the turn", no="Go back", more=("Don't ask again", self._silence))
        )  # fmt: skip
        return True

    def _silence(self) -> None:
        """Ask no more, and end this turn."""
        self.silence([END])
        self.table.do.choose("end")

    def round_words(self) -> str:
        reads = areas_of(self.table).roll_over_stage  # the scene that follows has not begun yet
        return "" if reads else board_of(self.table).stage.note()

    def menu_notes(self) -> Sequence[str]:
        return (f"{self.model.story.name}.",)

    def hidden_verbs(self) -> Sequence[str]:
        away = [verb for verb in CHIPS if areas_of(self.table).spends]
        if self.model.step == "port":
            away += ["learn", "talent", "raise", "enter", "buy", "sell", "wear", "stow", "treat"]
            away += ["mend_scar", "work_off", "job"]
        if self.model.step in ("camp", "shop"):
            away += ["wear", "stow", "sell"]
        crew = ("lead", "help", "gear") if self.view.areas.shows("heroes") else ()
        return ("skill", "calm", "push", "edge", *crew, *away)

    def notes(self) -> Mapping[str, str]:
        return {key: words.detail for key, words in self.model.labels.items() if words.detail}

    def empty_bar(self) -> str:
        return "Click anything that glows."


class Keys(Part):
    """The wheel on the stage, digits for its answers, and keys for the slots of a check."""

    def __init__(self, table: Table) -> None:
        self.table, self.board, self.model = table, board_of(table), as_kind(table.model, Model)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.board.stage.wheel(event):
            self.table.views.renew()
            return True
        covered = self.table.page_over or self.table.playback.loaded
        if event.type != pygame.KEYDOWN or covered:
            return False
        if event.unicode.isdigit() and event.unicode != "0" and not event.mod & pygame.KMOD_CTRL:
            return self._digit(event.unicode)
        return False

    def _digit(self, digit: str) -> bool:
        """Give the answer on the stage that has a digit."""
        order = as_kind(self.table.controller, Controller).order()
        at = int(digit) - 1
        if at < len(order) and self.model.find(order[at]) is not None:
            self.table.do.ask(order[at])
            return True
        return at < len(order)

    def after(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        for id, slot in SLOT_KEYS.items():
            if keymap.hits(id, event):
                self._fill(slot)
                return True
        return False

    def _fill(self, slot: str) -> None:
        """Fill, change or clear a slot by its key; say why nothing can be put into it."""
        tray = self.model.tray
        if tray is None:
            self.table.views.say("You are not making a check now.", "refuse")
            return
        key = self._next_for(slot)
        if key is not None:
            self.table.do.ask(key)
            return
        why = check_tray.why_closed(self.model, tray, slot) or "Nothing else fits."
        self.table.views.say(why, "refuse")

    def _next_for(self, slot: str) -> str | None:
        """Return the answer that fills a slot with the next thing that fits, or clears it."""
        model, tray = self.model, self.model.tray
        assert tray is not None
        if slot in ("push", "edge"):
            key = option(slot).key
            return key if model.find(key) is not None else None
        found = [each.source for each in model.options if each.verb == slot]
        now = {"lead": "", "help": tray.help, "gear": tray.gear}[slot]
        if slot == "gear" and tray.calms and now in found:
            return option("calm", now).key
        if now in found and slot == "gear" and found.index(now) + 1 < len(found):
            return option(slot, found[found.index(now) + 1]).key
        if now in found:
            return option(slot, now).key
        return option(slot, found[0]).key if found else None


def _view(m: Any, ui: CaseUi) -> TableView:
    return TableView(m, layout.regions(m, ui.tab))


def _controller(table: Table) -> Controller:
    return Controller(as_kind(table.model, Model), lambda: board_of(table).stage)


def _tips(table: Table) -> Tips[Any]:
    return open_tips(as_kind(table.model, Model), table.app, table.views.relayout)


KIND = TableKind(
    game="edge",
    log_rules=lambda model: LogRules(
        (AdventureBegan, SceneBegan), again=model.tried, amend=model.with_wrecks
    ),
    verbs=VERBS,
    turn_begins=(AdventureBegan, SceneBegan),
    tabs={
        "scene": Tab("Scene", "encounter", "Shows the scene and the check"),
        "crew": Tab("Crew", "crew", "Shows the heroes"),
        "odds": Tab("Odds", "dice", "Shows the odds"),
        "log": Tab("Log", "log", "Shows the log"),
    },
    tab_of={**dict.fromkeys(SCENE, "scene"), **dict.fromkeys(CREW, "crew")},
    saves=SAVES,
    steward=CaseAnswers,
    model=Model,
    controller=_controller,
    ui=lambda model: CaseUi(tab="scene"),
    view=_view,
    areas=CaseAreas,
    board=CaseBoard,
    things=CaseThings,
    pages=CasePages,
    questions=CaseQuestions,
    turns=CaseTurns,
    outcomes=CaseOutcomes,
    movements=lambda table: CaseMovements(
        table.view, table.motion, table.views, as_kind(table.model, Model), table.things.at
    ),
    tips=_tips,
    parts=lambda table: (RollReader(table), Keys(table)),
)
table_of, make = table_makers(KIND)

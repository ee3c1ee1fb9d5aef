"""The dice table: a pool is built, weighed, rolled or typed in, and spent; beside it lie Destiny,
the order of turns, sheets and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Hashable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from game.client.draw import materials
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play import files
from game.client.games.dice_table.play.model import Model
from game.client.games.dice_table.shelf.saves import SAVES
from game.client.games.dice_table.sound import cues
from game.client.games.dice_table.table import (
    chips,
    felt,
    guide,
    layout,
    outcome_strip,
    players_window,
    pool_builder,
    request_strip,
    sheet_page,
    strike_strip,
    tabs,
)
from game.client.games.dice_table.play.desk import DeskUi
from game.client.games.dice_table.table.layout import TableRegions, share_region
from game.client.games.dice_table.table.verbs import VERBS
from game.client.games.dice_table.table.widgets import (
    DieButton,
    FaceButton,
    SignButton,
    TurnButton,
)
from game.client.games.edge.checks.dice_well import PAIR_SECONDS, Well, as_thrown
from game.client.games.edge.identity.identity import INK
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.shell.window.name_dialog import NameScene
from game.client.shell.window.scenes import Control
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.kit.layout import row
from game.client.tabletop.play.controller import BaseController, Name
from game.client.tabletop.play.parts import TableView
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.table.contract import (
    Areas,
    Board,
    Outcomes,
    Pages,
    Part,
    Questions,
    Table,
    TableKind,
    Things,
    as_kind,
)
from game.client.tabletop.table.guest import LEAST_HEIGHT
from game.client.tabletop.table.scene import table_makers
from game.client.widgets import Button, Choice, keymap
from game.client.widgets.clipboard import copy_text, pasted_text
from game.dice_table.events import PoolChanged, Rolled, Typed
from game.dice_table.seat_view import SheetView
from game.dice_table.writing import MOST, written
from game.edge.dice.faces import SIDES, Kind
from game.edge.dice.pool import Level
from game.edge.text import dice as said
from game.table.events import Event

KEYS = {"P": Kind.PROFICIENCY, "A": Kind.ABILITY, "B": Kind.BOOST, "C": Kind.CHALLENGE,
        "D": Kind.DIFFICULTY, "S": Kind.SETBACK, "F": Kind.FORCE}  # fmt: skip
LEVEL_KEYS = {**{str(level.dice): level for level in Level if level is not Level.IMPOSSIBLE},
              "!": Level.IMPOSSIBLE}  # fmt: skip
DIGITS = len(LEVEL_KEYS) - 2
"""the last digit that sets a difficulty: the answers in the bar have those after it"""
LETTERS = {kind: key for key, kind in KEYS.items()}
COLUMN = (("odds", "Odds"), ("guide", "Spend"), ("log", "History"))
COLUMN_TIPS = {
    "odds": "The exact odds of the pool, and what one die more would change",
    "guide": "What the symbols of the latest roll can pay for",
    "log": "Everything that has happened, line by line",
}
LEAST_DIE = 66
"""du of a die button in a row of seven; in less room they stand in three lines"""
ALIKE = 4
"""answers with the same detail, from which a list leaves it out"""
MOST_SIGN = 2
"""letters of a label that is drawn as a sign"""
SIGNS = {"plus": "+", "minus": "\N{MINUS SIGN}"}
IN_BAR = ("roll", "curtain", "clear", "d_ten", "d_hundred", "untype")
COLUMN_PART = 58
"""hundredths of the column that it keeps at least beside a coach"""


def split_key(key: str) -> tuple[str, str, str]:
    """Return verb, source and target of the key of an answer."""
    verb, _, rest = key.partition(":")
    source, _, target = rest.partition("@")
    return verb, source, target


class DeskAreas(Areas):
    """Where everything is."""

    ui: DeskUi

    @property
    def at(self) -> TableRegions:
        """The regions of the last layout."""
        return as_kind(self.view.areas, TableRegions)

    def regions(self, m: Metrics) -> TableRegions:
        guest = self.table.guest
        if guest is not None:
            spends = any(key.startswith("spend:") for key in guest.wanted_keys())
            self.ui.side = "guide" if spends else "odds"
            pools = [key for key in guest.wanted_keys() if key.startswith("pool:")]
            self.ui.sheet = split_key(pools[0])[1] if pools else ""
        found = layout.regions(m, self.ui.side, self.ui.tab)
        if guest is None or found.hidden:
            return found
        side = found.side.copy()
        side.height = max(side.height - m.du(LEAST_HEIGHT), side.height * COLUMN_PART // 100)
        place = pygame.Rect(side.left, side.bottom, side.width, found.side.bottom - side.bottom)
        return replace(found, side=side, log=place)

    def beside_guest(self, found: Any, guest: pygame.Rect, m: Metrics) -> Any:
        if not found.hidden:
            return found
        build = found.build.copy()  # the dice end above the coach's strip
        build.height = guest.top - build.top
        board, low = share_region(pygame.Rect(build.right, build.top, m.width - build.right,
                                        build.height), m)  # fmt: skip
        return replace(found, build=build, board=board, dice=low)

    @property
    def shown_side(self) -> str:
        """The part of the column on view; where regions take turns, the history has its own tab."""
        return "odds" if self.at.hidden and self.ui.side == "log" else self.ui.side

    @property
    def column(self) -> pygame.Rect:
        """The column at the right below its tabs."""
        side, m = self.at.side, self.m
        return pygame.Rect(side.left, side.top + m.du(52), side.width, side.height - m.du(52))

    @property
    def log_shown(self) -> bool:
        return super().log_shown and bool(self.at.log.width) and not self.ui.sheet

    @property
    def sheet_area(self) -> pygame.Rect:
        """The place of an open sheet."""
        return layout.sheet_area(self.at, self.table.guest is not None)

    def toggle_log(self) -> bool:
        if self.at.hidden:
            return False
        self.turn_side("log" if self.ui.side != "log" else "odds")
        return True

    def turn_side(self, side: str) -> None:
        """Show another tab of the column."""
        self.ui.jumped = self.ui.jumped and side == "guide"
        self.ui.side = side
        self.table.views.renew()


class DeskBoard(Board):
    """The pool, the dice, the felt, the column and the foot. ``own`` are the places of answers
    outside the bar."""

    model: Model
    ui: DeskUi

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.areas = as_kind(table.areas, DeskAreas)
        self.own: dict[str, pygame.Rect] = {}

    @property
    def ask(self) -> Any:
        """The order that gives an answer."""
        return self.table.do.ask

    def put(
        self, key: str, rect: pygame.Rect, label: str, *, icon: str = "", tip: str = "",
        kind: Any = "normal",
    ) -> Button:  # fmt: skip
        """Add the button of an answer; where it cannot be given, with the reason."""
        button = self.answer_button(key, rect, label, icon=icon, tip=tip, kind=kind)
        self.add_own(key, button)
        return button

    def answer_button(
        self, key: str, rect: pygame.Rect, label: str, *, icon: str = "", tip: str = "",
        kind: Any = "normal",
    ) -> Button:  # fmt: skip
        """Return the button of an answer, to be added."""
        offered = self.model.find(key) is not None
        refused = None if offered else self.model.why_not(*split_key(key))
        reason = refused.text if refused is not None else "Not now."
        words = self.model.labels.get(key)
        if not tip and words is not None:
            tip = f"{words.label}: {words.detail}" if words.detail else words.label
        sort = SignButton if icon in SIGNS or len(label) <= MOST_SIGN else Button
        label, icon = SIGNS.get(icon, label), "" if icon in SIGNS else icon
        kind = "normal" if sort is SignButton else kind
        return sort(f"choice.{key}", rect, label, partial(self.ask, key), icon=icon, tip=tip,
                    kind=kind, enabled=offered, reason=reason, show_key=False)  # fmt: skip

    def put_turn(self, key: str, rect: pygame.Rect, kinds: tuple[Kind, Kind], label: str) -> None:
        """Add a button that upgrades or downgrades a die."""
        verb, _, side = key.partition(":")
        offered = self.model.find(key) is not None
        refused = None if offered else self.model.why_not(verb, side)
        reason = refused.text if refused is not None else ""
        self.add_own(key, TurnButton(f"choice.{key}", rect, kinds, label, partial(self.ask, key),
                                     offered, reason))  # fmt: skip

    def add_own(self, key: str, button: Button) -> None:
        """Add a button that gives an answer."""
        self.form.add(button)
        if self.model.find(key) is not None:
            self.own[key] = button.rect

    def spots(self) -> dict[Name, pygame.Rect]:
        areas = self.areas.at
        if self.sheet is not None or not areas.shows("foot"):
            return {}
        return {**tabs.spots(areas.foot, self.model, self.m, self.ui.low)}

    def build(self, m: Metrics) -> None:
        self.own = {}
        areas, sheet = self.areas.at, self.sheet
        if sheet is not None and (areas.shows("build") or areas.shows("foot")):
            sheet_page.build(self, self.areas.sheet_area, sheet, m)
            return
        if areas.shows("build"):
            pool_builder.build(self, areas.build, m)
            self._build_dice(areas.dice, m)
            felt_area, strip, request, _ = self._felt(m)
            self._build_roll(felt_area, m)
            if request.height:
                request_strip.build(self, request, m)
            if strip.height and (not self.rolling or not self._struck):
                strike_strip.build(self, strip, m)
            if self.ui.typing or self.model.seat_view.building.typed:
                self._build_faces(felt_area, m)
        if areas.shows("side"):
            self._build_column(m)
        if areas.shows("foot"):
            tabs.build(self, areas.foot, m)
            self.table.gestures.add_spots({name[0] for name in self.view.spots})

    @property
    def rolling(self) -> bool:
        """Return True while dice roll."""
        return self.ui.past is not None

    @property
    def _struck(self) -> bool:
        strike = self.model.seat_view.strike
        return strike is not None and strike.rolled

    def _felt(self, m: Metrics) -> tuple[pygame.Rect, ...]:
        """Return the felt, the strip of an attack at its foot, that of a request at its top, and
        that of an outcome."""
        room = Room(self.areas.at.board)
        request = room.north(request_strip.height(self, m))
        strip = room.south(strike_strip.height(self, m))
        return room, strip, request, room.south(outcome_strip.height(self.ui.told, room.width, m))

    def _build_roll(self, area: pygame.Rect, m: Metrics) -> None:
        """Add the dice of the latest check: they tumble if the last answer rolled them."""
        last, ui = self.model.last, self.ui
        if last is None:
            return
        fresh = any(isinstance(each, Rolled) and each.roll == last.id for each in ui.tumble.events)
        well = Well("felt.dice", felt.places(area, self.model, m).dice, felt.roll_of(last),
                    ui.tumble, fresh, lambda: ui.struck)  # fmt: skip
        well.most_du = felt.DIE_DU
        self.form.add(well)

    def _build_column(self, m: Metrics) -> None:
        areas, side = self.areas.at, self.areas.at.side
        tabs = pygame.Rect(side.left + m.du(6), side.top + m.du(4), side.width - m.du(12),
                           m.du(44))  # fmt: skip
        parts = [each for each in COLUMN if each[0] != "log" or not areas.hidden]
        self.form.add(
            Choice(
                "table.side",
                tabs,
                parts,
                self.areas.shown_side,
                self.areas.turn_side,
                tips=COLUMN_TIPS,
            )  # fmt: skip
        )
        if self.areas.shown_side == "guide":
            guide.build(self, self.areas.column, m)

    def _build_dice(self, area: pygame.Rect, m: Metrics) -> None:
        cells, typed, again = self._die_cells(area, m)
        for kind, rect in zip(Kind, cells):
            key = f"add:{kind.value}"
            count = self.model.pool.count(kind)
            self.add_own(key, DieButton(f"choice.{key}", rect, kind, count, LETTERS[kind],
                                        partial(self.ask, key)))  # fmt: skip
        self.form.add(Button("table.type", typed, "Enter dice", self.turn_typing, icon="",
                             kind="chosen" if self.ui.typing else "normal", show_key=False,
                             tip="Enter the dice of a roll on a real table"))  # fmt: skip
        last = self.model.last
        if last is not None and self.model.find(f"again:{last.id}") is not None:
            self.put(f"again:{last.id}", again, "Again", tip="Rolls the latest pool again")

    @staticmethod
    def _die_cells(
        area: pygame.Rect, m: Metrics
    ) -> tuple[list[pygame.Rect], pygame.Rect, pygame.Rect]:
        """Return the places of the dice, of "Enter dice" and of "Again"."""
        inner, gap = area.inflate(-2 * m.du(6), -2 * m.du(6)), m.du(4)
        wide = m.pick(118, 84)
        if (inner.width - wide) // len(Kind) < m.du(LEAST_DIE):
            high = (inner.height - 2 * gap) // 3
            lines = [pygame.Rect(inner.left, inner.top + at * (high + gap), inner.width, high)
                     for at in range(3)]  # fmt: skip
            *cells, typed, again = [cell for line in lines for cell in row(line, 3, gap)]
            return cells, typed, again
        words = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        inner.width -= wide + gap
        high = (words.height - gap) // 2
        typed = pygame.Rect(words.left, words.top, words.width, high)
        again = pygame.Rect(words.left, typed.bottom + gap, words.width, high)
        return row(inner, len(Kind), gap), typed, again

    def _build_faces(self, board: pygame.Rect, m: Metrics) -> None:
        """Add the faces of the next die to type in, or of ten-sided dice."""
        kind = self.model.seat_view.building.next
        if kind is None:
            self._build_digits(board, m)
            return
        count = SIDES[kind]
        side = min(m.du(48), (board.width - m.du(24)) // count - m.du(4))
        line = pygame.Rect(board.left + m.du(12), board.bottom - side - m.du(8), 0, side)
        for number in range(1, count + 1):
            key = f"face:{number}"
            rect = pygame.Rect(line.left + (number - 1) * (side + m.du(4)), line.top, side, side)
            label = self.model.labels.get(key)
            tip = f"{label.label} ({label.detail})" if label is not None else ""
            self.add_own(key, FaceButton(f"choice.{key}", rect, kind, number,
                                         partial(self.ask, key), tip))  # fmt: skip

    def _build_digits(self, board: pygame.Rect, m: Metrics) -> None:
        """Add the digits of ten-sided dice to type in: the tens first, or the ones alone."""
        side = min(m.du(46), (board.width - m.du(24)) // 10 - m.du(4))
        for up, verb in ((2, "tens"), (1, "ones")):
            for n in range(10):
                rect = pygame.Rect(board.left + m.du(12) + n * (side + m.du(4)),
                                   board.bottom - up * (side + m.du(6)), side, side)  # fmt: skip
                label = f"{n}0" if verb == "tens" else str(n)
                key = f"{verb}:{n}"
                words = self.model.labels.get(key)
                tip = f"{words.label}: {words.detail}" if words is not None else ""
                self.add_own(key, SignButton(f"choice.{key}", rect, label, partial(self.ask, key),
                                             tip=tip))  # fmt: skip

    def pick(self, title: str, verbs: Sequence[str], turned: Container[str] = ()) -> None:
        """Open a list of all answers of some verbs, and of those that hide or show some things, to
        be found by a few letters."""
        self.app.stack.push(PaletteScene(self.app, title, self._commands(verbs, turned)))

    def _commands(self, verbs: Sequence[str], turned: Container[str] = ()) -> list[Command]:
        labels = self.model.labels
        keys = [
            each.key
            for each in self.model.options
            if each.verb in verbs or each.verb == "turn" and each.source in turned
        ]
        details = Counter(labels[key].detail for key in keys)
        return [
            Command(key, labels[key].label, partial(self.ask, key),
                    labels[key].detail if details[labels[key].detail] < ALIKE else "")
            for key in keys
        ]  # fmt: skip

    def pick_new_sheet(self) -> None:
        """Open a list of heroes, adversaries and blank sheets to lay out, and one to be read from
        the words that were copied."""
        paste = Command("paste", "Add a sheet from a stat block", partial(self.paste, "paste"),
                        "Reads the words you have copied")  # fmt: skip
        found = [*self._commands(("hero",)), paste, *self._files("sheet"),
                 *self._commands(("ship", "sheet", "foe"))]  # fmt: skip
        self.app.stack.push(PaletteScene(self.app, "A new sheet", found))

    def pick_table(self) -> None:
        """Open a list of the group's own tables, to be rolled on or read from copied words."""
        keep = Command("keep", "Keep a table", partial(self.paste, "keep"),
                       "Reads copied rows such as 01-05 Jam: the weapon is stuck")  # fmt: skip
        tables = self.model.seat_view.tables
        saves = [Command(f"save.{each.id}", f"Save {each.name}", partial(self.save_file, each.id),
                         "Writes it into a file of its own") for each in tables]  # fmt: skip
        ids = [each.id for each in tables]
        found = [*self._commands(("table",)), keep, *self._files("table"),
                 *self._commands(("use", "unkeep"), ids), *saves]  # fmt: skip
        self.app.stack.push(PaletteScene(self.app, "Your tables", found))

    def pick_notes(self) -> None:
        """Open a list of the notes, to be written, shown, hidden or removed."""
        notes = self.model.seat_view.notes
        write = Command("note", "Write a note", self._write_note, "Stands there with the time")
        turns = {each.id: each.told for each in notes}
        labels = self.model.labels
        found = [
            Command(each.key, f"{labels[each.key].label}: {turns[each.source]}",
                    partial(self.ask, each.key))
            for each in self.model.options
            if each.verb in ("turn", "unnote") and each.source in turns
        ]  # fmt: skip
        self.app.stack.push(PaletteScene(self.app, "Notes", [write, *found]))

    def _write_note(self) -> None:
        now = datetime.now().strftime("%H:%M")
        self.write("note", "", "A note", "", before=f"{now} ")

    def _files(self, sort: str) -> list[Command]:
        """Return the files of a sort, to be opened; those that do not work say why."""
        return [
            Command(f"file.{each.path.name}", f"Open {each.path.name}",
                    partial(self._open_file, each), str(each.path.parent))
            for each in files.found()
            if each.sort in ("", sort)
        ]  # fmt: skip

    def _open_file(self, file: files.Found) -> None:
        key = written(f"open_{file.sort}", file.text) if file.sort else ""
        refused = self.model.why_not(*split_key(key)) if key else None
        if key and self.model.find(key) is not None:
            self.ask(key)
        else:
            told = refused.text if refused is not None else file.problem
            self.table.views.say(f"{file.path.name}: {told}", "refuse")

    def save_file(self, id: str) -> None:
        """Write a sheet or a table into a file of its own, and say where it is."""
        view = self.model.seat_view
        names = {each.id: each.name for each in view.sheets}
        names |= {each.id: each.name for each in view.tables}
        try:
            path = files.save(names[id], self.model.file_text(id))
        except OSError as error:
            self.table.views.say(f"The file cannot be written: {error}", "refuse")
        else:
            self.table.views.say(f"Saved: {path}")

    def paste(self, verb: str) -> None:
        """Give the answer that reads the words on the clipboard."""
        key = written(verb, " ".join(pasted_text().split()))
        if key:
            self.ask(key)
        else:
            self.table.views.say("Copy the words first.", "refuse")

    def pick_for(self, title: str, verbs: Sequence[str], sheet: str) -> None:
        """Open a list of the answers of some verbs that are about a sheet."""
        labels = self.model.labels
        found = [
            Command(each.key, labels[each.key].label, partial(self.ask, each.key),
                    labels[each.key].detail)
            for each in self.model.options
            if each.verb in verbs and sheet in (each.source, each.target)
        ]  # fmt: skip
        self.app.stack.push(PaletteScene(self.app, title, found))

    def pick_sheet(self) -> None:
        """Open a list of all sheets; one of them is laid open."""
        found = [
            Command(f"sheet.{each.id}", each.name, partial(self.open_sheet, each.id),
                    f"Wounds {each.wounds}, strain {each.strain}")
            for each in self.model.seat_view.sheets
        ]  # fmt: skip
        self.app.stack.push(PaletteScene(self.app, "All sheets", found))

    @property
    def sheet(self) -> SheetView | None:
        """The open sheet, None for none."""
        return next((e for e in self.model.seat_view.sheets if e.id == self.ui.sheet), None)

    def open_sheet(self, id: str) -> None:
        """Lay a sheet open."""
        self.ui.sheet = id
        self.table.views.renew()

    def close_sheet(self) -> None:
        """Put the open sheet back."""
        self.open_sheet("")

    def roll_from_sheet(self, key: str) -> None:
        """Build a pool from the open sheet, which makes way for it."""
        self.ui.sheet = ""
        if self.areas.at.hidden:
            self.ui.tab = "dice"
        self.ask(key)

    def write(self, verb: str, sheet: str, title: str, words: str, before: str = "") -> None:
        """Ask for words, and give the answer that carries them after those ``before``."""

        def done(typed: str) -> None:
            key = written(verb, before + typed, sheet) if typed.strip() else ""
            if key:
                self.ask(key)

        scene = NameScene(self.app, title, words, done, yes="Write", limit=MOST[verb] - len(before))
        self.app.stack.push(scene)

    @property
    def has_players_window(self) -> bool:
        """Return True while the players' window is open."""
        return bool(self.app.second.is_open)

    def turn_players_window(self) -> None:
        """Open the players' window, or close it."""
        owner = self.app.stack.top
        why = players_window.turn(self.table, owner) if owner is not None else ""
        if why:
            self.table.views.say(why, "refuse")
        self.table.views.renew()

    def turn_low(self, part: str) -> None:
        """Show another tab of the foot."""
        self.ui.low = part
        self.table.views.renew()

    def turn_typing(self) -> None:
        """Show the faces to type in, or hide them."""
        self.ui.typing = not self.ui.typing
        self.table.views.renew()

    def copy_history(self) -> None:
        """Copy the history as text."""
        copy_text(self.model.history())
        self.table.views.say("The history is copied.")

    def controls(self, found: list[Control]) -> list[Control]:
        placed = {each.key for each in found}
        return [*found, *(Control(key, at) for key, at in self.own.items() if key not in placed)]

    # -- painting --

    def key(self) -> Hashable:
        ui = self.ui
        shown = ui.tab, ui.side, ui.low, ui.sheet, ui.typing, ui.told
        return super().key(), shown, ui.past is None

    def paint(self, surface: pygame.Surface) -> None:
        areas, m = self.areas.at, self.m
        surface.fill(INK)
        for area in (areas.top, areas.tabs, areas.actions):
            if area.width:
                materials.draw(surface, area, "bar", m.unit)
        if self.sheet is not None and (areas.shows("build") or areas.shows("foot")):
            materials.draw(surface, self.areas.sheet_area, "board", m.unit)
            return
        for name in ("build", "dice", "foot"):
            if areas.shows(name):
                materials.draw(surface, areas.at(name), "board", m.unit)
        if areas.shows("side"):
            materials.draw(surface, areas.side, "chart", m.unit)
            if self.areas.shown_side == "odds":
                felt.chances(surface, self.areas.column, self.model, m)
            elif self.areas.shown_side == "guide":
                guide.paint(surface, self.areas.column, self.model, m)
        if areas.shows("board"):
            felt_area, *strips = self._felt(m)
            for each in strips:
                if each.height:
                    materials.draw(surface, each, "slot", m.unit)
            felt.draw(surface, felt_area, self.model, m, self.rolling)
            if self.ui.told:
                outcome_strip.paint(surface, strips[-1], self.ui.told, m)
            pool_builder.paint(surface, areas.build, self.model, m)
        if areas.shows("foot"):
            tabs.paint(surface, areas.foot, self.model, m, self.ui.low)


class DeskPages(Pages):
    """The dice table has no pages."""

    def needs_page(self) -> bool:
        return False


class DeskQuestions(Questions):
    """The answers in the bar."""

    def prompt(self) -> str:
        return self.model.prompt

    def hidden_verbs(self) -> Sequence[str]:
        return sorted({each.verb for each in self.model.options} - set(IN_BAR))

    def empty_bar(self) -> str:
        return "Add dice to roll."


class DeskOutcomes(Outcomes):
    """The dice that cancel, the guide for spending, and sounds."""

    ui: DeskUi

    def show(self, events: Sequence[Event], before: Before) -> float:
        seconds = super().show(events, before)
        model = as_kind(self.model, Model)
        self.ui.told = outcome_strip.after(self.ui.told, events, model)
        last = model.last
        side = as_kind(self.table.areas, DeskAreas).turn_side
        if last is None or not any(isinstance(each, Typed) for each in events):
            changed = any(isinstance(each, PoolChanged) for each in events)
            strike = model.seat_view.strike
            if self.ui.jumped and changed and not (strike and strike.rolled):
                self.ui.jumped = False
                side("odds")
            return seconds
        pairs = len(as_thrown(felt.roll_of(last)).pairs)
        if pairs:
            self.ui.struck = 0.0
            self.table.motion.add(pairs * PAIR_SECONDS, self._strike)
        if self.ui.side == "odds":
            self.ui.jumped = True
            side("guide")
        return seconds

    def _strike(self, part: float) -> None:
        self.ui.struck = part
        well = self.table.form.find("felt.dice")
        if well is not None:
            well.changed()

    def settle(self, rewound: bool) -> None:
        self.ui.told = "" if rewound else self.ui.told
        self.ui.struck = 1.0

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)


class DiceKeys(Part):
    """The keys of dice, and right clicks and the wheel on their buttons."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def seize(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            kind = self._under(event.pos)
            return kind is not None and self._count(kind, False)
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the keys of dice and difficulties, the key that closes a sheet, and the wheel on
        the buttons of dice."""
        if (
            as_kind(self.table.ui, DeskUi).sheet
            and not self.table.page_over
            and keymap.hits("back", event)
        ):
            as_kind(self.table.board, DeskBoard).close_sheet()
            return True
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            level = LEVEL_KEYS.get(event.unicode)
            if level is not None and not self.table.page_over:
                return self._set(level)
            kind = KEYS.get(event.unicode.upper()) if event.unicode else None
            if kind is not None and not self.table.page_over:
                return self._count(kind, not event.mod & pygame.KMOD_SHIFT)
        if event.type == pygame.MOUSEWHEEL and event.y:
            kind = self._under(self.table.ui.pointer)
            return kind is not None and self._count(kind, event.y > 0)
        return False

    def _under(self, pos: tuple[int, int]) -> Kind | None:
        found = self.table.form.at(pos)
        return found.die if isinstance(found, DieButton) else None

    def _set(self, level: Level) -> bool:
        """Set the difficulty."""
        key = f"level:{level.value}"
        if self.table.model.find(key) is not None:
            self.table.do.ask(key)
        else:
            self.table.views.say("The pool is full.", "refuse")
        return True

    def _count(self, kind: Kind, more: bool) -> bool:
        """Add a die of a kind, or take one away."""
        key = f"{'add' if more else 'minus'}:{kind.value}"
        if self.table.model.find(key) is not None:
            self.table.do.ask(key)
        else:
            self.table.views.say(f"The pool has no {said.KINDS[kind]} die to remove." if not more
                     else "The pool is full.", "refuse")  # fmt: skip
        return True


class DeskController(BaseController):
    """The digits of the answers in the bar: those of the difficulties are not theirs."""

    def digits(self, in_view: bool, unlisted: Iterable[str] = ()) -> dict[str, str]:
        found = super().digits(in_view, unlisted)
        later = {key: int(digit) + DIGITS for key, digit in found.items()}
        return {key: str(digit) for key, digit in later.items() if digit < 10}


class DeskThings(Things):
    """The sheets, turns and places that can be pointed at on the foot."""

    kinds = {chips.CHIP: chips.Chip, chips.SLOT: chips.Slot, chips.PLACE: chips.Place}


KIND = TableKind(
    game="dice_table",
    things=DeskThings,
    verbs=VERBS,
    tabs={
        "dice": Tab("Dice", "dice", "Shows the pool and the felt"),
        "desk": Tab("Sheets", "crew", "Shows sheets, turns, Destiny and pinned pools"),
        "side": Tab("Odds", "info", "Shows the odds and what to spend symbols on"),
        "log": Tab("History", "log", "Shows the history"),
    },
    tab_of={**dict.fromkeys(("add", "upgrade", "roll"), "dice"), "spend": "side"},
    saves=SAVES,
    model=Model,
    controller=lambda table: DeskController(table.model, VERBS),
    ui=lambda model: DeskUi(tab="dice"),
    view=lambda m, ui: TableView(m, layout.regions(m, ui.side, ui.tab)),
    areas=DeskAreas,
    board=DeskBoard,
    pages=DeskPages,
    questions=DeskQuestions,
    outcomes=DeskOutcomes,
    log_rules=lambda model: LogRules(unlogged=(PoolChanged,)),
    parts=lambda table: (DiceKeys(table), players_window.PlayersWindow(table)),
)
table_of, make = table_makers(KIND)

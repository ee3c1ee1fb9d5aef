"""A sheet laid open: what it can roll, carries and has suffered; a click builds a pool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.table import ship_columns
from game.client.games.dice_table.play.desk import Desk
from game.client.games.dice_table.table.sheet_parts import (
    Cell,
    DiceButton,
    Page,
    add_heading,
    add_stepper,
    row_height,
    skill_tip,
)
from game.client.games.dice_table.table.sheet_weapons import add_weapons, weapons_height
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import HEAD, PAPER, TAG
from game.client.widgets import Button, Label, RichText, ScrollArea, keymap
from game.dice_table.injuries import BY_ID as ROWS
from game.dice_table.names import KINDS
from game.dice_table.seat_view import SheetView
from game.dice_table.skills import GROUPS
from game.edge.names import CHARACTERISTICS

COLUMN_DU, CELL_DU, FIGURE_DU = 222, 122, 78
"""the least widths of a column of skills, of a figure with buttons and of one without"""
SHORT = {"wounds": "Wound limit", "strain": "Strain limit", "soak": "Soak",
         "melee_defense": "Melee def.", "ranged_defense": "Ranged def.",
         "adversary": "Adversary", "force": "Force", "count": "Group",
         "owes": "Obligation", "experience": "Experience"}  # fmt: skip
SHIP_SHORT = {"wounds": "Hull limit", "strain": "System limit", "soak": "Armor",
              "fore_defense": "Fore def.", "sides_defense": "Side def.",
              "aft_defense": "Aft def.", "speed": "Speed", "silhouette": "Silhouette",
              "handling": "Handling"}  # fmt: skip
SHOWN = ("soak", "melee_defense", "ranged_defense", "adversary")
SHIP_SHOWN = ("soak", "fore_defense", "sides_defense", "aft_defense", "speed", "silhouette",
              "handling")  # fmt: skip
"""the figures on a sheet that is not edited"""


def build(table: Desk, area: pygame.Rect, sheet: SheetView, m: Metrics) -> None:
    """Lay a sheet open in an area."""
    room = Room(area).inset(m.du(12), m.du(8))
    _head(table, room.north(m.touch, m.du(6)), sheet, m)
    page = Page(table, sheet, table.form.add(ScrollArea("sheet.scroll", room)), m)
    view = Room(page.scroll.view)
    line = pygame.Rect(view.left, view.top, view.width, m.pitch(TAG) + m.touch)
    low = _figures(page, line)
    columns = pygame.Rect(view.left, low + m.du(6), view.width, 0)
    page = replace(page, top=columns.top, foot=_foot_height(page))
    low = ship_columns.build(page, columns) if sheet.kind == "ship" else _columns(page, columns)
    _suffered(page, pygame.Rect(view.left, low + m.du(8), view.width, m.touch))


def _foot_height(page: Page) -> int:
    """Return the height of what a sheet suffers from, and of its notes."""
    m, sheet = page.m, page.sheet
    rows = len(set(sheet.injuries)) + len(sheet.wrecks)
    hurt = m.pitch(TAG) + rows * (m.touch + m.du(3)) if rows else 0
    wide = page.scroll.view.width
    notes = literal(f"Notes: {sheet.notes}") if sheet.notes else ""
    told = sheets.wrap(m, notes, wide, "body", theme.SOFT).height if notes else 0
    return m.du(12) + hurt + told


def _suffered(page: Page, line: pygame.Rect) -> None:
    """Add what the sheet suffers from, each with a button that takes it off, and its notes."""
    m, sheet = page.m, page.sheet
    rows = {row: f"{ROWS[row].name}: {ROWS[row].words}" for row in dict.fromkeys(sheet.injuries)}
    rows |= {each.id: f"{each.told} ({each.sum})" for each in sheet.wrecks}
    if rows:
        add_heading(page, line, "Suffers from")
        line = line.move(0, m.pitch(TAG))
    for id, told in rows.items():
        page.add(
            f"mend:{id}@{sheet.id}", pygame.Rect(line.topleft, (m.du(110), m.touch)), "Take off"
        )
        words = line.move(m.du(120), 0)
        words.width -= m.du(120)
        style = sheets.narrower(m, told, words.width, "body", "tile")
        fit = fonts.fit(m, style, told, words.width).text
        page.scroll.add(Label(f"suffers.{id}", words, fit, style, PAPER))
        line = line.move(0, line.height + m.du(3))
    if sheet.notes:
        told = literal(f"Notes: {sheet.notes}")
        line.height = sheets.wrap(m, told, line.width, "body", theme.SOFT).height
        page.scroll.add(RichText("sheet.notes", line, told, "body", theme.SOFT))


# --- the head -------------------------------------------------------------------------------------


def _head(table: Desk, line: Room, sheet: SheetView, m: Metrics) -> None:
    """Add the name, and what can be done with the whole sheet."""
    edited = table.model.seat_view.edited == sheet.id
    lists: list[tuple[str, str, str, tuple[str, ...]]]
    buttons = [Button("sheet.close", line, "Close", table.close_sheet, hotkey=keymap.key("back"))]
    if edited:
        answers = [("edit", "Done")]
        arms = ("disarm",) if sheet.kind == "ship" else ("arm", "disarm")
        lists = [("owner", "Player", "Who plays this sheet", ("owner",)),
                 ("arm", "Weapons", "Gives weapons, or takes them away", arms),
                 ("own", "Own skills", "Changes the skills that you have added",
                  ("link", "unlearn"))]  # fmt: skip
        words = [("name", "Name", "Changes the name"),
                 ("own", "Add skill", "Adds a skill of your own by its name"),
                 ("weapon", "Write weapon", "Such as: Ion gun, Gunnery, damage 5, critical 4, long "
                                            "range, aft")]  # fmt: skip
    else:
        answers = [("edit", "Edit"), ("copy", "Copy"), ("turn", "Show" if sheet.hidden else "Hide"),
                   ("unsheet", "Remove")]  # fmt: skip
        answers += [("down", "One down")] if sheet.up else []
        force = sheet.figures.get("force")
        answers += [("force", f"Force {force}")] if force else []
        hurts, words = ("Hits" if sheet.kind == "ship" else "Injuries"), []
        tip = "Rolls a Critical, or takes one off"
        lists = [("injure", hurts, tip, ("injure", "apply", "mend"))]
        if sheet.kind != "ship":
            lists += [("credit", "Credits", "Gives credits, or takes them", ("credit",))]
        save = partial(table.save_file, sheet.id)
        buttons.append(Button("sheet.save", line, "Save", save, show_key=False,
                              tip="Writes this sheet into a file of its own"))  # fmt: skip
    for verb, label in answers:
        buttons.append(table.answer_button(f"{verb}:{sheet.id}", line, label))
    for id, label, tip, verbs in lists:
        pick = partial(table.pick_for, f"{sheet.name}: {label.lower()}", verbs, sheet.id)
        buttons.append(Button(f"sheet.{id}s", line, label, pick, show_key=False, tip=tip))
    for verb, label, tip in words:
        write = partial(table.write, verb, sheet.id, label, sheet.name if verb == "name" else "")
        buttons.append(Button(f"sheet.{verb}", line, label, write, show_key=False, tip=tip))
    for button in buttons:
        button.narrow = True
        button.rect = line.east(max(m.touch, button.natural_width(m) - m.du(14)), m.du(5))
        if button.id.startswith("choice."):
            table.add_own(button.id.removeprefix("choice."), button)
        else:
            table.form.add(button)
    who = table.model.player_name(sheet.seat) if sheet.seat >= 0 else ""
    kind = next((name for id, name in KINDS.items() if id == sheet.kind), "")
    up, played = f"{sheet.up} up" if sheet.up else "", f"played by {who}" if who else ""
    pressed = f"pressed: strain limit {sheet.pressed} lower" if sheet.pressed else ""
    parts = [kind, up, played, pressed, "hidden" if sheet.hidden else "",
             ", ".join(ROWS[each].name for each in sheet.injuries)]  # fmt: skip
    told = f"{sheet.name}  ({', '.join(each for each in parts if each)})"
    style = sheets.narrower(m, told, line.width, HEAD, "body", TAG)
    table.form.add(Label("sheet.title", line, fonts.fit(m, style, told, line.width).text, style,
                         PAPER))  # fmt: skip


# --- figures --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Figure:
    """A figure in words, and the answers that raise and lower it, if it has any."""

    name: str
    told: str
    more: str = ""
    less: str = ""


def _figures_of(page: Page) -> Iterator[_Figure]:
    sheet, edited = page.sheet, page.edited
    for each in () if sheet.kind == "ship" and not edited else CHARACTERISTICS:
        told = str(sheet.characteristics.get(each, 0))
        yield (
            _stepped(page, each, each.capitalize(), told)
            if edited
            else _Figure(each.capitalize(), told if told != "0" else "?")
        )
    ship = sheet.kind == "ship"
    if edited:
        for name in sheet.figures:
            yield _stepped(page, name, _short(name, ship), _told(name, sheet))
        return
    hull, system = ("Hull", "System strain") if ship else ("Wounds", "Strain")
    for name, now, limit, more, less in (
        (hull, sheet.wounds, sheet.wound_threshold, "wound", "heal"),
        (system, sheet.strain, sheet.strain_threshold, "strain", "rest"),
    ):
        told = f"{now}/{limit}" if limit else str(now)
        yield _Figure(name, told, f"{more}:{sheet.id}", f"{less}:{sheet.id}")
    for name in SHIP_SHOWN if ship else SHOWN:
        yield _Figure(_short(name, ship), _told(name, sheet))
    if ship:
        return
    yield _Figure("Stims used", f"{sheet.stims}/5", f"stim:{sheet.id}", f"unstim:{sheet.id}")
    yield _Figure("Credits", str(sheet.credits))
    for name in ("owes", "experience") if sheet.kind == "hero" else ():
        yield _Figure(SHORT[name], str(sheet.figures[name]))
    if sheet.strain_before >= 0:
        yield _Figure("Before fight", f"{sheet.strain_before} strain")


def _short(name: str, ship: bool) -> str:
    return SHIP_SHORT.get(name, SHORT.get(name, "")) if ship else SHORT[name]


def _told(name: str, sheet: SheetView) -> str:
    """Return a figure in words; speed and silhouette of a ship that has neither are unknown."""
    value = sheet.figures[name]
    unknown = name in ("speed", "silhouette") and not value and not sheet.figures["speed"]
    if unknown and not sheet.figures["silhouette"]:
        return "?"
    return f"{value:+}" if name == "handling" and value else str(value)


def _stepped(page: Page, figure: str, name: str, told: str) -> _Figure:
    id = page.sheet.id
    return _Figure(name, told, f"raise:{figure}@{id}", f"lower:{figure}@{id}")


def _figures(page: Page, line: pygame.Rect) -> int:
    """Add the figures, as many to a line as fit; return the end of the last line."""
    m, left, top = page.m, line.left, line.top
    for at, each in enumerate(_figures_of(page)):
        wide = max(m.du(CELL_DU), 2 * m.touch + m.du(66)) if each.more else m.du(FIGURE_DU)
        if left > line.left and left + wide > line.right:
            left, top = line.left, top + line.height + m.du(4)
        rect = pygame.Rect(left, top, wide, line.height)
        cell = rect.inflate(-2 * m.touch, 0) if each.more else rect
        head = pygame.Rect(rect.left, rect.top, rect.width, m.pitch(TAG))
        low = pygame.Rect(rect.left, head.bottom, m.touch, m.touch)
        if each.more:
            style = sheets.narrower(m, each.name, head.width, TAG, "tile")
            page.scroll.add(Label(f"figure.{at}", head, each.name, style, theme.SOFT, "center"))
            page.scroll.add(Cell(f"cell.{at}", cell, "", each.told))
            page.add(each.less, low, "Less", "minus")
            low.right = rect.right
            page.add(each.more, low.copy(), "More", "plus")
        else:
            page.scroll.add(Cell(f"cell.{at}", cell, each.name, each.told))
        left = rect.right + m.du(6)
    return top + line.height


# --- skills and weapons ---------------------------------------------------------------------------


def _columns(page: Page, line: pygame.Rect) -> int:
    """Add the groups of skills in columns, the weapons below those of combat; return the end."""
    m = page.m
    count = max(1, min(len(GROUPS), line.width // m.du(COLUMN_DU)))
    columns = Room(line).columns(count, m.du(8))
    tops = [line.top] * count
    own = [*page.sheet.own]
    fixed = {"Combat": m.du(4) + weapons_height(page)}
    extra = {"Trades": len(own[:2]), "Knowledge": len(own[2:])}
    high = row_height(page, *((len(group.skills) + extra.get(group.name, 0),
                               fixed.get(group.name, 0)) for group in GROUPS))  # fmt: skip
    for at, group in enumerate(GROUPS):
        skills: list[str] = [*group.skills]
        if group.name in ("Trades", "Knowledge"):
            skills += own[:2] if group.name == "Trades" else own[2:]
        place = at % count
        column = pygame.Rect(columns[place].left, tops[place], columns[place].width, 0)
        tops[place] = _group(page, column, group.name, skills, high)
        if group.name == "Combat":
            column.top = tops[place]
            tops[place] = add_weapons(page, column)
    return max(tops)


def _group(page: Page, column: pygame.Rect, name: str, skills: Sequence[str], high: int) -> int:
    m, sheet = page.m, page.sheet
    add_heading(page, column, name)
    top = column.top + m.pitch(TAG)
    for skill in skills:
        rect = pygame.Rect(column.left, top, column.width, high)
        if page.edited:
            add_stepper(page, rect, sheet.skills[skill])
        else:
            key, shown = f"pool:{sheet.id}@{skill}", sheet.skills[skill]
            ask = partial(page.table.roll_from_sheet, key)
            dice_ = shown.rank, shown.rating
            page.note(key, DiceButton(key, rect, shown.name, dice_, ask, skill_tip(shown)))
        top += high + 1
    return top + m.du(4)

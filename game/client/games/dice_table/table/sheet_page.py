"""A sheet laid open: what it can roll, carries and has suffered; a click builds a pool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.table.desk import Desk
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import HEAD, INK, LAMPLIT, PAPER, TAG
from game.client.widgets import Button, Label, RichText, ScrollArea, keymap
from game.client.widgets.base import Widget
from game.dice_table.cards import FIGURES, Weapon
from game.dice_table.injuries import BY_ID as ROWS
from game.dice_table.names import KINDS
from game.dice_table.seat_view import SheetView, SkillView
from game.dice_table.skills import GROUPS, NAMES
from game.edge.dice.faces import Kind
from game.edge.names import CHARACTERISTICS
from game.table.grammar import counted

COLUMN_DU, CELL_DU, FIGURE_DU = 222, 122, 78
"""the least widths of a column of skills, of a figure with buttons and of one without"""
ROW_DU = 46
"""the height of a skill where there is room"""
SHORT = {"wounds": "Wound limit", "strain": "Strain limit", "soak": "Soak",
         "melee_defense": "Melee def.", "ranged_defense": "Ranged def.",
         "adversary": "Adversary", "force": "Force", "count": "Group",
         "owes": "Obligation", "experience": "Experience"}  # fmt: skip


class Cell(Widget):
    """A figure below its name."""

    solid = False

    def __init__(self, id: str, rect: pygame.Rect, name: str, told: str) -> None:
        super().__init__(id, rect)
        self.name, self.told = name, told

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        head = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, m.pitch(TAG))
        style = sheets.narrower(m, self.name, head.width, TAG, "tile")
        sheets.line(surface, m, style, self.name, theme.SOFT, head, "center", "cell.name")
        low = pygame.Rect(head.left, head.bottom, head.width, self.rect.bottom - head.bottom)
        sheets.line(surface, m, HEAD, self.told, LAMPLIT, low, "center", "cell.figure")


class SkillButton(Button):
    """A skill with its dice; a click builds its pool."""

    def __init__(self, key: str, rect: pygame.Rect, skill: SkillView, ask: partial[None]) -> None:
        told = f"{counted(skill.rank, 'rank')}, {skill.characteristic.capitalize()} {skill.rating}"
        super().__init__(f"choice.{key}", rect, skill.name, ask, tip=f"**{skill.name}**: {told}")
        self.skill = skill

    def draw(self, surface: pygame.Surface) -> None:
        m, skill = self.m, self.skill
        ground = theme.mix(INK, PAPER, 0.05 + 0.1 * self.heat)
        edge = LAMPLIT if skill.rank else theme.mix(INK, PAPER, 0.2)
        sheets.plate(surface, self.rect, m, edge, ground)
        inner = self.rect.inflate(-2 * m.du(6), 0)
        best, all_ = min(skill.rank, skill.rating), max(skill.rank, skill.rating)
        px = min(m.du(20), inner.height - m.du(8), inner.width * 45 // 100 // max(1, all_))
        for at in range(all_):
            kind = Kind.PROFICIENCY if at < best else Kind.ABILITY
            spot = (inner.right - (all_ - at) * px, inner.centery - px // 2)
            surface.blit(dice.letter_die(kind, px), spot)
        room = pygame.Rect(inner.left, inner.top, inner.width - all_ * px - m.du(4), inner.height)
        style = sheets.narrower(m, skill.name, room.width, "body", TAG, "tile")
        ink = PAPER if skill.rank else theme.SOFT
        sheets.line(surface, m, style, skill.name, ink, room, where=self.id)


class WeaponButton(Button):
    """A weapon with its figures; a click builds the pool of its attack."""

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        ground = theme.mix(INK, PAPER, 0.05 + 0.1 * self.heat)
        sheets.plate(surface, self.rect, m, LAMPLIT, ground)
        inner = self.rect.inflate(-2 * m.du(6), 0)
        style = sheets.narrower(m, self.label, inner.width, "body", TAG, "tile")
        sheets.line(surface, m, style, self.label, PAPER, inner, where=self.id)


@dataclass(frozen=True)
class Page:
    """A page being laid out: its table, its sheet, and the area that scrolls."""

    table: Desk
    sheet: SheetView
    scroll: ScrollArea
    m: Metrics

    @property
    def edited(self) -> bool:
        """Return True if the figures of the sheet can be changed now."""
        return self.table.model.seat_view.edited == self.sheet.id

    def add(self, key: str, rect: pygame.Rect, label: str, icon: str = "", tip: str = "") -> None:
        """Add the button of an answer to what scrolls."""
        self.note(key, self.table.answer_button(key, rect, label, icon=icon, tip=tip))

    def note(self, key: str, button: Button) -> None:
        """Add a button that gives an answer; in sight it is a control."""
        self.scroll.add(button)
        if self.table.model.find(key) is not None and self.scroll.rect.contains(button.rect):
            self.table.own[key] = button.rect


def build(table: Desk, area: pygame.Rect, sheet: SheetView, m: Metrics) -> None:
    """Lay a sheet open in an area."""
    room = Room(area).inset(m.du(12), m.du(8))
    _head(table, room.north(m.touch, m.du(6)), sheet, m)
    page = Page(table, sheet, table.form.add(ScrollArea("sheet.scroll", room)), m)
    view = Room(page.scroll.view)
    line = pygame.Rect(view.left, view.top, view.width, m.pitch(TAG) + m.touch)
    low = _figures(page, line)
    low = _columns(page, pygame.Rect(view.left, low + m.du(6), view.width, 0))
    if sheet.notes:
        told = literal(f"Notes: {sheet.notes}")
        high = sheets.wrap(m, told, view.width, "body", theme.SOFT).height
        notes = pygame.Rect(view.left, low + m.du(4), view.width, high)
        page.scroll.add(RichText("sheet.notes", notes, told, "body", theme.SOFT))


# --- the head -------------------------------------------------------------------------------------


def _head(table: Desk, line: Room, sheet: SheetView, m: Metrics) -> None:
    """Add the name, and what can be done with the whole sheet."""
    edited = table.model.seat_view.edited == sheet.id
    buttons = [Button("sheet.close", line, "Close", table.close_sheet, hotkey=keymap.key("back"))]
    if edited:
        answers = [("edit", "Done")]
        lists = [("owner", "Player", ("owner",)), ("arm", "Weapons", ("arm", "disarm")),
                 ("own", "Own skills", ("link", "unlearn"))]  # fmt: skip
        words = [("name", "Name"), ("own", "Add skill")]
    else:
        answers = [("edit", "Edit"), ("copy", "Copy"), ("turn", "Show" if sheet.hidden else "Hide"),
                   ("unsheet", "Remove")]  # fmt: skip
        answers += [("down", "One down")] if sheet.up else []
        answers += [("force", f"Force {sheet.figures['force']}")] if sheet.figures["force"] else []
        lists, words = [("injure", "Injuries", ("injure", "apply", "mend"))], []
    for verb, label in answers:
        buttons.append(table.answer_button(f"{verb}:{sheet.id}", line, label))
    for id, label, verbs in lists:
        pick = partial(table.pick_for, f"{sheet.name}: {label.lower()}", verbs, sheet.id)
        buttons.append(Button(f"sheet.{id}s", line, label, pick, show_key=False))
    for verb, label in words:
        write = partial(table.write, verb, sheet.id, label, sheet.name if verb == "name" else "")
        buttons.append(Button(f"sheet.{verb}", line, label, write, show_key=False))
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
    for each in CHARACTERISTICS:
        told = str(sheet.characteristics.get(each, 0))
        yield (
            _stepped(page, each, each.capitalize(), told)
            if edited
            else _Figure(each.capitalize(), told if told != "0" else "?")
        )
    if edited:
        for name in FIGURES:
            yield _stepped(page, name, SHORT[name], str(sheet.figures[name]))
        return
    for name, now, limit, more, less in (
        ("Wounds", sheet.wounds, sheet.wound_threshold, "wound", "heal"),
        ("Strain", sheet.strain, sheet.strain_threshold, "strain", "rest"),
    ):
        told = f"{now}/{limit}" if limit else str(now)
        yield _Figure(name, told, f"{more}:{sheet.id}", f"{less}:{sheet.id}")
    for name in ("soak", "melee_defense", "ranged_defense", "adversary"):
        yield _Figure(SHORT[name], str(sheet.figures[name]))


def _stepped(page: Page, figure: str, name: str, told: str) -> _Figure:
    id = page.sheet.id
    return _Figure(name, told, f"raise:{figure}@{id}", f"lower:{figure}@{id}")


def _figures(page: Page, line: pygame.Rect) -> int:
    """Add the figures, as many to a line as fit; return the end of the last line."""
    m, left, top = page.m, line.left, line.top
    for at, each in enumerate(_figures_of(page)):
        wide = max(m.du(CELL_DU), 2 * m.touch + m.du(46)) if each.more else m.du(FIGURE_DU)
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
    for at, group in enumerate(GROUPS):
        skills: list[str] = [*group.skills]
        if group.name in ("Trades", "Knowledge"):
            skills += own[:2] if group.name == "Trades" else own[2:]
        place = at % count
        column = pygame.Rect(columns[place].left, tops[place], columns[place].width, 0)
        tops[place] = _group(page, column, group.name, skills)
        if group.name == "Combat":
            column.top = tops[place]
            tops[place] = _weapons(page, column)
    return max(tops)


def _heading(page: Page, column: pygame.Rect, words: str) -> None:
    rect = pygame.Rect(column.left, column.top, column.width, page.m.pitch(TAG))
    page.scroll.add(Label(f"heading.{words}", rect, words, TAG, theme.MUTED))


def _group(page: Page, column: pygame.Rect, name: str, skills: Sequence[str]) -> int:
    m, sheet = page.m, page.sheet
    _heading(page, column, name)
    top, high = column.top + m.pitch(TAG), m.touch if m.compact else m.du(ROW_DU)
    for skill in skills:
        rect = pygame.Rect(column.left, top, column.width, high)
        if page.edited:
            _stepper(page, rect, sheet.skills[skill])
        else:
            key = f"pool:{sheet.id}@{skill}"
            ask = partial(page.table.roll_from_sheet, key)
            page.note(key, SkillButton(key, rect, sheet.skills[skill], ask))
        top += high + 1
    return top + m.du(4)


def _stepper(page: Page, rect: pygame.Rect, skill: SkillView) -> None:
    """Add a skill with buttons that change its ranks."""
    m, id, side = page.m, page.sheet.id, rect.height
    words = pygame.Rect(rect.left, rect.top, rect.width - 2 * side - m.du(30), side)
    style = sheets.narrower(m, skill.name, words.width, "body", TAG, "tile")
    name = fonts.fit(m, style, skill.name, words.width).text
    page.scroll.add(Label(f"skill.{skill.id}", words, name, style, theme.SOFT))
    less = pygame.Rect(words.right, rect.top, side, side)
    page.add(f"lower:{skill.id}@{id}", less, "Less", "minus")
    figure = pygame.Rect(less.right, rect.top, m.du(30), side)
    page.scroll.add(Label(f"rank.{skill.id}", figure, str(skill.rank), HEAD, LAMPLIT, "center"))
    page.add(f"raise:{skill.id}@{id}", pygame.Rect(figure.right, rect.top, side, side), "More",
             "plus")  # fmt: skip


def _weapons(page: Page, column: pygame.Rect) -> int:
    """Add the weapons with their figures."""
    m = page.m
    _heading(page, column, "Weapons")
    top = column.top + m.pitch(TAG)
    if not page.sheet.weapons:
        rect = pygame.Rect(column.left, top, column.width, m.pitch("tile"))
        words = "None: Edit adds weapons."
        page.scroll.add(Label("weapons.none", rect, words, "tile", theme.MUTED))
        return rect.bottom
    for weapon in page.sheet.weapons:
        rect = pygame.Rect(column.left, top, column.width, m.touch)
        words = weapon_line(weapon)
        tip = f"**{weapon.name}**: {NAMES[weapon.skill]}, {weapon.range} range"
        if page.edited:
            style = sheets.narrower(m, words, rect.width, "body", TAG, "tile")
            told = fonts.fit(m, style, words, rect.width).text
            page.scroll.add(Label(f"weapon.{weapon.id}", rect, told, style, PAPER, tip=tip))
        else:
            key = f"attack:{page.sheet.id}.{weapon.id}"
            ask = partial(page.table.roll_from_sheet, key)
            page.note(key, WeaponButton(f"choice.{key}", rect, words, ask, tip=tip))
        top = rect.bottom + 1
    return top if page.edited else _aim(page, pygame.Rect(column.left, top, column.width, m.touch))


def _aim(page: Page, line: pygame.Rect) -> int:
    """Add the target and the range of attacks, and the skills that the target can oppose with."""
    m, table, view = page.m, page.table, page.table.model.seat_view
    target = next((each.name for each in view.sheets if each.id == view.target), "no target")
    told = f"{view.band.capitalize()}: {target}"
    lists = [("target", told, "Whom do attacks aim at?", ("target",)),
             ("band", "Range", "How far away is the target?", ("band",))]  # fmt: skip
    if view.target:
        lists.append(("oppose", "Opposed", "Which skill opposes the pool?", ("oppose",)))
    top = line.top
    for id, label, title, verbs in lists:
        rect = pygame.Rect(line.left, top, line.width, line.height)
        if id != "target" and view.target:
            rect.width = (line.width - m.du(4)) // 2
            rect.left = line.left if id == "band" else line.right - rect.width
        pick = partial(table.pick, title, verbs)
        button = Button(f"sheet.{id}", rect, fit_label(m, label, rect), pick, show_key=False)
        button.narrow = True
        page.scroll.add(button)
        top = rect.bottom + m.du(3) if id == "target" else top
    return top + line.height


def weapon_line(weapon: Weapon) -> str:
    """Return a weapon in a few words: "Vibroknife 4, crit 2, Pierce 2"."""
    more = [f"{name} {n}" for name, n in (("Pierce", weapon.pierce), ("Vicious", weapon.vicious))
            if n]  # fmt: skip
    crit = [f"crit {weapon.critical}"] if weapon.critical else []
    return ", ".join([f"{weapon.name} {weapon.damage}", *crit, *more])

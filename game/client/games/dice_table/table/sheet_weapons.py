"""The weapons of a sheet laid open, whom they aim at, and from how far."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts
from game.client.draw.richtext import literal
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.dice_table.table.sheet_parts import Page, WeaponButton, add_heading
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import PAPER, TAG
from game.client.widgets import Button, Label
from game.client.draw import theme
from game.dice_table.cards import Weapon
from game.dice_table.skills import NAMES

FACINGS = {"fore": "Fore", "sides": "Side", "aft": "Aft", "all": "All round"}


def weapons_height(page: Page) -> int:
    """Return the height of the weapons with what they aim at."""
    m, guns = page.m, len(page.sheet.weapons)
    aims = 0 if page.edited or not guns else 2 * m.touch + m.du(3)
    return m.pitch(TAG) + (guns * (m.touch + 1) if guns else m.pitch("tile")) + aims


def add_weapons(page: Page, column: pygame.Rect, words: str = "Weapons") -> int:
    """Add the weapons with their figures."""
    m = page.m
    add_heading(page, column, words)
    top = column.top + m.pitch(TAG)
    if not page.sheet.weapons:
        rect = pygame.Rect(column.left, top, column.width, m.pitch("tile"))
        words = "None: Weapons or Write weapon." if page.edited else "None: Edit adds weapons."
        page.scroll.add(Label("weapons.none", rect, words, "tile", theme.MUTED))
        return rect.bottom
    for weapon in page.sheet.weapons:
        rect = pygame.Rect(column.left, top, column.width, m.touch)
        words = weapon_line(weapon)
        arc = f", {FACINGS[weapon.arc].lower()}" if weapon.arc else ""
        tip = f"**{literal(weapon.name)}**: {NAMES[weapon.skill]}, {weapon.range} range{arc}"
        if page.edited:
            style = sheets.narrower(m, words, rect.width, "body", TAG, "tile")
            told = fonts.fit(m, style, words, rect.width).text
            page.scroll.add(Label(f"weapon.{weapon.id}", rect, told, style, PAPER, tip=tip))
        else:
            key = f"attack:{page.sheet.id}.{weapon.id}"
            ask = partial(page.table.roll_from_sheet, key)
            page.note(key, WeaponButton(f"choice.{key}", rect, words, ask, tip=tip))
        top = rect.bottom + 1
    return (
        top if page.edited else add_aim(page, pygame.Rect(column.left, top, column.width, m.touch))
    )


def add_aim(page: Page, line: pygame.Rect) -> int:
    """Add the target and the range of attacks, and the skills that the target can oppose with."""
    m, table, view = page.m, page.table, page.table.model.seat_view
    aimed = next((each for each in view.sheets if each.id == page.sheet.aim), None)
    told = f"{view.band.capitalize()}: {aimed.name if aimed is not None else 'no target'}"
    lists = [("target", told, "Whom do attacks aim at?", ("target",)),
             ("band", "Range", "How far away is the target?", ("band",))]  # fmt: skip
    if aimed is not None and aimed.kind == "ship":
        side = f"Side: {FACINGS[view.facing].lower()}"
        lists.append(("facing", side, "Which side of the ship?", ("facing",)))
    elif aimed is not None:
        lists.append(("oppose", "Opposed", "Which skill opposes the pool?", ("oppose",)))
    top = line.top
    for id, label, title, verbs in lists:
        rect = pygame.Rect(line.left, top, line.width, line.height)
        if id != "target" and aimed is not None:
            rect.width = (line.width - m.du(4)) // 2
            rect.left = line.left if id == "band" else line.right - rect.width
        pick = partial(table.pick, title, verbs)
        button = Button(f"sheet.{id}", rect, fit_label(m, label, rect), pick, show_key=False,
                        tip=title)  # fmt: skip
        button.narrow = True
        page.scroll.add(button)
        top = rect.bottom + m.du(3) if id == "target" else top
    return top + line.height


def weapon_line(weapon: Weapon) -> str:
    """Return a weapon in a few words: "Vibroknife 4, crit 2, Pierce 2"."""
    more = [f"{name} {n}" for name, n in (("Pierce", weapon.pierce), ("Vicious", weapon.vicious))
            if n]  # fmt: skip
    crit = [f"crit {weapon.critical}"] if weapon.critical else []
    more += [FACINGS[weapon.arc].lower()] if weapon.arc else []
    return ", ".join([f"{weapon.name} {weapon.damage}", *crit, *more])

"""The tabs of turns and ranges: slots and places, and chips of sheets to be dragged onto them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.shown import Shown
from game.client.games.dice_table.play.desk import Desk
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, PAPER, RED, TAG, TOBACCO
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.thing import Thing
from game.client.widgets import Button
from game.client.widgets.basic import NARROW, NARROW_PAD
from game.dice_table.ranges import LINKS
from game.dice_table.seat_view import SheetView, SlotView

Spots = dict[tuple[str, str], pygame.Rect]
SLOT_DU, SLOT_LEAST_DU, CHIP_DU, CHIP_LEAST_DU, LINK_DU = 150, 72, 128, 50, 84
MANY = 5
"""places from which on those who stand nowhere get less room"""
CHIP, SLOT, PLACE = "chip", "slot", "place"
"""the kinds of spots"""
NO_SLOTS = "Roll Cool or Vigilance for everybody, or add slots one by one."
NO_PLACES = "Add places, then drag sheets into them: attacks take their range from here."


def _chips(area: pygame.Rect, ids: Sequence[str], m: Metrics) -> Spots:
    """Return as many chips as fit into an area, from the top left."""
    gap, high = m.du(4), min(m.touch, area.height)
    low = gap
    across = max(1, (area.width + gap) // (min(m.du(CHIP_DU), area.width) + gap))
    lines, half = max(1, (area.height + gap) // (high + gap)), (area.height - m.du(1)) // 2
    least = max(1, (area.width + gap) // (m.du(CHIP_LEAST_DU) + gap))
    if lines == 1 and len(ids) > least and half >= high:
        lines, low = 2, m.du(1)
    across = max(across, -(-len(ids) // lines))
    across = min(across, least)
    wide = (area.width - (across - 1) * gap) // across
    return {
        (CHIP, id): pygame.Rect(area.left + at % across * (wide + gap),
                                area.top + at // across * (high + low), wide, high)
        for at, id in enumerate(ids[: lines * across])
    }  # fmt: skip


# --- turns ----------------------------------------------------------------------------------------


def turn_spots(inner: pygame.Rect, model: Shown, m: Metrics) -> Spots:
    """Return the places of slots, and of the sheets that have none yet."""
    view = model.seat_view
    if not view.slots:
        return {}
    line, low = inner.copy(), inner.copy()
    line.height = max(m.pitch(TAG) + m.pitch("tile") + m.du(6), inner.height - m.touch - m.du(4))
    line.height = min(line.height, m.du(84))
    line.width = min(inner.width, len(view.slots) * m.du(SLOT_DU))
    low.top, low.height = line.bottom + m.du(4), inner.bottom - line.bottom - m.du(4)
    lines = 2 if line.width < len(view.slots) * m.du(SLOT_LEAST_DU) else 1
    if lines * line.height + m.touch < inner.height:
        line.height *= lines
        low.top, low.height = line.bottom + m.du(4), inner.bottom - line.bottom - m.du(4)
    else:
        lines = 1
    across = -(-len(view.slots) // lines)
    size = line.width // across - m.du(4), line.height // lines - m.du(4) * (lines - 1)
    cells = Room(line).grid(len(view.slots), across, size, m.du(4))
    found: Spots = {(SLOT, each.id): rect for each, rect in zip(view.slots, cells)}
    taken = {each.sheet for each in view.slots}
    now = next((each.group for each in view.slots if each.id == view.turn), "players")
    first = sorted(view.sheets, key=lambda each: (each.kind == "ship", _side(each) != now))
    return found | _chips(low, [each.id for each in first if each.id not in taken], m)


def _side(sheet: SheetView) -> str:
    return "players" if sheet.kind in ("hero", "ally") else "others"


def more_words(table: Desk, spots: Spots) -> str:
    """Return how many sheets have no chip for want of room: " (+4)", "" for none."""
    view = table.model.seat_view
    there = {id for kind, id in spots if kind == CHIP}
    there |= {each.sheet for each in view.slots if (SLOT, each.id) in spots}
    missing = len([each for each in view.sheets if each.id not in there]) if spots else 0
    return f" (+{missing})" if missing else ""


def build_turns(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    """Add what makes and moves the order of turns."""
    cells = row(rest, 3, m.du(6))
    lists = (("initiative", "Roll for all", "Every sheet in sight rolls for the order of turns",
              ("initiative",)),
             ("slots", "Slots", "Adds and removes slots, and gives them to sheets",
              ("slot", "unslot", "clear_strip", "claim")))  # fmt: skip
    more = more_words(table, turn_spots(inner, table.model, m))
    for (id, label, tip, verbs), rect in zip(lists, cells):
        label += more if id == "slots" else ""
        pick = partial(table.pick, "The order of turns", verbs)
        table.form.add(Button(f"pick.{id}", rect, fit_label(m, label, rect), pick, show_key=False,
                              tip=tip))  # fmt: skip
    now = table.model.seat_view.round
    words = f"Next (round {now})" if now else "Next"
    table.put("next", cells[2], fit_label(m, words, cells[2]),
              tip="Gives the turn to the next slot").narrow = True  # fmt: skip


def paint_turns(surface: pygame.Surface, inner: pygame.Rect, model: Shown, m: Metrics) -> None:
    """Draw slots with who acts in them, and the chips of the others."""

    def slots(spots: Spots) -> None:
        for slot in model.seat_view.slots:
            _slot(surface, spots[SLOT, slot.id], model, slot, m)

    _paint(surface, inner, model, m, turn_spots(inner, model, m), NO_SLOTS, slots)


def _paint(
    surface: pygame.Surface, inner: pygame.Rect, model: Shown, m: Metrics, spots: Spots,
    empty: str, draw: Callable[[Spots], None],
) -> None:  # fmt: skip
    """Draw what takes chips, and the chips; words where there is nothing yet."""
    if spots:
        draw(spots)
        _paint_chips(surface, spots, model, m)
    else:
        sheets.line(surface, m, "body", empty, theme.MUTED, inner, where="foot")


def _slot(
    surface: pygame.Surface, rect: pygame.Rect, model: Shown, slot: SlotView, m: Metrics
) -> None:
    view = model.seat_view
    now, color = slot.id == view.turn, TOBACCO if slot.group == "players" else RED
    edge = PAPER if now else theme.mix(INK, color, 0.3 if slot.acted else 0.8)
    ground = theme.mix(INK, color, 0.5 if now else 0.1 if slot.acted else 0.25)
    sheets.plate(surface, rect, m, edge, ground)
    room = rect.inflate(-2 * m.du(6), -2 * m.du(2))
    side = "Players" if slot.group == "players" else "Others"
    name = next((each.name for each in view.sheets if each.id == slot.sheet), side)
    head = pygame.Rect(room.left, room.top, room.width, m.pitch(TAG))
    ink = theme.MUTED if slot.acted else theme.INK
    style = sheets.narrower(m, name, head.width, TAG, "tile")
    name = name if style == TAG else name.split()[0]
    name = name if fonts.measure(m, style, name)[0] <= head.width else name[:3]
    sheets.line(surface, m, style, name, ink, head, "center", "slot")
    low = pygame.Rect(room.left, head.bottom, room.width, m.pitch("tile"))
    told = f"{slot.success} / {slot.advantage}"
    sheets.line(surface, m, "tile", told, theme.SOFT, low, "center", "slot")


def _paint_chips(surface: pygame.Surface, spots: Spots, model: Shown, m: Metrics) -> None:
    view = model.seat_view
    paired = {id for pair in view.engaged for id in pair}
    for sheet in view.sheets:
        rect = spots.get((CHIP, sheet.id))
        if rect is None:
            continue
        color = TOBACCO if _side(sheet) == "players" else RED
        edge = PAPER if sheet.id in paired else theme.mix(INK, color, 0.9)
        sheets.plate(surface, rect, m, edge, theme.mix(INK, color, 0.35))
        room = rect.inflate(-2 * m.du(5), 0)
        style = sheets.narrower(m, sheet.name, room.width, TAG, "tile")
        name = sheet.name if style == TAG else sheet.name.split()[0]
        sheets.line(surface, m, style, name, theme.INK, room, "center", "chip")


# --- ranges ---------------------------------------------------------------------------------------


def _columns(inner: pygame.Rect, model: Shown, m: Metrics) -> list[pygame.Rect]:
    """Return the places in a row, with room for a link after each but the last."""
    count = len(model.seat_view.places)
    words = fonts.measure(m, NARROW, max(LINKS, key=len))[0] + 2 * m.du(NARROW_PAD + 3) + 2
    link = max(words, min(m.du(LINK_DU), inner.width // (3 * count)))
    wide = (inner.width - (count - 1) * link) // count
    return [pygame.Rect(inner.left + at * (wide + link), inner.top, wide, inner.height)
            for at in range(count)]  # fmt: skip


def _parts(inner: pygame.Rect, model: Shown, m: Metrics) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the room for places, and that for the sheets that stand nowhere, if there are any."""
    room, view = Room(inner), model.seat_view
    if {each.id for each in view.sheets} <= {id for each in view.places for id in each.sheets}:
        return room, pygame.Rect(inner.topright, (0, inner.height))
    part = 4 / 5 if len(view.places) < MANY else 7 / 8
    return room.west(int(inner.width * part), m.du(8)), room


def range_spots(inner: pygame.Rect, model: Shown, m: Metrics) -> Spots:
    """Return the places, and the sheets in them and beside them."""
    view = model.seat_view
    if not view.places:
        return {}
    row_, beside = _parts(inner, model, m)
    columns, found = _columns(row_, model, m), Spots()
    for place, rect in zip(view.places, columns):
        found[PLACE, place.id] = rect
    for place, rect in zip(view.places, columns):
        room = rect.inflate(-2 * m.du(4), 0)
        room.top, room.height = room.top + m.pitch(TAG), room.height - m.pitch(TAG) - m.du(1)
        found |= _chips(room, place.sheets, m)
    placed = {id for place in view.places for id in place.sheets}
    rest = [each.id for each in view.sheets if each.id not in placed]
    return found | (_chips(beside, rest, m) if rest else {})


def build_ranges(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    """Add what makes places, and the links between them."""
    cells = row(rest, 2, m.du(6))
    write = partial(table.write, "place", "", "Name of the place", "")
    table.form.add(Button("ranges.add", cells[0], fit_label(m, "Add place", cells[0]), write,
                          show_key=False, tip="Adds a place by its name"))  # fmt: skip
    ids = [each.id for each in table.model.seat_view.places]
    pick = partial(table.pick, "Who stands where?", ("stand", "engage", "unplace"), ids)
    words = "Move" + more_words(table, range_spots(inner, table.model, m))
    table.form.add(Button("pick.stand", cells[1], fit_label(m, words, cells[1]), pick,
                          show_key=False, tip="Moves and engages sheets, hides and removes "
                                              "places"))  # fmt: skip
    places = table.model.seat_view.places
    if not places:
        return
    columns = _columns(_parts(inner, table.model, m)[0], table.model, m)
    for place, one, other in zip(places, columns, columns[1:]):
        rect = pygame.Rect(one.right + m.du(3), 0, other.left - one.right - m.du(6), m.touch)
        rect.centery = one.centery
        button = table.put(f"far:{place.id}", rect, fit_label(m, place.link.capitalize(), rect),
                           tip="Changes the range between the two places")  # fmt: skip
        button.narrow = True


def paint_links(surface: pygame.Surface, inner: pygame.Rect, model: Shown, m: Metrics) -> None:
    """Draw how far places are from each other where no button says so."""
    columns = _columns(_parts(inner, model, m)[0], model, m)
    for place, one, other in zip(model.seat_view.places, columns, columns[1:]):
        rect = pygame.Rect(one.right, one.top, other.left - one.right, one.height)
        far = place.link.capitalize()
        style = sheets.narrower(m, far, rect.width, TAG, "tile")
        far = far if fonts.measure(m, style, far)[0] <= rect.width else f"{far[:3]}."
        sheets.line(surface, m, style, far, theme.SOFT, rect, "center", "link")


def paint_ranges(surface: pygame.Surface, inner: pygame.Rect, model: Shown, m: Metrics) -> None:
    """Draw the places with the sheets in them."""
    view = model.seat_view

    def places(spots: Spots) -> None:
        for place in view.places:
            name = f"{place.name} (hidden)" if place.id in view.hidden else place.name
            _place(surface, spots[PLACE, place.id], name, m)

    _paint(surface, inner, model, m, range_spots(inner, model, m), NO_PLACES, places)


def _place(surface: pygame.Surface, rect: pygame.Rect, name: str, m: Metrics) -> None:
    sheets.plate(surface, rect, m, theme.mix(INK, PAPER, 0.3), theme.mix(INK, PAPER, 0.06))
    head = pygame.Rect(rect.left + m.du(5), rect.top, rect.width - m.du(10), m.pitch(TAG))
    style = sheets.narrower(m, name, head.width, TAG, "tile")
    sheets.line(surface, m, style, name, theme.SOFT, head, "center", "place")


# --- things ---------------------------------------------------------------------------------------


class Chip(Thing):
    """A sheet that can be dragged."""

    @property
    def tip(self) -> str:
        names = {each.id: each.name for each in self.model.seat_view.sheets}
        where = "a slot" if self.ui.low == "turns" else "a place or another sheet"
        return f"**{literal(names.get(self.id, ''))}**: drag it onto {where}."


class Slot(Thing):
    """A turn in the order of turns."""

    @property
    def tip(self) -> str:
        more = " A click opens the sheet of whoever has it." if self._sheet() else ""
        return f"Drag a sheet of this side here to give it this turn.{more}"

    def _sheet(self) -> str:
        """Return the sheet that has this turn, "" for none."""
        slots = self.model.seat_view.slots
        return next((str(each.sheet) for each in slots if each.id == self.id), "")

    def on_click(self) -> bool:
        sheet = self._sheet()
        if sheet:
            self.ui.sheet = sheet
            self.table.views.renew()
        return bool(sheet)


class Place(Thing):
    """A place with the sheets that stand there."""

    @property
    def tip(self) -> str:
        names = {each.id: each.name for each in self.model.seat_view.places}
        return f"**{literal(names.get(self.id, ''))}**: drag a sheet here to put it in this place."

"""Tabs at the foot of the table: sheets, the order of turns, Destiny with counters, and pins."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.shown import Shown
from game.client.games.dice_table.table import chips, session_tab
from game.client.games.dice_table.play.desk import Desk
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.dice_table.table.widgets import CoinButton, SheetButton
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import HEAD, INK, LAMPLIT, PAPER, RED, TAG, TOBACCO
from game.client.tabletop.kit.layout import row
from game.client.widgets import Button, Choice
from game.dice_table.injuries import BY_ID as ROWS
from game.dice_table.names import COUNTERS
from game.dice_table.seat_view import SheetView
from game.dice_table.text import pools

TABS = (
    ("sheets", "Sheets"),
    ("turns", "Turns"),
    ("ranges", "Ranges"),
    ("session", "Session"),
    ("destiny", "Destiny"),
    ("pins", "Pinned"),
)
TIPS = {
    "sheets": "Wounds and strain of heroes, opponents and ships; a name opens its sheet",
    "turns": "The order of turns: who acts when",
    "ranges": "Places and how far they are from each other: who stands where",
    "session": "Obligation, experience, your own tables, notes, the players' window",
    "destiny": "The Destiny pool, and counters such as a clock",
    "pins": "Pools kept for later",
}
TAB_WIDE = 130
MOST_SHOWN = 8
"""sheets at the foot; all others are in the list of all sheets"""
SIGN_DU, LEAST_SIGN_DU = 44, 36
"""the sides of the buttons that change a sheet's wounds and strain"""
TALL = 120
"""du of height of a sheet whose figures stand below their names"""
SHIP_WORDS = {"wounds": "Hull", "strain": "System"}
SORTS = (("wounds", "Wounds", RED), ("strain", "Strain", LAMPLIT))


def _inner(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the area at the right of the tabs."""
    inner = area.inflate(-2 * m.du(10), -2 * m.du(8))
    return pygame.Rect(inner.left, inner.top + m.du(50), inner.width, inner.height - m.du(50))


def build(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add the tabs, and the buttons of the one that shows."""
    inner = area.inflate(-2 * m.du(10), -2 * m.du(8))
    wide = min(len(TABS) * m.du(TAB_WIDE), inner.width * 6 // 10)
    tabs = pygame.Rect(inner.left, inner.top, wide, m.du(44))
    table.form.add(Choice("table.low", tabs, list(TABS), table.ui.low, table.turn_low, tips=TIPS))
    rest = pygame.Rect(tabs.right + m.du(12), tabs.top, inner.right - tabs.right - m.du(12),
                       tabs.height)  # fmt: skip
    PARTS[table.ui.low](table, _inner(area, m), rest, m)


def _line(table: Desk, rest: pygame.Rect, m: Metrics, *cells: tuple[str, str]) -> None:
    """Add answers in a line at the right of the tabs."""
    for (key, label), rect in zip(cells, row(rest, max(2, len(cells)), m.du(6))):
        table.put(key, rect, fit_label(m, label, rect))


def _places(inner: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return the places of the first eight of ``count`` sheets: in one line as long as they fit,
    else in two."""
    least, gap = max(m.pick(190, 150), 4 * (m.touch + 1) + m.du(4)), m.du(6)
    across = min(MOST_SHOWN, max(1, (inner.width + gap) // (least + gap)))
    two = _least_height(m), _thin_height(m)
    half = (inner.height - gap) // 2
    if min(count, MOST_SHOWN) <= across and half < two[0] or half < two[1]:
        return row(inner, across, gap)
    lines = [pygame.Rect(inner.left, inner.top + at * (half + gap), inner.width, half)
             for at in range(2)]  # fmt: skip
    return [cell for line in lines for cell in row(line, MOST_SHOWN // 2, gap)]


def _least_height(m: Metrics) -> int:
    """Return the least height of a sheet with its buttons below its figures."""
    return m.pitch(TAG) + m.pitch("tile") + m.du(SIGN_DU) + m.du(9)


def _thin_height(m: Metrics) -> int:
    """Return the least height of a sheet with its buttons beside its figures."""
    return max(m.touch, m.pitch(TAG) + m.pitch("tile")) + m.du(4)


def _is_thin(rect: pygame.Rect, m: Metrics) -> bool:
    """Return True for a sheet so low that its buttons stand beside its figures."""
    return rect.height < _least_height(m)


def _figures_room(rect: pygame.Rect, m: Metrics) -> int:
    """Return the width of a sheet's figures: a thin one has two buttons at its right."""
    return rect.width - (2 * (m.touch + m.du(3)) + m.du(4) if _is_thin(rect, m) else 0)


def _sign_side(rect: pygame.Rect, m: Metrics) -> int:
    """Return the side of a button below the figures of a sheet."""
    return min(m.du(SIGN_DU), max(m.du(LEAST_SIGN_DU), (rect.width - m.du(4)) // 4 - 1))


def _add_signs(table: Desk, sheet: SheetView, rect: pygame.Rect, m: Metrics) -> None:
    """Add the buttons that change wounds and strain; a thin sheet has only those for more."""
    words = _words(sheet)
    if _is_thin(rect, m):
        left = rect.left + _figures_room(rect, m)
        for at, (verb, mark) in enumerate((("wound", "wounds"), ("strain", "strain"))):
            spot = pygame.Rect(left + at * (m.touch + m.du(3)), 0, m.touch, m.touch)
            spot.centery = rect.centery
            table.put(f"{verb}:{sheet.id}", spot, f"+{words[mark][0]}")
        return
    pitch, side = (rect.width - m.du(4)) // 4, _sign_side(rect, m)
    for at, (verb, icon, tip) in enumerate(
        (("heal", "minus", "Less"), ("wound", "plus", "More"), ("rest", "minus", "Less"),
         ("strain", "plus", "More"))
    ):  # fmt: skip
        left = rect.left + m.du(2) + at * pitch
        spot = pygame.Rect(left, rect.bottom - side - m.du(4), side, side)
        table.put(f"{verb}:{sheet.id}", spot, tip, icon=icon, kind="icon")


def _words(sheet: SheetView) -> dict[str, str]:
    """Return the names of a sheet's two counters."""
    return SHIP_WORDS if sheet.kind == "ship" else {sort: word for sort, word, _ in SORTS}


def _sheets(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    add = pygame.Rect(rest.left, rest.top, min(m.du(190), rest.width), rest.height)
    table.form.add(Button("pick.sheet", add, "New sheet", table.pick_new_sheet, icon="plus",
                          show_key=False, tip="A hero, an opponent, a ship, a blank sheet, or "
                                              "one from a file or stat block"))  # fmt: skip
    more = pygame.Rect(add.right + m.du(6), rest.top, 0, rest.height)
    more.width = min(m.du(190), rest.right - more.left)
    if table.model.seat_view.sheets and more.width > m.du(90):
        count = len(table.model.seat_view.sheets)
        table.form.add(Button("pick.all", more, f"All sheets ({count})", table.pick_sheet,
                              show_key=False, tip="Opens any sheet of the table"))  # fmt: skip
    shown = table.model.seat_view.sheets
    for sheet, rect in zip(shown, _places(inner, len(shown), m)):
        head = rect.copy()
        if _is_thin(rect, m):
            head.width = _figures_room(rect, m)
        else:
            head.height -= _sign_side(rect, m) + m.du(4)
        button = SheetButton(f"sheet.{sheet.id}", head, sheet.name, partial(
            table.open_sheet, sheet.id), tip=f"Opens the sheet of {sheet.name}",
            show_key=False)  # fmt: skip
        button.centered = _is_thin(rect, m)
        table.form.add(button)
        _add_signs(table, sheet, rect, m)


def _turns(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    chips.build_turns(table, inner, rest, m)


def _ranges(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    chips.build_ranges(table, inner, rest, m)


def _session(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    session_tab.build(table, rest, m)


def spots(area: pygame.Rect, model: Shown, m: Metrics, part: str) -> chips.Spots:
    """Return the things of a tab that are dragged, and where they go."""
    found = {"turns": chips.turn_spots, "ranges": chips.range_spots}.get(part)
    return found(_inner(area, m), model, m) if found is not None else {}


def _destiny(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    _line(table, rest, m, ("destiny", "Roll Destiny"), ("invest:light", "Invest light"),
          ("invest:dark", "Invest dark"))  # fmt: skip
    coins = table.model.seat_view.destiny
    px = min(m.du(44), inner.height // 2 - m.du(4))
    seen: set[str] = set()
    for at, coin in enumerate(coins):
        rect = pygame.Rect(inner.left + at * (px + m.du(4)), inner.top, px, px)
        button = CoinButton(f"coin.{at}", rect, coin == "light",
                            partial(table.ask, f"flip:{coin}"))  # fmt: skip
        if coin in seen:
            table.form.add(button)
        else:
            table.add_own(f"flip:{coin}", button)
        seen.add(coin)
    changes = ("coin", "uncoin", "count_up", "uncount")
    add = pygame.Rect(inner.right - m.du(200), inner.top, m.du(200), max(m.du(36), px))
    table.form.add(
        Button(
            "pick.counter",
            add,
            "Coins, counters",
            partial(
                table.pick, "Coins and counters", changes, list(table.model.seat_view.counters)
            ),
            show_key=False,
            tip="Adds and removes coins and counters, hides and shows counters",
        )
    )
    for counter, rect in zip(table.model.seat_view.counters, _counters(inner, px, m)):
        side = min(m.du(44), rect.height)
        table.put(f"count_down:{counter}", pygame.Rect(rect.left, rect.top, side, side), "Less",
                  icon="minus", kind="icon")  # fmt: skip
        table.put(f"count_up:{counter}", pygame.Rect(rect.right - side, rect.top, side, side),
                  "More", icon="plus", kind="icon")  # fmt: skip


def _counters(inner: pygame.Rect, px: int, m: Metrics) -> list[pygame.Rect]:
    line = pygame.Rect(inner.left, inner.top + px + m.du(8), inner.width, 0)
    line.height = inner.bottom - line.top
    return row(line, max(4, len(COUNTERS)), m.du(8))


def _pins(table: Desk, inner: pygame.Rect, rest: pygame.Rect, m: Metrics) -> None:
    _line(table, rest, m, ("pin", "Pin this pool"))
    for pin, rect in zip(table.model.seat_view.pins, row(inner, 6, m.du(6))):
        side = m.du(48)
        shown = pygame.Rect(rect.left, rect.top, rect.width - side - m.du(2), m.du(48))
        label = pools.reason(pin.skill) or "Pool"
        table.put(f"pinned:{pin.id}", shown, fit_label(m, label, shown), tip="Builds this pool")
        table.put(f"unpin:{pin.id}", pygame.Rect(shown.right + m.du(2), rect.top, side, side),
                  "Unpin", icon="close", kind="icon", tip="Unpins it")  # fmt: skip


PARTS = {"sheets": _sheets, "turns": _turns, "ranges": _ranges, "session": _session,
         "destiny": _destiny, "pins": _pins}  # fmt: skip


# --- painting -------------------------------------------------------------------------------------


def paint(surface: pygame.Surface, area: pygame.Rect, model: Shown, m: Metrics, part: str) -> None:
    """Draw everything under the buttons."""
    inner = _inner(area, m)
    if part == "sheets":
        shown = model.seat_view.sheets
        for sheet, rect in zip(shown, _places(inner, len(shown), m)):
            paint_sheet(surface, rect, sheet, m, _is_thin(rect, m))
        if not model.seat_view.sheets:
            words = (
                "No sheets yet: add heroes, rivals and ships, each with wounds, strain and "
                "injuries."
            )
            sheets.line(surface, m, "body", words, theme.MUTED, inner, where="foot")
    elif part == "turns":
        chips.paint_turns(surface, inner, model, m)
    elif part == "session":
        session_tab.paint(surface, inner, model, m)
    elif part == "ranges":
        chips.paint_ranges(surface, inner, model, m)
    elif part == "destiny":
        px = min(m.du(44), inner.height // 2 - m.du(4))
        for (counter, now), rect in zip(model.seat_view.counters.items(), _counters(inner, px, m)):
            room = pygame.Rect(rect.left, rect.top, rect.width, min(m.du(44), rect.height))
            told = f"{COUNTERS[counter]} {now}"
            told += " (hidden)" if counter in model.seat_view.hidden else ""
            room = room.inflate(-2 * m.du(48), 0)
            sheets.line(surface, m, TAG, told, PAPER, room, "center", "counter")


def paint_sheet(
    surface: pygame.Surface, rect: pygame.Rect, sheet: SheetView, m: Metrics, thin: bool = False
) -> None:
    """Draw a sheet: name, wounds, strain, injuries; a thin one leaves room for its buttons."""
    sheets.plate(surface, rect, m, theme.mix(INK, TOBACCO, 0.9), theme.mix(INK, TOBACCO, 0.3))
    inner = rect.inflate(-2 * m.du(8), -2 * m.du(5))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(TAG))
    if thin:
        head.top = rect.centery - (m.pitch(TAG) + m.pitch("tile")) // 2
    sheets.line(surface, m, TAG, sheet.name, theme.INK, head, where="sheet.name")
    top = head.bottom
    figures = {"wounds": (sheet.wounds, sheet.wound_threshold),
               "strain": (sheet.strain, sheet.strain_threshold)}  # fmt: skip
    words_ = _words(sheet)
    room = _figures_room(rect, m) if thin else rect.width
    longest = max(words_.values(), key=len)
    for at, (sort, _, color) in enumerate(SORTS):
        word = words_[sort]
        now, limit = figures[sort]
        told = f"{now}/{limit}" if limit else str(now)
        pitch = (room - m.du(4)) // 4
        line = pygame.Rect(rect.left + m.du(6) + 2 * at * pitch, head.bottom,
                           2 * pitch - m.du(8), m.pitch("tile"))  # fmt: skip
        over = bool(limit) and now > limit
        ink = theme.DANGER if over else theme.mix(color, PAPER, 0.55)
        if rect.height >= m.du(TALL):
            sheets.line(surface, m, "tile", word, theme.SOFT, line, where="sheet.word")
            line.top, line.height = line.bottom, m.pitch(HEAD)
            sheets.line(surface, m, HEAD, told, ink, line, where="sheet.figure")
        else:
            wide = fonts.measure(m, "tile_bold", told)[0] + m.du(4)
            words = pygame.Rect(line.left, line.top, line.width - wide, line.height)
            least = (
                2 * pitch
                - m.du(8)
                - max(
                    fonts.measure(m, "tile_bold", f"{each}/{most}" if most else str(each))[0]
                    for each, most in figures.values()
                )
                - m.du(4)
            )
            style = sheets.narrower(m, longest, least, "tile", TAG)
            fits = fonts.measure(m, style, longest)[0] <= least
            sheets.line(surface, m, style, word if fits else word[0], theme.SOFT, words,
                        where="sheet.word")  # fmt: skip
            sheets.line(surface, m, "tile_bold", told, ink, line, "right", "sheet.figure")
        top = line.bottom
    low = rect.bottom - m.du(44)
    names = ", ".join(ROWS[each].name for each in sheet.injuries)
    if names and low - top >= m.pitch("tile"):
        line = pygame.Rect(inner.left, top, inner.width, m.pitch("tile"))
        sheets.line(surface, m, "tile", names, theme.DANGER, line, where="sheet.injuries")

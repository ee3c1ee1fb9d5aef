"""Write docs/pictures/click.svg: the life of a click, from the mouse to the journal and back.

``python assets/make/click.py`` writes it from ``STOPS``, which name a function for every box;
``tests/assets/test_click.py`` plays the click and finds them called in this order.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "pictures" / "click.svg"
KEY = "buy:bacta_supplies@cargo"
"""the option of the example"""

WIDTH, HEIGHT = 1214, 780
BOX = (376, 58)
COLUMNS = (16, 412, 808)
TOP, ROW = 112, 74
"""y of the first row, and from row to row, in pixels"""
BANDS = {"window": (0, 6), "table": (6, 7), "game": (7, 8)}
"""the floors of the house, each with its first row and the row below it"""
LOOKS = {
    "window": ("The window", "game/client", "#16202C", "#56B4E9"),
    "table": ("The table", "game/table, which knows no game", "#1C2118", "#9BB447"),
    "game": ("The game", "game/outer_rim", "#261C17", "#E0A45A"),
}
GROUND, INK, SOFT = "#0B0F15", "#F2F2F2", "#A9B5C2"
GAP = 10
"""pixels between a band's edge and its boxes"""


@dataclass(frozen=True)
class Stop:
    """A box: what happens in it, the function that does it, and its place in the picture."""

    words: str
    module: str
    function: str
    column: int
    row: int

    @property
    def path(self) -> str:
        """The file of the function, from the top of the project."""
        plain = ROOT / Path(*self.module.split("."))
        return self.module.replace(".", "/") + ("/__init__.py" if plain.is_dir() else ".py")

    @property
    def floor(self) -> str:
        """The floor whose code it is, which gives the box its color."""
        return next((name for name in FLOORS if self.module.startswith(FLOORS[name])), "game")


C, T, G = "game.client", "game.table", "game.outer_rim"
FLOORS = {"window": C, "table": T}
STOPS = (
    Stop("The mouse button goes down.", f"{C}.shell.app.app", "App.frame", 0, 0),
    Stop("What is under the pointer?", f"{C}.widgets.form", "Form.handle", 0, 1),
    Stop("A spot of the table: a market card.", f"{C}.tabletop.table.gestures",
         "Gestures.press", 0, 2),
    Stop("Its only slot makes an option key.", f"{C}.tabletop.play.controller",
         "BaseController.click", 0, 3),
    Stop("The table answers with that key.", f"{C}.tabletop.table.answering",
         "Answering.choose", 0, 4),
    Stop("The window's only way to answer.", f"{C}.tabletop.play.model",
         "TableModel.answer", 0, 5),
    Stop("The one door, for programs too.", f"{T}.session", "Session.choose", 0, 6),
    Stop("Is it one of the options? If not: why.", f"{T}.stack_game", "StackGame.choose", 0, 7),
    Stop("The rule begins a purchase.", f"{G}.market.rules", "buy", 1, 7),
    Stop("Steps run to the next question.", f"{T}.stack", "advance", 1, 6),
    Stop("The answer is on disk.", f"{T}.journal", "Journal.append", 2, 6),
    Stop("What this seat may see now.", f"{G}.view", "view", 2, 7),
    Stop("Only now does the window react.", f"{C}.tabletop.table.presenter",
         "Presenter.show", 2, 5),
    Stop("Events become lines of the log.", f"{G}.text.log.log", "tell", 2, 4),
    Stop("The table is laid out again.", f"{C}.tabletop.table.views", "Views.renew", 2, 3),
    Stop("The card flies to its slot.", f"{C}.tabletop.play.movements", "Movements.start", 2, 2),
    Stop("The parts that changed are due.", f"{C}.shell.app.app", "App.draw", 2, 1),
    Stop("They are painted.", f"{C}.tabletop.table.scene", "TableScene.paint", 2, 0),
)  # fmt: skip
NOTES = (
    ("One door", "People, computer players, tests and programs all answer by key."),
    ("Options decide", "What is not listed is refused, with its reason and clause."),
    ("Journal first", "No event leaves the session before its answer is on disk."),
    ("State, then motion", "The game has moved on before anything moves on the screen."),
    ("Rivals", "Their turns take the same road; playback shows them later."),
)


def _at(stop: Stop) -> tuple[int, int]:
    return COLUMNS[stop.column], TOP + stop.row * ROW + (stop.row >= 6) * 34 + (stop.row >= 7) * 34


def _text(x: float, y: float, words: str, size: int, color: str, extra: str = "") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{color}"{extra}>{escape(words)}</text>'


MONO = ' font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"'
BOLD = ' font-weight="600"'


def _band(name: str) -> list[str]:
    title, folder, fill, edge = LOOKS[name]
    first, end = BANDS[name]
    top = TOP + first * ROW + (first >= 6) * 34 + (first >= 7) * 34 - 28
    high = (end - first) * ROW + 28 - GAP + 6
    return [
        f'<rect x="4" y="{top}" width="{WIDTH - 8}" height="{high}" rx="10" fill="{fill}"/>',
        _text(COLUMNS[0], top + 19, title, 14, edge, BOLD),
        _text(WIDTH - 30, top + 19, folder, 13, edge, MONO + ' text-anchor="end"'),
    ]


def _box(number: int, stop: Stop) -> list[str]:
    x, y = _at(stop)
    edge = LOOKS[stop.floor][3]
    where = f"{stop.path.removeprefix('game/')} · {stop.function}"
    return [
        f'<rect x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="7" fill="{GROUND}" '
        f'stroke="{edge}" stroke-opacity="0.55"/>',
        f'<circle cx="{x + 22}" cy="{y + 29}" r="13" fill="{edge}"/>',
        _text(x + 22, y + 34, str(number), 13, GROUND, BOLD + ' text-anchor="middle"'),
        _text(x + 44, y + 25, stop.words, 15, INK, BOLD),
        _text(x + 44, y + 45, where, 12, SOFT, MONO),
    ]


def _arrow(a: Stop, b: Stop) -> str:
    (ax, ay), (bx, by) = _at(a), _at(b)
    wide, high = BOX
    if abs(a.row - b.row) > 1:  # around the boxes between them, at the right
        out = f"H{ax + wide + 16} V{by + high // 2} H{bx + wide + 4}"
        return _line(f"M{ax + wide} {ay + high // 2} {out}")
    if a.column != b.column:
        sign = 1 if bx > ax else -1
        start = (ax + (wide if sign > 0 else 0), ay + high // 2)
        goal = (bx + (0 if sign > 0 else wide) - 3 * sign, by + high // 2)
    else:
        sign = 1 if by > ay else -1
        start = (ax + wide // 2, ay + (high if sign > 0 else 0))
        goal = (bx + wide // 2, by + (0 if sign > 0 else high) - 3 * sign)
    return _line(f"M{start[0]} {start[1]} L{goal[0]} {goal[1]}")


def _line(path: str) -> str:
    look = f'stroke="{INK}" stroke-width="2" fill="none" marker-end="url(#tip)"'
    return f'<path d="{path}" {look}/>'


def _notes() -> list[str]:
    x, y = COLUMNS[1] + 14, TOP + 22
    lines = [
        _text(x, y, "You drop a card on a free slot", 17, INK, BOLD),
        _text(x, y + 24, KEY, 15, LOOKS["game"][3], MONO),
    ]
    for number, (title, words) in enumerate(NOTES):
        top = y + 74 + number * 66
        lines.append(_text(x, top, title, 15, LOOKS["window"][3], BOLD))
        first, second = _halves(words)
        lines += [_text(x, top + 20, first, 14, SOFT), _text(x, top + 38, second, 14, SOFT)]
    return lines


def _halves(words: str, most: int = 46) -> tuple[str, str]:
    """Return a sentence in two lines."""
    at = words.rfind(" ", 0, most) if len(words) > most else len(words)
    return words[:at], words[at:].strip()


def picture() -> str:
    """Return the whole picture as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" '
        'font-family="system-ui, Segoe UI, Helvetica, Arial, DejaVu Sans, sans-serif">',
        "<title>The life of a click</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" '
        f'markerHeight="6" orient="auto"><path d="M0 0 L8 4 L0 8 Z" fill="{INK}"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{GROUND}"/>',
        _text(16, 44, "The life of a click", 28, INK, BOLD),
        _text(WIDTH - 30, 44, "each box is a function; paths are below game/", 14, SOFT,
              ' text-anchor="end"'),
    ]  # fmt: skip
    for name in BANDS:
        parts += _band(name)
    parts += [_arrow(a, b) for a, b in zip(STOPS, STOPS[1:])]
    for number, stop in enumerate(STOPS, 1):
        parts += _box(number, stop)
    parts += [*_notes(), "</svg>"]
    return "\n".join(parts) + "\n"


def main() -> int:
    """Write the picture."""
    PICTURE.write_text(picture(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

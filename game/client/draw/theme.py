"""Colors, type scale and layout classes. No pygame here.

The colors are those of the palette in use, and change with it (see ``palettes``): read them as
``theme.INK`` when drawing, never keep one. Use ``follow`` to rebuild anything derived from them.

Sizes in this client are *design units* (du): pixels of a 1920x1080 window at interface scale 100%.
``Metrics.du`` turns them into real pixels. Text sizes come from ``STYLES`` and never fall below the
floor of the layout class, whatever the scale.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Literal

Color = tuple[int, int, int]
LayoutClass = Literal["compact", "standard", "large"]

MIN_WINDOW = (1280, 720)
MIN_SCALE, MAX_SCALE = 0.75, 2.0
TARGET_DU = 44  # smallest comfortable click target, design units
SMALLEST_TARGET = 24  # pixels, whatever the scale


def rgb(code: str) -> Color:
    """Parse ``"10151C"`` into ``(16, 21, 28)``."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


# --- surfaces -------------------------------------------------------------------------------
DEEP = rgb("0A0E15")
PANEL = rgb("10151C")
PANEL_TOP = rgb("151C26")
RAISED = rgb("1B2430")
RAISED_TOP = rgb("24303F")
RAISED_HOT = rgb("2B3A4C")
SUNKEN = rgb("0B1017")
SUNKEN_TOP = rgb("070A0F")
HAIRLINE = rgb("2A3543")
EDGE = rgb("3C4B5E")
EDGE_HOT = rgb("5A7089")
RIM = rgb("70829A")  # outline of interactive elements: 3 : 1 on every background
RIM_LOW = rgb("5F7187")
RIM_HOT = rgb("93A7BF")
HOT_TOP = rgb("314357")
FLOAT_TOP = rgb("222D3B")  # floating elements: tooltips, dialogs
FLOAT = rgb("1A232E")
MODAL_TOP = rgb("19222D")
KEY_TOP = rgb("2E3B4B")
KEY_LOW = rgb("1B242F")
SHADOW = (0, 0, 0)

# --- text -----------------------------------------------------------------------------------
INK = rgb("F2F2F2")
SOFT = rgb("CDD5DF")
MUTED = rgb("A3AFBE")
DISABLED = rgb("8F9BAA")
INK_DARK = rgb("14110A")

# --- accents --------------------------------------------------------------------------------
AMBER = rgb("F3B544")
AMBER_TOP = rgb("FFD27A")
AMBER_LOW = rgb("D9942A")
TEAL = rgb("58C9C2")
GOLD = rgb("D8CFB4")  # values such as money and points, which nobody can press
DANGER = rgb("FF8F75")
GOOD = rgb("86D993")
FOCUS = rgb("FFD88A")

NAMES: tuple[str, ...] = tuple(name for name in dir() if name.isupper() and name != "SHADOW"
                               and isinstance(globals()[name], tuple)
                               and len(globals()[name]) == 3)  # fmt: skip
"""the names of all colors above, which a palette may change"""

MARKUP = ("deep", "panel", "raised", "sunken", "ink", "soft", "muted", "amber", "gold", "teal",
          "danger", "good")  # fmt: skip
COLORS: dict[str, Color] = {name: globals()[name.upper()] for name in MARKUP}
"""the colors that markup may name"""


@dataclass(frozen=True)
class Mark:
    """A color that always comes with a shape and a word."""

    word: str
    shape: str
    color: Color
    on: Color = INK_DARK  # text on a fill of this color


PLAYERS: tuple[Mark, ...] = (
    Mark("vermilion", "triangle", rgb("D55E00")),
    Mark("sky", "circle", rgb("56B4E9")),
    Mark("yellow", "square", rgb("F0E442")),
    Mark("purple", "diamond", rgb("CC79A7")),
)

LATER_SHAPE = "hexagon"
"""the shape of the seats after those with a color of their own"""


def player(seat: int) -> Mark:
    """Return the mark of a seat. A table with more seats than colors takes the colors again with
    another shape."""
    mark = PLAYERS[seat % len(PLAYERS)]
    return mark if seat < len(PLAYERS) else replace(mark, shape=LATER_SHAPE)


MARKS: dict[str, Mark] = {}
"""the marks of the games by id, which is also that of their icon: see ``palettes.register``"""


# --- the palette in use ---------------------------------------------------------------------

palette = "standard"
_followers: list[Callable[[], None]] = []


def follow(remake: Callable[[], None]) -> Callable[[], None]:
    """Call ``remake()`` whenever the colors change, to drop pictures made of them."""
    _followers.append(remake)
    return remake


def dye(
    name: str,
    colors: Mapping[str, Color],
    players: Sequence[Color],
    marks: Mapping[str, Color],
) -> None:
    """Assign new colors to this module's names and notify all followers.

    ``colors`` holds all of ``NAMES``; of players and games' marks only the color changes, word
    and shape stay. Called by ``palettes.use``.
    """
    if set(colors) != set(NAMES):
        raise ValueError(f"palette {name!r}: not the names of theme.NAMES")
    globals().update(colors, palette=name)
    COLORS.update({each: globals()[each.upper()] for each in MARKUP})
    global PLAYERS
    PLAYERS = tuple(
        Mark(mark.word, mark.shape, color, INK_DARK)
        for mark, color in zip(PLAYERS, players, strict=True)
    )
    for each, mark in MARKS.items():
        MARKS[each] = Mark(mark.word, mark.shape, marks[each], INK_DARK)
    for remake in _followers:
        remake()


Pair = tuple[str, Color, Color]
_INKS = ("ink", "soft", "muted", "amber", "teal", "danger", "good")
_GROUNDS = ("deep", "panel", "raised", "sunken")


def text_pairs() -> list[Pair]:
    """Return every pair of text and background colors in use now; tests hold each to 4.5 : 1."""
    marks = (*PLAYERS, *MARKS.values())
    return [
        *(
            (f"{ink} on {ground}", COLORS[ink], COLORS[ground])
            for ink in _INKS
            for ground in _GROUNDS
        ),
        ("ink on raised top", INK, RAISED_TOP),
        ("ink on hovered", INK, RAISED_HOT),
        ("ink on a tooltip", INK, FLOAT_TOP),
        ("danger on a tooltip", DANGER, FLOAT_TOP),
        ("ink on a key", INK, KEY_TOP),
        ("muted on hovered", MUTED, RAISED_HOT),
        ("disabled on panel", DISABLED, PANEL_TOP),
        ("disabled on sunken", DISABLED, SUNKEN),
        ("dark on amber top", INK_DARK, AMBER_TOP),
        ("dark on amber low", INK_DARK, AMBER_LOW),
        *((f"{mark.word} on panel", mark.color, PANEL) for mark in marks),
        *((f"label on {mark.word}", mark.on, mark.color) for mark in marks),
    ]


def line_pairs() -> list[Pair]:
    """Return meaningful outlines, rings and icons with their backgrounds: 3 : 1 at least."""
    lines = {"rim": RIM, "rim low": RIM_LOW, "rim hot": RIM_HOT, "focus ring": FOCUS,
             "amber": AMBER, "teal": TEAL, "danger": DANGER, "good": GOOD}  # fmt: skip
    lines |= {mark.word: mark.color for mark in (*PLAYERS, *MARKS.values())}
    return [
        (f"{name} on {ground}", color, COLORS[ground])
        for name, color in lines.items()
        for ground in _GROUNDS
    ]


def _linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(color: Color) -> float:
    """Return the relative luminance 0..1 (WCAG 2)."""
    red, green, blue = (_linear(channel) for channel in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Color, second: Color) -> float:
    """Return the contrast ratio 1..21 of two opaque colors (WCAG 2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=512)
def mix(first: Color, second: Color, part: float) -> Color:
    """Interpolate: ``part`` 0 gives ``first``, 1 gives ``second``."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return red, green, blue


# --- type -----------------------------------------------------------------------------------
HEADING, BODY, NUMBER, NARROW = "Chakra Petch", "Titillium Web", "Rajdhani", "Barlow Condensed"
STORY = "Newsreader"


@dataclass(frozen=True)
class Style:
    """A named kind of text: family, weight, size in du by layout class, line pitch factor."""

    family: str
    weight: str
    standard: int
    compact: int
    bold: str = "Bold"
    pitch: float = 1.4


STYLES: dict[str, Style] = {
    "caption": Style(BODY, "Regular", 18, 16, "SemiBold"),
    "body": Style(BODY, "Regular", 20, 18, "SemiBold"),
    "body_bold": Style(BODY, "SemiBold", 20, 18),
    "reading": Style(BODY, "Regular", 22, 20, "SemiBold"),
    "story": Style(STORY, "Regular", 24, 22, "Italic"),  # what is stressed is in italics
    "initial": Style(STORY, "Regular", 62, 54, "Italic"),  # the first letter of a story
    "flavour": Style(STORY, "Regular", 22, 20, "Italic", 1.3),
    "aside": Style(STORY, "Italic", 19, 17, "Italic", 1.25),  # a line of the story in the log
    "label": Style(NUMBER, "SemiBold", 18, 16),
    "key": Style(NUMBER, "Bold", 18, 16),
    "number": Style(NUMBER, "Bold", 24, 22),
    "fame": Style(NUMBER, "Bold", 28, 24),
    "sum": Style(NUMBER, "Bold", 64, 48, pitch=1.1),
    "tile": Style(NARROW, "Medium", 18, 16, "Bold", 1.15),
    "tile_bold": Style(NARROW, "SemiBold", 18, 16, "Bold", 1.15),
    "button": Style(HEADING, "SemiBold", 20, 18),
    "heading": Style(HEADING, "SemiBold", 24, 20),
    "menu": Style(HEADING, "SemiBold", 28, 24),
    "title": Style(HEADING, "SemiBold", 32, 28),
    "stage": Style(HEADING, "SemiBold", 40, 34),
    "curtain": Style(HEADING, "SemiBold", 48, 40),
    "ending": Style(HEADING, "SemiBold", 64, 44),
    "sign": Style(HEADING, "Bold", 84, 60),
    "brand": Style(HEADING, "Bold", 148, 108),
}

FLOORS: dict[LayoutClass, int] = {"compact": 16, "standard": 18, "large": 18}


TABLE_DU = (960, 540)
"""the least room for a table with tabs"""


@dataclass(frozen=True)
class Metrics:
    """The inputs of a layout: window size in pixels and the player's interface scale.

    Frozen and hashable, so that it can be part of a cache key. Raises ``ValueError`` for scales
    outside 0.75 to 2.0.
    """

    size: tuple[int, int] = (1920, 1080)
    scale: float = 1.0

    def __post_init__(self) -> None:
        if not MIN_SCALE <= self.scale <= MAX_SCALE:
            raise ValueError(f"interface scale {self.scale} is outside {MIN_SCALE} to {MAX_SCALE}")

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    @cached_property
    def base(self) -> float:
        """Return pixels per du at 100%: 1 up to 1080p, growing to 2 at 3840x2160."""
        if self.width < 2560 or self.height < 1440:
            return 1.0
        return min(2.0, self.width / 1920, self.height / 1080)

    def most(self, least: tuple[int, int]) -> float:
        """Return the largest scale at which the window has room for that many du."""
        return min(self.width / least[0], self.height / least[1]) / self.base

    @cached_property
    def unit(self) -> float:
        """Return pixels per du at the player's scale."""
        return self.base * self.scale

    @cached_property
    def layout(self) -> LayoutClass:
        """Return the layout class. A large scale in a small window selects a smaller class; a small
        scale never a larger one, because text stays at its floor."""
        shrink = max(self.scale, 1.0) * self.base
        width, height = self.width / shrink, self.height / shrink
        if width < 1600 or height < 900:
            return "compact"
        return "large" if self.base > 1.0 else "standard"

    @property
    def compact(self) -> bool:
        return self.layout == "compact"

    @property
    def touch(self) -> int:
        """Return the smallest side of a click target in pixels."""
        return max(SMALLEST_TARGET, 36 if self.compact else self.du(TARGET_DU))

    @property
    def floor(self) -> int:
        """Return the smallest text size in pixels."""
        return FLOORS[self.layout]

    def du(self, units: float) -> int:
        """Convert design units to whole pixels; anything above 0 is at least 1 pixel."""
        found = self._pixels.get(units)
        if found is None:
            found = round(units * self.unit)
            self._pixels[units] = found = max(1, found) if units > 0 else found
        return found

    @cached_property
    def _pixels(self) -> dict[float, int]:
        """Whole pixels by du, as far as they have been asked for."""
        return {}

    def pick(self, normal: float, compact: float) -> int:
        """Return ``normal`` design units in whole pixels; in a compact window ``compact`` ones."""
        return self.du(compact if self.compact else normal)

    def px(self, style: str) -> int:
        """Return the text size of a style in pixels, never under the floor. Raise ``KeyError`` for
        unknown styles."""
        if style not in STYLES:
            raise KeyError(f"no text style {style!r}; there are {', '.join(STYLES)}")
        entry = STYLES[style]
        size = entry.compact if self.compact else entry.standard
        return max(self.floor, round(size * self.unit))

    def pitch(self, style: str) -> int:
        """Return the distance between two baselines in pixels."""
        return round(self.px(style) * STYLES[style].pitch)

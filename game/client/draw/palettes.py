"""The palettes a player can choose from, and switching between them.

A palette is data: its changes to ``theme.NAMES`` and four player colors. Games add groups of marks
with their colors in every palette (``register``). Players and marks always carry a shape and a word
too. Tests hold every palette to 4.5 : 1 for text (7 : 1 in high contrast), 3 : 1 for outlines and
icons, and the colors of players and of each group to a distance of 20 (CIE76), also as simulated
for each of three color vision deficiencies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.client.draw import theme
from game.client.draw.theme import Color, Mark, rgb


def _colors(**codes: str) -> dict[str, Color]:
    return {name: rgb(code) for name, code in codes.items()}


def row(codes: str) -> tuple[Color, ...]:
    """Parse ``"F9842A 1FACFC"`` into colors."""
    return tuple(rgb(code) for code in codes.split())


@dataclass(frozen=True)
class Palette:
    """A palette: ``name`` is stored in the settings, ``words`` and ``about`` are shown. ``sees``
    names the kinds of color vision it is designed for. ``grey`` removes all color from the
    window."""

    name: str
    words: str
    about: str
    players: tuple[Color, ...]
    changes: Mapping[str, Color] = field(default_factory=dict)
    sees: tuple[str, ...] = ("normal", "protan", "deutan", "tritan")
    grey: bool = False


ALL: tuple[Palette, ...] = (
    Palette(
        "standard",
        "Standard",
        "Night blue and amber",
        tuple(mark.color for mark in theme.PLAYERS),
    ),
    Palette(
        "high_contrast",
        "High contrast",
        "Black backgrounds, white text, bright outlines",
        row("F9842A 1FACFC FFF25C E88BC4"),
        _colors(
            DEEP="000000", PANEL="04060A", PANEL_TOP="080B10", RAISED="0E131A",
            RAISED_TOP="131A23", RAISED_HOT="22303F", HOT_TOP="2A3A4C",
            SUNKEN="000000", SUNKEN_TOP="000000",
            HAIRLINE="7D8DA1", EDGE="A3B4C8", EDGE_HOT="DCE6F2",
            RIM="C3D0DF", RIM_LOW="A3B4C8", RIM_HOT="FFFFFF",
            FLOAT_TOP="101720", FLOAT="0A0F16", MODAL_TOP="0A0F15",
            KEY_TOP="1A2430", KEY_LOW="0E141B",
            INK="FFFFFF", SOFT="F4F7FA", MUTED="DDE4EC", DISABLED="B9C4D1", INK_DARK="0A0805",
            AMBER="FFC857", AMBER_TOP="FFE08F", AMBER_LOW="FFBC42",
            TEAL="7DE8E0", GOLD="F4EEDC", DANGER="FFAC95", GOOD="A5F0AE", FOCUS="FFF3C4",
        ),
    ),
    Palette(
        "red_green",
        "Red and green apart",
        "Blue and orange, for protanopia and deuteranopia",
        row("E67107 83A9DD FCF283 8D7CFF"),
        _colors(GOOD="6FB6FF", DANGER="E8802F", AMBER="F5D76E", AMBER_TOP="FFEA9E",
                AMBER_LOW="E0BC46", TEAL="B8E6E2", FOCUS="FFF0B0"),
        ("normal", "protan", "deutan"),
    ),
    Palette(
        "blue_yellow",
        "Blue and yellow apart",
        "Red and teal, for tritanopia",
        row("F0553C 4FC3C7 F4F4F4 D977C8"),
        _colors(GOOD="91F3B2", DANGER="FF7F6E", AMBER="F3B5A0", AMBER_TOP="FFD3C4",
                AMBER_LOW="DE967E", TEAL="39AAAF", FOCUS="FFE0D6"),
        ("normal", "tritan"),
    ),
    Palette(
        "greyscale",
        "No color",
        "Grays only: shapes, words and brightness carry everything",
        row("878787 AAAAAA D0D0D0 FFFFFF"),
        _colors(GOOD="E4E4E4", DANGER="B0B0B0", AMBER="E8E8E8", AMBER_TOP="FFFFFF",
                AMBER_LOW="CFCFCF", TEAL="BDBDBD", FOCUS="FFFFFF"),
        ("normal",),
        grey=True,
    ),
)  # fmt: skip
PALETTES: dict[str, Palette] = {each.name: each for each in ALL}
_STANDARD: dict[str, Color] = {name: getattr(theme, name) for name in theme.NAMES}


def use(name: str) -> bool:
    """Apply that palette; return False if it is already in use. Raise ``ValueError`` for unknown
    names."""
    if name not in PALETTES:
        raise ValueError(f"{name!r} is not a palette; there are {', '.join(PALETTES)}")
    if name == theme.palette:
        return False
    _dye(name)
    return True


def current() -> Palette:
    """Return the palette in use."""
    return PALETTES[theme.palette]


# --- marks of the games ---------------------------------------------------------------------


@dataclass(frozen=True)
class MarkGroup:
    """Marks of a game that must not be mistaken for one another, by id, with the colors of the
    standard palette. ``colors`` holds their colors in every other palette, in the same order."""

    id: str
    marks: Mapping[str, Mark]
    colors: Mapping[str, tuple[Color, ...]]

    def colors_in(self, palette: str) -> dict[str, Color]:
        """Return the colors of the marks in a palette."""
        usual = tuple(mark.color for mark in self.marks.values())
        return dict(zip(self.marks, self.colors.get(palette, usual), strict=True))


GROUPS: dict[str, MarkGroup] = {}
"""the groups that games have registered"""


def register(group: MarkGroup) -> None:
    """Add a game's marks to ``theme.MARKS``, in the colors of the palette in use.

    Raise ``ValueError`` for a group that lacks the colors of a palette, or has another group's id
    or mark.
    """
    if GROUPS.get(group.id) == group:
        return
    _check(group)
    GROUPS[group.id] = group
    theme.MARKS.update(group.marks)
    _dye(theme.palette)


def _check(group: MarkGroup) -> None:
    taken = [id for id in group.marks if id in theme.MARKS]
    if group.id in GROUPS or taken:
        raise ValueError(f"marks {group.id!r}: {taken[0] if taken else 'the id'} is already used")
    for name in PALETTES.keys() - {"standard"}:
        found = len(group.colors.get(name, ()))
        if found != len(group.marks):
            raise ValueError(
                f"marks {group.id!r}: {found} colors in palette {name!r} for "
                f"{len(group.marks)} marks"
            )


def _dye(name: str) -> None:
    chosen = PALETTES[name]
    worn = {id: color for each in GROUPS.values() for id, color in each.colors_in(name).items()}
    theme.dye(name, {**_STANDARD, **chosen.changes}, chosen.players, worn)

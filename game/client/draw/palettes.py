"""The palettes a player can choose from, and switching between them.

A palette is data: its changes to ``theme.NAMES``, four player colors and the factions' colors.
Players and factions always carry a shape and a word too. Tests hold every palette to 4.5 : 1 for
text (7 : 1 in high contrast), 3 : 1 for outlines and icons, and the colors of players and of
factions to a distance of 20 (CIE76), also as simulated for each of three color vision
deficiencies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.client.draw import theme
from game.client.draw.theme import Color, rgb


def _colours(**codes: str) -> dict[str, Color]:
    return {name: rgb(code) for name, code in codes.items()}


def _row(codes: str) -> tuple[Color, ...]:
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
    factions: tuple[Color, ...]  # in the order of theme.FACTIONS
    changes: Mapping[str, Color] = field(default_factory=dict)
    sees: tuple[str, ...] = ("normal", "protan", "deutan", "tritan")
    grey: bool = False


ALL: tuple[Palette, ...] = (
    Palette(
        "standard",
        "Standard",
        "Night blue and amber",
        tuple(mark.color for mark in theme.PLAYERS),
        tuple(mark.color for mark in theme.FACTIONS.values()),
    ),
    Palette(
        "high_contrast",
        "High contrast",
        "Black backgrounds, white text, bright outlines",
        _row("F9842A 1FACFC FFF25C E88BC4"),
        _row("E9FF8E FFCB49 BDE1F7 FF8A75"),
        _colours(
            DEEP="000000", PANEL="04060A", PANEL_TOP="080B10", RAISED="0E131A",
            RAISED_TOP="131A23", RAISED_HOT="22303F", HOT_TOP="2A3A4C",
            SUNKEN="000000", SUNKEN_TOP="000000",
            HAIRLINE="7D8DA1", EDGE="A3B4C8", EDGE_HOT="DCE6F2",
            RIM="C3D0DF", RIM_LOW="A3B4C8", RIM_HOT="FFFFFF",
            FLOAT_TOP="101720", FLOAT="0A0F16", MODAL_TOP="0A0F15",
            KEY_TOP="1A2430", KEY_LOW="0E141B",
            INK="FFFFFF", SOFT="F4F7FA", MUTED="DDE4EC", DISABLED="B9C4D1", INK_DARK="0A0805",
            AMBER="FFC857", AMBER_TOP="FFE08F", AMBER_LOW="FFBC42",
            TEAL="7DE8E0", DANGER="FFAC95", GOOD="A5F0AE", FOCUS="FFF3C4",
        ),
    ),
    Palette(
        "red_green",
        "Red and green apart",
        "Blue and orange, for protanopia and deuteranopia",
        _row("E67107 83A9DD FCF283 8D7CFF"),
        _row("D5DB3F B58028 C9D6E6 6FA8FF"),
        _colours(GOOD="6FB6FF", DANGER="E8802F", AMBER="F5D76E", AMBER_TOP="FFEA9E",
                 AMBER_LOW="E0BC46", TEAL="B8E6E2", FOCUS="FFF0B0"),
        ("normal", "protan", "deutan"),
    ),
    Palette(
        "blue_yellow",
        "Blue and yellow apart",
        "Red and teal, for tritanopia",
        _row("F0553C 4FC3C7 F4F4F4 D977C8"),
        _row("6FD46C F2D9A6 B4C2D2 FF6F61"),
        _colours(GOOD="91F3B2", DANGER="FF7F6E", AMBER="F3B5A0", AMBER_TOP="FFD3C4",
                 AMBER_LOW="DE967E", TEAL="39AAAF", FOCUS="FFE0D6"),
        ("normal", "tritan"),
    ),
    Palette(
        "greyscale",
        "No color",
        "Grays only: shapes, words and brightness carry everything",
        _row("878787 AAAAAA D0D0D0 FFFFFF"),
        _row("AAAAAA 878787 FFFFFF D0D0D0"),
        _colours(GOOD="E4E4E4", DANGER="B0B0B0", AMBER="E8E8E8", AMBER_TOP="FFFFFF",
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
    chosen = PALETTES[name]
    factions = dict(zip(theme.FACTIONS, chosen.factions, strict=True))
    theme.dye(name, {**_STANDARD, **chosen.changes}, chosen.players, factions)
    return True


def current() -> Palette:
    """Return the palette in use."""
    return PALETTES[theme.palette]

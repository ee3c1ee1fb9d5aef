"""The weapons of foes, by which a class is known from afar.

Blasters lie level across the chest and point to the right, blades stand upright at the right,
long rifles cross the whole face from the lower left to the upper right.
"""

from __future__ import annotations

from svgkit import area, bend, circle, darker, ellipse, lighter, pairs, rect

from badlands.lamp import STEEL, Stage

GUN = "#3A3F47"


def fist(p: Stage, x: float, y: float, glove: str) -> None:
    """Draw a gloved hand that holds something."""
    p.part(ellipse(x, y, 14, 13), glove, 6, 0.15)
    for i in range(3):
        p.line(pairs(f"{x - 7 + i * 6} {y - 9} {x - 8 + i * 6} {y + 7}"), darker(glove, 0.5), 1.8)


def carbine(
    p: Stage, glove: str, tone: str = GUN, heavy: bool = False, short: bool = False
) -> None:
    """Draw a blaster held level across the chest; a heavy one has a drum and a thick barrel."""
    with p.at(132, 200, 1.0, -9):
        reach = 62 if short else 92
        p.part(area("-92 -4 -60 -14 -44 -12 -44 12 -60 10 -92 22"), darker(tone, 0.15), 5, 0.3)
        p.part(area("-16 8 6 8 0 40 -18 40"), darker(tone, 0.2), 5, 0.3)
        p.part(rect(-50, -17, 84, 30, 5), tone, 7, 0.7)
        thick = 19 if heavy else 12
        p.part(rect(28, -thick / 2 - 4, reach - 26, thick, 4), lighter(tone, 0.1), thick / 2, 0.9)
        p.part(rect(reach - 4, -thick / 2 - 7, 17, thick + 6, 3), darker(tone, 0.2), 5, 0.7)
        if heavy:
            p.part(circle(2, 20, 21), lighter(tone, 0.06), 8, 0.7)
            p.flat(circle(2, 20, 9), darker(tone, 0.6))
        if not short:
            p.part(rect(-26, -29, 46, 10, 4), darker(tone, 0.1), 5, 0.8)
        for x in (40, 50, 60):
            if x < reach - 10:
                p.flat(rect(x, -6, 4, 4), "#0E1013")
        p.flat(rect(-40, -10, 20, 3), "#F0A04A", 0.9)
        fist(p, -22, 20, glove)
        fist(p, 44, 10, glove)


def upright(p: Stage, kind: str, glove: str, sleeve: str) -> None:
    """Draw a raised arm at the right with what it swings: axe, club, sword, baton, halberd, hook
    or flame."""
    p.rod(pairs("164 238 206 206"), sleeve, 40, gloss=0.1)
    p.rod(pairs("206 206 190 156"), sleeve, 32, gloss=0.1)
    with p.at(186, 144, 1.14, 4):
        SWUNG[kind](p)
        fist(p, 0, 4, glove)


def _shaft(p: Stage, top: float, low: float, color: str, width: float = 9) -> None:
    p.rod([(0, top), (0, low)], color, width, gloss=0.4)


def _axe(p: Stage) -> None:
    _shaft(p, -96, 74, "#5B4632")
    p.part(bend("-4 -108!, -34 -104, -50 -76!, -34 -50, -4 -52!"), STEEL, 9, 1)
    p.part(bend("4 -96!, 22 -86!, 4 -66!"), STEEL, 5, 1)
    p.flat(bend("-38 -99!, -51 -76, -38 -54!, -44 -76"), "#FFF6E2", 0.9)


def _club(p: Stage) -> None:
    _shaft(p, -40, 66, "#6A4E36", 11)
    p.part(bend("-9 -36!, -20 -70, -15 -108, 0 -114, 15 -108, 20 -70, 9 -36!"), "#7C5C3E", 12, 0.2)
    for x, y in ((-17, -60), (-19, -84), (-10, -104), (17, -60), (19, -84), (10, -104), (0, -76)):
        way = 1 if x > 0 else -1
        p.part(area(f"{x} {y - 6} {x + 15 * way} {y - 3} {x} {y + 6}"), STEEL, 3, 0.9)


def _sword(p: Stage) -> None:
    p.part(area("-9 -14 9 -14 11 -86 -3 -120 -11 -86"), STEEL, 6, 1)
    p.flat(area("-1 -16 3 -16 2 -112 -2 -100"), "#5E6C78", 0.7)
    p.part(rect(-24, -17, 48, 9, 4), "#8A6B3C", 4, 0.7)
    _shaft(p, 0, 40, "#3B2C22", 11)


def _baton(p: Stage) -> None:
    _shaft(p, -70, 62, "#2C3037", 11)
    p.glow(0, -90, 62, "#7FC8FF", 0.9)
    p.rod([(0, -64), (0, -112)], "#BFE6FF", 13, gloss=1)
    for text in ("-14 -70 -22 -82 -12 -92 -20 -108", "14 -66 22 -80 12 -94 18 -112"):
        p.line(pairs(text), "#E6F6FF", 3)


def _halberd(p: Stage) -> None:
    _shaft(p, -84, 84, "#5B4632")
    p.part(area("-8 -78 8 -78 4 -126 -4 -126"), STEEL, 4, 1)
    p.part(bend("-4 -92!, -30 -100, -44 -74!, -26 -70, -4 -58!"), STEEL, 7, 1)
    p.part(bend("4 -88!, 34 -84!, 20 -72, 4 -66!"), STEEL, 5, 1)


def _hook(p: Stage) -> None:
    _shaft(p, -72, 62, "#4A4F57", 10)
    p.rod(pairs("0 -70 0 -96 -12 -112 -30 -112 -40 -96 -36 -80"), STEEL, 12, gloss=1)
    p.part(area("-44 -84 -30 -84 -30 -62"), STEEL, 4, 1)


def _flame(p: Stage) -> None:
    _shaft(p, -46, 62, "#3A3F47", 15)
    p.part(rect(-13, -64, 26, 22, 5), "#555C66", 6, 0.8)
    p.glow(-4, -96, 66, "#FF8A2A", 1.0)
    p.part(bend("-12 -62!, -34 -86, -24 -112, -10 -138!, -4 -120, 12 -130!, 24 -96, 12 -62!"),
           "#E4552B", 12, 0.1, 0.3, 0)  # fmt: skip
    p.part(bend("-8 -62!, -18 -84, -10 -104, -4 -116!, 12 -92, 8 -62!"), "#FFC04A", 8, 0, 0.2, 0)
    p.flat(bend("-4 -62!, -8 -80, -1 -96!, 6 -78, 4 -62!"), "#FFF2C8")


def _fork(p: Stage) -> None:
    _shaft(p, -70, 74, "#59616B")
    for x in (-20, 0, 20):
        p.rod(pairs(f"0 -66 {x} -78 {x} -106"), STEEL, 7, gloss=1)
        p.part(area(f"{x - 6} -102 {x + 6} -102 {x} -124"), STEEL, 3, 1)


SWUNG = {
    "axe": _axe,
    "club": _club,
    "sword": _sword,
    "baton": _baton,
    "halberd": _halberd,
    "hook": _hook,
    "flame": _flame,
    "fork": _fork,
}


def rifle(p: Stage, glove: str, tone: str = GUN, wood: str = "#5B4632") -> None:
    """Draw a long rifle that is aimed, from the lower left past the face to the upper right."""
    with p.at(126, 158, 1.0, -38):
        p.part(bend("-116 -4!, -70 -12, -40 -10!, -40 14!, -70 16, -112 30!"), wood, 6, 0.2)
        p.part(rect(-46, -13, 74, 25, 5), tone, 7, 0.7)
        p.part(rect(24, -8, 84, 12, 4), lighter(tone, 0.12), 6, 0.9)
        p.part(rect(102, -11, 26, 18, 4), darker(tone, 0.15), 6, 0.8)
        p.part(rect(-34, -35, 66, 15, 6), darker(tone, 0.1), 7, 0.9)
        p.part(ellipse(33, -27.5, 5, 10), "#8FB4CC", 4, 1)
        for x in (-20, 16):
            p.part(rect(x, -22, 7, 11, 2), darker(tone, 0.3), 3)
        p.part(area("-10 10 6 10 0 34 -12 34"), darker(tone, 0.2), 5, 0.3)
        fist(p, -8, 20, glove)
        fist(p, 54, 6, glove)

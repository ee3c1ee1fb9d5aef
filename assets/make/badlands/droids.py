"""Enemies that were built: droids, and a gun in a ceiling."""

from __future__ import annotations

from collections.abc import Callable

from svgkit import area, around, bend, circle, darker, half, lighter, pairs, poly, rect

from badlands import arms
from badlands.faces import Face
from badlands.lamp import STEEL, Stage

IRON, SOOT, OCHER, RED = "#7C848D", "#2A2E34", "#A5803F", "#FF4B36"
ORANGE = "#F08A3C"


def lens(p: Stage, x: float, y: float, r: float, color: str) -> None:
    """Draw an eye of glass in its socket."""
    p.part(circle(x, y, r * 1.55), SOOT, 4, 0.8)
    p.lamp(x, y, r, color)


def ribs(p: Stage, x: float, top: float, wide: float, count: int, color: str) -> None:
    """Draw a stack of plates."""
    for i in range(count):
        p.part(rect(x - wide / 2 + i * 2, top + i * 12, wide - i * 4, 10, 4), color, 4, 0.7)


def security_droid() -> Face:
    """Return a tall head with one eye."""
    p = Face("blaster")
    with p.within():
        p.rod(pairs("120 150 120 196"), SOOT, 24)
        with p.at(122, 0):
            p.part(half("0 186, 40 182!, 66 200, 70 262!, 0 262"), IRON, 12, 0.8)
        ribs(p, 122, 206, 60, 4, darker(IRON, 0.2))
        with p.at(118, 98, 1.2):
            p.part(half("0 -56, 18 -54, 28 -40, 30 10!, 24 40!, 0 46"), IRON, 12, 0.9, 1)
            p.part(bend("-28 -16!, 4 -22, 30 -16!, 30 10!, 4 6, -28 10!"), SOOT, 5, 0.5)
            lens(p, 6, -6, 9, RED)
            for y in (20, 28, 36):
                p.flat(rect(-12, y, 28, 3.4, 1.5), SOOT)
            p.part(rect(-6, -60, 16, 20, 4), lighter(IRON, 0.2), 4, 0.9)
        arms.carbine(p, IRON)
    return p


def riot_droid() -> Face:
    """Return a droid behind a shield with a window, its gun beside it."""
    p = Face("blaster")
    with p.within():
        with p.at(122, 0):
            p.part(half("0 160, 50 164!, 84 190, 88 262!, 0 262"), "#4E5A66", 14, 0.7)
        with p.at(122, 92, 1.2):
            p.part(half("0 -44, 30 -40, 40 -16, 38 22!, 22 38!, 0 38"), "#5E6A78", 12, 0.9, 1)
            p.part(rect(-34, -18, 72, 22, 8), SOOT, 5, 0.6)
            p.lamp(-14, -7, 6, RED)
            p.lamp(18, -7, 6, RED)
            p.part(bend("-40 -34!, 2 -56, 44 -34!, 40 -26!, 2 -42, -36 -26!"), ORANGE, 5, 0.5)
        p.part(rect(30, 126, 106, 136, 16), "#8A97A3", 9, 0.9, 1)
        p.part(rect(46, 144, 74, 34, 8), "#22303A", 5, 1)
        p.flat(area("54 150 84 150 70 172 54 172"), "#7FA0B4", 0.7)
        for i in range(4):
            p.flat(area(f"{36 + i * 26} 196 {50 + i * 26} 196 {40 + i * 26} 212 "
                        f"{26 + i * 26} 212"), ORANGE, 0.9)  # fmt: skip
        with p.at(44, -14, 0.96):
            arms.carbine(p, IRON, heavy=True)
    return p


def guard_droid() -> Face:
    """Return a thin droid with a wedge of a head and a baton."""
    p = Face("melee")
    with p.within():
        p.rod(pairs("94 150 96 200"), SOOT, 20)
        with p.at(98, 0):
            p.part(half("0 182, 52 178!, 62 200, 40 262!, 0 262"), OCHER, 11, 0.6)
            p.part(half("0 196, 22 196!, 18 250!, 0 252"), darker(OCHER, 0.35), 5, 0.4)
        with p.at(92, 98, 1.22):
            p.part(half("0 -50, 14 -50, 22 -34, 38 -22!, 34 6!, 14 44, 0 48"), OCHER, 11, 0.7, 1)
            p.flat(bend("-36 -16!, 4 -12, 40 -16!, 34 2!, 4 6, -30 2!"), SOOT)
            p.lamp(-14, -7, 6, "#FFC24A")
            p.lamp(20, -7, 6, "#FFC24A")
            p.part(area("-9 14 17 14 11 42 -3 42"), darker(OCHER, 0.3), 4, 0.5)
        arms.upright(p, "baton", IRON, "#6E5A34")
    return p


def heavy_droid() -> Face:
    """Return a hulk with a small head and a hydraulic hammer."""
    p = Face("melee")
    iron = "#6A5F58"
    with p.within():
        with p.at(96, 0):
            p.part(half("0 128, 60 132!, 92 170, 92 262!, 0 262"), iron, 20, 0.7)
            p.part(half("0 166, 44 166!, 34 236!, 0 244"), darker(iron, 0.25), 8, 0.6)
        for y in (182, 198, 214):
            p.flat(rect(68, y, 56, 6, 3), SOOT)
        p.part(circle(26, 178, 34), ORANGE, 12, 0.6)
        with p.at(92, 92, 1.05):
            p.part(half("0 -40, 34 -36, 44 -10, 42 34!, 0 40"), iron, 12, 0.8, 1)
            p.part(rect(-38, -14, 80, 20, 6), SOOT, 5, 0.5)
            p.lamp(-18, -4, 7, RED)
            p.lamp(22, -4, 7, RED)
            for x in (-18, -4, 10, 24):
                p.flat(rect(x - 4, 16, 8, 18, 2), SOOT)
        p.rod(pairs("158 236 212 214"), iron, 44, gloss=0.5)
        p.rod(pairs("212 214 196 152"), STEEL, 18, gloss=0.9)
        with p.at(190, 92, 1.1, 9):
            p.part(rect(-30, -42, 60, 62, 8), "#838B94", 10, 0.9, 1)
            for y in (-30, -14, 2):
                p.flat(rect(-30, y, 60, 5), darker("#838B94", 0.5), 0.8)
            p.part(rect(-13, 20, 26, 34, 4), SOOT, 6, 0.5)
    return p


def mouse_droid() -> Face:
    """Return a small box on wheels with a probe that sparks."""
    p = Face("melee")
    shell = "#3E444C"
    with p.within():
        for x in (56, 96, 136):
            p.part(circle(x, 204, 19), "#1B1D21", 7, 0.4)
            p.flat(circle(x, 204, 7), "#5C636C")
        p.part(bend("26 198!, 34 150!, 48 134, 76 126!, 150 126!, 164 140, 172 198!"), shell, 14,
               0.9, 1)  # fmt: skip
        p.part(bend("52 148!, 74 140!, 112 140!, 112 172!, 48 172!"), darker(shell, 0.35), 5, 0.6)
        for x in (62, 76, 90):
            p.flat(rect(x, 148, 7, 17, 2), STEEL, 0.8)
        p.lamp(142, 154, 7, RED)
        p.part(rect(28, 184, 142, 11, 5), lighter(shell, 0.2), 5, 0.7)
        p.rod(pairs("132 132 158 112 182 126"), IRON, 10)
        with p.at(186, 132, 0.95, 8):
            arms.SWUNG["baton"](p)
    return p


def slicer_droid() -> Face:
    """Return a hovering ball with three eyes, a plug and a saw."""
    p = Face("melee")
    shell = "#56707A"
    with p.within():
        p.part(bend("70 196!, 118 196!, 108 226!, 80 226!"), SOOT, 7)
        p.glow(94, 232, 34, "#8FD8F0", 0.9)
        p.part(circle(94, 132, 68), shell, 30, 0.8, 1)
        p.part(bend("28 122!, 94 112, 160 122!, 158 148!, 94 158, 30 148!"), SOOT, 7, 0.5)
        for x, r in ((62, 9), (100, 13), (134, 8)):
            lens(p, x, 136, r, "#FFB13E")
        p.rod(pairs("70 72 58 34"), IRON, 6)
        p.part(circle(56, 30, 8), RED, 4)
        p.rod(pairs("148 168 196 196 200 150"), IRON, 17)
        with p.at(198, 96, 1, 0):
            p.rod(pairs("0 50 0 0"), SOOT, 14)
            p.part(poly(around(0, 0, [34, 26.5] * 12, 0)), STEEL, 6, 1, 1)
            p.part(circle(0, 0, 10), SOOT, 5, 0.6)
        p.line(pairs("170 66 160 58 166 52 154 42"), "#FFE9B0", 3)
    return p


def supply_droid() -> Face:
    """Return a walking power box with a prod."""
    p = Face("melee")
    shell = "#8A8474"
    with p.within():
        for x in (66, 118):
            p.rod(pairs(f"{x} 190 {x} 224"), SOOT, 24)
            p.part(bend(f"{x - 22} 236!, {x - 14} 216, {x + 16} 216, {x + 24} 236!"), IRON, 8, 0.6)
        p.part(rect(28, 66, 124, 132, 12), shell, 14, 0.5, 1)
        p.part(rect(44, 84, 92, 40, 6), darker(shell, 0.4), 6, 0.5)
        for y in (92, 104, 116):
            p.flat(rect(50, y - 2, 80, 5, 2), SOOT, 0.9)
        p.part(rect(50, 138, 34, 40, 5), lighter(shell, 0.1), 5, 0.5)
        p.lamp(112, 148, 7, "#FFB13E")
        p.lamp(112, 170, 5, RED)
        p.part(rect(36, 52, 108, 20, 8), darker(shell, 0.2), 7, 0.5)
        p.rod(pairs("148 176 196 200 190 150"), IRON, 17)
        with p.at(190, 142, 1.05, 7):
            arms.SWUNG["fork"](p)
        p.line(pairs("172 32 184 22 178 12"), "#CFEBFF", 3)
    return p


def ceiling_gun() -> Face:
    """Return a turret that hangs from above, its long barrel to the upper right."""
    p = Face("sharpshooter")
    with p.within():
        p.part(rect(18, 0, 160, 44, 8), IRON, 12, 0.6)
        p.rod(pairs("92 30 92 92"), SOOT, 34)
        for x in (44, 140):
            p.part(circle(x, 30, 7), darker(IRON, 0.4), 4, 0.8)
        with p.at(100, 134, 1.14, -38):
            p.part(rect(20, -15, 96, 20, 6), lighter(SOOT, 0.2), 9, 1, 1)
            p.part(rect(104, -20, 24, 30, 5), SOOT, 6, 0.9)
            p.part(rect(20, 8, 60, 12, 4), SOOT, 5, 0.8)
        p.part(circle(96, 142, 56), "#6E7A86", 24, 0.9, 1)
        p.part(circle(96, 142, 32), SOOT, 9, 0.6)
        lens(p, 100, 140, 14, RED)
        p.part(rect(38, 186, 116, 18, 8), darker(IRON, 0.2), 8, 0.6)
        for x in (58, 82, 106, 130):
            p.flat(rect(x, 190, 8, 10, 2), "#F2B53A")
    return p


KINDS: dict[str, Callable[[], Face]] = {
    "security_droid": security_droid,
    "riot_droid": riot_droid,
    "guard_droid": guard_droid,
    "heavy_droid": heavy_droid,
    "mouse_droid": mouse_droid,
    "slicer_droid": slicer_droid,
    "supply_droid": supply_droid,
    "ceiling_gun": ceiling_gun,
}

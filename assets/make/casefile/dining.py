"""Draw what stands in dining rooms: a broker at his soup, the table before him, and rows of empty
chairs."""

from __future__ import annotations

from facekit import Portrait
from headkit import AXIS, HAIR, SIDES, Mood, angular, at, cropped, sym
from piecekit import BLUE, GOLD, IRON, PALE, WOOD, Piece
from svgkit import area, bend, circle, curve, darker, ellipse, knots, lighter, rect, spline

JOWLS = knots("0 52, 30 56, 44 82, 46 112, 48 140, 38 164, 18 176, 0 177")
"""the right half of a heavy face"""


def broker() -> str:
    """Return a heavy man with a napkin at his neck and eyes that do not leave his bowl, as SVG."""
    with cropped("bust"):
        p = Portrait("#C98A4A", "horizon", Mood(-0.5, nod=9, brow=3, lid=0.55, mouth=-1))
        skin, coat, cloth = "#B8845E", "#4A3B34", "#E9DEC6"
        p.torso(coat, 112, 186)
        for side in SIDES:
            p.add(angular(side, (14, 188), (44, 182), (58, 226), (22, 262)), lighter(coat, 0.14))
        p.face(skin, JOWLS, neck=36)
        p.add(sym((0, 184), (30, 180, 1), (44, 206), (30, 252, 1), (0, 276)), cloth, rim=0.3)
        p.line([(AXIS - 26, 196), (AXIS - 12, 224), (AXIS - 16, 256)], darker(cloth, 0.25), 2.4)
        p.line([(AXIS + 24, 198), (AXIS + 10, 230)], darker(cloth, 0.25), 2.4)
        p.eyes("#5C5148", "#2E2A26", y=112, dx=19, size=8.4, thick=6, bags=True)
        p.nose(skin, 15, 144, bump=3)
        p.mouth(skin, "#7E4A3C", 15, 158, 0.9)
        p.stubble("#4A4038", 0.3, JOWLS)
        for side in SIDES:
            p.add(angular(side, (40, 78), (52, 84), (51, 116), (43, 120)), "#8A8178", z=HAIR)
            p.flat(at(side, (2, 148), (18, 147), (36, 162), (18, 156), (2, 154)), "#6E655C", z=HAIR)
        p.flat(spline(knots("104 62, 118 56, 132 58, 124 64, 112 68")), "#FFF2D8", 0.5, z=HAIR)
        return p.text()


def table() -> str:
    """Return a round table with a steaming bowl, a spoon, a salt cellar, bread and a pile of coins,
    as SVG."""
    p = Piece(720, 300)
    p.body(area("0 96 720 96 720 300 0 300"), "#3A281C", 0.05, 0.6, 0)
    p.body(ellipse(360, 104, 356, 66), WOOD, 0.3, 0.3, 3)
    p.line(ellipse(360, 100, 322, 54), darker(WOOD, 0.35), 2, 0.7)
    for cx, rx in ((352, 118), (118, 66), (596, 70)):
        p.flat(ellipse(cx + 10, 122, rx, 17), "#120A06", 0.5)
    # the bowl before him
    p.body(bend("240 66!, 464 66!, 440 108, 396 132, 308 132, 264 108"), PALE, 0.3, 0.55, 2)
    p.flat(ellipse(352, 66, 112, 25), lighter(PALE, 0.45))
    p.flat(ellipse(352, 68, 98, 19), "#8A4A24")
    p.flat(ellipse(330, 64, 44, 7), "#E0A45A", 0.7)
    for x, y, r in ((384, 70, 7), (300, 72, 6), (354, 74, 5)):
        p.flat(circle(x, y, r), "#C9B06A")
    p.line(curve("268 106, 352 130, 436 106"), BLUE, 4, 0.8)
    p.line(curve("414 66, 458 34, 508 4"), "#E4E2D8", 8)
    for x, lean in ((316, -14), (356, 10), (392, -8)):
        p.line(curve(f"{x} 54, {x + lean} 38, {x - lean} 20, {x + lean} 2"), "#FFF2D8", 6, 0.32)
    # the salt, and what it has cost him
    p.upright(rect(560, 44, 46, 74, 8), PALE, 1.6)
    p.upright(rect(556, 30, 54, 22, 8), IRON, 1.2)
    for x in (572, 583, 594):
        p.flat(circle(x, 37, 2.4), "#080B10")
    # bread, and the money of the advance
    p.body(bend("52 112, 66 72, 118 58, 172 74, 184 112, 118 124"), "#B9793C", 0.4, 0.4, 2)
    for x in (92, 118, 144):
        p.line(curve(f"{x - 8} 98, {x} 84, {x + 10} 72"), "#F0D9A4", 4, 0.8)
    for x, count in ((636, 4), (492, 2)):
        for k in range(count):
            p.body(ellipse(x, 134 - k * 8, 24, 9), GOLD, 0.3, 0.4, 1, 0.2)
    return p.svg.text()


def chairs() -> str:
    """Return rows of chairs that face you, the nearest on both sides of an aisle, as SVG."""
    p = Piece(960, 420)
    for row in range(6):
        near = (0.2, 0.28, 0.38, 0.53, 0.74, 1.0)[row]
        foot = 120 + 296 * (near - 0.2) / 0.8
        hue = ("#50453C", "#5E4F42", "#705A46", "#856846", "#9C7748", "#B8864C")[row]
        step = 150 * near
        for place in range(7, -1, -1):
            for side in (-1, 1):
                cx = 480 + side * (70 * near + 26 + step * (place + 0.3))
                if -80 < cx < 1040:
                    _chair(p, cx, foot, near, hue)
    return p.svg.text()


def _chair(p: Piece, cx: float, foot: float, near: float, hue: str) -> None:
    """Draw a chair from its front: ``near`` is its size, 1 for a back of 190 units."""
    u = near
    p.flat(ellipse(cx + 12 * u, foot, 62 * u, 9 * u), "#05070D", 0.6)
    back = f"{cx - 42 * u} {foot - 80 * u} {cx - 48 * u} {foot - 176 * u} {cx} {foot - 196 * u} "
    p.body(area(f"{back}{cx + 48 * u} {foot - 176 * u} {cx + 42 * u} {foot - 80 * u}"), hue, 0.25,
           0.55, 2 * u)  # fmt: skip
    inner = f"{cx - 30 * u} {foot - 92 * u} {cx - 34 * u} {foot - 164 * u} {cx} {foot - 178 * u} "
    p.flat(area(f"{inner}{cx + 34 * u} {foot - 164 * u} {cx + 30 * u} {foot - 92 * u}"),
           "#5A1F1C", 0.7)  # fmt: skip
    for x in (-44, 34):
        p.upright(rect(cx + x * u, foot - 66 * u, 10 * u, 68 * u), hue, u)
    seat = f"{cx - 44 * u} {foot - 92 * u} {cx + 44 * u} {foot - 92 * u} {cx + 54 * u} "
    p.body(area(f"{seat}{foot - 62 * u} {cx - 54 * u} {foot - 62 * u}"), "#7A2C26", 0.3, 0.4, 2 * u)
    p.flat(rect(cx - 54 * u, foot - 62 * u, 108 * u, 9 * u), darker(hue, 0.3))


OWN = {"supper_broker": broker, "supper_table": table, "chairs": chairs}
"""what is drawn for one scene alone, by the name that the scene gives it"""

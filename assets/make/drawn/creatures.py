"""Beasts."""

from __future__ import annotations

from piecekit import (
    AMBER,
    CYAN,
    GOLD,
    IRON,
    LEATHER,
    PALE,
    RED,
    SAND,
    STEEL,
    Piece,
    area,
    bend,
    curve,
    piece,
    tone,
    track,
)
from svgkit import circle, ellipse, rect, star


@piece("gravity_eel", 460, 260)
def gravity_eel(p: Piece) -> None:
    p.line(
        curve("456 226, 370 236, 320 180, 250 190, 190 220, 140 170, 110 110"), "#04060C", 62, 0.3
    )
    for width, hue in ((58, "#3A2A60"), (46, "#5C4494"), (24, "#7C64B8"), (8, "#B8A0F0")):
        p.line(
            curve("456 222, 370 232, 320 176, 250 186, 190 216, 140 166, 110 106"), hue, width, 0.95
        )
    for x, y in ((400, 224), (340, 186), (280, 178), (220, 204), (170, 196), (134, 152)):
        p.glow(x, y, 22, CYAN, 0.9)
    p.body(bend("60 20, 130 30, 154 90, 120 130, 60 128, 20 96, 22 50"), "#5C4494")
    p.flat(bend("24 74 c, 70 66, 120 84 c, 90 112, 40 108"), "#140A24")
    for x in (36, 54, 72, 90, 106):
        p.flat(area(f"{x} 70 {x + 10} 72 {x + 5} 88"), PALE)
    p.body(area("90 26 130 4 140 60"), "#7C64B8")


@piece("tentacles", 460, 260)
def tentacles(p: Piece) -> None:
    """Draw tentacles from the deep."""
    for k, line in enumerate(
        (
            "30 260, 60 180, 20 110, 70 40, 110 60",
            "150 260, 140 190, 190 140, 160 80, 190 50",
            "300 260, 320 200, 270 150, 310 90, 280 60",
            "420 260, 400 180, 440 120, 390 50, 350 70",
        )
    ):
        hue = ("#7A3A4C", "#8C4454", "#6C3448", "#7A3A4C")[k]
        for width, t in ((40, -0.35), (30, 0.0), (12, 0.25)):
            p.line(curve(line), tone(hue, t), width)
        spots = [each.split() for each in line.split(",")]
        for x, y in ((float(a), float(b)) for a, b in spots[1:]):
            p.flat(circle(x + 9, y, 7), "#E8B8A8", 0.8)
            p.flat(circle(x + 9, y, 3), "#4A1A28", 0.8)
    p.ball(230, 236, 44, "#5A2438")
    p.ball(230, 226, 26, AMBER)
    p.flat(ellipse(230, 226, 5, 20), "#1A0A08")


@piece("racing_beast", 360, 280)
def racing_beast(p: Piece) -> None:
    p.ground(180, 270, 140, 9)
    hue = "#A8764C"
    for x, lean in ((112, -34), (140, 10), (250, -8), (282, 40)):
        p.line(track(f"{x} 170 {x + lean} 214 {x + lean * 1.3} 262"), tone(hue, -0.25), 17)
        p.line(track(f"{x - 2} 170 {x + lean - 2} 214"), hue, 8)
    p.body(bend("90 120, 160 96, 250 104, 306 130, 300 180, 220 196, 120 190, 86 160"), hue)
    p.body(bend("112 150 c, 70 120, 50 70, 36 40 c, 70 30, 110 70, 150 110 c"), hue)
    p.body(bend("50 26, 74 40, 66 62, 20 84, 6 74, 20 46"), hue)
    p.body(area("46 32 40 0 62 26"), tone(hue, 0.2))
    p.body(area("60 34 74 4 76 40"), tone(hue, 0.1))
    p.flat(circle(40, 50, 4), "#1A0E08")
    p.line(curve("300 138, 340 130, 350 190"), tone(hue, -0.3), 8)
    p.body(bend("170 100 c, 200 84, 250 88, 262 106 c, 250 150, 190 150"), RED)
    p.line(track("56 62 160 112"), LEATHER, 4)
    for x, y, c in ((100, 90, "#E86A8C"), (120, 104, GOLD), (84, 76, PALE)):
        p.flat(star(x, y, 11, 5, 6), c)


@piece("sand_beast", 480, 230)
def sand_beast(p: Piece) -> None:
    """Draw something huge rising from a dune."""
    hue = "#9A6E48"
    p.body(bend("70 230 c, 60 120, 130 50, 220 30, 320 50, 380 130, 390 230 c"), hue)
    p.facet(
        bend("70 230 c, 60 120, 130 50, 220 30, 320 50, 380 130, 390 230 c"), "250 0 260 240", -0.22
    )
    for k in range(6):
        x = 120 + k * 40
        y = 76 - (1 - abs(k - 2.5) / 2.5) * 46
        p.body(area(f"{x - 16} {y + 20} {x + 4} {y - 34} {x + 20} {y + 16}"), tone(hue, 0.2))
    p.body(bend("130 180 c, 150 130, 300 120, 330 176 c, 300 212, 160 214"), "#2A0E12")
    for k in range(8):
        x = 144 + k * 24
        p.flat(
            area(
                f"{x} {150 - (3.5 - abs(k - 3.5)) * 6} {x + 16} {150 - (3.5 - abs(k - 3.5)) * 6} "
                f"{x + 8} 182"
            ),
            "#F0E2C4",
        )
    for x in (124, 336):
        p.glow(x, 112, 22, AMBER, 0.9)
        p.flat(ellipse(x, 112, 9, 6), "#FFF0B0")
    p.body(bend("0 232 c, 80 190, 180 214, 300 204, 400 190, 480 232 c"), SAND)


@piece("kennel_beast", 340, 250)
def kennel_beast(p: Piece) -> None:
    """Draw a caged beast that eats anything."""
    p.ground(170, 240, 150, 9)
    p.flat(rect(30, 30, 280, 200, 8), "#06080C", 0.9)
    p.body(bend("60 220 c, 60 130, 110 80, 180 84, 250 90, 286 150, 284 220 c"), "#6C7A4C")
    for x in (130, 206):
        p.glow(x, 136, 26, AMBER, 0.9)
        p.flat(ellipse(x, 136, 12, 8), "#FFE9A0")
        p.flat(ellipse(x, 136, 3, 8), "#1A1008")
    p.flat(bend("104 176 c, 170 166, 236 176 c, 210 210, 130 210"), "#200A0C")
    for k in range(7):
        p.flat(area(f"{112 + k * 17} 174 {124 + k * 17} 174 {118 + k * 17} 192"), "#F0E8D0")
    p.body(bend("96 100 c, 76 60, 108 72, 130 92 c"), "#5A6640")
    p.body(bend("214 94 c, 240 56, 262 72, 252 108 c"), "#5A6640")
    for k in range(8):
        p.upright(rect(26 + k * 39, 20, 10, 214), STEEL)
    p.body(rect(14, 8, 312, 22, 5), IRON)
    p.body(rect(14, 226, 312, 16, 4), IRON)
    p.body(area("140 4 200 4 190 -6 150 -6"), GOLD)


@piece("silt_sleeper", 480, 200)
def silt_sleeper(p: Piece) -> None:
    """Draw a sleeping shape on the sea floor."""
    hue = "#3E6A74"
    p.body(bend("30 190 c, 50 110, 140 60, 250 66, 380 90, 450 150, 470 190 c"), hue)
    p.facet(
        bend("30 190 c, 50 110, 140 60, 250 66, 380 90, 450 150, 470 190 c"),
        "300 40 290 200",
        -0.25,
    )
    for k in range(7):
        p.body(
            area(
                f"{120 + k * 40} {84 - (3 - abs(k - 3)) * 6} {150 + k * 38} "
                f"{54 - (3 - abs(k - 3)) * 8} {160 + k * 40} {92 - (3 - abs(k - 3)) * 6}"
            ),
            tone(hue, 0.15),
        )
    p.line(curve("70 150, 90 160, 112 148"), "#0A1A20", 5)
    p.line(curve("44 176, 80 184, 130 172"), "#0A1A20", 5)
    p.body(bend("0 202 c, 120 176, 300 192, 480 176, 480 202 c"), "#1C4656")


@piece("herd", 420, 200)
def herd(p: Piece) -> None:
    for x, y, s in ((60, 50, 0.8), (250, 44, 0.86), (150, 70, 1.0), (310, 84, 1.0)):
        hue = "#B8A488"
        for k in (14, 34, 66, 84):
            p.line(
                track(f"{x + k * s} {y + 60 * s} {x + k * s} {y + 112 * s}"), tone(hue, -0.4), 9 * s
            )
        p.body(
            bend(
                f"{x} {y + 40 * s}, {x + 30 * s} {y + 10 * s}, {x + 80 * s} {y + 14 * s}, "
                f"{x + 104 * s} {y + 46 * s}, {x + 80 * s} {y + 76 * s}, {x + 20 * s} "
                f"{y + 74 * s}"
            ),
            hue,
        )
        p.body(
            bend(
                f"{x - 20 * s} {y + 30 * s}, {x + 8 * s} {y + 24 * s}, {x + 14 * s} "
                f"{y + 48 * s}, {x - 10 * s} {y + 62 * s}, {x - 28 * s} {y + 50 * s}"
            ),
            tone(hue, -0.15),
        )
        p.line(
            curve(f"{x - 4 * s} {y + 26 * s}, {x - 18 * s} {y + 6 * s}, {x - 2 * s} {y - 4 * s}"),
            PALE,
            6 * s,
        )

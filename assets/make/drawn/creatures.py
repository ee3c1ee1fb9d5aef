"""Beasts."""

from __future__ import annotations

import math

from piecekit import AMBER, CYAN, GOLD, IRON, LEATHER, PALE, RED, SAND, STEEL, Piece, piece, tone
from svgkit import area, bend, circle, curve, ellipse, flatten, poly, rect, track


def tapered(line: str, wide: float, end: float, aside: float = 0.0) -> str:
    """Return a smooth arm along a line, from one width to another; ``aside`` moves it across."""
    spots = [spot for spot in flatten(curve(line), 6)[0]]
    left, right = [], []
    for k, (x, y) in enumerate(spots):
        (x0, y0), (x1, y1) = spots[max(0, k - 1)], spots[min(len(spots) - 1, k + 1)]
        far = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / far, (x1 - x0) / far
        r = wide + (end - wide) * k / (len(spots) - 1)
        left.append((x + nx * (r + aside * r), y + ny * (r + aside * r)))
        right.append((x - nx * (r - aside * r), y - ny * (r - aside * r)))
    return poly(left + right[::-1])


@piece("gravity_eel", 460, 260)
def gravity_eel(p: Piece) -> None:
    """Draw a long body that glows along its side, and jaws."""
    line = "96 86, 150 168, 196 206, 250 182, 300 160, 344 196, 392 226, 424 196, 448 176"
    p.planes(tapered(line, 34, 2), "#4A3880", (0.4, 1), 0.2, 0.5)
    p.flat(tapered(line, 15, 1, 0.75), "#2E2258", 0.9)
    p.flat(tapered(line, 11, 1, -1.5), "#7C66BC", 0.75)
    for x, y in (
        (138, 138),
        (172, 182),
        (216, 200),
        (262, 176),
        (306, 162),
        (346, 192),
        (386, 218),
    ):
        p.glow(x, y, 20, CYAN, 0.85)
    for fin in ("150 120 196 112 176 150", "214 176 258 136 262 174", "320 158 366 150 352 190"):
        p.planes(area(fin), "#6A55AC", (1, 0.6), 0.24)
    p.planes(bend("70 16, 122 22, 156 62, 150 118, 112 140!, 96 112, 20 84!, 26 44"), "#5C4494",
             (0.6, 1), 0.26, 0.5)  # fmt: skip
    p.planes(bend("112 140!, 84 136, 48 128, 30 108!, 66 112, 96 108!"), "#4A3880", (0.5, 1))
    p.flat(bend("20 84!, 60 88, 110 100!, 96 110, 66 112, 30 108!"), "#140A24")
    for k, x in enumerate((30, 44, 58, 72, 86)):
        p.flat(area(f"{x} {86 + k * 2} {x + 9} {87 + k * 2} {x + 3} {101 + k}"), PALE)
        p.flat(
            area(f"{x + 8} {110 - k * 0.4} {x + 16} {110 - k * 0.4} {x + 13} {99 + k}"),
            tone(PALE, -0.2),
        )
    p.planes(area("96 20 140 -2 146 44"), "#7C64B8", (1, 0.6), 0.2)
    p.planes(area("128 92 176 78 152 122"), "#6A55AC", (1, 0.6), 0.2)
    p.flat(bend("58 56, 70 46, 88 52, 78 64"), "#140A24")
    p.lamp(72, 56, 5, AMBER)
    p.flat(bend("50 50!, 66 36, 92 42!, 76 44"), "#3A2A60")
    p.flat(area("40 40 76 22 96 26 64 36"), "#9A86D8", 0.6)


@piece("tentacles", 460, 260)
def tentacles(p: Piece) -> None:
    """Draw tentacles from the deep."""
    lines = (
        "60 268, 70 200, 34 140, 40 70, 88 44, 110 70, 94 88",
        "160 268, 150 200, 176 150, 150 90, 160 40, 196 26, 208 48",
        "306 268, 316 206, 282 150, 304 90, 284 40, 250 34, 246 56",
        "410 268, 396 196, 432 140, 418 70, 372 50, 352 74, 368 90",
    )
    for k, line in enumerate(lines):
        hue = ("#7A3A4C", "#8C4454", "#6C3448", "#7A3A4C")[k]
        p.planes(tapered(line, 24, 4), hue, (1, 0.3), 0.16, 0.55)
        under = -0.45 if k < 2 else 0.45
        p.flat(tapered(line, 12, 2, under), tone(hue, -0.4), 0.85)
        p.flat(tapered(line, 5, 1, 2.4 if k % 2 else 2.2), tone(hue, 0.4), 0.6)
        spots = flatten(curve(line), 4)[0]
        for n, (x, y) in enumerate(spots[2:-3:2]):
            r = 8.5 - n * 0.55
            p.flat(ellipse(x, y, r, r * 0.8), "#D8A498", 0.9)
            p.flat(ellipse(x + 1, y + 1, r * 0.5, r * 0.4), "#4A1A28", 0.85)
    p.planes(bend("172 262!, 184 214, 212 190, 246 188, 276 208, 290 262!"), "#5A2438", (0.6, 1))
    p.flat(bend("200 232, 214 208, 246 204, 264 228, 246 246, 214 248"), "#2E0F1E")
    p.ball(232, 228, 19, AMBER)
    p.flat(ellipse(232, 228, 4, 15), "#1A0A08")
    p.planes(bend("198 226!, 214 202, 248 200, 266 224!, 246 212, 216 214"), "#6E3046", (0, 1))


@piece("racing_beast", 360, 280)
def racing_beast(p: Piece) -> None:
    """Draw a lean saddled runner, seen from its left."""
    p.ground(190, 270, 140, 9)
    hue, dark = "#A8764C", "#6A4630"
    hoof = "#2A2220"
    for leg, foot in (
        (
            "128 168!, 158 172, 150 206, 142 226, "
            "146 254!, 132 254!, 130 228, 126 206", "146 254 150 266 130 266 132 254"),
        (
            "258 150!, 300 156, 296 196, 306 220, "
            "300 254!, 286 254!, 288 226, 268 200", "300 254 304 266 284 266 286 254"),
    ):  # fmt: skip
        p.planes(bend(leg), dark)
        p.flat(area(foot), hoof)
    p.planes(bend("298 108!, 326 116, 342 156, 334 222!, 324 186, 310 152, 292 130"), "#3A2A22")
    trunk = (
        "84 142, 104 114, 150 106, 200 110, 250 98, 290 108, 308 140, 294 170, 258 174, "
        "212 188, 150 196, 110 188, 88 168"
    )
    p.planes(bend(trunk), hue, (0.25, 1), 0.26, 0.5)
    for leg, foot in (
        (
            "92 150!, 140 150!, 138 192, 124 214, 120 234, 124 256!, 108 256!, 106 "
            "234, 106 210, 94 184", "124 256 130 268 104 268 108 256"),
        (
            "236 126!, 268 104, 304 120, 308 160, 286 190, 274 206, 284 230, 280 256!, "
            "264 256!, 264 234, 250 210, 238 180", "280 256 286 268 260 268 264 256"),
    ):  # fmt: skip
        p.planes(bend(leg), hue, (1, 0.3), 0.24, 0.5)
        p.flat(area(foot), hoof)
    p.flat(area("250 128 276 120 292 140 270 160"), tone(hue, 0.24), 0.5)
    p.flat(area("252 206 274 206 282 230 268 216"), tone(hue, -0.4), 0.6)
    p.planes(bend(
        "92 172!, 72 142, 62 104, 48 76!, 80 40!, "
        "106 70, 124 100, 154 112!, 134 152"),
             hue, (1, 0.2), 0.26, 0.45)  # fmt: skip
    p.flat(area("76 100 96 116 112 150 94 160"), tone(hue, -0.35), 0.5)
    p.planes(area("80 38 98 40 116 68 136 92 158 110 132 106 108 84 92 60"), "#3A2A22", (0.4, 1))
    p.planes(area("70 36 82 2 90 34 84 46"), tone(hue, -0.1))
    p.planes(
        bend("50 40, 74 32, 90 48, 80 70, 54 82, 28 96, 10 92, 8 78, 30 58"), hue, (0.5, 1), 0.28
    )
    p.flat(bend("28 96, 10 92, 8 78, 20 74, 32 84"), tone(hue, -0.42), 0.8)
    p.flat(area("52 52 78 46 82 66 62 74"), tone(hue, -0.3), 0.6)
    p.planes(area("54 40 58 4 74 34 68 44"), tone(hue, 0.1))
    p.flat(bend("40 54, 50 48, 56 54, 48 59"), "#140C08")
    p.flat(circle(46, 52, 1.6), "#FFFFFF", 0.9)
    p.flat(ellipse(15, 83, 3, 2), "#140C08")
    p.line(track("12 92 34 86"), "#3A2014", 1.6, 0.8)
    p.planes(bend("166 104!, 196 94, 232 96, 250 100!, 248 138, 230 158, 186 156, 170 138"), RED,
             (0.6, 1), 0.24, 0.5)  # fmt: skip
    p.line(curve("171 138, 187 153, 229 155, 246 138"), GOLD, 4)
    p.planes(bend("180 98!, 184 84, 198 90, 220 92, 232 80!, 240 98, 226 108, 190 108"), LEATHER)
    p.line(track("204 156 206 188"), LEATHER, 6)
    p.line(track("22 66 34 90"), LEATHER, 3)
    p.line(track("40 60 72 50"), LEATHER, 3)
    p.line(curve("30 84, 80 116, 130 112, 184 96"), LEATHER, 2.4)


@piece("sand_beast", 480, 230)
def sand_beast(p: Piece) -> None:
    """Draw something huge rising from a dune."""
    hue = "#9A6E48"
    p.body(bend("70 230!, 60 120, 130 50, 220 30, 320 50, 380 130, 390 230!"), hue)
    p.facet(
        bend("70 230!, 60 120, 130 50, 220 30, 320 50, 380 130, 390 230!"), "250 0 260 240", -0.22
    )
    for k in range(6):
        x = 120 + k * 40
        y = 76 - (1 - abs(k - 2.5) / 2.5) * 46
        p.body(area(f"{x - 16} {y + 20} {x + 4} {y - 34} {x + 20} {y + 16}"), tone(hue, 0.2))
    p.body(bend("130 180!, 150 130, 300 120, 330 176!, 300 212, 160 214"), "#2A0E12")
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
    p.body(bend("0 232!, 80 190, 180 214, 300 204, 400 190, 480 232!"), SAND)


@piece("kennel_beast", 340, 250)
def kennel_beast(p: Piece) -> None:
    """Draw a caged beast that eats anything."""
    p.ground(170, 240, 150, 9)
    p.flat(rect(30, 30, 280, 200, 8), "#06080C", 0.9)
    p.body(bend("60 220!, 60 130, 110 80, 180 84, 250 90, 286 150, 284 220!"), "#6C7A4C")
    for x in (130, 206):
        p.glow(x, 136, 26, AMBER, 0.9)
        p.flat(ellipse(x, 136, 12, 8), "#FFE9A0")
        p.flat(ellipse(x, 136, 3, 8), "#1A1008")
    p.flat(bend("104 176!, 170 166, 236 176!, 210 210, 130 210"), "#200A0C")
    for k in range(7):
        p.flat(area(f"{112 + k * 17} 174 {124 + k * 17} 174 {118 + k * 17} 192"), "#F0E8D0")
    p.body(bend("96 100!, 76 60, 108 72, 130 92!"), "#5A6640")
    p.body(bend("214 94!, 240 56, 262 72, 252 108!"), "#5A6640")
    for k in range(8):
        p.upright(rect(26 + k * 39, 20, 10, 214), STEEL)
    p.body(rect(14, 8, 312, 22, 5), IRON)
    p.body(rect(14, 226, 312, 16, 4), IRON)
    p.body(area("140 4 200 4 190 -6 150 -6"), GOLD)


@piece("silt_sleeper", 480, 200)
def silt_sleeper(p: Piece) -> None:
    """Draw a sleeping shape on the sea floor."""
    hue = "#3E6A74"
    p.body(bend("30 190!, 50 110, 140 60, 250 66, 380 90, 450 150, 470 190!"), hue)
    p.facet(
        bend("30 190!, 50 110, 140 60, 250 66, 380 90, 450 150, 470 190!"),
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
    p.body(bend("0 202!, 120 176, 300 192, 480 176, 480 202!"), "#1C4656")


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

"""The drawn layers of the cover of Unfinished Business: neon signs, and a broker seen from behind.

Positions are pixels of the master, 768 x 1024. Coral light comes from the left, verdigris from the
right; the bundle of contracts in his hands is the only ivory.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from svgkit import Svg, circle, ellipse, mix, poly, rect, spline

WIDE, HIGH = 768, 1024
NIGHT, VERDIGRIS, CORAL, IVORY = "#0B1412", "#3E8F7C", "#FF6F5E", "#E6DEC8"
PAPER = "#B4AC94"  # what becomes ivory once the picture is developed
CLOAK = "#1C2A28"
FEET = 884


def signs() -> str:
    """Return the signs of the street: coral at its left, verdigris at its right, nearer ones
    larger."""
    pic = Svg(WIDE, HIGH)
    stream = random.Random(4)
    for x, y, wide, high, hue in (
        (46, 210, 74, 270, CORAL),
        (150, 300, 44, 178, CORAL),
        (222, 372, 24, 92, "#FF9A7A"),
        (262, 420, 14, 46, CORAL),
        (652, 168, 84, 236, "#4FC3A6"),
        (568, 306, 46, 176, VERDIGRIS),
        (520, 378, 24, 90, "#7FE0C4"),
        (494, 424, 12, 40, VERDIGRIS),
    ):
        glow = [(0.0, hue, 0.5), (0.5, hue, 0.16), (1.0, hue, 0.0)]
        middle = (x + wide / 2, y + high / 2)
        pic.fill(circle(*middle, high * 0.95), pic.radial(middle, high * 0.95, glow))
        pic.fill(rect(x - 4, y - 4, wide + 8, high + 8, 5), "#070B0C")
        pic.stroke(rect(x, y, wide, high, 4), hue, max(2.0, wide / 18))
        rows = max(3, round(high / (wide * 0.62)))
        step = high / rows
        for row in range(rows):
            top = y + step * (row + 0.24)
            tall = step * 0.5
            kind = stream.randrange(4)
            left, room = x + wide * 0.2, wide * 0.6
            bright = mix(hue, "#FFFFFF", 0.45)
            thick = max(2.0, wide / 11)
            if kind == 0:
                pic.stroke(f"M{left} {top}L{left + room} {top}M{left + room / 2} {top}"
                           f"L{left + room / 2} {top + tall}", bright, thick)  # fmt: skip
            elif kind == 1:
                pic.stroke(circle(left + room / 2, top + tall / 2, tall / 2.2), bright, thick)
            elif kind == 2:
                pic.stroke(f"M{left} {top + tall}L{left + room / 2} {top}L{left + room} "
                           f"{top + tall}", bright, thick)  # fmt: skip
            else:
                pic.stroke(f"M{left} {top}L{left + room} {top}M{left} {top + tall}"
                           f"L{left + room * 0.6} {top + tall}", bright, thick)  # fmt: skip
    return pic.text()


def broker() -> str:
    """Return the hooded broker from behind, his hands on his back."""
    pic = Svg(WIDE, HIGH)
    for x in (340, 420):  # boots below the hem
        pic.fill(spline([(x - 34, 840, 1), (x + 34, 840, 1), (x + 40, FEET - 8), (x + 30, FEET, 1),
                         (x - 32, FEET, 1), (x - 40, FEET - 8)]), "#0A0E0F")  # fmt: skip
    cloak = spline(
        [
            (384, 432), (452, 446), (506, 484), (530, 560), (548, 680), (572, 862, 1), (520, 852),
            (470, 868), (424, 852), (384, 866), (340, 850), (296, 868), (246, 852), (196, 862, 1),
            (222, 680), (240, 560), (262, 484), (316, 446),
        ]
    )  # fmt: skip
    _dye(pic, cloak, (196, 572), (
        (0.0, CORAL, 0.42), (0.16, CORAL, 0.12), (0.42, CLOAK, 1.0), (0.6, NIGHT, 0.6),
        (0.86, VERDIGRIS, 0.22), (1.0, VERDIGRIS, 0.6)))  # fmt: skip
    folds = (
        (286, 520, 250, 856, 22, "#060A0B", 0.6), (316, 560, 300, 862, 14, CORAL, 0.14),
        (340, 640, 336, 850, 20, "#060A0B", 0.55), (444, 640, 452, 862, 20, "#060A0B", 0.6),
        (474, 540, 500, 858, 15, VERDIGRIS, 0.22), (500, 520, 536, 852, 20, "#060A0B", 0.5),
        (384, 700, 386, 864, 14, "#060A0B", 0.4), (268, 500, 226, 852, 9, CORAL, 0.26),
    )  # fmt: skip
    for x0, y0, x1, y1, wide, hue, share in folds:
        pic.fill(spline([(x0, y0, 1), ((x0 + x1) / 2 + wide / 2, (y0 + y1) / 2), (x1 + wide, y1, 1),
                         (x1 - wide, y1, 1), ((x0 + x1) / 2 - wide / 2, (y0 + y1) / 2)]),
                 hue, share)  # fmt: skip
    for side in (-1, 1):  # sleeves that meet on the back
        tint = CORAL if side < 0 else VERDIGRIS
        arm = spline([
            (384 + side * 112, 486), (384 + side * 142, 560), (384 + side * 132, 640),
            (384 + side * 70, 684), (384 + side * 22, 676, 1), (384 + side * 30, 636, 1),
            (384 + side * 78, 620), (384 + side * 88, 560), (384 + side * 74, 500),
        ])  # fmt: skip
        _dye(pic, arm, (384 + side * 146, 384 + side * 20), (
            (0.0, tint, 0.5), (0.2, tint, 0.2), (0.6, NIGHT, 0.3),
            (1.0, "#000000", 0.3)))  # fmt: skip
        for k in range(3):
            x, y = 384 + side * (102 - 14 * k), 610 + 14 * k
            pic.stroke(f"M{x} {y}L{x - side * 34} {y + 30}", "#060A0B", 5, 0.5)
    _bundle(pic)
    for side, (x, y) in ((-1, (356, 652)), (1, (412, 658))):  # hands on the string
        skin = mix("#8A6248", CORAL if side < 0 else VERDIGRIS, 0.16)
        pic.fill(spline([(x - 26, y - 20), (x + 4, y - 28), (x + 28, y - 14), (x + 26, y + 12),
                         (x + 2, y + 24), (x - 24, y + 14)]), skin)  # fmt: skip
        for k in range(3):
            pic.stroke(f"M{x - 10 + 13 * k} {y + 17}L{x - 12 + 13 * k} {y - 2}", "#2A1A14", 3, 0.7)
    hood = spline(
        [
            (384, 306), (432, 316), (462, 356), (468, 412), (494, 452), (516, 484, 1), (440, 476),
            (384, 498), (328, 476), (252, 484, 1), (274, 452), (300, 412), (306, 356), (336, 316),
        ]
    )  # fmt: skip
    _dye(pic, hood, (262, 506), (
        (0.0, CORAL, 0.6), (0.22, CORAL, 0.26), (0.5, "#FFFFFF", 0.04), (0.72, NIGHT, 0.5),
        (0.92, VERDIGRIS, 0.4), (1.0, VERDIGRIS, 0.75)))  # fmt: skip
    for x0, x1, share in ((384, 386, 0.5), (352, 318, 0.34), (418, 452, 0.34)):
        pic.fill(spline([(x0, 322, 1), ((x0 + x1) / 2 + 6, 410), (x1 + 6, 482, 1), (x1 - 6, 482, 1),
                         ((x0 + x1) / 2 - 4, 410)]), "#060A0B", share)  # fmt: skip
    left = (
        "M336 317C306 340 304 380 300 412C294 436 262 462 254 483C240 520 232 600 222 680"
        "C212 760 200 830 197 858"
    )
    right = (
        "M434 318C462 340 466 380 469 412C476 440 506 466 516 484C530 520 538 600 548 680"
        "C556 760 566 830 571 858"
    )
    for width, share in ((9, 0.25), (4.4, 0.55), (2.0, 0.95)):
        pic.stroke(left, mix(CORAL, "#FFFFFF", 0.3 if width < 3 else 0.0), width, share)
        pic.stroke(right, mix("#5FC8AE", "#FFFFFF", 0.3 if width < 3 else 0.0), width, share)
    return pic.text()


def _dye(
    pic: Svg, d: str, span: tuple[int, int], stops: Sequence[tuple[float, str, float]]
) -> None:
    """Fill a part of the cloak with the light of the street: at shares of a span from left to
    right, a color and how much of it there is."""
    run = [(at, mix(CLOAK, hue, share), 1.0) for at, hue, share in stops]
    pic.fill(d, pic.linear((span[0], 0), (span[1], 0), run))


def _bundle(pic: Svg) -> None:
    """Draw the contracts: sheets in a string, stamped in both colors."""
    glow = [(0.0, IVORY, 0.16), (1.0, IVORY, 0.0)]
    pic.fill(circle(384, 722, 150), pic.radial((384, 722), 150, glow))
    for corners, shade in (
        ([(316, 664), (440, 648), (462, 796), (336, 814)], 0.34),
        ([(310, 656), (452, 660), (448, 806), (306, 800)], 0.16),
        ([(318, 650), (456, 664), (440, 808), (302, 792)], 0.0),
    ):
        pic.fill(poly([(x + 5, y + 7) for x, y in corners]), "#040707", 0.55)
        pic.fill(poly(corners), mix(PAPER, "#2A261E", shade))
    for k in range(6):
        y = 686 + 14 * k
        end = 392 + (k * 31) % 40
        pic.fill(poly([(330, y), (end, y + 6), (end, y + 11), (330, y + 5)]), "#5C5442", 0.8)
    pic.stroke(ellipse(412, 768, 25, 24), CORAL, 6, 0.95)
    pic.stroke(ellipse(412, 768, 15, 14), CORAL, 3, 0.95)
    pic.fill(poly([(398, 763), (427, 766), (426, 774), (397, 771)]), CORAL, 0.95)
    pic.stroke(ellipse(340, 772, 17, 16), VERDIGRIS, 4.5, 0.95)
    pic.fill(circle(340, 772, 6), VERDIGRIS, 0.95)
    pic.stroke("M308 724L450 736", "#5A2A24", 9)
    pic.stroke("M308 722L450 734", CORAL, 4)
    pic.stroke("M386 652L370 808", "#5A2A24", 9)
    pic.stroke("M385 652L369 808", CORAL, 4)

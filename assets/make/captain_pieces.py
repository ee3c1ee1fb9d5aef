"""The velvet bag of cubes, as two layers with room for cubes between them.

``python assets/make/captain_pieces.py`` writes assets/free_captains/pieces.
"""

from __future__ import annotations

import math
from pathlib import Path

from svgkit import Svg, darker, ellipse, lighter, mix, write_all

FOLDER = Path(__file__).resolve().parent.parent / "free_captains" / "pieces"
VELVET, DEEP, NIGHT = "#7C2E52", "#3B1329", "#140A16"
BRASS, PALE = "#B8925A", "#F0DEB2"
BODY = (
    "M47 96C40 118 14 150 12 190C10 232 52 250 128 250C204 250 246 232 244 190"
    "C242 150 216 118 209 96C188 124 68 124 47 96Z"
)


def back() -> str:
    """Return the far lip of the mouth and the dark inside."""
    pic = Svg(256, 256)
    lip = pic.linear((40, 30), (220, 110), [(0, lighter(VELVET, 0.22), 1), (1, DEEP, 1)])
    pic.fill(ruffled(128, 84, 92, 44, 11, 4.5), lip)
    pic.fill(ruffled(128, 86, 92, 42, 11, 4.5), darker(VELVET, 0.35), 0.35)
    dark = pic.radial((128, 110), 90, [(0, "#2A1020", 1), (0.7, NIGHT, 1), (1, NIGHT, 1)])
    pic.fill(ellipse(128, 88, 76, 32), dark)
    pic.stroke("M54 82C66 62 92 56 128 56C164 56 190 62 202 82", "#0B0510", 5, 0.5)
    return pic.text()


def ruffled(cx: float, cy: float, rx: float, ry: float, folds: int, deep: float) -> str:
    """Return an ellipse whose edge goes in and out."""
    points = []
    for step in range(180):
        turn = 2 * math.pi * step / 180
        wave = deep * math.sin(folds * turn + 0.6)
        points.append((cx + (rx + wave) * math.cos(turn), cy + (ry + wave * 0.6) * math.sin(turn)))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def front() -> str:
    """Return the near side: the body with its folds, the cord and two tassels."""
    pic = Svg(256, 256)
    pic.fill(ellipse(134, 246, 108, 9), "#000000", 0.45)
    run = pic.linear(
        (24, 110), (236, 240),
        [(0, lighter(VELVET, 0.2), 1), (0.35, VELVET, 1), (1, mix(DEEP, NIGHT, 0.35), 1)],
    )  # fmt: skip
    pic.fill(BODY, run)
    for top, bend, low, wide, light in FOLDS:
        paint = lighter(VELVET, 0.34) if light else NIGHT
        d = (
            f"M{top} 116C{top} 150 {bend} 180 {low} 236"
            f"C{low + wide} 180 {top + wide * 1.2} 150 {top + wide * 0.5} 116Z"
        )
        pic.fill(d, paint, 0.26 if light else 0.34)
    pic.fill("M16 200C34 244 200 252 242 196C246 236 204 250 128 250C60 250 14 236 16 200Z", NIGHT,
             0.34)  # fmt: skip
    lip = pic.linear((50, 96), (206, 124), [(0, lighter(VELVET, 0.4), 1), (1, VELVET, 1)])
    pic.fill("M40 88C58 122 198 122 216 88C222 94 218 106 209 110C184 136 72 136 47 110"
             "C38 106 34 94 40 88Z", lip)  # fmt: skip
    pic.stroke("M42 92C62 124 194 124 214 92", lighter(VELVET, 0.62), 2.5, 0.8)
    _cord(pic)
    return pic.text()


FOLDS = (
    (58, 34, 46, 15, True), (82, 64, 70, 18, False), (104, 98, 96, 16, True),
    (132, 134, 132, 20, False), (152, 166, 164, 14, True), (176, 198, 196, 18, False),
)  # fmt: skip
"""top, bend and foot of each fold, its width, and whether it is lit"""


def _cord(pic: Svg) -> None:
    """Draw a twisted cord around the neck, tied at the right."""
    line = "M44 116C74 142 182 142 212 116"
    pic.stroke(line, NIGHT, 13, 0.5)
    pic.stroke(line, BRASS, 9)
    pic.stroke(line, PALE, 3, 0.75)
    for step in range(15):
        part = step / 14
        x = 46 + 164 * part
        y = 117 + 19 * (1 - (2 * part - 1) ** 2)
        pic.stroke(f"M{x - 3:.1f} {y + 4:.1f}L{x + 3:.1f} {y - 4:.1f}", "#5E4A2C", 2, 0.8)
    for x, y, lean in ((176, 136, -5), (194, 130, 7)):
        pic.stroke(
            f"M{x} {y}C{x + lean} {y + 18} {x + lean} {y + 26} {x + lean} {y + 38}", BRASS, 4
        )
        tip = y + 38
        pic.fill(
            f"M{x + lean - 6} {tip}H{x + lean + 6}L{x + lean + 9} {tip + 26}H{x + lean - 9}Z", BRASS
        )
        pic.fill(
            f"M{x + lean - 6} {tip}H{x + lean}L{x + lean - 2} {tip + 26}H{x + lean - 9}Z", PALE
        )
    pic.fill(ellipse(186, 134, 9, 8), PALE)
    pic.fill(ellipse(188, 136, 7, 6), BRASS)


def pieces() -> dict[str, str]:
    """Return every piece by name."""
    return {"bag_back": back(), "bag_front": front()}


if __name__ == "__main__":
    write_all(FOLDER, pieces())

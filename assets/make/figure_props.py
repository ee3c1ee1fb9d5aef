"""The things that figures hold, each drawn at a hand."""

from __future__ import annotations

from figure_frame import Frame
from piecekit import AMBER, CYAN, DARK, GOLD, IRON, LEATHER, PALE, RED, STEEL, WOOD
from svgkit import Point, ellipse


def _rifle(f: Frame, hand: Point, side: int) -> None:
    """Draw a rifle held across the body: stock, receiver, barrel and sight."""
    c, s = 0.755 * side, 0.655

    def part(text: str, hue: str) -> None:
        made = []
        for each in text.split(","):
            u, v = (float(k) for k in each.split())  # along the barrel, across it
            made.append((hand[0] - u * c - v * s * side, hand[1] - u * s + v * c * side))
        f.planes(f.poly(*made), hue, (-s * c, c * c) if side > 0 else (s, -c), 0.3)

    part("-14 -0.4, -6 -2, -2 -1.4, -2 1.4, -7 2, -14.6 5", WOOD)
    part("-4 -1.8, 7 -1.8, 8 -0.8, 8 1.2, 5 2.2, -4 1.8", DARK)
    part("8 -0.9, 20 -0.7, 20 0.5, 8 0.8", IRON)
    part("-1 -3.4, 5.4 -3.4, 5.4 -2, -1 -2", IRON)
    part("0 1.6, 2.4 1.8, 1 5.4, -1.4 5", DARK)


def _pistol(f: Frame, hand: Point, side: int) -> None:
    x, y = hand[0] + 1.4 * side, hand[1] - 1
    f.planes(
        f.facets(
            f"{x - 2 * side} {y} {x + 1.6 * side} {y} {x + 0.6 * side} {y + 5} "
            f"{x - 2.6 * side} {y + 4.6}"
        ),
        WOOD,
    )
    f.planes(
        f.facets(
            f"{x - 2 * side} {y - 3.4} {x + 6 * side} {y - 3.4} {x + 6 * side} {y} "
            f"{x - 2 * side} {y + 0.4}"
        ),
        DARK,
        (0.2, 1),
        0.4,
    )
    f.planes(
        f.facets(
            f"{x + 6 * side} {y - 2.8} {x + 12 * side} {y - 2.8} {x + 12 * side} {y - 1.2} "
            f"{x + 6 * side} {y - 0.8}"
        ),
        IRON,
        (0.2, 1),
        0.4,
    )


def _staff(f: Frame, hand: Point, side: int) -> None:
    """Draw a walking staff, knotted and crooked at its head."""
    x = hand[0]
    wood = (
        f"{x - 1.2} 99!, {x - 0.9} 40, {x - 1.6} 10, {x - 3.4} 2, {x - 1} -5, {x + 4} -3, "
        f"{x + 4} 1, {x + 1.6} 0, {x + 1} 5, {x + 1.4} 40, {x + 0.9} 99!"
    )
    f.planes(f.bend(wood), WOOD, (1, 0.1), 0.3, 0.5)


def _spear(f: Frame, hand: Point, side: int) -> None:
    x = hand[0]
    f.planes(f.box(x - 0.8, -8, 1.6, 107, 0.6), WOOD, (1, 0), 0.3, 0.5)
    f.planes(f.facets(f"{x - 1} -4 {x - 3.2} -9 {x} -21 {x} -4"), STEEL, (1, 0), 0.5, 0.1)
    f.planes(f.facets(f"{x} -4 {x} -21 {x + 3.2} -9 {x + 1} -4"), STEEL, (1, 0), 0, 0.5)
    f.planes(f.box(x - 1.5, -5, 3, 2.6, 0.5), GOLD, (1, 0))
    f.planes(f.facets(f"{x - 1.2} -2.4 {x + 1.2} -2.4 {x + 3} 5 {x - 0.4} 3.4 {x - 2.4} 5.4"), RED)


def _cup(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(
        f.poly((x - 2.6, y - 9), (x + 2.6, y - 9), (x + 1.8, y - 1), (x - 1.8, y - 1)),
        CYAN,
        rim=0.6,
    )


def _pad(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(f.poly((x - 5, y - 9), (x + 4, y - 11), (x + 6, y + 1), (x - 3, y + 3)), IRON, rim=0.6)
    f.p.flat(
        f.poly((x - 3.8, y - 7.6), (x + 3, y - 9), (x + 4.6, y - 0.4), (x - 2, y + 1)), CYAN, 0.85
    )


def _pick(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(
        f.poly((x - 1, y + 24), (x + 1.4, y + 24), (x + 2.4, y - 14), (x, y - 14)), WOOD, rim=0.6
    )
    head = f.shape((x - 14, y - 5, 1), (x + 1, y - 15), (x + 16, y - 5, 1), (x + 1, y - 11))
    f.p.body(head, STEEL, rim=0.7)


def _tray(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(ellipse(*f.at(x, y - 3), 11 * f.s, 2.6 * f.s), PALE, rim=0.7)
    for dx, hue in ((-5, CYAN), (0, AMBER), (5, "#E8708C")):
        f.p.body(
            f.poly(
                (x + dx - 2, y - 11),
                (x + dx + 2, y - 11),
                (x + dx + 1.2, y - 4),
                (x + dx - 1.2, y - 4),
            ),
            hue,
            rim=0.5,
        )


def _coins(f: Frame, hand: Point, side: int) -> None:
    """Draw a purse tied with a string, held by its neck."""
    x, y = hand
    sack = f"{x - 1.6} {y}!, {x + 1.6} {y}!, {x + 4.6} {y + 5}, {x + 5.4} {y + 10}, {x} {y + 13}, "
    f.planes(f.bend(sack + f"{x - 5.4} {y + 10}, {x - 4.6} {y + 5}"), LEATHER, (0.8, 0.8), 0.3)
    f.planes(
        f.facets(f"{x - 3} {y - 3.6} {x} {y - 2.4} {x + 3} {y - 3.6} {x + 1.4} {y} {x - 1.4} {y}"),
        LEATHER,
    )
    f.fold(
        f"{x - 1} {y + 1.4} {x - 2.6} {y + 9} {x - 1.2} {y + 8}; "
        f"{x + 1} {y + 1.4} {x + 3.4} {y + 9} {x + 1.8} {y + 9}",
        LEATHER,
    )
    f.planes(f.box(x - 2, y - 0.8, 4, 1.5, 0.5), GOLD, (1, 0))


def _lamp(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.glow(*f.at(x, y + 5), 18 * f.s, AMBER, 0.9)
    f.p.body(f.box(x - 2.6, y + 1, 5.2, 8, 1), GOLD, rim=0.5)
    f.p.flat(f.box(x - 1.6, y + 2.4, 3.2, 5), "#FFF4D0")


def _mic(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(f.limb((x, y), (x + 2 * side, y - 8), 0.9, 0.9), DARK, rim=0.5)
    f.p.ball(*f.at(x + 2.4 * side, y - 9), 2.2 * f.s, STEEL)


def _spanner(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    shaft = [(x - 1.2, y + 6), (x + 1.2, y + 6), (x + 1.4, y - 11), (x - 1.4, y - 11)]
    f.planes(f.poly(*shaft), STEEL, (1, 0))
    jaw = (
        f"{x - 4} {y - 19}!, {x - 1.4} {y - 14}!, {x + 1.4} {y - 14}!, {x + 4} {y - 19}!, "
        f"{x + 5} {y - 13}, {x} {y - 8}, {x - 5} {y - 13}"
    )
    f.planes(f.bend(jaw), STEEL, (1, 0.5), 0.4)


PROPS = {
    "rifle": _rifle,
    "pistol": _pistol,
    "staff": _staff,
    "spear": _spear,
    "cup": _cup,
    "pad": _pad,
    "pick": _pick,
    "spanner": _spanner,
    "tray": _tray,
    "coins": _coins,
    "lamp": _lamp,
    "mic": _mic,
}
FRONT = {"rifle", "pad", "cup", "tray", "coins", "mic", "lamp"}

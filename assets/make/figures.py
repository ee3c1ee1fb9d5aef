"""People for the pieces: one jointed figure, dressed and posed by keywords.

A figure is 100 units tall before it is scaled: feet at 100, shoulders at 20, the head above. It
stands in three-quarter view, turned to the right. Cloth is drawn in planes: a shape is one path
with three flat tones across it, and folds are dark wedges on top. Clothes are in
``figure_dress.py``, heads in ``figure_heads.py`` (made by the portraits' kit), what hands hold in
``figure_props.py``.
"""

from __future__ import annotations

import math

from figure_dress import COLLARS, DRESSES
from figure_faces import Head, Inset
from figure_frame import Frame, Person
from figure_heads import HEADS, MASKED, behind, in_front
from figure_props import FRONT, PROPS
from headkit import cropped
from piecekit import DARK, Piece, tone
from svgkit import Point, knots, num, pairs, spline

HEAD = 0.146  # units of a figure per unit of a portrait

# Positions of elbow and hand, from the shoulder, for the figure's left side in the picture, and the
# hand's pose.
ARMS: dict[str, tuple[Point, Point, str]] = {
    "down": ((-4.4, 14.5), (-3.4, 29), "loose"),
    "hip": ((-11.5, 12), (-2.4, 23.5), "fist"),
    "hold": ((-5.5, 14.5), (6, 19), "fist"),
    "point": ((-12.5, 5), (-26, 1), "point"),
    "up": ((-10.5, -1), (-13, -19), "fist"),
    "chin": ((-5.5, 14.5), (7, 1.5), "fist"),
    "offer": ((-8.5, 12.5), (-20.5, 11), "open"),
    "cross": ((-4.5, 14), (12.5, 13), "loose"),
}

# Hands, along the forearm and to the thumb's side: the back, the fingers, the lines between them,
# the thumb.
HANDS: dict[str, tuple[str, str, str, str]] = {
    "loose": (
        "-1 -1.6, 1.6 -2.2, 3.8 -2.3, 6.6 -1.6, 8.4 -0.4, 7.8 0.9, 4.4 1.9, 1.4 2, -1 1.6",
        "4 -2.3, 6.6 -1.6, 8.4 -0.4, 7.8 0.9, 4.6 1.7",
        "4.8 -1.1 8 -0.5 4.8 0.2 8 0.3",
        "0.6 1.4, 2.4 3, 4.8 3.7, 5.4 2.9, 3.6 1.6",
    ),
    "fist": (
        "-1 -1.7, 1.4 -2.7, 4.2 -2.8, 5.6 -1.5, 5.6 1, 4.2 2.5, 1.4 2.5, -1 1.7",
        "3.4 -2.8, 4.3 -2.7, 5.6 -1.5, 5.6 1, 4.2 2.4, 3 1.4",
        "3.4 -1.2 5.6 -0.9 3.3 0.2 5.6 0.3 3.4 1.4 5.1 1.5",
        "0.6 1.8, 2.4 3.1, 4.6 1.9, 4.5 0.8, 2.8 1.1",
    ),
    "open": (
        "-1 -1.5, 2 -1.9, 5 -2, 8.6 -2.2, 9 -1.3, 5.6 0.3, 3 1.7, -1 1.7",
        "5 -2, 8.6 -2.2, 9 -1.3, 5.6 0.3, 4.6 0.6",
        "5.4 -1.3 8.8 -1.8 5.2 -0.5 8 -1",
        "1.2 -1.4, 2.8 -4.1, 4 -4.4, 4.2 -3.4, 3.4 -1.6",
    ),
    "point": (
        "-1 -1.7, 1.4 -2.6, 4 -2.6, 9.2 -2.3, 9.3 -1.2, 5 -0.8, 5.2 1, 3.8 2.4, 1.2 2.4, -1 1.7",
        "3.4 -0.9, 5 -0.8, 5.2 1, 3.8 2.3, 2.8 1.2",
        "3.2 0.2 5.2 0.2 3 1.3 4.8 1.3",
        "0.8 -2.3, 2.4 -3.8, 4.2 -3.6, 4.4 -2.6, 2.6 -1.8",
    ),
}


def figure(p: Piece, x: float, foot: float, tall: float, who: Person, fine: bool = True) -> None:
    """Draw a person with feet at (x, foot) and a height of ``tall`` units; ``fine`` with fingers,
    folds and a whole face, which nobody sees in a crowd."""
    f = Frame(p, x, foot, tall, who.girth, fine)
    if f.fine:
        p.digits = 2
    big = 1 + (who.girth - 1) * 0.6
    k = HEAD * f.s * big
    chin = f.at(0.4, 16.4)
    pic = Inset(p.svg, k, chin[0] - 128 * k, chin[1] - 171 * k)
    h = Head(pic, who.face, f.fine)
    with cropped("square"):
        behind(h, who.head, who.skin, who.coat)
    _arm(f, who, 1, who.right, who.props[1])
    DRESSES[who.dress](f, who)
    with cropped("square"):
        if who.head not in MASKED:
            h.throat(who.skin, 22 if who.face.woman else 26)
    COLLARS[who.dress](f, who)
    with cropped("square"):
        HEADS[who.head](h, who.skin, who.coat, who.trim)
        in_front(h, who.head, who.skin)
    _arm(f, who, -1, who.left, who.props[0])


def likeness(p: Piece, x: float, low: float, high: float, who: Person) -> None:
    """Draw head and shoulders, ``high`` units from the hat to the chest, which ends at ``low``."""
    p.digits = 2
    k = high / 250
    pic = Inset(p.svg, k, x - 128 * k, low - 236 * k)
    h = Head(pic, who.face)
    with cropped("square"):
        behind(h, who.head, who.skin, who.coat)
        cloth = "60 236!, 64 214, 84 198, 112 190, 146 190, 174 198, 196 214, 200 236!"
        h.add(spline(knots(cloth)), who.coat, z=0)
        h.throat(who.skin, 22 if who.face.woman else 26)
        h.collar(who.coat, 26, 180)
        HEADS[who.head](h, who.skin, who.coat, who.trim)


# --- arms -----------------------------------------------------------------------------------------


def _arm(f: Frame, who: Person, side: int, word: str, prop: str) -> None:
    (ex, ey), (hx, hy), pose = ARMS[word]
    shoulder = (-10.2, 24.6) if side < 0 else (9.6, 24.4)
    elbow = (shoulder[0] - side * ex, shoulder[1] + ey)
    hand = (shoulder[0] - side * hx, shoulder[1] + hy)
    sleeve = who.coat if side < 0 else tone(who.coat, -0.2)
    if who.dress == "armour":
        sleeve = tone(sleeve, -0.5)
    if prop and prop not in FRONT:
        PROPS[prop](f, hand, side)
    loose = who.dress == "robe"
    upper = f.limb(shoulder, elbow, 4.6, 3.8)
    f.planes(upper, sleeve, _across(shoulder, elbow))
    _sleeve_folds(f, shoulder, elbow, hand, sleeve)
    wrist = _toward(hand, elbow, 1.6)
    _hand(f, who, wrist, _angle(elbow, hand), pose if not prop else "fist", side)
    f.planes(f.limb(elbow, wrist, 3.8, 4.6 if loose else 3.0), sleeve, _across(elbow, wrist))
    _cuff(f, elbow, wrist, 4.9 if loose else 3.2, sleeve if loose else tone(sleeve, -0.25))
    if who.dress == "armour":
        _plates(f, who, shoulder, elbow, wrist, side)
    if prop in FRONT:
        PROPS[prop](f, hand, side)
        if f.fine and prop in ("rifle", "pad", "cup"):
            _hand(f, who, wrist, _angle(elbow, hand), "fist", side, fingers_only=True)


def _across(a: Point, b: Point) -> Point:
    """Return the direction across a limb, away from the lamp."""
    nx, ny = -(b[1] - a[1]), b[0] - a[0]
    return (nx, ny) if nx + 0.8 * ny > 0 else (-nx, -ny)


def _angle(a: Point, b: Point) -> float:
    return math.atan2(b[1] - a[1], b[0] - a[0])


def _toward(a: Point, b: Point, far: float) -> Point:
    span = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    return a[0] + (b[0] - a[0]) / span * far, a[1] + (b[1] - a[1]) / span * far


def _sleeve_folds(f: Frame, shoulder: Point, elbow: Point, hand: Point, hue: str) -> None:
    """Draw the folds inside an elbow, and a lit plane on the shoulder."""
    if not f.fine:
        return
    inner = _angle(elbow, ((shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2))
    root = (elbow[0] + 3.4 * math.cos(inner), elbow[1] + 3.4 * math.sin(inner))
    for turn in (2.5, -2.5, 3.3):
        a = inner + turn
        tip = (root[0] + 6.2 * math.cos(a), root[1] + 6.2 * math.sin(a))
        side = (root[0] + 1.7 * math.cos(a + 1.2), root[1] + 1.7 * math.sin(a + 1.2))
        f.p.flat(f.poly(root, tip, side), tone(hue, -0.42), 0.75)
    x, y = shoulder
    f.p.flat(
        f.poly((x - 3.6, y), (x - 1, y - 3.2), (x + 1.4, y - 2.4), (x - 1.8, y + 3.4)),
        tone(hue, 0.24),
        0.5,
    )


def _cuff(f: Frame, elbow: Point, wrist: Point, r: float, hue: str) -> None:
    a = _toward(wrist, elbow, 2.6)
    dx, dy = wrist[0] - a[0], wrist[1] - a[1]
    span = math.hypot(dx, dy) or 1
    nx, ny = -dy / span * r, dx / span * r
    band = f.poly(
        (a[0] + nx, a[1] + ny),
        (wrist[0] + nx * 1.04, wrist[1] + ny * 1.04),
        (wrist[0] - nx * 1.04, wrist[1] - ny * 1.04),
        (a[0] - nx, a[1] - ny),
    )
    f.planes(band, hue, _across(a, wrist), 0.3)


def _hand(
    f: Frame,
    who: Person,
    wrist: Point,
    angle: float,
    pose: str,
    side: int,
    fingers_only: bool = False,
) -> None:
    skin = who.gloves or (DARK if who.dress == "armour" else who.skin)
    if side > 0:
        skin = tone(skin, -0.14)
    c, s = math.cos(angle), math.sin(angle)
    turn = side if pose != "open" else -1 if c < 0 else 1

    def spot(u: float, v: float) -> Point:
        v *= turn
        return wrist[0] + (u * c - v * s) * 0.98, wrist[1] + (u * s + v * c) * 0.98

    def path(text: str) -> str:
        return f.shape(*(spot(k[0], k[1]) for k in knots(text)))

    back, fingers, lines, thumb = HANDS[pose]
    if not fingers_only:
        f.planes(path(back), skin, (0.8, 0.7), 0.18, 0.3)
    if not f.fine:
        return
    f.p.flat(path(fingers), tone(skin, -0.2), 0.95)
    drawn = ""
    ends = [f.at(*spot(*each)) for each in pairs(lines)]
    for a, b in zip(ends[::2], ends[1::2], strict=True):
        drawn += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    f.p.line(drawn, tone(skin, -0.62), 0.32 * f.s, 0.8)
    f.p.flat(path(thumb), tone(skin, 0.14))


def _plates(f: Frame, who: Person, shoulder: Point, elbow: Point, wrist: Point, side: int) -> None:
    """Draw armor on shoulder, elbow and forearm."""
    hue = who.coat if side < 0 else tone(who.coat, -0.16)
    x, y = shoulder
    pad = [
        (x - 5.4, y + 5),
        (x - 5.2, y - 2),
        (x - 1.4, y - 5.2),
        (x + 3.6, y - 3.8),
        (x + 5.6, y + 2),
        (x + 4.8, y + 6.4),
    ]
    f.planes(f.shape(*((*k, 1) for k in pad)), hue, (0.8, 0.7), 0.26)  # type: ignore[misc]
    f.fold(
        f"{x - 5.2} {y + 3.6} {x + 4.9} {y + 5} {x + 4.8} {y + 6.4} {x - 5.4} {y + 5}", hue, -0.4
    )
    a, b = _toward(elbow, wrist, 3.4), _toward(wrist, elbow, 3)
    f.planes(f.limb(a, b, 3.9, 3.3), hue, _across(elbow, wrist), 0.26)

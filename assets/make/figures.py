"""People for the pieces: one jointed figure, dressed and posed by keywords.

A figure is 100 units tall before it is scaled: feet at 100, shoulders at 20, the head above. It
faces the viewer, turned slightly to one side.
"""

from __future__ import annotations

from dataclasses import dataclass

from piecekit import AMBER, CYAN, DARK, GOLD, IRON, LEATHER, PALE, SKIN, STEEL, WOOD, Piece, tone
from svgkit import Knot, Point, circle, ellipse, poly, rect, spline

HAIR = "#3A2A22"

# Positions of elbow and hand, from the shoulder, for the figure's left side in the picture.
ARMS: dict[str, tuple[Point, Point]] = {
    "down": ((-5, 15), (-4, 31)),
    "hip": ((-11, 12), (-3, 25)),
    "hold": ((-6, 15), (5, 20)),
    "point": ((-13, 5), (-28, 1)),
    "up": ((-10, -4), (-13, -22)),
    "chin": ((-6, 14), (5, 0)),
    "offer": ((-9, 13), (-21, 13)),
    "cross": ((-5, 14), (13, 13)),
}


@dataclass(frozen=True)
class Person:
    """The appearance of a figure: colors, ``head`` (a key of ``HEADS``), ``dress`` (coat, robe,
    suit, ``armour``), an arm keyword for each side, and the contents of each hand (a key of
    ``PROPS``)."""

    coat: str = LEATHER
    legs: str = DARK
    skin: str = SKIN
    head: str = "hair"
    dress: str = "coat"
    left: str = "down"
    right: str = "down"
    hair: str = HAIR
    props: tuple[str, str] = ("", "")
    trim: str = GOLD
    girth: float = 1.0


class Frame:
    """The coordinates of a figure on the canvas."""

    def __init__(self, p: Piece, x: float, foot: float, tall: float, girth: float) -> None:
        self.p, self.x, self.foot, self.s, self.girth = p, x, foot, tall / 100, girth

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.s * self.girth, self.foot - (100 - y) * self.s

    def shape(self, *spots: Knot) -> str:
        return spline([(*self.at(k[0], k[1]), *k[2:]) for k in spots])  # type: ignore[misc]

    def poly(self, *spots: Point) -> str:
        return poly([self.at(*spot) for spot in spots])

    def limb(self, a: Point, b: Point, wide: float, narrow: float) -> str:
        dx, dy = b[0] - a[0], b[1] - a[1]
        far = (dx * dx + dy * dy) ** 0.5 or 1
        nx, ny = -dy / far, dx / far
        ends = [(a, wide), (b, narrow)]
        (p, w), (q, v) = ends
        return self.shape(
            (p[0] + nx * w, p[1] + ny * w),
            (q[0] + nx * v, q[1] + ny * v),
            (q[0] + dx / far * v * 0.8, q[1] + dy / far * v * 0.8),
            (q[0] - nx * v, q[1] - ny * v),
            (p[0] - nx * w, p[1] - ny * w),
            (p[0] - dx / far * w * 0.8, p[1] - dy / far * w * 0.8),
        )

    def disc(self, x: float, y: float, r: float) -> str:
        return circle(*self.at(x, y), r * self.s)

    def box(self, x: float, y: float, w: float, h: float, r: float = 0) -> str:
        left, top = self.at(x, y)
        return rect(left, top, w * self.s * self.girth, h * self.s, r * self.s)


def figure(p: Piece, x: float, foot: float, tall: float, who: Person) -> None:
    """Draw a person with feet at (x, foot) and a height of ``tall`` units."""
    f = Frame(p, x, foot, tall, who.girth)
    rim = max(0.5, tall / 260)
    _arm(f, who, 1, who.right, who.props[1], rim)
    DRESSES[who.dress](f, who, rim)
    HEADS[who.head](f, who, rim)
    _arm(f, who, -1, who.left, who.props[0], rim)


def _arm(f: Frame, who: Person, side: int, word: str, prop: str, rim: float) -> None:
    (ex, ey), (hx, hy) = ARMS[word]
    shoulder = (side * 10.0, 23.0)
    elbow = (shoulder[0] + side * -ex, shoulder[1] + ey)
    hand = (shoulder[0] + side * -hx, shoulder[1] + hy)
    sleeve = who.coat if side < 0 else tone(who.coat, -0.18)
    if prop and prop not in FRONT:
        PROPS[prop](f, hand, side)
    f.p.body(f.limb(shoulder, elbow, 4.4, 3.4), sleeve, rim=rim)
    f.p.body(f.limb(elbow, hand, 3.4, 2.6), sleeve, rim=rim)
    f.p.body(f.disc(*hand, 2.8), who.skin if who.dress != "armour" else DARK, rim=rim * 0.7)
    if prop in FRONT:
        PROPS[prop](f, hand, side)


# --- dress --------------------------------------------------------------------------------------


def _legs(f: Frame, who: Person, rim: float, boots: str = DARK) -> None:
    for side in (1, -1):
        hue = who.legs if side < 0 else tone(who.legs, -0.2)
        f.p.body(f.limb((side * 4, 52), (side * 6, 92), 5.2, 3.4), hue, rim=rim)
        f.p.body(
            f.shape(
                (side * 6 - 3.2, 83, 1),
                (side * 6 + 3.2, 83, 1),
                (side * 6.4 + 3, 95),
                (side * 7.4 + 3.6, 99.5, 1),
                (side * 7 - 3.8, 99.5, 1),
                (side * 6.2 - 3, 95),
            ),
            boots,
            rim=rim,
        )


def _torso(f: Frame) -> str:
    return f.shape(
        (-5, 18), (5, 18), (12.5, 22), (11, 38), (9, 52, 1), (-9, 52, 1), (-11, 38), (-12.5, 22)
    )  # fmt: skip


def _coat(f: Frame, who: Person, rim: float) -> None:
    _legs(f, who, rim)
    coat = f.shape(
        (-5, 18), (5, 18), (12.5, 22), (11, 40), (13, 74, 1), (3, 72, 1), (0, 56, 1),
        (-3, 72, 1), (-14, 74, 1), (-11, 40), (-12.5, 22),
    )  # fmt: skip
    f.p.body(coat, who.coat, rim=rim)
    f.p.body(f.poly((-3.5, 18), (3.5, 18), (1.5, 48), (-1.5, 48)), PALE, rim=0, shadow=0)
    f.p.flat(f.poly((-5, 18), (-3, 18), (-0.5, 44), (-6, 30)), tone(who.coat, 0.25))
    f.p.flat(f.poly((5, 18), (3, 18), (0.5, 44), (6, 30)), tone(who.coat, -0.3))
    f.p.body(f.box(-10.5, 47, 21, 4, 1), who.trim, rim=rim * 0.6)


def _robe(f: Frame, who: Person, rim: float) -> None:
    robe = f.shape(
        (-5, 18), (5, 18), (13, 23), (12, 44), (17, 98, 1), (-18, 98, 1), (-12, 44), (-13, 23)
    )
    f.p.body(robe, who.coat, rim=rim)
    f.p.facet(robe, " ".join(f"{v:.1f}" for v in (*f.at(3, 10), *f.at(6, 100))), -0.22)
    f.p.flat(f.poly((-3, 19), (3, 19), (2.2, 97), (-4, 97)), who.trim, 0.75)
    f.p.body(f.box(-11.6, 46, 23, 4, 1), tone(who.trim, -0.2), rim=rim * 0.6)


def _suit(f: Frame, who: Person, rim: float) -> None:
    _legs(f, who, rim, boots=LEATHER)
    torso = _torso(f)
    f.p.body(torso, who.coat, rim=rim)
    f.p.flat(f.poly((-11, 22), (-7, 20), (6, 52), (1, 52)), who.trim, 0.85)
    f.p.body(f.box(-9.5, 49, 19, 4.4, 1), DARK, rim=rim * 0.6)
    f.p.body(f.box(2, 28, 6, 6, 1), PALE, rim=rim * 0.5)


def _armour(f: Frame, who: Person, rim: float) -> None:
    _legs(f, who, rim, boots=who.trim)
    f.p.body(_torso(f), tone(who.coat, -0.5), rim=rim)
    chest = f.poly((-11, 21), (11, 21), (10, 36), (5, 42), (-5, 42), (-10, 36))
    f.p.body(chest, who.coat, rim=rim)
    f.p.facet(chest, " ".join(f"{v:.1f}" for v in (*f.at(1, 18), *f.at(0, 44))), -0.2)
    f.p.body(f.box(-8, 44, 16, 5, 1), who.trim, rim=rim * 0.6)
    for side in (1, -1):
        f.p.body(f.disc(side * 12, 23, 5), who.coat, rim=rim)
        f.p.body(f.box(side * 5 - 3.4, 60, 6.8, 15, 2), who.coat, rim=rim)


DRESSES = {"coat": _coat, "robe": _robe, "suit": _suit, "armour": _armour}

# --- heads --------------------------------------------------------------------------------------


def _face(f: Frame, who: Person, rim: float, long: float = 0) -> None:
    f.p.body(f.box(-2.6, 13, 5.2, 7), tone(who.skin, -0.25), rim=0)
    head = f.shape(
        (-6, 4), (0, 0), (6, 4), (5.6, 10), (2.6, 16 + long), (-2.6, 16 + long), (-5.6, 10)
    )
    f.p.body(head, who.skin, rim=rim)
    for side in (-1, 1):
        f.p.flat(f.disc(side * 2.4 - 0.4, 8.4, 0.9), "#14100E")
    f.p.flat(f.poly((-0.8, 9), (0.4, 9), (0.8, 11.6), (-1, 11.6)), "#14100E", 0.22)


def _hair(f: Frame, who: Person, rim: float) -> None:
    _face(f, who, rim)
    f.p.body(
        f.shape((-6.6, 9, 1), (-7, 2), (-1, -2.6), (6, -0.6), (6.8, 9, 1), (4.6, 4.4), (-3, 4)),
        who.hair,
        rim=rim,
    )


def _long(f: Frame, who: Person, rim: float) -> None:
    f.p.body(f.shape((-7, 3), (0, -3), (7, 3), (9, 24, 1), (-9, 24, 1)), who.hair, rim=rim)
    _face(f, who, rim)
    f.p.body(
        f.shape((-6.8, 9, 1), (-6, 0), (0, -3), (6, 0), (6.8, 9, 1), (2, 3)), who.hair, rim=rim
    )


def _beard(f: Frame, who: Person, rim: float) -> None:
    _hair(f, who, rim)
    f.p.body(
        f.shape((-5.4, 10, 1), (0, 12), (5.4, 10, 1), (3.4, 17), (0, 22), (-3.4, 17)),
        who.hair,
        rim=0,
    )


def _hood(f: Frame, who: Person, rim: float) -> None:
    hood = f.shape((-9, 22, 1), (-9.4, 8), (-4, -3), (0, -4.6), (4, -3), (9.4, 8), (9, 22, 1))
    f.p.body(hood, who.coat, rim=rim)
    f.p.flat(f.shape((-5.6, 18, 1), (-6, 6), (0, 0.5), (6, 6), (5.6, 18, 1)), "#05060C", 0.92)
    for side in (-1, 1):
        f.p.lamp(*f.at(side * 2.2, 9), 0.8 * f.s, AMBER)


def _helmet(f: Frame, who: Person, rim: float) -> None:
    dome = f.shape((-7.4, 15, 1), (-8, 4), (0, -3), (8, 4), (7.4, 15, 1), (4, 18), (-4, 18))
    f.p.body(dome, who.coat, rim=rim)
    f.p.facet(dome, " ".join(f"{v:.1f}" for v in (*f.at(1, -6), *f.at(0.4, 20))), -0.2)
    f.p.flat(f.poly((-6, 6), (6, 6), (5, 10), (-5, 10)), "#080A10")
    f.p.flat(f.poly((-2.6, 13), (2.6, 13), (2, 16.4), (-2, 16.4)), "#20262E")


def _visor(f: Frame, who: Person, rim: float) -> None:
    """Draw a flyer's helmet with its goggles down."""
    f.p.body(f.shape((-7.4, 13, 1), (-8, 2), (0, -4), (8, 2), (7.4, 13, 1)), who.trim, rim=rim)
    _face(f, who, rim)
    f.p.body(
        f.shape((-7.6, 6, 1), (-7.4, 0), (0, -4), (7.4, 0), (7.6, 6, 1), (0, 4)), who.trim, rim=rim
    )
    f.p.flat(f.poly((-1.4, -3.6), (1.4, -3.6), (1.4, 4), (-1.4, 4)), who.coat)
    f.p.body(f.box(-6.4, 5.6, 12.8, 4.8, 1.8), DARK, rim=0)
    for side in (-1, 1):
        f.p.flat(f.disc(side * 2.9, 8, 1.9), AMBER)
        f.p.flat(f.disc(side * 2.9 - 0.6, 7.4, 0.6), "#FFFFFF", 0.9)


def _cap(f: Frame, who: Person, rim: float) -> None:
    _face(f, who, rim)
    f.p.body(f.shape((-7, 4, 1), (-7, -3), (0, -5), (7, -3), (7, 4, 1)), who.coat, rim=rim)
    f.p.body(f.poly((-8, 3), (7.4, 3), (6, 5.6), (-9, 5.4)), tone(who.coat, -0.4), rim=0)
    f.p.flat(f.disc(0, -0.4, 1.3), who.trim)


def _hat(f: Frame, who: Person, rim: float) -> None:
    _face(f, who, rim)
    f.p.body(f.shape((-6, 2, 1), (-5, -6), (0, -5), (5, -6.6), (6, 2, 1)), who.hair, rim=rim)
    f.p.body(f.shape((-13, 3), (0, 1), (13, 3), (0, 6)), who.hair, rim=rim)


def _wrap(f: Frame, who: Person, rim: float) -> None:
    f.p.body(f.shape((-7, 16, 1), (-8, 2), (0, -4), (8, 2), (7, 16, 1), (0, 21)), who.hair, rim=rim)
    for k in (2, 6, 14, 18):
        f.p.line(
            "M%.1f %.1fL%.1f %.1f" % (*f.at(-7, k), *f.at(7, k - 1)), "#05070D", 0.7 * f.s, 0.35
        )
    f.p.flat(f.box(-5.6, 7.4, 11.2, 3.4, 1), "#0A0C12")
    for side in (-1, 1):
        f.p.ball(*f.at(side * 2.8, 9), 2.0 * f.s, STEEL)


def _alien(f: Frame, who: Person, rim: float) -> None:
    """Draw a tall skull with large dark eyes."""
    f.p.body(f.box(-2.4, 13, 4.8, 8), tone(who.skin, -0.25), rim=0)
    f.p.body(
        f.shape((-6.6, 3), (-3, -7), (3, -7), (6.6, 3), (3.2, 14), (0, 16.6), (-3.2, 14)),
        who.skin,
        rim=rim,
    )
    for side in (-1, 1):
        f.p.flat(
            f.shape((side * 1, 7), (side * 3, 3), (side * 5.6, 5), (side * 3.4, 9.4)), "#0A0A10"
        )
        f.p.flat(f.disc(side * 3 - 0.7, 5.4, 0.7), "#FFFFFF", 0.8)


def _horned(f: Frame, who: Person, rim: float) -> None:
    for side in (-1, 1):
        f.p.body(
            f.shape(
                (side * 3, 1, 1),
                (side * 8, -3),
                (side * 9, -12, 1),
                (side * 11, -2),
                (side * 5.6, 5, 1),
            ),
            PALE,
            rim=rim * 0.7,
        )
    _face(f, who, rim, 1)
    f.p.flat(f.poly((-5, 5.4), (-0.6, 7), (-0.6, 8), (-5, 6.8)), "#14100E", 0.7)
    f.p.flat(f.poly((5, 5.4), (0.6, 7), (0.6, 8), (5, 6.8)), "#14100E", 0.7)


def _tails(f: Frame, who: Person, rim: float) -> None:
    """Draw two long head tails over the shoulders."""
    for side in (1, -1):
        f.p.body(
            f.shape(
                (side * 2, -2),
                (side * 8, 2),
                (side * 9.6, 18),
                (side * 7.6, 40),
                (side * 4.4, 40),
                (side * 5, 18),
            ),
            who.skin if side < 0 else tone(who.skin, -0.25),
            rim=rim,
        )
    _face(f, who, rim)
    f.p.body(
        f.shape((-6.6, 5, 1), (-6, -2), (0, -4), (6, -2), (6.6, 5, 1), (0, 2.4)), who.hair, rim=rim
    )


def _fish(f: Frame, who: Person, rim: float) -> None:
    """Draw a domed head with eyes at the sides."""
    f.p.body(
        f.shape((-8, 6), (-6, -5), (0, -8), (6, -5), (8, 6), (5, 15), (0, 18), (-5, 15)),
        who.skin,
        rim=rim,
    )
    for side in (-1, 1):
        f.p.ball(*f.at(side * 6.6, 4), 2.9 * f.s, "#E8C060")
        f.p.flat(f.disc(side * 6.8, 4, 1.3), "#100C0A")
    f.p.flat(f.poly((-4.6, 11.6), (4.6, 11.6), (3, 13), (-3, 13)), "#14100E", 0.6)


def _snout(f: Frame, who: Person, rim: float) -> None:
    """Draw a broad furred head."""
    f.p.body(
        f.shape((-8, 8), (-7.4, -2), (0, -6), (7.4, -2), (8, 8), (9, 20), (0, 24), (-9, 20)),
        who.hair,
        rim=rim,
    )
    f.p.body(f.shape((-4.4, 9), (0, 6), (4.4, 9), (3.4, 15), (-3.4, 15)), who.skin, rim=0)
    for side in (-1, 1):
        f.p.flat(f.disc(side * 2.8, 5.6, 1), "#F0D080")
    f.p.flat(f.disc(0, 9.4, 1.4), "#14100E")


HEADS = {
    "hair": _hair, "long": _long, "beard": _beard, "hood": _hood, "helmet": _helmet,
    "visor": _visor, "cap": _cap, "hat": _hat, "wrap": _wrap, "alien": _alien,
    "horned": _horned, "tails": _tails, "fish": _fish, "snout": _snout,
}  # fmt: skip

# --- props --------------------------------------------------------------------------------------


def _rifle(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(
        f.poly(
            (x - 15 * side, y - 13),
            (x - 13 * side, y - 15),
            (x + 12 * side, y + 6),
            (x + 9 * side, y + 10),
        ),
        DARK,
        rim=0.7,
    )
    f.p.body(
        f.poly(
            (x + 4 * side, y),
            (x + 12 * side, y + 4),
            (x + 15 * side, y + 11),
            (x + 9 * side, y + 10),
        ),
        WOOD,
        rim=0.7,
    )


def _pistol(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(
        f.poly(
            (x - 1 * side, y - 4),
            (x + 11 * side, y - 4),
            (x + 11 * side, y - 1),
            (x + 2 * side, y),
            (x + 1 * side, y + 4),
            (x - 2 * side, y + 3),
        ),
        DARK,
        rim=0.6,
    )


def _staff(f: Frame, hand: Point, side: int) -> None:
    x = hand[0]
    f.p.upright(f.box(x - 1, -14, 2, 113, 1), WOOD, rim=0.6)
    f.p.body(
        f.shape((x - 1.4, 2, 1), (x - 5, -8), (x, -22, 1), (x + 5, -8), (x + 1.4, 2, 1)),
        STEEL,
        rim=0.7,
    )


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
    x, y = hand
    f.p.body(
        f.shape((x - 4, y - 2), (x, y - 7), (x + 4, y - 2), (x + 4.6, y + 6), (x - 4.6, y + 6)),
        LEATHER,
        rim=0.6,
    )
    f.p.flat(f.disc(x, y + 2, 1.8), GOLD)


def _lamp(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.glow(*f.at(x, y + 5), 18 * f.s, AMBER, 0.9)
    f.p.body(f.box(x - 2.6, y + 1, 5.2, 8, 1), GOLD, rim=0.5)
    f.p.flat(f.box(x - 1.6, y + 2.4, 3.2, 5), "#FFF4D0")


def _mic(f: Frame, hand: Point, side: int) -> None:
    x, y = hand
    f.p.body(f.limb((x, y), (x + 2 * side, y - 8), 0.9, 0.9), DARK, rim=0.5)
    f.p.ball(*f.at(x + 2.4 * side, y - 9), 2.2 * f.s, STEEL)


PROPS = {
    "rifle": _rifle, "pistol": _pistol, "staff": _staff, "cup": _cup, "pad": _pad, "pick": _pick,
    "tray": _tray, "coins": _coins, "lamp": _lamp, "mic": _mic,
}  # fmt: skip
FRONT = {"rifle", "pad", "cup", "tray", "coins", "mic", "lamp"}

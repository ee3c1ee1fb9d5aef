"""Clothes of the figures: trunk, legs, belts, coats, armor and collars, in planes and folds."""

from __future__ import annotations

from figure_frame import Frame, Person
from piecekit import DARK, LEATHER, PALE, tone

CREAM = "#D8CBB0"

# --- dress ----------------------------------------------------------------------------------------

TORSO = (
    "-4 18.2!, -9 20, -13.4 23.6, -13 30, -11.4 38, -10.4 48!, -10.6 53!, 10 53!, 10 48!, "
    "10.8 38, 12.2 30, 12.6 23.6, 8.8 19.8, 4.8 18.2!"
)
SHADED = "7.6 21 12.6 24 12 31 10.6 38 10 53 6.6 53 6.8 44 5.6 36 8 29"
CHEST = "-9.4 22 -4.6 20.6 -3 30.4 -9.6 32.6"


def _legs(f: Frame, who: Person, boots: str = DARK) -> None:
    for side in (1, -1):
        hue = who.legs if side < 0 else tone(who.legs, -0.22)
        f.planes(f.limb((side * 4.4, 52), (side * 6, 92), 5.4, 3.6), hue)
        f.fold(f"{side * 5 - 3} 70 {side * 5 + 3.4} 72 {side * 5 - 2.6} 73.4", hue)
        boot = (
            f"{side * 6 - 3.6} 80!, {side * 6 + 3.6} 80!, {side * 6.2 + 3.2} 93, "
            f"{side * 6 + 6.4} 97, {side * 6 + 6.4} 100!, {side * 6 - 3.8} 100!, "
            f"{side * 6 - 3.2} 92"
        )
        f.planes(f.bend(boot), boots if side < 0 else tone(boots, -0.3), lift=0.3)
        f.fold(
            f"{side * 6 - 3.6} 80 {side * 6 + 3.6} 80 {side * 6 + 3.6} 82 {side * 6 - 3.6} 82",
            boots,
            0.25,
        )


def _trunk(f: Frame, hue: str) -> None:
    """Draw the trunk in cloth: three planes and the folds at armpits and waist."""
    f.planes(f.bend(TORSO), hue, (1, 0.5))
    f.p.flat(f.facets(SHADED), tone(hue, -0.42), 0.5)
    f.p.flat(f.facets(CHEST), tone(hue, 0.22), 0.4)
    f.fold(
        "-12.4 30 -6.6 35 -11.8 34; -7 48 -5.6 39 -4.4 48; 4 48 5.6 41 6.4 48; 11.4 30 7 "
        "34 11 33.4",
        hue,
    )


def _belt(f: Frame, hue: str, metal: str, y: float = 47.6, pouch: bool = True) -> None:
    """Draw a belt that goes round the body, with its buckle and a pouch."""
    band = (
        f"-10.8 {y - 1}!, -2 {y + 1}, 4 {y + 0.6}, 10.3 {y - 1.2}!, 10.5 {y + 2.6}!, 4 "
        f"{y + 4.6}, -2 {y + 5}, -11 {y + 2.8}!"
    )
    f.planes(f.bend(band), hue, (1, 0.2), 0.18, 0.5)
    if not f.fine:
        return
    f.p.line(f.strokes(f"-10.8 {y - 0.8} -2 {y + 1.2} 4 {y + 0.8}"), tone(hue, 0.4), 0.3 * f.s, 0.7)
    f.planes(
        f.bend(f"-0.8 {y + 0.2}!, 4 {y}!, 4 {y + 5.2}!, -0.8 {y + 5.6}!"), metal, (1, 0.8), 0.45
    )
    f.p.flat(f.facets(f"0.5 {y + 1.6} 2.8 {y + 1.5} 2.8 {y + 3.8} 0.5 {y + 4}"), tone(hue, -0.35))
    f.p.line(f.strokes(f"1.4 {y + 2.8} 3.6 {y + 2.7}"), tone(metal, 0.3), 0.5 * f.s)
    if pouch:
        f.planes(
            f.bend(f"-8.8 {y + 1}!, -4.6 {y + 2}!, -4.8 {y + 8.4}, -8.6 {y + 7.6}"), tone(hue, 0.08)
        )
        f.fold(
            f"-8.9 {y + 0.9} -4.5 {y + 1.9} -4.6 {y + 4.4} -6.6 {y + 5} -8.8 {y + 3.4}", hue, 0.2
        )


def _opening(f: Frame, who: Person, low: float = 39) -> None:
    """Draw the shirt between the fronts of a coat."""
    d = f.poly((-3.4, 18), (5, 18), (3.8, 24), (1.8, low), (-0.4, 28))
    f.planes(d, who.shirt, (1, 0.1), 0.1, 0.35)
    f.fold(f"1.9 19 2.3 19 1.9 {low - 2} 1.5 {low - 4}", who.shirt, -0.3)


def _lapels(f: Frame, hue: str, low: float = 39) -> None:
    near = f"-4.6 17.6 -2.8 18 1.8 {low} -3.2 31.6 -6.8 28.4 -5 27 -6.8 23.6"
    far = f"5.6 17.6 4.4 18 1.8 {low} 5.2 31.6 7.6 27.6 6 26.6 7.4 23"
    f.fold("-6.2 28.8 -2.8 32.4 1.6 40.6 -3.8 34.4", hue)
    f.p.flat(f.facets(near), tone(hue, 0.2))
    f.p.flat(f.facets(far), tone(hue, -0.3))
    if f.fine:
        f.p.line(f.strokes("-4.6 17.6 -6.8 23.6 -5 27 -6.8 28.4"), tone(hue, 0.5), 0.3 * f.s, 0.8)


def _skirts(f: Frame, hue: str, low: float = 75) -> None:
    """Draw the skirts of a coat, open in front, each with a hem."""
    near = f"-10.6 51!, 1.6 53!, 0.4 60, -1.6 {low}!, -8 {low + 1.4}, -14.4 {low - 1}!, -12.4 62"
    far = f"1.8 53!, 10.2 51!, 11.6 62, 13.6 {low - 2}!, 8 {low - 0.4}, 4.6 {low - 1}!, 3 62"
    f.planes(f.bend(far), tone(hue, -0.22), (1, 0.2))
    f.planes(f.bend(near), hue, (1, 0.2))
    f.fold(
        f"-7.6 53 -10.8 {low} -8.6 {low}; -3.6 54 -5 {low} -3.4 {low}; 7 54 9.6 {low - 2} "
        f"7.8 {low - 1.6}",
        hue,
    )
    f.fold(
        f"-14.4 {low - 1} -8 {low + 1.2} -1.6 {low} -1.5 {low - 1.6} -8 {low - 0.6} -14 "
        f"{low - 2.6}",
        hue,
        -0.3,
    )


def _coat(f: Frame, who: Person) -> None:
    _legs(f, who)
    _skirts(f, who.coat)
    _trunk(f, who.coat)
    _opening(f, who)
    _lapels(f, who.coat)
    _belt(f, tone(LEATHER, -0.3), who.trim)


def _jacket(f: Frame, who: Person) -> None:
    """Draw a short jacket with pockets over a shirt, with a strap across."""
    _legs(f, who, boots=tone(LEATHER, -0.35))
    f.planes(f.bend("-10 40!, 10 40!, 10 55!, -10.4 55!"), who.shirt, (1, 0.2), 0.1)
    _belt(f, tone(LEATHER, -0.15), who.trim, 48.6)
    _trunk_short(f, who.coat)
    _opening(f, who, 46)
    _lapels(f, who.coat, 44)
    f.fold("-9.4 34.6 -5 34 -4.8 37 -9.2 37.8", who.coat, -0.25)
    f.fold("-9.5 34.2 -4.9 33.6 -4.9 34.8 -9.4 35.4", who.coat, 0.24)


def _trunk_short(f: Frame, hue: str) -> None:
    near = "-4 18.2!, -9 20, -13.4 23.6, -13 30, -11.6 40, -11.4 47.4!, -2.4 49!, 1.6 34, -1 24"
    far = "4.8 18.2!, 8.8 19.8, 12.6 23.6, 12.2 30, 10.8 40, 10.4 47!, 5 48.2!, 2.4 34, 4 24"
    f.planes(f.bend(far), tone(hue, -0.2), (1, 0.3))
    f.planes(f.bend(near), hue, (1, 0.5))
    f.p.flat(f.facets(CHEST), tone(hue, 0.22), 0.4)
    f.fold("-12.4 30 -6.6 35 -11.8 34; -8 46 -6.4 39 -5.4 46.4; 11.4 30 7 34 11 33.4", hue)
    f.fold("-11.4 45.6 -2.6 47.2 -2.4 49 -11.4 47.4; 10.5 45.2 5.2 46.4 5 48.2 10.4 47", hue, -0.3)


def _uniform(f: Frame, who: Person) -> None:
    """Draw a tunic buttoned at one side, with its plate of rank."""
    _legs(f, who, boots="#1C2028")
    _skirts(f, who.coat, 64)
    _trunk(f, who.coat)
    f.p.flat(f.facets("-3 19 6 19 7.4 26 6 53 3.6 53 4.6 28"), tone(who.coat, -0.22), 0.9)
    if f.fine:
        f.p.line(f.strokes("5 19.6 6.2 26 4.8 48"), tone(who.coat, 0.3), 0.35 * f.s, 0.8)
        for y in (28, 34.5, 41):
            f.p.flat(f.disc(3.2, y, 0.8), tone(who.trim, 0.2))
    f.planes(f.box(-8.6, 26, 6.2, 3.4, 0.4), tone(who.trim, -0.1), (1, 0.6), 0.4)
    if f.fine:
        for k, hue in enumerate(("#C4483A", "#4A7FC0", "#C4483A")):
            f.p.flat(f.box(-8 + k * 1.9, 26.6, 1.4, 2.2), hue)
    _belt(f, "#20242C", who.trim, pouch=False)


def _apron(f: Frame, who: Person) -> None:
    """Draw a shirt with rolled cloth and an apron to the knees."""
    _legs(f, who)
    _trunk(f, who.coat)
    apron = "-6.4 27!, 6.6 26.6!, 7.6 40, 9.8 49!, 11 74!, 2 77, -10 75.4!, -10.6 49!, -7.4 40"
    f.planes(f.bend(apron), who.shirt, (1, 0.2), 0.08, 0.34)
    f.fold(
        "-4 50 -6.4 75.6 -4.4 75.9; 0.4 51 0.6 76.4 2.2 76.4; 5 50 7.4 75 5.8 75.6; -6 "
        "30 -3 40 -6.4 37",
        who.shirt,
        -0.24,
    )
    if f.fine:
        f.p.line(f.strokes("-6.2 27 -4.6 19; 6.4 26.6 5.4 19"), tone(who.shirt, -0.2), 1.1 * f.s)
    f.planes(f.bend("-10.8 47!, 10.2 46.6!, 10.2 50!, -10.8 50.6!"), tone(who.trim, -0.1), (1, 0.2))


def _robe(f: Frame, who: Person) -> None:
    robe = (
        "-4 18.2!, -9 20, -13.4 23.6, -12.8 32, -11.2 44, -11.8 58, -17.4 98!, -6 100, 8 99.4, "
        "17.6 97!, 12.6 58, 10.8 44, 12.2 30, 12.6 23.6, 8.8 19.8, 4.8 18.2!"
    )
    f.planes(f.bend(robe), who.coat, (1, 0.1))
    f.p.flat(
        f.facets("7.6 21 12.6 24 12 31 10.8 44 12.6 58 17.6 97 10.6 99 8 60 6.8 44 8 29"),
        tone(who.coat, -0.42),
        0.5,
    )
    f.p.flat(f.facets(CHEST), tone(who.coat, 0.22), 0.4)
    f.fold(
        "-9.6 54 -13.6 98.4 -10.8 99; -5.6 56 -7 99.6 -4.8 99.8; 5.4 56 9 99 6.6 99.2; "
        "-12.2 30 -6.6 36 -11.6 35; -8 44 -5.4 36 -5.6 44",
        who.coat,
    )
    stole = f.poly((-2.8, 19), (4.6, 19), (3.6, 46), (4.8, 99.6), (-2.6, 99.8), (-1, 46))
    f.planes(stole, who.trim, (1, 0.06), 0.1, 0.3)
    f.fold("-1 26 -0.4 46 -1.8 99.6 -2.6 99.7 -1 46", who.trim, -0.3)
    sash = "-11.6 44.6!, -2 47, 4 46.6, 11 44.2!, 11.2 48!, 4 51, -2 51.4, -11.8 48.8!"
    f.planes(f.bend(sash), tone(who.trim, -0.3), (1, 0.3))
    f.fold(
        "-11.6 46.4 -2 48.8 4 48.4 11 46 11 46.6 4 49.2 -2 49.6 -11.6 47.2", tone(who.trim, -0.3)
    )
    if f.fine:
        f.planes(f.bend("3 47!, 6 46.4!, 8.4 62!, 5.2 63!"), tone(who.trim, -0.2), (1, 0.3))


def _suit(f: Frame, who: Person) -> None:
    """Draw overalls with straps, a zip and pockets."""
    _legs(f, who, boots=tone(LEATHER, -0.2))
    _trunk(f, who.coat)
    f.p.flat(f.facets("-10.4 21 -7.4 19.6 7.6 53 2.8 53"), who.trim, 0.9)
    f.p.flat(f.facets("-8.6 20 -7.4 19.6 7.6 53 6 53"), tone(who.trim, -0.35), 0.8)
    if f.fine:
        f.p.line(f.strokes("2 20 1.8 47"), tone(who.coat, -0.55), 0.5 * f.s)
        f.p.line(f.strokes("1.6 20 1.4 47"), tone(who.coat, 0.3), 0.25 * f.s)
    f.planes(f.bend("4.4 28!, 9.4 27.6!, 9.4 34!, 4.6 34.6!"), tone(who.coat, -0.14))
    f.fold("4.2 27.8 9.6 27.2 9.6 29.4 4.2 30", who.coat, 0.18)
    _belt(f, tone(LEATHER, -0.4), PALE)


def _prison(f: Frame, who: Person) -> None:
    """Draw a prisoner's overalls: a number, a string for a belt."""
    _legs(f, who, boots=tone(who.coat, -0.6))
    _trunk(f, who.coat)
    if f.fine:
        f.p.line(f.strokes("2 20 1.8 52"), tone(who.coat, -0.5), 0.5 * f.s)
    f.planes(f.box(-9, 26.6, 6.6, 4, 0.4), CREAM, (1, 0.6), 0.2)
    f.fold("-8.2 28 -3.4 28 -3.4 28.8 -8.2 28.8; -8.2 29.4 -5 29.4 -5 30 -8.2 30", DARK, 0)
    f.fold("-10.6 47.6 -2 49.4 4 49 10.2 47.2 10.2 48.6 4 50.4 -2 50.8 -10.6 49", who.coat, -0.5)
    f.fold("1 49 3 49 4.4 56 3.4 56.4", who.coat, -0.5)


def _armour(f: Frame, who: Person) -> None:
    _legs(f, who, boots=tone(who.coat, -0.5))
    _trunk(f, tone(who.coat, -0.55))
    chest = (
        "-10.4 21!, -3 19.4, 5 19.4, 10.4 21!, 11.2 29, 9.6 37!, 5 41.4!, -3.6 42!, -9.8 "
        "38!, -11.4 29"
    )
    f.planes(f.bend(chest), who.coat, (1, 0.45), 0.24)
    f.fold(
        "1.6 20 2.6 20 2.4 41.6 1.4 41.8; -9.6 34 1.4 36 1.4 37 -9.4 35.4; 2.6 36 9.8 34 "
        "9.6 35.4 2.6 37",
        who.coat,
    )
    f.p.flat(f.facets("-8.6 22.6 -1 21.4 -0.4 27 -8.2 29"), tone(who.coat, 0.34), 0.5)
    for k in range(2):
        y = 42.6 + k * 3
        f.planes(
            f.bend(f"-8.8 {y}!, 8.4 {y - 0.4}!, 8 {y + 2.4}!, -8.4 {y + 2.8}!"),
            tone(who.coat, -0.3),
        )
    _belt(f, who.trim, who.coat, 48.4, pouch=False)
    for side in (1, -1):
        x = side * 5
        plate = f"{x - 4} 58!, {x + 4} 57.6!, {x + 3.8} 71!, {x} 73.6!, {x - 3.4} 71!"
        f.planes(f.bend(plate), who.coat if side < 0 else tone(who.coat, -0.2), (1, 0.4), 0.24)


DRESSES = {
    "coat": _coat,
    "robe": _robe,
    "suit": _suit,
    "armour": _armour,
    "jacket": _jacket,
    "uniform": _uniform,
    "apron": _apron,
    "prison": _prison,
}

# --- collars --------------------------------------------------------------------------------------


def _standing(f: Frame, hue: str, high: float = 15.4) -> None:
    """Draw a collar that stands round the neck, open in front."""
    far = f"1.8 21.4!, 5 19, 5.6 {high + 0.8}!, 6.6 {high + 2.2}, 6.6 20.4!, 3 23.4!"
    near = f"1.4 21.4!, -2.8 19.2, -4.4 {high}!, -6 {high + 2}, -6 20.6!, -0.4 23.6!"
    f.planes(f.bend(far), tone(hue, -0.3), (1, 0.3))
    f.planes(f.bend(near), tone(hue, 0.06), (1, 0.3), 0.3)


def _closed(f: Frame, hue: str) -> None:
    """Draw a closed band round the neck."""
    band = "-5 16.6!, 0 19.4, 6 16.8!, 6.4 20!, 1 22.8, -5.6 20.4!"
    f.planes(f.bend(band), hue, (1, 0.2), 0.25, 0.45)


def _round(f: Frame, hue: str) -> None:
    """Draw the soft edge of a robe, crossing in front."""
    far = "6.4 17.4!, 8 20!, 3 30!, 0.6 27.4!, 4.6 21.4"
    near = "-5.2 17.2!, -6.8 20.2!, 0.6 31!, 3 28!, -2.4 21.8"
    f.planes(f.bend(far), tone(hue, -0.3), (1, 0.3))
    f.planes(f.bend(near), hue, (1, 0.3), 0.28)


COLLARS = {
    "coat": lambda f, who: _standing(f, who.coat),
    "jacket": lambda f, who: _standing(f, tone(who.coat, -0.12)),
    "robe": lambda f, who: _round(f, tone(who.trim, -0.12)),
    "suit": lambda f, who: _standing(f, tone(who.coat, -0.06), 16.6),
    "armour": lambda f, who: _closed(f, tone(who.coat, -0.6)),
    "uniform": lambda f, who: _closed(f, who.coat),
    "apron": lambda f, who: _standing(f, who.coat, 17),
    "prison": lambda f, who: _standing(f, who.coat, 17),
}

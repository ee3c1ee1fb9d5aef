"""People and machines of the scenes, standing at (0, 0) and 100 high, most looking to the right."""

from __future__ import annotations

from svgkit import area, bend, circle, darker, ellipse, half, lighter, pairs, rect

from badlands.lamp import Stage

STEEL, SOOT, WHITE = "#A9B4BC", "#23262B", "#D9DCDB"
LEGS = {
    "stand": ("-5 -48 -7 -25 -8 -3", "5 -48 8 -25 9 -3"),
    "wide": ("-5 -48 -12 -26 -15 -3", "5 -48 12 -26 16 -3"),
    "run": ("-3 -48 -14 -30 -26 -16", "4 -48 14 -32 14 -3"),
    "walk": ("-3 -48 -8 -25 -15 -4", "4 -48 10 -26 12 -3"),
    "kneel": ("-6 -36 6 -30 8 -3", "-4 -36 -12 -6 -24 -3"),
}


def body(
    p: Stage, cloth: str, legs: str = "stand", left: str = "-12 -78 -17 -60 -13 -44",
    right: str = "12 -78 17 -60 13 -44", trousers: str = "", boots: str = SOOT, wide: float = 13,
    drop: float = 0.0,
) -> None:  # fmt: skip
    """Draw legs, arms and a trunk; arms are lines from shoulder to hand."""
    trousers = trousers or darker(cloth, 0.25)
    low = {"gloss": 0.1, "shadow": 0.3}
    for text in LEGS[legs]:
        line = pairs(text)
        p.limb(line, (13, 9.5, 7), trousers, **low)
        x, y = line[-1]
        p.part(bend(f"{x - 5} {y - 12}!, {x + 4} {y - 12}!, {x + 5} {y - 3}, {x + 10} {y + 3}!, "
                    f"{x - 6} {y + 3}!"), boots, 2, 0.2, shadow=0)  # fmt: skip
    with p.at(0, drop):
        p.limb(pairs(left), (10, 8, 6.5), darker(cloth, 0.15), **low)
        p.part(bend(f"-{wide + 1} -76, -{wide - 3} -83, 0 -86, {wide - 3} -83, {wide + 1} -76, "
                    f"{wide - 2} -60, {wide - 4} -52, {wide - 2} -42!, {2 - wide} -42!, "
                    f"{4 - wide} -52, {2 - wide} -60"), cloth, 4, 0.15, shadow=0.3)  # fmt: skip
        p.part(rect(3 - wide, -51, 2 * wide - 6, 5), darker(cloth, 0.4), 1.5, 0.3, shadow=0)
        p.limb(pairs(right), (10, 8, 6.5), cloth, **low)


def head(p: Stage, color: str, x: float = 1, y: float = -91, r: float = 7.6) -> None:
    """Draw a bare or hooded head."""
    p.part(ellipse(x, y, r * 0.9, r * 1.1), color, 4, 0.1, shadow=0.3)


def gun(p: Stage, x: float, y: float, turn: float = 0, long: float = 26) -> None:
    """Draw a weapon from a hand at (x, y)."""
    with p.at(x, y, 1, turn):
        p.part(rect(-8, -3, long, 5, 1), SOOT, 1.5, 0.5, shadow=0.2)
        p.part(rect(long - 10, -2, long * 0.5, 2.6, 1), "#3A3F47", 1, 0.6, shadow=0)
        p.part(area("-3 0 3 0 1 9 -4 9"), SOOT, 1, 0.2, shadow=0)


def mandalorian(
    p: Stage, legs: str = "stand", left: str = "-12 -78 -18 -62 -12 -48",
    right: str = "12 -78 18 -62 14 -48", drop: float = 0, cape: float = 0.0, back: bool = False,
) -> None:  # fmt: skip
    """Draw the man in bare steel; ``cape`` is how far the wind lifts his cloak, ``back`` shows
    him from behind."""
    cloak = bend(f"-15 -80!, 0 -86, 15 -80!, {15 + cape * 0.1} -52, {13 + cape * 0.3} -24, "
                 f"{18 + cape} -13!, {6 + cape * 0.5} -15, {-4 + cape * 0.3} -10!, "
                 f"{-12 + cape * 0.2} -15, {-17 + cape * 0.2} -12!, -18 -46")  # fmt: skip
    if not back:
        with p.at(0, drop):
            p.part(cloak, "#3A322A", 5, 0.05, shadow=0.3)
    body(p, "#5A4E42", legs, left, right, "#4A4038", drop=drop)
    with p.at(0, drop):
        if back:
            p.part(cloak, "#54483C", 5, 0.05, shadow=0.3)
            for x, low in ((-9, 6), (0, 2), (7, 8)):
                p.line(pairs(f"{x} -76 {x + cape * 0.1} -46 {x + cape * 0.35 + low * 0.3} -18"),
                       "#1C1814", 1.2, 0.7)  # fmt: skip
            p.limb(pairs("-13 -44 12 -96"), (3, 2.4), "#3A2C22", shadow=0.3)
            p.part(area("-19 -40 -12 -52 -7 -49 -12 -34"), "#4A3426", 1.5, 0.2, shadow=0.2)
            p.limb(pairs("10 -92 15 -104"), (2.4, 2), "#23262B", shadow=0)
        else:
            for side in (-1, 1):
                p.part(bend(f"{side * 1} -80!, {side * 11} -80!, {side * 10} -66!, "
                            f"{side * 1} -61!"), STEEL, 3, 1, 1, 0)  # fmt: skip
        for side in (-1, 1):
            p.part(bend(f"{side * 8} -82!, {side * 15} -85, {side * 20} -77, {side * 19} -69!, "
                        f"{side * 11} -73!"), STEEL, 3, 1, 1, 0.2)  # fmt: skip
        helmet(p, 0, -93, 1.0, back)


def helmet(p: Stage, x: float, y: float, k: float = 1.0, back: bool = False) -> None:
    """Draw the steel helmet around a spot."""
    with p.at(x, y, k):
        p.part(half("0 -11, 5 -10, 8 -4.5, 8.2 3!, 7.6 9, 5.4 11!, 0 11.6"), STEEL, 3.4, 1.1, 1,
               0.3)  # fmt: skip
        if back:
            p.flat(area("-7.6 4 7.6 4 7.2 5.4 -7.2 5.4"), "#3A4148", 0.8)
            p.part(rect(5.6, -4, 3, 9, 1), STEEL, 1, 0.8, shadow=0)
            return
        p.flat(area("-6 -2 7.2 -2 6.8 1.5 2.4 2.4 2 10.8 -0.8 10.8 -1.2 2.4 -5.6 1.5"),
               "#0D0F12")  # fmt: skip


def assassin_droid(p: Stage, legs: str = "stand", left: str = "-9 -80 -20 -66 -14 -50",
                   right: str = "9 -80 22 -68 28 -58", drop: float = 0.0) -> None:  # fmt: skip
    """Draw a thin droid with a tall head; what is above its legs is lower by ``drop``."""
    iron = "#7A6E60"
    _droid_legs(p, legs, iron)
    with p.at(0, drop):
        _droid_trunk(p, left, right, iron)


def _droid_legs(p: Stage, legs: str, iron: str) -> None:
    for text in LEGS[legs]:
        line = pairs(text)
        p.limb(line, (5, 4, 3.4), iron, gloss=0.6, shadow=0.3)
        for x, y, r in ((*line[0], 4.0), (*line[1], 3.6)):
            p.part(circle(x, y, r), "#4A443C", 2, 0.6, shadow=0)
        x, y = line[2]
        p.part(area(f"{x - 4} {y - 3} {x + 3} {y - 3} {x + 9} {y + 3} {x - 6} {y + 3}"), iron,
               1.5, 0.4, shadow=0)  # fmt: skip


def _droid_trunk(p: Stage, left: str, right: str, iron: str) -> None:
    p.limb(pairs(left), (4.6, 4, 3.4), iron, gloss=0.6, shadow=0.3)
    p.part(
        bend(
            "-12 -84!, 0 -87, 12 -84!, 11 -76, 7 -64!, 4 -54, 7 -46!, -7 -46!, -4 -54, -7 -64!, "
            "-11 -76"
        ),
        "#8A7A62",
        3,
        0.6,
    )
    p.limb(pairs("-9 -82 7 -56"), (3, 3), "#4A3426", shadow=0)
    for y in (-62, -57, -52):
        p.flat(rect(-4, y, 8, 1.6), "#2B2823", 0.7)
    p.limb(pairs(right), (4.6, 4, 3.4), iron, gloss=0.6, shadow=0.3)
    for x in (-12, 12):
        p.part(circle(x, -81, 4.4), "#6A5E50", 2, 0.6, shadow=0)
    p.limb(pairs("0 -90 0 -84"), (4, 5), SOOT)
    p.part(
        half("0 -118, 1.6 -118!, 2 -112!, 4.4 -107, 5.4 -101, 4.6 -93, 3 -89!, 0 -88"),
        "#8C7F6E",
        2.4,
        0.9,
        1,
        0.2,
    )
    p.flat(rect(-4.6, -103, 9.4, 3), "#111111")
    p.flat(circle(0.6, -101.5, 1.3), "#FF5A36")
    p.flat(circle(3.2, -101.2, 0.9), "#FF5A36")
    p.limb(pairs("-4 -100 -5 -110"), (1, 0.8), SOOT, shadow=0)


def rifleman(p: Stage, cloth: str, hood: str, legs: str = "wide", turn: float = 0,
             drop: float = 0) -> None:  # fmt: skip
    """Draw somebody who aims a rifle to the right."""
    body(p, cloth, legs, "-12 -76 4 -68 20 -74", "12 -77 12 -64 10 -70", drop=drop)
    with p.at(0, drop):
        head(p, hood)
        gun(p, 8, -76, turn, 32)


def gunman(p: Stage, cloth: str, hood: str, legs: str = "stand") -> None:
    """Draw somebody with a pistol held out to the right."""
    body(p, cloth, legs, "-12 -78 -18 -62 -12 -48", "12 -78 22 -74 32 -74")
    head(p, hood)
    gun(p, 34, -77, 0, 14)


def raider(p: Stage, cloth: str, hood: str, legs: str = "run") -> None:
    """Draw somebody who runs with a raised blade."""
    body(p, cloth, legs, "-12 -78 -22 -68 -14 -60", "12 -78 22 -92 18 -106")
    head(p, hood, 3)
    with p.at(18, -108, 1, 24):
        p.rod(pairs("0 12 0 -34"), "#5B4632", 3)
        p.part(bend("-1 -38!, -12 -34, -14 -22!, -2 -20!"), STEEL, 2, 1, 1)


def trooper(p: Stage, legs: str = "stand", aims: bool = True, mark: str = "",
            shell: str = WHITE) -> None:  # fmt: skip
    """Draw a trooper in a shell, a rifle across the chest or aimed."""
    left, right = "-12 -77 2 -66 16 -70", "12 -77 14 -64 12 -68"
    if not aims:
        left, right = "-12 -78 -16 -62 0 -60", "12 -78 18 -62 8 -56"
    body(p, shell, legs, left, right, shell, shell)
    p.flat(rect(-11, -50, 22, 4), SOOT)
    if mark:
        p.part(ellipse(-14, -79, 7, 6), mark, 3, 0.3, shadow=0)
    p.part(half("0 -101, 6 -100, 8.6 -93, 8 -86!, 5 -81!, 0 -81"), shell, 3.4, 0.6, 1, 0.3)
    p.flat(area("-5.5 -93 7.4 -93 7 -89.5 2 -88 -5 -89.5"), "#111417")
    p.flat(area("-3 -85.5 5 -85.5 6 -83 -4 -83"), "#2A2E35")
    if aims:
        gun(p, 6, -73, 0, 26)
    else:
        gun(p, -4, -62, -18, 24)


def officer(p: Stage) -> None:
    """Draw an officer in black with a cloak, hands behind his back."""
    p.part(bend("-16 -82!, 16 -82!, 26 -30, 30 -2!, -30 -2!, -25 -34"), "#1A1B20", 5, 0.2)
    p.part(bend("-6 -80!, 14 -82!, 20 -30, 22 -4!, 4 -4!"), "#7E2620", 4, 0.1, shadow=0)
    body(p, "#2B3038", "stand", "-12 -78 -18 -62 -8 -54", "12 -78 18 -62 8 -54", "#1B1E24")
    p.part(bend("-11 -80!, 11 -80!, 8 -60!, -8 -60!"), "#3A414B", 3, 0.8, shadow=0)
    head(p, "#7A4E38")
    p.part(bend("-6 -92!, -5 -99, 1 -101, 7 -99, 8 -93!, 4 -97, -3 -97"), "#1B1614", 2, 0.1)


def cradle(p: Stage, glow: bool = True) -> None:
    """Draw the floating cradle with who sits in it, around (0, -50) and some 40 wide."""
    if glow:
        p.glow(0, -54, 60, "#FFC98A", 0.7)
    p.part(half("0 -74, 16 -68, 22 -54, 0 -50"), "#9AA0A6", 5, 0.8)
    p.flat(half("0 -70, 13 -65, 18 -54, 0 -51"), "#3B2E24")
    if glow:
        p.glow(0, -58, 24, "#FFD9A0", 0.9)
    for side in (-1, 1):
        p.part(bend(f"{side * 5} -60!, {side * 12} -66, {side * 20} -64!, {side * 14} -58, "
                    f"{side * 5} -56!"), "#8FA76A", 2, 0.1, shadow=0)  # fmt: skip
    p.part(ellipse(0, -59, 7.4, 7.2), "#8FA76A", 4, 0.1, shadow=0)
    for x in (-3, 3.4):
        p.flat(circle(x, -59, 1.9), "#14100E")
    p.part(bend("-23 -53!, 0 -49, 23 -53!, 20 -40, 0 -33, -20 -40"), "#B9BEC2", 7, 0.9, 1, 0.3)
    p.flat(bend("-22 -50!, 0 -46, 22 -50!, 22 -47!, 0 -43, -22 -47!"), "#757C84")


def speeder(p: Stage) -> None:
    """Draw a rider on a speeder bike, floating, its nose to the right."""
    p.part(bend("-50 -26!, -36 -34, 10 -32, 34 -28!, 30 -20, -30 -18!"), "#5A5148", 4, 0.5)
    p.rod(pairs("28 -25 78 -24"), "#4A443E", 3, gloss=0.6)
    p.part(area("70 -30 92 -26 70 -20"), "#6E655A", 2, 0.5)
    with p.at(-4, 6):
        p.rod(pairs("-8 -36 6 -24 -4 -12"), SOOT, 8)
        p.part(bend("-18 -36!, -12 -62, 2 -66, 10 -60!, 0 -34!"), WHITE, 4, 0.2)
        p.rod(pairs("4 -60 18 -50 26 -42"), WHITE, 6)
        p.part(ellipse(10, -72, 8, 9), WHITE, 4, 0.6)
        p.flat(area("8 -74 18 -73 17 -68 9 -68"), "#111417")


def gunship(p: Stage) -> None:
    """Draw a stubby ship with two engines, its nose to the left, some 200 wide and 60 high."""
    hull = "#8E959B"
    p.part(bend("-100 -22!, -70 -44, -20 -52, 60 -50!, 88 -40!, 84 -20!, 30 -10, -80 -12!"), hull,
           9, 0.7, 1)  # fmt: skip
    p.part(bend("-72 -40!, -50 -56, -22 -56!, -20 -46!, -60 -34!"), "#2B3540", 4, 1, 0.8)
    p.part(bend("-6 -58!, 20 -70, 78 -66, 96 -54!, 92 -38!, 40 -32, 0 -36!"), darker(hull, 0.2), 9,
           0.7, 1)  # fmt: skip
    p.part(ellipse(94, -48, 7, 11), SOOT, 3, 0.5)
    p.part(bend("-30 -12!, 0 -20, 60 -18, 84 -8!, 80 6!, 30 10, -24 2!"), darker(hull, 0.3), 8, 0.7)
    p.part(ellipse(82, -1, 6, 9), SOOT, 3, 0.5)
    for x in (-40, -10, 24):
        p.flat(rect(x, -44, 2, 26), darker(hull, 0.5), 0.6)
    p.flat(area("-60 -30 30 -30 28 -25 -62 -25"), lighter("#A5803F", 0.1), 0.7)
    for x in (-56, 44):
        p.rod([(x, -8), (x - 6, 14)], SOOT, 5)
        p.part(rect(x - 16, 13, 20, 4), SOOT, 1.5, 0.3)


def fighter(p: Stage) -> None:
    """Draw a fighter with two folding wings, from the front, 100 wide."""
    for side in (-1, 1):
        p.part(area(f"{side * 10} -4 {side * 30} -8 {side * 30} 6 {side * 10} 4"), "#4A5058", 3)
        p.part(area(f"{side * 30} -46 {side * 46} -30 {side * 46} 30 {side * 30} 46 "
                    f"{side * 36} 0"), "#3A4048", 3, 0.7, 1)  # fmt: skip
        p.flat(area(f"{side * 33} -36 {side * 43} -26 {side * 43} 26 {side * 33} 36 "
                    f"{side * 38} 0"), "#15181C")  # fmt: skip
    p.part(circle(0, 0, 16), "#59616B", 8, 0.9, 1)
    p.part(circle(0, 0, 9), "#11151A", 4, 0.8)

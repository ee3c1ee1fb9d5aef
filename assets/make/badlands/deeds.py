"""The skill cards: what each does, in the light of the character who does it; 480 x 270.

A card names a kind of scene and what is special about it. People are silhouettes with one bright
edge, things lie close up, and the sky has the color of the character.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from svgkit import area, bend, circle, darker, ellipse, lighter, mix, pairs, rect

from badlands import company
from badlands.alarms import BOLT
from badlands.lamp import STEEL, Stage
from badlands.land import Land
from badlands.missions import great_helmet, stand

WIDE, HIGH, FLOOR = 480, 270, 236
SOOT, LEATHER, BLUE = "#23262B", "#5B4130", "#8FE0F0"
TONES = {
    "the_mandalorian": "#A9BCCB",
    "ig_11": "#CDBB6E",
    "kuiil": "#D98A4A",
    "greef_karga": "#C65C8E",
    "cara_dune": "#4FAE9F",
    "migs_mayfeld": "#6C97DC",
    "burg": "#D4594B",
    "xian": "#A678D0",
}
"""the color of each character on its cards"""
POSES = {
    "stand": ("stand", "-12 -78 -18 -62 -12 -48", "12 -78 18 -62 14 -48"),
    "aim": ("wide", "-12 -78 4 -70 20 -76", "12 -78 26 -76 40 -77"),
    "run": ("run", "-12 -78 -24 -68 -16 -56", "12 -78 24 -70 32 -80"),
    "walk": ("walk", "-12 -78 -17 -62 -10 -50", "12 -78 18 -62 20 -48"),
    "kneel": ("kneel", "-12 -66 -2 -56 12 -66", "12 -66 20 -58 22 -70"),
    "raise": ("wide", "-12 -78 -22 -66 -16 -54", "12 -78 24 -92 22 -110"),
    "push": ("wide", "-12 -78 8 -72 34 -74", "12 -78 28 -74 42 -70"),
    "shield": ("wide", "-12 -78 -18 -62 -12 -48", "12 -78 24 -74 18 -92"),
}
"""legs, left arm and right arm"""


def ground(who: str, seed: int, sun: float = 120, night: float = 0.0, horizon: float = 190) -> Land:
    """Return open land under the sky of a character; ``night`` darkens it, 0 to 1."""
    tone = TONES[who]
    p = Land(WIDE, HIGH, seed)
    top, low = mix(mix(tone, "#4A4650", 0.55), "#14161C", night), mix(tone, "#F2D6A8", 0.55)
    low = mix(low, "#4A3A3A", night * 0.8)
    p.sky(top, low, horizon, (sun, 74, 32) if night < 0.8 and seed % 3 else None)
    p.mesa(
        410 - (seed % 3) * 150,
        horizon + 2,
        90 + seed % 5 * 12,
        44 + seed % 4 * 9,
        mix("#8A5E44", tone, 0.3),
        0.6,
    )
    p.plain(
        horizon,
        mix("#3A2A1E", "#0E0C10", night),
        mix(mix("#8A6444", tone, 0.25), "#2A2226", night),
        0.09,
        seed,
    )
    p.dust(horizon, 24, 0.5 * (1 - night))
    return p


def room(who: str, seed: int) -> Land:
    """Return a dark room with light of a character's color."""
    p = Land(WIDE, HIGH, seed)
    p.sky("#1E2024", mix("#3A3436", TONES[who], 0.28), HIGH, None)
    p.plain(208, "#141316", mix("#4A4040", TONES[who], 0.2), 0.07, seed)
    p.glow(240, 120, 220, TONES[who], 0.35)
    return p


def done(p: Land) -> Land:
    """Finish a picture."""
    p.shade(0.35)
    p.grade(0.06)
    return p


def figure(p: Stage, who: str, pose: str, cape: float = 10, back: bool = False) -> None:
    """Draw a character in a pose."""
    legs, left, right = POSES[pose]
    drop = 12 if legs == "kneel" else 0
    if who == "the_mandalorian":
        company.mandalorian(p, legs, left, right, drop, cape, back)
    elif who == "ig_11":
        company.assassin_droid(p, legs, left, right)
    else:
        cloth = mix(TONES[who], "#4A4038", 0.55)
        wide = {"burg": 18.0, "kuiil": 12.0, "xian": 11.0}.get(who, 13.0)
        company.body(p, cloth, legs, left, right, wide=wide, drop=drop)
        with p.at(0, drop):
            company.head(p, darker(TONES[who], 0.35), 2, -91, 10 if who == "burg" else 7.6)
            if who == "burg":
                for side in (-1, 1):
                    p.part(
                        bend(
                            f"{side * 4} -98!, {side * 10} -104, {side * 12} -112!, "
                            f"{side * 13} -102, {side * 8} -94!"
                        ),
                        "#2A2224",
                        2,
                        0.3,
                    )
            elif who == "xian":
                p.part(bend("-4 -98!, -14 -86, -16 -70!, -10 -72, -4 -88!"), "#3A2A4A", 2, 0.3)
            elif who == "kuiil":
                p.part(rect(-7, -97, 16, 5, 2), "#3A2C22", 2, 0.6)


def show(
    p: Land,
    who: str,
    pose: str,
    x: float,
    y: float,
    high: float,
    *,
    mirror: bool = False,
    share: float = 0.5,
    cape: float = 10,
    back: bool = False,
) -> None:
    """Stand a character on the ground."""
    stand(p, lambda q: figure(q, who, pose, cape, back), x, y, high, share=share, mirror=mirror)


def foe(p: Land, x: float, y: float, high: float, share: float = 0.6) -> None:
    """Stand an enemy at the right, who looks to the left."""
    stand(
        p, lambda q: company.gunman(q, "#4A3A30", "#5A4638"), x, y, high, share=share, mirror=True
    )


# --- kinds of scenes ---


def shoot(
    who: str, seed: int, bolts: int = 1, foes: int = 1, tone: str = BLUE, gun: float = 16
) -> Land:
    """Paint a weapon held out, and what leaves it."""
    p = ground(who, seed)
    for i in range(foes):
        foe(p, 372 + i * 52, 214 + i * 10, 92 + i * 14)
    show(p, who, "aim", 112, FLOOR + 12, 190)
    with p.rimmed(1.6, 0.9), p.at(184, 102, 1.8):
        company.gun(p, 0, 0, 0, gun)
    for i in range(bolts):
        to = 148 + (i - (bolts - 1) / 2) * 46
        p.bolt((214 + gun, 101), (470, to), tone, 5)
    p.sparks(208 + gun, 101, 34, 14, lighter(tone, 0.4), seed)
    return done(p)


def run(who: str, seed: int, prints: int = 5, night: float = 0.0, mirror: bool = False) -> Land:
    """Paint somebody who is nearly past, and where they came from."""
    p = ground(who, seed, 330, night)
    for i in range(prints):
        with p.at(60 + i * 44, 254 - i * 5, 1.3 - i * 0.12, 60):
            p.flat(ellipse(0, 0, 6, 12), "#241A14", 0.6)
    p.dust(232, 20, 0.4)
    show(p, who, "run", 300, FLOOR + 8, 190, mirror=mirror, cape=-26)
    return done(p)


def leap(who: str, seed: int, flame: bool = True) -> Land:
    """Paint a jump over everything, with fire under it or without."""
    p = ground(who, seed, 90)
    foe(p, 420, 222, 70)
    if flame:
        for i in range(9):
            p.glow(
                232 - i * 16,
                150 + i * 13,
                34 - i * 2.4,
                "#FFB45E" if i < 4 else "#D9A06A",
                0.7 - i * 0.06,
            )
    with p.rimmed(1.8, 0.95), p.through("#171412", 0.5), p.at(270, 178, 1.5, 24):
        figure(p, who, "run", 30)
    return done(p)


def scope(who: str, seed: int, far: int = 2, night: float = 0.2) -> Land:
    """Paint somebody who kneels and looks at what is far off."""
    p = ground(who, seed, 330, night)
    for i in range(far):
        foe(p, 356 + i * 44, 200 + i * 3, 40 + i * 4)
    p.part(bend("-10 280!, -10 216, 90 204, 180 222, 200 280!"), "#5A4434", 10, 0.05, 0.9)
    show(p, who, "kneel", 110, 224, 170)
    with p.at(150, 124, 1.6):
        p.part(rect(-6, -5, 30, 10, 4), SOOT, 3, 0.8)
        p.part(ellipse(26, 0, 4, 6), "#9CC8E0", 2, 1)
    p.line([(196, 124), (356, 176)], "#9CE0F0", 1.2, 0.55)
    for i in range(far):
        x, y = 356 + i * 44, 178 + i * 3
        p.line(pairs(f"{x - 12} {y - 8} {x - 12} {y - 14} {x - 6} {y - 14}"), BLUE, 1.8, 0.9)
        p.line(pairs(f"{x + 12} {y + 8} {x + 12} {y + 14} {x + 6} {y + 14}"), BLUE, 1.8, 0.9)
    return done(p)


def fists(who: str, seed: int, foes: int = 1, flung: bool = True) -> Land:
    """Paint a blow, and somebody who is no longer standing."""
    p = ground(who, seed, 120)
    show(p, who, "push", 170, FLOOR + 12, 196)
    for i in range(foes):
        turn = (38 if flung else 0) + 16 * i
        with (
            p.rimmed(1.4, 0.9),
            p.through("#171412", 0.5),
            p.at(318 + i * 70, 216 - i * 22, -1.3, -turn),
        ):
            company.gunman(p, "#4A3A30", "#5A4638", "wide")
    p.sparks(266, 108, 34, 12, "#FFE0B0", seed)
    p.dust(240, 20, 0.4)
    return done(p)


def blades(who: str, seed: int, count: int = 1, thrown: bool = False) -> Land:
    """Paint blades: held close up, or on their way."""
    p = ground(who, seed, 100, 0.25)
    if thrown:
        show(p, who, "raise", 96, FLOOR + 12, 186)
        foe(p, 424, 220, 96)
    for i in range(count):
        at = i - (count - 1) / 2
        spot = (
            (250 + at * 44, 118 + at * at * 9, 1.0, 70 + at * 14)
            if thrown
            else (240 + at * 120, 150, 2.5, 24 - at * 60)
        )
        with p.rimmed(1.8, 1.0), p.at(*spot):
            p.part(bend("-5 -8!, -6 -46, 0 -64!, 6 -46, 5 -8!"), STEEL, 4, 1.1, 1)
            p.line(pairs("0 -58 0 -10"), darker(STEEL, 0.3), 1.4, 0.8)
            p.part(rect(-9, -9, 18, 5, 2), SOOT, 2, 0.8)
            p.part(rect(-4.4, -4, 8.8, 30, 3), LEATHER, 3, 0.3)
    return done(p)


def rifle(who: str, seed: int, long: float = 120, bolt: bool = False) -> Land:
    """Paint a long weapon on a stone."""
    p = ground(who, seed, 110)
    p.part(bend("150 280!, 180 200, 280 178, 410 190, 490 230!, 490 280!"), "#7A5C42", 14, 0.05, 1)
    with p.rimmed(2.2, 0.95), p.at(190, 168, 1.25, -6):
        p.part(area("-120 -4 -60 -14 -40 -12 -40 14 -60 14 -112 36"), LEATHER, 7, 0.2)
        p.part(rect(-46, -14, 88, 26, 5), SOOT, 7, 0.7)
        p.part(rect(38, -8, long, 11, 4), "#3A3F47", 5, 0.9)
        p.part(rect(-30, -38, 74, 16, 7), "#2E3238", 7, 0.9)
        p.part(ellipse(46, -30, 5, 10), "#9CC8E0", 4, 1)
        for x in (-14, 30):
            p.part(rect(x, -24, 7, 12, 2), SOOT, 3)
    if bolt:
        p.bolt((372, 140), (480, 128), BLUE, 5)
        p.sparks(370, 140, 30, 12, "#CFF4FF", seed)
    return done(p)


def camp(who: str, seed: int, night: float = 0.75) -> Land:
    """Paint a small fire in the evening, and somebody who has time."""
    p = ground(who, seed, 300, night)
    p.glow(290, 214, 170, "#FFB45E", 0.8)
    show(p, who, "kneel", 170, 238, 150, share=0.35)
    for x, turn in ((278, -20), (302, 24), (290, 0)):
        with p.at(x, 232, 1, turn):
            p.part(rect(-5, -14, 10, 26, 4), "#3A281C", 3, 0.1)
    for i, (x, h) in enumerate(((280, 34), (294, 52), (306, 30))):
        p.flat(
            bend(
                f"{x - 9} 226!, {x - 8} {216 - h * 0.4}, {x} {222 - h}!, {x + 8} "
                f"{214 - h * 0.4}, {x + 9} 226!"
            ),
            ("#FF9A3A", "#FFD070", "#FF7A2A")[i],
        )
    p.sparks(292, 170, 40, 12, "#FFC070", seed)
    return done(p)


def flame(who: str, seed: int, engulfed: bool = False) -> Land:
    """Paint a tongue of fire: from an arm, or around somebody who does not mind."""
    p = ground(who, seed, 330, 0.4)
    if not engulfed:
        foe(p, 392, 222, 96)
        show(p, who, "aim", 108, FLOOR + 12, 190)
    reach = [(200 + i * 22, 108 + i * 4, 14 + i * 5) for i in range(9)]
    if engulfed:
        reach = [(170 + i * 20, 214 - (i % 3) * 44, 44) for i in range(9)]
    for x, y, r in reach:
        p.glow(x, y, r * 2.2, "#FF7A2A", 0.65)
    for x, y, r in reach:
        p.glow(x, y, r * 1.1, "#FFE08A", 0.8)
    if engulfed:
        show(p, who, "walk", 250, FLOOR + 12, 200, share=0.7)
    return done(p)


def cable(who: str, seed: int) -> Land:
    """Paint a line with a hook, already around somebody."""
    p = ground(who, seed, 120)
    foe(p, 384, 216, 100)
    show(p, who, "aim", 104, FLOOR + 12, 190)
    p.limb(pairs("182 102 280 92 372 138"), (3.4, 3.0, 2.6), "#2A2622", gloss=0.6)
    with p.at(372, 138, 1.5, 30):
        p.part(bend("-6 -4!, 6 -8, 14 0!, 6 8, -4 6!, 4 2, 4 -2!"), STEEL, 2.4, 1)
    p.limb(pairs("372 138 398 150 370 166 398 176"), (3, 3, 3, 3), "#2A2622", gloss=0.6)
    return done(p)


def device(who: str, seed: int, kind: str = "fob") -> Land:
    """Paint a thing of wires and lights, close up."""
    p = room(who, seed)
    tone = TONES[who]
    with p.rimmed(2.2, 0.95), p.at(240, 140, 1.5):
        p.part(rect(-66, -58, 132, 116, 18), "#4A4E54", 14, 0.7, 1)
        p.part(rect(-52, -44, 104, 52, 8), "#10161A", 6, 0.4)
        for i in range(4):
            p.part(circle(-42 + i * 28, 32, 9), (BOLT, tone, "#E9C24A", "#5AA6E8")[i], 5, 1)
    if kind == "fob":
        p.glow(240, 112, 120, BOLT, 0.75)
        for r in (10, 22, 34):
            ring = [
                (240 + r * 2 * math.cos(a / 12 * math.tau), 112 + r * math.sin(a / 12 * math.tau))
                for a in range(13)
            ]
            p.line(ring, "#FF8A6A", 2.2, 0.9)
    elif kind == "count":
        for i, h in enumerate((30, 22, 14, 7)):
            p.flat(rect(176 + i * 34, 128 - h, 22, h), "#FF8A4A", 0.95)
        p.glow(240, 110, 130, "#FF6A3A", 0.5)
    elif kind == "list":
        for i in range(4):
            p.flat(rect(174, 84 + i * 15, 130 - i * 24, 6), mix(tone, "#FFFFFF", 0.3), 0.9)
        p.glow(240, 108, 120, tone, 0.5)
    else:
        for i in range(5):
            x = 150 + i * 42
            p.limb(
                pairs(f"{x} 20 {x + 10} 70 {x - 6} 90"),
                (8, 8, 7),
                ("#D1483A", "#E9C24A", "#5AA6E8", "#8CC25A", "#C9CED2")[i],
                gloss=0.7,
            )
        p.sparks(300, 96, 50, 22, "#BFE8FF", seed)
    return done(p)


def table(who: str, seed: int, kind: str = "credits") -> Land:
    """Paint a table top: credits, dice, or a glass."""
    p = room(who, seed)
    p.part(bend("-10 280!, -10 176, 240 160, 490 176, 490 280!"), "#5B4330", 14, 0.1, 1)
    p.glow(240, 90, 170, "#FFD8A0", 0.5)
    if kind == "credits":
        for i, (x, y) in enumerate(((180, 216), (236, 206), (292, 218), (212, 190), (266, 188))):
            with p.rimmed(1.4, 0.9), p.at(240 + (x - 240) * 1.7, y, 1.7, -8 + i * 5):
                p.part(rect(-30, -9, 60, 18, 5), "#C9A45A" if i % 2 else STEEL, 5, 1, 1)
                p.flat(rect(-14, -3, 28, 6), "#3A2C1C", 0.7)
    elif kind == "dice":
        for x, y, turn in ((196, 204, -14), (286, 212, 18)):
            with p.rimmed(1.8, 0.95), p.at(x, y - 24, 1.9, turn):
                p.part(rect(-24, -24, 48, 48, 9), "#E6DCC8", 9, 0.7, 1)
                for dx, dy in ((-10, -10), (10, 10), (0, 0)):
                    p.flat(circle(dx, dy, 4.6), "#2A2226")
    else:
        with p.rimmed(1.8, 0.95), p.at(240, 190, 1.5):
            p.part(bend("-20 -60!, 20 -60!, 15 8!, -15 8!"), "#9CB2B8", 8, 1, 1)
            p.flat(bend("-16 -28!, 16 -28!, 13 4!, -13 4!"), "#C7762E", 0.85)
            p.flat(rect(-13, -54, 4, 50), "#FFFFFF", 0.5)
    return done(p)


def _listener(p: Stage) -> None:
    company.body(p, "#3A3230", "stand", "-12 -78 -18 -62 2 -60", "12 -78 17 -64 -4 -58")
    company.head(p, "#4A3E38")


def talk(who: str, seed: int, others: int = 1) -> Land:
    """Paint a word in a doorway: one who speaks, and who listens."""
    p = room(who, seed)
    p.glow(270, 120, 190, "#FFD8A0", 0.7)
    p.flat(bend("200 214!, 200 90, 240 54, 300 54, 340 90, 340 214!"), "#F2DDB4", 0.9)
    show(p, who, "stand", 206, FLOOR + 8, 180)
    for i in range(others):
        stand(p, _listener, 330 + i * 60, FLOOR + 4 + i * 6, 160, mirror=True)
    return done(p)


def door(who: str, seed: int, broken: bool = False) -> Land:
    """Paint a way through: a door ajar, or where a wall was."""
    p = room(who, seed)
    p.part(rect(60, -10, 360, 230), "#54504C", 10, 0.3, 0.4, 0, 0.06)
    if broken:
        p.flat(
            area("180 220 164 150 196 110 186 70 240 40 300 66 320 120 300 160 330 220"), "#FFE8C0"
        )
        p.sparks(190, 130, 70, 24, "#D8C0A0", seed)
        pose = "push"
    else:
        p.flat(area("232 44 300 58 300 220 232 220"), "#FFE8C0")
        p.part(area("150 40 232 40 232 220 150 220"), "#3F3A3A", 8, 0.5, 1)
        p.flat(area("232 220 300 220 390 270 220 270"), "#FFD8A0", 0.45)
        pose = "walk"
    show(p, who, pose, 262, FLOOR + 6, 176)
    return done(p)


def helm(who: str, seed: int) -> Land:
    """Paint the helmet, and what it sees."""
    p = ground(who, seed, 360)
    with p.rimmed(2.4, 1.0), p.at(190, 150, 2.2, -6):
        great_helmet(p)
    p.glow(330, 120, 80, "#FFE8C0", 0.5)
    return done(p)


def guard(who: str, seed: int, bolts: int = 2) -> Land:
    """Paint somebody who stays where they are while bolts break on them."""
    p = ground(who, seed, 90)
    show(p, who, "shield", 210, FLOOR + 12, 200)
    for i in range(bolts):
        y = 92 + i * 34
        p.bolt((470, y + 14), (252, y), BOLT, 5)
        p.sparks(252, y, 40, 16, "#FFC078", seed + i)
    return done(p)


def ring(who: str, seed: int, bolts: int = 8, tone: str = BLUE) -> Land:
    """Paint bolts in every direction from one place."""
    p = ground(who, seed, 120, 0.3)
    for x in (60, 420):
        foe(p, x, 222, 84)
    for i in range(bolts):
        turn = math.pi * (1.03 + 0.94 * i / max(1, bolts - 1))
        p.bolt(
            (240 + 40 * math.cos(turn), 130 + 30 * math.sin(turn)),
            (240 + 260 * math.cos(turn), 130 + 130 * math.sin(turn)),
            tone,
            4,
        )
    show(p, who, "aim", 240, FLOOR + 12, 190)
    return done(p)


def smoke(who: str, seed: int) -> Land:
    """Paint a cloud, and the last of somebody in it."""
    p = ground(who, seed, 330, 0.2)
    show(p, who, "run", 310, FLOOR + 8, 180, mirror=True, back=True)
    for i, (x, y) in enumerate(((250, 200), (330, 180), (390, 210), (300, 140), (200, 226))):
        p.glow(x, y, 90 - i * 6, mix(TONES[who], "#D8D0C8", 0.6), 0.75)
    return done(p)


def ride(who: str, seed: int) -> Land:
    """Paint a beast with two legs and a large mouth, and who sits on it."""
    p = ground(who, seed, 110)
    hide = "#7A6A50"

    def beast(q: Stage) -> None:
        q.limb(pairs("-14 -46 -24 -24 -14 -2"), (18, 12, 8), darker(hide, 0.2), gloss=0.1)
        q.limb(pairs("14 -46 26 -26 14 -2"), (18, 12, 8), hide, gloss=0.1)
        q.part(
            bend("-52 -60!, -30 -92, 14 -98, 48 -84, 62 -62, 54 -46, 20 -38, -30 -40"),
            hide,
            14,
            0.1,
            1,
        )
        q.line(pairs("30 -56 60 -60"), "#2A2018", 3, 0.8)
        q.part(circle(44, -76, 4), "#E9C24A", 2, 1)
        q.limb(pairs("-50 -62 -72 -54 -86 -62"), (12, 7, 3), hide, gloss=0.1)

    stand(p, beast, 250, FLOOR + 14, 170, share=0.35)
    with p.rimmed(1.8, 0.95), p.through("#171412", 0.5), p.at(238, 128, 1.1):
        figure(p, who, "kneel", 8)
    p.dust(244, 20, 0.4)
    return done(p)


def mend(who: str, seed: int) -> Land:
    """Paint two hands, a roll of bandage and a tool."""
    p = room(who, seed)
    with p.rimmed(2.2, 0.95):
        p.limb(pairs("-20 300 90 230 190 170"), (80, 60, 40), "#54483C", gloss=0.1)
        p.limb(pairs("500 300 400 230 300 176"), (80, 60, 40), darker(TONES[who], 0.4), gloss=0.1)
        for i in range(3):
            with p.at(150 + i * 22, 186 - i * 15, 1, -34):
                p.part(rect(-12, -34, 16, 68, 5), "#E6DCC8", 5, 0.3)
        with p.at(292, 150, 1.5, 30):
            p.part(rect(-6, -48, 12, 70, 4), STEEL, 4, 1, 1)
            p.part(
                bend("-16 -64!, -4 -56, 4 -56, 16 -64!, 14 -44, 6 -40!, -6 -40!, -14 -44"),
                STEEL,
                4,
                1,
                1,
            )
    p.glow(250, 130, 120, "#FFE8C0", 0.5)
    return done(p)


# --- the cards ---

Make = Callable[[str, int], Land]
CARDS: dict[str, dict[str, Make]] = {
    "the_mandalorian": {
        "flamethrower": flame,
        "phase_pulse_blaster": partial(shoot, tone="#F2C94A", gun=22),
        "whistling_birds": partial(ring, bolts=9, tone="#F2E0A0"),
        "beskar_helmet": helm,
        "rising_phoenix": leap,
        "grappling_line": cable,
        "tracking_fob": device,
        "vibro_knife": blades,
        "old_trade": partial(shoot, bolts=2, foes=2),
        "patient_hunter": scope,
        "another_day": partial(run, night=0.6),
        "reputation": partial(talk, others=2),
        "full_beskar": partial(guard, bolts=3),
    },
    "ig_11": {
        "two_at_once": partial(shoot, bolts=2, foes=2, tone=BOLT),
        "spinning_torso": partial(ring, bolts=6, tone=BOLT),
        "full_sweep": partial(ring, bolts=12, tone=BOLT),
        "sensor_band": partial(scope, far=3),
        "nurse_program": mend,
        "straight_line": run,
        "bounty_protocol": partial(device, kind="list"),
        "recalculate": partial(device, kind="wires"),
        "emergency_restart": partial(device, kind="fob"),
        "target_priority": partial(scope, far=1, night=0.0),
        "self_destruct_pending": partial(device, kind="count"),
    },
    "kuiil": {
        "said_and_done": camp,
        "field_repair": mend,
        "blurrg_ride": ride,
        "vapor_tools": partial(device, kind="wires"),
        "hunting_rifle": rifle,
        "long_patience": partial(camp, night=0.5),
        "known_paths": partial(run, prints=6),
        "enough_for_today": partial(camp, night=0.95),
        "rewire": partial(device, kind="list"),
        "long_way_around": partial(run, prints=8, night=0.4),
    },
    "greef_karga": {
        "guild_business": table,
        "good_terms": partial(table, kind="glass"),
        "quick_draw": shoot,
        "informants": talk,
        "side_door": door,
        "call_a_favor": partial(talk, others=2),
        "parting_word": partial(shoot, foes=2, gun=12),
        "fair_split": table,
        "change_of_terms": smoke,
        "old_debts": partial(run, night=0.5),
        "house_odds": partial(table, kind="dice"),
    },
    "cara_dune": {
        "heavy_repeater": partial(shoot, bolts=5, foes=3, tone="#F2C94A", gun=34),
        "drop_trooper": partial(leap, flame=False),
        "bare_hands": fists,
        "take_the_hit": guard,
        "shoulder_charge": partial(fists, foes=2),
        "old_campaigner": camp,
        "hold_the_line": partial(guard, bolts=4),
        "nothing_left_to_lose": partial(table, kind="glass"),
        "fall_back": smoke,
        "go_i_have_this": partial(shoot, bolts=3, foes=2),
        "shock_drop": leap,
    },
    "migs_mayfeld": {
        "third_arm": partial(ring, bolts=5, tone="#F2C94A"),
        "long_barrel": partial(rifle, long=150),
        "ex_imperial": partial(device, kind="list"),
        "talks_too_much": talk,
        "plan_b": partial(door, broken=False),
        "keep_up": run,
        "clean_shot": partial(rifle, long=140, bolt=True),
        "not_my_problem": partial(table, kind="glass"),
        "spotter": scope,
        "two_kilometers": partial(scope, far=1, night=0.5),
    },
    "burg": {
        "devaronian_strength": fists,
        "throw_him": partial(fists, foes=2),
        "fireproof": partial(flame, engulfed=True),
        "through_the_bulkhead": partial(door, broken=True),
        "door_what_door": door,
        "grunt": talk,
        "flatten": partial(fists, foes=3, flung=True),
        "wait_for_the_signal": partial(camp, night=0.6),
        "sit_down": partial(table, kind="dice"),
        "bowl_over": partial(run, night=0.1),
        "battering_ram": partial(guard, bolts=1),
    },
    "xian": {
        "thrown_knives": partial(blades, count=3, thrown=True),
        "dance_past": run,
        "twin_daggers": partial(blades, count=2),
        "sharp_ears": partial(door, broken=False),
        "grudge": partial(blades, count=1),
        "in_and_out": partial(run, night=0.6, mirror=True),
        "spite": partial(device, kind="count"),
        "bide_time": camp,
        "smoke_and_laughter": smoke,
        "knife_fan": partial(blades, count=5, thrown=True),
        "listen_at_the_door": partial(talk, others=2),
    },
}
SCENES: dict[str, Callable[[], Land]] = {
    card: partial(make, who, 300 + number * 7 + at)
    for at, (who, cards) in enumerate(CARDS.items())
    for number, (card, make) in enumerate(cards.items())
}
LIMITS = dict.fromkeys(SCENES, 16_000)

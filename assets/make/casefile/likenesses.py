"""Likenesses for heroes that players make, three a species: one drawing each, its colors, pose and
dress as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from emblems import wookiee
from facekit import Portrait, goggles
from headkit import AXIS, EAR, HAIR, MOUTH, SIDES, Mood, angular, at, fur, strand, sym
from near_humans import twilek_tails
from svgkit import circle, darker, ellipse, knots, lighter, poly, rect, spline

SKULL = knots("0 52, 27 56, 39 82, 39.5 110, 36 135, 24 157, 9 171, 0 172")


@dataclass(frozen=True)
class Look:
    """A likeness: color of the light, pose, and the colors of skin or shell, of hair or eyes, and
    of the coat. ``extra`` is what sets it apart."""

    tint: str
    mood: Mood
    skin: str
    hair: str
    coat: str
    extra: str = ""


def _dressed(look: Look, sign: str, wide: float = 88) -> Portrait:
    """Return a portrait with the coat and its collar."""
    p = Portrait(look.tint, sign, look.mood)
    p.torso(look.coat, wide, 188)
    for side in SIDES:
        p.add(angular(side, (14, 208), (32, 164), (62, 158), (66, 206), (32, 240)),
              lighter(look.coat, 0.12) if side < 0 else darker(look.coat, 0.12), z=1)  # fmt: skip
    return p


def human(look: Look) -> Portrait:
    """Draw a face with hair in a cut of its own."""
    p = _dressed(look, "horizon")
    p.opening("#8E8672", 18, 240)
    p.face(look.skin, SKULL, neck=21)
    p.eyes(look.hair, "#4A3A22", y=112, dx=18.6, size=9.8, thick=5, lash=1.2)
    p.nose(look.skin, 9.4, 139, bump=1)
    p.mouth(look.skin, darker(look.skin, 0.35), 13.5, 154, 1)
    if look.extra == "crop":
        p.add(sym((0, 30), (30, 34), (46, 60), (46, 92, 1), (38, 78), (0, 70)), look.hair, z=HAIR)
        p.stubble(look.hair, 0.4, SKULL)
        p.line([(108, 96), (104, 110), (106, 128)], lighter(look.skin, 0.3), 2, 8)
    elif look.extra == "bun":
        p.add(ellipse(128, 24, 20, 17), look.hair, z=0)
        p.add(sym((0, 32), (34, 38), (50, 68), (46, 102, 1), (36, 78), (0, 66)), look.hair, z=HAIR)
        p.flat(strand((96, 84), (112, 54), (150, 44), 5), lighter(look.hair, 0.3), z=HAIR)
    else:
        p.add(sym((0, 28), (38, 34), (56, 76), (60, 138), (52, 170, 1), (44, 128), (40, 88),
                  (18, 70), (0, 74)), look.hair, z=HAIR)  # fmt: skip
        goggles(p, 19, 62, 15, "#5A4A36", "#D9A24A")
    return p


def twilek(look: Look) -> Portrait:
    """Draw two tails and a band around the brow."""
    p = _dressed(look, "moon", 80)
    p.face(look.skin, SKULL, ears=False, neck=19)
    twilek_tails(p, look.skin, look.hair)
    p.eyes(darker(look.skin, 0.5), look.hair, y=112, dx=18, size=10.4, thick=3.8, lash=1.6)
    p.nose(look.skin, 8, 138)
    p.mouth(look.skin, darker(look.skin, 0.4), 12.5, 152.5, 1.1)
    p.add(sym((0, 31), (35, 37), (51, 66), (50, 98, 1), (38, 84), (20, 76), (0, 74)),
          darker(look.coat, 0.1), z=HAIR)  # fmt: skip
    if look.extra == "gem":
        p.add(ellipse(128, 70, 8, 10), look.tint, rim=0.6, z=HAIR + 3)
    elif look.extra == "visor":
        p.add(sym((0, 98), (44, 94, 1), (46, 114, 1), (0, 120)), "#1A1E26", rim=0.3, z=11)
        p.flat(strand((92, 104), (118, 100), (150, 104), 4), look.tint, 0.9, z=12)
    else:
        for y in (58, 68, 78):
            p.flat(strand((88, y + 8), (128, y), (168, y + 8), 3.4), look.tint, 0.9, z=HAIR + 1)
    for side in SIDES:
        p.add(at(side, *knots("38 84, 51 92, 54 122, 44 134, 39 110")), darker(look.coat, 0.2),
              z=EAR)  # fmt: skip
    return p


def bothan(look: Look) -> Portrait:
    """Draw a long face in fur, with ears that hear the next room."""
    coat, muzzle = look.skin, lighter(look.skin, 0.35)
    p = Portrait(look.tint, "slashes", look.mood)
    p.add(fur(128, 128, 60, 72, 24, 12), darker(coat, 0.3), rim=0.4, z=0)
    for side in SIDES:
        p.add(at(side, *knots("26 62!, 44 22, 60 2!, 66 40, 54 84!")), coat, rim=0.6, z=EAR)
        p.flat(at(side, *knots("36 62!, 48 32, 58 18!, 60 44, 50 74!")), darker(coat, 0.5), z=EAR)
    p.torso(look.coat, 86, 190)
    p.lapels(lighter(look.coat, 0.1), 26, 252)
    p.add(sym((0, 38), (26, 42), (44, 68), (46, 100), (42, 130), (30, 156), (14, 178), (0, 182)),
          coat)  # fmt: skip
    p.add(sym((0, 96), (12, 98), (20, 120), (27, 142), (22, 164), (10, 176), (0, 178)), muzzle,
          (0.14, 0.34), rim=0.3, shadow=False, z=10)  # fmt: skip
    p.skin = coat
    p.eyes(darker(coat, 0.6), look.hair, y=104, dx=20, size=9.2, thick=6, white="#E8DCB8",
           bags=look.extra == "old")  # fmt: skip
    p.add(sym((0, 136), (11, 138, 1), (10, 146), (0, 151)), "#221814", rim=0.4, z=15)
    p.line([(128, 150), (128, 158)], darker(muzzle, 0.6), 2.2, 13)
    p.mouth(muzzle, darker(muzzle, 0.6), 14, 160, 0.6)
    ends = {"old": (40, 206), "mane": (58, 190)}.get(look.extra, (44, 172))
    for side in SIDES:
        for a, b in (((30, 128), (42, 150)), ((38, 112), (54, 134)), ((18, 160), (22, 180))):
            tip = (AXIS + side * (ends[0] - 8), ends[1])
            p.flat(strand((AXIS + side * a[0], a[1]), (AXIS + side * b[0], b[1]), tip, 9),
                   lighter(coat, 0.2) if side < 0 else darker(coat, 0.14), z=MOUTH)  # fmt: skip
        p.flat(strand((AXIS + side * 10, 66), (AXIS + side * 16, 48), (AXIS + side * 10, 34), 6),
               lighter(coat, 0.2), 0.7, z=HAIR)  # fmt: skip
    if look.extra == "ring":
        p.add(circle(AXIS + 58, 56, 7), "#E0A45A", z=EAR)
    return p


def rodian(look: Look) -> Portrait:
    """Draw eyes like wells, a row of spines, and two stalks that listen."""
    skin = look.skin
    p = _dressed(look, "diamond")
    for side in SIDES:
        p.add(at(side, (40, 104, 1), (56, 90), (70, 70, 1), (68, 108), (54, 130), (42, 128, 1)),
              darker(skin, 0.18))  # fmt: skip
        p.line([(128 + side * 20, 54), (128 + side * 30, 34), (128 + side * 34, 16)], skin, 8)
        p.add(ellipse(AXIS + side * 35, 13, 11, 8), lighter(skin, 0.16))
    p.add(sym((0, 150), (18, 150, 1), (24, 198, 1), (0, 206)), darker(skin, 0.3), rim=0.2)
    p.add(sym((0, 34), (27, 42), (46, 68), (49, 98), (40, 126), (25, 146), (20, 166), (0, 174)),
          skin)  # fmt: skip
    for x, h in ((-15, 11), (-6, 16), (5, 16), (14, 11)):
        p.add(poly([(128 + x - 5, 46), (128 + x + 5, 46), (128 + x, 42 - h)]), lighter(skin, 0.16),
              shadow=False)  # fmt: skip
    for side in SIDES:
        p.add(at(side, (7, 98), (17, 77), (38, 72), (47, 90), (40, 113), (22, 120), (9, 114)),
              look.hair, (0.2, 0.4), rim=0.6)  # fmt: skip
        for x, y, r in ((23, 87, 4.6), (34, 98, 2), (18, 104, 1.8)):
            p.flat(circle(AXIS + side * x, y, r), "#E8E0FF")
        p.flat(ellipse(AXIS + side * 6, 146, 2.4, 3.6), darker(skin, 0.5))
    p.add(sym((0, 124), (12, 130), (18, 152), (16, 168), (0, 174)), lighter(skin, 0.14), rim=0.4)
    p.flat(ellipse(128, 166, 9, 4), darker(skin, 0.7))
    if look.extra == "scarf":
        p.add(spline(knots("64 196, 96 186, 128 202, 164 184, 192 196, 176 226, 128 236, 84 226")),
              look.tint)  # fmt: skip
    elif look.extra == "cap":
        p.add(sym((0, 30), (32, 36), (50, 62), (50, 74, 1), (0, 66)), darker(look.coat, 0.2),
              z=HAIR)  # fmt: skip
        p.add(sym((0, 64), (52, 68, 1), (52, 78, 1), (0, 76)), look.tint, rim=0.3, z=HAIR)
    else:
        for side in SIDES:
            for y in (58, 66):
                p.flat(ellipse(AXIS + side * (20 + (y - 58)), y, 4, 2.4), darker(skin, 0.4), 0.8)
        p.add(poly([(58, 200), (76, 192), (156, 268), (138, 272)]), "#33261C")
    return p


def shaggy(look: Look) -> Portrait:
    """Draw a shaggy head, with a belt over the shoulder."""
    p = Portrait(look.tint, "sun", look.mood)
    wookiee(p, look.skin, lighter(look.skin, 0.4), look.hair)
    across = [(96, 204), (116, 194), (216, 256), (198, 270)]
    p.add(poly([(256 - x, y) for x, y in across] if look.extra == "left" else across), look.coat)
    if look.extra == "braids":
        for side in SIDES:
            p.line([(128 + side * 44, 132), (128 + side * 52, 166), (128 + side * 46, 200)],
                   darker(look.skin, 0.2), 9, EAR)  # fmt: skip
            for y in (152, 172, 192):
                p.flat(rect(128 + side * 45, y, 12, 5, 2), look.tint, 0.9, z=EAR)
    elif look.extra == "left":
        for x, y, high in ((-13, 46, 44), (-6, 40, 52), (2, 42, 46)):
            p.flat(poly([(124 + x, y), (132 + x, y), (130 + x, y + high)]),
                   lighter(look.skin, 0.45), 0.8)  # fmt: skip
    else:
        p.add(sym((0, 66), (30, 68, 1), (46, 84, 1), (45, 94, 1), (0, 80)), look.coat, z=HAIR)
    return p


def droid(look: Look) -> Portrait:
    """Draw a shell with one lamp, or two, over a neck of cables."""
    shell, iron = look.skin, look.coat
    p = Portrait(look.tint, "hex", look.mood)
    p.add(rect(64, 202, 128, 70, 12), iron)
    p.add(poly([(84, 208), (172, 208), (160, 264), (96, 264)]), shell)
    for side in SIDES:
        p.add(rect(AXIS + side * 78 - 14, 204, 28, 60, 10), darker(iron, 0.2))
        p.line(
            [(128 + side * 9, 160), (128 + side * 20, 182), (128 + side * 12, 204)], look.tint, 5
        )
    p.add(rect(116, 152, 24, 56, 4), darker(iron, 0.4))
    if look.extra == "dome":
        p.add(sym((0, 34), (36, 40), (56, 74), (58, 104, 1), (0, 104)), shell)
        p.add(sym((0, 104), (60, 102, 1), (56, 150, 1), (34, 166, 1), (0, 166)), darker(shell, 0.2))
        p.add(circle(128, 96, 19), "#14171B", rim=0.2)
        p.lamp(128, 96, 11, look.hair)
        p.flat(rect(104, 136, 48, 5, 2), darker(shell, 0.6))
        p.flat(rect(110, 146, 36, 5, 2), darker(shell, 0.6))
    elif look.extra == "long":
        p.add(sym((0, 22), (20, 26), (32, 54), (36, 96, 1), (30, 150), (14, 172), (0, 174)), shell)
        p.add(sym((0, 92), (31, 88, 1), (32, 110, 1), (0, 114)), "#14171B", rim=0.1)
        for side in SIDES:
            p.lamp(AXIS + side * 16 + 5, 101, 7, look.hair)
            p.add(rect(AXIS + side * 40 - 6, 84, 12, 40, 4), iron)
        for y in (132, 142, 152):
            p.flat(rect(112, y, 38, 4, 2), darker(shell, 0.5))
    else:
        p.add(rect(74, 52, 108, 100, 16), shell)
        p.add(rect(84, 78, 88, 34, 8), "#14171B", rim=0.1)
        for x in (108, 152):
            p.lamp(x, 95, 10, look.hair)
        p.add(rect(96, 126, 64, 14, 5), darker(shell, 0.4))
        for x in (106, 120, 134, 148):
            p.flat(rect(x, 128, 5, 10, 1), look.hair, 0.7)
        p.line([(160, 54), (170, 26), (168, 12)], "#A9B0B8", 4)
        p.add(circle(168, 12, 5), look.tint)
    return p


A, B, C = (Mood(0.8, roll=-3, brow=4, cock=4, lid=0.8, mouth=1, smirk=3, gaze=-0.5),
           Mood(-0.76, roll=3, nod=2, brow=7, lid=0.72, mouth=-0.5, gaze=-0.6),
           Mood(0.7, roll=2, brow=0, lid=0.9, mouth=2, gaze=0.6))  # fmt: skip
LOOKS: dict[str, tuple[Callable[[Look], Portrait], tuple[Look, Look, Look]]] = {
    "human": (human, (
        Look("#D98F5A", A, "#7A4E36", "#1A1514", "#4E4A3A", "crop"),
        Look("#8FB0C9", B, "#D2A07E", "#7A3A22", "#3A4656", "bun"),
        Look("#C9B45A", C, "#B5835E", "#C9A15A", "#6A4A36", "loose"),
    )),
    "twilek": (twilek, (
        Look("#E0A45A", C, "#5E8FB8", "#B8D8F0", "#4A3A4E", "gem"),
        Look("#B8D86A", A, "#6E9E5A", "#D0E8A0", "#4E3A2A", "visor"),
        Look("#E8C07A", B, "#C0663E", "#F0B890", "#3A3E46", "bands"),
    )),
    "bothan": (bothan, (
        Look("#A9BF8F", A, "#C0A070", "#5E9A6A", "#3E3A46", "ring"),
        Look("#9AA8C9", B, "#6A6460", "#D9B04A", "#2E3A3A", "old"),
        Look("#D9905A", C, "#8E4E2A", "#A8C0E0", "#4A4030", "mane"),
    )),
    "rodian": (rodian, (
        Look("#C96A4A", A, "#5E9A50", "#171230", "#4A4636", "scarf"),
        Look("#D9B45A", B, "#4E7A9A", "#2A1030", "#3A3A40", "cap"),
        Look("#8FC0A0", C, "#A89A4A", "#101A2A", "#5A4034", "belt"),
    )),
    "wookiee": (shaggy, (
        Look("#D9A24A", A, "#8A5A34", "#5EA0D9", "#33241B", "braids"),
        Look("#A0A8B8", B, "#5A5450", "#D9A24A", "#4A2E22", "left"),
        Look("#C9B08A", C, "#B08E60", "#4E7A4A", "#3A3E44", "band"),
    )),
    "droid": (droid, (
        Look("#5AC0D9", Mood(0.6, roll=3), "#B8BCB4", "#7FE3FF", "#5D6873", "dome"),
        Look("#D97A4A", Mood(-0.6, roll=-3), "#8A6A44", "#FFB84A", "#4A4640", "long"),
        Look("#A0C96A", Mood(0.5, roll=5), "#6E7A6A", "#B8FF7A", "#4A4E54", "box"),
    )),
}  # fmt: skip
LIKENESSES: dict[str, Callable[[], Portrait]] = {
    f"{species}_{at}": partial(draw, look)
    for species, (draw, looks) in LOOKS.items()
    for at, look in enumerate(looks, 1)
}
TINTS = {
    f"{species}_{at}": look.tint.lstrip("#")
    for species, (_, looks) in LOOKS.items()
    for at, look in enumerate(looks, 1)
}

"""Heads of the figures, with their hats, hoods and helmets.

They are drawn in three steps, as clothes come between them: what falls behind the neck, the neck,
and the head itself.
"""

from __future__ import annotations

from collections.abc import Callable

from facekit import goggles
from figure_faces import BLACK, GLASS, HAIR_STYLES, Head, bare, human
from figure_guests import gungan, jawa, pyke, quarren
from figure_species import calamari, duros, horned, stone, tails, tusked
from headkit import AXIS, BROW, EAR, FACE, HAIR, MOUTH, NOSE, SIDES, angular, at, strand, sym
from svgkit import circle, darker, ellipse, knots, lighter, rect, spline


def cap(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a peaked cap of a uniform."""
    human(h, skin)
    _temples(h)
    h.flat(sym((0, 90), (40, 88, 1), (38, 104), (0, 106)), "#120C18", 0.4, z=9)
    h.add(spline(knots("80 86!, 68 62, 80 42, 126 30, 176 42, 188 60, 177 86!, 128 80")), coat)
    h.add(sym((0, 72), (47, 74, 1), (46, 92, 1), (0, 90)), darker(coat, 0.4), rim=0.3, z=HAIR)
    h.add(sym((0, 88), (42, 89, 1), (32, 102), (0, 107)), "#20242C", (0.5, 0.3), z=BROW + 3)
    h.add(circle(AXIS, 60, 9), trim, rim=0.4, z=9)


def _temples(h: Head) -> None:
    """Add the hair that a hat leaves to be seen."""
    for side in SIDES:
        h.add(
            at(side, (35, 84), (45, 86), (45, 118, 1), (40, 108)), h.data.hair, rim=0.2, z=EAR + 2
        )


def toque(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a cook's hat."""
    human(h, skin)
    _temples(h)
    h.add(
        spline(
            knots(
                "82 66!, 62 48, 66 22, 90 20, 104 4, 132 6, 150 2, 170 18, 192 26, 190 50, 175 66!"
            )
        ),
        "#EDEBE4",
    )
    for x, y in ((104, 24), (130, 20), (154, 28)):
        h.flat(strand((x, y), (x - 2, y + 20), (x + 1, y + 40), 5), "#A9ACB8", 0.8, z=HAIR)
    h.add(sym((0, 56), (45, 60, 1), (43, 88, 1), (0, 86)), "#DCDAD2", rim=0.3, z=HAIR)


def hat(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a hat with a wide brim; its shadow falls on the brow."""
    felt = darker(coat, 0.15)
    human(h, skin)
    _temples(h)
    h.flat(sym((0, 80), (42, 78, 1), (41, 106, 1), (0, 103)), "#120C18", 0.4, z=9)
    h.add(spline(knots("84 67!, 88 27, 106 11, 128 20, 150 10, 168 27, 174 67!, 128 75")), felt)
    h.flat(strand((108, 17), (126, 27), (130, 53), 8), darker(felt, 0.35), z=HAIR)
    h.add(spline(knots("84 57!, 128 67, 173 57!, 174 71!, 128 81, 83 71!")), trim, rim=0.2, z=HAIR)
    h.add(
        spline(
            knots("40 81, 62 67, 84 69!, 128 80, 174 69!, 196 67, 218 79, 186 93, 128 99, 72 94")
        ),
        felt,
        (0.2, 0.45),
        z=HAIR,
    )
    h.flat(spline(knots("72 91, 128 96, 186 90, 128 103")), darker(felt, 0.6), z=HAIR + 1)


def bowl(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw an open helmet with a rim and a chin strap."""
    human(h, skin, ears=False)
    for side in SIDES:
        h.line(
            [(AXIS + side * 40, 118), (AXIS + side * 34, 148), (AXIS + side * 8, 172)],
            "#4A3A2A",
            5,
            FACE,
        )
    h.add(sym((0, 26), (36, 32), (54, 60), (57, 92, 1), (40, 90), (0, 86)), trim)
    for side in SIDES:
        h.add(
            at(side, (38, 86, 1), (58, 88, 1), (56, 126), (42, 132, 1)), darker(trim, 0.12), z=EAR
        )
        h.add(ellipse(AXIS + side * 51, 104, 7, 10), "#6A6E74", rim=0.3, z=EAR)
    h.add(sym((0, 78), (52, 84, 1), (59, 94, 1), (0, 96)), darker(trim, 0.28), rim=0.5, z=HAIR + 3)
    h.flat(sym((0, 96), (40, 95, 1), (38, 106), (0, 104)), "#120C18", 0.4, z=9)
    h.flat(at(-1, (24, 36), (36, 46), (42, 70), (28, 60)), coat, 0.9)


def pilot(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a flyer's helmet, its amber glass over the eyes."""
    human(h, skin, ears=False)
    h.add(
        sym(
            (0, 24),
            (40, 30),
            (60, 64),
            (62, 112, 1),
            (52, 148, 1),
            (42, 140, 1),
            (43, 100),
            (0, 92),
        ),
        trim,
    )
    h.flat(sym((0, 24), (9, 25, 1), (10, 92, 1), (0, 92)), coat)
    h.flat(at(-1, (26, 36), (44, 46), (50, 74), (34, 70)), coat, 0.9)
    for side in SIDES:
        h.add(ellipse(AXIS + side * 56, 116, 9, 17), darker(trim, 0.35), rim=0.4, z=EAR)
        h.line(
            [(AXIS + side * 44, 142), (AXIS + side * 30, 166), (AXIS + side * 6, 174)],
            "#33383F",
            5,
            FACE,
        )
    glass = sym((0, 88), (42, 90, 1), (45, 112), (30, 128), (12, 122), (0, 118))
    h.add(glass, "#B06A24", (0.35, 0.45), rim=0.5, z=BROW + 2)
    h.flat(angular(-1, (36, 94), (16, 93), (24, 118), (34, 120)), "#FFE2A8", 0.6, z=BROW + 2)


def miner(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a hard hat with a lamp, and goggles."""
    human(h, skin)
    _temples(h)
    h.add(sym((0, 24), (38, 32), (54, 62), (55, 86, 1), (0, 80)), trim)
    h.flat(sym((0, 24), (7, 25, 1), (8, 80, 1), (0, 80)), darker(trim, 0.3))
    h.add(sym((0, 76), (54, 80, 1), (62, 90), (0, 96)), darker(trim, 0.2), rim=0.5, z=HAIR + 4)
    h.add(rect(AXIS - 14, 46, 28, 26, 6), "#5A5E66", z=12)
    h.lamp(AXIS, 59, 8.5, "#FFE9B0", z=13)
    h.add(sym((0, 98), (42, 100, 1), (42, 116, 1), (0, 122)), "#2A2620", rim=0, z=BROW)
    goggles(h, 18.5, 110, 14.5, "#6E5A38", "#3E5A60")


def breather(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a diver's cap with its goggles, and a mouthpiece with two tubes."""
    human(h, skin, ears=False)
    shell = darker(coat, 0.1)
    h.add(
        sym(
            (0, 34),
            (36, 40),
            (52, 70),
            (53, 116),
            (44, 158, 1),
            (36, 150),
            (40, 100),
            (34, 86),
            (0, 82),
        ),
        shell,
        z=HAIR,
    )
    h.add(sym((0, 92), (43, 95, 1), (43, 118), (16, 126), (0, 120)), "#20282C", rim=0.4, z=BROW)
    h.add(sym((0, 96), (36, 98, 1), (36, 114), (16, 120), (0, 114)), "#3F9AA6", (0.5, 0.4), z=BROW)
    h.flat(angular(-1, (32, 100), (16, 99), (22, 115), (30, 114)), "#D8FFFF", 0.6, z=BROW)
    for side in SIDES:
        tube = [(AXIS + side * 12, 160), (AXIS + side * 34, 172), (AXIS + side * 52, 158)]
        h.line(tube, "#2A3034", 9, MOUTH)
        h.line(tube, "#4E585E", 4, MOUTH)
    h.add(sym((0, 142), (14, 144), (18, 158), (10, 170), (0, 171)), "#5E666C", z=NOSE)
    h.add(circle(AXIS, 158, 8), trim, rim=0.4, z=NOSE)


def hood(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a deep hood; the face is in its shade, and an eye catches the light."""
    human(h, skin, ears=False)
    shade = sym((0, 50), (42, 62), (45, 120), (40, 150, 1), (30, 128), (0, 122))
    h.flat(shade, "#080A14", 0.74, z=FACE)
    h.flat(sym((0, 118), (30, 126), (40, 148, 1), (26, 170), (0, 178)), "#080A14", 0.3, z=FACE)
    for side in SIDES:
        h.flat(circle(AXIS + side * 18.5, 110.5, 2.6), "#FFE6B0", 0.9, z=9)
    outer = (
        "128 12!, 96 24, 72 56, 64 108, 62 158, 50 200!, 92 214, 104 190!, 90 168, 82 126, 88 84, "
        "108 60, 134 54, 160 64, 174 92, 176 128, 170 166, 156 190!, 168 214, 206 200!, 194 156, "
        "190 104, 180 54, 156 22"
    )
    h.add(spline(knots(outer)), coat, (0.18, 0.42), z=HAIR)
    h.flat(
        spline(knots("134 54, 160 64, 174 92, 176 128, 170 166, 181 150, 184 108, 176 72, 156 50")),
        darker(coat, 0.55),
        0.8,
        z=HAIR,
    )
    h.flat(strand((74, 150), (72, 92), (104, 38), 9), lighter(coat, 0.2), z=HAIR)
    h.flat(strand((86, 190), (72, 160), (80, 110), 6), darker(coat, 0.4), 0.8, z=HAIR)


def scarf(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a cloth over head and neck."""
    cloth = h.data.hair
    human(h, skin, ears=False)
    outer = (
        "128 32, 92 40, 74 78, 74 130, 64 176, 60 204!, 104 220, 156 218, 198 200!, 188 168, "
        "182 130, 182 80, 164 42"
    )
    hole = (
        "128 174, 112 168, 98 152, 92 126, 92 98, 102 78, 122 70, 146 70, 164 84, 170 112, "
        "166 142, 150 166"
    )
    front = spline(knots(outer)) + spline(knots(hole))  # the other way round: a hole
    h.add(front, cloth, (0.14, 0.36), z=HAIR)
    h.flat(strand((84, 134), (82, 84), (112, 46), 9), lighter(cloth, 0.3), z=HAIR)
    for a, b, c in (
        ((72, 190), (108, 198), (150, 172)),
        ((84, 210), (130, 206), (176, 182)),
        ((150, 50), (172, 80), (176, 130)),
        ((106, 70), (124, 58), (152, 62)),
    ):
        h.flat(strand(a, b, c, 6), darker(cloth, 0.34), 0.85, z=HAIR)


def mask(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a kerchief over nose and mouth."""
    human(h, skin)
    HAIR_STYLES[h.data.style](h, h.data.hair)
    cloth = darker(trim, 0.25)
    h.add(
        sym((0, 122), (20, 124), (42, 118, 1), (40, 146), (26, 172), (8, 196, 1), (0, 198)),
        cloth,
        z=FACE + 2,
    )
    h.flat(strand((92, 128), (116, 136), (140, 128), 6), lighter(cloth, 0.25), z=MOUTH)
    h.flat(strand((98, 150), (126, 160), (158, 142), 7), darker(cloth, 0.35), z=MOUTH)
    h.flat(strand((108, 170), (128, 176), (150, 162), 6), darker(cloth, 0.3), z=MOUTH)


def wrapped(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a head in strips of cloth, with round lenses and a mouth of iron."""
    cloth = h.data.hair
    skull = sym((0, 34), (36, 42), (52, 74), (52, 122), (42, 160), (20, 178), (0, 180))
    h.add(skull, cloth, (0.16, 0.4), z=HAIR)
    bands = ((58, 70, 44), (78, 92, 66), (128, 150, 132), (142, 170, 156), (52, 50, 58))
    for a, b, c in bands:
        h.flat(strand((78, a), (128, b), (180, c), 6), darker(cloth, 0.4), 0.9)
        h.flat(strand((80, a - 5), (118, b - 8), (160, c - 2), 4), lighter(cloth, 0.22), 0.8)
    for side in SIDES:
        h.add(ellipse(AXIS + side * 21, 108, 15, 14), "#5A5E66", z=BROW)
        h.add(ellipse(AXIS + side * 21, 108, 9.5, 9), "#17130E", (0.6, 0.3), rim=0, z=BROW + 2)
        h.flat(circle(AXIS + side * 21 - 3, 105, 2.4), "#F4E6C0", 0.9, z=BROW + 2)
    h.add(sym((0, 138), (12, 140), (15, 160), (0, 166)), "#4E525A", z=NOSE)
    for y in (146, 152, 158):
        h.line([(AXIS - 9, y), (AXIS + 9, y)], "#15171B", 2.4, NOSE)


def helm(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a guard's helmet with cheek plates and a crest; the eyes are in its shade."""
    human(h, skin, ears=False)
    h.flat(sym((0, 84), (40, 84, 1), (40, 122), (0, 118)), "#0A0C14", 0.46, z=9)
    h.add(sym((0, 8), (7, 12), (9, 60, 1), (0, 62)), trim, z=HAIR)
    h.add(sym((0, 30), (38, 36), (54, 68), (54, 96, 1), (36, 92), (10, 90, 1), (0, 92)), coat)
    for side in SIDES:
        h.add(
            at(
                side,
                (38, 88, 1),
                (55, 90, 1),
                (55, 132),
                (44, 172, 1),
                (20, 178, 1),
                (24, 150),
                (34, 128),
            ),
            coat if side < 0 else darker(coat, 0.2),
            z=FACE,
        )
        h.add(ellipse(AXIS + side * 48, 104, 6, 6), trim, rim=0.4, z=EAR)
    h.add(
        sym((0, 82), (54, 86, 1), (54, 96, 1), (6, 98, 1), (4, 126, 1), (0, 130)),
        trim,
        rim=0.4,
        z=BROW + 2,
    )
    h.add(sym((0, 30), (5, 31, 1), (5, 84, 1), (0, 84)), lighter(coat, 0.1), rim=0.3, z=9)


def trooper(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a closed white helmet."""
    h.add(sym((0, 150), (34, 152, 1), (34, 188, 1), (0, 196)), BLACK, rim=0.1, z=3)
    dome = sym(
        (0, 30), (36, 36), (54, 66), (56, 104), (60, 138, 1), (52, 166, 1), (24, 180, 1), (0, 180)
    )
    h.add(dome, coat, (0.1, 0.34), (0.34, 0.62), z=HAIR)
    h.flat(
        at(1, (34, 44), (54, 66), (56, 104), (59, 138, 1), (50, 164, 1), (40, 130), (44, 92)),
        "#5E6C88",
        0.4,
        z=HAIR,
    )
    h.add(sym((0, 82), (53, 84, 1), (54, 94, 1), (12, 98, 1), (0, 95)), "#2A2F38", rim=0, z=8)
    for side in SIDES:
        h.add(at(side, (8, 99, 1), (42, 96, 1), (42, 110), (30, 119), (12, 116)), GLASS, rim=0, z=9)
        h.flat(angular(side, (26, 101), (38, 99), (36, 108)), "#6C8CA8", 0.7, z=9)
        h.add(
            angular(side, (24, 128), (46, 122), (44, 150), (30, 160)), darker(coat, 0.16), rim=0.4
        )
        for k in range(3):
            x = 30 + k * 5
            h.line([(AXIS + side * x, 136 - k), (AXIS + side * (x - 1), 150 - k)], "#39414E", 2.6)
        h.add(circle(AXIS + side * 22, 168, 7), "#444B57", rim=0.5, z=NOSE)
    h.add(sym((0, 134), (12, 134, 1), (18, 158, 1), (0, 162)), "#1A1E25", rim=0.2, z=NOSE)
    for x in (-9, -3, 3, 9):
        h.line([(AXIS + x * 0.8, 139), (AXIS + x, 157)], coat, 2.2, NOSE)
    h.flat(spline(knots("86 74, 92 50, 114 38, 104 54, 98 74")), "#FFFFFF", 0.75)


Wear = Callable[[Head, str, str, str], None]
HEADS: dict[str, Wear] = {
    "bare": bare,
    "cap": cap,
    "toque": toque,
    "hat": hat,
    "bowl": bowl,
    "pilot": pilot,
    "miner": miner,
    "breather": breather,
    "hood": hood,
    "scarf": scarf,
    "mask": mask,
    "wrapped": wrapped,
    "helm": helm,
    "trooper": trooper,
    "duros": duros,
    "horned": horned,
    "tails": tails,
    "calamari": calamari,
    "tusked": tusked,
    "stone": stone,
    "pyke": pyke,
    "jawa": jawa,
    "quarren": quarren,
    "gungan": gungan,
}
MASKED = {"wrapped", "trooper", "jawa", "pyke"}


def behind(h: Head, head: str, skin: str, coat: str) -> None:
    """Draw what hangs behind the shoulders' front: long hair, the tails of a head, a hood."""
    if head == "bare" and h.data.style == "long":
        hair = darker(h.data.hair, 0.3)
        h.add(
            sym((0, 46), (36, 52), (54, 86), (58, 140), (54, 204, 1), (0, 214)), hair, rim=0.2, z=1
        )
    if head == "hood":
        h.add(sym((0, 16), (46, 40), (62, 110), (70, 196, 1), (0, 206)), darker(coat, 0.5), z=0)
    if head in ("hood", "tails"):
        h.add(sym((0, 50), (44, 60), (46, 150), (30, 190, 1), (0, 196)), "#0C0D14", rim=0, z=2)


def in_front(h: Head, head: str, skin: str) -> None:
    """Draw what falls over the shoulders."""
    if head != "tails":
        return
    for side in (1, -1):
        tone = skin if side < 0 else darker(skin, 0.2)
        lock = (
            "32 64, 54 78, 66 118, 74 166, 78 220, 72 270, 62 292!, 54 262, 58 214, 52 164, 44 116"
        )
        h.add(at(side, *knots(lock)), tone, (0.16, 0.34), z=0)
        for y in (132, 166, 200, 234):
            x = 58 + (y - 122) * 0.07
            h.flat(
                at(side, (x, y), (x + 8, y - 5), (x + 12, y + 5), (x + 4, y + 9)),
                darker(tone, 0.35),
                0.7,
                z=0,
            )

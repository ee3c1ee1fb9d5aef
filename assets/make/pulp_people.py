"""Make the people of The Moonpeeler Affair: `python assets/make/pulp_people.py`

Writes assets/free_captains/people: six captains and three masks of the Hegemony, 512 x 640, as on
a painted cover of 1957. The kit is that of the portraits (`headkit.py`, `facekit.py`); the paint is
flatter: five tones with hard edges, a shadow of violet, a second light of teal from the right.
"""

from __future__ import annotations

from pathlib import Path

import headkit
from facekit import Portrait, goggles, width_at
from headkit import (
    AXIS,
    EAR,
    FACE,
    HAIR,
    MOUTH,
    SIDES,
    Mood,
    Shade,
    angular,
    at,
    bounds,
    cropped,
    knots,
    lit,
    offset,
    strand,
    sym,
    trimmed,
)
from svgkit import (
    Knot,
    Point,
    around,
    circle,
    darker,
    ellipse,
    flatten,
    lighter,
    mix,
    poly,
    rect,
    spline,
    star,
    write_all,
)

FOLDER = Path(__file__).resolve().parent.parent / "free_captains" / "people"
VIOLET, NIGHT, LAMP = "#3A1450", "#12081A", "#FFE9B8"
NOSE_MASK = 12.0  # depth of the nose of a mask
BRASS, TEAL, VERMILION, CREAM = "#C99A3B", "#1F8A8C", "#D8432B", "#F3E3BF"
# One spotlight: near white from the upper left, violet where it does not reach.
SPOT: tuple[tuple[Shade, Shade, Shade], ...] = (
    ((1.26, 1.18, 1.02), (1.18, 1.12, 1.02), (0.98, 0.92, 1.02)),
    ((1.20, 1.11, 0.98), (1.10, 1.04, 0.98), (0.84, 0.76, 0.94)),
    ((1.04, 0.96, 0.92), (0.92, 0.84, 0.90), (0.66, 0.58, 0.80)),
)


class Painted(Portrait):
    """A person under a stage spot, in flat paint."""

    def add(
        self,
        d: str,
        color: str,
        tones: tuple[float, float] = (0.24, 0.34),
        split: tuple[float, float] = (0.3, 0.6),
        rim: float = 0.6,
        shadow: bool = True,
        z: float | None = None,
    ) -> None:
        """Add a shape in four flat tones from the upper left, with a lit edge: the fifth."""
        d = self.placed(d, z)
        x0, y0, x1, y1 = bounds(d)
        if shadow:
            self.pic.fill(trimmed(offset(d, 4.2, 4.6)), NIGHT, 0.55)
        if rim > 0:
            edge = lit(mix(color, LAMP, rim), (x0 + x1) / 2 - 20, (y0 + y1) / 2 - 20)
            self.pic.fill(trimmed(offset(d, -2.4, -2.4)), edge)
        a, b = (x0, y0 + (y1 - y0) * 0.1), (x1, y0 + (y1 - y0) * 0.74)
        glow = tones[0] * min(1.0, 0.35 + int(color[3:5], 16) / 110)  # black stays black
        last = split[1] + (1 - split[1]) * 0.52
        paint = (
            (0.0, split[0], mix(color, LAMP, glow)),
            (split[0], split[1], color),
            (split[1], last, mix(color, VIOLET, tones[1])),
            (last, 1.0, mix(mix(color, VIOLET, tones[1] + 0.2), NIGHT, 0.26)),
        )
        bands = []
        for start, end, tone in paint:
            middle = (start + end) / 2
            shown = lit(tone, a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle)
            bands += [(start + 0.006, shown, 1.0), (end, shown, 1.0)]
        kept = trimmed(d)
        self.pic.fill(kept, self.pic.linear(a, b, bands))
        if shadow and max(x1 - x0, y1 - y0) > 18:
            self._solid += flatten(kept)

    def _planes(self, skin: str, shape: list[Knot], right: list[Knot]) -> None:  # type: ignore[override]
        """Add the hard shadow on the far half of a face, teal light in it, and lit planes."""
        w, low = width_at(shape, 112), shape[-1][1]
        inner = [
            (AXIS + w * part, y, 1)
            for y, part in ((62, 0.34), (84, 0.62), (100, 0.46), (112, 0.5), (124, 0.66),
                            (136, 0.36), (150, 0.3), (162, 0.16), (low - 2, -0.1))
        ]  # fmt: skip
        outer: list[Knot] = [(AXIS + k[0] - 0.4, k[1]) for k in right if 58 < k[1] < low - 2]
        edge = outer[::-1]
        ring = spline([*inner, (*edge[0][:2], 1), *edge[1:-1], (*edge[-1][:2], 1)])
        self.flat(ring, mix(mix(skin, VIOLET, 0.62), VERMILION, 0.1), 0.82, z=FACE)
        back: list[Knot] = [(x - w * 0.17 * (1 - abs(y - 116) / 70), y, *c) for x, y, *c in edge]
        strip = spline([*(k for k in reversed(back)), *edge])
        self.flat(strip, mix(skin, TEAL, 0.62), 0.5, z=FACE)
        light = mix(skin, LAMP, 0.62)
        for plane, part in (
            (((w * 0.02, 64), (w * 0.5, 67), (w * 0.68, 88), (w * 0.2, 93)), 0.42),
            (((w * 0.36, 122), (w * 0.8, 114), (w * 0.77, 128), (w * 0.5, 140)), 0.5),
            (((-w * 0.06, low - 9), (w * 0.16, low - 13), (w * 0.2, low - 5), (0, low - 3)), 0.3),
        ):
            self.flat(angular(-1, *plane), light, part, z=8)

    def _edge(self) -> None:
        """Add the second light: a band of teal along the right edge."""
        paint = self.pic.linear((AXIS, 20), (AXIS, 262),
                                [(0, "#6FE6DA", 0.9), (0.6, "#35B9B4", 0.8),
                                 (1, "#1F8A8C", 0.5)])  # fmt: skip
        run: list[Point] = []
        for step in range(-20 * 2, 264 * 2):
            y = step / 2 + 0.13
            x = self._right_end(y)
            if run and (x is None or abs(x - run[-1][0]) > 5):
                self._band(run, paint)
                run = []
            if x is not None:
                run.append((x, y))
        self._band(run, paint)

    def shine(self, points: list[Point], color: str = LAMP, part: float = 0.9) -> None:
        """Add a hard reflection on metal or glass."""
        self.flat(poly(points), color, part)

    def cape(self, color: str, lining: str, wide: float = 108, top: float = 178) -> None:
        """Add a cape from both shoulders, its lining turned out at the left."""
        for side in SIDES:
            tone = color if side < 0 else darker(color, 0.2)
            self.add(
                at(side, (26, top, 1), (70, top + 6), (wide, top + 40), (wide + 14, 280, 1),
                   (44, 280, 1)), tone)  # fmt: skip
        self.add(at(-1, (26, top, 1), (52, top + 10), (66, 280, 1), (40, 280, 1)), lining)

    def epaulette(self, side: int, color: str = BRASS, x: float = 78, y: float = 204) -> None:
        """Add a fringed epaulette."""
        for step in range(7):
            left = x - 20 + step * 7.4
            fall = y + 12 + abs(step - 3) * -1.2
            tone = darker(color, 0.24 if step % 2 else 0.06)
            self.add(at(side, (left - 3.4, y, 1), (left + 3.8, y, 1), (left + 4.6, fall + 12, 1),
                        (left - 2.4, fall + 12, 1)), tone, rim=0.3, shadow=False)  # fmt: skip
        self.add(at(side, (x - 26, y - 6), (x, y - 16), (x + 30, y + 4), (x + 28, y + 12),
                    (x - 24, y + 8)), color)  # fmt: skip

    def buttons(self, x: float, rows: tuple[float, ...], color: str = BRASS, r: float = 5) -> None:
        """Add a row of buttons on each side."""
        for side in SIDES:
            for y in rows:
                self.add(circle(AXIS + side * x, y, r), color, rim=0.7)


# --- captains -------------------------------------------------------------------------------------


def mina_tormelson() -> Painted:
    """Sixty, silver, amused: she has seen worse and was paid less for it."""
    p = Painted("#1F8A8C", "sun", Mood(0.8, roll=-4, brow=-1, lid=0.7, mouth=2.5, smirk=4, cock=3))
    skin, hair, coat = "#DDA07C", "#D9D3CC", "#1C6F78"
    skull = knots("0 52, 26 56, 39 80, 39 110, 36 136, 25 158, 11 170, 0 171")
    p.add(spline(knots("78 150!, 68 112, 76 66, 104 36, 142 30, 172 48, 184 86, 182 130, "
                       "176 160!, 150 168, 100 168")), darker(hair, 0.3), z=1)  # fmt: skip
    p.torso(coat, 96, 188)
    p.opening("#2A1430", 26, 250)
    p.face(skin, skull, neck=20)
    p.add(spline(knots("96 184!, 128 196, 160 184!, 168 204, 132 222, 90 206")), VERMILION)
    p.add(poly([(120, 208), (136, 208), (150, 256), (128, 240), (112, 258)]), VERMILION)
    for side in SIDES:
        tone = lighter(coat, 0.06) if side < 0 else darker(coat, 0.25)
        p.add(angular(side, (18, 186), (38, 168), (54, 190), (50, 232), (16, 270)), tone)
        p.flat(angular(side, (44, 190), (50, 194), (46, 230), (18, 264), (18, 258), (41, 226)),
               BRASS)  # fmt: skip
    p.epaulette(-1)
    p.epaulette(1)
    p.buttons(34, (240, 258))
    p.eyes("#8E8780", "#3F7C86", y=110, dx=18.5, size=9.6, thick=4.2, lash=1.0, bags=True)
    p.nose(skin, 9.5, 138, bump=2.5)
    p.mouth(skin, "#B2463A", 14, 153, 0.8)
    p.crease([(109, 140), (102, 149), (103, 160)], skin, MOUTH, 2.4)
    p.crease([(148, 140), (155, 148), (154, 160)], skin, MOUTH, 2.6)
    for y in (106, 112, 118):
        p.crease([(96, y), (92, y + (y - 111) * 0.4), (88, y + (y - 111))], skin, FACE, 1.8)
    for y in (76, 84):
        p.crease([(112, y + 1), (130, y - 2), (148, y + 1)], skin, 9, 1.6)
    p.add(spline(knots("88 116!, 76 94, 78 58, 98 30, 126 14, 160 18, 184 44, 186 84, 174 118!, "
                       "172 92, 160 72, 134 66!, 118 58, 100 74, 94 92")), hair, z=HAIR)
    for a, b, c, w in (((92, 92), (92, 52), (126, 24), 10), ((104, 74), (116, 42), (152, 30), 8),
                       ((122, 62), (140, 44), (166, 44), 6)):  # fmt: skip
        p.flat(strand(a, b, c, w), "#FFF8EA", 0.9, z=HAIR)
    for a, b, c, w in (((134, 66), (160, 56), (176, 76), 8), ((150, 70), (170, 80), (176, 112), 7),
                       ((108, 66), (126, 46), (158, 38), 3.4)):  # fmt: skip
        p.flat(strand(a, b, c, w), mix(hair, VIOLET, 0.5), z=HAIR)
    p.add(circle(86, 134, 5), BRASS, z=EAR)
    return p


def darro_vint() -> Painted:
    """Forty-five, a jaw like a gun port, one eye left and nothing missed with it."""
    p = Painted("#D8432B", "rays", Mood(-0.8, roll=3, nod=2, brow=10, lid=0.74, mouth=-1, smirk=3))
    skin, hair, coat = "#B9794E", "#1A1218", "#B8321F"
    skull = knots("0 46, 30 50, 44 78, 44 110, 46 142, 38 164, 18 177, 0 177")
    p.torso(coat, 104, 186)
    p.face(skin, skull, neck=30)
    p.add(sym(*knots("0 190, 20 176!, 36 168, 44 182, 40 208!, 0 216")), "#2A1430")
    p.flat(sym(*knots("0 193, 22 180!, 38 172, 40 178, 20 186, 0 199")), BRASS)
    p.add(poly([(100, 212), (156, 212), (168, 280), (88, 280)]), lighter(coat, 0.04), rim=0.3)
    for y in (222, 242, 262):
        p.add(rect(96, y - 3, 64, 6, 3), BRASS, rim=0.5)
        for x in (98, 158):
            p.add(circle(x, y, 6), BRASS)
    p.epaulette(-1, x=84, y=206)
    p.epaulette(1, x=84, y=206)
    p.eyes(hair, "#4A2A18", dx=20, size=9.4, thick=7.0, bags=True)
    p.stubble("#2A1826", 0.4, skull)
    p.nose(skin, 13, 138, bump=3.6)
    p.mouth(skin, "#7C3A30", 15, 157, 0.8)
    p.add(sym((0, 146), (7, 143), (20, 148), (31, 142), (38, 132, 1), (34, 150), (20, 156),
              (0, 151)), hair, rim=0.2, z=MOUTH + 1)  # fmt: skip
    p.flat(strand((110, 150), (100, 150), (94, 138), 3), mix(hair, "#7C8CC0", 0.5), z=MOUTH + 1)
    patch = at(1, (6, 103, 1), (20, 98), (36, 103, 1), (34, 120), (22, 126), (10, 118))
    p.add(patch, "#1C1020", rim=0.5, z=10)
    p.flat(strand((132, 100), (104, 84), (84, 74), 3.4), "#1C1020", z=8)
    p.flat(strand((160, 104), (168, 98), (172, 92), 3.4), "#1C1020", z=6)
    p.flat(angular(1, (12, 104), (19, 101), (17, 117), (13, 114)), mix(BRASS, CREAM, 0.3), 0.5,
           z=10)  # fmt: skip
    p.line([(98, 122), (106, 136), (103, 152)], mix(skin, "#F0B8A0", 0.6), 2.8, MOUTH)
    p.crease([(122, 95), (124, 101), (123, 106)], skin, 10, 2.6)
    p.add(spline(knots("82 118!, 77 88, 82 56, 102 36, 130 30, 158 36, 178 58, 181 90, 174 118!, "
                       "170 88, 164 70, 150 62, 128 80!, 106 62, 94 72, 88 92")), hair, z=HAIR)
    sheen = mix(hair, "#7C8CC0", 0.55)
    for a, b, c, w in (((92, 72), (100, 48), (126, 38), 8), ((106, 64), (120, 48), (146, 42), 5),
                       ((124, 72), (136, 52), (158, 50), 4)):  # fmt: skip
        p.flat(strand(a, b, c, w), sheen, z=HAIR)
    for side in SIDES:
        p.flat(at(side, (39, 84, 1), (44, 96), (43, 118, 1), (39, 112)), "#C9C2BC", z=EAR + 2)
    return p


def otilde_farrowby() -> Painted:
    """Fifty, envoy to courts that no longer exist; chin up, eyes half closed, very polite."""
    p = Painted("#C99A3B", "diamond", Mood(0.75, roll=2, nod=-4, brow=-3, lid=0.66, mouth=1.2))
    skin, hair, gown = "#7A4A33", "#241620", "#1F7C86"
    skull = knots("0 50, 25 54, 37 80, 37 110, 33 136, 22 158, 9 170, 0 171")
    for side in SIDES:
        fan = [(0, 150), (34, 128), (60, 98), (78, 90), (92, 112), (100, 140), (98, 172), (84, 202),
               (56, 222), (0, 214)]  # fmt: skip
        p.add(angular(side, *fan), CREAM if side < 0 else mix(CREAM, VIOLET, 0.12), rim=0.4, z=2)
        for x, y in ((78, 92), (92, 114), (99, 142), (97, 172), (82, 200)):
            p.flat(strand((AXIS + side * 18, 190), (AXIS + side * (x - 26), y + 26),
                          (AXIS + side * x, y), 3.4), mix(CREAM, VIOLET, 0.45), z=2)  # fmt: skip
            p.add(circle(AXIS + side * x, y, 4.6), BRASS, z=2)
    p.torso(gown, 84, 196)
    p.add(sym((0, 176), (30, 196, 1), (48, 206), (30, 240), (0, 256)), skin, rim=0)
    p.face(skin, skull, ears=True, neck=18)
    for number, (x, y) in enumerate(((0, 222), (-14, 218), (14, 218), (-27, 210), (27, 210))):
        p.add(circle(AXIS + x, y, 7 if not number else 5.4), BRASS if number else VERMILION)
    for side in SIDES:
        p.add(at(side, (44, 206, 1), (60, 200), (86, 214), (100, 280, 1), (30, 280, 1),
                 (34, 240)), gown if side < 0 else darker(gown, 0.2))  # fmt: skip
        p.flat(strand((AXIS + side * 52, 210), (AXIS + side * 44, 240), (AXIS + side * 40, 276),
                      5), BRASS)  # fmt: skip
    p.eyes(hair, "#6A4A20", y=110, dx=18, size=10.4, thick=4.0, lash=2.2)
    for side in SIDES:
        p.flat(at(side, (10, 103), (20, 99), (32, 102), (20, 102.5)), TEAL, 0.9, z=9)
    p.nose(skin, 10, 138, bump=1, tip=0.6)
    p.mouth(skin, "#B23A34", 13.5, 153, 1.15)
    p.crease([(108, 141), (103, 150), (105, 160)], skin, MOUTH, 1.8)
    p.add(spline(knots("90 104!, 80 84, 77 58, 82 30, 102 8, 131 3, 160 10, 177 36, 179 64, "
                       "172 92!, 164 76, 146 66, 124 64, 104 72, 96 86")), hair, z=HAIR)
    p.flat(spline(knots("98 70!, 96 44, 108 16, 126 8!, 118 30, 114 50, 116 66!")), "#EDE4DA",
           z=HAIR)  # fmt: skip
    p.flat(spline(knots("102 68!, 102 46, 112 20, 120 14!, 114 34, 110 52, 110 66!")),
           mix("#EDE4DA", VIOLET, 0.35), z=HAIR)  # fmt: skip
    sheen = mix(hair, "#8A7CC8", 0.45)
    for a, b, c, w in (((126, 62), (124, 34), (138, 10), 7), ((144, 64), (148, 38), (150, 16), 5),
                       ((90, 80), (86, 58), (92, 34), 6)):  # fmt: skip
        p.flat(strand(a, b, c, w), sheen, z=HAIR)
    p.add(spline(knots("82 62!, 104 50, 134 46, 162 52, 177 62!, 176 72!, 150 60, 122 58, "
                       "100 62, 82 74!")), BRASS, z=HAIR)  # fmt: skip
    p.add(poly(around(128, 53, [8, 6] * 3, -90)), VERMILION, z=HAIR + 2)
    p.add(spline([(86, 128), (91, 136), (86, 150), (81, 136)]), BRASS, z=EAR)
    return p


def hob_karrowick() -> Painted:
    """Thirty-five, ginger, a soldier who laughs before and after, in the collar of his suit."""
    p = Painted("#4E7AA0", "burst", Mood(0.85, roll=5, nod=1, brow=3, lid=0.72, mouth=5, smirk=3,
                                         cock=4))  # fmt: skip
    skin, hair, suit = "#E2A07A", "#B5491F", "#5E7486"
    skull = knots("0 50, 31 54, 44 80, 44 112, 44 142, 35 163, 16 174, 0 174")
    p.add(ellipse(128, 206, 82, 26), darker(BRASS, 0.45), z=0)
    p.torso(suit, 106, 200)
    p.face(skin, skull, neck=30)
    p.add(spline(knots("40 196!, 60 218, 96 234, 128 238, 160 234, 196 218, 216 196!, 222 210, "
                       "204 236, 164 256, 128 260, 92 256, 52 236, 34 210")), BRASS)
    p.flat(spline(knots("42 202!, 62 222, 98 238, 128 242, 150 240!, 126 246, 94 242, 56 226")),
           mix(BRASS, LAMP, 0.75))  # fmt: skip
    for x, y in ((62, 229), (92, 244), (128, 249), (164, 244), (194, 229)):
        p.add(circle(x, y, 4.4), darker(BRASS, 0.3), rim=0.8)
    p.add(rect(54, 252, 30, 22, 3), VERMILION)
    p.add(rect(90, 262, 60, 12, 3), "#2A1430")
    p.eyes("#7E3214", "#4C8CA8", dx=19.5, size=9.2, thick=6.4)
    p.nose(skin, 12.5, 139, bump=-3, tip=0.8)
    p.add(sym(*knots("0 160, 12 158, 20 150, 28 142, 38 124, 45 108!, 46 148, 36 174, 14 188, "
                     "0 189")), hair, rim=0.3, z=FACE)  # fmt: skip
    p.mouth(skin, "#9C4236", 15, 155, 0.7)
    p.flat(at(-1, (-14, 154.4, 1), (-4, 155.4), (8, 155.6), (15, 152.6, 1), (6, 158.4), (-8, 158)),
           CREAM, z=MOUTH)  # fmt: skip
    p.add(sym((0, 145), (8, 143), (19, 147), (27, 156, 1), (16, 154), (0, 151)), hair, rim=0.2,
          shadow=False, z=MOUTH + 1)  # fmt: skip
    for x in (-30, -20, -9, 3, 15):
        tone = mix(hair, LAMP, 0.42) if x < 0 else mix(hair, VIOLET, 0.3)
        p.flat(strand((AXIS + x, 160), (AXIS + x * 0.9, 172), (AXIS + x * 0.62, 184), 3), tone,
               z=MOUTH)  # fmt: skip
    p.crease([(95, 124), (102, 127), (110, 125)], skin, FACE, 2)
    for y in (107, 113, 119):
        p.crease([(95, y), (91, y + (y - 112) * 0.4), (86, y + (y - 112))], skin, FACE, 1.8)
    p.add(spline(knots("82 110!, 76 84, 82 52, 92 34!, 100 42, 110 26!, 120 36, 136 22!, 142 34, "
                       "160 28!, 162 42, 176 54, 182 84, 174 112!, 170 90, 160 70!, 146 76, 134 66!"
                       ", 120 74, 108 64!, 98 76, 90 92")), hair, z=HAIR)  # fmt: skip
    for a, b, c, w in (((92, 78), (94, 56), (108, 38), 8), ((112, 66), (116, 48), (132, 32), 6),
                       ((134, 66), (140, 50), (156, 38), 4)):  # fmt: skip
        p.flat(strand(a, b, c, w), mix(hair, LAMP, 0.5), z=HAIR)
    for a, b, c, w in (((148, 72), (160, 58), (172, 62), 6), ((164, 74), (174, 84), (173, 106), 5)):
        p.flat(strand(a, b, c, w), mix(hair, VIOLET, 0.5), z=HAIR)
    return p


def pell_santavar() -> Painted:
    """Twenty-four, soot on the cheek, has just had an idea about the engine."""
    p = Painted("#D9772B", "hex", Mood(0.7, roll=-6, nod=-2, brow=-5, cock=2, lid=0.98, mouth=3.5,
                                       smirk=2, gaze=1.6))  # fmt: skip
    skin, hair, suit = "#C4875A", "#2A1720", "#D06A26"
    skull = knots("0 54, 27 58, 39 82, 38 108, 34 134, 21 156, 8 168, 0 169")
    for x, y, r in ((78, 96, 25), (74, 124, 23), (84, 64, 26), (180, 70, 24), (184, 100, 23),
                    (182, 128, 21), (108, 44, 25), (134, 36, 26), (162, 48, 25), (82, 146, 18),
                    (176, 148, 16)):  # fmt: skip
        p.add(circle(x, y, r), hair, (0.3, 0.2), z=1, rim=0.3)
    p.torso(suit, 84, 190)
    p.opening("#F3E3BF", 22, 238)
    p.face(skin, skull, ears=False, neck=18)
    for side in SIDES:
        tone = lighter(suit, 0.05) if side < 0 else darker(suit, 0.25)
        p.add(angular(side, (16, 180), (36, 176), (50, 196), (34, 224), (4, 240)), tone)
        p.add(angular(side, (52, 196), (68, 200), (60, 280), (38, 280)), "#1C5C66")
        p.add(rect(AXIS + side * 50 - 9, 240, 18, 15, 3), BRASS)
    p.add(rect(150, 222, 5, 40, 2), "#C9C2BC")
    p.add(rect(160, 228, 5, 34, 2), VERMILION)
    p.eyes(hair, "#5A3A1C", y=112, dx=18.5, size=11, thick=4.2, lash=1.6)
    p.nose(skin, 8.4, 137, bump=-1.5, tip=1.2)
    p.mouth(skin, "#B4483C", 14.5, 152, 0.95)
    p.flat(at(-1, (-12, 152, 1), (0, 152.8), (13, 149.5, 1), (5, 156), (-6, 156)), CREAM, z=MOUTH)
    p.flat(spline([(98, 132), (112, 129), (116, 134), (104, 139), (96, 137)]), "#3A2630", 0.62,
           z=FACE + 3)  # fmt: skip
    for x, y in ((102, 126), (110, 125), (106, 129), (146, 128), (151, 125)):
        p.flat(circle(x, y, 1.3), darker(skin, 0.34), 0.8, z=FACE + 3)
    for x, y, r in ((92, 76, 16), (108, 64, 17), (128, 58, 18), (150, 64, 17), (166, 80, 14)):
        p.add(circle(x, y, r), hair, (0.34, 0.2), z=HAIR, rim=0.35)
    for x, y, r in ((84, 58, 7), (104, 34, 8), (128, 26, 7), (66, 90, 6), (66, 120, 5),
                    (150, 40, 5)):  # fmt: skip
        p.flat(strand((x - r, y + r * 0.6), (x - r * 0.5, y - r), (x + r, y - r * 0.8), r * 0.7),
               mix(hair, "#E0905C", 0.55), z=HAIR)  # fmt: skip
    p.add(sym((0, 58), (48, 66, 1), (48, 80, 1), (0, 74)), "#6A3A22", rim=0.3, z=HAIR + 2)
    goggles(p, 21, 66, 18, BRASS, "#2FA8A4")
    return p


def ondine_kesh() -> Painted:
    """Thirty-eight, pilot's cap and fur collar, looks back over the shoulder, already leaving."""
    p = Painted("#7A5AA8", "horizon", Mood(-0.85, roll=-3, nod=0, brow=5, lid=0.76, mouth=0.6,
                                           smirk=1.5, gaze=-2))  # fmt: skip
    skin, hair, jacket, fur = "#E3B48C", "#171220", "#8A4A2A", "#F0DFC0"
    skull = knots("0 54, 27 58, 39 82, 40 106, 34 134, 21 157, 8 169, 0 170")
    p.add(sym((0, 60), (46, 72), (53, 120), (46, 158, 1), (30, 150, 1), (0, 150)), hair, z=1)
    p.torso(jacket, 100, 190)
    p.opening("#1C5C66", 24, 250)
    p.face(skin, skull, ears=False, neck=18)
    p.add(spline(knots("106 186!, 128 196, 150 186!, 156 204, 128 214, 100 204")), CREAM)
    p.flat(strand((104, 198), (126, 210), (152, 198), 4), mix(CREAM, VIOLET, 0.4))
    for side in SIDES:
        tufts = [(20, 236), (16, 214), (24, 196), (30, 178), (42, 166), (54, 172), (66, 182),
                 (74, 200), (66, 212), (58, 230), (44, 250), (28, 262)]  # fmt: skip
        shape: list[Knot] = []
        for number, (x, y) in enumerate(tufts):
            after = tufts[(number + 1) % len(tufts)]
            shape.append((AXIS + side * x, y))
            out_x = (x + after[0]) / 2 + (5 if number > 4 else -3)
            shape.append((AXIS + side * out_x, (y + after[1]) / 2 + 5, 1))
        p.add(spline(shape), fur if side < 0 else mix(fur, VIOLET, 0.16), rim=0.5)
        for x, y in ((40, 184), (52, 196), (36, 208), (48, 222), (34, 238)):
            p.flat(strand((AXIS + side * x, y), (AXIS + side * (x + 3), y + 6),
                          (AXIS + side * (x + 2), y + 14), 4), mix(fur, VIOLET, 0.4))  # fmt: skip
    p.eyes(hair, "#3A5A88", y=112, dx=18.5, size=10, thick=4.6, lash=2.0)
    p.nose(skin, 8.4, 137, tip=0.7)
    p.mouth(skin, "#C23A30", 12.5, 152, 1.1)
    p.crease([(122, 98), (124, 103), (123, 107)], skin, 10, 1.8)
    for side in SIDES:
        p.flat(at(side, (30, 88), (41, 96), (46, 130), (42, 156, 1), (36, 140), (35, 112)), hair,
               z=HAIR)  # fmt: skip
        p.flat(strand((AXIS + side * 39, 98), (AXIS + side * 43, 124), (AXIS + side * 41, 150), 3),
               mix(hair, "#7C8CD0", 0.5), z=HAIR)  # fmt: skip
    cap = "#5C2A1C"
    p.add(sym((0, 30), (36, 36), (53, 66), (53, 100, 1), (44, 104), (32, 84), (0, 80)), cap, z=HAIR)
    p.add(sym((0, 18), (7, 22), (9, 60), (7, 80, 1), (0, 80)), BRASS, z=HAIR + 3)
    p.add(sym((0, 76), (34, 81), (46, 98, 1), (48, 108, 1), (32, 92), (0, 88)), darker(cap, 0.25),
          rim=0.4, z=HAIR)  # fmt: skip
    for side in SIDES:
        p.add(circle(AXIS + side * 50, 104, 11), BRASS, z=EAR + 2)
        p.add(circle(AXIS + side * 50, 104, 6), VERMILION, z=EAR + 2)
    p.add(poly(around(128, 66, [9, 4] * 5, -90)), CREAM, rim=0.2, z=HAIR + 8)
    return p


# --- masks of the Hegemony ------------------------------------------------------------------------


def kah() -> Painted:
    """War: a horned mask of lacquer, tusks, and a furnace behind the eyes."""
    p = Painted(VERMILION, "rays", Mood(0.5, nod=3))
    shell, horn = "#C0321E", "#EAD9AE"
    p.add(sym((0, 170), (50, 184), (100, 214), (116, 280, 1), (0, 280)), "#3A1420")
    for side in SIDES:
        for x, y in ((64, 210), (86, 222), (104, 246)):
            p.add(angular(side, (x - 12, y + 4), (x + 4, y - 26), (x + 10, y + 8)), BRASS)
        p.add(at(side, (30, 62, 1), (52, 54), (72, 40), (80, 8, 1), (93, 38), (86, 66), (66, 86),
                 (44, 96, 1)), horn)  # fmt: skip
        for t in (0.25, 0.5, 0.75):
            x, y = 48 + 36 * t, 72 - 42 * t
            p.flat(strand((AXIS + side * (x - 8), y - 6), (AXIS + side * (x + 6), y + 2),
                          (AXIS + side * (x + 10), y + 16), 4), mix(horn, VIOLET, 0.55))  # fmt: skip
    p.add(sym(*knots("0 34, 30 42, 52 66!, 60 104!, 52 150, 40 186!, 20 196, 0 199")), shell,
          z=FACE)  # fmt: skip
    p.add(sym(*knots("0 30, 8 36, 14 74, 9 110!, 0 116")), BRASS, z=FACE + 3)
    for side in SIDES:
        p.add(at(side, (6, 86, 1), (28, 72), (58, 64, 1), (56, 84), (34, 96), (12, 104, 1)),
              darker(shell, 0.1), z=FACE + 3)  # fmt: skip
        p.flat(at(side, (10, 104, 1), (28, 96), (48, 92, 1), (44, 108), (26, 116)), NIGHT, z=FACE)
        p.flat(at(side, (17, 106, 1), (30, 99), (42, 97, 1), (38, 106), (27, 111)), "#FFB43A",
               z=FACE)  # fmt: skip
        p.flat(at(side, (24, 105, 1), (31, 101), (38, 100, 1), (34, 106)), "#FFF3C4", z=FACE)
        p.add(at(side, (14, 124, 1), (40, 118), (52, 130), (44, 152), (26, 160), (18, 142)),
              lighter(shell, 0.05), z=FACE + 2)  # fmt: skip
        p.flat(strand((AXIS + side * 22, 132), (AXIS + side * 34, 128), (AXIS + side * 46, 132),
                      4), BRASS, z=FACE + 2)  # fmt: skip
    p.add(sym(*knots("0 100, 7 104, 10 126, 20 140!, 9 145, 0 143")), shell, z=NOSE_MASK)
    for side in SIDES:
        p.flat(at(side, (5, 141, 1), (12, 137), (17, 140, 1), (10, 144)), NIGHT, z=NOSE_MASK)
    p.flat(sym(*knots("0 154, 20 150, 34 156!, 24 178, 0 184")), NIGHT, z=MOUTH)
    for x, high in ((-20, 13), (-10, 10), (0, 11), (10, 10), (20, 13)):
        top = 154 - abs(x) * 0.16
        p.flat(poly([(AXIS + x - 4.4, top), (AXIS + x + 4.4, top), (AXIS + x, top + high)]), horn,
               z=MOUTH)  # fmt: skip
    for side in SIDES:
        p.add(at(side, (18, 178, 1), (30, 182, 1), (44, 158), (46, 132, 1), (36, 148), (24, 162)),
              horn, z=MOUTH)  # fmt: skip
    p.flat(sym(*knots("0 186, 14 184, 26 180!, 18 192, 0 195")), mix(shell, VIOLET, 0.5), z=MOUTH)
    p.add(poly(around(128, 62, [13, 6] * 4, -90)), CREAM, z=FACE + 5)
    return p


def vrellimon() -> Painted:
    """Courtesy: a porcelain smile, six eyes in three moods, a ruff, and nobody behind it."""
    p = Painted(TEAL, "moon", Mood(-0.55, roll=-4))
    china, ink = "#EFE3D2", "#1B5C66"
    p.add(sym((0, 176), (46, 190), (92, 222), (108, 280, 1), (0, 280)), "#154850")
    for ring, (wide, high, y) in enumerate(((96, 34, 206), (80, 27, 198))):
        count = 22
        for step in range(count):
            a = step / (count - 1) * 2 - 1
            x = AXIS + a * wide
            drop = y + high * (1 - a * a)
            tone = (CREAM, mix(CREAM, TEAL, 0.5))[step % 2]
            p.add(spline([(x - 7, drop - 24, 1), (x + 7, drop - 24, 1), (x + 8 + a * 5, drop + 6),
                          (x - 8 + a * 5, drop + 6)]), tone, rim=0.3, shadow=not ring)  # fmt: skip
    for turn in (-62, 62, -38, 38, -14, 14):
        tip, root = around(AXIS, 100, [101.0] * 360, turn - 90)[0], (AXIS, 100.0)
        low = around(AXIS, 100, [64.0] * 360, turn - 90 - 13)[0]
        high = around(AXIS, 100, [64.0] * 360, turn - 90 + 13)[0]
        tone = lighter(ink, 0.1) if turn < 0 else darker(ink, 0.15)
        p.add(spline([(*root, 1), low, (*tip, 1), high]), tone, z=0)
        p.flat(strand(root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip, 5), "#49B8B4",
               z=0)  # fmt: skip
        eye = around(AXIS, 100, [80.0] * 360, turn - 90)[0]
        p.add(circle(*eye, 6.6), BRASS, z=0, shadow=False)
        p.flat(circle(*eye, 3.4), VERMILION, z=0)
    p.add(sym(*knots("0 26, 28 32, 48 60, 51 98, 44 138, 26 172, 10 190, 0 192")), china, z=FACE)
    p.add(sym(*knots("0 14, 10 24, 20 44, 12 60, 0 70")), BRASS, z=HAIR + 4)
    p.add(circle(128, 44, 6), VERMILION, z=HAIR + 8)
    for y, dx, size in ((76, 22, 8.0), (104, 24, 11.0), (130, 27, 6.6)):
        for side in SIDES:
            x = AXIS + side * dx
            almond = [(x - size * 1.5, y + 1, 1), (x, y - size * 0.75), (x + size * 1.5, y - 1, 1),
                      (x, y + size * 0.62)]  # fmt: skip
            p.flat(spline(almond), NIGHT, z=FACE)
            p.flat(circle(x - 1, y - 0.4, size * 0.56), "#F2B63A", z=FACE)
            p.flat(ellipse(x - 1, y - 0.4, size * 0.16, size * 0.5), NIGHT, z=FACE)
            p.flat(circle(x - 2.6, y - 2.4, size * 0.16), "#FFFFFF", z=FACE)
            p.flat(strand((x - size * 1.7, y + 1), (x, y - size * 1.2), (x + size * 1.8, y - 4),
                          3), ink, z=FACE)  # fmt: skip
    for side in SIDES:
        p.flat(strand((AXIS + side * 44, 124), (AXIS + side * 34, 150), (AXIS + side * 16, 184), 5),
               ink, z=FACE)  # fmt: skip
        p.flat(strand((AXIS + side * 8, 88), (AXIS + side * 5, 116), (AXIS + side * 8, 142), 3),
               mix(china, VIOLET, 0.4), z=NOSE_MASK)  # fmt: skip
    p.flat(sym(*knots("0 158, 5 155, 16 161, 24 154!, 17 168, 6 172, 0 172")), VERMILION, z=MOUTH)
    p.flat(sym(*knots("0 162.5, 12 163.5, 24 154!, 12 166.5, 0 165")), "#5E1220", z=MOUTH)
    p.flat(strand((104, 46), (96, 76), (100, 122), 8), "#FFFFFF", 0.75, z=FACE)
    p.line([(152, 40), (147, 54), (154, 66), (149, 84)], mix(china, VIOLET, 0.6), 1.6, FACE)
    return p


def the_quietus() -> Painted:
    """Silence: a dark face without features, one ring for an eye, and a halo that takes light."""
    p = Painted("#6A4A9A", "sun", Mood(0.35))
    hood, shell = "#24163A", "#17101F"
    halo = around(AXIS, 99, [86.0, 103.0, 86.0] * 16, -90)
    p.add(poly(halo), BRASS, rim=0.5, z=0)
    p.add(circle(AXIS, 99, 79), "#0E0916", rim=0.2, z=0)
    for step in range(24):
        spot = around(AXIS, 99, [79.0] * 24, -90)[step]
        p.add(circle(*spot, 3.4), darker(BRASS, 0.2), rim=0.8, shadow=False, z=0)
    p.add(sym(*knots("0 20, 38 28, 66 62, 76 114, 88 170, 112 216, 122 280!, 0 280")), hood, z=2)
    for side in SIDES:
        for a, b, c, w in (((46, 172), (66, 214), (70, 276), 9), ((60, 160), (92, 210), (100, 270),
                           7), ((30, 190), (40, 232), (38, 276), 7)):  # fmt: skip
            p.flat(strand((AXIS + side * a[0], a[1]), (AXIS + side * b[0], b[1]),
                          (AXIS + side * c[0], c[1]), w),
                   mix(hood, "#8F7AD0", 0.4) if side < 0 else darker(hood, 0.5))  # fmt: skip
    p.add(sym(*knots("0 36, 30 42, 50 70, 54 112, 44 156, 24 188, 0 198")), "#0A0610", rim=0.2, z=3)
    p.add(sym(*knots("0 44, 26 49, 43 76, 46 112, 37 152, 20 178, 0 186")), shell, (0.3, 0.2),
          rim=0.9, z=FACE)  # fmt: skip
    p.flat(spline(knots("96 66!, 112 50, 124 48!, 106 72, 96 112, 98 138!, 88 108")), "#B79AE8",
           0.8, z=FACE)  # fmt: skip
    p.flat(spline(knots("160 70!, 168 96, 166 124, 154 152!, 162 120, 162 92")), "#2FA8A4", 0.55,
           z=FACE)  # fmt: skip
    x, y = p.spot(AXIS, 104, 10)
    p.lamp(AXIS, 104, 17, "#E8452C", 10)
    p.pic.fill(circle(x, y, 20), BRASS)
    p.pic.fill(circle(x - 1.4, y - 1.4, 18.6), mix(BRASS, LAMP, 0.7))
    p.pic.fill(circle(x, y, 17), "#0A0610")
    p.pic.fill(circle(x, y, 12.5), VERMILION)
    p.pic.fill(circle(x, y, 8), "#0A0610")
    p.pic.fill(circle(x - 8, y - 9, 3), "#FFFFFF")
    for high in range(5):
        p.flat(rect(AXIS - 9 + high, 146 + high * 7, 18 - 2 * high, 2.6, 1.3), "#6A4A9A", z=MOUTH)
    for side in SIDES:
        p.add(at(side, (44, 196, 1), (70, 204), (78, 216, 1), (48, 212, 1)), BRASS)
    p.add(poly(around(128, 216, [15.0] * 6, 0)), BRASS)
    p.add(circle(128, 216, 8), "#0A0610", rim=0.6)
    return p


PEOPLE = {
    "ca_01": mina_tormelson,
    "ca_02": darro_vint,
    "ca_03": otilde_farrowby,
    "ca_04": hob_karrowick,
    "ca_05": pell_santavar,
    "ca_06": ondine_kesh,
    "al_01": kah,
    "al_02": vrellimon,
    "al_03": the_quietus,
}


def pictures() -> dict[str, str]:
    """Return SVG by id."""
    headkit.LIGHT = SPOT
    with cropped("bust"):
        return {id: draw().text() for id, draw in PEOPLE.items()}


if __name__ == "__main__":
    write_all(FOLDER, pictures())

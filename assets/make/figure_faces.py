"""Faces of the figures: the portraits' kit at the size of a figure.

A face is data (``Face``): skull, hair, beard, age, mood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from facekit import Portrait
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, at, cropped, strand, sym
from svgkit import Point, Stop, Svg, darker, ellipse, knots, lighter, mapped, mix, moved, spline

BLACK, GLASS = "#14171D", "#0E1218"

SKULLS: dict[str, str] = {
    "oval": "0 50, 28 54, 40 80, 41 112, 37 139, 26 161, 11 172, 0 173",
    "long": "0 47, 26 52, 38 80, 39 112, 36 141, 25 166, 11 178, 0 179",
    "square": "0 52, 30 56, 43 82, 43 114, 43 143, 34 164, 15 174, 0 174",
    "round": "0 53, 31 57, 44 84, 45 117, 42 143, 29 163, 12 171, 0 172",
    "fine": "0 54, 27 58, 39 82, 39 108, 35 134, 22 156, 8 168, 0 169",
    "gaunt": "0 48, 27 53, 39 80, 40 110, 33 134, 26 160, 12 175, 0 176",
}


@dataclass(frozen=True)
class Face:
    """The face of somebody without a name; ``age`` is 0, 1 or 2, ``nose`` its width and its hump,
    ``style`` a key of ``HAIR_STYLES``, ``beard`` one of ``BEARDS``."""

    skull: str = "oval"
    hair: str = "#3A2A22"
    style: str = "short"
    beard: str = ""
    iris: str = "#4A3020"
    age: int = 1
    woman: bool = False
    nose: tuple[float, float] = (10.0, 1.0)
    mood: Mood = Mood()


class Inset:
    """A place in a larger picture: what is drawn here comes out there, smaller."""

    def __init__(self, host: Svg, scale: float, dx: float, dy: float) -> None:
        self.host, self.scale, self.dx, self.dy = host, scale, dx, dy

    def _point(self, spot: Point) -> Point:
        return spot[0] * self.scale + self.dx, spot[1] * self.scale + self.dy

    def _path(self, d: str) -> str:
        return mapped(d, lambda x, y: self._point((x, y)))

    def fill(self, d: str, paint: str, opacity: float = 1.0, seam: float = 0.0) -> None:
        self.host.fill(self._path(d), paint, opacity, seam * self.scale)

    def stroke(
        self, d: str, paint: str, width: float, opacity: float = 1.0, cap: str = "round"
    ) -> None:
        self.host.stroke(self._path(d), paint, width * self.scale, opacity, cap)

    def linear(self, a: Point, b: Point, stops: Sequence[Stop]) -> str:
        return self.host.linear(self._point(a), self._point(b), stops)

    def radial(self, centre: Point, r: float, stops: Sequence[Stop]) -> str:
        return self.host.radial(self._point(centre), r * self.scale, stops)


class Head(Portrait):
    """A head on a figure's shoulders: no shadow of its own falls beyond it."""

    def __init__(self, pic: Inset, face: Face, fine: bool = True) -> None:
        with cropped("square"):
            super().__init__(BLACK, "", face.mood)
        self.pic = pic  # type: ignore[assignment]
        self.data, self.fine = face, fine

    def add(  # type: ignore[override]
        self,
        d: str,
        color: str,
        tones: tuple[float, float] = (0.14, 0.3),
        split: tuple[float, float] = (0.36, 0.66),
        rim: float = 0.55,
        shadow: bool = True,
        z: float | None = None,
    ) -> None:
        super().add(d, color, tones, split, rim if self.fine else 0, False, z)

    def _lit_edge(self, d: str) -> str:
        return moved(d, -2.2, -2.2)

    def neck(self, skin: str, width: float = 23) -> None:
        """Leave the neck to ``throat``: a collar is drawn between it and the head."""

    def throat(self, skin: str, width: float) -> None:
        """Add the neck."""
        super().neck(skin, width)


# --- people ---------------------------------------------------------------------------------------


def human(h: Head, skin: str, ears: bool = True) -> None:
    """Draw a bare face; hair and hats come on top."""
    face = h.data
    skull = knots(SKULLS[face.skull])
    h.face(skin, skull, ears=ears and face.style not in COVERING)
    brow = darker(face.hair, 0.15)
    if not h.fine:
        _plain_face(h, skin, brow)
        return
    if face.beard == "stubble":
        h.stubble(darker(face.hair, 0.3), 0.34, skull)
    elif face.beard:
        BEARDS[face.beard](h, face.hair)
    small = face.woman
    h.eyes(
        brow,
        face.iris,
        y=111,
        dx=18.5,
        size=10.5 if small else 9.7,
        thick=4.0 if small else 5.6,
        lash=1.5 if small else 0.0,
        bags=face.age > 1,
    )
    h.nose(skin, face.nose[0], 137, face.nose[1])
    lip = mix(skin, "#A04848", 0.45) if small else ""
    h.mouth(skin, lip, 12.5 if small else 15, 152, 1.1 if small else 0.85)
    if face.beard in ("full", "long", "goatee", "moustache"):
        h.add(
            sym((0, 142), (9, 141), (19, 149, 1), (12, 150.5), (0, 149)),
            lighter(face.hair, 0.08),
            rim=0,
            z=MOUTH + 1,
        )
    _age(h, skin, face.age)


def _plain_face(h: Head, skin: str, brow: str) -> None:
    """Add the features of a face that is only seen small, or out of focus."""
    if h.data.beard and h.data.beard != "stubble":
        BEARDS[h.data.beard](h, h.data.hair)
    for side in SIDES:
        h.flat(at(side, (7, 105, 1), (30, 103, 1), (31, 114), (10, 115)), darker(skin, 0.45), 0.6)
        h.flat(ellipse(AXIS + side * 18.5, 111, 8.5, 3.4), "#1A1212")
        h.brow(side, brow, 111, 18.5, 9.7, 5.4)
    h.nose(skin, h.data.nose[0], 137, h.data.nose[1])
    h.flat(strand((114, 152), (128, 155), (142, 151), 4), darker(skin, 0.6), z=MOUTH)


def _age(h: Head, skin: str, age: int) -> None:
    if age:
        h.crease([(103, 140), (98, 148), (100, 158)], skin, MOUTH, 1.6 + age * 0.4)
        h.crease([(153, 138), (159, 147), (157, 158)], skin, MOUTH, 1.8 + age * 0.5)
    if age > 1:
        h.crease([(102, 84), (126, 79), (152, 84)], skin, 9, 2.2)
        h.crease([(106, 75), (128, 71), (150, 75)], skin, 9, 2)


def _short(h: Head, hair: str) -> None:
    shape = (
        "84 120!, 78 96, 80 64, 98 41, 128 34, 159 41, 177 65, 178 96, 171 120!, 168 95, "
        "161 79!, 142 72, 122 77!, 106 78, 93 97"
    )
    h.add(spline(knots(shape)), hair, z=HAIR)
    h.flat(strand((90, 82), (100, 54), (130, 43), 9), lighter(hair, 0.25), z=HAIR)
    h.flat(strand((150, 64), (166, 66), (172, 96), 6), darker(hair, 0.35), z=HAIR)


def _swept(h: Head, hair: str) -> None:
    shape = (
        "83 124!, 76 98, 79 62, 98 36, 136 28, 168 40, 180 70, 178 102, 171 122!, 169 96, "
        "164 74!, 140 60, 114 72, 99 88!, 92 104"
    )
    h.add(spline(knots(shape)), hair, z=HAIR)
    h.flat(strand((98, 84), (112, 50), (150, 40), 10), lighter(hair, 0.26), z=HAIR)
    h.flat(strand((112, 70), (136, 52), (164, 60), 6), darker(hair, 0.3), z=HAIR)


def curly(h: Head, hair: str) -> None:
    shape = (
        "82 120, 73 106, 79 92, 70 78, 80 66, 78 50, 94 46, 100 31, 116 36, 130 25, 142 36, "
        "160 33, 164 48, 179 54, 174 70, 185 82, 176 94, 181 108, 172 120!, 168 96, 158 82, "
        "148 86, 138 77, 126 84, 114 77, 104 88, 94 86, 91 102"
    )
    h.add(spline(knots(shape)), hair, z=HAIR)
    for x, y in ((94, 60), (114, 48), (136, 46), (106, 70), (128, 64)):
        h.flat(strand((x - 7, y + 5), (x, y - 5), (x + 8, y + 2), 5), lighter(hair, 0.24), z=HAIR)
    h.flat(strand((152, 62), (168, 70), (172, 98), 6), darker(hair, 0.35), z=HAIR)


def _bald(h: Head, hair: str) -> None:
    for side in SIDES:
        h.add(at(side, (37, 98), (43.5, 96), (44, 116, 1), (39, 112)), hair, rim=0, z=EAR + 3)
    h.flat(spline(knots("96 66, 110 56, 130 55, 120 64, 104 72")), "#FFF2DC", 0.3, z=8)


def _crop(h: Head, hair: str) -> None:
    skull = sym((0, 47), (28, 52), (41, 78), (42.5, 112, 1), (38, 92), (32, 80, 1), (0, 74))
    h.add(skull, hair, rim=0.2, z=HAIR)
    h.flat(strand((92, 80), (102, 58), (128, 51), 7), lighter(hair, 0.22), z=HAIR)


def _curtains(h: Head, hair: str) -> None:
    shape = (
        "84 156!, 74 114, 78 74, 98 45, 128 37, 160 45, 179 76, 182 114, 173 156!, 168 112, "
        "158 84, 140 66!, 118 80, 100 92, 93 118"
    )
    h.add(spline(knots(shape)), hair, z=HAIR)
    h.flat(strand((92, 92), (104, 60), (138, 48), 9), lighter(hair, 0.25), z=HAIR)
    h.flat(strand((142, 66), (162, 82), (172, 128), 6), darker(hair, 0.3), z=HAIR)


def _pulled(h: Head, hair: str) -> None:
    shape = (
        "85 122!, 78 96, 82 66, 100 45, 128 39, 156 45, 175 68, 177 98, 171 122!, 167 94, "
        "152 73, 128 67, 106 73, 93 95"
    )
    h.add(spline(knots(shape)), hair, z=HAIR)
    for a, b, c in (((94, 88), (104, 62), (132, 46)), ((110, 70), (122, 56), (144, 48))):
        h.flat(strand(a, b, c, 4.5), lighter(hair, 0.25), z=HAIR)
    h.flat(strand((150, 70), (164, 76), (172, 104), 5), darker(hair, 0.3), z=HAIR)


def _braid(h: Head, hair: str) -> None:
    _pulled(h, hair)
    for k in range(5):
        x, y = 80 - k * 1.5 + (k % 2) * 4, 136 + k * 17
        h.add(ellipse(x, y, 9.5 - k * 0.7, 12), hair if k % 2 else darker(hair, 0.15), rim=0.3, z=0)


HAIR_STYLES: dict[str, Callable[[Head, str], None]] = {
    "short": _short,
    "swept": _swept,
    "curly": curly,
    "bald": _bald,
    "crop": _crop,
    "long": _curtains,
    "pulled": _pulled,
    "braid": _braid,
}
COVERING = {"long"}


def _full(h: Head, hair: str, low: float = 186) -> None:
    shape = sym(
        (0, 143),
        (13, 141),
        (24, 147),
        (35, 132),
        (40, 112, 1),
        (43, 142),
        (33, 170),
        (15, low - 2),
        (0, low),
    )
    h.add(shape, hair, z=FACE)
    for x in (-20, -6, 10):
        h.flat(
            strand((AXIS + x, 160), (AXIS + x * 0.9, 172), (AXIS + x * 0.6, low - 3), 5),
            lighter(hair, 0.16),
            z=FACE,
        )


def _goatee(h: Head, hair: str) -> None:
    h.add(sym((0, 159), (10, 158), (14, 169), (8, 184), (0, 189)), hair, rim=0.2, z=MOUTH)


def _nothing(h: Head, hair: str) -> None:
    """Leave the chin bare."""


BEARDS: dict[str, Callable[[Head, str], None]] = {
    "full": _full,
    "long": lambda h, hair: _full(h, hair, 224),
    "goatee": _goatee,
    "moustache": _nothing,
}


def bare(h: Head, skin: str, coat: str, trim: str) -> None:
    human(h, skin)
    HAIR_STYLES[h.data.style](h, h.data.hair)

"""Write the people: busts for the stage, squares for boards and tokens."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from facekit import Portrait
from headkit import cropped

from casefile import grade
from casefile.foes import FOES, HUES
from casefile.grade import HOME, Array
from casefile.heroes import HEROES
from casefile.likenesses import LIKENESSES, TINTS

COLORS = {
    "juno": "E0A45A", "orrakh": "B5654A", "tikka": "7FB3A6", "maro": "8FA6D9", "sanne": "C58BB8",
    "vaysh": "A9BF6B",
}  # fmt: skip
BUST, SQUARE = (512, 640), 320


def _bust(make: Callable[[], Portrait], name: str, tint: str) -> Array:
    with cropped("bust"):
        person = make()
        text = person.text()
    seed = zlib.crc32(name.encode()) % 9999
    face = 0.52 if person.mood.turn > 0 else 0.5
    return grade.person(text, BUST, seed, tint, face)


def _square(bust: Array, tint: str, name: str) -> Array:
    """Return the head of a bust before a wall, as a square."""
    ground = grade.wall((SQUARE, SQUARE), tint, zlib.crc32(name.encode()) % 777)
    wide = SQUARE * 106 // 100
    figure = grade.smaller(bust, (wide, wide * 5 // 4))
    return grade.over(ground, figure, ((SQUARE - wide) // 2, round(SQUARE * 0.02)))


def write(names: list[str]) -> None:
    """Write the people with these names, or all."""
    for folder, people, tints in (
        ("heroes", HEROES, COLORS),
        ("heroes", LIKENESSES, TINTS),
        ("foes", FOES, HUES),
    ):
        for name, make in people.items():
            if names and name not in names:
                continue
            tint = tints[name]
            bust = _bust(make, name, tint)
            square = _square(bust, tint, name)
            sizes = (
                grade.saved(bust, HOME / "busts" / f"{name}.webp", 72),
                grade.saved(square, HOME / folder / f"{name}.jpg", 78),
            )
            print(name, *(size // 1000 for size in sizes), "kB")

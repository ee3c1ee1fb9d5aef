"""Heads in three-quarter view for the portraits of the agents, under a hard lamp."""

from __future__ import annotations

from captains.kit import Scene
from svgkit import circle


def _molded(d: str, wide: float, jaw: float) -> str:
    """Return an outline with its width scaled, and its lower half made longer."""
    made = []
    for each in d.split(","):
        x, y, *corner = each.split()
        down = float(y) * (jaw if float(y) > 0 else 1)
        made.append(" ".join([f"{float(x) * wide:.1f}", f"{down:.1f}", *corner]))
    return ", ".join(made)


def face(
    p: Scene, tones: str = "cl", *, wide: float = 1, jaw: float = 1, neck: float = 20,
    ear: bool = True, nose: float = 1,
) -> None:  # fmt: skip
    """Draw a head 130 high around the origin that looks to the right: its light and its shade, a
    neck, an ear, a nose. Eyes, mouth and hair follow."""
    light, shade = tones
    p.flat(f"{-neck - 2} 20 {neck} 40 {neck + 3} 72 0 96 {-neck - 5} 72", shade)
    p.on(f"{-neck - 2} 20 {-neck * .2} 50 {-neck * .5} 87 {-neck - 5} 72", light)
    outline = (
        "-38 -34, -39 0, -32 32, -12 58, 8 65, 24 56, 35 34, 39 16, 36 3, 39 -14, 37 -42, 18 -64,"
        " -18 -64"
    )
    p.flat(_molded(outline, wide, jaw), light)
    side = (
        "8 -66 c, 17 -36, 15 -16 c, 19 -6, 30 17 c, 26 23, 17 25 c, 20 40, 10 64 c, 24 56, 35 34,"
        " 39 16, 36 3, 39 -14, 37 -42, 20 -63"
    )
    p.on(_molded(side, wide, jaw), shade)
    p.on(_molded("-38 8, -26 24, -16 54 c, -26 44, -33 28", wide, jaw), shade)
    if nose > 1:
        p.on(_molded(f"15 -10 c, {18 + 14 * nose} 18, {14 + 10 * nose} 27, 16 26 c", 1, jaw), shade)
    if ear:
        p.flat(_molded("-36 -8, -47 -14, -49 4, -42 20, -36 16", wide, 1), light)
        p.on(_molded("-38 -4, -44 -8, -45 4, -40 12", wide, 1), shade)


def eye(p: Scene, x: float, y: float, k: float = 1, *, white: str = "c", lid: float = 0.3,
        look: float = 2, iris: str = "k") -> None:  # fmt: skip
    """Draw an eye, its lid down by a share of its height."""
    p.on(
        f"{x - 10 * k} {y + 2} c, {x - 3 * k} {y - 6 * k}, {x + 5 * k} {y - 5 * k}, {x + 10 * k}"
        f" {y + 1} c, {x + 3 * k} {y + 6 * k}, {x - 4 * k} {y + 6 * k}",
        white,
    )
    p.on(circle(x + look * k, y + 0.6 * k, 4.6 * k), iris)
    p.on(circle(x + (look - 1.6) * k, y - 1.2 * k, 1.3 * k), white)
    drop = y - 6 * k + 12 * k * lid
    p.on(
        f"{x - 12 * k} {y + 2} c, {x - 4 * k} {y - 9 * k}, {x + 6 * k} {y - 8 * k}, {x + 12 * k}"
        f" {y + 1} c, {x + 5 * k} {drop}, {x - 4 * k} {drop}",
        "k",
    )


def brow(
    p: Scene, x: float, y: float, k: float, turn: float, tone: str = "k", fat: float = 1
) -> None:
    """Draw an eyebrow; with a positive turn its right end is lower."""
    with p.at(x, y, k, turn):
        p.on(f"-13 3, -2 {-4 * fat}, 13 -2 c, 13 {2 * fat - 1} c, -2 {1.5 * fat}", tone)


def lips(p: Scene, x: float, y: float, k: float = 1, tone: str = "m", smile: float = 0) -> None:
    """Draw painted lips; ``smile`` lifts their ends."""
    p.on(
        f"{x - 14 * k} {y - smile} c, {x - 4 * k} {y - 6 * k}, {x} {y - 4 * k}, {x + 4 * k}"
        f" {y - 6 * k}, {x + 12 * k} {y - smile} c, {x + 3 * k} {y + 7 * k}, {x - 4 * k}"
        f" {y + 7 * k}",
        tone,
    )
    p.line(f"{x - 13 * k} {y - smile}, {x} {y + 0.5}, {x + 11 * k} {y - smile}", "k", 1.5 * k)


def mouth(p: Scene, x: float, y: float, k: float, smile: float, tone: str = "k") -> None:
    """Draw a mouth as one line, with a shade under the lower lip."""
    p.line(f"{x - 15 * k} {y - smile}, {x} {y + 1}, {x + 12 * k} {y - smile * 0.7}", tone, 2.6 * k)
    p.line(f"{x - 5 * k} {y + 9 * k}, {x + 1} {y + 10 * k}, {x + 6 * k} {y + 9 * k}", tone, 1.6 * k)


def spectacles(p: Scene, rim: str, glass: str, r: float = 14) -> None:
    """Put round glasses on a head, each with a gleam."""
    for x in (-9, 26):
        p.on(circle(x, -5, r), rim)
        p.on(circle(x, -5, r - 3), glass)
        p.on(
            f"{x - r * .5} -2 {x + r * .2} {-5 - r * .6} {x + r * .45} {-5 - r * .4}"
            f" {x - r * .3} 3",
            "c",
        )
    p.line(f"{-9 - r} -6 -40 -8", rim, 3)
    p.line(f"{-9 + r} -6 {26 - r} -6", rim, 3)

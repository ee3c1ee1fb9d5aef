"""Heads in three-quarter view for the portraits of the agents, under a hard lamp."""

from __future__ import annotations

from svgkit import Knot, circle, knots, spline

from captains.kit import Scene


def _molded(d: str, wide: float, jaw: float) -> str:
    """Return an outline with its width scaled, and its lower half made longer."""
    made: list[Knot] = []
    for x, y, *corner in knots(d):
        down = y * (jaw if y > 0 else 1)
        made.append((round(x * wide, 1), round(down, 1), *corner))  # type: ignore[arg-type]
    return spline(made)


def face(
    p: Scene, tones: str = "cl", *, wide: float = 1, jaw: float = 1, neck: float = 20,
    ear: bool = True, nose: float = 1,
) -> None:  # fmt: skip
    """Draw a head 130 high around the origin that looks to the right: its light and its shade, a
    neck, an ear, a nose. Eyes, mouth and hair follow."""
    light, shade = tones
    p.flat(f"{-neck - 2} 20 {neck} 40 {neck + 3} 72 0 96 {-neck - 5} 72", shade)
    p.on(f"{-neck - 2} 20 {-neck * 0.2} 50 {-neck * 0.5} 87 {-neck - 5} 72", light)
    outline = (
        "-38 -34, -39 0, -32 32, -12 58, 8 65, 24 56, 35 34, 39 16, 36 3, 39 -14, 37 -42, 18 -64,"
        " -18 -64"
    )
    p.flat(_molded(outline, wide, jaw), light)
    side = (
        "8 -66!, 17 -36, 15 -16!, 19 -6, 30 17!, 26 23, 17 25!, 20 40, 10 64!, 24 56, 35 34,"
        " 39 16, 36 3, 39 -14, 37 -42, 20 -63"
    )
    p.on(_molded(side, wide, jaw), shade)
    p.on(_molded("-38 8, -26 24, -16 54!, -26 44, -33 28", wide, jaw), shade)
    if nose > 1:
        p.on(_molded(f"15 -10!, {18 + 14 * nose} 18, {14 + 10 * nose} 27, 16 26!", 1, jaw), shade)
    if ear:
        p.flat(_molded("-36 -8, -47 -14, -49 4, -42 20, -36 16", wide, 1), light)
        p.on(_molded("-38 -4, -44 -8, -45 4, -40 12", wide, 1), shade)


def eye(p: Scene, x: float, y: float, k: float = 1, *, white: str = "c", lid: float = 0.3,
        look: float = 2, iris: str = "k") -> None:  # fmt: skip
    """Draw an eye, its lid down by a share of its height."""
    p.on(
        f"{x - 10 * k} {y + 2}!, {x - 3 * k} {y - 6 * k}, {x + 5 * k} {y - 5 * k}, {x + 10 * k}"
        f" {y + 1}!, {x + 3 * k} {y + 6 * k}, {x - 4 * k} {y + 6 * k}",
        white,
    )
    p.on(circle(x + look * k, y + 0.6 * k, 4.6 * k), iris)
    p.on(circle(x + (look - 1.6) * k, y - 1.2 * k, 1.3 * k), white)
    drop = y - 6 * k + 12 * k * lid
    p.on(
        f"{x - 12 * k} {y + 2}!, {x - 4 * k} {y - 9 * k}, {x + 6 * k} {y - 8 * k}, {x + 12 * k}"
        f" {y + 1}!, {x + 5 * k} {drop}, {x - 4 * k} {drop}",
        "k",
    )


def brow(
    p: Scene, x: float, y: float, k: float, turn: float, tone: str = "k", fat: float = 1
) -> None:
    """Draw an eyebrow; with a positive turn its right end is lower."""
    with p.at(x, y, k, turn):
        p.on(f"-13 3, -2 {-4 * fat}, 13 -2!, 13 {2 * fat - 1}!, -2 {1.5 * fat}", tone)


def lips(p: Scene, x: float, y: float, k: float = 1, tone: str = "m", smile: float = 0) -> None:
    """Draw painted lips; ``smile`` lifts their ends."""
    p.on(
        f"{x - 14 * k} {y - smile}!, {x - 4 * k} {y - 6 * k}, {x} {y - 4 * k}, {x + 4 * k}"
        f" {y - 6 * k}, {x + 12 * k} {y - smile}!, {x + 3 * k} {y + 7 * k}, {x - 4 * k}"
        f" {y + 7 * k}",
        tone,
    )
    p.line(f"{x - 13 * k} {y - smile}, {x} {y + 0.5}, {x + 11 * k} {y - smile}", "k", 1.5 * k)


def mouth(p: Scene, x: float, y: float, k: float, smile: float, tone: str = "k") -> None:
    """Draw a mouth as one line, with a shade under the lower lip."""
    p.line(f"{x - 15 * k} {y - smile}, {x} {y + 1}, {x + 12 * k} {y - smile * 0.7}", tone, 2.6 * k)
    p.line(f"{x - 5 * k} {y + 9 * k}, {x + 1} {y + 10 * k}, {x + 6 * k} {y + 9 * k}", tone, 1.6 * k)

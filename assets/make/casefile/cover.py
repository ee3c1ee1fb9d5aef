"""Write the cover of the box, without its name: a table from above in the light of a blind, two
hands, eight dice, a folder, a coin that is half dark, and the chin of anyone who sits there."""

from __future__ import annotations

import math

import numpy as np
from scipy.ndimage import gaussian_filter

from casefile import grade
from casefile.grade import Array

WIDE, HIGH = 768, 1024
LIMIT = 176_000
DICE = (  # middle, reach, sides, turn, color
    (300, 372, 58, 6, 12, "E9C24A"),
    (476, 344, 50, 4, 8, "4E9A5B"),
    (566, 470, 54, 6, 40, "C6463C"),
    (232, 512, 46, 4, 30, "7A58A8"),
    (402, 610, 42, 5, 20, "8CC7E3"),
    (300, 640, 40, 5, -14, "2B2E38"),
    (524, 612, 48, 4, -20, "4E9A5B"),
    (610, 338, 38, 6, 4, "E8E3D6"),
)
"""a six says hexagon, a four diamond, a five square"""


def _svg(body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" '
        f'height="{HIGH}">{body}</svg>'
    )


def _path(points: list[tuple[float, float]], fill: str, opacity: float = 1.0) -> str:
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return f'<path d="{d}" fill="#{fill}" fill-opacity="{opacity}"/>'


def _line(d: str, color: str, wide: float, opacity: float = 1.0) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="#{color}" stroke-width="{wide}" '
        f'stroke-linecap="round" stroke-linejoin="round" stroke-opacity="{opacity}"/>'
    )


def _turned(x: float, y: float, degrees: float, spot: tuple[float, float]) -> tuple[float, float]:
    a = math.radians(degrees)
    return (
        spot[0] + x * math.cos(a) - y * math.sin(a),
        spot[1] + x * math.sin(a) + y * math.cos(a),
    )


def _box(
    spot: tuple[float, float],
    wide: float,
    high: float,
    degrees: float,
    fill: str,
    opacity: float = 1.0,
) -> str:
    corners = [
        (-wide / 2, -high / 2),
        (wide / 2, -high / 2),
        (wide / 2, high / 2),
        (-wide / 2, high / 2),
    ]
    return _path([_turned(x, y, degrees, spot) for x, y in corners], fill, opacity)


def papers() -> str:
    """Return the folder at twelve degrees, with sheets that look out of it."""
    spot, body = (392, 520), ""
    body += _box((404, 536), 470, 590, 12, "000000", 0.5)
    body += _box(spot, 470, 590, 12, "8E6A3C")
    tab = [(-235, -295), (-225, -330), (-70, -330), (-58, -295)]
    body += _path([_turned(x, y, 12, spot) for x, y in tab], "A07A46")
    for (x, y), turn, tone in (((420, 506), 5, "C9BB9A"), ((372, 528), 15, "DED2B8")):
        body += _box((x + 5, y + 8), 380, 500, turn, "1A120A", 0.5)
        body += _box((x, y), 380, 500, turn, tone)
    for row in range(21):
        y = -216 + row * 21
        wide = 300 - (row * 67) % 130
        if row % 7 == 6:
            continue
        for piece in range(0, wide, 44):
            s = _turned(-156 + piece, y, 15, (372, 528))
            end = _turned(-156 + piece + 30 - (row * 7 + piece) % 12, y, 15, (372, 528))
            body += _line(f"M{s[0]:.1f} {s[1]:.1f}L{end[0]:.1f} {end[1]:.1f}", "4A4034", 5, 0.75)
    a = _turned(60, 186, 15, (372, 528))
    ring = f'<circle cx="{a[0]}" cy="{a[1]}" fill="none" stroke="#A33A32" '
    body += ring + 'r="46" stroke-width="7"/>' + ring + 'r="33" stroke-width="4"/>'
    body += _box(a, 120, 15, -8, "A33A32", 0.9)
    return _svg(body)


def _hand(
    knuckles: list[tuple[float, float]],
    tips: list[tuple[float, float]],
    wrist: tuple[float, float],
    elbow: tuple[float, float],
    thumb: list[tuple[float, float]],
    skin: str,
    sleeve: str,
) -> str:
    """Return a hand on the table: sleeve, cuff, palm, fingers, each over its shadow."""
    body = ""
    for dx, dy, dark in ((10, 14, True), (0, 0, False)):

        def tone(color: str) -> str:
            return "000000" if dark else color

        share = 0.42 if dark else 1.0
        mx, my = wrist
        body += _line(
            f"M{elbow[0] + dx} {elbow[1] + dy}L{mx + dx} {my + dy}", tone(sleeve), 132, share
        )
        palm = [(mx + dx, my + dy)] + [(x + dx, y + dy) for x, y in knuckles]
        d = "M" + "L".join(f"{x} {y}" for x, y in palm) + "Z"
        body += _line(d, tone(skin), 74, share)
        body += _path(palm, tone(skin), share)
        t = thumb
        body += _line(
            f"M{t[0][0] + dx} {t[0][1] + dy}Q{t[1][0] + dx} {t[1][1] + dy} {t[2][0] + dx} "
            f"{t[2][1] + dy}",
            tone(skin),
            34,
            share,
        )
        for (kx, ky), (tx, ty) in zip(knuckles, tips):
            cx, cy = (kx + tx) / 2 + (ty - ky) * 0.1, (ky + ty) / 2 - 8
            if not dark:
                body += _line(
                    f"M{kx + 4} {ky + 5}Q{cx + 4} {cy + 5} {tx + 4} {ty + 5}", "2A170E", 34, 0.7
                )
            body += _line(
                f"M{kx + dx} {ky + dy}Q{cx + dx} {cy + dy} {tx + dx} {ty + dy}",
                tone(skin),
                31,
                share,
            )
            if not dark:
                body += _line(
                    f"M{kx - 5} {ky - 5}Q{cx - 5} {cy - 5} {tx - 4} {ty - 3}", "E8B890", 7, 0.5
                )
                body += (
                    f'<circle cx="{tx - 1}" cy="{ty - 2}" r="7" fill="#F2D2B0" fill-opacity="0.5"/>'
                )
    return body


def hands() -> str:
    """Return a hand at the left that holds the folder down, and one at the right with a stylus."""
    left = _hand(
        [(112, 560), (122, 606), (124, 652), (114, 694)],
        [(204, 556), (222, 616), (214, 668), (182, 716)],
        (34, 660),
        (-120, 800),
        [(70, 600), (130, 520), (150, 492)],
        "A4714E",
        "2A2420",
    )
    right = _hand(
        [(668, 726), (640, 756), (628, 796), (634, 836)],
        [(584, 692), (560, 742), (556, 792), (574, 838)],
        (728, 832),
        (900, 990),
        [(706, 742), (660, 684), (604, 676)],
        "7C5238",
        "3A2A22",
    )
    pen = _line("M702 612L548 724", "15161B", 17) + _line("M698 611L556 714", "6B6E76", 5)
    return _svg(left + right + pen)


def chin() -> str:
    """Return who sits there: a collar, a chin, a mouth that says nothing."""
    body = (
        '<path d="M150 -10C170 120 250 196 330 226L384 250L438 226C520 196 600 120 618 -10Z" '
        'fill="#1B1714"/>'
        '<path d="M296 -10C296 70 322 118 356 142Q384 156 412 142C446 118 472 70 472 -10Z" '
        'fill="#B07C58"/>'
        '<path d="M384 -10L384 152Q398 152 412 142C446 118 472 70 472 -10Z" fill="#3A2318"/>'
        '<path d="M340 66Q362 58 384 64Q406 58 428 66Q406 84 384 83Q362 84 340 66Z" '
        'fill="#6E3A2E"/>'
        '<path d="M336 66Q384 74 432 66" fill="none" stroke="#1E0E0A" stroke-width="4"/>'
        '<path d="M352 104Q384 94 414 104Q386 116 352 104Z" fill="#D9A274" fill-opacity="0.5"/>'
        '<path d="M214 40L330 214L300 236L178 96Z" fill="#3A3028"/>'
        '<path d="M556 40L438 214L470 236L592 96Z" fill="#241E1A"/>'
    )
    return _svg(body)


def die(x: float, y: float, reach: float, sides: int, turn: float, color: str) -> str:
    """Return a die from above, its planes lit from the upper left."""
    count = 4 if sides == 5 else sides
    step = 360 / count
    start = turn + (45 if sides == 5 else 0)

    def at(part: float, k: int, high: float = 1.0) -> tuple[float, float]:
        a = math.radians(start + step * k - 90)
        return (
            x + part * reach * math.cos(a) * (0.82 if sides == 4 and k % 2 else 1),
            y + part * reach * math.sin(a) * high,
        )

    shadow = [(px + 13, py + 18) for px, py in (at(1.02, k) for k in range(count))]
    body = _path(shadow, "000000", 0.55)
    base = np.array([int(color[i : i + 2], 16) for i in (0, 2, 4)], float)
    for k in range(count):
        a, b, c, d = at(1, k), at(1, k + 1), at(0.6, k + 1), at(0.6, k)
        mx, my = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y
        lit = -(mx * 0.62 + my * 0.78) / reach
        tone = base * (0.72 + 0.55 * lit) + max(0.0, lit) * 46
        body += _path([a, b, c, d], "".join(f"{int(min(255, max(0, v))):02X}" for v in tone))
    top = [at(0.6, k) for k in range(count)]
    body += _path(top, "".join(f"{int(min(255, v * 1.02 + 16)):02X}" for v in base))
    body += _path([top[0], top[1 % count], (x, y)], "FFFFFF", 0.14)
    ink = "F6E9CC" if base.mean() < 110 else "241A10"
    r = reach * 0.24
    if sides == 6:
        star = [
            (
                x + r * (1 if n % 2 == 0 else 0.5) * math.sin(math.pi * n / 8),
                y - r * (1 if n % 2 == 0 else 0.5) * math.cos(math.pi * n / 8),
            )
            for n in range(16)
        ]
        body += _path(star, ink, 0.9)
    else:
        way = -1 if color in ("7A58A8", "2B2E38") else 1
        for dy in (-0.5, 0.35):
            body += _line(
                f"M{x - r} {y + way * (dy + 0.5) * r}L{x} {y + way * (dy - 0.35) * r}"
                f"L{x + r} {y + way * (dy + 0.5) * r}",
                ink,
                reach * 0.1,
                0.9,
            )
    return body


def coin() -> str:
    """Return the coin, half light, half dark."""
    x, y, r = 388, 474, 50
    body = f'<circle cx="{x + 10}" cy="{y + 14}" r="{r}" fill="#000000" fill-opacity="0.55"/>'
    body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="#C9A15A"/>'
    body += f'<circle cx="{x}" cy="{y}" r="{r - 5}" fill="#7A5A2C"/>'
    body += f'<circle cx="{x}" cy="{y}" r="{r - 7}" fill="#F2E2BC"/>'
    q = r - 7
    body += (
        f'<path d="M{x + q * 0.5} {y - q * 0.866}A{q} {q} 0 0 1 {x - q * 0.5} {y + q * 0.866}Z" '
        f'fill="#15161B"/>'
    )
    body += _path([(x - 12, y - 24), (x - 5, y - 4), (x - 12, y + 14), (x - 19, y - 4)], "C9A15A")
    body += f'<circle cx="{x}" cy="{y}" r="{r - 2}" fill="none" stroke="#F6E0A8" stroke-width="2"/>'
    return body


def _lamp(shape: tuple[int, int]) -> Array:
    """Return the cone of light on the table, cut by the slats of a blind."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    far = np.hypot((x - 370) / 350, (y - 500) / 430)
    pool = 1 / (1 + np.exp((far - 0.9) * 6.5))
    blind = grade.slats(shape, 12, 4.0, 0.34)
    return pool * (0.5 + 0.62 * blind)


def paint() -> Array:
    """Return the cover."""
    shape = (HIGH, WIDE)
    stream = np.random.default_rng(77)
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    wood = gaussian_filter(stream.standard_normal(shape), (1.2, 60))
    wood = wood / wood.std() * 0.05 + gaussian_filter(stream.standard_normal(shape), (16, 90)) * 8
    boards = np.abs((y + 30) % 168 - 84) > 82
    tone = np.clip(0.30 + wood - 0.14 * boards, 0, 1)
    table = grade.duotone(tone)
    lamp = _lamp(shape)
    made = table
    for layer in (papers(),):
        made = grade.over(made, grade.drawn(layer, (WIDE, HIGH)))
    made = grade.duotone(np.clip(grade.light_of(made) * 1.0, 0, 1)) * 0.62 + made * 0.38
    dice = "".join(die(*one) for one in DICE) + coin()
    made = grade.over(made, grade.drawn(_svg(dice), (WIDE, HIGH)))
    made = grade.over(made, grade.drawn(hands(), (WIDE, HIGH)))
    made = made * (0.07 + 1.2 * lamp)[..., None] * np.array([1.06, 0.98, 0.86], np.float32)
    face = grade.drawn(chin(), (WIDE, HIGH))
    blind = grade.slats(shape, 12, 4.0, 0.34)
    lit = np.clip((y - 20) / 150, 0, 1) * np.exp(-(((x - 350) / 130) ** 2))
    face[..., :3] *= (0.10 + (0.8 * lit * (0.45 + 0.6 * blind)))[..., None]
    made = grade.over(made, face)
    made += (0.05 * lamp)[..., None] * grade.rgb("E0A45A")
    bloom = gaussian_filter(np.clip(made - 0.62, 0, 1), (18, 18, 0))
    made = np.clip(made + bloom * 0.9, 0, 1)
    made = np.clip(made + (1 - lamp)[..., None] * grade.rgb("10141C") * 0.5, 0, 1)
    return grade.grained(made, 78, 0.035)


def write(names: list[str]) -> None:
    """Write the master."""
    if names and "cover" not in names:
        return
    size = grade.saved(paint(), grade.HOME.parent / "covers" / "edge.jpg", 84, LIMIT)
    print("cover", size // 1000, "kB")

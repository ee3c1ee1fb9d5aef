"""Towns: a skyline by night, streets, a gallery in the rock, a mine."""

from __future__ import annotations

import numpy as np
from sky.paint import colour, mix, ramp, step

from places.brushes import (
    ASPECT,
    Array,
    Room,
    X,
    Y,
    crate,
    drum,
    field,
    grit,
    ground,
    haze,
    lamps,
    over,
    plain,
    room,
    shaded,
    shine,
    solid,
    stars,
    stretched,
    worked,
)


@ground
def city_night() -> Array:
    made = ramp(Y, (0, "#0C1430"), (0.5, "#3A2C58"), (0.72, "#C06A58"), (1, "#1A1220"))
    made = stars(made, 14, 220, 0.6)
    made = over(made, "#6C4468", step(field(15, 1.6, 6, squash=3), 0.0, 0.9) * 0.4)
    rng = np.random.default_rng(21)
    panes = rng.random((97, 89))
    stain = grit(stretched(1, 0.4), 22, 9, 6, False)
    for depth, (top, lit) in enumerate((("#54406C", 0.25), ("#2E2850", 0.5), ("#151530", 0.9))):
        x = -0.05
        while x < ASPECT:
            wide = rng.uniform(0.035, 0.11)
            roof = rng.uniform(0.2, 0.55) + depth * 0.1
            cover = step(np.abs(X - x - wide / 2), wide / 2 + 0.001, wide / 2) * step(
                Y, roof, roof + 0.002
            )
            light = np.clip(1.35 - (X - x) / wide * 0.75, 0.45, 1.4) * (1 + 0.16 * stain)
            edge = np.exp(-np.clip(X - x, 0, 1) / 0.0025) + np.exp(-np.clip(Y - roof, 0, 1) / 0.003)
            body = colour(top) * light[..., None] + colour("#E08C78") * (edge * 0.16)[..., None]
            floors = step(np.abs((Y * 64) % 1 - 0.5), 0.44, 0.5)
            made = mix(made, shaded(body, floors, 0.2), cover)
            column, floor = (X * 100).astype(int), (Y * 64).astype(int)
            lit_pane = panes[(column + int(x * 400)) % 97, floor % 89] > 0.83
            pane = lit_pane * step(np.abs((X * 100) % 1 - 0.5), 0.36, 0.3) * cover
            pane = pane * step(np.abs((Y * 64) % 1 - 0.5), 0.3, 0.24)
            warm = panes[(column * 7) % 97, (floor * 5) % 89] > 0.2
            hue = np.where(warm[..., None], colour("#FFC470"), colour("#8CD8F0"))
            made = made + hue * (pane * lit * 0.85)[..., None]
            if depth < 2 and rng.random() < 0.4:
                tip = x + wide * 0.4
                solid(made, [(tip - 0.002, roof), (tip + 0.002, roof), (tip, roof - 0.07)], top)
                made = lamps(made, [(tip, roof - 0.07, 0.003)], "#FF5040", 0.9)
            x += wide + rng.uniform(0.0, 0.03)
        made = haze(made, 0.95, 0.3, "#5C3450", 0.42)
    for x, y, w, h, hue in ((0.3, 0.5, 0.03, 0.1, "#30C8D0"), (1.3, 0.55, 0.05, 0.045, "#FF5C8C")):
        solid(made, [(x - w, y), (x + w, y), (x + w, y + h), (x - w, y + h)], hue, 0.9, 0.7, 0.2)
        for n in range(3):
            at = y + h * (0.2 + 0.28 * n)
            solid(
                made,
                [
                    (x - w * 0.7, at),
                    (x + w * 0.5, at),
                    (x + w * 0.5, at + 0.006),
                    (x - w * 0.7, at + 0.006),
                ],
                "#FFF4E8",
                1.3,
                1.2,
                0.0,
            )
        made = shine(made, x, y + h / 2, 0.13, hue, 0.3)
    for n in range(16):
        t = n / 16
        made = lamps(
            made,
            [(0.55 + 0.5 * t, 0.66 - 0.06 * t + 0.02 * np.sin(9 * t), 0.0022)],
            ("#FFD8A0", "#FF7050")[n % 2],
            1.1,
        )
    return made


@ground
def market_street() -> Array:
    """Paint a street of awnings in evening light."""
    shape = Room(0.8, 0.46, 0.72, 0.9, 0.4, 9)
    made = ramp(Y, (0, "#5C5488"), (0.3, "#E89868"), (0.5, "#FFDCA0"))
    made = over(made, "#FFC8A0", step(field(41, 1.7, 6, squash=3), 0.1, 0.9) * 0.5)
    walls = room(shape, "#B88860", "#9C7A58", "#A87850", "#FFD8A0", 0.16)
    plaster = grit(shape.points, 42, 2.4, 8)
    walls = worked(walls, plaster, 1.0, 0.24, "#E8C8A0")
    stone = (
        np.maximum(shape.rows(shape.across, 0.2, 0.016), shape.joints(0.24, 0.018)) * shape.floor
    )
    walls = shaded(walls, stone, 0.3)
    roofline = -0.62 + 0.16 * np.sign(np.sin(shape.deep * 3.1)) * shape.wall
    made = mix(
        made,
        walls,
        np.clip(shape.floor + shape.wall * step(shape.height, roofline, roofline + 0.02), 0, 1),
    )
    phase = (shape.deep / 0.8) % 1
    door = step(np.abs(phase - 0.5), 0.17, 0.15) * step(shape.height, 0.02, 0.04) * shape.wall
    made = shaded(made, door, 0.8)
    made = (
        made + colour("#FFB860") * (door * step(np.abs(phase - 0.44), 0.1, 0.02) * 0.3)[..., None]
    )
    pane = step(np.abs(phase - 0.5), 0.09, 0.075) * step(np.abs(shape.height + 0.42), 0.08, 0.065)
    made = shaded(made, pane * shape.wall, 0.75)
    made = (
        made
        + colour("#FFC870") * (pane * shape.wall * (np.sin(shape.deep * 11) > 0) * 0.5)[..., None]
    )
    sag = -0.17 + 0.05 * np.sin(phase * np.pi * 2)
    awning = (
        shape.wall
        * step(np.abs(shape.height - sag), 0.12, 0.11)
        * step(np.abs(phase - 0.5), 0.46, 0.44)
    )
    stripe = step(np.sin(shape.deep * 40), -0.15, 0.15)[..., None]
    hue = np.where(((shape.deep / 0.8) % 2 < 1)[..., None], colour("#C04C38"), colour("#3C8C88"))
    hue = hue * (1 - 0.55 * stripe) + colour("#F0E0C0") * 0.55 * stripe
    fold = 0.75 + 0.35 * step(shape.height - sag, 0.1, -0.12)
    made = mix(made, hue * (fold * (0.7 + 0.5 * (1 - shape.left)))[..., None], awning * 0.96)
    under = (
        shape.wall
        * np.exp(-np.clip(shape.height - sag - 0.11, 0, 1) / 0.05)
        * step(shape.height - sag, 0.1, 0.12)
    )
    made = shaded(made, under, 0.5)
    made = crate(made, 0.3, 0.74, 0.075, "#8C6440")
    made = crate(made, 0.36, 0.715, 0.05, "#7C5C40")
    made = drum(made, 1.28, 0.74, 0.085, "#7C8C84")
    made = drum(made, 1.345, 0.755, 0.075, "#A8603C")
    made = lamps(
        made,
        [(0.35, 0.3, 0.012), (1.2, 0.27, 0.014), (0.6, 0.38, 0.008), (1.02, 0.38, 0.007)],
        "#FFD080",
        0.7,
    )
    return shine(made, 0.8, 0.44, 0.26, "#FFE8B8", 0.55)


@ground
def stone_street() -> Array:
    """Paint a narrow street between two rocks, with doors cut into them, pipes and signs."""
    made = ramp(Y, (0, "#4C5C78"), (0.4, "#A0A8B4"), (0.6, "#E4D4BC"))
    made = over(made, "#D8C8C0", step(field(240, 1.8, 6), 0.0, 0.9) * 0.5)
    for n, (gap, top, low) in enumerate(
        ((0.08, "#8C8890", "#7C7478"), (0.19, "#68646E", "#544E56"), (0.34, "#4C4A58", "#2A2832"))
    ):
        rocks = grit(stretched(1, 0.7), 241 + n, 3.4 - 0.4 * n, 8, True, 0.6)
        edge = np.abs(X - 0.78) - gap + 0.09 * (rocks - 0.4) - 0.05 * (0.6 - Y)
        side = np.where(X > 0.78, 1.22, 0.74)
        body = ramp(Y, (0, top), (0.9, low)) * side[..., None]
        body = worked(body, rocks, 1.0, 0.3 + 0.06 * n)
        glow = np.exp(-np.clip(edge, 0, 1) / 0.014) * np.where(X > 0.78, 1.0, 0.35)
        body = body + colour("#FFE0B8") * (glow * 0.2)[..., None]
        made = mix(made, body, step(edge, -0.0025, 0.0025))
        made = haze(made, 0.66, 0.1, "#D8C8B4", 0.22 - 0.09 * n)
    for y, wide, dip in ((0.2, 0.004, 0.03), (0.27, 0.007, 0.045), (0.33, 0.003, 0.05)):
        pipe = step(np.abs(Y - y - dip * np.sin(X * 3)), wide * 1.2, wide)
        made = over(made, "#24222A", pipe * 0.85)
    floor = ramp(Y, (0.7, "#8C8078"), (0.85, "#4A4440"), (1, "#181618"))
    spots = plain(0.55, 0.78, 0.14)
    slabs = np.maximum(
        step(
            np.abs((spots[..., 0] * 1.1 + 0.5 * (np.floor(spots[..., 2] * 1.6) % 2)) % 1 - 0.5),
            0.45,
            0.49,
        ),
        step(np.abs((spots[..., 2] * 1.6) % 1 - 0.5), 0.44, 0.49),
    )
    floor = shaded(
        worked(floor, grit(spots, 246, 1.6, 7), step(Y, 1, 0.8), 0.3),
        slabs * step(Y, 1.1, 0.8),
        0.4,
    )
    made = mix(made, floor, step(Y, 0.708, 0.714))
    made = shaded(made, np.exp(-np.abs(Y - 0.712) / 0.014) * step(np.abs(X - 0.78), 0.1, 0.3), 0.5)
    for x, w, h, glow in (
        (0.3, 0.045, 0.15, "#FFB860"),
        (1.26, 0.05, 0.165, "#FFB860"),
        (0.51, 0.022, 0.09, "#60E0E0"),
    ):
        arch = [
            (x - w, 0.712),
            (x - w, 0.712 - h * 0.72),
            (x - w * 0.6, 0.712 - h),
            (x + w * 0.6, 0.712 - h),
            (x + w, 0.712 - h * 0.72),
            (x + w, 0.712),
        ]
        frame = [(x + (px - x) * 1.22, 0.712 + (py - 0.712) * 1.09) for px, py in arch]
        solid(made, frame, "#7C7478", 1.2, 0.6, 0.3)
        solid(made, arch, "#1C1A20", 0.9, 0.7, 0.0)
        lit = [
            (x - w * 0.8, 0.712),
            (x - w * 0.8, 0.712 - h * 0.66),
            (x + w * 0.1, 0.712 - h * 0.66),
            (x + w * 0.1, 0.712),
        ]
        solid(made, lit, glow, 0.9, 0.3, 0.0)
        made = shine(made, x, 0.712 - h * 0.4, 0.16, glow, 0.28)
    for x, y, hue in ((0.4, 0.5, "#FF7C50"), (1.15, 0.47, "#50D8D8")):
        solid(
            made,
            [(x - 0.03, y), (x + 0.03, y), (x + 0.03, y + 0.05), (x - 0.03, y + 0.05)],
            hue,
            0.95,
            0.7,
            0.3,
        )
        for k in range(3):
            at = y + 0.011 + 0.012 * k
            solid(
                made,
                [
                    (x - 0.02, at),
                    (x + 0.014 - 0.006 * k, at),
                    (x + 0.014 - 0.006 * k, at + 0.005),
                    (x - 0.02, at + 0.005),
                ],
                "#201C24",
            )
        made = shine(made, x, y + 0.02, 0.1, hue, 0.25)
    made = crate(made, 1.4, 0.745, 0.06, "#6C5C50")
    made = lamps(made, [(0.2, 0.44, 0.009), (1.4, 0.42, 0.011)], "#FFB860", 0.8)
    return shine(made, 0.78, 0.5, 0.2, "#FFE8C8", 0.35)


@ground
def mine() -> Array:
    rough = field(211, 3.2, 6, True)
    dx, dy = (X - 0.85) / 1.15, Y - 0.46
    far = np.hypot(dx, dy) * (1 - 0.3 * (rough - 0.5))
    deep = 0.3 / np.maximum(far, 0.04)
    turn = np.arctan2(dy, dx)
    spots = np.stack([np.cos(turn) * 2, np.sin(turn) * 2, deep], -1).astype(np.float32)
    rocks = grit(spots, 212, 2.2, 8, True, 0.62)
    made = ramp(
        far, (0, "#FFD090"), (0.08, "#D88C48"), (0.22, "#7C4C34"), (0.55, "#3A2A2A"), (1, "#100C12")
    )
    seen = step(far, 0.06, 0.3)
    made = worked(made * (1 + seen * (0.8 * rocks - 0.4))[..., None], rocks, seen, 0.4, "#E8A868")
    floor = ramp(Y, (0.6, "#B07848"), (0.75, "#5C3E30"), (1, "#140F10"))
    stones = grit(plain(0.46, 0.85, 0.14), 213, 1.6, 8, True, 0.66)
    floor = worked(floor, stones, step(Y, 1.0, 0.78), 0.42)
    made = mix(made, floor, step(Y - 0.03 * rough, 0.6, 0.66))
    for n, (reach, high) in enumerate(((0.17, 0.2), (0.29, 0.32), (0.46, 0.5))):
        t = 0.012 * (1 + 1.2 * n)
        top, foot = 0.5 - high * 0.86, 0.6 + 0.07 * (n + 1)
        hue = ("#7C5438", "#543A2C", "#2E221E")[n]
        for side in (-1, 1):
            x = 0.85 + side * reach
            solid(
                made,
                [(x - t, foot), (x + t, foot), (x + t - side * t, top), (x - t - side * t, top)],
                hue,
                1.3,
                0.5,
                0.3,
            )
        solid(
            made,
            [
                (0.85 - reach - 2 * t, top + t),
                (0.85 + reach + 2 * t, top + t),
                (0.85 + reach + 2 * t, top - t),
                (0.85 - reach - 2 * t, top - t),
            ],
            hue,
            1.2,
            0.7,
            0.35,
        )
    for side in (-1, 1):
        rail = [
            (0.85 + side * 0.02, 0.62),
            (0.85 + side * 0.026, 0.62),
            (0.85 + side * 0.34, 1.0),
            (0.85 + side * 0.3, 1.0),
        ]
        solid(made, rail, "#8C8078", 1.1, 0.7, 0.2)
    for n in range(7):
        y = 0.635 + 0.05 * n * (1 + 0.14 * n) * 0.72
        w = 0.03 + (y - 0.62) * 0.92
        solid(
            made,
            [
                (0.85 - w, y),
                (0.85 + w, y),
                (0.85 + w, y + 0.006 + 0.003 * n),
                (0.85 - w, y + 0.006 + 0.003 * n),
            ],
            "#3A2A22",
            1.1,
            0.7,
            0.15,
        )
    made = drum(made, 1.3, 0.75, 0.08, "#8C6848")
    made = crate(made, 0.36, 0.745, 0.075, "#7C5838")
    return lamps(
        made, [(0.42, 0.24, 0.017), (1.28, 0.26, 0.02), (0.66, 0.36, 0.01)], "#FFB860", 0.8
    )

"""Rooms: ships, halls, cellars, each from one vanishing point."""

from __future__ import annotations

import numpy as np
from sky.paint import colour, mix, ramp, step

from places.brushes import (
    Array,
    Room,
    X,
    Y,
    banner,
    crate,
    drum,
    field,
    grit,
    ground,
    lamps,
    mirror,
    over,
    plates,
    room,
    shaded,
    shafts,
    shine,
    solid,
    stretched,
    worked,
)


def metal(
    base: Array, shape: Room, seed: int, plate: float, hue: str, amount: float = 0.16
) -> Array:
    """Plate walls and floor, scratched and stained."""
    made = plates(base, shape.deep, shape.height, plate, plate * 0.5, shape.wall, seed, hue)
    made = plates(
        made, shape.across, shape.deep, plate * 0.6, plate * 0.6, shape.floor, seed + 1, hue
    )
    made = plates(
        made, shape.across, shape.height, plate * 0.6, plate * 0.4, shape.end, seed + 2, hue
    )
    wear = grit(shape.points * np.array([1, 1, 0.5], np.float32), seed + 3, 5.0, 7, False, 0.68)
    return worked(made, wear, step(Y, 1.02, 0.74) * 0.75 + 0.25, amount)


def console(base: Array, x: float, y: float, high: float, hue: str, glow: str) -> Array:
    """Set a desk with a lit screen and keys against a wall."""
    made = base.copy()
    w = high * 0.62
    solid(
        made,
        [(x - w, y), (x + w, y), (x + w * 0.9, y - high * 0.55), (x - w * 0.9, y - high * 0.55)],
        hue,
        1.15,
        0.45,
    )
    solid(
        made,
        [
            (x - w * 0.9, y - high * 0.55),
            (x + w * 0.9, y - high * 0.55),
            (x + w * 0.8, y - high * 0.68),
            (x - w * 0.8, y - high * 0.68),
        ],
        hue,
        1.6,
        0.9,
        0.4,
    )
    solid(
        made,
        [
            (x - w * 0.75, y - high * 0.7),
            (x + w * 0.75, y - high * 0.7),
            (x + w * 0.7, y - high * 1.15),
            (x - w * 0.7, y - high * 1.15),
        ],
        hue,
        0.7,
        0.4,
        0.5,
    )
    solid(
        made,
        [
            (x - w * 0.62, y - high * 0.76),
            (x + w * 0.62, y - high * 0.76),
            (x + w * 0.58, y - high * 1.08),
            (x - w * 0.58, y - high * 1.08),
        ],
        glow,
        0.55,
        0.35,
        0.0,
    )
    for n in range(4):
        at = y - high * (0.82 + 0.065 * n)
        end = x + w * (0.1 + 0.4 * ((n * 7) % 3) / 2)
        solid(
            made,
            [
                (x - w * 0.5, at),
                (end, at),
                (end, at + high * 0.02),
                (x - w * 0.5, at + high * 0.02),
            ],
            glow,
            1.4,
            1.2,
            0.0,
        )
    for n in range(6):
        at = x + w * (n - 2.5) * 0.27
        made = lamps(
            made,
            [(at, y - high * 0.61, high * 0.018)],
            ("#FFB050", "#60F0A0", "#FF6050")[n % 3],
            0.8,
        )
    return shine(made, x, y - high * 0.9, high * 0.9, glow, 0.2)


@ground
def corridor() -> Array:
    shape = Room(0.8, 0.42, 0.62, 0.42, 0.5, 9)
    made = room(shape, "#B8C4D0", "#5C6672", "#788492", "#DCE8F4", 0.2)
    made = metal(made, shape, 301, 0.55, "#FFFFFF")
    rib = shape.joints(1.1, 0.14)
    made = shaded(made, rib, 0.55)
    made = made + colour("#DCE8F4") * (shape.joints(1.1, 0.17) * (1 - rib) * 0.12)[..., None]
    strip = step(np.abs(shape.height + 0.25), 0.045, 0.025) * shape.wall
    made = made + colour("#E8F4FF") * (strip * 1.3 / (1 + shape.deep * 0.1))[..., None]
    red = step(np.abs(shape.height - 0.12), 0.026, 0.018) * shape.wall
    made = over(made, "#C83830", red * 0.75 * (1 - rib))
    phase = (shape.deep / 1.1) % 1
    box = (
        step(np.abs(phase - 0.2), 0.07, 0.06)
        * step(np.abs(shape.height - 0.27), 0.09, 0.08)
        * shape.wall
    )
    made = shaded(made, box, 0.5)
    lit = (
        step(np.abs(phase - 0.2), 0.02, 0.014)
        * step(np.abs(shape.height - 0.24), 0.02, 0.014)
        * shape.wall
    )
    made = made + colour("#60F0B0") * (lit * 0.9)[..., None]
    made = shine(made, 0.8, 0.42, 0.2, "#EAF4FF", 0.7)
    return mirror(made, shape.floor, 0.5, 0.3)


@ground
def hangar() -> Array:
    shape = Room(0.85, 0.46, 1.15, 0.55, 0.32, 6)
    made = room(shape, "#7C8898", "#4C5664", "#3C4654", "#D8E4F0", 0.24)
    made = metal(made, shape, 311, 0.6, "#DCE8F4", 0.2)
    rib = shape.joints(1.0, 0.16) * (1 - shape.floor)
    made = shaded(made, rib, 0.5)
    made = (
        made
        + colour("#B8C8DC")
        * (shape.joints(1.0, 0.2) * (1 - rib) * (1 - shape.floor) * 0.1)[..., None]
    )
    sky = ramp(Y, (0.3, "#8CC0F0"), (0.55, "#F8E8C8"))
    sky = over(sky, "#FFFFFF", step(field(312, 3, 5, squash=3), 0.0, 0.8) * 0.5)
    hill = step(Y - 0.5 - 0.015 * np.sin(X * 23) - 0.01 * np.sin(X * 51), 0.0, 0.003)
    sky = over(sky, "#A89888", hill * 0.8)
    made = mix(made, sky * 1.1, shape.end * step(np.abs(shape.height), 0.9, 0.88))
    line = step(np.abs(np.abs(shape.across) - 0.5), 0.03, 0.022) * shape.floor
    worn = step(grit(shape.points, 315, 6, 4, False), -0.5, 0.0)
    made = over(made, "#E8B04A", line * 0.75 * worn)
    lights = shape.roof * step(np.abs(np.abs(shape.across) - 0.55), 0.09, 0.05)
    lights = lights * step(np.abs(((shape.deep / 0.7) % 1) - 0.5), 0.3, 0.24)
    made = made + colour("#E8F4FF") * (lights * 1.1)[..., None]
    stripe = step(np.abs(shape.height - 0.08), 0.035, 0.028) * shape.wall * (1 - rib)
    made = over(made, "#B84C38", stripe * 0.6)
    made = mirror(made, shape.floor, 0.53, 0.36)
    made = crate(made, 0.24, 0.7, 0.06, "#5C7080")
    made = crate(made, 0.33, 0.685, 0.045, "#8C7448")
    made = drum(made, 1.36, 0.71, 0.065, "#A85C3C")
    made = drum(made, 1.41, 0.72, 0.06, "#5C7480")
    return shine(made, 0.85, 0.44, 0.35, "#FFF0D8", 0.45)


@ground
def cantina() -> Array:
    """Paint a round cellar of plaster, a bar with bottles at its end, lamps in smoke."""
    shape = Room(0.75, 0.46, 0.9, 0.5, 0.32, 4, 1)
    made = room(shape, "#C08858", "#6C4830", "#9C6C48", "#FFC880", 0.26)
    plaster = grit(shape.points, 321, 2.6, 8, False, 0.62)
    cracks = grit(shape.points, 322, 1.5, 7)
    made = worked(made, plaster, (1 - shape.floor) * 0.9, 0.22, "#E8B888")
    made = shaded(made, step(cracks, 0.8, 0.95) * (1 - shape.floor), 0.35)
    ring = shape.joints(1.0, 0.12) * (1 - shape.floor)
    made = shaded(made, ring, 0.4)
    tiles = (
        np.maximum(shape.rows(shape.across, 0.26, 0.016), shape.joints(0.26, 0.018)) * shape.floor
    )
    made = shaded(
        worked(made, grit(shape.points, 323, 5, 6), shape.floor * step(Y, 1, 0.75), 0.22),
        tiles,
        0.35,
    )
    for side in (-1, 1):
        x = 0.75 + side * 0.47
        spots = [
            (x + 0.085 * np.cos(a), 0.5 + 0.15 * np.sin(a))
            for a in np.linspace(np.pi, 2 * np.pi, 17)
        ]
        hole = [*spots, (x + 0.085, 0.62), (x - 0.085, 0.62)]
        frame = [(x + (px - x) * 1.16, py - (0.02 if py < 0.6 else -0.006)) for px, py in hole]
        solid(made, frame, "#A87850", 1.2, 0.7, 0.4)
        solid(made, hole, "#2E1A12", 0.9, 0.6, 0.0)
        made = lamps(made, [(x - 0.01, 0.43, 0.014)], "#FFB850", 1.0)
        made = shine(made, x, 0.47, 0.11, "#FFA850", 0.5)
        solid(
            made,
            [(x - 0.06, 0.62), (x + 0.06, 0.62), (x + 0.06, 0.585), (x - 0.06, 0.585)],
            "#4C2C1C",
            1.3,
            0.6,
            0.4,
        )
        for n in (-1, 1):
            head = [
                (x + n * 0.03 + 0.014 * np.cos(a), 0.56 + 0.018 * np.sin(a))
                for a in np.linspace(0, 6.28, 13)
            ]
            solid(
                made,
                [
                    (x + n * 0.03 - 0.024, 0.59),
                    (x + n * 0.03 + 0.024, 0.59),
                    (x + n * 0.03 + 0.012, 0.565),
                    (x + n * 0.03 - 0.012, 0.565),
                ],
                "#1C1210",
                1.5,
                0.8,
                0.2,
            )
            solid(made, head, "#1C1210", 1.6, 0.8, 0.25)
    rng = np.random.default_rng(3)
    for level in (0.43, 0.495):
        solid(
            made,
            [(0.56, level), (0.94, level), (0.94, level + 0.009), (0.56, level + 0.009)],
            "#4C2C1C",
            1.3,
            0.7,
            0.3,
        )
        x = 0.568
        while x < 0.93:
            w, h = rng.uniform(0.005, 0.01), rng.uniform(0.026, 0.046)
            hue = str(
                rng.choice(["#4CA890", "#C8803C", "#B84C40", "#88A848", "#5C84B0", "#D8B868"])
            )
            spots = [
                (x - w, level),
                (x + w, level),
                (x + w, level - h * 0.6),
                (x + w * 0.35, level - h * 0.75),
                (x + w * 0.35, level - h),
                (x - w * 0.35, level - h),
                (x - w * 0.35, level - h * 0.75),
                (x - w, level - h * 0.6),
            ]
            solid(made, spots, hue, 1.4, 0.5, 0.3)
            x += w * 2 + rng.uniform(0.002, 0.012)
    made = shine(made, 0.75, 0.46, 0.17, "#FFB860", 0.35)
    solid(
        made, [(0.5, 0.62), (1.0, 0.62), (0.985, 0.545), (0.515, 0.545)], "#5C3420", 1.2, 0.55, 0.2
    )
    solid(made, [(0.49, 0.548), (1.01, 0.548), (1.0, 0.53), (0.5, 0.53)], "#A86C40", 1.3, 0.7, 0.5)
    for n in range(7):
        x = 0.54 + n * 0.07
        solid(
            made,
            [(x, 0.615), (x + 0.05, 0.615), (x + 0.05, 0.56), (x, 0.56)],
            "#4A2A1A",
            1.2,
            0.7,
            0.25,
        )
    for hue in ("#FFB050", "#60D8D0", "#FF6850"):
        spots3 = [
            (rng.uniform(0.05, 1.55), rng.uniform(0.06, 0.3), rng.uniform(0.008, 0.022))
            for _ in range(4)
        ]
        made = lamps(made, spots3, hue, 0.22)
    smoke = field(326, 2.0, 6, squash=2)
    made = over(made, "#F0C890", step(smoke, 0.0, 1.0) * step(Y, 0.62, 0.3) * 0.22)
    made = shine(made, 0.4, 0.15, 0.5, "#FFB860", 0.35)
    return mirror(made, shape.floor, 0.62, 0.26)


@ground
def vault() -> Array:
    shape = Room(0.8, 0.45, 0.75, 0.5, 0.42, 4)
    made = room(shape, "#A89468", "#54483A", "#5C5240", "#FFE8B0", 0.26)
    for u, mask in ((shape.deep, shape.wall), (shape.across, shape.end)):
        fu, fv = (u / 0.24) % 1, (shape.height / 0.15) % 1
        near = np.minimum(np.minimum(fu, 1 - fu) * 0.24, np.minimum(fv, 1 - fv) * 0.15)
        rng = np.random.default_rng(5)
        tone = rng.normal(0, 0.1, (53, 59))[
            np.floor(shape.height / 0.15).astype(int) % 53, np.floor(u / 0.24).astype(int) % 59
        ]
        made = made * (1 + tone * mask)[..., None]
        made = shaded(made, step(near, 0.012, 0.006) * mask, 0.65)
        made = (
            made
            + colour("#FFE8B0")
            * (step(np.minimum(fu * 0.24, fv * 0.15), 0.024, 0.014) * mask * 0.08)[..., None]
        )
        knob = step(np.hypot((fu - 0.78) * 0.24, (fv - 0.5) * 0.15), 0.02, 0.014) * mask
        shadow = step(np.hypot((fu - 0.8) * 0.24, (fv - 0.6) * 0.15), 0.024, 0.014) * mask
        made = shaded(made, shadow, 0.4) + colour("#FFE0A0") * (knob * 0.4)[..., None]
        plate = (
            step(np.abs(fu - 0.3) * 0.24, 0.034, 0.03)
            * step(np.abs(fv - 0.5) * 0.15, 0.016, 0.012)
            * mask
        )
        made = over(made, "#E8D8A8", plate * 0.4)
    made = worked(made, grit(shape.points, 331, 5, 7, False, 0.68), step(Y, 1.02, 0.74), 0.17)
    made = plates(made, shape.across, shape.deep, 0.4, 0.4, shape.floor, 332, "#FFE8B0", True)
    made = shine(made, 0.6, 0.0, 0.6, "#FFE8B0", 0.55)
    made = crate(made, 0.38, 0.72, 0.07, "#8C7848")
    made = crate(made, 1.26, 0.735, 0.085, "#6C6450")
    return mirror(made, shape.floor, 0.55, 0.3)


@ground
def casino() -> Array:
    """Paint a gaming hall: columns of gold, lit machines between them, a deep carpet."""
    shape = Room(0.8, 0.44, 1.0, 0.6, 0.36, 5)
    made = room(shape, "#8C4460", "#54283C", "#3C2040", "#FFD0A0", 0.24)
    damask = np.sin(shape.deep * 34) * np.sin(shape.height * 34) * (shape.wall + shape.end)
    made = made * (1 + 0.13 * np.tanh(damask * 4))[..., None]
    made = worked(made, grit(shape.points, 341, 4, 7, False, 0.66), 1 - shape.floor, 0.15)
    phase = (shape.deep / 0.9) % 1
    round_ = (phase - 0.5) / 0.15
    column = step(np.abs(round_), 1.0, 0.94) * shape.wall
    fluted = np.clip(1.0 - round_ * 0.5 * np.where(X > 0.8, -1, 1), 0.3, 1.6) * (
        1 + 0.16 * np.sin(round_ * 22)
    )
    made = mix(made, colour("#C89C50") * (fluted * 0.75)[..., None], column)
    cap = (
        step(np.abs(np.abs(phase - 0.5)), 0.19, 0.18)
        * shape.wall
        * np.clip(step(shape.height, 0.28, 0.29) + step(shape.height, -0.47, -0.48), 0, 1)
    )
    made = mix(made, np.broadcast_to(colour("#E0B868") * 0.8, made.shape), cap)
    arch = (
        step(np.abs(((shape.deep / 0.9 + 0.5) % 1) - 0.5), 0.19, 0.17)
        * step(np.abs(shape.height - 0.02), 0.26, 0.24)
        * shape.wall
    )
    glow = np.where((np.sin(shape.deep * 5.1) > 0)[..., None], colour("#FF78B0"), colour("#58C8F0"))
    cells = step(np.sin(shape.deep * 60), -0.2, 0.3) * step(np.sin(shape.height * 60), -0.2, 0.3)
    made = shaded(made, arch, 0.7) + glow * (arch * (0.16 + 0.42 * cells))[..., None]
    rng = np.random.default_rng(7)
    for hue, power in (("#FFD078", 0.4), ("#FF78B0", 0.22), ("#78D8FF", 0.2)):
        spots = [
            (rng.uniform(0.05, 1.55), rng.uniform(0.05, 0.34), rng.uniform(0.008, 0.026))
            for _ in range(7)
        ]
        made = lamps(made, spots, hue, power * 0.7)
    for ring in (0.075, 0.12, 0.16):
        drops = [
            (0.8 + ring * np.cos(a), 0.16 + ring * 0.26 * np.sin(a) - ring * 0.35, 0.004)
            for a in np.linspace(0, 6.28, 22)
        ]
        made = lamps(made, drops, "#FFE8B8", 0.8)
    solid(
        made,
        [(0.67, 0.512), (0.93, 0.512), (0.93, 0.36), (0.8, 0.335), (0.67, 0.36)],
        "#D8A850",
        1.1,
        0.7,
        0.4,
    )
    solid(
        made,
        [(0.685, 0.512), (0.915, 0.512), (0.915, 0.368), (0.8, 0.348), (0.685, 0.368)],
        "#5C1428",
        1.0,
        0.8,
        0.0,
    )
    for n in range(12):
        x = 0.687 + 0.019 * n
        solid(
            made,
            [(x, 0.51), (x + 0.009, 0.51), (x + 0.008, 0.368), (x + 0.001, 0.368)],
            "#A82C40",
            1.3,
            0.5,
            0.05,
        )
    solid(
        made, [(0.64, 0.525), (0.96, 0.525), (0.95, 0.508), (0.65, 0.508)], "#C89848", 1.2, 0.8, 0.4
    )
    made = lamps(made, [(0.69 + 0.0245 * n, 0.517, 0.004) for n in range(10)], "#FFF0C0", 0.9)
    made = shine(made, 0.8, 0.44, 0.2, "#FFB878", 0.3)
    made = shine(made, 0.8, 0.12, 0.34, "#FFE0A0", 0.5)
    carpet = step(np.sin(shape.across * 16) * np.sin(shape.deep * 16), 0.25, 0.4) * shape.floor
    ring2 = (
        step(np.abs(np.sin(shape.across * 16) * np.sin(shape.deep * 16) + 0.35), 0.14, 0.06)
        * shape.floor
    )
    calm = step(Y, 1.05, 0.7) * 0.6 + 0.4
    made = over(made, "#B8743C", carpet * 0.34 * calm)
    made = over(made, "#D8A860", ring2 * 0.3 * calm)
    made = worked(made, grit(shape.points, 343, 16, 4, False), shape.floor * calm, 0.12)
    return mirror(made, shape.floor, 0.53, 0.2)


@ground
def console_room() -> Array:
    """Paint a control room: a window on the night, desks with screens along the walls."""
    shape = Room(0.8, 0.42, 0.85, 0.42, 0.42, 3.4)
    made = room(shape, "#40587A", "#223044", "#26364A", "#A0D8FF", 0.3)
    made = metal(made, shape, 351, 0.4, "#A0D8FF", 0.16)
    made = shaded(made, shape.joints(0.6, 0.07), 0.45)
    view = (
        shape.end
        * step(np.abs(shape.across), 0.72, 0.71)
        * step(np.abs(shape.height + 0.06), 0.25, 0.245)
    )
    night = ramp(X, (0.4, "#1C4C7C"), (1.2, "#0A1C38"))
    rng = np.random.default_rng(9)
    specks = (rng.random(X.shape) > 0.9985).astype(np.float32)
    night = night + specks[..., None] * 0.8
    far = np.hypot(X - 0.92, Y - 0.62)
    night = mix(
        night,
        colour("#3C7CB0") * np.clip(1.4 - (X - 0.7) * 2.2, 0.1, 1.4)[..., None],
        step(far, 0.201, 0.199),
    )
    night = (
        night
        + colour("#8CD0FF")
        * (0.7 * np.exp(-np.abs(far - 0.2) / 0.012) * np.clip(1.3 - (X - 0.7) * 2.2, 0, 1))[
            ..., None
        ]
    )
    made = mix(made, night, view)
    frame = step(np.abs(np.abs(shape.across) - 0.24), 0.014, 0.01) * view
    made = mix(made, np.broadcast_to(colour("#1A2634"), made.shape), frame)
    for hue in ("#50D8F0", "#FFB050", "#60F0A0", "#FF6050"):
        spots = [
            (
                rng.choice([rng.uniform(0.02, 0.38), rng.uniform(1.22, 1.58)]),
                rng.uniform(0.16, 0.5),
                rng.uniform(0.003, 0.007),
            )
            for _ in range(16)
        ]
        made = lamps(made, spots, hue, 0.55)
    made = console(made, 0.28, 0.76, 0.21, "#34465C", "#50D0F0")
    made = console(made, 0.5, 0.69, 0.13, "#30425A", "#60F0A0")
    made = console(made, 1.34, 0.76, 0.21, "#34465C", "#FFB050")
    made = console(made, 1.11, 0.69, 0.13, "#30425A", "#50D0F0")
    made = shine(made, 0.8, 0.36, 0.4, "#60C8FF", 0.3)
    return mirror(made, shape.floor, 0.57, 0.3)


@ground
def workshop() -> Array:
    """Paint a bench under a lamp, tools on the wall behind it."""
    stain = field(201, 3, 5)
    made = (
        ramp(Y, (0, "#243242"), (0.6, "#46586A"), (0.7, "#2E3C4C")) * (1 + 0.25 * stain)[..., None]
    )
    one = np.ones_like(X)
    made = plates(made, X + 0.1, Y + 0.1, 0.5, 0.72, one, 204, "#C8DCF0", True)
    peg = step(np.hypot((X / 0.02) % 1 - 0.5, (Y / 0.02) % 1 - 0.5), 0.2, 0.1)
    made = shaded(made, peg, 0.4)
    made = worked(made, grit(stretched(3, 3), 205, 4, 7, False, 0.68), 1.0, 0.17)
    rng = np.random.default_rng(12)
    for level in (0.3, 0.5):
        solid(
            made,
            [(0.06, level), (1.54, level), (1.54, level + 0.012), (0.06, level + 0.012)],
            "#8C6C48",
            1.2,
            0.7,
            0.3,
        )
    for n in range(19):
        x, level = 0.11 + 0.078 * n + rng.uniform(-0.012, 0.012), (0.3, 0.5)[n % 2]
        long, w = rng.uniform(0.09, 0.15), rng.uniform(0.005, 0.009)
        hue = str(rng.choice(["#8C98A4", "#A84C38", "#C89848", "#5C7C94", "#6C7480"]))
        made = shaded(
            made,
            step(np.abs(X - x - 0.012), w * 2.4, w)
            * step(np.abs(Y - level - long / 2 - 0.012), long / 2 + 0.01, long / 2),
            0.4,
        )
        solid(
            made,
            [
                (x - w * 1.3, level + 0.012),
                (x + w * 1.3, level + 0.012),
                (x + w, level + long * 0.45),
                (x - w, level + long * 0.45),
            ],
            hue,
            1.4,
            0.5,
            0.3,
        )
        head = (n * 5) % 3
        if head == 0:
            ring = [
                (x + w * 2.6 * np.cos(a), level + long * 0.86 + w * 2.6 * np.sin(a))
                for a in np.linspace(0, 6.28, 15)
            ]
            solid(
                made,
                [
                    (x - w * 0.6, level + long * 0.45),
                    (x + w * 0.6, level + long * 0.45),
                    (x + w * 0.6, level + long * 0.8),
                    (x - w * 0.6, level + long * 0.8),
                ],
                "#A8B4BE",
            )
            solid(made, ring, "#A8B4BE", 1.4, 0.5, 0.3)
            jaw = level + long * 0.86
            solid(
                made,
                [
                    (x - w, jaw),
                    (x + w, jaw),
                    (x + w * 1.3, jaw + w * 3),
                    (x - w * 1.3, jaw + w * 3),
                ],
                "#2E3C4C",
                1.0,
                1.0,
                0.0,
            )
        elif head == 1:
            solid(
                made,
                [
                    (x - w * 0.5, level + long * 0.45),
                    (x + w * 0.5, level + long * 0.45),
                    (x + w * 0.3, level + long),
                    (x - w * 0.3, level + long),
                ],
                "#B8C4CC",
                1.4,
                0.5,
                0.3,
            )
        else:
            solid(
                made,
                [
                    (x - w * 0.6, level + long * 0.45),
                    (x + w * 0.6, level + long * 0.45),
                    (x + w * 0.6, level + long * 0.8),
                    (x - w * 0.6, level + long * 0.8),
                ],
                "#7C6048",
            )
            solid(
                made,
                [
                    (x - w * 3.4, level + long * 0.78),
                    (x + w * 2.6, level + long * 0.78),
                    (x + w * 3.2, level + long),
                    (x - w * 3.4, level + long * 0.98),
                ],
                "#98A4AE",
                1.4,
                0.5,
                0.3,
            )
    made = shine(made, 0.5, 0.22, 0.55, "#FFD8A0", 0.5)
    bench = ramp(Y, (0.7, "#8C7054"), (0.74, "#64503C"), (1, "#1E1814"))
    wood = grit(stretched(1.2, 9), 203, 3, 7, False, 0.62)
    bench = worked(bench, wood, step(Y, 1.02, 0.76), 0.26, "#C8A070")
    bench = shaded(bench, step(np.abs((Y * 9.5) % 1 - 0.5), 0.47, 0.495), 0.4)
    made = mix(made, bench, step(Y, 0.699, 0.701))
    made = (
        made
        + colour("#FFE0B0")
        * (np.exp(-np.abs(Y - 0.704) / 0.003) * 0.25 * np.exp(-np.square((X - 0.55) / 0.6)))[
            ..., None
        ]
    )
    made = drum(made, 0.24, 0.735, 0.09, "#5C7484")
    made = drum(made, 0.3, 0.74, 0.06, "#A8603C")
    made = crate(made, 1.32, 0.735, 0.075, "#6C7884")
    return shine(made, 0.6, 0.8, 0.5, "#FFC880", 0.2)


@ground
def castle_hall() -> Array:
    shape = Room(0.8, 0.5, 0.9, 0.62, 0.3, 5.5, 1)
    made = room(shape, "#948468", "#5C4E3E", "#6C5C4C", "#FFD8A0", 0.22)
    turn = np.arctan2(np.clip(-shape.height, 0, 9), np.abs(shape.across)) * shape.wide
    up = np.where(shape.height < 0, -turn, shape.height)
    made = plates(
        made, shape.deep, up, 0.44, 0.2, 1 - shape.floor - shape.end, 361, "#FFE0B0", True
    )
    rocks = grit(shape.points, 362, 2.4, 8, True, 0.64)
    made = worked(made, rocks, step(Y, 1.02, 0.75), 0.26, "#D8C098")
    rib = shape.joints(1.5, 0.2) * (1 - shape.floor)
    made = shaded(made, rib, 0.3)
    made = (
        made
        + colour("#FFE0B0")
        * (shape.joints(1.5, 0.25) * (1 - rib) * (1 - shape.floor) * 0.07)[..., None]
    )
    made = shaded(
        made,
        np.maximum(shape.rows(shape.across, 0.3, 0.016), shape.joints(0.3, 0.018)) * shape.floor,
        0.4,
    )
    window = ramp(Y, (0.25, "#FFF0C0"), (0.6, "#C89858"))
    bars = np.maximum(shape.rows(shape.across, 0.36, 0.03), shape.rows(shape.height, 0.2, 0.025))
    made = mix(made, shaded(window, bars, 0.7), shape.end * 0.8)
    rug = step(np.abs(shape.across), 0.24, 0.23) * shape.floor
    hem = step(np.abs(np.abs(shape.across) - 0.2), 0.02, 0.012) * shape.floor
    made = over(made, "#7C2C28", rug * 0.6)
    made = over(made, "#C89848", hem * 0.5)
    for x, hue in ((0.2, "#A03830"), (1.4, "#305C8C"), (0.47, "#8C7028"), (1.13, "#3C7C58")):
        wide = 0.09 if abs(x - 0.8) > 0.4 else 0.06
        made = banner(made, x, 0.15, wide, 0.46 if wide > 0.08 else 0.43, hue)
    made = lamps(
        made, [(0.34, 0.44, 0.011), (1.26, 0.44, 0.011), (0.59, 0.46, 0.007)], "#FFB050", 0.9
    )
    for x in (0.34, 1.26):
        made = shine(made, x, 0.46, 0.16, "#FFA850", 0.3)
        solid(
            made,
            [(x - 0.012, 0.455), (x + 0.012, 0.455), (x + 0.004, 0.52), (x - 0.004, 0.52)],
            "#2A2018",
        )
    return shine(made, 0.8, 0.44, 0.4, "#FFE0A0", 0.35)


@ground
def palace() -> Array:
    """Paint a white hall with tall windows."""
    shape = Room(0.8, 0.5, 1.0, 0.7, 0.3, 5, 1)
    made = room(shape, "#E4D8C4", "#B8A48E", "#D8C8B0", "#FFF4E0", 0.16)
    veins = grit(shape.points, 371, 1.4, 8, True, 0.58)
    made = over(made, "#A08C78", step(veins, 0.76, 0.96) * 0.34)
    made = worked(made, grit(shape.points, 372, 3, 8, False, 0.64), step(Y, 1.02, 0.75), 0.12)
    phase = (shape.deep / 0.9) % 1
    window = step(np.abs(phase - 0.5), 0.28, 0.27) * step(shape.height, 0.12, 0.1)
    light = (1 - shape.floor) * (1 - shape.end) * window * step(-shape.height, 0.56, 0.54)
    bars = np.maximum(step(np.abs(phase - 0.5), 0.02, 0.014), shape.rows(shape.height, 0.22, 0.014))
    sky = ramp(Y, (0, "#9CC8F0"), (0.5, "#FFF4D8"))
    outside = step(shape.across, -0.2, -0.3)
    made = mix(made, shaded(sky, bars, 0.4), light * outside * 0.92)
    niche = light * step(shape.across, 0.2, 0.3)
    made = shaded(made, niche, 0.22)
    rim = (
        step(np.abs(np.abs(phase - 0.5) - 0.3), 0.03, 0.02)
        * (1 - shape.floor)
        * (1 - shape.end)
        * step(-shape.height, 0.6, 0.58)
    )
    made = made + colour("#FFF4E0") * (rim * 0.1)[..., None]
    ledge = step(np.abs(shape.height - 0.14), 0.024, 0.018) * (1 - shape.floor) * (1 - shape.end)
    made = over(made, "#C8A868", ledge * 0.75)
    made = mix(made, ramp(Y, (0.3, "#88C0E8"), (0.55, "#FFF8E0")), shape.end * 0.8)
    check = step(np.sin(shape.across * 9) * np.sin(shape.deep * 9), -0.06, 0.06) * shape.floor
    made = shaded(made, check, 0.24)
    for x in (0.27, 1.33):
        solid(
            made,
            [(x - 0.035, 0.72), (x + 0.035, 0.72), (x + 0.03, 0.61), (x - 0.03, 0.61)],
            "#E8DCC8",
            1.15,
            0.55,
            0.3,
        )
        solid(
            made,
            [(x - 0.042, 0.615), (x + 0.042, 0.615), (x + 0.042, 0.6), (x - 0.042, 0.6)],
            "#F0E4D0",
            1.15,
            0.6,
            0.35,
        )
        vase = [
            (x - 0.012, 0.6),
            (x - 0.03, 0.57),
            (x - 0.028, 0.54),
            (x - 0.01, 0.515),
            (x - 0.016, 0.5),
            (x + 0.016, 0.5),
            (x + 0.01, 0.515),
            (x + 0.028, 0.54),
            (x + 0.03, 0.57),
            (x + 0.012, 0.6),
        ]
        solid(made, vase, "#4C7C9C", 1.4, 0.4, 0.4)
    made = mirror(made, shape.floor, 0.58, 0.24)
    return shafts(made, 0.1, -0.2, "#FFF0D0", 0.22, 2) * 0.84


@ground
def throne() -> Array:
    """Paint a dim green hall of a crime lord."""
    shape = Room(0.8, 0.46, 0.95, 0.5, 0.36, 4.2, 1)
    made = room(shape, "#84845A", "#504A34", "#5C5C3C", "#E0E890", 0.3)
    rocks = grit(shape.points, 381, 2.2, 8, True, 0.64)
    made = worked(made, rocks, step(Y, 1.02, 0.76), 0.3, "#B8B880")
    rib = shape.joints(0.8, 0.13) * (1 - shape.floor)
    made = shaded(made, rib, 0.42)
    made = (
        made
        + colour("#D8D890")
        * (shape.joints(0.8, 0.17) * (1 - rib) * (1 - shape.floor) * 0.07)[..., None]
    )
    grate = np.maximum(shape.rows(shape.across, 0.22, 0.03), shape.joints(0.22, 0.03)) * shape.floor
    made = shaded(made, grate, 0.5)
    made = (
        made
        + colour("#FF7038")
        * (
            (1 - grate)
            * shape.floor
            * step(np.abs(shape.across), 0.5, 0.3)
            * step(Y, 0.62, 0.72)
            * 0.06
        )[..., None]
    )
    for x, hue in ((0.32, "#6C3428"), (1.28, "#6C5428")):
        made = banner(made, x, 0.2, 0.1, 0.54, hue)
    for n, (w, y, h) in enumerate(((0.24, 0.59, 0.02), (0.2, 0.572, 0.02))):
        solid(
            made,
            [(0.8 - w, y), (0.8 + w, y), (0.8 + w * 0.95, y - h), (0.8 - w * 0.95, y - h)],
            "#6C6844",
            1.3,
            0.7,
            0.4,
        )
    curtain = [(0.64, 0.55), (0.96, 0.55), (0.96, 0.37), (0.8, 0.33), (0.64, 0.37)]
    solid(made, curtain, "#3C2418", 1.2, 0.7, 0.3)
    for n in range(9):
        x = 0.65 + 0.036 * n
        solid(
            made,
            [(x, 0.55), (x + 0.014, 0.55), (x + 0.012, 0.38), (x + 0.002, 0.38)],
            "#6C3C24",
            1.3,
            0.4,
            0.1,
        )
    for x in (0.5, 1.1):
        solid(
            made,
            [(x - 0.012, 0.6), (x + 0.012, 0.6), (x + 0.006, 0.5), (x - 0.006, 0.5)],
            "#7C6C3C",
            1.3,
            0.5,
            0.3,
        )
        solid(
            made,
            [(x - 0.012, 0.5), (x + 0.012, 0.5), (x + 0.026, 0.475), (x - 0.026, 0.475)],
            "#9C8848",
            1.3,
            0.5,
            0.4,
        )
        made = lamps(made, [(x, 0.462, 0.011)], "#FFB050", 1.1)
        made = shine(made, x, 0.46, 0.16, "#FFA040", 0.35)
    smoke = field(221, 2.2, 6)
    made = over(made, "#C8C880", step(smoke, 0.0, 0.9) * 0.2)
    made = shine(made, 0.5, 0.1, 0.5, "#F0E0A0", 0.4)
    made = shine(made, 0.8, 0.8, 0.4, "#FF7840", 0.14)
    return lamps(
        made, [(0.25, 0.3, 0.012), (1.35, 0.32, 0.014), (1.1, 0.25, 0.008)], "#FFC060", 0.6
    )


@ground
def cargo_hold() -> Array:
    shape = Room(0.7, 0.42, 0.72, 0.42, 0.42, 5)
    made = room(shape, "#747C70", "#54544C", "#4A5048", "#F0E0B8", 0.26)
    made = metal(made, shape, 391, 0.44, "#F0E8D0", 0.22)
    rib = shape.joints(0.8, 0.13) * (1 - shape.floor)
    made = shaded(made, rib, 0.5)
    made = (
        made
        + colour("#E0D8C0")
        * (shape.joints(0.8, 0.165) * (1 - rib) * (1 - shape.floor) * 0.09)[..., None]
    )
    stripe = step(np.abs(np.abs(shape.across) - 0.55), 0.07, 0.062) * shape.floor
    hazard = step(np.sin(shape.deep * 22 + shape.across * 22), -0.1, 0.1)
    worn = step(grit(shape.points, 395, 5, 5, False), -0.35, 0.05)
    made = over(made, "#D8A030", stripe * hazard * 0.65 * worn)
    lamp = (
        shape.roof
        * step(np.abs(shape.across), 0.15, 0.11)
        * step(np.abs((shape.deep % 1) - 0.5), 0.3, 0.24)
    )
    made = made + colour("#FFE8B0") * (lamp * 1.4)[..., None]
    net = np.maximum(
        shape.rows(shape.deep + shape.height, 0.11, 0.008),
        shape.rows(shape.deep - shape.height, 0.11, 0.008),
    )
    made = shaded(made, net * shape.wall * shape.left * step(shape.height, -0.1, -0.05), 0.3)
    made = crate(made, 0.36, 0.71, 0.085, "#7C6C4C")
    made = crate(made, 0.44, 0.68, 0.06, "#4C6C70")
    made = crate(made, 1.08, 0.7, 0.085, "#6C5844")
    made = drum(made, 1.2, 0.735, 0.095, "#8C5038")
    return shine(made, 0.7, 0.4, 0.3, "#FFE8C0", 0.45)


@ground
def prison() -> Array:
    shape = Room(0.8, 0.42, 0.55, 0.5, 0.46, 8)
    made = room(shape, "#666E7A", "#3C4048", "#3C424C", "#FF9880", 0.2)
    made = metal(made, shape, 401, 0.55, "#FFD8C8", 0.2)
    phase = (shape.deep / 1.1) % 1
    cell = step(np.abs(phase - 0.5), 0.3, 0.29) * shape.wall * step(shape.height, 0.44, 0.43)
    frame = (
        step(np.abs(phase - 0.5), 0.345, 0.335)
        * shape.wall
        * (1 - cell)
        * step(-shape.height, 0.29, 0.28)
    )
    door = cell * step(-shape.height, 0.24, 0.23)
    made = over(made, "#8C939E", frame * 0.5 * (0.5 + 0.7 * (1 - shape.left)))
    made = shaded(made, door, 0.78)
    bars = door * step(np.cos((phase - 0.5) * 62), 0.45, 0.7)
    across = door * step(np.abs(np.abs(shape.height - 0.1) - 0.18), 0.016, 0.011)
    round_ = 0.7 + 0.5 * np.cos((phase - 0.52) * 62)
    made = mix(
        made, colour("#98A4B4") * (0.75 * round_)[..., None], np.maximum(bars, across) * 0.85
    )
    made = (
        made
        + colour("#FF3828")
        * (step(np.abs(shape.height + 0.34), 0.035, 0.018) * shape.wall * 0.95)[..., None]
    )
    lock = (
        step(np.abs(phase - 0.87), 0.035, 0.03)
        * step(np.abs(shape.height - 0.08), 0.05, 0.045)
        * shape.wall
    )
    made = shaded(made, lock, 0.6)
    made = (
        made
        + colour("#FF5040")
        * (lock * step(np.abs(shape.height - 0.06), 0.014, 0.008) * 0.9)[..., None]
    )
    made = shine(made, 0.8, 0.42, 0.25, "#FF8060", 0.6)
    return mirror(made, shape.floor, 0.5, 0.3)

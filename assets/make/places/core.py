"""Places of the Core Worlds: the heights and the depths of a city world, yards, halls, a kennel."""

from __future__ import annotations

import numpy as np
from sky.paint import blur, colour, mix, ramp, step

from places.brushes import (
    ASPECT,
    HIGH,
    Array,
    Room,
    X,
    Y,
    banner,
    field,
    grit,
    ground,
    haze,
    lamps,
    mirror,
    over,
    plates,
    room,
    shaded,
    shafts,
    shine,
    solid,
    stars,
    stretched,
    worked,
)
from places.rooms import metal
from places.space import dust, globe


def block(
    base: Array,
    x: float,
    y: float,
    wide: float,
    high: float,
    hue: str,
    left: float = 1.2,
    right: float = 0.55,
    rim: float = 0.2,
) -> None:
    """Paint an upright block with its foot in the middle of a spot."""
    w = wide / 2
    solid(
        base, [(x - w, y), (x + w, y), (x + w, y - high), (x - w, y - high)], hue, left, right, rim
    )


def traffic(base: Array, line: Array, count: int, seed: int, hues: tuple[str, str]) -> Array:
    """Set lights of speeders along a line of Y values, one for each column."""
    rng = np.random.default_rng(seed)
    made = base
    for n in range(count):
        x = rng.random() * ASPECT
        y = float(line[min(line.size - 1, int(x * HIGH))]) + rng.normal(0, 0.0024)
        made = lamps(made, [(x, y, 0.0017 + 0.0012 * rng.random())], hues[n % 2], 1.0)
    return made


@ground
def core_heights() -> Array:
    """Paint the towers of a city world in late gold, speeders between them, a terrace in front."""
    made = ramp(Y, (0, "#7C94AC"), (0.3, "#D8C8A4"), (0.55, "#FFE8BC"), (0.8, "#C89C6C"))
    made = over(made, "#FFF4DC", step(field(511, 1.7, 6, squash=3), 0.0, 0.9) * 0.5)
    made = shine(made, 0.34, 0.3, 0.4, "#FFF0C8", 0.8)
    rng = np.random.default_rng(512)
    panes = rng.random((97, 89))
    stain = grit(stretched(1, 0.3), 513, 8, 6, False)
    for depth, (hue, lit) in enumerate((("#C4B498", 0.05), ("#94846E", 0.16), ("#5C5248", 0.34))):
        x = -0.04
        while x < ASPECT:
            wide = rng.uniform(0.05, 0.12) * (0.8 + 0.22 * depth)
            roof = rng.uniform(0.16, 0.46) + 0.07 * depth + (0.06 if abs(x - 0.75) < 0.2 else 0)
            taper = step(Y, roof + 0.34, roof) * rng.uniform(0.1, 0.5)
            side = np.abs(X - x - wide / 2) / (wide / 2 * (1 - taper))
            cover = step(side, 1.0, 0.97) * step(Y, roof, roof + 0.002)
            round_ = np.clip(1.25 - (X - x) / wide * 0.8, 0.4, 1.35) * (1 + 0.2 * stain)
            body = colour(hue) * round_[..., None]
            body = (
                body + colour("#FFE8B8") * (np.exp(-np.clip(X - x, 0, 1) / 0.004) * 0.2)[..., None]
            )
            floors = step(np.abs((Y * 74) % 1 - 0.5), 0.4, 0.5)
            body = shaded(body, floors, 0.22)
            grid = panes[(X * 150).astype(int) % 97, (Y * 74).astype(int) % 89] > 0.8
            pane = grid * step(np.abs((X * 150) % 1 - 0.5), 0.36, 0.26)
            body = body + colour("#FFD890") * (pane * lit * 0.8)[..., None]
            made = mix(made, body, cover)
            if rng.random() < 0.6:
                tip = x + wide / 2
                spire = [(tip - 0.004, roof + 0.01), (tip + 0.004, roof + 0.01)]
                solid(made, [*spire, (tip, roof - rng.uniform(0.05, 0.14))], hue, 1.2, 0.8)
            x += wide + rng.uniform(0.004, 0.05)
        made = haze(made, 0.84, 0.26, "#E8CCA0", 0.4 - 0.09 * depth)
    for k, (level, bend) in enumerate(((0.4, 0.05), (0.5, -0.035), (0.585, 0.03), (0.33, -0.03))):
        line = level + bend * np.sin(X[0] * (2.2 + 0.3 * k) + k)
        made = traffic(made, line, 46, 514 + k, ("#FFF4D8", "#FF8858"))
    edge = step(Y - 0.004 * np.sin(X * 2), 0.752, 0.756)
    floor = ramp(Y, (0.75, "#B49C7C"), (0.86, "#7C6A56"), (1, "#2E2824"))
    slabs = np.maximum(
        step(np.abs(((X - 0.8) / (Y - 0.5) * 1.8) % 1 - 0.5), 0.47, 0.5),
        step(np.abs((0.3 / (Y - 0.6)) % 1 - 0.5), 0.45, 0.5),
    )
    made = mix(made, shaded(floor, slabs * step(Y, 1.0, 0.8), 0.3), edge)
    rail = step(np.abs(Y - 0.665), 0.006, 0.004)
    made = mix(made, np.broadcast_to(colour("#8C7A60"), made.shape), rail)
    for n in range(13):
        block(made, 0.03 + 0.128 * n, 0.757, 0.014, 0.093, "#94805F", 1.25, 0.6, 0.3)
    made = shaded(made, np.exp(-np.abs(Y - 0.76) / 0.012) * step(Y, 0.74, 0.76), 0.4)
    for x in (0.1, 1.5):
        block(made, x, 0.765, 0.06, 0.13, "#A8926E", 1.2, 0.5, 0.35)
        made = lamps(made, [(x, 0.62, 0.016)], "#FFE0A0", 0.9)
    return made


@ground
def undercity() -> Array:
    """Paint a wet street far below: coral neon at its left, verdigris at its right, light from a
    shaft above."""
    shape = Room(0.8, 0.46, 0.6, 1.3, 0.36, 8)
    made = room(shape, "#2C3A38", "#18201F", "#0E1615", "#CFE8DC", 0.15)
    made = metal(made, shape, 521, 0.46, "#9CC8B8", 0.3)
    far = ramp(Y, (0.1, "#123430"), (0.34, "#2F6A5C"), (0.46, "#A8D8BC"))
    made = mix(made, far, shape.end)
    made = shine(made, 0.8, 0.38, 0.2, "#BFE8D0", 0.6)
    phase = (shape.deep / 0.7) % 1
    cell = np.floor(shape.deep / 0.7).astype(int)
    rng = np.random.default_rng(522)
    pick = rng.random((8, 40))
    door = step(np.abs(phase - 0.5), 0.2, 0.18) * step(-shape.height, 0.1, 0.08)
    made = shaded(made, door * shape.wall, 0.8)
    for row, (level, tall) in enumerate(((-0.16, 0.05), (-0.34, 0.07), (-0.6, 0.09), (-0.9, 0.09))):
        on = pick[row, cell % 40]
        pane = step(np.abs(shape.height - level), tall, tall * 0.92)
        pane = pane * step(np.abs(phase - 0.5), 0.34, 0.32) * shape.wall * (on > 0.35)
        slot = 0.4 + 0.6 * step(np.sin(shape.deep * 44 + row), -0.4, 0.2)
        glow = np.where((shape.left > 0)[..., None], colour("#FF6A58"), colour("#4FB89C"))
        warm = np.where((on > 0.75)[..., None], colour("#FFD8A0"), glow)
        made = made + warm * (pane * slot * (0.25 + 0.7 * (on > 0.6)))[..., None]
    for sign, (x, y, w, h, hue) in enumerate((
        (0.2, 0.36, 0.035, 0.19, "#FF5C50"), (0.44, 0.33, 0.02, 0.12, "#FF8A6A"),
        (1.12, 0.3, 0.022, 0.15, "#4FD0B0"), (1.42, 0.37, 0.045, 0.1, "#38B89C"),
        (0.58, 0.42, 0.012, 0.05, "#FF6E60"), (1.0, 0.41, 0.012, 0.06, "#60D8B8"),
    )):  # fmt: skip
        block(made, x, y + h / 2, 2 * w * 1.2, h * 1.08, "#0C1213", 1.4, 0.8, 0.2)
        for k in range(4):
            at = y - h * 0.34 + h * 0.23 * k
            reach = w * (0.8, 0.45, 0.65, 0.3)[(k + sign) % 4]
            mark = [(x - w * 0.8, at - h * 0.05), (x - w * 0.8 + 2 * reach, at - h * 0.05)]
            solid(made, [*mark, (x - w * 0.8 + 2 * reach, at + h * 0.05),
                         (x - w * 0.8, at + h * 0.05)], hue, 1.7, 1.5, 0.0)  # fmt: skip
        made = shine(made, x, y, 0.17, hue, 0.34)
    for y, dip in ((0.12, 0.05), (0.2, 0.035), (0.26, 0.06)):
        wire = step(np.abs(Y - y - dip * np.sin(X * 2.6 + y * 30)), 0.003, 0.0018)
        made = over(made, "#060A0B", wire * 0.9)
    wet = step(grit(shape.points, 525, 1.1, 5, False), -0.25, 0.35)
    made = mirror(made, shape.floor * (0.5 + 0.5 * wet), 0.575, 0.62, 0.8)
    ripple = np.sin(shape.deep * 40 + 3 * np.sin(shape.across * 8)) * shape.floor * wet
    made = made * (1 + 0.1 * ripple)[..., None]
    made = shafts(made, 0.66, -0.2, "#BFE8D8", 0.2, 4)
    rain = field(526, 60, 2, squash=0.06)
    made = made + colour("#A8D8C8") * (step(rain, 0.25, 0.6) * step(Y, 0.75, 0.4) * 0.05)[..., None]
    return made * 0.96


@ground
def shipyard() -> Array:
    """Paint a yard around a world: an arc of girders with hulls in its bays."""
    made = ramp(Y + 0.2 * X, (0, "#0A1626"), (0.6, "#12283A"), (1, "#0A141E"))
    made = over(made, "#2C6460", step(dust(531, 1.2, 0.5), 0.0, 0.9) * 0.35)
    made = stars(made, 532, 500)
    made = globe(made, 0.52, 1.28, 0.86, "#7CA08C", 533)
    rough = grit(stretched(1, 1), 534, 7, 7, True)
    far = np.hypot(X - 0.5, (Y - 1.34) * 1.04)
    angle = np.arctan2(X - 0.5, 1.34 - Y)
    for reach, wide, hue, spread in ((0.99, 0.012, "#6C7478", 70), (0.905, 0.02, "#8C928E", 54)):
        ring = step(np.abs(far - reach), wide, wide * 0.94)
        light = np.clip(0.85 - (far - reach) / wide * 0.35 - angle * 0.5, 0.12, 1.3)
        body = colour(hue) * light[..., None]
        bays = step(np.abs((angle * spread) % 1 - 0.5), 0.42, 0.48)
        body = shaded(worked(body, rough, 1.0, 0.3), bays, 0.55)
        made = mix(made, body, ring)
        windows = ring * step(np.abs(far - reach + wide * 0.2), 0.0016, 0.001)
        dots = step(np.sin(angle * spread * 29), 0.5, 0.8)
        made = made + colour("#FFE0A0") * (windows * dots * 1.2)[..., None]
    for k in range(23):
        a = -0.75 + 0.072 * k
        x0, y0 = 0.5 + 0.9 * np.sin(a), 1.34 - 0.87 * np.cos(a)
        x1, y1 = 0.5 + 1.0 * np.sin(a + 0.02), 1.34 - 0.965 * np.cos(a + 0.02)
        solid(made, [(x0 - 0.004, y0), (x0 + 0.004, y0), (x1 + 0.003, y1), (x1 - 0.003, y1)],
              "#5C6468", 1.3, 0.6)  # fmt: skip
        if k % 3 == 1:
            tall = 0.1 + 0.06 * ((k * 5) % 3)
            tip = (x1 + tall * np.sin(a), y1 - tall * np.cos(a))
            solid(made, [(x1 - 0.006, y1), (x1 + 0.006, y1), (tip[0] + 0.002, tip[1]),
                         (tip[0] - 0.002, tip[1])], "#7C8484", 1.3, 0.6)  # fmt: skip
            made = lamps(made, [(tip[0], tip[1], 0.004)], "#FF7050", 1.0)
    for x, y, size in ((0.28, 0.54, 0.09), (1.22, 0.6, 0.12), (0.8, 0.42, 0.06)):
        wedge = [
            (x - size, y + size * 0.1),
            (x + size, y - size * 0.24),
            (x + size, y + size * 0.16),
        ]
        solid(made, wedge, "#A8B0B0", 1.2, 0.5, 0.3)
        solid(made, [(x + size * 0.55, y - size * 0.16), (x + size * 0.9, y - size * 0.23),
                     (x + size * 0.9, y - size * 0.4), (x + size * 0.66, y - size * 0.34)],
              "#C0C6C4", 1.2, 0.6, 0.3)  # fmt: skip
        made = lamps(made, [(x + size * 0.2, y - size * 0.34, 0.004)], "#FFD080", 1.2)
        made = shine(made, x + size * 0.2, y - size * 0.3, 0.06, "#FFC870", 0.35)
    return shine(made, 0.15, 0.1, 0.7, "#CFE0E8", 0.25)


@ground
def opera() -> Array:
    """Paint a round house of boxes in the dark, and a stage of light in its middle."""
    dx, dy = X - 0.8, (Y - 0.44) * 1.25
    far = np.hypot(dx, dy)
    made = ramp(far, (0, "#3C1624"), (0.5, "#2A0E1A"), (1.0, "#0E060C"))
    angle = np.arctan2(dy, dx)
    plush = grit(stretched(1, 1), 541, 9, 6, False)
    for tier, reach in enumerate((0.36, 0.47, 0.6, 0.76)):
        front = step(np.abs(far - reach), 0.026 + 0.006 * tier, 0.024 + 0.006 * tier)
        front = front * step(Y, 0.72, 0.68)
        light = np.clip(1.1 - 0.55 * (dx + 0.4) - 0.5 * dy, 0.25, 1.5)
        gilt = step(np.abs(np.sin(angle * (34 + 6 * tier))), 0.93, 0.98)
        body = colour("#8C4438") * (light * (1 + 0.3 * plush) * (0.95 - 0.15 * tier))[..., None]
        lip = step(np.abs(far - reach + 0.02), 0.006, 0.003)
        body = over(body, "#E0B05C", np.clip(gilt * 0.7 + lip * 0.8, 0, 1))
        made = mix(made, body, front)
        made = shaded(made, step(np.abs(far - reach - 0.05), 0.03, 0.01) * step(Y, 0.74, 0.7), 0.4)
        rng = np.random.default_rng(542 + tier)
        spots = []
        for k in range(9 + 3 * tier):
            a = np.pi * (1.04 + 0.92 * (k + 0.5) / (9 + 3 * tier))
            x, y = 0.8 + (reach + 0.045) * np.cos(a), 0.44 + (reach + 0.045) * np.sin(a) / 1.25
            spots.append((x, y, 0.0045 + 0.001 * tier))
            if rng.random() < 0.85 and 0 < x < ASPECT:
                w = 0.011 + 0.003 * tier
                head = [
                    (x + w * np.cos(t), y + 0.028 + w * np.sin(t)) for t in np.linspace(0, 6.28, 9)
                ]
                solid(made, head, "#1C0C12", 1.6, 0.8, 0.3)
        made = lamps(made, spots, "#FFD890", 0.75)
    ball = np.hypot(dx, dy * 0.94 - 0.01) / 0.23
    water = grit(stretched(1.4, 1.4), 546, 4, 7, True)
    glow = ramp(ball, (0, "#E8F8FF"), (0.5, "#6CC0E0"), (1, "#2C5C9C"))
    glow = glow * (0.55 + 0.6 * water)[..., None] * (0.55 + 0.6 * step(ball, 0.2, 1.0))[..., None]
    made = mix(made, glow, step(ball, 1.0, 0.985))
    made = (
        made
        + colour("#6CC0E8") * (np.exp(-((np.clip(ball - 1, 0, 9) / 0.5) ** 2)) * 0.2)[..., None]
    )
    rows = 0.69 + 0.03 * np.cos((X - 0.8) * 2.2)
    for k in range(5):
        line = rows + 0.055 * k
        seat = step(Y - line - 0.006 * np.abs(np.sin(X * 70 / (1 + 0.2 * k))), 0, 0.003)
        dim = 0.9 - 0.17 * k
        body = ramp(Y - line, (0, "#7C2A34"), (0.06, "#2C0E16")) * dim
        made = mix(made, body, seat)
    made = over(made, "#10060C", step(Y, 0.86, 1.0) * 0.6)
    return shine(made, 0.3, 0.05, 0.5, "#FFE0B0", 0.2)


@ground
def ministry() -> Array:
    """Paint a hall of offices: pale green stone, tall pillars, gray flags, a floor like water."""
    shape = Room(0.8, 0.5, 0.85, 1.0, 0.3, 7)
    made = room(shape, "#A8B4A8", "#5C665F", "#7C8880", "#F0F4E8", 0.17)
    veins = grit(shape.points, 551, 1.6, 8, True, 0.58)
    made = over(made, "#5C6C62", step(veins, 0.74, 0.95) * 0.3 * (1 - shape.floor))
    made = plates(made, shape.deep, shape.height, 0.5, 0.34, shape.wall, 552, "#F0FFF0", True)
    phase = (shape.deep / 0.8) % 1
    round_ = (phase - 0.5) / 0.2
    column = step(np.abs(round_), 1.0, 0.95) * shape.wall
    side = np.where(X > 0.8, -1, 1)
    fluted = np.clip(0.95 - round_ * 0.45 * side, 0.25, 1.5) * (1 + 0.12 * np.sin(round_ * 18))
    made = mix(made, colour("#C4CCBC") * (fluted * 0.85)[..., None], column)
    base = step(np.abs(phase - 0.5), 0.25, 0.24) * step(shape.height, 0.22, 0.23) * shape.wall
    made = mix(made, np.broadcast_to(colour("#8C968A") * 0.7, made.shape), base)
    slit = step(np.abs(phase - 0.0), 0.1, 0.09) + step(np.abs(phase - 1.0), 0.1, 0.09)
    slit = slit * shape.wall * step(-shape.height, 0.04, 0.06) * step(-shape.height, 0.78, 0.76)
    made = made + colour("#FFF8E0") * (slit * 0.7)[..., None]
    sky = ramp(Y, (0.2, "#C8D8D8"), (0.5, "#FFF4D8"))
    gap = step(np.abs(shape.across), 0.42, 0.4) * step(-shape.height, 0.86, 0.84)
    made = mix(made, sky, shape.end * gap)
    for x, wide in ((0.26, 0.1), (1.34, 0.1), (0.5, 0.06), (1.1, 0.06)):
        made = banner(made, x, 0.1, wide, 0.5 if wide > 0.08 else 0.47, "#48545C")
        ring = step(np.abs(np.hypot(X - x, Y - 0.29) - wide * 0.26), wide * 0.06, wide * 0.04)
        made = over(made, "#C8D0D0", ring * 0.8)
    rug = step(np.abs(shape.across), 0.2, 0.19) * shape.floor
    made = over(made, "#38504C", rug * 0.6)
    hem = step(np.abs(np.abs(shape.across) - 0.175), 0.014, 0.008) * shape.floor
    made = over(made, "#C8B078", hem * 0.6)
    for x in (0.14, 1.46):
        block(made, x, 0.745, 0.13, 0.12, "#5C5A50", 1.2, 0.5, 0.3)
        block(made, x, 0.63, 0.15, 0.018, "#8C887C", 1.3, 0.7, 0.4)
        made = lamps(made, [(x - 0.03, 0.6, 0.012)], "#D8FFE0", 0.9)
    made = mirror(made, shape.floor, 0.585, 0.34)
    return shafts(made, 0.2, -0.25, "#FFF4D8", 0.2, 3) * 0.88


@ground
def kennels() -> Array:
    """Paint a vault of wet brick below a port, with cages in its walls and one lamp."""
    shape = Room(0.8, 0.44, 0.8, 0.55, 0.4, 5, 1)
    made = room(shape, "#5C6252", "#343A34", "#464C40", "#D8E8B8", 0.24)
    made = plates(made, shape.deep, shape.height, 0.2, 0.085, 1 - shape.floor, 561, "#E0F0C0", True)
    slime = grit(shape.points, 562, 2.0, 8, False, 0.62)
    made = over(made, "#3F5C38", step(slime, 0.1, 0.7) * (1 - shape.floor) * 0.5)
    made = worked(made, grit(shape.points, 563, 4, 7), step(Y, 1.02, 0.76), 0.26)
    phase = (shape.deep / 1.1) % 1
    cage = step(np.abs(phase - 0.5), 0.3, 0.29) * step(np.abs(shape.height - 0.13), 0.25, 0.24)
    cage = cage * (1 - shape.floor) * (1 - shape.end) * step(np.abs(shape.across), 0.55, 0.6)
    made = shaded(made, cage, 0.86)
    bars = cage * step(np.cos((phase - 0.5) * 74), 0.6, 0.85)
    made = mix(made, np.broadcast_to(colour("#7C8478") * 0.8, made.shape), bars * 0.85)
    eyes = cage * step(np.abs(shape.height - 0.1), 0.013, 0.007)
    eyes = eyes * (
        step(np.abs(phase - 0.43), 0.013, 0.007) + step(np.abs(phase - 0.52), 0.013, 0.007)
    )
    made = made + colour("#FFC850") * (eyes * 1.5)[..., None]
    rib = shape.joints(1.1, 0.16) * (1 - shape.floor)
    made = shaded(made, rib, 0.4)
    gutter = step(np.abs(shape.across), 0.17, 0.15) * shape.floor
    made = over(made, "#1C3430", gutter * 0.85)
    made = (
        made
        + colour("#A8D8C0")
        * (gutter * step(np.sin(shape.deep * 30 + 2 * np.sin(shape.across * 30)), 0.8, 1.0) * 0.14)[
            ..., None
        ]
    )
    made = mix(made, ramp(Y, (0.3, "#D8E0B0"), (0.5, "#6C7C5C")), shape.end * 0.75)
    bars2 = shape.end * np.maximum(
        shape.rows(shape.across, 0.2, 0.035), shape.rows(shape.height, 0.3, 0.035)
    )
    made = shaded(made, bars2, 0.8)
    for x, y in ((0.3, 0.2), (1.3, 0.22)):
        made = lamps(made, [(x, y, 0.018)], "#FFE0A0", 0.9)
        made = shine(made, x, y + 0.03, 0.28, "#FFD890", 0.32)
    return mirror(made, shape.floor, 0.56, 0.3)


@ground
def lounge() -> Array:
    """Paint the saloon of a yacht: a wide pane full of stars, a curved seat, lamps in brass."""
    made = ramp(Y, (0, "#0C1826"), (0.6, "#14283A"), (1, "#0A1018"))
    made = over(made, "#2F6A78", step(dust(571, 1.3, 0.5), 0.0, 0.9) * 0.4)
    made = stars(made, 572, 520)
    made = globe(made, 1.12, 0.5, 0.26, "#D8C49C", 573)
    top = 0.14 - 0.05 * np.cos((X - 0.8) * 1.9)
    low = 0.615 + 0.035 * np.cos((X - 0.8) * 1.9)
    wall = np.clip(step(Y, top, top - 0.003) + step(Y, low - 0.003, low), 0, 1)
    body = ramp(
        Y, (0, "#8C6A4A"), (0.16, "#5C4230"), (0.62, "#6C4C36"), (0.78, "#3C2A22"), (1, "#18100E")
    )
    grain = grit(stretched(1, 7), 574, 3.2, 7, False)
    body = worked(body, grain, 1.0, 0.22, "#C89468")
    panels = step(np.abs(((X - 0.8) * 4.6) % 1 - 0.5), 0.475, 0.5)
    body = shaded(body, panels * step(Y, 0.8, 0.75), 0.45)
    made = mix(made, body, wall)
    for edge in (top, low):
        rim = step(np.abs(Y - edge), 0.0075, 0.005)
        made = mix(made, colour("#D8AC60") * (1.1 - 0.4 * X / ASPECT)[..., None], rim)
    for k in range(-2, 3):
        x = 0.8 + 0.34 * k
        w = 0.009
        solid(made, [(x - w, 0.66), (x + w, 0.66), (x + w * 0.8, 0.08), (x - w * 0.8, 0.08)],
              "#8C6A40", 1.3, 0.5, 0.4)  # fmt: skip
    seat_top = 0.665 + 0.05 * np.cos((X - 0.8) * 1.7)
    seat = step(Y - seat_top, 0.0, 0.003) * step(Y - seat_top, 0.13, 0.126)
    tuft = np.abs(np.sin((X - 0.8) * 24)) ** 0.4
    cloth = ramp(Y - seat_top, (0, "#4F9484"), (0.05, "#2C6A5E"), (0.13, "#163C36"))
    made = mix(made, cloth * (0.6 + 0.5 * tuft)[..., None], seat)
    carpet = step(Y - seat_top, 0.125, 0.13)
    rug = ramp(Y, (0.75, "#5C3A34"), (0.9, "#2C1C1C"), (1, "#120C0E"))
    made = mix(made, rug, carpet)
    made = shaded(made, np.exp(-np.abs(Y - seat_top - 0.135) / 0.014) * carpet, 0.5)
    for x in (0.2, 1.42):
        block(made, x, 0.8, 0.014, 0.2, "#C89C58", 1.4, 0.6, 0.4)
        shade = [(x - 0.045, 0.6), (x + 0.045, 0.6), (x + 0.024, 0.53), (x - 0.024, 0.53)]
        solid(made, shade, "#FFE4B0", 1.3, 1.0, 0.2)
        made = shine(made, x, 0.57, 0.26, "#FFCF88", 0.5)
    return made


@ground
def reef() -> Array:
    """Paint shallows over a reef: fans and knobs of coral, light that falls in nets."""
    made = ramp(Y, (0, "#8CE0D8"), (0.3, "#3FA8B4"), (0.62, "#1C6C88"), (1, "#0A2A40"))
    made = shafts(made, 0.4, -0.3, "#D8FFF0", 0.26, 5)
    rough = grit(stretched(1, 1), 581, 7, 8, True, 0.62)
    for n, (level, high, hue) in enumerate(
        ((0.56, 0.16, "#4C98A0"), (0.66, 0.14, "#A87C84"), (0.74, 0.1, "#7C5468"))
    ):
        line = level - high * (0.5 + 0.5 * np.sin(X[0] * (5 + 2 * n) + n * 2.1)) * 0.6
        line = line - 0.02 * np.abs(np.sin(X[0] * 37 + n))
        line = line + 0.09 * np.exp(-(((X[0] - 0.8) / 0.34) ** 2))
        below = step(Y - line[None, :], 0, 0.004)
        body = ramp(Y - line[None, :], (0, hue), (0.3, "#12344C"))
        body = worked(body, rough, 1.0, 0.42, "#F0D8C8")
        made = mix(made, body, below)
        made = haze(made, level + 0.03, 0.07, "#3F98A8", 0.26 - 0.08 * n)
    rng = np.random.default_rng(582)
    for k in range(30):
        x = rng.uniform(0.02, 0.46) if k % 2 else rng.uniform(1.1, 1.58)
        foot, tall = rng.uniform(0.66, 0.77), rng.uniform(0.05, 0.13)
        hue = str(rng.choice(["#E87C70", "#F0A868", "#D86C94", "#C8C078", "#9C7CC0"]))
        for b in range(5):
            lean = (b - 2) * tall * 0.22
            w = tall * 0.05
            tip = (x + lean, foot - tall * (1 - 0.06 * abs(b - 2)))
            solid(made, [(x - w, foot), (x + w, foot), (tip[0] + w * 0.8, tip[1]),
                         (tip[0] - w * 0.8, tip[1])], hue, 1.2, 0.6, 0.3)  # fmt: skip
            ring = np.linspace(0, 6.28, 9)
            knob = [(tip[0] + w * 1.5 * np.cos(t), tip[1] + w * 1.5 * np.sin(t)) for t in ring]
            solid(made, knob, hue, 1.4, 0.8, 0.3)
    floor = ramp(Y, (0.74, "#C8B490"), (0.86, "#5C7478"), (1, "#12283A"))
    net = np.abs(np.sin(X * 22 + 3 * field(583, 3, 3)) * np.sin(X * 9 - 60 / (Y + 0.2)))
    lit = step(net, 0.08, 0.0) * step(Y, 0.96, 0.78)
    made = mix(made, floor + colour("#E8FFE8") * (lit * 0.12)[..., None], step(Y, 0.755, 0.79))
    return lamps(made, [(0.6, 0.5, 0.005), (1.04, 0.4, 0.007), (0.96, 0.56, 0.004)], "#D0FFF4", 0.5)


@ground
def grass_night() -> Array:
    """Paint tall grass under two moons, hills of rock far behind."""
    made = ramp(Y, (0, "#0E1A38"), (0.4, "#27426C"), (0.6, "#6C88A0"))
    made = stars(made, 591, 420, 0.8)
    made = over(made, "#8CA4BC", step(field(592, 1.8, 6, squash=4), 0.15, 0.9) * 0.35)
    for x, y, r, hue in ((0.36, 0.17, 0.062, "#F0ECD8"), (0.52, 0.27, 0.026, "#C8D4E0")):
        made = globe(made, x, y, r, hue, 593)
        made = shine(made, x, y, r * 4, "#C8D8F0", 0.24)
    rng = np.random.default_rng(594)
    for k in range(9):
        x, tall = rng.uniform(0, ASPECT), rng.uniform(0.05, 0.16)
        w = tall * rng.uniform(0.3, 0.5)
        cone = [
            (x - w, 0.6),
            (x + w, 0.6),
            (x + w * 0.3, 0.6 - tall),
            (x - w * 0.15, 0.6 - tall * 1.1),
        ]
        solid(made, cone, "#46587A", 1.25, 0.55, 0.2)
    made = haze(made, 0.6, 0.06, "#8CA8C0", 0.6)
    meadow = ramp(Y, (0.58, "#7C94A0"), (0.7, "#46626C"), (0.85, "#1C3038"), (1, "#0A1216"))
    made = mix(made, meadow, step(Y - 0.012 * np.sin(X * 4), 0.585, 0.592))
    for band, (level, tall, hue) in enumerate(
        ((0.64, 0.045, "#748E98"), (0.7, 0.065, "#56747E"), (0.78, 0.09, "#2C464E"))
    ):
        for _ in range(240):
            x = rng.uniform(-0.02, ASPECT)
            lean, high = rng.normal(0.012, 0.014) * (1 + band), tall * rng.uniform(0.5, 1.1)
            foot = level + rng.uniform(-0.012, 0.02)
            w = 0.0024 + 0.0008 * band
            solid(made, [(x - w, foot), (x + w, foot), (x + lean, foot - high)], hue,
                  1.3 if rng.random() < 0.25 else 0.95, 0.75, 0.02)  # fmt: skip
    return shine(made, 0.36, 0.3, 0.5, "#C8D8F0", 0.16)


@ground
def paddies() -> Array:
    """Paint flooded fields in steps, reeds on their banks, steam and wooded hills."""
    made = ramp(Y, (0, "#A8C4B8"), (0.35, "#F0ECC8"), (0.55, "#D8D8A0"))
    made = over(made, "#FFFFFF", step(field(601, 1.7, 6, squash=3), 0.0, 0.9) * 0.5)
    made = shine(made, 0.4, 0.24, 0.34, "#FFF8D8", 0.6)
    rough = grit(stretched(1, 1.4), 602, 8, 7, True)
    for n, (level, hue) in enumerate(((0.5, "#A8BC94"), (0.56, "#7C9C6C"))):
        line = level - 0.06 * np.sin(X[0] * (2.6 + n) + 1.7 * n) - 0.012 * np.sin(X[0] * 31)
        body = worked(ramp(Y - line[None, :], (0, hue), (0.2, "#8CA478")), rough, 1.0, 0.3)
        made = mix(made, body, step(Y - line[None, :], 0, 0.003))
        made = haze(made, level + 0.07, 0.06, "#F0F0D0", 0.6)
    rng = np.random.default_rng(603)
    for n, (level, tall) in enumerate(((0.6, 0.02), (0.645, 0.026), (0.7, 0.034), (0.77, 0.04))):
        bend = level + 0.014 * np.sin(X * (3.4 - 0.4 * n) + n * 1.9)
        water = ramp(Y - bend, (0, "#E8ECC8"), (0.05, "#8CB4A0"), (0.2, "#3C6C64"))
        ripple = np.sin(900 * (Y - bend) / (1 + 9 * (Y - bend)) + 5 * np.sin(X * 9)) * 0.07
        made = mix(
            made, water * (1 + ripple * step(Y, 1, 0.8))[..., None], step(Y - bend, 0, 0.002)
        )
        bank = step(np.abs(Y - bend), tall * 0.24, tall * 0.2)
        earth = worked(np.broadcast_to(colour("#7C6C44"), made.shape), rough, 1.0, 0.4)
        made = mix(made, earth, bank)
        for _ in range(120):
            x = rng.uniform(0, ASPECT)
            y = float(bend[0, min(1599, int(x * HIGH))])
            high, lean = tall * rng.uniform(0.5, 1.3), rng.normal(0, 0.006)
            solid(made, [(x - 0.0014, y), (x + 0.0014, y), (x + lean, y - high)], "#6C8C3C", 1.4,
                  0.7, 0.1)  # fmt: skip
    made = over(made, "#16302C", step(Y, 0.84, 1.02) * 0.75)
    for x, y in ((0.3, 0.56), (0.75, 0.6), (1.25, 0.55)):
        steam = field(604, 3.4, 5, squash=0.7) * np.exp(-(((X - x) / 0.16) ** 2))
        made = over(
            made, "#FFFFF0", step(steam, 0.0, 0.6) * step(np.abs(Y - y + 0.1), 0.2, 0) * 0.6
        )
    return made


@ground
def carbon_channel() -> Array:
    """Paint a channel in the storm between bergs of carbon, its walls alight from within."""
    made = ramp(Y, (0, "#2C2440"), (0.5, "#6C5484"), (1, "#1A1428"))
    cloud = dust(611, 1.6, 0.5)
    made = over(made, "#B49CC8", step(cloud, 0.0, 0.9) * 0.45)
    made = stars(made, 614, 160, 0.6)
    made = shine(made, 0.82, 0.46, 0.34, "#F4E0FF", 0.8)
    right = (X > 0.82).astype(np.float32)
    for depth, (top, low, gap) in enumerate(
        (("#9C8CB4", "#6C5C8C", 0.1), ("#685A80", "#3F3458", 0.24), ("#3C3450", "#181424", 0.42))
    ):
        rocks = grit(stretched(1, 0.8), 612 + 7 * depth, 3.2 - 0.4 * depth, 8, True, 0.6)
        bulge = np.sin(Y * (5.2 - depth) + 1.7 * depth + 2.1 * right) * (0.07 + 0.03 * depth)
        edge = np.abs(X - 0.82) - gap + 0.12 * (rocks - 0.4) - bulge
        edge = edge - 0.5 * np.clip(Y - 0.72 - 0.06 * depth, 0, 1)
        body = ramp(Y, (0.05, top), (0.9, low)) * np.where(right > 0, 1.25, 0.72)[..., None]
        body = worked(body, rocks, 1.0, 0.42)
        vein = step(grit(stretched(1, 1), 640 + depth, 1.5, 5, True), 0.93, 0.99)
        body = body + colour("#B48CFF") * (vein * 0.3)[..., None]
        rim = np.exp(-np.clip(edge, 0, 1) / 0.012) * np.where(right > 0, 1.0, 0.4)
        body = body + colour("#F0E0FF") * (rim * 0.3)[..., None]
        made = mix(made, body, step(edge, -0.003, 0.003))
        made = over(made, "#A890C8", step(cloud, -0.3, 0.9) * (0.3 - 0.1 * depth))
    made = haze(made, 1.0, 0.24, "#5C4880", 0.6)
    made = lamps(made, [(0.7, 0.4, 0.004), (0.95, 0.52, 0.005)], "#A8FFF0", 1.0)
    return made


@ground
def baths() -> Array:
    """Paint a cellar of round baths in green light, steam below the vaults."""
    shape = Room(0.8, 0.42, 1.0, 0.55, 0.36, 5, 1)
    made = room(shape, "#94945C", "#50583A", "#6C7048", "#E8F0A0", 0.22)
    tiles = np.maximum(shape.rows(shape.deep, 0.1, 0.008), shape.rows(shape.height, 0.1, 0.008))
    made = shaded(made, tiles * (1 - shape.floor) * (1 - shape.end), 0.34)
    made = worked(made, grit(shape.points, 621, 2.6, 8, False, 0.62), step(Y, 1.02, 0.76), 0.24,
                  "#E0DC98")  # fmt: skip
    stain = grit(shape.points * np.array([1, 0.3, 1], np.float32), 622, 3, 6)
    made = over(made, "#3C5C2C", step(stain, 0.5, 0.85) * (1 - shape.floor) * 0.5)
    rib = shape.joints(1.0, 0.15) * (1 - shape.floor)
    made = shaded(made, rib, 0.34)
    floor = np.maximum(shape.rows(shape.across, 0.16, 0.01), shape.joints(0.16, 0.012))
    made = shaded(made, floor * shape.floor, 0.34)
    for x, y, wide in ((0.34, 0.63, 0.2), (1.28, 0.62, 0.2), (0.8, 0.57, 0.13)):
        ring = np.linspace(0, 2 * np.pi, 41)
        rim = [(x + wide * 1.12 * np.cos(t), y + wide * 0.3 * np.sin(t) + 0.012) for t in ring]
        lip = [(x + wide * 1.12 * np.cos(t), y + wide * 0.3 * np.sin(t) - 0.008) for t in ring]
        pond = [(x + wide * np.cos(t), y + wide * 0.25 * np.sin(t) - 0.008) for t in ring]
        solid(made, rim, "#5C5C34", 1.1, 0.5, 0.0)
        solid(made, lip, "#B8B070", 1.2, 0.7, 0.4)
        solid(made, pond, "#8CD048", 1.0, 0.5, 0.0)
        made = shine(made, x, y - 0.01, wide * 0.9, "#C8FF60", 0.3)
        for k in range(7):
            bubble = (x + wide * 0.8 * np.cos(k * 2.4), y - 0.01 + wide * 0.18 * np.sin(k * 2.4))
            made = lamps(made, [(*bubble, 0.005 + 0.003 * (k % 3))], "#E0FF90", 0.5)
    for x, y in ((0.3, 0.45), (0.8, 0.42), (1.3, 0.44)):
        steam = field(623, 3, 5, squash=0.6) * np.exp(-(((X - x) / 0.2) ** 2))
        made = over(made, "#F4F8D0", step(steam, -0.05, 0.6) * step(np.abs(Y - y), 0.24, 0) * 0.55)
    made = lamps(made, [(0.16, 0.28, 0.014), (1.46, 0.27, 0.014)], "#FFE090", 0.8)
    return mirror(made, shape.floor, 0.56, 0.22)


@ground
def lakeside() -> Array:
    """Paint a shore below a keep: still water, wooded hills, a wall with poles for flags."""
    made = ramp(Y, (0, "#5C88B0"), (0.35, "#C8DCE0"), (0.52, "#F8ECD0"))
    made = over(made, "#FFFFFF", step(field(631, 1.6, 6, squash=3), 0.0, 0.85) * 0.6)
    made = shine(made, 0.34, 0.2, 0.3, "#FFF8E0", 0.6)
    trees = grit(stretched(1, 0.9), 632, 13, 7, False, 0.62)
    for n, (level, hue) in enumerate(((0.45, "#8CA8A8"), (0.5, "#5C8468"))):
        line = level - 0.07 * np.sin(X[0] * (1.9 + n) + 2.4 * n) - 0.008 * np.abs(np.sin(X[0] * 60))
        body = worked(ramp(Y - line[None, :], (0, hue), (0.2, "#3C5C48")), trees, 1.0, 0.36)
        made = mix(made, body, step(Y - line[None, :], 0, 0.003))
        made = haze(made, 0.55, 0.05, "#E8ECDC", 0.4 - 0.16 * n)
    source = np.clip(((2 * 0.56 - Y[:, 0]) * HIGH).astype(int), 0, HIGH - 1)
    seen = blur(made[source], 4) * 0.78
    wave = np.sin(700 * (Y - 0.56) / (1 + 8 * (Y - 0.56)) + 6 * np.sin(X * 7)) * 0.09
    made = mix(made, seen * (1 + wave)[..., None], step(Y, 0.558, 0.562))
    shore = 0.705 + 0.03 * np.sin(X * 2.3 + 0.7) + 0.004 * trees
    sand = ramp(Y - shore, (0, "#B8A47C"), (0.1, "#7C7458"), (0.3, "#24241E"))
    stones = worked(sand, grit(stretched(1, 2.4), 633, 9, 7, True), step(Y, 0.96, 0.78), 0.3)
    made = mix(made, stones, step(Y - shore, 0, 0.004))
    for x, wide, high in ((1.52, 0.34, 0.44), (1.3, 0.16, 0.34)):
        block(made, x, 0.74, wide, high, "#8C7C68", 1.15, 0.55, 0.3)
        for k in range(5):
            at = x - wide / 2 + wide * (k + 0.5) / 5
            block(made, at, 0.742 - high, wide * 0.12, 0.03, "#8C7C68", 1.15, 0.6, 0.3)
    wall = step(X, 1.22, 1.225) * step(Y, 0.74, 0.735) * step(Y, 0.3, 0.42)
    courses = grit(stretched(1, 1.3), 634, 16, 4, True)
    made = worked(made, courses, wall, 0.4)
    for x, hue in ((1.27, "#B8483C"), (1.36, "#E0B04C"), (1.45, "#3C8C88"), (1.54, "#6C4C8C")):
        made = banner(made, x, 0.44, 0.055, 0.6, hue)
    block(made, 0.12, 0.76, 0.012, 0.34, "#6C5844", 1.3, 0.6)
    made = banner(made, 0.155, 0.42, 0.06, 0.53, "#C4483A")
    return made

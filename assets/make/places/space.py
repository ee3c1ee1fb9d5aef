"""Space: clouds of dust, stars, rocks, wrecks, and a world from above."""

from __future__ import annotations

import numpy as np
from sky.noise import fbm, ridged, warp
from sky.paint import colour, mix, ramp, step

from places.brushes import (
    ASPECT,
    FLAT,
    Array,
    X,
    Y,
    enlarged,
    grit,
    ground,
    over,
    shine,
    solid,
    stars,
    worked,
)


def dust(seed: int, freq: float, amount: float, fold: bool = False) -> Array:
    """Return clouds that flow around each other, fine in the band of focus."""
    small = warp(FLAT[::4, ::4] + np.float32(seed), seed, freq, amount, 4)
    flow = np.stack([enlarged(small[..., axis]) for axis in range(3)], axis=-1)
    return grit(flow, seed + 1, freq, 7, fold, 0.55)


def globe(base: Array, x: float, y: float, r: float, hue: str, seed: int) -> Array:
    """Set a small far world into the sky, its day at the upper left."""
    dx, dy = (X - x) / r, (Y - y) / r
    far = np.hypot(dx, dy)
    up = np.sqrt(np.clip(1 - far**2, 0, 1))
    land = fbm(np.stack([dx, dy * 1.6, up], -1).astype(np.float32), seed, 1.6, 6)
    day = step(-dx * 0.62 - dy * 0.6 + up * 0.35, -0.12, 0.75)
    body = colour(hue) * ((0.8 + 0.45 * land) * (0.03 + 1.05 * day))[..., None]
    made = mix(base, body, step(far, 1.0, 1.0 - 0.006 / r))
    rim = np.exp(-(((far - 1) / 0.05) ** 2)) * step(-dx - dy, -0.3, 0.9)
    return made + colour(hue) * (0.35 * rim)[..., None]


@ground
def deep_space() -> Array:
    cloud, thread = dust(11, 1.3, 0.5), dust(13, 1.9, 0.35, True)
    made = ramp(Y + 0.25 * cloud, (0, "#16305A"), (0.55, "#0B1A38"), (1, "#050A18"))
    made = over(made, "#2B5F94", step(cloud, 0.0, 0.9) * 0.62)
    made = (
        made
        + colour("#5FA0D0") * (step(thread, 0.5, 0.95) * step(cloud, -0.3, 0.6) * 0.13)[..., None]
    )
    made = shine(made, 0.3, 0.15, 0.6, "#5FA0E0", 0.35)
    made = stars(made, 1, 900)
    return globe(made, 1.33, 0.62, 0.055, "#8C7C9C", 17)


@ground
def nebula_red() -> Array:
    cloud, thread = dust(23, 1.3, 0.5), dust(24, 1.7, 0.4, True)
    made = ramp(Y, (0, "#2A0E1C"), (1, "#0B0711"))
    made = over(made, "#A8382E", step(cloud, -0.2, 0.8) * 0.85)
    made = over(made, "#F0A060", step(cloud + thread * 0.7, 0.55, 1.35) * 0.8)
    made = shine(made, 0.5, 0.3, 0.5, "#FF9060", 0.4)
    dark = step(dust(27, 1.6, 0.5), 0.15, 0.8)
    made = over(made, "#0A0610", dark * 0.72)
    rim = step(dark, 0.05, 0.4) * step(dark, 0.9, 0.5)
    made = made + colour("#FF8050") * (rim * 0.07)[..., None]
    return stars(made, 2, 800)


@ground
def maelstrom() -> Array:
    dx, dy = X - 0.95, (Y - 0.4) * 1.25
    far = np.hypot(dx, dy)
    turn = np.arctan2(dy, dx) + 5.5 * np.exp(-far * 2.2)
    spots = np.stack([np.cos(turn) * far, np.sin(turn) * far, far * 0.3], -1).astype(np.float32)
    cloud, thread = grit(spots, 31, 2.6, 7, False), grit(spots, 33, 3.0, 7)
    made = ramp(far, (0, "#F4E8FF"), (0.07, "#9A6CE8"), (0.4, "#43267C"), (1.2, "#0C0820"))
    made = over(made, "#27A6A6", step(cloud, 0.1, 0.8) * 0.55)
    made = over(made, "#0A0618", step(-cloud, 0.0, 0.7) * 0.78)
    made = made * (0.72 + 0.55 * thread)[..., None]
    made = (
        made + colour("#C8A8FF") * (step(thread, 0.66, 0.98) * np.exp(-far * 1.5) * 0.3)[..., None]
    )
    return stars(made, 3, 450, 0.7)


def rock(
    base: Array, x: float, y: float, size: float, flat: float, rough: Array, dim: float
) -> Array:
    """Paint one rock: lit at the upper left, pitted, dark below."""
    left, right = max(0, int((x - size * 1.4) * 1000)), int((x + size * 1.4) * 1000)
    top, low = max(0, int((y - size * 1.4) * 1000)), int((y + size * 1.4) * 1000)
    part = (slice(top, max(top, low)), slice(left, max(left, right)))
    dx, dy = (X[part] - x) / size, (Y[part] - y) / size * flat
    if not dx.size:
        return base
    bumps = rough[part]
    r = np.hypot(dx, dy) + bumps * 0.42
    slope = np.gradient(bumps, axis=0) + np.gradient(bumps, axis=1) if min(dx.shape) > 2 else bumps
    light = np.clip(0.62 - (dx + dy) * 0.62 + np.tanh(slope * 60) * 0.3, 0.03, 1.6)
    body = (
        colour("#8C7867") * (light * dim)[..., None]
        + colour("#3C5C8C") * (np.clip(dx + dy, 0, 1) * 0.06)[..., None]
    )
    base[part] = mix(base[part], body, step(r, 1.0, 1 - 0.004 / size))
    return base


@ground
def asteroid_field() -> Array:
    made = ramp(Y + X * 0.2, (0, "#3A4A60"), (0.6, "#141D2E"), (1, "#080C16"))
    veil = dust(43, 1.4, 0.4)
    made = over(made, "#6C6A70", step(veil, 0.0, 1.0) * 0.3)
    made = shine(made, 0.2, 0.1, 0.9, "#FFE0B0", 0.6)
    made = stars(made, 4, 550)
    rng = np.random.default_rng(8)
    rough = grit(FLAT, 41, 6, 6, False)
    for size in sorted(rng.random(70) ** 2.6 * 0.15 + 0.006):
        x, y = rng.random() * ASPECT, rng.random()
        made = rock(made, x, y, size, rng.uniform(1.1, 1.7), rough, 0.3 + size * 5)
    return made


@ground
def hyperspace() -> Array:
    dx, dy = X - 0.8, Y - 0.42
    angle, far = np.arctan2(dy, dx), np.hypot(dx, dy)
    spots = np.stack([np.cos(angle) * 9, np.sin(angle) * 9, np.log(far + 0.05) * 0.5], axis=-1)
    full = grit(spots.astype(np.float32), 51, 2.2, 6, False, 0.6)
    made = np.broadcast_to(colour("#08163A"), (*X.shape, 3)) * 0.8
    for hue, reach, power in (("#1E50A0", 0.5, 1.0), ("#5CA8E8", 0.2, 0.9), ("#F4FBFF", 0.07, 1.0)):
        made = made + colour(hue) * (power * np.exp(-far / reach))[..., None]
    made = made * (0.5 + 1.0 * np.clip(full, -0.35, 1) * step(far, 0.0, 0.15))[..., None]
    streaks = step(full, 0.4, 0.85) * np.clip(far, 0, 0.7)
    return made + colour("#CFEAFF") * (streaks * 0.8)[..., None]


def hulk(base: Array, x: float, y: float, long: float, hue: str, seed: int) -> Array:
    """Paint the broken hull of a great ship: decks, a tower, bare frames where it was torn apart,
    lit along the top."""
    rng = np.random.default_rng(seed)
    made = base.copy()

    def plank(left: float, top: float, right: float, low: float, light: float, rim: float) -> None:
        spots = [
            (x + px * long, y + py * long)
            for px, py in ((left, low), (right, low), (right, top), (left, top))
        ]
        solid(made, spots, hue, light, light * 0.6, rim)

    ring = [(-1.0, 0.03), (-0.72, -0.1), (-0.2, -0.15), (0.12, -0.16)]
    torn = [(0.16 + rng.uniform(-0.05, 0.07), -0.12 + 0.05 * n) for n in range(6)]
    keel = [(0.06, 0.17), (-0.4, 0.19), (-0.82, 0.1)]
    solid(
        made,
        [(x + px * long, y + py * long) for px, py in (*ring, *torn, *keel)],
        hue,
        1.15,
        0.6,
        0.3,
    )
    low = [(-1.0, 0.03), (0.2, 0.04), (0.06, 0.17), (-0.4, 0.19), (-0.82, 0.1)]
    solid(made, [(x + px * long, y + py * long) for px, py in low], hue, 0.55, 0.34, 0.0)
    plank(-0.62, -0.15, -0.5, -0.09, 0.95, 0.3)
    plank(-0.12, -0.2, 0.1, -0.15, 1.1, 0.35)
    plank(-0.06, -0.27, 0.09, -0.2, 1.0, 0.35)
    plank(-0.5, 0.16, -0.22, 0.23, 0.4, 0.0)
    plank(-0.34, 0.23, -0.28, 0.3, 0.35, 0.0)
    for n in range(7):
        at, high = 0.22 + 0.11 * n, 0.17 - 0.018 * n
        lean = rng.uniform(-0.02, 0.04)
        frame = [(at, -high), (at + 0.022, -high), (at + 0.022 + lean, high), (at + lean, high)]
        solid(made, [(x + px * long, y + py * long) for px, py in frame], hue, 1.0, 0.6, 0.35)
    plank(0.1, 0.0, 1.0, 0.026, 0.9, 0.25)
    plank(0.1, 0.09, 0.76, 0.108, 0.6, 0.15)
    for _ in range(46):
        px, py = rng.uniform(-0.86, 0.08), rng.uniform(-0.09, 0.12)
        w, h = rng.uniform(0.01, 0.07), rng.uniform(0.004, 0.012)
        plank(px, py, px + w, py + h, rng.uniform(0.25, 0.5) if rng.random() < 0.7 else 1.3, 0.1)
    return made


@ground
def wreck_lane() -> Array:
    cloud = dust(61, 1.4, 0.5)
    made = ramp(Y, (0, "#173A38"), (0.6, "#0D2023"), (1, "#060C10"))
    made = over(made, "#4C8C78", step(cloud, 0.05, 0.9) * 0.6)
    made = shine(made, 0.35, 0.22, 0.5, "#A8E8C8", 0.4)
    made = stars(made, 6, 500)
    made = hulk(made, 1.24, 0.47, 0.2, "#3C6C64", 5)
    made = hulk(made, 0.86, 0.36, 0.09, "#44746C", 7)
    made = hulk(made, 0.36, 0.64, 0.36, "#22403F", 9)
    rng = np.random.default_rng(6)
    for _ in range(70):
        px, py, s = rng.random() * ASPECT, rng.normal(0.6, 0.12), rng.random() ** 3 * 0.016 + 0.002
        spots = [(px + s * rng.uniform(-1, 1), py + s * rng.uniform(-1, 1)) for _ in range(4)]
        solid(made, spots, "#3C6460", 1.2, 0.4, 0.3)
    return made


@ground
def orbit() -> Array:
    """Paint the edge of a world below, the dark above."""
    dx, dy = (X - 0.8) / 1.4, (Y - 2.02) / 1.4
    far = np.hypot(dx, dy) * 1.4
    up = np.sqrt(np.clip(1 - (far / 1.4) ** 2, 0.0, 1))
    spots = np.stack([dx, dy, up * 0.9], -1).astype(np.float32)
    made = ramp(Y, (0, "#070D1C"), (1, "#0E2242"))
    made = over(made, "#1C3C6C", step(dust(73, 1.2, 0.5), 0.0, 1.0) * 0.3)
    made = stars(made, 9, 600)
    shore = grit(spots, 71, 5.0, 8, False, 0.55)
    weather = grit(warp(spots, 75, 3.0, 0.12, 2), 74, 6.0, 7, False, 0.6)
    land = ramp(
        shore,
        (-0.5, "#123A66"),
        (0.02, "#24689A"),
        (0.06, "#7C8C5C"),
        (0.35, "#8C7850"),
        (0.7, "#C8B894"),
    )
    cloud = step(weather, 0.05, 0.7)
    land = over(shaded_by(land, cloud), "#EEF4FA", cloud * 0.9)
    light = np.clip(1.2 - X * 0.68, 0.1, 1.25) * step(-up, 0.35, -0.25)
    made = mix(
        made, worked(land, shore + weather, 1.0, 0.18) * light[..., None], step(far, 1.401, 1.397)
    )
    towns = step(ridged(spots[::2, ::2], 77, 30, 3), 0.8, 0.98)
    night = step(light, 0.42, 0.12) * step(far, 1.398, 1.39) * step(shore, 0.0, 0.1)
    made = made + colour("#FFC070") * (enlarged(towns) * night * 0.5)[..., None]
    glow = 0.8 * np.exp(-(((far - 1.4) / 0.022) ** 2)) + 0.35 * np.exp(-np.abs(far - 1.4) / 0.07)
    return made + colour("#7FC4FF") * (glow * light)[..., None]


def shaded_by(land: Array, cloud: Array) -> Array:
    """Return the land under the shadows of its clouds, which fall to the lower right."""
    darker: Array = land * (1 - 0.5 * np.roll(cloud, (8, 8), axis=(0, 1)))[..., None]
    return darker

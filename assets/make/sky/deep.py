"""Objects of open space on the map: the Maelstrom and the navigation beacon."""

from __future__ import annotations

import numpy as np

from sky.noise import Array, fbm, ridged, warp
from sky.paint import blur, colour, encode, film, ramp, step


def maelstrom(size: int) -> Array:
    """Paint a purple and teal storm wound around a lightning-bright eye; fades out at the edge."""
    axis = ((np.arange(size) + 0.5) / size * 2 - 1).astype(np.float32)
    x, y = np.meshgrid(axis, -axis)
    u, v = (x * 0.94 + y * 0.34) * 0.93, (y * 0.94 - x * 0.34) * 1.05
    radius = np.maximum(np.hypot(u, v), 1e-3)
    around = np.arctan2(v, u)
    dust = _arms(radius, around, 301, 2.1)
    veil = _arms(radius, around, 311, 1.5)
    fine = _arms(radius, around, 321, 2.6, crest=True)
    arms = 0.5 + 0.5 * np.cos(3 * (around + 2.1 * np.log(radius)) + 2.2 * dust)
    ragged = radius + 0.10 * veil + 0.07 * dust
    body = step(ragged, 0.98, 0.30)
    dense = np.clip(body * (0.30 + 0.55 * arms + 0.75 * dust), 0, 1.4)
    heat = np.exp(-radius / 0.20)
    relief = _facing(dense, u, v, radius, size)
    light = ramp(dense, (0, "#0A0A1C"), (0.35, "#2B1B52"), (0.75, "#5B3A92"), (1.3, "#9A72C8"))
    teal = step(veil + 0.35 * np.cos(2 * around + 3.6 * np.log(radius)), -0.12, 0.6) * body
    light = light + teal[..., None] * colour("#1EA09C") * 0.85
    light = light * (0.42 + 1.15 * relief + 1.5 * heat)[..., None]
    thread = step(fine, 0.62, 0.95) * body * step(radius, 0.06, 0.3)
    light = light + (thread * (0.10 + 1.1 * heat))[..., None] * colour("#8FE8E4")
    light = light + _core(radius, dust)
    bolts = _lightning(size)
    near = 0.9 * bolts + 1.5 * blur(bolts, size * 0.006) + 2.2 * blur(bolts, size * 0.03)
    light = light + near[..., None] * colour("#C9E4FF")
    alpha = step(ragged, 0.97, 0.42) * np.clip(0.55 + 0.8 * dense + near, 0, 1)
    # Smooth coverage keeps the file small: the detail is in the color alone.
    alpha = np.clip(blur(alpha, size * 0.010), 0, 1) * step(np.hypot(x, y), 1.0, 0.80)
    return np.concatenate([encode(film(light)) * alpha[..., None], alpha[..., None]], axis=-1)


def _arms(radius: Array, around: Array, seed: int, wind: float, crest: bool = False) -> Array:
    """Return noise stretched along a spiral; seamless because it is sampled on a turning cone."""
    turned = around + wind * np.log(radius + 0.04)
    cone = np.stack(
        [np.cos(turned) * 0.9, np.sin(turned) * 0.9, np.log(radius + 0.06) * 0.75], axis=-1
    )
    flowing = warp(cone.astype(np.float32), seed, 1.8, 0.30, 4)
    if crest:
        return ridged(flowing, seed + 2, 2.6, 5, 0.5)
    return fbm(flowing, seed + 1, 1.7, 6, 0.55)


def _facing(dense: Array, u: Array, v: Array, radius: Array, size: int) -> Array:
    """Return how directly each cloud slope faces the glowing core and the sun, 0..1."""
    down, right = np.gradient(blur(dense, size * 0.0025) * size * 0.055)
    core = (right * u - down * v) / radius
    sun = (right + down) * 0.7
    return np.clip(0.42 - 0.30 * core * np.exp(-radius / 0.5) + 0.20 * sun, 0, 1.3)


def _core(radius: Array, dust: Array) -> Array:
    spread = radius * (1 + 0.30 * dust)
    white = np.exp(-np.square(spread / 0.055))[..., None] * colour("#F4FAFF") * 3.4
    blue = np.exp(-spread / 0.095)[..., None] * colour("#9CC4FF") * 1.15
    violet = np.exp(-spread / 0.23)[..., None] * colour("#8A5CE0") * 0.55
    glow: Array = white + blue + violet
    return glow


def _lightning(size: int) -> Array:
    """Paint branching bolts from the core, drawn as bright beads along jagged walks."""
    rng = np.random.default_rng(331)
    sheet = np.zeros((size, size), dtype=np.float32)
    for angle in (0.4, 1.5, 2.35, 3.5, 4.4, 5.5):
        _bolt(rng, sheet, (0.0, 0.0), angle + rng.normal(0, 0.15), 0.50, 1.0)
    return np.minimum(blur(sheet, max(0.5, size / 1100)) * (size / 768), 2.5)


def _bolt(
    rng: np.random.Generator,
    sheet: Array,
    start: tuple[float, float],
    angle: float,
    length: float,
    power: float,
) -> None:
    x, y = start
    gone, size = 0.0, sheet.shape[0]
    while gone < length:
        hop = 0.035 * rng.uniform(0.5, 1.3)
        angle += rng.normal(0, 0.42) + 0.10
        fade = power * (1 - gone / length) ** 1.1
        beads = np.linspace(0, hop, int(size * hop) + 2)
        col = ((x + np.cos(angle) * beads) * 0.5 + 0.5) * size
        row = (0.5 - (y + np.sin(angle) * beads) * 0.5) * size
        np.add.at(sheet, (row.astype(int) % size, col.astype(int) % size), fade)
        x, y, gone = x + np.cos(angle) * hop, y + np.sin(angle) * hop, gone + hop
        if power > 0.3 and rng.random() < 0.16:
            side = angle + rng.choice([-0.8, 0.8])
            _bolt(rng, sheet, (x, y), side, (length - gone) * 0.55, fade * 0.55)


def navpoint(size: int) -> Array:
    """Paint a beacon: thin steel ring with four gaps, a lozenge at its heart, a quiet halo."""
    axis = ((np.arange(size) + 0.5) / size * 2 - 1).astype(np.float32)
    x, y = np.meshgrid(axis, -axis)
    radius, around = np.hypot(x, y), np.arctan2(y, x)
    fine = 2.0 / size
    gaps = step(np.abs(np.sin(2 * around)), 0.10, 0.18)
    ring = step(np.abs(radius - 0.60), 0.030 + fine, 0.030 - fine) * gaps
    inner = 0.55 * step(np.abs(radius - 0.43), 0.010 + fine, 0.010 - fine)
    lozenge = step(np.abs(x) + np.abs(y), 0.19 + fine, 0.19 - fine)
    on_axis = np.minimum(np.abs(x), np.abs(y))
    ticks = step(on_axis, 0.014 + fine, 0.014 - fine) * step(np.abs(radius - 0.66), 0.115, 0.085)
    sunny = 0.72 + 0.28 * np.cos(around - 2.36)
    line = np.maximum(np.maximum(ring * sunny, inner * sunny), np.maximum(lozenge, ticks * sunny))
    glow = 0.5 * blur(line, size * 0.022) + 0.62 * blur(line, size * 0.07)
    plate = step(radius, 0.60, 0.56) * 0.62
    edge = step(radius, 1.0, 0.78)
    light = line[..., None] * colour("#A9BCD0") * 1.05 + (glow * edge)[..., None] * colour(
        "#4A6E96"
    )
    hot = lozenge * np.exp(-np.square(radius / 0.12))
    light = light + hot[..., None] * colour("#E8F1FA") * 1.0
    shine = encode(film(light))
    alpha = np.maximum(np.maximum(shine.max(axis=-1), line), plate)
    backing = encode(colour("#0A0E15")) * plate[..., None]
    rgb = shine + backing * (1 - shine)
    return np.concatenate([rgb, np.clip(alpha, 0, 1)[..., None]], axis=-1)

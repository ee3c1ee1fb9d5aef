"""The two worlds at the ends of the row: a city without a shore, and a green sea in a ring of
yards."""

from __future__ import annotations

import numpy as np

from sky.globe import Air, Globe, Skin, clouds, render, splat
from sky.noise import Array, fbm, ridged, warp
from sky.paint import colour, mix, ramp, step

DISTRICTS = 90


def _districts(globe: Globe, seed: int) -> tuple[Array, Array, Array]:
    """Return for each spot how far the heart of its district is, how near the border to the next,
    and a number of its own, 0..1."""
    rng = np.random.default_rng(seed)
    hearts = rng.normal(size=(DISTRICTS, 3))
    hearts /= np.linalg.norm(hearts, axis=1, keepdims=True)
    far = np.arccos(np.clip(globe.ground @ hearts.T.astype(np.float32), -1, 1))
    order = np.argsort(far, axis=-1)[..., :2]
    near, second = (np.take_along_axis(far, order[..., k : k + 1], -1)[..., 0] for k in (0, 1))
    own = rng.random(DISTRICTS)[order[..., 0]]
    return near, second - near, own


def spinward_core(size: int) -> Array:
    """Paint a world that is one city: rings of ivory and bronze, lamps wherever it is dark."""
    globe = Globe(size, spin=30, tilt=12)
    heart, border, own = _districts(globe, 401)
    grit = fbm(globe.ground, 402, 26.0, 4, 0.6)
    blocks = fbm(globe.ground, 403, 11.0, 4, 0.5)
    land = fbm(globe.ground, 404, 1.5, 5)
    pitch = 110 + 70 * own
    ring = step(np.abs((heart * pitch / np.pi) % 1 - 0.5), 0.3, 0.46)
    avenue = step(np.abs((heart * pitch / np.pi / 4) % 1 - 0.5), 0.44, 0.48)
    street = np.maximum(step(border, 0.012, 0.004), avenue * step(heart, 0.30, 0.24) * 0.7)
    core = step(heart, 0.045 + 0.05 * own, 0.03 + 0.04 * own)
    ground = ramp(land + 0.5 * (own - 0.5), (-0.6, "#7C6444"), (0, "#B09464"), (0.5, "#DCC490"))
    park = step(own, 0.88, 0.9) * step(heart, 0.2, 0.16)
    ground = mix(ground, colour("#E8D9B4"), 0.4 * step(blocks, 0.0, 0.5))
    ground = mix(ground, colour("#6C5638"), 0.34 * np.maximum(ring, step(grit, 0.2, 0.8) * 0.6))
    ground = mix(ground, colour("#46382A"), street * 0.75)
    ground = mix(ground, colour("#F6E9C4"), core * 0.6)
    ground = mix(ground, colour("#3F6A5C"), park * (1 - core) * 0.75)
    spark = step(fbm(globe.ground, 405, 44.0, 2, 0.6), 0.02, 0.5)
    veins = ridged(warp(globe.ground, 406, 2.0, 0.2), 407, 2.2, 3)
    lit = (0.16 + 0.9 * np.maximum(core, ring * 0.6)) * spark + 0.55 * street * (0.4 + spark)
    lit = lit * (0.35 + 0.8 * step(veins, 0.4, 0.9)) * (1 - 0.8 * park)
    gold = lit[..., None] * colour("#FFC46A")
    height = 0.008 * blocks + 0.014 * core + 0.0025 * grit - 0.006 * street - 0.003 * ring
    return render(
        globe,
        Skin(
            ground=ground,
            height=height,
            relief=0.6,
            air=Air("#F0DCB0", "#F08A4C", 0.7),
            clouds=clouds(globe, 408, -0.56, freq=1.7) * 0.5,
            cloud_colour="#FFF6E0",
            gloss=0.22 * core,
            lights=gold * 2.0,
            embers=(street * 0.10)[..., None] * colour("#FFD890"),
            sunlight=2.6,
        ),
    )


def trailing_core(size: int) -> Array:
    """Paint a verdigris sea with bright islands, in a broad ring of steel."""
    globe = Globe(size, fill=0.72, tilt=10, spin=215)
    coast = warp(globe.ground, 411, 1.6, 0.4)
    land = fbm(coast, 412, 1.6, 8, 0.55)
    woods = fbm(coast, 413, 6.0, 5, 0.55)
    shore = step(land, 0.12, 0.16)
    water = ramp(land, (-0.6, "#0E3C3C"), (-0.1, "#1E6E64"), (0.1, "#5CB89C"))
    green = ramp(woods, (-0.6, "#4C5A34"), (0.1, "#8C8A58"), (0.7, "#D8CCA0"))
    towns = fbm(globe.ground, 414, 14.0, 4, 0.6)
    lamps = step(towns, 0.1, 0.6) * shore
    picture = render(
        globe,
        Skin(
            ground=mix(water, green, shore),
            height=(0.026 * land + 0.006 * woods) * shore,
            relief=0.5,
            air=Air("#9CE0CC", "#E8946C", 0.85, 0.04),
            clouds=clouds(globe, 415, -0.3, freq=1.8),
            gloss=(1 - shore) * 1.2,
            lights=lamps[..., None] * colour("#FFCE86") * 1.5,
            sunlight=2.1,
        ),
    )
    return _yards(globe, picture)


def _yards(globe: Globe, picture: Array) -> Array:
    """Draw the ring of yards: behind the world above its center line, before it below."""
    lean = np.radians(17.0)
    u = globe.x * np.cos(lean) + globe.y * np.sin(lean)
    v = (globe.y * np.cos(lean) - globe.x * np.sin(lean)) / 0.24
    radius = np.hypot(u, v)
    angle = np.arctan2(v, u)
    band = step(np.abs(radius - 1.235), 0.058, 0.048)
    gap = step(np.abs(radius - 1.235), 0.006, 0.012)
    bays = step(np.abs((angle * 26 / np.pi) % 1 - 0.5), 0.44, 0.48)
    front = np.where(v < 0, 1.0, 1 - globe.cover)
    shadow = 1 - 0.82 * step(u * 0.62 + v * 0.2, -0.1, 0.5) * (v > 0)
    tone = (0.5 + 0.5 * gap) * (1 - 0.5 * bays) * shadow * (1.1 - 0.3 * u)
    steel = colour("#A8B8B4") * np.clip(tone, 0.05, 1.4)[..., None]
    cover = (band * front)[..., None]
    made = picture.copy()
    made[..., :3] = made[..., :3] * (1 - cover) + steel * cover
    made[..., 3] = made[..., 3] * (1 - cover[..., 0]) + cover[..., 0]
    turns = np.linspace(0.05, 6.25, 74)
    spots = np.stack([1.235 * np.cos(turns), 0.24 * 1.235 * np.sin(turns)], -1)
    x = spots[:, 0] * np.cos(lean) - spots[:, 1] * np.sin(lean)
    y = spots[:, 0] * np.sin(lean) + spots[:, 1] * np.cos(lean)
    seen = (spots[:, 1] < 0) | (np.hypot(x, y) > 1)
    dots = splat(globe, np.stack([x, y, np.zeros_like(x)], -1)[seen], np.full(int(seen.sum()), 0.5))
    light = dots[..., None] * colour("#FFE0A0")
    made[..., :3] += light
    made[..., 3] = np.clip(made[..., 3] + light.max(axis=-1), 0, 1)
    return made


WORLDS = {"spinward_core": spinward_core, "trailing_core": trailing_core}

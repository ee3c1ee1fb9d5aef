"""The two wide pictures: the quiet starfield under the map and the title scene."""

from __future__ import annotations

import numpy as np

from sky.globe import Air, Globe, Skin, cities, clouds, render, unit
from sky.noise import Array, fbm, ridged, warp
from sky.paint import blur, colour, decode, mix, ramp, step

# Star tints from cool to warm, each with its frequency.
TINTS = ("#9DB8FF", "#CFDCFF", "#FFFFFF", "#FFE9C8", "#FFC690")
SHARES = (0.20, 0.30, 0.25, 0.15, 0.10)


def _plane(width: int, height: int) -> tuple[Array, Array]:
    """Return x 0..aspect to the right and y 0..1 down, in picture heights."""
    x = (np.arange(width, dtype=np.float32) + 0.5) / height
    y = (np.arange(height, dtype=np.float32) + 0.5) / height
    across, down = np.meshgrid(x, y)
    return across, down


def _points(x: Array, y: Array, depth: float) -> Array:
    return np.stack([x, y, np.full_like(x, depth)], axis=-1)


def _enlarged(image: Array, factor: int) -> Array:
    """Enlarge soft layers, which need no fine pixels, smoothly."""
    if factor == 1:
        return image
    big = np.repeat(np.repeat(image, factor, axis=0), factor, axis=1)
    return blur(big, factor * 0.9)


def stars(width: int, height: int, seed: int, count: int, brightest: float, thick: Array) -> Array:
    """Return linear RGB of a field of stars, most of them faint; `thick` (0..1) is their
    density."""
    rng = np.random.default_rng(seed)
    # Positions are drawn in unit space first: the field is the same at every picture size.
    spots = rng.random((count * 3, 2)).astype(np.float32)
    keep, power = rng.random(count * 3), 0.10 + 0.42 * rng.pareto(2.3, count * 3)
    tint = rng.choice(len(TINTS), count * 3, p=SHARES)
    col = np.minimum((spots[:, 0] * width).astype(int), width - 1)
    row = np.minimum((spots[:, 1] * height).astype(int), height - 1)
    chosen = keep < thick[row, col]
    hues = np.sqrt(np.stack([colour(code) for code in TINTS]))[tint]
    force = np.minimum(power, brightest)[:, None] * hues * (height / 1440) ** 1.3
    sheet = np.zeros((height, width, 3), dtype=np.float32)
    np.add.at(sheet, (row[chosen], col[chosen]), force[chosen].astype(np.float32))
    large = np.where(sheet.max(axis=-1, keepdims=True) > 1.25, sheet, 0)
    unit_px = height / 1440
    fine = blur(sheet, 0.62 * unit_px) * 0.55
    halo = blur(large, 1.3 * unit_px) * 1.4 + blur(large, 4.5 * unit_px) * 2.0
    return fine + halo


def galaxy(width: int, height: int) -> Array:
    """Return linear RGB of the map's background: teal-gold left, warm arch, green-amber right, all
    dim."""
    x, y = _plane(width // 2, height // 2)
    aspect = width / height
    arch = np.hypot((x - aspect / 2) / 1.02, (y - 1.20) * 1.08)
    along = np.arctan2(y - 1.20, x - aspect / 2)
    # The arch is sampled in its own bent frame, so that dust streams along it.
    bent = _points(along * 1.1, arch * 2.1, 0.0)
    stream = fbm(warp(bent, 401, 1.6, 0.30, 4), 402, 2.0, 7, 0.55)
    lanes = ridged(warp(bent, 403, 2.2, 0.22, 3), 404, 2.0, 5, 0.5)
    flat = warp(warp(_points(x, y, 2.0), 405, 1.1, 0.42, 4), 406, 3.0, 0.08, 3)
    mist = fbm(flat, 407, 1.25, 8, 0.55)
    folds = ridged(flat, 408, 1.6, 6, 0.52)
    belt = np.exp(-np.square((arch - 0.80 + 0.04 * stream) / 0.17))
    heart = np.exp(-np.square((x - aspect / 2) / 0.62))
    side = x / aspect + 0.16 * mist
    hue = ramp(
        side,
        (0.00, "#0E7684"),
        (0.20, "#1E7284"),
        (0.36, "#40587E"),
        (0.52, "#54487A"),
        (0.68, "#3E5F5A"),
        (0.86, "#44684A"),
        (1.00, "#6E6A3C"),
    )
    fog = np.clip(0.42 + 0.95 * mist, 0, 1.5) * (0.40 + 0.75 * folds)
    sky = colour("#0A0E18") * (0.95 + 0.35 * (1 - y))[..., None]
    sky = sky + hue * (fog * (0.175 + 0.17 * belt))[..., None]
    gold = ramp(x / aspect, (0, "#B0904E"), (0.35, "#D09A6C"), (0.6, "#D89A70"), (1, "#A8904C"))
    dust = belt * np.clip(0.34 + 0.9 * stream, 0, 1.4) * (0.35 + 0.65 * heart)
    sky = sky + gold * (dust * 0.165)[..., None]
    dim = step(lanes, 0.55, 0.92) * belt * 0.50 + step(folds, 0.6, 0.95) * 0.18
    sky = sky * (1 - dim)[..., None]
    sky = _enlarged(sky, 2)
    thick = _enlarged(
        np.clip(0.16 + 0.55 * belt * np.clip(0.5 + stream, 0, 1), 0, 1) * (1 - dim), 2
    )
    sky = sky + stars(width, height, 410, 9000, 2.2, thick) * 0.42
    sky = sky + stars(width, height, 411, 380, 9.0, np.full_like(thick, 0.33)) * 0.42
    return sky


def title(width: int, height: int) -> Array:
    """Return linear RGB of the opening scene: a great world's limb, a cluster, one ship going
    out."""
    sky = _title_sky(width, height)
    size = round(height * 2.36)
    left, top = round(width * 0.425), round(height * 0.345)
    part = _great_world(size, (height - top, width - left))
    sky[top : top + part.shape[0], left : left + part.shape[1]] *= 1 - part[..., 3:]
    sky[top : top + part.shape[0], left : left + part.shape[1]] += part[..., :3]
    return sky + _voyage(width, height)


def _title_sky(width: int, height: int) -> Array:
    x, y = _plane(width // 2, height // 2)
    flat = warp(warp(_points(x, y, 7.0), 501, 1.0, 0.45, 4), 502, 2.6, 0.10, 3)
    mist, folds = fbm(flat, 503, 1.2, 8, 0.56), ridged(flat, 504, 1.5, 6, 0.54)
    across = (x - 1.18) * 0.80 + (y - 0.26) * 0.62
    river = np.exp(-np.square(across / 0.34)) * np.clip(0.45 + 1.1 * mist, 0, 1.5)
    hue = ramp(
        y + 0.25 * mist, (0.0, "#356C86"), (0.35, "#5A5A86"), (0.7, "#8A5660"), (1, "#A8704A")
    )
    sky = colour("#0A0E15") * np.full_like(x, 0.85)[..., None]
    sky = sky + hue * (river * (0.30 + 0.8 * folds) * 0.20)[..., None]
    sky = sky + hue * (np.clip(0.3 + mist, 0, 1) * 0.022)[..., None]
    dark = step(ridged(flat, 505, 2.2, 5), 0.5, 0.9) * np.exp(-np.square(across / 0.26))
    sky = sky * (1 - 0.62 * dark)[..., None]
    cx, cy = 1.22, 0.25
    away = np.hypot(x - cx, (y - cy) * 1.1)
    sky = sky + (np.exp(-away / 0.10) * 0.10)[..., None] * colour("#A8C4FF")
    sky = sky + (np.exp(-away / 0.30) * 0.045)[..., None] * colour("#7C8CE0")
    crowd = np.exp(-np.square(away / 0.10)) + 0.35 * np.exp(-away / 0.16)
    thick = _enlarged(np.clip(0.12 + 0.45 * river * (1 - dark), 0, 1), 2)
    sky = _enlarged(sky, 2)
    sky = sky + stars(width, height, 510, 12000, 2.6, thick) * 0.55
    sky = sky + stars(width, height, 511, 520, 12.0, np.full_like(thick, 0.33)) * 0.55
    core = _enlarged(np.clip(crowd, 0, 1), 2)
    return sky + stars(width, height, 512, 34000, 6.0, core * 0.9) * 0.62


def _great_world(size: int, window: tuple[int, int]) -> Array:
    """Return premultiplied linear RGBA of the title's world: dusk seas, storms, cities in the
    dark."""
    # Only here is the sun a little behind the world: a bright limb around a wide night.
    sun = unit(-0.46, 0.57, -0.74)
    globe = Globe(size, 0.94, -20, 120, window=window, sun=sun)
    coast = warp(globe.ground, 521, 1.8, 0.30, 5)
    land = fbm(coast, 522, 2.1, 9, 0.56)
    hills = ridged(coast, 523, 6.0, 7, 0.56)
    shore = step(land, 0.02, 0.045)
    water = ramp(land, (-0.6, "#04202E"), (-0.1, "#0B4250"), (0.02, "#1D7078"))
    soil = ramp(hills + 0.4 * land, (0.2, "#6A4A32"), (0.5, "#96683E"), (0.9, "#C99A62"))
    rng = np.random.default_rng(525)
    towns = [
        (
            unit(x, y, np.sqrt(1 - x * x - y * y)),
            rng.uniform(0.012, 0.030),
            int(rng.integers(250, 900)),
        )
        for x, y in rng.uniform((-0.52, 0.30), (-0.06, 0.70), (26, 2))
    ]
    lamps = cities(globe, 524, towns, 60, grain=0.22) * step(land, -0.10, 0.06)
    picture = render(
        globe,
        Skin(
            ground=mix(water, soil, shore),
            height=(0.012 * land + 0.018 * hills) * shore,
            relief=0.9,
            air=Air("#7CC4E8", "#FF9448", 1.0, 0.026, -0.22, "#7CC4E8"),
            clouds=clouds(globe, 526, -0.20, freq=3.0, flow=0.16),
            lights=lamps[..., None] * colour("#FFB868") * 0.075,
            softness=0.12,
            sunlight=2.6,
            night=0.010,
        ),
    )
    return np.concatenate([decode(picture[..., :3]), picture[..., 3:]], axis=-1)


def _voyage(width: int, height: int) -> Array:
    """Paint the ship's trail: a rising curve, thin and faint behind, bright at the engines."""
    x, y = _plane(width, height)
    share = np.linspace(0, 1, 16000)
    start, bend, end = (0.50, 0.885), (0.90, 0.70), (1.13, 0.475)
    weights = np.stack([(1 - share) ** 2, 2 * share * (1 - share), share**2], axis=-1)
    col, row = np.moveaxis(weights @ np.array([start, bend, end]), -1, 0) * height
    sheet = np.zeros((height, width), dtype=np.float32)
    scale = height / 1440
    np.add.at(sheet, (row.astype(int), col.astype(int)), share**3.2 * scale * 0.10)
    thin = blur(sheet, 0.9 * scale) * 1.5
    glow = blur(sheet, 3.5 * scale) * 1.1 + blur(sheet, 14.0 * scale) * 1.6
    light = thin[..., None] * colour("#E4F6FF") + glow[..., None] * colour("#58B8D8")
    away = np.hypot(x - end[0], y - end[1])
    flare = np.exp(-np.square(away / 0.0022)) * 3 + np.exp(-away / 0.009) * 0.40
    light = light + flare[..., None] * colour("#DDF4FF")
    scene: Array = light + _ship(x - end[0], y - end[1])[..., None] * colour("#D8DEE8")
    return scene


def _ship(x: Array, y: Array) -> Array:
    """Paint a dart of a ship just ahead of its engines, sunlit along its upper left side."""
    heading = np.radians(44.4)
    ahead = (x * np.cos(heading) - y * np.sin(heading)) - 0.003
    side = x * np.sin(heading) + y * np.cos(heading)
    soft = 0.0007
    hull = 0.0026 * np.clip(1 - ahead / 0.030, 0, 1) ** 0.7
    wing = 0.0105 * np.clip(1 - ahead / 0.013, 0, 1)
    body = step(np.abs(side), np.maximum(hull, wing * 0.92) + soft, np.maximum(hull, wing * 0.92))
    body = body * step(ahead, -soft, soft) * step(ahead, 0.031, 0.029)
    lit: Array = body * (0.20 + 0.55 * step(side, 0.002, -0.002))
    return lit

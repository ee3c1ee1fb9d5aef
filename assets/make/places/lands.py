"""Lands under open skies."""

from __future__ import annotations

import numpy as np
from sky.paint import blur, colour, mix, ramp, step

from places.brushes import (
    ASPECT,
    FLAT,
    Array,
    X,
    Y,
    boulder,
    crest,
    dome,
    field,
    grit,
    ground,
    haze,
    lamps,
    mast,
    over,
    plain,
    ridge,
    shaded,
    shafts,
    shine,
    solid,
    stretched,
    worked,
)


def sky(
    base: Array, seed: int, freq: float, flat: float, hue: str, low: float, share: float
) -> Array:
    """Add clouds whose upper left is lit."""
    small = field(seed, freq, 6, squash=flat)
    made = over(base, hue, step(small, low, low + 0.8) * share)
    slope = np.gradient(blur(small, 5), axis=1) + np.gradient(blur(small, 5), axis=0)
    return made * (1 + 0.12 * np.tanh(slope * 160) * step(small, low, low + 0.5))[..., None]


def sand(base: Array, horizon: float, line: Array | float, seed: int, amount: float) -> Array:
    """Lay wind ripples and pebbles over the floor below a line, calm at the foot of the picture."""
    spots = plain(horizon, scale=0.16)
    wind = field(seed, 2.2, 4)
    ripple = np.sin(spots[..., 2] * 26 + spots[..., 0] * 5 + wind * 9)
    cover = step(Y - line, 0.0, 0.02) * step(Y, 0.98, 0.8)
    stones = grit(spots, seed + 1, 3.0, 7, False, 0.7)
    return worked(base, ripple * 0.22 + stones, cover, amount)


@ground
def desert_dusk() -> Array:
    made = ramp(Y, (0, "#31406E"), (0.28, "#A8607A"), (0.5, "#F2A05C"), (0.62, "#FFD48A"))
    made = sky(made, 81, 2.0, 4, "#FFC090", 0.15, 0.5)
    made = shine(made, 0.42, 0.46, 0.13, "#FFF0C0", 1.6)
    made = shine(made, 0.6, 0.52, 0.08, "#FFD8A0", 1.0)
    made = ridge(
        made, crest(82, 0.55, 0.07, 2.2), "#C07850", "#A86848", 0.2, "#FFD09A", 0.2, 0.18, 9, 2
    )
    made = haze(made, 0.63, 0.05, "#F0A468", 0.45)
    line = crest(83, 0.655, 0.05, 1.0, 2)
    made = ridge(made, line, "#B87846", "#7A4A38", 0.4, "#FFD8A0", 0.3)
    made = sand(made, 0.52, line[None, :], 85, 0.26)
    made = dome(made, 1.16, 0.69, 0.032, "#C89068")
    made = dome(made, 1.245, 0.695, 0.022, "#B88058")
    made = mast(made, 1.36, 0.74, 0.17, "#6C4A40")
    made = mast(made, 0.19, 0.71, 0.1, "#7C5444")
    near = crest(84, 0.79, 0.045, 0.8, 2)
    made = ridge(made, near, "#9A6038", "#3C2426", 0.3, "#FFC890", 0.3)
    return sand(made, 0.5, near[None, :], 86, 0.12)


@ground
def desert_day() -> Array:
    made = ramp(Y, (0, "#4E8FC4"), (0.4, "#A8CCD8"), (0.58, "#F0DFB4"))
    made = sky(made, 91, 1.8, 3, "#FFFFFF", 0.1, 0.62)
    made = shine(made, 0.3, 0.12, 0.25, "#FFF8DC", 0.9)
    far = crest(92, 0.5, 0.15, 2.4, 6)
    made = ridge(made, far, "#C99A68", "#D8B07A", 0.14, "#FFE8C0", 0.2, 0.24, 6, 3.5)
    made = haze(made, 0.6, 0.04, "#F0DFB4", 0.5)
    line = crest(93, 0.62, 0.04, 0.9, 2)
    made = ridge(made, line, "#D8A868", "#B07C48", 0.3, "#FFF0D0", 0.25)
    made = sand(made, 0.5, line[None, :], 95, 0.2)
    made = boulder(made, 0.26, 0.7, 0.05, "#A87C54", 3)
    made = boulder(made, 0.36, 0.715, 0.026, "#9C7048", 5)
    made = mast(made, 1.3, 0.73, 0.15, "#A08468")
    near = crest(94, 0.78, 0.04, 0.8, 2)
    made = ridge(made, near, "#C89454", "#7A5030", 0.3, "#FFECC0", 0.3)
    return sand(made, 0.5, near[None, :], 96, 0.12)


def furrows(seed: int) -> Array:
    """Return the bark of trees: upright furrows, -0.4 to 0.4."""
    raw = grit(stretched(60, 9), seed, 1.0, 5, True, 0.6)
    tall = (raw - raw.mean()) / raw.std()
    made: Array = 0.4 * np.tanh(0.8 * tall)
    return made


def trunk(
    base: Array, x: float, wide: float, foot: float, hue: str, bark: Array, lean: float
) -> Array:
    """Paint a tree's stem: round, lit at its left, with bark, its foot spreading."""
    spread = wide * (1 + 1.6 * np.exp(-np.clip(foot - Y, 0, 2) / 0.035))
    middle = x + lean * (Y - 0.5) + 0.012 * np.sin(Y * 7 + x * 31)
    side = (X - middle) / spread
    cover = step(np.abs(side), 1.0, 0.94) * step(Y, foot + 0.004, foot - 0.004)
    light = np.clip(0.85 - side * 0.55, 0.25, 1.5) * (1 + bark)
    edge = np.exp(-(((side + 0.88) / 0.1) ** 2)) * 0.35
    return mix(base, colour(hue) * (light + edge)[..., None], cover)


def fronds(base: Array, seed: int, count: int, y: float, high: float, hue: str) -> Array:
    """Paint tufts of blades along a height."""
    rng = np.random.default_rng(seed)
    made = base.copy()
    for _ in range(count):
        x, foot = rng.random() * ASPECT, y + rng.uniform(-0.02, 0.03)
        for _ in range(7):
            lean, tall = rng.uniform(-0.6, 0.6) * high, high * rng.uniform(0.5, 1.1)
            tip = (x + lean, foot - tall * (1 - 0.3 * abs(lean / high)))
            solid(made, [(x - 0.003, foot), (x + 0.003, foot), tip], hue, 1.25, 0.7, 0.05)
    return made


@ground
def swamp() -> Array:
    made = ramp(Y, (0, "#3C4A2A"), (0.45, "#96A050"), (0.62, "#5C6434"), (1, "#161C14"))
    made = shine(made, 0.45, 0.3, 0.5, "#E4E890", 0.5)
    for n, (level, top) in enumerate(((0.48, "#7A8446"), (0.57, "#56603A"))):
        line = crest(101 + n, level, 0.14, 3.4, 7)
        made = ridge(made, line, top, top, 0.3, "#D8E080", 0.05, 0.22, 16)
        made = haze(made, level + 0.14, 0.1, "#A8B060", 0.55)
    bark = furrows(107)
    rng = np.random.default_rng(4)
    for depth, hue in enumerate(("#6C7648", "#3E4A2E", "#222A1C")):
        for x in rng.random(6 - depth) * 1.5 + 0.05:
            wide = 0.007 + depth * 0.006 + rng.random() * 0.006
            made = trunk(made, x, wide, 0.68 + 0.035 * depth, hue, bark, rng.uniform(-0.1, 0.1))
        made = haze(made, 0.66, 0.1, "#B0B468", 0.34 - 0.1 * depth)
    water = step(Y, 0.7, 0.75)
    wave = grit(plain(0.6), 105, 0.7, 7, False)
    seen = blur(made[np.clip(((1.45 - Y[:, 0]) * 1000).astype(int), 0, 999)], 3)
    pond = ramp(Y, (0.7, "#8C9450"), (0.82, "#3C4628"), (1, "#141A12")) * 0.72 + seen * 0.3
    made = mix(made, worked(pond, wave, step(Y, 0.98, 0.78), 0.3), water)
    made = fronds(made, 8, 16, 0.745, 0.055, "#4C5830")
    for x in (1.24, 1.38):
        solid(made, [(x, 0.74), (x + 0.008, 0.74), (x + 0.006, 0.6), (x + 0.002, 0.6)], "#2A2C1C")
    solid(made, [(1.2, 0.63), (1.44, 0.63), (1.42, 0.55), (1.23, 0.55)], "#4A4A2C", 1.2, 0.6)
    solid(made, [(1.18, 0.56), (1.46, 0.56), (1.33, 0.48)], "#5C5834", 1.3, 0.5, 0.3)
    return lamps(made, [(1.29, 0.59, 0.011), (1.36, 0.59, 0.007)], "#FFC860", 1.1)


@ground
def ocean() -> Array:
    made = ramp(Y, (0, "#2A4A70"), (0.3, "#5C88A8"), (0.52, "#C8DCDC"))
    made = sky(made, 111, 1.7, 2.5, "#E8F0F0", -0.05, 0.62)
    made = over(made, "#28405C", step(-field(111, 1.7, 6, squash=2.5), 0.2, 0.9) * 0.5)
    jag = crest(112, 1.0, 1.0, 7.0, 6)
    isle = (
        np.exp(-(((X[0] - 1.2) / 0.075) ** 4)) * 0.1 + np.exp(-(((X[0] - 1.36) / 0.03) ** 4)) * 0.05
    )
    made = ridge(
        made,
        0.526 - isle * (0.45 + 0.55 * jag),
        "#6C8490",
        "#48606C",
        0.1,
        "#FFF4DC",
        0.12,
        0.4,
        12,
    )
    sea = ramp(Y, (0.52, "#7FB4BC"), (0.62, "#22607C"), (1, "#06203A"))
    spots = plain(0.5, scale=0.1)
    swell = grit(spots * np.array([1, 1, 2.4], np.float32), 113, 0.9, 8, True, 0.62)
    sea = worked(sea, swell, step(Y, 1.05, 0.72) * 0.9 + 0.1, 0.5)
    sea = over(sea, "#CFE8EC", step(swell, 0.74, 0.95) * step(Y, 0.9, 0.65) * 0.5)
    made = mix(made, sea, step(Y, 0.519, 0.522))
    glitter = step(swell, 0.5, 0.85) * np.exp(-(((X - 0.4) / 0.22) ** 2)) * step(Y, 0.52, 0.56)
    made = made + colour("#F0FAFF") * (glitter * 0.55 * step(Y, 1.0, 0.7))[..., None]
    solid(made, [(0.245, 0.69), (0.305, 0.69), (0.29, 0.66), (0.26, 0.66)], "#C85038", 1.3, 0.5)
    made = mast(made, 0.275, 0.665, 0.1, "#5C5450", 2)
    made = lamps(made, [(0.275, 0.56, 0.007)], "#FFD080", 1.0)
    return shine(made, 0.4, 0.3, 0.35, "#FFF4DC", 0.5)


@ground
def underwater() -> Array:
    made = ramp(Y, (0, "#58B8C4"), (0.3, "#1E6C8C"), (0.7, "#0A2C4C"), (1, "#040E20"))
    made = shafts(made, 0.4, -0.3, "#B8F4F0", 0.22)
    made = ridge(
        made, crest(121, 0.58, 0.18, 2.6, 6), "#1A5478", "#0C3452", 0.3, "#7CD0E0", 0.12, 0.3, 9
    )
    made = haze(made, 0.66, 0.08, "#1A5C80", 0.4)
    rng = np.random.default_rng(12)
    for clump in (0.22, 0.27, 1.3, 1.38):
        for _ in range(7):
            x, tall = clump + rng.normal(0, 0.02), rng.uniform(0.12, 0.32)
            t = np.linspace(0, 1, 14)
            sway = (
                x
                + 0.02 * np.sin(t * rng.uniform(4, 8) + x * 60) * t
                + rng.uniform(-0.05, 0.05) * t * t
            )
            w = 0.0075 * (1 - t) ** 0.6 * (1 + 0.25 * np.sin(t * 40))
            foot = 0.78 - tall * t
            blade = [*zip(sway - w, foot), *reversed([*zip(sway + w, foot)])]
            solid(made, blade, str(rng.choice(["#1E6C6C", "#2C8070", "#185870"])), 1.3, 0.6, 0.12)
    for _ in range(22):
        x, y, s = rng.normal(1.0, 0.1), rng.normal(0.5, 0.04), rng.uniform(0.004, 0.009)
        solid(
            made,
            [
                (x - s, y),
                (x, y - s * 0.5),
                (x + s, y),
                (x + s * 1.6, y - s * 0.5),
                (x + s * 1.6, y + s * 0.5),
                (x + s, y),
                (x, y + s * 0.5),
            ],
            "#0C3450",
            1.2,
            0.8,
            0.1,
        )
    made = ridge(
        made, crest(122, 0.76, 0.09, 2.0, 6), "#0E3450", "#040C1A", 0.25, "#5CB0C8", 0.16, 0.35, 8
    )
    return lamps(made, [(0.5, 0.5, 0.006), (1.1, 0.35, 0.009), (0.9, 0.62, 0.005)], "#A0FFF0", 0.5)


@ground
def snow() -> Array:
    made = ramp(Y, (0, "#5878A0"), (0.35, "#A8BCD4"), (0.55, "#E8EEF4"))
    made = sky(made, 137, 1.6, 3, "#DCE6F0", 0.0, 0.6)
    far = crest(131, 0.42, 0.24, 1.8, 7)
    made = ridge(made, far, "#8CA4C4", "#D0DEEC", 0.25, "#FFFFFF", 0.3, 0.24, 3.4, 0.7)
    made = haze(made, 0.58, 0.07, "#E4ECF4", 0.6)
    made = ridge(
        made, crest(132, 0.61, 0.1, 1.6, 6), "#B8CCE0", "#8CA8C8", 0.3, "#FFFFFF", 0.35, 0.14, 6
    )
    made = mast(made, 1.3, 0.7, 0.2, "#4C5C74", 4)
    made = lamps(made, [(1.3, 0.5, 0.006)], "#FF7060", 1.2)
    made = boulder(made, 0.24, 0.74, 0.045, "#6C80A0", 4)
    made = boulder(made, 0.33, 0.75, 0.022, "#7C90AC", 7)
    line = crest(133, 0.755, 0.045, 0.9, 3)
    made = ridge(made, line, "#DCE6F0", "#6C88AC", 0.3, "#FFFFFF", 0.4)
    made = sand(made, 0.5, line[None, :], 136, 0.09)
    return over(made, "#FFFFFF", step(field(134, 14, 2), 0.75, 1.1) * 0.5)


@ground
def forest() -> Array:
    made = ramp(Y, (0, "#486E3C"), (0.4, "#B4CC80"), (0.66, "#4C6C3C"), (1, "#141E14"))
    made = shine(made, 0.5, 0.28, 0.45, "#FFFBC8", 0.7)
    rng = np.random.default_rng(6)
    bark = furrows(147)
    leaf = grit(FLAT, 148, 26, 4, False)
    for depth, (hue, count) in enumerate((("#88A468", 15), ("#54743F", 10), ("#2A3C26", 6))):
        bush = crest(143 + depth, 0.68 + depth * 0.05, 0.09, 4.0, 6)[None, :]
        made = mix(
            made,
            worked(np.broadcast_to(colour(hue), made.shape), leaf, 1.0, 0.42),
            step(Y - bush, -0.004, 0.006),
        )
        for x in rng.random(count) * ASPECT:
            wide = 0.005 + depth * 0.008 + rng.random() * 0.01
            made = trunk(made, x, wide, 0.69 + depth * 0.05, hue, bark, rng.uniform(-0.05, 0.05))
        crown = step(
            field(141 + depth, 4 + depth, 5) + leaf * 0.35 + (0.42 - Y) * 1.6 - depth * 0.22,
            0.2,
            0.4,
        )
        made = over(made, hue, crown * 0.85)
        made = haze(made, 0.6, 0.1, "#C4D890", 0.34 - depth * 0.1)
    made = shafts(made, 0.35, -0.25, "#FFFCD0", 0.2, 5)
    made = ridge(
        made,
        crest(146, 0.79, 0.03, 2.0, 5),
        "#46602E",
        "#121A10",
        0.2,
        "#C8E080",
        0.12,
        0.16,
        10,
        2,
    )
    made = fronds(made, 10, 30, 0.785, 0.045, "#587838")
    made = boulder(made, 1.3, 0.79, 0.05, "#5C6850", 6)
    return boulder(made, 0.3, 0.78, 0.032, "#66725A", 2)


@ground
def prairie() -> Array:
    made = ramp(Y, (0, "#4C78A8"), (0.35, "#C0C8A8"), (0.55, "#F4E0A0"))
    made = sky(made, 151, 1.6, 4, "#FFF4DC", 0.0, 0.62)
    made = shine(made, 0.35, 0.38, 0.4, "#FFEEB8", 0.5)
    made = ridge(
        made, crest(152, 0.54, 0.12, 3.0, 4), "#7C8C78", "#98A070", 0.2, "#FFF0C0", 0.2, 0.16, 10, 2
    )
    made = haze(made, 0.62, 0.04, "#E8DCA0", 0.45)
    line = crest(153, 0.635, 0.03, 1.2, 3)
    made = ridge(made, line, "#B0A460", "#7C7A40", 0.3, "#FFF0B0", 0.25)
    blades = grit(
        plain(0.5, scale=0.2) * np.array([6, 1, 0.9], np.float32), 155, 2.0, 6, False, 0.7
    )
    cover = step(Y - line[None, :], 0.0, 0.02) * step(Y, 1.0, 0.8)
    made = worked(made, blades, cover, 0.36)
    for n in range(9):
        x = 0.08 + n * 0.055
        high = 0.05 - n * 0.003
        foot = 0.735 - n * 0.007
        solid(
            made,
            [
                (x - 0.003, foot),
                (x + 0.003, foot),
                (x + 0.003, foot - high),
                (x - 0.003, foot - high),
            ],
            "#5C4C34",
        )
    solid(
        made, [(0.08, 0.7), (0.52, 0.655), (0.52, 0.657), (0.08, 0.703)], "#4C4030", 1.0, 0.8, 0.0
    )
    for x, w, h in ((1.24, 0.024, 0.13), (1.3, 0.024, 0.11)):
        solid(
            made,
            [(x - w, 0.68), (x + w, 0.68), (x + w, 0.68 - h), (x, 0.66 - h), (x - w, 0.68 - h)],
            "#C8BC9C",
            1.2,
            0.45,
        )
    solid(
        made,
        [(1.335, 0.682), (1.44, 0.682), (1.44, 0.645), (1.39, 0.62), (1.335, 0.645)],
        "#9C6048",
        1.2,
        0.6,
    )
    near = crest(154, 0.8, 0.03, 1.2, 3)
    made = ridge(made, near, "#8C8844", "#2C3420", 0.3, "#FFEEA0", 0.2)
    return fronds(made, 15, 44, 0.8, 0.05, "#A89C50")


@ground
def canyon() -> Array:
    """Paint a gorge of banded rock, open toward the evening."""
    made = ramp(Y, (0, "#6C4A78"), (0.35, "#D88868"), (0.6, "#F8CC94"))
    made = sky(made, 160, 1.8, 3, "#FFC8A0", 0.1, 0.5)
    made = shine(made, 0.72, 0.4, 0.35, "#FFE8B8", 0.7)
    for n, (gap, top, low) in enumerate(
        ((0.09, "#C88470", "#B06C60"), (0.2, "#A45C50", "#7C4444"), (0.37, "#7C4040", "#34181E"))
    ):
        jag = grit(stretched(1, 0.45), 162 + n, 3.2 - 0.5 * n, 7, False)
        lean = (0.62 - Y) * (0.5 + 0.12 * n)
        edge = np.abs(X - 0.82 + 0.03 * n) - gap - np.clip(lean, -0.08, 0.5) * 0.55 + 0.07 * jag
        roof = crest(164 + n, 0.34 - 0.13 * n, 0.16, 1.7, 6)[None, :]
        cover = step(edge, -0.003, 0.003) * step(Y - roof, -0.003, 0.003)
        side = np.where(X > 0.82, 1.22, 0.6)
        body = ramp(Y, (0.1, top), (0.9, low)) * side[..., None]
        band = np.sin((Y + 0.02 * field(161, 2, 3)) * (120 - 18 * n) + jag * 1.2)
        rocks = grit(stretched(1.2, 3.6), 165 + n, 4.0, 8, True, 0.62)
        body = worked(body, rocks + 0.14 * band, 1.0, 0.2 + 0.07 * n)
        glow = np.exp(-np.clip(edge, 0, 1) / 0.012) * (X > 0.82)
        body = body + colour("#FFC890") * (glow * 0.22)[..., None]
        made = mix(made, body, cover)
        made = haze(made, 0.66, 0.08, "#F0B080", 0.3 - 0.1 * n)
    line = crest(168, 0.76, 0.04, 1.8, 4)
    made = ridge(made, line, "#8C4C44", "#24121A", 0.25, "#FFC890", 0.25)
    made = sand(made, 0.5, line[None, :], 169, 0.2)
    made = boulder(made, 0.34, 0.79, 0.05, "#7C4440", 2)
    made = boulder(made, 1.22, 0.78, 0.07, "#8C5044", 8)
    return boulder(made, 1.33, 0.8, 0.03, "#744040", 9)


@ground
def badlands() -> Array:
    """Paint a dusty scrapyard world under a brown sky."""
    made = ramp(Y, (0, "#54422F"), (0.35, "#B8864E"), (0.56, "#ECC080"))
    made = sky(made, 171, 1.8, 2, "#5C4630", 0.0, 0.55)
    made = shine(made, 0.4, 0.35, 0.3, "#FFE4A8", 0.55)
    made = ridge(
        made, crest(172, 0.5, 0.18, 4.0, 7), "#9C7048", "#B08858", 0.2, "#FFD8A0", 0.1, 0.26, 6
    )
    made = haze(made, 0.6, 0.06, "#D8A468", 0.5)
    made = ridge(
        made, crest(173, 0.63, 0.13, 3.4, 7), "#6C4C34", "#7C5A3C", 0.2, "#FFD8A0", 0.12, 0.36, 7
    )
    rng = np.random.default_rng(17)
    for n in range(150):
        side = (0.28, 1.27)[n % 2]
        lift = 0.085 * (1 - n / 150) * rng.random() ** 0.7
        x = side + rng.normal(0, 0.085) * (1 - lift / 0.1)
        y = 0.755 - lift
        s, turn = rng.uniform(0.01, 0.03), rng.uniform(0, 3.1)
        c, d = np.cos(turn) * s, np.sin(turn) * s * 0.8
        hue = str(rng.choice(["#54402E", "#6C5038", "#48423E", "#7C4A30", "#5C5650"]))
        solid(
            made,
            [
                (x - c, y - d),
                (x + d * 0.5, y - c * 0.5),
                (x + c, y + d),
                (x - d * 0.5, y + c * 0.5),
            ],
            hue,
            1.3,
            0.45,
            0.2,
        )
    made = mast(made, 1.4, 0.75, 0.2, "#5C4636", 2)
    line = crest(174, 0.77, 0.04, 2.0, 4)
    made = ridge(made, line, "#6C4C38", "#1E1512", 0.25, "#FFD09A", 0.2)
    return sand(made, 0.5, line[None, :], 175, 0.22)


@ground
def terrace() -> Array:
    """Paint a garden terrace over green hills and a lake."""
    made = ramp(Y, (0, "#4A86C8"), (0.35, "#A4D0E4"), (0.5, "#FFF0D0"))
    made = sky(made, 181, 1.7, 2.4, "#FFFFFF", 0.0, 0.75)
    made = ridge(
        made, crest(182, 0.44, 0.14, 1.8, 6), "#7CA0A8", "#98B8A0", 0.16, "#FFFFFF", 0.15, 0.16, 8
    )
    made = haze(made, 0.52, 0.04, "#F0F0DC", 0.4)
    made = ridge(
        made, crest(183, 0.54, 0.09, 1.8, 6), "#5C9464", "#4C8050", 0.16, "#FFFAC0", 0.15, 0.42, 26
    )
    lake = step(Y, 0.598, 0.602)
    wave = grit(plain(0.57) * np.array([1, 1, 3], np.float32), 185, 1.0, 6, True)
    pond = ramp(Y, (0.6, "#B8E0EC"), (0.75, "#3C80A8"))
    pond = worked(pond, wave, 1.0, 0.22)
    made = mix(made, pond, lake)
    for x, w, h in ((0.3, 0.05, 0.07), (0.4, 0.03, 0.045), (1.3, 0.06, 0.085)):
        solid(
            made,
            [
                (x - w, 0.606),
                (x + w, 0.606),
                (x + w * 0.86, 0.606 - h * 0.5),
                (x - w * 0.9, 0.606 - h * 0.5),
            ],
            "#E8DCC4",
            1.1,
            0.7,
        )
        ring = np.linspace(np.pi, 2 * np.pi, 19)
        solid(
            made,
            [(x + w * 0.6 * np.cos(a), 0.606 - h * 0.5 + w * 0.6 * np.sin(a)) for a in ring],
            "#5CA090",
            1.2,
            0.6,
        )
    stone = ramp(Y, (0.74, "#E8D8B8"), (0.8, "#B8A080"), (1, "#5C4C40"))
    spots = plain(0.62, scale=0.1)
    grain = grit(spots, 186, 1.2, 6)
    tile = np.maximum(
        step(np.abs((spots[..., 0] * 0.9) % 1 - 0.5), 0.46, 0.49),
        step(np.abs((spots[..., 2] * 0.9) % 1 - 0.5), 0.46, 0.49),
    )
    floor = shaded(worked(stone, grain, step(Y, 1, 0.8), 0.12), tile, 0.28)
    made = mix(made, floor, step(Y, 0.758, 0.761))
    solid(made, [(0, 0.765), (1.6, 0.765), (1.6, 0.745), (0, 0.745)], "#D8C8A8", 1.1, 0.85, 0.3)
    for n in range(46):
        x = 0.017 + n * 0.035
        w = 0.006
        solid(
            made,
            [
                (x - w * 0.6, 0.747),
                (x + w * 0.6, 0.747),
                (x + w, 0.72),
                (x + w * 0.5, 0.695),
                (x - w * 0.5, 0.695),
                (x - w, 0.72),
            ],
            "#E4D6B8",
            1.15,
            0.55,
            0.3,
        )
    solid(made, [(0, 0.697), (1.6, 0.697), (1.6, 0.678), (0, 0.678)], "#F0E4C8", 1.05, 0.8, 0.35)
    for x in (0.2, 1.4):
        solid(
            made,
            [(x - 0.034, 0.765), (x + 0.034, 0.765), (x + 0.034, 0.66), (x - 0.034, 0.66)],
            "#E8DABC",
            1.15,
            0.6,
        )
        solid(
            made,
            [(x - 0.03, 0.615), (x + 0.03, 0.615), (x + 0.018, 0.66), (x - 0.018, 0.66)],
            "#C88868",
            1.25,
            0.5,
        )
        ring = np.linspace(0, 2 * np.pi, 15)
        solid(
            made,
            [(x + 0.044 * np.cos(a), 0.59 + 0.036 * np.sin(a)) for a in ring],
            "#4C7C48",
            1.3,
            0.4,
        )
    return shine(made, 0.3, 0.1, 0.7, "#FFF4D0", 0.35)


@ground
def arena() -> Array:
    """Paint a fighting ring of sand under full stands."""
    made = ramp(Y, (0, "#E8B878"), (0.3, "#F8E0B0"))
    curve = 0.06 * np.cos((X - 0.8) * 3)
    bowl = np.hypot((X - 0.8) / 1.25, (Y + 0.55))
    tiers = ramp(Y, (0.2, "#B0805C"), (0.62, "#6C463A"))
    tier = step(np.sin(bowl * 75), 0.2, 0.7)
    stand = tiers * (1 - 0.35 * tier)[..., None]
    rng = np.random.default_rng(9)
    for hue in ("#F0C8A0", "#B04838", "#3C5C7C", "#E8DCC0", "#6C8450"):
        heads = grit(
            FLAT * np.array([1, 0.8, 1], np.float32) + rng.uniform(1, 9), 231, 90, 2, False
        )
        stand = over(stand, hue, step(heads, 0.4, 0.65) * (1 - tier) * 0.75)
    made = mix(made, stand, step(Y - curve, 0.222, 0.226))
    for n in range(9):
        x = 0.1 + n * 0.175
        top = 0.2 + 0.06 * np.cos((x - 0.8) * 3)
        hue = ("#B84838", "#3C8C88", "#C89C3C")[n % 3]
        solid(
            made,
            [
                (x - 0.002, top + 0.03),
                (x + 0.002, top + 0.03),
                (x + 0.002, top - 0.1),
                (x - 0.002, top - 0.1),
            ],
            "#5C4030",
        )
        solid(made, [(x, top - 0.1), (x + 0.055, top - 0.08), (x, top - 0.055)], hue)
    wall = step(Y - curve * 0.5, 0.56, 0.563) * step(Y - curve * 0.5, 0.648, 0.645)
    stone = ramp(Y, (0.56, "#A8805C"), (0.66, "#5C4030"))
    rocks = grit(stretched(2.4, 5), 235, 4, 7)
    seam = step(np.abs((X * 11) % 1 - 0.5), 0.47, 0.49)
    made = mix(made, shaded(worked(stone, rocks, 1.0, 0.3, "#D8B088"), seam, 0.35), wall)
    for x in (0.3, 1.3):
        w, foot = 0.06, 0.645 + 0.03 * np.cos((x - 0.8) * 3)
        arch = [
            (x - w, foot),
            (x - w, foot - 0.09),
            (x, foot - 0.125),
            (x + w, foot - 0.09),
            (x + w, foot),
        ]
        solid(made, arch, "#241612", 0.8, 0.8, 0.5)
        for n in range(5):
            at = x - w * 0.8 + n * w * 0.4
            solid(
                made,
                [
                    (at - 0.003, foot),
                    (at + 0.003, foot),
                    (at + 0.003, foot - 0.1),
                    (at - 0.003, foot - 0.1),
                ],
                "#6C5C50",
            )
    floor = ramp(Y, (0.64, "#E0B47C"), (1, "#6C4630"))
    made = mix(made, floor, step(Y - curve * 0.5, 0.645, 0.649))
    made = sand(made, 0.52, 0.648 + curve * 0.5, 233, 0.2)
    made = shaded(made, np.exp(-np.abs(Y - curve * 0.5 - 0.655) / 0.012), 0.35)
    return shine(made, 0.3, 0.1, 0.7, "#FFF0C8", 0.45) * 0.9

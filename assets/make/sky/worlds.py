"""The ten worlds that are spheres: one recipe each, from the same few brushes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sky.globe import Air, Globe, Skin, bowl, cities, clouds, craters, render, unit
from sky.noise import Array, cells, fbm, ridged, warp
from sky.paint import blur, colour, mix, ramp, step

Recipe = Callable[[int], Array]


def _chains(spot: Array, seed: int, freq: float, share: float = 0.0) -> Array:
    """Return heights of mountain chains with calm land between them, 0..1. A larger ``share``
    leaves less calm."""
    crests = ridged(spot, seed, freq, 5, 0.44)
    where = step(fbm(spot, seed + 300, freq * 0.45, 3), 0.10 - share, 0.55 - share)
    return np.asarray(crests * where)


def _dunes(spot: Array, seed: int, freq: float) -> Array:
    """Return heights of long dunes, four times longer than wide: a slow rise, a short fall."""
    bent = warp(spot, seed, 1.5, 0.10, 3) * np.array([1, 4, 1], dtype=np.float32)
    phase = (fbm(bent, seed + 1, freq * 0.5, 3, 0.45) * 2.6 + bent[..., 1] * freq * 0.55) % 1
    saw = np.where(phase < 0.72, phase / 0.72, (1 - phase) / 0.28)
    strong = step(fbm(spot, seed + 2, 1.7, 3), -0.45, 0.45)
    smooth: Array = saw * saw * (3 - 2 * saw) * strong
    return smooth


def _terraced(height: Array, count: float, steep: float = 0.22) -> Array:
    """Return heights cut into ``count`` level steps per unit, with a short slope between them."""
    level = np.floor(height * count)
    rise = step(height * count - level, 1 - steep, 1.0)
    cut: Array = (level + rise) / count
    return cut


def ord_mantell(size: int) -> Array:
    """Paint rust and olive rock, cratered and scarred by war, town lights on the night side."""
    globe = Globe(size, spin=40)
    rock = warp(globe.ground, 11, 1.6, 0.35)
    land = fbm(rock, 12, 1.5, 8, 0.55)
    hills = _chains(rock, 13, 3.0, 0.15)
    grit = fbm(rock, 112, 9.0, 5, 0.55)
    pits = craters(globe, 14, 170, 0.20)
    scar = step(ridged(warp(globe.ground, 15, 2.5, 0.16), 16, 1.15, 2), 0.80, 0.95)
    scar = scar * step(fbm(globe.ground, 17, 1.4, 3), -0.35, 0.15)
    ground = ramp(land, (-0.7, "#3E4426"), (-0.1, "#6C6C3C"), (0.18, "#8E5A34"), (0.7, "#B27A50"))
    ground = mix(ground, colour("#5A3423"), 0.45 * step(hills, 0.1, 0.5))
    ground = mix(ground, colour("#33301C"), 0.30 * step(grit, 0.0, 0.8))
    ground = mix(ground, colour("#D9B48A"), step(pits, 0.006, 0.05) * 0.28)
    ground = mix(ground, colour("#1E1512"), np.maximum(scar * 0.85, _burns(globe) * 0.80))
    height = 0.045 * land + 0.035 * hills + 0.004 * grit + pits
    height = height - 0.02 * blur(scar, globe.pixels(0.004))
    towns = [
        (unit(0.62, -0.30, 0.70), 0.13, 420),
        (unit(0.40, -0.62, 0.66), 0.09, 260),
        (unit(0.80, 0.02, 0.55), 0.07, 160),
        (unit(0.12, -0.82, 0.52), 0.06, 120),
    ]
    lamps = cities(globe, 18, towns, 50)
    veil = clouds(globe, 19, -0.42, freq=1.5) * 0.55
    return render(
        globe,
        Skin(
            ground=ground,
            height=height,
            relief=0.55,
            air=Air("#C9A36A", "#D2602C", 0.55),
            clouds=veil,
            cloud_colour="#D9C4A0",
            lights=lamps[..., None] * colour("#FFB45E") * 2.6,
            sunlight=1.95,
        ),
    )


def _burns(globe: Globe) -> Array:
    """Return scorch marks of old bombardments, 0..1: dark hearts with ragged streaks flung
    outward."""
    rng = np.random.default_rng(190)
    marks = np.zeros(globe.rim.shape, dtype=np.float32)
    ragged = fbm(globe.ground, 191, 9.0, 4, 0.6)
    sites = [
        (-0.34, 0.36),
        (-0.02, 0.02),
        (-0.52, -0.22),
        (0.10, 0.66),
        (-0.22, -0.58),
        (0.42, 0.22),
    ]
    for x, y in sites:
        centre = unit(x, y, np.sqrt(1 - x * x - y * y))
        size = rng.uniform(0.10, 0.19)
        away = np.arccos(np.clip(globe.normal @ centre, -1, 1)) / size
        around = np.arctan2(globe.y - y, globe.x - x)
        spokes = np.sin(around * rng.integers(7, 12) + 5 * ragged + rng.uniform(0, 6))
        marks = np.maximum(marks, step(away + 0.45 * ragged - 0.30 * spokes, 1.15, 0.15))
    return marks


def cantonica(size: int) -> Array:
    """Paint a rose-gold desert around one artificial sea; a city of light and a thin gold ring in
    orbit."""
    globe = Globe(size, fill=0.72, tilt=-14, spin=200)
    sand = warp(globe.ground, 21, 1.3, 0.30)
    land = fbm(sand, 22, 1.6, 7, 0.5)
    dunes = _dunes(sand, 23, 5.0)
    ground = ramp(land, (-0.7, "#5E3426"), (-0.1, "#93583C"), (0.25, "#B9805A"), (0.7, "#D9AE88"))
    ground = mix(ground, colour("#7A452C"), 0.34 * step(dunes, 0.55, 0.1))
    town = unit(0.34, -0.34, 0.88)
    away = np.arccos(np.clip(globe.normal @ town, -1, 1))
    shore = away + 0.11 * fbm(globe.ground, 25, 4.0, 5)
    sea = step(shore, 0.30, 0.285) * step(shore, 0.10, 0.115)
    ground = mix(ground, colour("#1F7F8C"), sea)
    towns = [
        (town, 0.12, 900),
        (unit(0.66, -0.40, 0.62), 0.10, 420),
        (unit(0.30, -0.72, 0.60), 0.09, 380),
        (unit(0.78, -0.06, 0.60), 0.06, 200),
    ]
    lamps = cities(globe, 26, towns, 60) + 0.5 * cities(globe, 27, towns[:1] * 2, 1)
    gold = lamps[..., None] * colour("#FFCB6B") * 2.6
    picture = render(
        globe,
        Skin(
            ground=ground,
            height=(0.03 * land + 0.010 * dunes) * (1 - sea),
            relief=0.6,
            air=Air("#F2CE8E", "#E58A3C", 0.75),
            clouds=clouds(globe, 28, -0.62, freq=1.6) * 0.5,
            cloud_colour="#FBEBD2",
            gloss=sea,
            lights=gold,
            embers=gold * 0.42,
        ),
    )
    return _ringed(globe, picture)


def _ringed(globe: Globe, picture: Array) -> Array:
    """Draw the gold ring: behind the world above its center line, before it below."""
    lean = np.radians(-20.0)
    u = globe.x * np.cos(lean) + globe.y * np.sin(lean)
    v = (globe.y * np.cos(lean) - globe.x * np.sin(lean)) / 0.20
    radius = np.hypot(u, v)
    thin = globe.pixels(1) * 0.20
    thread = np.zeros_like(radius)
    for at, wide, power in ((1.30, 0.012, 1.0), (1.245, 0.006, 0.40), (1.34, 0.005, 0.30)):
        spread = np.maximum(wide, 0.55 / np.maximum(thin * np.abs(v / radius) * 5, thin))
        thread += power * np.exp(-np.square((radius - at) / spread))
    haze = 0.16 * np.exp(-np.square((radius - 1.30) / 0.07))
    around = np.arctan2(v, u)
    beads = 0.70 + 0.30 * np.square(np.cos(around * 34))
    front = (v < 0) | (globe.rim > 1)
    shadow = 1 - 0.75 * step(globe.noon, 0.0, -0.5) * (globe.rim < 1.02) * (v > 0)
    power = (thread * beads + haze) * front * shadow
    power = power + blur(power, globe.pixels(0.02)) * 0.6
    shine = np.clip(power, 0, 1.6)[..., None] * (np.sqrt(colour("#FFC968")) * 0.92)
    shine = np.clip(shine, 0, 1)
    rgb = picture[..., :3] + shine * (1 - picture[..., :3])
    alpha = np.maximum(picture[..., 3], shine.max(axis=-1))
    return np.concatenate([rgb, alpha[..., None]], axis=-1)


def lothal(size: int) -> Array:
    """Paint tan-green plains, pale lakes, white spiral storms."""
    globe = Globe(size, spin=75)
    plain = warp(globe.ground, 31, 1.4, 0.32)
    land = fbm(plain, 32, 1.3, 8, 0.54)
    grass = fbm(plain, 33, 3.4, 6, 0.55)
    ridges = _chains(plain, 34, 3.0)
    mesas = _terraced(land, 9.0)
    ground = ramp(grass, (-0.7, "#5C7038"), (-0.1, "#8B9450"), (0.2, "#B9AD6B"), (0.7, "#D8C58C"))
    ground = mix(ground, colour("#7A6A45"), 0.5 * step(ridges, 0.25, 0.6))
    sea = step(land, -0.26, -0.33)
    ground = mix(ground, colour("#2E6476"), sea)
    ground = mix(ground, colour("#7FA79A"), step(land, -0.20, -0.27) * (1 - sea) * 0.6)
    eyes = [
        (unit(-0.22, 0.30, 0.92), 0.46, 0.70),
        (unit(0.42, -0.42, 0.80), 0.32, -0.6),
        (unit(-0.70, -0.35, 0.62), 0.28, 0.55),
    ]
    return render(
        globe,
        Skin(
            ground=ground,
            height=(0.012 * land + 0.022 * mesas + 0.024 * ridges) * (1 - sea),
            relief=0.5,
            air=Air("#BFD9D2", "#D99A5E", 0.75),
            clouds=clouds(globe, 36, -0.12, eyes, freq=1.5),
            gloss=sea,
            sunlight=1.85,
        ),
    )


def mon_calamari(size: int) -> Array:
    """Paint a deep blue ocean from limb to limb, turquoise reefs, white weather."""
    globe = Globe(size, spin=-30)
    flow = warp(globe.ground, 41, 1.3, 0.4)
    deep = fbm(flow, 42, 1.3, 6)
    chain = ridged(warp(globe.ground, 43, 1.8, 0.25), 44, 1.3, 3)
    reef = chain * 0.9 + 0.42 * fbm(flow, 45, 5.5, 6, 0.58)
    shoal = step(reef, 0.54, 0.90)
    isle = step(reef, 0.88, 0.92)
    ground = ramp(deep, (-0.8, "#04163F"), (0.0, "#0A3373"), (0.8, "#12529A"))
    ground = mix(ground, colour("#1FA6B0"), shoal * 0.80)
    ground = mix(ground, colour("#E4CFA2"), isle)
    ground = mix(ground, colour("#D98C7C"), step(reef, 0.97, 1.03) * 0.7)
    eyes = [(unit(0.10, 0.44, 0.89), 0.40, 0.65), (unit(-0.45, -0.38, 0.80), 0.32, -0.55)]
    return render(
        globe,
        Skin(
            ground=ground,
            height=0.02 * isle + 0.004 * fbm(flow, 46, 14, 3),
            relief=0.4,
            air=Air("#6FB4FF", "#8C7CC0", 1.0, 0.045),
            clouds=clouds(globe, 47, -0.16, eyes, freq=1.6),
            gloss=(1 - isle) * 1.25,
            sunlight=2.15,
        ),
    )


def kessel(size: int) -> Array:
    """Paint half of a world red ochre, half scorched dark; terraced mine pits, haul roads, a dull
    fire below."""
    globe = Globe(size, spin=140, tilt=-24, nod=6)
    rock = warp(globe.ground, 51, 1.7, 0.3)
    land = fbm(rock, 52, 1.8, 8, 0.56)
    crags = _chains(rock, 53, 2.8, 0.1)
    ledges = _terraced(land, 7.0)
    split = globe.ground[..., 1] + 0.30 * fbm(rock, 54, 1.5, 6) + 0.10
    burnt = step(split, 0.05, -0.06)
    bright = ramp(land, (-0.7, "#8E3B1C"), (0.0, "#C2622C"), (0.3, "#D9873F"), (0.7, "#EDB56E"))
    dark = ramp(land, (-0.7, "#171316"), (0.1, "#2E2524"), (0.7, "#54403A"))
    ground = mix(bright, dark, burnt)
    pits, floors, roads = _mines(globe)
    ground = mix(ground, colour("#4A1D10"), np.clip(floors, 0, 1) * 0.75)
    ground = mix(ground, colour("#F0C48C"), roads * 0.28)
    veins = step(ridged(warp(globe.ground, 55, 3, 0.2), 56, 2.2, 4), 0.70, 0.92) * burnt
    embers = (0.16 * veins + 0.12 * step(floors, 0.75, 1.0) * burnt)[..., None]
    edge = blur(burnt, globe.pixels(0.006))
    return render(
        globe,
        Skin(
            ground=ground,
            height=0.012 * land + 0.035 * ledges + 0.035 * crags + pits - 0.03 * edge,
            relief=0.5,
            air=Air("#E8A060", "#D84A20", 0.75),
            clouds=clouds(globe, 57, -0.52, freq=1.7) * 0.55,
            cloud_colour="#E9B98A",
            embers=embers * colour("#FF6A22"),
            sunlight=2.05,
        ),
    )


def _mines(globe: Globe) -> tuple[Array, Array, Array]:
    """Return heights of terraced pits, their floors (0..1) and the roads that leave them."""
    rng = np.random.default_rng(58)
    heights = np.zeros(globe.rim.shape, dtype=np.float32)
    floors, roads = np.zeros_like(heights), np.zeros_like(heights)
    sites = [(-0.30, 0.30, 0.23), (0.22, 0.52, 0.13), (-0.62, -0.04, 0.13), (0.16, -0.02, 0.17)]
    sites += [(0.50, -0.45, 0.14), (-0.20, -0.55, 0.16), (-0.05, 0.72, 0.08), (0.55, 0.18, 0.10)]
    for x, y, size in sites:
        centre = unit(x, y, np.sqrt(1 - x * x - y * y)) @ globe.pose
        heights += 0.8 * bowl(globe, centre, size)
        away = np.arccos(np.clip(globe.ground @ centre, -1, 1)) / size
        stair = np.floor((1 - np.minimum(away, 1)) * 4.99) / 4
        heights -= 0.07 * size * stair
        floors = np.maximum(floors, step(away, 1.0, 0.25))
        for angle in rng.uniform(0, 2 * np.pi, 3):
            roads = np.maximum(roads, _road(globe, centre, size, angle))
    return heights, floors, roads


def _road(globe: Globe, centre: Array, size: float, angle: float) -> Array:
    """Return a straight scratch leaving a pit at `angle`, fading with distance."""
    side = np.cross(centre, [0.3, 0.9, 0.2])
    side /= np.linalg.norm(side)
    other = np.cross(centre, side)
    ahead = (np.cos(angle) * side + np.sin(angle) * other).astype(np.float32)
    across = np.cross(centre, ahead).astype(np.float32)
    along = globe.ground @ ahead / size
    off = np.abs(globe.ground @ across + 0.012 * np.sin(along * 2 + angle)) / 0.006
    facing = globe.ground @ centre.astype(np.float32) > 0
    scratch: Array = np.exp(-off * off) * step(along, 0.5, 1.0) * step(along, 4.2, 1.2) * facing
    return scratch


def nal_hutta(size: int) -> Array:
    """Paint a sickly green swamp: black bogs, slime shallows, brown smog."""
    globe = Globe(size, spin=10)
    ooze = warp(warp(globe.ground, 61, 1.2, 0.40), 62, 3.0, 0.13)
    land = fbm(ooze, 63, 1.5, 8, 0.55)
    kind, inside = cells(warp(globe.ground, 67, 4.0, 0.10), 64, 5.0)
    small, within = cells(warp(globe.ground, 68, 6.0, 0.06), 69, 13.0)
    ground = ramp(land, (-0.7, "#2E3818"), (-0.1, "#566127"), (0.2, "#7E8440"), (0.7, "#A8A263"))
    # Bogs of two sizes between banks: large ones lie low, small ones everywhere.
    low = step(kind - 0.9 * land, 0.42, 0.62)
    wet = np.maximum(low * step(inside, 0.16, 0.30), 0.8 * step(small - 0.5 * land, 0.55, 0.7)
                     * step(within, 0.22, 0.40))  # fmt: skip
    slime = np.maximum(low * step(inside, 0.36, 0.26), 0.0) * step(inside, 0.10, 0.18)
    ground = mix(ground, colour("#10180C"), wet * 0.92)
    ground = mix(ground, colour("#93A83C"), slime * 0.5)
    ground = mix(ground, colour("#5B4526"), 0.5 * step(fbm(ooze, 65, 2.2, 5), 0.15, 0.6))
    smog = clouds(globe, 66, -0.20, [(unit(0.15, 0.25, 0.95), 0.5, 0.6)], 1.5, 2.4) * 0.62
    return render(
        globe,
        Skin(
            ground=ground,
            height=0.03 * land - 0.012 * wet,
            relief=0.5,
            air=Air("#A9BF58", "#A8742C", 0.9, 0.05),
            clouds=smog,
            cloud_colour="#C3BE72",
            gloss=wet * 0.8,
            sunlight=1.76,
        ),
    )


def tatooine(size: int) -> Array:
    """Paint bright sand in dune bands, bleached flats, the glint of two small suns."""
    globe = Globe(size, spin=250, tilt=18)
    sand = warp(globe.ground, 71, 1.2, 0.22, 4)
    wide = np.array([1, 3.2, 1], dtype=np.float32)
    bands = fbm(sand * wide, 72, 1.5, 6, 0.5)
    waves = _dunes(sand, 73, 4.2)
    ripples = _dunes(sand, 78, 10.0)
    rock = step(fbm(sand, 75, 2.0, 7, 0.58), 0.22, 0.42)
    ground = ramp(
        bands,
        (-0.8, "#9A6030"),
        (-0.35, "#C98E4A"),
        (0, "#E6BA70"),
        (0.35, "#F5DA9C"),
        (1, "#FFF0CC"),
    )
    ground = mix(ground, colour("#B07B42"), 0.34 * step(waves, 0.6, 0.1))
    ground = mix(ground, colour("#8A5530"), rock * 0.6)
    height = 0.012 * bands + 0.010 * waves + 0.003 * ripples + 0.016 * rock
    haze = clouds(globe, 76, -0.60, freq=1.6, banding=2.6) * 0.6
    glints = _flare(globe, (-0.715, 0.685), 0.075) + 0.75 * _flare(globe, (-0.50, 0.845), 0.055)
    return render(
        globe,
        Skin(
            ground=ground,
            height=height,
            relief=0.55,
            air=Air("#FFDFA0", "#E8853A", 0.8),
            clouds=haze,
            cloud_colour="#FFF4DC",
            sunlight=2.10,
            extra=[glints[..., None] * colour("#FFF0C8")],
        ),
    )


def _flare(globe: Globe, spot: tuple[float, float], reach: float) -> Array:
    """Return a small sun: round core, soft halo, four fine rays."""
    dx, dy = globe.x - spot[0], globe.y - spot[1]
    away = np.hypot(dx, dy) / reach
    halo = 2.4 * np.exp(-np.square(away / 0.42)) + 0.28 * np.exp(-away * 1.5)
    rays = np.exp(-np.abs(dx) / (reach * 1.1)) * np.exp(-np.square(dy / (reach * 0.07)))
    rays += np.exp(-np.abs(dy) / (reach * 1.1)) * np.exp(-np.square(dx / (reach * 0.07)))
    border = step(np.maximum(np.abs(globe.x), np.abs(globe.y)) * globe.fill, 0.99, 0.9)
    flare: Array = (halo + 0.8 * rays) * border
    return flare


def naboo(size: int) -> Array:
    """Paint lush green lands in blue water under swirling cloud."""
    globe = Globe(size, spin=165)
    coast = warp(globe.ground, 81, 1.4, 0.38)
    land = fbm(coast, 82, 1.25, 8, 0.55)
    woods = fbm(coast, 83, 4.0, 6, 0.55)
    hills = _chains(coast, 84, 3.2)
    shore = step(land, -0.06, -0.02)
    water = ramp(land, (-0.6, "#06305F"), (-0.12, "#12649C"), (-0.03, "#39A7B8"))
    green = ramp(woods, (-0.6, "#1C4A26"), (0.0, "#386F34"), (0.35, "#678F46"), (0.8, "#A3A566"))
    green = mix(green, colour("#6E7A50"), 0.5 * step(hills, 0.25, 0.6))
    eyes = [
        (unit(0.30, 0.36, 0.88), 0.42, -0.65),
        (unit(-0.46, -0.16, 0.87), 0.34, 0.6),
        (unit(0.20, -0.62, 0.76), 0.32, 0.55),
    ]
    return render(
        globe,
        Skin(
            ground=mix(water, green, shore),
            height=(0.022 * land + 0.030 * hills + 0.004 * woods) * shore,
            relief=0.45,
            air=Air("#86C8FF", "#E0A070", 0.9, 0.042),
            clouds=clouds(globe, 86, -0.10, eyes, freq=1.7),
            gloss=(1 - shore) * 1.3,
            sunlight=2.15,
        ),
    )


def ryloth(size: int) -> Array:
    """Paint violet-brown canyon lands cut by a hard line between fire-lit day and night."""
    globe = Globe(size, spin=300, tilt=-10)
    rock = warp(globe.ground, 91, 1.6, 0.30)
    land = fbm(rock, 92, 1.4, 8, 0.55)
    cut = ridged(warp(globe.ground, 93, 2.2, 0.22), 94, 1.9, 3, 0.45)
    canyon = step(cut, 0.58, 0.86)
    mesa = fbm(rock, 95, 5.0, 5, 0.5)
    shelf = _terraced(land + 0.10 * mesa, 8.0)
    ground = ramp(land, (-0.7, "#4A3046"), (-0.1, "#7B4E56"), (0.25, "#A87060"), (0.7, "#D2A284"))
    strata = 0.5 + 0.5 * np.sin((land + 0.10 * mesa) * 50)
    beds = fbm(np.stack([shelf * 40] * 3, axis=-1), 97, 1.0, 2)  # each shelf has its own tone
    strata = 0.6 * strata + 0.4 * step(beds, -0.2, 0.2)
    ground = mix(ground, colour("#5E3A58"), strata * 0.42)
    ground = mix(ground, colour("#2A1630"), canyon * 0.85)
    depth = blur(canyon, globe.pixels(0.003))
    ember = canyon * np.exp(-np.square((globe.noon + 0.10) / 0.16))
    return render(
        globe,
        Skin(
            ground=ground,
            height=0.008 * land + 0.050 * shelf + 0.004 * mesa - 0.05 * depth,
            relief=0.55,
            air=Air("#C9A0B8", "#FF7A3C", 0.65),
            clouds=clouds(globe, 96, -0.66, freq=1.5) * 0.5,
            cloud_colour="#EBCFD0",
            embers=ember[..., None] * colour("#FF7A30") * 0.30,
            softness=0.05,
            sunlight=2.24,
        ),
    )


def takodana(size: int) -> Array:
    """Paint a deep forest, hundreds of bright lakes, a little cloud."""
    globe = Globe(size, spin=20)
    wood = warp(globe.ground, 101, 1.6, 0.30)
    land = fbm(wood, 102, 1.5, 7, 0.55)
    trees = fbm(wood, 103, 9.0, 5, 0.62)
    hills = _chains(wood, 104, 3.2)
    crowns = fbm(wood, 108, 22.0, 4, 0.6)
    basin = fbm(warp(globe.ground, 105, 3.5, 0.14), 106, 4.4, 6, 0.52)
    lake = step(basin - 0.25 * land, -0.27, -0.32)
    bank = step(basin - 0.25 * land, -0.20, -0.29) * (1 - lake)
    leaves = trees + 0.5 * land + 0.35 * crowns
    ground = ramp(leaves, (-0.8, "#0B2814"), (0, "#1A4722"), (0.5, "#2F6530"))
    ground = mix(ground, colour("#7F9A50"), step(land, 0.30, 0.75) * 0.7)
    ground = mix(ground, colour("#A9AA72"), bank * 0.45)
    ground = mix(ground, ramp(basin, (-0.6, "#0C3A5C"), (-0.3, "#2C7A9A")), lake)
    return render(
        globe,
        Skin(
            ground=ground,
            height=(0.010 * trees + 0.003 * crowns + 0.026 * hills + 0.02 * land) * (1 - lake),
            relief=0.45,
            air=Air("#9FD8C8", "#D9A060", 0.8),
            clouds=clouds(globe, 107, -0.30, [(unit(0.35, 0.40, 0.85), 0.36, 0.4)], 1.9),
            gloss=lake * 1.4,
            sunlight=2.15,
        ),
    )


WORLDS: dict[str, Recipe] = {
    "ord_mantell": ord_mantell,
    "cantonica": cantonica,
    "lothal": lothal,
    "mon_calamari": mon_calamari,
    "kessel": kessel,
    "nal_hutta": nal_hutta,
    "tatooine": tatooine,
    "naboo": naboo,
    "ryloth": ryloth,
    "takodana": takodana,
}

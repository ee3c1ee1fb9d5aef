"""Bake solid models into pictures: every pixel has its own normal, material, shade and shadow.

A picture is painted at twice its size and averaged down. Faces are cut into triangles that share
their normals across soft edges; plates, grooves, dirt and worn edges are laid on by the point of
the model that a pixel shows. One lamp, at the upper left like everywhere in the game, a cool sky,
and the light of the engines.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from sky.globe import SUN
from sky.noise import fbm
from sky.paint import blur, colour, encode, film, mix, step

Array = NDArray[Any]
FINE = 2  # pixels painted per pixel of the picture, each way
SOFT = math.cos(math.radians(50))  # edges flatter than this are round
METAL, GLASS, LAMP = 0, 1, 2
PLATE_LIFT, SEAM_LIFT = 5.0, 3.0  # reach of a mark over the solid below it, in units
CAP_BEHIND = 0.3
FAR = -1e6


@dataclass
class Shape:
    """A polygon in the model's space, its color and material; `solid` names its part."""

    points: Array
    colour: str
    material: int
    solid: int
    normals: Array
    lift: float = 0.0


@dataclass
class Line:
    """A drawn line: a groove or a stripe on a surface, a rod in the open."""

    points: Array
    colour: str
    width: float


@dataclass
class Jet:
    """An engine's light: its position, radius, color, and the end of its trail."""

    at: Array
    r: float
    colour: str
    tail: Array


@dataclass
class Scene:
    """All that is painted: shapes, lines, jets; `polar` runs the plates around the middle."""

    shapes: list[Shape]
    lines: list[Line]
    jets: list[Jet]
    polar: bool = False


@dataclass
class Camera:
    """The projection of the model: `frame` has the rows right, up and toward the viewer."""

    frame: Array
    scale: float
    shift: tuple[float, float]
    size: tuple[int, int]

    def flat(self, points: Array) -> Array:
        """Return columns, rows and nearness (units) of points of the model."""
        seen = points @ self.frame.T
        return np.stack(
            [
                self.shift[0] + self.scale * seen[..., 0],
                self.shift[1] - self.scale * seen[..., 1],
                seen[..., 2],
            ],
            axis=-1,
        )


def soft_normals(faces: Sequence[Array]) -> list[Array]:
    """Return the normals at the corners of each face, averaged where an edge is nearly flat."""
    flat = [_area_normal(points) for points in faces]
    around: dict[tuple[float, ...], list[Array]] = defaultdict(list)
    for points, normal in zip(faces, flat):
        for corner in points:
            around[tuple(np.round(corner, 3))].append(normal)
    found = []
    for points, normal in zip(faces, flat):
        own = normal / max(float(np.linalg.norm(normal)), 1e-9)
        rows = []
        for corner in points:
            total = np.zeros(3)
            for other in around[tuple(np.round(corner, 3))]:
                size = float(np.linalg.norm(other))
                if size > 1e-9 and other @ own > SOFT * size:
                    total = total + other
            rows.append(total / max(float(np.linalg.norm(total)), 1e-9))
        found.append(np.array(rows))
    return found


def _area_normal(points: Array) -> Array:
    total = np.zeros(3)
    for a, b in zip(points, np.roll(points, -1, axis=0)):
        total = total + np.cross(a, b)
    return total


class Sheet:
    """A picture before it is lit: what each pixel shows."""

    def __init__(self, camera: Camera) -> None:
        wide, high = camera.size
        self.camera = camera
        self.near = np.full((high, wide), FAR)
        self.spot = np.zeros((high, wide, 3), dtype=np.float32)
        self.normal = np.zeros((high, wide, 3), dtype=np.float32)
        self.hue = np.zeros((high, wide, 3), dtype=np.float32)
        self.material = np.zeros((high, wide), dtype=np.int8)
        self.solid = np.full((high, wide), -1, dtype=np.int16)
        self.groove = np.zeros((high, wide), dtype=np.float32)

    @property
    def solidly(self) -> Array:
        """Return True where the model is."""
        return self.near > FAR / 2

    def draw(self, scene: Scene, culled: bool = True) -> None:
        """Draw all shapes: what is seen, or, not `culled`, what throws shadows."""
        for shape in scene.shapes:
            if shape.lift and not culled:
                continue  # what is painted on a surface throws no shadow
            if culled and _area_normal(shape.points) @ self.camera.frame[2] <= 1e-6:
                continue
            if len(shape.points) > 4:
                self._polygon(shape)
            else:
                for a, b in ((1, 2), (2, 3))[: len(shape.points) - 2]:
                    self._triangle(shape, (0, a, b))

    def _triangle(self, shape: Shape, corners: tuple[int, int, int]) -> None:
        points = shape.points[list(corners)]
        flat = self.camera.flat(points)
        (ax, ay, _), (bx, by, _), (cx, cy, _) = flat
        whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(whole) < 1e-6:
            return
        rows, cols = self._window(flat)
        if rows.size == 0 or cols.size == 0:
            return
        x, y = cols[None, :] + 0.5, rows[:, None] + 0.5
        v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / whole
        w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / whole
        u = 1 - v - w
        inside = (u >= -1e-4) & (v >= -1e-4) & (w >= -1e-4)
        shares = np.stack([u, v, w], axis=-1)
        self._write(shape, rows, cols, inside, shares @ flat[:, 2], shares @ points,
                    shares @ shape.normals[list(corners)])  # fmt: skip

    def _polygon(self, shape: Shape) -> None:
        """Draw a flat face of any outline."""
        flat = self.camera.flat(shape.points)
        rows, cols = self._window(flat)
        if rows.size == 0 or cols.size == 0:
            return
        normal = _area_normal(shape.points)
        normal = normal / np.linalg.norm(normal)
        facing = self.camera.frame @ normal
        if abs(facing[2]) < 1e-4:
            return
        page = Image.new("1", (cols.size, rows.size))
        outline = [(float(x) - cols[0] - 0.5, float(y) - rows[0] - 0.5) for x, y, _ in flat]
        ImageDraw.Draw(page).polygon(outline, fill=1)
        right = (cols[None, :] + 0.5 - flat[0, 0]) / self.camera.scale + 0 * rows[:, None]
        up = -(rows[:, None] + 0.5 - flat[0, 1]) / self.camera.scale + 0 * cols[None, :]
        out = -(right * facing[0] + up * facing[1]) / facing[2]
        seen = np.stack([right, up, out], axis=-1)
        spots = shape.points[0] + seen @ self.camera.frame
        normals = np.broadcast_to(normal, spots.shape)
        # A page is a pixel larger than the face: along an edge the side must win.
        nearness = flat[0, 2] + out - CAP_BEHIND
        self._write(shape, rows, cols, np.array(page), nearness, spots, normals)

    def _window(self, flat: Array) -> tuple[Array, Array]:
        high, wide = self.near.shape
        low, top = flat.min(axis=0), flat.max(axis=0)
        cols = np.arange(max(0, int(low[0]) - 1), min(wide, int(top[0]) + 2))
        rows = np.arange(max(0, int(low[1]) - 1), min(high, int(top[1]) + 2))
        return rows, cols

    def _write(self, shape: Shape, rows: Array, cols: Array, inside: Array, near: Array,
               spots: Array, normals: Array) -> None:  # fmt: skip
        part = np.s_[rows[0] : rows[-1] + 1, cols[0] : cols[-1] + 1]
        wins = inside & (near + shape.lift > self.near[part])
        if not wins.any():
            return
        self.near[part][wins] = near[wins] + shape.lift * 0.5
        self.spot[part][wins] = spots[wins]
        self.normal[part][wins] = normals[wins]
        self.hue[part][wins] = colour(shape.colour)
        self.material[part][wins] = shape.material
        self.solid[part][wins] = shape.solid

    def rule(self, line: Line, pen: float) -> None:
        """Draw a line: on a surface it keeps the surface's normals, elsewhere it is a rod."""
        flat = self.camera.flat(line.points)
        half = max(1.0, line.width * pen / 2)
        hue = colour(line.colour)
        for index, (a, b) in enumerate(zip(flat, flat[1:])):
            box = np.array([a, b])
            rows, cols = self._window(np.concatenate([box - half - 1, box + half + 1]))
            if rows.size == 0 or cols.size == 0:
                continue
            ahead = b[:2] - a[:2]
            size = float(np.hypot(*ahead)) or 1.0
            x, y = cols[None, :] + 0.5 - a[0], rows[:, None] + 0.5 - a[1]
            along = (x * ahead[0] + y * ahead[1]) / size**2
            across = (y * ahead[0] - x * ahead[1]) / size / half
            near = a[2] + (b[2] - a[2]) * np.clip(along, 0, 1)
            inside = (along >= -half / size) & (along <= 1 + half / size) & (np.abs(across) <= 1)
            part = np.s_[rows[0] : rows[-1] + 1, cols[0] : cols[-1] + 1]
            old = self.near[part]
            shown = inside & (near + SEAM_LIFT > old)
            free = shown & (near - SEAM_LIFT > old)
            self.hue[part][shown] = hue
            self.groove[part][shown & ~free] = 1.0
            self.near[part][free] = near[free]
            side = np.array([-ahead[1], -ahead[0], 0.0]) / size
            rod = across[..., None] * side + np.sqrt(np.clip(1 - across**2, 0, 1))[
                ..., None
            ] * np.array([0, 0, 1.0])
            start, end = line.points[index], line.points[index + 1]
            spots = start + (end - start) * np.clip(along, 0, 1)[..., None]
            self.normal[part][free] = (rod @ self.camera.frame)[free]
            self.spot[part][free] = spots[free]
            self.material[part][shown] = METAL
            self.solid[part][free] = 999


# --- surfaces ------------------------------------------------------------------------------------


def _chance(*cells: Array) -> Array:
    """Return an even random number 0..1 for each cell, always the same."""
    total = np.zeros(np.broadcast_shapes(*(c.shape for c in cells)))
    for cell, weight in zip(cells, (12.9898, 78.233, 37.719, 9.131)):
        total = total + cell * weight
    folded = np.sin(total) * 43758.5453
    return np.asarray(folded - np.floor(folded))


def _bricks(u: Array, v: Array, solid: Array, size: tuple[float, float], seam: float) -> Any:
    """Return for plates in rows: a random number each, and 1 on the joints between them."""
    row = np.floor(v / size[1])
    place = u / size[0] + _chance(row, solid) * 3.7
    col = np.floor(place)
    # Half of the joints across are left out, so that plates differ in length.
    gone = _chance(col, row, solid + 5) < 0.4
    first = np.where(gone, col - 1, col)
    low = (place - col) * size[0]
    open_low = np.where(gone, 9.0, low)
    high_gone = _chance(col + 1, row, solid + 5) < 0.4
    open_high = np.where(high_gone, 9.0, size[0] - low)
    up = (v / size[1] - row) * size[1]
    edge = np.minimum(np.minimum(open_low, open_high), np.minimum(up, size[1] - up))
    return _chance(first, row, solid + 11), step(edge, seam, seam * 0.45)


def plating(sheet: Sheet, scene: Scene, fine: float) -> tuple[Array, Array, Array]:
    """Return two levels of plates: a tone -1..1, joints 0..1, and a height."""
    spot, normal = sheet.spot.astype(np.float64), np.abs(sheet.normal)
    axis = np.argmax(normal * np.array([0.8, 1.0, 1.0]), axis=-1)
    x, y, z = (spot[..., i] for i in range(3))
    u = np.where(axis == 0, y, x)
    v = np.where(axis == 2, y, z)
    if scene.polar:
        reach = np.hypot(x, y)
        round_about = np.arctan2(y, x) * 30
        inner = (axis == 2) & (reach < 46)
        u, v = np.where(inner, round_about, u), np.where(inner, reach, v)
    solid = sheet.solid.astype(np.float64)
    seam = 0.26 * fine
    tone_1, joint_1 = _bricks(u + 3.1, v + 0.7, solid, (23.0, 12.5), seam)
    tone_2, joint_2 = _bricks(u + 1.3, v + 2.2, solid + 50, (7.3, 4.1), seam * 0.7)
    busy = step(tone_1, 0.55, 0.6)  # on the other plates there is nothing finer
    if fine > 1:
        busy = busy * 0.0
    tone = (tone_1 - 0.5) * 1.2 + (tone_2 - 0.5) * 0.8 * busy
    joint = np.maximum(joint_1, joint_2 * busy * 0.5)
    height = 0.10 * tone_1 + 0.13 * busy * (tone_2 > 0.72) - 0.30 * joint
    return tone, joint, height


def occlusion(sheet: Sheet, normal: Array) -> Array:
    """Return how much of the sky is hidden from each pixel by what stands around it, 0..1."""
    near, n = sheet.near[::2, ::2], normal[::2, ::2]
    scale = sheet.camera.scale / 2
    here = near > FAR / 2
    slope = np.maximum(n[..., 2], 0.3)
    total = np.zeros(near.shape)
    for reach in (2.5, 6.0, 14.0):
        for turn in range(10):
            angle = 2 * math.pi * (turn + reach) / 10
            dx, dy = round(math.cos(angle) * reach * scale), round(math.sin(angle) * reach * scale)
            other = np.roll(near, (-dy, -dx), axis=(0, 1))
            expected = -(n[..., 0] * dx - n[..., 1] * dy) / scale / slope
            rise = (other - near - expected) / reach
            total += np.clip(rise, 0, 1) * (rise < 4) * (other > FAR / 2) * here
    hidden = np.clip(total / 30 * 1.9, 0, 1)
    wide = np.repeat(np.repeat(hidden, 2, axis=0), 2, axis=1)[: sheet.near.shape[0]]
    return blur(wide[:, : sheet.near.shape[1]], 2.2)


def sunshine(sheet: Sheet, scene: Scene, sun: Array) -> Array:
    """Return 1 where the lamp reaches, 0 in the shadow of another part."""
    toward = sun @ sheet.camera.frame  # in the model's space
    right = np.cross(toward, sheet.camera.frame[1])
    right /= np.linalg.norm(right)
    frame = np.stack([right, np.cross(toward, right), toward])
    points = np.concatenate([shape.points for shape in scene.shapes]) @ frame.T
    low, top = points.min(axis=0), points.max(axis=0)
    side = 1100
    scale = (side - 20) / max(top[0] - low[0], top[1] - low[1])
    camera = Camera(frame, scale, (10 - low[0] * scale, 10 + top[1] * scale), (side, side))
    lamp = Sheet(camera)
    lamp.draw(scene, culled=False)
    here = sheet.solidly
    flat = camera.flat(sheet.spot[here].astype(np.float64) + 0.0)
    lit = np.zeros(flat.shape[0])
    for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        col = np.clip((flat[:, 0] + dx * 4).astype(int), 0, side - 1)
        row = np.clip((flat[:, 1] + dy * 4).astype(int), 0, side - 1)
        lit += lamp.near[row, col] < flat[:, 2] + 2.0
    whole = np.ones(here.shape)
    whole[here] = lit / 9
    return whole


# --- light ---------------------------------------------------------------------------------------


def _unit(vectors: Array) -> Array:
    return np.asarray(vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9))


@dataclass
class Surface:
    """A model before it is lit: normals, colors, hidden part of the sky, tone of each plate."""

    normal: Array
    base: Array
    hidden: Array
    tone: Array


def surface(sheet: Sheet, scene: Scene, fine: float) -> Surface:
    """Return the surface of a model, with its plates, dirt and dents."""
    here = sheet.solidly
    smooth = _unit(sheet.normal @ sheet.camera.frame.T.astype(np.float32))
    tone, joint, height = plating(sheet, scene, fine)
    metal = (sheet.material == METAL) & here
    grime, chips = np.zeros(here.shape), np.zeros(here.shape)
    drawn_out = sheet.spot[here] * np.array([0.045, 0.17, 0.17], dtype=np.float32)
    grime[here] = fbm(drawn_out + sheet.solid[here][:, None] * 0.37, 31, 1.0, 4, 0.6)
    chips[here] = fbm(sheet.spot[here] * np.float32(0.16), 37, 1.0, 4, 0.7)
    height = np.where(metal, height + 0.07 * chips - 0.3 * sheet.groove, 0)
    down, right = np.gradient(blur(height, 0.8) * sheet.camera.scale)
    lean = np.clip(np.stack([-right, down, np.zeros_like(down)], axis=-1), -0.6, 0.6)
    inner = blur(here.astype(np.float32), 1.5) > 0.98
    normal = _unit(smooth + lean * (metal & inner)[..., None] * 0.8)
    base = _painted(sheet, smooth, tone, joint, grime, chips)
    return Surface(normal, base, occlusion(sheet, smooth), tone)


def lit(sheet: Sheet, scene: Scene, found: Surface, sun: Array) -> Array:
    """Return linear light of the model's pixels."""
    shine = blur(sunshine(sheet, scene, sun), 1.6)
    light = found.base * _falling(found.normal, sun, shine, found.hidden)
    light += _jets_light(sheet, scene, found.normal, found.base)
    light += _sheen(sheet, found, sun, shine)
    lamp = (sheet.material == LAMP)[..., None]
    return np.asarray(np.where(lamp, sheet.hue * 1.9, light))


def _painted(
    sheet: Sheet, normal: Array, tone: Array, joint: Array, grime: Array, chips: Array
) -> Array:
    """Return the color of the surface: plates, dirt drawn out astern, worn edges."""
    across, along = np.gradient(normal[..., 0], axis=1), np.gradient(normal[..., 1], axis=0)
    bend = blur(across - along, 1.3) * 6
    same = blur(sheet.solidly.astype(np.float32), 2) > 0.97
    worn = step(bend * (0.6 + 0.8 * chips), 0.12, 0.5) * same
    dirt = step(grime, -0.10, 0.75) * 0.52 + step(-bend, 0.1, 0.6) * 0.3 * same
    metal = (sheet.material == METAL)[..., None]
    hue = np.power(sheet.hue, 1.12) * 0.86 * (1 + 0.34 * tone)[..., None]
    hue = hue * (1 - np.clip(dirt, 0, 0.75))[..., None] * np.array([1.0, 0.99, 0.97])
    hue = hue * (1 - 0.66 * joint)[..., None]
    bare = step(chips, 0.42, 0.62) * 0.35
    pale = sheet.hue * 0.6 + colour("#B9BFC4") * 0.45
    hue = mix(hue, pale, np.clip(worn * 0.65 + bare * 0.55, 0, 0.8))
    return np.asarray(np.where(metal, hue, sheet.hue))


def _falling(normal: Array, sun: Array, shine: Array, hidden: Array) -> Array:
    """Return the light that falls on each pixel: lamp, sky, and a cool glow from the lower
    right."""
    key = np.maximum(normal @ sun, 0) * shine * (1 - 0.35 * hidden)
    open_sky = (0.55 + 0.45 * normal[..., 1]) * (1 - hidden) ** 1.5
    side = np.array([-sun[0] * 1.25, -0.42, 0.30])
    low = np.maximum(normal @ (side / np.linalg.norm(side)), 0) * (1 - hidden) ** 1.3
    light = key[..., None] * colour("#FFF0DA") * 1.95
    light = light + open_sky[..., None] * colour("#93A9CC") * 0.30
    return np.asarray(light + low[..., None] * colour("#6488C0") * 0.50)


def _sheen(sheet: Sheet, found: Surface, sun: Array, shine: Array) -> Array:
    """Return what surfaces mirror: the lamp on metal, lamp and sky on glass, a rim of sky."""
    normal, hidden = found.normal, found.hidden
    half = sun + np.array([0, 0, 1.0])
    half = half / np.linalg.norm(half)
    near = np.maximum(normal @ half, 0) * sheet.solidly
    polish = np.clip(0.75 + found.tone, 0.35, 1.5)
    spark = (0.16 * near**14 + 0.50 * near**70) * polish * shine
    slope = np.clip(1 - normal[..., 2], 0, 1)
    rim = slope**3 * (1 - hidden) ** 2 * 0.30
    sheen = spark[..., None] * colour("#FFF3E0") + rim[..., None] * colour("#86A6D8")
    # Glass mirrors a bright horizon, a dimmer sky above it, nothing below.
    up = 2 * normal[..., 2] * normal[..., 1] + 0.25 * normal[..., 0] * np.sign(sun[0])
    horizon = np.exp(-np.square((up - 0.42) / np.where(up < 0.42, 0.10, 0.34)))
    sky = 0.02 + 0.30 * horizon + 0.06 * step(up, 0.3, 0.9) + slope**3 * 0.3
    glass = sky[..., None] * colour("#8FC4E8") * (0.45 + 0.55 * shine)[..., None]
    glass = glass + (near**40 * 0.25 + near**160 * 2.6)[..., None]
    is_glass = (sheet.material == GLASS)[..., None]
    return np.asarray(np.where(is_glass, glass + sheen * 0.4, sheen) * sheet.solidly[..., None])


def _jets_light(sheet: Sheet, scene: Scene, normal: Array, base: Array) -> Array:
    """Return the light of the engines on the hull around them."""
    light = np.zeros(base.shape)
    for jet in scene.jets:
        way = (jet.at - sheet.spot) @ sheet.camera.frame.T
        away = np.linalg.norm(way, axis=-1)
        facing = np.maximum(np.sum(way * normal, axis=-1) / np.maximum(away, 1), 0)
        power = (0.15 + 0.85 * facing) / (1 + np.square(away / (jet.r * 1.1))) * sheet.solidly
        light += base * power[..., None] * colour(jet.colour) * 1.5
    return light


def exhaust(camera: Camera, jets: Sequence[Jet], halo: float, trails: bool) -> Array:
    """Return the light of the engines behind the model: a round core and a streaked cone."""
    wide, high = camera.size
    x, y = np.meshgrid(np.arange(wide) + 0.5, np.arange(high) + 0.5)
    light = np.zeros((high, wide, 3))
    for number, jet in enumerate(jets):
        at, tail = camera.flat(jet.at), camera.flat(jet.tail)
        r, hue = jet.r * camera.scale, colour(jet.colour)
        off = np.hypot(x - at[0], y - at[1]) / (r * halo)
        core = np.exp(-np.square(off / 0.26)) * 2.2
        glow = np.exp(-np.square(off / 0.44)) * 0.8 + 0.09 * np.exp(-off / 0.35)
        edge = step(off, 1.9, 0.9)
        light += core[..., None] * (0.75 + 0.25 * hue) + (glow * edge)[..., None] * hue
        ahead = tail[:2] - at[:2]
        size = float(np.hypot(*ahead))
        if not trails or size < r * 0.5:
            continue
        along = ((x - at[0]) * ahead[0] + (y - at[1]) * ahead[1]) / size**2
        across = ((y - at[1]) * ahead[0] - (x - at[0]) * ahead[1]) / size / r
        mouth = 0.80 * (1 - 0.62 * np.clip(along, 0, 1))
        fade = step(along, -0.06, 0.05) * np.power(np.clip(1 - along, 0, 1), 1.7)
        body = np.exp(-np.square(across / mouth * 1.15)) * fade
        some = body > 0.004
        points = np.stack([across / mouth * 2.6, along * 1.2, np.full_like(x, number)], axis=-1)
        body[some] *= np.clip(0.72 + 0.75 * fbm(points[some], 41, 1.0, 3, 0.6), 0.15, 1.6)
        heart = np.exp(-np.square(across / mouth * 3.2)) * fade**1.8
        light += (body * 0.9)[..., None] * hue + (heart * 0.8)[..., None] * (0.5 + 0.5 * hue)
    border = np.minimum(np.minimum(x, wide - x), np.minimum(y, high - y)) / high
    return np.asarray(light * step(border, 0.0, 0.06)[..., None])


# --- pictures ------------------------------------------------------------------------------------


def baked(
    scene: Scene, camera: Camera, pen: float, halo: float, token: bool, ways: Sequence[bool]
) -> list[Image.Image]:
    """Return the pictures of a model, one for each way: mirrored or not, under the same lamp."""
    sheet = Sheet(camera)
    sheet.draw(scene)
    for line in scene.lines:
        sheet.rule(line, pen)
    found = surface(sheet, scene, 2.2 if token else 1.0)
    cover = sheet.solidly.astype(np.float64)
    flames = exhaust(camera, scene.jets, halo, not token)
    open_flames = (flames * (1 - cover)[..., None]).astype(np.float32)
    bloom = blur(open_flames, camera.scale * 3) * 0.16
    shine = encode(film(flames)) * (1 - cover)[..., None]
    alpha = np.clip(cover + shine.max(axis=-1), 0, 1)
    made = []
    for mirrored in ways:
        sun = SUN.astype(np.float64) * np.array([-1 if mirrored else 1, 1, 1])
        light = lit(sheet, scene, found, sun) * (1.25 if token else 1.0)
        body = encode(film(light + bloom)) * cover[..., None]
        whole = _averaged(np.concatenate([body + shine, alpha[..., None]], axis=-1))
        made.append(_straight(whole[:, ::-1] if mirrored else whole))
    return made


def _averaged(image: Array) -> Array:
    high, wide = image.shape[0] // FINE, image.shape[1] // FINE
    return np.asarray(image.reshape(high, FINE, wide, FINE, -1).mean(axis=(1, 3)))


def _straight(whole: Array) -> Image.Image:
    """Return a picture of premultiplied light; what is clear takes the color around it, so that
    smaller copies have no dark edge."""
    alpha = whole[..., 3:]
    near = np.concatenate([blur(whole[..., i].astype(np.float32), 3.0)[..., None]
                           for i in range(4)], axis=-1)  # fmt: skip
    wide = near[..., :3] / np.maximum(near[..., 3:], 1e-3)
    rgb = np.where(alpha > 1e-3, whole[..., :3] / np.maximum(alpha, 1e-3), wide)
    levels = np.concatenate([np.clip(rgb, 0, 1), np.where(alpha < 0.006, 0, alpha)], axis=-1)
    return Image.fromarray(np.rint(levels * 255).astype(np.uint8), "RGBA")


def save(path: Path, picture: Image.Image, quality: int) -> None:
    """Write a picture as WebP, its clear parts with their color."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=quality, method=6, exact=True)

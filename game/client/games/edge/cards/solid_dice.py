"""Dice as solids: cubes, octahedra and dodecahedra, lit from the upper left, with signs on their
faces. They are drawn from their corners, at rest with one face up and in every turn before that.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color
from game.client.games.edge.cards import dice
from game.client.games.edge.cards.dice import Point
from game.client.games.edge.identity.identity import DICE
from game.client.tabletop.pages.solids import skew
from game.edge.dice.faces import FACES, Kind

TURNS = 24
"""pictures of a whole turn"""
FINE, FINE_TURNING = 4, 2
"""drawings are this much larger before they are made smooth: at rest, and while they turn"""
TILT = {4: 30.0, 3: 13.0, 5: 10.0}
"""degrees by which the upper face leans back, by its corners"""
AXIS = pygame.Vector3(0.42, 0.9, 0.12)
"""the axis about which dice turn while they roll: they come from the left"""
CAMERA = 2.7
"""distance of the eye from the middle of a die, in its radii"""
LIGHT = pygame.Vector3(-0.46, 0.62, 0.64).normalize()
DARK, BRIGHT = 0.58, 0.3
"""shares of black on a face away from the light, and of white on one that faces it"""
PLAIN, PLAIN_PALE = 0.55, 1.05
"""the light in which a face has the color of its die; under pale signs it is darker"""
DARKEST = 0.03
"""the luminance below which a body is made lighter, so that it stands out from the cloth"""
LEAST_SHOWN = 0.3
"""how far a face must look at the eye to show its signs while a die turns"""
SCALE = {4: 1.13, 3: 1.04, 5: 1.0}
"""size of a solid, by the corners of its faces, so that all kinds look equally large"""
GOLDEN = (1 + math.sqrt(5)) / 2
Vector = pygame.Vector3


@dataclass(frozen=True)
class SignPlan:
    """The signs of a face: their places from its middle and their size, in radii of the die."""

    one: tuple[Point, float]
    two: tuple[tuple[Point, Point], float]


SIGNS = {
    4: SignPlan(((0.0, 0.0), 0.76), (((-0.28, 0.0), (0.28, 0.0)), 0.5)),
    3: SignPlan(((0.0, -0.06), 0.64), (((-0.26, -0.17), (0.26, -0.17)), 0.47)),
    5: SignPlan(((0.0, 0.0), 0.72), (((-0.27, -0.02), (0.27, -0.02)), 0.5)),
}
"""by the corners of a face"""


@dataclass(frozen=True)
class Facet:
    """A face of a solid: its corners in order, its middle, and its axes."""

    corners: tuple[Vector, ...]
    middle: Vector
    right: Vector
    up: Vector
    normal: Vector


@dataclass(frozen=True)
class Shown:
    """A face as the eye sees it, in parts of a square picture: ``facing`` is 1 for one that looks
    at the eye, ``light`` how much light falls on it, from -1 to 1."""

    outline: tuple[Point, ...]
    middle: Point
    right: Point
    up: Point
    facing: float
    light: float
    number: int


# --- the pictures ---------------------------------------------------------------------------------


def at_rest(kind: Kind, number: int, px: int) -> pygame.Surface:
    """Return a die with a face up, in a square of ``px`` pixels."""
    key = ("edge solid", kind, number, px)
    return images.lookup(key) or images.keep(key, _paint(kind, number, px, 0, FINE))


def turning(kind: Kind, number: int, left: float, px: int) -> pygame.Surface:
    """Return a die that has still to turn ``left`` times until that face is up."""
    step = round(left * TURNS) % TURNS
    key = ("edge solid", kind, number, px, step)
    return images.lookup(key) or images.keep(key, _paint(kind, number, px, step, FINE_TURNING))


def silhouette(kind: Kind, px: int) -> list[Point]:
    """Return the outline of a die at rest in a square of ``px`` pixels."""
    points = [point for each in _view(_corners(kind), 0) for point in each.outline]
    return [(x * px, y * px) for x, y in _hull(points)]


def sign_spots(kind: Kind, count: int, px: int) -> tuple[list[Point], int]:
    """Return where the signs of the upper face are in a square of ``px`` pixels, and their size."""
    upper = next(each for each in _view(_corners(kind), 0) if each.number == 0)
    spots, size = _signs(_corners(kind), count)
    return [(x * px, y * px) for x, y in (_on(upper, spot) for spot in spots)], round(
        size * _radius(upper) * px
    )


def _paint(kind: Kind, number: int, px: int, step: int, fine: int) -> pygame.Surface:
    big, corners = px * fine, _corners(kind)
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    color, ink, _ = DICE[kind]
    if theme.luminance(color) < DARKEST:
        color = theme.mix(color, (255, 255, 255), 0.14)
    for face in _view(corners, step):
        points = [(x * big, y * big) for x, y in face.outline]
        tone = _lit(color, face.light, theme.luminance(ink) > theme.luminance(color))
        pygame.draw.polygon(made, theme.mix(tone, (0, 0, 0), 0.4), points)
        inner = [(face.middle[0] * big + (x - face.middle[0] * big) * 0.955,
                  face.middle[1] * big + (y - face.middle[1] * big) * 0.955)
                 for x, y in points]  # fmt: skip
        pygame.draw.polygon(made, theme.mix(tone, (255, 255, 255), 0.24), inner)
        core = [(face.middle[0] * big + (x - face.middle[0] * big) * 0.9,
                 face.middle[1] * big + (y - face.middle[1] * big) * 0.9)
                for x, y in points]  # fmt: skip
        pygame.draw.polygon(made, tone, core)
        if face.number == 0 or step and face.facing >= LEAST_SHOWN:
            faces = FACES[kind]
            shown = 1 + (number - 1 + face.number * _stride(len(faces))) % len(faces)
            _sign(made, kind, shown, face, theme.mix(ink, tone, 0.06), big)
    return images.ready(pygame.transform.smoothscale(made, (px, px)))


def _sign(made: pygame.Surface, kind: Kind, number: int, face: Shown, ink: Color, big: int) -> None:
    found = dice.symbols_of(kind, number)
    if not found:
        return
    spots, size = _signs(_corners(kind), len(found))
    across = (face.right[0] * size * big, face.right[1] * size * big)
    down = (-face.up[0] * size * big, -face.up[1] * size * big)
    side = max(8, round(size * _radius(face) * big))
    for sign, spot in zip(found, spots):
        laid = skew(dice.symbol(sign, side, ink), across, down)
        x, y = _on(face, spot)
        made.blit(laid, laid.get_rect(center=(round(x * big), round(y * big))))


def _lit(color: Color, light: float, pale: bool) -> Color:
    """Return the color of a face in that light; its signs are ``pale`` or dark."""
    plain = PLAIN_PALE if pale else PLAIN
    if light < plain:
        return theme.mix(color, (0, 0, 0), DARK * (plain - light) / 1.55)
    return theme.mix(color, (255, 255, 255), BRIGHT * (light - plain) / (1 - plain))


def _stride(count: int) -> int:
    """Return the step between the numbers of neighboring faces, without a common factor."""
    return 5 if count % 5 else 1


def _signs(corners: int, count: int) -> tuple[Sequence[Point], float]:
    plan = SIGNS[corners]
    return ([plan.one[0]], plan.one[1]) if count == 1 else plan.two


def _on(face: Shown, spot: Point) -> Point:
    """Return a spot of a face in the picture."""
    return (
        face.middle[0] + face.right[0] * spot[0] + face.up[0] * spot[1],
        face.middle[1] + face.right[1] * spot[0] + face.up[1] * spot[1],
    )


def _radius(face: Shown) -> float:
    """Return how large a radius of the die is on a face, in parts of the picture."""
    return math.hypot(*face.right)


# --- the solids -----------------------------------------------------------------------------------


def _corners(kind: Kind) -> int:
    """Return the number of corners of each face of a kind of dice."""
    return {6: 4, 8: 3, 12: 5}[len(FACES[kind])]


@lru_cache(maxsize=None)
def _solid(corners: int) -> tuple[Facet, ...]:
    """Return the faces of a regular solid with the radius 1; the first is up at rest."""
    signs = (-1.0, 1.0)
    cube = [Vector(each) for each in product(signs, repeat=3)]
    axes = [sign * Vector(each) for each in ((1, 0, 0), (0, 1, 0), (0, 0, 1)) for sign in (1, -1)]
    if corners == 4:
        return _facets(cube, axes, 4)
    if corners == 3:
        return _facets(axes, cube, 3)
    short = 1 / GOLDEN
    points, normals = [*cube], list[Vector]()
    for a, b in product(signs, repeat=2):
        points += [Vector(0, a * short, b * GOLDEN), Vector(a * short, b * GOLDEN, 0),
                   Vector(b * GOLDEN, 0, a * short)]  # fmt: skip
        normals += [Vector(0, a * GOLDEN, b), Vector(a * GOLDEN, b, 0), Vector(b, 0, a * GOLDEN)]
    return _facets(points, normals, 5)


def _facets(points: Sequence[Vector], normals: Sequence[Vector], corners: int) -> tuple[Facet, ...]:
    made, balls = [], [each.normalize() for each in points]
    for normal in (each.normalize() for each in normals):
        own = sorted(balls, key=lambda p: -round(p.dot(normal), 9))[:corners]
        middle = sum(own, Vector()) / corners
        toward = own[0] if corners != 4 else (own[0] + _next(own)) / 2
        up = (toward - middle).normalize()
        right = up.cross(normal)
        own.sort(key=lambda p: math.atan2((p - middle).dot(up), (p - middle).dot(right)))
        made.append(Facet(tuple(own), middle, right, up, normal))
    return tuple(made)


def _next(own: Sequence[Vector]) -> Vector:
    """Return a corner beside the first one of a square."""
    return min(own[1:], key=lambda p: p.distance_to(own[0]))


@lru_cache(maxsize=512)
def _view(corners: int, step: int) -> tuple[Shown, ...]:
    """Return the faces of a solid that the eye sees, the hindmost first; ``step`` turns before it
    is at rest."""
    solid = _solid(corners)
    first, scale, tilt = solid[0], SCALE[corners], math.radians(TILT[corners])

    def turned(each: Vector) -> Vector:
        """Return a vector as it is at that step: upright, leaning back, and on its way."""
        upright = Vector(first.right.dot(each), first.up.dot(each), first.normal.dot(each))
        return upright.rotate_x_rad(-tilt).rotate_rad(2 * math.pi * step / TURNS, AXIS)

    found = []
    for number, facet in enumerate(solid):
        right, up, normal = turned(facet.right), turned(facet.up), turned(facet.normal)
        middle = turned(facet.middle * scale)
        facing = normal.dot((Vector(0, 0, CAMERA) - middle).normalize())
        if facing <= 0:
            continue
        spot, size = _seen(middle), 0.25
        ends = [_seen(middle + each * size) for each in (right, up)]
        axes = [((x - spot[0]) / size, (y - spot[1]) / size) for x, y in ends]
        outline = tuple(_seen(turned(each * scale)) for each in facet.corners)
        found.append(Shown(outline, spot, axes[0], axes[1], facing, normal.dot(LIGHT), number))
    return tuple(sorted(found, key=lambda each: each.facing))


def _seen(point: Vector) -> Point:
    """Return where the eye sees a point, in parts of the picture."""
    near = CAMERA / (CAMERA - point.z)
    wide = 0.49 * math.sqrt(1 - 1 / CAMERA**2)  # the whole ball of a solid is in the picture
    return 0.5 + wide * near * point.x, 0.5 - wide * near * point.y


def _hull(points: Sequence[Point]) -> list[Point]:
    """Return the corners of the outline around points."""
    ordered = sorted(set(points))
    found: list[Point] = []
    for run in (ordered, ordered[::-1]):
        part: list[Point] = []
        for p in run:
            while len(part) > 1 and _bend(part[-2], part[-1], p) <= 0:
                part.pop()
            part.append(p)
        found += part[:-1]
    return found


def _bend(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

"""The bodies of dice: frames of a tumbling solid, tinted and with signs on their faces.

The frames are rendered by ``assets/make/dice.py``. A game gives the color of the body, how much it
shines, and the signs; each sign is laid on a face as the eye sees it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color
from game.client.paths import assets_folder

FOLDER = "dice"
BODY = 0.66  # of a frame that the solid at rest is wide
SIGN = 0.84  # of a face that its sign takes
FINE = 1.5  # samples of a sign along a side
TURNS = 3  # ways in which the faces of tumbling dice differ
_ALPHA = pygame.SRCALPHA

Paint = Callable[[str, int], pygame.Surface]
"""paints the sign of a face in a square of that many pixels; transparent around it"""


def icon_signs(prefix: str, blank: Sequence[str] = ()) -> Paint:
    """Return a painter of signs that are icons, named by prefix and face; faces in ``blank`` have
    none."""

    def paint(face: str, px: int) -> pygame.Surface:
        if face in blank:
            return pygame.Surface((px, px), _ALPHA)
        return images.icon(prefix + face, px)

    return paint


@dataclass(frozen=True)
class Die:
    """The look of a kind of dice: ``paint`` draws the sign of a face, and ``tumbling`` are the
    faces shown while it rolls.

    ``body`` is the color of the solid, ``gloss`` its shine from 0 (chalk) to 1 (enamel), and
    ``glow`` has the colors of faces that light up. ``solid`` names a sheet of ``assets/dice``.
    """

    paint: Paint
    tumbling: tuple[str, ...]
    body: Color = theme.rgb("37455A")
    gloss: float = 0.6
    glow: tuple[tuple[str, Color], ...] = ()
    solid: str = "cube"

    def at_rest(self, face: str, px: int) -> pygame.Surface:
        """Return the die with that face up, ``px`` pixels wide; its frame is larger."""
        return images.cached(("die", self, face, px), lambda: self._at_rest(face, px))

    def _at_rest(self, face: str, px: int) -> pygame.Surface:
        made = _body(self, -1, px).copy()
        if face in (glow := dict(self.glow)):
            _light_up(made, self, glow[face], px)
        made.blit(*_sign(self, -1, 0, face, px))
        return made

    def tumble(self, frame: int, turn: int, px: int) -> pygame.Surface:
        """Return a frame of the die in motion; ``turn`` exchanges its faces, so that two dice side
        by side do not look alike."""
        frame %= frames(self.solid)
        turn %= min(TURNS, len(self.tumbling))
        return images.cached(("die", self, frame, turn, px), lambda: self._in_turn(frame, turn, px))

    def _in_turn(self, frame: int, turn: int, px: int) -> pygame.Surface:
        made = _body(self, frame, px).copy()
        for each, seen in enumerate(faces_of(self.solid)[frame]):
            face = self.tumbling[(seen.face * 3 + turn) % len(self.tumbling)]
            made.blit(*_sign(self, frame, each, face, px))
        return made

    def ahead(self, px: int) -> list[Callable[[], object]]:
        """Return what paints the die in motion, a frame at a time."""
        return [
            partial(self.tumble, frame, turn, px)
            for frame in range(frames(self.solid))
            for turn in range(TURNS)
        ]

    def half(self, face: str, px: int, right: bool) -> pygame.Surface:
        """Return one half of a die that was broken in two, along a jagged line."""
        key = ("half die", self, face, px, right)
        if (known := images.lookup(key)) is not None:
            return known
        made = self.at_rest(face, px).copy()
        wide, high = made.get_size()
        line = [(wide * (0.5 + x), high * y / 6) for y, x in enumerate(CRACK)]
        far = 0 if right else wide
        cut = [*line, (far, high), (far, 0)]
        pygame.draw.polygon(made, (0, 0, 0, 0), cut)
        return images.keep(key, made)


CRACK = (0.06, 0.06, -0.03, 0.05, -0.05, 0.02, 0.02)
"""shifts of the line along which a die breaks, from its top to its foot"""


@dataclass(frozen=True)
class Seen:
    """A face that a frame shows: middle and axes in parts of the frame, and its light."""

    face: int
    at: tuple[float, float]
    right: tuple[float, float]
    up: tuple[float, float]
    light: float


@lru_cache(maxsize=None)
def faces_of(solid: str) -> list[list[Seen]]:
    """Return the faces that each frame of a solid shows."""
    path = assets_folder() / FOLDER / f"{solid}.json"
    rows = json.loads(path.read_text(encoding="utf-8"))["frames"]
    return [[_face(each) for each in row] for row in rows]


def _face(entry: dict[str, Any]) -> Seen:
    at, right, up = ((float(x), float(y)) for x, y in (entry[k] for k in ("at", "right", "up")))
    return Seen(int(entry["face"]), at, right, up, float(entry["light"]))


def frames(solid: str) -> int:
    """Return the number of frames of a whole turn."""
    return len(faces_of(solid)) - 1


def frame_px(px: int) -> int:
    """Return the side of a frame whose die is ``px`` pixels wide at rest."""
    return round(px / BODY)


def _sheet(name: str, frame: int, px: int) -> pygame.Surface:
    """Return one frame of a sheet, scaled."""
    sheet = images.whole(FOLDER, name)
    side, count = sheet.get_height(), sheet.get_width() // sheet.get_height()
    part = sheet.subsurface(((frame % count) * side, 0, side, side))
    return pygame.transform.smoothscale(part, (frame_px(px),) * 2)


def _body(die: Die, frame: int, px: int) -> pygame.Surface:
    """Return a frame in the die's color, without signs."""
    key = ("die body", die.solid, die.body, die.gloss, frame, px)
    if (known := images.lookup(key)) is not None:
        return known
    made = _sheet(die.solid, frame, px)
    tint = tuple(min(255, round(1.35 * part)) for part in die.body)
    made.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shine = _sheet(f"{die.solid}_gloss", frame, px)
    shine.fill((255, 255, 255, round(255 * die.gloss)), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shine, (0, 0))
    return images.keep(key, images.ready(made))


def _light_up(made: pygame.Surface, die: Die, color: Color, px: int) -> None:
    """Let the upper face glow in a color."""
    middle = faces_of(die.solid)[-1][0].at
    side = made.get_width()
    wide = round(px * 0.9)
    light = pygame.transform.smoothscale(_spark(color), (wide, round(wide * 0.9)))
    spot = (round(side * (0.5 + middle[0])), round(side * (0.5 + middle[1])))
    made.blit(light, light.get_rect(center=spot), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=32)
def _spark(color: Color) -> pygame.Surface:
    """Return a soft round light to be added; black around it."""
    made = pygame.Surface((64, 64))
    for step in range(32, 0, -1):
        part = (1 - step / 32) ** 1.6 * 0.34
        pygame.draw.circle(made, tuple(round(part * each) for each in color), (32, 32), step)
    return made


def _sign(
    die: Die, frame: int, each: int, face: str, px: int
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a sign as seen on a face of a frame, and its place there."""
    seen, side = faces_of(die.solid)[frame][each], frame_px(px)

    def make() -> pygame.Surface:
        across = [2 * side * part * SIGN for part in seen.right]
        down = [-2 * side * part * SIGN for part in seen.up]
        plain = die.paint(face, max(8, round(FINE * px * SIGN)))
        laid = skew(plain, across, down)
        light = min(255, round(255 * (0.35 + 0.75 * seen.light)))
        laid.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
        under = laid.copy()
        under.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
        step = max(1, px // 48)
        made = pygame.Surface((laid.get_width() + step, laid.get_height() + step), _ALPHA)
        made.blit(under, (step, step))
        made.blit(laid, (0, 0))
        return images.ready(made)

    found = images.cached(("die sign", die.paint, die.solid, frame, each, face, px), make)
    middle = (side * (0.5 + seen.at[0]), side * (0.5 + seen.at[1]))
    return found, found.get_rect(center=(round(middle[0]), round(middle[1]))).topleft


def skew(picture: pygame.Surface, across: Sequence[float], down: Sequence[float]) -> pygame.Surface:
    """Return the picture with its width laid along ``across`` and its height along ``down``, both
    in pixels: any slant is a turn, a scaling and another turn."""
    wide, high = picture.get_size()
    (a, c), (b, d) = across, down
    plus, minus = math.hypot((a + d) / 2, (c - b) / 2), math.hypot((a - d) / 2, (c + b) / 2)
    sum_, difference = math.atan2(c - b, a + d), math.atan2(c + b, a - d)
    last, first = (sum_ + difference) / 2, (sum_ - difference) / 2
    turned = pygame.transform.rotozoom(picture, -math.degrees(first), 1.0)
    size = (
        max(1, round(turned.get_width() * (plus + minus) / wide)),
        max(1, round(turned.get_height() * abs(plus - minus) / high)),
    )
    return pygame.transform.rotozoom(
        pygame.transform.smoothscale(turned, size), -math.degrees(last), 1.0
    )


def felt(size: tuple[int, int], color: Color, radius: int) -> pygame.Surface:
    """Return a cloth to roll dice on, lit from the upper left, with a stitched edge."""
    key = ("felt", size, color, radius)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size, _ALPHA)
    tile = images.whole(FOLDER, "felt").copy()
    tile.fill(tuple(min(255, 2 * part) for part in color), special_flags=pygame.BLEND_RGB_MULT)
    for x in range(0, size[0], tile.get_width()):
        for y in range(0, size[1], tile.get_height()):
            made.blit(tile, (x, y))
    lamp = pygame.Surface((2, 2))
    for spot, part in (((0, 0), 255), ((1, 0), 205), ((0, 1), 196), ((1, 1), 128)):
        lamp.set_at(spot, (part, part, part))
    light = pygame.transform.smoothscale(lamp, size)
    made.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _hem(made, color, radius)
    images.round_off(made, radius)
    return images.keep(key, images.ready(made))


def _hem(made: pygame.Surface, color: Color, radius: int) -> None:
    """Draw the edge of a cloth: a dark rim, and stitches inside it."""
    wide, high = made.get_size()
    rim = max(1, radius // 6)
    pygame.draw.rect(
        made, theme.mix(color, (0, 0, 0), 0.55), made.get_rect(), rim, border_radius=radius
    )
    thread, inset, length = theme.mix(color, theme.SOFT, 0.28), radius // 2, max(4, radius // 2)
    for x in range(radius, wide - radius - length, 2 * length):
        for y in (inset, high - inset):
            pygame.draw.line(made, thread, (x, y), (x + length, y), max(1, rim // 2))
    for y in range(radius, high - radius - length, 2 * length):
        for x in (inset, wide - inset):
            pygame.draw.line(made, thread, (x, y), (x, y + length), max(1, rim // 2))

"""The drawings of a card's picture, put together and set into one light and one air."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import light
from game.client.draw.theme import Color
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.cards.art_scenes import Part, Scene

Size = tuple[int, int]

BUST_LIGHT = 0.45
"""share of the scene's light on busts, which bring the lamp's light along"""
LARGE_PIECE = 0.2  # share of the picture from which a piece is drawn, lit and blurred in steps
SEEN = 0.62  # what begins right of this part of a stage's width is left out
LARGE_GLOW = 700  # px
COARSE_FROM = 5.0  # pieces blurred by this many pixels are drawn at half their size first
CLEAR = 0.5  # the part of a stage's width that the hero may fill
FILLS = 0.96
"""from this share of the height on, a wide piece is a backdrop: it fills tall pictures to the
top"""


def compose(scene: Scene, size: Size) -> pygame.Surface:
    """Return a picture, finished."""
    *_, made = steps(scene, size)
    return made


def steps(scene: Scene, size: Size, at: float = 0.5) -> Iterator[pygame.Surface]:
    """Yield a picture as it grows; at the end it is finished. A stage is kept as a whole, not also
    its ground and pieces."""
    keep = at == 0.5
    made = pygame.Surface(size, 0, 32)
    ground = images.art("grounds", scene.ground, size, keep=keep)
    made.blit(pygame.transform.flip(ground, True, False) if scene.flip else ground, (0, 0))
    del ground  # as large as a window: not to be held until the last step
    air = light.Air(scene.light, pygame.transform.average_color(made)[:3])
    made.fill(
        theme.mix(theme.rgb("B2B5C2"), scene.light, 0.16), special_flags=pygame.BLEND_RGB_MULT
    )
    _lamp(made, scene.light)
    yield made
    hero = hero_of(scene)
    near = nearness(size, hero)
    if at != 0.5 and hero is not None:
        near *= fill_scale(hero, place(made, hero, near).width, size[0])
    for each in scene.parts:
        rect = place(made, each, near)
        if at != 0.5 and each.words >= {"near", "wide"} and each.high >= FILLS:
            rect = _frame_rect(rect, size[0], at)
        elif at != 0.5 and hero is not None and "wide" not in each.words:
            shift(rect, place(made, hero, near), size[0], at)
            if rect.left > SEEN * size[0]:
                continue
        if each is hero:
            _halo(made, rect, scene.light)
        for _ in _set(made, each, rect, air, keep):
            yield made
    light.finish(made, air)


def _set(
    made: pygame.Surface, each: Part, rect: pygame.Rect, air: light.Air, keep: bool
) -> Iterator[None]:
    """Draw a piece into the picture, with the shadow of what stands and the blur of its distance,
    a large piece in three steps."""
    high = made.get_height()
    coarse = 2 if high * each.blur >= COARSE_FROM else 1  # nobody sees fine lines out of focus
    shape = drawing(each, rect.height // coarse, keep)
    large = rect.width * rect.height > LARGE_PIECE * made.get_width() * high
    if large:
        yield
    shape = light_piece(shape, each, air, high // coarse)
    touched = light.feet(shape) if each.stands else None
    if touched is not None:
        touched = pygame.Rect(*(value * coarse for value in touched))
        if rect.top + touched.bottom < high * 1.01:
            light.contact(made, touched.move(rect.topleft), 1 - each.depth)
    if large and each.blur:
        yield
    drawn, pad = light.soft(shape, high * each.blur / coarse)
    if coarse > 1:
        drawn = pygame.transform.smoothscale_by(drawn, coarse)
        pad *= coarse
    spot = (rect.left - pad, rect.top - pad)
    made.blit(drawn, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    yield


def nearness(size: Size, hero: Part | None) -> float:
    """Return the magnification of a low, wide picture: its subject keeps its size and loses its
    feet. A person, who is cut off by the lower edge anyway, can be seen from nearer than a
    thing."""
    most = 1.75 if hero and hero.foot > 1 else 1.3
    return min(most, max(1.0, size[0] / (2.0 * size[1])))


def fill_scale(hero: Part, span: int, wide: int) -> float:
    """Return the magnification with which a hero ``span`` pixels wide fills the clear part of a
    stage; heads are large already, and stay at its foot."""
    return 1.0 if hero.person else min(1.2, max(0.8, CLEAR * wide / span))


def hero_of(scene: Scene) -> Part | None:
    """Return the main subject: the tallest piece that is neither far nor near."""
    plain = [each for each in scene.parts if not each.depth and "near" not in each.words]
    return max(plain, key=lambda each: each.high, default=None)


def _lamp(made: pygame.Surface, light: Color) -> None:
    """Paint the main light, from the upper left."""
    center = (round(made.get_width() * 0.2), round(made.get_height() * 0.05))
    _glow(made, round(max(made.get_size()) * 1.2), light, 52, center)


def _glow(
    made: pygame.Surface, px: int, light: Color, strength: int, center: tuple[int, int]
) -> None:
    """Paint a glow. The large ones of a stage are enlarged where they are seen, and not kept."""
    if px < LARGE_GLOW:
        spot = tokens.glow(px, light, strength)
        made.blit(spot, spot.get_rect(center=center))
        return
    seen = pygame.Rect(0, 0, px, px)
    seen.center = center
    seen = seen.clip(made.get_rect())
    small = pygame.Surface((max(2, seen.width // 4), max(2, seen.height // 4)), pygame.SRCALPHA)
    spot = tokens.glow(px // 4, light, strength)
    middle = ((center[0] - seen.left) // 4, (center[1] - seen.top) // 4)
    small.blit(spot, spot.get_rect(center=middle), special_flags=pygame.BLEND_RGBA_MAX)
    made.blit(pygame.transform.smoothscale(small, seen.size), seen)


def place(made: pygame.Surface, each: Part, near: float) -> pygame.Rect:
    """Return the rectangle of a piece in the picture."""
    wide, high = made.get_size()
    unit = min(high, wide / 1.45) * near
    tall, aspect = each.high * unit, _aspect(each)
    if "wide" in each.words:
        tall = max(tall, wide * 1.02 / aspect)
        if each.high >= FILLS:
            tall = max(tall, each.high * high)
    spread = min(1.5, max(1.0, wide / (1.75 * unit)))
    rect = pygame.Rect(0, 0, max(2, round(tall * aspect)), max(2, round(tall)))
    rect.midbottom = (
        round(wide / 2 + each.x * unit * spread),
        round(high * (0.36 + (each.foot - 0.36) * near)),
    )
    if near > 1 and each.foot > 1:
        # Heads stay inside the picture; drawings of whole figures have some air above the head.
        air = 0.0 if each.name.startswith("bust_") else 0.09 * rect.height
        rect.top = max(rect.top, round(high * 0.03 - air))
    return rect


def shift(rect: pygame.Rect, hero: pygame.Rect, wide: int, at: float) -> None:
    """Move a piece along with the hero, who goes to a part of the width. What was at the side that
    is now narrow moves closer, so that it is seen."""
    aside = rect.centerx - hero.centerx
    middle = max(round(wide * at), hero.width // 2 + wide // 40)
    rect.centerx = middle + aside
    rect.left = max(rect.left, -rect.width // 4)


def _frame_rect(rect: pygame.Rect, wide: int, at: float) -> pygame.Rect:
    """Return the place of a frame, such as the mouth of a cave, whose opening follows the hero to a
    part of the width: larger, so that it still reaches from side to side."""
    span = round(wide * 2 * max(at, 1 - at) * 1.02)
    made = pygame.Rect(0, 0, span, round(rect.height * span / rect.width))
    made.midbottom = (round(wide * at), rect.bottom + (made.height - rect.height) // 3)
    return made


def _halo(made: pygame.Surface, rect: pygame.Rect, light: Color) -> None:
    """Paint the light behind the main subject."""
    px = round(min(max(rect.size), 1.4 * made.get_height()) * 1.25)
    _glow(made, px, light, 74, rect.center)


def _file(each: Part) -> tuple[str, str]:
    """Return folder and name of a piece's picture."""
    kind, _, name = each.name.rpartition(":")
    return {"": "pieces", "ship": "ships", "world": "planets"}[kind], name


def _aspect(each: Part) -> float:
    folder, name = _file(each)
    return 1.0 if folder == "planets" else images.aspect(folder, name)


def drawing(each: Part, tall: int, keep: bool = True) -> pygame.Surface:
    """Return the drawing of a piece ``tall`` pixels high."""
    folder, name = _file(each)
    if folder == "planets":
        return images.art(folder, name, (tall, tall), "inside", keep)
    size = (max(2, round(tall * _aspect(each))), tall)
    return images.figure(folder, name, size, keep)


def light_piece(shape: pygame.Surface, each: Part, air: light.Air, high: int) -> pygame.Surface:
    """Return the piece in the light of its scene: far ones in the haze, near ones in the dark."""
    drawn = pygame.transform.flip(shape, "flip" in each.words, False)
    if each.glows:
        return drawn
    if not each.own_light:
        lamp = BUST_LIGHT if each.person else 1.0
        light.shade(drawn, air, lamp)
        light.edge(drawn, air, round(high / light.EDGE), (0.5 if each.person else 1.0) - each.depth)
    if each.depth:
        keep = round(255 * (1 - each.depth))
        drawn.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
        veil = tuple(round(value * each.depth * 0.62) for value in air.haze)
        drawn.fill((*veil, 0), special_flags=pygame.BLEND_RGBA_ADD)
    else:
        tone = theme.mix(theme.INK, air.lamp, 0.1)
        if "near" in each.words:
            tone = theme.mix(tone, theme.DEEP, 0.55)
        drawn.fill((*tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def icon(made: pygame.Surface, name: str, light: Color) -> None:
    """Paint an icon in a soft light, for subjects without a picture."""
    px = round(min(made.get_height() * 0.6, made.get_width() * 0.5))
    center = made.get_rect().center
    back = tokens.glow(px * 2, theme.SHADOW, 190)
    made.blit(back, back.get_rect(center=center))
    shape = images.icon(name, px, theme.mix(light, theme.INK, 0.6))
    made.blit(shape, shape.get_rect(center=center))


def shade(size: Size) -> pygame.Surface:
    """Return the shading of corners and foot, for multiplication: it holds the picture together."""
    key = ("card shade", size)
    if (known := images.lookup(key)) is not None:
        return known
    small = pygame.Surface((32, 24))
    for y in range(24):
        for x in range(32):
            far = max(abs(x - 15.5) / 16, abs(y - 11.5) / 12)
            light = 255 - round(88 * max(0.0, far - 0.45)) - max(0, y - 15) * 7
            small.set_at((x, y), (light, light, light))
    return images.keep(key, images.ready(pygame.transform.smoothscale(small, size)))

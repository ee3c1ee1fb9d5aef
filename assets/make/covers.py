"""Paint the covers of the games: python assets/make/covers.py

Each is composed from the worlds, ships and busts of its game and written as a master without name
and edge, which the shelf adds at any size. Positions are hundredths of width and height.

*Outer Rim*: a freighter leaves a world behind, toward the Maelstrom.
*The Moonpeeler Affair*: the cover of a pulp; its drawing is in ``pulp_cover.py``.
*Unfinished Business*: a broker in a wet street far below the Core; drawn in ``core_cover.py``.
"""

from __future__ import annotations

import io
import math
import os
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "assets" / "make"))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import core_cover  # noqa: E402
import pulp_cover  # noqa: E402
import pulp_people  # noqa: E402
import pygame  # noqa: E402

from game.client.draw import images, theme  # noqa: E402
from game.client.draw.scenery import backdrop, covers, halftone  # noqa: E402

SIZE = (768, 1024)

WORLD, STORM = "kessel", "maelstrom"
SHIP = "yt_1300_light_freighter"
BUSTS = (("boba_fett", 20, 30), ("jyn_erso", 50, 22), ("han_solo", 80, 42))
"""faint figures among the stars, and the positions of their heads"""
DISC = 86  # hundredths of its picture that a world fills
TRAIL = ((4, 84), (24, 70), (42, 60), (55, 46))  # a curve, from its far end to the ship
FLAME = theme.rgb("9FDCFF")
_ALPHA = pygame.SRCALPHA


def outer_rim() -> pygame.Surface:
    """Return the cover of Outer Rim."""
    made = pygame.Surface(SIZE, _ALPHA)
    _sky(made)
    _busts(made)
    _storm(made)
    _world(made)
    _trail(made)
    _ship(made)
    return _developed(made)


def _developed(made: pygame.Surface) -> pygame.Surface:
    """Return a picture with deeper shadows and stronger lights: a box is seen from afar."""
    deep = made.convert(24)
    deep.fill((22, 20, 22), special_flags=pygame.BLEND_RGB_SUB)
    more = deep.copy()
    more.fill((92, 92, 92), special_flags=pygame.BLEND_RGB_MULT)
    deep.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return deep


def _at(made: pygame.Surface, x: float, y: float) -> tuple[int, int]:
    return round(made.get_width() * x / 100), round(made.get_height() * y / 100)


def _sky(made: pygame.Surface) -> None:
    """Paint the night with a teal cloud at the right and the sun's haze at the upper left."""
    size = made.get_size()
    made.blit(images.art("space", "galaxy", size), (0, 0))
    stars = backdrop.starfield(size, 23).copy()
    made.blit(stars, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    covers.glow(made, _at(made, 92, 30), size[0], theme.rgb("0E7684"), 0.5)
    covers.glow(made, _at(made, 8, 4), size[0] * 11 // 10, theme.rgb("D09A6C"), 0.22)
    covers.glow(made, _at(made, 40, 58), size[0] * 8 // 10, theme.rgb("5A3A78"), 0.30)
    made.fill(theme.rgb("AEB0BC"), special_flags=pygame.BLEND_RGB_MULT)


def _busts(made: pygame.Surface) -> None:
    """Draw three figures as a haze of stars."""
    px = made.get_width() * 46 // 100
    for name, x, y in BUSTS:
        if not images.has("pieces", f"bust_{name}"):
            continue
        bust = images.svg("pieces", f"bust_{name}", (px, px)).copy()
        bust.fill((*theme.rgb("C9DCF0"), 82), special_flags=pygame.BLEND_RGBA_MULT)
        fade = images.gradient((px, px), (255, 255, 255, 255), (255, 255, 255, 0))
        bust.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(bust, bust.get_rect(center=_at(made, x, y)))


def _storm(made: pygame.Surface) -> None:
    px = made.get_width() * 44 // 100
    center = _at(made, 80, 15)
    covers.glow(made, center, px * 7 // 10, theme.rgb("6A48B0"), 0.4)
    storm = images.art("planets", STORM, (px, px), "inside")
    made.blit(storm, storm.get_rect(center=center))


def _world(made: pygame.Surface) -> None:
    """Draw the world's limb across the foot, lit from the upper left, with its air."""
    wide = made.get_width()
    px = wide * 205 // 100
    center = (wide * 66 // 100, made.get_height() * 63 // 100 + px * DISC // 200)
    air = round(px * DISC / 200 * 1.035)
    covers.glow(made, center, air * 108 // 100, theme.rgb("F0C48A"), 0.30)
    world = images.art("planets", WORLD, (px, px), "inside")
    made.blit(world, world.get_rect(center=center))
    shade = covers.pool((px * 2, px * 2), (255, 255, 255))
    night = pygame.Surface(made.get_size())
    night.fill((38, 34, 48))
    night.blit(shade, shade.get_rect(center=_at(made, 6, 62)), special_flags=pygame.BLEND_RGB_ADD)
    made.blit(_below_limb(night, center, px * DISC // 200), (0, 0),
              special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip


def _below_limb(night: pygame.Surface, center: tuple[int, int], radius: int) -> pygame.Surface:
    """Return the shade with white wherever there is no world."""
    mask = pygame.Surface(night.get_size())
    mask.fill((255, 255, 255))
    pygame.draw.circle(mask, (0, 0, 0), center, radius)
    night.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return night


def _trail(made: pygame.Surface) -> None:
    """Draw the drive's trail, wider and brighter toward the ship; soft light needs few pixels."""
    size = made.get_size()
    for width, part, fewer in ((5.2, 0.16, 4), (2.6, 0.3, 4), (1.0, 0.9, 2)):
        wide, high = (max(1, side // fewer) for side in size)
        light = pygame.Surface((wide, high))
        steps = 90
        for step in range(steps):
            along = step / steps
            x, y = _curve(along)
            radius = max(1, round(wide * width / 200 * (0.2 + along)))
            color = theme.mix((0, 0, 0), FLAME, part * along**1.6)
            pygame.draw.circle(light, color, (wide * x / 100, high * y / 100), radius)
        soft = pygame.transform.gaussian_blur(light, max(1, round(wide * width / 300)))
        soft = pygame.transform.smoothscale(soft, size)
        made.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _curve(part: float) -> tuple[float, float]:
    """Return a point of the trail, 0 at its far end and 1 at the ship."""
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    x = sum(w * p[0] for w, p in zip(weights, TRAIL, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, TRAIL, strict=True))
    return x, y


def _ship(made: pygame.Surface) -> None:
    """Draw the ship at the head of its trail, lit by the sun and dark on the other side."""
    px = made.get_width() * 37 // 100
    ship = images.ship(SHIP, (px, px))
    ship = pygame.transform.rotozoom(pygame.transform.flip(ship, True, False), 58, 1.0)
    shade = pygame.Surface((2, 2))
    for x, y, light in ((0, 0, "FFF0D8"), (1, 0, "B8B4C0"), (0, 1, "B0A8B8"), (1, 1, "4A5070")):
        shade.set_at((x, y), theme.rgb(light))
    veil = pygame.transform.smoothscale(shade, ship.get_size())
    ship.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    center = _at(made, 60, 40)
    covers.glow(made, _at(made, *TRAIL[-1]), px // 2, FLAME, 0.4)
    made.blit(ship, ship.get_rect(center=center))


# --- a pulp ---------------------------------------------------------------------------------------

CAPTAIN_AT, TALL = (33, 70), 66
MASKS = (("al_03", 85, 49, 32), ("al_01", 73, 61, 27), ("al_02", 91, 68, 27))
"""who watches: position of the middle, and width"""
INK = theme.rgb("1A0A24")


def free_captains() -> pygame.Surface:
    """Return the cover of The Moonpeeler Affair."""
    made = pygame.Surface(SIZE)
    for layer in (pulp_cover.sky, pulp_cover.stars, pulp_cover.moon):
        made.blit(_drawn(layer()), (0, 0))
    halftone.print_dots(made, 9, theme.rgb("5A1640"), 170, 0.42)
    for name, x, y, wide in MASKS:
        _mask(made, name, _at(made, x, y), made.get_width() * wide // 100)
    made.blit(_drawn(pulp_cover.ship()), (0, 0))
    made.blit(_drawn(pulp_cover.cape()), (0, 0))
    tall = made.get_height() * TALL // 100
    captain = pulp_people.lit_by_spot(lambda: pulp_people.ondine_kesh(1))
    bust = pygame.image.load_sized_svg(io.BytesIO(captain.encode()), (tall * 4 // 5, tall))
    rect = bust.get_rect(center=_at(made, *CAPTAIN_AT))
    shade = bust.copy()
    shade.fill((*INK, 130), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shade, rect.move(14, 12))
    made.blit(bust, rect)
    halftone.print_dots(made, 6, INK, 108, 0.4)
    return _aged(halftone.misprint(made, (2, 0)))


def _drawn(text: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), SIZE)


def _mask(made: pygame.Surface, name: str, center: tuple[int, int], wide: int) -> None:
    """Draw a watching mask, sunk in violet smoke, the lower the darker."""
    size = (wide, wide * 5 // 4)
    mask = images.svg("free_captains/people", name, size, keep=False).copy()
    tint = images.gradient(size, (*theme.rgb("E8B0A8"), 255), (*theme.rgb("5A3478"), 255))
    mask.blit(tint, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    fade = pygame.Surface(size, _ALPHA)
    fade.fill((255, 255, 255, 255))
    foot = size[1] * 58 // 100
    fade.fill((255, 255, 255, 0), (0, size[1] - foot, size[0], foot))
    run = images.gradient((size[0], foot), (255, 255, 255, 255), (255, 255, 255, 0))
    fade.blit(run, (0, size[1] - foot))
    mask.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    covers.glow(made, center, wide, theme.rgb("6A1E50"), 0.16)
    made.blit(mask, mask.get_rect(center=center))


def _aged(made: pygame.Surface) -> pygame.Surface:
    """Return a print that has been in the sun and in a pocket: warm, darker at its edges."""
    made.fill(theme.rgb("FFF4E2"), special_flags=pygame.BLEND_RGB_MULT)
    wide, high = made.get_size()
    light = covers.pool((wide * 8 // 5, high * 8 // 5), (120, 120, 120))
    veil = pygame.Surface((wide, high))
    veil.fill((190, 180, 190))
    spot = light.get_rect(center=(wide * 45 // 100, high * 40 // 100))
    veil.blit(light, spot, special_flags=pygame.BLEND_RGB_ADD)
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


# --- the ledger comes due -------------------------------------------------------------------------

STREET = "undercity"
WET = 84  # hundredths of the height from which the street mirrors what stands in it
RIPPLE = 6


def unfinished_business() -> pygame.Surface:
    """Return the cover of the box Unfinished Business."""
    made = pygame.Surface(SIZE)
    made.blit(images.art("grounds", STREET, SIZE), (0, 0))
    made.fill(theme.rgb("8C9690"), special_flags=pygame.BLEND_RGB_MULT)
    covers.glow(made, _at(made, 50, 40), SIZE[0] * 3 // 10, theme.rgb("9CE0C8"), 0.5)
    covers.glow(made, _at(made, 4, 38), SIZE[0] * 6 // 10, theme.rgb("FF6F5E"), 0.34)
    covers.glow(made, _at(made, 97, 34), SIZE[0] * 6 // 10, theme.rgb("3E8F7C"), 0.42)
    signs, figure = _drawn(core_cover.signs()), _drawn(core_cover.broker())
    made.blit(signs, (0, 0))
    _mirrored(made, signs, 96, 70)
    _mirrored(made, figure, core_cover.FEET * 100 // SIZE[1], 120)
    _rain(made)
    pool = covers.pool((SIZE[0] * 7 // 10, 70), (255, 255, 255))
    _lay(made, pool, (SIZE[0] // 2, core_cover.FEET))
    made.blit(figure, (0, 0))
    return _developed(made)


def _lay(made: pygame.Surface, pool: pygame.Surface, center: tuple[int, int]) -> None:
    """Darken an oval of the ground, for who stands there."""
    dark = pygame.Surface(pool.get_size())
    dark.fill((255, 255, 255))
    dark.blit(pool, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    dark.fill((26, 32, 32), special_flags=pygame.BLEND_RGB_ADD)
    made.blit(dark, dark.get_rect(center=center), special_flags=pygame.BLEND_RGB_MULT)


def _mirrored(made: pygame.Surface, layer: pygame.Surface, line: int, alpha: int) -> None:
    """Mirror a layer in the wet street, below a line in hundredths of the height: in strips that
    ripple, and fade downward."""
    wide, high = made.get_size()
    top = max(high * WET // 100, high * line // 100)
    about = high * line // 100
    turned = pygame.transform.flip(layer, False, True)
    for y in range(top, high):
        source = high - 1 - (2 * about - y)
        if not 0 <= source < high:
            continue
        strip = turned.subsurface((0, source, wide, 1)).copy()
        share = alpha * (high - y) // (high - top)
        strip.fill((255, 255, 255, share), special_flags=pygame.BLEND_RGBA_MULT)
        shift = round(
            RIPPLE
            * (math.sin(y * 0.19) + 0.5 * math.sin(y * 0.071))
            * (0.2 + (y - top) / (high - top))
        )
        made.blit(strip, (shift, y))


def _rain(made: pygame.Surface) -> None:
    """Draw fine rain, slanting a little, the same every time."""
    wide, high = made.get_size()
    veil = pygame.Surface(made.get_size(), _ALPHA)
    stream = random.Random(11)
    for number in range(520):
        x, y = stream.randrange(-30, wide + 30), stream.randrange(-30, high)
        length = stream.randrange(12, 46)
        color = (255, 190, 176) if x < wide // 3 else (184, 232, 218)
        ends = (x, y), (x - length // 6, y + length)
        pygame.draw.line(veil, (*color, 16 + number % 22), *ends)
    made.blit(veil, (0, 0))


COVERS = {
    "outer_rim": outer_rim,
    "free_captains": free_captains,
    "unfinished_business": unfinished_business,
}


def main() -> None:
    """Write the masters."""
    pygame.init()
    pygame.display.set_mode((1, 1))
    folder = ROOT / "assets" / "covers"
    folder.mkdir(exist_ok=True)
    for game in sys.argv[1:] or COVERS:
        paint = COVERS[game]
        pygame.image.save(paint().convert(24), folder / f"{game}.jpg")


if __name__ == "__main__":
    main()

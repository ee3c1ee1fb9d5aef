"""Pictures at the requested size: SVG icons, painted art, and the panels behind widgets.

Everything is cached by size and must not be painted on. A missing file raises ``ImageMissing`` with
the path and the nearest names.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Literal

import pygame

from game.client.draw import portrait_aliases, theme
from game.client.draw.cache import SurfaceCache
from game.client.draw.panel_styles import Look, looks
from game.client.draw.theme import Color
from game.client.paths import assets_folder

ART_TYPES = (".jpg", ".png", ".webp", ".svg")
RIGHT = "_right"  # ends the name of a figure painted with its face to the right
BROAD = 0.14
"""share of a bust's width that its shoulders have beyond each side, at most"""
_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"')
_WIDTH = re.compile(r' width="512" height="640"')
_ALPHA = pygame.SRCALPHA

_vectors = SurfaceCache(8 * 1024 * 1024)
_art = SurfaceCache(26 * 1024 * 1024, layers=3)
_panels = SurfaceCache(36 * 1024 * 1024)


class ImageMissing(Exception):
    """A picture is missing or cannot be read; the message names the file and the nearest names."""


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Convert the surface to the display's format for fast blits; return it as it is without a
    display, and in a thread beside the window, whose display may change meanwhile."""
    if current_thread() is not main_thread() or not pygame.display.get_surface():
        return surface
    return surface.convert_alpha() if surface.get_flags() & _ALPHA else surface.convert()


# --- files ----------------------------------------------------------------------------------


@lru_cache(maxsize=None)
def _find(folder: str, name: str, types: tuple[str, ...]) -> Path:
    place = assets_folder() / folder
    name = portrait_aliases.picture_name(assets_folder(), folder, name)
    for suffix in types:
        if (place / (name + suffix)).is_file():
            return place / (name + suffix)
    names = sorted(entry.stem for entry in place.glob("*") if entry.suffix in types)
    near = difflib.get_close_matches(name, names, 3)
    hint = f"; nearest: {', '.join(near)}" if near else ""
    raise ImageMissing(f"no picture {place / name}{'/'.join(types)}{hint}")


def vector_file(folder: str, name: str) -> Path:
    """Return the path of assets/FOLDER/NAME.svg."""
    return _find(folder, name, (".svg",))


@lru_cache(maxsize=1024)
def has(folder: str, name: str) -> bool:
    """Return True if assets/FOLDER holds a picture of that name."""
    place = assets_folder() / folder
    name = portrait_aliases.picture_name(assets_folder(), folder, name)
    try:
        return any((place / (name + suffix)).is_file() for suffix in ART_TYPES)
    except OSError:  # invalid as a file name
        return False


def svg(
    folder: str, name: str, size: tuple[int, int], tint: Color | None = None, keep: bool = True
) -> pygame.Surface:
    """Return assets/FOLDER/NAME.svg drawn inside ``size`` pixels, aspect ratio kept, centered.

    ``tint`` multiplies the colors, so a white drawing takes exactly that color. What becomes part
    of a larger picture, which is kept itself, is not to be kept as well.
    """
    if keep and (known := _vectors.find(key := (folder, name, size, tint))) is not None:
        return known
    drawn = _vector(_find(folder, name, (".svg",)), size, tint)
    return _vectors.keep(key, drawn) if keep else drawn


def _vector(path: Path, size: tuple[int, int], tint: Color | None = None) -> pygame.Surface:
    """Return a drawing inside ``size`` pixels, centered, multiplied by ``tint``."""
    try:
        drawn = pygame.image.load_sized_svg(path, size)
    except pygame.error as problem:
        raise ImageMissing(f"{path} cannot be drawn: {problem}") from problem
    made = pygame.Surface(size, _ALPHA)
    made.blit(drawn, drawn.get_rect(center=made.get_rect().center))
    if tint:
        made.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return ready(made)


@lru_cache(maxsize=None)
def aspect(folder: str, name: str) -> float:
    """Return the aspect ratio (width / height) of a picture in assets/FOLDER."""
    path = _find(folder, name, ART_TYPES)
    if path.suffix != ".svg":
        return (size := _small(path).get_size())[0] / size[1]
    with path.open(encoding="utf-8") as file:
        found = _BOX.search(file.read(400))
    if not found:
        raise ImageMissing(f"{path}: no viewBox")
    return float(found[3]) / float(found[4])


def icon(name: str, px: int, tint: Color | None = None) -> pygame.Surface:
    """Return assets/icons/NAME.svg in a square of ``px`` pixels.

    Icons of marks, and those for good and bad, are drawn in the palette's colors unless tinted.
    """
    own = None if tint else _own_color(name)
    if own is None:
        return svg("icons", name, (px, px), tint)
    key = ("dyed", name, px)
    return _vectors.find(key) or _vectors.keep(key, recolor(svg("icons", name, (px, px)), own))


@lru_cache(maxsize=None)
def has_icon(name: str) -> bool:
    """Return True if there is an icon of this name."""
    try:
        _find("icons", name, (".svg",))
    except ImageMissing:
        return False
    return True


def recolor(drawn: pygame.Surface, color: Color | tuple[int, int, int, int]) -> pygame.Surface:
    """Return the shape of a drawing in one color."""
    made = drawn.copy()
    made.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _own_color(name: str) -> Color | None:
    """Return the palette's color for an icon, if there is one."""
    if name in theme.MARKS:
        return theme.MARKS[name].color
    return {"positive": theme.GOOD, "negative": theme.DANGER}.get(name)


def emblem(name: str, px: int, tint: Color | None = None) -> pygame.Surface:
    """Return assets/emblems/NAME.svg in a square of ``px`` pixels."""
    return svg("emblems", name, (px, px), tint)


def bust(name: str, size: tuple[int, int], left: bool = False) -> pygame.Surface:
    """Return assets/busts/NAME.svg, a person without a ground, inside ``size`` pixels; ``left``
    takes the one of assets/busts_left, who looks to the left.

    The drawing is 4 wide and 5 high, and its shoulders end at the lower edge.
    """
    return svg("busts_left" if left else "busts", name, size)


def shoulders(folder: str, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a bust of assets/FOLDER with all of its shoulders, which the picture of ``bust`` cuts
    at its sides: as tall as ``size``, in the scale that fits it, and wider by ``BROAD`` a side."""
    if (known := _vectors.find(key := ("shoulders", folder, name, size))) is not None:
        return known
    path = _find(folder, name, (".svg",))
    text = path.read_text("utf-8")
    found = _BOX.search(text)
    if not found:
        raise ImageMissing(f"{path}: no viewBox")
    left, top, wide, high = (float(each) for each in found.groups())
    box = f'viewBox="{left - wide * BROAD} {top} {wide * (1 + 2 * BROAD)} {high}"'
    text = _WIDTH.sub("", text.replace(found[0], box, 1), count=1)
    drawn = pygame.image.load_sized_svg(
        BytesIO(text.encode("utf-8")), (round(size[0] * (1 + 2 * BROAD)), size[1])
    )
    return _vectors.keep(key, ready(drawn))


def figure(folder: str, name: str, size: tuple[int, int], keep: bool = True) -> pygame.Surface:
    """Return a drawn or painted picture without a ground, all of it inside ``size`` pixels.
    ``keep`` as for ``svg``."""
    if _find(folder, name, ART_TYPES).suffix == ".svg":
        return svg(folder, name, size, keep=keep)
    return art(folder, name, size, "inside", keep)


def facing_right(folder: str, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a figure that looks to the left turned around: painted so, under the same lamp, or
    mirrored if there is no such picture."""
    if has(folder, name + RIGHT):
        return figure(folder, name + RIGHT, size)
    return pygame.transform.flip(figure(folder, name, size), True, False)


def ship(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return assets/ships/NAME inside ``size`` pixels."""
    return figure("ships", name, size)


class _Reading(Thread):
    """Reads a painting while something else is done; ``found`` is None where it cannot."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self.path = path
        self.found: pygame.Surface | None = None

    def run(self) -> None:
        with suppress(pygame.error, OSError):
            self.found = pygame.image.load(self.path)


AHEAD = 2  # paintings read and not yet used; older ones are dropped
_ahead: dict[Path, _Reading] = {}


def read_ahead(folder: str, name: str) -> None:
    """Begin to read a painting, so that its first use need not wait for the file."""
    if has(folder, name):
        path = _find(folder, name, ART_TYPES)
        _ahead[path] = _Reading(path)
        _ahead[path].start()
        while len(_ahead) > AHEAD:
            del _ahead[next(iter(_ahead))]


def _source(path: Path) -> pygame.Surface:
    reading = _ahead.pop(path, None)
    if reading is not None:
        reading.join()
        if reading.found is not None:
            return reading.found
    try:
        found = pygame.image.load(path)
    except pygame.error as problem:
        raise ImageMissing(f"{path} cannot be read: {problem}") from problem
    if found.get_colorkey() is None:
        return found
    clear = pygame.Surface(found.get_size(), _ALPHA)  # scaled, the color for "nothing" would show
    clear.blit(found, (0, 0))
    return clear


SMALL = 600
"""copies up to this width are made from a small painting"""
FIGURE = 480  # the same for a painted figure


def _small(path: Path) -> pygame.Surface:
    """Return a painting at half its size or ``SMALL`` pixels wide, whichever is less, cached so
    that small copies need not read the file again."""
    key = ("small", path)
    if (known := _art.find(key)) is not None:
        return known
    source = _source(path)
    wide, high = source.get_size()
    if not source.get_flags() & _ALPHA and source.get_bitsize() < 24:
        source = source.convert(24)
    times = max(2.0, wide / SMALL)
    size = (max(1, round(wide / times)), max(1, round(high / times)))
    return _art.keep(key, pygame.transform.smoothscale(source, size))


def load(path: Path) -> pygame.Surface:
    """Return a picture file as it is, in 24 or 32 bits; not kept."""
    found = _source(path)
    if pygame.display.get_surface():
        return found.convert_alpha() if found.get_flags() & _ALPHA else found.convert()
    return found.convert(32) if found.get_bitsize() < 24 else found


def source(path: Path) -> pygame.Surface:
    """Return a picture file as it is, in 24 or 32 bits; kept."""
    key = ("source", path)
    return _art.find(key) or _art.keep(key, load(path))


def whole(folder: str, name: str) -> pygame.Surface:
    """Return assets/FOLDER/NAME.jpg or .png as it is, such as a sheet of frames."""
    key = ("whole", folder, name)
    if (known := _art.find(key)) is not None:
        return known
    source = _source(_find(folder, name, (".jpg", ".png")))
    shown = pygame.display.get_surface()
    return _art.keep(key, source.convert_alpha() if shown else source.convert(32))


How = Literal["cover", "inside", "stretch"]


def art(
    folder: str, name: str, size: tuple[int, int], how: How = "cover", keep: bool = True
) -> pygame.Surface:
    """Return assets/FOLDER/NAME.jpg, .png, .webp or .svg scaled smoothly to ``size`` pixels.

    ``cover`` fills the size and crops the excess (centered); ``inside`` shows all of it and leaves
    the rest transparent; ``stretch`` changes its proportions. ``keep`` as for ``svg``.
    """
    return painting(_find(folder, name, ART_TYPES), size, how, keep)


def painting(
    path: Path, size: tuple[int, int], how: How = "cover", keep: bool = True
) -> pygame.Surface:
    """Return a picture file scaled smoothly to ``size`` pixels; ``how`` and ``keep`` as for
    ``art``."""
    key = (path, size, how)
    if not keep:
        return _painting(path, size, how)
    return _art.find(key) or _art.keep(key, _painting(path, size, how))


def _painting(path: Path, size: tuple[int, int], how: How) -> pygame.Surface:
    if path.suffix == ".svg":
        return _vector(path, size)
    least = {".jpg": SMALL, ".webp": FIGURE}.get(path.suffix, 0)
    source = _small(path) if max(size[0], 2 * size[1]) <= least else _source(path)
    if not source.get_flags() & _ALPHA and source.get_bitsize() < 24:
        source = source.convert(24)
    if how == "stretch":
        return ready(pygame.transform.smoothscale(source, size))
    pick = max if how == "cover" else min
    ratio = pick(size[0] / source.get_width(), size[1] / source.get_height())
    wide = max(1, round(source.get_width() * ratio))
    high = max(1, round(source.get_height() * ratio))
    scaled = pygame.transform.smoothscale(source, (wide, high))
    if (wide, high) == size:
        return ready(scaled)
    flags = _ALPHA if how == "inside" or scaled.get_flags() & _ALPHA else 0
    made = pygame.Surface(size, flags, 32 if flags else scaled)
    made.blit(scaled, scaled.get_rect(center=made.get_rect().center))
    return ready(made)


# --- gradients ------------------------------------------------------------------------------


def gradient(
    size: tuple[int, int], first: tuple[int, ...], last: tuple[int, ...], across: bool = False
) -> pygame.Surface:
    """Return a smooth gradient from ``first`` to ``last`` (RGB or RGBA), downward or ``across``.
    Not cached: keep the result inside something that is."""
    steps = size[0] if across else size[1]
    strip = pygame.Surface((steps, 1) if across else (1, steps), _ALPHA)
    start, end = pygame.Color(*first), pygame.Color(*last)
    for step in range(steps):
        spot = (step, 0) if across else (0, step)
        strip.set_at(spot, start.lerp(end, step / max(1, steps - 1)))
    return pygame.transform.scale(strip, size)


def scrim(size: tuple[int, int], alphas: tuple[int, ...], across: bool = False) -> pygame.Surface:
    """Return an overlay of the deep color whose opacity runs evenly through ``alphas`` (0..255);
    cached."""
    key = ("scrim", size, alphas, across)
    if (known := _panels.find(key)) is not None:
        return known
    length = size[0] if across else size[1]
    made = pygame.Surface(size, _ALPHA)
    parts = len(alphas) - 1
    for part in range(parts):
        start, end = length * part // parts, length * (part + 1) // parts
        piece = (end - start, size[1]) if across else (size[0], end - start)
        shade = gradient(
            piece, (*theme.DEEP, alphas[part]), (*theme.DEEP, alphas[part + 1]), across
        )
        made.blit(shade, (start, 0) if across else (0, start))
    return _panels.keep(key, ready(made))


# --- panels ---------------------------------------------------------------------------------


LOOKS: dict[str, Look] = looks()
SHADOW_DU = 14  # extent of a shadow
_FINE = 4  # supersampling factor of corners


def _corner(radius: int) -> pygame.Surface:
    """Return the antialiased top left quarter of a white disc; cached."""
    key = ("corner", radius)
    if (known := _panels.find(key)) is not None:
        return known
    fine = radius * _FINE
    big = pygame.Surface((fine, fine), _ALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (fine, fine), fine)
    return _panels.keep(key, pygame.transform.smoothscale(big, (radius, radius)))


def round_off(picture: pygame.Surface, radius: int, only_top: bool = False) -> None:
    """Round the corners of a picture with transparency in place; ``only_top`` leaves the lower ones
    square. Only the corners are touched: no mask as large as the picture is made."""
    wide, high = picture.get_size()
    around = min(radius, wide // 2, high if only_top else high // 2)
    if around <= 0:
        return
    part = _corner(around)
    for right in (False, True):
        for low in (False,) if only_top else (False, True):
            spot = (wide - around if right else 0, high - around if low else 0)
            corner = pygame.transform.flip(part, right, low)
            picture.blit(corner, spot, special_flags=pygame.BLEND_RGBA_MULT)


def cut(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Return a copy of the picture with round corners."""
    made = pygame.Surface(picture.get_size(), _ALPHA)
    made.blit(picture, (0, 0))
    round_off(made, radius)
    return made


def _shadow_tile(radius: int, reach: int, strength: int) -> pygame.Surface:
    """Return a small blurred rounded square; its nine slices make a shadow of any size. Cached."""
    key = ("shadow tile", radius, reach, strength)
    if (known := _panels.find(key)) is not None:
        return known
    core = 2 * radius + 2
    side = core + 4 * reach
    tile = pygame.Surface((side, side), _ALPHA)
    pygame.draw.rect(
        tile, (0, 0, 0, strength), (reach * 2, reach * 2, core, core), border_radius=radius
    )
    soft = pygame.transform.gaussian_blur(tile, max(1, reach // 2), repeat_edge_pixels=False)
    return _panels.keep(key, soft)


def nine(tile: pygame.Surface, border: int, size: tuple[int, int]) -> pygame.Surface:
    """Return the tile nine-sliced to ``size``: corners kept, edges and middle scaled."""
    made = pygame.Surface(size, _ALPHA)
    side = tile.get_width()
    spans = [(0, border), (border, side - 2 * border), (side - border, border)]

    def goals(total: int) -> list[tuple[int, int]]:
        return [(0, border), (border, total - 2 * border), (total - border, border)]

    for (sx, sw), (dx, dw) in zip(spans, goals(size[0]), strict=True):
        for (sy, sh), (dy, dh) in zip(spans, goals(size[1]), strict=True):
            if min(sw, sh, dw, dh) > 0:
                part = tile.subsurface((sx, sy, sw, sh))
                made.blit(pygame.transform.scale(part, (dw, dh)), (dx, dy))
    return made


def shadow(size: tuple[int, int], radius: int, reach: int, strength: int) -> pygame.Surface:
    """Return a soft shadow for a panel of ``size``; it extends ``2 * reach`` pixels on each
    side."""
    key = ("shadow", size, radius, reach, strength)
    if (known := _panels.find(key)) is not None:
        return known
    tile = _shadow_tile(radius, reach, strength)
    whole = (size[0] + 4 * reach, size[1] + 4 * reach)
    border = min(radius + 2 * reach, whole[0] // 2, whole[1] // 2)
    return _panels.keep(key, ready(nine(tile, border, whole)))


def panel(size: tuple[int, int], look: str, unit: float = 1.0) -> pygame.Surface:
    """Return the body of a panel (without its shadow) of exactly ``size`` pixels; cached.

    ``unit`` is ``Metrics.unit``. Raise ``KeyError`` for looks that are not in ``LOOKS``.
    """
    if look not in LOOKS:
        raise KeyError(f"no panel look {look!r}; there are {', '.join(LOOKS)}")
    key = ("panel", size, look, unit)
    return _panels.find(key) or _panels.keep(key, _panel(size, LOOKS[look], unit))


def _panel(size: tuple[int, int], lit: Look, unit: float) -> pygame.Surface:
    line, radius = max(1, round(unit)), round(lit.radius * unit)
    end = max(radius, line) + 1  # beyond the round ends all columns are the same
    made = gradient((min(size[0], 2 * end + 1), size[1]), lit.edge_top, lit.edge_low)
    round_off(made, radius)
    inner = (made.get_width() - 2 * line, size[1] - 2 * line)
    if min(inner) > 0:
        body = gradient(inner, lit.top, lit.low)
        round_off(body, max(0, radius - line))
        made.blit(body, (line, line))
    return ready(_stretch(made, end, size[0]))


def _stretch(picture: pygame.Surface, end: int, wide: int) -> pygame.Surface:
    """Return a picture stretched to ``wide`` pixels, except for ``end`` pixels at either end."""
    narrow, high = picture.get_size()
    if narrow == wide:
        return picture
    made = pygame.Surface((wide, high), _ALPHA)
    middle = made.subsurface((end, 0, wide - 2 * end, high))
    pygame.transform.scale(picture.subsurface((end, 0, 1, high)), middle.get_size(), middle)
    made.blit(picture, (0, 0), (0, 0, end, high))
    made.blit(picture, (wide - end, 0), (narrow - end, 0, end, high))
    return made


def draw_panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    look: str,
    unit: float = 1.0,
    with_shadow: bool = True,
) -> None:
    """Draw shadow and body of a panel into ``rect``."""
    if rect.width <= 0 or rect.height <= 0:
        return
    lit = LOOKS[look] if look in LOOKS else None
    if lit and lit.shadow and with_shadow:
        reach = max(2, round(SHADOW_DU * unit / 2))
        drop = max(1, round(3 * unit))
        shade = shadow(rect.size, round(lit.radius * unit), reach, lit.shadow)
        surface.blit(shade, (rect.left - 2 * reach, rect.top - 2 * reach + drop))
    surface.blit(panel(rect.size, look, unit), rect.topleft)


def cached(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """Return a widget's own surface, cached with the panels under ``key``."""
    return _panels.find(key) or _panels.keep(key, make())


def lookup(key: Hashable) -> pygame.Surface | None:
    """Return the surface cached under ``key``, or None."""
    return _panels.find(key)


def keep(key: Hashable, made: pygame.Surface) -> pygame.Surface:
    """Cache a surface with the panels under ``key``, and return it."""
    return _panels.keep(key, made)


def forget() -> None:
    """Clear every cache (new art, tests)."""
    for cache in (_vectors, _art, _panels):
        cache.clear()
    _ahead.clear()
    _find.cache_clear()
    aspect.cache_clear()


@theme.follow
def _dye() -> None:
    """Drop everything made in the previous palette's colors. Painted art has its own and stays."""
    LOOKS.update(looks())
    _vectors.clear()
    _panels.clear()

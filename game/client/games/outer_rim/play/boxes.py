"""The further boxes: another room of the same house, each with a cover, and a band of paper for the
cover of the base box while they are in play. Nothing here loads the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.materials import Material
from game.client.draw.scenery import covers
from game.client.draw.theme import rgb
from game.client.games.outer_rim import CLIENT
from game.client.paths import config_folder
from game.client.shell.window.registry import Look
from game.client.widgets.base import Widget
from game.table.files import SMALL, read_file

BOX = "unfinished_business"
NAMES = {BOX: "Unfinished Business"}
LOOKS = {
    BOX: Look(
        accent=rgb("FF6F5E"),
        ground=rgb("0B1412"),
        face="Barlow Condensed",
        materials={
            "board": Material(("dice", "felt"), 34, rgb("0E2A24"), 0.55),
            "bar": Material(("materials", "copper"), 13, rgb("1C3832"), 0.42),
            "chart": Material(("materials", "ledger"), 13, rgb("1E2620"), 0.5),
        },
    )
}
AWAY = 96  # of 255: the light on the cover of a box that stays on the shelf
PAPER, INK, LINE, STAMP = rgb("E6DEC8"), rgb("14211E"), rgb("3E8F7C"), rgb("D9543F")
BAND = (66, 10)  # hundredths of the base cover's height: the band's top, and how high it is


# --- in play --------------------------------------------------------------------------------------


def last() -> tuple[str, ...]:
    """Return the further boxes of the last game that was set up here."""
    path = config_folder() / f"{CLIENT.id}.json"
    try:
        return _read_choices(path, path.stat().st_mtime_ns)
    except OSError:
        return ()


@lru_cache(maxsize=4)
def _read_choices(path: Path, stamp: int) -> tuple[str, ...]:
    """Return the boxes in a file of last choices, as it was at a moment."""
    try:
        chosen = json.loads(read_file(path, SMALL))["expansions"]
        return tuple(box for box in NAMES if box in chosen)
    except (OSError, ValueError, KeyError, TypeError):
        return ()


def cover_materials(boxes: Iterable[str]) -> dict[str, Material]:
    """Return what the table is covered with while some boxes are in play."""
    made: dict[str, Material] = {}
    for box in boxes:
        if box in LOOKS:
            made.update(LOOKS[box].materials)
    return made


# --- pictures -------------------------------------------------------------------------------------


def cover(box: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the cover of a box at a size in pixels; cached, do not paint on it."""
    key = ("box", box, size)
    if (known := images.lookup(key)) is not None:
        return known
    look = LOOKS[box]
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(images.art("covers", box, size), (0, 0))
    return images.keep(key, images.ready(covers.finish(made, NAMES[box], look.face, look.accent)))


def draw_band(made: pygame.Surface, box: str) -> None:
    """Wrap a band of ledger paper, stamped, around the cover of the base box."""
    wide, high = made.get_size()
    band = pygame.Rect(0, high * BAND[0] // 100, wide, high * BAND[1] // 100)
    reach = max(2, band.height // 5)
    for edge, run in ((band.bottom, (120, 0)), (band.top - reach, (0, 70))):
        shade = images.gradient((wide, reach), (0, 0, 0, run[0]), (0, 0, 0, run[1]))
        made.blit(shade, (0, edge))
    lit, dim = theme.mix(PAPER, theme.INK, 0.2), theme.mix(PAPER, INK, 0.22)
    made.blit(images.gradient(band.size, lit, dim), band)
    made.blit(images.scrim(band.size, (0, 0, 90), across=True), band)
    thin = max(1, band.height // 26)
    for part in (12, 88):
        y = band.top + band.height * part // 100
        pygame.draw.line(made, LINE, (0, y), (wide, y), thin)
    _stamp(made, (wide * 88 // 100, band.centery), band.height * 36 // 100)
    face, room = LOOKS[box].face, pygame.Rect(wide * 6 // 100, 0, wide * 72 // 100, 0)
    px = max(band.height * 62 // 100, min(fonts.SMALLEST, band.height * 3 // 4))
    while px >= fonts.SMALLEST:
        used = fonts.font(face, "Bold", px)
        words = fonts.render(used, NAMES[box].upper(), INK, px * 6 // 100)
        if words.get_width() <= room.width:
            made.blit(words, words.get_rect(midleft=(room.left, band.centery)))
            return
        px -= 1


def _stamp(made: pygame.Surface, center: tuple[int, int], radius: int) -> None:
    """Draw a round stamp with a bar, as on the contracts of the box."""
    fine = 4
    big = pygame.Surface((2 * radius * fine,) * 2, pygame.SRCALPHA)
    middle, r = (radius * fine,) * 2, radius * fine
    pygame.draw.circle(big, (*STAMP, 225), middle, r - 1, max(1, r // 5))
    pygame.draw.circle(big, (*STAMP, 225), middle, r * 62 // 100, max(1, r // 9))
    bar = pygame.Rect(0, 0, r * 80 // 100, max(2, r // 4))
    bar.center = middle
    pygame.draw.rect(big, (*STAMP, 235), bar)
    small = pygame.transform.smoothscale(pygame.transform.rotate(big, 12), (2 * radius,) * 2)
    made.blit(small, small.get_rect(center=center))


class BoxCover(Widget):
    """A box beside the choices that it brings: lit when it is in play, and a click puts it there or
    back on the shelf. The choice beside it does the same by keys."""

    pointer = True

    def __init__(
        self, id: str, rect: pygame.Rect, box: str, on: bool, change: Callable[[], None]
    ) -> None:
        words = "In play" if on else "Not in play"
        super().__init__(id, rect, tip=f"**{NAMES[box]}**\n{words}")
        self.box, self.on, self.change = box, on, change

    def activate(self) -> None:
        self.change()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(cover(self.box, self.rect.size), self.rect)
        light = 255 if self.on else round(AWAY + 70 * self.heat)
        if light < 255:
            shade = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            shade.fill((*theme.DEEP, 255 - light))
            surface.blit(shade, self.rect)
        if self.on:
            edge = theme.mix(LOOKS[self.box].accent, theme.INK, 0.3 * self.heat)
            line = max(1, self.m.du(2))
            pygame.draw.rect(surface, edge, self.rect, line, self.m.du(3))

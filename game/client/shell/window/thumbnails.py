"""Pictures of saved games: kept in the cache folder, drawn again when they are missing.

A picture is found by the path and the seed of its game. While there is none yet, and for a game
that cannot be opened, an emblem is drawn instead, so that no place for a picture is ever blank.
"""

from __future__ import annotations

import io
import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.paths import cache_folder
from game.client.shell.files.saves import Facts, SaveInfo
from game.table.files import read_file, write_whole

SIZE = (640, 360)
HELD = 40  # pictures in memory, 0.9 MB each
LARGEST = 1 << 20  # bytes of a picture
NO_SIZES = (b"\xc4", b"\xc8", b"\xcc")  # JPEG: tables among the markers that hold a size
KEPT = 400  # newest pictures that are kept, about 40 KB each
TORN = "warning"
Draw = Callable[[Path], pygame.Surface]
Shown = tuple[Path, datetime]  # a game, and the time of the file that was read


def picture_path(journal: Path, seed: int) -> Path:
    """Return the file of a game's picture."""
    place = os.fsencode(journal.absolute())  # bytes: a name need not be any text
    key = sha256(place + f"\n{seed}".encode()).hexdigest()[:32]
    return cache_folder() / "pictures" / f"{key}.jpg"


def store(journal: Path, seed: int, picture: pygame.Surface) -> None:
    """Store a picture, whole or not at all. Raise ``OSError``."""
    data = io.BytesIO()
    pygame.image.save(picture, data, "picture.jpg")
    path = picture_path(journal, seed)
    fresh = not path.exists()
    write_whole(path, data.getvalue())
    if fresh:
        _trim(path)


def _trim(fresh: Path) -> None:
    """Delete the oldest pictures beyond ``KEPT``, never the fresh one: a clock may be set back."""
    found = []
    for each in fresh.parent.glob("*.jpg"):
        with suppress(OSError):
            found.append((each == fresh, each.lstat().st_mtime_ns, each.name, each))
    for *_, old in sorted(found)[:-KEPT]:
        with suppress(OSError):
            old.unlink(missing_ok=True)


def load(journal: Path, seed: int) -> pygame.Surface | None:
    """Return the stored picture of a game; None if none can be read."""
    try:
        data = read_file(picture_path(journal, seed), LARGEST)
        wide, high = _told_size(data)
        if not (0 < wide <= SIZE[0] and 0 < high <= SIZE[1]):
            return None
        return images.ready(pygame.image.load(io.BytesIO(data), "picture.jpg"))
    except (OSError, pygame.error):
        return None


def _told_size(data: bytes) -> tuple[int, int]:
    """Return the size in the header of a JPEG file, (0, 0) for other files: a small file can ask
    for gigabytes of memory."""
    at = 2 if data.startswith(b"\xff\xd8") else len(data)
    while data[at : at + 1] == b"\xff":
        kind, length = data[at + 1 : at + 2], int.from_bytes(data[at + 2 : at + 4])
        if b"\xc0" <= kind <= b"\xcf" and kind not in NO_SIZES:
            high, wide = data[at + 5 : at + 7], data[at + 7 : at + 9]
            return int.from_bytes(wide), int.from_bytes(high)
        at += 2 + length
    return 0, 0


# --- showing ---------------------------------------------------------------------------------


class Pictures:
    """The pictures of a list of games, loaded or drawn one at a time when there is time.

    ``draw(path)`` makes the picture of a journal; whatever it raises leaves the emblem there.
    With ``keep`` pictures come from the cache folder and go there.
    """

    def __init__(self, draw: Draw, keep: bool = True) -> None:
        self.draw, self.keep = draw, keep
        self._found: OrderedDict[Shown, pygame.Surface] = OrderedDict()
        self._none: set[Shown] = set()

    def waits(self, info: SaveInfo) -> bool:
        """Return whether the picture of this game is still to be loaded or drawn."""
        return info.facts is not None and not self._is_settled(info)

    def _is_settled(self, info: SaveInfo) -> bool:
        key = (info.path, info.when)
        return key in self._found or key in self._none

    def fetch(self, info: SaveInfo, may_draw: bool) -> bool:
        """Load the picture, or draw it if allowed; return True if that changed something."""
        if info.facts is None or self._is_settled(info):
            return False
        seed = info.facts.seed
        found = load(info.path, seed) if self.keep else None
        if found is None and not may_draw:
            return False
        found = found or self._draw_picture(info, seed)
        if found is None:
            self._none.add((info.path, info.when))
            return False
        self._found[info.path, info.when] = found
        while len(self._found) > HELD:
            self._found.popitem(last=False)
        return True

    def _draw_picture(self, info: SaveInfo, seed: int) -> pygame.Surface | None:
        try:
            made = images.ready(self.draw(info.path))
            if self.keep:
                store(info.path, seed, made)
        except Exception:  # a picture is never worth an error: the emblem stays
            return None
        return made

    def blit(self, surface: pygame.Surface, rect: pygame.Rect, info: SaveInfo, radius: int) -> None:
        """Draw the picture of a game into ``rect``, with round corners."""
        found = self._found.get((info.path, info.when))
        facts = info.facts or Facts("")
        torn = bool(info.problem)
        key = ("save", info.path, info.when, found is None, facts.emblem, facts.seat, torn, radius,
               rect.size)  # fmt: skip
        made = images.cached(key, lambda: images.cut(_fit(found, facts, torn, rect.size), radius))
        surface.blit(made, rect)


def _fit(
    found: pygame.Surface | None, facts: Facts, torn: bool, size: tuple[int, int]
) -> pygame.Surface:
    if found is not None:
        return pygame.transform.smoothscale(_near(found, size), size).convert_alpha()
    return emblem_card(facts, size, torn)


def _near(found: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the middle of a picture that is shown too small to see the whole."""
    if size[0] > found.get_width() // 2:
        return found
    middle = pygame.Rect(0, 0, found.get_width() * 3 // 5, found.get_height() * 3 // 5)
    middle.center = found.get_rect().center
    return found.subsurface(middle)


def emblem_card(facts: Facts, size: tuple[int, int], torn: bool) -> pygame.Surface:
    """Return a stand-in for a picture: the character or the cover of the game before stars, or a
    mark for a torn file."""
    made = backdrop.starfield(size, 11).convert_alpha()
    light = theme.player(facts.seat).color if not torn else theme.DANGER
    glow = images.gradient(size, (*theme.mix(theme.PANEL, light, 0.30), 150), (*theme.DEEP, 220))
    made.blit(glow, (0, 0))
    px = size[1] * 62 // 100
    spot = pygame.Rect(0, 0, px, px)
    spot.center = (size[0] // 2, size[1] // 2)
    if torn:
        drawn = images.icon(TORN, px * 6 // 10, theme.DANGER)
    elif facts.emblem and images.has("emblems", facts.emblem):
        drawn = images.emblem(facts.emblem, px)
    elif facts.game and images.has("covers", facts.game):
        drawn = images.art("covers", facts.game, (px, spot.height))
    else:
        drawn = images.icon("planet", px * 7 // 10, theme.MUTED)
    made.blit(drawn, drawn.get_rect(center=spot.center))
    return made


# --- words ------------------------------------------------------------------------------------


def draw_shortened(
    surface: pygame.Surface, m: Metrics, style: str, words: str, ink: theme.Color,
    rect: pygame.Rect, where: str, align: fonts.Align = "left",
) -> None:  # fmt: skip
    """Draw a line that may be shortened without a report: its whole text is elsewhere."""
    short = fonts.fit(m, style, words, rect.width).text
    fonts.draw_line(surface, m, style, short, ink, rect, align, where)


def break_words(m: Metrics, style: str, words: str, width: int) -> str:
    """Return the same words, with long ones (paths) cut into pieces that fit ``width`` pixels."""
    made: list[str] = []
    for word in words.split(" "):
        while fonts.measure(m, style, word)[0] > width:
            short = fonts.fit(m, style, word, width).text
            cut = max(1, len(short) - 2)
            made.append(word[:cut])
            word = word[cut:]
        made.append(word)
    return " ".join(made)


def draw_marks(
    surface: pygame.Surface, m: Metrics, line: pygame.Rect, facts: Facts, where: str
) -> None:
    """Draw emblem and marks of a save, as many as the line has room for."""
    left, px = line.left, m.px("caption") + m.du(8)
    if facts.emblem and images.has("emblems", facts.emblem):
        medal = medallion(facts, px)
        surface.blit(medal, medal.get_rect(midleft=(left, line.centery)))
        left += px + m.du(10)
    for name, words in facts.marks:
        icon = name if images.has("icons", name) else ""  # the index may say anything
        wide = fonts.measure(m, "caption", words)[0]
        full = wide + (m.du(26) if icon else 0)
        if left + full > line.right:
            return
        if icon:
            drawn = images.icon(icon, m.du(20), theme.GOLD)
            surface.blit(drawn, drawn.get_rect(midleft=(left, line.centery)))
            left += m.du(26)
        spot = pygame.Rect(left, line.top, wide, line.height)
        fonts.draw_line(surface, m, "caption", words, theme.SOFT, spot, "left", where)
        left += wide + m.du(22)


def medallion(facts: Facts, px: int) -> pygame.Surface:
    """Return the character in a ring of the seat's color."""
    light = theme.player(facts.seat).color
    key = ("medallion", facts.emblem, px, light)
    if (known := images.lookup(key)) is not None:
        return known
    big = pygame.Surface((4 * px, 4 * px), pygame.SRCALPHA)
    pygame.draw.circle(big, light, (2 * px, 2 * px), 2 * px)
    pygame.draw.circle(big, theme.PANEL, (2 * px, 2 * px), 2 * px * 88 // 100)
    made = pygame.transform.smoothscale(big, (px, px))
    face = images.emblem(facts.emblem, px * 80 // 100)
    made.blit(face, face.get_rect(center=(px // 2, px // 2)))
    return images.keep(key, made)

"""Fonts for letters that a face lacks: names are written in any script.

Other faces of Rimward come first, which draw Cyrillic, Greek, Thai and Devanagari alike everywhere;
Arabic, Hebrew, Chinese, Japanese and Korean are left to the fonts of the system, which are listed
when the first such letter is drawn. A letter that no font has is a box.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from unicodedata import bidirectional, category, name

import pygame
import pygame.freetype

from game.client.draw.faces import families

OWN = {
    **{"Jost": "Regular", "IBM Plex Mono": "Regular", "Chakra Petch": "Regular"},
    "Rajdhani": "Medium",
}
"""the families of Rimward that are tried first, and their weight beside words that are not bold"""
USUAL = ("notosans", "segoeui", "dejavusans", "arial", "tahoma", "hiragino", "pingfang", "yugothic")
"""how the names of the fonts begin that are tried before all others of the system"""
NEVER = ("emoji", "color", "mono", "serif")
"""parts of the names of fonts that are tried last: they are of another size or look"""
MEASURED = 20  # pixels, for the question whether a font has a letter
LEFTWARD = ("R", "AL", "AN")
"""Unicode's classes of letters that are written from right to left"""
CODES = {
    **{"ARABIC": "Arab", "HEBREW": "Hebr", "SYRIAC": "Syrc", "THAANA": "Thaa", "THAI": "Thai"},
    **{"DEVANAGARI": "Deva", "BENGALI": "Beng", "TAMIL": "Taml", "TELUGU": "Telu", "KHMER": "Khmr"},
}
"""the first word of a letter's name -> the code of its script (ISO 15924), where letters join"""


@dataclass(frozen=True)
class Part:
    """Letters of one font: the face itself (None), a font file, or no font at all (``missing``)."""

    text: str
    file: Path | None
    missing: bool = False
    start: int = 0  # its place in the line as it is written

    @property
    def leftward(self) -> bool:
        """Return True if it is written from right to left."""
        return bidirectional(self.text[0]) in LEFTWARD

    @property
    def script(self) -> str:
        """Return the code of its script, "" for one whose letters do not join."""
        return CODES.get(_script(self.text[0]), "")


@lru_cache(maxsize=64)
def _glyphs(file: Path) -> pygame.freetype.Font | None:
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    with suppress(OSError, RuntimeError, pygame.error):  # the system may list what is no font
        return pygame.freetype.Font(str(file), MEASURED)
    return None


@lru_cache(maxsize=8192)
def has(file: Path, letter: str) -> bool:
    """Return True if a font has a letter; spaces and marks that join letters need no picture."""
    if category(letter) in ("Zs", "Cf", "Cc", "Cs"):
        return True
    glyphs = _glyphs(file)
    return glyphs is not None and glyphs.get_metrics(letter)[0] is not None


@lru_cache(maxsize=1)
def system_fonts() -> tuple[Path, ...]:
    """Return the font files of the system, likely ones first."""
    found = {each: pygame.font.match_font(each) for each in pygame.font.get_fonts()}

    def rank(entry: str) -> tuple[bool, int, str]:
        usual = [at for at, start in enumerate(USUAL) if entry.startswith(start)]
        return any(part in entry for part in NEVER), min(usual, default=len(USUAL)), entry

    return tuple(Path(path) for each in sorted(found, key=rank) if (path := found[each]))


def _candidates(face: Path, bold: bool) -> Iterator[Path]:
    yield face
    for family, weight in OWN.items():
        yield families.file(family, "SemiBold" if bold and family != "Jost" else weight)[0]
    yield from system_fonts()


@lru_cache(maxsize=1024)
def _first_with(letters: str, face: Path, bold: bool) -> Path | None:
    """Return the first font that has all of these letters."""
    return next((f for f in _candidates(face, bold) if all(has(f, each) for each in letters)), None)


@lru_cache(maxsize=4096)
def parts(face: Path, text: str) -> tuple[Part, ...]:
    """Return the parts of a line in their order from left to right; () if the face has all."""
    if text.isascii():
        return ()
    lost = [each for each in text if not has(face, each) or _script(each) in CODES]
    if not lost:
        return ()
    made: list[Part] = []
    start, bold = 0, "Bold" in face.stem
    for letters, own in _runs(text, {_script(each) for each in lost}):
        alike = "".join(each for each in lost if _script(each) == _script(letters[0]))
        whole = None
        if not own:
            whole = _first_with(letters + alike, face, bold) or _first_with(letters, face, bold)
        if own or whole is not None:
            made.append(Part(letters, whole, start=start))
        else:
            files = [(each, _first_with(each, face, bold)) for each in letters]
            made += [Part(each, f, f is None, start + at) for at, (each, f) in enumerate(files)]
        start += len(letters)
    return tuple(_seen_order(made))


def _script(letter: str) -> str:
    """Return the first word of a letter's name, that of its script; "" for a private one."""
    return name(letter, "").partition(" ")[0]


def _runs(text: str, lost: set[str]) -> list[tuple[str, bool]]:
    """Return runs of letters that one font must draw, and whether that is the face, which lacks
    letters of the ``lost`` scripts; what combines stays with its letter."""
    runs: list[tuple[str, bool]] = []
    for each in text:
        own = _script(each) not in lost
        if runs and (category(each)[0] in "MC" or (own and runs[-1][1])):
            runs[-1] = runs[-1][0] + each, runs[-1][1]
        elif runs and not own and _script(runs[-1][0][0]) == _script(each):
            runs[-1] = runs[-1][0] + each, False
        else:
            runs.append((each, own))
    return runs


def _seen_order(made: list[Part]) -> list[Part]:
    """Return parts as they stand: words from right to left follow each other to the left."""
    shown: list[Part] = []
    while made:
        last = 0
        for at, part in enumerate(made):
            if part.leftward:
                last = at
            elif not made[0].leftward or any(bidirectional(each) == "L" for each in part.text):
                break
        shown += reversed(made[: last + 1])
        made = made[last + 1 :]
    return shown


def undrawable(text: str) -> str:
    """Return the letters of a text that no font here can draw."""
    body = families.file("Jost", "Regular")[0]
    lost = {each for part in parts(body, text) if part.missing for each in part.text}
    return "".join(each for each in dict.fromkeys(text) if each in lost)


@lru_cache(maxsize=128)
def open_font(file: Path, px: int, script: str, leftward: bool) -> pygame.font.Font:
    """Open a font that shapes letters of a script, where SDL can."""
    made = pygame.font.Font(file, px)
    with suppress(pygame.error, AttributeError):  # some builds of SDL do not shape
        if leftward:
            made.set_direction(pygame.DIRECTION_RTL)
        if script:
            made.set_script(script)
    return made

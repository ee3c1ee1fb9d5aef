"""Paint the spots of small rooms in assets/rooms: `python assets/make/rooms.py [NAME]`.

Screens with little on them show a small place: an empty dock where no game is saved, a lamp and a
book beside the rules, a helmet on its hook at the first start, a smoking droid after an error, a
switchboard before a question. They are composed from the grounds and pieces of cards; helmet and
smoke are painted here. It needs ``pillow`` for the files, which the game does not.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from game.client.draw import covers, images, theme  # noqa: E402
from game.client.games.outer_rim.cards import art  # noqa: E402
from game.client.games.outer_rim.cards.art_scenes import Scene, part  # noqa: E402

FOLDER = ROOT / "assets" / "rooms"
SIZE = (720, 480)
MOST_BYTES = 60_000
FINE = 3
Maker = Callable[[], pygame.Surface]
ROOMS: dict[str, Maker] = {}
_ALPHA = pygame.SRCALPHA


def room(make: Maker) -> Maker:
    """Register a painter under its own name."""
    ROOMS[make.__name__] = make
    return make


def composed(ground: str, light: str, *lines: str, flip: bool = False) -> pygame.Surface:
    """Return a scene of cards' pieces."""
    scene = Scene(ground, theme.rgb(light), tuple(part(line) for line in lines), flip)
    return art._composed(scene, SIZE).copy()


def tone(made: pygame.Surface, top: str, low: str) -> None:
    """Multiply a picture by a gradient."""
    veil = images.gradient(made.get_size(), theme.rgb(top), theme.rgb(low))
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@room
def empty_dock() -> pygame.Surface:
    """Return a hangar at night: nobody has landed yet, and a droid waits."""
    made = composed("hangar", "9FC4E8", "crate_stack -52 93 44", "fuel_drum -22 95 27",
                    "dome_droid 50 95 42")  # fmt: skip
    tone(made, "7F8CA6", "5E6680")
    covers.glow(made, (360, 190), 170, theme.rgb("BFD8F0"), 0.25)
    return made


@room
def reading_lamp() -> pygame.Surface:
    """Return an open book under a lamp, before shelves."""
    made = composed("workshop", "FFD9A0", "shelves -10 62 56 far", "lamp_post 52 98 92",
                    "ledger -12 97 44")  # fmt: skip
    tone(made, "A89C90", "8C8078")
    covers.glow(made, (610, 110), 230, theme.rgb("FFC878"), 0.42)
    covers.glow(made, (330, 370), 220, theme.rgb("FFC878"), 0.16)
    return made


@room
def helmet() -> pygame.Surface:
    """Return a pilot's helmet on a hook."""
    made = composed("workshop", "FFD9A0", "workshop_bench 0 112 55")
    tone(made, "8E8A92", "6E6A74")
    covers.glow(made, (220, 90), 330, theme.rgb("FFD29A"), 0.28)
    big = pygame.Surface((SIZE[0] * FINE, SIZE[1] * FINE), _ALPHA)
    _helmet(big)
    small = pygame.transform.smoothscale(big, SIZE)
    shade = small.copy()
    shade.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(pygame.transform.gaussian_blur(shade, 7), (16, 14))
    made.blit(small, (0, 0))
    return made


def _helmet(big: pygame.Surface) -> None:
    """Draw the hook and the helmet in facets, lit from the upper left."""

    def points(*pairs: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * FINE, y * FINE) for x, y in pairs]

    def facet(color: str, *pairs: tuple[float, float]) -> None:
        pygame.draw.polygon(big, theme.rgb(color), points(*pairs))

    facet("3A3038", (322, 46), (398, 46), (398, 66), (322, 66))
    facet("6E5A4E", (322, 46), (398, 46), (394, 52), (326, 52))
    facet("8B97A4", (354, 60), (366, 60), (366, 96), (354, 96))
    facet("C4CFDA", (354, 60), (358, 60), (358, 96), (354, 96))
    dome = ((262, 210), (270, 150), (304, 106), (352, 88), (404, 98), (444, 136), (460, 196),
            (456, 262), (440, 306), (404, 330), (300, 330), (272, 300), (260, 256))  # fmt: skip
    facet("D8CDB8", *dome)
    facet("F4EAD6", (262, 210), (270, 150), (304, 106), (352, 88), (340, 130), (300, 176),
          (286, 232))  # fmt: skip
    facet("A89C8C", (404, 98), (444, 136), (460, 196), (456, 262), (440, 306), (404, 330),
          (420, 250),          (424, 170))  # fmt: skip
    facet("7E7468", (444, 136), (460, 196), (456, 262), (440, 306), (404, 330), (436, 250))
    facet("C2502F", (338, 90), (376, 90), (386, 176), (344, 176))
    facet("E0714A", (338, 90), (352, 88), (358, 176), (344, 176))
    facet("2B2420", (268, 214), (300, 176), (420, 172), (440, 206), (438, 256), (410, 282),
          (296, 284), (270, 258))  # fmt: skip
    facet("C78A3A", (276, 216), (304, 184), (416, 180), (432, 208), (430, 252), (406, 274),
          (300, 276), (278, 254))  # fmt: skip
    facet("8A5524", (300, 276), (406, 274), (430, 252), (432, 222), (360, 252), (280, 250))
    facet("F3C878", (282, 216), (308, 190), (352, 188), (308, 240), (284, 238))
    facet("FFE9B8", (288, 214), (310, 194), (328, 193), (296, 226))
    facet("8F8578", (300, 330), (404, 330), (394, 352), (312, 352))
    facet("5E564C", (352, 330), (404, 330), (394, 352), (352, 352))
    center = (446 * FINE, 236 * FINE)
    for color, radius in (("4A443C", 30), ("B4A896", 26), ("6A6258", 15), ("C2502F", 8)):
        pygame.draw.circle(big, theme.rgb(color), center, radius * FINE)


@room
def smoking_droid() -> pygame.Surface:
    """Return a droid that has had enough."""
    made = composed("corridor", "E8B090", "pipe_stack -50 96 30", "repair_droid 5 97 62",
                    "droid_parts 52 97 30")  # fmt: skip
    tone(made, "6E727E", "5C5662")
    covers.glow(made, (370, 250), 210, theme.rgb("FF8A5C"), 0.34)
    stream = random.Random(5)
    for layer in range(40):
        up = layer / 39
        drift = 26 * up + 44 * up * up + stream.uniform(-18, 18) * (0.3 + up)
        spot = (round(360 + drift), round(214 - 230 * up + stream.uniform(-8, 8)))
        px = round(34 + 120 * up + stream.uniform(-10, 14))
        gray = round(16 + 10 * (1 - up))
        soft = covers.pool((2 * px, 2 * px), (gray, gray, gray + 2))
        flag = pygame.BLEND_RGB_ADD if layer % 3 else pygame.BLEND_RGB_SUB
        made.blit(soft, soft.get_rect(center=spot), special_flags=flag)
    for _ in range(16):
        x, y = stream.gauss(360, 46), stream.gauss(246, 34)
        covers.glow(made, (round(x), round(y)), 7, theme.rgb("FFD08A"), 0.9)
    return made


@room
def switchboard() -> pygame.Surface:
    """Return a console that waits for a decision."""
    made = composed("console_room", "8FD0E8", "console_bank 0 99 52",
                    "control_chair 0 120 62 near")  # fmt: skip
    tone(made, "98A4B4", "7A8090")
    return made


def write(name: str) -> None:
    """Write one spot."""
    made = ROOMS[name]()
    made.blit(art._shade(SIZE), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture = Image.frombytes("RGB", SIZE, pygame.image.tobytes(made, "RGB"))
    path = FOLDER / f"{name}.jpg"
    for quality in (86, 82, 76, 70, 62):
        picture.save(path, quality=quality, optimize=True)
        if path.stat().st_size <= MOST_BYTES:
            break
    print(path.name, f"{path.stat().st_size:,}")


def main() -> None:
    """Write the spots that are named, or all."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ROOMS:
        write(name)


if __name__ == "__main__":
    main()

"""Paint the spots of small rooms in assets/rooms: `python assets/make/rooms.py [NAME]`.

Screens with little on them show a small place: an empty dock where no game is saved, a lamp and a
book beside the rules, a smoking droid after an error, a switchboard before a question. They are
composed from the grounds and pieces of cards; smoke is painted here. It needs ``pillow`` for the
files, which the game does not.
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
from encoder import encoded  # noqa: E402
from PIL import Image  # noqa: E402

from game.client.draw import images, theme  # noqa: E402
from game.client.draw.scenery import covers  # noqa: E402
from game.client.games.outer_rim.cards import compositing  # noqa: E402
from game.client.games.outer_rim.cards.art_scenes import Scene, part  # noqa: E402

FOLDER = ROOT / "assets" / "rooms"
SIZE = (720, 480)
MOST_BYTES = 60_000
Maker = Callable[[], pygame.Surface]
ROOMS: dict[str, Maker] = {}


def room(make: Maker) -> Maker:
    """Register a painter under its own name."""
    ROOMS[make.__name__] = make
    return make


def composed(ground: str, light: str, *lines: str, flip: bool = False) -> pygame.Surface:
    """Return a scene of cards' pieces."""
    scene = Scene(ground, theme.rgb(light), tuple(part(line) for line in lines), flip)
    return compositing.compose(scene, SIZE).copy()


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
    made.blit(compositing.shade(SIZE), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture = Image.frombytes("RGB", SIZE, pygame.image.tobytes(made, "RGB"))
    path = FOLDER / f"{name}.jpg"
    data = encoded(picture, MOST_BYTES, (86, 82, 76, 70, 62), optimize=True)
    print(path.name, f"{path.write_bytes(data):,}")


def main() -> None:
    """Write the spots that are named, or all."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ROOMS:
        write(name)


if __name__ == "__main__":
    main()

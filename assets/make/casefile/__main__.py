"""Make the pictures of Edge: python assets/make/casefile people scenes things ships cover, or
names of them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
MAKE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(MAKE))
sys.path.insert(0, str(MAKE.parents[1]))

import importlib  # noqa: E402

import pygame  # noqa: E402

PARTS = ("people", "scenes", "things", "ships", "cover")


def main() -> None:
    """Write the parts and names asked for, all without any."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    wanted = [each for each in sys.argv[1:] if each in PARTS] or list(PARTS)
    names = [each for each in sys.argv[1:] if each not in PARTS]
    for part in wanted:
        importlib.import_module(f"casefile.{part}").write(names)


if __name__ == "__main__":
    main()

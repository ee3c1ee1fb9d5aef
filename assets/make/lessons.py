"""Write the pictures of first lessons that the title shows: a part of the table as they begin.

``python assets/make/lessons.py`` makes all of them, with the names of games only theirs. Each table
is drawn at 3840x2160 and a part of it made smaller. It needs ``pillow``, which the game does not.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
FOLDER = ROOT / "assets" / "lessons"
WINDOW, SIZE = (3840, 2160), (800, 440)
QUALITY = 84
PARTS: dict[str, tuple[int, int, int]] = {
    "outer_rim": (1560, 300, 1180),
    "free_captains": (980, 510, 1380),
    "mandalorian": (800, 420, 1500),
}
"""left, top and width of the part of the window, by game"""


def main(wanted: Sequence[str]) -> None:
    """Make the pictures of the named games, or all."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["RIMWARD_HOME"] = tempfile.mkdtemp(prefix="rimward-lessons-")
    import pygame
    from PIL import Image

    from game.client.shell.app.app import App
    from game.client.shell.window import registry
    from game.client.shell.window.settings import Settings

    FOLDER.mkdir(exist_ok=True)
    for id, (left, top, wide) in PARTS.items():
        if wanted and id not in wanted:
            continue
        app = App(Settings(speed="off"), size=WINDOW)
        app.open()
        app.open_scene("tutorial", registry.client(id).id)
        while app.frame([], 0.1) or app.stack.busy:
            pass
        assert app.screen is not None
        high = wide * SIZE[1] // SIZE[0]
        seen = app.screen.subsurface((left, top, wide, high))
        whole = Image.frombytes("RGB", seen.get_size(), pygame.image.tobytes(seen, "RGB"))
        path = FOLDER / f"{id}.jpg"
        whole.resize(SIZE, Image.Resampling.LANCZOS).save(path, "JPEG", quality=QUALITY,
                                                          optimize=True)  # fmt: skip
        print(f"{path.name:<24}{path.stat().st_size:>9,}")


if __name__ == "__main__":
    main(sys.argv[1:])

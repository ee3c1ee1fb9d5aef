"""Make all sounds: `python assets/make/sound`, or some: `python assets/make/sound press dawn`.

With `--look FOLDER`, also draw a picture of each (needs pillow) and print its figures.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import beds
import chords
import cues
import music
import ogg
from synth import RATE, Sound, loudness, peak

ASSETS = Path(__file__).resolve().parents[2]
KINDS = (
    ("sounds", cues.CUES, cues.make, ogg.write, 0.3),
    ("ambience", beds.BEDS, beds.make, ogg.write_loop, 0.3),
    ("music", music.PIECES, music.make, ogg.write_loop, 0.2),
)
"""folder, names, maker, writer, and the quality of the encoding"""


def look(path: Path, folder: Path) -> None:
    """Print the measurements of a file and draw it."""
    import pictures

    sound: Sound = ogg.read(path)
    seconds, size = sound.shape[1] / RATE, path.stat().st_size / 1000
    figures = f"{seconds:6.1f} s  peak {peak(sound):6.1f} dB  {loudness(sound):6.1f} LUFS"
    print(f"{path.stem:14} {figures}  {size:7.1f} kB")
    pictures.save(sound, folder / f"{path.stem}.png", path.stem)


def main() -> int:
    """Write the requested sounds; return 2 for an unknown name."""
    parser = argparse.ArgumentParser(prog="python assets/make/sound", description=__doc__)
    parser.add_argument("names", nargs="*", help="sounds to make; all without any")
    parser.add_argument("--look", type=Path, metavar="FOLDER", help="draw pictures there")
    wanted = parser.parse_args()
    known = {name for _, names, *_ in KINDS for name in names}
    wrong = sorted(set(wanted.names) - known)
    if wrong:
        print(f"there is no sound called {', '.join(wrong)}", file=sys.stderr)
        return 2
    for folder, names, make, write, quality in KINDS:
        for name in names:
            if name in (wanted.names or known):
                path = ASSETS / folder / f"{name}.ogg"
                write(path, make(name), quality)
                if folder == "music":
                    chords.write(name, path.with_suffix(".json"))
                if wanted.look:
                    look(path, wanted.look)
    return 0


if __name__ == "__main__":
    sys.exit(main())

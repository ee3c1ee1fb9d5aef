"""Make all sounds: `python assets/make/sound`, or some: `python assets/make/sound press dawn`.

With `--look FOLDER`, also draw a picture of each (needs pillow) and print its figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import beds
import chords
import cues
import far
import music
import ogg
from notes import NAMES, ROOT, steps_to, tuned
from synth import RATE, Sound, loudness, peak

ASSETS = Path(__file__).resolve().parents[2]
QUALITY = 0.1  # of the encoding of music
LONG = 2.6  # seconds of a cue that is encoded smaller


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
    parser.add_argument(
        "--key", default=ROOT, choices=NAMES, help="key of everything, in place of D"
    )
    parser.add_argument("--to", type=Path, default=ASSETS, metavar="FOLDER", help="write there")
    wanted = parser.parse_args()
    known = {*cues.CUES, *beds.BEDS, *music.PIECES, *far.FAR}
    wrong = sorted(set(wanted.names) - known)
    if wrong:
        print(f"there is no sound called {', '.join(wrong)}", file=sys.stderr)
        return 2
    names = wanted.names or known
    with tuned(steps_to(wanted.key)):
        made = [*_cues(names, wanted.to), *_beds(names, wanted.to)]
        made += [*_far(names, wanted.to), *_pieces(names, wanted.to)]
    for path in made if wanted.look else ():
        look(path, wanted.look)
    return 0


def _cues(names: Iterable[str], to: Path) -> Iterator[Path]:
    """Make the cues among the names, and the index of all."""
    folder = to / "sounds"
    for name in cues.CUES:
        for stem, take, wide in cues.variants(name) if name in names else ():
            path = folder / f"{stem}.ogg"
            sound = cues.make(name, take, wide)
            ogg.write(path, sound, 0.25 if sound.shape[1] < LONG * RATE else 0.2)
            yield path
    folder.mkdir(parents=True, exist_ok=True)
    cues.write_index(folder / "index.json")


def _far(names: Iterable[str], to: Path) -> Iterator[Path]:
    """Make the single sounds of places among the names."""
    for name in far.FAR:
        for take in range(far.TAKES if name in names else 0):
            path = to / "ambience" / "far" / f"{name}.{take + 1}.ogg"
            ogg.write(path, far.make(name, take), 0.15)
            yield path


def _beds(names: Iterable[str], to: Path) -> Iterator[Path]:
    """Make the beds among the names."""
    for name in beds.BEDS:
        if name in names:
            path = to / "ambience" / f"{name}.ogg"
            ogg.write_loop(path, beds.make(name), 0.0)
            yield path


def _pieces(names: Iterable[str], to: Path) -> Iterator[Path]:
    """Make the pieces among the names, in stems and cells."""
    for name in music.PIECES:
        if name not in names:
            continue
        mix = music.make(name)
        for stem, sound in mix.stems.items():
            folder = to / "music" / name
            ogg.write_cells(folder, stem, sound, chords.CELLS, QUALITY)
            yield from sorted(folder.glob(f"{stem}.*.ogg"))
        chords.write(name, mix.levels, to / "music" / f"{name}.json")


if __name__ == "__main__":
    sys.exit(main())

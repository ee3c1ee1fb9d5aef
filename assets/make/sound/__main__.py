"""Make all sounds: `python assets/make/sound`, or some: `python assets/make/sound press dawn`.

With `--look FOLDER`, also draw a picture of each (needs pillow) and print its figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import beds
import chords
import cues
import far
import ogg
from notes import NAMES, steps_to, tuned
from sets import SETS, Set
from synth import RATE, Sound, loudness, peak

ASSETS = Path(__file__).resolve().parents[2]
LONG, LESS = 2.6, 0.05  # seconds of a cue that is encoded smaller, and by how much


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
    parser.add_argument("--key", choices=NAMES, help="key of all, in place of their own")
    parser.add_argument("--to", type=Path, default=ASSETS, metavar="FOLDER", help="write there")
    wanted = parser.parse_args()
    known = set[str]().union(*(each.names for each in SETS))
    wrong = sorted(set(wanted.names) - known)
    if wrong:
        print(f"there is no sound called {', '.join(wrong)}", file=sys.stderr)
        return 2
    names, made = set(wanted.names) or known, list[Path]()
    for each in SETS:
        with tuned(steps_to(wanted.key or each.key)):
            made += [*_cues(each, names, wanted.to), *_beds(each, names, wanted.to)]
            made += [*_far(each, names, wanted.to), *_pieces(each, names, wanted.to)]
    for path in made if wanted.look else ():
        look(path, wanted.look)
    return 0


def _cues(some: Set, names: set[str], to: Path) -> Iterator[Path]:
    """Make the cues of a set among the names, and the index of all its own."""
    if not some.cues:
        return
    folder = to / "sounds" / some.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, cue in some.cues.items():
        for stem, take, wide in cues.variants(name, cue) if some.path(name) in names else ():
            path = folder / f"{stem}.ogg"
            sound = cues.make(name, take, wide, among=some.cues)
            less = LESS if sound.shape[1] >= LONG * RATE else 0.0
            ogg.write(path, sound, some.cue_quality - less)
            yield path
    cues.write_index(folder / "index.json", some.cues)


def _far(some: Set, names: set[str], to: Path) -> Iterator[Path]:
    """Make the single sounds of the places of a set among the names."""
    for name in some.singles:
        for take in range(far.TAKES if name in names else 0):
            path = to / "ambience" / "far" / f"{name}.{take + 1}.ogg"
            ogg.write(path, far.make(name, take), 0.15)
            yield path


def _beds(some: Set, names: set[str], to: Path) -> Iterator[Path]:
    """Make the beds of a set among the names."""
    for name in some.beds:
        if name in names:
            path = to / "ambience" / f"{name}.ogg"
            ogg.write_loop(path, beds.make(name), 0.0)
            yield path


def _pieces(some: Set, names: set[str], to: Path) -> Iterator[Path]:
    """Make the pieces of a set among the names, in stems and cells."""
    for name, compose in some.pieces.items():
        if name not in names:
            continue
        mix = compose().mixed()
        for stem, sound in mix.stems.items():
            folder = to / "music" / name
            count = chords.cells(sound.shape[1] / RATE)
            ogg.write_cells(folder, stem, sound, count, some.quality)
            yield from sorted(folder.glob(f"{stem}.*.ogg"))
        chords.write(name, mix.levels, to / "music" / f"{name}.json")


if __name__ == "__main__":
    sys.exit(main())

"""Sounds and music: whole, of their length, neither clipped nor silent, without a click at the
ends or at the seam, and each from a recipe in assets/make/sound."""

from __future__ import annotations

import ast
import os
import struct
import zlib
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
pygame = pytest.importorskip("pygame", reason="install pygame-ce")

from tests.assets.stems import cell, mixed, sheet  # noqa: E402

pytestmark = pytest.mark.finished("sounds")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MAKE = ASSETS / "make" / "sound"
RATE = 44100
FULL = 32768
LOUDEST = 0.708  # of full: 3 dB below
STEMS = 0.79  # of all stems of a piece together, -2 dB
CUES = sorted((ASSETS / "sounds").rglob("*.ogg"))
OWN = sorted((ASSETS / "sounds").glob("captains/*.ogg"))
MISSIONS = sorted((ASSETS / "sounds").glob("missions/*.ogg"))
EDGE = sorted((ASSETS / "sounds").glob("edge/*.ogg"))
"""cues of one game alone, and of the dice table in its box"""
BEDS = sorted((ASSETS / "ambience").glob("*.ogg"))
FAR = sorted((ASSETS / "ambience" / "far").glob("*.ogg"))
PIECES = sorted((ASSETS / "music").glob("*.json"))
CELLS = sorted((ASSETS / "music").rglob("*.ogg"))


DICE = {f"dice{material}_{n}" for material in ("", "_wood", "_metal") for n in range(1, 10)}
"""the cues of dice by material and count, from one recipe"""


def is_own(path: Path) -> bool:
    """Return True for the files of the second game's set of sounds."""
    pieces, bed = names_in("moonpeeler", "TUNES"), "saloon"
    return path in OWN or path.parent.name in pieces or path.stem.startswith(bed)


def stem(path: Path) -> str:
    return path.stem


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024)
    yield
    pygame.mixer.quit()


def header(path: Path) -> tuple[int, int, float, int]:
    """Return channels, samples a second, seconds and stream number, from the pages of the file."""
    data = path.read_bytes()
    assert data[:4] == b"OggS" and data[28:35] == b"\x01vorbis", f"{path} is no Ogg Vorbis"
    channels, rate = struct.unpack_from("<BI", data, 39)
    last = data.rindex(b"OggS")
    (samples,) = struct.unpack_from("<q", data, last + 6)
    (serial,) = struct.unpack_from("<I", data, 14)
    return channels, rate, samples / rate, serial


def decoded(path: Path) -> array[int]:
    """Return left and right samples by turns."""
    return array("h", pygame.mixer.Sound(path).get_raw())


def peak(samples: array[int]) -> float:
    return max(max(samples), -min(samples)) / FULL


def level(samples: array[int]) -> float:
    """Return the root of the mean square, of one sample in 31."""
    some = samples[::31]
    return float((sum(each * each for each in some) / max(1, len(some))) ** 0.5) / FULL


def names_in(module: str, table: str) -> set[str]:
    """Return the keys of a table of the scripts, which need more packages than the game to run."""
    for node in ast.parse((MAKE / f"{module}.py").read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == table:
            assert isinstance(node.value, ast.Dict)
            return {key.value for key in node.value.keys}  # type: ignore[union-attr,misc]
    raise AssertionError(f"{module}.py has no {table}")


@pytest.mark.parametrize(
    "files, modules, tables",
    [
        (
            [each for each in CUES if each not in (*OWN, *MISSIONS, *EDGE)],
            "recipes",
            "WIDGETS CARDS EVENTS ENDS",
        ),
        (OWN, "captains", "CAPTAINS"),
        (MISSIONS, "missions", "MISSIONS"),
        (EDGE, "affairs", "THROWN COINS HARM DESK CLOSED"),
        (BEDS, "beds", "BEDS"),
        (PIECES, "music moonpeeler ledger treks cases", "PIECES TUNES DEBTS TREKS CASES"),
    ],
)
def test_each_file_has_its_recipe_and_each_recipe_its_file(
    files: list[Path], modules: str, tables: str
) -> None:
    known = set[str]()
    for number, table in enumerate(tables.split()):
        known |= names_in(modules.split()[number % len(modules.split())], table)
    assert {path.stem.partition(".")[0] for path in files} - DICE == known


def test_each_single_sound_has_its_recipe_and_three_takes() -> None:
    takes = {f"{name}.{take}" for name in names_in("far", "FAR") for take in (1, 2, 3)}
    assert {path.stem for path in FAR} == takes


def test_there_are_enough_and_they_are_not_too_large() -> None:
    assert len(CUES) >= 30 and len(PIECES) >= 4
    assert max(path.stat().st_size for path in CUES) <= 40_000
    assert max(path.stat().st_size for path in CELLS) <= 150_000
    usual, own, boxed, third, fourth = 0, 0, 0, 0, 0
    box, treks = names_in("ledger", "DEBTS"), names_in("treks", "TREKS")
    cases = names_in("cases", "CASES")
    for path in (*CUES, *BEDS, *FAR, *CELLS):
        size = path.stat().st_size
        if path.parent.name in box:
            boxed += size
        elif path in MISSIONS or path.parent.name in treks or path.stem.startswith("dunes"):
            third += size
        elif path in EDGE or path.parent.name in cases or path.stem.startswith("rain"):
            fourth += size
        else:
            usual, own = (usual, own + size) if is_own(path) else (usual + size, own)
    assert usual <= 12_500_000 and own <= 5_000_000 and boxed <= 2_500_000, (usual, own, boxed)
    assert third <= 4_500_000 and fourth <= 6_000_000, (third, fourth)


@pytest.mark.parametrize("files", [CUES, BEDS, FAR, CELLS], ids=["cues", "beds", "far", "cells"])
def test_the_streams_come_from_the_script(files: list[Path]) -> None:
    """Music has half the rate, and no other: the mixer changes others badly."""
    for path in files:
        channels, rate, _, serial = header(path)
        assert channels == 2 or (channels == 1 and files is not BEDS), path
        assert rate == (RATE / 2 if files is CELLS else RATE), path
        assert serial == zlib.crc32(path.name.encode()), f"{path} is written by something else"


def test_single_sounds_are_soft_and_clean() -> None:
    for path in FAR:
        samples = decoded(path)
        assert header(path)[2] < 6.0 and 0.02 < peak(samples) < 0.45, path
        for end in (samples[:4], samples[-64:]):
            assert peak(end) < 0.004, f"{path} clicks at an end"


def test_cues_are_short_clean_and_heard() -> None:
    for path in CUES:
        samples = decoded(path)
        longest = 5.0 if path.stem.startswith("end_") else 4.0
        assert 0.1 <= header(path)[2] <= longest, path
        loud = peak(samples)
        assert 0.02 < loud <= LOUDEST, path
        assert abs(sum(samples) / len(samples)) / FULL < 0.002, f"{path} has an offset"
        for end in (samples[:4], samples[-64:]):
            assert peak(end) < max(0.02 * loud, 0.002), f"{path} clicks at an end"
        # The loudest tenth of a second comes in the first one and a half: a cue is no delay.
        block = RATE // 5
        levels = [level(samples[at : at + block]) for at in range(0, len(samples), block)]
        assert levels.index(max(levels)) <= 15, path
        assert max(levels) > 0.003, path


def whole(piece: str) -> array[int]:
    """Return a piece with all stems, its cells joined."""
    made = array("h")
    for number in range(sheet(piece).cells):
        left, right = mixed(piece, "ground pulse melody", (number,))
        for pair in zip(left, right, strict=True):
            made.extend(round(FULL * each) for each in pair)
    return made


@pytest.mark.parametrize("piece", PIECES, ids=stem)
def test_cells_follow_each_other_without_a_click(piece: Path) -> None:
    count = sheet(piece.stem).cells
    around = RATE // 20
    for name in ("ground", "pulse", "melody"):
        for number in range(count):
            last = cell(piece.stem, name, number)[-2 * around :]
            first = cell(piece.stem, name, (number + 1) % count)[: 2 * around]
            for side in (0, 1):
                edge = [*last[side::2], *first[side::2]]
                steps = [abs(b - a) for a, b in zip(edge, edge[1:], strict=False)]
                assert steps[around - 1] <= max(1.5 * max(steps[: around - 1]), 60)


LOOPS = [pytest.param(path, marks=pytest.mark.long) for path in PIECES[2:]]


@pytest.mark.parametrize("path", [*BEDS, *PIECES[:2], *LOOPS], ids=lambda path: path.stem)
def test_a_loop_has_no_seam_no_gap_and_no_blow(path: Path) -> None:
    if path.suffix == ".json":
        samples = whole(path.stem)
    else:
        samples = decoded(path)
        assert header(path)[2] == pytest.approx(len(samples) / 2 / RATE, abs=0.001)
    assert peak(samples) <= (STEMS if path.suffix == ".json" else LOUDEST)
    assert abs(sum(samples) / len(samples)) / FULL < 0.001, "it has an offset"
    for side in (0, 1):
        one = samples[side::2]
        edge = [*one[-RATE // 10 :], *one[: RATE // 10]]
        steps = [abs(after - before) for before, after in zip(edge, edge[1:], strict=False)]
        seam = steps[RATE // 10 - 1]
        assert seam <= 1.5 * max(steps[: RATE // 20]), "the end does not lead into the beginning"
    block = 2 * RATE * 2
    levels = [level(samples[at : at + block]) for at in range(0, len(samples) - block + 1, block)]
    assert min(levels) > 0.15 * max(levels), "there is a hole, or one place is far too loud"
    assert 0.4 < levels[0] / levels[-1] < 2.5


def test_pieces_are_long() -> None:
    """Long enough to be forgotten about; those of the first set are longer."""
    seconds = {path.stem: sheet(path.stem).seconds for path in PIECES}
    assert min(seconds.values()) >= 100
    assert min(seconds[name] for name in names_in("music", "PIECES")) >= 180

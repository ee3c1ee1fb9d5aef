"""Reproducible Ogg Vorbis files: the encoder's random stream number is replaced by one made from
the file's name, and each page's checksum with it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile
from synth import RATE, Sound, frames

_BLOCK = 16384  # frames given to the encoder at a time: it overflows on whole pieces
_BEND = 1200  # samples at each end that may be bent to meet
_TRIES = 6
_NEAR = 0.0008  # maximum distance of the ends from their original values
MARGIN = 0.06  # seconds before and after a cell
MONO = 16.0  # decibels: a short sound whose sides are further below its middle has one channel
ONE_CHANNEL = ("pulse",)  # stems: a beat is in the middle of the room
_POLYNOMIAL = 0x04C11DB7


def _table() -> list[int]:
    made = []
    for value in range(256):
        value <<= 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        made.append(value & 0xFFFFFFFF)
    return made


_CRC = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[(value >> 24) ^ byte]
    return value


def _renumbered(data: bytes, serial: int) -> bytes:
    """Return the same stream under another number."""
    pages, at = [], 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        lengths = data[at + 27 : at + 27 + data[at + 26]]
        end = at + 27 + len(lengths) + sum(lengths)
        page = bytearray(data[at:end])
        page[14:18], page[22:26] = struct.pack("<I", serial), bytes(4)
        page[22:26] = struct.pack("<I", _checksum(page))
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def _one_sided(sound: Sound) -> bool:
    """Return True if hardly anything is in the sides."""
    middle, side = (sound[0] + sound[1]) / 2, (sound[0] - sound[1]) / 2
    return bool(np.mean(side**2) < 10 ** (-MONO / 10) * np.mean(middle**2))


def _encoded(path: Path, sound: Sound, quality: float, rate: int = RATE) -> None:
    rows = sound.T
    with soundfile.SoundFile(
        path, "w", rate, rows.shape[1], format="OGG", subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:  # fmt: skip
        for start in range(0, len(rows), _BLOCK):
            file.write(rows[start : start + _BLOCK])
    path.write_bytes(_renumbered(path.read_bytes(), zlib.crc32(path.name.encode())))


def write(path: Path, sound: Sound, quality: float) -> None:
    """Write stereo as Ogg Vorbis, as one channel if its sides are faint; ``quality`` runs from 0
    (small) to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _encoded(path, sound.mean(axis=0, keepdims=True) if _one_sided(sound) else sound, quality)


def halved(loop: Sound) -> Sound:
    """Return a loop at half the rate, without what is above a quarter of it."""
    count = loop.shape[1] // 2
    if loop.shape[1] % 2:
        raise ValueError("a loop of an odd number of samples cannot be halved")
    found = np.fft.rfft(loop)[:, : count // 2 + 1]
    found[:, -1] = 0.0
    return np.fft.irfft(found, count) / 2


def write_loop(path: Path, sound: Sound, quality: float) -> None:
    """Write a loop. The encoder is slightly off at both ends, which would click where they meet: so
    the last moments are bent toward the start until they meet."""
    write(path, sound, quality)
    bent, best = sound.copy(), path.read_bytes()
    step, least = sound[:, 0] - sound[:, -1], np.inf
    bend = 0.5 - 0.5 * np.cos(np.pi * np.arange(_BEND) / _BEND)
    for _ in range(_TRIES):
        heard = read(path)
        off = heard[:, 0] - heard[:, -1] - step
        if np.abs(off).max() < least:
            best, least = path.read_bytes(), np.abs(off).max()
        if least < _NEAR:
            break
        bent[:, -_BEND:] += bend * off[:, None] / 2
        bent[:, :_BEND] -= bend[::-1] * off[:, None] / 2
        _encoded(path, bent, quality)
    path.write_bytes(best)


def write_cells(folder: Path, stem: str, sound: Sound, count: int, quality: float) -> None:
    """Write a loop as ``count`` files at half the rate, one after another. Each has ``MARGIN``
    seconds more at both ends, which the game cuts off, so that neither the encoder's edges nor
    those of the change of rate are heard. Half of the rate, as the mixer changes no other without
    getting out of step."""
    folder.mkdir(parents=True, exist_ok=True)
    sound = halved(sound.mean(axis=0, keepdims=True) if stem in ONE_CHANNEL else sound)
    size, more = sound.shape[1] // count, frames(MARGIN) // 2
    for number in range(count):
        places = np.arange(number * size - more, (number + 1) * size + more) % sound.shape[1]
        _encoded(folder / f"{stem}.{number + 1}.ogg", sound[:, places], quality, RATE // 2)


def read(path: Path) -> Sound:
    """Return a sound file as stereo at the full rate."""
    rows, rate = soundfile.read(path, always_2d=True)
    sound = rows.T
    if rate != RATE:
        count = round(sound.shape[1] * RATE / rate)
        sound = np.fft.irfft(np.fft.rfft(sound), count) * (RATE / rate)
    return np.repeat(sound, 2, axis=0) if len(sound) == 1 else sound

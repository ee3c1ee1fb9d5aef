"""Ogg Vorbis files that are the same bytes each time: the encoder's random stream number is
replaced by one made from the file's name, and each page's checksum with it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import soundfile
from synth import RATE, Sound

_BLOCK = 16384  # frames given to the encoder at a time: it overflows on whole pieces
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
    """The same stream under another number."""
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


def write(path: Path, sound: Sound, quality: float) -> None:
    """Writes stereo as Ogg Vorbis; ``quality`` runs from 0 (small) to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = sound.T
    with soundfile.SoundFile(
        path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(rows), _BLOCK):
            file.write(rows[start : start + _BLOCK])
    path.write_bytes(_renumbered(path.read_bytes(), zlib.crc32(path.name.encode())))


def read(path: Path) -> Sound:
    """A sound file as stereo."""
    rows, rate = soundfile.read(path, always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path} has {rate} samples a second instead of {RATE}")
    return rows.T

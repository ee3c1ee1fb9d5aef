"""The job of the week: one mission, crew and seed that are the same for everyone (card 65)."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

from game.mandalorian.catalog import Content
from game.mandalorian.names import MISSIONS, Level

SEEDS = 1_000_000
LEVEL: Level = "standard"
CREW = 2


@dataclass(frozen=True, slots=True)
class Job:
    """The choices of a week, and its seed."""

    mission: str
    characters: tuple[str, ...]
    seed: int
    level: Level = LEVEL


def job(content: Content, week: str) -> Job:
    """Return the job of a week such as "2026-W48"."""
    number = int.from_bytes(sha256(f"mandalorian {week}".encode()).digest()[:12])
    number, seed = divmod(number, SEEDS)
    number, at = divmod(number, len(MISSIONS))
    mission = content.missions[MISSIONS[at]]
    crews = tuple(combinations(mission.characters, CREW))
    return Job(mission.id, crews[number % len(crews)], seed + 1)

"""Sample games for pictures of the list of saved games."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.tools.shots import RECORDED
from game.players import make_players
from game.table.saves import rename
from game.table.session import Session

# Name, character, number of answers, and time of play: real games between computer players.
SAMPLES = (
    ("Evening game", "boba_fett", 60, datetime(2026, 11, 20, 21, 40)),
    ("", "lando_calrissian", 34, datetime(2026, 11, 19, 22, 12)),
    ("The long way to Takodana", "doctor_aphra", 88, datetime(2026, 11, 18, 19, 5)),
    ("First game", "han_solo", 100_000, datetime(2026, 11, 15, 17, 30)),
    ("With Kim and Ada", "jyn_erso", 47, datetime(2026, 11, 14, 20, 0)),
    ("", "bossk", 21, datetime(2026, 11, 12, 8, 45)),
    ("", "ketsu_onyo", 75, datetime(2026, 11, 11, 23, 58)),
)


def write(folder: Path) -> None:
    """Write the sample games into a folder, with two that cannot be opened."""
    for seed, (name, character, answers, when) in enumerate(SAMPLES, 1):
        path = folder / f"outer_rim-{when:%Y-%m-%d-%H%M}.jsonl"
        _play(path, character, seed, answers)
        if name:
            rename(path, name)
        os.utime(path, (when.timestamp(),) * 2)
    torn = folder / "torn_game.jsonl"
    torn.write_text("not a game\n", "utf-8")
    packed = folder / "with_a_pack.jsonl"
    first = (folder / f"outer_rim-{SAMPLES[0][3]:%Y-%m-%d-%H%M}.jsonl").read_text("utf-8")
    packed.write_text(first.replace("outer_rim-0", "outer_rim-0.1.0-0+far_moons-2", 1), "utf-8")
    for path, when in ((torn, datetime(2026, 11, 11, 12, 0)), (packed, datetime(2026, 11, 11))):
        os.utime(path, (when.timestamp(),) * 2)


def _play(path: Path, character: str, seed: int, answers: int) -> None:
    seats = [{"kind": "human", "character": character}, {"kind": "deck"}]
    setup = {"game": "outer_rim", "seats": seats}
    session = Session(the_game(), setup, seed, path)
    players = make_players("outer_rim", ("captain", "deck"), seed)
    session.autoplay(RECORDED.players(f"{character} {seed}", players), answers)
    session.close()

"""Play the golden games anew: ``python -m tests.golden.anew [NAME...]``.

Run this when the rules or cards change on purpose, with the reason in the commit. Each game is
a journal as the table keeps it and, beside it, its story as ``main.py replay`` prints it, to be
read with the rulebook.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.commands.replay import tell
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules.trading import OPENING
from game.table.decisions import Decision
from game.table.journal import Journal
from game.table.session import Session

HERE = Path(__file__).resolve().parent
QUIET = ("end", "pass", "done", "keep", "decline", "recover", "discard", "cancel")
DEALS = 0.02
"""how often a deal is opened where one can be"""
MOST = 5_000
"""answers; a game that is not over by then is not golden"""

HAN = {"kind": "human", "name": "Vela", "character": "han_solo", "ship": "g9_rigger"}
BOBA = {
    "kind": "human",
    "name": "Orin",
    "character": "boba_fett",
    "ship": "g_1a_starfighter",
}
JYN = {"kind": "human", "name": "Tam", "character": "jyn_erso", "ship": "g9_rigger"}
IG = {"kind": "human", "name": "Sook", "character": "ig_88", "ship": "g_1a_starfighter"}
LANDO = {"kind": "deck", "character": "lando_calrissian"}
NEARLY = {
    "players": [
        {"fame": 9, "credits": 12_000, "ship": "yt_1300_light_freighter"},
        {"fame": 6},
    ],
}

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo_human_wins": (15, {"seats": [HAN, LANDO], "position": NEARLY}),
    "two_friends": (16, {"seats": [BOBA, JYN], "fame_goal": 8, "first_player": 1}),
    "nobody_wins": (19, {"seats": [HAN], "fame_goal": 12, "practice": True}),
}
"""name -> seed and setup"""


IDLE = ("recover", "credits", *QUIET)
"""what one does who wants nothing"""
LAST_LINES = {"nobody_wins": 60}
"""stories of which the end is enough, since all else is the same a thousand times"""


def idle(decision: Decision, stream: random.Random) -> str:
    """Pick the answer that does as little as possible."""
    options = decision.options
    found = [each.key for verb in IDLE for each in options if each.verb == verb]
    return (found or [options[-1].key])[0]


def pick(decision: Decision, stream: random.Random) -> str:
    """Pick something rather than nothing, and now and then a deal."""
    talks = [option.key for option in decision.options if option.verb in OPENING]
    if talks and stream.random() < DEALS:
        return stream.choice(talks)
    keys = [option.key for option in decision.options if option.verb not in OPENING]
    busy = [key for key in keys if key.partition(":")[0].partition("@")[0] not in QUIET]
    return stream.choice(busy or keys)


def play(game: OuterRim, name: str, folder: Path) -> Path:
    """Play a golden game to its end; returns its journal."""
    seed, setup = GAMES[name]
    path = folder / f"{name}.jsonl"
    path.unlink(missing_ok=True)
    session = Session(game, {"game": "outer_rim", **setup}, seed, path)
    stream = random.Random(seed)
    chosen = idle if name in LAST_LINES else pick
    for _ in range(MOST):
        decision = session.decision()
        if decision is None:
            session.close()
            return path
        session.choose(chosen(decision, stream))
    raise SystemExit(f"{name} is not over after {MOST} answers")


def story(game: OuterRim, path: Path) -> tuple[str, list[str]]:
    """Return the story of a journal as text, and the lines that do not fit."""
    problems: list[str] = []
    lines = tell(path, game, Journal.read(path), problems)
    return "\n".join(lines[-LAST_LINES.get(path.stem, len(lines)) :]) + "\n", problems


def main(names: Sequence[str]) -> int:
    """Play the games named, or all."""
    game = load()
    for name in names or GAMES:
        path = play(game, name, HERE)
        for left in HERE.glob(f"{name}.*"):
            if left.suffix not in (".jsonl", ".txt"):
                left.unlink()
        path.with_suffix(".txt").write_text(story(game, path)[0], "utf-8")
        print(name, len(Journal.read(path).answers), "answers")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

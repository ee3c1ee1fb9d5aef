"""Write the golden games anew: ``python -m tests.golden.anew [BOX/NAME...]``.

Run this when rules, cards or words change on purpose, with the reason in the commit. A golden game
is a journal as the table keeps it and, beside it, its story as ``main.py replay`` prints it, to be
read with the rulebook. Its answers stay as long as they are offered; those after are by chance.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.commands.replay import tell
from game.table.journal import Journal, Kept
from game.table.refusals import Refused
from game.table.session import Session
from tests.recorded.games import busy
from tests.recorded.recording import rules

HERE = Path(__file__).resolve().parent
MOST = 5_000
"""answers; a game that is not over by then is not golden"""
LONG, END = 3_000, 60
"""of a story of more lines than this the end is enough: all else is the same a thousand times"""


def journals() -> list[Path]:
    """Return the journals of all golden games."""
    return sorted(HERE.glob("*/*.jsonl"))


def story(path: Path) -> str:
    """Return the story of a journal and, for each of two seats, the history that a table of dice
    keeps. Raise ``ValueError`` for lines that do not fit."""
    kept, problems = Journal.read(path), list[str]()
    game: Any = rules(kept.header.game)
    lines = tell(path, game, kept, problems)
    if problems:
        raise ValueError("\n".join(problems))
    text = "\n".join(lines[-END:] if len(lines) > LONG else lines) + "\n"
    if not hasattr(game, "history"):
        return text
    state = Session.replayed(game, path).state
    return "\n".join((text, *(game.history(state, seat) for seat in (0, 1))))


def play(kept: Kept, path: Path) -> None:
    """Give the answers of a journal again, into a file, as long as they are offered; then by
    chance to the end. The answers of a table without an end are all given."""
    header = kept.header
    session = Session[Any](rules(header.game), header.setup, header.seed, path)
    pick, whole = busy(header.seed), kept.outcome is None
    keys = [answer.key for answer in kept.answers]
    while (decision := session.decision()) is not None and session.seq < MOST:
        if whole and session.seq == len(keys):
            break
        try:
            session.choose(keys[session.seq])
        except (IndexError, Refused):
            del keys[session.seq :]
            session.choose(pick(session, decision))
    session.close()


def main(names: Sequence[str]) -> None:
    """Write all games, or these."""
    for path in journals():
        if names and f"{path.parent.name}/{path.stem}" not in names:
            continue
        kept = Journal.read(path)
        path.unlink()
        play(kept, path)
        for left in {*path.parent.glob(f"{path.stem}.*")} - {path}:
            left.unlink()
        path.with_suffix(".txt").write_text(story(path), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

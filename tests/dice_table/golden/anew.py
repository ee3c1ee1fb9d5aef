"""Play the golden session anew: ``python -m tests.dice_table.golden.anew``.

Run this when the table changes on purpose, with the reason in the commit. The session is a journal
as the table keeps it and, beside it, its story and the history as the Game Master and a player may
copy it.
"""

from __future__ import annotations

from pathlib import Path

from game.dice_table.game import DiceTable, load
from game.table.session import Session
from tests.dice_table.hooks import TABLES
from tests.golden_games import story

HERE = Path(__file__).resolve().parent
SEED = 7
ANSWERS = """
destiny count_up:clock sheet:rival
who:1 skill:stealth take:s1 level:hard why:light add:boost why:none roll spend:breathe
who:2 clear skill:cool more:characteristic more:characteristic more:rank level:average
why:destiny upgrade:ability pin roll again:r8 count_up:clock
curtain add:ability add:ability level:easy roll d_hundred curtain
clear who:1 add:ability face:8 slot:players face:2 slot:others next next
clear more:opposing_characteristic more:characteristic face:4 face:2 spend:strain strain:s1
wound:s4 tens:9 ones:0 apply:s4 injure:s4 next flip:dark d_ten
"""


def session(game: DiceTable, path: Path) -> Session:  # type: ignore[type-arg]
    """Play the session into a journal; ids of rolls and sheets are those of the table."""
    path.unlink(missing_ok=True)
    played = Session(game, TABLES["group"], SEED, path)
    for key in ANSWERS.split():
        played.choose(key)
    return played


def text(game: DiceTable, path: Path) -> str:
    """Return the story of a journal, with the history for the Game Master and for a player."""
    told, problems = story(game, path)
    assert not problems, problems
    again = Session.resume(game, path)
    histories = [game.history(again.state, seat) for seat in (0, 1)]
    again.close()
    return "\n".join((told, *histories))


def write(folder: Path) -> Path:
    """Play the session into a folder; return its journal."""
    game, path = load(), folder / "session.jsonl"
    session(game, path).close()
    path.with_suffix(".txt").write_text(text(game, path), "utf-8")
    for left in folder.glob("session.*"):
        if left.suffix not in (".jsonl", ".txt"):
            left.unlink()
    return path


if __name__ == "__main__":
    write(HERE)

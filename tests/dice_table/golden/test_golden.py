"""The golden session stays as it was, byte for byte."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.dice_table.game import load
from tests.dice_table.golden import anew


def test_the_journal_still_fits(tmp_path: Path) -> None:
    copy = Path(shutil.copy(anew.HERE / "session.jsonl", tmp_path))
    assert anew.text(load(), copy) == (anew.HERE / "session.txt").read_text("utf-8")

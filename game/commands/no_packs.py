"""The option ``--no-packs``, in its own module so that the window starts fast."""

from __future__ import annotations

import argparse
import os
from typing import Any


class NoPacks(argparse.Action):
    """Action that disables the player's packs, here and in child processes."""

    def __call__(self, *_: Any) -> None:
        from game.table.packs.player_packs import OFF

        os.environ[OFF] = "1"


def add_packs(parser: argparse.ArgumentParser) -> None:
    """Add ``--no-packs``."""
    parser.add_argument(
        "--no-packs", action=NoPacks, nargs=0, help="without the card packs in the data folder"
    )

"""Write the locks: version and hashes of each package that the first start installs.

``python assets/make/locks.py`` writes the files of ``game/locks`` from the ranges in ``setup.cfg``,
keeping the current versions; ``--upgrade`` takes the newest ones. It needs ``uv``, which the game
does not, and the package index. One file serves all systems and Pythons.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "game" / "locks"
LOCKS: dict[str, list[str]] = {"play": [], "online": ["online"], "test": ["test", "online"]}
"""lock -> the extras of ``setup.cfg`` in it"""
HEAD = "# Written by assets/make/locks.py from the ranges in setup.cfg.\n"


def write(name: str, extras: list[str], options: list[str]) -> None:
    """Write one lock."""
    from game.bootstrap import requirements

    target = FOLDER / f"{name}.txt"
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "-", "--output-file", str(target)),
        *("--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"),
        *("--no-header", "--no-annotate", "--no-emit-index-url", *options),
    ]
    subprocess.run(command, input="\n".join(requirements(extras)), text=True, check=True)
    target.write_text(HEAD + target.read_text("utf-8"), "utf-8", newline="\n")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    FOLDER.mkdir(exist_ok=True)
    for lock, named in LOCKS.items():
        write(lock, named, sys.argv[1:])

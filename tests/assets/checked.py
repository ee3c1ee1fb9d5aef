"""``python -m tests.assets.checked``: run the ordinary tests of finished files; note what passed.

A group of files whose digest is that of the record is left out. Options go to pytest.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests" / "assets"
RECORD = ROOT / "assets" / "checked.json"
HEARD = ("ambience", "make/sound", "music", "sounds")
READ = {
    "sounds": (
        *(f"assets/{folder}/**/*" for folder in HEARD),
        "game/client/sound/*.py",
        "game/client/games/*/sound/cues.py",
    ),
    "pictures": ("assets/**/*",),
}
"""by group, all that its tests read; no picture is among what is heard"""


def is_of(test: Path, group: str) -> bool:
    """Return True if a file of tests is marked with a group."""
    return f'finished("{group}")' in test.read_text("utf-8")


def files(group: str) -> Iterator[Path]:
    """Yield the files that the tests of a group read, and these tests, in order."""
    found = {path for pattern in READ[group] for path in ROOT.glob(pattern) if path.is_file()}
    if group == "pictures":
        found -= set(files("sounds"))
    for path in TESTS.glob("*.py"):
        if not path.name.startswith("test_") or is_of(path, group):
            found.add(path)
    yield from sorted(path for path in found if path != RECORD and "__pycache__" not in path.parts)


@lru_cache
def digest(group: str) -> str:
    """Return the digest of the names and contents of those files."""
    whole = sha256()
    for path in files(group):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_checked(group: str) -> bool:
    """Return True if the files of a group are those that passed."""
    return RECORD.is_file() and json.loads(RECORD.read_text("utf-8")).get(group) == digest(group)


def main(arguments: list[str]) -> int:
    """Run the tests of groups that have changed; renew the record and return 0 if they pass."""
    passed, status = {}, 0
    for group in READ:
        tests = [str(each) for each in TESTS.glob("test_*.py") if is_of(each, group)]
        failed = 0 if is_checked(group) else pytest.main(["-q", *tests, *arguments])
        if failed:
            status = int(failed)
        else:
            passed[group] = digest(group)
        RECORD.write_text(json.dumps(passed, indent=1) + "\n", "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

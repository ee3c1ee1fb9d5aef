"""``python -m tests.assets.checked``: run the tests of finished files, and note what passed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "assets" / "checked.json"
READ = (
    "assets/**/*",
    "tests/assets/**/*.py",
    "game/client/sound/*.py",
    "game/client/games/*/cues.py",
)
"""all that the tests of finished files read"""


def files() -> Iterator[Path]:
    """Yield the files that those tests read, in order."""
    found = {path for pattern in READ for path in ROOT.glob(pattern) if path.is_file()}
    yield from sorted(path for path in found if path != RECORD and "__pycache__" not in path.parts)


@lru_cache(maxsize=1)
def digest() -> str:
    """Return the digest of the names and contents of those files."""
    whole = sha256()
    for path in files():
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_checked() -> bool:
    """Return True if the files are those that passed."""
    return RECORD.is_file() and json.loads(RECORD.read_text("utf-8")) == {"passed": digest()}


def main(arguments: list[str]) -> int:
    """Run the tests; renew the record and return 0 if they pass."""
    status = pytest.main(["-q", "--long", "-m", "finished", "tests/assets", *arguments])
    if status == 0:
        RECORD.write_text(json.dumps({"passed": digest()}) + "\n", "utf-8")
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A digest of the rules and cards here: two programs that differ cannot share a table."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from game.resources import PACKAGE, ROOT
from game.table.files import SMALL, read_file

APART = ("client", "commands", "data", "locks")
"""folders of the program that rules do not depend on"""


@cache
def build() -> str:
    """Return the digest, as hex."""
    told = sha256()
    code = (path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in
            APART)  # fmt: skip
    files = [(path.relative_to(PACKAGE).as_posix(), path) for path in code]
    for name in ("cards", "maps"):
        each = (path for path in (ROOT / name).rglob("*") if path.suffix in (".json", ".tmx"))
        files += [(path.relative_to(ROOT).as_posix(), path) for path in each]
    for name, path in sorted(files):
        data = read_file(path, SMALL).replace(b"\r\n", b"\n")
        told.update(f"{name}\0{len(data)}\0".encode() + data)
    return told.hexdigest()[:32]

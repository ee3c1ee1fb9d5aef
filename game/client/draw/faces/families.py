"""The font files of Rimward's packages, by family and weight."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path


class FontError(Exception):
    """A font cannot be used; the message names it and the remedy."""


NAMED: dict[str, tuple[str, ...]] = {
    "Teko[wght]": ("Light", "Regular", "Medium", "SemiBold", "Bold"),
    "Oswald[wght]": ("ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold"),
}
"""files that hold many weights -> the names of their instances, in the order of the file"""
VARIABLE = {
    "Newsreader[opsz,wght]": "Regular",
    "Newsreader-Italic[opsz,wght]": "Italic",
    "Jost[wght]": "Regular",
    "Jost-Italic[wght]": "Italic",
}
"""files that hold many weights -> the weight that is used, which is the one they open with"""


def instances(path: Path) -> dict[str, int]:
    """Return the index of each named instance of a file; nothing for a file without any."""
    return {name: at for at, name in enumerate(NAMED.get(path.stem, ()), 1)}


@lru_cache(maxsize=None)
def _folder(family: str) -> Path:
    package = "fontpkg_" + family.lower().replace(" ", "_")
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FontError(
            f"the font {family!r} is missing: install the package {package.replace('_', '-')}"
        )
    return Path(next(iter(spec.submodule_search_locations))) / "files"


@lru_cache(maxsize=None)
def file(family: str, weight: str) -> tuple[Path, int]:
    """Return the file of a weight, and the instance in it, 0 for the one that it opens with. Raise
    ``FontError`` if the family does not have it."""
    known: dict[str, tuple[Path, int]] = {}
    for entry in _folder(family).glob("*.ttf"):
        known |= {name: (entry, index) for name, index in instances(entry).items()} or {
            VARIABLE.get(entry.stem, entry.stem.split("-")[-1]): (entry, 0)
        }
    if weight not in known:
        names = ", ".join(sorted(known))
        raise FontError(f"{family} has no weight {weight!r}; there are {names}")
    return known[weight]

"""Write the faces of threats and their backs."""

from __future__ import annotations

from collections.abc import Sequence

from badlands import backs, droids, things, threats
from badlands.lamp import HOME, save

FACES = {**threats.KINDS, **droids.KINDS, **things.KINDS}
LIMIT = 16_000


def main(names: Sequence[str]) -> None:
    """Write the faces and backs of those names, or all."""
    for name in names or (*FACES, *backs.KINDS):
        if name in FACES:
            save(FACES[name]().picture(), HOME / "threats" / f"{name}.webp", LIMIT)
        else:
            save(backs.KINDS[name]().picture(), HOME / "backs" / f"{name}.webp", LIMIT)

"""Write the panels of the intros."""

from __future__ import annotations

from collections.abc import Sequence

from badlands import intro_hunt, intro_jobs, intro_square
from badlands.lamp import HOME, save
from badlands.panels import LIMITS

PANELS = {**intro_hunt.PANELS, **intro_square.PANELS, **intro_jobs.PANELS}


def main(names: Sequence[str]) -> None:
    """Write the panels of those names, or all."""
    for name in names or PANELS:
        picture = PANELS[name]().picture()
        save(picture, HOME / "intros" / f"{name}.webp", LIMITS[picture.size])

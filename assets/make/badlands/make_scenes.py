"""Write the scenes: missions, both ends, events, planning and skill cards, those of the guide deck
too."""

from __future__ import annotations

from collections.abc import Sequence

from badlands import alarms, deeds, extras, missions, plans
from badlands.lamp import HOME, save

SCENES = {**missions.SCENES, **alarms.SCENES, **plans.SCENES, **extras.SCENES, **deeds.SCENES}
LIMITS = {**missions.LIMITS, **alarms.LIMITS, **plans.LIMITS, **extras.LIMITS, **deeds.LIMITS}


def main(names: Sequence[str]) -> None:
    """Write the scenes of those names, or all."""
    for name in names or SCENES:
        picture = SCENES[name]().picture()
        save(picture, HOME / "scenes" / f"{name}.jpg", LIMITS[name])

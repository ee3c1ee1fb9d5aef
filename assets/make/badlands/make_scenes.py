"""Write the scenes: missions, both ends, events and planning cards."""

from __future__ import annotations

from collections.abc import Sequence

import alarms
import missions
import plans
from lamp import HOME, save

SCENES = {**missions.SCENES, **alarms.SCENES, **plans.SCENES}
LIMITS = {**missions.LIMITS, **alarms.LIMITS, **plans.LIMITS}


def main(names: Sequence[str]) -> None:
    """Write the scenes of those names, or all."""
    for name in names or SCENES:
        picture = SCENES[name]().picture()
        save(picture, HOME / "scenes" / f"{name}.jpg", LIMITS[name])

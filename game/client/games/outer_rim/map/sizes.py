"""The sizes of everything on the map."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.maps.galaxy import Space

STANDARD = (1200.0, 484.0)  # the view for which the sizes below are given
PART = {
    "tatooine": 1.17,
    "naboo": 1.17,
    "nal_hutta": 1.1,
    "kessel": 1.1,
    "mon_calamari": 1.06,
    "takodana": 1.0,
    "lothal": 0.96,
    "ryloth": 0.92,
    "cantonica": 0.88,
    "ord_mantell": 0.84,
    "ring_of_kafrene": 0.84,
}
"""the size of a world's disc by its fame in the stories; other worlds have 1"""


@dataclass(frozen=True)
class Sizes:
    """Diameters and gaps in pixels."""

    planet: float
    storm: float
    navpoint: float
    hit: float
    contact: float
    contact_hit: float
    ship: float
    patrol: float
    plate: float  # height of a label
    gap: float
    tuck: float  # overlap of a label with its own planet; less than 0 for a gap

    def grown(self, factor: float, plate: float) -> Sizes:
        """Return the same sizes times ``factor``; labels have the height ``plate``."""
        return Sizes(
            self.planet * factor,
            self.storm * factor,
            self.navpoint * factor,
            self.hit * factor,
            self.contact * factor,
            self.contact_hit * factor,
            self.ship * factor,
            self.patrol * factor,
            plate,
            self.gap,
            self.tuck * factor,
        )


def radius_of(space: Space, sizes: Sizes) -> float:
    """Return the radius of a space's disc."""
    if space.kind == "planet":
        return sizes.planet * PART.get(space.id, 1.0) / 2
    return (sizes.storm if space.kind == "maelstrom" else sizes.navpoint) / 2


def sizes_for(width: float, height: float, target: float, plate: float) -> Sizes:
    """Return the sizes for a view; ``target`` is the smallest comfortable hit area in pixels."""
    part = min(width / STANDARD[0], height / STANDARD[1])
    return Sizes(
        planet=max(46.0, 64.0 * part),
        storm=max(54.0, 84.0 * part),
        navpoint=max(24.0, 28.0 * part),
        hit=max(target, 44.0 * part),
        contact=max(26.0, 24.0 * part),
        contact_hit=max(min(target, 36.0), 36.0 * part),
        ship=max(34.0, 37.0 * part),
        patrol=max(34.0, 36.0 * part),
        plate=plate,
        gap=max(2.0, 4.0 * part),
        tuck=-max(1.0, 2.0 * part),
    )

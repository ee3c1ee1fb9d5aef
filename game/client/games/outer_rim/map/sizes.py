"""The sizes of everything on the map."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.maps.galaxy import Space

STANDARD = (1200.0, 484.0)  # the view for which the sizes below are given
WORLD, STORM, NAVPOINT = 64.0, 84.0, 28.0
"""the usual diameters of a world, the Maelstrom and a navpoint, in that view and on the maps"""


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

    def scaled(self, factor: float, plate: float) -> Sizes:
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
    """Return the radius of a space's disc: larger or smaller than usual, as its map draws it."""
    if space.kind == "planet":
        return sizes.planet * space.look.size / WORLD / 2
    if space.kind == "maelstrom":
        return sizes.storm * space.look.size / STORM / 2
    return sizes.navpoint * space.look.size / NAVPOINT / 2


def sizes_for(width: float, height: float, target: float, plate: float) -> Sizes:
    """Return the sizes for a view; ``target`` is the smallest comfortable hit area in pixels."""
    part = min(width / STANDARD[0], height / STANDARD[1])
    return Sizes(
        planet=max(46.0, WORLD * part),
        storm=max(54.0, STORM * part),
        navpoint=max(24.0, NAVPOINT * part),
        hit=max(target, 44.0 * part),
        contact=max(26.0, 24.0 * part),
        contact_hit=max(min(target, 36.0), 36.0 * part),
        ship=max(34.0, 37.0 * part),
        patrol=max(34.0, 36.0 * part),
        plate=plate,
        gap=max(2.0, 4.0 * part),
        tuck=-max(1.0, 2.0 * part),
    )

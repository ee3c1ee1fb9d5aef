"""The stage of encounter cards (``tests.outer_rim.cards.scene``) with both boxes in play."""

from __future__ import annotations

from typing import Any

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import FACTIONS, Make
from tests.outer_rim.conftest import Sim

BOX = "unfinished_business"
FAR = {faction: {"level": 1, "space": "nav_12"} for faction in FACTIONS}
"""patrols where they meet nobody; on the map of the base box they are at nav_25"""
ELSEWHERE = "nav_14"


def make(game: OuterRim) -> Make:
    """Return a maker of tables with both boxes; who stands nowhere in particular is out of the
    way."""

    def sim(*args: Any, **position: Any) -> Sim:
        patrols = position.get("patrols", {})
        if all(each["space"] == "nav_25" for each in patrols.values()):
            position["patrols"] = FAR
        for player in position["players"]:
            if player["space"] == "nav_24":
                player["space"] = ELSEWHERE
        return Sim(game, *args, setup={"expansions": [BOX]}, **position)

    return sim

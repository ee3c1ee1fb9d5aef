"""The saved cases in the list: adventure, scene, tracks, heroes."""

from __future__ import annotations

from typing import Any

from game.client.tabletop.records.saves import Saves, Standing
from game.edge.game import Edge
from game.edge.names import Level
from game.edge.seat_view import view_from
from game.table.contract import Sight

LEVELS: dict[Level, str] = {"gentle": "Gentle", "even": "Even", "hard": "Hard"}


class CaseSaves(Saves[Edge, Any]):
    """Adventure and scene."""

    game = Edge.id

    def standing(self, game: Edge, state: Any, seat: int) -> Standing:
        """Return the summary of a case."""
        view = view_from(Sight(game, state, seat))
        heroes = [game.content.name(who) for who in view.heroes]
        names = [each or heroes[place] for place, each in enumerate(view.seats)]
        story = view.story.name
        scene = game.content.name(view.scene) if view.scene else "In port"
        tracks = ", ".join(f"{track.name} {view.counts.get(track.id, 0)} of {track.length}"
                           for track in view.story.tracks)  # fmt: skip
        return Standing(
            names=names,
            moment=f"Scene {len(view.trail)}",
            score=scene,
            final=f"{story}: {scene}",
            marks=(("encounter", scene),),
            details=(
                ("Adventure", story),
                ("Scene", scene),
                ("Heroes", " and ".join(heroes)),
                ("Level", LEVELS[view.level]),
                ("Tracks", tracks),
            ),
            turn="" if view.over else f"{scene}, {' and '.join(heroes)}",
        )


SAVES = CaseSaves()

"""The saved cases in the list: adventure, scene, tracks, heroes."""

from __future__ import annotations

from game.client.tabletop.records.saves import Saves, Standing
from game.edge.context import Play
from game.edge.game import Edge
from game.edge.names import Level
from game.edge.state import State

LEVELS: dict[Level, str] = {"gentle": "Gentle", "even": "Even", "hard": "Hard"}


class CaseSaves(Saves[Edge, State]):
    """Adventure and scene."""

    game = Edge.id

    def standing(self, game: Edge, state: State, seat: int) -> Standing:
        """Return the summary of a case."""
        play = Play(game.content, state)
        heroes = [game.content.name(who) for who in state.setup.heroes]
        names = [each.name or heroes[place] for place, each in enumerate(state.setup.seats)]
        story = play.story.name
        scene = game.content.name(state.scene) if state.scene else "In port"
        tracks = ", ".join(f"{track.name} {state.counts.get(track.id, 0)} of {track.length}"
                           for track in play.story.tracks)  # fmt: skip
        return Standing(
            names=names,
            moment=f"Scene {len(state.trail)}",
            score=scene,
            final=f"{story}: {scene}",
            marks=(("encounter", scene),),
            details=(
                ("Adventure", story),
                ("Scene", scene),
                ("Heroes", " and ".join(heroes)),
                ("Level", LEVELS[state.setup.level]),
                ("Tracks", tracks),
            ),
            turn="" if state.over else f"{scene}, {' and '.join(heroes)}",
        )


SAVES = CaseSaves()

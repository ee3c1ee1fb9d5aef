"""The saved cases in the list: adventure, scene, tracks, heroes."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import images
from game.client.games.edge.cards import art
from game.client.shell.window import thumbnails
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
            turn=""
            if view.over
            else f"{story}, {' and '.join(name.split()[0] for name in heroes)}",
        )

    def draw_state(self, game: Edge, state: Any) -> pygame.Surface:
        """Return the scene with the heroes in front of it."""
        view = view_from(Sight(game, state, 0))
        scene = game.content.scenes.get(view.scene or view.story.start)
        made = art.scene(scene.art if scene is not None else "", thumbnails.SIZE).copy()
        wide, high = made.get_size()
        made.blit(images.scrim((wide, high // 2), (0, 150)), (0, high - high // 2))
        for at, who in enumerate(view.heroes):
            bust = art.bust(who, (high * 3 // 4, high * 3 // 4))
            made.blit(bust, bust.get_rect(bottomright=(wide - 10 - at * high // 2, high)))
        return made


SAVES = CaseSaves()

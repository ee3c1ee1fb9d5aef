"""Every scene has a picture of its own or shares one."""

from __future__ import annotations

from game.client.draw import images
from game.client.games.edge.cards import art
from tests.edge.stories import CONTENT


def test_every_scene_has_a_picture() -> None:
    drawn = {id: art.shared().get(each.art, each.art) for id, each in CONTENT.scenes.items()}
    assert [id for id, name in drawn.items() if not images.has(art.SCENES, name)] == []

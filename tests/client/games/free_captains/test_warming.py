"""Faces painted while the table rests: all of them, once, in an order that reveals nothing."""

from __future__ import annotations

import pytest

from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.table.scene import CaptainsTable
from tests.client.games.free_captains.playing import at, open_table


def painted(scene: CaptainsTable, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the cards painted until nothing is left to paint."""
    seen: list[str] = []

    def draw(surface: object, rect: object, m: object, id: str, **more: object) -> None:
        seen.append(id)

    monkeypatch.setattr(faces, "draw", draw)
    for _ in range(500):
        count = len(seen)
        scene.warming.update(1.0, True, scene.mat, scene.m)
        if len(seen) == count:
            return seen
    raise AssertionError("it never ends")


def test_every_card_of_the_decks_in_the_order_of_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = open_table(at("step face"))
    assert not scene.warming.done
    seen, content = painted(scene, monkeypatch), scene.model.content
    count = len(content.faced) + len(content.locations)
    decks = seen[-count:]
    assert decks == [*sorted(content.faced), *sorted(content.locations)]
    assert set(seen[:-count]) == {*scene.model.cards, *scene.model.view["planets"]}
    assert painted(scene, monkeypatch) == [] and scene.warming.done


def test_nothing_is_painted_while_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = open_table(at("step face"))
    monkeypatch.setattr(faces, "draw", lambda *args, **more: pytest.fail("not at rest"))
    scene.warming.update(0.1, True, scene.mat, scene.m)
    scene.warming.update(1.0, False, scene.mat, scene.m)

"""The rooms of the table: the map has half of the window, and nothing hides what is needed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board.market import places
from game.client.games.outer_rim.board import goals, layout
from game.client.shell.app.audit import audit
from game.client.tabletop.kit.layout import table_metrics
from tests.breadth import first
from tests.client.conftest import Size, click, press
from tests.client.games.outer_rim.playing import a_game, open_table

SIZES = [(1280, 720), (1920, 1080)]
QUIET = 0.12  # of the cells of the table


@pytest.mark.parametrize(
    ("size", "least"), [((1280, 720), 0.44), ((1920, 1080), 0.5), ((2560, 1440), 0.5)]
)
def test_the_map_has_the_room(size: Size, least: float) -> None:
    """It takes half of a window, and nearly half of a small one; the column beside it has room for
    six cards, two goals and the log."""
    m = table_metrics(Metrics(size))
    at = layout.regions(m)
    assert at.map.width * at.map.height >= least * size[0] * size[1]
    assert at.map.contains(at.opponents) and at.slide.colliderect(at.map)
    assert at.market.left == at.goals.left == at.log.left == at.map.right
    for rect in places(at.market, 6, m.du(8 if not m.compact else 4), not m.compact):
        assert at.market.contains(rect)
        assert rect.height >= (m.du(200) if not m.compact else 44)
    taught = layout.regions(m, coached=True)
    assert taught.log.height >= m.du(336) and not taught.goals.width


def even(canvas: pygame.Surface, corner: Size) -> bool:
    """Return True if nothing but even ground is drawn in the cell with that corner."""
    inside = [(corner[0] + x, corner[1] + y) for x in range(0, 24, 3) for y in range(0, 24, 3)]
    shades = [sum(canvas.get_at(spot)[:3]) for spot in inside]
    return max(shades) - min(shades) < 3


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_an_enlarged_thing_hides_nothing_that_is_needed(tmp_path: Path, size: Size) -> None:
    """The inspector shows while something is pointed at, never over it, and is gone afterward."""
    app, scene = open_table(a_game(3), size, tmp_path)
    for name in [each for each in scene.view.spots if each[0] in ("space", "market", "card")]:
        app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=scene.view.spots[name].center,
                                      rel=(0, 0), buttons=(0, 0, 0))], 0.016)  # fmt: skip
        for _ in range(12):
            app.frame([], 0.05)
        under = scene.reading.hovered
        assert scene.slid.shown == under, name
        assert not scene.slid.at.colliderect(scene.view.spots[under or name]), name
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=scene.view.areas.top.midbottom,
                                  rel=(0, 0), buttons=(0, 0, 0))], 0.016)  # fmt: skip
    for _ in range(12):
        app.frame([], 0.05)
    assert not scene.slid.at.width


def test_a_kept_card_gives_way_to_a_place_of_the_map(tmp_path: Path) -> None:
    """With a card kept in view a place can be read too, at any end of the map."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    scene.pin(next(each for each in scene.view.spots if each[0] == "market"))
    for place in ("naboo", "ord_mantell", "ring_of_kafrene"):
        at = scene.map.spots()["space", place].center
        for _ in range(2):
            app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0),
                                          buttons=(0, 0, 0))], 0.016)  # fmt: skip
            scene.reading.hovered = None
            for _ in range(12):
                app.frame([], 0.05)
        if ("space", place) not in scene.view.spots:
            continue
        spot = scene.view.spots["space", place]
        assert ("space", place) in (scene.slid.shown, scene.slid.second)
        assert not scene.slid.at.colliderect(spot)
        assert not scene.slid.second_at.colliderect(spot)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_two_goals_are_always_in_view(tmp_path: Path, size: Size) -> None:
    """The others are a click away; a click on a goal keeps its card in view."""
    cards = ["gift_for_jabba", "chopper_bounty"]
    position = {"players": [{"space": "naboo", "cards": cards}], "step": "action"}
    app, scene = open_table(a_game(3, position=position), size, tmp_path)
    assert len(scene.view.goals_at) == goals.PINNED
    assert audit(app) == []
    first = scene.view.goals_at[0]
    click(app, first[1].center)
    assert scene.reading.pins == [("goal", first[0].id)]
    scene.reading.clear()
    scene.renew()
    press(app, "goals.more")
    assert len(scene.view.goals_at) > goals.PINNED
    assert audit(app) == []

"""The table at every size and scale: nothing is cut, nothing overlaps, every choice is in sight."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.board import layout
from game.client.games.mandalorian.table import placing
from game.client.shell.app.audit import audit
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.bars.top_bar import Prompt
from tests.breadth import first
from tests.client.conftest import Size, settle
from tests.client.games.mandalorian.playing import new_game, open_table

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
MORE_SIZES = [*SIZES, (3840, 2160), (1600, 900), (1400, 1050)]
SCALES = [1.0, 1.25, 1.5, 2.0]


@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_regions_tile_the_window(size: Size, scale: float) -> None:
    m = table_metrics(Metrics(size, scale))
    window = pygame.Rect((0, 0), size)
    for tab, crew in product(("map", "cards", "log"), (2, 3, 4)):
        tiles = layout.regions(m, tab, crew).tiles()
        assert all(window.contains(rect) for _, rect in tiles)
        assert not [(one, other) for (one, a), (other, b) in combinations(tiles, 2)
                    if a.colliderect(b)]  # fmt: skip


@pytest.mark.parametrize("size", first(1, SIZES))
def test_a_card_in_hand_shows_what_each_slot_would_have(size: Size) -> None:
    app, scene = open_table(new_game(), size)
    scene.controller.pick(("hand", scene.model.hand[0]), by_key=True)
    scene.gestures.carried()
    settle(app)
    assert audit(app) == []


@pytest.mark.long
def test_four_at_the_table() -> None:
    crew = ["the_mandalorian", "cara_dune", "greef_karga", "kuiil"]
    setup = {"mode": "normal", "characters": crew, "seats": [{"kind": "human"}] * 4}
    for size in SIZES:
        app, scene = open_table(new_game("a_promise_broken", **setup), size)
        app.stack.pop()  # the curtain
        scene.model.look_from(scene.model.decision.seat)
        scene.renew()
        settle(app)
        assert app.stack.top is scene and audit(app) == []
        assert {("crew", who) for who in crew} <= set(scene.view.spots)


def test_the_strip_of_a_small_window_is_filled_by_any_crew() -> None:
    """Chips and the mission beside them reach from edge to edge, but for the gaps between."""
    m = table_metrics(Metrics((1280, 720), 1.0))
    cast = ["the_mandalorian", "ig_11", "cara_dune", "greef_karga"]
    for count in (2, 3, 4):
        setup = {"characters": cast[:count], "seats": [{"kind": "human"}] * count}
        model = Model(new_game("town_square", mode="normal", **setup))
        areas = layout.regions(m, "map", count)
        chips = list(placing.crew_rects(model, areas, m).values())
        right = areas.mission.left if count == 2 else m.width
        assert chips[0].left <= m.du(8) and right - chips[-1].right <= m.du(16)
        assert areas.mission.top == (areas.crew.top if count == 2 else areas.crew.bottom)


@pytest.mark.parametrize(("plans", "named"), [(2, True), (4, False)])
def test_planning_cards_on_a_chip_have_their_names_where_all_have_room(
    plans: int, named: bool
) -> None:
    kept = ["defend", "second_look", "borrowed_time", "covering_shots"][:plans]
    position = {"plans": {"the_mandalorian": kept}}
    app, scene = open_table(new_game("six_minutes", position=position), SIZES[0])
    found = [scene.view.spots["plan", card] for card in kept]
    assert all((rect.width > 2 * rect.height) == named for rect in found)
    chip = scene.view.spots["crew", "the_mandalorian"]
    assert all(chip.contains(rect) for rect in found) and audit(app) == []


@pytest.mark.parametrize("size", first(1, SIZES[:2]))
def test_people_who_share_characters_see_whose_turn_it_is(size: Size) -> None:
    people = [{"kind": "human", "name": name} for name in ("Kim", "Mara", "Ben")]
    app, table = open_table(new_game(seats=people, mode="shared", first=0), size)
    prompt = table.form.find("table.prompt")
    assert isinstance(prompt, Prompt) and prompt.words.startswith("**Kim:** ") and audit(app) == []
    pygame.display.quit()
    app, table = open_table(new_game())
    assert not table.asked().startswith("**"), "alone there is nobody else to ask"

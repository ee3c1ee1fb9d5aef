"""The market's places beside the map, its button to discard, and the board with its bays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images, pills
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import market, player_board
from game.client.games.outer_rim.cards import market_tile, schematic
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.board.layout import regions
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.tabletop.kit.layout import table_metrics
from tests.client.conftest import Size, move
from tests.client.games.outer_rim.playing import a_game, open_table

FULL = Metrics((1920, 1080))


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    yield
    pygame.display.quit()


# --- places -----------------------------------------------------------------------------------


def test_six_tiles_stand_two_by_three_beside_the_map() -> None:
    rects = market.places(pygame.Rect(0, 0, 378, 674), 6, 6, full=True)
    assert {rect.size for rect in rects} == {(186, 220)}
    assert len({rect.left for rect in rects}) == 2 and len({rect.top for rect in rects}) == 3
    assert pygame.Rect(0, 0, 378, 674).unionall(rects).size == (378, 674)


def test_strips_form_a_column_or_a_row() -> None:
    column = market.places(pygame.Rect(0, 0, 270, 306), 6, 6, full=False)
    assert {rect.left for rect in column} == {0} and min(rect.height for rect in column) >= 44
    line = market.places(pygame.Rect(0, 0, 1270, 40), 6, 6, full=False)
    assert {rect.top for rect in line} == {0} and {rect.height for rect in line} == {40}


@pytest.mark.parametrize("size", [(950, 380), (1190, 190), (990, 310), (378, 674)], ids=str)
def test_tiles_never_leave_a_hole(size: Size) -> None:
    rects = market.places(pygame.Rect((0, 0), size), 6, 6, full=True)
    assert len({rect.size[1] for rect in rects}) == 1
    assert 6 % len({rect.top for rect in rects}) == 0


# --- pills ------------------------------------------------------------------------------------


def test_pills_that_find_no_room_leave_dots() -> None:
    lines = (("{icon:credits} 8,000", "{icon:fame} 1"), ("{icon:planet} Naboo",))
    placed, dots = pills.arrange(FULL, lines, 200)
    assert [each.markup for each in placed] == [*lines[0], *lines[1]] and dots is None
    placed, dots = pills.arrange(FULL, lines, 90, rows=1)
    assert [each.markup for each in placed] == ["{icon:credits} 8,000"]
    assert dots is not None and not dots.colliderect(placed[0].rect)
    assert dots.top == placed[0].rect.top and dots.height == placed[0].rect.height
    assert dots.right <= 90


def test_pills_stay_in_their_rows_and_do_not_touch() -> None:
    lines = (("{icon:credits} 8,000", "{icon:fame} 1"), ("{icon:planet} Naboo", "{icon:fame} 2"))
    placed, _ = pills.arrange(FULL, lines, 190)
    rows = [each.rect.top for each in placed]
    assert rows == [rows[0], rows[0], rows[2], rows[2]] and rows[0] < rows[2]
    for each in placed:
        assert each.rect.collidelist([o.rect for o in placed if o is not each]) < 0
        assert pills.picture(FULL, each.markup).get_size() == each.rect.size


# --- discarding -------------------------------------------------------------------------------


def acting(tmp_path: Path) -> tuple[App, TableScene]:
    """Return a table in the action step."""
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    scene.choose(next(each.key for each in scene.model.options if each.verb == "credits"))
    app.frame([], 0.05)
    return app, scene


def shown(app: App, rect: pygame.Rect) -> bytes:
    app.frame([], 0.05)
    return pygame.image.tobytes(pygame.display.get_surface().subsurface(rect), "RGB")


@pytest.mark.painted
def test_the_button_to_discard_shows_only_on_the_card_looked_at(tmp_path: Path) -> None:
    app, scene = acting(tmp_path)
    first, second = scene.view.tiles[:2]
    inner = first.discard.inflate(-12, -12)
    move(app, scene.view.areas.actions.midtop)
    without = shown(app, inner)
    move(app, second.rect.center)
    assert shown(app, inner) == without
    move(app, first.rect.center)
    assert shown(app, inner) != without
    move(app, scene.view.areas.actions.midtop)
    assert shown(app, inner) == without


def test_nothing_can_be_discarded_before_the_action_step(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    names = [("market", tile.card) for tile in scene.view.tiles]
    assert market.held(scene.view.tiles, (), names) == []
    decks = [tile.deck for tile in scene.view.tiles]
    assert len(market.held(scene.view.tiles, decks, names[:1])) == 1
    assert len(market.held(scene.view.tiles, decks, [("deck", decks[3])])) == 1


def test_how_a_card_can_be_paid(tmp_path: Path) -> None:
    _, scene = acting(tmp_path)
    model = scene.model
    cost = {tile.card: model.content.assets[tile.card].cost for tile in scene.view.tiles}
    for card, price in cost.items():
        if model.content.assets[card].kind != "ship":
            assert market.pays(model, card) == ("now" if price <= 6000 else "goods"), card


# --- the board --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0)]
)
def test_each_slot_of_the_ship_has_a_bay(size: Size, scale: float, tmp_path: Path) -> None:
    """Bays stand apart on the sheet of the ship, as many as it has slots, even nine of them."""
    _, scene = open_table(a_game(), size, tmp_path)
    m, at = table_metrics(Metrics(size, scale)), scene.view.board_at
    own = [slot for slot, _ in at.slots if slot.kind in player_board.OF_SHIP]
    assert own and {slot.kind for slot, _ in at.slots} - set(player_board.OF_SHIP)
    for count in (len(own), 9):
        _, ship, _ = player_board.parts(m, regions(m, "board").board)
        spots = schematic.bay_spots(m, ship, count)
        assert len(spots) == count
        for spot in spots:
            assert ship.contains(spot) and spot.width >= 12
            assert spot.collidelist([each for each in spots if each is not spot]) < 0


def test_bays_and_bust_are_seen(tmp_path: Path) -> None:
    """A card in a slot lights its bay; a defeated character looks otherwise."""
    _, scene = open_table(a_game(), (1920, 1080), tmp_path)
    model, player = scene.model, dict(scene.model.view["players"][0])
    seen = set()
    for bays in ((("crew", False),), (("crew", True),), (("crew", True), ("cargo", False))):
        canvas = pygame.Surface((400, 240))
        rect = pygame.Rect(0, 0, 380, 220)
        schematic.draw_ship(canvas, rect, model.content, player, FULL, bays)
        seen.add(pygame.image.tobytes(canvas, "RGB"))
    assert len(seen) == 3
    assert all(images.has("busts", id) for id in model.content.characters)


def test_what_is_free_says_what_it_pays() -> None:
    content = the_game().base.content
    assert market_tile._pays(content, "chopper_bounty") == "pays 5,000/8,000"
    assert market_tile._pays(content, "bacta_supplies") == ""

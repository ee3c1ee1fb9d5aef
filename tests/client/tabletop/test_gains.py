"""Things won or lost are cards on the page of results, and fly to their places when it closes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.incremental_paint import slices
from game.client.draw.theme import Metrics
from game.client.tabletop.pages.gains import Gain, GainCard, gain_cards
from game.client.tabletop.pages.results import Line, Page
from game.client.tabletop.table.scene import TableScene
from tests.client.conftest import settle
from tests.client.tabletop.test_curtain import open_table

pytestmark = pytest.mark.usefixtures("harbor_shelf")
SIZES = ((1280, 720), (1920, 1080))


def shown(folder: Path, size: tuple[int, int], speed: str, *, lost: bool = False) -> TableScene:
    """Return a table with a page about the errand on view."""
    app, table = open_table(folder, size, speed)
    while "take" not in {each.verb for each in table.model.options}:
        table.do.choose(table.model.options[0].key)
    table.do.choose(next(each.key for each in table.model.options if each.verb == "take"))
    settle(app)
    gain = Gain(("card", table.model.card), "is yours now", lost)
    table.ui.tray = [Page("An errand", lines=[Line("Ada takes it.")], gains=[gain, gain])]
    assert table.ui.tray[0].worth_reading and not table.ui.tray[0].slight
    table.views.renew()
    return table


@pytest.mark.parametrize("size", SIZES)
def test_gains_have_room_beside_the_words(size: tuple[int, int], tmp_path: Path) -> None:
    table = shown(tmp_path, size, "off")
    tray, cards = table.view.areas.tray, gain_cards(table.form)
    rects = [each.rect for each in cards]
    assert len(rects) == 2 and not rects[0].colliderect(rects[1])
    assert all(tray.contains(each) and each.height > tray.height // 2 for each in rects)
    words = [table.form.find(f"results.{name}") for name in ("lines", "title", "continue")]
    assert all(w is not None and w.rect.width and w.rect.collidelist(rects) < 0 for w in words)
    picture = pygame.mask.from_surface(cards[0].picture())
    assert picture.count() > 0.9 * cards[0].card.width * cards[0].card.height


@pytest.mark.parametrize(("speed", "lost"), [("normal", False), ("normal", True), ("off", False)])
def test_they_fly_home_when_the_page_closes(speed: str, lost: bool, tmp_path: Path) -> None:
    table = shown(tmp_path, SIZES[0], speed, lost=lost)
    start = gain_cards(table.form)[0].card
    table.do.next_page()
    flights = [each for each in table.table.movements.flights.flying if each.tag[0] == "card"]
    if speed == "off":
        assert not flights
        return
    first = flights[0]
    home = table.view.spots["card", table.model.card]
    assert first.points[0] == start.center
    assert first.fades is lost and (first.points[-1] == home.center) is not lost


def test_a_card_won_is_painted_again_until_its_art_is_there() -> None:
    arrived: list[bool] = []

    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        if not arrived:
            slices.leave_out()
        surface.fill(theme.GOLD if arrived else theme.DEEP)

    thing: Any = SimpleNamespace(draw_large=draw, small=lambda size: None)
    card: Any = GainCard(0, pygame.Rect(0, 0, 300, 420), Gain(("card", "a")), lambda name: thing)
    card.form = SimpleNamespace(m=Metrics())
    assert card.picture().get_at((9, 9))[:3] == theme.DEEP
    arrived.append(True)
    kept = card.picture()
    assert kept.get_at((9, 9))[:3] == theme.GOLD and card.picture() is kept

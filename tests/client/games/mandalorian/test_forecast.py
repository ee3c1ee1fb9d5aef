"""The next event: worked out from its back alone, and never from its face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.model import Model
from game.client.games.mandalorian.table.forecast import forecast, possible
from game.table.session import Session
from tests.client.games.mandalorian.playing import new_game, open_table

GUARD = {"threat": "nikto_guard", "space": "s15"}
FAR = {"threat": "nikto_guard", "space": "s12"}


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def model(events: tuple[str, ...], *tokens: dict[str, Any]) -> Model:
    """Return a mission with both characters at the start (s20) and these events to come."""
    session: Session[Any] = new_game(position={"tokens": tokens, "events": events})
    return Model(session)


def test_blasters_in_reach_may_hurt_and_others_do_not() -> None:
    told = forecast(model(("ev_open_fire",), GUARD, FAR))
    assert told.hint == "blaster"
    assert [len(whom) for whom in told.reach.values()] == [2]
    assert set(told.most) == {"the_mandalorian", "ig_11"}


def test_melee_enemies_do_not_count_when_blasters_come() -> None:
    brawler = {"threat": "nikto_brawler", "space": "s20"}
    assert not forecast(model(("ev_open_fire",), brawler)).reach
    assert forecast(model(("ev_rush",), brawler)).most


def test_a_move_of_the_card_comes_before_its_attack() -> None:
    brawler = {"threat": "nikto_brawler", "space": "s15"}
    assert forecast(model(("ev_rush",), brawler)).most["ig_11"] == 1


def test_what_may_come_follows_from_the_back_and_the_discards() -> None:
    shown = model(("ev_rush",))
    ids = {each.id for each in possible(shown)}
    assert {"ev_rush", "ev_closing_in", "ev_cornered"} == ids
    shown.view["piles"]["event"] = ["ev_closing_in"]
    assert "ev_closing_in" not in {each.id for each in possible(shown)}


def test_the_same_back_has_the_same_forecast_whatever_the_face() -> None:
    one, other = (forecast(model((each,), GUARD)) for each in ("ev_open_fire", "ev_flanking"))
    assert one == other


def test_facedown_threats_are_left_out() -> None:
    hidden = {**GUARD, "up": False}
    assert not forecast(model(("ev_open_fire",), hidden)).reach


def test_the_wheel_zooms_the_map_and_the_key_shows_the_outlook() -> None:
    app, scene = open_table(new_game())
    middle = scene.areas.board.center
    app.frame(
        [pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0))], 0.1
    )
    app.frame([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)], 0.1)
    assert scene.ui.zoom == 1 and scene.board.zoom > 1
    assert all(scene.areas.board.contains(rect) for name, rect in scene.view.spots.items()
               if name[0] in ("space", "token", "pawn"))  # fmt: skip
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, unicode="d", mod=0)
    app.frame([press], 0.1)
    assert scene.ui.outlook

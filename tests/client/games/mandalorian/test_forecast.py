"""The next event: worked out from its back alone, and never from its face."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.board.forecast import forecast, possible
from game.client.games.mandalorian.table.large import next_event
from game.table.session import Session
from tests.client.games.mandalorian.playing import new_game, open_table

GUARD = {"threat": "nikto_guard", "space": "s15"}
FAR = {"threat": "nikto_guard", "space": "s12"}


def model(events: tuple[str, ...], *tokens: dict[str, Any], **position: Any) -> Model:
    """Return a mission with both characters at the start (s20) and these events to come; no slot
    is near a crisis unless the position says so."""
    hand = ("tracking_fob", "recalculate", "patient_hunter", "sensor_band")
    laid = {"tokens": tokens, "events": events, "disrupts": {}, "hands": [hand], **position}
    session: Session[Any] = new_game(position=laid)
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


@pytest.mark.parametrize(
    "position, due",
    [
        ({}, False),
        ({"disrupts": {"move": [2, 1, 1]}}, True),  # a card of 2 makes it 6
        ({"disrupts": dict.fromkeys(("move", "attack", "intel", "plan"), [2, 2])}, True),
        ({"disrupts": {"move": [2, 1]}}, False),
        ({"slots": {"plan": ["rising_phoenix", "old_trade"]}}, True),
    ],
)
def test_the_last_line_and_the_crisis_count_while_a_slot_may_come_to_six(
    position: dict[str, Any], due: bool
) -> None:
    brawler = {"threat": "nikto_brawler", "space": "s20"}
    shown = model(("ev_closing_in",), brawler, **position)
    told = forecast(shown)
    assert told.crisis is due
    assert told.most["ig_11"] == (2 if due else 1), "the 6+ line lets it attack once more"
    words = " ".join(text for _, text, _ in next_event(shown))
    assert ("At 6 or more" in words) is due


def test_the_crisis_that_loses_says_so() -> None:
    shown = model(("ev_rush",), track=8, disrupts={"move": [2, 2, 2]})
    assert any("loses the mission" in text for _, text, _ in next_event(shown))


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

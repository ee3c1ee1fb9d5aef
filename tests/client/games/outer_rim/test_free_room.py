"""Enlarged things and messages of the table find free room, and give way to the question."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.tools import shots
from game.client.shell.app.app import App
from tests.client.conftest import Size, click, settle
from tests.client.games.outer_rim.playing import a_company, a_game, open_table
from tests.client.tabletop.hovering import opened, point_at

SMALL, LARGE = (1280, 720), (1920, 1080)
BLASTERS = "databank_91_antique_blasters"
shots.load_game_shots()


def screen(name: str, size: Size = SMALL) -> tuple[App, TableScene]:
    app = opened(name, size)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return app, scene


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cargo_shows_its_card_beside_its_goal(size: Size) -> None:
    """Its own place, and that where it goes, are at different ends of a small window."""
    _, scene = screen("tutorial", size)
    own, goal = scene.view.spots["card", BLASTERS], scene.view.spots["space", "mon_calamari"]
    assert point_at(scene, f"spot.card.{BLASTERS}") is not None
    assert scene.slid.shown == ("card", BLASTERS)
    assert not scene.slid.at.colliderect(own) and not scene.slid.at.colliderect(goal)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cargo_shows_its_card_beside_the_way_to_its_goal(size: Size, tmp_path: Path) -> None:
    """The way is drawn from the ship on, which is at the right, where cards come first."""
    own = {"space": "naboo", "cards": ["food_supplies"]}
    game = a_game(3, position={"players": [own, {}]})
    game.choose("credits")  # no place is lit that a card would spare
    _, scene = open_table(game, size, tmp_path)
    assert point_at(scene, "spot.card.food_supplies") is not None
    way = scene.lights.path()
    assert (way[0], way[-1]) == ("naboo", "nal_hutta")
    assert scene.slid.shown == ("card", "food_supplies")
    hidden = [each for each in way if scene.slid.at.colliderect(scene.map.spots()["space", each])]
    assert hidden == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_kept_card_is_compared_with_another(size: Size) -> None:
    """Both are there as a whole, side by side."""
    _, scene = screen("pinned", size)
    front = scene.reading.front
    assert point_at(scene, "spot.goal.boba_fett") is not None
    assert (scene.slid.shown, scene.slid.second) == (front, ("goal", "boba_fett"))
    assert not scene.slid.at.colliderect(scene.slid.second_at)


def test_what_is_under_a_kept_card_has_no_buttons_meanwhile(tmp_path: Path) -> None:
    """The bar stays as it is, and so does the answer once the card is closed."""
    _, scene = open_table(a_game(3), SMALL, tmp_path)
    bar = {each.id for each in scene.form.widgets if each.id.startswith("action.")}
    lit = set(scene.controller.direct_goals())
    scene.pin(next(each for each in scene.view.spots if each[0] == "market"))
    assert {each.id for each in scene.form.widgets if each.id.startswith("action.")} == bar
    hint = scene.form.find("table.hint")
    assert bool(scene.view.under) == (hint is not None and "under" in getattr(hint, "words", ""))
    scene.reading.clear()
    scene.enlarge_log()
    assert scene.view.under
    assert {each.id for each in scene.form.widgets if each.id.startswith("action.")} == bar
    scene.enlarge_log()
    assert set(scene.controller.direct_goals()) == lit and not scene.view.under


def test_a_button_under_a_kept_card_takes_no_click() -> None:
    _, scene = screen("pinned")
    covered = [
        each
        for each in scene.form.widgets
        if scene.slid.at.collidepoint(each.rect.center) and not each.id.startswith("pin.")
    ]
    assert any(each.usable for each in covered)
    assert all(scene.form.at(each.rect.center) is not each for each in covered)


def test_a_rival_whose_board_is_open_needs_no_card() -> None:
    """The tooltip of the chip is enough, and leaves the board free."""
    app, scene = screen("table")
    click(app, scene.view.spots["seat", "1"].center)
    assert scene.ui.looking == 1
    for id in ("table.market", "spot.seat.1"):
        assert point_at(scene, id) is not None
    assert scene.form.tip is not None and not scene.slid.at.width
    assert not scene.form.tip_at.colliderect(scene.view.areas.board)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_tip_of_an_answer_leaves_free_who_asks_whom(tmp_path: Path, size: Size) -> None:
    session = a_company(2)
    while (asked := session.decision()) is not None:
        if asked.step in facts.SLIPS and any(each.verb == "accept" for each in asked.options):
            break
        wanted = [each for each in asked.options if each.verb in ("favor", "propose", "offer")]
        session.choose((wanted or asked.options)[0].key)
    _, scene = open_table(session, size, tmp_path)
    scene.model.look_from(asked.seat)
    scene.renew()
    words = scene.form.find("slip.words")
    for widget in [each for each in scene.form.widgets if each.id.startswith("choice.")]:
        scene.form.explain(widget)
        assert not scene.form.tip_at.colliderect(words.read_rect)


def test_a_message_is_in_the_bar_or_beside_what_is_read() -> None:
    """It takes the room of the hint there, which comes back after it."""
    app, scene = screen("table")
    scene.say("No slot is free.")
    settle(app)
    message, hint = scene.attention.message, scene.form.find("table.hint")
    assert message is not None and message.in_bar and hint is not None and not hint.shown
    assert scene.view.areas.actions.contains(message.at)
    scene.ui.toast = ""
    app.frame([], 0.02)
    assert scene.attention.message is None and hint.shown

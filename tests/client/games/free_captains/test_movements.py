"""The movements on the table: they can be skipped, and the table is right afterward."""

from __future__ import annotations

import pygame

from game.client.games.free_captains.table.movements import SHOWN
from game.client.games.free_captains.table.scene import CaptainsTable
from game.client.shell.app.app import App
from game.client.tabletop.kit.turns import Laid, Rolling, Tipped
from game.free_captains import events as e
from tests.client.conftest import press_key, settle
from tests.client.games.free_captains.playing import at, new_game, open_table

SILENT = {e.GameBegan, e.DieKept, e.RoundBegan, e.LocationSet, e.CardFaced, e.BonusUsed,
          e.CubeTried, e.MoreCubesDrawn, e.SearchSkipped, e.DeckSeen, e.GameWon,
          e.GameLost}  # fmt: skip
"""events that move nothing of their own"""


def moving(moment: str, verb: str = "") -> tuple[App, CaptainsTable, set[tuple[str, str]]]:
    """Return a table just after an answer, with the tags of everything under way."""
    app, scene = open_table(at(moment), speed="normal")
    key = next(o.key for o in scene.model.options if o.verb == (verb or moment))
    scene.choose(key)
    app.frame([], 0.02)
    return app, scene, scene.movements.flights.tags()


def test_every_event_moves_or_is_known_to_be_silent() -> None:
    kinds = {
        each
        for each in vars(e).values()
        if isinstance(each, type) and issubclass(each, e.Event) and each is not e.Event
    }
    assert kinds - set(SHOWN) - SILENT == set()


def test_cards_come_from_the_deck_and_cubes_hop_into_the_bag() -> None:
    app, scene, tags = moving("step planet", "planet")
    assert {("card", card) for card in scene.model.cards} <= tags
    assert ("slot", "planet") in tags and any(kind == "seed" for kind, _ in tags)
    assert all(name in scene.view.spots for name in tags if name[0] == "card")
    settle(app)
    assert scene.movements.flights.tags() == set()


def test_motion_is_skipped_by_a_key_and_blocks_nothing() -> None:
    app, scene, tags = moving("step planet", "planet")
    assert tags and scene.busy
    press_key(app, pygame.K_SPACE)
    assert not scene.busy and not scene.movements.flights.tags()
    pygame.display.quit()
    session = new_game(7)
    while (decision := session.decision()) and decision.step != "planet":
        session.choose(decision.options[0].key)
    app, scene = open_table(session, speed="normal")
    scene.choose(scene.model.options[0].key)
    app.frame([], 0.02)
    assert scene.busy and scene.model.step == "face"
    press_key(app, pygame.K_v, unicode="v")  # an answer while the cards still come
    assert scene.model.view["line"][0]["fate"] == "evaded"


def test_an_evaded_card_is_laid_on_its_side() -> None:
    _, scene, tags = moving("evade")
    laid = [each for each in scene.movements.flights.flying if isinstance(each, Laid)]
    assert len(laid) == 1 and laid[0].tag[0] == "card"


def test_a_die_tips_over_and_cubes_roll() -> None:
    _, scene, _ = moving("step")
    assert any(isinstance(each, Tipped) for each in scene.movements.flights.flying)
    pygame.display.quit()
    app, scene, tags = moving("step search", "search")
    while scene.model.step == "probe":
        scene.choose("draw")
        app.frame([], 0.02)
    rolling = [each for each in scene.movements.flights.flying if isinstance(each, Rolling)]
    assert rolling and {each.tag[0] for each in rolling} <= {"cube", "placed"}


def test_a_paid_point_steps_down_its_track() -> None:
    app, scene, tags = moving("pay")
    assert any(kind == "points" for kind, _ in tags)
    settle(app)
    for ability, have in scene.model.view["abilities"].items():
        assert scene.movements.held[ability] == have


def test_nothing_moves_with_movement_off() -> None:
    _, scene = open_table(new_game(3))
    while scene.model.decision and len(scene.model.session.history) < 30:
        scene.choose(scene.model.options[0].key)
        assert not scene.movements.flights.flying

"""Motion on the table: decoration that never delays anybody, and can end at once."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.client.draw import fonts
from game.client.games.outer_rim import shots
from game.client.games.outer_rim.table.scene import TableScene
from game.client.tabletop.dice import DiceRow
from game.client.tabletop.flights import Flight
from game.outer_rim.events import CardRotated
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table, with_box


def a_combat() -> Session[object]:
    """Return a game before the fight with a patrol."""
    return shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")


def test_new_dice_tumble_and_tell_nothing_until_they_lie(tmp_path: Path) -> None:
    """A combat's dice roll for 0.8 s; the verdict waits; Space lands them at once."""
    app, scene = open_table(a_combat(), (1920, 1080), tmp_path, "normal")
    scene.choose(next(o.key for o in scene.model.options if o.verb == "fight"))
    rows = [each for each in scene.form.widgets if isinstance(each, DiceRow)]
    assert rows and all(each.rolling and each.roll.fresh == len(each.roll.faces) for each in rows)
    app.frame([], 0.1)
    with fonts.watching() as texts:
        scene.draw(pygame.Surface(app.metrics.size))
    assert not any("damage" in each.text for each in texts if "dice" in each.where)
    press_key(app, pygame.K_SPACE)
    assert not any(each.rolling for each in rows)


def test_dice_that_lay_there_do_not_roll_again(tmp_path: Path) -> None:
    app, scene = open_table(a_combat(), (1920, 1080), tmp_path, "normal")
    scene.choose(next(o.key for o in scene.model.options if o.verb == "fight"))
    settle(app)
    scene.relayout(app.metrics)
    rows = [each for each in scene.form.widgets if isinstance(each, DiceRow)]
    assert rows and not any(each.rolling for each in rows)


def answered(tmp_path: Path, speed: str, seed: int, answers: int) -> TableScene:
    """Return a random game at a table, answered frame by frame while things still move."""
    app, scene = open_table(a_game(seed), (1280, 720), tmp_path, speed)
    stream = random.Random(seed)
    for _ in range(answers):
        if scene.model.decision is None:
            break
        # While a rival's turn is shown nothing is offered, but any answer ends that.
        scene.choose(stream.choice(scene.model.decision.options).key)
        for _ in range(3):
            app.frame([], 0.05)
    return scene


@pytest.mark.long
@pytest.mark.parametrize("seed", first(1, range(4)))
def test_whatever_happens_can_be_shown(seed: int, tmp_path: Path) -> None:
    scene = answered(tmp_path, "normal", seed, 24)
    assert len(scene.model.session.history) >= 16


def _position(scene: TableScene) -> bytes:
    session = scene.model.session
    return bytes(session.game.dump(session.state))


def test_movement_changes_nothing_of_the_game(tmp_path: Path) -> None:
    """The same answers with and without motion lead to the same position."""
    ends = {_position(answered(tmp_path, speed, 7, 12)) for speed in ("slow", "off")}
    assert len(ends) == 1


def test_every_movement_is_over_in_time(tmp_path: Path) -> None:
    """The player's own answer shows within 0.8 s for each thing that moves; Space ends everything
    at once."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path, "normal")
    scene.choose("credits")
    buy = next(each.key for each in scene.model.options if each.verb == "discard")
    scene.choose(buy)
    assert scene.movements.flights.flying
    longest = max(tween.seconds for tween in scene.motion._tweens)
    assert longest <= 0.8
    press_key(app, pygame.K_SPACE)
    assert not scene.movements.flights.flying


def test_a_card_that_is_bought_flies_once(tmp_path: Path) -> None:
    _, scene = open_table(a_game(3), (1920, 1080), tmp_path, "normal")
    scene.choose("credits")
    buy = next(each for each in scene.model.options if each.verb == "buy")
    scene.choose(buy.key)
    cards = [each.tag for each in scene.movements.flights.flying if each.tag[0] == "card"]
    assert cards == [("card", buy.source)]


def crossing_table(tmp_path: Path, speed: str = "normal") -> TableScene:
    """Return a table at one end of the galaxy, where the encounter of a crossing leads across."""
    position = {
        "players": [{"space": "spinward_core", "credits": 500, "cards": ["tracking_fob"]}],
        "decks": {"core_worlds": ["enc_core_worlds_p"]},
        "step": "encounter",
    }
    session = a_game(3, position=position, **with_box())
    return open_table(session, (1920, 1080), tmp_path, speed)[1]


def test_a_card_with_two_ends_turns_round_in_its_slot(tmp_path: Path) -> None:
    scene = crossing_table(tmp_path)
    spot = scene.view.spots["card", "tracking_fob"]
    event = CardRotated(seat=0, card="lit_fob", cause="tracking_fob")
    scene.view.spots["card", "lit_fob"] = spot
    scene.movements.start([event], dict(scene.view.spots))
    flight = next(each for each in scene.movements.flights.flying if each.tag[1] == "lit_fob")
    assert isinstance(flight, Flight) and flight.back is not None
    seen = set()
    for part in (0.0, 1.0):
        flight.part = part
        picture, rect = flight._side(flight.rect)
        seen.add(pygame.image.tobytes(picture, "RGBA"))
        assert rect.size == spot.size and rect.center == spot.center
    assert len(seen) == 2
    before = len(scene.movements.flights.flying)
    scene.movements.start([CardRotated(seat=1, card="lit_fob", cause="lit_fob")], {})
    tags = [each.tag for each in scene.movements.flights.flying[before:]]
    assert tags == [("pulse", "")], "another player's card is not in sight"

"""Motion: the rival's turn shot by shot, dice, flights. It delays nobody, can end at once, and
never flashes."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.table import bars
from game.client.games.outer_rim.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.kit.flights import Flight
from game.client.tabletop.pages.dice import DiceRow
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.events import CardRotated, ShipMoved, TurnBegan
from game.table.events import Event
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, press_key, settle, texts_of, wait
from tests.client.flashes import flashing, light
from tests.client.games.outer_rim.playing import a_game, open_table, with_box

SIZES = [(1280, 720), (1920, 1080)]


def playing(
    home: Path, size: Size = (1920, 1080), speed: str = "normal", seed: int = 3
) -> tuple[App, TableScene]:
    """Return a table at which a turn of the rival has just begun to be shown."""
    app, scene = open_table(a_game(seed), size, home, speed)
    for _ in range(40):
        while scene.ui.tray:
            scene.do.next_page()
        if scene.table.playback.playing:
            return app, scene
        scene.do.choose(scene.model.decision.options[-1].key)
        for _ in range(40):
            if not scene.motion.busy or scene.table.playback.playing:
                break
            app.frame([], 0.1)
    raise AssertionError("the rival should have had a turn")


def words(scene: TableScene) -> str:
    """Return everything written on the table."""
    return " ".join(each.text for each in texts_of(scene))


def test_a_turn_is_shown_from_its_first_view_to_its_last(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    model = scene.model
    assert model.shown and not model.options and not scene.controls() and scene.busy
    views = [repr(model.view)]
    for _ in range(600):
        app.frame([], 0.05)
        if repr(model.view) != views[-1]:
            views.append(repr(model.view))
        if not scene.table.playback.loaded:
            break
    assert len(views) > 4, "piece by piece"
    assert not model.shown and model.options
    assert model.view == model.game.view(model.state, model.seat)
    assert not scene.ui.tray, "nothing has to be closed"


def test_the_sentence_comes_first_and_names_what_is_done(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    act = scene.table.playback.act
    assert act is not None and scene.table.playback.place[0] == 0
    assert scene.table.playback.words.startswith("Lando Calrissian ")
    assert "." == scene.table.playback.words[-1]
    moved = [each for each in act.events if isinstance(each, ShipMoved) and each.path]
    assert bool(moved) == ("flies to" in scene.table.playback.words)
    assert scene.table.playback.words.split()[-1] in words(scene)


def test_the_log_tells_nothing_that_is_still_to_be_shown(tmp_path: Path) -> None:
    """Each line comes with the last event in it, and the heading of the turn first."""
    app, scene = playing(tmp_path)
    log, playback = scene.table.log, scene.table.playback
    held = [log.held]
    assert 0 < held[0] < len(log.entries) and log.entries[-held[0] - 1].seat == 0
    while playback.act is not None:
        playback.next()
        held.append(log.held)
    assert len(set(held)) > 2 and held == sorted(held, reverse=True) and not held[-1]
    assert app.frame([], 0.01)


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_every_shot_can_be_read_at_any_size(tmp_path: Path, size: Size) -> None:
    app, scene = playing(tmp_path, size)
    faults: list[str] = []
    for _ in range(30):
        if not scene.table.playback.playing:
            break
        faults += audit(app)
        scene.table.playback.next()
    assert faults == []


def test_space_shows_the_next_shot_and_a_second_one_the_end(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    press_key(app, pygame.K_SPACE)
    assert scene.table.playback.playing and scene.table.playback.place[0] == 0
    app.frame([], 0.4)
    at = scene.table.playback.place
    press_key(app, pygame.K_SPACE)
    assert scene.table.playback.place[0] == at[0] + 1
    press_key(app, pygame.K_SPACE)
    assert not scene.table.playback.loaded and scene.model.options


def test_a_click_goes_on_and_presses_nothing_that_was_not_there(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    seq = scene.model.session.seq
    for _ in range(30):
        if not scene.table.playback.loaded:
            break
        app.frame([], 0.4)
        click(app, scene.view.areas.map.center)
    assert not scene.table.playback.loaded and scene.model.session.seq == seq


def test_a_click_on_the_board_meanwhile_does_nothing_else(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    for name in (("ship", "0"), ("seat", "1"), ("space", "naboo")):
        app.frame([], 0.4)
        click(app, scene.view.spots[name].center)
        assert scene.controller.carry is None and scene.ui.looking is None
        assert not scene.ui.toast and len(list(app.stack)) == 1


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_1, pygame.K_e])
def test_keys_end_it_and_answer_nothing(tmp_path: Path, key: int) -> None:
    app, scene = playing(tmp_path)
    seq = scene.model.session.seq
    press_key(app, key, unicode=chr(key))
    assert not scene.table.playback.loaded and app.stack.top is scene
    assert scene.model.session.seq == seq


def test_an_answer_given_meanwhile_ends_it(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    seq, decision = scene.model.session.seq, scene.model.decision
    scene.do.choose(decision.options[0].key)
    assert scene.model.session.seq > seq


def test_undo_and_redo_meanwhile_end_it_first(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    before = scene.model.session.seq
    scene.model.session.practise()
    scene.do.undo()
    assert not scene.table.playback.loaded and not scene.model.shown
    assert scene.model.session.seq < before and scene.model.options
    assert scene.table.log.held == 0


def test_the_lines_of_the_turn_can_be_looked_at_again(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    assert scene.form.find("table.retold") is None
    scene.table.playback.finish()
    press_key(app, pygame.K_b)
    assert scene.ui.tray and scene.ui.tray[0].summary and not scene.ui.tray[0].folded
    assert audit(app) == []
    press_key(app, pygame.K_SPACE)
    assert not scene.ui.tray


@pytest.mark.parametrize("size", SIZES)
def test_without_movement_the_page_has_the_sentence_and_its_lines_folded(
    tmp_path: Path, size: Size
) -> None:
    app, scene = open_table(a_game(3), size, tmp_path, "off")
    while not any(page.ai for page in scene.ui.tray):
        scene.do.choose(scene.model.decision.options[-1].key)
    while not scene.ui.tray[0].ai:
        scene.do.next_page()
    assert not scene.table.playback.loaded
    assert scene.form.find("results.summary") and scene.form.find("results.lines") is None
    details = scene.form.find("results.details")
    app.frame([], 0.1)
    assert details is not None and audit(app) == []
    click(app, details.rect.center)
    assert scene.form.find("results.lines") is not None and audit(app) == []


def test_the_first_seconds_of_a_turn_are_not_lost_to_the_films(tmp_path: Path) -> None:
    """The events of all shots are those of the answer."""
    _, scene = playing(tmp_path)
    reel = scene.table.playback.reel
    told: list[Event] = [each for turn in scene.model.session.history for each in turn.events]
    shown: list[Any] = [*reel.shown, *reel.rest]
    assert shown == told[-len(shown) :] and isinstance(shown[0], TurnBegan)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_what_is_shown_leaves_the_board_and_its_buttons_free(tmp_path: Path, size: Size) -> None:
    """In a small window the sentence is in the bar, and cards are below the market's button."""
    app, scene = playing(tmp_path, size)
    for _ in range(30):
        act = scene.table.playback.act
        if act is None:
            break
        look = scene.showing.look(act.seat, scene.table.playback.exhibit)
        skip = scene.form.find("playback.skip")
        assert skip is not None and not look.caption.colliderect(skip.rect)
        if scene.m.compact:
            room = bars.drawer_room(scene.m)
            assert look.card(0).top >= scene.view.areas.map.top + room
            assert not look.caption.colliderect(scene.view.areas.map)
        scene.table.playback.next()
        app.frame([], 0.01)


def a_combat() -> Session[object]:
    """Return a game before the fight with a patrol."""
    return shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")


def test_new_dice_tumble_and_tell_nothing_until_they_lie(tmp_path: Path) -> None:
    app, scene = open_table(a_combat(), (1920, 1080), tmp_path, "normal")
    scene.do.choose(next(o.key for o in scene.model.options if o.verb == "fight"))
    rows = [each for each in scene.form.widgets if isinstance(each, DiceRow)]
    assert rows and all(each.rolling and each.roll.fresh == len(each.roll.faces) for each in rows)
    app.frame([], 0.1)
    assert not any("damage" in each.text for each in texts_of(scene) if "dice" in each.where)
    press_key(app, pygame.K_SPACE)
    assert not any(each.rolling for each in rows)


def test_dice_that_lay_there_do_not_roll_again(tmp_path: Path) -> None:
    app, scene = open_table(a_combat(), (1920, 1080), tmp_path, "normal")
    scene.do.choose(next(o.key for o in scene.model.options if o.verb == "fight"))
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
        scene.do.choose(stream.choice(scene.model.decision.options).key)
        wait(app, 3, 0.05)
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
    ends = {_position(answered(tmp_path, speed, 7, 12)) for speed in ("slow", "off")}
    assert len(ends) == 1


def test_every_movement_is_over_in_time(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path, "normal")
    scene.do.choose("credits")
    buy = next(each.key for each in scene.model.options if each.verb == "discard")
    scene.do.choose(buy)
    assert scene.table.movements.flights.flying
    longest = max(tween.seconds for tween in scene.motion._tweens)
    assert longest <= 0.8
    press_key(app, pygame.K_SPACE)
    assert not scene.table.movements.flights.flying


def test_a_card_that_is_bought_flies_once(tmp_path: Path) -> None:
    _, scene = open_table(a_game(3), (1920, 1080), tmp_path, "normal")
    scene.do.choose("credits")
    buy = next(each for each in scene.model.options if each.verb == "buy")
    scene.do.choose(buy.key)
    cards = [each.tag for each in scene.table.movements.flights.flying if each.tag[0] == "card"]
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
    scene.table.movements.start([event], dict(scene.view.spots))
    flight = next(each for each in scene.table.movements.flights.flying if each.tag[1] == "lit_fob")
    assert isinstance(flight, Flight) and flight.back is not None
    seen = set()
    for part in (0.0, 1.0):
        flight.part = part
        picture, rect = flight._side(flight.rect)
        seen.add(pygame.image.tobytes(picture, "RGBA"))
        assert rect.size == spot.size and rect.center == spot.center
    assert len(seen) == 2
    before = len(scene.table.movements.flights.flying)
    scene.table.movements.start([CardRotated(seat=1, card="lit_fob", cause="lit_fob")], {})
    tags = [each.tag for each in scene.table.movements.flights.flying[before:]]
    assert tags == [("pulse", "")], "another player's card is not in sight"


RATE = 60  # frames a second
MOST_PART = 0.1  # of the window


def recorded(app: App, act: Callable[[], object], seconds: float = 2.5) -> list[list[float]]:
    """Return the light of every frame, from just before an act until nothing moves."""
    assert app.screen is not None
    frames = [light(app.screen)]
    act()
    for _ in range(round(seconds * RATE)):
        drawn = app.frame([], 1 / RATE)
        frames.append(light(app.screen) if drawn else frames[-1])
    assert any(frame != frames[0] for frame in frames), "something should have moved"
    return frames


def choose(scene: TableScene, verb: str) -> Callable[[], None]:
    key = next(each.key for each in scene.model.options if each.verb == verb)
    return lambda: scene.do.choose(key)


@pytest.mark.long
@pytest.mark.painted
@pytest.mark.parametrize("speed", first(1, ["fast", "normal", "slow"]))
def test_rolling_dice_do_not_flash(tmp_path: Path, speed: str) -> None:
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")
    app, scene = open_table(session, (1280, 720), tmp_path, speed)
    assert flashing(recorded(app, choose(scene, "fight")), RATE) <= MOST_PART


@pytest.mark.long
@pytest.mark.painted
@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
def test_a_ship_on_its_way_does_not_flash(tmp_path: Path, speed: str) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path, speed)
    assert flashing(recorded(app, choose(scene, "move"), 1.0), RATE) <= MOST_PART


def last(scene: TableScene) -> str:
    """Return the last option of the decision, which also ends a turn that is still shown."""
    return scene.model.decision.options[-1].key


@pytest.mark.long
@pytest.mark.painted
def test_turns_of_the_ai_do_not_flash(tmp_path: Path) -> None:
    """The player is as fast as anybody can press: results are closed at once, for five turns."""
    app, scene = open_table(a_game(5), (1280, 720), tmp_path, "normal")
    frames: list[list[float]] = []
    for _ in range(30):
        if scene.ui.tray:
            frames += recorded(app, scene.do.next_page, 0.3)
        else:
            frames += recorded(app, lambda: scene.do.choose(last(scene)), 0.3)
    assert flashing(frames, RATE) <= MOST_PART


def blinking(times: int, part: int, level: int = 255) -> list[list[float]]:
    """Return a second in which the left ``part`` columns of 16 blink ``times`` times between black
    and gray."""
    frames = []
    for at in range(RATE):
        canvas = pygame.Surface((320, 180))
        if at * times * 2 // RATE % 2:
            canvas.fill((level, level, level), (0, 0, 20 * part, 180))
        frames.append(light(canvas))
    return frames


@pytest.mark.parametrize(
    ("times", "part", "level", "share"),
    [
        (3, 16, 255, 0.0),
        (5, 4, 255, 0.25),
        (5, 16, 60, 0.0),  # too faint to count
    ],
)
def test_what_counts_as_flashing(times: int, part: int, level: int, share: float) -> None:
    pygame.display.set_mode((320, 180))
    assert flashing(blinking(times, part, level), RATE) == pytest.approx(share, abs=0.03)

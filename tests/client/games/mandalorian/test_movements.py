"""The movements: each ends where the table shows the thing, and what is shown is an event's."""

from __future__ import annotations

import pygame
import pytest

from game.client.games.mandalorian.tools.shots import PAIRS
from game.client.games.mandalorian.board import happening
from game.client.games.mandalorian.table.movements import SHOWN, sides, walks
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.shell.app.app import App
from game.client.tabletop.kit.flights import Flight
from game.mandalorian import events as e
from game.players.chance import RandomPlayer
from game.table.contract import Sight
from tests.breadth import first
from tests.client.games.mandalorian.playing import at, new_game, open_table

PIECES = ("pawn", "token", "child")


def answer(app: App, scene: MissionTable, player: RandomPlayer) -> None:
    model = scene.model
    assert model.decision is not None
    sight = Sight(model.game, model.state, 0)
    scene.choose(player.choose(sight, model.decision))


@pytest.mark.parametrize("mission", first(1, PAIRS))
def test_pieces_fly_to_where_they_are(mission: str) -> None:
    app, scene = open_table(new_game(mission, 3), speed="normal")
    player, seen = RandomPlayer(3, 0), set[type]()
    for _ in range(25):
        if scene.model.decision is None:
            break
        answer(app, scene, player)
        seen |= {type(each) for each in scene.model.session.history[-1].events}
        last = {each.tag: each for each in scene.movements.flights.flying
                if isinstance(each, Flight) and each.tag[0] in PIECES}  # fmt: skip
        for tag, flight in last.items():
            if tag in scene.view.spots:
                spot = scene.view.spots[tag]
                assert spot.inflate(8, 8).collidepoint(flight.points[-1]), tag
        app.frame([], 0.1)
        scene.motion.finish_all()
        app.frame([], 0.01)
        assert not scene.movements.flights.flying
    assert seen & set(SHOWN)


def test_a_walk_is_one_movement_and_enemies_move_side_by_side() -> None:
    one, two = (e.Moved(who="kuiil", start=a, space=b) for a, b in (("s1", "s2"), ("s2", "s3")))
    other = e.Moved(who="burg", start="s1", space="s4")
    assert list(walks([one, two, other]).values()) == [("s2", "s3"), ("s4",)]
    enemies = [e.TokenMoved(token=t, threat="x", path=("s1", "s2")) for t in ("t01", "t02")]
    assert sides([*enemies, one]) == {id(enemies[1])}


def test_lines_of_an_event_are_ticked_one_by_one() -> None:
    app, scene = open_table(new_game("six_minutes", 3), speed="normal")
    player, content = RandomPlayer(3, 0), scene.model.content
    for _ in range(200):
        if scene.model.decision is None:
            break
        answer(app, scene, player)
        shown = [x for x in scene.movements.flights.flying if isinstance(x, happening.Shown)]
        for each in shown:
            times = [at for at, _, _ in each.ticks]
            assert times == sorted(times) and each.seconds >= max(times, default=0.0)
            if len(each.ticks) > 1:
                card = content.events[each.card]
                first, last = each.ticks[0][1], each.ticks[-1][1]
                assert len(last) == len(card.deeds) + len(card.six)
                assert first.count("") > last.count("")
                return
        scene.motion.finish_all()
        app.frame([], 0.01)
    raise AssertionError("no event with two lines")


def test_the_event_that_is_asked_about_is_beside_the_map() -> None:
    for size in ((1280, 720), (1920, 1080)):
        app, scene = open_table(at("striking"), size)
        now = happening.going_on(scene.model)
        assert now is not None and "now" in now.marks
        assert scene.areas.board.colliderect(happening.card_rect(scene.areas, scene.m)) is False


def test_the_wheel_over_an_event_that_covers_the_log_does_nothing() -> None:
    app, scene = open_table(at("striking"), (1280, 720))
    assert not scene.log_shown
    middle = scene.areas.log.center
    app.frame(
        [pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0))], 0.1
    )
    app.frame([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)], 0.1)
    assert scene.log.back == 0


def test_the_log_tells_nothing_before_it_is_shown() -> None:
    app, scene = open_table(new_game("the_asset", 3), speed="normal")
    player, held = RandomPlayer(3, 0), 0
    for _ in range(30):
        if scene.model.decision is None:
            break
        answer(app, scene, player)
        lines, seen = len(scene.log.entries), [len(scene.log.shown())]
        held += seen[0] < lines
        while app.stack.busy:
            app.frame([], 0.1)
            seen.append(len(scene.log.shown()))
        assert seen == sorted(seen) and seen[-1] == lines
    assert held > 1


def test_the_end_of_all_motion_brings_every_line() -> None:
    app, scene = open_table(new_game("the_asset", 3), speed="normal")
    player = RandomPlayer(3, 0)
    while not scene.log.held:
        answer(app, scene, player)
    scene.movements.clear()
    assert len(scene.log.shown()) == len(scene.log.entries)
    scene.motion.speed = "off"
    for _ in range(20):
        answer(app, scene, player)
        assert not scene.log.held, "nothing moves"

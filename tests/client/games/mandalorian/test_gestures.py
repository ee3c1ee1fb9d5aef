"""Gestures on the table, and the movements: each ends where the table shows the thing."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.board import current_event
from game.client.games.mandalorian.table import aim_plate, lights
from game.client.games.mandalorian.table.areas import areas_of
from game.client.games.mandalorian.table.board import board_of
from game.client.games.mandalorian.table.movements import SHOWN, sides, walks
from game.client.games.mandalorian.table.things import track_lines
from game.client.games.mandalorian.tools.shots import PAIRS
from game.client.shell.app.app import App
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.kit.flights import Flight
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.recording import Recording
from game.client.tabletop.table.scene import TableScene
from game.mandalorian import events as e
from game.mandalorian.rules import enemies
from game.players.chance import RandomPlayer
from game.table.contract import Sight
from game.table.events import Event
from game.table.replay import Recorded
from tests.breadth import first
from tests.client.conftest import Size, choose, click, move, settle, tap
from tests.client.games.mandalorian.playing import at, drag, new_game, open_table


def keys(scene: TableScene) -> list[str]:
    return [turn.answer.key for turn in scene.model.session.history]


def middle(scene: TableScene, name: Name) -> Size:
    return scene.view.spots[name].center


def press(app: Any, key: int, unicode: str = "") -> None:
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=0)], 0.5)
    settle(app)


def test_a_card_is_dragged_into_a_slot() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    drag(app, middle(scene, ("hand", card)), middle(scene, ("slot", "plan")))
    assert keys(scene) == [f"play:{card}@plan"]


def test_every_goal_of_a_card_in_hand_says_what_a_drop_does() -> None:
    app, scene = open_table(new_game())
    card, model, controller = scene.model.hand[0], scene.model, scene.controller
    click(app, middle(scene, ("hand", card)))
    goals = controller.carry.targets
    words = {name: aim_plate.drop_words(model, controller, name) for name in goals}
    assert all(words.values()) and words["deck", "planning"].endswith("planning cards")
    assert scene.table.things.at(("deck", "planning")).tip == ""
    played, move = controller.answers_at(next(name for name in goals if name[0] == "space"))
    ahead, now = model.foreseen(played, move), model.state.at[move.source]
    assert ahead.state.at[move.source] == move.target != now and ahead.state.plays == 1


def test_a_card_is_clicked_and_then_a_slot() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[1]
    click(app, middle(scene, ("hand", card)))
    tap(app, middle(scene, ("slot", "move")))
    assert keys(scene) == [f"play:{card}@move"]


def test_digits_take_cards_and_letters_choose_slots() -> None:
    app, scene = open_table(new_game())
    card = scene.controller.twin(("hand", scene.model.hand[1]))[1]
    press(app, pygame.K_2, "2")
    assert scene.controller.carry is not None
    press(app, pygame.K_w, "w")
    assert keys(scene) == [f"play:{card}@attack"]


def test_a_card_dropped_on_a_space_moves_there() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    ways = [each for each in scene.model.ahead(card, "move") if each.verb == "move"]
    goal = next(each for each in ways if ("space", each.target) in scene.view.spots)
    drag(app, middle(scene, ("hand", card)), empty_part(scene, goal.target))
    assert keys(scene) == [f"play:{card}@move", goal.key]


@pytest.mark.parametrize("kind", ["hand", "pawn"])
def test_a_space_out_of_reach_refuses_with_the_reason_and_plays_nothing(kind: str) -> None:
    app, scene = open_table(new_game())
    card = max(scene.model.hand, key=lambda each: scene.model.power(each, "move"))
    held = (kind, card if kind == "hand" else scene.model.skill(card).character)
    near = {("space", each["space"]) for each in scene.model.characters}
    near.update(scene.controller.targets_of(held))
    far = next(name for name in scene.view.spots if name[0] == "space" and name not in near)
    drag(app, middle(scene, held), empty_part(scene, far[1]))
    assert keys(scene) == [] and scene.ui.toast


def test_a_pawn_dropped_on_a_space_plays_the_weakest_card() -> None:
    app, scene = open_table(new_game())
    who = scene.model.skill(scene.model.hand[0]).character
    name, played = next(iter(scene.controller.targets_of(("pawn", who)).items()))
    reach = [
        each
        for each in scene.model.hand
        if scene.model.skill(each).character == who
        and any(o.target == name[1] for o in scene.model.ahead(each, "move"))
    ]
    least = min(scene.model.power(each, "move") for each in reach)
    assert scene.model.power(played.source, "move") == least
    drag(app, middle(scene, ("pawn", who)), empty_part(scene, name[1]))
    assert keys(scene) == [played.key, f"move:{who}@{name[1]}"]


def test_a_card_dropped_on_a_token_does_what_can_be_done_there() -> None:
    app, scene = open_table(new_game("six_minutes"))
    card = scene.model.hand[0]
    found = scene.controller.targets_of(("hand", card))
    name, played = next((n, o) for n, o in found.items() if n[0] == "token")
    drag(app, middle(scene, ("hand", card)), middle(scene, name))
    first, second = keys(scene)
    assert first == played.key
    assert second in (f"attack@{name[1]}", f"look@{name[1]}")


def test_a_click_on_an_enemy_in_a_lit_space_walks_there() -> None:
    hand = ("old_trade", "tracking_fob", "recalculate", "patient_hunter")
    laid = {"tokens": [{"threat": "nikto_guard", "space": "s15"}], "hands": [hand]}
    app, scene = open_table(new_game(position=laid))
    scene.do.choose("play:old_trade@move")
    settle(app)
    token = scene.model.tokens[0]["token"]
    click(app, middle(scene, ("token", token)))
    assert keys(scene)[1:2] == ["move:the_mandalorian@s15"]
    near = enemies.nearest_on_foot(scene.model.play, "s22", {"ig_11": "s20", "kuiil": "s09"})
    assert near == ["ig_11"], "by steps, for the words about an enemy on the move"


def test_a_drawn_card_is_kept_by_its_button() -> None:
    app, scene = open_table(at("drawn"))
    keep = next(each for each in scene.model.options if each.verb == "keep")
    button = scene.form.find(f"choice.{keep.key}")
    tap(app, button.rect.center)
    assert keys(scene)[-1] == keep.key


def test_a_slot_used_this_turn_refuses_with_a_reason() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    scene.do.choose(f"play:{scene.controller.twin(('hand', card))[1]}@plan")
    choose(scene, "done")
    held = scene.model.hand[0]
    drag(app, middle(scene, ("hand", held)), middle(scene, ("slot", "plan")))
    assert len(keys(scene)) == 2 and scene.ui.toast


def test_a_space_aimed_at_shows_its_slot_and_its_way() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    ways = [each for each in scene.model.ahead(card, "move") if each.verb == "move"]
    goal = empty_part(scene, ways[-1].target)
    click(app, middle(scene, ("hand", card)))
    move(app, goal)
    assert board_of(scene.table).aim == ("space", ways[-1].target)
    shown = lights.lights_of(scene.model, scene.controller, board_of(scene.table).aim)
    assert shown.strong == ways[-1].target and shown.way[-1] == ways[-1].target


def test_damage_that_loses_the_mission_is_asked_about_twice() -> None:
    session = at("hurting")
    app, scene = open_table(session)
    who = session.state.stack[-1].who
    session.state.damage[who] = scene.model.play.health(who) - 1
    session.game.forget()
    scene.model.refresh()
    scene.do.ask("take")
    settle(app)
    assert isinstance(app.stack.top, ConfirmScene)
    assert not session.state.over


def empty_part(scene: TableScene, space: str) -> Size:
    """Return a point of a space where no piece is."""
    rect = scene.view.spots["space", space]
    return rect.right - 6, rect.bottom - 6


PIECES = ("pawn", "token", "child")


def answer(app: App, scene: TableScene, player: RandomPlayer) -> None:
    model = scene.model
    assert model.decision is not None
    sight = Sight(model.game, model.state, 0)
    scene.do.choose(player.choose(sight, model.decision))


@pytest.mark.parametrize("mission", first(1, PAIRS))
def test_pieces_fly_to_where_they_are(mission: str) -> None:
    app, scene = open_table(new_game(mission, 3), speed="normal")
    player, seen = RandomPlayer(3, 0), set[type]()
    for _ in range(15):
        if scene.model.decision is None:
            break
        answer(app, scene, player)
        seen |= {type(each) for each in scene.model.session.history[-1].events}
        last = {each.tag: each for each in scene.table.movements.flights.flying
                if isinstance(each, Flight) and each.tag[0] in PIECES}  # fmt: skip
        for tag, flight in last.items():
            if tag in scene.view.spots:
                spot = scene.view.spots[tag]
                assert spot.inflate(8, 8).collidepoint(flight.points[-1]), tag
        app.frame([], 0.1)
        scene.motion.finish_all()
        app.frame([], 0.01)
        assert not scene.table.movements.flights.flying
    assert seen & set(SHOWN)


STILL = {
    e.GameBegan, e.StepBegan, e.Marked, e.Said, e.FreeAction, e.ActionDeclined, e.AbilityUsed,
    e.DeckShuffled, e.ReserveMixed, e.PoolMixed, e.NoEffect, e.RoleSeen, e.MessageOut,
    e.VoteCalled, e.Voted, e.VotesShown, e.RolesShown,
}  # fmt: skip
"""events that show in the log only"""


def test_every_other_event_moves_something() -> None:
    kinds = [each for each in vars(e).values() if isinstance(each, type)]
    assert {each for each in kinds if issubclass(each, Event)} - {Event} - STILL == set(SHOWN)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_an_event_card_that_is_looked_at_is_beside_the_map(size: Size) -> None:
    game = new_game("town_square", 3, characters=["greef_karga", "cara_dune"])
    decision = game.decision()
    assert decision is not None
    plays = [each for each in decision.options if each.target == "intel"]
    game.choose(next(each.key for each in plays if each.source.startswith("informants")))
    game.choose("ability")
    app, scene = open_table(game, size)
    seen = [each.card for turn in scene.model.session.history for each in turn.events
            if isinstance(each, e.EventPeeked)]  # fmt: skip
    now = areas_of(scene.table).event_now()
    assert now is not None and now.card == seen[-1]


@pytest.mark.parametrize(("track", "words"), [(0, "Moff Gideon enters"), (7, "mission is lost")])
def test_the_crisis_track_says_what_the_next_marker_brings(track: int, words: str) -> None:
    app, scene = open_table(new_game("town_square", 3))
    scene.model.view["track"] = track
    told = track_lines(scene.model)
    assert told[0][1] == f"{track} of 8 markers" and words in told[1][1]


def test_a_replay_has_the_event_card_of_its_time() -> None:
    game = at("striking")
    card = next(each.card for turn in reversed(game.history) for each in reversed(turn.events)
                if isinstance(each, e.EventDrawn))  # fmt: skip
    app, scene = open_table(Recorded.of(game))
    replay = next(each.replay for each in scene.parts if isinstance(each, Recording))
    assert areas_of(scene.table).event_now() is None
    replay.end()
    now = areas_of(scene.table).event_now()
    assert now is not None and now.card == card


def test_a_walk_is_one_movement_and_enemies_move_side_by_side() -> None:
    one, two = (e.Moved(who="kuiil", start=a, space=b) for a, b in (("s1", "s2"), ("s2", "s3")))
    other = e.Moved(who="burg", start="s1", space="s4")
    assert list(walks([one, two, other]).values()) == [("s2", "s3"), ("s4",)]
    enemies = [e.TokenMoved(token=t, threat="x", path=("s1", "s2")) for t in ("t01", "t02")]
    assert sides([*enemies, one]) == {id(enemies[1])}


def test_lines_of_an_event_are_ticked_one_by_one() -> None:
    app, scene = open_table(new_game("six_minutes", 3), speed="normal")
    player = RandomPlayer(3, 0)
    stage, playback = scene.ui.stage, scene.table.playback
    for _ in range(200):
        if scene.model.decision is None:
            break
        answer(app, scene, player)
        unticked: dict[str, list[int]] = {}
        scene.motion.finish_all()
        app.frame([], 0.01)
        while playback.playing:
            playback.next()
            if stage.now is not None:
                unticked.setdefault(stage.now.card, []).append(stage.now.marks.count(""))
        for left in unticked.values():
            assert left == sorted(left, reverse=True)
            if left[0] - left[-1] > 1:
                return
        app.frame([], 0.01)
    raise AssertionError("no event with two lines")


def test_the_event_that_is_asked_about_is_beside_the_map() -> None:
    for size in ((1280, 720), (1920, 1080)):
        app, scene = open_table(at("striking"), size)
        now = current_event.current(scene.model)
        assert now is not None and "now" in now.marks
        card = current_event.card_rect(scene.view.areas, scene.m)
        assert scene.view.areas.board.colliderect(card) is False


def test_the_wheel_over_an_event_that_covers_the_log_does_nothing() -> None:
    app, scene = open_table(at("striking"), (1280, 720))
    assert not scene.showing.log_shown
    move(app, scene.view.areas.log.center)
    app.frame([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)], 0.1)
    assert scene.table.log.back == 0


def test_the_log_tells_nothing_before_it_is_shown() -> None:
    app, scene = open_table(new_game("the_asset", 3), speed="normal")
    player, held = RandomPlayer(3, 0), 0
    for _ in range(18):
        if scene.model.decision is None:
            break
        answer(app, scene, player)
        log = scene.table.log
        seen = [len(log.visible_lines())]
        held += log.held > 0
        while app.stack.busy:
            app.frame([], 0.1)
            seen.append(len(log.visible_lines()))
        assert seen == sorted(seen) and not log.held
    assert held > 1


def test_the_end_of_all_motion_brings_every_line() -> None:
    app, scene = open_table(new_game("the_asset", 3), speed="normal")
    player = RandomPlayer(3, 0)
    while not scene.table.log.held:
        answer(app, scene, player)
    scene.table.movements.clear()
    assert not scene.table.log.held
    scene.motion.speed = "off"
    told = ""
    for _ in range(20):
        answer(app, scene, player)
        assert not scene.table.log.held, "nothing moves"
        told += scene.ui.toast
    assert "**Turn" in told and "draws" in told, "a banner becomes a message"


def test_a_space_says_how_far_it_is_and_the_palette_why_not() -> None:
    app, scene = open_table(at("act"))
    things, play = scene.table.things, scene.model.play
    who, here = next(iter(play.state.at.items()))
    thing = things.at(("space", here))
    assert thing.title and f"{scene.model.content.name(who)} is here" in thing.tip
    scene.do.open_palette()
    app.stack.top.search(thing.title.lower()[:4])
    told = app.stack.top.form.find("commands.none")
    assert told is None or thing.title in told.markup
    assert scene.do.refusals(thing.title) == [
        f"**{thing.title}**: {play.content.name(who)} is already there: choose another space."
    ]
    assert scene.do.refusals("zzz") == [] == scene.do.refusals("")


@pytest.mark.painted
def test_the_hint_is_whole_again_once_a_message_is_gone() -> None:
    app, scene = open_table(at("act"))
    bar = app.screen.subsurface(scene.view.areas.actions)
    before = pygame.image.tobytes(bar, "RGB")
    for words, elsewhere in (("Short.", False), ("Short.", True), ("", False)):
        scene.ui.toast, scene.ui.toast_left = words, 9.0
        if elsewhere:
            app.dirty.add()
        app.frame([], 0.1)
    assert pygame.image.tobytes(bar, "RGB") == before

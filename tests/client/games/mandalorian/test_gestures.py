"""Gestures on the table: cards into slots and onto targets, pawns, keys."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.games.mandalorian.table import lights
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.kit.spots import Name
from tests.client.conftest import Size, click, settle
from tests.client.games.mandalorian.playing import at, drag, new_game, open_table


def keys(scene: MissionTable) -> list[str]:
    return [turn.answer.key for turn in scene.model.session.history]


def middle(scene: MissionTable, name: Name) -> Size:
    return scene.view.spots[name].center


def press(app: Any, key: int, unicode: str = "") -> None:
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=0)], 0.5)
    settle(app)


def test_a_card_is_dragged_into_a_slot() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    drag(app, middle(scene, ("hand", card)), middle(scene, ("slot", "plan")))
    settle(app)
    assert keys(scene) == [f"play:{card}@plan"]


def test_a_card_is_clicked_and_then_a_slot() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[1]
    click(app, middle(scene, ("hand", card)))
    click(app, middle(scene, ("slot", "move")))
    settle(app)
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
    settle(app)
    assert keys(scene) == [f"play:{card}@move", goal.key]


def test_a_pawn_dropped_on_a_space_plays_the_weakest_card() -> None:
    app, scene = open_table(new_game())
    who = scene.model.skill(scene.model.hand[0]).character
    found = {name: o for name, o in scene.controller.targets_of(("pawn", who)).items()}
    name, played = next(iter(found.items()))
    reach = [
        each
        for each in scene.model.hand
        if scene.model.skill(each).character == who
        and any(o.target == name[1] for o in scene.model.ahead(each, "move"))
    ]
    least = min(scene.model.power(each, "move") for each in reach)
    assert scene.model.power(played.source, "move") == least
    drag(app, middle(scene, ("pawn", who)), empty_part(scene, name[1]))
    settle(app)
    assert keys(scene) == [played.key, f"move:{who}@{name[1]}"]


def test_a_card_dropped_on_a_token_does_what_can_be_done_there() -> None:
    app, scene = open_table(new_game("six_minutes"))
    card = scene.model.hand[0]
    found = scene.controller.targets_of(("hand", card))
    name, played = next((n, o) for n, o in found.items() if n[0] == "token")
    drag(app, middle(scene, ("hand", card)), middle(scene, name))
    settle(app)
    first, second = keys(scene)
    assert first == played.key
    assert second in (f"attack@{name[1]}", f"look@{name[1]}")


def test_a_drawn_card_is_kept_by_its_button() -> None:
    app, scene = open_table(at("drawn"))
    keep = next(each for each in scene.model.options if each.verb == "keep")
    button = scene.form.find(f"choice.{keep.key}")
    click(app, button.rect.center)
    settle(app)
    assert keys(scene)[-1] == keep.key


def test_a_slot_used_this_turn_refuses_with_a_reason() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    scene.choose(f"play:{scene.controller.twin(('hand', card))[1]}@plan")
    scene.choose("done")
    settle(app)
    held = scene.model.hand[0]
    drag(app, middle(scene, ("hand", held)), middle(scene, ("slot", "plan")))
    settle(app)
    assert len(keys(scene)) == 2 and scene.ui.toast


def test_a_space_aimed_at_shows_its_slot_and_its_way() -> None:
    app, scene = open_table(new_game())
    card = scene.model.hand[0]
    ways = [each for each in scene.model.ahead(card, "move") if each.verb == "move"]
    at_ = empty_part(scene, ways[-1].target)
    click(app, middle(scene, ("hand", card)))
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=at_, rel=(0, 0), buttons=(0, 0, 0))], 0.1)
    assert scene.aim == ("space", ways[-1].target)
    shown = lights.lit(scene.model, scene.controller, scene.aim)
    assert shown.strong == ways[-1].target and shown.way[-1] == ways[-1].target


def test_damage_that_loses_the_mission_is_asked_about_twice() -> None:
    session = at("hurting")
    app, scene = open_table(session)
    who = session.state.stack[-1].who
    session.state.damage[who] = scene.model.play.health(who) - 1
    session.game.forget()
    scene.model.refresh()
    scene.ask("take")
    settle(app)
    assert isinstance(app.stack.top, ConfirmScene)
    assert not session.state.over


def empty_part(scene: MissionTable, space: str) -> Size:
    """Return a point of a space where no piece is."""
    rect = scene.view.spots["space", space]
    return rect.right - 6, rect.bottom - 6

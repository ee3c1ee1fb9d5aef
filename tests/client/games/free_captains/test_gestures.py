"""Every verb by dragging, by clicks and by keys; wrong drops, and their reasons; the movements."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import richtext
from game.client.games.free_captains.facts import beats
from game.client.games.free_captains.table.movements import SHOWN
from game.client.games.free_captains.table.verbs import VERBS
from game.client.shell.app.app import App
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.kit.rotations import Laid, Rolling, Tipped
from game.client.tabletop.kit.spots import Spot
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from game.free_captains import events as e
from game.table.contract import Sight
from game.table.foresight import certain
from tests.breadth import first
from tests.client.conftest import Size, press_key, settle, tap
from tests.client.games.free_captains.playing import (at, control, drag, moments, new_game,
    open_table)  # fmt: skip

DRAGGED = ("planet", "engage", "evade", "pay", "die", "search", "price", "cube", "power")
SURE = ("skip", "done", "pass", "take", "swap", "fewer", "action", "face")


def given(scene: TableScene, count: int) -> list[str]:
    """Return the answers given since there were that many."""
    return [turn.answer.key for turn in scene.model.session.history[count:]]


def a_key(scene: TableScene, verb: str) -> str:
    """Return an option of a verb that has a place on the table."""
    options = [each for each in scene.model.options if each.verb == verb]
    placed = [each for each in options if each.key in scene.controller.placed]
    return (placed or options)[0].key


def test_all_verbs_of_the_game_are_met() -> None:
    assert set(VERBS.patterns) <= set(moments()), "a verb on the table that is never offered"
    verbs = {each for each in moments() if not each.startswith("step ")}
    assert verbs == set(VERBS.patterns) | {"skip", "done", "pass", "take", "swap"}


@pytest.mark.parametrize("verb", DRAGGED)
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_by_dragging(verb: str, size: Size) -> None:
    app, scene = open_table(at(verb), size)
    key, count = a_key(scene, verb), len(scene.model.session.history)
    where = control(scene, key)
    assert where.target is not None, "this verb is played by dragging"
    drag(app, where.source.center, where.target.center)
    assert given(scene, count) == [key]


@pytest.mark.parametrize("verb", sorted(VERBS.patterns))
def test_by_clicks(verb: str) -> None:
    app, scene = open_table(at(verb))
    key, count = a_key(scene, verb), len(scene.model.session.history)
    where = control(scene, key)
    single = scene.controller.at_once(scene.controller.placed[key].source)
    tap(app, where.source.center)
    if where.target is not None and single is None:
        assert given(scene, count) == []
        tap(app, where.target.center)
    assert given(scene, count) == [key]


@pytest.mark.parametrize("verb", sorted({*VERBS.patterns, *SURE}))
def test_by_keys(verb: str) -> None:
    app, scene = open_table(at(verb))
    key, count = a_key(scene, verb), len(scene.model.session.history)
    button = scene.form.find(f"action.{key}") or scene.form.find(f"choice.{key}")
    if isinstance(button, Button) and button.hotkey:
        press_key(app, ord(button.hotkey.lower()), unicode=button.hotkey.lower())
    else:
        placed = scene.controller.placed[key]
        single = scene.controller.at_once(placed.source)
        _reach(app, scene, placed.source)
        press_key(app, pygame.K_RETURN)
        if placed.target not in (None, placed.source) and single is None:
            _reach(app, scene, placed.target)
            press_key(app, pygame.K_RETURN)
    settle(app)
    assert given(scene, count) == [key]


def _reach(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    """Press Tab until a spot has the focus."""
    for _ in range(80):
        if isinstance(scene.form.focus, Spot) and scene.form.focus.name == name:
            return
        press_key(app, pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name}")


def test_the_keyboard_finds_first_what_can_be_done() -> None:
    app, scene = open_table(at("cube"))
    press_key(app, pygame.K_TAB)
    first = scene.form.focus
    assert isinstance(first, Spot) and first.live, "the first Tab goes to a lit thing"
    before = len(scene.model.session.history)
    while not isinstance(scene.form.focus, Spot) or scene.form.focus.name[0] != "cube":
        press_key(app, pygame.K_TAB)
    press_key(app, pygame.K_RETURN)
    goals = {each.name for each in scene.form.order() if isinstance(each, Spot) and each.goal}
    for arrow in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT):
        press_key(app, arrow)
        assert isinstance(scene.form.focus, Spot) and scene.form.focus.name in goals
    press_key(app, pygame.K_RETURN)
    settle(app)
    assert len(scene.model.session.history) > before
    assert scene.form.focus is not None, "the focus stays on the table after an answer"


def at_face() -> tuple[App, TableScene]:
    """Return a table with a card that can be engaged with points alone."""
    for seed in range(60):
        session = new_game(seed)
        while (decision := session.decision()) and decision.step != "face":
            session.choose(decision.options[0].key)
        app, scene = open_table(session)
        price = scene.model.price(scene.model.current)
        if price.cost > 1 and not price.die and not price.powers:
            return app, scene
        pygame.display.quit()
    raise AssertionError("no such card")


def test_a_point_on_the_plate_engages_and_pays() -> None:
    app, scene = at_face()
    card, spots = scene.model.current, scene.view.spots
    icon = next(iter(scene.model.need(card)))
    count = len(scene.model.session.history)
    drag(app, spots["track", icon].center, spots["pip", f"{card}.{icon}"].center)
    assert given(scene, count) == [f"engage:{card}", f"pay:{icon}@{icon}"]


def test_enter_settles_and_v_evades() -> None:
    app, scene = at_face()
    count, card = len(scene.model.session.history), scene.model.current
    press_key(app, pygame.K_e, unicode="e")
    press_key(app, pygame.K_RETURN)
    assert given(scene, count)[:2] == [f"engage:{card}", "settle"]
    pygame.display.quit()
    app, scene = at_face()
    count, card = len(scene.model.session.history), scene.model.current
    press_key(app, pygame.K_v, unicode="v")
    assert given(scene, count)[:1] == [f"evade:{card}"]


def test_a_card_drawn_sideways_over_another_evades() -> None:
    app, scene = at_face()
    count, first = len(scene.model.session.history), scene.model.current
    other = next(each for each in scene.model.cards if each != first)
    spots = scene.view.spots
    drag(app, spots["card", first].center, spots["card", other].center)
    assert given(scene, count) == [f"evade:{first}"]


def told(scene: TableScene) -> str:
    """Return the message over the table."""
    return richtext.plain(scene.ui.toast)


def test_wrong_drops_are_told_why() -> None:
    app, scene = at_face()
    spots, count = scene.view.spots, len(scene.model.session.history)
    later = next(each for each in scene.model.cards if each != scene.model.current)
    drag(app, spots["card", later].center, spots["plate", later].center)
    assert "from the left" in told(scene)
    drag(app, spots["track", "combat"].center, spots["supply", ""].center)
    assert told(scene)
    drag(app, spots["bag", ""].center, spots["slot", "planet"].center)
    assert "every card in the line" in told(scene)
    assert given(scene, count) == []


def test_a_planet_is_put_into_its_slot() -> None:
    app, scene = open_table(at("step planet"))
    planet = scene.model.view["planets"][1]
    spots, count = scene.view.spots, len(scene.model.session.history)
    drag(app, spots["planet", planet].center, spots["supply", ""].center)
    assert given(scene, count) == [] and told(scene)
    press_key(app, pygame.K_2, unicode="2")
    assert given(scene, count)[:1] == [f"planet:{planet}"]


def test_enter_puts_a_cube_where_it_usually_goes() -> None:
    app, scene = open_table(at("cube"))
    count = len(scene.model.session.history)
    usual = scene.form.find(f"action.{scene.controller.bar_options()[-1].key}")
    assert isinstance(usual, Button) and usual.kind == "primary"
    press_key(app, pygame.K_RETURN)
    assert given(scene, count) == [usual.id.removeprefix("action.")]


def losing() -> tuple[App, TableScene, str]:
    """Return a table on which an answer loses the game, whatever is drawn next."""
    for seed in range(400):
        session = new_game(seed, level="advanced")
        while (decision := session.decision()) is not None:
            for each in decision.options:
                if each.verb in ("lose", "pay", "settle") and len(decision.options) > 1:
                    tried = certain(Sight(session.game, session.state, 0), each.key)
                    if tried is not None and tried.lost:
                        app, scene = open_table(session)
                        return app, scene, each.key
            session.choose(decision.options[-1].key if decision.step == "face" else
                           decision.options[0].key)  # fmt: skip
    raise AssertionError("no such answer")


def test_an_answer_that_loses_the_game_is_asked_once_more() -> None:
    app, scene, key = losing()
    scene.do.ask(key)
    settle(app)
    assert isinstance(app.stack.top, ConfirmScene) and scene.model.decision is not None
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.model.find(key)
    scene.do.ask(key)
    settle(app)
    app.stack.top.accept()
    assert scene.model.result is not None


def test_undo_goes_back_to_the_last_card_seen() -> None:
    app, scene = at_face()
    have, card = dict(scene.model.view["abilities"]), scene.model.current
    icon = next(iter(scene.model.need(card)))
    press_key(app, pygame.K_e, unicode="e")
    scene.do.choose(f"pay:{icon}@{icon}")
    scene.do.undo()
    scene.do.undo()
    assert scene.model.step == "face" and scene.model.view["abilities"] == have
    count = len(scene.model.session.history)
    scene.do.undo()  # the line has been dealt
    assert len(scene.model.session.history) == count and told(scene)


SILENT = {e.GameBegan, e.DieKept, e.SectorLeft, e.RoundBegan, e.LocationSet, e.CardFaced,
          e.BonusUsed, e.CubeTried, e.MoreCubesDrawn, e.SearchSkipped, e.DeckSeen, e.GameWon,
          e.GameLost}  # fmt: skip
"""events that move nothing of their own"""


def moving(moment: str, verb: str = "") -> tuple[App, TableScene, set[tuple[str, str]]]:
    """Return a table just after an answer, with the tags of everything under way."""
    app, scene = open_table(at(moment), speed="normal")
    key = next(o.key for o in scene.model.options if o.verb == (verb or moment))
    scene.do.choose(key)
    _ = [app.frame([], 0.02) for _ in range(20) if not scene.table.movements.flights.tags()]
    return app, scene, scene.table.movements.flights.tags()


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
    assert scene.table.movements.flights.tags() == set() and not scene.table.playback.loaded
    scene.show_since(scene.last_choice[0])
    assert scene.table.playback.loaded, "after an error the same is shown again"


def test_motion_is_skipped_by_a_key_and_blocks_nothing() -> None:
    app, scene, tags = moving("step planet", "planet")
    assert tags and scene.busy
    press_key(app, pygame.K_SPACE)
    assert not scene.busy and not scene.table.movements.flights.tags()
    app, scene = open_table(new_game(7), speed="normal")
    while scene.model.step != "planet":
        scene.do.choose(scene.model.options[0].key)
    scene.do.choose(scene.model.options[0].key)
    app.frame([], 0.02)
    assert scene.busy and scene.model.step == "face"
    press_key(app, pygame.K_ESCAPE), press_key(app, pygame.K_v, unicode="v")
    assert scene.model.view["line"][0]["fate"] == "evaded"


def test_a_course_is_told_with_its_cubes_and_the_location_that_leaves() -> None:
    _, scene = open_table(at("step face"))
    dealt = e.LineDealt(cards=("gf_01", "lo_01", "lo_02"), seeded=("red", "red", "black"))
    told, name = beats.words(scene.model, [dealt]), scene.model.content.name
    assert told.startswith("**Ahead:** 1 card. Into the bag: 2 red and 1 black.")
    left = f"**{name('lo_02')}** is now the Location, the last one drawn; {name('lo_01')} leaves"
    assert f"{left} the game." in told


def test_an_evaded_card_is_laid_on_its_side() -> None:
    _, scene, tags = moving("evade")
    laid = [each for each in scene.table.movements.flights.flying if isinstance(each, Laid)]
    assert len(laid) == 1 and laid[0].tag[0] == "card"


def test_a_die_tips_over_and_cubes_roll() -> None:
    _, scene, _ = moving("step")
    assert any(isinstance(each, Tipped) for each in scene.table.movements.flights.flying)
    pygame.display.quit()
    app, scene, _ = moving("step probe", "draw")
    while not scene.model.events_on_show:
        app.frame([], 0.02)
    rolling = [each for each in scene.table.movements.flights.flying if isinstance(each, Rolling)]
    assert {each.tag[0] for each in rolling} == {"cube"}
    assert len([each for each in rolling if each.turns]) == len(scene.model.events_on_show[0].cubes)


def test_a_paid_point_steps_down_its_track() -> None:
    app, scene, tags = moving("pay")
    assert any(kind == "points" for kind, _ in tags)
    settle(app)
    for ability, have in scene.model.view["abilities"].items():
        assert scene.table.movements.held[ability] == have


def test_nothing_moves_with_movement_off() -> None:
    _, scene = open_table(new_game(3))
    while scene.model.decision and len(scene.model.session.history) < 30:
        scene.do.choose(scene.model.options[0].key)
        assert not scene.table.movements.flights.flying

"""Every option has a control, and mouse, second click and keys give the same answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.scene import TableScene
from game.client.games.outer_rim.table.verbs import VERBS
from game.client.tabletop.kit.spots import Name, Spot
from game.client.widgets import Button
from game.table.decisions import Option
from game.table.refusals import Reason
from game.table.session import Session
from tests.client.conftest import Size, click, press_key, settle
from tests.client.games.outer_rim.playing import (
    a_game,
    a_move,
    by_key,
    drag,
    hold,
    open_table,
    point,
    use,
    with_box,
)

SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize(
    ("size", "decisions"),
    [((1280, 720), 12), *(pytest.param(size, 120, marks=pytest.mark.long) for size in SIZES)],
)
def test_random_play_by_mouse_finds_a_working_control_for_every_option(
    tmp_path: Path, size: Size, decisions: int
) -> None:
    """Each option has a control in the window, and the one used is the answer."""
    _random_play(tmp_path, size, decisions, 20)


@pytest.mark.parametrize(
    ("size", "decisions", "rivals"),
    [
        ((1280, 720), 24, 1),
        pytest.param((1280, 720), 800, 2, marks=pytest.mark.long),
        pytest.param((1920, 1080), 800, 1, marks=pytest.mark.long),
        pytest.param((1920, 1080), 400, 2, marks=pytest.mark.long),
    ],
)
def test_so_it_does_in_games_with_the_further_box(
    tmp_path: Path, size: Size, decisions: int, rivals: int
) -> None:
    """With a hunter that a deck plays, or with two rivals."""
    _random_play(tmp_path, size, decisions, 50, **with_box(rivals))


def _random_play(tmp_path: Path, size: Size, most: int, seed: int, **setup: Any) -> None:
    """Play this many decisions, in games of this seed and those after it."""
    stream, asked = random.Random(8), 0
    window = pygame.Rect((0, 0), size)
    while asked < most:
        session = a_game(seed, **setup)
        app, scene = open_table(session, size, tmp_path, asks=True)
        while (decision := session.decision()) is not None and asked < most:
            found = by_key(scene)
            assert list(found) == [each.key for each in decision.options]
            for control in found.values():
                assert window.contains(control.source)
                assert control.target is None or window.contains(control.target)
            key = stream.choice(list(found))
            use(app, found[key])
            assert session.history[decision.seq].answer.key == key, f"step {decision.step}"
            asked += 1
        seed += 1
        pygame.display.quit()


def _at_planning(tmp_path: Path, seed: int = 3) -> TableScene:
    return open_table(a_game(seed), (1920, 1080), tmp_path)[1]


def test_drag_second_click_direct_click_and_keys_give_the_same_answer(tmp_path: Path) -> None:
    """A move by four different gestures results in four equal games."""
    ends = set()
    for way in ("drag", "clicks", "direct", "keys"):
        scene = _at_planning(tmp_path)
        app, session = scene.app, scene.model.session
        key = a_move(scene)
        control = by_key(scene)[key]
        if way == "drag":
            drag(app, control.source.center, control.target.center)
        elif way == "clicks":
            click(app, control.source.center)
            assert scene.controller.carry is not None
            click(app, control.target.center)
        elif way == "direct":
            click(app, control.target.center)
        else:
            _by_keys(scene, key)
        settle(app)
        assert [turn.answer.key for turn in session.history][-1] == key
        ends.add(session.game.dump(session.state))
        pygame.display.quit()
    assert len(ends) == 1


def _by_keys(scene: TableScene, key: str) -> None:
    """Press Tab to the ship, Enter, Tab to the space, Enter."""
    app, placed = scene.app, scene.controller.placed[key]
    _tab_to(scene, placed.source)
    press_key(app, pygame.K_RETURN)
    assert scene.controller.carry is not None and scene.controller.carry.by_key
    assert placed.target is not None
    _tab_to(scene, placed.target)
    press_key(app, pygame.K_RETURN)


def _tab_to(scene: TableScene, name: tuple[str, str]) -> None:
    for _ in range(200):
        focus = scene.form.focus
        if isinstance(focus, Spot) and focus.name == name:
            return
        press_key(scene.app, pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name}")


def test_number_keys_press_the_buttons_of_the_bar(tmp_path: Path) -> None:
    """The first button of the bar has the key 1."""
    scene = _at_planning(tmp_path)
    first = next(w for w in scene.form.widgets if isinstance(w, Button) and w.hotkey == "1")
    press_key(scene.app, pygame.K_1, unicode="1")
    settle(scene.app)
    assert first.id == "action." + scene.model.session.history[-1].answer.key


def _action_step(
    tmp_path: Path, credits: int, cards: tuple[str, ...] = (), ship: str = "g_1a_starfighter"
) -> TableScene:
    own = {"space": "naboo", "credits": credits, "cards": list(cards), "ship": ship}
    position = {
        "players": [own],
        "decks": {"cargo": ["bacta_supplies"], "luxury": ["legendary_game_of_sabacc_job"]},
        "step": "action",
    }
    return open_table(a_game(3, position=position), (1920, 1080), tmp_path)[1]


def test_a_card_is_bought_by_dropping_it_near_a_slot(tmp_path: Path) -> None:
    """The drop snaps to a slot up to 24 pixels away."""
    scene = _action_step(tmp_path, 9000)
    control = by_key(scene)["buy:bacta_supplies@cargo"]
    beside = (control.target.left - 10, control.target.centery)
    drag(scene.app, control.source.center, beside)
    assert scene.model.session.history[-1].answer.key == "buy:bacta_supplies@cargo"
    assert "bacta_supplies" in scene.model.me["cards"]


def test_a_refused_drop_goes_back_and_says_why(tmp_path: Path) -> None:
    """A card that costs too much is refused with the figures and the clause, and nothing
    changes."""
    scene = _action_step(tmp_path, 500)
    seq = scene.model.session.seq
    source = scene.view.spots["market", "bacta_supplies"].center
    drag(scene.app, source, scene.view.spots["slot", "cargo.1"].center)
    assert scene.model.session.seq == seq
    assert "500" in scene.ui.toast and "OR-" in scene.ui.toast


def test_with_a_market_card_in_hand_the_question_is_where_it_goes(tmp_path: Path) -> None:
    scene = _action_step(tmp_path, 9000)

    def asked() -> str:
        prompt = scene.form.find("table.prompt")
        return prompt.words

    usual = asked()
    assert usual.startswith("Your action step")
    click(scene.app, scene.view.spots["market", "bacta_supplies"].center)
    assert asked() == "Choose a slot for Bacta Supplies."
    press_key(scene.app, pygame.K_ESCAPE)
    assert asked() == usual


def test_a_drop_on_a_full_slot_gives_up_what_lies_there(tmp_path: Path) -> None:
    """Buying onto a card of the same kind also answers which card makes room."""
    scene = _action_step(tmp_path, 9000, ("food_supplies", "spice"), "yt_1300_light_freighter")
    drag(scene.app, scene.view.spots["market", "bacta_supplies"].center,
         scene.view.spots["card", "food_supplies"].center)  # fmt: skip
    if "pay" in by_key(scene):  # goods could be bartered: the game asks that first
        use(scene.app, by_key(scene)["pay"])
    keys = [turn.answer.key for turn in scene.model.session.history]
    assert "buy:bacta_supplies@cargo" in keys and "discard:food_supplies" in keys
    assert scene.model.me["cards"] == ["spice", "bacta_supplies"]


def test_picking_up_lights_the_goals_and_escape_lets_go(tmp_path: Path) -> None:
    """With the ship in hand exactly the reachable spaces are goals; Esc answers nothing."""
    scene = _at_planning(tmp_path)
    moves = {o.target for o in scene.model.options if o.verb == "move"}
    control = by_key(scene)["move:g_1a_starfighter@" + sorted(moves)[0]]
    hold(scene.app, control.source.center, (900, 500))
    goals = {w.name[1] for w in scene.form.widgets if isinstance(w, Spot) and w.goal}
    assert goals == moves
    seq = scene.model.session.seq
    press_key(scene.app, pygame.K_ESCAPE)
    point(scene.app, pygame.MOUSEBUTTONUP, (900, 500), button=1)
    settle(scene.app)
    assert scene.controller.carry is None and scene.model.session.seq == seq
    assert scene.app.stack.top is scene, "the first Esc only lets go"


def test_every_pattern_names_kinds_of_spots() -> None:
    """The table of gestures names only things that are on the screen."""
    known = {"market", "deck", "card", "slot", "ship", "space", "place", "patrol", "seat", "port",
             "token", "power", ""}  # fmt: skip
    for verb, patterns in VERBS.patterns.items():
        for pair in patterns:
            assert set(pair) <= known, verb


# --- whatever is tried with the mouse -------------------------------------------------------------


def _spots(model: Model) -> dict[Name, pygame.Rect]:
    """Return everything that can be on the table, each thing in a place of its own."""
    view, me = model.view, model.me
    names: list[Name] = [("hold", ""), ("hold", "ship"), ("hold", "self")]
    names += [("card", each) for each in (me["ship"], me["character"]) if each]
    for slot in model.slots(model.seat):
        names.append(("slot", slot.id))
        names += [("card", slot.card)] if slot.card else []
    for deck, card, _ in model.market_tops():
        names += [("market", card), ("deck", deck)] if card else [("deck", deck)]
    names += [("space", each) for each in model.game.base.galaxy(model.state.pieces).spaces]
    rows = view["contacts"].items()
    names += [("place", f"{space}.{n}") for space, row in rows for n in range(1, len(row) + 1)]
    names += [("patrol", each) for each in view["patrols"]]
    for seat, player in enumerate(view["players"]):
        names += [("seat", str(seat))] if seat != model.seat else []
        names += [("ship", str(seat))] if player["ship"] else []
    return {name: pygame.Rect(60 * n, 0, 50, 50) for n, name in enumerate(names)}


def _models(seeds: range, decisions: int) -> Iterator[tuple[Model, random.Random]]:
    """Return random games of one and of two people, seen from either seat."""
    for seed in seeds:
        stream = random.Random(seed)
        kinds = ("human", "human") if seed % 2 else ("human", "deck")
        setup = {"game": "outer_rim", "seats": [{"kind": kind} for kind in kinds]}
        model = Model(Session(the_game(), setup, seed))
        for _ in range(decisions):
            if model.decision is None:
                break
            model.look_from(model.decision.seat if stream.random() < 0.8 else 0)
            yield model, stream
            rest = [o for o in model.decision.options if o.verb not in ("deal", "end")]
            model.answer(stream.choice(rest or list(model.decision.options)).key)


def _answered(model: Model, found: Option | Reason | None) -> bool:
    """Return True if a gesture had an effect that the game allows, or got a readable reason."""
    if isinstance(found, Option):
        return found in model.options
    return isinstance(found, Reason) and found.text.endswith(".") and "_" not in found.text


@pytest.mark.parametrize(
    ("games", "held", "least"), [(1, 3, 250), pytest.param(6, 12, 50_000, marks=pytest.mark.long)]
)
def test_no_gesture_is_without_effect_or_reason(games: int, held: int, least: int) -> None:
    """Each thing is dropped on every other, and each is clicked: the result is an option, or a
    reason."""
    tried, refused = 0, set[str]()
    for model, stream in _models(range(1, 1 + games), 36):
        controller, spots = Controller(model), _spots(model)
        controller.sync(spots)
        before = model.game.dump(model.state)
        sources = [name for name in spots if controller.grabbable(name)]
        for source in stream.sample(sources, min(held, len(sources))):
            for target in spots:
                if target == source or controller._back(source, target):
                    continue
                controller.pick(source)
                found = controller.put(target)
                assert _answered(model, found), f"{source} on {target}: {found}"
                tried += 1
                refused |= {found.text} if isinstance(found, Reason) else set()
        for name in spots:
            controller.carry = None
            found = controller.press(name, (0, 0)) or controller.release(name, (0, 0), 0)
            held = controller.carry is not None and bool(controller.carry.targets)
            if name[0] != "hold" and not held:
                assert _answered(model, found), f"click on {name}: {found}"
        assert model.game.dump(model.state) == before
    assert tried > least and len(refused) > least // 250


def test_a_thing_put_back_where_it_lay_is_no_gesture(tmp_path: Path) -> None:
    """A card dropped over its own slot or over the board goes back silently."""
    scene = _action_step(tmp_path, 500, ("food_supplies",))
    controller = scene.controller
    slot = next(s.id for s in scene.model.slots(0) if s.card == "food_supplies")
    for target in (("slot", slot), ("hold", "")):
        controller.pick(("card", "food_supplies"))
        assert controller.put(target) is None


@pytest.mark.parametrize(
    "source, target, said",
    [
        (("market", "bacta_supplies"), ("slot", "crew.1"), "a cargo slot"),
        (("market", "bacta_supplies"), ("space", "naboo"), "a cargo slot"),
        (("card", "food_supplies"), ("space", "kessel"), "away"),
        (("card", "food_supplies"), ("deck", "cargo"), "You discard your own cards only"),
        (("card", "food_supplies"), ("slot", "crew.1"), "you need not move them"),
        (("card", "food_supplies"), ("seat", "1"), "which never trades"),
        (("ship", "0"), ("space", "kessel"), "Moving is part of the planning step"),
        (("ship", "1"), ("space", "kessel"), "Moving is part of the planning step"),
        (("ship", "0"), ("market", "bacta_supplies"), "spaces on the map"),
        (("patrol", "hutt"), ("space", "kessel"), "Patrols move only"),
        (("patrol", "hutt"), None, "Fighting a patrol is part of the encounter step"),
        (("place", "kessel.1"), None, "Meeting a contact is part of the encounter step"),
        (("space", "kessel"), None, "Moving is part of the planning step"),
        (("seat", "1"), None, "which never trades"),
        (("slot", "crew.1"), None, "gain a card to fill"),
        (("card", "food_supplies"), None, "away"),
    ],
)
def test_what_a_gesture_without_effect_is_told(
    tmp_path: Path, source: Name, target: Name | None, said: str
) -> None:
    scene = _action_step(tmp_path, 9000, ("food_supplies",))
    found = scene.controller.meant(source, target)
    assert isinstance(found, Reason) and said in found.text

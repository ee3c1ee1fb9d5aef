"""Every option has a control, and mouse, second click, keys and palette give the same answer, with
few presses."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.play.auto_answers import AVOIDABLE
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.verbs import VERBS
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.command_palette import Command, PaletteScene, find_commands
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Scene
from game.client.tabletop.kit.spots import Name, Spot
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from game.client.widgets.base import Widget
from game.client.widgets.keys import parse
from game.table.decisions import Option
from game.table.refusals import Reason
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, on_top, press, press_key, settle, strike, type_text
from tests.client.games.outer_rim.playing import (SEATS, a_game, a_move, by_key, drag, hold,
    open_table, point, use, with_box)  # fmt: skip

SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize(
    ("size", "decisions"),
    [((1280, 720), 12), *(pytest.param(size, 120, marks=pytest.mark.long) for size in SIZES)],
)
def test_random_play_by_mouse_finds_a_working_control_for_every_option(
    tmp_path: Path, size: Size, decisions: int
) -> None:
    _random_play(tmp_path, size, decisions, 20)


@pytest.mark.parametrize(
    ("size", "decisions", "rivals"),
    [
        ((1280, 720), 15, 1),
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
            below = [row.id for row in scene.form.every() if row.area and row.area.most]
            keys = [each.key for each in decision.options if f"choice.{each.key}" not in below]
            assert set(keys) <= set(found) <= {each.key for each in decision.options}
            for control in found.values():
                assert all(window.contains(x) for x in (control.source, control.target) if x)
            key = stream.choice(list(found))
            use(app, found[key])
            if session.seq == decision.seq:
                press(app, "confirm.yes")  # of a purchase that costs something else
            assert session.history[decision.seq].answer.key == key, f"step {decision.step}"
            asked += 1
        seed += 1
        pygame.display.quit()


def _at_planning(tmp_path: Path, seed: int = 3) -> TableScene:
    return open_table(a_game(seed), (1920, 1080), tmp_path)[1]


def test_drag_second_click_direct_click_and_keys_give_the_same_answer(tmp_path: Path) -> None:
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
    scene = _at_planning(tmp_path)
    first = next(w for w in scene.form.widgets if isinstance(w, Button) and w.hotkey == "1")
    strike(scene.app, pygame.K_1, unicode="1")
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


@pytest.mark.parametrize("by_key", [False, True])
def test_a_refused_drop_goes_back_and_leads_to_its_rule(tmp_path: Path, by_key: bool) -> None:
    scene = _action_step(tmp_path, 500)
    seq = scene.model.session.seq
    source = scene.view.spots["market", "bacta_supplies"].center
    drag(scene.app, source, scene.view.spots["slot", "cargo.1"].center)
    assert scene.model.session.seq == seq
    assert "500" in scene.ui.toast and "{link:OR-" in scene.ui.toast
    scene.table.attention.settle_message()
    message = scene.table.attention.message
    clause, at = message.laid.links[0]
    assert message.markup.endswith("|Rule}")
    words = message.words_at(scene.table.m)
    if by_key:
        press_key(scene.app, pygame.K_F1)
    else:
        click(scene.app, at.move(words.topleft).center)
    assert scene.app.stack.top.name == "rules" and scene.app.stack.top.words == clause


def test_with_a_market_card_in_hand_the_question_is_where_it_goes(tmp_path: Path) -> None:
    scene = _action_step(tmp_path, 9000)

    def asked() -> str:
        prompt = scene.form.find("table.prompt")
        return prompt.words

    usual = asked()
    assert usual.endswith("deliver or use abilities.")
    hold(scene.app, scene.view.spots["market", "bacta_supplies"].center, (900, 500))
    assert asked() == "Choose a slot for Bacta Supplies."
    press_key(scene.app, pygame.K_ESCAPE)
    assert asked() == usual
    click(scene.app, scene.view.spots["market", "bacta_supplies"].center)
    assert "bacta_supplies" in scene.model.me["cards"], "empty slots are alike"


def test_a_drop_on_a_full_slot_gives_up_what_lies_there(tmp_path: Path) -> None:
    scene = _action_step(tmp_path, 9000, ("food_supplies", "spice"), "yt_1300_light_freighter")
    drag(scene.app, scene.view.spots["market", "bacta_supplies"].center,
         scene.view.spots["card", "food_supplies"].center)  # fmt: skip
    if "pay" in by_key(scene):  # goods could be bartered: the game asks that first
        use(scene.app, by_key(scene)["pay"])
    keys = [turn.answer.key for turn in scene.model.session.history]
    assert "buy:bacta_supplies@cargo" in keys and "discard:food_supplies" in keys
    assert scene.model.me["cards"] == ["spice", "bacta_supplies"]


@pytest.mark.parametrize(("seconds", "cards"), [(30, ["bacta_supplies"]), (0, ["food_supplies"])])
def test_a_double_click_on_a_card_puts_it_into_the_full_slot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, cards: list[str]
) -> None:
    scene = _action_step(tmp_path, 9000, ("food_supplies",))
    monkeypatch.setattr("game.client.tabletop.play.controller.DOUBLE", seconds)
    click(scene.app, scene.view.spots["market", "bacta_supplies"].center)
    assert scene.controller.carry is not None, "in hand: another card has to go"
    click(scene.app, scene.view.spots["market", "bacta_supplies"].center)
    assert scene.controller.carry is None and scene.model.me["cards"] == cards


def test_picking_up_lights_the_goals_and_escape_lets_go(tmp_path: Path) -> None:
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


@pytest.mark.painted
def test_the_question_stays_bright_over_a_thing_in_hand(tmp_path: Path) -> None:
    scene = _at_planning(tmp_path)
    bar = scene.app.screen.subsurface(scene.form.find("table.prompt").rect.inflate(-40, -16))
    before = max(pygame.image.tobytes(bar, "RGB"))
    control = by_key(scene)[next(o.key for o in scene.model.options if o.verb == "move")]
    hold(scene.app, control.source.center, (900, 500))
    settle(scene.app)
    assert max(pygame.image.tobytes(bar, "RGB")) == before > 200


def test_every_pattern_names_kinds_of_spots() -> None:
    known = {"market", "deck", "card", "slot", "ship", "space", "place", "patrol", "seat", "port",
             "token", "power", ""}  # fmt: skip
    for verb, patterns in VERBS.patterns.items():
        for pair in patterns:
            assert set(pair) <= known, verb


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
            full = controller.carry is not None and bool(controller.carry.targets)
            if name[0] != "hold" and not full:
                assert _answered(model, found), f"click on {name}: {found}"
        assert model.game.dump(model.state) == before
    assert tried > least and len(refused) > least // 250


def test_a_thing_put_back_where_it_lay_is_no_gesture(tmp_path: Path) -> None:
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
        (("card", "food_supplies"), ("deck", "cargo"), "You keep your cards until"),
        (("card", "food_supplies"), ("slot", "crew.1"), "you need not move them"),
        (("card", "food_supplies"), ("seat", "1"), "never trades"),
        (("ship", "0"), ("space", "kessel"), "You can move only in the planning step"),
        (("ship", "1"), ("space", "kessel"), "You can move only in the planning step"),
        (("ship", "0"), ("market", "bacta_supplies"), "spaces on the map"),
        (("patrol", "hutt"), ("space", "kessel"), "do not command the patrols"),
        (("patrol", "hutt"), None, "You can fight patrols only in the encounter step"),
        (("place", "kessel.1"), None, "You can meet contacts only in the encounter step"),
        (("space", "kessel"), None, "You can move only in the planning step"),
        (("seat", "1"), None, "never trades"),
        (("slot", "crew.1"), None, "gain a card to fill"),
        (("card", "food_supplies"), None, "away"),
    ],
)
def test_what_a_gesture_without_effect_is_told(
    tmp_path: Path, source: Name, target: Name | None, said: str
) -> None:
    scene = _action_step(tmp_path, 9000, ("food_supplies",))
    found = scene.controller.resolve(source, target)
    assert isinstance(found, Reason) and said in found.text


DECISIONS = 15
MOST_STEPS = 250  # maximum presses of Tab to reach anything in the window
MOST_PAGES = 40  # maximum pages of buttons in the bar


def tab_to(app: App, wanted: Callable[[Widget], bool]) -> None:
    """Press Tab until one of the wanted widgets has the focus."""
    for _ in range(MOST_STEPS):
        focus = top(app).form.focus
        if focus is not None and wanted(focus):
            return
        press_key(app, pygame.K_TAB)
    raise AssertionError(f"Tab never comes there; it ended at {focus and focus.id}")


def top(app: App) -> Scene:
    found = app.stack.top
    assert found is not None
    return found


def button_of(scene: TableScene, key: str) -> Widget | None:
    """Return the button of an option, None if it only has a place on the table."""
    wanted = (f"action.{key}", f"choice.{key}", f"deal.{key}")
    return next((w for w in scene.form.every() if w.id in wanted and w.usable), None)


def turn_to(app: App, scene: TableScene, key: str) -> None:
    """Close pages about a card with Space; if buttons fill several pages, press 0 until the
    option's button shows."""
    while scene.ui.large_page is not None:
        press_key(app, pygame.K_SPACE)
    for _ in range(MOST_PAGES):
        if key in scene.controller.placed or button_of(scene, key) is not None:
            return
        strike(app, pygame.K_0, unicode="0")
    raise AssertionError(f"{key} has neither a place nor a button")


def by_focus(app: App, scene: TableScene, key: str) -> None:
    """Answer with Tab and Enter: on the button, otherwise on the thing to grab and on its goal."""
    turn_to(app, scene, key)
    button, placed = button_of(scene, key), scene.controller.placed.get(key)
    if placed is None:
        tab_to(app, lambda each: each is button)
        press_key(app, pygame.K_RETURN)
        return
    goal = placed.target
    if scene.controller.carry is None:
        tab_to(app, lambda each: isinstance(each, Spot) and each.name == placed.source)
        press_key(app, pygame.K_RETURN)
    if goal is not None and scene.controller.carry is not None:
        spot = scene.view.spots[goal]
        tab_to(app, lambda each: isinstance(each, Spot) and each.goal and each.rect == spot)
        press_key(app, pygame.K_RETURN)


def by_hotkey(app: App, scene: TableScene, key: str) -> None:
    """Press the key that its button shows, if it has one."""
    turn_to(app, scene, key)
    button = button_of(scene, key)
    if button is None or not button.hotkey or button.hotkey == "Enter":
        by_focus(app, scene, key)
        return
    code, mods = parse(button.hotkey)
    assert not mods
    press_key(app, code, unicode=button.hotkey.lower() if code < 128 else "")


def by_palette(app: App, scene: TableScene, key: str) -> None:
    """Answer with Ctrl+K, its name, and Enter."""
    press_key(app, pygame.K_k, pygame.KMOD_CTRL)
    assert isinstance(app.stack.top, PaletteScene)
    tab_to(app, lambda each: each.id == f"palette.{key}")
    press_key(app, pygame.K_RETURN)


WAYS = (by_focus, by_hotkey, by_palette)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param((1280, 720), 1.0, marks=pytest.mark.long),
        pytest.param((1920, 1080), 1.0, marks=pytest.mark.long),
        ((1280, 720), 2.0),
    ],
)
def test_every_decision_of_random_play_by_keys(tmp_path: Path, size: Size, scale: float) -> None:
    _play(tmp_path, size, scale, DECISIONS)


@pytest.mark.parametrize(
    ("scale", "decisions", "rivals"),
    [
        (1.0, 12, 2),
        pytest.param(1.0, 300, 1, marks=pytest.mark.long),
        pytest.param(2.0, 300, 2, marks=pytest.mark.long),
    ],
)
def test_so_it_is_in_games_with_the_further_box(
    tmp_path: Path, scale: float, decisions: int, rivals: int
) -> None:
    _play(tmp_path, (1280, 720), scale, decisions, **with_box(rivals))


def _play(tmp_path: Path, size: Size, scale: float, decisions: int, **setup: Any) -> None:
    stream, asked, seed = random.Random(11), 0, 40
    while asked < decisions:
        session = a_game(seed, **setup)
        app, scene = open_table(session, size, tmp_path, asks=True)
        app.change_settings(ui_scale=scale)
        settle(app)
        while (decision := session.decision()) is not None and asked < decisions:
            verb = stream.choice(sorted({each.verb for each in decision.options}))
            key = stream.choice([e.key for e in decision.options if e.verb == verb])
            way = WAYS[asked % len(WAYS)]
            while scene.ui.large_page is not None:
                press_key(app, pygame.K_SPACE)
            way(app, scene, key)
            settle(app)
            if isinstance(app.stack.top, ConfirmScene):  # warns of something still possible
                tab_to(app, lambda each: each.id == "confirm.yes")
                strike(app, pygame.K_RETURN)
            told = f"{way.__name__} in {decision.step} of game {seed}"
            assert len(session.history) > decision.seq, f"{key} was not answered, {told}"
            assert session.history[decision.seq].answer.key == key, told
            asked += 1
        seed += 1
        pygame.display.quit()


TURNS = 3
MOST = 6
"""presses of a plain turn, in the middle of some"""


class Person:
    """Plays plainly by mouse: flies where something is due, buys what it can, ends, explores, and
    reads every page. ``presses`` counts the turn under way."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app, self.scene, self.model = app, scene, scene.model
        self.presses = 0
        self.turns: list[int] = []
        self.told: list[str] = []
        """what each press was for, turn by turn"""

    def play(self, turns: int) -> None:
        """Play until this many turns are over."""
        while len(self.turns) < turns and self.model.decision is not None:
            if self.model.step == "planning" and not self.scene.ui.tray and self.presses:
                self.turns.append(self.presses)
                self.told.append("|")
                self.presses = 0
            self.step()

    def step(self) -> None:
        """Turn a page, or answer."""
        scene, app = self.scene, self.app
        if isinstance(app.stack.top, ConfirmScene):
            self._press("warning", app.stack.top.form.find("confirm.yes").rect.center)
            return
        onward = scene.form.find("results.continue")
        if scene.ui.tray and onward is not None:
            self._press("page", onward.rect.center)
            return
        self._answer(self.wanted())

    def wanted(self) -> Option:
        """Return the answer of a person who plays plainly."""
        model, options = self.model, list(self.model.options)
        if model.step == "planning":
            return self._planned(options)
        for verb in ("deliver", "buy", "job", "end", "draw", "talk"):
            found = [o for o in options if o.verb == verb and self._sensible(o)]
            if found:
                return found[0]
        return options[0]

    def _planned(self, options: list[Option]) -> Option:
        """Recover when badly hurt, fly toward the place where a card is due, or take credits."""
        by_verb = {o.verb: o for o in reversed(options)}
        if sum(self.model.me["damage"].values()) > 2 or "credits" not in by_verb:
            return by_verb["recover"]
        galaxy = self.model.game.base.galaxy(self.model.state.pieces)
        here = str(self.model.me["space"])
        dues = [goal for goal in self._due() if goal in galaxy.spaces and goal != here]
        if not dues or here in self._due():
            return by_verb["credits"]
        far = galaxy.routes.away[dues[0]]
        return min((o for o in options if o.verb == "move"), key=lambda o: far[o.target])

    def _sensible(self, each: Option) -> bool:
        """Return True unless this buys a card without a goal or without a free slot."""
        if each.verb != "buy":
            return True
        asset = self.model.content.assets[each.source]
        free = [slot for slot in self.model.slots(self.model.seat) if not slot.card]
        return asset.kind in ("cargo", "job") and any(slot.takes(each.target) for slot in free)

    def _due(self) -> list[str]:
        """Return the places where the player's cargo and jobs are to go."""
        model = self.model
        goals = [model.me["destinations"].get(card) or model.content.assets[card].destination
                 for card in model.me["cards"]]  # fmt: skip
        return [str(goal) for goal in goals if goal]

    def _answer(self, wanted: Option) -> None:
        scene, seq = self.scene, self.scene.seq
        self._decides_something(wanted)
        control = next(each for each in scene.controls() if each.key == wanted.key)
        if control.target is None:
            self._press(wanted.key, control.source.center)
        elif wanted.verb == "move":
            left = control.target.midleft
            self._press(wanted.key, (left[0] + 6, left[1]))
        else:
            self.presses += 1
            self.told.append(wanted.key)
            drag(self.app, control.source.center, control.target.center)
        assert scene.seq != seq or self.app.stack.top is not scene, wanted.key

    def _decides_something(self, wanted: Option) -> None:
        """Check that there are several answers, or one that a person may want to avoid, and that
        they are not the AI's, nor ways that end at the same place."""
        model = self.model
        assert model.decision is not None
        assert len(model.options) > 1 or wanted.verb in AVOIDABLE, wanted.key
        assert not model.step.startswith("ai."), wanted.key
        assert model.step != "patrol" or len(model.flights) == len(model.options) > 1

    def _press(self, what: str, pos: Size) -> None:
        self.presses += 1
        self.told.append(what)
        click(self.app, pos)
        settle(self.app)


def _turns(home: Path, seed: int, asks: bool = False) -> Person:
    """Return a person after ``TURNS`` turns, in as many games as that takes."""
    turns: list[int] = []
    while True:
        session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, seed)
        app, scene = open_table(session, (1920, 1080), home, asks=asks)
        person = Person(app, scene)
        person.play(TURNS - len(turns))
        turns = person.turns = [*turns, *person.turns]
        if len(turns) == TURNS:
            return person
        pygame.display.quit()
        seed += 1


@pytest.mark.parametrize("seed", [12, pytest.param(18, marks=pytest.mark.long)])
def test_a_plain_turn_takes_six_presses_and_none_decides_nothing(tmp_path: Path, seed: int) -> None:
    person = _turns(tmp_path, seed)
    assert median(person.turns) <= MOST, (person.turns, person.told)


def test_a_player_who_wants_every_step_is_asked_for_each(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        _turns(tmp_path, 12, asks=True)


def open_palette(app: App) -> PaletteScene:
    strike(app, pygame.K_k, pygame.KMOD_CTRL)
    return on_top(app, PaletteScene)


def position(scene: TableScene) -> bytes:
    session = scene.model.session
    return bytes(session.game.dump(session.state))


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (3840, 2160)]))
def test_it_lists_every_answer(size: Size, tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    top = open_palette(app)
    listed = {each.id for each in top.commands}
    assert {each.key for each in scene.model.options} <= listed
    assert audit(app) == []


def test_a_name_and_enter_do_it(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    open_palette(app)
    type_text(app, "gain 2")
    strike(app, pygame.K_RETURN)
    assert app.stack.top is scene
    assert scene.model.session.history[-1].answer.key == "credits"


def test_esc_does_nothing_and_no_match_says_so(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    before = position(scene)
    top = open_palette(app)
    type_text(app, "xyzzy")
    assert top.form.find("commands.none") is not None
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is top
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and position(scene) == before


@pytest.mark.parametrize("key", ["box", "back", "title", "field", "list", "none"])
def test_a_command_may_be_called_as_a_part_of_the_page(key: str, tmp_path: Path) -> None:
    app, _ = open_table(a_game(3), (1280, 720), tmp_path)
    ran: list[str] = []
    page = PaletteScene(app, "Now", [Command(key, "Do it", lambda: ran.append(key))])
    app.stack.push(page)
    page.relayout(app.metrics)
    page.first("do")
    assert ran == [key]


def test_words_in_any_order_and_beginnings_first() -> None:
    def command(words: str, detail: str = "") -> Command:
        return Command(words, words, lambda: None, detail)

    every = [command("Deliver cargo", "To Lothal"), command("Fly to Lothal"), command("Lothal")]
    assert [each.words for each in find_commands(every, "lothal")][0] == "Lothal"
    assert [each.words for each in find_commands(every, "lothal deliver")] == ["Deliver cargo"]
    assert len(find_commands(every, "")) == 3


def test_a_step_and_a_turn_can_be_taken_back_whole(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    start = position(scene)
    scene.do.choose("credits")
    action = position(scene)
    press_key(app, pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert position(scene) == action and scene.ui.toast
    press_key(app, pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_ALT)
    assert position(scene) == start

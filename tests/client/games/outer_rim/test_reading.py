"""Words about things: cards kept in view, meanings of icons, facts on the map, standings,
the turn guide, plans."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.draw import icon_hits
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import goals, opponents
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.facts.forecast import Forecast
from game.client.games.outer_rim.map.facts import goal_of, of_patrol, of_space
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table import guide, plan_ahead
from game.client.games.outer_rim.table.areas import areas_of
from game.client.games.outer_rim.table.board import board_of
from game.client.games.outer_rim.table.turns import ahead_of
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.app.rules_help import RulesScene
from game.client.shell.tools import shots
from game.client.shell.window.command_palette import PaletteScene
from game.client.shell.window.settings import Settings
from game.client.tabletop.bars.icon_tooltips import meanings
from game.client.tabletop.bars.inspector_state import Reading
from game.client.tabletop.kit.spots import Spot
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import keymap
from game.outer_rim.events import ShipMoved
from game.outer_rim.odds.win_forecast import Reach
from game.table.decisions import option
from game.table.maps.graph import distances
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, choose, move, on_top, press, press_key, settle, show, strike
from tests.client.games.outer_rim.playing import a_game, open_table, point

WINDOWS = [(1280, 720), (1920, 1080), (2560, 1440)]


def rest_on(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    point(app, pygame.MOUSEMOTION, scene.view.spots[name].center, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(10):
        app.frame([], 0.05)


def keep(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    rest_on(app, scene, name)
    point(app, pygame.MOUSEBUTTONDOWN, scene.view.spots[name].center, button=3)
    settle(app)


def use_tab(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    press(app, f"pin.{name[0]}.{name[1]}")


def test_it_shows_after_a_rest_and_sooner_from_one_thing_to_the_next() -> None:
    reading = Reading(lambda name: SimpleNamespace(subject=name[1], on_map=False))
    assert reading.point(("card", "a"), 0.3, 0.1)
    assert not reading.wait(0.2) and reading.wait(0.2) and reading.shown == ("card", "a")
    assert not reading.point(("card", "a"), 0.3, 0.1)
    assert reading.point(("card", "b"), 0.3, 0.1)
    assert not reading.wait(0.05) and reading.wait(0.1) and reading.shown == ("card", "b")
    reading.point(None, 0.3, 0.1)
    assert reading.wait(1) and reading.shown is None


@pytest.mark.parametrize("size", first(2, [*WINDOWS[1:], WINDOWS[0]]))
def test_up_to_three_things_are_kept_in_view(size: Size, tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    names = [name for name in scene.view.spots if name[0] == "market"][:4]
    for name in names:
        keep(app, scene, name)
    assert scene.table.reading.pins == names[1:]
    rest_on(app, scene, names[0])
    assert scene.table.reading.beside == names[0] and scene.table.reading.front == names[3]
    rest_on(app, scene, names[3])  # floating things cover other words
    inspector = scene.table.inspector
    if inspector.slides:
        assert list(inspector.slid.names) == names[1:]
        assert inspector.slid.at.width > 3 * scene.m.du(300)
    if not scene.m.compact:
        assert audit(app) == []
        use_tab(app, scene, names[1])
        if not inspector.slides:
            assert scene.table.reading.front == names[1]
            use_tab(app, scene, names[1])
        assert names[1] not in scene.table.reading.pins
    press_key(app, pygame.K_ESCAPE)
    assert scene.table.reading.pins == []


def test_keys_reach_everything_that_can_be_read(tmp_path: Path) -> None:
    """I lets the focus reach every card and place; Enter pins the focused one."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    before = {each.id for each in scene.form.order()}
    press_key(app, pygame.K_i)
    spots = [each for each in scene.form.order() if isinstance(each, Spot)]
    assert {each.id for each in spots} > {id for id in before if id.startswith("spot.")}
    unused = next(each for each in spots if not each.live)
    scene.form.set_focus(unused)
    press_key(app, pygame.K_RETURN)
    assert scene.table.reading.pins == [unused.name]
    press_key(app, pygame.K_i)
    assert {each.id for each in scene.form.order() if "spot" in each.id} <= before


SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()
    icon_hits.clear()


def rest_at(app: App, pos: Size, seconds: float = 0.8) -> None:
    point(app, pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(4):
        app.frame([], seconds / 4)


def an_icon(scene: TableScene, icon: str) -> Size:
    for rect, name in (sign for group in icon_hits._groups.values() for sign in group):
        if name == icon and icon_hits.at(rect.center) == (rect, name):
            return rect.center
    raise AssertionError(f"no {icon} is shown")


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, SIZES))
def test_an_icon_says_what_it_means(size: Size, tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    scene.model.chances.work(scene.model.state)
    scene.model.chances.wait()
    rest_at(app, (size[0] // 2, size[1] - 4))
    for icon in ("hyperdrive", "hutt", "stealth"):
        rest_at(app, an_icon(scene, icon))
        assert scene.meaning.shown is not None and icon in scene.meaning.shown[1].icons
        rest_at(app, (size[0] // 2, size[1] - 4), 0.1)
        assert scene.meaning.shown is None


@pytest.mark.painted
def test_every_icon_on_the_table_means_something(tmp_path: Path) -> None:
    _, _ = open_table(a_game(3), (1920, 1080), tmp_path)
    shown = {icon for group in icon_hits._groups.values() for _, icon in group}
    told = {each for each in shown if each.startswith(icon_hits.TOLD)}
    shown -= told
    unknown = {icon for icon in shown if meanings("outer_rim").of_icon(icon) is None}
    assert len(shown) > 15 and unknown <= {"right", "check", "cross", "hand"}


@pytest.mark.painted
def test_the_help_key_opens_the_term_under_the_pointer(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    rest_at(app, an_icon(scene, "hyperdrive"))
    strike(app, pygame.K_F1)
    assert isinstance(app.stack.top, RulesScene) and app.stack.top.words == "Hyperdrive"
    press_key(app, pygame.K_ESCAPE)
    rest_at(app, (960, 1076), 0.1)
    strike(app, pygame.K_F1)
    assert app.stack.top is not None and app.stack.top.name == "notice"


@pytest.mark.painted
def test_tips_can_be_switched_off(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    app.change_settings(tips=False)
    rest_at(app, an_icon(scene, "hyperdrive"))
    assert scene.meaning.shown is None


@pytest.mark.painted
def test_icons_that_are_not_shown_any_more_say_nothing(tmp_path: Path) -> None:
    """With the log enlarged the inspector is covered; a table that has been left has no icons."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    spot = scene.view.areas.inspector.center
    with icon_hits.group("inspector"):
        icon_hits.note(pygame.Rect(spot, (20, 20)), "fame")
    assert icon_hits.at((spot[0] + 5, spot[1] + 5))
    scene.views.enlarge_log()
    settle(app)
    assert icon_hits.at((spot[0] + 5, spot[1] + 5)) is None
    scene.leave()
    assert not icon_hits._groups


@pytest.mark.painted
def test_figures_that_no_icon_explains_have_words(tmp_path: Path) -> None:
    """The count of a deck, and the two pays of a bounty."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    told = [(rect, icon) for group in icon_hits._groups.values() for rect, icon in group
            if icon.startswith(icon_hits.TOLD)]  # fmt: skip
    for words in ("left in this deck", "eliminated / captured"):
        spot = next(rect for rect, icon in told if words in icon)
        rest_at(app, (spot.right - 3, spot.centery))
        assert scene.meaning.shown is not None and words in scene.meaning.shown[1].text


def a_model(**player: Any) -> Model:
    """Return Boba Fett with a hyperdrive of 5, in his planning step."""
    mine = {"space": "naboo", "reputation": {"hutt": "negative"}, **player}
    patrols = {"hutt": {"level": 1, "space": "nav_17"}}
    return Model(a_game(3, position={"players": [mine], "patrols": patrols}))


def words(found: list[tuple[str, str]]) -> str:
    return " / ".join(text for _, text in found)


def test_moves_and_turns_to_every_space() -> None:
    model = a_model()
    galaxy = model.game.base.galaxy(model.state.pieces)
    for space, far in distances(galaxy.neighbors, "naboo").items():
        facts = words(of_space(model, space))
        if far == 0:
            assert "You are here" in facts
            continue
        turns = -(-far // 5)
        way = len(model.way_to(space))
        away = f"{way} move{'s' if way > 1 else ''} away, "
        if way > far:
            assert f"{away}within reach this turn / Straight on: {far} move" in facts
        elif "ends your move" in facts:
            assert f"{away}{turns + 1} turns" in facts
        else:
            assert away + ("within reach this turn" if turns == 1 else f"{turns} turns") in facts


@pytest.mark.parametrize("goal", ["lothal", "nal_hutta", "tatooine"])
def test_the_way_shown_is_the_way_flown(goal: str) -> None:
    """Past the Maelstrom, through which it would be shorter to Lothal."""
    model = a_model(space="kessel")
    shown = model.way_to(goal)
    (move,) = (each for each in model.options if each.verb == "move" and each.target == goal)
    flown = [each for each in model.give(move.key) if isinstance(each, ShipMoved)]
    assert flown[0].path == shown


def test_encounters_are_told_in_nouns() -> None:
    """Cantonica's are "crew" and "fame for credits", not "buy fame"."""
    model = a_model()
    verbs = {"buy", "fight", "find", "move"}
    for space, place in model.galaxy.spaces.items():
        if place.encounter not in model.content.encounter_decks:
            continue
        [told] = [text for icon, text in of_space(model, space) if icon == "eye"]
        head, _, rewards = told.partition(": ")
        assert head == "Encounters here" and rewards
        assert verbs.isdisjoint(each.split()[0] for each in rewards.split(", ")), told


def test_what_ends_the_move_on_the_way() -> None:
    """A patrol stops a player without a positive reputation with it (OR-097); a friendly one does
    not."""
    model = a_model()
    route = model.game.base.galaxy(model.state.pieces).routes.path("naboo", "tatooine", 0)
    stop = route[0]
    for level, barred in (("negative", True), ("neutral", True), ("positive", False)):
        patrols = {"hutt": {"level": 1, "space": stop}}
        mine = {"space": "naboo", "reputation": {"hutt": level}}
        table = Model(a_game(3, position={"players": [mine], "patrols": patrols}))
        facts = words(of_space(table, "tatooine"))
        assert ("The Hutt patrol on" in facts) is barred


@pytest.mark.parametrize(
    ("space", "facts"),
    [
        ("nav_17", ""),
        ("nav_16", "1 move away; one card you reveal may bring it to you"),
        ("ord_mantell", "a card you reveal may bring it 4 closer"),
    ],
)
def test_how_far_a_patrol_is_and_how_near_one_card_brings_it(space: str, facts: str) -> None:
    """The largest icon of the Hutts moves 4 spaces."""
    model = a_model(space=space)
    icons = [each.patrol for each in model.content.assets.values() if each.patrol]
    assert max(each.distance for each in icons if each.faction == "hutt") == 4
    assert facts in words(of_patrol(model, "hutt"))
    assert bool(facts) is ("you reveal" in words(of_patrol(model, "hutt")))


def test_the_chance_of_a_fight_is_told() -> None:
    facts = words(of_patrol(a_model(), "hutt"))
    assert "Fight: " in facts and "% to win" in facts


@pytest.mark.parametrize(
    ("card", "goal"),
    [("bacta_supplies", "takodana"), ("jailbreak_on_lothal_job", "lothal"), ("armored_vest", "")],
)
def test_the_space_that_a_card_is_for(card: str, goal: str) -> None:
    assert goal_of(a_model(), card) == goal


def four(app_folder: Path, size: Size) -> tuple[App, TableScene]:
    shots.load_game_shots()
    app = App(Settings(speed="off"), size=size, folder=app_folder)
    app.open()
    scene = shots.SHOTS["table_four"](app, shots.Wish())
    assert isinstance(scene, TableScene)
    show(app, scene)
    return app, scene


def near_the_end(**more: Any) -> Session[Any]:
    """Return a game with 9 of 10 fame and a Gift for Jabba next to Tatooine."""
    seats = [
        {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
        {"kind": "human", "character": "bossk", "ship": "g9_rigger"},
    ]
    players = [{"space": "nal_hutta", "fame": 9, "cards": ["gift_for_jabba"]}, {"space": "nav_7"}]
    position = {"players": players, "turn": 1}
    return Session(the_game(), {"seats": seats, "position": position, **more}, 4)


def test_every_chip_explains_the_pace(tmp_path: Path) -> None:
    app, scene = four(tmp_path, (1920, 1080))
    assert len(opponents.panels(scene.model, scene.m, scene.view.areas.opponents)) == 3
    found = forecast.forecasts(scene.model)
    for seat in opponents.others(scene.model):
        spot = scene.form.find(f"spot.seat.{seat}")
        assert found[seat].turns is None or forecast.far(found[seat].turns) in spot.help
        assert ("AI deck" in spot.help) == (scene.model.kinds[seat] == "deck")
        assert "Seed" not in spot.help


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_who_can_win_next_turn_is_marked(tmp_path: Path, size: Size) -> None:
    session = near_the_end()
    app, scene = open_table(session, size, tmp_path)
    scene.model.look_from(1)
    if app.stack.top is not scene:
        app.stack.pop()
    scene.relayout(app.metrics)
    settle(app)
    found = forecast.forecasts(scene.model)
    assert found[0].threat and not found[1].threat
    assert found[0].line == "can win next turn"
    spot = scene.form.find("spot.seat.0")
    assert "2 fame at Tatooine (Gift for Jabba)" in spot.help and "That would win" in spot.help
    assert audit(app) == []
    move(app, spot.rect.center)
    for _ in range(40):
        app.frame([], 0.05)
    assert scene.form.tip is spot


def test_words_for_the_pace() -> None:
    none = Reach()
    assert Forecast(3, 10, None, none).line == ""
    assert Forecast(3, 10, 1, none).line == "1 turn to win"
    assert Forecast(3, 10, 7, none).line == "7 turns to win"
    assert Forecast(3, 10, 99, none).line == "over 20 turns to win"
    assert Forecast(8, 10, 7, Reach(2, "naboo")).line == "can win next turn"
    assert not Forecast(7, 10, 7, Reach(2, "naboo")).threat
    assert Forecast(8, 10, 7, none).near and not Forecast(7, 10, 7, none).near


def test_in_the_first_rounds_nobody_guesses(tmp_path: Path) -> None:
    model = Model(a_game(3))
    assert [each.turns for each in forecast.forecasts(model)] == [None, None]
    assert forecast.pace(model) == "Round 1"
    assert "pace" not in forecast.tip(model, 1)


def test_the_forecast_follows_the_game() -> None:
    model = Model(a_game(3))
    first = forecast.forecasts(model)
    assert forecast.forecasts(model) is first
    model.answer(next(o.key for o in model.options if o.verb == "move"))
    second = forecast.forecasts(model)
    assert second is not first
    model.undo()
    assert forecast.forecasts(model) == first


def test_a_name_cannot_change_the_tip() -> None:
    """Names are typed by players; anything in them that looks like markup has no effect."""
    seats = [
        {"kind": "human", "character": "boba_fett", "name": "{danger|x}"},
        {"kind": "human", "character": "bossk"},
    ]
    model = Model(Session(the_game(), {"seats": seats}, 4))
    assert "{danger" not in forecast.tip(model, 0)


def at_takodana(tmp_path: Path, size: Size = (1920, 1080), **player: Any) -> Any:
    """Return the action step on Takodana, by default with medicine for it."""
    mine = {"space": "takodana", "cards": ["bacta_supplies"], **player}
    session = a_game(3, position={"players": [mine], "step": "action"})
    return open_table(session, size, tmp_path, silenced=())


def kinds(scene: TableScene) -> list[str]:
    return [each.kind for each in guide.chances_lost(scene.model, "end", [])]


def test_it_warns_of_what_could_be_delivered(tmp_path: Path) -> None:
    _, scene = at_takodana(tmp_path)
    assert "deliver" in kinds(scene)
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "deliver"))
    assert "deliver" not in kinds(scene)


def test_it_does_not_warn_of_what_costs_something(tmp_path: Path) -> None:
    """Lando's own ability costs 1,000 credits; Boba Fett's look is free."""
    _, scene = at_takodana(tmp_path, cards=[])
    assert kinds(scene) == ["ability"]
    assert guide.chances_lost(scene.model, "end", ["ability"]) == []


def test_every_warning_is_about_an_option(tmp_path: Path) -> None:
    for seed in range(3):
        model, stream, warned = Model(a_game(seed)), random.Random(seed), 0
        while model.decision is not None and len(model.session.history) < 60:
            for each in model.options:
                found = guide.chances_lost(model, each.key, [])
                warned += len(found)
                assert not found or each.verb == "end"
                assert len(found) <= len(model.options)
            model.answer(stream.choice(model.options).key)


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_step_ends_only_when_told_so_again(size: Size, tmp_path: Path) -> None:
    app, scene = at_takodana(tmp_path, size)
    scene.do.next_page()
    answers = len(scene.model.session.history)
    strike(app, pygame.K_e)
    assert isinstance(app.stack.top, guide.LeftScene) and audit(app) == []
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and len(scene.model.session.history) == answers
    press_key(app, pygame.K_e)
    press_key(app, pygame.K_e)
    assert len(scene.model.session.history) > answers


def test_a_warning_can_be_silenced_for_good(tmp_path: Path) -> None:
    app, scene = at_takodana(tmp_path)
    press_key(app, pygame.K_e)
    top = on_top(app, guide.LeftScene)
    top.never()
    assert set(app.settings.warn_silenced) == {"deliver", "ability"}
    assert app.stack.top is scene


FULL_HD = (1920, 1080)
FRIENDS = [
    {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
    {"kind": "human", "character": "han_solo", "ship": "g9_rigger"},
]


def in_action(home: Path, **more: Any) -> TableScene:
    """Return Boba Fett in his action step on Naboo, with bacta for Takodana, against the AI
    deck."""
    mine = {"space": "naboo", "cards": ["bacta_supplies"], "credits": 4000}
    position = {"players": [mine], "step": "action", **more}
    return open_table(a_game(3, position=position), FULL_HD, home)[1]


def go_on(scene: TableScene) -> None:
    """Give the answer that does least."""
    keys = [each.key for each in scene.model.options if each.verb not in ("deal", "trade")]
    choose(scene, next((key for key in ("credits", "end", "decline") if key in keys), keys[-1]))


def end_turn(scene: TableScene) -> None:
    """End the steps of this turn with nothing done, until the next planning step."""
    turn = scene.model.view["round"]
    for _ in range(40):
        go_on(scene)
        if scene.model.view["round"] > turn:
            return
    raise AssertionError("the turn does not end")


def until_handed_over(scene: TableScene) -> None:
    """Play on until another player is asked."""
    for _ in range(40):
        if scene.model.waiting_for is not None:
            return
        go_on(scene)
    raise AssertionError("nobody else is asked")


def test_where_one_has_business_comes_first_then_worlds(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    found = plan_ahead.possible(scene.model, areas_of(scene.table).map.flags())
    assert found[0].option.target == "takodana" and "Bacta Supplies" in found[0].detail
    kinds = areas_of(scene.table).map.galaxy.spaces
    middle = [kinds[each.option.target].kind for each in found[1:-2]]
    assert middle == sorted(middle, key=lambda kind: kind == "navpoint")
    assert [each.words for each in found[-2:]] == ["Recover", "Gain 2,000 credits"]


def test_a_plan_is_carried_out_when_it_is_asked_for(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    ahead_of(scene.table).keep(
        plan_ahead.possible(scene.model, areas_of(scene.table).map.flags())[0]
    )
    assert ahead_of(scene.table).space == "takodana"
    end_turn(scene)
    assert scene.model.me["space"] == "takodana" and scene.model.view["step"] == "action"
    assert scene.ui.toast == "As planned: **Fly to Takodana**." and not ahead_of(scene.table).of
    assert any(page.ai for page in scene.ui.tray), "what the AI did is still told"
    scene.do.undo()
    assert scene.model.me["space"] == "naboo", "it can be taken back"
    assert scene.model.view["step"] == "planning", "and is not done once more"


def test_a_plan_that_cannot_be_done_is_dropped_with_why(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    ahead_of(scene.table).keep(
        plan_ahead.possible(scene.model, areas_of(scene.table).map.flags())[0]
    )
    scene.model.state.players[0].defeated = True
    end_turn(scene)
    assert scene.model.me["space"] == "naboo" and not ahead_of(scene.table).of
    assert scene.ui.toast == (
        "Your plan is dropped: **Fly to Takodana**. You have already used your planning step."
    ), "who is defeated recovers, unasked"


def test_a_turn_that_follows_at_once_is_the_next_one(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    ahead_of(scene.table).keep(
        plan_ahead.possible(scene.model, areas_of(scene.table).map.flags())[0]
    )
    scene.model.state.extra_turns = 1
    for _ in range(40):
        if scene.model.view["round"] > 1 or not ahead_of(scene.table).of:
            break
        go_on(scene)
    assert scene.model.view["round"] == 1 and scene.model.me["space"] == "takodana"


def test_a_plan_out_of_reach_says_so(tmp_path: Path) -> None:
    """A hyperdrive may have changed since the plan was made."""
    scene = in_action(tmp_path)
    far = option("move", scene.model.me["ship"], "cantonica")
    ahead_of(scene.table).keep(plan_ahead.Plan(far, "Fly to Cantonica"))
    end_turn(scene)
    assert scene.model.view["step"] == "planning" and scene.model.me["space"] == "naboo"
    assert scene.ui.toast.startswith("Your plan is dropped: **Fly to Cantonica**. ")
    assert "hyperdrive" in scene.ui.toast and not ahead_of(scene.table).of


def test_by_keys_and_by_button(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    code = getattr(pygame, f"K_{keymap.key('table.plan').lower()}")
    scene.app.frame([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")], 0.016)
    palette = on_top(scene.app, PaletteScene)
    assert palette.title == "Your next turn"
    palette.first("takod")
    assert ahead_of(scene.table).space == "takodana" and "Fly to Takodana" in scene.ui.toast
    assert ahead_of(scene.table).commands()[0].words == "Drop the plan"
    ahead_of(scene.table).commands()[0].run()
    assert not ahead_of(scene.table).of
    assert scene.form.find("table.plan") is not None


def test_not_while_the_planning_step_itself_is_asked(tmp_path: Path) -> None:
    scene = in_action(tmp_path, step="planning")
    assert not ahead_of(scene.table).open and scene.form.find("table.plan") is None
    ahead_of(scene.table).offer()
    assert (
        not isinstance(scene.app.stack.top, PaletteScene) and "before it begins" in scene.ui.toast
    )


def test_friends_each_have_their_own(tmp_path: Path) -> None:
    """Each plans while a friend plays, and the plan is carried out when the screen is handed
    over."""
    setup = {"seats": FRIENDS, "first_player": 0, "position": {
        "players": [{"space": "naboo"}, {"space": "lothal"}], "step": "encounter"}}  # fmt: skip
    game: Session[Any] = Session(the_game(), {"game": "outer_rim", **setup}, 2)
    app, scene = open_table(game, FULL_HD, tmp_path)
    until_handed_over(scene)
    assert scene.model.waiting_for == 1 and scene.model.seat == 0
    ahead_of(scene.table).keep(plan_ahead.possible(scene.model, {})[0])
    goal = ahead_of(scene.table).space
    scene.answers.hand_over(1)
    assert not ahead_of(scene.table).space
    until_handed_over(scene)
    scene.answers.hand_over(0)
    assert scene.model.me["space"] == goal and scene.ui.toast.startswith("As planned")


@pytest.mark.parametrize(
    ("name", "shaded"), [(("patrol", "hutt"), True), (("space", "nal_hutta"), False)]
)
def test_the_way_that_a_patrol_may_come_is_shaded(
    tmp_path: Path, name: tuple[str, str], shaded: bool
) -> None:
    """It leads from its place toward the player, at most as far as one card can move it."""
    scene = in_action(tmp_path, patrols={"hutt": {"level": 1, "space": "nav_25"}})
    scene.table.reading.hovered = name
    way = board_of(scene.table).lights.lane()
    assert bool(way) is shaded
    if shaded:
        assert way == areas_of(scene.table).map.way("nav_25", "naboo")[:5] and len(way) == 5


@pytest.mark.parametrize("follows", [True, False])
def test_the_zoomed_map_goes_along(tmp_path: Path, follows: bool) -> None:
    scene = in_action(tmp_path, step="planning")
    scene.app.change_settings(follow=follows)
    scene.ui.zoom = 4
    areas_of(scene.table).steering.center("cantonica")
    before = areas_of(scene.table).map.pan
    choose(scene, next(o.key for o in scene.model.options if o.target == "takodana"))
    seen = scene.view.areas.map.contains(areas_of(scene.table).map.picture.rect_of("takodana"))
    assert seen is follows and (areas_of(scene.table).map.pan != before) is follows


def test_the_key_that_opens_the_list_does_not_write_in_it(tmp_path: Path) -> None:
    """The letter comes as an event of its own, after the key."""
    scene = in_action(tmp_path)
    letter = keymap.key("table.plan").lower()
    code = getattr(pygame, f"K_{letter}")
    down = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter)
    text = pygame.event.Event(pygame.TEXTINPUT, text=letter)
    up = pygame.event.Event(pygame.KEYUP, key=code, mod=0)
    scene.app.frame([down], 0.016)
    scene.app.frame([text], 0.016)
    palette = on_top(scene.app, PaletteScene)
    assert palette.typed == ""
    scene.app.frame([up, down, text], 0.016)
    assert palette.typed == letter


def test_an_empty_place_says_what_it_is_for(tmp_path: Path) -> None:
    scene = open_table(a_game(1), (1920, 1080), tmp_path)[1]
    slots = {slot.id: slot.card for slot, _ in scene.view.board_at.slots}
    assert "crew.1" in slots and any(slots.values())
    for id, card in slots.items():
        tip = scene.table.things.at(("slot", id)).tip
        assert (tip == "") == bool(card), id
        assert card or tip.startswith(f"**{scene.table.things.at(('slot', id)).title}**, empty")


def test_goals_that_need_two_lines_have_them_before_others() -> None:
    m, long = Metrics((1280, 720)), "Deliver cargo while you have at least 2 mods, or a crew of 3"
    shown = [goals.Goal(str(n), "goal", "Freighter", long if n in (1, 4) else "here")
             for n in range(5)]  # fmt: skip
    inner = pygame.Rect(0, 0, 260, 3 * 22 + 2 * goals.two_lines(m))
    high = goals.row_heights(m, inner, shown, 100)
    assert [each >= goals.two_lines(m) for each in high] == [n in (1, 4) for n in range(5)]
    assert sum(high) <= inner.height

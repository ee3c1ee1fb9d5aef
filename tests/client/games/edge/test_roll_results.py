"""Every roll is on view with its dice and its result before the next question, and has its line of
the story."""

from __future__ import annotations

import inspect
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.client.games.edge.checks import roll_results, spending
from game.client.games.edge.checks.roll_results import RollPage
from game.client.games.edge.ending import game_story
from game.client.games.edge.ending.end import make
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.board import board_of
from game.client.games.edge.table.table import table_of
from game.client.games.edge.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.pages.gains import gain_cards
from game.client.tabletop.table.scene import TableScene
from game.edge import events as e
from game.edge.text import outcomes
from game.players import make_players
from game.table.events import Event
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, choose, click, on_top, open_scene, press_key, settle, show
from tests.client.games.edge.playing import open_table, read
from tests.edge.stories import Sight

SMALL, LARGE = (1280, 720), (1920, 1080)
MARKS = {"dice", "faces", "rolled"}
"""fields of events that are rolls"""


def table(scene: str, size: Size = SMALL, story: str = "ombra") -> tuple[App, TableScene]:
    """Return a table at the beginning of a scene, with what was rolled before on view."""
    app = App(Settings(speed="off", forced_steps=False), size=size, folder=Path("no-saves"))
    app.open()
    setup = {"game": "edge", "seats": [{"kind": "human"}], "story": story, "scene": scene}
    setup["heroes"] = ["juno", "tikka"]
    made = table_of(app, Session(shots.the_game(), setup, 5))
    show(app, made)
    return app, made


def to_read(case: TableScene) -> list[Any]:
    """Return the dice of the pages that are to be read, and whether each has a result."""
    pages = [each for each in case.ui.tray if isinstance(each, RollPage)]
    return [throw for page in pages for throw in page.throws]


def test_every_event_that_is_a_roll_is_shown() -> None:
    kinds = [each for _, each in inspect.getmembers(e, inspect.isclass)]
    rolls = {each for each in kinds if MARKS & set(getattr(each, "__dataclass_fields__", ()))}
    assert rolls == set(roll_results.ROLLS)


@pytest.mark.parametrize(("scene", "story"), [("ombra_hall", "ombra"), ("lantern_gap", "lantern")])
def test_each_roll_has_its_dice_and_its_result_before_the_next_question(
    scene: str, story: str
) -> None:
    app, case = table(scene, story=story)
    player, seen = make_players("edge", ("careful",), 1)[0], 0
    for _ in range(60):
        if case.model.decision is None or case.model.stage not in ("encounter", "battle"):
            break
        read(app, case)
        chosen = player.choose(Sight(case.model.session.state), case.model.decision)
        before = len(case.model.session.history)
        case.do.choose(chosen)
        events = [x for turn in case.model.session.history[before:] for x in turn.events]
        spent = throws_spent(case)
        rolled = [x for x in events if isinstance(x, roll_results.ROLLS) and x is not spent]
        dice = [x for x in rolled if not isinstance(x, e.Injured)]
        here = [each.roll for each in to_read(case)]
        assert [x for x in dice if isinstance(x, e.Rolled | e.Thrown)] == [
            x for x in here if isinstance(x, e.Rolled | e.Thrown) and x in dice
        ]
        assert all(each.result for each in to_read(case))
        if to_read(case):
            assert case.table.page_over, "nothing is asked before it is read"
        seen += len(dice)
    assert seen


def throws_spent(case: TableScene) -> Any:
    """Return the roll that the spend panel shows."""
    return spending.roll_of(case.model) if areas_of(case.table).spends else None


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_fight_begins_with_its_text(size: Size) -> None:
    app, case = table("ombra_hall", size)
    pages = [each for each in case.ui.tray if isinstance(each, RollPage)]
    begun = next(each for each in pages if each.title == "The Sorting Hall")
    assert all(line in begun.words for line in case.model.content.scenes["ombra_hall"].text)
    while case.ui.tray[0] is not begun:
        case.do.next_page()
        settle(app)
    assert audit(app) == []
    read(app, case)
    assert not case.ui.tray and case.model.options


def test_rolls_around_a_fight_say_what_they_are_for() -> None:
    _, case = table("ombra_hall")
    order = e.Thrown(who="juno", why="initiative", skill="cool", dice=("ability",), faces=(1,),
                     success=1, advantage=0, triumphs=0, despairs=0)  # fmt: skip
    breath = replace(order, why="recovery")
    found = roll_results.pages(case.model, [
        order, e.FightEnded(scene="ombra_hall", how="won"), breath,
        e.Healed(who="juno", n=1, sort="strain"), replace(breath, who="tikka", success=0),
    ], None)  # fmt: skip
    throws = [each for page in found if isinstance(page, RollPage) for each in page.throws]
    assert [(each.who.rpartition(", ")[2], each.result) for each in throws] == [
        ("for the order", "1 Success"), ("to shake off strain", "1 Success: recovers 1 strain"),
        ("to shake off strain", "0 Success: recovers no strain"),
    ]  # fmt: skip
    assert not [line for page in found for line in page.lines if "recovers" in line.text]


def test_others_rolls_pass_by_themselves_and_those_of_heroes_wait() -> None:
    app, case = table("ombra_hall")
    case.motion.speed = "normal"
    page = RollPage("A shot", left=0.5)
    own = RollPage("A check", own=True)
    case.ui.tray = [page, own]
    case.ui.tumble.part = 1.0
    for _ in range(60):
        case.on_update(0.1)
    assert case.ui.tray == [own]


LOOKS = first_rows(1, [((1280, 720), 2.0), ((1920, 1080), 1.0), ((1280, 720), 1.0),
                       ((1920, 1080), 2.0)])  # fmt: skip
SEEDS = 30


def case(scene: str, story: str, seed: int) -> Session[Any]:
    """Return a case that begins at a scene."""
    setup = {"game": "edge", "seats": [{"kind": "human"}], "story": story, "scene": scene,
             "heroes": ["juno", "maro"]}  # fmt: skip
    return Session(shots.the_game(), setup, seed)


@cache
def before(
    scene: str, story: str, kind: type[Event], last: str = "", player_kind: str = "careful"
) -> tuple[int, list[str]]:
    """Return the seed of a case, and the answers of a computer player up to an event of that kind;
    ``last``: the step that asks after it, "over" at the end of the case."""
    for seed in range(1, SEEDS):
        game = case(scene, story, seed)
        player = {0: make_players("edge", (player_kind,), seed)[0]}
        while (asked := game.decision()) is not None and len(game.history) < 500:
            events = game.autoplay(player, 1)
            if not any(isinstance(each, kind) for each in events):
                continue
            asked = game.decision()
            if not last or (asked.step if asked is not None else "over") == last:
                return seed, [turn.answer.key for turn in game.history]
            break
    raise LookupError(f"no {kind.__name__} in {scene}")


def shown(
    scene: str, story: str, kind: type[Event], last: str = "",
    size: Size = (1920, 1080), scale: float = 1.0,
) -> tuple[App, TableScene, str]:  # fmt: skip
    """Return a table right after such an event, and its line."""
    seed, keys = before(scene, story, kind, last)
    game = case(scene, story, seed)
    for key in keys[:-1]:
        game.choose(key)
    app, table = open_table(game, size, scale)
    choose(table, keys[-1])
    event = next(each for each in game.history[-1].events if isinstance(each, kind))
    line = outcomes.line(shots.the_game().content, event)
    assert line
    return app, table, line


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_a_roll_that_leaves_nothing_has_its_line_on_its_page(size: Size, scale: float) -> None:
    app, table, line = shown("ombra_concourse", "ombra", e.Rolled, "tray", size, scale)
    assert isinstance(areas_of(table.table).roll_page, RollPage)
    assert areas_of(table.table).roll_page.story == line
    assert audit(app) == []
    assert line in areas_of(table.table).roll_page.speech


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_a_roll_that_is_spent_has_its_line_under_its_result(size: Size, scale: float) -> None:
    app, table, line = shown("ombra_concourse", "ombra", e.Rolled, "spend", size, scale)
    assert areas_of(table.table).spends and spending.story(table.model) == line
    places = spending.plan(table.view.areas.tray, table.m, table.model)
    assert places.head.bottom <= places.story.top < places.story.bottom <= places.well.top
    assert audit(app) == []


def test_a_click_beside_the_page_of_a_roll_leaves_it_open() -> None:
    """Such as one on a button of the coach, in the column of the log."""
    app, table, _ = shown("ombra_concourse", "ombra", e.Rolled, "tray", SMALL)
    for _ in range(2):  # the first one would end the fall of the dice
        click(app, (SMALL[0] - 30, table.view.areas.at("tray").centery))
    table.form.set_focus(table.form.find("table.speed"))
    table.form.ring = True
    press_key(app, ord("\r"))  # Enter presses what has the ring
    assert areas_of(table.table).roll_page is not None
    click(app, table.view.areas.at("heroes").center)
    click(app, table.view.areas.at("heroes").center)
    assert areas_of(table.table).roll_page is None


def test_the_line_waits_for_the_dice() -> None:
    _, table, line = shown("ombra_concourse", "ombra", e.Rolled, "tray")
    page = areas_of(table.table).roll_page
    assert page is not None and line not in (page.title, page.words)
    assert not any(line in each.text for each in page.lines)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_a_fight_has_its_line_on_the_page_after_it_and_in_the_scene_that_follows(
    size: Size, scale: float
) -> None:
    app, table, line = shown("ombra_hall", "ombra", e.FightEnded, "", size, scale)
    pages = [each for each in table.ui.tray if isinstance(each, RollPage)]
    assert [each.title for each in pages if each.words == line] == ["You win the fight"]
    while table.ui.tray:
        assert audit(app) == []
        table.do.next_page()
        settle(app)
    assert table.model.outcome_line == line and audit(app) == []
    words = board_of(table.table).card.plan().words
    assert line in words or scale == 2.0  # where the rows need the room, they have it
    assert "Half the port is awake" in words


def test_the_line_of_a_fight_is_not_that_of_the_scene_after_the_next() -> None:
    app, table, _ = shown("ombra_pad_fight", "ombra", e.FightEnded, "story")
    read(app, table)
    was = table.model.state.scene
    while table.model.decision is not None and table.model.state.scene == was:
        table.do.choose(table.model.options[0].key)
        read(app, table)
    assert table.model.outcome_line == ""


def test_a_contest_has_its_line_in_the_scene_that_follows() -> None:
    app, table, line = shown("ombra_concourse", "ombra", e.ContestEnded)
    read(app, table)
    assert table.model.outcome_line == line and line in board_of(table.table).card.words()


def test_log_and_replay_have_the_lines() -> None:
    app, table, line = shown("ombra_hall", "ombra", e.FightEnded)
    read(app, table)  # until then the log waits
    told = table.table.log.visible_lines()
    (place,) = [number for number, each in enumerate(told) if each.text == line]
    guard = "Another guard is woken, for the sorting hall if you have yet to cross it."
    end = f"The fight is over. It brings Alarm to 2 of 6. {guard}"
    assert told[place].aside and told[place - 1].text == end
    heads = [number for number, each in enumerate(told) if each.head]
    assert told[heads[-1]].text == "The Concourse." and told[heads[-1] + 1].aside
    session = table.model.session
    app.open_scene("replay", "edge", session=session, seat=0)
    settle(app)
    show = on_top(app, TableScene)
    assert show.table.replay is not None
    show.table.replay.go(len(session.history))
    settle(app)
    assert line in show.table.replay.words and audit(app) == []


def test_the_log_joins_breaths_in_a_row_and_has_a_line_of_the_story_once() -> None:
    case = open_table(shots.upto("ombra_way_in", "tray"))[1]
    log = case.table.log
    breath = (e.Spent(who="juno", card="breathe", by="spend"),
              e.Healed(who="juno", n=1, sort="strain", left=9, limit=12))  # fmt: skip
    scene = [e.SceneBegan(scene="ombra_out")]
    added = [line for part in (scene, breath, breath, scene) for line in log.lines_of(part)]
    log.entries, before = [*log.entries, *added], len(log.visible_lines())
    log.sync()
    told = [(each.text, each.aside) for each in log.visible_lines()[before:]]
    assert [text for text, _ in told if text != "In was a door."] == [
        "Out Again.",
        "Juno Pell spends Advantage to catch a breath and recovers 2 strain (9 of 12 left).",
        "Out Again.",
    ]
    assert [aside for _, aside in told] == [False, True, False, False]
    log.held = 2
    assert log.visible_lines()[-1].text.endswith("recovers 2 strain (9 of 12 left).")


def test_the_end_begins_with_the_line_of_the_fight_that_led_there() -> None:
    seed, keys = before("cask_pump_house", "cask", e.FightEnded, "over", "random")
    game = case("cask_pump_house", "cask", seed)
    for key in keys:
        game.choose(key)
    _, end = open_scene(lambda app: make(app, table_of(app, game).model))
    line = end.model.outcome_line
    assert line and end.end.report.opening().split("\n")[0] == line and audit(end.app) == []
    assert line in "\n".join(game_story.steps(end.model))


def test_a_choice_that_brings_a_card_shows_it_and_flies_it_home() -> None:
    app, case = open_table(shots.upto("ombra_terms", "story"))
    case.motion.speed = "normal"
    case.do.choose("go:badge")
    page = case.ui.tray[0]
    assert isinstance(page, RollPage) and page.words == "Take the inspector's badge."
    assert [line.text for line in page.lines] == ["The party gains Forged Badge."]
    case.motion.finish_all()
    settle(app)
    (card,) = gain_cards(case.form)
    case.do.next_page()
    flight = case.table.movements.flights.flying[0]
    assert flight.tag == card.gain.name == ("card", "forged_badge")
    assert flight.points[-1] == case.view.spots[flight.tag].center


def test_what_is_settled_for_you_is_told() -> None:
    app, case = open_table(shots.upto("ombra_way_in", "spend"))
    before = len(case.model.session.history)
    while case.model.step in ("spend", "pay"):
        case.do.choose("auto")
    events = [each for turn in case.model.session.history[before:] for each in turn.events]
    spent = [each for each in events if isinstance(each, e.Spent | e.Unspent)]
    told = "\n".join([case.ui.toast, *(x.text for page in case.ui.tray for x in page.lines)])
    assert spent and all(case.model.tell(each) in told for each in spent)


def test_a_purchase_flies_from_the_shop_to_its_slot() -> None:
    app, case = open_table(shots.in_port())
    read(app, case)
    areas_of(case.table).turn_port("trade")
    settle(app)
    ware = next(each for each in case.model.options if each.verb == "buy")
    start = case.view.spots["ware", ware.source]
    case.motion.speed = "normal"
    case.do.choose(ware.key)
    gained = [x.card for x in case.model.session.history[-1].events if isinstance(x, e.CardGained)]
    flights = {each.tag: each for each in case.table.movements.flights.flying}
    assert flights["card", gained[0]].points[0] == start.center
    assert "The party pays" in case.ui.toast and "gains" in case.ui.toast


def test_a_card_won_by_a_check_lies_beside_its_roll_and_flies_home() -> None:
    app, case = open_table(shots.upto("ombra_wake", "spend"))
    (card,) = gain_cards(case.form)
    assert card.gain.name == ("card", "ilo_brand")
    case.motion.speed = "normal"
    while case.model.step in ("spend", "pay"):
        case.do.choose("auto")
    flights = {each.tag: each for each in case.table.movements.flights.flying}
    assert flights[card.gain.name].points[0] == card.card.center


def test_the_figures_wait_with_what_comes_after_a_page() -> None:
    model = open_table(shots.upto("ombra_way_in", "tray"))[1].model
    now = model.seat_view
    later = [
        e.Healed(who="juno", n=3, sort="strain"), e.CardTurned(card="tool_roll", ready=True),
        e.TrackMoved(track="alarm", n=1, at=2), e.CreditsMoved(n=50),
        e.DestinySpent(side="light", why=""), e.WentDown(who="maro"),
    ]  # fmt: skip
    model.later = later
    then = model.seat_view
    assert then.people["juno"].strain == now.people["juno"].strain + 3
    assert "tool_roll" in then.turned and then.counts["alarm"] == 1 and then.people["maro"].up
    assert (then.credits, then.light) == (now.credits - 50, now.light + 1)
    (page,) = roll_results.spent_page(model, [
        e.Unspent(who="juno", n=1, side="advantage"), e.Healed(who="juno", n=1, sort="strain"),
    ])  # fmt: skip
    assert len(page.lines) == 1 and "with leftover Advantage" in page.lines[0].text


def test_a_check_without_a_roll_is_read_too() -> None:
    model = open_table(shots.upto("ombra_way_in", "tray"))[1].model
    done = e.SimplyDone(who="juno", skill="stealth", scene="ombra_way_in", way="duct")
    moved = e.TrackMoved(track="alarm", n=1, at=2)
    (page,) = roll_results.pages(model, [done, moved, e.SceneBegan(scene="ombra_crate")], None)
    way = outcomes.way(model.content, "ombra_way_in", "duct")
    assert isinstance(page, RollPage) and way is not None
    assert (page.words, page.story) == (way.text, way.passed)
    assert [line.text for line in page.lines] == [
        "Juno Pell succeeds at Stealth without a roll.", "Alarm rises to 2 of 6.",
        "The way on is open, and you are spared this: Alarm +1.",
    ]  # fmt: skip


@pytest.mark.rule("EE-R15")
def test_rivals_roll_one_after_another_before_it_is_said_who_is_first() -> None:
    app, case = table("ombra_tram")
    read(app, case)
    model = case.model
    plates = [each.name for each in model.seat_view.race.rivals]
    choose(case, "way:athletics")
    parts = [float(each) for each in model.foresight.places(model.tray)]
    assert model.chance(model.tray) == parts[0] and 0.5 < sum(parts) < 1
    choose(case, "roll")
    while "way:athletics" not in [each.key for each in model.options]:
        read(app, case)
        keys = [each.key for each in model.options]
        choose(case, "done" if "done" in keys else keys[0])
    choose(case, "done")
    found = [each for each in case.ui.tray if isinstance(each, RollPage)]
    assert [each.throws[0].who.partition(",")[0] for each in found if each.throws] == plates
    *rolls, last = found[: len(plates) + 1]
    assert all(each.face and not each.own for each in rolls), "they pass by themselves"
    assert last.own and not last.throws and "first" in last.title
    assert all(name in last.words for name in ("Juno Pell", *plates))

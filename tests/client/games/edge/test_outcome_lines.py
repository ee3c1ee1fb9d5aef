"""Lines of the story on the table: under a roll, on the page after a fight, in the scene that
follows, in the log, in the replay and at the end."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.client.games.edge.ending import tale
from game.client.games.edge.tools import shots
from game.client.games.edge.ending.end import CaseEnd
from game.client.games.edge.checks import spending, throws
from game.client.games.edge.checks.throws import RollPage
from game.client.games.edge.table.scene import CaseTable
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.table.scene import TabletopScene
from game.edge import events as e
from game.edge.text import outcomes
from game.players import make_players
from game.table.events import Event
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, open_scene, settle
from tests.client.games.edge.playing import open_table

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
) -> tuple[App, CaseTable, str]:  # fmt: skip
    """Return a table right after such an event, and its line."""
    seed, keys = before(scene, story, kind, last)
    game = case(scene, story, seed)
    for key in keys[:-1]:
        game.choose(key)
    app, table = open_table(game, size, scale)
    table.choose(keys[-1])
    settle(app)
    event = next(each for each in game.history[-1].events if isinstance(each, kind))
    line = outcomes.line(shots.the_game().content, event)
    assert line
    return app, table, line


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_a_roll_that_leaves_nothing_has_its_line_on_its_page(size: Size, scale: float) -> None:
    app, table, line = shown("ombra_concourse", "ombra", e.Rolled, "tray", size, scale)
    assert isinstance(table.roll_page, RollPage) and table.roll_page.story == line
    assert audit(app) == []
    assert line in throws.spoken(table.roll_page)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_a_roll_that_is_spent_has_its_line_under_its_result(size: Size, scale: float) -> None:
    app, table, line = shown("ombra_concourse", "ombra", e.Rolled, "spend", size, scale)
    assert table.spends and spending.story(table.model) == line
    places = spending.plan(table.areas.tray, table.m, table.model)
    assert places.head.bottom <= places.story.top < places.story.bottom <= places.well.top
    assert audit(app) == []


def test_the_line_waits_for_the_dice() -> None:
    _, table, line = shown("ombra_concourse", "ombra", e.Rolled, "tray")
    page = table.roll_page
    assert page is not None and line not in (page.title, page.words)
    assert not any(line in each.text for each in page.lines)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_a_fight_has_its_line_on_the_page_after_it_and_in_the_scene_that_follows(
    size: Size, scale: float
) -> None:
    app, table, line = shown("ombra_hall", "ombra", e.FightEnded, "", size, scale)
    pages = [each for each in table.ui.tray if isinstance(each, RollPage)]
    assert [each.title for each in pages if each.words == line] == ["After the fight"]
    while table.ui.tray:
        assert audit(app) == []
        table.next_page()
        settle(app)
    assert table.model.outcome_line == line and audit(app) == []
    words = table.card.plan().words
    assert line in words or scale == 2.0  # where the rows need the room, they have it
    assert "Half the port is awake" in words


def test_the_line_of_a_fight_is_not_that_of_the_scene_after_the_next() -> None:
    _, table, _ = shown("ombra_pad_fight", "ombra", e.FightEnded, "story")
    while table.ui.tray:
        table.next_page()
    was = table.model.state.scene
    while table.model.decision is not None and table.model.state.scene == was:
        table.choose(table.model.options[0].key)
        while table.ui.tray:
            table.next_page()
    assert table.model.outcome_line == ""


def test_a_contest_has_its_line_in_the_scene_that_follows() -> None:
    app, table, line = shown("ombra_concourse", "ombra", e.ContestEnded)
    while table.ui.tray:
        table.next_page()
        settle(app)
    assert table.model.outcome_line == line and line in table.card.words()


def test_log_and_replay_have_the_lines() -> None:
    app, table, line = shown("ombra_hall", "ombra", e.FightEnded)
    told = table.log.shown()
    (place,) = [number for number, each in enumerate(told) if each.text == line]
    assert told[place].aside and told[place - 1].text == "The fight is won."
    heads = [number for number, each in enumerate(told) if each.head]
    assert told[heads[-1]].text == "The Concourse." and told[heads[-1] + 1].aside
    session = table.model.session
    app.open_scene("replay", "edge", session=session, seat=0)
    settle(app)
    show = app.stack.top
    assert isinstance(show, TabletopScene) and show.replay is not None
    show.replay.go(len(session.history))
    settle(app)
    assert line in show.replay.words and audit(app) == []


def test_the_end_begins_with_the_line_of_the_fight_that_led_there() -> None:
    seed, keys = before("cask_pump_house", "cask", e.FightEnded, "over", "random")
    game = case("cask_pump_house", "cask", seed)
    for key in keys:
        game.choose(key)
    _, end = open_scene(lambda app: CaseEnd(app, CaseTable(app, game).model))
    line = end.model.outcome_line
    assert line and end.sentences()[0].split("\n")[0] == line and audit(end.app) == []
    assert line in "\n".join(tale.steps(end.model))

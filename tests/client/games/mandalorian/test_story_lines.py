"""Lines of the story on the table: on the event card, in past events, log and replay, in the
briefing and at the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from game.client.games.mandalorian.tools import shots
from game.client.games.mandalorian.ending.end import MissionEnd
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.campaign.reading import ReadingScene
from game.client.games.mandalorian.board import happening, past
from game.client.games.mandalorian.board.happening import Shown
from game.client.shell.app.audit import audit
from game.client.tabletop.table.scene import TabletopScene
from game.client.widgets import RichText
from game.mandalorian import events as e
from game.players import make_players
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, open_scene, settle
from tests.client.games.mandalorian.playing import open_table

LOOKS = first_rows(1, [((1280, 720), 2.0), ((1920, 1080), 1.0), ((1280, 720), 1.0),
                       ((1920, 1080), 2.0)])  # fmt: skip
ON_THE_WAY = "A charging rack opens, and the droid in it looks up."
FROM_SIX = "One of them has found a way through the wall."


@cache
def keys_to(test: Callable[[Model], bool]) -> tuple[str, ...]:
    """Return the answers in mission 3 until something is so."""
    game = shots.session("six_minutes")
    player = {0: make_players("mandalorian", ("steady",), 1)[0]}
    while game.decision() is not None:
        game.autoplay(player, 1)
        if test(Model(game)):
            return tuple(each.answer.key for each in game.history)
    raise LookupError("that never happens")


def played(keys: tuple[str, ...]) -> Session[Any]:
    game = shots.session("six_minutes")
    for key in keys:
        game.choose(key)
    return game


def says(line: str) -> Callable[[Model], bool]:
    """Return a test for an event card that says a line."""

    def test(model: Model) -> bool:
        now = happening.going_on(model)
        return now is not None and now.line == line

    return test


SIX = says(FROM_SIX)


@pytest.mark.painted
@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_event_card_says_what_happens_from_six_on(size: Size, scale: float) -> None:
    app, scene = open_table(played(keys_to(SIX)), size, scale)
    now = happening.going_on(scene.model)
    assert now is not None and now.line == FROM_SIX and audit(app) == []
    now.line = ""
    rect = happening.card_rect(scene.areas, scene.m)
    if scene.areas.inspector.width:
        with_line = app.screen.subsurface(rect).copy()
        happening.draw(app.screen, rect, scene.model, now, scene.m)
        assert app.screen.subsurface(rect).get_buffer().raw != with_line.get_buffer().raw


def test_the_card_of_an_event_turns_up_with_the_line_of_the_crisis_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = keys_to(SIX)
    count = len(keys)
    game = played(keys)
    while not any(isinstance(x, e.EventDrawn) for x in game.history[count - 1].events):
        count -= 1
    app, scene = open_table(played(keys[: count - 1]), speed="normal")
    seen: list[Shown] = []
    adorn = scene.movements.adorn

    def noted(each: Any, *rest: Any) -> None:
        seen.append(each)
        adorn(each, *rest)

    monkeypatch.setattr(scene.movements, "adorn", noted)
    scene.choose(keys[count - 1])
    cards = [each for each in seen if isinstance(each, Shown)]
    assert [each.line for each in cards] == [ON_THE_WAY]


def test_past_events_and_the_log_have_the_lines() -> None:
    _, scene = open_table(played(keys_to(SIX)))
    now = past.events(scene.model)[-1]
    assert now.before[-1] == ON_THE_WAY and FROM_SIX in now.deeds[-1].told
    assert FROM_SIX not in str(now.deeds[0].told)
    told = scene.log.shown()
    for line in (ON_THE_WAY, FROM_SIX, scene.model.mission.stakes):
        assert [each.aside for each in told if each.text == line] == [True]
    place = next(n for n, each in enumerate(told) if each.text == scene.model.mission.stakes)
    assert told[place - 1].head and told[place - 1].text.startswith("Six Minutes (standard)")


def test_the_replay_has_the_lines() -> None:
    app, scene = open_table(played(keys_to(SIX)))
    session = scene.model.session
    app.open_scene("replay", "mandalorian", session=session, seat=0)
    settle(app)
    show = app.stack.top
    assert isinstance(show, TabletopScene) and show.replay is not None
    show.replay.go(len(session.history))
    settle(app)
    assert f"{{muted|{FROM_SIX}}}" in show.replay.words and audit(app) == []


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("won", [True, False])
def test_the_end_has_its_line(won: bool, size: Size, scale: float) -> None:
    game = shots.over("six_minutes" if won else "the_asset", won)
    _, table = open_table(game)
    app, end = open_scene(MissionEnd, table.model, size=size, ui_scale=scale)
    mission = table.model.mission
    line = mission.won if won else mission.fallen
    assert end.sentences()[0] == line and audit(app) == []
    shown = [str(getattr(each, "markup", "")) for each in end.form.widgets]
    assert any(line in each for each in shown)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_briefing_ends_with_the_stakes(size: Size, scale: float) -> None:
    app, scene = open_scene(
        ReadingScene, ["town_square", "g27"], lambda: None, size=size, ui_scale=scale
    )
    text = scene.form.find("reading.text")
    mission = shots.the_game().content.missions["town_square"]
    assert isinstance(text, RichText) and text.markup.endswith(f"**{mission.stakes}**")
    assert audit(app) == []
    scene.turn()
    settle(app)
    text = scene.form.find("reading.text")
    assert isinstance(text, RichText) and text.markup.startswith("They know your name, your ship")
    assert audit(app) == []

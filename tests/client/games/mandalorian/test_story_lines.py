"""Lines of the story on the table, and the pages of past events: each line of a card with its sign,
and what it did."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.board import current_event, past
from game.client.games.mandalorian.board.past import PastScene
from game.client.games.mandalorian.campaign.intro import IntroScene
from game.client.games.mandalorian.campaign.reading import ReadingScene
from game.client.games.mandalorian.ending.end import make
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.things import look_back
from game.client.games.mandalorian.tools import shots
from game.client.games.mandalorian.tools.shots import at
from game.client.shell.app.audit import audit
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import RichText
from game.mandalorian import events as e
from game.players import make_players
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, on_top, open_scene, press, press_key, settle
from tests.client.games.mandalorian.playing import new_game, open_table

LOOKS = first_rows(1, [((1280, 720), 2.0), ((1920, 1080), 1.0), ((1280, 720), 1.0),
                       ((1920, 1080), 2.0)])  # fmt: skip
ON_THE_WAY = "A charging rack opens, and the droid in it looks up."
FROM_SIX = "The one at the back has a longer reach."


@cache
def keys_to(test: Callable[[Model], bool]) -> tuple[str, ...]:
    """Return the answers in mission 3 until something is so."""
    game = shots.session("six_minutes")
    player = {0: make_players("mandalorian", ("steady",), 13)[0]}
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
        now = current_event.current(model)
        return now is not None and now.line == line

    return test


SIX = says(FROM_SIX)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_event_card_says_what_happens_from_six_on(size: Size, scale: float) -> None:
    app, scene = open_table(played(keys_to(SIX)), size, scale)
    now = current_event.current(scene.model)
    assert now is not None and now.line == FROM_SIX and audit(app) == []
    cards = []
    for now.line in (FROM_SIX, ""):
        rect = pygame.Rect(0, 0, *current_event.card_rect(scene.view.areas, scene.m).size)
        current_event.draw(card := pygame.Surface(rect.size), rect, scene.model, now, scene.m)
        cards.append(card.get_buffer().raw)
    assert cards[0] != cards[1], "the line is seen"


def before_event() -> tuple[Session[Any], str]:
    """Return a game before the answer that a crisis and an event with a line follow, and that."""
    keys = keys_to(SIX)
    count, game = len(keys), played(keys)
    while not any(isinstance(x, e.EventDrawn) for x in game.history[count - 1].events):
        count -= 1
    return played(keys[: count - 1]), keys[count - 1]


def test_an_event_is_shown_shot_by_shot_and_nothing_of_it_early() -> None:
    """The crisis comes in words, then the card with its line, then one thing after another; health
    and track are at each shot as they were then, and the step is Event."""
    game, key = before_event()
    app, scene = open_table(game, speed="normal")
    stage, playback, hurt = scene.ui.stage, scene.table.playback, 0
    damage = sum(each["damage"] for each in scene.model.characters)
    scene.do.choose(key)
    plates, cards = [], []
    for _ in range(99):
        app.frame([], 0.4)
        if not playback.playing:
            break
        playback.next()
        if playback.act is None:
            break
        now = playback.act.shots[playback.place[0]].events
        hurt += sum(isinstance(each, e.Hurt) for each in now)
        seen = sum(each["damage"] for each in scene.model.characters)
        assert seen == damage + hurt and scene.table.questions.step() == "ma_event"
        plates += [stage.plate] if stage.plate is not None else []
        cards += [(stage.card, stage.now.line)] if stage.card and stage.now else []
    assert ON_THE_WAY in str(plates[0].words) and plates[0].title.startswith("Crisis")
    assert cards[0][1] == ON_THE_WAY and not scene.model.shown


def test_where_nothing_moves_a_page_tells_the_event() -> None:
    game, key = before_event()
    app, scene = open_table(game)
    scene.do.choose(key)
    settle(app)
    page = scene.ui.tray[-1]
    assert page.card in scene.model.content.events and len(page.lines) > 2 and audit(app) == []


def test_past_events_and_the_log_have_the_lines() -> None:
    _, scene = open_table(played(keys_to(SIX)))
    now = past.events(scene.model)[-1]
    assert now.before[-1] == ON_THE_WAY and FROM_SIX in now.deeds[-1].told
    assert FROM_SIX not in str(now.deeds[0].told)
    told = scene.table.log.visible_lines()
    for line in (ON_THE_WAY, FROM_SIX, scene.model.mission.stakes):
        assert [each.aside for each in told if each.text == line] == [True]
    place = next(n for n, each in enumerate(told) if each.text == scene.model.mission.stakes)
    assert told[place - 1].head and told[place - 1].text.startswith("Six Minutes (standard)")


def test_the_replay_has_the_lines() -> None:
    app, scene = open_table(played(keys_to(SIX)))
    session = scene.model.session
    app.open_scene("replay", "mandalorian", session=session, seat=0)
    settle(app)
    show = on_top(app, TableScene)
    assert show.table.replay is not None
    show.table.replay.go(len(session.history))
    settle(app)
    assert f"{{muted|{FROM_SIX}}}" in show.table.replay.words and audit(app) == []


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("won", [True, False])
def test_the_end_has_its_line(won: bool, size: Size, scale: float) -> None:
    game = shots.over("six_minutes" if won else "the_asset", won)
    app, end = open_scene(make, Model(game), size=size, ui_scale=scale)
    mission = end.model.mission
    line = mission.won if won else mission.fallen
    said = end.end.report.sentences()
    assert said[0] == line and audit(app) == []
    assert (mission.after_won if won else mission.after_lost) in said
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


@pytest.fixture(scope="module")
def eventful() -> Session[Any]:
    return at("a_promise_broken", "act", 70)


@pytest.mark.long
def test_every_event_has_its_page_and_every_deed_its_words(eventful: Session[Any]) -> None:
    _, scene = open_table(eventful)
    found = past.events(scene.model)
    happened = [each for turn in eventful.history for each in turn.events]
    drawn = [each for each in happened if isinstance(each, e.EventDrawn)]
    assert [each.card for each in found] == [each.card for each in drawn] and len(found) > 3
    turns = [each.turn for each in found]
    assert turns == sorted(turns) and all(each.over for each in found)
    told = "\n".join(line.text for each in found for line in each.lines())
    for each in happened:
        if isinstance(each, e.EnemyAttacks):
            assert scene.model.tell(each).rstrip(".") in told
    for each in found:
        states = [line.state for line in each.lines() if line.state]
        assert len(states) == len(each.marks.marks)
        assert [state == "done" for state in states] == [m == "done" for m in each.marks.marks]


@pytest.mark.parametrize(
    ("size", "scale"), first_rows(1, product([(1280, 720), (1920, 1080)], [1.5, 1.0, 2.0]))
)
def test_its_pages_are_sound(eventful: Session[Any], size: Size, scale: float) -> None:
    app, scene = open_table(eventful, size, scale)
    look_back(scene.table)
    settle(app)
    top = on_top(app, PastScene)
    assert top.page == len(top.found) - 1
    for number, _ in enumerate(top.found):
        assert number % 3 or audit(app) == [], top.page
        top.turn(-1)
        settle(app)
    assert top.page == 0
    top.close()
    assert app.stack.top is scene


def test_a_click_on_the_last_event_opens_it_and_keys_turn_the_pages(eventful: Session[Any]) -> None:
    app, scene = open_table(eventful)
    press(app, "spot.pile.event")
    top = on_top(app, PastScene)
    last = top.page
    press_key(app, pygame.K_LEFT)
    assert top.page == last - 1
    press_key(app, pygame.K_RIGHT)
    assert top.page == last
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene
    press_key(app, pygame.K_j)
    assert isinstance(app.stack.top, PastScene)


@pytest.mark.rule("MA-042")
def test_a_click_on_the_mission_opens_its_intro_again() -> None:
    app, scene = open_table(new_game())
    press(app, "spot.goal.")
    top = on_top(app, IntroScene)
    assert (top.mission.id, top.arrived) == ("the_asset", 5)
    top.close()
    assert app.stack.top is scene


def test_before_the_first_event_there_is_nothing_to_read() -> None:
    app, scene = open_table(new_game())
    look_back(scene.table)
    assert app.stack.top is scene and "No event" in scene.ui.toast

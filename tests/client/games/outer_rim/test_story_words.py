"""The words of the story on a choice, under the dice, in the log and in the replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.bars.commands import answers
from game.client.tabletop.pages.page import ChoiceButton
from game.client.tabletop.pages.prose import Story
from game.client.tabletop.table.scene import TabletopScene
from game.outer_rim.cards.effects.choices import Choose
from game.outer_rim.cards.effects.language import Effect
from game.outer_rim.cards.effects.trials import Test as SkillTest
from game.outer_rim.events import SkillTested
from game.outer_rim.text import cards as say
from game.table.session import Session
from tests.breadth import LONG
from tests.client.conftest import Size, open_scene, press_key, settle
from tests.client.games.outer_rim.playing import SEATS, with_box

LOOKS = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]
ENDS = (LOOKS[1], LOOKS[2])
"""with the ordinary run, the tightest look and the roomiest"""
MOST = [pytest.param(*each, marks=() if each in ENDS else LONG) for each in LOOKS]
LINE = "Her second shot is better informed."


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def drawn(card: str, space: str, friend: bool = False, **more: Any) -> Session[Any]:
    """Return a game in which a card has just been drawn."""
    deck = the_game().editions.of(("unfinished_business",)).content.encounter_cards[card].deck
    position = {
        "players": [{"space": space, "credits": 9000, "ship": "firespray_31_slave_i"}],
        "decks": {deck: [card]},
        "step": "encounter",
        **more,
    }
    setup = {"game": "outer_rim", **with_box(), "position": position}
    if friend:  # nobody else plays on at once
        setup["seats"] = [SEATS[0], {"kind": "human", "character": "bossk"}]
    session = Session(the_game(), setup, 1)
    while asked := session.decision():
        keys = [each.key for each in asked.options]
        if not asked.step.startswith("setup") and asked.step != "encounter":
            break
        session.choose(next((each for each in keys if each.startswith("draw")), keys[0]))
    return session


def table(session: Session[Any], size: Size, scale: float, home: Path) -> tuple[App, TableScene]:
    """Return an app with that game on the table, at rest."""
    return open_scene(TableScene, session, size=size, folder=home, ui_scale=scale)


def plain_choices() -> list[tuple[int, str, str, Choose]]:
    """Return the choices that follow a draw at once: their letters, card, space, and the choice."""
    content = the_game().editions.of(("unfinished_business",)).content
    found = []
    for card in content.encounter_cards.values():
        for section in card.sections:
            effect: Effect = section.parts[0].effect[0]
            if section.spaces and section.parts[0].when is None and isinstance(effect, Choose):
                letters = sum(
                    len(each.words + say.way(content, each, card.id)) for each in effect.ways
                )
                found.append((letters, card.id, section.spaces[0], effect))
    return sorted(found, key=lambda each: each[0])


@pytest.mark.parametrize(("size", "scale"), MOST)
def test_the_longest_choices_fit(size: Size, scale: float, tmp_path: Path) -> None:
    for _, card, space, choice in plain_choices()[-2:]:
        app, scene = table(drawn(card, space), size, scale, tmp_path)
        shown = [each for each in scene.form.every() if isinstance(each, ChoiceButton)]
        assert {each.label for each in shown} == {each.words for each in choice.ways}
        assert all(each.detail for each in shown)
        assert audit(app) == [], card


@pytest.mark.parametrize(("size", "scale"), MOST)
def test_the_longest_outcomes_fit(size: Size, scale: float, tmp_path: Path) -> None:
    tests = [
        (len(each.then[0].failed), card, space, number)
        for _, card, space, choice in plain_choices()
        for number, each in enumerate(choice.ways)
        if isinstance(each.then[0], SkillTest)
    ]
    for long, card, space, number in sorted(tests)[-2:]:
        session = drawn(card, space, dice=["blank"] * 4)
        app, scene = table(session, size, scale, tmp_path)
        scene.choose(f"choose:{'abc'[number]}")
        settle(app)
        story = scene.form.find("results.story")
        assert isinstance(story, Story) and len(story.story) == long, card
        assert audit(app) == [], card


def at_results(home: Path, friend: bool = False) -> tuple[App, TableScene]:
    """Return a table at the results of a test that failed."""
    session = drawn("enc_navpoint_a", "nav_5", friend, dice=["blank"] * 4)
    app, scene = table(session, (1280, 720), 1.0, home)
    scene.choose("choose:b")
    settle(app)
    return app, scene


def test_the_outcome_is_told_under_the_dice(tmp_path: Path) -> None:
    _, scene = at_results(tmp_path)
    story = scene.form.find("results.story")
    assert isinstance(story, Story) and story.story == LINE
    assert not any(LINE in each.text for each in scene.ui.tray[0].lines)


def test_the_outcome_is_a_line_of_the_log(tmp_path: Path) -> None:
    app, scene = at_results(tmp_path)
    told = scene.log.shown()
    (place,) = [number for number, each in enumerate(told) if each.text == LINE]
    assert told[place].aside and "fails a Piloting test" in told[place - 1].text
    assert LINE not in told[place - 1].text and told[place].seat == told[place - 1].seat
    while scene.ui.tray:
        scene.next_page()
    settle(app)
    press_key(app, pygame.K_l)
    assert audit(app) == []
    session = scene.model.session
    scene.log.sync()
    while any(each.text == LINE for each in scene.log.entries):
        session.practise()
        session.undo()
        scene.model.refresh()
        scene.log.sync()
    assert not any(each.aside for each in scene.log.entries)


def test_the_outcome_is_told_in_the_replay(tmp_path: Path) -> None:
    app, scene = at_results(tmp_path, friend=True)
    app.open_scene("replay", "outer_rim", session=scene.model.session, seat=0)
    settle(app)
    show = app.stack.top
    assert isinstance(show, TabletopScene) and show.replay is not None
    replay, recorded = show.replay, show.replay.recorded
    ends = range(1, recorded.length + 1)
    told = [any(isinstance(each, SkillTested) for each in recorded.events_to(at)) for at in ends]
    replay.go(ends[told.index(True)])
    settle(app)
    assert f"{{muted|{LINE}}}" in replay.words and "fails a Piloting test" in replay.words
    assert audit(app) == []


def test_the_palette_and_the_hint_name_deed_and_rule(tmp_path: Path) -> None:
    model = Model(drawn("enc_navpoint_a", "nav_5"))
    (found,) = [each for each in answers(model, lambda key: None) if each.id == "choose:b"]
    assert found.words == "Slip past in the dark" and found.detail.startswith("Test Piloting: ")
    assert model.labels["choose:b"].whole == "Slip past in the dark (test Piloting)"

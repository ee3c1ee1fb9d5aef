"""Small things that a newcomer stumbled over: deals, patrols, secrets, the log, goals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.games.outer_rim import forecast
from game.client.games.outer_rim.encounter import deal, pages
from game.client.games.outer_rim.model import the_game
from game.client.games.outer_rim.table import goals
from game.client.shell.audit import audit
from game.client.tabletop.learning.tips import LONGEST
from game.client.widgets import RichText
from game.outer_rim.events import AILine, DamageSuffered
from game.outer_rim.text import cards
from game.table.session import Session
from tests.client.conftest import click, settle
from tests.client.games.outer_rim.playing import SEATS, a_game, open_table


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def two_friends(other: str = "naboo") -> Session[Any]:
    """Return a game of two people with goods, the second one in that space."""
    position = {
        "players": [
            {"space": "naboo", "credits": 9000, "cards": ["vibroknife"]},
            {"space": other, "credits": 4000, "cards": ["armored_vest"]},
        ],
        "step": "action",
    }
    seats = [SEATS[0], {**SEATS[0], "character": "han_solo", "ship": "g9_rigger"}]
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0, "position": position}
    return Session(the_game(), setup, 7)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0)])
def test_credits_are_taken_back_out_of_a_deal(
    size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    app, scene = open_table(two_friends(), size, tmp_path)
    scene.choose("trade@seat_1")
    settle(app)
    assert scene.form.find("deal.less.pay_now") is None, "there is nothing to take back"
    scene.choose("pay_now:5000")
    settle(app)
    line = scene.form.find("deal.give.now")
    assert isinstance(line, deal.Sum)
    figure = fonts.measure(scene.m, "number", "5,000")[0]
    assert fonts.measure(scene.m, "body", line.words)[0] + figure <= line.rect.width
    less = scene.form.find("deal.less.pay_now")
    assert less is not None and audit(app) == []
    click(app, less.rect.center)
    settle(app)
    assert scene.model.view["deal"]["credits"] == 4000


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_a_deal_is_told_in_a_sentence_and_its_buttons_line_up(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app, scene = open_table(two_friends(), size, tmp_path)
    scene.choose("trade@seat_1")
    settle(app)
    assert scene.form.find("deal.terms") is None, "nothing is on the table"
    for key in ("give:vibroknife", "ask:armored_vest", "get_now:1000"):
        scene.choose(key)
        settle(app)
    told = scene.form.find("deal.terms")
    assert isinstance(told, RichText)
    assert told.markup == "You give Vibroknife for Armored Vest and 1,000 credits."
    now, later = (scene.form.find(f"choice.get_{each}:1000") for each in ("now", "later"))
    assert now is not None and later is not None
    assert (now.rect.left, now.rect.right) == (later.rect.left, later.rect.right)
    assert audit(app) == []


def test_no_goal_says_a_word_twice() -> None:
    """An icon stands before its name on a card; in a goal the name is enough."""
    content, found = the_game().content, 0
    for id in (*content.characters, *content.ships):
        for line in cards.card_text(content, id).body:
            if line.startswith("**Goal"):
                words, found = goals._plain(line), found + 1
                assert not re.search(r"\b(\w+(?: \w+)?) \1\b", words), words
                assert "ship_combat" not in words and "**" not in words
    assert found > 12


def test_a_deal_from_afar_says_why_it_has_no_goods(tmp_path: Path) -> None:
    app, scene = open_table(two_friends("kessel"), (1280, 720), tmp_path)
    deals = [each.key for each in scene.model.options if each.verb in ("deal", "trade")]
    scene.choose(deals[0])
    settle(app)
    assert scene.form.find("deal.give.apart") is not None and audit(app) == []


def test_a_patrol_is_named_with_its_level(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    assert scene.tip_of(("patrol", "rebel")) == "**Rebel patrol, level 1**"


def test_a_secret_says_that_it_is_one(tmp_path: Path) -> None:
    position = {
        "players": [{"space": "naboo", "secrets": ["enc_lothal_mon_calamari_j"]}],
        "step": "action",
    }
    app, scene = open_table(a_game(3, position=position), (1280, 720), tmp_path)
    titles = [scene.model.labels[o.key].label for o in scene.model.options if o.verb == "use"]
    assert any(each.endswith("(your secret)") for each in titles), titles


def test_what_an_ai_card_skips_is_one_line_of_the_log(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    for _ in range(12):
        scene.choose(scene.model.options[-1].key)
        settle(app)
        while scene.ui.tray:
            scene.next_page()
            settle(app)
    skipped = [
        each
        for turn in scene.model.session.history
        for each in turn.events
        if isinstance(each, AILine) and not each.done
    ]
    lines = [each.text for each in scene.log.entries]
    assert skipped and not [each for each in lines if " does not " in each]
    assert [each for each in lines if "The AI card skips " in each]


def test_a_goal_shows_its_chance_once_it_is_known(tmp_path: Path) -> None:
    position = {"players": [{"space": "naboo", "cards": ["rescue_from_the_mines_job"]}]}
    app, scene = open_table(a_game(3, position=position), (1920, 1080), tmp_path)
    model = scene.model
    row = next(each for each in goals.goals(model) if each.id == "rescue_from_the_mines_job")
    assert "now" not in row.detail, "it is not worked out in the frame"
    forecast.chance_now(model, row.id)
    model.chances.work(model.state)
    model.chances.wait()
    assert forecast.chance_now(model, row.id).endswith("% now")


def test_a_tip_leaves_after_a_few_answers(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    tips = scene.tips
    tips.shown, tips._turn = tips.tips[0], scene.model.moment
    for _ in range(LONGEST):
        tips.heard([])
        assert tips.shown is not None
    tips.heard([])
    assert tips.shown is None


def test_damage_on_a_page_says_what_is_left(tmp_path: Path) -> None:
    _, scene = open_table(a_game(3), (1280, 720), tmp_path)
    event = DamageSuffered(seat=0, target="ship", amount=1, now=1, limit=4)
    assert (
        pages.sentence(scene.model, event) == "Boba Fett suffers 1 ship damage: 3 of 4 hull left."
    )

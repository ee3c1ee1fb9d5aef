"""Pages of Outer Rim: a scene for each, and each text once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.draw import fonts
from game.client.draw.richtext import plain
from game.client.games.outer_rim.cards import art, composing
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.audit import audit
from game.client.tabletop.pages import stage
from game.client.tabletop.pages.page import ChoiceButton
from game.client.widgets import Button
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, settle
from tests.client.games.outer_rim.playing import a_game, open_table

SPICE = "enc_kessel_maelstrom_a"


def _spice() -> Session:
    """Return an encounter that asks: pay, gain reputation, or test stealth."""
    position = {
        "players": [{"space": "kessel", "credits": 9000}],
        "decks": {"kessel_maelstrom": [SPICE]},
        "step": "encounter",
    }
    session = a_game(7, position=position)
    session.choose(next(o.key for o in session.decision().options if o.verb == "draw"))
    return session


def _texts(scene: TableScene) -> list[str]:
    """Return the texts on the page and in the bar above it, in plain words."""
    areas = scene.view.areas
    with fonts.watching() as seen:
        canvas = pygame.Surface(scene.m.size)
        scene.draw(canvas)
    found = [each for each in seen if each.rect.colliderect(areas.view.union(areas.top))]
    return [plain(each.text) for each in found if each.where != "card"]


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (2560, 1440)]))
def test_each_text_of_an_encounter_stands_once(tmp_path: Path, size: Size) -> None:
    app, scene = open_table(_spice(), size, tmp_path)
    assert scene.page_over and audit(app) == []
    whole = "\n".join(_texts(scene))
    story = view.story(scene.model, SPICE, scene.episode())
    assert whole.count(story[1:]) == 1
    assert whole.count("draws an encounter card") == 0 and "choose one" not in whole.lower()
    labels = {each.label: each.detail for each in scene.form.every() if isinstance(each, Button)}
    assert labels["Buy the crate he never had"].startswith(
        "Spend 1,000 credits to gain Unstamped Spice."
    )
    assert labels["Buy the crate he never had"].endswith("You have 9,000 credits.")
    assert "credits." not in labels["Teach his ledger to lie"], "it costs nothing"
    for line in (
        "Unstamped Spice (cargo, 2,000 credits, ILLEGAL)",
        "ILLEGAL: Before you deliver this cargo, roll a die.",
        "Deliver to Takodana: Gain 6,000 credits.",
    ):
        assert whole.count(line) == 1, (
            "the whole text of the card that can be gained is on the page"
        )
    assert "Test Stealth: 75% to pass." in labels["Walk it out under a tarp"], "the odds"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_page_about_no_card_shows_the_person_or_the_place(tmp_path: Path, size: Size) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    app, scene = open_table(
        Session(the_game(), {"game": "outer_rim", "seats": seats}, 3), size, tmp_path
    )
    assert scene.model.step == "setup.character"
    assert scene.scenery("", -1).key == view.STRANGER
    while scene.model.step != "setup.ship":
        scene.model.session.choose(scene.model.session.decision().options[0].key)
        scene.model.refresh()
    asked = scene.model.view["players"][scene.model.state.stack[-1].seat]["character"]
    assert scene.scenery("", -1).key == art.subject(scene.model.content, asked)
    _, later = open_table(a_game(3), size, tmp_path)
    place = later.scenery("", -1).key
    assert place.id == f"space {later.model.me['space']}"


def test_the_hero_of_a_stage_is_at_its_left() -> None:
    """The main subject of a card is not under the words."""
    content = the_game().base.content
    for id in list(content.encounter_cards)[:12]:
        shown = art.section_subject(content, id, 0)
        scene = art.scene_of(shown)
        hero = composing.hero_of(scene)
        if hero is None:
            continue
        made = pygame.Surface((1280, 624))
        near = composing.filling(hero, composing.place(made, hero, 1.0).width, 1280)
        rect = composing.place(made, hero, near)
        composing.shift(rect, rect.copy(), 1280, art.STAGE_AT)
        assert 0 <= rect.left and rect.centerx <= 0.48 * 1280, id


def test_the_choices_of_a_page_have_their_numbers(tmp_path: Path) -> None:
    _, scene = open_table(_spice(), (1920, 1080), tmp_path)
    made = [each for each in scene.form.every() if isinstance(each, ChoiceButton)]
    assert [each.hotkey for each in made] == ["1", "2", "3"]
    assert all(each.rect.width >= scene.m.du(520) for each in made)


def test_what_is_kept_in_view_leaves_the_words_of_a_page_free(tmp_path: Path) -> None:
    app, scene = open_table(_spice(), (1920, 1080), tmp_path)
    scene.pin(("place", "kessel.1"))
    settle(app)
    words = stage.column(scene.m, scene.view.areas.view)
    assert scene.slid.shown and not scene.slid.at.colliderect(words)
    assert audit(app) == []


def test_a_question_that_an_answer_repeats_is_left_out(tmp_path: Path) -> None:
    position = {
        "players": [{"space": "mon_calamari", "credits": 9000}],
        "contacts": {"mon_calamari": ["4_lom"]},
        "step": "encounter",
    }
    session = a_game(7, position=position)
    keys = [each.key for each in session.decision().options]
    session.choose(next(each for each in keys if each.startswith("meet:mon_calamari.1")))
    _, scene = open_table(session, (1920, 1080), tmp_path)
    assert scene.model.step == "may" and scene.page_over
    assert scene.form.find("encounter.question") is None
    hiring = [each for each in _texts(scene) if "hire 4-LOM" in each]
    assert len(hiring) == 1

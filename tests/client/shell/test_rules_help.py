"""The rules help: terms with links to one another and to the clauses."""

from __future__ import annotations

import pygame
import pytest

from game.client.shell.app.audit import audit
from game.client.shell.app.rules_help import TERMS, RulesScene
from game.client.widgets import Label, RichText
from tests.breadth import first
from tests.client.conftest import MakeApp, click, press_key, settle


def test_terms_lead_to_one_another(make_app: MakeApp) -> None:
    """A link shows its meaning on hover, and a click goes there."""
    app = make_app(lambda a: RulesScene(a, term="test"))
    scene = app.stack.top
    assert isinstance(scene, RulesScene)
    assert [each.id for each in scene.terms()][0] == "test"
    text = scene.form.find("rules.term_test")
    assert isinstance(text, RichText)
    (link, rect), *_ = text.laid_out.links
    spot = rect.move(text.rect.topleft).center
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0,) * 3)], 0)
    settle(app)
    app.frame([], 1.0)
    assert scene.form.tip is text and text.tip.startswith("**Dice**: Eight faces")
    click(app, spot)
    assert link == "dice" and scene.words == "Dice"
    scene.follow("OR-316")
    assert [each.id for each in scene.shown()] == ["OR-316"]


def test_links_by_key(make_app: MakeApp) -> None:
    """Right selects the next link and shows its meaning; Enter goes there."""
    app = make_app(lambda a: RulesScene(a, term="test"))
    scene = app.stack.top
    assert isinstance(scene, RulesScene)
    scene.form.set_focus(scene.form.find("rules.term_test"))
    press_key(app, pygame.K_RIGHT)
    assert scene.form.tip is not None and scene.form.tip.help.startswith("**Crit**")
    press_key(app, pygame.K_RETURN)
    assert scene.words == "Crit"


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (3840, 2160)]))
def test_all_terms_are_listed(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(RulesScene, size)
    scene = app.stack.top
    assert isinstance(scene, RulesScene) and scene.topic == TERMS
    assert len(scene.terms()) == len(scene.glossary.terms) > 70
    assert audit(app) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_search_is_named_also_while_it_has_words(
    make_app: MakeApp, size: tuple[int, int]
) -> None:
    app = make_app(lambda a: RulesScene(a, term="test"), size)
    scene = app.stack.top
    assert isinstance(scene, RulesScene) and scene.field.value
    label = scene.form.find("rules.label")
    assert isinstance(label, Label) and label.words == "Search"
    assert label.rect.right <= scene.field.rect.left and audit(app) == []

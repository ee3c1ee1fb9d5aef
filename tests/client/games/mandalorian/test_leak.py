"""The Leak with three people at one screen: what is facedown, and the gestures of its questions."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.ending import end
from game.client.games.mandalorian.leak import secrets
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.spot_layout import JAMMER, PEEK
from game.client.games.mandalorian.table.table import table_of
from game.client.games.mandalorian.tools.shots import doubt, leak
from game.client.shell.app.audit import audit
from game.client.tabletop.bars.curtain import CurtainScene
from game.client.tabletop.pages.results import Page
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import RichText
from game.mandalorian import events as e
from tests.client.conftest import Size, open_scene, settle, tap
from tests.client.games.mandalorian.playing import control, open_table

SIZES = [(1280, 720), (1920, 1080)]


def shown(step: str, after: int = 0, size: Size = SIZES[0]) -> tuple[Any, TableScene, Model]:
    """Return a table of The Leak at a question, for the seat that is asked, without a curtain."""
    app, scene = open_table(leak(step, after), size)
    if isinstance(app.stack.top, CurtainScene):
        app.stack.top.lift()
        settle(app)
    model: Any = scene.model
    return app, scene, model


def picture(scene: TableScene, name: tuple[str, str]) -> bytes:
    """Return the pixels of a thing as it is painted on the table."""
    rect = scene.table.view.spots[name]
    made = pygame.Surface(scene.m.size)
    scene.table.things.at(name).paint(made, rect)
    return pygame.image.tobytes(made.subsurface(rect), "RGB")


@pytest.mark.rule("MA-R114")
@pytest.mark.parametrize("size", SIZES)
def test_the_hand_is_facedown_until_the_key_or_the_plate_is_held(size: Size) -> None:
    app, scene, model = shown("act", 12, size)
    cards = [("hand", card) for card in model.hand]
    backs = {picture(scene, each) for each in cards}
    assert model.covered and len(backs) == 1 and audit(app) == []
    assert scene.table.things.at(cards[0]).title == "A card"
    scene.ui.tray = [Page("A page over the hand")]
    scene.relayout(app.metrics)
    bar = [str(getattr(each, "label", "")) for each in scene.form.widgets]
    assert not any(words.startswith("Play ") for words in bar)
    scene.ui.tray = []
    scene.relayout(app.metrics)
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="\b")
    app.frame([press], 0.1)
    assert model.peeking and len({picture(scene, each) for each in cards}) > 1
    app.frame([pygame.event.Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0)], 0.1)
    assert model.covered
    spot = scene.table.view.spots[PEEK].center
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=spot)], 0.1)
    assert model.peeking and model.leak["role"]
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=spot)], 0.1)
    assert model.covered and scene.table.hinting.adviser is None
    for event in model.newest():
        assert (
            not isinstance(event, e.SkillsDrawn)
            or "draws" not in model.tell(event)
            or ("skill card" in model.tell(event))
        )


@pytest.mark.rule("MA-R108", "MA-R114")
def test_a_card_is_picked_up_and_put_on_the_mat_before_the_curtain() -> None:
    """All cards in hand light up alike, and the words name none of them."""
    app, scene, model = shown("jammer", 40)
    lit = [name for name in scene.table.controller.sources() if name[0] == "hand"]
    assert {name[1] for name in lit} == {*model.hand}
    assert {words.label for key, words in model.labels.items()} == {"Put this card into the Jammer"}
    key, seat = model.options[0].key, model.seat
    at = control(scene, key)
    assert at.target is not None and at.target == scene.table.view.spots[JAMMER]
    tap(app, at.source.center)
    tap(app, scene.table.view.spots[JAMMER].center)
    settle(app)
    assert seat in model.leak["jammed"] or model.leak["readings"]
    scene.ui.tray.clear()
    settle(app)
    assert isinstance(app.stack.top, CurtainScene) and app.stack.top.player == (seat + 1) % 3
    assert app.stack.top.form.find("curtain.off") is None  # it would show secrets
    app.change_settings(curtain=False)
    assert scene.handover.curtain


@pytest.mark.rule("MA-R106", "MA-R111", "MA-R114")
@pytest.mark.parametrize("size", SIZES)
def test_role_cards_are_turned_and_votes_have_a_page(size: Size) -> None:
    app, scene, model = shown("role", 0, size)
    words = scene.form.find("encounter.words")
    assert isinstance(words, RichText) and not model.peeking
    assert not any(each in words.markup for each in ("Second Client", "Loyal Crew"))
    assert scene.form.find("results.continue") is not None and audit(app) == []
    tap(app, scene.form.find("results.continue").rect.center)  # type: ignore[union-attr]
    assert scene.form.find("choice.seen") is not None and audit(app) == []
    app, scene, model = shown("vote", 20, size)
    keys = {each.key for each in model.options}
    assert all(scene.form.find(f"choice.{key}") is not None for key in keys) and audit(app) == []


@pytest.mark.rule("MA-R107", "MA-R106")
@pytest.mark.parametrize("size", SIZES)
def test_the_end_shows_every_role_and_card(size: Size) -> None:
    game = leak("over", 0)
    model: Any = table_of(open_scene(table_of, game, size=size)[0], game).model
    app, scene = open_scene(end.make, model, size=size)
    scene.page = "leak"
    scene.relayout(app.metrics)
    assert audit(app) == []
    result = model.result
    winners = [seat for seat, score in enumerate(result.scores) if score]
    head = scene.end.report.headline
    expected = (
        "The crew wins"
        if result.winner is not None
        else (f"{model.player_name(winners[0])} wins" if winners else "No one wins")
    )
    assert head == expected
    assert len([each for each in scene.form.widgets if each.id.startswith("end.role.")]) == 4


@pytest.mark.rule("MA-R110", "MA-R111")
def test_a_reading_and_a_vote_are_read_by_all_before_the_next_turn() -> None:
    """One page each, with what came of it, and nothing of the other."""
    _, _, model = shown("act", 12)
    low = e.JammerRead(round=1, out=0, strengths=(1, 1, 2), total=4)
    found = secrets.pages(model, [
        low, e.MessageOut(total=4), e.MarkersAdded(n=1, track=3),
        e.VotesShown(votes=(1, -1, 1)), e.RoleTurned(seat=1, role="second_client"),
    ])  # fmt: skip
    assert [each.title for each in found] == ["The Jammer, round 1", "The vote"]
    told = [" ".join(line.text for line in each.lines) for each in found]
    assert "**1**, **1** and **2**: **4** in all" in told[0] and "1 marker" in told[0]
    assert "names no one" in told[1] and "is the Second Client" in told[1]
    (held,) = secrets.pages(model, [e.JammerRead(round=2, out=1, strengths=(3, 3, 4), total=10)])
    assert held.lines[-1].text == "The Jammer holds."


# --- The Doubtful Friend --------------------------------------------------------------------------


@pytest.mark.rule("MA-R115", "MA-R116")
@pytest.mark.parametrize("size", SIZES)
def test_a_person_alone_sees_the_own_hand_and_names_a_companion(size: Size) -> None:
    """Nothing is facedown, nobody takes over; the page of a name has companions alone, and the
    role card has a page of its own."""
    app, scene = open_table(doubt("act", 40), size)
    model: Any = scene.model
    assert not model.covered and not model.keeps_secrets and PEEK not in scene.table.view.spots
    assert JAMMER in scene.table.view.spots and not scene.handover.curtain
    assert scene.table.hinting.adviser is not None and audit(app) == []
    app, scene = open_table(doubt("vote", 40), size)
    model = scene.model
    assert {each.verb for each in model.options} == {"name"} and len(model.options) == 2
    assert all(scene.form.find(f"choice.{each.key}") is not None for each in model.options)
    words = scene.form.find("encounter.words")
    assert isinstance(words, RichText) and "role card" in words.markup and audit(app) == []
    (page,) = secrets.pages(model, [
        e.RoleTurned(seat=1, role="loyal_crew"), e.MarkersAdded(n=2, track=3),
    ])  # fmt: skip
    told = " ".join(line.text for line in page.lines)
    assert "one of the Loyal Crew" in told and "2 markers" in told


@pytest.mark.rule("MA-R115")
def test_the_end_shows_the_roles_of_companions() -> None:
    game = doubt("over", 0)
    model: Any = table_of(open_scene(table_of, game, size=SIZES[0])[0], game).model
    app, scene = open_scene(end.make, model, size=SIZES[0])
    scene.page = "leak"
    scene.relayout(app.metrics)
    assert audit(app) == []
    assert len([each for each in scene.form.widgets if each.id.startswith("end.role.")]) == 3

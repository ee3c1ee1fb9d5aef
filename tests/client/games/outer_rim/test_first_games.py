"""Obstacles that newcomers met in their first games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.board.layout import TABS
from game.client.games.outer_rim.encounter.view import VIEW_STEPS
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.areas import areas_of
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.click_guard import Guard
from game.client.tabletop.kit.spots import Spot
from game.client.tabletop.pages.dice import DiceRow
from game.client.tabletop.pages.page import ChoiceButton, whole
from game.client.tabletop.pages.stage import CardFace
from game.client.tabletop.table.scene import TableScene
from game.table.contract import Label
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, choose, click, move, press_key, strike, wait
from tests.client.games.outer_rim.playing import SEATS, a_game, by_key, drag, open_table


def _press(app: App, pos: Size) -> None:
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        app.frame([pygame.event.Event(kind, pos=pos, button=1, **more)], 0.016)


def _strike(app: App, key: int, unicode: str = "") -> None:
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode)], 0.016)


def _wait(app: App, seconds: float) -> None:
    wait(app, round(seconds / 0.02), 0.02)


@pytest.fixture
def table(tmp_path: Path) -> tuple[App, TableScene]:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    _wait(app, 1.0)
    return app, scene


def _stay(scene: TableScene) -> Size:
    """Return the position of the first answer's button in the bar."""
    return by_key(scene)["credits"].source.center


def test_the_second_half_of_a_double_click_answers_nothing(table: tuple[App, TableScene]) -> None:
    """120 ms apart: the first click takes credits, the second meets the next question."""
    app, scene = table
    spot, seq = _stay(scene), scene.seq
    _press(app, spot)
    asked = scene.seq
    assert asked != seq
    _wait(app, 0.1)
    _press(app, spot)
    assert scene.seq == asked


def test_a_click_counts_when_the_pointer_has_moved(table: tuple[App, TableScene]) -> None:
    app, scene = table
    _press(app, _stay(scene))
    asked = scene.seq
    button = scene.form.find("action.end")
    _press(app, button.rect.center)
    assert scene.seq != asked or app.stack.top is not scene


@pytest.mark.parametrize("unicode", ["1", "\r"])
def test_a_press_counts_again_after_a_moment(unicode: str) -> None:
    """Click and key are ignored for 0.4 s after the question has changed, and no longer."""
    guard = Guard()
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    key = pygame.event.Event(pygame.KEYDOWN, key=ord(unicode), mod=0, unicode=unicode)
    guard.see("first")
    guard.update(1.0)
    assert not guard.holds_back(click) and not guard.holds_back(key)
    guard.see("second")
    guard.hold(0.45)  # a screen that opened automatically takes no press at first
    for dt, *held in ((0.3, True, True), (0.13, True, True), (0.1, False, False)):
        guard.update(dt)
        assert [guard.holds_back(click), guard.holds_back(key)] == held
    guard.hold_key(0.5)  # what the key was for is over
    assert not guard.holds_back(click) and guard.holds_back(key)
    guard.update(0.6)
    assert not guard.holds_back(key)


def test_a_key_struck_twice_answers_once(table: tuple[App, TableScene]) -> None:
    app, scene = table
    button = scene.form.find("action.credits")
    assert button is not None and button.hotkey.isdigit()
    code = pygame.K_0 + int(button.hotkey)
    _strike(app, code, button.hotkey)
    asked = scene.seq
    again = [each for each in scene.form.widgets if each.hotkey == button.hotkey]
    _strike(app, code, button.hotkey)
    assert scene.seq == asked
    _wait(app, 0.5)
    _strike(app, code, button.hotkey)
    assert not again or scene.seq != asked


def test_taking_back_can_be_done_as_fast_as_one_likes(table: tuple[App, TableScene]) -> None:
    app, scene = table
    scene.do.choose("credits")
    scene.do.choose("end")
    _wait(app, 1.0)
    while scene.ui.tray:
        scene.do.next_page()
    undo = scene.form.find("table.undo")
    start = scene.seq
    assert start is not None
    _press(app, undo.rect.center)
    _press(app, undo.rect.center)
    assert scene.seq == start - 2


def _planning(home: Path, size: Size = (1280, 720)) -> tuple[App, TableScene]:
    """Return a table with a patrol and a friend's ship on a navpoint in reach."""
    friend = {"kind": "human", "character": "lando_calrissian", "ship": "g9_rigger"}
    position = {
        "players": [
            {"space": "naboo", "reputation": {"rebel": "positive", "hutt": "positive"}},
            {"space": "nav_15"},
        ],
        "patrols": {"rebel": {"space": "nav_18", "level": 1}},
        "step": "planning",
    }
    return open_table(a_game(3, position=position, seats=[SEATS[0], friend]), size, home)


def _on(scene: TableScene, kind: str) -> tuple[str, Size]:
    """Return the answer that flies to a place in reach with a thing of that kind, and its
    center."""
    moves = {o.target: o.key for o in scene.model.options if o.verb == "move"}
    for name, rect in scene.view.spots.items():
        space = scene.controller._space(name)
        if name[0] == kind and space in moves and space != scene.model.me["space"]:
            return moves[space], rect.center
    raise LookupError(kind)


@pytest.mark.parametrize("way", ["click", "two clicks", "drag"])
@pytest.mark.parametrize("kind", ["patrol", "ship", "place"])
def test_what_lies_on_a_lit_place_counts_as_the_place(tmp_path: Path, kind: str, way: str) -> None:
    app, scene = _planning(tmp_path)
    key, spot = _on(scene, kind)
    assert isinstance(scene.form.at(spot), Spot) and scene.form.at(spot).name[0] == kind
    own = scene.view.spots["ship", str(scene.model.seat)].center
    if way == "drag":
        drag(app, own, spot)
    else:
        if way == "two clicks":
            click(app, own)
        click(app, spot)
    given = [turn.answer.key for turn in scene.model.session.history]
    assert key in given


def _encounter(home: Path) -> tuple[App, TableScene]:
    position = {"players": [{"space": "naboo"}, {"space": "nav_2"}], "step": "encounter"}
    return open_table(a_game(3, position=position), (1920, 1080), home)


def test_contacts_that_can_be_met_are_lit_and_have_buttons(tmp_path: Path) -> None:
    app, scene = _encounter(tmp_path)
    meetings = [each for each in scene.model.options if each.verb == "meet"]
    assert meetings
    for each in meetings:
        assert scene.form.find(f"action.{each.key}") is not None
        rect = areas_of(scene.table).map.spots()["place", each.source]
        drawn = pygame.Surface(app.metrics.size)
        scene.draw(drawn)
        radius = max(rect.size) // 2
        ring = [drawn.get_at((rect.centerx + radius + off, rect.centery))[:3] for off in range(4)]
        assert theme.AMBER[:3] in ring


def test_a_digit_gives_the_same_answer_on_every_tab(tmp_path: Path) -> None:
    """With large text regions take turns; the digit of an answer stays the same."""
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    app.change_settings(ui_scale=1.5)
    assert scene.view.areas.hidden
    found: dict[str, set[str]] = {}
    for tab in TABS:
        scene.views.show_tab(tab)
        for page in range(5):
            scene.ui.page = page
            scene.relayout(app.metrics)
            for each in scene.form.widgets:
                if each.id.startswith("action.") and each.hotkey.isdigit() and each.hotkey != "0":
                    found.setdefault(each.hotkey, set()).add(each.id)
    assert found and all(len(ids) == 1 for ids in found.values()), found
    scene.ui.page = 0
    scene.views.show_tab("market")
    first = next(each for each in scene.form.widgets if each.id.startswith("action."))
    assert first.id in ("action.recover", "action.credits")


def _unasked() -> tuple[Session[Any], str]:
    """Return a game before an encounter whose card asks nothing, and that card."""
    for card in the_game().base.content.encounter_cards.values():
        if card.deck != "kessel_maelstrom":
            continue
        position = {
            "players": [{"space": "kessel", "credits": 9000}],
            "decks": {card.deck: [card.id]},
            "step": "encounter",
        }
        session, probe = (a_game(3, position=position) for _ in range(2))
        probe.choose(next(o.key for o in probe.decision().options if o.verb == "draw"))
        asked = probe.decision()
        if asked is not None and asked.step not in VIEW_STEPS:
            return session, card.id
    raise LookupError("every card of the deck asks something")


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_a_card_without_a_choice_is_shown_until_put_away(tmp_path: Path, size: Size) -> None:
    session, card = _unasked()
    app, scene = open_table(session, size, tmp_path)
    choose(scene, next(each.key for each in scene.model.options if each.verb == "draw"))
    face = scene.form.find("encounter.card")
    assert isinstance(face, CardFace) and face.card == card
    assert scene.form.find("encounter.words") and not scene.controls()
    assert audit(app) == []
    scene.views.toggle_peek()
    assert scene.controls(), "the table can be seen meanwhile"
    scene.views.toggle_peek()
    strike(app, pygame.K_SPACE)
    face = scene.form.find("encounter.card")
    assert not isinstance(face, CardFace) or face.card != card


def _smuggler() -> Session[Any]:
    """Return a delivery that goes wrong: a die, a card, a fight, and then the pay."""
    cargo = "databank_91_antique_blasters"
    position = {
        "players": [{"space": "mon_calamari", "cards": [cargo], "credits": 100}],
        "dice": ["blank", "hit", "hit", "hit", "blank", "blank"],
        "step": "action",
    }
    return a_game(3, position=position)


def _seen(scene: TableScene) -> pygame.Surface:
    """Return the table as drawn."""
    drawn = pygame.Surface(scene.m.size)
    scene.draw(drawn)
    return drawn


def _pixels(drawn: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(drawn.subsurface(part), "RGB")


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_nothing_is_told_before_the_dice_lie(tmp_path: Path, size: Size) -> None:
    app, scene = open_table(_smuggler(), size, tmp_path, "normal")
    before = _seen(scene)
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "deliver"))
    parts = [scene.view.areas.top, scene.view.areas.actions]
    if size[0] > 1280:
        parts += [scene.view.areas.strip, scene.view.areas.log, scene.view.areas.inspector]
    for _ in range(3):
        app.frame([], 0.1)
        drawn = _seen(scene)
        assert [_pixels(drawn, part) for part in parts] == [_pixels(before, p) for p in parts]
    assert scene.form.find("results.title") is None and scene.form.find("results.continue") is None
    press_key(app, pygame.K_SPACE)
    assert scene.form.find("results.continue") is not None
    assert _pixels(_seen(scene), parts[0]) != _pixels(before, parts[0])


def test_with_movement_off_all_is_told_at_once(tmp_path: Path) -> None:
    app, scene = open_table(_smuggler(), (1920, 1080), tmp_path, "off")
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "deliver"))
    assert scene.ui.past is None and scene.form.find("results.continue") is not None


def test_the_die_of_a_delivery_and_the_card_it_brought_are_shown(tmp_path: Path) -> None:
    app, scene = open_table(_smuggler(), (1920, 1080), tmp_path)
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "deliver"))
    face = scene.form.find("encounter.card")
    assert isinstance(face, CardFace) and face.card == "databank_3_local_security"
    rows = [each for each in scene.form.widgets if isinstance(each, DiceRow)]
    assert [each.roll.purpose for each in rows] == ["delivery", "ground", "ground"]


def test_a_click_while_dice_roll_only_lays_them_down(tmp_path: Path) -> None:
    """Continue appears under the pointer in that moment, and is not pressed."""
    app, scene = open_table(_smuggler(), (1920, 1080), tmp_path, "normal")
    deliver = next(each.key for each in scene.model.options if each.verb == "deliver")
    scene.do.choose(deliver)
    app.frame([], 0.1)
    probe = open_table(_smuggler(), (1920, 1080), tmp_path)[1]
    probe.do.choose(deliver)
    click(app, probe.form.find("results.continue").rect.center)
    assert scene.ui.past is None and scene.ui.tray


def test_esc_puts_the_large_log_away_before_it_opens_the_menu(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    scene.views.enlarge_log()
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and not scene.ui.log_large


def test_a_contact_that_lies_face_up_tells_what_it_does(tmp_path: Path) -> None:
    position = {"players": [{"space": "mon_calamari", "credits": 9000}], "step": "encounter"}
    position |= {"contacts": {"mon_calamari": ["4_lom"]}, "faceup": ["4_lom"]}
    app, scene = open_table(a_game(3, position=position), (1920, 1080), tmp_path)
    move(app, scene.form.find("action.meet:mon_calamari.1").rect.center)
    assert scene.table.inspector.pointed_thing() == ("place", "mon_calamari.1")
    model = scene.model
    words = [words for _, words in facts.of_contact(model, "mon_calamari.1")]
    assert any("hire 4-LOM" in each for each in words)
    assert any(each.startswith("As crew") for each in words)
    other = [words for _, words in facts.of_contact(model, "mon_calamari.2")]
    assert not any("As crew" in each for each in other)


def test_a_thing_on_the_map_shows_beside_a_pin_without_covering_the_map(tmp_path: Path) -> None:
    scene = open_table(a_game(3), (1920, 1080), tmp_path)[1]
    card = next(name for name in scene.view.spots if name[0] == "market")
    scene.views.pin(card)
    scene.table.reading.over = ("space", "naboo")
    assert scene.table.reading.docked == ("space", "naboo") and scene.table.reading.beside is None
    scene.table.reading.over = None
    assert scene.table.reading.docked == card


def test_a_card_pointed_at_lies_beside_the_one_kept_in_view(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    first, *others = [name for name in scene.view.spots if name[0] == "market"]
    scene.views.pin(first)
    for other in others:
        move(app, scene.view.spots[other].center)
        app.frame([], 1.0)
        slid = scene.table.inspector.slid
        assert (slid.front, slid.second) == (first, other)
        assert not slid.at.colliderect(slid.second_at)


def test_the_help_key_over_a_contact_tells_of_its_class(tmp_path: Path) -> None:
    app, scene = _encounter(tmp_path)
    place = next(name for name in scene.view.spots if name[0] == "place")
    move(app, scene.view.spots[place].center)
    scene.table.reading.parked = None
    press_key(app, pygame.K_F1)
    assert app.stack.top is not None and app.stack.top.name == "rules"


def test_no_button_of_the_view_is_short_of_words() -> None:
    said = "Suffer 1 character damage and 1 ship damage"
    cut = Label("Suffer 1 character damage and 1 ship…", f"{said}. A hint")
    assert whole(cut) == Label(said, "A hint")
    assert whole(Label("Pay", "Pay and go")) == Label("Pay", "Pay and go")


def _panels(scene: TableScene) -> str:
    """Return all that is said of the second player: on the panel where regions take turns, and in
    the tooltip of the chip."""
    with fonts.collect_text() as drawn:
        surface = pygame.Surface(scene.m.size)
        opponents.draw(surface, scene.model, scene.m, scene.view.areas.opponents)
    return " ".join([*(each.text for each in drawn), opponents.tip(scene.model, 1)])


def _standing(home: Path, size: Size, **second: Any) -> TableScene:
    """Return a table on which the first player has 3 fame."""
    players = [{"space": "naboo", "fame": 3}, {"space": "nav_2", **second}]
    return open_table(a_game(3, position={"players": players}), size, home)[1]


@pytest.mark.parametrize(("fame", "leads"), [(2, False), (3, False), (4, True)])
def test_nobody_leads_at_a_tie(tmp_path: Path, fame: int, leads: bool) -> None:
    scene = _standing(tmp_path, (1920, 1080), fame=fame)
    assert ("Leads" in _panels(scene)) == leads


def test_more_damage_than_there_is_hull_leaves_0(tmp_path: Path) -> None:
    """Damage may exceed what is left of a ship or a character."""
    damage = {"character": 12, "ship": 12}
    scene = _standing(tmp_path, (1920, 1080), damage=damage)
    values = scene.model.view["players"][1]["values"]
    said = _panels(scene)
    assert f"Health 0 of {values['health']}, hull 0 of {values['hull']}" in said
    scene.relayout(Metrics((1920, 1080), 2.0))
    assert f"0 of {values['hull']}" in _panels(scene).partition("Health")[0]


def _first_question(home: Path, size: Size) -> tuple[App, TableScene]:
    session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, 3)
    return open_table(session, size, home, asks=True)


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_first_question_of_a_game_explains_itself(tmp_path: Path, size: Size) -> None:
    app, scene = _first_question(tmp_path, size)
    assert scene.model.decision is not None and scene.model.decision.step == "setup.faction"
    words = scene.form.find("encounter.words")
    for part in (
        "Lando Calrissian starts",
        "does not decide this",
        "**positive**",
        "let a ship pass",
    ):
        assert part in words.markup
    icons = [each.icon for each in scene.form.every() if isinstance(each, ChoiceButton)]
    assert icons[:4] == ["hutt", "imperial", "rebel", "syndicate"]
    assert audit(app) == []
    press_key(app, pygame.K_0, unicode="0")
    again = _first_question(tmp_path, size)[1]
    again.form.find("encounter.any").activate()
    answers = [each.model.session.history[0].answer.key for each in (scene, again)]
    assert answers[0] == answers[1] and answers[0].startswith("faction:")

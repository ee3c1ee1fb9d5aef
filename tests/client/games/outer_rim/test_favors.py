"""Favors and ambitions at the table: every answer has a control, chances beside the answers, debt
tokens, sheets, requests refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.ambitions import facts as ambition_facts
from game.client.games.outer_rim.ambitions import sheets
from game.client.games.outer_rim.board import goals, opponents, pieces
from game.client.games.outer_rim.board.layout import regions
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.ending.end import make as make_end
from game.client.games.outer_rim.favors import facts, slip
from game.client.games.outer_rim.favors.deal import OPENING
from game.client.games.outer_rim.favors.tray import FavorTray
from game.client.games.outer_rim.lessons.pictures import _at
from game.client.games.outer_rim.play import model as models
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table.areas import Opened
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Control
from game.client.shell.window.settings import Settings
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button, Choice, Label
from game.outer_rim.favors import odds as help_of
from game.table.decisions import option
from game.table.grammar import percent
from game.table.session import Session
from tests.breadth import first_rows, turns
from tests.client.conftest import Size, choose, on_top, press_key, settle, show, strike
from tests.client.games.outer_rim.playing import COMPANY, a_company, a_game, by_key, open_table, use
from tests.client.games.outer_rim.test_gestures import WAYS, tab_to

SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)]
FIGHT, TEST = "choose:a", "choose:b"


def a_table(**more: Any) -> Session[Any]:
    """Return three people with favors; the first decides, and holds all debt tokens."""
    cast = (("han_solo", "Vela"), ("boba_fett", "Orin"), ("jyn_erso", "Sel"))
    seats = [
        {"kind": "human", "character": id, "ship": "g_1a_starfighter", "name": name}
        for id, name in cast
    ]
    players: list[dict[str, Any]] = [
        {"space": "nav_5", "credits": 9000, "debts": [0, 1, 2]},
        {"space": "kessel", "debts": []},
        {"space": "lothal", "debts": []},
    ]
    position = {"players": players, "step": "planning", **more}
    setup = {"game": "outer_rim", "expansions": ["unfinished_business"], "favors": True,
             "seats": seats, "first_player": 0, "position": position}  # fmt: skip
    return Session(the_game(), setup, 3)


def raider() -> Session[Any]:
    """Return a question with a ship combat and a test of Piloting for Boba Fett, who lacks it."""
    session = a_table(step="encounter", turn=1, decks={"navpoint": ["enc_navpoint_a"]},
                      players=[{"space": "kessel"}, {"space": "nav_5"}, {"space": "lothal"}]
                      )  # fmt: skip
    decision = session.decision()
    session.choose(next(each.key for each in decision.options if each.verb == "draw"))
    return session


def shown(session: Session[Any], size: Size, scale: float, home: Path,
          **more: Any) -> tuple[App, TableScene]:  # fmt: skip
    app, scene = open_table(session, size, home, curtain=False, **more)
    app.change_settings(ui_scale=scale)
    decision = session.decision()
    scene.model.look_from(decision.seat)
    scene.ui.toast = ""  # who is next
    scene.views.renew()
    settle(app)
    return app, scene


@pytest.mark.parametrize(("size", "scale"), first_rows(1, SIZES))
def test_a_page_says_what_a_favor_would_bring(tmp_path: Path, size: Size, scale: float) -> None:
    app, scene = shown(raider(), size, scale, tmp_path)
    helps = facts.helps(scene.model)
    assert set(helps) == {FIGHT, TEST}
    for key, help in helps.items():
        choice = scene.form.find(f"choice.{key}")
        assert f"({percent(help.more.free)} with a favor)" in choice.detail
    button = scene.form.find("table.favor")
    assert isinstance(button, Button) and button.label == "Ask for a favor"
    assert audit(app) == []
    button.activate()
    settle(app)
    tray = on_top(app, FavorTray)
    assert tray.form.focus is not None
    assert tray.form.focus.id == "choice.favor:advice"  # the one that helps most
    words = {each.kind: each.words for each in facts.tiles(scene.model)}
    test = helps[TEST]
    gain = f"{percent(test.bare.free)} {{icon:right}} {percent(test.more.free)}"
    assert words["advice"].startswith(f"Piloting: {gain} (")
    assert words["combat_strategy"].startswith("1 extra die: ")


def test_help_that_takes_long_comes_a_moment_later(monkeypatch: pytest.MonkeyPatch) -> None:
    session = raider()
    model = Model(session)
    model.look_from(1)
    known = facts.helps(model)
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(models, "FAVOR_PATIENCE", 0.0)
    model = Model(session)
    model.look_from(1)
    if not (found := facts.helps(model)):
        assert facts.button_words(model) == ("Favor", "")
        assert model.aid.wait(20.0)
        assert model.odds_came()
        found = facts.helps(model)
    assert found == known and set(found) == {FIGHT, TEST}
    assert not model.aid.came(), "nothing is new twice"
    model.refresh()
    assert model.aid.wait(20.0)


def test_one_thing_to_gain_is_on_the_button(tmp_path: Path) -> None:
    session = raider()
    session.state.players[0].favors = type(session.state.players[0].favors)(closed=True)
    session.game.forget()
    app, scene = shown(session, (1280, 720), 1.0, tmp_path)
    helps = facts.helps(scene.model)
    button = scene.form.find("table.favor")
    figures = {percent(each.more.free) for each in helps.values()}
    assert set(helps) == {FIGHT}, "nobody else has Piloting"
    assert button.label == f"With a favor: {figures.pop()}"


def test_a_request_keeps_the_figure_and_names_the_skill_once(tmp_path: Path) -> None:
    app, scene = shown(raider(), (1280, 720), 1.0, tmp_path)
    help = facts.helps(scene.model)[TEST]
    choose(scene, "favor:advice")
    if scene.model.find("wish:piloting"):
        choose(scene, "wish:piloting")
    words = facts.effect_of(scene.model, "advice", "piloting")
    odds = f"{percent(help.bare.free)} {{icon:right}} {percent(help.more.free)}"
    assert words.startswith(f"{odds} (")
    assert "Piloting" not in words


@pytest.mark.parametrize("way", ["press", "drag", "keys"])
@pytest.mark.parametrize(("size", "scale"), first_rows(1, SIZES))
def test_a_debt_token_is_called_in(tmp_path: Path, size: Size, scale: float, way: str) -> None:
    session = a_table()
    app, scene = shown(session, size, scale, tmp_path)
    token = scene.form.find("strip.debt.1")
    assert token is not None and token.usable
    assert scene.form.find("strip.debt.0") is not None
    assert not scene.form.find("strip.debt.0").usable  # the own token
    if way == "press":
        use(app, Control("strip.debt.1", token.rect))
    elif way == "drag":
        owner = scene.view.spots.get(("seat", "1")) or scene.view.spots["ship", "1"]
        other = scene.view.spots.get(("seat", "2")) or scene.view.spots["ship", "2"]
        use(app, Control("strip.debt.1", token.rect, other))
        settle(app)
        assert app.stack.top is scene  # somebody else owes nothing for it
        use(app, Control("strip.debt.1", token.rect, owner))
    else:
        tab_to(app, lambda each: each.id == "strip.debt.1")
        press_key(app, pygame.K_RETURN)
    settle(app)
    tray = on_top(app, FavorTray)
    assert tray.owner == 1
    assert audit(app) == []
    strike(app, pygame.K_4, unicode="4")
    view = scene.model.view["favor"]
    assert (view["kind"], view["to"], view["tokens"]) == ("shortcut", 1, [1])
    strike(app, pygame.K_e, unicode="e")
    assert session.state.players[0].favors.shortcut
    assert [each.debts for each in session.state.players] == [(0, 2), (1,), ()]
    token = scene.form.find("strip.debt.2")
    assert token is not None and not token.usable and "already had a favor" in token.reason


def test_what_the_debtor_cannot_do_is_dim(tmp_path: Path) -> None:
    app, scene = shown(a_table(), (1280, 720), 1.0, tmp_path)
    Opened(scene.table).open_tray("", 1)
    settle(app)
    tray = on_top(app, FavorTray)
    skills = facts.wishes_granted_by(scene.model, "advice", 1)
    assert skills and set(skills) < set(facts.wishes_granted_by(scene.model, "advice"))
    tray.choose("favor:advice")
    settle(app)
    for wish in facts.wishes_granted_by(scene.model, "advice"):
        able = scene.form.find(f"choice.wish:{wish}")
        assert (able is not None) == (wish in skills), wish
    choose(scene, f"wish:{skills[0]}")
    assert (scene.model.view["favor"]["to"], scene.model.view["favor"]["tokens"]) == (1, [1])
    assert scene.model.calling == -1


def test_taking_it_back_takes_back_the_token(tmp_path: Path) -> None:
    session = a_table()
    app, scene = shown(session, (1280, 720), 1.0, tmp_path)
    scene.model.call_in(1)
    choose(scene, "favor:shortcut")
    assert scene.model.view["favor"]["tokens"] == [1]
    scene.do.undo()
    settle(app)
    assert not session.history and scene.model.calling == -1


@pytest.mark.parametrize(("size", "scale"), first_rows(1, SIZES))
def test_all_that_can_pay_has_room(tmp_path: Path, size: Size, scale: float) -> None:
    cards = ["spice", "vibroknife", "armored_vest"]
    players = [{"space": "naboo", "credits": 9000, "debts": [0, 1, 2], "cards": cards},
               {"space": "naboo", "debts": []}, {"space": "lothal", "debts": []}]  # fmt: skip
    app, scene = shown(a_table(players=players), size, scale, tmp_path)
    scene.do.choose("favor:shortcut")
    choose(scene, "whom:seat_1")
    assert [each.verb for each in scene.model.options].count("give") == len(cards)
    assert audit(app) == []


@pytest.mark.parametrize("how", ["turn", "never"])
def test_requests_are_refused_for_a_player(tmp_path: Path, how: str) -> None:
    session = a_table()
    app, scene = shown(session, (1280, 720), 1.0, tmp_path)
    scene.model.deaf.say(1, how)
    scene.do.choose("favor:shortcut")
    scene.do.choose("whom:seat_1")
    choose(scene, "propose")
    decision = session.decision()
    assert decision is not None and decision.step == "planning" and decision.seat == 0
    assert session.state.players[1].favors.closed
    assert scene.model.deaf.of(1) == how and scene.model.deaf.of(2) == "ask"
    session.state.turn = 1
    assert scene.model.deaf.of(1) == ("ask" if how == "turn" else "never")


def test_the_setting_refuses_for_everybody_at_this_screen(tmp_path: Path) -> None:
    session = a_table()
    app, scene = shown(session, (1280, 720), 1.0, tmp_path)
    app.change_settings(refuse_requests=True)
    scene.do.choose("favor:shortcut")
    choose(scene, "propose")
    assert session.decision().step == "planning"
    assert [each.favors.closed for each in session.state.players] == [False, True, True]


def test_the_tray_has_the_choice_for_the_player_who_decides(tmp_path: Path) -> None:
    app, scene = shown(a_table(), (1280, 720), 1.0, tmp_path)
    Opened(scene.table).open_tray()
    settle(app)
    tray = on_top(app, FavorTray)
    choice = tray.form.find("favors.to_me")
    assert isinstance(choice, Choice) and choice.value == "ask"
    choice.on_change("never")
    assert scene.model.deaf is not None and scene.model.deaf.of(0) == "never"
    assert not app.settings.refuse_requests  # others sit here as well


@pytest.mark.parametrize(("size", "scale"), first_rows(1, [*SIZES, ((1280, 720), 1.5)]))
def test_the_tray_leaves_the_words_of_the_coach_in_view(
    tmp_path: Path, size: Size, scale: float
) -> None:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=tmp_path)
    app.open()
    scene = _at(app, "favors", 3)
    assert isinstance(scene, TableScene)
    show(app, scene)
    strike(app, pygame.K_f, unicode="f")
    tray = on_top(app, FavorTray)
    box = tray.form.find("favors.box")
    assert box is not None and not box.rect.colliderect(scene.showing.guest_at())
    assert audit(app) == []


def test_a_request_before_the_dice_keeps_their_figures(tmp_path: Path) -> None:
    """The tray begins with the favor that helps, the request shows what it brings, and afterward
    the dice fall without another question."""
    session = raider()
    session.choose(FIGHT)
    app, scene = shown(session, (1280, 720), 1.0, tmp_path)
    assert scene.model.step == facts.MOMENT and "Your last chance" in slip.words(scene.model)
    button = scene.form.find("table.favor")
    button.activate()
    settle(app)
    tray = on_top(app, FavorTray)
    assert tray.form.focus is not None
    assert tray.form.focus.id == "choice.favor:combat_strategy"
    gain = facts.with_favor(scene.model, "combat_strategy")
    tray.choose("favor:combat_strategy")
    settle(app)
    assert gain and facts.effect_of(scene.model, "combat_strategy", "").endswith(gain)
    for key in ("propose", "accept", "decline"):
        choose(scene, key)
    assert scene.model.step != facts.MOMENT and scene.ui.tray[0].duel is not None


def test_advice_before_a_test_is_in_its_skill_and_told_in_a_line(tmp_path: Path) -> None:
    """Nobody need name the skill; the page has one line for the favor and its price."""
    session = raider()
    session.choose(TEST)
    _, scene = shown(session, (1280, 720), 1.0, tmp_path)
    assert scene.model.step == facts.MOMENT
    for key in ("favor:advice", "more:1000", "propose", "accept", "decline"):
        choose(scene, key)
    assert "wish:piloting" in [each.answer.key for each in session.history]
    told = [each.text for each in scene.ui.tray[0].lines]
    assert [each for each in told if "favor" in each] == [
        "Vela does Orin a favor: Advice in Piloting, for 1,000 credits."
    ]


def test_a_request_begins_with_the_price_of_the_last_one(tmp_path: Path) -> None:
    """Of the last favor of that kind that was granted; one that was asked for in vain has none."""
    session, kind = a_table(), "favor:combat_strategy"
    model = shown(session, (1280, 720), 1.0, tmp_path)[1].model
    for key in (kind, "more:5000", "propose", "decline", "decline"):
        model.answer(key)
    for key in (kind, "more:1000", "more:1000", "propose", "accept", "decline"):
        model.answer(key)
        assert key != kind or session.state.stack[-1].credits == 0, "nobody took 5,000 credits"
    while (decision := session.decision()).seat or not decision.find(kind):
        keys = [each.key for each in decision.options if each.verb not in ("favor", "deal")]
        session.choose("end" if "end" in keys else keys[-1])
    session.state.players[0].credits = 9000
    model.refresh()
    model.answer(kind)
    assert session.state.stack[-1].credits == 2000
    model.answer("less:1000")
    assert session.state.stack[-1].credits == 1000, "what the player has named stays"


def test_a_request_says_who_asks_if_somebody_else_looks(tmp_path: Path) -> None:
    session = raider()
    session.choose(FIGHT)
    app, scene = shown(session, (1280, 720), 1.0, tmp_path)
    assert facts.asks(scene.model) == "Ask for"
    scene.model.look_from(0)
    Opened(scene.table).open_tray()
    settle(app)
    tray = on_top(app, FavorTray)
    title = tray.form.find("favors.title")
    assert isinstance(title, Label) and title.words == "Orin asks for a favor"
    tray.choose("favor:combat_strategy")
    settle(app)
    title = scene.form.find("request.title")
    assert isinstance(title, Label) and title.words == "Orin asks for Combat Strategy"


@pytest.mark.long
def test_a_page_about_the_deeds_of_others_shows_their_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The job that somebody asks for, and the crew that somebody hunts."""
    monkeypatch.setattr(help_of, "each_help", lambda p, verbs: iter(()))  # half a minute, unseen
    job = "disable_comms_network_job"
    both: list[dict[str, Any]] = [{"space": "naboo", "cards": [job]}, {"space": "naboo"}]
    session = a_table(step="encounter", players=[*both, {"space": "lothal"}])
    session.choose(f"job:{job}@seat_1")
    _, scene = shown(session, (1280, 720), 1.0, tmp_path)
    assert view.subject(scene.model, scene.table.pages.episode()) == job
    pygame.display.quit()
    crew = {"space": "naboo", "cards": ["databank_12_greedo"]}
    hunter = {"space": "naboo", "cards": ["greedo_bounty"]}
    session = a_table(step="encounter", players=[hunter, crew, {"space": "lothal"}])
    session.choose("hunt:greedo_bounty@databank_12_greedo")
    _, scene = shown(session, (1280, 720), 1.0, tmp_path)
    assert scene.model.step == "protect"
    assert view.subject(scene.model, scene.table.pages.episode()) == "databank_12_greedo"


def test_a_bounty_on_a_player_names_the_player(tmp_path: Path) -> None:
    bounty = "lando_calrissian_bounty"
    seats = [{"kind": "human", "character": "han_solo", "ship": "g_1a_starfighter"},
             {"kind": "human", "character": "lando_calrissian", "ship": "g9_rigger",
              "name": "Orin"}]  # fmt: skip
    position = {"players": [{"space": "naboo", "cards": [bounty]}, {"space": "kessel"}],
                "step": "planning"}  # fmt: skip
    setup = {"game": "outer_rim", "expansions": ["unfinished_business"], "seats": seats,
             "first_player": 0, "position": position}  # fmt: skip
    session = Session(the_game(), setup, 3)
    session.choose("faction:rebel")
    _, scene = shown(session, (1280, 720), 1.0, tmp_path)
    slot = next(each for each in scene.model.slots(0) if each.card == bounty)
    assert pieces._goal(scene.model, slot) == "Orin"


USUAL = [((1280, 720), 1.0), ((1920, 1080), 1.0)]
LARGE = [((2560, 1440), 1.0), ((1280, 720), 1.5), ((1280, 720), 2.0), ((1920, 1080), 2.0)]
SHOWN = 20
RARE = {"deal": 0.2, "trade": 0.2, "pass": 0.6, "quiet": 0.2, "close": 0.2}
"""verbs chosen less often, so that favors come to an end in all ways"""


def _pick(stream: random.Random, session: Session[object]) -> str:
    decision = session.decision()
    verbs = sorted({each.verb for each in decision.options})
    verb = stream.choices(verbs, [RARE.get(each, 1) for each in verbs])[0]
    return stream.choice([each.key for each in decision.options if each.verb == verb])


def _open(tmp_path: Path, seed: int, size: Size, scale: float) -> tuple[App, TableScene]:
    session = a_company(seed, ambitions=True, fame_goal=8)
    app, scene = open_table(session, size, tmp_path, asks=True, curtain=False)
    app.change_settings(ui_scale=scale)
    settle(app)
    return app, scene


def _read(app: App, scene: TableScene) -> None:
    """Close all pages of results, and let the table pass to whom it asks."""
    settle(app)
    while scene.ui.large_page is not None or scene.ui.tray:
        scene.do.next_page()
        settle(app)
    settle(app)


def _by_mouse(app: App, scene: TableScene, key: str) -> None:
    found = by_key(scene)
    decision = scene.model.decision
    due = [each.key for each in decision.options if each.verb not in OPENING or each.key in found]
    assert list(found) == due
    if key not in found:  # the panel with its button is under a page
        press_key(app, pygame.K_m, unicode="m")
        found = by_key(scene)
    if key not in found:  # the panels are on another tab
        WAYS[2](app, scene, key)
        return
    use(app, found[key])
    tray = app.stack.top
    if isinstance(tray, FavorTray):
        use(app, by_key(tray)[key])


def _by_keys(app: App, scene: TableScene, key: str, turn: int) -> None:
    way = WAYS[2 if key.startswith(OPENING) else turn % len(WAYS)]
    if key.startswith("favor:") and way is not WAYS[2]:
        press_key(app, pygame.K_f, unicode="f")
        tab_to(app, lambda each: each.id == f"choice.{key}")
        press_key(app, pygame.K_RETURN)
    else:
        way(app, scene, key)


@pytest.mark.long
@pytest.mark.parametrize(("by_mouse", "size", "scale"), turns([True, False], [*USUAL, *LARGE]))
def test_every_answer_of_a_game_with_favors_has_a_control(
    tmp_path: Path, size: Size, scale: float, by_mouse: bool
) -> None:
    stream, asked, seed, seen = random.Random(5), 0, 2, set[str]()
    while asked < SHOWN or not {facts.ASK, facts.ANSWER} <= seen:
        app, scene = _open(tmp_path, seed, size, scale)
        session = scene.model.session
        for _ in range(60):
            _read(app, scene)
            decision = session.decision()
            if decision is None:
                break
            key = _pick(stream, session)
            if by_mouse:
                _by_mouse(app, scene, key)
            else:
                _by_keys(app, scene, key, asked)
            settle(app)
            if isinstance(app.stack.top, ConfirmScene):
                tab_to(app, lambda each: each.id == "confirm.yes")
                strike(app, pygame.K_RETURN)
            told = f"{key} in {decision.step} of game {seed}, after {asked}"
            assert len(session.history) > decision.seq, told
            assert session.history[decision.seq].answer.key == key, told
            if decision.step in facts.SLIPS or decision.step == facts.ASK:
                seen.add(decision.step)
            asked += 1
        seed += 1
        pygame.display.quit()


def _up_to(session: Session[object], step: str, seed: int = 0) -> None:
    """Play at random until a step asks one of the people."""
    stream = random.Random(seed)
    while (decision := session.decision()) is not None and (
        decision.step != step or decision.seat == 2
    ):
        session.choose(_pick(stream, session))


@pytest.mark.parametrize("step", [facts.ASK, *sorted(facts.SLIPS)])
@pytest.mark.parametrize(("size", "scale"), first_rows(1, [USUAL[0], LARGE[2]]))
def test_nothing_overlaps_or_is_cut(tmp_path: Path, step: str, size: Size, scale: float) -> None:
    session = a_company(3)
    _up_to(session, step)
    app, scene = open_table(session, size, tmp_path, curtain=False)
    app.change_settings(ui_scale=scale)
    settle(app)
    assert scene.model.waiting_for is None
    assert audit(app) == []
    Opened(scene.table).open_tray()
    settle(app)
    assert audit(app) == []


def test_the_base_game_has_no_button(tmp_path: Path) -> None:
    _, scene = open_table(a_game(1), (1920, 1080), tmp_path)
    assert scene.form.find("table.favor") is None
    assert not scene.view.favor_at.width


def test_a_refusal_stands_on_the_tile(tmp_path: Path) -> None:
    session = a_company(2)
    _up_to(session, "planning")
    app, scene = open_table(session, (1280, 720), tmp_path, curtain=False)
    player = session.state.players[scene.model.seat]
    player.favors = type(player.favors)(requests=3)
    scene.model.game.forget()
    scene.model.refresh()
    scene.views.renew()
    button = scene.form.find("table.favor")
    assert button is not None and not button.enabled
    assert "3 favors this turn" in button.reason
    assert all(not each.key and each.words == button.reason for each in facts.tiles(scene.model))


def test_the_slip_says_what_a_favor_changes(tmp_path: Path) -> None:
    session = a_company(3)
    _up_to(session, facts.MOMENT)
    app, scene = open_table(session, (1280, 720), tmp_path, curtain=False)
    kind = facts.helpful_favor(scene.model)
    assert kind
    found = facts.chances(scene.model, kind)
    assert found is not None and 0 < found[0] < found[1] <= 1
    hint = scene.form.find("slip.favor")
    hint.activate()
    settle(app)
    tray = on_top(app, FavorTray)
    assert tray.form.focus.id == f"choice.{option('favor', kind).key}"


def test_debt_tokens_speak(tmp_path: Path) -> None:
    session = a_company(2)
    first, second, _ = session.state.players
    first.debts, second.debts = (0, 1), ()
    app, scene = open_table(session, (1280, 720), tmp_path, curtain=False)
    scene.model.look_from(0)
    scene.views.renew()
    hint = scene.form.find("strip.debt.1")
    assert hint is not None and "Orin owes you one favor, and cannot refuse." in hint.help
    scene.model.look_from(1)
    assert "You owe Vela one favor." in opponents.tip(scene.model, 0)


LOOKS = [
    ((1280, 720), 1.0),
    ((1280, 720), 2.0),
    *(
        pytest.param(*each, marks=pytest.mark.long)
        for each in (((1920, 1080), 1.0), ((2560, 1440), 1.0), ((1280, 720), 1.5),
                     ((1920, 1080), 2.0))
    ),
]  # fmt: skip
STRIVING = {"ambitions": True, "fame_goal": 8}


def _striving(
    tmp_path: Path, session: Session[object], size: Size = (1280, 720), scale: float = 1
) -> tuple[App, TableScene]:
    app, scene = open_table(session, size, tmp_path, curtain=False)
    app.change_settings(ui_scale=scale)
    settle(app)
    scene.ui.toast = ""
    return app, scene


def _choosing() -> Session[object]:
    """Return a game in which one of the people chooses a sheet."""
    boxes = {"expansions": ["unfinished_business"], "favors": True, **STRIVING}
    session = Session(the_game(), {"game": "outer_rim", "seats": COMPANY, **boxes}, 4)
    while (decision := session.decision()) and (
        decision.step != sheets.STEP or decision.seat == 2
    ):  # the Captain is last, and so picks first
        session.choose(decision.options[0].key)
    return session


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_all_sheets_are_side_by_side(tmp_path: Path, size: Size, scale: float) -> None:
    app, scene = _striving(tmp_path, _choosing(), size, scale)
    decision = scene.model.decision
    found = by_key(scene)
    assert list(found) == [each.key for each in decision.options] and len(found) >= 2
    places = [each.source for each in found.values()]
    assert len({each.top for each in places}) == 1
    assert audit(app) == []
    key = list(found)[1]
    use(app, found[key])
    taken = [each.ambition for each in scene.model.state.players]
    assert key.removeprefix("pick:") in taken


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_line_unfolds_the_sheet(tmp_path: Path, size: Size, scale: float) -> None:
    app, scene = _striving(tmp_path, a_company(4, **STRIVING), size, scale)
    while scene.model.step.startswith("favor"):
        choose(scene, scene.model.decision.options[-1].key)
    line = scene.form.find("table.ambition")
    assert line is not None
    assert audit(app) == []
    name = "goal", ambition_facts.sheet_of(scene.model, scene.model.seat)
    press_key(app, pygame.K_a, unicode="a")
    assert name in scene.table.reading.pins
    press_key(app, pygame.K_a, unicode="a")
    assert name not in scene.table.reading.pins


def test_without_ambitions_there_is_no_line(tmp_path: Path) -> None:
    _, scene = open_table(a_game(1), (1920, 1080), tmp_path)
    assert scene.form.find("table.ambition") is None
    assert scene.view.areas == regions(scene.m, scene.ui.tab)


def test_open_goals_are_among_my_goals(tmp_path: Path) -> None:
    """Goals that are open now are listed with their sign; numbered ones wait for their turn."""
    _, scene = _striving(tmp_path, a_company(4, **STRIVING))
    model = scene.model
    id = ambition_facts.sheet_of(model, model.seat)
    found = [each for each in goals.goals(model) if each.id == id]
    sockets = ambition_facts.sockets(model, model.seat)
    assert {each.title for each in found} == {
        each.name for each in sockets if each.open and not each.done
    }
    assert "Second goal" not in {each.title for each in found}


def test_other_players_goals_are_told(tmp_path: Path) -> None:
    _, scene = _striving(tmp_path, a_company(4, **STRIVING))
    model = scene.model
    other = (model.seat + 1) % 3
    name = model.content.name(ambition_facts.sheet_of(model, other))
    assert name in opponents.tip(model, other)


def test_the_end_names_the_ambition(tmp_path: Path) -> None:
    session = a_company(4, **STRIVING)
    app, scene = _striving(tmp_path, session)
    session.state.winner, session.state.ending = 0, "ambition"
    scene.model.refresh()
    name = scene.model.content.name(ambition_facts.sheet_of(scene.model, 0))
    assert name in make_end(app, scene.model).end.report.how()

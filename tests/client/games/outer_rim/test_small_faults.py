"""Small things that a newcomer stumbled over: deals, patrols, secrets, the log, goals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.games.outer_rim.board import goals
from game.client.games.outer_rim.board.player_board import SLOT_WORDS
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.encounter.outcomes import missed
from game.client.games.outer_rim.encounter.pages import pages
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table import guide
from game.client.games.outer_rim.table.table import table_of
from game.client.games.outer_rim.table.things import USES
from game.client.games.outer_rim.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.tools.shots import Wish
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.pages.results import Line, Page
from game.client.tabletop.replay.playback import cut
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import RichText, ScrollArea
from game.outer_rim.cards.kinds import GOES_TO
from game.outer_rim.combat.events import CombatDecided, DiceRolled
from game.outer_rim.events import CreditsChanged, FameChanged, GoalCompleted, TurnBegan
from game.outer_rim.patrols.events import PatrolMoved
from game.table.film import Shot
from game.table.journal import Answer
from game.table.session import Session, Turn
from tests.breadth import first, first_rows
from tests.client.conftest import (
    Size,
    choose,
    move,
    open_scene,
    press,
    press_key,
    settle,
    show,
    tap,
    wait,  # fmt: skip
)
from tests.client.games.outer_rim.playing import SEATS, a_game, open_table


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


@pytest.mark.parametrize(
    ("size", "scale"), first_rows(1, [((1280, 720), 1.0), ((1920, 1080), 1.0)])
)
def test_credits_are_taken_back_out_of_a_deal(size: Size, scale: float, tmp_path: Path) -> None:
    app, scene = open_table(two_friends(), size, tmp_path)
    choose(scene, "trade@seat_1")
    assert scene.form.find("deal.less.pay_now") is None, "there is nothing to take back"
    choose(scene, "pay_now:5000")
    line = scene.form.find("deal.give.now")
    figure = fonts.measure(scene.m, "number", "5,000")[0]
    assert fonts.measure(scene.m, "body", line.words)[0] + figure <= line.rect.width
    less = scene.form.find("deal.less.pay_now")
    assert less is not None and audit(app) == []
    tap(app, less.rect.center)
    assert scene.model.view["deal"]["credits"] == 4000


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (2560, 1440)]))
def test_a_deal_is_told_in_a_sentence_and_its_buttons_line_up(size: Size, tmp_path: Path) -> None:
    app, scene = open_table(two_friends(), size, tmp_path)
    choose(scene, "trade@seat_1")
    assert scene.form.find("deal.terms") is None, "nothing is on the table"
    for key in ("give:vibroknife", "ask:armored_vest", "get_now:1000"):
        choose(scene, key)
    told = scene.form.find("deal.terms")
    assert told.markup == "You give Vibroknife for Armored Vest and 1,000 credits."
    now, later = (scene.form.find(f"choice.get_{each}:1000") for each in ("now", "later"))
    assert now is not None and later is not None
    assert (now.rect.left, now.rect.right) == (later.rect.left, later.rect.right)
    assert audit(app) == []


def test_a_deal_from_afar_says_why_it_has_no_goods(tmp_path: Path) -> None:
    app, scene = open_table(two_friends("kessel"), (1280, 720), tmp_path)
    deals = [each.key for each in scene.model.options if each.verb in ("deal", "trade")]
    choose(scene, deals[0])
    assert scene.form.find("deal.give.apart") is not None and audit(app) == []


def test_a_secret_says_that_it_is_one(tmp_path: Path) -> None:
    position = {
        "players": [{"space": "naboo", "secrets": ["enc_lothal_mon_calamari_j"]}],
        "step": "action",
    }
    app, scene = open_table(a_game(3, position=position), (1280, 720), tmp_path)
    told = [scene.model.labels[o.key].detail for o in scene.model.options if o.verb == "use"]
    assert any(each.startswith("Your secret. ") for each in told), told
    # The palette looks at everything on the table, and so at the place of the secret.
    assert ("slot", "secret.1") in scene.view.spots
    assert scene.do.refusals("no such thing") == []


def test_each_place_for_a_card_has_a_name() -> None:
    game = the_game()
    content = game.editions.of(("unfinished_business",)).content
    kinds = {GOES_TO[asset.kind] for asset in content.assets.values()}
    assert kinds - {"", "ship"} <= set(SLOT_WORDS)
    assert set(USES) == {kind for kind in SLOT_WORDS if kind not in ("secret", "account")}


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


def test_a_long_win_names_the_sources_in_a_small_window(tmp_path: Path) -> None:
    app, _ = open_scene(shots.GAME_SHOTS["end_won"], Wish(), folder=tmp_path)
    words = app.stack.top.form.find("end.words")
    assert isinstance(words, RichText) and "came from" in words.markup


def at_the_market(tmp_path: Path) -> tuple[App, TableScene, str]:
    """Return a table at 200 %, where the market has a tab of its own, on that tab; and the option
    of a purchase."""
    app, scene = open_scene(table_of, a_game(3), folder=tmp_path, ui_scale=2.0)
    while not any(each.verb == "buy" for each in scene.model.options):
        scene.do.choose(scene.model.options[-1].key)
        while scene.ui.tray:
            scene.do.next_page()
        settle(app)
    scene.views.show_tab("market")
    settle(app)
    return app, scene, next(each.key for each in scene.model.options if each.verb == "buy")


def test_a_click_out_of_sight_of_the_slots_asks_before_it_buys(tmp_path: Path) -> None:
    app, scene, key = at_the_market(tmp_path)
    seq = scene.model.session.seq
    tap(app, scene.view.spots[scene.controller.placed[key].source].center)
    assert isinstance(app.stack.top, ConfirmScene) and scene.model.session.seq == seq
    assert audit(app) == []
    press(app, "confirm.no")
    assert app.stack.top is scene and scene.model.session.seq == seq
    scene.do.ask(key)
    settle(app)
    press(app, "confirm.yes")
    assert scene.model.session.history[seq].answer.key == key


def test_a_purchase_that_loses_a_dear_ship_is_warned_of_out_of_sight_of_the_slots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question is enough, and it is the graver one."""
    app, scene, key = at_the_market(tmp_path)
    monkeypatch.setattr(guide, "chances_lost", lambda *_: [guide.Left(guide.SHIP, "It cost more.")])
    scene.do.ask(key)
    settle(app)
    assert isinstance(app.stack.top, guide.LeftScene)
    seq = scene.model.session.seq
    press(app, "confirm.yes")
    assert scene.model.session.history[seq].answer.key == key


def test_a_warning_is_whole_at_twice_the_text_size(tmp_path: Path) -> None:
    """Three wide buttons leave room for the text."""
    app, scene, key = at_the_market(tmp_path)
    words = (
        "Your Firespray-31 Patrol Craft cost 20,000 credits, HWK-290 Freighter costs 5,000. You "
        "give up the more expensive ship and get nothing back."
    )
    show(app, guide.LeftScene(app, [guide.Left(guide.SHIP, words)], lambda: None, print))
    area = app.stack.top.form.find("confirm.scroll")
    assert isinstance(area, ScrollArea) and area.most == 0 and audit(app) == []


def test_a_finished_game_leads_to_its_end(tmp_path: Path) -> None:
    """It does so for each player and each way to open it."""
    seats = [{"kind": "random"}, {"kind": "random"}]
    game = Session(the_game(), {"game": "outer_rim", "seats": seats, "fame_goal": 8}, 3)
    game.state.ending, game.state.winner = "fame", 0
    app, scene = open_table(game, (1280, 720), tmp_path)
    assert scene.model.decision is None
    press(app, "table.result")
    assert app.stack.top is not None and app.stack.top.name == "end"
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.form.find("table.result")


def test_the_speed_button_makes_it_faster(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path, speed="normal")
    found = []
    for _ in range(4):
        press(app, "table.speed")
        found.append(app.settings.speed)
    assert found == ["fast", "off", "slow", "normal"]
    at = scene.form.find("table.speed").rect.center
    for wanted in ("slow", "off"):
        move(app, at)
        app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3)], 0.02)
        assert app.settings.speed == wanted, "a right-click goes back"


def of_boba(**mine: Any) -> Model:
    """Return Boba Fett on Naboo, in his action step."""
    position = {"players": [{"space": "naboo", **mine}], "step": "action"}
    return Model(a_game(3, position=position), 0)


def lines_of(page: Page) -> list[str]:
    return [each.text for each in page.lines]


def test_a_choice_in_a_rivals_turn_shows_first_and_the_turn_keeps_its_name() -> None:
    """Whatever has been played meanwhile; the rest of the turn has its own sentence."""
    model = of_boba()
    moved = PatrolMoved(faction="hutt", start="nav_17", path=("naboo",), cause="vibro_ax")
    paid = CreditsChanged(seat=1, amount=1000, now=5000, cause="vibro_ax")
    given = Answer(seq=0, seat=0, key="patrol:hutt@naboo")
    turn, later = TurnBegan(round=1, seat=1), TurnBegan(round=2, seat=0)
    model.session.history[:] = [
        Turn(given, (turn,)), Turn(given, (moved, paid), "patrol"), Turn(given, (later,)),
    ]  # fmt: skip
    own, rest = pages(model, [moved, paid], concerns=lambda event: False)
    assert own.slight and lines_of(own) == ["The Hutt patrol moves 1 space to Naboo (Vibro-Ax)."]
    assert rest.title == "Lando Calrissian's turn continues"
    assert rest.summary == "Lando Calrissian gains 1,000 credits."
    shots = [Shot((moved,), {"at": "naboo"}), Shot((paid,), {})]
    reel = cut(shots, {}, 1, [1], (TurnBegan,), 1)
    assert reel.own == [moved] and reel.view == {"at": "naboo"} and reel.shown == [paid]


def test_the_page_of_a_goal_has_its_cause_first_and_fame_that_adds_up() -> None:
    model = of_boba()
    gained = FameChanged(seat=0, amount=2, now=4, cause="greedo_bounty")
    done = GoalCompleted(seat=0, goal="personal", card="boba_fett")
    paid = FameChanged(seat=0, amount=1, now=5, cause="boba_fett")
    (page,) = pages(model, [gained, done, paid])
    assert lines_of(page)[0] == "Boba gains 2 fame (Greedo): 4 of 10."
    assert lines_of(page)[1].startswith("The personal goal of Boba Fett is done: fame 4 to 5.")


def test_a_die_that_a_missing_skill_leaves_as_it_is_says_so() -> None:
    model = of_boba(cards=["vibro_ax"])
    over = CombatDecided(seat=0, combat="ground", defender=-1, enemy="greedo", damage=1,
                         enemy_damage=0, won=True)  # fmt: skip
    for faces, told in ((("hit", "blank"), ["Vibro-Ax changes no die: you do not have Strength."]),
                        (("focus", "crit"), [])):  # fmt: skip
        rolled = DiceRolled(seat=0, purpose="ground", faces=faces)
        assert missed(model, [rolled, over]) == told
        assert missed(model, [rolled]) == [], "not before it is over"


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_recap_of_a_long_turn_has_all_its_steps(size: Size, tmp_path: Path) -> None:
    _, scene = open_table(a_game(), size, tmp_path)
    long = [Line("They do this and that with it", "done") for _ in range(4)]
    steps = [Line(each, "head") for each in ("Special", "Planning", "Action", "Encounter")]
    told = [line for step in steps for line in (step, *long)]
    scene.ui.tray = [Page("A turn", ai=True, summary="A turn.", lines=told, folded=False)]
    scene.table.views.renew()
    assert scene.form.find("results.lines").shows_all()


def test_a_look_shows_the_card_and_names_the_contact_from_then_on(tmp_path: Path) -> None:
    session = a_game(3, position={"players": [{"space": "naboo"}], "step": "action"})
    _, scene = open_table(session, (1920, 1080), tmp_path)
    choose(scene, "use:boba_fett")
    look = next(each for each in scene.model.options if each.verb == "look")
    assert "facedown" in scene.model.labels[look.key].label
    choose(scene, look.key)
    (page,) = scene.ui.tray
    name = scene.model.name(page.card)
    assert page.large and len(page.lines) > 1 and not page.gains
    choose(scene, "end")
    meet = scene.model.labels[f"meet:{look.source}"]
    assert meet.label == f"Meet {name}" and "learn who" not in meet.detail


@pytest.mark.painted
def test_a_closed_card_leaves_no_shadow(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest = (scene.m.width // 2, scene.m.height - 6)
    move(app, rest)
    wait(app, 8, 0.1)
    before = pygame.display.get_surface().copy()
    move(app, scene.table.view.spots["seat", "1"].center)
    wait(app, 8, 0.1)
    edge = scene.table.inspector.slid.at.left - 2
    assert edge > 0
    move(app, rest)
    wait(app, 8, 0.1)
    spots = [(edge, y) for y in range(60, 700, 20)]
    now = pygame.display.get_surface()
    assert [now.get_at(each) for each in spots] == [before.get_at(each) for each in spots]

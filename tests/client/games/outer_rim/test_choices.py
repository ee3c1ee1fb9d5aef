"""Choices: all within reach, with the words of the story and their odds; closed ones say why, and
forced ones are given for the player."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.board import pieces
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.lessons.scenes import LESSONS
from game.client.games.outer_rim.play import model as models
from game.client.games.outer_rim.play.auto_answers import RimAnswers
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table.guide import LeftScene
from game.client.games.outer_rim.table.table import KIND, table_of
from game.client.games.outer_rim.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.bars.commands import answers
from game.client.tabletop.lessons.teacher import open_chapter
from game.client.tabletop.pages.page import ChoiceButton
from game.client.tabletop.pages.page_timer import reading_seconds
from game.client.tabletop.pages.results import Line
from game.client.tabletop.pages.story_text import Story
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import ScrollArea
from game.outer_rim.cards.effects.choices import Choose
from game.outer_rim.cards.effects.language import Effect
from game.outer_rim.cards.effects.trials import Test as SkillTest
from game.outer_rim.combat.events import DiceRolled, SkillTested
from game.outer_rim.text import cards as say
from game.players import make_players
from game.table.decisions import option
from game.table.grammar import percent
from game.outer_rim.text.prompts import where_it_ends
from game.table.session import Session
from tests.breadth import LONG, first, first_rows
from tests.client.conftest import (Size, choose, click, move, on_top, open_scene, press, press_key,
    settle)  # fmt: skip
from tests.client.games.outer_rim.playing import SEATS, a_game, by_key, drag, open_table, with_box

ANYBODY = [{"kind": "human"}, {"kind": "human", "character": "boba_fett"}]


@pytest.mark.parametrize(
    ("size", "scale"), first_rows(1, [((1920, 1080), 2.0), ((1280, 720), 1.5)])
)
def test_more_choices_than_fit_scroll(size: Size, scale: float, tmp_path: Path) -> None:
    app, scene = open_table(Session(the_game(), {"game": "outer_rim", "seats": ANYBODY}, 3), size,
                            tmp_path)  # fmt: skip
    app.change_settings(ui_scale=scale)
    assert audit(app) == []
    window, keys = pygame.Rect((0, 0), size), [each.key for each in scene.model.options]
    assert len(keys) > 6
    area, seen = scene.form.find("encounter.choices"), set[str]()
    for step in range(12):
        shown = scene.controls()
        assert all(window.contains(each.source) for each in shown)
        seen |= {each.key for each in shown}
        if isinstance(area, ScrollArea):
            area.wheel(-1)
    assert seen == set(keys)
    press_key(app, pygame.K_0 + len(keys))
    assert scene.model.session.history[-1].answer.key == keys[-1]


FRIENDS = [
    {"kind": "human", "character": id, "ship": "g_1a_starfighter"} for id in ("boba_fett", "bossk")
]


@pytest.mark.parametrize(("credits", "beside"), [(2_000, True), (3_000, False)])
def test_a_question_that_waits_for_a_loan_has_the_deal_beside_it(
    tmp_path: Path, credits: int, beside: bool
) -> None:
    """4-LOM asks for 3,000. Deals are opened on the opponents' panels, which the view may cover; if
    the question has only one other answer, they are among the choices."""
    first = {"space": "tatooine", "credits": credits, "cards": ["jetpack"]}
    position = {"players": [first, {"space": "kessel", "credits": 9_000}],
                "contacts": {"tatooine": ["4_lom", "l3_37"]}, "step": "encounter"}  # fmt: skip
    session = a_game(seats=FRIENDS, first_player=0, position=position)
    session.choose("meet:tatooine.1")
    app, scene = open_table(session, (1280, 720), tmp_path)
    assert ("deal@seat_1" in by_key(scene)) is beside
    if beside:
        assert scene.model.prompt.endswith("You are short of credits: try a deal.")
        choose(scene, "deal@seat_1")
        assert scene.model.decision is not None and scene.model.decision.step == "trade"


def at_a_closed_choice() -> Session[Any]:
    """Return a game at a question of a card one of whose ways is closed."""
    for seed in range(1, 40):
        session = a_game(seed)
        players = make_players("outer_rim", ("random", "random"), seed)
        for _ in range(300):
            asked = session.decision()
            if asked is None:
                break
            keys = [each.key for each in asked.options]
            if asked.step == "choose" and 1 < len(keys) and "choose:a" not in keys:
                return session
            session.autoplay(players, 1)
    raise LookupError("no such question in 40 games")


@pytest.mark.rule("OR-R109")
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_a_closed_choice_is_shown_with_its_reason(tmp_path: Path, size: Size) -> None:
    session = at_a_closed_choice()
    app, scene = open_table(session, size, tmp_path)
    scene.views.renew()
    settle(app)
    closed = scene.form.find("choice.choose:a")
    opened = [each for each in scene.form.every()
              if isinstance(each, ChoiceButton) and each.enabled]  # fmt: skip
    assert isinstance(closed, ChoiceButton) and not closed.enabled
    refusal = scene.model.why_not("choose", "a")
    words = scene.model.game.word_bare(session.state, option("choose", "a"))
    assert refusal is not None and closed.reason == refusal.text
    assert closed.label == words.label and closed.detail == f"{words.act}. {refusal.text}"
    asked = session.decision()
    assert [each.id for each in opened] == [f"choice.{each.key}" for each in asked.options]
    assert audit(app) == []
    before = len(session.history)
    click(app, closed.rect.center)
    press_key(app, pygame.K_3)
    assert len(session.history) == before


def _laid(home: Path, position: dict[str, Any], asks: bool = False, seed: int = 3) -> TableScene:
    """Return a table at a fixed position, past the questions of the setup."""
    setup = {"game": "outer_rim", "seats": SEATS, "position": position}
    session = Session(the_game(), setup, seed)
    while (asked := session.decision()) and asked.step.startswith("setup"):
        session.choose(asked.options[0].key)
    return open_table(session, (1920, 1080), home, asks=asks)[1]


def _keys(scene: TableScene) -> list[str]:
    return [turn.answer.key for turn in scene.model.session.history]


SHOP = {
    "players": [{"space": "takodana", "credits": 9000, "cards": ["spice"],
                 "ship": "yv_666_light_freighter"}],
    "step": "action",
    "decks": {"cargo": ["coaxium_crystal"]},
}  # fmt: skip


def test_a_new_game_begins_at_the_first_decision_of_the_player(tmp_path: Path) -> None:
    """The AI breaks its own ties, the same way whenever the game is played again."""
    for _ in range(2):
        session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, 3)
        scene = open_table(session, (1920, 1080), tmp_path)[1]
        assert scene.model.step == "planning"
        assert [key.partition(":")[0] for key in _keys(scene)] == ["faction"]
        assert scene.model.can_undo() is not None, "that answer was not the player's"
        first = _keys(scene)
    assert first == _keys(scene)


def test_a_navpoint_asks_for_no_end_and_no_encounter(tmp_path: Path) -> None:
    """On a navpoint the action step ends and the card is drawn at once; a move there is one
    click."""
    position = {"players": [{"space": "nav_5"}], "step": "planning"}
    scene = _laid(tmp_path, position)
    start = len(_keys(scene))
    scene.do.choose("credits")
    assert _keys(scene)[start : start + 3] == ["credits", "end", "draw:navpoint@nav_5"]
    asking = _laid(tmp_path, position, asks=True)
    asking.do.choose("credits")
    assert asking.model.step == "action" and len(asking.model.options) == 1


def test_a_fight_that_is_the_only_answer_is_asked_with_its_odds(tmp_path: Path) -> None:
    """Its page says what the damage will be, though a question comes before it."""
    position = {
        "players": [{"space": "nav_5", "reputation": {"syndicate": "negative"}}],
        "patrols": {"syndicate": {"level": 2, "space": "nav_5"}},
        "dice": ["blank"] * 3 + ["crit"] * 4,
    }
    scene = _laid(tmp_path, position)
    assert scene.table.questions.notes()["credits"].startswith("then fight the Syndicate patrol")
    scene.do.choose("credits")
    (fight,) = scene.model.options
    assert _keys(scene)[-1] == "end" and "% to win" in scene.model.labels[fight.key].detail
    scene.do.choose(fight.key)
    assert scene.model.step == "patrol.leave" and scene.ui.tray[0].duel.won is False
    told = [each.text for each in scene.ui.tray[0].lines]
    assert told[-1] == "Next, Boba Fett suffers 10 ship damage: it would defeat you."
    assert told[-1] in view._page_words(scene.model, "", view.episode(scene.model)).lines
    asking = _laid(tmp_path, position, asks=True)
    asking.do.choose("credits")
    asking.do.choose("end")
    assert [each.verb for each in asking.model.options] == ["fight"]


JOB = {
    "players": [{"space": "ring_of_kafrene", "cards": ["hijacking_a_freighter_job"]}],
    "dice": ["crit", "blank", "blank", "blank", "crit", "crit"],
    "step": "encounter",
}


@pytest.mark.painted
@pytest.mark.parametrize("speed", first(1, ["normal", "off"]))
def test_each_test_of_a_job_has_its_own_page(tmp_path: Path, speed: str) -> None:
    """Until the last of them the table stays as it was, at any speed."""
    app, scene = open_table(a_game(position=JOB), (1920, 1080), tmp_path, speed)
    app.frame([], 0.0)
    strip, bar = scene.view.areas.strip, scene.view.areas.actions
    before, answers = (
        pygame.image.tobytes(app.screen.subsurface(each), "RGB") for each in (strip, bar)
    )
    scene.do.choose("job:hijacking_a_freighter_job")
    told = []
    while scene.ui.tray and not scene.ui.tray[0].ai:
        for _ in range(3):
            app.frame([], 0.5)
        told.append((scene.ui.tray[0].duel.title, scene.ui.tray[0].duel.verdict))
        now = pygame.image.tobytes(app.screen.subsurface(strip), "RGB")
        assert (now == before) == (len(told) < 3)
        assert pygame.image.tobytes(app.screen.subsurface(bar), "RGB") != answers, "dead buttons"
        scene.do.next_page()
    tests = ["Tactics test", "Strength test", "Piloting test"]
    assert told == list(zip(tests, ["Passed", "Failed", "Passed"], strict=True))
    assert scene.ui.past is None


@pytest.mark.parametrize("waits", [False, True])
def test_a_short_result_closes_once_it_can_have_been_read(tmp_path: Path, waits: bool) -> None:
    """The pointer starts its time again, and a setting keeps it until it is closed."""
    app, scene = open_table(a_game(position=JOB), (1280, 720), tmp_path)
    app.change_settings(results_wait=waits)
    scene.do.choose("job:hijacking_a_freighter_job")
    first, left = scene.ui.tray[0], len(scene.ui.tray)
    needed = reading_seconds(first)
    assert needed is not None and 5 < needed < 14
    long = replace(first, lines=[*first.lines, Line("word " * 60)], goes_on=True)
    assert reading_seconds(long) is None, "a long page waits, though another one follows"
    needed *= 0.7  # animations are off
    for moved in (False, True):
        if moved:
            move(app, (600, 300))
        for _ in range(8):
            app.frame([], needed / 10)
        assert scene.ui.tray[0] is first
    for _ in range(40):
        if len(scene.ui.tray) == left:
            app.frame([], needed / 100)
    now = left if waits else left - 1
    assert len(scene.ui.tray) == now
    space = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    app.frame([space], 0.016)  # aimed at the page whose time has just ended
    assert len(scene.ui.tray) == (now - 1 if waits else now)


def test_what_is_hired_or_seen_is_shown_as_a_card(tmp_path: Path) -> None:
    position = {"players": [{"space": "ryloth", "credits": 9000}], "step": "encounter",
                "contacts": {"ryloth": ["l3_37"]}, "dice": ["crit", "crit"]}  # fmt: skip
    _, scene = open_table(a_game(position=position), (1280, 720), tmp_path)
    scene.do.choose(next(o.key for o in scene.model.options if o.verb == "meet"))
    scene.do.choose("accept")
    page = scene.ui.tray[0]
    assert not scene.table.pages.closes_itself(page), "the card is to be read"
    assert [(each.name, each.words) for each in page.gains] == [
        (("card", "databank_18_l3_37"), "Joins your crew")
    ]
    assert not any("leaves" in line.text for line in page.lines)


@pytest.mark.parametrize(
    ("space", "deck", "card", "top", "warned", "title", "told"),
    [
        ("kessel", "kessel_maelstrom", "j", {"cargo": ["stolen_supplies"]},
         ("A purchase would come to nothing now. You are on Kessel, where no one sells Stolen "
          "Supplies."),
         "It came to nothing", "Boba cannot buy Stolen Supplies: it is not sold there."),
        ("ord_mantell", "ord_mantell_cantonica", "f", {"gear_and_mod": ["shield_upgrade"]},
         ("You would gain no card now. The top card of the gear and mod deck, Shield Upgrade, is "
          "not gear."),
         "Test passed",
         "Boba gains no card: the top card of the gear and mod deck, Shield Upgrade, is not gear."),
    ],
)  # fmt: skip
def test_an_effect_that_comes_to_nothing_says_so_before_and_after(
    tmp_path: Path, space: str, deck: str, card: str, top: dict[str, list[str]], warned: str,
    title: str, told: str,
) -> None:  # fmt: skip
    me = {"space": space, "credits": 5_000, "reputation": {"syndicate": "positive"}}
    decks = {deck: [f"enc_{deck}_{card}"], **top}
    game = a_game(position={"players": [me], "step": "encounter", "decks": decks,
                            "dice": ["crit", "crit"]})  # fmt: skip
    _, scene = open_table(game, (1280, 720), tmp_path)
    scene.do.choose(f"draw:{deck}@{space}")
    while scene.ui.tray:
        scene.do.next_page()
    options = scene.model.options
    [key] = [each.key for each in options if warned in scene.model.labels[each.key].detail]
    scene.do.choose(key)
    page = scene.ui.tray[0]
    assert (page.title, told in [line.text for line in page.lines]) == (title, True)


def test_a_look_shows_the_person_seen_after_a_delivery(tmp_path: Path) -> None:
    me = {"space": "takodana", "cards": ["bacta_supplies"]}
    game = a_game(position={"players": [me], "step": "action",
                            "contacts": {"takodana": ["chopper", "maz_kanata"]}})  # fmt: skip
    _, scene = open_table(game, (1280, 720), tmp_path)
    scene.do.choose("deliver:bacta_supplies")
    scene.do.choose("use:boba_fett")
    scene.do.choose("look:takodana.1")
    assert scene.ui.tray[0].card == "databank_13_chopper"


def test_an_offer_of_several_things_lists_them_under_its_button() -> None:
    position = {"players": [{"space": "tatooine", "credits": 9000}, {"space": "naboo"}],
                "step": "encounter", "contacts": {"tatooine": ["jyn_erso_contact"]}}  # fmt: skip
    model = Model(a_game(position=position, **with_box()))
    model.answer(next(o.key for o in model.options if o.verb == "meet"))
    said = model.labels["accept"]
    assert "what Jyn Erso offers?" in model.prompt and said.label == "Take one of these offers"
    assert said.detail.startswith("• Spend 6,000 credits to hire Jyn Erso. • Gain 1 Rebel")


def test_a_ship_for_sale_costs_no_use_of_its_ability(tmp_path: Path) -> None:
    model = _laid(tmp_path, {"step": "action"}).model
    powers, ships = model.content.powers, model.content.ships
    paid = [each for each in ships if each in powers and powers[each].ability.cost.credits]
    assert paid and not any(view.price(model, option("buy_ship", each)) for each in paid)


def test_both_sides_look_on_while_people_fight(tmp_path: Path) -> None:
    """The dice of the other side are asked about on the same page, by name, without a curtain."""
    hunter = {"space": "naboo", "cards": ["lando_calrissian_bounty"]}
    position = {"players": [hunter, {"space": "naboo"}], "step": "encounter"}
    names = {"han_solo": "Vela", "lando_calrissian": "Orin"}
    seats = [{"kind": "human", "character": c, "name": n} for c, n in names.items()]
    session = a_game(3, seats=seats, expansions=["unfinished_business"], position=position)
    app, scene = open_table(session, (1280, 720), tmp_path)
    scene.answers.hand_over(0)
    choose(scene, next(o.key for o in scene.model.options if o.verb == "hunt"))
    model = scene.model
    assert model.step == "dice.use" and model.decision.seat == 1 and model.seat == 0
    assert model.waiting_for is None and model.prompt.startswith("Orin: ")
    choose(scene, "keep")
    assert scene.ui.tray[0].duel.won is False and model.waiting_for == 1


def test_a_purchase_is_paid_in_credits_and_taken_back_whole(tmp_path: Path) -> None:
    scene = _laid(tmp_path, SHOP)
    buy = next(each.key for each in scene.model.options if each.source == "coaxium_crystal")
    start = len(_keys(scene))
    scene.do.choose(buy)
    assert _keys(scene)[start : start + 2] == [buy, "pay"]
    assert "coaxium_crystal" in scene.model.me["cards"] and "spice" in scene.model.me["cards"]


def test_no_card_is_thrown_away_for_a_purchase_unasked(tmp_path: Path) -> None:
    """With full slots the page of the barter comes, unless the card that goes was pointed out."""
    full = {**SHOP, "players": [{"space": "takodana", "credits": 9000, "cards": ["spice"]}]}
    scene = _laid(tmp_path, full)
    buy = next(each for each in by_key(scene).values() if "coaxium_crystal" in each.key)
    scene.do.choose(buy.key)
    assert scene.model.step == "barter" and "spice" in scene.model.me["cards"]
    scene = _laid(tmp_path, full)
    drag(scene.app, buy.source.center, scene.view.spots["card", "spice"].center)
    assert scene.model.me["cards"] == ["coaxium_crystal"] and "barter:spice" not in _keys(scene)


def test_goods_dragged_onto_a_market_card_pay_for_it(tmp_path: Path) -> None:
    """Also with the button: the page of the barter comes only to those who want it."""
    scene = _laid(tmp_path, SHOP)
    controls = by_key(scene)
    buy = next(each for each in controls.values() if "coaxium_crystal" in each.key)
    drag(scene.app, scene.view.spots["card", "spice"].center, buy.source.center)
    assert _keys(scene)[-2:][0] == buy.key
    assert "barter:spice" in _keys(scene)
    scene = _laid(tmp_path, SHOP)
    press(scene.app, "table.goods")
    scene.do.choose(buy.key)
    assert scene.model.step == "barter"
    scene.do.choose("pay")
    assert not scene.model.bartering


def test_a_dear_ship_is_traded_for_a_cheap_one_only_after_a_question(tmp_path: Path) -> None:
    scene = _laid(tmp_path, {
        "players": [{"space": "takodana", "credits": 9000, "ship": "yt_1300_light_freighter"}],
        "step": "action",
        "decks": {"ship": ["hwk_290_ship_card"]},
    })  # fmt: skip
    buy = next(
        each for each in by_key(scene).values() if each.key.startswith("buy:hwk_290_ship_card")
    )
    drag(scene.app, buy.source.center, buy.target.center)
    assert isinstance(scene.app.stack.top, LeftScene)
    assert "20,000" in scene.app.stack.top.markup
    assert scene.model.me["ship"] == "yt_1300_light_freighter"
    scene.app.stack.top.accept()
    assert scene.model.me["ship"] != "yt_1300_light_freighter"


def test_what_would_defeat_you_says_so_before_and_after(tmp_path: Path) -> None:
    own = {"space": "nal_hutta", "credits": 11_000, "damage": {"character": 2, "ship": 0}}
    decks = {"luxury": ["boonta_eve_classic"]}
    scene = _laid(tmp_path, {"players": [own], "step": "action", "decks": decks, "dice": ["blank"]})
    scene.do.choose("buy:boonta_eve_classic")
    told = "If you fail, 2 damage would defeat you: you lose 1,000 credits, and your turn ends."
    assert all(scene.model.labels[o.key].detail.endswith(told) for o in scene.model.options)
    scene.do.choose("skill:tech")
    assert scene.ui.tray[0].lines[-1].text.startswith("Defeated, you have no more steps this turn")


def test_a_card_that_needs_goods_says_so(tmp_path: Path) -> None:
    poor = {**SHOP, "players": [{"space": "takodana", "credits": 500, "cards": ["spice"]}]}
    words = pieces.payment(_laid(tmp_path, poor).model, "coaxium_crystal")
    assert "500 credits" in words and "goods" in words
    assert pieces.payment(_laid(tmp_path, SHOP).model, "coaxium_crystal") == ""


def test_a_way_is_asked_for_once_and_taken_back_whole(tmp_path: Path) -> None:
    """The table asks where the patrol stops; the journal has each space."""
    scene = _a_patrol_moves(tmp_path)
    model = scene.model
    assert len(model.options) == len(model.flights) > 1
    assert "by a way you choose" in model.prompt
    end = max(model.options, key=lambda each: len(model.flights[each.key]))
    way = model.flights[end.key]
    asked = scene.seq
    control = by_key(scene)[end.key]
    drag(scene.app, control.source.center, control.target.center)
    assert model.view["patrols"][end.source]["space"] == end.target
    assert model.can_undo() is None, (model.can_undo(), _keys(scene), way)
    scene.do.undo()
    assert scene.seq == asked and model.step == "patrol"


def test_a_computer_player_moves_a_patrol_space_by_space(tmp_path: Path) -> None:
    """Its keys are those of the rules, so the table must not put ends of ways in their place."""
    model = _a_patrol_moves(tmp_path).model
    asked = model.session.decision()
    assert asked is not None and model.decision is not None
    assert model.decision.options != asked.options
    model.players = make_players("outer_rim", ("legend",), 1)
    model.refresh()
    assert model.away and not model.flights
    step = asked.options[0]
    model.give(step.key)
    assert model.session.history[-1].answer.key == step.key
    assert "It has flown 1; the " in where_it_ends(model.game.play(model.state))


def test_a_patrol_that_changes_nobodys_next_move_flies_by_itself(tmp_path: Path) -> None:
    """To a hunted player it matters where it stops, to a friend it does not."""
    scene = _a_patrol_moves(tmp_path)
    answers, session = scene.model.steward, scene.model.session
    ways = answers.ways()
    assert answers._is_noticed(ways)
    session.state.players[0].reputation = (1, 1, 1, 1)
    assert not answers._is_noticed(ways)


def _a_patrol_moves(home: Path) -> TableScene:
    """Return a table where a patrol's way is asked for, and it may end in several places."""
    hunted = dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), "negative")
    player = {"space": "takodana", "credits": 30000, "reputation": hunted}
    for seed in range(40):
        scene = _laid(home, {"players": [player], "step": "action"}, seed=seed)
        for each in [o.key for o in scene.model.options if o.verb == "buy"]:
            if scene.model.step != "action" or scene.model.find(each) is None:
                break
            scene.do.choose(each)
        if scene.model.step == "patrol":
            return scene
        pygame.display.quit()
    raise AssertionError("no patrol ever moves")


def test_of_two_patrols_as_near_the_end_of_either_is_one_click(tmp_path: Path) -> None:
    own = {"space": "kessel", "cards": ["stolen_supplies"], "reputation": {"imperial": "negative"}}
    at = {"imperial": "nav_20", "rebel": "naboo", "hutt": "nav_2", "syndicate": "nav_1"}
    patrols = {faction: {"level": 1, "space": at[faction]} for faction in at}
    shop = {"players": [own], "step": "action", "patrols": patrols, "dice": ["blank"]}
    scene = _laid(tmp_path, shop, seed=1)
    for key in ("deliver:stolen_supplies", "choose:b", "patrol:rebel@ryloth"):
        scene.do.choose(key)
    assert scene.model.view["patrols"]["rebel"]["space"] == "ryloth"
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "buy"))
    assert not any(isinstance(each, DiceRolled) for each in scene.table.pages.episode())


def test_those_who_want_to_are_asked_for_every_space(tmp_path: Path) -> None:
    scene = _a_patrol_moves(tmp_path)
    scene.app.change_settings(ask_ways=True)
    scene.model.refresh()
    session = scene.model.session.decision()
    assert session is not None and scene.model.options == session.options
    assert "By which route?" in scene.model.prompt


def test_the_chance_of_a_job_is_told_from_afar(tmp_path: Path) -> None:
    """It is the figure that the option has on arrival, and no frame waits for it."""
    scene = _laid(tmp_path, {
        "players": [{"space": "takodana", "cards": ["relic_of_the_past_job"]}],
        "step": "encounter",
    })  # fmt: skip
    model = scene.model
    card = "relic_of_the_past_job"
    assert forecast.job_chance(model, card) is None
    model.chances.work(model.state)
    model.chances.wait()
    chance = forecast.job_chance(model, card)
    assert chance is not None and 0 < chance < 1
    assert model.chances.work(model.state), "the table must be drawn again to show it"
    assert not model.chances.work(model.state)
    there = _laid(tmp_path, {
        "players": [{"space": model.content.assets[card].destination, "cards": [card]}],
        "step": "encounter",
    }).model  # fmt: skip
    label = there.labels[f"job:{card}"]
    assert label.detail.startswith(percent(chance))
    assert forecast.job_chance(model, "coaxium_crystal") is None


def test_the_steward_of_lessons_leaves_every_answer_to_the_learner() -> None:
    assert KIND.steward is RimAnswers
    app = App(Settings(speed="off"), size=(1280, 720), folder=Path("no-saves"))
    app.open()
    scene = open_chapter(app, LESSONS, LESSONS.chapters[0], keep=False)
    assert isinstance(scene, TableScene) and scene.model.steward is None


LOOKS = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]
ENDS = (LOOKS[1], LOOKS[2])
"""with the ordinary run, the tightest look and the roomiest"""
MOST = [pytest.param(*each, marks=() if each in ENDS else LONG) for each in LOOKS]
LINE = "Her second shot is better informed."


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
    return open_scene(table_of, session, size=size, folder=home, ui_scale=scale)


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
    for _, card, space, choice in plain_choices()[-1:]:
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
    for long, card, space, number in sorted(tests)[-1:]:
        session = drawn(card, space, dice=["blank"] * 4)
        app, scene = table(session, size, scale, tmp_path)
        choose(scene, f"choose:{'abc'[number]}")
        story = scene.form.find("results.story")
        assert isinstance(story, Story) and len(story.story) == long, card
        assert audit(app) == [], card


def at_results(home: Path, friend: bool = False) -> tuple[App, TableScene]:
    """Return a table at the results of a test that failed."""
    session = drawn("enc_navpoint_a", "nav_5", friend, dice=["blank"] * 4)
    app, scene = table(session, (1280, 720), 1.0, home)
    choose(scene, "choose:b")
    return app, scene


def test_the_outcome_is_told_under_the_dice(tmp_path: Path) -> None:
    _, scene = at_results(tmp_path)
    story = scene.form.find("results.story")
    assert isinstance(story, Story) and story.story == LINE
    assert not any(LINE in each.text for each in scene.ui.tray[0].lines)


def test_the_outcome_is_a_line_of_the_log(tmp_path: Path) -> None:
    app, scene = at_results(tmp_path)
    told = scene.table.log.visible_lines()
    (place,) = [number for number, each in enumerate(told) if each.text == LINE]
    assert told[place].aside and "fails a Piloting test" in told[place - 1].text
    assert LINE not in told[place - 1].text and told[place].seat == told[place - 1].seat
    while scene.ui.tray:
        scene.do.next_page()
    settle(app)
    press_key(app, pygame.K_l)
    assert audit(app) == []
    session = scene.model.session
    scene.table.log.sync()
    while any(each.text == LINE for each in scene.table.log.entries):
        session.practise()
        session.undo()
        scene.model.refresh()
        scene.table.log.sync()


def test_the_outcome_is_told_in_the_replay(tmp_path: Path) -> None:
    app, scene = at_results(tmp_path, friend=True)
    app.open_scene("replay", "outer_rim", session=scene.model.session, seat=0)
    settle(app)
    show = on_top(app, TableScene)
    assert show.table.replay is not None
    replay, recorded = show.table.replay, show.table.replay.recorded
    ends = range(1, recorded.length + 1)
    told = [any(isinstance(each, SkillTested) for each in recorded.events_to(at)) for at in ends]
    replay.go(ends[told.index(True)])
    settle(app)
    assert f"{{muted|{LINE}}}" in replay.words and "fails a Piloting test" in replay.words
    assert audit(app) == []


def test_the_palette_and_the_hint_name_deed_and_rule(tmp_path: Path) -> None:
    model = Model(drawn("enc_navpoint_a", "nav_5"))
    (found,) = [each for each in answers(model, lambda key: None) if each.id == "choose:b"]
    assert found.words == "Put out your own lamps" and found.detail.startswith("Test Piloting: ")
    assert model.labels["choose:b"].whole == "Put out your own lamps (test Piloting)"


@pytest.fixture
def fighting(monkeypatch: pytest.MonkeyPatch) -> Model:
    """Return a table before a fight that has no patience for odds."""
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(models, "PATIENCE", 0.0)
    return Model(session)


def test_options_are_there_at_once_and_their_odds_a_moment_later(fighting: Model) -> None:
    model = fighting
    whole = {each.key: model.game.word(model.state, each) for each in model.options}
    bare = {each.key: model.game.word_bare(model.state, each) for each in model.options}
    assert whole != bare, "something here has odds"
    if model.wording.pending:
        assert model.labels == bare
        assert model.wording.wait(20.0)
        assert model.odds_came()
    assert model.labels == whole
    assert not model.odds_came(), "nothing is new twice"


def test_an_answer_drops_odds_that_have_not_come(fighting: Model) -> None:
    model = fighting
    model.answer(model.options[0].key)
    if model.wording.pending:
        model.wording.wait(20.0)
        model.odds_came()
    assert set(model.labels) == {each.key for each in model.options}


def test_with_patience_the_odds_are_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(models, "PATIENCE", 20.0)
    model = Model(session)
    assert not model.wording.pending
    assert model.labels == {each.key: model.game.word(model.state, each) for each in model.options}


@LONG
@pytest.mark.parametrize(
    ("more", "most"),
    [({}, 5), (with_box() | {"seats": None, "favors": True, "ambitions": True}, 7)],
)
def test_a_turn_takes_few_clicks(tmp_path: Path, more: dict[str, Any], most: int) -> None:
    """Answers and pages of a turn in the middle of all turns, without the requests for favors."""
    box = "seats" in more
    who = "hera_syndulla_character" if box else "han_solo"
    seats = [
        {"kind": "human", "character": who},
        *([{"kind": "captain"}] * 2 if box else [{"kind": "deck"}]),
    ]
    session = Session(the_game(), {"game": "outer_rim", **more, "seats": seats}, 12)
    player = make_players("outer_rim", ["captain"] * len(seats), 12)[0]
    app, scene = open_table(session, (1280, 720), tmp_path)
    clicks: dict[int, int] = {}
    while (asked := session.decision()) is not None and session.state.round <= 8:
        settle(app)
        count = int(not asked.step.startswith("favor."))
        count += sum(
            not page.ai and not (scene.table.pages.closes_itself(page) and reading_seconds(page))
            for page in scene.ui.tray
        )
        clicks[session.state.round] = clicks.get(session.state.round, 0) + count
        while scene.ui.tray:
            scene.do.next_page()
        key = player.choose(session.sight(asked.seat), asked)
        scene.do.choose(key if scene.model.find(key) else scene.model.options[0].key)
    turns = sorted(clicks[each] for each in range(1, 9))
    assert turns[(len(turns) - 1) // 2] <= most, clicks

"""The check tray, spend cards and the jobs board by drag, by click and click, and by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.games.edge.checks import check_tray
from game.client.games.edge.checks.dice_well import Well
from game.client.games.edge.stage import heroes
from game.client.games.edge.stage.card import others, outlook
from game.client.games.edge.table import tracks
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.auto_answers import CaseAnswers
from game.client.games.edge.table.board import board_of
from game.client.games.edge.table.jobs_board import JobsBoard
from game.client.games.edge.table.table import table_of
from game.client.games.edge.tools.shots import in_port, upto
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.scene import TableScene
from game.client.widgets.base import LOST
from game.edge import campaign
from game.edge.context import Play
from game.edge.scenes import jobs
from game.edge.text import jobs as words
from game.table.contract import Sight
from game.table.decisions import Decision, option
from game.table.hints import adviser, thought_out
from tests.client.conftest import Size, choose, open_scene, press, settle, strike, tap, texts_of
from tests.client.games.edge.playing import control, drag, open_table, point, session
from tests.client.games.outer_rim.playing import hold


def door() -> tuple[App, TableScene]:
    """Return the table at the way in, with the side door chosen."""
    app, scene = open_table(upto("ombra_way_in", "tray"))
    choose(scene, option("way", "door").key)
    return app, scene


def click(app: App, scene: TableScene, kind: str, id: str) -> None:
    tap(app, scene.view.spots[kind, id].center)


def test_a_digit_takes_the_way_that_shows_it() -> None:
    app, scene = open_table(upto("ombra_way_in", "tray"))
    order = board_of(scene.table).stage.order()
    strike(app, pygame.K_2, unicode="2")
    assert f"way:{scene.model.tray.way}" == order[1]


def test_a_click_takes_a_way_and_a_slot_is_filled_and_cleared() -> None:
    app, scene = door()
    tray = scene.model.tray
    assert tray is not None and tray.way == "door"
    before = scene.model.chance(tray)
    click(app, scene, "slot", "push")
    pushed = scene.model.tray
    assert pushed is not None and pushed.push and scene.model.chance(pushed) > before
    click(app, scene, "slot", "push")
    assert scene.model.tray is not None and not scene.model.tray.push


def test_a_hero_dragged_into_the_lead_makes_the_check() -> None:
    app, scene = door()
    tray = scene.model.tray
    other = next(who for who in scene.model.heroes if who != tray.who)
    spots = scene.view.spots
    drag(app, spots["hero", other].move(0, 8).midtop, spots["slot", "lead"].center)
    settle(app)
    assert scene.model.tray is not None and scene.model.tray.who == other


def test_the_keys_of_the_slots_fill_them_and_say_why_not() -> None:
    app, scene = door()
    strike(app, pygame.K_x, unicode="x")
    assert scene.model.tray is not None and scene.model.tray.push
    strike(app, pygame.K_o, unicode="o")
    assert scene.model.tray.edge == (scene.model.state.light > 0)
    lead = scene.model.tray.who
    strike(app, pygame.K_c, unicode="c")
    assert scene.model.tray is not None and scene.model.tray.who != lead


def test_the_key_that_rolls_rolls_nothing_while_something_is_in_hand() -> None:
    app, scene = door()
    before = scene.model.session.seq
    scene.table.controller.pick(("hero", "maro"))
    assert scene.table.controller.carry is not None and scene.table.controller.carry.targets
    strike(app, pygame.K_e, unicode="e")
    assert scene.model.session.seq == before and "lit place" in scene.ui.toast
    scene.table.gestures.let_go()
    strike(app, pygame.K_e, unicode="e")
    assert scene.model.session.history[before].answer.key == "roll"


def test_a_card_in_the_hold_is_named_where_it_would_go() -> None:
    game = session()
    game.state.stowed = ("muffled_boots",)
    model = open_table(game)[1].model
    told = heroes.place_words(model, "load")
    assert "In the hold: Muffled Boots (gear)." in told and tracks.hold_is_here(model)
    tray = replace(model.tray, who="juno", skill="stealth")
    assert check_tray.fitting_in_hold(model, tray) == ["muffled_boots"]
    reason = model.why_not("gear", "muffled_boots")
    assert reason is not None and reason.text.startswith("Muffled Boots are in the hold")


def test_what_the_tray_shows_is_what_is_rolled() -> None:
    app, scene = door()
    tray = scene.model.tray
    assert tray is not None
    dice = len(scene.model.build(tray).pool)
    choose(scene, "roll")
    well = scene.form.find("spend.dice")
    assert isinstance(well, Well) and len(well.dice) == dice


def test_a_chip_dropped_on_a_card_buys_it() -> None:
    app, scene = open_table(upto("ombra_way_in", "spend"))
    chosen = next(each for each in scene.model.options if each.verb in ("spend", "triumph"))
    at = control(scene, chosen.key)
    number = len(scene.model.session.history)
    drag(app, at.source.center, at.target.center)
    kept = scene.model.session.history[number:]
    assert kept and kept[0].answer.key == chosen.key


def test_a_click_on_a_spend_card_is_enough() -> None:
    app, scene = open_table(upto("ombra_way_in", "spend"))
    chosen = next(each for each in scene.model.options if each.verb in ("spend", "triumph"))
    number = len(scene.model.session.history)
    click(app, scene, "buy", f"{chosen.source}@{chosen.target}")
    assert len(scene.model.session.history) > number


def test_a_hint_names_an_answer_and_its_chance() -> None:
    session = upto("ombra_way_in", "tray")
    decision, found = session.decision(), adviser("edge")
    assert decision is not None and found is not None
    hint = thought_out(found.think(Sight(session.game, session.state, 0), decision))
    assert decision.find(hint.key) is not None
    assert "to succeed" in str(hint.gain[0]) and all(hint.reasons)


def test_the_voice_reads_the_skill_and_its_chance() -> None:
    app, scene = door()
    tray = scene.model.tray
    assert tray is not None
    assert f"{round(scene.model.chance(tray) * 100)}%" in scene.table.questions.speech()


SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


def board(
    job: int | None = None, size: Size = (1920, 1080), scale: float = 1.0
) -> tuple[App, TableScene, JobsBoard]:
    """Return the table with the board on it."""
    app, scene = open_table(in_port(job), size, scale)
    areas_of(scene.table).turn_port("jobs")
    settle(app)
    stage = board_of(scene.table).stage
    assert isinstance(stage, JobsBoard)
    return app, scene, stage


def test_a_click_takes_a_job_another_one_changes_it_and_a_third_puts_it_back() -> None:
    app, scene, stage = board()
    one, two, _ = stage.offered
    click(app, scene, "job", one)
    assert scene.model.state.job == one and stage.shown == one
    click(app, scene, "job", two)
    assert scene.model.state.job == two and stage.shown == two
    click(app, scene, "job", two)
    assert scene.model.state.job == ""


def test_digits_take_a_job_and_put_it_back_and_the_journey_begins() -> None:
    app, scene, stage = board()
    strike(app, pygame.K_3, unicode="3")
    assert scene.model.state.job == stage.offered[2]
    strike(app, pygame.K_3, unicode="3")
    assert scene.model.state.job == ""
    strike(app, pygame.K_1, unicode="1")
    choose(scene, "depart")
    assert scene.model.state.scene == f"{scene.model.state.job}__brief"
    assert scene.model.story.name == scene.model.content.name(scene.model.state.job)


@pytest.mark.painted
def test_pointing_at_a_sheet_opens_its_file() -> None:
    app, scene, stage = board()
    assert stage.shown == stage.offered[0]
    center = scene.view.spots["job", stage.offered[2]].center
    point(app, pygame.MOUSEMOTION, center, rel=(0, 0), buttons=(0, 0, 0))
    settle(app)
    assert stage.shown == stage.offered[2]


def test_a_single_case_has_no_board() -> None:
    _, scene = open_table(session())
    assert scene.model.step != "port" and jobs.board(scene.model.content, None) == ()


def test_the_rolls_of_the_opening_are_read_before_the_port_shows_its_parts(tmp_path: Path) -> None:
    """Its tabs would stand on their words."""
    app, scene = open_scene(table_of, in_port(), folder=tmp_path)
    assert areas_of(scene.table).roll_page is not None and scene.form.find("table.port") is None
    press(app, "results.continue")
    assert areas_of(scene.table).roll_page is None and scene.form.find("table.port") is not None


def test_every_job_has_its_words() -> None:
    _, scene, _ = board()
    content = scene.model.content
    play = Play(content, scene.model.state)
    for seed in range(12):
        for id in jobs.board(content, campaign.begun(content, seed=seed)):
            job = content.job(id)
            lines = (*words.offer(job), *words.pay(play, job), *words.risks(content, job))
            assert all(line.endswith(".") for line in lines), lines
            assert job.twist.words[0] not in lines


def test_a_hero_is_clicked_and_then_a_slot_and_a_click_on_lead_alone_changes_who_leads() -> None:
    """The row of a way has shown what the chance is then."""
    app, scene = door()
    model = scene.model
    way = model.way("duct")
    lead, other = model.heroes
    shown = dict(others(model, way))[other]
    assert model.tray.who == lead and f"{other[:1].upper()} {round(100 * shown)}%" in {
        each.text for each in texts_of(scene) if each.where == "way.other"
    }

    def click(*name: str) -> None:
        tap(app, scene.view.spots[name].move(0, 8).midtop)

    click("hero", other)
    assert scene.controller.carry is not None and model.tray.who == lead
    click("slot", "help")
    assert scene.controller.carry is None and (model.tray.who, model.tray.help) == (lead, other)
    click("slot", "lead")
    assert model.tray.who == other
    assert model.chance(model.on_way(way)) == pytest.approx(shown)


def test_odds_that_arrive_during_a_drag_leave_it_a_drag() -> None:
    app, scene = door()
    lead, other = scene.model.heroes
    at = control(scene, f"help:{other}")
    hold(app, at.source.center, at.target.center)
    scene.relayout(app.metrics)
    assert scene.controller.carry is not None and scene.controller.carry.dragged
    point(app, pygame.MOUSEBUTTONUP, at.target.center, button=1)
    settle(app)
    assert (scene.model.tray.who, scene.model.tray.help) == (lead, other)


@pytest.mark.parametrize("lost", [None, *LOST])
def test_what_is_dragged_while_a_layout_or_another_window_comes_is_put_back(
    lost: int | None,
) -> None:
    """A press that ends elsewhere is no click either: that would make the hero lead."""
    app, scene = door()
    lead, other = scene.model.heroes
    at = control(scene, f"help:{other}")
    hold(app, at.source.center, at.target.center)
    if lost is None:
        app.resize((1280, 720))
    else:
        app.frame([pygame.event.Event(lost)], 0.1)
    assert scene.controller.carry is None
    point(app, pygame.MOUSEBUTTONUP, at.target.center, button=1)
    settle(app)
    assert (scene.model.tray.who, scene.model.tray.help) == (lead, "")


def test_what_a_way_brings_is_said_before_it_is_tried() -> None:
    _, scene = open_table(upto("ombra_way_in", "tray"))
    told = ["\n".join(outlook(scene.model, each)) for each in scene.model.ways]
    assert any("Failure: Alarm +1." in each for each in told), told


@pytest.mark.parametrize(("threat", "key"), [(1, "done"), (2, None)])
def test_a_threat_that_is_strain_either_way_asks_nothing(threat: int, key: str | None) -> None:
    game = upto("ombra_way_in", "tray")
    asked = Decision(1, 0, "pay", (option("pay", "strain"), option("auto"), option("done")))
    answers = CaseAnswers(game, Settings)
    answers.view = lambda seat: {"tray": {"advantage": -threat, "despairs": 0}}  # type: ignore
    assert answers.tie(asked) == key


@pytest.mark.parametrize(("step", "kinds"), [("turn", {"normal"}), ("spend", {"normal"})])
def test_what_wastes_something_is_not_the_lit_button(step: str, kinds: set[str]) -> None:
    """An action is left in the turn, and the Advantage is more than the strain it could heal."""
    game = upto("ombra_hall", step)
    if step == "spend":
        game.state.people[game.state.stack[-1].who].strain = 0
    else:
        while not any(each.verb == "attack" for each in game.decision().options):
            game.choose("move@belts")
    _, scene = open_table(game)
    closing = [each for each in scene.form.widgets if each.id in ("action.end", "action.done")]
    assert {each.kind for each in closing} == kinds


def test_a_turn_ends_with_its_action_unused_only_if_that_is_meant() -> None:
    """The question can be silenced for good, and comes only while there is an action."""
    game = upto("ombra_hall", "turn")
    app, scene = open_table(game)
    before = game.seq
    scene.do.ask("end")
    assert app.stack.top.name == "confirm" and game.seq == before
    app.stack.top.close()
    frame = next(each for each in game.state.stack if hasattr(each, "acted"))
    frame.acted = True
    scene.model.refresh()
    assert not scene.table.questions.warns("end")
    frame.acted = False
    scene.model.refresh()
    scene.do.ask("end")
    app.stack.top.accept_more()
    assert game.history[before].answer.key == "end"
    assert app.settings.warn_silenced == ["edge.end"]

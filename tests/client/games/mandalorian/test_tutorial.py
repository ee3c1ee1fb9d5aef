"""Three lessons on the first three missions, which explain and never block, and tips at the
table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.board import current_event
from game.client.games.mandalorian.guide.lesson_progress import NOTEBOOK
from game.client.games.mandalorian.guide.tips import TIPS
from game.client.games.mandalorian.lessons.chapters import CHAPTERS
from game.client.games.mandalorian.lessons.scenes import LESSONS
from game.client.games.mandalorian.table.table import table_of
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.guidance.lesson import fits
from game.mandalorian import events as e
from game.mandalorian.text import tips as words
from game.table.session import Session
from tests.breadth import first
from tests.client import lessons
from tests.client.conftest import Size, choose, open_scene, press_key, settle, strike, tap
from tests.client.games.mandalorian.playing import new_game
from tests.client.lessons import SIZES, follow, teacher

IDS = [each.id for each in CHAPTERS]
LOOKS = ((SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[1], 2.0))
opened = partial(lessons.opened, "mandalorian")


def test_each_lesson_has_its_mission() -> None:
    names = {
        part: {each.setup["mission"] for each in LESSONS.of_part(part)} for part in LESSONS.parts
    }
    assert names == {
        "The Asset": {"the_asset"},
        "A Promise Broken": {"a_promise_broken"},
        "Six Minutes": {"six_minutes"},
    }


def _at(model: Any, space: str) -> bool:
    """Return whether The Mandalorian is in this space, unhurt."""
    pawn = model.character("the_mandalorian")
    return bool(pawn["space"] == space and pawn["damage"] == 0)


GOALS: dict[str, Callable[[Any], bool]] = {
    "move": lambda m: m.character("ig_11")["space"] == "s10",
    "attack": lambda m: not m.tokens,
    "sentry": lambda m: _at(m, "s09"),
    "slots": lambda m: len(m.tokens) == 2 and not m.slot("move")["cards"],
    "crisis": lambda m: m.view["track"] == 3 and not m.result,
    "intel": lambda m: [each["space"] for each in m.tokens] == ["s07", "s14"],
    "plan": lambda m: m.character("the_mandalorian")["damage"] == 0,
    "crew": lambda m: _won(m),
    "rescue": lambda m: m.view["carrier"] == "the_mandalorian",
    "flee": lambda m: m.view["child"] == "s17" and [each["space"] for each in m.tokens] == ["s13"],
    "again": lambda m: _won(m) and m.view["carrier"] == "cara_dune",
    "grapple": lambda m: _at(m, "s16"),
    "sabotage": lambda m: not m.tokens and sum(m.slot("intel")["disrupts"]) > 0,
    "slice": lambda m: m.view["doors"] == [3] and _carries(m, "prisoner"),
    "control": lambda m: m.view["doors"] == [1],
    "cells": lambda m: m.view["doors"] == [2] and _carries(m, "prisoner"),
}
"""whether the table is as a chapter promises, after following it"""


def _won(model: Any) -> bool:
    return model.result is not None and model.result.winner == 0


def _carries(model: Any, threat: str) -> bool:
    carried = model.character("the_mandalorian")["carried"]
    return any(face.startswith(threat) for face in carried.values())


FREE = {("slots", 3), ("plan", 2), ("again", 4), ("sabotage", 2)}
"""steps that ask to end an action, or do not mind"""


def silent(table: Any, id: str) -> list[str]:
    """Return the options of a question that do not lead on and have no remark. To decline an action
    leads nowhere, unless the step asks for that."""
    found, now = [], teacher(table).coach
    for each in table.model.options if now.step is not None and now.step.task else ():
        named = any(each.key in wrong.keys for wrong in now.step.wrong)
        told = named or any(fits(each.key, wrong.keys) for wrong in now.step.wrong)
        lost = each.key == "done" and (id, now.at) not in FREE
        if not told and (lost or not fits(each.key, now.step.keys)):
            found.append(each.key)
    return found


def test_an_answer_that_a_remark_names_is_a_detour_even_if_it_leads_on(tmp_path: Path) -> None:
    app, table = opened("sentry", tmp_path)
    press_key(app, pygame.K_n)
    table.do.choose("play:old_trade@move")
    choose(table, "done")
    assert "Declined" in teacher(table).coach.text


@pytest.mark.parametrize(
    ("id", "answers", "said"),
    (
        ("sentry", ("play:old_trade@move", "move:the_mandalorian@s16"), "Right into its space"),
        ("crew", ("feature:t15@the_mandalorian",), "already has The Asset"),
        ("plan", ("play:rising_phoenix@plan", "draw", "done"), "discarded them all"),
        ("rescue", ("play:old_trade@move", "move:the_mandalorian@s19"), "you reveal nothing"),
        ("flee", ("play:tracking_fob@move", "move:the_mandalorian@s20"), "No one hurts him"),
        ("flee", ("play:tracking_fob@move", "move:the_mandalorian@s18", "flee@s13"), "sentry"),
        ("again", ("play:drop_trooper@move", "move:cara_dune@s16"), "Without The Child"),
        ("grapple", ("play:old_trade@move", "move:the_mandalorian@s11"), "for 1 damage"),
        ("sabotage", ("play:old_trade@attack", "play:drop_trooper@intel"), "lower slot"),
        ("slice", ("play:patient_hunter@slice",), "a door needs 3"),
        ("slice", ("play:through_the_bulkhead@slice",), "no door"),
        ("control", ("play:grunt@slice",), "you need 4"),
        ("cells", ("play:old_trade@move", "move:the_mandalorian@s04"), "stays behind"),
    ),
)
def test_the_likely_detours_are_explained(
    id: str, answers: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path)
    press_key(app, pygame.K_n)
    for key in answers:
        choose(table, key)
    assert said in teacher(table).coach.text
    assert table.form.find("coach.undo") or table.form.find("coach.next")


@pytest.mark.parametrize(
    ("id", "answers", "asked", "clause"),
    (
        ("flee", ("play:tracking_fob@move", "move:the_mandalorian@s18", "flee@s17",
                  "play:bare_hands@attack"), ("rescue", "", "cara_dune"), "MA-342"),
        ("flee", ("play:tracking_fob@move", "move:the_mandalorian@s18"),
         ("flee", "", "s19"), "MA-345"),
        ("rescue", ("play:old_trade@move",), ("rescue", "", "the_mandalorian"), "MA-331"),
        ("slice", ("play:old_trade@slice",), ("unlock", "", "1"), "MA-367"),
        ("cells", ("play:patient_hunter@intel",), ("look", "", "t15"), "MA-186"),
    ),
)  # fmt: skip
def test_what_a_step_calls_impossible_is_refused_for_that_reason(
    id: str, answers: tuple[str, ...], asked: tuple[str, str, str], clause: str, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path, forced_steps=False)
    for key in answers:
        choose(table, key)
    reason = table.model.why_not(*asked)
    assert reason is not None and reason.clause == clause, reason


def test_a_skipped_step_takes_a_detour_back_first(tmp_path: Path) -> None:
    """The next step speaks of a move, so another action does not stay open instead."""
    app, table = opened("move", tmp_path)
    teacher(table).go_on()
    choose(table, "play:recalculate@plan")
    assert teacher(table).coach.remark and not teacher(table).wanted_keys()
    teacher(table).go_on()
    teacher(table).skip_step()
    assert [each.answer.key for each in table.model.session.history] == ["play:straight_line@move"]
    assert teacher(table).wanted_keys() and "undo" not in teacher(table).coach.acts


def listed(app: App) -> list[str]:
    ids = (each.id for each in app.stack.top.form.widgets)
    return [id.partition(".")[2] for id in ids if id.startswith("lesson.")]


def test_the_list_begins_with_the_first_lesson_not_done(tmp_path: Path) -> None:
    for id in IDS[:9]:
        NOTEBOOK.finish(id)
    app = App(Settings(speed="off"), folder=tmp_path)
    app.open()
    app.open_scene("lessons", game="mandalorian")
    settle(app)
    assert listed(app) == IDS[8:13]
    choice = app.stack.top.form.find("lessons.part")
    assert [label for _, label in choice.options] == [
        "The Asset 8/8", "A Promise Broken 1/5", "Six Minutes 0/3",
    ]  # fmt: skip
    assert app.stack.top.form.focus.id == "lesson.flee"
    tap(app, choice.segment(2).center)
    assert listed(app) == IDS[13:]


def test_a_chapter_leads_back_to_its_own_lesson(tmp_path: Path) -> None:
    app = App(Settings(speed="off"), folder=tmp_path)
    app.open()
    app.open_scene("lessons", game="mandalorian")
    settle(app)
    tap(app, app.stack.top.form.find("lessons.part").segment(1).center)
    tap(app, app.stack.top.form.find("lesson.grapple").rect.center)
    follow(app, app.stack.top)
    strike(app, pygame.K_l, pygame.KMOD_CTRL)
    assert listed(app) == IDS[8:13] and app.stack.top.form.find("lesson.grapple").done
    for id in IDS[8:13]:
        NOTEBOOK.finish(id)
    app.stack.top.resume()
    app.stack.top.relayout(app.metrics)
    assert listed(app) == IDS[:8], "a lesson that is done makes room for the next one"


def test_every_tip_has_its_moment_at_the_table() -> None:
    assert [each.id for each in TIPS] == [each.id for each in words.TIPS] and len(TIPS) >= 8
    table = table_of(App(Settings(), size=(1280, 720), folder=Path("no-saves")), new_game())
    crisis = next(each for each in TIPS if each.id == "crisis")
    assert crisis.seen(table.model, [e.CrisisBegan(slot="move", track=1)])
    assert not crisis.seen(table.model, [e.DoorUnlocked(door=1)])


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_a_tip_shows_once_and_covers_no_button(tmp_path: Path, size: Size) -> None:
    game = new_game()
    session = Session(game.game, game.header.setup, 7, tmp_path / "one.jsonl")
    app, table = open_scene(table_of, session, size=size)
    table.table.tips.heard([e.CrisisBegan(slot="move", track=1)])
    table.relayout(app.metrics)
    settle(app)
    shown = table.form.find("tip.card")
    assert shown is not None and audit(app) == []
    table.table.tips.close()
    table.relayout(app.metrics)
    table.table.tips.heard([e.CrisisBegan(slot="move", track=2)])
    table.relayout(app.metrics)
    assert table.form.find("tip.card") is None


def test_a_tip_waits_while_an_event_is_shown_in_its_place(tmp_path: Path) -> None:
    """In small windows both are where the log is."""
    game = new_game()
    session = Session(game.game, game.header.setup, 7, tmp_path / "one.jsonl")
    app, table = open_scene(table_of, session)
    table.table.tips.heard([e.CrisisBegan(slot="move", track=1)])
    table.relayout(app.metrics)
    card = next(iter(table.model.content.events))
    rect = current_event.card_rect(table.view.areas, table.m)
    event = current_event.Shown(("pile", "event"), rect, table.model.content, card, table.m)
    event.going = True
    tip, ok = table.form.find("tip.card"), table.form.find("tip.ok")
    assert tip is not None and ok is not None and tip.rect.colliderect(rect)
    table.table.movements.flights.flying.append(event)
    app.frame([], 0.02)
    assert not tip.shown and not ok.usable
    table.table.movements.flights.flying.clear()
    app.frame([], 0.02)
    assert tip.shown and ok.usable

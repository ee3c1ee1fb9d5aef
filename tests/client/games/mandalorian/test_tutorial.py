"""Eight chapters on the first mission, which explain and never block."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import richtext
from game.client.games.mandalorian.learned import NOTEBOOK
from game.client.games.mandalorian.lessons.chapters import CHAPTERS
from game.client.games.mandalorian.lessons.scenes import LESSONS, make_list
from game.client.games.mandalorian.lessons.table import LessonTable
from game.client.shell.app import App
from game.client.shell.audit import audit
from game.client.shell.settings import Settings
from game.client.tabletop.learning import coach
from game.client.tabletop.learning.coach import worded
from game.client.tabletop.learning.lesson import Chapter
from game.client.tabletop.learning.teacher import Teacher
from tests.client.conftest import click, press_key, settle
from tests.client.games.outer_rim.playing import use

IDS = [each.id for each in CHAPTERS]
SIZES = ((1280, 720), (1920, 1080))
LOOKS = ((SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[1], 2.0))


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def opened(
    id: str, home: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0
) -> tuple[App, LessonTable]:
    """Return a chapter at its start, at rest."""
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=home)
    app.open()
    app.stack.push(make_list(app))
    app.open_scene("tutorial", game="mandalorian", chapter=id)
    settle(app)
    made = app.stack.top
    assert isinstance(made, LessonTable)
    return app, made


def teacher(table: LessonTable) -> Teacher:
    assert isinstance(table.guest, Teacher)
    return table.guest


def words(markup: str) -> int:
    return len(richtext.plain(worded(markup)).split())


def texts(chapter: Chapter) -> list[str]:
    said = [chapter.end]
    for step in chapter.steps:
        said += [step.text, step.hint, step.still, *(each.text for each in step.wrong)]
    return [each for each in said if each]


def obey(app: App, table: LessonTable) -> None:
    """Follow one instruction of the coach by mouse, at the places that are lit."""
    step = teacher(table).coach.step
    assert step is not None
    if not step.task or teacher(table).coach.remark:
        press_key(app, pygame.K_n)
        settle(app)
        return
    wanted = teacher(table).coach.wanted
    assert wanted, f"nothing leads on from {step.text!r}: {table.model.options}"
    key = wanted[0].key
    controls = {each.key: each for each in table.controls()}
    assert key in controls, f"{key} is nowhere: {step.text!r}"
    use(app, controls[key])


def finish(app: App, table: LessonTable, most: int = 60) -> list[str]:
    """Follow the coach to the end; return the remarks made on the way."""
    remarks = []
    for _ in range(most):
        if teacher(table).coach.over:
            return [each for each in remarks if each]
        obey(app, table)
        remarks.append(teacher(table).coach.remark)
    raise AssertionError(f"still at {teacher(table).coach.step}")


def test_the_chapters_are_short() -> None:
    assert len(set(IDS)) == len(IDS) == 8
    for chapter in CHAPTERS:
        assert 4 <= len(chapter.steps) <= 6, chapter.id
        assert words(chapter.goal) <= 8 and words(chapter.about) <= 16, chapter.id
        for text in texts(chapter):
            assert words(text) <= coach.LONGEST, text
            assert "<" not in worded(text), f"no such action: {text}"
        read = sum(words(step.text) for step in chapter.steps) + words(chapter.end)
        assert read / 150 * 60 + 6 * sum(step.task for step in chapter.steps) <= 120, chapter.id
        for step in chapter.steps:
            assert not step.task or step.hint and step.keys, step.text


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("id", IDS)
def test_who_does_as_told_gets_through(
    id: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path, size, scale)
    assert finish(app, table) == [], "following the coach is never called a detour"
    assert NOTEBOOK.load().chapters == [id]


def test_the_goal_of_each_chapter_is_reached_by_following(tmp_path: Path) -> None:
    reached = {}
    for id in IDS:
        app, table = opened(id, tmp_path)
        finish(app, table)
        reached[id] = table.model
        pygame.display.quit()
    assert reached["move"].character("ig_11")["space"] == "s10"
    assert not reached["attack"].tokens
    sentry = reached["sentry"].character("the_mandalorian")
    assert sentry["space"] == "s09" and sentry["damage"] == 0
    assert len(reached["slots"].tokens) == 2 and not reached["slots"].slot("move")["cards"]
    assert reached["crisis"].view["track"] == 3 and not reached["crisis"].result
    assert [each["space"] for each in reached["intel"].tokens] == ["s07", "s14"]
    assert reached["plan"].character("the_mandalorian")["damage"] == 0
    result = reached["crew"].result
    assert result is not None and result.winner == 0


@pytest.mark.parametrize("seed", (1, 2))
@pytest.mark.parametrize("id", IDS)
def test_those_who_stray_are_never_stuck(id: str, seed: int, tmp_path: Path) -> None:
    app, table = opened(id, tmp_path)
    chance = random.Random(seed)
    for _ in range(30):
        if table.model.decision is None:
            break
        table.choose(chance.choice(table.model.options).key)
        assert words(teacher(table).coach.text) <= coach.LONGEST, teacher(table).coach.text
        assert table.form.find("coach.leave") or teacher(table).coach.over
    settle(app)
    teacher(table).again()
    settle(app)
    fresh = app.stack.top
    assert isinstance(fresh, LessonTable) and teacher(fresh).coach.at == 0
    finish(app, fresh)


def test_a_wrong_move_stands_and_is_explained(tmp_path: Path) -> None:
    app, table = opened("sentry", tmp_path)
    press_key(app, pygame.K_n)
    table.choose("play:old_trade@move")
    table.choose("move:the_mandalorian@s15")
    settle(app)
    assert table.model.character("the_mandalorian")["damage"] == 1, "the rules run as always"
    assert "1 damage" in teacher(table).coach.text
    undo = table.form.find("coach.undo")
    assert undo is not None, "nothing has been revealed"
    click(app, undo.rect.center)
    settle(app)
    assert teacher(table).coach.remark == ""
    assert [each.key for each in teacher(table).coach.wanted] == ["move:the_mandalorian@s09"]


@pytest.mark.parametrize("id", IDS)
def test_every_step_can_be_skipped(id: str, tmp_path: Path) -> None:
    app, table = opened(id, tmp_path)
    for _ in LESSONS.find(id).steps:
        if teacher(table).coach.over:
            break
        press_key(app, pygame.K_k if teacher(table).coach.step.task else pygame.K_n)
        settle(app)
    assert teacher(table).coach.over
    press_key(app, pygame.K_n)
    assert app.stack.top.name == "lessons"


def test_a_chapter_is_left_at_once(tmp_path: Path) -> None:
    app, table = opened("plan", tmp_path)
    leave = table.form.find("coach.leave")
    assert leave is not None
    click(app, leave.rect.center)
    settle(app)
    assert app.stack.top.name == "lessons" and NOTEBOOK.load().chapters == []


@pytest.mark.parametrize(("size", "scale"), [*LOOKS, (SIZES[0], 1.5), ((2560, 1440), 1.0)])
@pytest.mark.parametrize("id", IDS)
def test_first_steps_look_right(
    id: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    app, table = opened(id, tmp_path, size, scale)
    assert audit(app) == []

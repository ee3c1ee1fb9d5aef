"""Lessons of any game, played in process: as the coach says, astray, or skipped."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import richtext
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.lessons import coach
from game.client.tabletop.lessons.teacher import Teacher
from game.client.widgets.keymap import with_keys
from tests.client.conftest import press, press_key, settle
from tests.client.games.outer_rim.playing import use

SIZES = ((1280, 720), (1920, 1080))
PAGES = 5
"""of answers without a place on view"""
Obey = Callable[[App, Any], None]


def opened(
    game: str, id: str, home: Path, size: tuple[int, int] = SIZES[0], scale: float = 1.0,
    listed: bool = True, **settings: Any,
) -> tuple[App, Any]:  # fmt: skip
    """Return a chapter at its start, over the list of chapters if it is to be ``listed``."""
    app = App(Settings(speed="off", ui_scale=scale, **settings), size=size, folder=home)
    app.open()
    if listed:
        app.open_scene("lessons", game=game)
    app.open_scene("tutorial", game=game, chapter=id)
    settle(app)
    teacher(app.stack.top)
    return app, app.stack.top


def teacher(table: Any) -> Teacher:
    """Return the guest at the table of a chapter."""
    assert isinstance(table.table.guest, Teacher)
    return table.table.guest


def words(markup: str) -> int:
    """Return the number of words that a player reads."""
    return len(richtext.plain(with_keys(markup)).split())


def texts(chapter: Chapter) -> list[str]:
    """Return everything the coach can say in a chapter, except for remarks composed from an
    answer."""
    said = [chapter.end]
    for step in chapter.steps:
        said += [step.text, step.hint, step.still, *(each.text for each in step.wrong)]
    return [each for each in said if each]


def check_short(chapters: Iterable[Chapter], steps: int, seconds: int, goal: int = 8) -> None:
    """Assert that chapters are short; ``goal`` is the limit of its words."""
    for chapter in chapters:
        assert 4 <= len(chapter.steps) <= steps, chapter.id
        assert words(chapter.goal) <= goal and words(chapter.about) <= 16, chapter.id
        for text in texts(chapter):
            assert words(text) <= coach.LONGEST, text
            assert "<" not in with_keys(text), f"no such action: {text}"
        assert chapter.seconds <= seconds, chapter.id


def check_hints(chapters: Iterable[Chapter]) -> None:
    """Assert that every task says how it is done."""
    for chapter in chapters:
        for step in chapter.steps:
            assert not step.task or step.hint and (step.act or step.keys), step.text


def obey(app: App, table: Any) -> None:
    """Follow one instruction of the coach by mouse, at the places that are lit."""
    while table.ui.tray and not table.view.in_view:
        press_key(app, pygame.K_SPACE)
    now = teacher(table).coach
    if not now.step.task or now.remark:
        press_key(app, pygame.K_n)
        settle(app)
        return
    assert now.wanted, f"nothing leads on from {now.step.text!r}: {table.model.options}"
    key = now.wanted[0].key
    while table.ui.large_page is not None:
        table.do.next_page()
    while table.form.find("results.continue"):
        press(app, "results.continue")
    controls = {each.key: each for each in table.controls()}
    for _ in range(PAGES):
        if key in controls or table.form.find("action.more") is None:
            break
        press(app, "action.more")  # a part of the table takes turns with others in a small window
        controls = {each.key: each for each in table.controls()}
    row = table.form.find(f"choice.{key}")
    if key not in controls and row is not None:  # in part below the edge of its list
        table.form.set_focus(row)
        press_key(app, pygame.K_RETURN)
        return
    assert key in controls, f"{key} is nowhere: {now.step.text!r}"
    use(app, controls[key])


def follow(app: App, table: Any, obey: Obey = obey, most: int = 60) -> list[str]:
    """Follow the coach until the chapter is over; return the remarks made on the way."""
    remarks = []
    for _ in range(most):
        if teacher(table).coach.over:
            return [each for each in remarks if each]
        obey(app, table)
        remarks.append(teacher(table).coach.remark)
    raise AssertionError(f"still at {teacher(table).coach.step}")


def stray(app: App, table: Any, seed: int, answers: int = 30) -> None:
    """Give random answers; the coach stays short, and can be left, at each."""
    chance = random.Random(seed)
    for _ in range(answers):
        if table.model.decision is None:
            break
        table.do.choose(chance.choice(table.model.options).key)
        while table.ui.tray:
            table.do.next_page()
        now = teacher(table).coach
        assert words(now.text) <= coach.LONGEST, now.text
        assert table.form.find("coach.leave") or now.over
    settle(app)


def again(app: App, table: Any) -> Any:
    """Try the chapter again; return its new table."""
    teacher(table).again()
    settle(app)
    fresh = app.stack.top
    assert fresh is not table and teacher(fresh).coach.at == 0
    return fresh


def skip_all(app: App, table: Any, chapter: Chapter) -> None:
    """Skip every step by its key, then take the next chapter, or a game. The table does each step
    that is skipped."""
    for number in range(len(chapter.steps)):
        now = teacher(table).coach
        assert now.at >= number
        if now.step is None:
            break
        asked, answers = teacher(table).wanted_keys(), len(table.model.session.history)
        press_key(app, pygame.K_k if now.step.task else pygame.K_n)
        settle(app)
        assert not asked or len(table.model.session.history) > answers, now.at
    assert teacher(table).coach.over
    following = teacher(table).following
    press_key(app, pygame.K_n)
    assert app.stack.top is not table
    assert app.stack.top.name == ("table" if following else "new_game")

"""The jobs board in port: sheets by mouse and keys, the file of one, nothing cut at any size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.edge.tools.shots import in_port
from game.client.games.edge.table.posting import JobsBoard
from game.client.games.edge.table.scene import CaseTable
from game.client.shell.app.app import App
from game.edge import campaign
from game.edge.rules import jobs
from game.edge.text import jobs as words
from tests.client.conftest import Size, open_scene, press, press_key, settle
from tests.client.games.edge.playing import open_table, point, session

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


def board(
    job: int | None = None, size: Size = (1920, 1080), scale: float = 1.0
) -> tuple[App, CaseTable, JobsBoard]:
    """Return the table with the board on it."""
    app, scene = open_table(in_port(job), size, scale)
    scene.turn_port("jobs")
    settle(app)
    stage = scene.stage
    assert isinstance(stage, JobsBoard)
    return app, scene, stage


def click(app: App, scene: CaseTable, id: str) -> None:
    """Click a sheet."""
    center = scene.view.spots["job", id].center
    point(app, pygame.MOUSEMOTION, center, rel=(0, 0), buttons=(0, 0, 0))
    point(app, pygame.MOUSEBUTTONDOWN, center, button=1)
    point(app, pygame.MOUSEBUTTONUP, center, button=1)
    settle(app)


def test_a_click_takes_a_job_another_one_changes_it_and_a_third_puts_it_back() -> None:
    app, scene, stage = board()
    one, two, _ = stage.offered
    click(app, scene, one)
    assert scene.model.state.job == one and stage.shown == one
    click(app, scene, two)
    assert scene.model.state.job == two and stage.shown == two
    click(app, scene, two)
    assert scene.model.state.job == ""


def test_digits_take_a_job_and_put_it_back_and_the_journey_begins() -> None:
    app, scene, stage = board()
    press_key(app, pygame.K_3, unicode="3")
    settle(app)
    assert scene.model.state.job == stage.offered[2]
    press_key(app, pygame.K_3, unicode="3")
    settle(app)
    assert scene.model.state.job == ""
    press_key(app, pygame.K_1, unicode="1")
    settle(app)
    scene.choose("depart")
    settle(app)
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


def test_the_rolls_of_the_opening_are_read_before_the_port_shows_its_parts(
    tmp_path: Path,
) -> None:
    """Its tabs would stand on their words."""
    app, scene = open_scene(CaseTable, in_port(), folder=tmp_path)
    assert scene.roll_page is not None and scene.form.find("table.port") is None
    press(app, "results.continue")
    assert scene.roll_page is None and scene.form.find("table.port") is not None


def test_every_job_has_its_words() -> None:
    _, scene, _ = board()
    play, content = scene.model.play, scene.model.content
    for seed in range(12):
        for id in jobs.board(content, campaign.begun(content, seed=seed)):
            job = content.job(id)
            lines = (*words.offer(job), *words.pay(play, job), *words.risks(content, job))
            assert all(line.endswith(".") for line in lines), lines
            assert job.twist.words[0] not in lines

"""The first ten minutes: chapters that explain and never block, tips, and the primers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.favors.tray import FavorTray
from game.client.games.outer_rim.guide import tips, tips_unfinished
from game.client.games.outer_rim.guide.lesson_progress import NOTEBOOK, load
from game.client.games.outer_rim.lessons.chapters import CHAPTERS
from game.client.games.outer_rim.lessons.scenes import LESSONS
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.turns import ahead_of
from game.client.paths import state_folder
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import registry
from game.client.tabletop.guidance.progress import Progress
from game.client.tabletop.kit.spots import Spot
from game.client.tabletop.lessons import coach
from game.client.tabletop.table.scene import TableScene
from game.table.session import Session
from tests.breadth import first
from tests.client import lessons
from tests.client.conftest import Size, Some, click, move, press_key, settle, strike, type_text
from tests.client.games.outer_rim.playing import SEATS, by_key, open_table, point, use
from tests.client.games.outer_rim.test_gestures import tab_to
from tests.client.lessons import SIZES, follow, teacher, texts, words

CHARACTERS = Path(__file__).resolve().parents[4] / "cards/outer_rim/characters.json"
SKILLS = ("influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech")
RAW = {
    each["id"]: {**each, "primer": []}
    for each in json.loads(CHARACTERS.read_text("utf-8"))["cards"]
}
"""the characters as in their file, without their primers"""
IDS = [each.id for each in CHAPTERS]
opened = partial(lessons.opened, "outer_rim", hover_delay=0.05)


@pytest.mark.parametrize(
    ("chapter", "card", "figures"),
    (
        ("market", "food_supplies", ("4,000",)),
        ("cargo", "bacta_supplies", ("6,000",)),
        ("cargo", "stolen_hyperfuel", ("9,000", "1 fame")),
        ("combat", "greedo_bounty", ("8,000", "1 fame", "4 on his card")),
    ),
)
def test_figures_told_are_those_of_the_cards(
    chapter: str, card: str, figures: tuple[str, ...]
) -> None:
    said = " ".join(texts(LESSONS.find(chapter)))
    folder = CHARACTERS.parent
    cards = [
        each
        for path in folder.glob("market_*.json")
        for each in json.loads(path.read_text())["cards"]
    ]
    raw = json.dumps(next(each for each in cards if each["id"] == card))
    for figure in figures:
        assert figure in said, figure
        number = figure.split()[0].replace(",", "")
        assert f" {number}" in raw, (card, figure)


def bottom_middle(app: App) -> Size:
    return app.metrics.width // 2, app.metrics.height - 2


def rest_on(app: App, table: TableScene, kind: str) -> None:
    """Rest the pointer on a thing of a kind, preferably on one that the coach points at."""
    found = [
        each
        for each in teacher(table).coach.step.point
        if each in table.view.spots and each[0] == kind
    ]
    found += [name for name in table.view.spots if name[0] == kind]
    move(app, bottom_middle(app))
    move(app, table.view.spots[found[0]].center)
    for _ in range(12):
        app.frame([], 0.05)


def act(app: App, table: TableScene, what: str) -> None:
    """Carry out the act that a step asks for, with mouse or keyboard."""
    if what.startswith("read:"):
        rest_on(app, table, what.removeprefix("read:"))
    elif what == "pin":
        rest_on(app, table, "market")
        point(app, pygame.MOUSEBUTTONDOWN, table.ui.pointer, button=3)
    elif what == "help":
        press_key(app, pygame.K_F1)
        if app.stack.top is not table:
            press_key(app, pygame.K_ESCAPE)
    elif what == "look":
        click(app, table.view.spots["seat", "1"].center)
        press_key(app, pygame.K_ESCAPE)
    elif what == "undo":
        press_key(app, pygame.K_z, pygame.KMOD_CTRL)
    settle(app)


def obey(app: App, table: TableScene) -> None:
    """Follow one instruction of the coach, with its acts, and with favors from their page."""
    now = teacher(table).coach
    if now.step is not None and now.step.act and not now.remark:
        act(app, table, now.step.act)
        return
    lessons.obey(app, table)
    tray = app.stack.top
    if isinstance(tray, FavorTray):  # the button of all favors opens it
        key = now.wanted[0].key
        assert tray.ring_rects() == [by_key(tray)[key].source]
        use(app, by_key(tray)[key])


def finish(app: App, table: TableScene) -> list[str]:
    """Follow the coach until the chapter is over; return the remarks made on the way."""
    return follow(app, table, obey)


GOALS: dict[str, Callable[[Any], bool]] = {
    "planning": lambda m: m.me["space"] == "takodana",
    "market": lambda m: "food_supplies" in m.me["cards"],
    "cargo": lambda m: m.me["fame"] == 1,
    "encounters": lambda m: "enc_takodana_ring_of_kafrene_g" in m.me["cards"],
    "combat": lambda m: m.me["fame"] == 1,
    "fame": lambda m: m.decision is None and m.me["fame"] >= 8,
}
"""whether the table is as a chapter promises, after following it"""


def read_by_keys(app: App, table: TableScene, kind: str) -> None:
    """Press Tab, with everything readable, until a thing of a kind is read."""
    if not table.ui.inspecting:
        press_key(app, pygame.K_i, unicode="i")
    for _ in range(80):
        press_key(app, pygame.K_TAB)
        focus = table.form.focus
        if isinstance(focus, Spot) and focus.name[0] == kind:
            for _ in range(6):
                app.frame([], 0.05)
            return
    raise AssertionError(f"no {kind} can be reached")


def test_the_first_chapter_by_keys_alone(tmp_path: Path) -> None:
    app, table = opened("look", tmp_path)
    press_key(app, pygame.K_n, unicode="n")
    read_by_keys(app, table, "market")
    assert teacher(table).coach.at == 2
    read_by_keys(app, table, "market")
    press_key(app, pygame.K_RETURN)
    assert teacher(table).coach.at == 3
    read_by_keys(app, table, "space")
    assert teacher(table).coach.at == 4
    press_key(app, pygame.K_F1)
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is table and teacher(table).coach.at == 5
    press_key(app, pygame.K_k, pygame.KMOD_CTRL)
    type_text(app, "jyn")
    strike(app, pygame.K_RETURN)
    assert table.ui.looking == 1
    strike(app, pygame.K_ESCAPE)
    assert teacher(table).coach.at == 6
    press_key(app, pygame.K_n, unicode="n")
    assert teacher(table).coach.over


def test_the_chapter_of_favors_by_keys_alone(tmp_path: Path) -> None:
    app, table = opened("favors", tmp_path)
    coach = teacher(table).coach
    press_key(app, pygame.K_n, unicode="n")
    strike(app, pygame.K_1, unicode="1")
    assert coach.at == 2
    tab_to(app, lambda each: each.id == "choice.choose:a")
    strike(app, pygame.K_RETURN)
    assert coach.at == 3
    press_key(app, pygame.K_f, unicode="f")
    assert isinstance(app.stack.top, FavorTray)
    strike(app, pygame.K_1, unicode="1")
    for at, key in ((4, "wish:knowledge"), (5, "token:seat_0")):
        assert app.stack.top is table and coach.at == at
        tab_to(app, lambda each, id=f"choice.{key}": each.id == id)
        strike(app, pygame.K_RETURN)
    for at in (6, 7):
        assert coach.at == at
        strike(app, pygame.K_e, unicode="e")
    assert coach.at == 8 and coach.remark == ""


def test_what_was_learned_before_games_had_files_of_their_own_still_counts() -> None:
    older = state_folder() / "learning.json"
    older.parent.mkdir(parents=True)
    older.write_text('{"chapters": ["look"], "tips": ["deliver"]}')
    assert load() == Progress(["look"], ["deliver"])
    NOTEBOOK.finish("planning")
    assert load() == Progress(["look", "planning"], ["deliver"])
    assert registry.chapters_done(registry.client("outer_rim"))


@pytest.mark.parametrize("scale", (1.0, 1.5))
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_table_is_under_the_coach(size: Size, scale: float, tmp_path: Path) -> None:
    """It is not under the coach even beside an encounter, which gives the coach another place."""
    app, table = opened("encounters", tmp_path, size, scale)
    for key in ("", "draw:takodana_ring_of_kafrene@takodana"):
        if key:
            table.do.choose(key)
        settle(app)
        place = table.form.find("coach.frame").rect
        under = [name for name, at in table.view.spots.items() if place.collidepoint(at.center)]
        assert under == []
    areas = table.view.areas
    assert table.table.page_over and place.collidelist([areas.view, areas.actions]) < 0


def test_a_chapter_won_ends_with_the_coach_and_no_turn_is_thought_out_ahead(tmp_path: Path) -> None:
    app, table = opened("fame", tmp_path)
    finish(app, table)
    settle(app)
    while table.ui.tray:
        table.do.next_page()
        settle(app)
    assert table.ui.ended and app.stack.top is table
    app, table = opened("market", tmp_path)
    assert not ahead_of(table.table).open


def test_primers_are_three_short_lines() -> None:
    found = the_game().base.content.characters
    assert len(found) == 8
    for character in found.values():
        assert len(character.primer) == 3, character.id
        assert all(len(line.split()) <= 14 for line in character.primer), character.id


def test_primers_agree_with_the_cards() -> None:
    for character in the_game().base.content.characters.values():
        card = json.dumps(RAW[character.id])
        words = " ".join(character.primer)
        for figure in re.findall(r"\d[\d,]*", words):
            assert figure.replace(",", "") in card, (character.id, figure)
        for faction in ("Hutt", "Imperial", "Rebel", "Syndicate"):
            assert faction not in words or faction.lower() in card, (character.id, faction)
        for skill in SKILLS:
            assert skill.capitalize() not in words or skill in card, (character.id, skill)


GOAL_WORDS = {
    "boba_fett": ("bounty", "two"), "bossk": ("mod", "two pieces of gear", "15,000"),
    "doctor_aphra": ("two jobs",), "han_solo": ("ship", "15,000"), "ig_88": ("two droids",),
    "jyn_erso": ("both", "imperial", "mark"), "ketsu_onyo": ("three combats",),
    "lando_calrissian": ("illegal", "two"),
}  # fmt: skip
"""words on the way to the first fame that a primer must contain"""


def test_primers_tell_the_goal() -> None:
    for character in the_game().base.content.characters.values():
        words = " ".join(character.primer).lower()
        for each in GOAL_WORDS[character.id]:
            assert each in words, (character.id, each)


def a_kept_game(tmp_path: Path, size: Size, **position: Any) -> tuple[App, TableScene]:
    """Return a saved game, like real ones."""
    setup = {"game": "outer_rim", "seats": SEATS, "position": position}
    session = Session(the_game(), setup, 7, tmp_path / "game.jsonl")
    while (decision := session.decision()) and decision.step.startswith("setup"):
        session.choose(decision.options[0].key)
    if session.decision().options[0].verb == "faction":
        session.choose(session.decision().options[0].key)
    return open_table(session, size, tmp_path)


def test_tips_are_few_and_short() -> None:
    both = (*tips.TIPS, *tips_unfinished.TIPS)
    assert len(tips.TIPS) <= 12 and len({each.id for each in both}) == len(both)
    assert all(words(each.text) <= coach.LONGEST for each in both)


@pytest.mark.parametrize("size", first(1, (*SIZES, (1600, 900))))
def test_every_tip_fits(size: Size, tmp_path: Path, some: Some) -> None:
    app, table = a_kept_game(tmp_path, size)
    for tip in some((*tips.TIPS, *tips_unfinished.TIPS), 3):
        table.table.tips.shown = tip
        table.relayout(app.metrics)
        assert audit(app) == [], tip.id
        assert table.view.log_at.height >= 2 * table.m.pitch("tile"), "two lines of the log left"

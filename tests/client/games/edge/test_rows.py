"""The table at every size: rows of a scene have whole words, tags and tips have their places."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import theme
from game.client.games.edge.checks import spending
from game.client.games.edge.ending import dice_page, end
from game.client.games.edge.ending.game_story import cards, steps
from game.client.games.edge.identity import identity
from game.client.games.edge.play.model import Model
from game.client.games.edge.shelf.saves import SAVES
from game.client.games.edge.stage.heroes import waits
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.board import board_of
from game.client.games.edge.table.table import table_of
from game.client.games.edge.tools import shots
from game.client.shell.app.audit import audit
from game.client.shell.window import thumbnails
from game.edge.text.names import CHANGES
from game.table.session import Session
from tests.breadth import first_rows, turns
from tests.client.conftest import Size, open_scene, press, settle, tap, texts_of
from tests.client.games.edge.playing import at, open_table, read

SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1280, 720), 1.5)]


@pytest.mark.parametrize(
    ("place", "size", "scale"),
    turns([("cask_meeting", "tray", "cask"), ("ombra_concourse", "tray", "ombra"),
           ("cask_day_1", "hub", "cask"), ("ombra_way_in", "tray", "ombra"),
           ("ombra_table", "tray", "ombra")], SIZES),
)  # fmt: skip
def test_no_row_is_cut(place: tuple[str, str, str], size: Size, scale: float) -> None:
    scene, step, story = place
    _, table = open_table(shots.upto(scene, step, story=story), size, scale)
    told = [each for each in texts_of(table) if each.where in ("row.words", "row.below")]
    assert len(told) > 4 and not [each.text for each in told if each.text.endswith("\u2026")]


STAGES = [*SIZES[:3], ((3840, 2160), 1.0)]


@pytest.mark.parametrize(
    ("place", "size", "scale"),
    turns([("ombra_concourse", "tray"), ("ombra_way_in", "tray"), ("ombra_before", "hub"),
           ("ombra_breathes", "story")], STAGES),
)  # fmt: skip
def test_the_picture_has_its_share_of_the_stage(
    place: tuple[str, str], size: Size, scale: float
) -> None:
    """No sheet and no choice covers it there; beside nine choices on a low stage the sheet is at
    its foot."""
    _, table = open_table(shots.upto(*place), size, scale)
    stage = board_of(table.table).card
    plan, area = stage.plan(), stage.area
    assert plan.picture == area
    covered = sum(rect.width * rect.height for rect in (plan.sheet, *dict(plan.rows).values()))
    clear = min(rect.left for rect in (*dict(plan.rows).values(), plan.sheet)) - area.left
    assert 1 - covered / (area.width * area.height) >= 0.45
    assert clear / area.width >= 0.45 or len(plan.rows) > 4 and size[1] / scale < 900


@pytest.mark.parametrize(("size", "scale"), first_rows(1, STAGES))
def test_a_roll_is_spent_beside_its_scene(size: Size, scale: float) -> None:
    """The picture keeps its share, cards keep their places, and useless ones are folded away."""
    app, table = open_table(shots.upto("ombra_way_in", "spend"), size, scale)
    area, places = table.view.areas.tray, spending.plan(table.view.areas.tray, table.m, table.model)
    clear = (places.cards.left - area.left) * (places.well.top - area.top)
    assert clear >= 0.33 * area.width * area.height
    assert places.well.height < 0.4 * area.height, "the rest is clear while the dice roll"
    was = {name: rect for name, rect in table.view.spots.items() if name[0] == "buy"}
    rest = len(spending.offers(table.model)) - len(was)
    assert rest >= spending.folded(table.model) > 0
    table.do.choose("spend:look_ahead")
    settle(app)
    assert table.model.step == "spend" and {name: table.view.spots[name] for name in was} == was
    press(app, "spend.more")
    now = {name for name in table.view.spots if name[0] == "buy"}
    assert len(now) == rest and not now & {*was}


@pytest.mark.parametrize(("size", "scale"), first_rows(1, SIZES))
def test_the_skills_of_a_way_keep_clear_of_its_title(size: Size, scale: float) -> None:
    game = shots.upto("ombra_way_in", "tray")
    game.choose("way:door")
    app, table = open_table(game, size, scale)
    texts = texts_of(table)
    skills = [each for each in texts if each.where == "skill"]
    title = next(each for each in texts if each.text == "Persuade the side door")
    assert len(skills) == 2 and table.table.things.at(("skill", "")).round
    assert min(each.seen.top for each in skills) >= title.seen.bottom - 2


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_port_teaches_in_whole_words(size: Size) -> None:
    app, table = open_table(shots.in_port(), size)
    areas_of(table.table).turn_port("learn.juno")
    rows = [each.text for each in texts_of(table) if each.where == "camp.row"]
    assert len(rows) > 20 and not [each for each in rows if each.endswith("\u2026")]
    areas_of(table.table).turn_port("people")
    assert any("No one needs" in each.text for each in texts_of(table))


@pytest.mark.parametrize(("size", "scale"), first_rows(2, [SIZES[0], SIZES[1], *SIZES[2:]]))
def test_a_talent_card_is_punched(size: Size, scale: float) -> None:
    """Its holes have room for their words; a click punches one, and a closed one says why."""
    app, table = open_table(shots.in_port(experience=30), size, scale)
    areas = areas_of(table.table)
    areas.turn_port("learn.juno")
    areas.turn_growth("card")
    settle(app)
    told = [each for each in texts_of(table) if each.where.startswith("talent_card")]
    assert {"Pilot", "Dodge", "Toughened", "Willpower"} <= {each.text for each in told}
    assert not [each.text for each in told if each.text.endswith("\u2026")] and audit(app) == []
    one, two = (("punch", f"talent:specialization_pilot.talent_{id}@juno")
                for id in ("dodge", "toughened"))  # fmt: skip
    assert "Buy 2 talents of the row above first." in table.table.things.at(two).tip
    assert "upgrades the difficulty" in table.table.things.at(one).tip
    tap(app, table.view.spots[one].center)
    settle(app)
    assert table.model.state.punched == {"juno": ("specialization_pilot.talent_dodge",)}
    assert "bought" in table.table.things.at(one).tip
    areas.turn_growth("more")
    settle(app)
    rows = [each.text for each in texts_of(table) if each.where == "camp.row"]
    assert len(rows) == 11 and audit(app) == []
    enter = ("enter", "enter:specialization_thief@juno")
    assert "Career skills: Computers" in table.table.things.at(enter).tip
    tap(app, table.view.spots[enter].center)
    settle(app)
    assert table.form.find("port.talent_card") is not None and audit(app) == []


def test_a_finished_case_is_told_from_its_first_scene() -> None:
    model = table_of(open_table(shots.session())[0], shots.over(1)).model
    told = steps(model)
    assert told[0].startswith("**1 Quillo's Table**") and told[1].startswith("**2 ")
    hub = [each for each in told if "Before the Count" in each]
    assert hub and "Bells" not in "".join(hub), "the place that costs a bell says so"
    weights = [("Triumph" in card.words) for card in cards(model)]
    assert any(weights) and weights == sorted(weights), "the end shows the last ones"


@pytest.mark.parametrize(
    ("change", "words"),
    [("boost", "Boost next"), ("setback", "Setback next"), ("upgrade", "Upgrade next"),
     ("downgrade", "Downgrade next"), ("toughen", "Harder next"), ("ease", "Easier next")],
)  # fmt: skip
def test_a_tag_says_what_waits(change: str, words: str) -> None:
    assert waits(change) == words


def test_every_change_has_words() -> None:
    assert all(len(waits(change)) > len(" next") for change in CHANGES)


@pytest.mark.parametrize(("story", "words"), [("ombra", "Next adventure"), ("lantern", "")])
def test_the_end_leads_to_the_next_adventure(story: str, words: str) -> None:
    scene = end.make(open_table(shots.session())[0], Model(shots.over(1, story)))
    onward = scene.end.report.onward
    assert (onward.words if onward is not None else "") == words
    if onward is not None:
        assert onward.setup["story"] == "cask" and shots.the_game().setup(dict(onward.setup))


def test_the_end_has_the_dice_and_their_averages() -> None:
    """The averages are those of the dice, whichever way they fell."""
    scene = end.make(open_table(shots.session())[0], Model(shots.over(1)))
    heroes, others = dice_page.of_case(scene.model)
    told = dice_page.checks(scene.model)
    assert heroes.checks + others.checks == len(told) > others.checks
    assert heroes.passed == sum(each.success > 0 for each in told if each.who in scene.model.heroes)
    one = replace(told[0], dice=("proficiency", "challenge", "boost"), chance="1/3")
    average = dice_page.rolls([one, one])
    assert average.mean_triumphs == average.mean_despairs == Fraction(1, 6)
    assert average.mean_passed == Fraction(2, 3)
    assert average.mean_advantage == 2 * Fraction(4, 6), "the first two dice cancel out"
    assert "dice" in [each.id for each in scene.pages]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_tip_is_seen_whichever_tab_is_open(tmp_path: Path, size: Size) -> None:
    """It stands under the odds as well as under the log, and the odds end above it."""
    game = at("tray")
    session: Session[Any] = Session(game.game, game.header.setup, game.header.seed, tmp_path / "a")
    for turn in game.history:
        session.choose(turn.answer.key)
    app, table = open_scene(table_of, session, size=size)
    read(app, table)
    table.table.tips.shown = max(table.table.tips.tips, key=lambda tip: len(tip.text))
    assert not [tip.id for tip in table.table.tips.tips if "<" in tip.words], "keys are named"
    sides = ("odds", "log", "scene") if table.view.areas.side.width else ("odds",)
    for side in sides:
        areas_of(table.table).turn_side(side)
        settle(app)
        card = table.form.find("tip.card")
        assert card is not None and not card.rect.colliderect(table.view.areas.inspector)
        assert audit(app) == []


def test_a_saved_case_shows_where_it_is() -> None:
    games = [shots.upto("ombra_way_in", "tray"), shots.upto("ombra_before", "hub")]
    pictures = [SAVES.draw_state(each.game, each.state) for each in games]
    first, second = (pygame.image.tobytes(each, "RGB") for each in pictures)
    assert pictures[0].get_size() == thumbnails.SIZE and first != second


@pytest.mark.parametrize(
    ("ink", "ground"),
    [(identity.PAPER, identity.EXHAUSTED), (identity.TYPED, identity.PAPER),
     (identity.RED_ON_PAPER, theme.mix(identity.PAPER, identity.TOBACCO, 0.2)),
     *((ink, theme.mix(identity.INK, identity.PAPER, 0.05)) for ink in identity.ON_INK.values())],
)  # fmt: skip
def test_words_are_in_clear_contrast(ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, ground) >= 4.5

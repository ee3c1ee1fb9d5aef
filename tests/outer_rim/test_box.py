"""The contents of the box and their versions on a screen: boards, pieces, icons, data."""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import images, theme
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.encounter.rolls import DIE
from game.client.games.outer_rim.table.table import table_of
from game.client.shell.app.app import App
from game.client.shell.app.rules_help import RulesScene
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.combat.events import CombatBegan, DiceRolled
from game.outer_rim.game import OuterRim
from game.table.session import Session

Make = Callable[..., Any]
SIZE = (1280, 720)
RESOURCES = ("credits", "fame")
REPUTATIONS = ("positive", "neutral", "negative")
VALUES = ("ground_combat", "health", "ship_combat", "hull", "hyperdrive")
FACES = ("hit", "crit", "focus", "blank")
STEPS = {"Turn structure", "Planning step", "Action step", "Choosing an encounter"}


@pytest.fixture
def window() -> Iterator[None]:
    """Return a screen to draw for, seen by nobody."""
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    yield
    pygame.display.quit()


def look(picture: pygame.Surface) -> bytes:
    """Return a picture as bytes, to compare pictures."""
    return pygame.image.tobytes(picture, "RGBA")


def all_differ(pictures: dict[str, pygame.Surface]) -> bool:
    """Return whether no picture is the same as another, and none is empty."""
    shown = all(picture.get_bounding_rect().width > 0 for picture in pictures.values())
    looks = {name: look(picture) for name, picture in pictures.items()}
    return shown and all(looks[a] != looks[b] for a, b in combinations(looks, 2))


def at_the_table(game: OuterRim, home: Path) -> tuple[App, TableScene]:
    """Return four people at a screen, before the first of them has done anything."""
    seats = [
        {"kind": "human", "character": character, "ship": "g9_rigger"}
        for character in ("boba_fett", "bossk", "ig_88", "ketsu_onyo")
    ]
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0}
    session: Session[Any] = Session(game, setup, 1)
    app = App(Settings(speed="off"), size=SIZE, folder=home)
    app.open()
    scene = table_of(app, session)
    app.stack.push(scene)
    for _ in range(100):
        if not app.frame([], 0.05) and not app.stack.busy:
            break
    return app, scene


def until_turn(session: Session[Any], seat: int) -> None:
    """Go on until it is the turn of a seat, with credits for planning and no deals."""
    for _ in range(40):
        if session.state.turn == seat:
            return
        keys = [each.key for each in session.decision().options if each.verb != "deal"]
        session.choose("credits" if "credits" in keys else keys[-1])
    raise AssertionError(f"it is never the turn of seat {seat}")


# --- boards and pieces ---------------------------------------------------------------------------


@pytest.mark.rule("OR-002")
def test_four_boards_each_with_its_own_fame(sim: Make, game: OuterRim) -> None:
    table = sim(4, players=[{"fame": fame} for fame in (0, 3, 5, 7)])
    boards = game.view(table.state, None)["players"]
    assert [board["fame"] for board in boards] == [0, 3, 5, 7]
    assert len({board["character"] for board in boards}) == 4


@pytest.mark.rule("OR-005", "OR-056")
def test_every_character_has_a_figure_of_its_own(window: None, game: OuterRim) -> None:
    characters = list(game.base.content.characters)
    assert len(characters) == 8
    assert all_differ({each: images.emblem(each, 64) for each in characters})


@pytest.mark.rule("OR-026")
def test_navpoints_are_circles_of_one_look(window: None, game: OuterRim) -> None:
    """Their picture is round and of steel, as no world is. The printed ones are yellow, which is
    kept here for spaces that can be used now: they get a ring of it."""
    side = 64
    picture = images.art("planets", "navpoint", (side, side), "inside")
    assert all(picture.get_at((x, y))[3] < 40 for x in (0, side - 1) for y in (0, side - 1))
    bright = [
        colorsys.rgb_to_hsv(*(each / 255 for each in picture.get_at((x, y))[:3]))
        for x in range(side)
        for y in range(side)
        if picture.get_at((x, y))[3] > 200
    ]
    lit = [hue * 360 for hue, depth, light in bright if depth > 0.15 and light > 0.2]
    assert len(lit) > 60
    assert all(195 <= hue <= 225 for hue in lit)  # degrees: the blue of steel


@pytest.mark.rule("OR-044")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_patrol_shows_its_level_as_white_marks(window: None, level: int) -> None:
    """One chevron for each level: white like the printed dots, and legible on a small map."""
    strip = tokens.level_pips(level, 12, theme.MARKS["rebel"].color)
    row = [strip.get_at((x, strip.get_height() // 3))[:3] for x in range(strip.get_width())]
    white = [min(each) > 200 for each in row]
    marks = sum(now and not before for before, now in zip([False, *white], white, strict=False))
    assert marks == level
    plain = [tokens.patrol("rebel", each, 48) for each in (1, 2, 3, 4)]
    assert len({look(each) for each in plain}) == 4


@pytest.mark.rule("OR-012", "OR-060")
def test_every_player_can_look_up_the_steps_of_a_turn(game: OuterRim, tmp_path: Path) -> None:
    """The contents of the reference card: open to everybody at the table, at every moment."""
    app, scene = at_the_table(game, tmp_path)
    try:
        for seat in (0, 1):
            until_turn(scene.model.session, seat)
            scene.do.rules()
            opened = app.stack.top
            assert isinstance(opened, RulesScene)
            assert STEPS <= set(opened.topics)
            opened.open("Planning step")
            assert {"OR-086", "OR-089"} <= {clause.id for clause in opened.matches()}
            app.stack.pop()
    finally:
        pygame.display.quit()


# --- icons ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-496")
def test_a_die_shows_one_of_four_faces(sim: Make, game: OuterRim, window: None) -> None:
    assert set(game.base.content.board.die) == set(FACES)
    assert all_differ({face: DIE.at_rest(face, 48) for face in FACES})
    seen: set[str] = set()
    for seed in range(6):
        table = sim(
            seed=seed,
            players=[{"space": "nal_hutta", "reputation": {"hutt": "positive"}}],
            decks={"tatooine_nal_hutta": ["enc_tatooine_nal_hutta_a"]},
            step="encounter",
        )
        table.choose("draw:tatooine_nal_hutta@nal_hutta", "accept")
        for roll in table.found(DiceRolled):
            seen |= set(roll.faces)
    assert seen == set(FACES)


@pytest.mark.rule("OR-497")
def test_the_icons_of_reputation(sim: Make, game: OuterRim, window: None) -> None:
    assert all_differ({name: images.icon(name, 48) for name in REPUTATIONS})
    levels = {"hutt": "positive", "imperial": "neutral", "rebel": "negative"}
    table = sim(players=[{"reputation": levels}])
    shown = game.view(table.state, None)["players"][0]["reputation"]
    assert set(shown.values()) <= set(REPUTATIONS)
    assert {faction: shown[faction] for faction in levels} == levels


@pytest.mark.rule("OR-498", "OR-499")
def test_the_icons_of_resources_and_values(window: None) -> None:
    names = (*RESOURCES, *VALUES, "droid")
    assert all_differ({name: images.icon(name, 48) for name in names})


# --- overlooked, and data ------------------------------------------------------------------------


def gunship(sim: Make, *fame: int) -> Any:
    """Play The Name on the Hull: the most famous player is attacked, others may escape."""
    table = sim(
        len(fame),
        players=[
            {"space": "nav_12" if not seat else "naboo", "fame": each}
            for seat, each in enumerate(fame)
        ],
        decks={"navpoint": ["enc_navpoint_h"]},
        step="encounter",
    )
    table.choose("draw:navpoint@nav_12")
    return table


@pytest.mark.rule("OR-495")
@pytest.mark.parametrize(
    ("fame", "famous"),
    [((0, 0), True), ((0, 0, 0, 0), True), ((4, 4, 1), True), ((3, 4, 4), False), ((4, 3), True)],
)
def test_all_who_are_tied_for_the_most_fame_are_the_most_famous(
    sim: Make, fame: tuple[int, ...], famous: bool
) -> None:
    table = gunship(sim, *fame)
    assert bool(table.found(CombatBegan)) is famous
    assert (table.step == "choose") is not famous


@pytest.mark.rule("OR-R06")
def test_every_ship_sheet_has_its_values(game: OuterRim) -> None:
    for ship in game.base.content.ships.values():
        for side in filter(None, (ship.front, ship.back)):
            assert min(side.hyperdrive, side.ship_combat, side.hull) > 0, ship.id

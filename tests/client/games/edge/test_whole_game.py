"""A whole case on its screens: set up, played at the table, ended, continued."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.edge.campaign import journey
from game.client.games.edge.ending import records
from game.client.games.edge.play.party import Party, code_of
from game.client.games.edge.setup.hero_picker import HeroTile
from game.client.games.edge.setup.new_game import make
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.camp_board import PARTS
from game.client.games.edge.table.table import table_of
from game.client.games.edge.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import screens
from game.client.shell.window.settings import Settings
from game.client.tabletop.ending.end import EndScene
from game.client.tabletop.play.party import Seat
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.pick_menu import PickScene
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Dropdown, Label
from game.edge import share
from game.players import make_players
from game.players.chance import RandomPlayer
from tests.breadth import first
from tests.client.conftest import Size, on_top, open_scene, press, press_key, settle, show
from tests.client.walker import play_through


def turn_to(table: Any, key: str) -> None:
    """Turn to the part of a port that an answer belongs to, or to the cards that are folded."""
    if table.model.step in ("spend", "pay") and key not in {x.key for x in table.controls()}:
        more = table.form.find("spend.more")
        if more is not None:
            more.activate()
    if table.model.step == "port":
        verb = key.split(":")[0]
        part = next((name for name, verbs in PARTS.items() if verb in verbs), "trade")
        areas = areas_of(table.table)
        areas.turn_port(part + (f".{key.split('@')[1]}" if part == "learn" else ""))
        areas.turn_growth({"talent": "card", "raise": "card", "enter": "more"}.get(verb, "skills"))
        if verb in ("talent", "raise"):
            areas.turn_to_card(key.split(":")[1].partition(".")[0])


SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize("size", first(1, SIZES))
def test_from_the_shelf_to_the_end(tmp_path: Path, size: Size) -> None:
    app = App(Settings(speed="off"), size=size, folder=tmp_path / "saves")
    app.open()
    app.stack.push(screens.make("title", app))
    app.open_scene("new_game", game="edge", seed=7)
    settle(app)
    setup = on_top(app, NewGameScene)
    assert audit(app) == []
    if setup.form.find("new.part") is not None:
        setup.choices.turn_to("heroes")
        settle(app)
    press(app, "hero.orrakh")
    press(app, "hero.tikka")
    assert audit(app) == []
    press(app, "new.start")
    table = on_top(app, TableScene)
    assert table.model.heroes == ("orrakh", "tikka")
    play_through(app, RandomPlayer(7, 0), 80, turn_to)
    end = on_top(app, EndScene)
    for page in end.end.pages.all():
        end.turn_to(page.id)
        settle(app)
        assert audit(app) == [], page.id
    (game,) = records.FINISHED.read().games
    assert game.won == end.end.outcome.won
    assert journey.read().played == ("ombra",)
    path = end.model.session.path
    press(app, "end.title")
    app.open_scene("load")
    settle(app)
    app.open_scene("table", journal=path)
    settle(app)
    assert isinstance(app.stack.top, TableScene | EndScene)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("story", ["cask", "lantern"])
def test_each_adventure_is_played_to_its_end(tmp_path: Path, story: str, size: Size) -> None:
    app = App(Settings(speed="off"), size=size, folder=tmp_path / "saves")
    app.open()
    show(app, table_of(app, shots.session(story, 3)))
    play_through(app, make_players("edge", ("careful",), 3)[0], 80, turn_to)
    assert isinstance(app.stack.top, EndScene)


@pytest.mark.long
def test_a_campaign_goes_on_in_port(tmp_path: Path) -> None:
    app = App(Settings(speed="off"), size=(1920, 1080), folder=tmp_path / "saves")
    app.open()
    app.stack.push(screens.make("title", app))
    for chapter in range(2):
        app.open_scene("new_game", game="edge", seed=3 + chapter)
        settle(app)
        setup = on_top(app, NewGameScene)
        setup.choices.rules.join("yes")
        settle(app)
        press(app, "new.start")
        table = on_top(app, TableScene)
        assert table.model.step == "port"
        ledger = table.model.state.setup.ledger
        assert ledger is not None and len(ledger.chapters) == chapter
        for part in ("learn.juno", "trade", "people"):
            areas_of(table.table).turn_port(part)
            settle(app)
            assert audit(app) == [], part
        play_through(app, make_players("edge", ("careful",), chapter)[0], 80, turn_to)
        end = on_top(app, EndScene)
        end.turn_to("campaign")
        settle(app)
        assert audit(app) == []
        press(app, "end.title")
    ledger = journey.read().ledger
    assert ledger is not None and ledger.chapters == ("ombra", "ombra")


def opened(
    folder: Path, chosen: Party, size: Size = SIZES[1], scale: float = 1.0
) -> tuple[App, NewGameScene]:
    return open_scene(make, 7, chosen, size=size, folder=folder, ui_scale=scale)


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
@pytest.mark.parametrize("scale", first(1, [1.0, 1.5, 2.0]))
def test_every_part_is_sound(tmp_path: Path, size: Size, scale: float) -> None:
    """No title of an adventure is cut either."""
    app, scene = opened(tmp_path, Party([Seat(), Seat("careful")]), size, scale)
    for part in ("story", "heroes", "rules"):
        scene.choices.turn_to(part)
        settle(app)
        assert audit(app) == [], part


@pytest.mark.parametrize("size", SIZES)
def test_the_partner_is_a_friend_or_a_computer(tmp_path: Path, size: Size) -> None:
    app, scene = opened(tmp_path, Party(), size)
    press(app, "new.add")
    you, friend = (scene.form.find(f"seat.{place}.kind") for place in range(2))
    assert isinstance(you, Label) and you.words == "You"
    assert isinstance(friend, Dropdown) and friend.label == "Friend"
    press(app, "seat.1.kind")
    menu = on_top(app, PickScene)
    assert audit(app) == []
    assert [each.id for each in menu.picks] == ["human", "careful"]
    press(app, "pick.careful")
    setup = scene.setup.party.setup()
    assert [each["kind"] for each in setup["seats"]] == ["human", "careful"]
    assert scene.form.find("seat.1.kind").label == "Computer: Careful"


def test_a_hero_of_the_other_place_is_exchanged_by_name(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, Party(heroes=["juno", "maro"]))
    assert scene.setup.party.heroes == ["juno", "maro"]
    tile = scene.form.find("hero.maro")
    assert isinstance(tile, HeroTile) and tile.barred and "Already the partner." in tile.tip
    press(app, "hero.maro")
    assert scene.setup.party.heroes == ["juno", "maro"]
    menu = on_top(app, PickScene)
    assert menu.title.endswith(": already the partner")
    press_key(app, pygame.K_1)
    assert scene.setup.party.heroes == ["maro", "juno"] and scene.choices.pair.spot == 0
    press(app, "hero.orrakh")
    assert scene.setup.party.heroes == ["orrakh", "juno"] and scene.choices.pair.spot == 1, (
        "the partner is next"
    )
    press(app, "new.add")
    press(app, "hero.maro")
    assert scene.setup.party.heroes == ["orrakh", "maro"] and scene.choices.pair.spot == 1, (
        "the seat stays marked"
    )


def test_titles_in_two_lines_are_whole(tmp_path: Path) -> None:
    from game.client.draw import fonts
    from game.client.games.edge.setup.hero_picker import _fit_title

    app, scene = opened(tmp_path, Party(), SIZES[0], 1.5)
    tiles = [each for each in scene.form.widgets if each.id.startswith("story.")]
    for tile in tiles:
        wide = tile.rect.width - 2 * scene.m.du(7)
        style, lines = _fit_title(scene.m, tile.story.name, wide)
        assert " ".join(lines) == tile.story.name
        assert all(fonts.measure(scene.m, style, each)[0] <= wide for each in lines)
    assert len(tiles) == 3


def test_every_choice_comes_back_from_its_code() -> None:
    """Any single adventure of people has a code; a campaign and a changed letter have none."""
    stream = random.Random(3)
    for number in range(60):
        seats = [Seat(), *([Seat(stream.choice(("human", "careful")))] if number % 2 else [])]
        chosen = Party(seats, stream.choice(share.STORIES), stream.sample(share.HEROES, 2),
                       stream.choice(share.LEVELS), number % 3 == 0,
                       stream.choice(share.PAYING))  # fmt: skip
        seed = stream.randrange(share.SEEDS)
        code = chosen.code(seed)
        assert Party().from_code(code.lower().replace("-", " ")) == (chosen, seed)
        place = number % 10
        wrong = share.written("".join(
            "2" if n == place and sign != "2" else "3" if n == place else sign
            for n, sign in enumerate(code.replace("-", ""))
        ))  # fmt: skip
        with pytest.raises(share.CodeError):
            Party().from_code(wrong)
    assert Party(in_campaign=True).code(5) == "" and Party().code(share.SEEDS) == ""
    assert code_of(Party().setup(), 5) == Party().code(5), "the end has the same"

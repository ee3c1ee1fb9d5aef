"""Setting up a game against levels of computer players: who sits where, what is said of them, and
the game that begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim import new_game, records
from game.client.games.outer_rim.computers import LEVELS
from game.client.games.outer_rim.party import BOX, RANDOM, Party, Seat
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app import App
from game.client.shell.audit import audit
from game.client.shell.settings import Settings
from game.client.widgets import Choice, RichText, TextEntry
from game.outer_rim.players import levels
from tests.client.conftest import settle

PLAYED = ("legend", "veteran", "drifter")


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def four(box: bool = False) -> Party:
    """Return a person against three levels."""
    cast = ("han_solo", "bossk", "jyn_erso", RANDOM)
    seats = [Seat(kind, who) for kind, who in zip(("human", *PLAYED), cast, strict=True)]
    goal, boxes = (8, [BOX]) if box else (10, [])
    return Party(seats, goal, expansions=boxes, favors=box, ambitions=box)


def opened(
    folder: Path, chosen: Party, size: Any = (1280, 720), scale: float = 1.0, seed: int | None = 5
) -> tuple[App, new_game.OuterRimSetup]:
    app = App(Settings(speed="off", ui_scale=scale, first_start_done=True), size=size,
              folder=folder)  # fmt: skip
    app.open()
    scene = new_game.OuterRimSetup(app, seed, chosen, records.Book())
    app.stack.push(scene)
    settle(app)
    return app, scene


def words(scene: new_game.OuterRimSetup) -> str:
    found = scene.form.find("new.primer")
    return found.markup if isinstance(found, RichText) else ""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("box", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_four_seats_fit(tmp_path: Path, size: Any, box: bool, scale: float) -> None:
    """Nothing is cut; what has no room for words has them as a tip."""
    app, scene = opened(tmp_path, four(box), size, scale)
    for place in range(4):
        scene.pick_seat(place)
        settle(app)
        assert audit(app) == []
        row = scene.form.find("new.level")
        assert (row is None) == (place == 0)
        if row is not None:
            sentence = levels.level(PLAYED[place - 1]).sentence
            assert sentence in (words(scene) or row.tip)


def test_a_level_is_described(tmp_path: Path) -> None:
    """With its sentence, its measured strength and the temperament that the seed gives the seat."""
    app, scene = opened(tmp_path, four())
    for place, kind in enumerate(PLAYED, 1):
        scene.pick_seat(place)
        settle(app)
        level, nature = levels.level(kind), levels.temperament(5, place)
        for said in (level.sentence, level.strength, nature.name, nature.sentence):
            assert said in words(scene)
            assert said in scene.tip_of(place)
    scene.pick_seat(1)
    scene._set_seed("6")
    assert levels.temperament(6, 1).sentence in words(scene)
    scene._set_seed("")
    assert "The seed decides" in words(scene)


def test_a_row_offers_a_friend_or_a_computer_whose_level_is_chosen_beside(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, Party())
    scene.pick_seat(1)
    row = scene.form.find("seat.1.kind")
    assert isinstance(row, Choice) and row.options[1] == ("deck", "AI deck")
    level = scene.form.find("new.level")
    assert isinstance(level, Choice) and [key for key, _ in level.options] == [
        "deck", *(id for id, _ in LEVELS)]  # fmt: skip
    level.choose(5)
    assert scene.party.seats[1].kind == "legend"
    scene.play_by(1, "human")
    row = scene.form.find("seat.1.kind")
    assert isinstance(row, Choice) and row.options[1] == ("legend", "Computer")
    assert scene.form.find("new.level") is None
    row.choose(1)
    scene.add()
    assert [each.kind for each in scene.party.seats] == ["human", "legend", "legend"]
    scene.play_by(2, "deck")
    assert scene.party.seats[2].kind == "deck"
    scene.remove(2)
    settle(app)
    assert scene.party.sound() and audit(app) == []


@pytest.mark.parametrize("box", [False, True])
def test_the_game_begins_and_is_there_again(tmp_path: Path, box: bool) -> None:
    """Computer players take what is left open themselves, and play with favors and ambitions."""
    app, scene = opened(tmp_path, four(box))
    assert scene.party.favors_count == box
    scene.start()
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.model.kinds == ("human", *PLAYED) and table.model.options
    assert sorted(table.model.players) == [1, 2, 3]
    table.model.session.close()
    assert Party.remembered() == four(box)


# --- codes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("box", [False, True])
def test_levels_have_a_code_that_can_be_typed(tmp_path: Path, size: Any, box: bool) -> None:
    """It is on view as a whole; typed in, it brings the same seats."""
    app, scene = opened(tmp_path, four(box), size)
    code = field_of(scene).value
    assert code == scene.party.code(5) and len(code) == 22
    assert audit(app) == []
    other = Party()
    found, seed = other.from_code(code.lower())
    assert seed == 5 and [seat.kind for seat in found.seats] == ["human", *PLAYED]
    assert found.setup(5) == scene.party.setup(5) and found.code(5) == code
    scene.play_by(1, "captain")
    assert field_of(scene).value not in ("", code)


def field_of(scene: new_game.OuterRimSetup) -> TextEntry:
    found = scene.form.find("new.code")
    assert isinstance(found, TextEntry)
    return found

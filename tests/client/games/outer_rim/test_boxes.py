"""A further box has a cover of its own, beside the choice that puts it in play."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import images, materials
from game.client.games.outer_rim.play import boxes
from game.client.games.outer_rim.shelf import cover
from game.client.games.outer_rim.play.boxes import BOX
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.sound.sounds import BOXES, SOUNDS, heard
from game.client.paths import assets_folder
from game.client.sound.moods import Sounds
from tests.client.games.outer_rim.playing import a_game, open_table, with_box


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    images.forget()
    yield
    images.forget()
    pygame.display.quit()


def light(picture: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(picture)[:3])


def test_every_installed_box_has_a_name_a_look_and_a_cover() -> None:
    assert set(the_game().editions.installed) == set(boxes.NAMES) == set(boxes.LOOKS)
    for box in boxes.NAMES:
        file = assets_folder() / "covers" / f"{box}.jpg"
        assert file.stat().st_size < 180_000
        assert pygame.image.load(file).get_size() == (768, 1024)


def test_debt_tokens_of_four_players_differ_in_shape_and_color() -> None:
    made = [tokens.debt(seat, 40) for seat in range(4)]
    assert len({pygame.image.tobytes(each, "RGBA") for each in made}) == 4
    assert all(each.get_width() == tokens.token_room(40) for each in made)


def test_a_card_of_the_box_counts_among_what_a_player_has() -> None:
    me = {"space": "spinward_core", "cards": ["electroripper_staff"]}
    model = Model(a_game(3, expansions=[BOX], position={"players": [me]}))
    alone = Model(a_game(3, expansions=[BOX], position={"players": [{"space": "spinward_core"}]}))
    with_it, without = model.values(0), alone.values(0)
    assert with_it is not None and without is not None
    assert with_it.ground_combat == without.ground_combat + 1


def test_the_base_cover_wears_a_band_while_a_box_is_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "config_folder", lambda: tmp_path)
    memory = tmp_path / "outer_rim.json"
    assert boxes.last() == ()
    plain = cover.paint((96, 128))
    for number, (text, worn) in enumerate((
        ("{}", ()), ('{"expansions": ["somebody_elses_box"]}', ()), ("[", ()),
        ('{"expansions": 4}', ()), ('{"expansions": ["unfinished_business"]}', (BOX,)),
    )):  # fmt: skip
        memory.write_text(text, encoding="utf-8")
        os.utime(memory, (number, number))
        assert boxes.last() == worn, text
    banded = cover.paint((96, 128))
    band = pygame.Rect(8, 128 * 66 // 100 + 1, 40, 8)
    assert light(banded.subsurface(band)) > light(plain.subsurface(band)) + 200
    upper = pygame.Rect(8, 8, 80, 60)
    same = [pygame.image.tobytes(each.subsurface(upper), "RGBA") for each in (plain, banded)]
    assert same[0] == same[1]


def test_the_shelf_knows_the_band_without_loading_the_rules() -> None:
    code = (
        "import sys, game.client.games.outer_rim.play.boxes as boxes; boxes.last();"
        "print('game.outer_rim.game' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "False"


class Ear:
    """Notes the pieces that are asked for."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, ...]] = []

    def mood(self, name: str, sounds: Sounds) -> None:
        self.pieces.append(sounds.mood(name).pieces)

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **named: None


@pytest.mark.parametrize("more, first", [({}, "drift"), (with_box(), "ledger")])
def test_the_table_of_a_box_asks_for_its_own_piece(
    more: dict[str, Any], first: str, tmp_path: Path
) -> None:
    app, scene = open_table(a_game(**more), (1280, 720), tmp_path)
    ear: Any = Ear()
    app.player = ear
    scene.enter()
    assert ear.pieces == [heard(more.get("expansions", ())).mood(scene.mood()).pieces]
    scene.heard([], [])
    assert ear.pieces[1:] == ear.pieces[:1]
    assert scene.sounds().mood("calm").pieces[0] == first


def test_a_box_changes_moods_that_there_are_and_the_base_box_none() -> None:
    assert heard([]) == heard(["somebody_elses_box"]) == SOUNDS
    assert set(BOXES) <= set(boxes.NAMES)
    for box, moods in BOXES.items():
        assert set(moods) <= set(SOUNDS.moods), "no event asks for another"
        assert heard([box]).mood("room") is SOUNDS.mood("room")


def test_a_box_in_play_brings_something_to_the_table() -> None:
    own = boxes.covering([BOX, "somebody_elses_box"])
    assert set(own) <= set(materials.LAID) and own
    assert all(images.has(*each.tile) for each in own.values())
    assert boxes.covering([]) == {}, "the base box keeps the usual"

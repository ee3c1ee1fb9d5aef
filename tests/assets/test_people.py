"""People of the cards' pictures: everybody has a face of their own, and no piece throws a shadow
past its shape, which the game lays in the light of the scene."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import images

pytestmark = pytest.mark.finished("pictures")

MAKE = Path(__file__).resolve().parents[2] / "assets/make"
PIECES = MAKE.parent / "pieces"

TELL = """
import json, sys
sys.path.insert(0, sys.argv[1])
from cast import CAST, BARDS, MINERS, PRISONERS, THUGS
from piecekit import Piece
from svgkit import area

def looks(who):
    face = who.face
    return [who.head, who.skin, face.skull, face.hair, face.style, face.beard, face.iris, face.age]

def dark(*shapes):
    made = Piece(200, 200)
    for each in shapes:
        made.body(area(each), "#8C97A6")
    return made.svg.text().count("#04060C")

small, large = "60 60 100 60 100 100 60 100", "20 20 180 20 180 180 20 180"
print(json.dumps({
    "cast": {name: looks(who) for name, who in CAST.items()},
    "groups": [[looks(who) for who in group] for group in (PRISONERS, MINERS, THUGS, BARDS)],
    "shadows": [dark(small), dark(large, small), dark(small, large)],
}))
"""


@lru_cache(maxsize=1)
def told() -> dict[str, Any]:
    """Return what the scripts of the art say, from a process of their own."""
    done = subprocess.run(
        [sys.executable, "-c", TELL, str(MAKE)], capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_everybody_has_a_face_of_their_own() -> None:
    cast = told()["cast"]
    faces = {name: tuple(look) for name, look in cast.items() if look[0] != "trooper"}
    assert len(faces) > 35
    assert len(set(faces.values())) == len(faces)


def test_a_group_does_not_show_anybody_twice() -> None:
    for group in told()["groups"]:
        assert len({tuple(look) for look in group}) == len(group)


def test_a_shadow_falls_on_what_is_behind_and_nowhere_else() -> None:
    alone, before_a_wall, behind_a_wall = told()["shadows"]
    assert (alone, before_a_wall, behind_a_wall) == (0, 1, 0)


@pytest.mark.parametrize("name", sorted(told()["cast"]))
def test_a_figure_is_quick_to_draw(name: str) -> None:
    text = (PIECES / f"{name}.svg").read_text(encoding="utf-8")
    assert 40 < len(re.findall("<path", text)) <= 150


@pytest.mark.parametrize(
    "folder", ("busts", "busts_left", "mandalorian/people", "free_captains/people")
)
def test_no_shoulder_is_cut_at_the_side(folder: str) -> None:
    for path in sorted((MAKE.parent / folder).glob("*.svg")):
        made = images.shoulders(folder, path.stem, (64, 80))
        strip = pygame.Rect(0, 0, 1, made.get_height())
        for strip.x in (0, made.get_width() - 1):
            assert pygame.mask.from_surface(made.subsurface(strip), 60).count() == 0, path

"""The pictures of The Mandalorian: Adventures: one for each card, small, and of one hand."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame", reason="install pygame-ce")

from tests.assets.test_svg import faults  # noqa: E402

pytestmark = pytest.mark.finished("pictures")

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "assets" / "mandalorian"
CARDS = ROOT / "cards" / "mandalorian"
RINGS = {"melee": (224, 122, 168), "blaster": (180, 204, 78), "sharpshooter": (156, 146, 242)}
"""the color around each class of enemies"""
OWN = ("backs", "cards", "intros", "pawns", "people", "scenes", "threats")
SCENES = ("event", "planning", "mission")


def cards() -> Iterator[dict[str, Any]]:
    """Return all cards of the game."""
    for path in sorted(CARDS.glob("*.json")):
        held = json.loads(path.read_text("utf-8"))
        if isinstance(held, dict) and isinstance(held.get("cards"), list):
            yield from held["cards"]


def ids(*kinds: str) -> list[str]:
    """Return the ids of cards of some kinds, but of missions that share the scene of a sheet."""
    found = (card for card in cards() if card["kind"] in kinds)
    return [str(card["id"]) for card in found if card.get("sheet") is None]


ENEMIES = {str(card["id"]): card["enemy"]["cls"] for card in cards() if "enemy" in card}


def drawn(folder: str, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of the game at a size."""
    for suffix in (".webp", ".jpg"):
        path = HOME / folder / (name + suffix)
        if path.is_file():
            return pygame.transform.smoothscale(pygame.image.load(path), size)
    raise AssertionError(f"no picture {folder}/{name}")


def drawn_size(folder: str, name: str) -> tuple[int, int]:
    return pygame.image.load(HOME / folder / f"{name}.webp").get_size()


def test_the_cards_are_found() -> None:
    assert len(ids("threat")) > 40 and len(ids("event")) > 11 and len(ids("mission")) > 3


@pytest.mark.parametrize("name", ids("threat"))
def test_every_threat_has_a_round_face(name: str) -> None:
    face = pygame.image.load(HOME / "threats" / f"{name}.webp")
    assert face.get_size() == (256, 256)
    assert [face.get_at(spot)[3] for spot in ((2, 2), (253, 2), (128, 128))] == [0, 0, 255]


@pytest.mark.parametrize("name", sorted(ENEMIES))
def test_the_ring_of_an_enemy_has_the_color_of_its_class(name: str) -> None:
    face = drawn("threats", name, (256, 256))
    spots = [face.get_at(spot)[:3] for spot in ((36, 60), (30, 72), (50, 42), (44, 48))]
    seen = [sum(spot[c] for spot in spots) / len(spots) for c in range(3)]
    total = sum(seen)

    def away(color: tuple[int, int, int]) -> float:
        return sum(abs(a / total - b / sum(color)) for a, b in zip(seen, color, strict=True))

    assert min(RINGS, key=lambda each: away(RINGS[each])) == ENEMIES[name]


@pytest.mark.parametrize("name", [*ids("character"), "the_child"])
def test_everybody_has_a_bust_and_a_puck(name: str) -> None:
    for folder, size in (("people", (512, 640)), ("pawns", (256, 256))):
        text = (HOME / folder / f"{name}.svg").read_text("utf-8")
        assert faults(text) == []
        assert f'width="{size[0]}" height="{size[1]}"' in text.split("\n", 1)[0]


@pytest.mark.parametrize("name", [*ids(*SCENES), "won", "lost"])
def test_every_event_plan_and_mission_has_a_scene(name: str) -> None:
    scene = pygame.image.load(HOME / "scenes" / f"{name}.jpg")
    assert scene.get_size() in ((640, 512), (480, 384), (1600, 900))
    assert (HOME / "scenes" / f"{name}.jpg").stat().st_size < 150_000


@pytest.mark.rule("MA-042")
@pytest.mark.parametrize("mission", ids("mission"))
def test_the_panels_of_an_intro_are_cut_for_their_row(mission: str) -> None:
    intro = next(card["intro"] for card in cards() if card["id"] == mission)
    sizes = [drawn_size("intros", panel["art"]) for panel in intro]
    assert sizes == {3: [(520, 800)] * 3, 5: [(940, 480)] * 2 + [(620, 480)] * 3}[len(intro)]


def test_every_panel_is_in_one_intro() -> None:
    shown = [panel["art"] for card in cards() for panel in card.get("intro", ())]
    assert sorted(shown) == sorted(path.stem for path in (HOME / "intros").iterdir())


def test_no_two_scenes_of_a_deck_are_alike() -> None:
    for kind in SCENES:
        small = {name: drawn("scenes", name, (40, 32)) for name in ids(kind)}
        for a, b in combinations(small, 2):
            one, two = (pygame.image.tobytes(small[each], "RGB") for each in (a, b))
            apart = sum(abs(x - y) for x, y in zip(one, two, strict=True)) / len(one)
            assert apart > 11, f"{a} and {b} are alike"


@pytest.mark.parametrize("mission", [1, 2, 3, 4])
def test_each_mission_has_a_back_for_each_shape(mission: int) -> None:
    for shape in ("d", "d_reinforcement", "o", "a"):
        assert (HOME / "backs" / f"{shape}_{mission}.webp").is_file()


def test_events_have_a_back_for_each_hint() -> None:
    hints = {str(card["back"]) for card in cards() if card["kind"] == "event"}
    for name in ("skill", "planning", "guide", *(f"event_{hint}" for hint in hints)):
        assert (HOME / "cards" / f"{name}.webp").is_file()


def test_the_pictures_stay_small() -> None:
    files = [path for folder in OWN for path in (HOME / folder).iterdir()]
    assert sum(path.stat().st_size for path in files) < 5_900_000
    assert (ROOT / "assets" / "covers" / "mandalorian.jpg").stat().st_size < 180_000

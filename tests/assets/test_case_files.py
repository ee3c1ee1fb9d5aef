"""Pictures of Edge: everybody and everything has one, no file is too large, and each picture comes
from a recipe of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASSETS, CARDS = ROOT / "assets" / "edge", ROOT / "cards" / "edge"
SHARED: dict[str, str] = json.loads((ASSETS / "scenes.json").read_text("utf-8"))
LIMITS = {"scenes": 30_000, "busts": 40_000, "heroes": 26_000, "foes": 26_000, "gear": 16_000,
          "ships": 26_000}  # fmt: skip
"""bytes of a picture by its folder"""


STORIES = ("ombra", "cask", "lantern")


def ids(name: str, type_: str = "") -> set[str]:
    cards = json.loads((CARDS / f"{name}.json").read_text("utf-8"))["cards"]
    likenesses = {each for card in cards for each in card.get("likenesses", ())}
    return likenesses or {card["id"] for card in cards if type_ in ("", card.get("type"))}


def pictures(folder: str) -> set[str]:
    return {path.stem for path in (ASSETS / folder).iterdir()}


@pytest.mark.parametrize(
    "cards, folder",
    [("heroes", "heroes"), ("adversaries", "foes"), ("gear", "gear"), ("ships", "ships")],
)
def test_each_card_has_its_picture_and_each_picture_its_card(cards: str, folder: str) -> None:
    evidence = {each for story in STORIES for each in ids(story, "story")} & pictures(folder)
    own = ids("creation") if cards == "heroes" else set()
    assert pictures(folder) == ids(cards) | own | evidence
    assert len(evidence) == (12 if cards == "gear" else 0)


def test_everybody_has_a_bust() -> None:
    assert pictures("busts") == ids("heroes") | ids("creation") | ids("adversaries")


@pytest.mark.parametrize("folder", LIMITS)
def test_no_picture_is_too_large(folder: str) -> None:
    for path in (ASSETS / folder).iterdir():
        assert path.stat().st_size <= LIMITS[folder], path.name


def test_a_shared_picture_exists_and_nothing_shares_its_own() -> None:
    known = pictures("scenes")
    assert set(SHARED.values()) <= known
    assert not set(SHARED) & known


@pytest.mark.parametrize("story", STORIES)
def test_each_scene_has_a_picture(story: str) -> None:
    cards = json.loads((CARDS / f"{story}.json").read_text("utf-8"))["cards"]
    wanted = {card["art"] for card in cards if card.get("art")}
    assert wanted and {SHARED.get(art, art) for art in wanted} <= pictures("scenes")

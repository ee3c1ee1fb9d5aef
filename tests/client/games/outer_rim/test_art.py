"""Pictures on cards: each has its own scene, none resembles another of its deck, no piece is
missing."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import art, art_scenes, enlarged
from game.client.games.outer_rim.cards.art import Subject
from game.client.games.outer_rim.play.model import the_game
from game.client.paths import assets_folder
from game.outer_rim.catalog import Content

SIDE = 64
UNLIKE = 11.0
"""minimum distance of two pictures of a deck: mean difference of a channel, 0..255"""
NO_PICTURE = {"encounter_deck", "board"}
SIDED = {"character", "ship_sheet"}


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    images.forget()
    yield
    images.forget()
    pygame.display.quit()


BOXES = [(), ("unfinished_business",)]


def content(boxes: tuple[str, ...] = ()) -> Content:
    return the_game().editions.of(boxes).content


def decks(all_of_it: Content) -> dict[str, list[Subject]]:
    """Return the subjects of each deck's cards; sections of encounters and steps of jobs count as
    cards, since they are shown one at a time."""
    made = {
        deck: [art.subject(all_of_it, id) for id in ids] for deck, ids in all_of_it.market.items()
    }
    in_market = {shown.id for deck in made.values() for shown in deck}
    for id, each in all_of_it.components.items():
        kind = str(each.kind)
        if kind in NO_PICTURE or id in in_market:
            continue
        shown = made.setdefault(f"encounter {each.deck}" if kind == "encounter" else kind, [])
        parts = {"encounter": "sections", "job_steps": "steps"}.get(kind, "")
        if kind != "encounter":
            shown.append(art.subject(all_of_it, id))
        if kind in SIDED:
            shown.append(art.subject(all_of_it, id, flipped=True))
        if parts:
            count = len(getattr(each, parts))
            shown += [art.section_subject(all_of_it, id, n) for n in range(count)]
    return made


def box_parts() -> list[tuple[str, art_scenes.Scene]]:
    return [(id, art_scenes.scene(lines)) for id, lines in art_scenes.table().items()]


@pytest.mark.parametrize("boxes", BOXES)
def test_every_card_has_a_scene_of_its_own(boxes: tuple[str, ...]) -> None:
    all_of_it = content(boxes)
    without = [
        shown.id
        for deck in decks(all_of_it).values()
        for shown in deck
        if art_scenes.defined(shown.id) is None
    ]
    assert without == []


def test_every_world_has_a_scene() -> None:
    for world in art_scenes.WORLDS:
        space = "the_maelstrom" if world == "maelstrom" else world
        shown = art.space_subject(space, "planet", None)
        assert art_scenes.defined(shown.id) is not None, world


def test_no_two_scenes_are_made_of_the_same_things() -> None:
    seen: dict[object, str] = {}
    for id, scene in box_parts():
        made_of = (scene.ground, tuple(sorted(each.name for each in scene.parts)))
        assert made_of not in seen, f"{id} is made of the same things as {seen[made_of]}"
        seen[made_of] = id


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def seen_small(shown: Subject) -> bytes:
    """Return the picture at 64 x 64 pixels, averaged down to 16 x 16: the impression at a
    glance."""
    small = pygame.transform.smoothscale(art.drawn(shown, (SIDE, SIDE)).convert(24), (16, 16))
    return pygame.image.tobytes(small, "RGB")


def alike(deck: list[Subject]) -> list[tuple[float, str, str]]:
    """Return the pairs of a deck whose pictures are too similar."""
    looks = [(shown.id, seen_small(shown)) for shown in deck]
    pairs = (
        (difference(first[1], second[1]), first[0], second[0])
        for first, second in itertools.combinations(looks, 2)
    )
    return sorted(pair for pair in pairs if pair[0] < UNLIKE)


@pytest.mark.long
@pytest.mark.parametrize("boxes", [BOXES[0], pytest.param(BOXES[1], marks=pytest.mark.long)])
def test_no_two_cards_of_a_deck_look_alike(boxes: tuple[str, ...]) -> None:
    for name, deck in decks(content(boxes)).items():
        assert alike(deck) == [], name


def test_the_other_end_of_a_card_has_a_scene_of_its_own() -> None:
    with_the_box = content(BOXES[1])
    turned = [each for each in with_the_box.assets.values() if each.card != each.id]
    ends = [each.id for each in turned if not each.card.startswith("enc_")]
    assert len(ends) >= 7
    assert [id for id in ends if art_scenes.defined(id) is None] == []


def test_a_card_that_takes_the_place_of_another_has_its_own_picture() -> None:
    id = "enc_takodana_ring_of_kafrene_j"
    for section in (0, 1):
        old, new = (art.section_subject(content(boxes), id, section) for boxes in BOXES)
        assert old.id == f"{id}.{section}"
        assert art.scene_of(old) != art.scene_of(new)
    old, new = (art.subject(content(boxes), id).halves for boxes in BOXES)
    assert not set(old) & set(new)


def test_an_asset_of_any_kind_has_a_look() -> None:
    """Also an account, which is neither a card of the market nor a crew."""
    for id in content(BOXES[1]).assets:
        assert art.subject(content(BOXES[1]), id).kind in art.LIGHTS, id


@pytest.mark.parametrize("file", sorted(assets_folder().glob("scenes*.json")))
def test_a_box_paints_its_own_cards_alone(file: Path) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))
    base = file.name == "scenes.json"
    for id in written:
        card = id.split(".")[0]
        if base and not id.startswith("space "):
            assert card in content().components or card in content().assets, id
        if not base:
            assert card not in content().components, id


def test_every_piece_named_is_there_and_nearly_all_are_used() -> None:
    here = {each.stem for each in (assets_folder() / "pieces").glob("*.svg")}
    grounds = {each.stem for each in (assets_folder() / "grounds").glob("*.jpg")}
    used = set()
    for id, scene in box_parts():
        assert scene.ground in grounds, id
        for each in scene.parts:
            folder, _, name = each.name.rpartition(":")
            if folder:
                assert images.has({"ship": "ships", "world": "planets"}[folder], name), id
            else:
                used.add(name)
    assert used <= here
    assert len(used) >= 120
    assert here - used == set(), "these are in no picture"
    assert {scene.ground for _, scene in box_parts()} == grounds and len(grounds) >= 16


def test_what_chooses_for_unknown_cards_is_there_too() -> None:
    named = {place for _, place in art_scenes.WORLDS.values()}
    grounds = {ground for ground, _ in art_scenes.WORLDS.values()}
    for pool, subjects, beside, _ in art_scenes.POOLS.values():
        grounds |= set(pool)
        named |= {*subjects, *beside}
    named |= {name for names in art_scenes.TRAITS.values() for name in names}
    for name in named:
        assert images.has("pieces", name), name
    for name in grounds:
        assert images.has("grounds", name), name
    assert set(art_scenes.POOLS) == set(art.LIGHTS)


def test_cards_of_a_players_own_pack_get_a_picture_by_what_they_are() -> None:
    weapon = Subject("my_sling", "gear", "gear", traits=("weapon",))
    parts = art.scene_of(weapon).parts
    assert {each.name for each in parts} & set(art_scenes.TRAITS["weapon"])
    due = Subject("my_parcel", "cargo", "cargo", world="tatooine", traits=("cargo",))
    assert art.scene_of(due).ground == "desert_dusk"
    wanted = Subject("my_bounty", "bounty", "bounty", world="kessel", emblem="greedo")
    assert "bust_greedo" in {each.name for each in art.scene_of(wanted).parts}
    flown = Subject("my_ship", "ship", "ship", ship="hwk_290")
    assert "ship:hwk_290" in {each.name for each in art.scene_of(flown).parts}
    assert art.scene_of(Subject("unknown contact", "crew", "contact")).parts == ()
    for shown in (weapon, due, wanted, flown):
        assert art.scene_of(shown) == art.scene_of(shown)
        assert art.drawn(shown, (190, 100)).get_size() == (190, 100)
    ids = [Subject(f"my_tool_{n}", "gear", "gear", traits=("gear",)) for n in range(6)]
    assert len({pygame.image.tobytes(art.drawn(each, (64, 40)), "RGB") for each in ids}) > 4


@pytest.mark.parametrize("line", ["crate 0 90", "crate 0 90 40 sideways", "crate left 90 40"])
def test_a_line_that_is_wrong_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        art_scenes.part(line)


def test_a_card_of_two_sections_shows_both() -> None:
    all_of_it, size = content(), (200, 100)
    whole = art.picture(all_of_it, "enc_naboo_ryloth_a", size)
    ends = []
    for section, spot in ((0, (12, 50)), (1, (188, 50))):
        half = art.section_subject(all_of_it, "enc_naboo_ryloth_a", section)
        seen = art.drawn(half, (114, 100))
        ends.append((whole.get_at(spot)[:3], seen.get_at((12 if not section else 102, 50))[:3]))
    assert all(first == second for first, second in ends)


def test_each_step_of_a_job_has_its_picture_in_the_zoom() -> None:
    m, rect = Metrics((1920, 1080)), pygame.Rect(10, 10, 400, 560)
    seen = set()
    for section in (-1, 0, 1, 2, 3):
        canvas = pygame.Surface((420, 580))
        job = "databank_42_the_casino_heist"
        enlarged.draw_zoom(canvas, rect, content(), job, m, section=section)
        seen.add(pygame.image.tobytes(canvas.subsurface((20, 60, 380, 120)), "RGB"))
    assert len(seen) == 5

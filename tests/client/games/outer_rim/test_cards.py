"""Cards, boards, tokens and the market as pictures: all words fit, each piece has its own, and no
picture resembles another of its deck."""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, images, pills, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import market, player_board
from game.client.games.outer_rim.board.layout import regions
from game.client.games.outer_rim.cards import (
    art,
    art_scenes,
    boards,
    chips,
    compositing,
    enlarged,  # fmt: skip
    faces,
    market_tile,
    schematic,
    strips,
    tokens,
)
from game.client.games.outer_rim.cards.art import Subject
from game.client.games.outer_rim.encounter.rolls import DIE
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX
from game.client.paths import assets_folder
from game.client.shell.app.app import App
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.catalog import Content
from tests.breadth import first, first_rows
from tests.client.conftest import Size, Some, move
from tests.client.games.outer_rim.playing import a_game, open_table

pytestmark = pytest.mark.usefixtures("window")


FULL, COMPACT = Metrics((1920, 1080)), Metrics((1280, 720))
LARGE = Metrics((3840, 2160))


def content() -> Content:
    return the_game().editions.of((BOX,)).content


def faults(draw: Callable[[pygame.Surface], object], rect: pygame.Rect) -> list[str]:
    """Return the texts that do not fit when something is drawn, or that end up outside ``rect``."""
    with fonts.collect_text() as texts:
        draw(pygame.Surface((rect.right + 60, rect.bottom + 60)))
    found = [f"{text.text!r} does not fit" for text in texts if text.overflow]
    return found + [f"{text.text!r} sticks out" for text in texts if not rect.contains(text.rect)]


def box(m: Metrics, wide: float, high: float) -> pygame.Rect:
    return pygame.Rect(30, 30, m.du(wide), m.du(high))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_text_that_cannot_fit_is_reported() -> None:
    rect = pygame.Rect(0, 0, 220, 200)
    found = faults(
        lambda s: enlarged.draw_zoom(s, rect, content(), "databank_24_ziton_moj", FULL), rect
    )
    assert found


def test_facts_of_a_place_fit() -> None:
    for m in (FULL, COMPACT):
        rect = box(m, 400, 560)
        lines = [("planet", f"Fact number {n} about this place, in words") for n in range(14)]
        shown = art.space_subject("ring_of_kafrene", "planet", None)
        title = "The Ring of Kafrene"
        assert faults(lambda s: enlarged.draw_facts(s, rect, m, title, shown, lines), rect) == []


TILE = (186, 216)  # du: a market tile beside the map


@pytest.mark.parametrize(
    ("m", "size"), first_rows(1, [(FULL, TILE), (COMPACT, TILE), (LARGE, TILE)])
)
def test_all_tiles_of_the_market_have_one_grammar(m: Metrics, size: Size, some: Some) -> None:
    all_of_it, rect = content(), box(m, *size)
    titles, prices = set(), set()
    for asset in some(all_of_it.assets.values(), 3):
        if asset.deck:
            with fonts.collect_text() as texts:
                canvas = pygame.Surface((rect.right + 9, rect.bottom + 9))
                market_tile.draw_card(canvas, rect, all_of_it, asset.id, m, left=14)
            by_words = {text.text: text.rect for text in texts}
            titles.add((by_words[asset.name].top, by_words[asset.name].height))
            prices.add(by_words[f"{asset.cost:,}" if asset.cost else "Free"].bottom)
    assert len(titles) == len(prices) == 1
    picture = market_tile.parts(m, rect.size).picture
    assert picture.width >= rect.width - 2 * m.du(1) and picture.height >= m.du(90)


def test_nothing_lies_on_the_face_of_a_hero() -> None:
    all_of_it = content()
    size = FULL.du(TILE[0]), FULL.du(TILE[1])
    picture = market_tile.parts(FULL, size).picture
    seen = 0
    for asset in all_of_it.assets.values():
        scene = art.scene_of(art.subject(all_of_it, asset.id))
        face = head(scene, picture)
        if not asset.deck or face is None:
            continue
        seen += 1
        over = market_tile.trait_spots(FULL, asset, picture)
        over += [market_tile.pennant_spot(FULL, picture)] if asset.patrol else []
        assert face.collidelist(over) < 0, asset.id
    assert seen >= 9


def head(scene: art_scenes.Scene, picture: pygame.Rect) -> pygame.Rect | None:
    """Return the place of the main person's head in a picture, None without one."""
    hero = compositing.hero_of(scene)
    if hero is None or not hero.name.startswith("bust_"):
        return None
    body = compositing.place(
        pygame.Surface(picture.size), hero, compositing.nearness(picture.size, hero)
    )
    face = pygame.Rect(0, body.top, body.width * 6 // 10, body.height * 6 // 10)
    face.centerx = body.centerx
    return face.move(picture.topleft)


def test_a_price_is_amber_only_where_it_can_be_paid() -> None:
    all_of_it, rect = content(), box(FULL, *TILE)
    bar = market_tile.parts(FULL, rect.size).bar.move(rect.topleft)
    for pay, hint in (("", False), ("now", False), ("goods", True)):
        canvas = pygame.Surface((300, 300))
        with fonts.collect_text() as texts:
            market_tile.draw_card(canvas, rect, all_of_it, "food_supplies", FULL, pay=pay)
        assert ("with goods" in {text.text for text in texts}) == hint
        tones = {tuple(canvas.get_at((x, y)))[:3] for x in range(bar.left, bar.right)
                 for y in range(bar.top, bar.bottom)}  # fmt: skip
        assert (theme.AMBER in tones) == bool(pay), pay


def test_a_chance_stands_with_what_is_tested() -> None:
    all_of_it, rect = content(), box(FULL, *TILE)
    with fonts.collect_text() as texts:
        canvas = pygame.Surface((300, 300))
        market_tile.draw_card(canvas, rect, all_of_it, "the_kessel_run_job", FULL, forecast="10 %")
    assert any("influence" in text.text and text.text.endswith("10 %") for text in texts)


@pytest.mark.parametrize("pay", first(1, market_tile.PAYS))
def test_strips_hold_name_and_price(pay: str, some: Some) -> None:
    all_of_it, rect = content(), box(COMPACT, 270, 46)
    for asset in some(all_of_it.assets.values(), 2):
        if asset.deck:
            found = faults(
                lambda s: market_tile.draw_strip(
                    s, rect, all_of_it, asset.id, COMPACT, pay=pay, left=14
                ),
                rect,
            )
            assert found == [], asset.id


def test_a_lower_price_is_shown() -> None:
    all_of_it, rect = content(), box(FULL, 190, 184)
    with fonts.collect_text() as texts:
        canvas = pygame.Surface((300, 300))
        market_tile.draw_card(canvas, rect, all_of_it, "spice", FULL, cost=1000)
    words = [text.text for text in texts]
    assert "1,000" in words and "3,000" not in words


def test_backs_tell_the_deck_only() -> None:
    rect = box(COMPACT, 112, 80)
    for words, world in (("Naboo and Ryloth", "naboo"), ("Navpoint", "")):
        assert faults(lambda s: faces.draw_back(s, rect, COMPACT, words, world=world), rect) == []


def test_every_component_has_a_picture_of_any_size(some: Some) -> None:
    all_of_it = content()
    for id in some(all_of_it.components, 8):
        assert art.picture(all_of_it, id, (60, 31)).get_size() == (60, 31)
    for icon in art.KIND_ICONS.values():
        assert images.has("icons", icon), icon


def a_player() -> dict[str, Any]:
    session = a_game(7)
    return copy.deepcopy(the_game().view(session.state, 0)["players"][0])


def draw_player(
    surface: pygame.Surface, rect: pygame.Rect, all_of_it: Content, shown: dict[str, Any],
    m: Metrics, name: str,
) -> None:  # fmt: skip
    """Draw strip, character and ship of a player in their places."""
    strip, board = rect.copy(), rect.copy()
    strip.height = m.du(36 if not m.compact else 32)
    board.top, board.height = strip.bottom, rect.height - strip.height
    strips.draw_strip(surface, strip, shown, m, name=name, fame_goal=12)
    character, ship, _ = player_board.parts(m, board)
    boards.draw_character(surface, character, all_of_it, shown, m)
    bays = (("crew", True), ("crew", False), ("cargo", True), ("mod", False))
    schematic.draw_ship(surface, ship, all_of_it, shown, m, bays)


@pytest.mark.parametrize(
    ("m", "size"), first_rows(1, [(FULL, (1480, 272)), (COMPACT, (1280, 200))]), ids=str
)
def test_a_player_board_fits_in_every_state(m: Metrics, size: Size) -> None:
    all_of_it, rect = content(), box(m, *size)
    plain = a_player()
    skills = ("stealth", "tactics", "piloting", "influence", "knowledge", "tech", "strength")
    states: list[dict[str, Any]] = [
        {},
        {"character": None, "ship": None, "values": {}, "skills": {}},
        {"skills": {skill: 2 for skill in skills}, "fame": 14, "credits": 123456},
        {"defeated": True, "damage": {"character": 9, "ship": 9}, "goal_tokens": 3},
        {"flipped": True, "ship_flipped": True, "ship_tokens": 2},
    ]
    states += [{"character": id} for id in all_of_it.characters]
    states += [{"ship": id} for id in all_of_it.ships]
    for state in states:
        shown = {**plain, **state}
        found = faults(
            lambda s: draw_player(s, rect, all_of_it, shown, m, "A Rather Long Name"), rect
        )
        assert found == [], state


def test_changes_of_a_player_are_seen() -> None:
    all_of_it, rect, plain = content(), box(FULL, 1480, 272), a_player()
    seen = set()
    changes: list[dict[str, Any]] = [
        {}, {"damage": {"character": 1, "ship": 0}}, {"damage": {"character": 0, "ship": 1}},
        {"credits": plain["credits"] + 1}, {"fame": plain["fame"] + 1},
        {"values": {**plain["values"], "ship_combat": 9}},
        {"reputation": {**plain["reputation"], "hutt": "negative"}},
        {"reputation": {**plain["reputation"], "hutt": "positive"}}, {"defeated": True},
    ]  # fmt: skip
    for change in changes:
        canvas = pygame.Surface((1540, 330))
        shown = {**plain, **change}
        draw_player(canvas, rect, all_of_it, shown, FULL, "Vela")
        seen.add(pixels(canvas))
    assert len(seen) >= len(changes) - 1  # one of the reputations is unchanged


def test_a_value_that_differs_from_print_says_by_how_much() -> None:
    all_of_it, plain = content(), a_player()
    ship = all_of_it.ships[plain["ship"]].front
    plain["values"] = {**plain["values"], "ship_combat": ship.ship_combat + 2}
    with fonts.collect_text() as texts:
        schematic.draw_ship(pygame.Surface((500, 300)), box(FULL, 380, 220), all_of_it, plain, FULL)
    words = [text.text for text in texts]
    assert str(ship.ship_combat + 2) in words and f"= {ship.ship_combat}+2" in words


def test_opponents_chips_fit() -> None:
    known = {**a_player(), "defeated": True, "fame": 11, "credits": 123000}
    facts = chips.Facts("Lando Calrissian the Elder", "The Ring of Kafrene", 12, threat=True)
    for m, size, free in ((COMPACT, (224, 48), 36), (FULL, (300, 72), 44)):
        rect = box(m, *size)
        beside = replace(facts, free=free)
        found = faults(lambda s: chips.draw(s, rect, known, m, beside), rect)  # noqa: B023
        assert found == []


def test_tokens_differ_by_shape_and_not_by_color_alone() -> None:

    def gray(picture: pygame.Surface) -> bytes:
        return pixels(pygame.transform.grayscale(picture))

    ships = {gray(tokens.ship("hwk_290", seat, 48)) for seat in range(4)}
    patrols = {gray(tokens.patrol(each, 1, 44)) for each in ("hutt", "syndicate", "imperial")}
    levels = {gray(tokens.patrol("rebel", level, 44)) for level in (1, 2, 3, 4)}
    dice = {gray(DIE.at_rest(face, 56)) for face in ("hit", "crit", "focus", "blank")}
    marks = {gray(tokens.mark(seat, 20)) for seat in range(4)}
    assert [len(each) for each in (ships, patrols, levels, dice, marks)] == [4, 3, 4, 4, 4]


def test_a_facedown_contact_hides_who_it_is() -> None:
    back = tokens.contact("gray", 36)
    assert pixels(tokens.contact("gray", 36, "", False)) == pixels(back)
    known = {pixels(tokens.contact("gray", 36, who, False)) for who in ("lobot", "greedo")}
    assert len(known) == 2 and pixels(back) not in known
    assert pixels(tokens.contact("gray", 36, "lobot", True)) not in known


SIDE = 64
UNLIKE = 11.0
"""minimum distance of two pictures of a deck: mean difference of a channel, 0..255"""
NO_PICTURE = {"encounter_deck", "board"}
SIDED = {"character", "ship_sheet"}


BOXES = [(), ("unfinished_business",)]


def of_boxes(boxes: tuple[str, ...] = ()) -> Content:
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
    all_of_it = of_boxes(boxes)
    without = [
        shown.id
        for deck in decks(all_of_it).values()
        for shown in deck
        if art_scenes.defined_scene(shown.id) is None
    ]
    assert without == []


def test_every_world_has_a_scene() -> None:
    for world in art_scenes.WORLDS:
        space = "the_maelstrom" if world == "maelstrom" else world
        shown = art.space_subject(space, "planet", None)
        assert art_scenes.defined_scene(shown.id) is not None, world


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
    small = pygame.transform.smoothscale(art.draw(shown, (SIDE, SIDE)).convert(24), (16, 16))
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
    for name, deck in decks(of_boxes(boxes)).items():
        assert alike(deck) == [], name


def test_the_other_end_of_a_card_has_a_scene_of_its_own() -> None:
    with_the_box = of_boxes(BOXES[1])
    turned = [each for each in with_the_box.assets.values() if each.card != each.id]
    ends = [each.id for each in turned if not each.card.startswith("enc_")]
    assert len(ends) >= 7
    assert [id for id in ends if art_scenes.defined_scene(id) is None] == []


def test_a_card_that_takes_the_place_of_another_has_its_own_picture() -> None:
    id = "enc_takodana_ring_of_kafrene_j"
    for section in (0, 1):
        old, new = (art.section_subject(of_boxes(boxes), id, section) for boxes in BOXES)
        assert old.id == f"{id}.{section}"
        assert art.scene_of(old) != art.scene_of(new)
    old, new = (art.subject(of_boxes(boxes), id).halves for boxes in BOXES)
    assert not set(old) & set(new)


def test_an_asset_of_any_kind_has_a_look() -> None:
    """Also an account, which is neither a card of the market nor a crew."""
    for id in of_boxes(BOXES[1]).assets:
        assert art.subject(of_boxes(BOXES[1]), id).kind in art.LIGHTS, id


@pytest.mark.parametrize("file", sorted(assets_folder().glob("scenes*.json")))
def test_a_box_paints_its_own_cards_alone(file: Path) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))
    base = file.name == "scenes.json"
    for id in written:
        card = id.split(".")[0]
        if base and not id.startswith("space "):
            assert card in of_boxes().components or card in of_boxes().assets, id
        if not base:
            assert card not in of_boxes().components, id


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
    elsewhere = {"closed_file", "forged_bars", "corvette"}  # ends of games, cards of packs
    assert here - used == elsewhere, "the others are in no picture"
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
        assert art.draw(shown, (190, 100)).get_size() == (190, 100)
    ids = [Subject(f"my_tool_{n}", "gear", "gear", traits=("gear",)) for n in range(6)]
    assert len({pygame.image.tobytes(art.draw(each, (64, 40)), "RGB") for each in ids}) > 4


@pytest.mark.parametrize("line", ["crate 0 90", "crate 0 90 40 sideways", "crate left 90 40"])
def test_a_line_that_is_wrong_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        art_scenes.part(line)


def test_a_card_of_two_sections_shows_both() -> None:
    all_of_it, size = of_boxes(), (200, 100)
    whole = art.picture(all_of_it, "enc_naboo_ryloth_a", size)
    ends = []
    for section, spot in ((0, (12, 50)), (1, (188, 50))):
        half = art.section_subject(all_of_it, "enc_naboo_ryloth_a", section)
        seen = art.draw(half, (114, 100))
        ends.append((whole.get_at(spot)[:3], seen.get_at((12 if not section else 102, 50))[:3]))
    assert all(first == second for first, second in ends)


def test_each_step_of_a_job_has_its_picture_in_the_zoom() -> None:
    m, rect = Metrics((1920, 1080)), pygame.Rect(10, 10, 400, 560)
    seen = set()
    for section in (-1, 0, 1, 2, 3):
        canvas = pygame.Surface((420, 580))
        job = "databank_42_the_casino_heist"
        enlarged.draw_zoom(canvas, rect, of_boxes(), job, m, section=section)
        seen.add(pygame.image.tobytes(canvas.subsurface((20, 60, 380, 120)), "RGB"))
    assert len(seen) == 5


def test_six_tiles_stand_two_by_three_beside_the_map() -> None:
    rects = market.places(pygame.Rect(0, 0, 378, 674), 6, 6, full=True)
    assert {rect.size for rect in rects} == {(186, 220)}
    assert len({rect.left for rect in rects}) == 2 and len({rect.top for rect in rects}) == 3
    assert pygame.Rect(0, 0, 378, 674).unionall(rects).size == (378, 674)


def test_strips_form_a_column_or_a_row() -> None:
    column = market.places(pygame.Rect(0, 0, 270, 306), 6, 6, full=False)
    assert {rect.left for rect in column} == {0} and min(rect.height for rect in column) >= 44
    line = market.places(pygame.Rect(0, 0, 1270, 40), 6, 6, full=False)
    assert {rect.top for rect in line} == {0} and {rect.height for rect in line} == {40}


@pytest.mark.parametrize("size", [(950, 380), (1190, 190), (990, 310), (378, 674)], ids=str)
def test_tiles_never_leave_a_hole(size: Size) -> None:
    rects = market.places(pygame.Rect((0, 0), size), 6, 6, full=True)
    assert len({rect.size[1] for rect in rects}) == 1
    assert 6 % len({rect.top for rect in rects}) == 0


def test_pills_that_find_no_room_leave_dots() -> None:
    lines = (("{icon:credits} 8,000", "{icon:fame} 1"), ("{icon:planet} Naboo",))
    placed, dots = pills.arrange(FULL, lines, 200)
    assert [each.markup for each in placed] == [*lines[0], *lines[1]] and dots is None
    placed, dots = pills.arrange(FULL, lines, 90, rows=1)
    assert [each.markup for each in placed] == ["{icon:credits} 8,000"]
    assert dots is not None and not dots.colliderect(placed[0].rect)
    assert dots.top == placed[0].rect.top and dots.height == placed[0].rect.height
    assert dots.right <= 90


def test_pills_stay_in_their_rows_and_do_not_touch() -> None:
    lines = (("{icon:credits} 8,000", "{icon:fame} 1"), ("{icon:planet} Naboo", "{icon:fame} 2"))
    placed, _ = pills.arrange(FULL, lines, 190)
    rows = [each.rect.top for each in placed]
    assert rows == [rows[0], rows[0], rows[2], rows[2]] and rows[0] < rows[2]
    for each in placed:
        assert each.rect.collidelist([o.rect for o in placed if o is not each]) < 0
        assert pills.picture(FULL, each.markup).get_size() == each.rect.size


def acting(tmp_path: Path) -> tuple[App, TableScene]:
    """Return a table in the action step."""
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "credits"))
    app.frame([], 0.05)
    return app, scene


def shown(app: App, rect: pygame.Rect) -> bytes:
    app.frame([], 0.05)
    return pygame.image.tobytes(pygame.display.get_surface().subsurface(rect), "RGB")


@pytest.mark.painted
def test_the_button_to_discard_shows_only_on_the_card_looked_at(tmp_path: Path) -> None:
    app, scene = acting(tmp_path)
    first, second = scene.view.tiles[:2]
    inner = first.discard.inflate(-12, -12)
    move(app, scene.view.areas.actions.midtop)
    without = shown(app, inner)
    move(app, second.rect.center)
    assert shown(app, inner) == without
    move(app, first.rect.center)
    assert shown(app, inner) != without
    move(app, scene.view.areas.actions.midtop)
    assert shown(app, inner) == without


def test_nothing_can_be_discarded_before_the_action_step(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    names = [("market", tile.card) for tile in scene.view.tiles]
    assert market.tiles_with_discard(scene.view.tiles, (), names) == []
    decks = [tile.deck for tile in scene.view.tiles]
    assert len(market.tiles_with_discard(scene.view.tiles, decks, names[:1])) == 1
    assert len(market.tiles_with_discard(scene.view.tiles, decks, [("deck", decks[3])])) == 1


def test_how_a_card_can_be_paid(tmp_path: Path) -> None:
    _, scene = acting(tmp_path)
    model = scene.model
    cost = {tile.card: model.content.assets[tile.card].cost for tile in scene.view.tiles}
    for card, price in cost.items():
        if model.content.assets[card].kind != "ship":
            assert market.pays(model, card) == ("now" if price <= 6000 else "goods"), card


@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0)]
)
def test_each_slot_of_the_ship_has_a_bay(size: Size, scale: float, tmp_path: Path) -> None:
    _, scene = open_table(a_game(), size, tmp_path)
    m, at = table_metrics(Metrics(size, scale)), scene.view.board_at
    own = [slot for slot, _ in at.slots if slot.kind in player_board.OF_SHIP]
    assert own and {slot.kind for slot, _ in at.slots} - set(player_board.OF_SHIP)
    for count in (len(own), 9):
        _, ship, _ = player_board.parts(m, regions(m, "board").board)
        spots = schematic.bay_spots(m, ship, count)
        assert len(spots) == count
        for spot in spots:
            assert ship.contains(spot) and spot.width >= 12
            assert spot.collidelist([each for each in spots if each is not spot]) < 0


def test_bays_and_bust_are_seen(tmp_path: Path) -> None:
    _, scene = open_table(a_game(), (1920, 1080), tmp_path)
    model, player = scene.model, dict(scene.model.view["players"][0])
    seen = set()
    for bays in ((("crew", False),), (("crew", True),), (("crew", True), ("cargo", False))):
        canvas = pygame.Surface((400, 240))
        rect = pygame.Rect(0, 0, 380, 220)
        schematic.draw_ship(canvas, rect, model.content, player, FULL, bays)
        seen.add(pygame.image.tobytes(canvas, "RGB"))
    assert len(seen) == 3
    assert all(images.has("busts", id) for id in model.content.characters)


def test_a_bounty_names_the_class_of_its_target() -> None:
    content = the_game().base.content
    told = faces.text_of(content, "chopper_bounty").body[0]
    assert told.startswith("**Chopper** ({icon:class_green} green contact): {icon:ship_combat}")


def test_what_is_free_says_what_it_pays() -> None:
    content = the_game().base.content
    assert market_tile._pays(content, "chopper_bounty") == "pays 5,000/8,000"
    assert market_tile._pays(content, "bacta_supplies") == ""

"""Cards, boards and tokens as pictures: all words fit, all art is there, and each piece has its
own."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, images, paper, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import player_board
from game.client.games.outer_rim.cards import (
    art,
    art_scenes,
    boards,
    chips,
    composing,
    enlarged,
    faces,
    market_tile,
    schematic,
    strips,
    tokens,
)
from game.client.games.outer_rim.encounter.rolls import DIE
from game.client.games.outer_rim.model import the_game
from game.client.games.outer_rim.party import BOX
from game.outer_rim.catalog import Content
from tests.breadth import first
from tests.client.games.outer_rim.playing import a_game

FULL, COMPACT = Metrics((1920, 1080)), Metrics((1280, 720))
LARGE = Metrics((3840, 2160))


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    paper.forget()
    yield
    paper.forget()
    pygame.display.quit()


def content() -> Content:
    return the_game().editions.of((BOX,)).content


def faults(draw: Callable[[pygame.Surface], object], rect: pygame.Rect) -> list[str]:
    """Return the texts that do not fit when something is drawn, or that end up outside ``rect``."""
    with fonts.watching() as texts:
        draw(pygame.Surface((rect.right + 60, rect.bottom + 60)))
    found = [f"{text.text!r} does not fit" for text in texts if text.overflow]
    return found + [f"{text.text!r} sticks out" for text in texts if not rect.contains(text.rect)]


def box(m: Metrics, wide: float, high: float) -> pygame.Rect:
    return pygame.Rect(30, 30, m.du(wide), m.du(high))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# --- zoom -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("plain_pictures")
@pytest.mark.parametrize(
    "m",
    first(1, [COMPACT, FULL, Metrics((1920, 1080), 1.5)]),
    ids=str,
)
def test_every_component_can_be_read_whole(m: Metrics) -> None:
    """The zoom of every component, on both sides, contains all of its words."""
    rect, all_of_it = box(m, 400, 560), content()
    two_sided = {*all_of_it.characters, *all_of_it.ships}
    for id in all_of_it.components:
        for flipped in (False, True) if id in two_sided else (False,):
            found = faults(lambda s: enlarged.draw_zoom(s, rect, all_of_it, id, m, flipped), rect)
            assert found == [], id


@pytest.mark.parametrize("size", first(1, [(340, 476), (400, 560)]))
def test_every_section_of_an_encounter_fits_the_encounter_view(size: tuple[int, int]) -> None:
    m = COMPACT if size[0] < 400 else FULL
    rect, all_of_it = box(m, *size), content()
    for id, card in all_of_it.encounter_cards.items():
        for section in range(len(card.sections)):
            found = faults(
                lambda s: enlarged.draw_zoom(s, rect, all_of_it, id, m, section=section), rect
            )
            assert found == [], (id, section)


def test_the_picture_gives_way_before_the_words() -> None:
    """Two more lines shrink the picture; the words keep their size until there is no picture
    left."""
    all_of_it = content()
    says = faces.text_of(all_of_it, "spice")
    short, long = (
        enlarged._blocks(FULL, says, [], 360, setting) for setting in enlarged.SETTINGS[:2]
    )
    assert [high for _, high in short] == [high for _, high in long]
    assert [setting.closer for setting in enlarged.SETTINGS[-3:]] == [False, True, True]
    near, nearer = (
        enlarged._blocks(FULL, says, [], 360, setting) for setting in enlarged.SETTINGS[-3:-1]
    )
    assert sum(high for _, high in near) > sum(high for _, high in nearer)
    assert enlarged.SETTINGS[0].least_art > enlarged.SETTINGS[1].least_art
    assert FULL.px(enlarged.SETTINGS[0].style) >= 20
    assert all(FULL.px(setting.style) >= FULL.floor for setting in enlarged.SETTINGS)


def test_text_that_cannot_fit_is_reported() -> None:
    """A card far too small for its words is a fault that reaches the checks."""
    rect = pygame.Rect(0, 0, 220, 200)
    found = faults(
        lambda s: enlarged.draw_zoom(s, rect, content(), "databank_24_ziton_moj", FULL), rect
    )
    assert found


def test_the_two_sides_of_a_card_differ() -> None:
    all_of_it, rect = content(), box(FULL, 400, 560)
    sides = []
    for flipped in (False, True):
        canvas = pygame.Surface((520, 680))
        enlarged.draw_zoom(canvas, rect, all_of_it, "boba_fett", FULL, flipped)
        sides.append(pixels(canvas))
    assert sides[0] != sides[1]


def test_kind_line_is_taken_apart() -> None:
    assert enlarged._kind_and_figures("Ship · {icon:hull} 6 · {icon:hyperdrive} 5") == (
        "Ship",
        ["{icon:hull} 6", "{icon:hyperdrive} 5"],
    )
    assert enlarged._kind_and_figures("Contact · databank #7") == ("Contact · databank #7", [])


def test_facts_of_a_place_fit() -> None:
    for m in (FULL, COMPACT):
        rect = box(m, 400, 560)
        lines = [("planet", f"Fact number {n} about this place, in words") for n in range(14)]
        shown = art.space_subject("ring_of_kafrene", "planet", None)
        title = "The Ring of Kafrene"
        assert faults(lambda s: enlarged.draw_facts(s, rect, m, title, shown, lines), rect) == []


# --- market and slots -------------------------------------------------------------------------


TILE = (186, 216)  # du: a market tile beside the map


@pytest.mark.parametrize(
    ("m", "size"), [(FULL, TILE), (FULL, (190, 184)), (COMPACT, (205, 204)), (LARGE, TILE)], ids=str
)
def test_market_cards_hold_name_and_price(m: Metrics, size: tuple[int, int]) -> None:
    """Names and prices are whole, or the name at least begun, and no text overlaps another."""
    all_of_it, rect = content(), box(m, *size)
    for deck in all_of_it.market.values():
        for id in deck:
            canvas = pygame.Surface((rect.right + 9, rect.bottom + 9))
            with fonts.watching() as texts:
                market_tile.draw_card(canvas, rect, all_of_it, id, m, left=14, pay="goods")
            assert not [text for text in texts if text.overflow], id
            assert all(rect.contains(text.rect) for text in texts), id
            for number, text in enumerate(texts):
                others = [each.rect for each in texts[number + 1 :]]
                assert text.rect.collidelist(others) < 0, (id, text.text)
            cost = all_of_it.assets[id].cost
            wanted = {all_of_it.assets[id].name, "14", f"{cost:,}" if cost else "Free"}
            assert {text.text for text in texts} >= wanted


@pytest.mark.parametrize(("m", "size"), [(FULL, TILE), (COMPACT, TILE), (LARGE, TILE)], ids=str)
def test_all_tiles_of_the_market_have_one_grammar(m: Metrics, size: tuple[int, int]) -> None:
    """Titles stand on one line at one height, prices too, and pictures are equally high."""
    all_of_it, rect = content(), box(m, *size)
    titles, prices = set(), set()
    for asset in all_of_it.assets.values():
        if asset.deck:
            with fonts.watching() as texts:
                canvas = pygame.Surface((rect.right + 9, rect.bottom + 9))
                market_tile.draw_card(canvas, rect, all_of_it, asset.id, m, left=14)
            by_words = {text.text: text.rect for text in texts}
            titles.add((by_words[asset.name].top, by_words[asset.name].height))
            prices.add(by_words[f"{asset.cost:,}" if asset.cost else "Free"].bottom)
    assert len(titles) == len(prices) == 1
    picture = market_tile.parts(m, rect.size).picture
    assert picture.width >= rect.width - 2 * m.du(1) and picture.height >= m.du(90)


def test_nothing_lies_on_the_face_of_a_hero() -> None:
    """The patrol's pennant and the signs of traits keep off the head in a tile's picture."""
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
    hero = composing.hero_of(scene)
    if hero is None or not hero.name.startswith("bust_"):
        return None
    body = composing.place(
        pygame.Surface(picture.size), hero, composing.nearness(picture.size, hero)
    )
    face = pygame.Rect(0, body.top, body.width * 6 // 10, body.height * 6 // 10)
    face.centerx = body.centerx
    return face.move(picture.topleft)


def test_a_price_is_amber_only_where_it_can_be_paid() -> None:
    all_of_it, rect = content(), box(FULL, *TILE)
    bar = market_tile.parts(FULL, rect.size).bar.move(rect.topleft)
    for pay, hint in (("", False), ("now", False), ("goods", True)):
        canvas = pygame.Surface((300, 300))
        with fonts.watching() as texts:
            market_tile.draw_card(canvas, rect, all_of_it, "food_supplies", FULL, pay=pay)
        assert ("with goods" in {text.text for text in texts}) == hint
        tones = {tuple(canvas.get_at((x, y)))[:3] for x in range(bar.left, bar.right)
                 for y in range(bar.top, bar.bottom)}  # fmt: skip
        assert (theme.AMBER in tones) == bool(pay), pay


def test_a_chance_stands_with_what_is_tested() -> None:
    all_of_it, rect = content(), box(FULL, *TILE)
    with fonts.watching() as texts:
        canvas = pygame.Surface((300, 300))
        market_tile.draw_card(canvas, rect, all_of_it, "the_kessel_run_job", FULL, forecast="10 %")
    assert any("influence" in text.text and text.text.endswith("10 %") for text in texts)


@pytest.mark.parametrize("pay", market_tile.PAYS)
def test_strips_hold_name_and_price(pay: str) -> None:
    all_of_it, rect = content(), box(COMPACT, 270, 46)
    for asset in all_of_it.assets.values():
        if asset.deck:
            found = faults(
                lambda s: market_tile.draw_strip(
                    s, rect, all_of_it, asset.id, COMPACT, pay=pay, left=14
                ),
                rect,
            )
            assert found == [], asset.id


@pytest.mark.parametrize(("m", "size"), [(FULL, (117, 114)), (COMPACT, (112, 80))], ids=str)
def test_tiles_hold_the_names_of_all_cards(m: Metrics, size: tuple[int, int]) -> None:
    all_of_it, rect = content(), box(m, *size)
    for id in all_of_it.assets:
        assert faults(lambda s: faces.draw_tile(s, rect, all_of_it, id, m), rect) == [], id
    noted = faults(lambda s: faces.draw_tile(s, rect, all_of_it, "spice", m, note="2 moves"), rect)
    assert noted == []


def test_states_look_different_and_none_draws_outside() -> None:
    all_of_it, rect = content(), box(FULL, 190, 184)
    seen = set()
    for state in faces.STATES:
        canvas = pygame.Surface((300, 300))
        market_tile.draw_card(canvas, rect, all_of_it, "spice", FULL, state=state)
        seen.add(pixels(canvas))
        canvas.fill((0, 0, 0), rect)
        assert pygame.transform.average_color(canvas)[:3] == (0, 0, 0), state
    assert len(seen) == len(faces.STATES)


def test_a_lower_price_is_shown() -> None:
    all_of_it, rect = content(), box(FULL, 190, 184)
    with fonts.watching() as texts:
        canvas = pygame.Surface((300, 300))
        market_tile.draw_card(canvas, rect, all_of_it, "spice", FULL, cost=1000)
    words = [text.text for text in texts]
    assert "1,000" in words and "3,000" not in words


def test_a_card_is_printed_once_and_tells_its_words_each_time() -> None:
    all_of_it, rect = content(), box(FULL, 117, 114)
    printed = 0

    def paint(sheet: paper.Paper) -> None:
        nonlocal printed
        printed += 1
        sheet.line("tile", "Spice", (255, 255, 255), sheet.rect)

    canvas = pygame.Surface((400, 300))
    for left in (0, 50):
        with fonts.watching() as texts:
            paper.show(canvas, rect.move(left, 0), FULL, "once", paint)
        assert [text.text for text in texts] == ["Spice"]
        assert rect.move(left, 0).contains(texts[0].rect)
    assert printed == 1
    faces.draw_tile(canvas, rect, all_of_it, "spice", FULL)
    faces.draw_tile(canvas, pygame.Rect(0, 0, 0, 0), all_of_it, "spice", FULL)


def test_backs_tell_the_deck_only() -> None:
    rect = box(COMPACT, 112, 80)
    for words, world in (("Naboo and Ryloth", "naboo"), ("Navpoint", "")):
        assert faults(lambda s: faces.draw_back(s, rect, COMPACT, words, world=world), rect) == []


# --- art --------------------------------------------------------------------------------------


def test_no_two_cards_of_a_deck_look_alike() -> None:
    all_of_it = content()
    for deck, ids in all_of_it.market.items():
        made = {pixels(art.picture(all_of_it, id, (180, 80))) for id in ids}
        assert len(made) == len(ids), deck


def test_art_is_the_same_every_time() -> None:
    all_of_it = content()
    for id in ("spice", "greedo_bounty", "hwk_290_ship_card", "jetpack", "databank_7_boshek"):
        before = pixels(art.picture(all_of_it, id, (200, 90)))
        images.forget()
        assert pixels(art.picture(all_of_it, id, (200, 90))) == before, id


def test_every_component_has_a_picture_of_any_size() -> None:
    all_of_it = content()
    for id in all_of_it.components:
        assert art.picture(all_of_it, id, (60, 31)).get_size() == (60, 31)
    for icon in art.KIND_ICONS.values():
        assert images.has("icons", icon), icon


# --- boards -----------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("m", "size"), [(FULL, (1480, 272)), (COMPACT, (1280, 200))], ids=str)
def test_a_player_board_fits_in_every_state(m: Metrics, size: tuple[int, int]) -> None:
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
            lambda s: draw_player(s, rect, all_of_it, shown, m, "A Rather Long Name"),
            rect,
        )
        assert found == [], state


def test_changes_of_a_player_are_seen() -> None:
    """Damage, values and credits change the picture; nothing else needs to be called."""
    all_of_it, rect, plain = content(), box(FULL, 1480, 272), a_player()
    seen = set()
    changes: list[dict[str, Any]] = [
        {},
        {"damage": {"character": 1, "ship": 0}},
        {"damage": {"character": 0, "ship": 1}},
        {"credits": plain["credits"] + 1},
        {"fame": plain["fame"] + 1},
        {"values": {**plain["values"], "ship_combat": 9}},
        {"reputation": {**plain["reputation"], "hutt": "negative"}},
        {"reputation": {**plain["reputation"], "hutt": "positive"}},
        {"defeated": True},
    ]
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
    with fonts.watching() as texts:
        schematic.draw_ship(pygame.Surface((500, 300)), box(FULL, 380, 220), all_of_it, plain, FULL)
    words = [text.text for text in texts]
    assert str(ship.ship_combat + 2) in words and "+2" in words


def test_opponents_chips_fit() -> None:
    """Long names, places and figures have room beside a button, at both sizes."""
    known = {**a_player(), "defeated": True, "fame": 11, "credits": 123000}
    facts = chips.Facts("Lando Calrissian the Elder", "The Ring of Kafrene", 12, threat=True)
    for m, size, free in ((COMPACT, (224, 48), 36), (FULL, (300, 72), 44)):
        rect = box(m, *size)
        beside = replace(facts, free=free)
        found = faults(lambda s: chips.draw(s, rect, known, m, beside), rect)  # noqa: B023
        assert found == []


# --- tokens -----------------------------------------------------------------------------------


def test_tokens_differ_by_shape_and_not_by_color_alone() -> None:
    """Without color the four players' ships, and the four patrols, still differ."""

    def gray(picture: pygame.Surface) -> bytes:
        return pixels(pygame.transform.grayscale(picture))

    ships = {gray(tokens.ship("hwk_290", seat, 48)) for seat in range(4)}
    patrols = {gray(tokens.patrol(each, 1, 44)) for each in ("hutt", "syndicate", "imperial")}
    levels = {gray(tokens.patrol("rebel", level, 44)) for level in (1, 2, 3, 4)}
    dice = {gray(DIE.at_rest(face, 56)) for face in ("hit", "crit", "focus", "blank")}
    marks = {gray(tokens.mark(seat, 20)) for seat in range(4)}
    assert [len(each) for each in (ships, patrols, levels, dice, marks)] == [4, 3, 4, 4, 4]


def test_a_facedown_contact_hides_who_it_is() -> None:
    """Backs of one class are the same picture; a player who has looked sees another one."""
    back = tokens.contact("gray", 36)
    assert pixels(tokens.contact("gray", 36, "", False)) == pixels(back)
    known = {pixels(tokens.contact("gray", 36, who, False)) for who in ("lobot", "greedo")}
    assert len(known) == 2 and pixels(back) not in known
    assert pixels(tokens.contact("gray", 36, "lobot", True)) not in known


def test_tokens_have_the_size_they_promise() -> None:
    for px in (28, 36, 48, 72):
        room = tokens.token_room(px)
        assert tokens.ship("hwk_290", 0, px).get_size() == (room, room)
        assert tokens.patrol("hutt", 2, px).get_size() == (room, room)
        assert tokens.contact("green", px).get_size() == (room, room)
        assert tokens.goal(px).get_size() == (room, room)
        assert tokens.damage(px).get_size() == (room, room)
        assert tokens.flag(["cargo", "job"], px).get_width() > 2 * px

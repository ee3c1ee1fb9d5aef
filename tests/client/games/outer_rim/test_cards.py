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
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX
from game.outer_rim.catalog import Content
from tests.breadth import first, first_rows
from tests.client.conftest import Size, Some
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


def test_text_that_cannot_fit_is_reported() -> None:
    """A card far too small for its words is a fault that reaches the checks."""
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


# --- market and slots -------------------------------------------------------------------------


TILE = (186, 216)  # du: a market tile beside the map


@pytest.mark.parametrize(
    ("m", "size"), first_rows(1, [(FULL, TILE), (COMPACT, TILE), (LARGE, TILE)])
)
def test_all_tiles_of_the_market_have_one_grammar(m: Metrics, size: Size, some: Some) -> None:
    """Titles stand on one line at one height, prices too, and pictures are equally high."""
    all_of_it, rect = content(), box(m, *size)
    titles, prices = set(), set()
    for asset in some(all_of_it.assets.values(), 3):
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
    with fonts.watching() as texts:
        canvas = pygame.Surface((300, 300))
        market_tile.draw_card(canvas, rect, all_of_it, "spice", FULL, cost=1000)
    words = [text.text for text in texts]
    assert "1,000" in words and "3,000" not in words


def test_backs_tell_the_deck_only() -> None:
    rect = box(COMPACT, 112, 80)
    for words, world in (("Naboo and Ryloth", "naboo"), ("Navpoint", "")):
        assert faults(lambda s: faces.draw_back(s, rect, COMPACT, words, world=world), rect) == []


# --- art --------------------------------------------------------------------------------------


def test_every_component_has_a_picture_of_any_size(some: Some) -> None:
    all_of_it = content()
    for id in some(all_of_it.components, 8):
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

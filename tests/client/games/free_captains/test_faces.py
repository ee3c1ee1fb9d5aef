"""Cards, tiles, dice, cubes and tracks: nothing is cut at any size, and all is known by shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product
from typing import get_args

import pygame
import pytest

from game.client.draw import fonts, images, paper, pills, richtext, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import art, chips, effect_pills, faces, hand
from game.client.games.free_captains.cards.faces import Now
from game.client.games.free_captains.pieces import (
    bag,
    cubes,
    dice,
    inks,
    people,
    plates,
    stock,
    track,  # fmt: skip
)
from game.client.games.free_captains.table.table import table_of
from game.client.shell.window import registry
from game.client.tabletop.bars.icon_tooltips import meanings
from game.free_captains.cards import effects as x
from game.free_captains.cards import models as c
from tests.breadth import first, turns
from tests.client.conftest import MakeApp, Size, Some
from tests.client.draw.test_palettes import distance
from tests.client.games.free_captains.playing import new_game

FULL, COMPACT = Metrics((1920, 1080)), Metrics((1280, 720))
SIZES = ((100, 140), (120, 124), (200, 200), (216, 184), (224, 314), (440, 620))
WINDOWS = [Metrics((wide, high), scale) for (wide, high), scale
           in product(((1280, 720), (1920, 1080), (2560, 1440)), (1.0, 1.5, 2.0))]  # fmt: skip


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    registry.games()
    paper.forget()
    yield
    paper.forget()
    pygame.display.quit()


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave pictures plain, for tests that read words alone."""
    monkeypatch.setattr(art, "has_scene", lambda id: False)
    monkeypatch.setattr(people, "portrait", lambda id, size: pygame.Surface(size))


def faults(draw: Callable[[pygame.Surface], object], rect: pygame.Rect) -> list[str]:
    """Return the texts that do not fit, end up outside ``rect``, or are printed over others."""
    with fonts.collect_text() as texts:
        draw(pygame.Surface((rect.right + 60, rect.bottom + 60), pygame.SRCALPHA))
    found = [f"{text.text!r} does not fit" for text in texts if text.overflow]
    found += [f"{text.text!r} sticks out" for text in texts if not rect.contains(text.rect)]
    for one, other in combinations(texts, 2):
        if one.rect.colliderect(other.rect):
            found.append(f"{one.text!r} is over {other.text!r}")
    return found


def states(id: str) -> list[Now]:
    """Return the states of play that change what stands on a card."""
    kind = faces.kind_of(id)
    if kind == "location":
        return [Now(row=each) for each in ("", "combat", "diplomacy", "science")]
    if kind == "weapon":
        have = (("red", 1), ("orange", 1))
        return [Now(), Now(cubes=have, active=True), Now(active=True, used=True)]
    if kind == "alien":
        return [Now(), Now(collected=11)]
    if kind == "track":
        return [Now(value=value, most=12) for value in (0, 7, 12)]
    return [Now(), Now(hand=True)] if kind in ("guardforce", "agent") else [Now()]


def drawn(id: str, size: Size, m: Metrics = FULL, **how: object) -> pygame.Surface:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    faces.draw(canvas, canvas.get_rect(), m, id, **how)
    return canvas


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_there_are_all_78_cards() -> None:
    kinds = [faces.kind_of(id) for id in faces.ids()]
    assert len(kinds) == 78 and set(kinds) == set(faces.PAINTERS)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("size", "m"), turns(SIZES, [(m,) for m in WINDOWS]))
def test_no_card_cuts_a_word(size: Size, m: Metrics, some: Some) -> None:
    rect = pygame.Rect(30, 30, *size)
    for id in some(faces.ids(), 7):
        for now in states(id):
            found = faults(lambda s: faces.draw(s, rect, m, id, now=now), rect)
            assert found == [], (id, now)


def words_on(id: str, size: Size, m: Metrics, now: Now = faces.FRESH) -> str:
    with fonts.collect_text() as texts:
        drawn(id, size, m, now=now)
    return "\n".join(richtext.plain(each.text) for each in texts)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("m", first(1, [COMPACT, FULL, Metrics((1920, 1080), 1.5)]))
def test_a_large_card_has_all_of_its_words(m: Metrics) -> None:
    for id, part in stock.content().components.items():
        if isinstance(part, c.Faced | c.Planet | c.Weapon | c.Alien):
            told = words_on(id, (440, 620), m)
            wanted = [*faces_lines(id), part.name, part.story]
            assert [each for each in wanted if richtext.plain(each) not in told] == [], id


def faces_lines(id: str) -> tuple[str, ...]:
    from game.free_captains.text.cards import lines

    return lines(stock.content(), id)


@pytest.mark.usefixtures("plain")
def test_a_small_card_has_its_effect_in_words_or_icons() -> None:
    """Nothing that matters is lost but at the smallest sizes with the largest letters."""
    for id, part in stock.content().faced.items():
        for size, m in (((100, 140), COMPACT), ((200, 200), COMPACT), ((224, 314), FULL)):
            told = words_on(id, size, m)
            whole = all(richtext.plain(each) in told for each in faces_lines(id))
            icons = all(richtext.plain(each) in told for each in effect_pills.pills(part))
            assert whole or icons, (id, size)
            assert part.name in told.replace("\n", " "), (id, size)


def test_strength_and_icon_are_read_from_afar() -> None:
    for size in ((100, 140), (224, 314), (440, 620)):
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        with images_noted() as found:
            faces.draw(canvas, canvas.get_rect(), FULL, "gf_05")
        icon, strength = found["ability_science"], found["engage_strength"]
        assert icon.centerx < size[0] // 3 and strength.centerx > size[0] * 2 // 3
        assert min(icon.width, strength.width) >= size[0] * 0.22
    px = strength_figure((224, 314)).get_height()
    assert px >= 34


def strength_figure(size: Size) -> pygame.Surface:
    rect = pygame.Rect((0, 0), size)
    side = round(min(rect.width * 0.38, 20 + rect.width * 0.20, rect.height * 0.36))
    return plates.figure("4", round(side * 0.80), inks.NIGHT)


class images_noted:
    """Collect the icons of what is drawn inside the ``with`` block, by name."""

    def __enter__(self) -> dict[str, pygame.Rect]:
        from game.client.draw import icon_hits

        self.found: dict[str, pygame.Rect] = {}
        self.group = icon_hits.group("test")
        self.group.__enter__()
        self.note = icon_hits.note
        icon_hits.note = lambda rect, icon: self.found.update({icon: rect})
        return self.found

    def __exit__(self, *problem: object) -> None:
        from game.client.draw import icon_hits

        icon_hits.note = self.note
        self.group.__exit__(None, None, None)
        icon_hits.drop("test")


def test_each_state_looks_different() -> None:
    """Also without color: states differ in light and shape."""
    for size in ((100, 140), (224, 314)):
        looks = {
            pixels(pygame.transform.grayscale(drawn("gf_11", size, state=state)))
            for state in ("", "now", "engaged", "evaded", "chosen", "dim")
        }
        assert len(looks) == 6


def test_an_unknown_state_is_refused() -> None:
    with pytest.raises(ValueError, match="sideways"):
        drawn("gf_01", (100, 140), state="sideways")


@pytest.mark.parametrize("size", [(120, 124), (224, 314), (440, 620)])
def test_the_row_in_force_is_seen(size: Size) -> None:
    looks = {pixels(pygame.transform.grayscale(drawn("lo_05", size, now=Now(row=each))))
             for each in ("combat", "diplomacy", "science", "")}  # fmt: skip
    assert len(looks) == 4


@pytest.mark.parametrize("draw", [faces.draw, chips.draw], ids=["card", "tile"])
def test_cubes_and_lamp_of_a_weapon_are_seen(draw: Callable[..., None]) -> None:
    looks = set()
    for now in (Now(), Now(cubes=(("red", 1),)), Now(active=True), Now(active=True, used=True)):
        canvas = pygame.Surface((160, 86), pygame.SRCALPHA)
        draw(canvas, canvas.get_rect(), FULL, "we_01", now=now)
        looks.add(pixels(pygame.transform.grayscale(canvas)))
    assert len(looks) == 4


@pytest.mark.parametrize("kind", inks.KINDS)
def test_words_can_be_read_on_each_kind(kind: str) -> None:
    canvas = plates.frame((224, 314), kind, "")
    for y in (160, 230, 300):
        ground = tuple(canvas.get_at((112, y))[:3])
        assert theme.contrast(inks.CREAM, ground) >= 7
        faint = theme.mix(inks.CREAM, inks.PLUM, 0.38)
        assert theme.contrast(faint, ground) >= 4.5


def test_signs_stand_out_from_their_cubes_and_icons_from_their_enamel() -> None:
    pairs = [(cubes.sign_ink(color), inks.cube(color)) for color in cubes.COLORS]
    pairs += [(inks.CREAM, inks.enamel(name)) for name in ("combat", "diplomacy", "science")]
    assert [pair for pair in pairs if theme.contrast(*pair) < 3] == []


@pytest.mark.parametrize("icons", [sorted(inks.CUBE_SIGNS.values()),
                                   ["line_guardforce", "line_agent", "line_event", "line_location"],
                                   ["hand_code", "hand_key"]], ids=str)  # fmt: skip
@pytest.mark.parametrize("px", (16, 30))
def test_signs_are_told_apart_by_shape(icons: list[str], px: int) -> None:
    masks = [pygame.mask.from_surface(images.icon(each, px), 100) for each in icons]
    for one, other in combinations(masks, 2):
        shared = one.overlap_area(other, (0, 0))
        assert shared / (one.count() + other.count() - shared) < 0.72


def test_dice_are_told_apart_by_color_and_by_sign() -> None:
    kinds = list(stock.content().dice)
    assert len({dice.icon(each) for each in kinds}) == len(kinds) == 5
    for one, other in combinations(kinds, 2):
        assert distance(dice.color(one), dice.color(other)) >= 20


def test_each_face_of_a_die_has_words() -> None:
    for id in stock.content().dice:
        told = [dice.words(id, value) for value in range(1, 7)]
        assert all(each[0].isupper() or each[0] == "+" for each in told)
        assert all(each.endswith(".") for each in told)


def test_every_effect_folds_to_icons() -> None:
    kinds = {each for union in (x.Standing, x.Deed, x.Power)
             for each in get_args(get_args(union)[0])}  # fmt: skip
    assert kinds - set(effect_pills.FOLDS) == set()


def test_pills_use_icons_that_exist() -> None:
    for part in stock.content().components.values():
        if type(part) in effect_pills.PILLS:
            for each in effect_pills.pills(part):
                for icon in richtext.icon_names(each):
                    assert images.has("icons", icon), (part.id, icon)
                assert pills.width(COMPACT, each) <= 200


@pytest.mark.parametrize("size", first(1, [(224, 314), (100, 140), (200, 200), (440, 620)]))
def test_resting_on_any_sign_tells_what_it_means(size: Size, some: Some) -> None:
    known = meanings("free_captains")
    for id in some(faces.ids(), 4):
        for now in states(id):
            canvas = pygame.Surface(size, pygame.SRCALPHA)
            with images_noted() as found:
                faces.draw(canvas, canvas.get_rect(), FULL, id, now=now)
            assert [each for each in found if known.of_icon(each) is None] == [], id


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("size", "m"), turns([(200, 48), (96, 48), (160, 86), (216, 90)], [(m,) for m in WINDOWS])
)
def test_no_tile_cuts_a_word(size: Size, m: Metrics) -> None:
    rect = pygame.Rect(30, 30, *size)
    for id in (*stock.content().planets, *stock.content().weapons):
        assert faults(lambda s: chips.draw(s, rect, m, id), rect) == [], id


@pytest.mark.parametrize("size", [(720, 60), (620, 48), (400, 30)])
def test_the_spaces_of_a_track_are_in_a_row(size: Size) -> None:
    rect = pygame.Rect(40, 20, *size)
    for value in range(13):
        place = track.space(rect, value)
        assert rect.contains(place) and place.collidepoint(track.cube_rect(rect, value).center)
    spaces = [track.space(rect, value) for value in range(13)]
    assert all(one.right == other.left for one, other in pairwise(spaces))


def test_the_bag_shows_what_it_holds() -> None:
    rect, sacks, rows = pygame.Rect(0, 0, 280, 96), set(), set()
    for counts in ({}, {"red": 3}, {"red": 3, "yellow": 1}, {"red": 4}):
        sack, row = pygame.Surface(rect.size), pygame.Surface(rect.size)
        bag.draw_sack(sack, rect, counts)
        bag.draw_counts(row, rect, FULL, counts)
        sacks.add(pixels(sack))
        rows.add(pixels(row))
    assert len(sacks) == 3, "a mouth of cubes of the colors in it"
    assert len(rows) == 4, "and how many of each"
    assert rect.collidepoint(bag.mouth(rect))
    cells = [bag.cell(rect, color) for color in cubes.COLORS]
    assert all(rect.contains(each) for each in cells)
    assert not any(one.colliderect(other) for one, other in combinations(cells, 2))


@pytest.mark.parametrize("count", (1, 2, 4, 9, 13))
def test_a_hand_keeps_to_its_room(count: int) -> None:
    rect = pygame.Rect(30, 40, 500, 220)
    places = hand.places(rect, count)
    assert len(places) == count and all(rect.contains(each) for each in places)
    assert places == sorted(places, key=lambda each: each.left)
    assert places[count // 2].top <= places[0].top


def test_another_content_is_drawn_once_it_is_used() -> None:
    own = type(stock.content())(dict(stock.content().components))
    part = own.components["gf_01"]
    own.faced["gf_01"] = own.components["gf_01"] = part.model_copy(update={"strength": 9})
    before = pixels(drawn("gf_01", (224, 314)))
    stock.use(own)
    try:
        assert pixels(drawn("gf_01", (224, 314))) != before
    finally:
        stock.use(None)
    assert pixels(drawn("gf_01", (224, 314))) == before


def test_a_table_draws_the_cards_of_its_own_game(make_app: MakeApp) -> None:
    session = new_game()
    make_app(lambda app: table_of(app, session))
    assert stock._own is session.game.content
    stock.use(None)

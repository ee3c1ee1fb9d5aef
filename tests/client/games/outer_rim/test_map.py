"""The map as a picture: nothing overlaps, everything is at its reported position, and the pictures
are those that the maps name."""

from __future__ import annotations

import copy
import math
import random
import shutil
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import map_pictures
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.favors.parts import Hint
from game.client.games.outer_rim.map import arch, crossing, facts
from game.client.games.outer_rim.map.galaxy import NAMED, VEIL, GalaxyView
from game.client.games.outer_rim.map.sizes import radius_of
from game.client.games.outer_rim.play.model import the_game
from game.client.shell.app.audit import audit
from game.client.widgets.form import Form
from game.outer_rim.maps.galaxy import Galaxy, load_galaxy
from game.resources import ROOT
from tests.breadth import ends, first
from tests.client.conftest import Size, Some
from tests.client.games.outer_rim.playing import a_game, open_table, point, with_box

pytestmark = pytest.mark.usefixtures("window")


FULL, COMPACT = Metrics((1920, 1080)), Metrics((1280, 720))
VIEWS = [
    (pygame.Rect(280, 256, 1200, 484), FULL),
    (pygame.Rect(280, 120, 1200, 620), FULL),
    (pygame.Rect(0, 92, 1000, 376), COMPACT),
    (pygame.Rect(0, 44, 1280, 624), COMPACT),
    (pygame.Rect(373, 341, 1600, 645), Metrics((2560, 1440))),
    (pygame.Rect(350, 300, 840, 360), Metrics((1600, 900))),
    (pygame.Rect(560, 512, 2400, 968), Metrics((3840, 2160))),
    (pygame.Rect(0, 56, 1532, 684), FULL),
]


def orders(count: int) -> list[tuple[str, ...]]:
    """Return the standard row, and others in which the pieces between the endcaps are shuffled."""
    standard = the_game().base.galaxy(a_game(7).state.pieces).order
    made, middle, stream = [standard], list(standard[1:-1]), random.Random(5)
    for _ in range(count):
        stream.shuffle(middle)
        made.append((standard[0], *middle, standard[-1]))
    return made


def a_galaxy(order: tuple[str, ...] | None = None) -> Galaxy:
    return the_game().base.galaxy(order or a_game(7).state.pieces)


def a_view() -> dict[str, Any]:
    """Return the first seat's view of a game in progress."""
    session = a_game(7)
    for _ in range(12):
        decision = session.decision()
        session.choose(decision.options[0].key)
    return copy.deepcopy(the_game().view(session.state, 0))


def laid_out(index: int = 0, view: dict[str, Any] | None = None) -> GalaxyView:
    rect, m = VIEWS[index]
    made = GalaxyView(a_galaxy())
    made.layout(rect, m)
    if view is not None:
        made.update(view)
    return made


def things(shown: GalaxyView) -> list[tuple[str, str, arch.Box]]:
    """Return owner, kind and box of everything printed on the map."""
    sizes, made = shown.sizes, []
    for id, space in shown.galaxy.spaces.items():
        side = 2 * radius_of(space, sizes) * (0.8 if space.kind == "maelstrom" else 1.0)
        made.append((id, "body", arch.around(shown.center(id), side)))
        if space.kind != "navpoint":
            made.append((id, "label", as_box(shown.plate_rect(id))))
        for number in range(1, len(space.contacts) + 1):
            center = shown.place_rect(f"{id}.{number}").center
            made.append((id, f"contact {number}", arch.around(center, sizes.contact)))
    return made


def as_box(rect: pygame.Rect) -> arch.Box:
    return float(rect.left), float(rect.top), float(rect.right), float(rect.bottom)


@pytest.mark.parametrize("index", ends(range(len(VIEWS))))
def test_nothing_printed_lies_on_anything_else(index: int, some: Some) -> None:
    rect, m = VIEWS[index]
    for order in some(orders(5), 3):
        shown = GalaxyView(a_galaxy(order))
        shown.layout(rect, m)
        printed = things(shown)
        for (one, what, box), (other, that, beside) in combinations(printed, 2):
            if one != other:
                # Rounding to whole pixels may cost half a pixel.
                assert min(arch.overlap(box, beside)) <= 1.0, (one, what, other, that)
        for one, what, (left, top, right, low) in printed:
            inside = rect.left <= left and rect.top <= top
            assert inside and right <= rect.right and low <= rect.bottom, (one, what)


@pytest.mark.parametrize("index", ends(range(len(VIEWS))))
def test_every_space_and_place_can_be_hit(index: int) -> None:
    shown = laid_out(index)
    floor = 36 if shown.m.compact else shown.m.du(44)
    for id, space in shown.galaxy.spaces.items():
        assert min(shown.rect_of(id).size) >= floor
        assert shown.space_at(shown.rect_of(id).center) == id
        for number in range(1, len(space.contacts) + 1):
            assert min(shown.place_rect(f"{id}.{number}").size) >= 36
    assert shown.space_at((shown.rect.left - 5, shown.rect.top)) is None


@pytest.mark.parametrize("index", [0, 1, 2])
def test_lanes_keep_off_other_worlds_and_inside_the_view(index: int) -> None:
    shown = laid_out(index)
    radius = shown.sizes.planet / 2
    for a, b, _ in shown.places.lanes:
        points = shown.path_points((a, b))
        for x, y in points:
            assert shown.rect.collidepoint(x, y), (a, b)
        for space in shown.galaxy.spaces.values():
            if space.kind == "planet" and space.id not in (a, b):
                cx, cy = shown.center(space.id)
                near = min((x - cx) ** 2 + (y - cy) ** 2 for x, y in points)
                assert near > (radius * 0.8) ** 2, (a, b, space.id)


def test_a_path_follows_the_lanes() -> None:
    shown = laid_out()
    path = ("nav_9", "nav_10", "nav_12", "nav_13")
    points = shown.path_points(path)
    for id in path:
        x, y = shown.center(id)
        assert min(abs(px - x) + abs(py - y) for px, py in points) < 0.01
    assert points[0] == pytest.approx(shown.center("nav_9"))
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(points, points[1:], strict=False)]
    assert len(points) > 12 and max(steps) < 60
    assert shown.path_points(()) == []


@pytest.mark.parametrize(("index", "count"), [(0, 1), (2, 2), (0, 3), (2, 4)])
def test_tokens_in_one_space_fan_out_beside_its_label(index: int, count: int) -> None:
    view = a_view()
    view["patrols"] = {}
    one = view["players"][0]
    for id in laid_out(index).galaxy.spaces:
        view = {**view, "players": [{**one, "seat": n, "space": id} for n in range(count)]}
        shown = laid_out(index, view)
        rects = [shown.ship_rect(seat) for seat in range(count)]
        assert len({rect.center for rect in rects}) == count
        for rect in rects:
            assert shown.rect.contains(rect.inflate(-8, -8)), id
        if shown.galaxy.spaces[id].kind != "navpoint":
            label = shown.plate_rect(id).inflate(0, -4)
            half = round(shown.sizes.ship * 0.94)
            for rect in rects:
                token = pygame.Rect(0, 0, half, half)
                token.center = rect.center
                assert not token.colliderect(label), id


@pytest.mark.parametrize("index", [0, 2])
def test_a_token_alone_covers_no_label_at_all(index: int) -> None:
    view = a_view()
    view["patrols"] = {}
    for id in laid_out(index).galaxy.spaces:
        shown = laid_out(index, {**view, "players": [{**view["players"][0], "space": id}]})
        spot, reach = shown.ship_rect(0).center, shown.sizes.ship / 2
        for other in shown.galaxy.spaces.values():
            if other.kind != "navpoint":
                plate = shown.plate_rect(other.id).inflate(-4, -4)
                x = max(plate.left, min(spot[0], plate.right))
                y = max(plate.top, min(spot[1], plate.bottom))
                assert (x - spot[0]) ** 2 + (y - spot[1]) ** 2 >= reach**2, (id, other.id)


def test_what_is_not_on_the_map_has_no_place() -> None:
    view = a_view()
    view["players"][0]["space"] = None
    shown = laid_out(0, view)
    assert shown.ship_rect(0).size == (0, 0)
    assert shown.token(("ship", "0")) is None
    assert shown.patrol_rect("hutt").width >= 44


def test_zoom_keeps_what_is_under_the_pointer() -> None:
    shown = laid_out()
    before = shown.center("kessel")
    pos = (round(before[0]), round(before[1]))
    for zoom in (1.8, 3.0):
        shown.layout(*VIEWS[0], zoom, shown.pan_for(pos, zoom))
        after = shown.center("kessel")
        assert after == pytest.approx(before, abs=2.0)
        assert shown.space_at(pos) == "kessel"
    shown.layout(*VIEWS[0], 2.0, (99999, -50))
    assert shown.pan == (1200, 0)


def test_names_out_of_reach_stay_readable() -> None:
    dim = theme.mix(theme.INK, theme.DEEP, NAMED / 255)
    assert NAMED < VEIL and theme.contrast(dim, theme.DEEP) >= 4.5


def test_labels_are_told_and_whole() -> None:
    for index in (0, 2):
        shown = laid_out(index)
        with fonts.collect_text() as texts:
            shown.draw_static(pygame.Surface((1920, 1080)), a_view())
        assert len(texts) == 12 and not any(text.overflow for text in texts)
        widths = {text.text: text.rect.width for text in texts}
        assert widths["Naboo"] >= fonts.measure(shown.m, "tile_bold", "Naboo")[0]


def light(canvas: pygame.Surface, rect: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(canvas, rect)[:3])


def test_dynamic_drawing_stays_inside_the_map_and_leaves_out_what_flies() -> None:
    view, shown = a_view(), laid_out()
    canvas = pygame.Surface((1920, 1080))
    tag = ("patrol", "hutt")
    shown.draw_dynamic(canvas, view, away=[tag])
    spot = shown.patrol_rect("hutt")
    assert light(canvas, spot.inflate(-20, -20)) == 0
    shown.draw_dynamic(canvas, view, "naboo", {"kessel": "live"}, ("nav_9", "nav_10"),
                       flags={"naboo": ["job", "cargo"]}, active=("ship", "0"))  # fmt: skip
    assert light(canvas, spot.inflate(-20, -20)) > 0
    outside = canvas.copy()
    outside.fill((0, 0, 0), shown.rect)
    assert pygame.transform.average_color(outside)[:3] == (0, 0, 0)


@pytest.mark.parametrize(("index", "seed"), [(0, 1), (2, 2), (7, 0), (2, 3)])
def test_tokens_on_a_crowded_map_can_all_be_seen(index: int, seed: int) -> None:
    stream, view = random.Random(seed), a_view()
    galaxy = laid_out(index).galaxy
    start = stream.choice(list(galaxy.spaces))
    near = [start, *list(galaxy.neighbors[start])[: seed % 3]]
    one = view["players"][0]
    view["players"] = [{**one, "seat": n, "space": stream.choice(near)} for n in range(4)]
    for patrol in view["patrols"].values():
        patrol["space"] = stream.choice(near)
    shown = laid_out(index, view)
    tokens = [(each.center, each.px) for each in shown._standing.values()]
    assert len(tokens) == 8
    for (one_at, one_px), (other_at, other_px) in combinations(tokens, 2):
        first, second = arch.around(one_at, one_px), arch.around(other_at, other_px)
        wide, high = arch.overlap(first, second)
        shared = wide * high if wide > 0 and high > 0 else 0.0
        assert shared <= 0.25 * min(one_px, other_px) ** 2 + 2


@pytest.mark.parametrize("index", [2, pytest.param(7, marks=pytest.mark.long)])
def test_nothing_is_under_the_chips(index: int, some: Some) -> None:
    rect, m = VIEWS[index]
    corner = pygame.Rect(rect.left + 8, rect.top + 8, m.du(300 if not m.compact else 224), 232)
    if m.compact:
        corner.height = 160
    view = a_view()
    for order in some(orders(5), 3):
        shown = GalaxyView(a_galaxy(order))
        shown.layout(rect, m, corners=[corner])
        for owner, what, box in things(shown):
            assert min(arch.overlap(box, as_box(corner))) <= 1.0, (owner, what)
        for id in shown.galaxy.spaces:
            patrols = {each: {"space": id, "level": 1} for each in ("hutt", "rebel")}
            shown.update({**view, "patrols": patrols})
            for each in shown._standing.values():
                spot = arch.around(each.center, each.px)
                assert min(arch.overlap(spot, as_box(corner))) <= 1.0, id


RECT = pygame.Rect(0, 44, 1000, 424)


@cache
def galaxy(*boxes: str) -> Galaxy:
    edition = the_game().editions.of(boxes)
    return edition.galaxy(edition.row)


def crossed(*boxes: str, rect: pygame.Rect = RECT) -> GalaxyView:
    shown = GalaxyView(galaxy(*boxes))
    shown.layout(rect, Metrics((1280, 720)))
    return shown


def test_the_base_map_has_no_band() -> None:
    shown = crossed()
    made = pygame.Surface(RECT.size)
    crossing.paint(made, shown)
    assert crossing.ends(shown) is None
    assert not any(pygame.image.tobytes(made, "RGB"))


@pytest.mark.rule("UB-062")
def test_the_band_joins_the_core_spaces_below_all_others() -> None:
    shown = crossed("unfinished_business")
    assert crossing.ends(shown) == ("spinward_core", "trailing_core")
    left, right = map(shown.center, ("spinward_core", "trailing_core"))
    deep = crossing.middle(shown, left, right)
    assert RECT.bottom > deep[1] + 12 and deep[1] > max(left[1], right[1])
    band = list(crossing.dots(left, right, deep, 13.0))
    for space in shown.galaxy.spaces.values():
        if not space.crossing:
            clear = min(math.dist(shown.center(space.id), each) for each in band)
            assert clear > 30, space.id
    made = pygame.Surface(RECT.size)
    crossing.paint(made, shown)
    assert made.get_at((round(deep[0]), round(deep[1] - RECT.top - 14)))[:3] != (0, 0, 0)


def test_the_dots_are_at_equal_distances() -> None:
    band = list(crossing.dots((0.0, 0.0), (900.0, 20.0), (450.0, 60.0), 13.0))
    steps = [math.dist(a, b) for a, b in zip(band, band[1:], strict=False)]
    assert max(steps) < 16 and min(steps) > 10
    assert theme.contrast(crossing.IVORY, (5, 8, 14)) > 7


SIZES = [((1280, 720), RECT), ((1920, 1080), pygame.Rect(0, 56, 1532, 684))]


@pytest.mark.parametrize("size,rect", SIZES)
def test_orange_contacts_cover_nothing_printed(size: Size, rect: pygame.Rect) -> None:
    shown = GalaxyView(galaxy("unfinished_business"))
    shown.layout(rect, Metrics(size))
    worlds = [space for space in shown.galaxy.spaces.values() if space.kind != "navpoint"]
    labels = {space.id: shown.plate_rect(space.id) for space in worlds}
    for space in worlds:
        for place in space.places[2:]:
            spot = pygame.Rect(0, 0, *2 * (round(shown.sizes.contact * 0.8),))
            spot.center = shown.place_rect(place).center
            assert rect.contains(spot), place
            others = [label for id, label in labels.items() if id != space.id]
            others += [shown.place_rect(each) for each in space.places[:2]]
            assert spot.collidelist(others) < 0, place


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_badge_says_what_a_crossing_asks(tmp_path: Path, size: Size) -> None:
    app, scene = open_table(a_game(2, **with_box()), size, tmp_path)
    hint = scene.form.find("map.crossing")
    assert isinstance(hint, Hint) and not hint.tip  # worked out once it is wanted
    point(app, pygame.MOUSEMOTION, hint.rect.center, rel=(1, 1), buttons=(0, 0, 0))
    assert isinstance(scene.form, Form) and scene.form.hover is hint
    for words in ("the Spinward Core and the Trailing Core", "% to get across", "20 cards"):
        assert words in hint.help
    assert not audit(app)


def test_both_ends_say_it_too(tmp_path: Path) -> None:
    _, scene = open_table(a_game(2, **with_box()), (1280, 720), tmp_path)
    for end, goal in (("spinward_core", "Trailing"), ("trailing_core", "Spinward")):
        told = [words for _, words in facts.of_space(scene.model, end)]
        assert f"An encounter here can cross to the {goal} Core" in told
        assert any("% to get across" in each for each in told)
    assert not facts.of_crossing(scene.model, "naboo")


def test_the_base_box_has_none(tmp_path: Path) -> None:
    _, scene = open_table(a_game(2), (1280, 720), tmp_path)
    assert scene.form.find("map.crossing") is None


AREA = pygame.Rect(0, 56, 1532, 684)


def _forget() -> None:
    images.forget()
    map_pictures.light.cache_clear()


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Path]:
    """Return a copy of the maps with all their pictures."""
    shutil.copytree(ROOT / "maps" / "outer_rim", tmp_path / "maps" / "outer_rim")
    for folder in ("planets", "space", "tiles"):
        shutil.copytree(ROOT / "assets" / folder, tmp_path / "assets" / folder)
    yield tmp_path
    _forget()


def shown_map(project: Path) -> GalaxyView:
    """Return the map of a project laid out on a table."""
    _forget()
    galaxy = load_galaxy(project / "maps" / "outer_rim")
    assert all(str(project) in space.look.picture.file
               for space in galaxy.spaces.values())  # fmt: skip
    view = GalaxyView(galaxy)
    view.layout(AREA, Metrics((1920, 1080)))
    return view


def seen(project: Path) -> tuple[GalaxyView, bytes]:
    """Return that map, and its pixels."""
    view = shown_map(project)
    surface = pygame.Surface((1920, 1080))
    view.draw_static(surface)
    return view, pygame.image.tobytes(surface, "RGB")


def repaint(file: Path, part: pygame.Rect | None = None) -> None:
    """Paint a picture pink, or a part of it; what is clear stays so."""
    picture = pygame.image.load(file)
    picture.fill((255, 0, 255, 0), part, special_flags=pygame.BLEND_RGBA_MAX)
    picture.fill((255, 0, 255, 255), part, special_flags=pygame.BLEND_RGBA_MULT)
    pygame.image.save(picture, file)


def changed(before: bytes, after: bytes) -> pygame.mask.Mask:
    """Return the pixels of the table that differ."""
    one, two = (pygame.image.frombytes(each, (1920, 1080), "RGB") for each in (before, after))
    one.blit(two, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = pygame.image.frombytes(before, (1920, 1080), "RGB")
    two.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    one.blit(two, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255)).copy()


def outside(mask: pygame.mask.Mask, areas: Iterable[pygame.Rect]) -> int:
    """Return the number of unequal pixels outside of some areas."""
    same = mask.copy()
    for area in areas:
        seen = area.clip(pygame.Rect(0, 0, 1920, 1080))
        if seen.width and seen.height:
            same.draw(pygame.mask.Mask(seen.size, fill=True), seen.topleft)
    return 1920 * 1080 - same.count()


def pictures(view: GalaxyView, kinds: Iterable[str]) -> list[pygame.Rect]:
    """Return where the pictures of some spaces are, by id or kind."""
    found = []
    for space in view.galaxy.spaces.values():
        if space.id in kinds or space.kind in kinds:
            side = view.space_px(space) + 2
            area = pygame.Rect(0, 0, side, side)
            area.center = tuple(map(round, view.center(space.id)))
            found.append(area)
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", ["naboo", "navpoint", "maelstrom"])
def test_a_repainted_picture_shows_where_it_is_and_nowhere_else(project: Path, name: str) -> None:
    view, before = seen(project)
    repaint(project / "assets" / "planets" / f"{name}.png")
    same = changed(before, seen(project)[1])
    places = pictures(view, (name,))
    assert places and outside(same, places) == 0
    for place in places:
        inner = place.inflate(-place.width * 0.6, -place.height * 0.6)
        unequal = [spot for x in (inner.left, inner.centerx, inner.right)
                   for y in (inner.top, inner.centery, inner.bottom)
                   if not same.get_at(spot := (x, y))]  # fmt: skip
        assert len(unequal) >= 5


@pytest.mark.long
def test_repainted_light_of_a_region_shows_over_its_cells(project: Path) -> None:
    """The storm is the row of tiles around the Maelstrom alone."""
    view, before = seen(project)
    repaint(project / "assets" / "tiles" / "outer_rim_regions.png", pygame.Rect(0, 192, 512, 32))
    same = changed(before, seen(project)[1])
    storm = pygame.Rect(0, 0, 520, 440)
    storm.center = tuple(map(round, view.center("the_maelstrom")))
    count = 1920 * 1080 - same.count()
    assert count > 10_000
    assert outside(same, [storm]) < count // 100


@pytest.mark.long
def test_a_repainted_sky_shows_between_the_worlds(project: Path) -> None:
    view, before = seen(project)
    repaint(project / "assets" / "space" / "galaxy.jpg")
    same = changed(before, seen(project)[1])
    assert outside(same, [AREA]) == 0
    assert 1920 * 1080 - same.count() > 0.9 * AREA.width * AREA.height
    x, y = map(round, view.center("naboo"))
    assert same.get_at((x, y))


def test_a_space_takes_the_picture_and_the_size_of_its_object(project: Path) -> None:
    file = project / "maps" / "outer_rim" / "tile_naboo.tmx"
    text = file.read_text("utf-8")
    old = 'gid="135" x="222.46875" y="125.53125" width="87.0625" height="87.0625"'
    assert old in text
    new = 'gid="141" x="206" y="142" width="120" height="120"'
    before = load_galaxy(project / "maps" / "outer_rim")
    file.write_text(text.replace(old, new), "utf-8")
    view = shown_map(project)
    assert radius(view, view.galaxy) > 1.3 * radius(view, before)
    picture = view.space_picture(view.galaxy.spaces["naboo"])
    tatooine = view.space_picture(view.galaxy.spaces["tatooine"])
    small = pygame.transform.smoothscale(picture, tatooine.get_size())
    one, two = (pygame.transform.average_color(each) for each in (small, tatooine))
    assert all(abs(a - b) <= 2 for a, b in zip(one, two, strict=True))


def radius(view: GalaxyView, galaxy: Galaxy) -> float:
    """Return the radius of the disc of Naboo as a galaxy draws it."""
    return view._radius(galaxy.spaces["naboo"])

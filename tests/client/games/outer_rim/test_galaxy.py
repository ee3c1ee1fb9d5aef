"""The map as a picture: nothing overlaps, and everything is at its reported position."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map import arch
from game.client.games.outer_rim.map.galaxy import GalaxyView
from game.client.games.outer_rim.map.sizes import radius_of
from game.client.games.outer_rim.play.model import the_game
from game.outer_rim.maps.galaxy import Galaxy
from tests.breadth import ends
from tests.client.conftest import Some
from tests.client.games.outer_rim.playing import a_game

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


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1920, 1080))
    yield
    pygame.display.quit()


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
    """Planets, navpoints, contacts and labels of different spaces are apart, in any order of the
    pieces, and all of them are inside the view."""
    rect, m = VIEWS[index]
    for order in some(orders(5), 3):
        shown = GalaxyView(a_galaxy(order))
        shown.layout(rect, m)
        printed = things(shown)
        for (one, what, first), (other, that, second) in combinations(printed, 2):
            if one != other:
                # Rounding to whole pixels may cost half a pixel.
                assert min(arch.overlap(first, second)) <= 1.0, (one, what, other, that)
        for one, what, (left, top, right, low) in printed:
            inside = rect.left <= left and rect.top <= top
            assert inside and right <= rect.right and low <= rect.bottom, (one, what)


@pytest.mark.parametrize("index", ends(range(len(VIEWS))))
def test_every_space_and_place_can_be_hit(index: int) -> None:
    """Hit areas are large enough, and the center of each space belongs to it alone."""
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
    """No lane runs over a planet to which it does not lead, or out of sight."""
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
    """A path begins and ends on its spaces, passes through each, and takes small steps."""
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
    """Each token has a place of its own, inside the map, off the label of its planet."""
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
    """The space under the pointer stays there, and the pan never shows a void."""
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


def test_labels_are_told_and_whole() -> None:
    """All twelve labels are drawn uncut at the size of the style, in both layouts."""
    for index in (0, 2):
        shown = laid_out(index)
        with fonts.watching() as texts:
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


# --- hierarchy ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("index", "seed"), [(0, 1), (2, 2), (7, 0), (2, 3)])
def test_tokens_on_a_crowded_map_can_all_be_seen(index: int, seed: int) -> None:
    """Four ships and four patrols on two or three neighboring spaces: no two of them overlap by
    more than a quarter."""
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
    """Spaces, labels and tokens keep out of the corners that other things cover, in any order of
    the pieces."""
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

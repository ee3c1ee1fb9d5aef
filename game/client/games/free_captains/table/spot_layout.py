"""Where everything on the table is: rectangles by name, from the places of the mat."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import badges
from game.client.games.free_captains.cards import hand as hands
from game.client.games.free_captains.pieces import bag as bags
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.boards.mat_board import MatBoard
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.free_captains.names import ABILITIES, COLORS

Spots = dict[Name, pygame.Rect]
LEAST_CUBE = 8
"""pixels of the smallest cube"""


def all_spots(model: Model, mat: MatBoard, m: Metrics) -> Spots:
    """Return every place on view, from the bottom up."""
    found: Spots = {}
    for part in (_hegemony, _planets, _weapons, _line, _tray, _captain):
        part(model, mat, m, found)
    return found


def _hegemony(model: Model, mat: MatBoard, m: Metrics, found: Spots) -> None:
    for n, alien in enumerate(model.view["aliens"], 1):
        _put(found, ("alien", alien), mat, f"alien_{n}")


def _planets(model: Model, mat: MatBoard, m: Metrics, found: Spots) -> None:
    for n, planet in enumerate(model.view["planets"], 1):
        _put(found, ("planet", planet), mat, f"planet_{n}")
    _put(found, ("slot", "planet"), mat, "chosen")


def _weapons(model: Model, mat: MatBoard, m: Metrics, found: Spots) -> None:
    owned = [each["id"] for each in model.view["weapons"]]
    for n in range(model.weapon_count):
        name = ("weapon", owned[n]) if n < len(owned) else ("weapon_slot", str(n))
        if mat.shows(place := f"weapon_{n + 1}"):
            found[name] = weapon_place(mat, place, model.weapon_count)


def weapon_place(mat: MatBoard, place: str, count: int) -> pygame.Rect:
    """Return the place of one of ``count`` Super Weapons: in a single row they share its room."""
    first, last = mat.rect("weapon_1"), mat.rect("weapon_6")
    if first.top != last.top:
        return mat.rect(place)
    gap = mat.rect("weapon_2").left - first.right
    wide = (last.right - first.left + gap) // count - gap
    left = first.left + (int(place[-1]) - 1) * (wide + gap)
    return pygame.Rect(left, first.top, wide, first.height)


def _line(model: Model, mat: MatBoard, m: Metrics, found: Spots) -> None:
    if model.view["location"]:
        _put(found, ("location", model.view["location"]), mat, "location")
    if not mat.shows("way_out"):
        return
    found["way_out", ""] = mat.rect("way_out")
    for n, card in enumerate(model.cards, 1):
        if n > 4:
            return
        _put(found, ("card", card), mat, f"card_{n}")
        _put(found, ("plate", card), mat, f"plate_{n}")
        for icon, rect in badges.places(found["card", card], model.entry(card), m).items():
            found["badge", f"{card}.{icon}"] = rect
        if card == model.current and model.step in ("face", "pay"):
            rolled = model.rolled[0]
            pips, die = parts(found["plate", card], m, bool(rolled))
            need = [(icon, n) for icon, n in model.need(card).items() if n]
            for (icon, _), rect in zip(need, row(pips, len(need), m.du(4)), strict=True):
                found["pip", f"{card}.{icon}"] = rect
            if rolled:
                found["rolled", rolled] = die


def parts(plate: pygame.Rect, m: Metrics, rolled: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the place of the pips on a plate, and that of a die rolled for this Engage."""
    inner = plate.inflate(-2 * m.du(4), -2 * m.du(4))
    die = pygame.Rect(inner.right - inner.height, inner.top, inner.height, inner.height)
    if rolled:
        inner.width = die.left - m.du(4) - inner.left
    return inner, die


def _tray(model: Model, mat: MatBoard, m: Metrics, found: Spots) -> None:
    if not mat.shows("dice"):
        return
    bay = mat.rect("dice")
    side = min(bay.height - m.du(8), (bay.width - m.du(8)) // 3 - m.du(8))
    for (die, _), rect in zip(model.dice, row(bay, 3, 0), strict=False):
        at = pygame.Rect(0, 0, side, side)
        at.center = rect.center
        found["die", die] = at
    found["bag", ""] = mat.rect("bag")
    if model.step == "out":
        _bag(mat.rect("bag"), m, found)
    _put(found, ("supply", ""), mat, "supply")
    cubes = mat.rect("cubes")
    if any(each.verb == "step" for each in model.options):
        _steps(model, bay if model.cubes_to_place else cubes, mat.area, m, found)
    elif not model.cubes_to_place:
        _put(found, ("drawn", ""), mat, "cubes")
    _cubes(model, cubes.inflate(-2 * m.du(8), -2 * m.du(3)), m, found)


def _cubes(model: Model, area: pygame.Rect, m: Metrics, found: Spots) -> None:
    """Add the drawn cubes: a place for each color, as wide as its cubes, which are as large as the
    whole draw allows. It keeps its place while others are placed."""
    whole, gap, px = model.whole_draw, m.du(3), area.height
    least = {color: m.pick(44, 36) if color in model.cubes_to_place and color != "white" else 0
             for color in whole}  # fmt: skip
    room = area.width - gap * (len(whole) - 1)
    while px > LEAST_CUBE and sum(max(least[x], n * px) for x, n in whole.items()) > room:
        px -= 1
    wide = {color: max(least[color], n * px) for color, n in whole.items()}
    left = area.centerx - (sum(wide.values()) + gap * (len(wide) - 1)) // 2
    for color in whole:
        if color in model.cubes_to_place:
            found["cube", color] = pygame.Rect(left, area.top, wide[color], area.height)
        left += wide[color] + gap


def cube_places(model: Model, spots: Spots, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return where the cubes of a color are in its place: side by side, of one size with those of
    the other colors."""
    whole = model.whole_draw
    there = [(spots[name].width, whole[name[1]]) for name in spots
             if name[0] == "cube" and name[1] in whole]  # fmt: skip
    px = min([rect.height, *(wide // n for wide, n in there)])
    left, top = rect.centerx - count * px // 2, rect.centery - px // 2
    return [pygame.Rect(left + number * px, top, px, px) for number in range(count)]


def _steps(model: Model, place: pygame.Rect, area: pygame.Rect, m: Metrics, found: Spots) -> None:
    """Add the faces to which a die can be turned down, where the last draw is shown otherwise; the
    ``place`` is that of the dice while drawn cubes are there."""
    ways = [each for each in model.options if each.verb == "step"]
    side, gap = max(place.height - m.du(8), m.pick(44, 36)), m.du(6)
    row_ = pygame.Rect(0, 0, len(ways) * (side + gap) - gap, side)
    row_.center = place.center
    row_.clamp_ip(area.inflate(-2 * gap, 0))
    for n, each in enumerate(ways):
        found["step", each.target] = pygame.Rect(row_.left + n * (side + gap), row_.top, side, side)


def _bag(bag: pygame.Rect, m: Metrics, found: Spots) -> None:
    """Add the counts of the bag, right of its picture."""
    area = counts_of_bag(bag, m)
    for color in COLORS:
        found["bag_cube", color] = bags.cell(area, color)


def counts_of_bag(bag: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the part of the bag's place with its counts; the odds are below them."""
    left = bag.left + bag.height
    high = min(m.du(52), bag.height - m.pitch("tile") - m.du(8))
    return pygame.Rect(left, bag.top + m.du(4), bag.right - left - m.du(6), high)


def _captain(model: Model, mat: MatBoard, m: Metrics, found: Spots) -> None:
    _put(found, ("captain", ""), mat, "captain")
    for ability in ABILITIES:
        _put(found, ("track", ability), mat, f"track_{ability}")
    if not mat.shows("captain"):  # the log takes its turn: its place has the points meanwhile
        places = column(mat.rect("log"), len(ABILITIES), m.du(6))
        found.update(zip((("track", each) for each in ABILITIES), places, strict=True))
    if mat.shows("hand"):
        found["hold", "hand"] = mat.rect("hand")
        hand = model.view["hand"]
        places = hands.places(fan(mat.rect("hand"), m), len(hand))
        found.update({("hand", card): rect for card, rect in zip(hand, places, strict=True)})


def column(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return an area cut into equal rows."""
    turned = pygame.Rect(area.top, area.left, area.height, area.width)
    rows = row(turned, count, gap)
    return [pygame.Rect(each.top, each.left, each.height, each.width) for each in rows]


def fan(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the room of the cards in hand."""
    return area.inflate(-2 * m.du(8), -2 * m.du(8))


def _put(found: Spots, name: Name, mat: MatBoard, place: str) -> None:
    if mat.shows(place):
        found[name] = mat.rect(place)

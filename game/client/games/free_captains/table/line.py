"""The line of cards: each with the plate of its price, and an arrow to the card that lends the
icon."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import badges, faces
from game.client.games.free_captains.cards.effect_pills import with_sign
from game.client.games.free_captains.pieces import cubes, dice, inks, plates
from game.client.games.free_captains.pieces.track import CUBES
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.spot_layout import parts
from game.client.games.free_captains.table.thing import MatCard, MatDie, MatThing
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.kit.thing import Name
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.grammar import counted

# --- the plate of the price -----------------------------------------------------------------------


def shares(inner: pygame.Rect, need: list[tuple[str, int]], m: Metrics) -> list[pygame.Rect]:
    """Return the room of each icon of a price, by its number of points."""
    total = sum(max(1, n) for _, n in need)
    found, left = [], inner.left
    for index, (_, count) in enumerate(need):
        last = index == len(need) - 1
        wide = inner.right - left if last else inner.width * max(1, count) // total
        found.append(pygame.Rect(left, inner.top, wide, inner.height))
        left += wide
    return found


def pips(
    surface: pygame.Surface, rect: pygame.Rect, icon: str, count: int, paid: int, m: Metrics
) -> None:
    """Paint the points of an icon: those paid as cubes in their holes, the rest as medallions; a
    figure where there is no room for all."""
    total = count + paid
    px = min(rect.height - m.du(6), m.du(38))
    step = min(px + m.du(4), (rect.width - px - m.du(4)) // max(1, total - 1))
    if total > 1 and step < px:
        _figure(surface, rect, icon, count, px, m)
        return
    x = rect.centerx - (step * (total - 1) + px) // 2
    for number in range(total):
        at = pygame.Rect(x + step * number, rect.centery - px // 2, px, px)
        if number < count:
            surface.blit(plates.ability(icon, px), at)
        else:
            surface.blit(plates.ability(icon, px, False), at)
            cube = cubes.cube(CUBES[icon], round(px * 0.8))
            surface.blit(cube, cube.get_rect(center=at.center))


def _figure(
    surface: pygame.Surface, rect: pygame.Rect, icon: str, count: int, px: int, m: Metrics
) -> None:
    told = plates.figure(str(count), round(px * 0.6), inks.CREAM)
    wide = told.get_width() + m.du(4) + px
    at = pygame.Rect(rect.centerx - wide // 2, rect.top, wide, rect.height)
    surface.blit(told, told.get_rect(midleft=at.midleft))
    drawn = plates.ability(icon, px)
    surface.blit(drawn, drawn.get_rect(midright=at.midright))


# --- the arrows -----------------------------------------------------------------------------------


def arrows(
    surface: pygame.Surface, model: Model, spots: Spots, m: Metrics, away: Collection[Name]
) -> None:
    """Draw a thin arrow of brass from each card still to be faced to the one that lends its icon,
    unless one of them is under way."""
    cards = model.cards
    for at, id in enumerate(cards):
        entry = model.entry(id)
        if entry["fate"] or not entry["own"] or ("card", id) not in spots:
            continue
        other = model.lender(id)
        if other == id or ("card", other) not in spots or {("card", id), ("card", other)} & {*away}:
            continue
        lit = id == model.current
        ink = inks.BRASS_LIT if lit else inks.BRASS
        start, end = spots["card", id], spots["card", other]
        wide = max(2, m.du(3 if lit else 2))
        if cards.index(other) == at + 1:
            _short(surface, start, end, ink, wide, m)
        else:
            _long(surface, start, end, ink, wide, m)


def _short(
    surface: pygame.Surface, start: pygame.Rect, end: pygame.Rect, ink: theme.Color, wide: int,
    m: Metrics,
) -> None:  # fmt: skip
    y = start.top + round(start.width * 0.13)
    _shaft(surface, [(start.right - 2, y), (end.left + 1, y)], ink, wide, m)


def _long(
    surface: pygame.Surface, start: pygame.Rect, end: pygame.Rect, ink: theme.Color, wide: int,
    m: Metrics,
) -> None:  # fmt: skip
    """Draw an arrow along the upper edge of the cards between."""
    high = start.top - m.du(5)
    left, right = end.left + round(end.width * 0.13), start.right - round(start.width * 0.13)
    _shaft(surface, [(right, start.top), (right, high), (left, high), (left, end.top + m.du(3))],
           ink, wide, m)  # fmt: skip


def _shaft(
    surface: pygame.Surface, points: list[tuple[int, int]], ink: theme.Color, wide: int, m: Metrics
) -> None:
    """Draw a line with a dark edge and a head at its end."""
    dark = theme.mix(inks.NIGHT, inks.AUBERGINE, 0.3)
    (x0, y0), (x1, y1) = points[-2:]
    far = max(1, abs(x1 - x0) + abs(y1 - y0))
    dx, dy = (x1 - x0) / far, (y1 - y0) / far
    head = m.du(9)
    stop = (round(x1 - dx * head * 0.6), round(y1 - dy * head * 0.6))
    back, side = (x1 - dx * head, y1 - dy * head), head * 0.7
    tip = [(x1, y1), *((round(back[0] - way * dy * side), round(back[1] + way * dx * side))
                       for way in (1, -1))]  # fmt: skip
    for color, extra in ((dark, 2), (ink, 0)):
        pygame.draw.lines(surface, color, False, [*points[:-1], stop], wide + extra)
        pygame.draw.polygon(surface, color, tip, 0)
        if extra:
            pygame.draw.polygon(surface, color, tip, extra + 2)


def reasons(model: Model, id: str) -> str:
    """Return how the price of a card comes about, as markup."""
    entry = model.entry(id)
    if entry["fate"]:
        return _brings(model, id)
    part = model.content.faced[id]
    if not entry["own"] or not entry["icon"]:
        return "Strength 0: you cannot engage it."
    lines = [f"**Strength {part.strength}** of {part.name}"]
    lines += [_source(model, *each) for each in entry["changes"]]
    other = model.lender(id)
    whose = "its own" if other == id else f"that of {model.content.name(other)}"
    lines.append(f"{ABILITY_NAMES[entry['icon']]} pays its own Strength: the icon is {whose}.")
    return "\n".join(lines)


def _source(model: Model, by: str, icon: str, n: int) -> str:
    """Return a change of a price with the card that makes it."""
    name = model.content.components[by].name if by in model.content.components else "The line"
    if not n:
        return f"No less than 1: {name} cannot lower it"
    more = f" {ABILITY_NAMES[icon]}" if icon else ""
    return f"{with_sign(n)}{more}: {name}"


def _brings(model: Model, id: str) -> str:
    """Return what a card that is done with brings to the search."""
    entry, icons = model.entry(id), model.content.faced[id].planets
    count = icons if entry["fate"] == "engaged" else entry["counted"]
    cubes = counted(count, "cube") if count else "no cubes"
    return f"**{entry['fate'].capitalize()}**: {cubes} for the search"


# --- the things of the line -----------------------------------------------------------------------


class LineCard(MatCard):
    """A card of the line: the one that is faced is lit, an evaded one on its side."""

    layer, moves = 2, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        fate = self.model.entry(self.id)["fate"]
        state = fate or ("now" if self.id == self.model.current else "")
        faces.draw(surface, rect, self.m, self.id, state=state)
        badges.paint(surface, rect, self.model.entry(self.id), self.m)

    def picture(self) -> pygame.Surface | None:
        """Return the card, smaller, so that the places below it are seen."""
        rect = self.view.spots.get(self.name)
        size = (rect.width * 2 // 3, rect.height * 2 // 3) if rect is not None else None
        return None if size is None else self.as_picture(size)


class Badge(MatThing):
    """A change of the price of a card ("card.ability", "card." for its Strength), which the card
    paints."""

    layer = 3

    @property
    def tip(self) -> str:
        card, _, icon = self.id.rpartition(".")
        changes = self.model.entry(card)["changes"]
        return "\n".join(_source(self.model, *each) for each in changes if each[1] == icon)


class Plate(MatThing):
    """The plate under a card: what it demands, or what it counts for after that."""

    layer, broad = 1, True

    @property
    def tip(self) -> str:
        return reasons(self.model, self.id)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model, m, entry = self.model, self.m, self.model.entry(self.id)
        now = self.id == model.current
        surface.blit(plates.plate(rect.size, m.du(8), now), rect)
        inner, _ = parts(rect, m, bool(model.rolled[0]) and now)
        surface.blit(plates.well(inner.size, m.du(6)), inner)
        if entry["fate"]:
            self._search_icons(surface, inner)
        elif not (now and model.step in ("face", "pay")):
            self._price(surface, inner)

    def _price(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Paint the price of a card that is not faced yet."""
        m, need, entry = self.m, list(self.model.whole(self.id).items()), self.model.entry(self.id)
        if not entry["icon"] or not entry["own"]:
            self._words(surface, inner, "Cannot be engaged")
            return
        together = sum(n for _, n in need) * m.du(36) <= inner.width
        rooms = shares(inner, need, m) if together else row(inner, len(need), 0)
        for (icon, count), rect in zip(need, rooms, strict=True):
            pips(surface, rect, icon, count, 0, m)

    def _search_icons(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Paint the planet icons that a card brings to the search: all of one engaged, those that
        count all the same of one evaded."""
        m, entry = self.m, self.model.entry(self.id)
        all_ = self.model.content.faced[self.id].planets
        counted = all_ if entry["fate"] == "engaged" else entry["counted"]
        if not all_:
            self._words(surface, inner, "Nothing to search")
            return
        px = min(inner.height - m.du(8), m.du(32))
        step = px + m.du(4)
        x = inner.centerx - (step * all_ - m.du(4)) // 2
        for number in range(all_):
            ink = inks.BRASS_LIT if number < counted else theme.mix(inks.PLUM, inks.CREAM, 0.16)
            sign = plates.sign("planet", px, ink)
            surface.blit(sign, (x + step * number, inner.centery - px // 2))

    def _words(self, surface: pygame.Surface, inner: pygame.Rect, words: str) -> None:
        m, ink = self.m, theme.mix(inks.CREAM, inks.PLUM, 0.3)
        room = inner.inflate(-m.du(8), 0)
        if fonts.measure(m, "tile", words)[0] <= room.width:
            fonts.draw_line(surface, m, "tile", words, ink, room, "center", "plate")


class Pip(MatThing):
    """The unpaid points of an icon of the current card ("card.ability")."""

    layer = 3

    @property
    def tip(self) -> str:
        return reasons(self.model, self.id.partition(".")[0])

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        icon, model = self.id.rpartition(".")[2], self.model
        left = model.need(model.current).get(icon, 0)
        whole = model.whole(model.current).get(icon, 0)
        paid = max(0, whole - left) if model.paying else 0
        pips(surface, rect, icon, left, paid, self.m)


class RolledDie(MatDie):
    """The die rolled for this Engage."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(dice.die(self.id, self.model.rolled[1], rect.width), rect)


class WayOut(MatThing):
    """The way out of the line: a narrow door of brass, marked with an arrow."""

    layer, broad = 1, True
    tip = "**The way out**: drop the card here to evade it"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m, lit = self.m, self.model.step == "face"
        surface.blit(plates.plate(rect.size, m.du(8), False), rect)
        inner = rect.inflate(-2 * m.du(5), -2 * m.du(5))
        surface.blit(plates.well(inner.size, m.du(6)), inner)
        px = min(inner.width - m.du(4), m.du(28))
        ink = inks.BRASS_LIT if lit else theme.mix(inks.PLUM, inks.BRASS, 0.4)
        for number in (-1, 0, 1):
            sign = plates.sign("next", px, theme.mix(inks.NIGHT, ink, 0.9 - 0.3 * abs(number)))
            middle = inner.centerx, inner.centery + number * (px + m.du(10))
            surface.blit(sign, sign.get_rect(center=middle))

"""Gains: the things that an answer won or lost, as cards on its page of results. When the page
closes they fly to their places on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.incremental_paint import slices
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.thing import Name, ThingAt
from game.client.widgets import Form
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

HIGH_DU, LEAST_DU = 320, 240  # greatest height of a card; least height at which it is read
SMALLEST_DU = 64  # height under which a card says nothing beyond the words of its page
STRIP_SHARE = 0.5  # of a strip that cards take at most, beside the words
STYLE = "tile_bold"  # of the words below a card
LOST = (140, 140, 150)  # multiplier, of 255, for a card that is lost


@dataclass(frozen=True)
class Gain:
    """A thing won or lost. ``name`` is the spot it goes to, whether or not that is on view;
    ``words`` say what happens to it ("joins your crew")."""

    name: Name
    words: str = ""
    lost: bool = False


class GainCard(Widget):
    """The card of a gain, with its words below."""

    reads = Rank.WORDS
    solid = False

    def __init__(self, number: int, rect: pygame.Rect, gain: Gain, at: ThingAt) -> None:
        super().__init__(f"results.gain.{number}", rect)
        self.gain, self._at = gain, at
        self._made: pygame.Surface | None = None

    @property
    def card(self) -> pygame.Rect:
        """The place of the card itself."""
        room = Room(self.rect)
        if self.gain.words:
            room.south(*_words_high(self.m))
        return room.piece(room.height * 5 // 7, room.height)

    def picture(self) -> pygame.Surface:
        """Return the card at its size; one too small to read as its thing is then."""
        size, least = self.card.size, self.m.du(LEAST_DU)
        if self._made is not None and self._made.get_size() == size:
            return self._made
        lacking = slices.left_out
        thing, small = self._at(self.gain.name), size[1] < least
        drawn = thing.small(size) if small else None
        large = size if not small else (least * size[0] // size[1], least)
        made = drawn or pygame.Surface(large, pygame.SRCALPHA)
        if drawn is None:
            thing.draw_large(made, made.get_rect())
        made = made if made.get_size() == size else pygame.transform.smoothscale(made, size)
        if self.gain.lost:
            made.fill((*LOST, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._made = made if slices.left_out == lacking else None  # until its art is painted
        return made

    def draw(self, surface: pygame.Surface) -> None:
        m, card, reach = self.m, self.card, max(2, self.m.du(7))
        shade = images.shadow(card.size, m.du(8), reach, 210)
        surface.blit(shade, (card.left - 2 * reach, card.top - 2 * reach + m.du(3)))
        surface.blit(self.picture(), card)
        if self.gain.words:
            ink = theme.DANGER if self.gain.lost else theme.GOLD
            line = Room(self.rect).south(_words_high(m)[0])
            plate = line.at_most(_words_wide(m, self.gain), line.height)
            pygame.draw.rect(surface, theme.DEEP, plate, border_radius=m.du(6))
            Pen(surface, m, self.id).text(STYLE, self.gain.words, ink, plate, "center")


def add_gains(form: Form, m: Metrics, room: Room, gains: Sequence[Gain], at: ThingAt) -> None:
    """Add the cards in a row in the middle of a room, unless they would be mere specks there."""
    sizes, gap = _sizes(m, room, gains), m.du(16)
    if not sizes:
        return
    wide = sum(each[0] + gap for each in sizes) - gap
    whole = room.at_most(wide, max(each[1] for each in sizes))
    for number, (gain, size) in enumerate(zip(gains, sizes, strict=True)):
        form.add(GainCard(number, whole.west(size[0], gap), gain, at))


def cut_gains(form: Form, m: Metrics, room: Room, gains: Sequence[Gain], at: ThingAt) -> None:
    """Add the cards at the left of a strip, and cut their places off it."""
    share = Room(room.left, room.top, round(room.width * STRIP_SHARE), room.height)
    if sizes := _sizes(m, share, gains):
        wide = sum(each[0] + m.du(16) for each in sizes) - m.du(16)
        add_gains(form, m, room.west(wide, m.du(20)), gains, at)


def _sizes(m: Metrics, room: Room, gains: Sequence[Gain]) -> list[tuple[int, int]]:
    """Return the size of each card with its words: all fit side by side. There are none if the
    cards would be too small to know."""
    below = sum(_words_high(m)) if any(each.words for each in gains) else 0
    share = (room.width - (len(gains) - 1) * m.du(16)) // max(1, len(gains))
    high = min(room.height - below, m.du(HIGH_DU), share * 7 // 5)
    if high < m.du(SMALLEST_DU):
        return []
    return [(min(share, max(high * 5 // 7, _words_wide(m, each))), high + below) for each in gains]


def _words_high(m: Metrics) -> tuple[int, int]:
    """Return the height of the words below a card, and the gap above them."""
    return m.pitch(STYLE), m.du(6)


def _words_wide(m: Metrics, gain: Gain) -> int:
    return fonts.measure(m, STYLE, gain.words)[0] + m.du(16) if gain.words else 0


def gain_cards(form: Form) -> list[GainCard]:
    """Return the cards on view."""
    return [each for each in form.widgets if isinstance(each, GainCard)]

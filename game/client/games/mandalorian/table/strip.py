"""The strip of action slots: the cards in each, its strength, and the strength with another
card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.cards.plates import INK, badge, disc, figure
from game.client.games.mandalorian.identity.identity import LAVA, SAND, SLATE, STEEL, color_of
from game.client.games.mandalorian.play.model import Model, danger
from game.mandalorian.names import BASIC, CRISIS_AT, EVENT_AT
from game.mandalorian.text.phrases import SLOT_ICONS, SLOTS

MOST = 8
"""strength at which the bar of a slot is full"""
DUE = {"": "", "event": "event", "crisis": "crisis, event"}


def hue(total: int) -> Color:
    """Return the color of a strength."""
    due = danger(total)
    return theme.DANGER if due == "crisis" else warm() if due else theme.mix(SAND, INK, 0.2)


def warm() -> Color:
    """Return the color of an event that is due: between gold and coral, for amber means now."""
    return theme.mix(theme.DANGER, theme.GOLD, 0.55)


def draw(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, slot: str, m: Metrics, key: str,
    held: str = "",
) -> None:  # fmt: skip
    """Draw a slot. ``held`` is the skill card in hand: the slot shows what it would do there."""
    now = model.slot(slot)
    total, used = int(now["total"]), slot in model.view["used"]
    surface.blit(_ground(rect.size, slot, m), rect)
    pad = m.du(8)
    inner = rect.inflate(-2 * pad, -2 * m.du(5))
    head = pygame.Rect(inner.left, inner.top, inner.width, max(m.pitch("tile_bold"), m.du(26)))
    after = model.after(held, slot) if held else total
    if held:
        told, ink = _action_words(model, held, slot), hue(after) if danger(after) else theme.TEAL
    else:
        told, ink = (f"{SLOTS[slot]}: used", theme.MUTED) if used else (SLOTS[slot], theme.INK)
    _head(surface, head, slot, m, "" if held else key, told, ink)
    foot = bar_rect(rect, m)
    body = pygame.Rect(inner.left, head.bottom, inner.width, foot.top - m.du(2) - head.bottom)
    _total(surface, body, total, after, bool(held), m)
    _pile(surface, body, model, slot, m)
    _bar(surface, foot, total, after, m)
    if model.view["resolving"] == slot:
        pygame.draw.rect(surface, LAVA, rect, max(2, m.du(3)), border_radius=m.du(8))
    elif used:
        _hatch(surface, rect, m)


def _ground(size: tuple[int, int], slot: str, m: Metrics) -> pygame.Surface:
    green = slot not in BASIC
    tint = theme.rgb("3F7F4E") if green else STEEL
    key = ("ma slot", size, green, m, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size, pygame.SRCALPHA)
    top, low = theme.mix(SLATE, tint, 0.05), theme.mix(SLATE, tint, 0.16)
    made.blit(images.gradient(size, top, low), (0, 0))
    images.round_off(made, m.du(8))
    edge = theme.mix(SLATE, tint, 0.5 if green else 0.32)
    pygame.draw.rect(made, edge, made.get_rect(), max(1, m.du(1)), border_radius=m.du(8))
    return images.keep(key, images.ready(made))


def _action_words(model: Model, held: str, slot: str) -> str:
    """Return the strength of the action that a card gives in a slot, and what would be due."""
    card, due = model.skill(held), DUE[danger(model.after(held, slot))]
    sum_ = f"{card.strength}+1" if card.bonus == slot else f"{card.strength}"
    return f"{sum_} strength: {due}" if due else f"{sum_} strength"


def _head(
    surface: pygame.Surface, head: pygame.Rect, slot: str, m: Metrics, key: str, told: str,
    ink: Color,
) -> None:  # fmt: skip
    """Draw the sign of a slot, its name or what a card would do there, and its key."""
    px = m.du(26)
    icon = images.icon(SLOT_ICONS[slot], px)
    surface.blit(icon, icon.get_rect(midleft=head.midleft))
    words = pygame.Rect(head.left + px + m.du(8), head.top, 0, head.height)
    cap = fonts.measure(m, "tile_bold", key)[0] + m.du(14) if key else 0
    words.width = head.right - cap - m.du(6) - words.left
    told = fonts.fit(m, "tile_bold", told, words.width).text
    fonts.draw_line(surface, m, "tile_bold", told, ink, words, "left", f"slot.{slot}")
    if key:
        plate = pygame.Rect(0, 0, cap, min(head.height, m.pitch("tile")))
        plate.midright = head.midright
        images.draw_panel(surface, plate, "key", m.unit)
        fonts.draw_line(surface, m, "tile_bold", key, theme.SOFT, plate, "center", f"slot.{slot}")


def _total(
    surface: pygame.Surface, body: pygame.Rect, total: int, after: int, held: bool, m: Metrics
) -> None:
    """Draw the strength as a figure; with a card in hand, the strength it would give."""
    px = min(body.height, m.pick(40, 32))
    told = figure(str(total), px, theme.SOFT if held else hue(total))
    at = surface.blit(told, told.get_rect(midright=(body.right, body.centery)))
    if not held:
        return
    color = hue(after)
    new = figure(str(after), px, color)
    spot = surface.blit(new, new.get_rect(midright=(body.right, body.centery)))
    clear = pygame.Rect(at.left - m.du(2), body.top, body.right - at.left + m.du(2), body.height)
    surface.fill(theme.mix(SLATE, STEEL, 0.1), clear)
    surface.blit(new, spot)
    arrow = images.icon("right", max(10, px // 3), theme.MUTED)
    mark = surface.blit(arrow, arrow.get_rect(midright=(spot.left - m.du(4), body.centery)))
    old = figure(str(total), px * 3 // 4, theme.MUTED)
    surface.blit(old, old.get_rect(midright=(mark.left - m.du(4), body.centery)))


def _pile(surface: pygame.Surface, body: pygame.Rect, model: Model, slot: str, m: Metrics) -> None:
    """Draw the cards of a slot as plates with their strength, and its disrupt tokens as discs."""
    now = model.slot(slot)
    count = len(now["cards"]) + len(now["disrupts"])
    if not count:
        return
    px = min(body.height - m.du(6), m.du(34))
    room = body.width - m.du(74)
    pitch = min(px + m.du(4), max(8, (room - px) // max(1, count - 1))) if count > 1 else px
    left = body.left
    for card in now["cards"]:
        one = model.skill(card)
        told = "5" if one.exact else str(one.strength)
        plate = badge(px, color_of(one.character), told)
        surface.blit(plate, plate.get_rect(midleft=(left, body.centery)))
        left += pitch
    for n in now["disrupts"]:
        plate = disc(px, str(n))
        surface.blit(plate, plate.get_rect(midleft=(left, body.centery)))
        left += pitch


def bar_rect(rect: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of the bar at the foot of a slot."""
    inner = rect.inflate(-2 * m.du(8), -2 * m.du(5))
    foot = pygame.Rect(inner.left, 0, inner.width, max(8, m.du(10)))
    foot.bottom = inner.bottom
    return foot


@dataclass
class Filling:
    """A slot that takes a card: its bar fills cell by cell from one strength to another, and from
    the strength of an event on its edge glows."""

    tag: tuple[str, str]
    rect: pygame.Rect
    totals: tuple[int, int]
    m: Metrics
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.rect.inflate(16, 16)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1.0:
            return
        before, after = self.totals
        time = 1 - (1 - self.part) ** (1 / 3)  # cells come evenly
        now = min(after, before + int(time * (after - before + 1)))
        _bar(surface, bar_rect(self.rect, self.m), now, now, self.m)
        due = danger(now)
        if due and now > before:
            color = theme.DANGER if due == "crisis" else warm()
            glow = self.rect.inflate(round(8 * (1 - time)), round(8 * (1 - time)))
            pygame.draw.rect(surface, color, glow, max(3, self.m.du(4)),
                             border_radius=self.m.du(9))  # fmt: skip


def _bar(surface: pygame.Surface, foot: pygame.Rect, total: int, after: int, m: Metrics) -> None:
    """Draw the strength as a bar, with marks where an event and a crisis begin."""
    gap = max(1, m.du(2))
    for number in range(MOST):
        left = foot.left + foot.width * number // MOST
        right = foot.left + foot.width * (number + 1) // MOST - gap
        cell = pygame.Rect(left, foot.top, right - left, foot.height)
        there = number + 1
        base = theme.DANGER if there >= CRISIS_AT else warm() if there >= EVENT_AT else SAND
        color = theme.mix(SLATE, base, 0.22)
        if there <= total:
            color = theme.mix(SLATE, base, 0.95)
        elif there <= after:
            color = theme.mix(SLATE, base, 0.6)
        pygame.draw.rect(surface, color, cell, border_radius=2)


def _hatch(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Draw lines across a slot that a card was put into this turn."""

    def make() -> pygame.Surface:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        step = m.du(14)
        for x in range(-rect.height, rect.width, step):
            pygame.draw.line(made, (*STEEL, 34), (x, rect.height), (x + rect.height, 0), m.du(3))
        return images.ready(made)

    surface.blit(images.cached(("ma hatch", rect.size, m, theme.palette), make), rect)

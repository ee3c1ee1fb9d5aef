"""Talent cards in port: on the sheet of a hero, with a hole for everything bought."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    NAME,
    PAPER,
    RED_ON_PAPER,
    SODIUM,
    TAG,
    TOBACCO,
    TYPED,
)
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.spots import Name, Spots
from game.edge.names import LINKED, SKILLS
from game.edge.text.names import SKILL_NAMES
from game.edge.talent_cards import Punch, TalentCard
from game.table.decisions import option, parse
from game.table.grammar import listed

WIDE_DU = 440
"""width of a card at most"""
PUNCH = "punch"
"""the kind of the holes; their id is the key of the answer"""
ROWS = ("First row", "Second row, after two of the first", "Raise one, after the second row")
BROAD_DU = 700
"""width of a card whose rows are lines"""
BROAD, ACROSS, RAISES = 3, 3, 2
"""talents side by side on a broad card, characteristics on another, and the row of the raises"""


def name_of(punch: Punch, who: str) -> Name:
    """Return the name of a hole as a thing on the table."""
    return PUNCH, option(punch.verb, punch.hole, who).key


def punches(card: TalentCard) -> list[Punch]:
    """Return the holes of a card from the top; once it has raised a characteristic no other."""
    raised = card.raised
    return [*(each for row in card.rows for each in row),
            *((raised,) if raised is not None else card.raises)]  # fmt: skip


def lines(m: Metrics, card: TalentCard, area: pygame.Rect) -> list[tuple[pygame.Rect, list[Punch]]]:
    """Return the lines of a card with their places: on a broad one each row is a line, else each
    talent is, and each half of the raises."""
    raises = [card.raised] if card.raised is not None else list(card.raises)
    broad = area.width >= m.du(BROAD_DU)
    across = (BROAD, BROAD, len(raises)) if broad else (1, 1, ACROSS)
    rows = [[list(row[at : at + n]) for at in range(0, len(row), n)]
            for row, n in zip((*card.rows, raises), across)]  # fmt: skip
    room, gap, label = _room(m, area), m.du(4), m.pitch(TAG)
    count = sum(map(len, rows))
    free = room.height - len(rows) * (label + gap) - count * gap
    high = max(m.pitch(TAG), min(m.du(64), free // count))
    low = high if broad else min(high, m.du(40))
    found: list[tuple[pygame.Rect, list[Punch]]] = []
    for at, parts in enumerate(rows):
        room.north(label, gap)
        found += [(room.north(low if at == RAISES else high, gap), part) for part in parts]
    return found


def _room(m: Metrics, area: pygame.Rect) -> Room:
    room = Room(area).inset(m.du(16), m.du(10))
    room.north(m.pitch(HEAD), m.du(4))
    return room


def spots(m: Metrics, card: TalentCard, who: str, area: pygame.Rect) -> dict[Name, pygame.Rect]:
    """Return the places of the holes that can be pointed at."""
    found: dict[Name, pygame.Rect] = {}
    for rect, row in lines(m, card, area):
        wide = rect.width // len(row)
        for at, each in enumerate(row):
            found[name_of(each, who)] = pygame.Rect(
                rect.left + at * wide, rect.top, wide - (m.du(4) if len(row) > 1 else 0),
                rect.height)  # fmt: skip
    return found


def draw(
    surface: pygame.Surface, m: Metrics, card: TalentCard, who: str, area: pygame.Rect, at: Spots,
    usable: Callable[[Name], bool], pointed: Name | None,
) -> None:  # fmt: skip
    """Draw a card; what can be bought now is lit when pointed at."""
    sheets.paper(surface, area, m)
    _notches(surface, m, area)
    head = Room(area).inset(m.du(16), m.du(10)).north(m.pitch(HEAD))
    sheets.line(surface, m, HEAD, card.name, TYPED, head, where="talent_card.name")
    sheets.line(surface, m, TAG, "Talents", RED_ON_PAPER, head, "right", "talent_card.kind")
    for told, first in zip(ROWS, _firsts(card)):
        rect = at[name_of(first, who)]
        line = pygame.Rect(rect.left, rect.top - m.pitch(TAG) - m.du(2), area.width, m.pitch(TAG))
        ink = theme.mix(TYPED, TOBACCO, 0.6)
        sheets.line(surface, m, TAG, told, ink, line, where="talent_card.row")
    for each in punches(card):
        name = name_of(each, who)
        _hole(surface, m, each, at[name], usable(name), name == pointed)


def _firsts(card: TalentCard) -> Sequence[Punch]:
    """Return the first hole of each row."""
    return [*(row[0] for row in card.rows), card.raised or card.raises[0]]


def _notches(surface: pygame.Surface, m: Metrics, area: pygame.Rect) -> None:
    """Cut the notches of a card out of both sides."""
    radius, step = m.du(5), m.du(22)
    for top in range(area.top + step, area.bottom - radius, step):
        for left in (area.left, area.right):
            pygame.draw.circle(surface, theme.mix(INK, TOBACCO, 0.12), (left, top), radius)


def _hole(
    surface: pygame.Surface, m: Metrics, punch: Punch, rect: pygame.Rect, usable: bool, hot: bool,
) -> None:  # fmt: skip
    share = 0.5 if hot and usable else 0.16 if usable else 0.06
    ground = theme.mix(PAPER, SODIUM if usable else TOBACCO, share)
    pygame.draw.rect(surface, ground, rect, border_radius=m.du(4))
    edge = theme.mix(PAPER, TOBACCO, 0.75 if usable else 0.35)
    pygame.draw.rect(surface, edge, rect, max(1, m.du(1.5)), border_radius=m.du(4))
    ink = TYPED if usable or punch.punched else theme.mix(TYPED, PAPER, 0.2)
    room = Room(rect).inset(m.du(8), m.du(3))
    small = punch.verb == "raise"
    radius = min(m.du(10), rect.height // 3)
    if not small or punch.punched:
        center = (room.left + radius, rect.centery)
        _punched(surface, m, center, radius, punch.punched)
        room.west(2 * radius, m.du(8))
    price = "" if punch.punched else f"{punch.price} xp"
    if small and not punch.punched:
        style = sheets.narrower(m, punch.name, room.width, NAME, TAG)
        sheets.line(surface, m, style, punch.name, ink, room, "center", where="talent_card.raise")
        return
    wide = fonts.measure(m, TAG, price)[0] + m.du(6) if price else 0
    told = f"{punch.name} raised by 1" if punch.verb == "raise" else punch.name
    tall = bool(punch.text) and rect.height >= m.pitch(NAME) + m.pitch("tile") + m.du(4)
    head = room.north(m.pitch(NAME)) if tall else room
    if price:
        line = pygame.Rect(head)
        sheets.line(surface, m, TAG, price, ink, line, "right", "talent_card.price")
    spot = pygame.Rect(head.left, head.top, head.width - wide, head.height)
    sheets.line(surface, m, sheets.narrower(m, told, spot.width, NAME, TAG), told, ink, spot,
                where="talent_card.talent")  # fmt: skip
    if tall:
        told = sheets.cut(m, punch.text, room)
        sheets.text(surface, m, room, told, ink, "tile", where="talent_card.text")


def _punched(
    surface: pygame.Surface, m: Metrics, center: tuple[int, int], radius: int, through: bool
) -> None:
    """Draw a hole, or the ring where one may be punched."""
    if through:
        pygame.draw.circle(surface, theme.mix(INK, TOBACCO, 0.12), center, radius)
        pygame.draw.circle(surface, theme.mix(PAPER, TOBACCO, 0.9), center, radius, max(1, m.du(1)))
        return
    pygame.draw.circle(surface, theme.mix(PAPER, TOBACCO, 0.6), center, radius, max(1, m.du(1.5)))


def tip(model: Model, key: str) -> str:
    """Return what a hole is for, its price, what it adds, and why it cannot be bought."""
    chosen = parse(key)
    for card in model.seat_view.talent_cards.get(chosen.target, ()):
        for each in (*(one for row in card.rows for one in row), *card.raises):
            if each.hole == chosen.source:
                text = each.text or _serves(each.name)
                price = "bought" if each.punched else f"{each.price} experience"
                return _told(model, key, f"**{literal(each.name)}**, {price}", text)
    return ""


def entry_tip(model: Model, key: str) -> str:
    """Return what a further specialization brings, its price, and why it cannot be taken up."""
    chosen = parse(key)
    special = model.content.specializations[chosen.source]
    price = next((each.price for each in model.seat_view.entries.get(chosen.target, ())
                  if each.special == special.id), 0)  # fmt: skip
    names = model.content.talents
    talents = special.card.talents if special.card is not None else ()
    told = f"Career skills: {listed([SKILL_NAMES[each] for each in special.skills])}."
    cards = f" Talents: {listed([names[each].name for each in talents])}." if talents else ""
    head = f"**{literal(special.name)}**, {price} experience"
    return _told(model, key, head, told + cards)


def _told(model: Model, key: str, head: str, text: str) -> str:
    chosen = parse(key)
    refused = model.why_not(chosen.verb, chosen.source, chosen.target)
    told = (head, literal(text), literal(refused.text) if refused is not None else "")
    return "\n".join(filter(None, told))


def _serves(characteristic: str) -> str:
    skills = [SKILL_NAMES[each] for each in SKILLS if LINKED[each] == characteristic.lower()]
    return f"One die better in {listed(skills)}."

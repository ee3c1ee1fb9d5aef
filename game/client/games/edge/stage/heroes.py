"""The boards of two heroes: portrait, characteristics, wounds and strain, skills, six slots."""

from __future__ import annotations

from collections import Counter

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.identity.identity import (
    EXHAUSTED,
    INK,
    LAMPLIT,
    NAME,
    ON_INK,
    PAPER,
    RED,
    TAG,
    TOBACCO,
    TYPED,
    color_of,
)
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name, Spots
from game.edge.cards.models import SLOTS
from game.edge.names import CHARACTERISTICS
from game.edge.text.names import SKILL_NAMES
from game.table.grammar import listed

FACE_DU, SMALL_FACE_DU = 96, 64
SLOT_WORDS = {"hand": "Hand", "holster": "Holster", "armor": "Armor", "gear_1": "Gear",
              "gear_2": "Gear", "load": "Load"}  # fmt: skip
TAKES = {"hand": "the weapon you fight with", "holster": "a second weapon", "armor": "armor",
         "gear_1": "a tool or stimpack", "gear_2": "a tool or stimpack",
         "load": "a heavy load that the story brings"}  # fmt: skip
PLACES = {"weapon": "hand or holster", "armor": "armor", "tool": "gear", "stim": "gear",
          "load": "load", "ship": "the hold"}  # fmt: skip
"""by the type of a card, the slots that it fits"""
SHORT = {"brawn": "Br", "agility": "Ag", "intellect": "Int", "cunning": "Cun",
         "willpower": "Wil", "presence": "Pr"}  # fmt: skip
WOUNDS, STRAIN = theme.rgb("C0503F"), theme.rgb("5F8FB0")
WAITS = {"boost": "Boost", "setback": "Setback", "upgrade": "Upgrade", "downgrade": "Downgrade",
         "toughen": "Harder", "ease": "Easier"}  # fmt: skip
MARKS = {"aim": "aiming", "guard": "on guard", "prone": "prone", "cover": "in cover",
         "afraid": "afraid", "jammed": "weapon jammed", "dropped": "weapon on the ground",
         "exposed": "exposed", "slow": "slow", "steadfast": "steadfast",
         "wavering": "wavering", "disoriented": "disoriented",
         "ensnared": "in a net", "pinned": "pinned down"}  # fmt: skip


def boards(area: pygame.Rect, model: Model, m: Metrics) -> dict[str, pygame.Rect]:
    """Return the board of each hero."""
    if not area.height:
        return {}
    if area.width < m.du(900):
        count, gap = len(model.heroes), m.du(6)
        high = (area.height - gap * (count - 1)) // max(1, count)
        return {who: pygame.Rect(area.left, area.top + at * (high + gap), area.width, high)
                for at, who in enumerate(model.heroes)}  # fmt: skip
    return dict(zip(model.heroes, row(area, len(model.heroes), m.du(2))))


def spots(area: pygame.Rect, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    """Return boards, slots and the cards in them."""
    found: dict[Name, pygame.Rect] = {}
    for who, rect in boards(area, model, m).items():
        found["hero", who] = rect
        for (slot, card), place in zip(model.slot_cards(who), _slots(rect, m)):
            found["place", f"{who}.{slot}"] = place
            if card:
                found["card", card] = place.inflate(-m.du(4), -m.du(4))
    return found


def _slots(rect: pygame.Rect, m: Metrics) -> list[Room]:
    """Return the six slots at the foot of a board."""
    band = Room(rect).inset(m.pick(10, 6)).south(min(m.pick(114, 84), rect.height * 46 // 100))
    return band.columns(len(SLOTS), m.du(6))


def draw(
    surface: pygame.Surface, area: pygame.Rect, spots: Spots, model: Model, m: Metrics,
    asks: bool = True,
) -> None:  # fmt: skip
    """Draw the boards without the cards in their slots; ``asks``: with what the scene asks for,
    which waits while an earlier roll is read."""
    for who, rect in boards(area, model, m).items():
        _board(surface, rect, model, who, m, asks)
        for place in _slots(rect, m):
            pygame.draw.rect(surface, theme.mix(INK, PAPER, 0.05), place, border_radius=m.du(4))
            edge = theme.mix(INK, PAPER, 0.16)
            pygame.draw.rect(surface, edge, place, max(1, m.du(1)), border_radius=m.du(4))
        for slot, place in zip(SLOTS, _slots(rect, m)):
            held = dict(model.slot_cards(who))[slot]
            if not held:
                sheets.line(surface, m, TAG, SLOT_WORDS[slot], ON_INK["empty"], place, "center",
                            "slot.empty")  # fmt: skip


def _board(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics, asks: bool
) -> None:
    person, hero = model.person(who), model.content.heroes[who]
    tray = model.tray if asks else None
    leads = (tray is not None and tray.who == who) or (
        model.outcome is not None and model.outcome.who == who
    )
    color, pen = color_of(who), Pen(surface, m, f"hero.{who}")
    pen.box(color if leads else theme.mix(INK, color, 0.4), Room(rect).west(m.du(4)))
    room, foot = Room(rect).inset(m.pick(10, 6), m.pick(8, 5)), _slots(rect, m)[0].top
    px = min(m.pick(FACE_DU, SMALL_FACE_DU), foot - m.du(6) - room.top)
    face = room.west(px, m.du(12)).north(px)
    drawn = images.cut(art.hero(who, face.size, hero.name, m), m.du(5))
    pen.picture(drawn, 255 if person.up else 90, topleft=face.topleft)
    pen.box(color, face, max(1, m.du(3 if leads else 1)), m.du(5))
    line = room.north(m.pitch(NAME), m.du(3))
    sheets.line(surface, m, NAME, hero.name, theme.INK, line, where=pen.where)
    line.west(pen.width(NAME, hero.name), m.du(12))
    _ratings(surface, line, model, who, m)
    gauges = room.north(m.pitch(TAG), m.du(4))
    half = (gauges.width - m.du(14)) // 2
    for label, now, limit, tone in (
        ("Wounds", person.wounds, person.wound_threshold, WOUNDS),
        ("Strain", person.strain, person.strain_threshold, STRAIN),
    ):
        _gauge(surface, gauges.west(half, m.du(14)), label, now, limit, tone, m)
    room.height = foot - m.du(4) - room.top
    _skills(surface, room, model, who, m, asks)


def _gauge(
    surface: pygame.Surface, rect: pygame.Rect, label: str, now: int, limit: int,
    tone: theme.Color, m: Metrics,
) -> None:  # fmt: skip
    room, pen = Room(rect), Pen(surface, m)
    name = room.west(pen.width(TAG, "Wounds") + m.du(6))
    sheets.line(surface, m, TAG, label, theme.MUTED, name, where="gauge")
    sheets.line(surface, m, TAG, f"{now}/{limit}", theme.DANGER if now > limit else theme.INK,
                rect, "right", "gauge.now")  # fmt: skip
    room.east(pen.width(TAG, "00/00") + m.du(4), m.du(4))
    if room.width > m.du(24):
        band = room.piece(room.width, max(m.du(14), min(m.du(18), m.pitch(TAG))))
        sheets.bar(surface, m, band, now, limit, tone)


def _ratings(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics
) -> None:
    """Draw the six characteristics, from the right."""
    room, pen = Room(rect), Pen(surface, m)
    for each in reversed(CHARACTERISTICS):
        word, figure = SHORT[each], str(model.person(who).rating(each))
        width = pen.width(TAG, word) + m.du(4) + pen.width(NAME, figure)
        if width > room.width:
            break
        line = room.east(width, m.du(12))
        sheets.line(surface, m, TAG, word, theme.MUTED, line, where="rating")
        sheets.line(surface, m, NAME, figure, theme.SOFT, line, "right", "rating")


def _skills(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics, asks: bool
) -> None:
    """Draw injuries, pending effects, and the skills of this scene with their dice."""
    person, left, top = model.person(who), rect.left, rect.top
    high = m.pitch(TAG) + m.du(2)
    tags: list[tuple[str, theme.Color, theme.Color]] = []
    if not person.up:
        tags.append(("Carried off" if person.captive else "Out of action", RED, theme.INK))
    for id in person.injuries:
        tags.append((model.content.name(id), theme.mix(INK, RED, 0.7), theme.INK))
    for each in dict.fromkeys(name.partition(":")[0] for name in person.marks):
        tags.append((MARKS.get(each, each.replace("_", " ")), TOBACCO, theme.INK))
    for words, count in Counter(map(waits, person.waiting)).items():
        times = f" \N{MULTIPLICATION SIGN}{count}" if count > 1 else ""
        tags.append((words + times, theme.mix(INK, LAMPLIT, 0.4), theme.INK))
    for skill in model.skills_here() if asks else ():
        rank, rating = person.rank(skill), person.linked(skill)
        ground = theme.mix(INK, PAPER, 0.3 if rank else 0.12)
        tags.append((f"{SKILL_NAMES[skill]} {rating}{'+' * rank}", ground,
                     theme.INK if rank else theme.MUTED))  # fmt: skip
    for words, ground, ink in tags:
        wide = fonts.measure(m, TAG, words)[0] + m.du(14)
        if left + wide > rect.right and left > rect.left:
            left, top = rect.left, top + high + m.du(4)
        if top + high > rect.bottom + m.du(2):
            return
        sheets.tag(surface, m, words, (left, top + high // 2), ground, ink)
        left += wide + m.du(6)


def waits(change: str) -> str:
    """Return what waits for the next check in two or three words, such as "Boost next"."""
    return f"{WAITS[change]} next"


def card(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics,
    dark: bool = False,
) -> None:  # fmt: skip
    """Draw a card in a slot: manila, its name and its use; dark while exhausted, or where it cannot
    be had."""
    found = model.content.card(id)
    turned = dark or id in model.seat_view.turned
    ground = EXHAUSTED if turned else theme.mix(PAPER, TOBACCO, 0.35)
    pygame.draw.rect(surface, ground, rect, border_radius=m.du(4))
    pygame.draw.rect(surface, theme.mix(ground, INK, 0.4), rect, max(1, m.du(1)),
                     border_radius=m.du(4))  # fmt: skip
    room = Room(rect).inset(m.du(5), m.du(4))
    ink = PAPER if turned else TYPED
    fitting = fits(model, id)
    if fitting:
        band = pygame.Rect(rect.left, rect.bottom - m.du(6), rect.width, m.du(4))
        pygame.draw.rect(surface, LAMPLIT, band.inflate(-m.du(8), 0), border_radius=m.du(2))
    room.north(sheets.text(surface, m, room, f"**{literal(found.name)}**", ink, "tile",
                           where="card.name"), m.du(2))  # fmt: skip
    room.height -= m.du(4)
    if room.height >= m.du(26) and art.has_picture(id):
        drawn = art.gear(found.id, room.size, found.name, m)
        Pen(surface, m).picture(drawn, 110 if turned else 255, topleft=room.topleft)


def place_words(model: Model, slot: str) -> str:
    """Return what an empty slot is for, and what is in the hold."""
    return f"{SLOT_WORDS[slot]}: for {TAKES[slot]}. {hold_words(model)}".rstrip()


def hold_words(model: Model) -> str:
    """Return the cards in the hold with the slots that they fit, and when they can be equipped; ""
    for an empty hold."""
    stowed, content = model.seat_view.stowed, model.content
    named = listed(f"{content.name(each)} ({PLACES[content.card(each).type]})" for each in stowed)
    return f"In the hold: {named}. You can swap cards at a camp, shop or port." if stowed else ""


def fits(model: Model, card: str) -> bool:
    """Return True if a card can go into the gear slot now."""
    return any(each.verb in ("gear", "calm") and each.source == card for each in model.options)

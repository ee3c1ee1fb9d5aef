"""The check tray: six slots, the roll, and what each of them brings."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, dice, sheets
from game.client.games.edge.identity.identity import (
    CHANCE,
    GEAR_KEY,
    HELP_KEY,
    INK,
    LAMPLIT,
    LEAD_KEY,
    NAME,
    PAPER,
    POINT_KEY,
    PUSH_KEY,
    SODIUM,
    TAG,
    TOBACCO,
    color_of,
)
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.spots import Name, Spots
from game.client.widgets import keymap
from game.edge.cards.scenes import Asking
from game.edge.dice.faces import Kind, Symbol
from game.edge.seat_view import CheckView
from game.edge.text.names import SKILL_NAMES
from game.table.decisions import option
from game.table.grammar import listed

SLOTS = ("way", "lead", "help", "gear", "push", "edge")
TITLES = {"way": "Approach", "lead": "Lead", "help": "Help", "gear": "Gear", "push": "Push",
          "edge": "Edge"}  # fmt: skip
KEYS = {"lead": LEAD_KEY, "help": HELP_KEY, "gear": GEAR_KEY, "push": PUSH_KEY, "edge": POINT_KEY}
PRICES = {"help": "needs 1 rank", "gear": "exhausts it", "push": "2 strain",
          "edge": "1 light point"}  # fmt: skip
ROLL_PART = 15
"""hundredths of the width for the roll"""


def spots(area: pygame.Rect, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    """Return the slots and the roll."""
    tray = model.tray
    if tray is None or not area.height:
        return {}
    room = Room(area).inset(m.pick(10, 6))
    throw = room.east(max(room.width * ROLL_PART // 100, m.du(110)), m.du(12))
    slots = dict(zip(SLOTS, room.columns(len(SLOTS), m.du(8))))
    found: dict[Name, pygame.Rect] = {("slot", name): rect for name, rect in slots.items()}
    if any(each.verb == "calm" for each in model.options) or tray.calms:
        found["slot", "calm"] = slots["gear"].south(m.pitch(TAG) + m.du(6), m.du(2))
    found["roll", ""] = throw
    return found


def draw(
    surface: pygame.Surface, spots: Spots, model: Model, m: Metrics, pointed: Name | None
) -> None:
    """Draw the tray."""
    tray = model.tray
    if tray is None:
        return
    for name, rect in spots.items():
        if name[0] == "slot" and name[1] != "calm":
            _slot(surface, rect, model, tray, name[1], m, name == pointed)
        elif name == ("slot", "calm"):
            _calm(surface, rect, tray, m)
        elif name[0] == "roll":
            _throw(surface, rect, model, tray, m, name == pointed)


def is_filled(tray: CheckView, slot: str) -> bool:
    """Return True if a slot of a tray has something in it."""
    if slot == "lead":
        return True
    slot = "calms" if slot == "calm" else slot
    return bool(getattr(tray, slot)) or (slot == "way" and not tray.in_scene)


def why_closed(model: Model, tray: CheckView, slot: str) -> str:
    """Return the reason why a slot stays empty, "" if something can be put into it."""
    if is_filled(tray, slot):
        return ""
    if any(each.verb == slot for each in model.options):
        return ""
    if slot in ("push", "edge"):
        refused = model.why_not(slot)
    elif slot == "help":
        other = next((who for who in model.heroes if who != tray.who), "")
        refused = model.why_not("help", other) if other else None
        return refused.text if refused is not None else "No one else is here."
    elif slot == "gear":
        return _no_gear(model, tray) if tray.skill else "Pick an approach first."
    else:
        return ""
    return refused.text if refused is not None else ""


def fitting_in_hold(model: Model, tray: CheckView) -> list[str]:
    """Return the cards in the hold that would help with a check."""
    found = [(each, model.content.card(each)) for each in model.seat_view.stowed]
    return [id for id, card in found if card.type == "tool" and tray.skill in card.skills]


def _no_gear(model: Model, tray: CheckView) -> str:
    """Return that no card fits the gear slot, and which one in the hold would."""
    cards = listed(model.content.name(each) for each in fitting_in_hold(model, tray))
    return f"In the hold until a camp: {cards}." if cards else "No ready card fits."


def _slot(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, slot: str,
    m: Metrics, hot: bool,
) -> None:  # fmt: skip
    """Draw a slot: its name, its content, and the effect on the roll."""
    full = is_filled(tray, slot)
    why = why_closed(model, tray, slot)
    ground = theme.mix(INK, TOBACCO, 0.4 if full else 0.26 if hot and not why else 0.12)
    sheets.plate(surface, rect, m, theme.mix(TOBACCO, PAPER, 0.5) if full else None, ground)
    if why:
        sheets.hatch(surface, rect, m)
    room = Room(rect).inset(m.du(8), m.du(5))
    head = room.north(m.pitch(TAG))
    sheets.line(surface, m, TAG, TITLES[slot], LAMPLIT if full else theme.MUTED, head,
                where=f"slot.{slot}")  # fmt: skip
    if slot in KEYS and not why:
        key = keymap.key(KEYS[slot])
        sheets.line(surface, m, TAG, key, theme.MUTED, head, "right", "slot.key")
    body = Room(room)
    foot = room.south(m.pitch(TAG))
    if slot != "way":  # which has nothing at its foot
        body = room
    low = slot == "gear" and full and body.height < m.pitch("tile")
    if not low:
        CONTENT.get(slot, _draw_empty)(surface, body, model, tray, m)
    if not why:
        _foot(surface, foot, model, tray, slot, m, model.content.name(tray.gear) if low else "")
        return
    body.height = foot.bottom - body.top
    said = _shortest_reason(why, body, m)
    sheets.text(surface, m, body, said, theme.MUTED, "tile", where="slot.why")


def _shortest_reason(why: str, room: pygame.Rect, m: Metrics) -> str:
    """Return as much of a reason as a slot has room for: all of it, without the advice, its first
    clause, or its first words."""
    told = (why, f"{why.partition(':')[0]}.", f"{why.partition(', ')[0]}.")
    highs = [sheets.wrap(m, literal(each), room.width, "tile", PAPER).height for each in told]
    found = next((each for each, high in zip(told, highs) if high <= room.height), "")
    return literal(found) if found else sheets.cut(m, told[-1], room)


def _foot(
    surface: pygame.Surface, foot: pygame.Rect, model: Model, tray: CheckView, slot: str,
    m: Metrics, name: str = "",
) -> None:  # fmt: skip
    """Draw what a slot costs, or the ``name`` of what is in a low one, and by how much it changes
    the chance."""
    attribute = {"edge": "edge", "push": "push", "help": "help", "gear": "gear"}.get(slot)
    by = model.worth(attribute) if attribute is not None else None
    if by is not None:
        told = sheets.delta(by)
        ink = (theme.GOOD if by > 0 else theme.MUTED) if is_filled(tray, slot) else theme.SOFT
        sheets.line(surface, m, NAME, told, ink, foot, "right", "slot.delta")
        foot = foot.copy()
        foot.width -= fonts.measure(m, NAME, told)[0] + m.du(6)
    if name:
        style = sheets.narrower(m, name, foot.width, TAG, "tile")
        sheets.line(surface, m, style, name, theme.INK, foot, where="slot.gear")
        return
    price = PRICES.get(slot, "")
    if price and fonts.measure(m, TAG, price)[0] <= foot.width:
        sheets.line(surface, m, TAG, price, theme.MUTED, foot, where="slot.price")


def _draw_empty(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    """Draw an empty slot."""


def _way(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    if not tray.skill:
        sheets.text(
            surface, m, rect, "Pick an approach above.", theme.MUTED, "tile", where="slot.way"
        )
        return
    name = SKILL_NAMES[tray.skill]
    found = next((each for each in model.ways if each.id == tray.way), None)
    style = sheets.narrower(m, name, rect.width, NAME, TAG)
    room, px = Room(rect), dice.line_px(m)
    room.north(m.du(2))
    line, below = room.north(m.pitch(style), m.du(2)), room.north(px, m.du(3))
    sheets.line(surface, m, style, name, theme.INK, line, where="slot.skill")
    build = model.build(tray)
    if build.lines and below.bottom <= rect.bottom:
        dice.row(surface, build.pool, below, px)
    if found is not None and room.height >= m.pitch("tile"):
        told = sheets.cut(m, found.text, room)
        sheets.text(surface, m, room, told, theme.SOFT, "tile", where="slot.words")


def _face(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw a hero in a slot: face and name."""
    name = model.name(who)
    room = Room(rect)
    line: pygame.Rect = room.south(m.pitch(TAG), m.du(2))
    if room.height >= m.du(28):
        face = room.piece(min(room.width, room.height), room.height)
        surface.blit(images.cut(art.hero(who, face.size, name, m), m.du(4)), face)
        pygame.draw.rect(surface, color_of(who), face, max(1, m.du(2)), border_radius=m.du(4))
    else:
        line = rect
    short = name if fonts.measure(m, NAME, name)[0] <= rect.width else name.split()[0]
    sheets.line(surface, m, sheets.narrower(m, short, rect.width, NAME, TAG), short, theme.INK,
                line, "center", "slot.who")  # fmt: skip


def _lead(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    _face(surface, rect, model, tray.who, m)


def _help(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    if tray.help:
        _face(surface, rect, model, tray.help, m)


def _gear(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    if tray.gear:
        name = model.content.name(tray.gear)
        sheets.text(surface, m, rect, f"**{name}**", theme.INK, "body", "tile", where="slot.gear")


def _push(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    if tray.push:
        _big(surface, rect, Kind.BOOST, m)


def _edge(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics
) -> None:
    if tray.edge:
        px = min(rect.height - m.du(4), m.du(52))
        drawn = dice.symbol(Symbol.LIGHT, px, theme.INK)
        pygame.draw.circle(surface, PAPER, rect.center, px // 2 - 1)
        surface.blit(drawn, drawn.get_rect(center=rect.center))


def _big(surface: pygame.Surface, rect: pygame.Rect, kind: Kind, m: Metrics) -> None:
    px = min(rect.height - m.du(4), m.du(52))
    drawn = dice.letter_die(kind, px)
    surface.blit(drawn, drawn.get_rect(center=rect.center))


CONTENT = {"way": _way, "lead": _lead, "help": _help, "gear": _gear, "push": _push, "edge": _edge}


def _calm(surface: pygame.Surface, rect: pygame.Rect, tray: CheckView, m: Metrics) -> None:
    """Draw the switch that has the gear take a Setback die away."""
    color = TOBACCO if tray.calms else theme.mix(INK, TOBACCO, 0.2)
    pygame.draw.rect(surface, color, rect, border_radius=m.du(4))
    ink = theme.INK if tray.calms else theme.SOFT
    words = "\N{MINUS SIGN} Setback"
    sheets.line(surface, m, TAG, words, ink, rect.inflate(-m.du(8), 0), "center", "slot.calm")


def _throw(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, tray: CheckView, m: Metrics, hot: bool
) -> None:
    """Draw the roll with its chance."""
    ready = model.find(option("roll").key) is not None
    color = theme.mix(INK, SODIUM, 0.34 if hot and ready else 0.24 if ready else 0.06)
    sheets.plate(surface, rect, m, SODIUM if ready else None, color)
    room = Room(rect).inset(m.du(8), m.du(6))
    if not ready:
        sheets.text(surface, m, room, "Pick an approach first.", theme.MUTED, "tile", where="roll")
        return
    told = sheets.percent(model.chance(tray))
    style = sheets.narrower(m, told, room.width, CHANCE, NAME)
    if room.height < m.pitch(CHANCE) + m.pitch(NAME):
        style = NAME
    low = room.piece(room.width, m.pitch(style) + m.pitch(NAME))
    top = low.north(m.pitch(style))
    sheets.line(surface, m, style, told, theme.INK, top, "center", "roll.chance")
    word = f"Roll  [{keymap.key('table.end')}]"
    sheets.line(surface, m, sheets.narrower(m, word, low.width, NAME, TAG), word, SODIUM, low,
                "center", "roll")  # fmt: skip


def dark(model: Model) -> bool:
    """Return True if the program has announced a dark point for this check."""
    tray, scene = model.tray, model.scene
    return bool(tray and tray.dark and isinstance(scene, Asking))


def tip(model: Model, slot: str) -> str:
    """Return the tooltip of a slot."""
    tray = model.tray
    if tray is None:
        return ""
    why = why_closed(model, tray, slot)
    return f"**{TITLES.get(slot, 'Steady')}.** {why or TIPS[slot]}"


TIPS = {
    "way": "The skill you roll, and the difficulty.",
    "lead": "Who makes the check. Drop the other hero here to change.",
    "help": "A hero with at least 1 rank in the skill adds a Boost die.",
    "gear": "A ready card that fits adds a Boost die, and is exhausted until the next camp.",
    "calm": "The card removes a Setback die instead of adding a Boost die.",
    "push": "Take 2 strain for a Boost die.",
    "edge": "A light point upgrades an Ability die, then flips to dark.",
}

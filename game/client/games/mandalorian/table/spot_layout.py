"""Where everything on the table is: rectangles by name."""

from __future__ import annotations

import pygame

from game.client.draw import fonts
from game.client.draw.theme import TARGET_DU, Metrics
from game.client.games.mandalorian.board.layout import MissionRegions, roomy
from game.client.games.mandalorian.cards.faces import ASPECT
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.kit.card_row import fan
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.gestures import at_least

Spots = dict[Name, pygame.Rect]
CREW_DU, TALL_CREW_DU = 234, 320
CHIP_DU, CHIP_WORDS_DU = 500, 220
"""greatest width of a chip, and that of its face, name and health"""
TILE_SIGN_DU = 44
"""width of a planning card on a chip beside its name"""
TALL_FACE_DU = 260
"""height of a panel from which it has a large face"""
NAMED_DU, MOST_FACE_DU, FACE_WIDE = 80, 220, 81
"""height of name and health above a large face, its own at most, and its width in hundredths"""
TILE_DU = 44
TALK_DU = 52
"""height of a companion's words at the foot of its panel"""
PILES = ("deck", "pile")
JAMMER: Name = ("jammer", "jammer")
"""the mat of the Jammer, at the right of the slots"""
PEEK: Name = ("peek", "peek")
PEEK_DU = 118
"""width of the plate that shows the own hand while it is held"""
DOOR_VERBS = ("unlock", "mark")
PIECE_DU, SMALL_PIECE_DU = 50, 38
LEAST_TARGET, SMALLEST_PIECE, NAME_DU = 36, 28, 20
ROOMY_ASPECT, WIDE_ASPECT = 0.9, 1.36
"""most width of a card in hand by its height: low cards are wider, so that their rule fits"""
STACKED_DU = 190
FORECAST_DU = 26
"""height of the line about the next event"""
PILE_DU, TALL_DU = 114, 250
"""greatest height of a card of a pile, and of one in hand"""


def all_spots(model: Model, board: GridBoard, areas: MissionRegions, m: Metrics) -> Spots:
    """Return every place on view, from the bottom up."""
    found: Spots = {}
    if areas.shows("crew"):
        _crew(model, areas, m, found)
    if areas.shows("mission"):
        found |= mission(areas.mission, m)
    if areas.shows("board"):
        _map(model, board, m, found)
    if areas.shows("slots"):
        count = len(model.slots) + bool(model.leak)
        cells = slot_rects(areas.slots, count, m)
        found |= {("slot", slot): rect for slot, rect in zip(model.slots, cells, strict=False)}
        if model.leak:
            found[JAMMER] = cells[-1]
    if areas.shows("hand"):
        _hand(model, areas.hand, m, found)
    return found


# --- the map --------------------------------------------------------------------------------------


def pieces(model: Model, space: str) -> list[Name]:
    """Return the pieces in a space: pawns, The Child, tokens."""
    found: list[Name] = [
        ("pawn", each["id"]) for each in model.characters if each["space"] == space
    ]
    if model.view["child"] == space:
        found.append(("child", ""))
    found += [("token", each["token"]) for each in model.tokens if each["space"] == space]
    return found


def _map(model: Model, board: GridBoard, m: Metrics, found: Spots) -> None:
    found |= board.spots("space")
    used = {each.target for each in model.options if each.verb in DOOR_VERBS}
    for number in map(str, model.map.doors):
        rect = board.door_rect(number)
        more = m.du(14) if number in used else 0  # else the spaces beside it are clicked
        if board.area.contains(rect):
            found["door", number] = rect.inflate(more, more)
    least = max(LEAST_TARGET, 36 if m.compact else m.du(TARGET_DU))
    for name, rect in piece_rects(model, board, m).items():
        if board.area.contains(rect):
            found[name] = at_least(rect, least).clip(board.area)


def piece_rects(model: Model, board: GridBoard, m: Metrics) -> Spots:
    """Return the place of each piece on the map; its spot may be larger."""
    found: Spots = {}
    side = max(LEAST_TARGET, m.pick(PIECE_DU, SMALL_PIECE_DU))
    side = max(side, round(PIECE_DU * min(1.6, board.frame.unit)))
    for space in model.map.grid.squares:
        if not board.shows(space):
            continue
        names = pieces(model, space)
        fits = max(SMALLEST_PIECE, min(side, board.rect(space).height - m.du(NAME_DU)))
        found |= dict(zip(names, board.slots(space, len(names), fits), strict=False))
    return found


# --- crew -----------------------------------------------------------------------------------------


def crew_rects(model: Model, areas: MissionRegions, m: Metrics) -> dict[str, pygame.Rect]:
    """Return the panel of each character."""
    who = [each["id"] for each in model.characters]
    area, gap = areas.crew.inflate(-2 * m.du(8), -2 * m.du(6)), m.du(8)
    if not roomy(m):
        high = areas.crew.height - 2 * m.du(4)
        band = pygame.Rect(area.left, areas.crew.top + m.du(4), area.width, high)
        wide = min(m.du(CHIP_DU), (band.width - gap * (len(who) - 1)) // len(who))
        return {
            each: pygame.Rect(band.left + at * (wide + gap), band.top, wide, band.height)
            for at, each in enumerate(who)
        }
    most = m.du(CREW_DU if len(who) > 2 else TALL_CREW_DU)
    high = min(most, (area.height - gap * (len(who) - 1)) // len(who))
    return {
        each: pygame.Rect(area.left, area.top + at * (high + gap), area.width, high)
        for at, each in enumerate(who)
    }


def tall(rect: pygame.Rect, m: Metrics) -> bool:
    """Return True if a panel has its name above the face, which is as large as it can be."""
    return rect.height >= m.du(TALL_FACE_DU)


def face_rect(rect: pygame.Rect, plans: int, m: Metrics) -> pygame.Rect:
    """Return the place of the face on a panel, above the tiles of the planning cards."""
    if not tall(rect, m):
        return pygame.Rect(rect.left + m.du(12), rect.top + m.du(10), m.du(82), m.du(100))
    lines = plans if plans <= 2 else -(-plans // 2)
    tiles = lines * m.du(TILE_DU + 4) + (m.du(10) if lines else 0)
    top = rect.top + m.du(NAMED_DU)
    high = max(m.du(60), min(m.du(MOST_FACE_DU), rect.bottom - m.du(12) - tiles - top))
    return pygame.Rect(rect.left + m.du(12), top, high * FACE_WIDE // 100, high)


def _crew(model: Model, areas: MissionRegions, m: Metrics, found: Spots) -> None:
    for who, rect in crew_rects(model, areas, m).items():
        found["crew", who] = rect
        entry = model.character(who)
        carried, plans = list(entry["carried"]), list(entry["plans"])
        own = own_rect(rect, model, who, m)
        if roomy(m):
            _panel(own, carried, plans, m, found)
        else:
            found |= chip(own, model, who, m)
        if who in model.companions[:1]:
            found["marker", "marker"] = marker_rect(rect, m)


def own_rect(rect: pygame.Rect, model: Model, who: str, m: Metrics) -> pygame.Rect:
    """Return the part of a panel that is left above a companion's words, or of a chip beside the
    marker."""
    if roomy(m):
        foot = m.du(TALK_DU) if who in model.companions else 0
        return pygame.Rect(rect.topleft, (rect.width, rect.height - foot))
    side = rect.height if who in model.companions[:1] else 0
    return pygame.Rect(rect.topleft, (rect.width - side, rect.height))


def marker_rect(rect: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of the marker on the panel or the chip of a companion."""
    side = max(36, m.du(TARGET_DU)) if roomy(m) else rect.height - 2 * m.du(3)
    made = pygame.Rect(0, 0, side, side)
    made.bottomright = rect.right - m.du(8), rect.bottom - m.du(6 if roomy(m) else 3)
    return made


def talk_rect(rect: pygame.Rect, first: bool, m: Metrics) -> pygame.Rect:
    """Return the place of a companion's words at the foot of its panel; ``first`` has the
    marker at its right."""
    marker = marker_rect(rect, m)
    right = marker.left - m.du(6) if first else marker.right
    left = rect.left + m.du(12)
    return pygame.Rect(left, marker.top, right - left, marker.height)


def _panel(
    rect: pygame.Rect, carried: list[str], plans: list[str], m: Metrics, found: Spots
) -> None:
    """Place what a character has on a panel: features beside the face, cards as tiles below."""
    pad, px, face = m.du(12), m.du(38), face_rect(rect, len(plans), m)
    foot, step = face.bottom, px + m.du(4)
    across = max(1, (rect.right - pad - face.right - m.du(10)) // step)
    for at, token in enumerate(carried):
        left = face.right + m.du(10) + at % across * step
        above = face.top + at // across * step if tall(rect, m) else foot - px
        found["carried", token] = pygame.Rect(left, above, px, px)
    top, high, gap = foot + m.du(10), m.du(TILE_DU), m.du(4)
    room = rect.bottom - pad - top
    columns = 1 if len(plans) * (high + gap) <= room else 2
    for at, card in enumerate(plans):
        line = pygame.Rect(rect.left + pad, top + at // columns * (high + gap),
                           rect.width - 2 * pad, high)  # fmt: skip
        tile = row(line, columns, gap)[at % columns]
        if tile.bottom <= rect.bottom:
            found["plan", card] = tile


def chip(rect: pygame.Rect, model: Model, who: str, m: Metrics) -> Spots:
    """Return the places of what a character has, at the right of its chip. Planning cards have
    their names there if all of them have room; the words of a companion come first."""
    found: Spots = {}
    entry = model.character(who)
    carried, plans = list(entry["carried"]), list(entry["plans"])
    side, gap = rect.height - 2 * m.du(5), m.du(4)
    right, top = rect.right - m.du(6), rect.top + m.du(5)
    room = rect.width - m.du(CHIP_WORDS_DU) - len(carried) * (side + gap)
    wide = [_chip_width(model.content.name(each), m) for each in plans]
    if who in model.companions or sum(wide) + len(wide) * gap > room:
        wide = [side] * len(plans)
    things = [("carried", each, side) for each in carried]
    things += [("plan", each, width) for each, width in zip(plans, wide, strict=True)]
    for kind, id, width in reversed(things):
        right -= width
        found[kind, id] = pygame.Rect(right, top, width, side)
        right -= gap
    return found


def _chip_width(name: str, m: Metrics) -> int:
    """Return the width of a planning card with its name on a chip."""
    return m.du(TILE_SIGN_DU) + fonts.measure(m, "tile_bold", name)[0]


def chip_room(rect: pygame.Rect, model: Model, who: str, m: Metrics) -> int:
    """Return the right end of the words on a chip: beside what the character has."""
    taken = chip(rect, model, who, m).values()
    return min((each.left for each in taken), default=rect.right) - m.du(8)


# --- mission, slots and hand ----------------------------------------------------------------------


def mission(area: pygame.Rect, m: Metrics) -> Spots:
    """Return the parts of the mission panel: goal, track, event deck and its discards."""
    inner = area.inflate(-2 * m.du(10), -2 * m.du(6))
    if area.width > 3 * area.height:
        high = inner.height
        card = round(high * ASPECT)
        pile = pygame.Rect(inner.right - card, inner.top, card, high)
        back = pile.move(-card - m.du(10), 0)
        hint = m.du(150)
        wide = (back.left - hint - m.du(20) - inner.left) // 2
        goal = pygame.Rect(inner.left, inner.top, wide, high)
        track = pygame.Rect(goal.right + m.du(16), inner.top, wide - m.du(10), high)
        return {
            ("goal", ""): goal,
            ("track", ""): track,
            ("back", ""): back,
            ("pile", "event"): pile,
        }
    high = m.du(72)
    card = round(high * ASPECT)
    foot = inner.bottom - m.du(FORECAST_DU)
    pile = pygame.Rect(inner.right - card, foot - high, card, high)
    back = pile.move(-card - m.du(8), 0)
    track = pygame.Rect(inner.left, back.top - m.du(38), inner.width, m.du(34))
    goal = pygame.Rect(inner.left, inner.top, inner.width, track.top - m.du(2) - inner.top)
    return {("goal", ""): goal, ("track", ""): track, ("back", ""): back, ("pile", "event"): pile}


def forecast_rect(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of the line about the next event, at the foot of a narrow panel; empty in a
    wide one, beside which the inspector says more."""
    inner = area.inflate(-2 * m.du(10), -2 * m.du(6))
    if area.width > 3 * area.height:
        return pygame.Rect(inner.bottomleft, (0, 0))
    high = m.du(FORECAST_DU)
    return pygame.Rect(inner.left, inner.bottom - high + m.du(2), inner.width, high - m.du(2))


def hint_rect(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of the words about the next event, at the left of its back."""
    parts = mission(area, m)
    back = parts["back", ""]
    left = parts["track", ""].right if area.width > 3 * area.height else area.left + m.du(10)
    return pygame.Rect(left + m.du(8), back.top, back.left - m.du(16) - left, back.height)


def slot_rects(area: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return the action slots, the green one last."""
    inner = area.inflate(-2 * m.du(8), -2 * m.du(6))
    return row(inner, count, m.du(8))


def hand_room(area: pygame.Rect, m: Metrics) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the place of the cards in hand, and of the piles at their right."""
    inner = area.inflate(-2 * m.du(10), -2 * m.du(6))
    high = min((inner.height - m.du(8)) // 2, m.du(PILE_DU))
    wide = 2 * round(high * ASPECT) + m.du(10)
    piles = pygame.Rect(inner.right - wide, 0, wide, 2 * high + m.du(8))
    piles.centery = inner.centery
    return (
        pygame.Rect(inner.left, inner.top, piles.left - m.du(16) - inner.left, inner.height),
        piles,
    )


def is_stacked(wide: int, m: Metrics) -> bool:
    """Return True if a drawn card is too narrow for two buttons side by side."""
    return wide < m.du(STACKED_DU)


def _hand(model: Model, area: pygame.Rect, m: Metrics, found: Spots) -> None:
    room, piles = hand_room(area, m)
    if model.keeps_secrets:
        found[PEEK] = pygame.Rect(room.left, room.top, m.du(PEEK_DU), room.height)
        room = pygame.Rect(found[PEEK].right + m.du(10), room.top, 0, room.height)
        room.width = piles.left - m.du(16) - room.left
    gap = m.du(8)
    high = (piles.height - gap) // 2
    for line, deck in enumerate(("skill", "planning")):
        band = pygame.Rect(piles.left, piles.top + line * (high + gap), piles.width, high)
        for kind, rect in zip(PILES, row(band, 2, m.du(10)), strict=True):
            found[kind, deck] = rect
    drawn = list(model.planning_drawn)
    if drawn:  # those that are left stay where they are
        places = drawn_places(room, len(drawn), m)
        found |= {("drawn", card): rect for card, rect in zip(drawn, places, strict=True) if card}
        return
    hand = list(model.hand)
    places = hand_places(room, max(len(hand), model.play.hand_size), m)  # the first cards stay
    found |= {("hand", card): rect for card, rect in zip(hand, places, strict=False)}


def drawn_places(room: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return the places of drawn planning cards; their buttons are below them."""
    least, gap = max(36, m.du(44)), m.du(10)
    wide = min(m.du(400), (room.width - gap * (count - 1)) // count)
    foot = (2 if is_stacked(wide, m) else 1) * (least + m.du(6))
    lifted = pygame.Rect(room.left, room.top, room.width, room.height - foot)
    return fan(lifted, count, wide / lifted.height, gap)


def hand_places(room: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return the places of cards in hand, all of one size."""
    high = min(room.height, m.du(TALL_DU))
    room = pygame.Rect(room.left, room.centery - high // 2, room.width, high)
    fitting = (room.width - m.du(10) * (count - 1)) / max(1, count) / max(1, high)
    aspect = max(ASPECT, min(ROOMY_ASPECT if roomy(m) else WIDE_ASPECT, fitting))
    return fan(room, count, aspect, m.du(10), "center")

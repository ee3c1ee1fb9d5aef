"""Pieces of the table as this screen draws them: tiles, large cards, blocks of the board."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client import fonts, images, richtext, theme
from game.client.outer_rim import facts
from game.client.outer_rim.controller import Name
from game.client.outer_rim.model import Model, Slot
from game.client.theme import Color, Metrics
from game.outer_rim import say

KIND_INK: dict[str, Color] = {
    "bounty": theme.rgb("E08A5B"),
    "cargo": theme.rgb("E5B84B"),
    "crew": theme.rgb("7FB7E8"),
    "gear": theme.rgb("A9B7C6"),
    "mod": theme.rgb("8FCBB0"),
    "job": theme.rgb("C9A6E0"),
    "ship": theme.rgb("9FD0E8"),
    "deal": theme.rgb("E8A0B8"),
    "luxury": theme.rgb("E8A0B8"),
}


def kind_icon(kind: str) -> str:
    """The icon of a kind of card."""
    return "luxury" if kind == "deal" else kind


def card_art(model: Model, id: str) -> tuple[str, str] | None:
    """Folder and name of the picture that stands for a component, if there is one."""
    content = model.content
    asset = content.assets.get(id)
    for name in (id, asset.target if asset else "", asset.contact if asset else ""):
        if name and images.has("emblems", name):
            return "emblems", name
    sheet = asset.ship if asset and asset.ship else id
    if sheet in content.ships and images.has("ships", sheet):
        return "ships", sheet
    contact = getattr(content.components.get(id), "contact", "")
    if contact and images.has("emblems", contact):
        return "emblems", contact
    return None


def picture_of(model: Model, id: str, size: tuple[int, int], tint: Color) -> pygame.Surface:
    """The picture of a component inside ``size`` pixels; the icon of its kind where it has
    none of its own."""
    found = card_art(model, id)
    if found is not None:
        return images.svg(*found, size)
    asset = model.content.assets.get(id)
    side = min(size)
    faction = model.patrol_faction(id)
    if faction:
        return images.icon(f"patrol_{faction}", side)
    return images.icon(kind_icon(asset.kind) if asset else "encounter", side, tint)


# --- tiles --------------------------------------------------------------------------------------


def market_card(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, card: str, m: Metrics, state: str,
    left: int,
) -> None:  # fmt: skip
    """A market tile: kind, patrol, name, what it does, price; ``state`` "dim" is out of reach."""
    images.draw_panel(surface, rect, "raised" if state == "open" else "flat", m.unit)
    asset = model.asset(card)
    if asset is None:
        fonts.draw_line(surface, m, "tile", "Empty", theme.MUTED, rect, "center", "market")
        return
    ink = KIND_INK.get(asset.kind, theme.SOFT)
    inner = rect.inflate(-2 * m.du(10), -2 * m.du(8))
    px, high = m.du(22), m.pitch("tile_bold")
    icon = images.icon(kind_icon(asset.kind), px)
    surface.blit(icon, inner.topleft)
    kind = pygame.Rect(inner.left + px + m.du(6), inner.top, inner.width - px - m.du(64), px)
    _line(surface, m, "tile", asset.kind.capitalize(), ink, kind, "market")
    if asset.patrol is not None:
        _patrol(surface, m, pygame.Rect(inner.right - m.du(46), inner.top, m.du(46), px), asset)
    name = richtext.layout(m, "tile_bold", richtext.literal(asset.name), inner.width, theme.INK)
    y = inner.top + px + m.du(5)
    shown = min(name.height, 2 * high)
    _clipped(surface, name, pygame.Rect(inner.left, y, inner.width, shown), "market")
    y += shown + m.du(2)
    low = pygame.Rect(inner.left, inner.bottom - m.du(30), inner.width, m.du(30))
    _gist(surface, model, m, card, pygame.Rect(inner.left, y, inner.width, low.top - y))
    cost = f"{asset.cost:,}" if asset.cost else "free"
    if asset.kind == "ship":
        cost = f"{model.content.ships[asset.ship].cost:,}" if asset.ship else cost
    coin = images.icon("credits", m.du(20))
    surface.blit(coin, coin.get_rect(midleft=low.midleft))
    price = pygame.Rect(low.left + m.du(26), low.top, low.width - m.du(26), low.height)
    tone = theme.AMBER if state == "open" else theme.MUTED
    _line(surface, m, "number", cost, tone, price, "market")


def _patrol(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, asset: object) -> None:
    """The patrol that moves when the next card is turned up, and how far."""
    move = getattr(asset, "patrol", None)
    if move is None:
        return
    icon = images.icon(f"patrol_{move.faction}", rect.height)
    surface.blit(icon, icon.get_rect(midleft=rect.midleft))
    words = pygame.Rect(rect.left + rect.height + m.du(4), rect.top, m.du(20), rect.height)
    _line(surface, m, "label", str(move.distance), theme.SOFT, words, "market")


def _gist(surface: pygame.Surface, model: Model, m: Metrics, card: str, rect: pygame.Rect) -> None:
    """The beginning of what a card does, as many lines as there is room for."""
    pitch = m.pitch("tile")
    if rect.height < pitch:
        return
    body = say.card_text(model.content, card).body
    if not body:
        return
    laid = richtext.layout(m, "tile", body[0], rect.width, theme.SOFT)
    lines = rect.height // pitch
    _clipped(surface, laid, pygame.Rect(rect.left, rect.top, rect.width, lines * pitch), "market")


def _clipped(
    surface: pygame.Surface, laid: richtext.RichLayout, rect: pygame.Rect, where: str
) -> None:
    """As many whole lines of a text as fit; the large card has the rest."""
    before = surface.get_clip()
    surface.set_clip(rect.clip(before))
    surface.blit(laid.surface(), rect.topleft)
    surface.set_clip(before)
    ink = pygame.Rect(rect.left, rect.top, laid.width, min(rect.height, laid.height))
    fonts.note(surface, laid.markup, ink, False, where)


def slot_tile(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, slot: Slot, m: Metrics, seat: int
) -> None:
    """An own card in its slot: picture, name, and where it is to go."""
    images.draw_panel(surface, rect, "raised", m.unit)
    asset = model.asset(slot.card) if slot.kind != "secret" else None
    inner = rect.inflate(-2 * m.du(8), -2 * m.du(6))
    ink = KIND_INK.get(asset.kind if asset else "", theme.SOFT)
    own = seat == model.seat
    name = "Secret" if slot.kind == "secret" and not own else model.name(slot.card)
    bar = pygame.Rect(rect.left, rect.top + m.du(8), m.du(4), rect.height - m.du(16))
    pygame.draw.rect(surface, ink, bar, border_radius=m.du(2))
    high = m.pitch("tile_bold")
    lines = min(2, max(1, (inner.height - m.pitch("tile")) // high))
    px = min(m.du(40), inner.height - lines * high - m.du(2))
    y = inner.top
    note = _note(model, slot)
    if px >= m.du(18):
        if asset is not None:
            face = picture_of(model, slot.card, (px, px), ink)
        else:
            face = images.icon("secret", px)
        surface.blit(face, (inner.left, y))
        words = pygame.Rect(inner.left + px + m.du(6), y, inner.width - px - m.du(6), px)
        _line(surface, m, "tile", note, ink, words, "slot")
        y += px + m.du(2)
    laid = richtext.layout(m, "tile_bold", richtext.literal(name), inner.width, theme.INK)
    _clipped(surface, laid, pygame.Rect(inner.left, y, inner.width, lines * high), "slot")


def _note(model: Model, slot: Slot) -> str:
    """One short thing about a card in play: where it goes, or what kind it is."""
    asset = model.asset(slot.card)
    if asset is None or slot.kind == "secret":
        return "Secret"
    me = model.me
    if slot.card in me["captured"]:
        return f"to {model.name(asset.deliver_to)}"
    goal = me["destinations"].get(slot.card) or asset.destination
    if goal == "another_player":
        return "to a player"
    return f"to {model.name(goal)}" if goal else asset.kind.capitalize()


# --- large cards --------------------------------------------------------------------------------


def zoom(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, id: str, m: Metrics,
    section: int = -1,
) -> None:  # fmt: skip
    """Whatever lies at a spot, large: a card with its words, or a place with its facts.

    ``section``: of an encounter card, only that section is shown.
    """
    kind, spot = name
    if kind == "space":
        place = model.game.galaxy(model.state.pieces).spaces[spot]
        art = spot if images.has("planets", spot) else place.kind
        side = min(rect.width - m.du(40), rect.height * 32 // 100)
        shown = images.art("planets", art if images.has("planets", art) else "navpoint",
                           (side, side), "inside")  # fmt: skip
        facts_panel(surface, rect, m, place.label, shown, facts.of_space(model, spot))
        return
    if kind == "patrol":
        side = min(rect.width, rect.height) * 30 // 100
        shown = images.icon(f"patrol_{spot}", side)
        facts_panel(surface, rect, m, f"{spot.capitalize()} patrol", shown,
                    facts.of_patrol(model, spot))  # fmt: skip
        return
    if kind == "place":
        each = model.contact_at(spot)
        known = each["contact"] if each else None
        side = min(rect.width, rect.height) * 36 // 100
        if known and images.has("emblems", known):
            shown = images.emblem(known, side)
        else:
            shown = images.icon(f"class_{each['class']}" if each else "contact", side)
        title = model.content.name(known) if known else "Unknown contact"
        facts_panel(surface, rect, m, title, shown, facts.of_contact(model, spot))
        return
    card_face(surface, rect, model, id, m, section)


def card_face(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics,
    section: int = -1,
) -> None:  # fmt: skip
    """A card large enough to read: band, picture, words, story. The picture gives way."""
    images.draw_panel(surface, rect, "modal", m.unit)
    flipped = any(
        id == each["character"] and each["flipped"] or id == each["ship"] and each["ship_flipped"]
        for each in model.view["players"]
    )
    if section >= 0 and id in model.content.encounter_cards:
        text = say.section_text(model.content, id, section)
    else:
        text = say.card_text(model.content, id, flipped=flipped)
    asset = model.asset(id) if section < 0 else None
    ink = KIND_INK.get(asset.kind if asset else "", theme.TEAL)
    inner = rect.inflate(-2 * m.du(20), -2 * m.du(16))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("heading"))
    if text.cost:
        wide = fonts.measure(m, "number", f"{text.cost:,}")[0]
        coin = images.icon("credits", m.du(24))
        surface.blit(coin, coin.get_rect(midright=(head.right - wide - m.du(8), head.centery)))
        price = pygame.Rect(head.right - wide - 1, head.top, wide + 2, head.height)
        fonts.draw_line(surface, m, "number", f"{text.cost:,}", theme.AMBER, price, "left", "card")
        head.width -= wide + m.du(44)
    laid = richtext.layout(m, "heading", richtext.literal(text.name), head.width, theme.INK)
    if laid.height <= head.height:
        fonts.draw_line(surface, m, "heading", text.name, theme.INK, head, "left", "card")
        y = head.bottom
    else:
        laid.draw(surface, pygame.Rect(head.left, head.top, laid.width, laid.height), "card")
        y = head.top + laid.height
    traits = f"   {' '.join(text.traits)}" if text.traits else ""
    line = richtext.layout(m, "caption", text.kind_line + traits, inner.width, ink)
    line.draw(surface, pygame.Rect(inner.left, y, line.width, line.height), "card")
    y += line.height + m.du(8)
    _words(
        surface, pygame.Rect(inner.left, y, inner.width, inner.bottom - y), model, id, m, text, ink
    )


def _words(
    surface: pygame.Surface, area: pygame.Rect, model: Model, id: str, m: Metrics,
    text: say.CardText, ink: Color,
) -> None:  # fmt: skip
    """The body at the largest style that fits, the picture in what is left above it."""
    body = "\n\n".join(
        (*text.body, *([f"{{muted|{richtext.plain(text.footer)}}}"] if text.footer else []))
    )
    story = richtext.literal(text.story)
    for style, told in (("body", True), ("caption", True), ("caption", False), ("tile", False)):
        laid = richtext.layout(m, style, body, area.width, theme.INK) if body else None
        flavour = (
            richtext.layout(m, "flavour", story, area.width, theme.MUTED)
            if told and story
            else None
        )
        need = (laid.height if laid else 0) + (flavour.height + m.du(14) if flavour else 0)
        if need <= area.height:
            break
    picture = area.height - need - m.du(20)
    y = area.top
    if picture >= m.du(56):
        high = min(picture, m.du(300))
        frame = pygame.Rect(area.left, y, area.width, high)
        images.draw_panel(surface, frame, "sunken", m.unit)
        size = (frame.width - m.du(16), frame.height - m.du(16))
        drawn = picture_of(model, id, size, theme.mix(ink, theme.PANEL, 0.35))
        surface.blit(drawn, drawn.get_rect(center=frame.center))
        y = frame.bottom + m.du(14)
    if laid:
        laid.draw(surface, pygame.Rect(area.left, y, laid.width, max(laid.height, 1)), "card")
        y += laid.height
    if flavour:
        low = pygame.Rect(area.left, area.bottom - flavour.height, flavour.width, flavour.height)
        flavour.draw(surface, low, "card")


def facts_panel(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, title: str, picture: pygame.Surface,
    lines: Sequence[facts.Fact],
) -> None:  # fmt: skip
    """A place or token in words: its picture, its name, and a line for each fact."""
    images.draw_panel(surface, rect, "modal", m.unit)
    inner = rect.inflate(-2 * m.du(20), -2 * m.du(16))
    surface.blit(picture, picture.get_rect(midtop=inner.midtop))
    head = pygame.Rect(inner.left, inner.top + picture.get_height() + m.du(8), inner.width,
                       m.pitch("heading"))  # fmt: skip
    shown = fonts.fit(m, "heading", title, head.width).text
    fonts.draw_line(surface, m, "heading", shown, theme.INK, head, "center", "facts")
    y = head.bottom + m.du(10)
    px = m.du(24)
    for icon, words in lines:
        laid = richtext.layout(m, "caption", richtext.literal(words), inner.width - px - m.du(12))
        if y + laid.height > inner.bottom:
            break
        drawn = images.icon(icon, px)
        surface.blit(drawn, (inner.left, y + (laid.pitch - px) // 2))
        spot = pygame.Rect(inner.left + px + m.du(12), y, laid.width, laid.height)
        laid.draw(surface, spot, "facts")
        y += laid.height + m.du(4)


# --- the player's board -------------------------------------------------------------------------


def character_block(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics, seat: int
) -> None:
    """Face, skills and health of a character."""
    shown = model.view["players"][seat]
    images.draw_panel(surface, rect, "raised", m.unit)
    if not shown["character"]:
        return
    inner = rect.inflate(-2 * m.du(10), -2 * m.du(8))
    px = min(inner.width * (36 if m.compact else 46) // 100, inner.height * 52 // 100)
    face = pygame.Rect(inner.left, inner.top, px, px)
    portrait(surface, face, str(shown["character"]), m)
    values = shown["values"]
    side = pygame.Rect(face.right + m.du(8), inner.top, inner.right - face.right - m.du(8), px)
    skills = [(skill, count) for skill, count in shown["skills"].items() if count]
    pitch = max(m.pitch("tile"), m.du(22))
    for number, (skill, count) in enumerate(skills[: max(1, side.height // pitch)]):
        line = pygame.Rect(side.left, side.top + number * pitch, side.width, pitch)
        words = skill.capitalize() + (" x2" if count > 1 else "")
        _icon_line(surface, m, line, skill, words, theme.SOFT)
    low = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, inner.bottom - face.bottom)
    _bar(surface, m, low, "health", values["health"], shown["damage"]["character"], theme.GOOD)
    fight = pygame.Rect(inner.left, low.top + m.du(30), inner.width, m.pitch("tile"))
    if fight.bottom <= inner.bottom + m.du(4):
        words = f"{values['ground_combat']} ground dice"
        if shown["defeated"]:
            words = "Defeated"
        ink = theme.DANGER if shown["defeated"] else theme.SOFT
        _icon_line(surface, m, fight, "ground_combat", words, ink)


def ship_block(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics, seat: int
) -> None:
    """Picture, name, hull, speed and guns of a ship."""
    shown = model.view["players"][seat]
    images.draw_panel(surface, rect, "raised", m.unit)
    if not shown["ship"]:
        return
    inner = rect.inflate(-2 * m.du(10), -2 * m.du(8))
    values = shown["values"]
    rows = 2 * m.pitch("tile") + m.du(30)
    name = pygame.Rect(inner.left, inner.bottom - rows - m.pitch("tile_bold"), inner.width,
                       m.pitch("tile_bold"))  # fmt: skip
    room = (inner.width, name.top - inner.top)
    if room[1] > m.du(30):
        drawn = images.ship(str(shown["ship"]), room)
        surface.blit(drawn, drawn.get_rect(midtop=inner.midtop))
    _line(surface, m, "tile_bold", model.name(shown["ship"]), theme.INK, name, "ship")
    low = pygame.Rect(inner.left, name.bottom + m.du(2), inner.width, m.du(26))
    _bar(surface, m, low, "hull", values["hull"], shown["damage"]["ship"], theme.TEAL)
    y = low.bottom
    lines = (
        ("hyperdrive", f"{values['hyperdrive']} spaces a move"),
        ("ship_combat", f"{values['ship_combat']} ship dice"),
    )
    for icon, words in lines:
        line = pygame.Rect(inner.left, y, inner.width, m.pitch("tile"))
        _icon_line(surface, m, line, icon, words, theme.SOFT)
        y += m.pitch("tile")


def _bar(
    surface: pygame.Surface, m: Metrics, area: pygame.Rect, icon: str, most: int, damage: int,
    color: Color,
) -> None:  # fmt: skip
    """What is left of health or hull: a segment each, and the figures."""
    px = m.du(22)
    drawn = images.icon(icon, px)
    surface.blit(drawn, area.topleft)
    words = f"{most - damage}/{most}"
    wide = fonts.measure(m, "label", words)[0] + m.du(4)
    bar = pygame.Rect(area.left + px + m.du(8), area.top + m.du(6),
                      area.width - px - m.du(16) - wide, m.du(10))  # fmt: skip
    gap = m.du(3)
    each = (bar.width - gap * (most - 1)) / max(1, most)
    for number in range(most):
        left = bar.left + round(number * (each + gap))
        part = pygame.Rect(left, bar.top, max(2, round(each)), bar.height)
        tone = color if number < most - damage else theme.SUNKEN
        pygame.draw.rect(surface, tone, part, border_radius=m.du(3))
    figures = pygame.Rect(area.right - wide, area.top, wide, px)
    fonts.draw_line(surface, m, "label", words, theme.INK, figures, "right", "board")


def _icon_line(
    surface: pygame.Surface, m: Metrics, rect: pygame.Rect, icon: str, words: str, ink: Color
) -> None:
    px = min(m.du(20), rect.height)
    drawn = images.icon(icon, px)
    surface.blit(drawn, drawn.get_rect(midleft=rect.midleft))
    spot = pygame.Rect(rect.left + px + m.du(6), rect.top, rect.width - px - m.du(6), rect.height)
    _line(surface, m, "tile", words, ink, spot, "board")


def _line(
    surface: pygame.Surface, m: Metrics, style: str, text: str, ink: Color, rect: pygame.Rect,
    where: str,
) -> None:  # fmt: skip
    """A line, shortened where it must be: the large card has it whole."""
    shown = fonts.fit(m, style, text, rect.width).text
    fonts.draw_line(surface, m, style, shown, ink, rect, "left", where)


def portrait(surface: pygame.Surface, rect: pygame.Rect, character: str, m: Metrics) -> None:
    """A character's face in a frame."""
    images.draw_panel(surface, rect, "sunken", m.unit)
    if character and images.has("emblems", character):
        px = min(rect.size) - m.du(6)
        face = images.emblem(character, px)
        surface.blit(face, face.get_rect(center=rect.center))

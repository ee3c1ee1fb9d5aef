"""A card of the market as a tile: one grammar for all of them, whatever they say.

Picture, title on one line, two rows of pills, price bar. Heights depend on the size of the tile
alone, so titles and pills of a row of tiles stand on the same lines. A compact table has strips
with a thumbnail, the name and the price.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from game.client.draw import fonts, icon_hits, images, paper, pills, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import art, faces, tokens
from game.outer_rim.catalog import Asset, Content
from game.table.grammar import counted

PAYS = ("", "now", "goods")
"""how a card can be paid: not now, with the credits at hand, or only by bartering goods"""
BAR, BADGE = 34, 26  # du: the height of the price bar, the width of the patrol's pennant
CONTACTS = theme.rgb("E9DDBE")
"""of the pennant that turns up a contact: no faction's color"""
CLOSED_ALPHA = 110  # opacity of a pill that does nothing for the viewing player
LOW = 44  # du: a picture lower than this has no pennant
ROWS = ((2, 64), (1, 44), (0, 0))
"""rows of pills, and the least height of the picture in du that they must leave"""


@dataclass(frozen=True)
class Parts:
    """The places of the parts of a tile. ``rows`` is the number of rows of pills."""

    picture: pygame.Rect
    title: pygame.Rect
    pills: pygame.Rect
    bar: pygame.Rect
    rows: int


def parts(m: Metrics, size: tuple[int, int]) -> Parts:
    """Return the parts of a tile of a size, relative to its corner."""
    wide, high = size
    line, pad = max(1, m.du(1)), m.du(5)
    bar = pygame.Rect(line, high - line - m.du(BAR), wide - 2 * line, m.du(BAR))
    title_high = max(m.du(26), round(m.px("tile_bold") * 1.35))
    rows, block = 0, 0
    for rows, least in ROWS:
        block = rows * (pills.height(m) + m.du(pills.TIGHT)) + (m.du(3) if rows else 0)
        if bar.top - block - title_high - line >= m.du(least):
            break
    words = pygame.Rect(pad, bar.top - block, wide - 2 * pad, block)
    title = pygame.Rect(pad, words.top - title_high, words.width, title_high)
    picture = pygame.Rect(line, line, wide - 2 * line, title.top - line)
    return Parts(picture, title, words, bar, rows)


def at_hand(content: Content, id: str, size: tuple[int, int], m: Metrics) -> bool:
    """Return True if a card's picture has been painted at the size of its tile."""
    return art.at_hand(art.subject(content, id), parts(m, size).picture.size)


def ahead(content: Content, id: str, size: tuple[int, int], m: Metrics) -> bool:
    """Order a card's picture at the size of its tile; return True once it is painted."""
    return art.ahead(art.subject(content, id), parts(m, size).picture.size)


def draw_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    card_id: str,
    metrics: Metrics,
    *,
    state: str = "normal",
    left: int = 0,
    cost: int | None = None,
    pay: str = "",
    forecast: str = "",
    closed: frozenset[str] = frozenset(),
) -> None:
    """Paint a card of the market, ``state`` as in ``faces.STATES``.

    ``left``: the number of cards in its deck; ``cost``: the current cost if it differs from the
    printed one; ``pay``: how it can be paid, as in ``PAYS``; ``forecast``: the chance of its
    tests, such as ``10 %``; ``closed``: the pills that do nothing for the viewing player.
    """

    def paint(sheet: Paper) -> None:
        _paint(sheet, content, card_id, state, left, (cost, pay), forecast, closed)

    key = ("card", card_id, state, left, cost, pay, forecast, closed)
    paper.show(surface, rect, metrics, key, paint, "market")


def _paint(
    sheet: Paper, content: Content, id: str, state: str, left: int, price: tuple[int | None, str],
    forecast: str, closed: frozenset[str],
) -> None:  # fmt: skip
    m, rect = sheet.m, sheet.rect
    radius, line = m.du(9), max(1, m.du(1))
    shown = art.subject(content, id)
    accent = art.kind_light(shown.kind)
    faces.ground(sheet, rect, accent, state, radius)
    asset, at = content.assets[id], parts(m, rect.size)
    faces.paint_picture(sheet, at.picture, shown, radius - line)
    traits(sheet, asset, at.picture)
    if at.picture.height >= m.du(LOW):
        side = m.du(24)
        corner = pygame.Rect(
            at.picture.right - m.du(4) - side, at.picture.top + m.du(4), side, side
        )
        _class_of_target(sheet, content, asset, corner)
    if at.picture.height >= m.du(LOW):
        if asset.patrol is not None:
            _pennant(sheet, asset.patrol, at.picture)
        if asset.reveal is not None:
            _eye(sheet, asset.reveal, at.picture, asset.patrol is not None)
    sheet.title("tile_bold", asset.name, theme.INK, at.title)
    _pills(sheet, faces.pills_of(content, id), at, forecast, closed)
    _bar(sheet, at.bar, accent, radius - line)
    ends = at.bar.inflate(-2 * m.du(7), 0)
    if left:
        ends.width -= _count_left(sheet, left, asset.deck or faces.kind_icon(content, id), ends)
    cost, pay = price
    asked = asset.cost if cost is None else cost
    hint = _hint(asked, asset.cost, pay) or _pays(content, id)
    _price(sheet, ends, asked, asset.cost, state, pay, hint)
    faces.finish(sheet, state, radius, at.picture)


CONDITION = "? "
"""in a pill behind what it takes"""
CLOSED = "**Not for you**: you have nothing of what it takes"
ON_CONDITION = "**Only on a condition**, which is on the card"


def _pills(sheet: Paper, told: Any, at: Parts, forecast: str, closed: frozenset[str]) -> None:
    """Paint the pills; a chance stands with what is tested, or beside the strength of an enemy.
    Those that do nothing for the viewing player are dim and crossed out."""
    m = sheet.m
    upper = list(told.upper)
    if forecast and upper and not upper[0][-1].isdigit():
        upper[0] = f"{upper[0]} {forecast}"
    elif forecast:
        upper.insert(1, f"{{icon:dice}} {forecast}")
    placed, dots = pills.arrange(m, (upper, told.lower), at.pills.width, at.rows)
    for each in placed:
        spot = each.rect.move(at.pills.topleft)
        drawn = pills.picture(m, each.markup)
        if each.markup in closed:
            drawn = drawn.copy()
            drawn.set_alpha(CLOSED_ALPHA)
        sheet.surface.blit(drawn, spot)
        if each.markup in closed:
            ends = spot.inflate(-m.du(6), 0)
            line = max(2, m.du(2))
            pygame.draw.line(sheet.surface, theme.DANGER, ends.midleft, ends.midright, line)
        if CONDITION in each.markup:
            told_ = CLOSED if each.markup in closed else ON_CONDITION
            sheet.signs.append((spot, icon_hits.stand_in(told_)))
        sheet.notes.append((each.markup, spot, False))
        figures = each.markup.partition("} ")[2]
        if "/" in figures:
            sheet.signs.append((spot, icon_hits.stand_in(f"**{figures}**: eliminated / captured")))
        sheet.signs += pills.icons(m, pills.Placed(each.markup, spot))
    if dots and at.rows:
        spot = dots.move(at.pills.topleft)
        pills.draw_dots(sheet.surface, m, spot)
        sheet.signs.append((spot, icon_hits.stand_in("More on the card")))


def traits(sheet: Paper, asset: Asset, picture: pygame.Rect) -> None:
    """Paint icons of a card's traits in the upper right corner of the picture."""
    m = sheet.m
    px = min(m.du(18), picture.height - m.du(8))
    if px < 12:
        return
    for rect, trait in zip(trait_spots(m, asset, picture), marks_of(asset), strict=True):
        edge = theme.DANGER if trait == "illegal" else theme.EDGE_HOT
        sheet.pill(rect, (*theme.DEEP, 205), theme.mix(edge, theme.DEEP, 0.3))
        sheet.icon(faces.TRAIT_ICONS[trait], px, rect.center)


def _class_of_target(sheet: Paper, content: Content, asset: Asset, spot: pygame.Rect) -> None:
    """Paint the class of the contact that a bounty is on."""
    token = content.contacts.get(asset.target) if asset.kind == "bounty" else None
    if token is None:
        return
    kind, m = token.contact_class, sheet.m
    color = tokens.CLASS_COLORS[kind]
    sheet.pill(spot, (*theme.DEEP, 205), theme.mix(color, theme.DEEP, 0.3))
    sheet.icon(f"class_{kind}", spot.height - m.du(6), spot.center, color)
    sheet.signs.append((spot, icon_hits.stand_in(f"The target is a **{kind} contact**")))


def marks_of(asset: Asset) -> tuple[str, ...]:
    """Return the traits of a card, and ``two_ends`` if it can be rotated."""
    return (*asset.traits, "two_ends") if asset.other else asset.traits


def trait_spots(m: Metrics, asset: Asset, picture: pygame.Rect) -> list[pygame.Rect]:
    """Return the places of the icons of a card's traits and of its two ends."""
    side = min(m.du(18), picture.height - m.du(8)) + m.du(6)
    x, made = picture.right - m.du(4), list[pygame.Rect]()
    for _ in marks_of(asset):
        made.append(pygame.Rect(x - side, picture.top + m.du(4), side, side))
        x -= side + m.du(3)
    return made


# --- the patrol's pennant -------------------------------------------------------------------------


def pennant_spot(m: Metrics, picture: pygame.Rect) -> pygame.Rect:
    """Return the place of the patrol's pennant: on the left frame, below its upper corner."""
    high = min(m.du(54), picture.height - m.du(8))
    return pygame.Rect(0, picture.top + m.du(10), m.du(BADGE), high)


def _pennant(sheet: Paper, move: Any, picture: pygame.Rect) -> None:
    """Paint the patrol that the card moves when it is revealed, and by how many spaces."""
    m, spot = sheet.m, pennant_spot(sheet.m, picture)
    look = theme.MARKS[move.faction]
    sheet.surface.blit(_cloth(spot.size, look.color), spot)
    px = m.du(20)
    sheet.icon(f"patrol_{move.faction}", px, (spot.centerx, spot.top + m.du(4) + px // 2))
    words = pygame.Rect(spot.left, spot.top + px + m.du(3), spot.width, m.px("key"))
    sheet.line("key", str(move.distance), look.color, words, "center")


def eye_spot(m: Metrics, picture: pygame.Rect, beside: bool) -> pygame.Rect:
    """Return the place of the pennant with the reveal contact icon, ``beside`` a patrol's."""
    spot = pennant_spot(m, picture)
    return spot.move(spot.width + m.du(3), 0) if beside else spot


def _eye(sheet: Paper, people: tuple[int, int], picture: pygame.Rect, beside: bool) -> None:
    """Paint the icon that turns up a contact, and the numbers of players for which it does
    (UB-115)."""
    m, spot = sheet.m, eye_spot(sheet.m, picture, beside)
    sheet.surface.blit(_cloth(spot.size, CONTACTS), spot)
    px = m.du(20)
    sheet.icon("reveal_contact", px, (spot.centerx, spot.top + m.du(4) + px // 2), CONTACTS)
    words = pygame.Rect(spot.left, spot.top + px + m.du(3), spot.width, m.px("key"))
    least, most = people
    sheet.line("key", f"{least}-{most}" if most > least else str(least), CONTACTS, words, "center")
    told = f"**Reveals a contact** on your planet in games of {least} to {most}"
    sheet.signs.append((spot, icon_hits.stand_in(told)))


def _cloth(size: tuple[int, int], color: Color) -> pygame.Surface:
    """Return a pennant that hangs from its upper edge and ends in a point; cached."""
    key = ("pennant", size, color)
    if (known := images.lookup(key)) is not None:
        return known
    big = pygame.Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    wide, high = big.get_size()
    for inset, tone in ((0, theme.mix(color, theme.DEEP, 0.3)), (5, theme.DEEP)):
        points = [
            (0, inset), (wide - inset, inset), (wide - inset, high - wide // 3 - inset),
            (wide // 2, high - 2 * inset), (0, high - wide // 3 - inset),
        ]  # fmt: skip
        pygame.draw.polygon(big, (*tone, 235), points)
    return images.keep(key, images.ready(pygame.transform.smoothscale(big, size)))


# --- price bar ------------------------------------------------------------------------------------


def _bar(sheet: Paper, bar: pygame.Rect, accent: Color, radius: int) -> None:
    """Paint the ground of the price bar, with a tenth of the kind's color."""
    made = pygame.Surface((bar.width, bar.height + radius), pygame.SRCALPHA)
    made.fill(theme.mix(theme.PANEL, accent, 0.1))
    images.round_off(made, radius)
    sheet.surface.blit(made, bar, (0, radius, bar.width, bar.height))
    edge = theme.mix(theme.HAIRLINE, accent, 0.25)
    pygame.draw.line(sheet.surface, edge, bar.topleft, (bar.right - 1, bar.top))


def _count_left(sheet: Paper, left: int, deck: str, bar: pygame.Rect) -> int:
    """Paint the number of cards in the deck at the right end; return the width that it takes."""
    m = sheet.m
    wide = fonts.measure(m, "tile", str(left))[0] + 2
    spot = pygame.Rect(bar.right - wide, bar.top, wide, bar.height)
    sheet.line("tile", str(left), theme.MUTED, spot, "right")
    px = m.du(18)
    sheet.icon(deck, px, (spot.left - m.du(4) - px // 2, bar.centery))
    words = counted(left, "card")
    sheet.signs.append(
        (spot.inflate(m.du(6), 0), icon_hits.stand_in(f"**{words}** left in this deck"))
    )
    return wide + m.du(10) + px


def _price(
    sheet: Paper, bar: pygame.Rect, cost: int, printed: int, state: str, pay: str, hint: str
) -> None:
    """Paint the price: amber where it can be paid now, with a mark where goods must help."""
    m, px = sheet.m, price_icon(sheet.m)
    color = theme.AMBER if pay else theme.GOLD
    if state == "unaffordable":
        color = theme.DANGER
    elif cost < printed and not pay:
        color = theme.GOOD
    words = f"{cost:,}" if cost else "Free"
    small = fonts.fit(m, "number", "20,000", bar.width - px - m.du(5)).overflow
    style = "tile_bold" if small else "number"
    wide = fonts.measure(m, style, words)[0] + 2
    both = px + m.du(5) + wide + m.du(6)
    more = fonts.measure(m, "tile", hint)[0] + 2 if hint else 0
    if both + more > bar.width and hint == TRADED:
        hint = TRADED.removeprefix("after ")
        more = fonts.measure(m, "tile", hint)[0] + 2
    if pay != "goods" and both + more > bar.width:
        hint = ""
    x = bar.left
    if both + more <= bar.width or not hint:
        sheet.icon("credits", px, (x + px // 2, bar.centery))
        x += px + m.du(5)
    sheet.line(style, words, color, pygame.Rect(x, bar.top, min(wide, bar.right - x), bar.height))
    x += wide + m.du(6)
    if hint and x + more <= bar.right:
        sheet.line("tile", hint, theme.SOFT, pygame.Rect(x, bar.top, more, bar.height))
    elif pay == "goods":
        sheet.icon("rotate", px, (min(x + px // 2, bar.right - px // 2), bar.centery))


TRADED = "after trade-in"


def _hint(cost: int, printed: int, pay: str) -> str:
    """Return the words beside a price: what else pays, or why it is not the printed one."""
    if pay == "goods":
        return "with goods"
    return TRADED if cost < printed else ""


def _pays(content: Content, id: str) -> str:
    """Return what a free bounty or job pays, so that "Free" does not look like all of it."""
    if content.assets[id].kind not in ("bounty", "job"):
        return ""
    sign = "{icon:credits} "
    found = (each for each in faces.pills_of(content, id).all if each.startswith(sign))
    figure = next(found, "").removeprefix(sign)
    return f"pays {figure}" if figure else ""


def price_icon(m: Metrics) -> int:
    """Return the size of the icon beside a price."""
    return m.du(22)


# --- strip ----------------------------------------------------------------------------------------


def draw_strip(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    card_id: str,
    metrics: Metrics,
    *,
    state: str = "normal",
    pay: str = "",
    left: int = 0,
    cost: int | None = None,
) -> None:
    """Paint a card of the market in a strip: thumbnail, name, price."""

    def paint(sheet: Paper) -> None:
        _paint_strip(sheet, content, card_id, state, left, (cost, pay))

    key = ("market strip", card_id, state, pay, left, cost)
    paper.show(surface, rect, metrics, key, paint, "market")


def _paint_strip(
    sheet: Paper, content: Content, id: str, state: str, left: int, price: tuple[int | None, str]
) -> None:
    m, rect, asset = sheet.m, sheet.rect, content.assets[id]
    lower_price, pay = price
    asked = asset.cost if lower_price is None else lower_price
    shown = art.subject(content, id)
    accent = art.kind_light(shown.kind)
    radius = m.du(7)
    faces.ground(sheet, rect, accent, state, radius)
    side = min(m.du(36), rect.height - 2 * m.du(4))
    thumb = pygame.Rect(m.du(5), (rect.height - side) // 2, side, side)
    sheet.surface.blit(_thumbnail(shown, side, m.du(5)), thumb)
    x = thumb.right + m.du(7)
    words = pygame.Rect(x, rect.top + m.du(2), rect.right - m.du(7) - x, 0)
    words.height = (rect.height - m.du(4)) // 2
    ink = theme.INK if state != "dim" else theme.MUTED
    lower = words.move(0, words.height)
    mark = pygame.Rect(0, 0, m.du(20), m.du(20))
    mark.bottomright = thumb.right + m.du(2), thumb.bottom + m.du(2)
    _class_of_target(sheet, content, asset, mark)
    sheet.title("tile_bold", asset.name, ink, words)
    if left:
        lower.width -= _count_left(sheet, left, asset.deck or faces.kind_icon(content, id), lower)
    cost = f"{asked:,}" if asked else "Free"
    color = theme.AMBER if pay else theme.GOLD
    ink_at = sheet.line("tile_bold", cost, color, lower)
    hint = pygame.Rect(ink_at.right + m.du(6), lower.top, 0, lower.height)
    hint.width = lower.right - hint.left
    told = _hint(asked, asset.cost, pay) or _pays(content, id)
    if told and not fonts.fit(m, "tile", told, hint.width).overflow:
        sheet.line("tile", told, theme.SOFT, hint)
    faces.finish(sheet, state, radius, thumb)


def _thumbnail(shown: art.Subject, side: int, radius: int) -> pygame.Surface:
    """Return the middle of a card's picture, where its subject is."""
    key = ("thumbnail", shown, side, radius)
    if (known := images.lookup(key)) is not None:
        return known
    whole = art.draw(shown, (side * 2, side * 8 // 5))
    spot = pygame.Rect((whole.get_width() - side) // 2, side // 4, side, side)
    return images.keep(key, images.ready(images.cut(whole.subsurface(spot), radius)))

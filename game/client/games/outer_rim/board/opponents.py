"""The other players at a glance: fame, credits, place, health and reputation, without a click."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.client.draw import fonts, icon_hits, images, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts as ambitions
from game.client.games.outer_rim.ambitions import line as sockets
from game.client.games.outer_rim.board.layout import Regions, chip_size
from game.client.games.outer_rim.cards import boards, chips, tokens
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.facts.forecast import Forecast, forecasts
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.layout import is_folded, row
from game.client.tabletop.kit.marks import draw_mark
from game.outer_rim.cards.effects.language import FACTIONS
from game.table.grammar import counted

LEVEL_ICON = {"positive": "up", "neutral": "", "negative": "down"}
LEVEL_INK = {"positive": "good", "neutral": "muted", "negative": "danger"}


def deal_side(m: Metrics) -> int:
    """Return the side in pixels of the button that opens a deal, in the corner of a panel."""
    return m.pick(44, 36)


def others(model: Model) -> list[int]:
    """Return the other seats, in turn order from the viewing one."""
    count = len(model.kinds)
    return [(model.seat + step) % count for step in range(1, count)]


def panels(model: Model, m: Metrics, area: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
    """Return the panel of each opponent: a column of chips or, where regions take turns, a row."""
    seats = others(model)
    if is_folded(m):
        inner = Room(area).inset(m.du(8))
        inner.height = min(inner.height, m.du(208))
        return list(zip(seats, inner.columns(3, m.du(8))[: len(seats)], strict=True))
    width, height = chip_size(m)
    width += max((_free(model, m, seat) for seat in seats), default=0)
    column = Room(area.topleft, (width, area.height))
    return [(seat, column.north(height, m.du(8))) for seat in seats]


def _free(model: Model, m: Metrics, seat: int) -> int:
    """Return the room on a chip for the button that opens a deal."""
    return deal_side(m) if model.kinds[seat] != "deck" else 0


def visible_panels(
    model: Model, m: Metrics, areas: Regions, drawer: bool
) -> list[tuple[int, pygame.Rect]]:
    """Return the panels that are on view; chips are over the map, not over the market on it."""
    chips_hidden = bool(areas.over) and drawer
    if chips_hidden or not areas.shows("opponents"):
        return []
    return panels(model, m, areas.opponents)


def draw(surface: pygame.Surface, model: Model, m: Metrics, area: pygame.Rect) -> None:
    """Paint the chips over the map, or the panels where regions take turns."""
    whole = is_folded(m)
    if whole:
        images.draw_panel(surface, area, "flat", m.unit)
    for seat, rect in panels(model, m, area):
        player = model.view["players"][seat]
        leads = forecast.leads(model, seat)
        if whole:
            images.draw_panel(surface, rect, "raised", m.unit)
            _panel(surface, model, m, rect, seat, player, leads)
            continue
        free = _free(model, m, seat)
        seen = forecasts(model)[seat]
        facts = chips.Facts(model.player_name(seat), _place(model, player), player["fame_goal"],
                            leads, free, seen.threat, seen.near)  # fmt: skip
        chips.draw(surface, rect, player, m, facts)
        face = chips.face_at(m, rect)
        sockets.pips(surface, m, ambitions.marks(model, seat), face)


def _panel(
    surface: pygame.Surface, model: Model, m: Metrics, rect: pygame.Rect, seat: int,
    shown: dict[str, Any], leads: bool,
) -> None:  # fmt: skip
    room, px = Room(rect).inset(m.du(14), m.du(10)), m.du(64)
    words = room.north(px, m.du(8))
    portrait = words.west(px, m.du(12))
    boards.portrait(surface, portrait, str(shown["character"] or ""), m, seat)
    sockets.pips(surface, m, ambitions.marks(model, seat), portrait)
    name, fame = words.north(m.pitch("body_bold")), words.north(m.pitch("fame"))
    draw_mark(surface, m, seat, (name.left + m.du(7), name.centery), m.du(7))
    name.west(m.du(20))
    if model.kinds[seat] != "deck":
        name.width -= deal_side(m) - m.du(10)  # the button for deals
    title = model.player_name(seat)
    roomy = fonts.measure(m, "body_bold", title)[0] <= name.width
    _line(surface, m, "body_bold" if roomy else "tile_bold", title, theme.INK, name)
    ink = theme.GOLD if leads else theme.INK
    ink = theme.DANGER if forecasts(model)[seat].near else ink
    used = _pair(surface, m, "fame", f"{shown['fame']} / {shown['fame_goal']}", fame, "fame", ink)
    if leads:
        fame.west(used, m.du(10))
        _line(surface, m, "tile", "leads", theme.GOLD, fame)
    height = m.pitch("tile") + m.du(2)
    for left, right in _facts(model, seat, shown):
        line = room.north(height)
        half = line.columns(2, m.du(8)) if right[1] else [line, line]
        _pair(surface, m, "tile", left[1], half[0], left[0], theme.SOFT)
        if right[1]:
            _pair(surface, m, "tile", right[1], half[1], right[0], theme.SOFT)
    line = room.north(height)
    _forecast(surface, m, line, forecasts(model)[seat])
    px = min(m.du(22), height)
    for place, owner in enumerate(shown["debts"], 1):  # at the end of the line of the forecast
        drawn = tokens.debt(owner, px)
        middle = (line.right - place * px + px // 2, line.centery)
        surface.blit(drawn, drawn.get_rect(center=middle))
    _marks(surface, m, room, shown)


def tip(model: Model, seat: int) -> str:
    """Return everything else about a player, as markup for a chip's tooltip."""
    player = model.view["players"][seat]
    level = {faction: player["reputation"][faction] for faction in FACTIONS}
    standing = [f"{theme.MARKS[each].word} {level[each]}" for each in FACTIONS
                if level[each] != "neutral"]  # fmt: skip
    lines = [
        forecast.tip(model, seat),
        f"Health {_leftover(player, 'health', 'character')}, "
        f"hull {_leftover(player, 'hull', 'ship')}, {counted(len(player['cards']), 'card')}.",
        f"Reputation: {', '.join(standing)}." if standing else "All reputations are neutral.",
        *(debt_words(model, seat, owner) for owner in player["debts"]),
        *filter(None, [ambitions.tip(model, seat)]),
    ]
    return "\n".join(lines)


def debt_words(model: Model, holder: int, owner: int) -> str:
    """Return what a debt token means for the player who holds it, as markup."""
    name = literal(model.player_name(owner))
    if holder == owner:
        return f"{name}'s own debt token: its next holder can call in one favor."
    if holder == model.seat:
        return f"{name} owes you one favor, and cannot refuse."
    owes = "You owe" if owner == model.seat else f"{name} owes"
    return f"{owes} {literal(model.player_name(holder))} one favor."


def _forecast(surface: pygame.Surface, m: Metrics, line: pygame.Rect, found: Forecast) -> None:
    """Paint the turns to win at the present pace, if any, or that the next turn can win."""
    icon, ink = ("warning", theme.DANGER) if found.threat else ("goal", theme.SOFT)
    if found.line:
        _pair(surface, m, "tile", found.line, line, icon, ink)


def _facts(model: Model, seat: int, shown: dict[str, Any]) -> list[tuple[tuple[str, str], ...]]:
    health, hull = _leftover(shown, "health", "character"), _leftover(shown, "hull", "ship")
    space = _place(model, shown)
    if shown["defeated"]:
        space += ", defeated"
    return [
        (("credits", f"{shown['credits']:,}"), ("hand", counted(len(shown["cards"]), "card"))),
        (("planet", space), ("", "")),
        (("health", health), ("hull", hull)),
    ]


def _leftover(shown: Mapping[str, Any], value: str, which: str) -> str:
    most = int(shown.get("values", {}).get(value, 0))
    return f"{max(0, most - int(shown['damage'][which]))} of {most}"


def _place(model: Model, shown: dict[str, Any]) -> str:
    return model.name(shown["space"]) if shown["space"] else "not on the map"


def _marks(surface: pygame.Surface, m: Metrics, area: pygame.Rect, shown: dict[str, Any]) -> None:
    """Paint the four reputations: icon, and an arrow up or down."""
    for faction, part in zip(FACTIONS, row(area, 4, m.du(4)), strict=True):
        level = shown["reputation"][faction]
        px = min(m.du(22), part.height)
        icon_hits.draw(surface, faction, px, midleft=part.midleft)
        sign = LEVEL_ICON[level]
        spot = (part.left + px + m.du(12), part.centery)
        if sign:
            arrow = images.icon(sign, m.du(18), theme.COLORS[LEVEL_INK[level]])
            surface.blit(arrow, arrow.get_rect(center=spot))
        else:
            pygame.draw.circle(surface, theme.MUTED, spot, m.du(3))


def _line(
    surface: pygame.Surface, m: Metrics, style: str, text: str, ink: theme.Color, rect: pygame.Rect
) -> int:
    fit = fonts.fit(m, style, text, rect.width)
    fonts.draw_line(surface, m, style, fit.text, ink, rect, "left", "opponents")
    return fit.width


def _pair(
    surface: pygame.Surface, m: Metrics, style: str, text: str, rect: pygame.Rect, icon: str,
    ink: theme.Color,
) -> int:  # fmt: skip
    """Paint an icon and words; return the width used in pixels."""
    px = min(m.px(style) + m.du(4), rect.height)
    icon_hits.draw(surface, icon, px, midleft=rect.midleft)
    spot = pygame.Rect(rect.left + px + m.du(6), rect.top, rect.width - px - m.du(6), rect.height)
    return px + m.du(6) + _line(surface, m, style, text, ink, spot)

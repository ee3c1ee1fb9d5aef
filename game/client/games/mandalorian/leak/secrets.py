"""The Leak on the table: the mat of the Jammer, the plate that shows the own secrets while it is
held, and the pages of role cards and votes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.cards import faces, sheets
from game.client.games.mandalorian.cards.plates import INK, figure, ground, lettering
from game.client.games.mandalorian.identity.identity import (
    LAVA,
    SAND,
    STEEL,
)
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.pages.results import Line, Page
from game.mandalorian import events as e
from game.mandalorian.names import CLIENT, CREW
from game.mandalorian.text import leak
from game.table.events import Event
from game.table.grammar import counted, listed

ICONS = {CLIENT: "ma_client", CREW: "ma_crew"}
"""the sign of each role card"""
RULE = "Each turn ends with a card from hand in here. After a round the strengths are read."


def color_of(role: str) -> Color:
    """Return the color of a role card."""
    return LAVA if role == CLIENT else SAND


def draw_role(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, model: Model, role: str
) -> None:
    """Draw a role card, "" for its back; all have as many lines and look alike from afar."""
    if not role:
        surface.blit(faces.back(rect.size, m, "role"), rect)
        return
    card = model.content.components[role]
    lines: list[sheets.Line] = [("body", literal(each), theme.SOFT) for each in card.lines]
    lines.append(("flavour", literal(card.story), theme.GOLD))
    px = min(rect.width, rect.height) * 3 // 10
    picture = images.icon(ICONS[role], px)
    sheets.sheet(surface, rect, m, card.name, color_of(role), lines, picture)


def draw_role_small(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, role: str, name: str
) -> None:
    """Draw a role card that is too small to read: its sign and its name."""
    surface.blit(ground(rect.size, color_of(role), m.du(8)), rect)
    pad = m.du(6)
    band = pygame.Rect(rect.left + pad, 0, rect.width - 2 * pad, m.pitch("tile_bold"))
    band.bottom = rect.bottom - pad
    px = min(rect.width - 2 * pad, band.top - rect.top - 2 * pad)
    icon = images.icon(ICONS[role], px)
    surface.blit(icon, icon.get_rect(midtop=(rect.centerx, rect.top + pad)))
    told = fonts.fit(m, "tile_bold", name, band.width).text
    fonts.draw_line(surface, m, "tile_bold", told, INK, band, "center", "role")


# --- the Jammer -----------------------------------------------------------------------------------


def draw_mat(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the mat: the cards in it as backs, and the sum of the last reading."""
    surface.blit(ground(rect.size, STEEL, m.du(8)), rect)
    inner = rect.inflate(-2 * m.du(8), -2 * m.du(5))
    head = pygame.Rect(inner.left, inner.top, inner.width, max(m.pitch("tile_bold"), m.du(26)))
    px = m.du(26)
    icon = images.icon("ma_jammer", px)
    surface.blit(icon, icon.get_rect(midleft=head.midleft))
    words = pygame.Rect(head.left + px + m.du(8), head.top, 0, head.height)
    words.width = head.right - words.left
    fonts.draw_line(surface, m, "tile_bold", "Jammer", theme.INK, words, "left", "jammer")
    body = pygame.Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
    high = min(body.height - m.du(4), m.du(54))
    size = (round(high * faces.ASPECT), high)
    left = body.left
    for _ in model.leak["jammed"]:
        back = faces.back(size, m, "skill")
        surface.blit(back, back.get_rect(midleft=(left, body.centery)))
        left += size[0] + m.du(4)
    readings = model.leak["readings"]
    if not readings:
        return
    last = readings[-1]["total"]
    told = figure(str(last), min(body.height, m.pick(40, 32)), sum_color(model, last))
    surface.blit(told, told.get_rect(midright=(body.right, body.centery)))


def sum_color(model: Model, total: int) -> Color:
    """Return the color of a sum: of one that lets a message out, of one that costs a marker."""
    sums = sums_of(model)
    if total <= sums[1]:
        return theme.DANGER
    return theme.GOLD if total <= sums[0] else theme.SOFT


def sums_of(model: Model) -> tuple[int, int]:
    """Return the sums up to which a message gets out, and up to which it costs a marker."""
    way = model.play.way
    found = way.sums_of(len(model.kinds)) if way is not None else None
    return (found.through, found.marker) if found is not None else (0, 0)


def mat_lines(model: Model) -> list[sheets.Line]:
    """Return the words of the Jammer: what it is for, who has put a card in, and all readings."""
    through, marker = sums_of(model)
    play = model.play
    put = [model.player_name(seat) for seat in model.leak["jammed"]]
    lines: list[sheets.Line] = [
        ("body", RULE, theme.MUTED),
        ("body", f"**{through} or less**: the lowest slot is disrupted. **{marker} or less**: also "
                 "1 marker.", theme.SOFT),
    ]  # fmt: skip
    if put:
        lines.append(("body", literal(f"In it now: {counted(len(put), 'card')}."), theme.INK))
    lines += [("body", each, theme.INK) for each in leak.readings(play, model.leak)]
    if not model.leak["readings"]:
        lines.append(("body", "It has not been read yet.", theme.MUTED))
    return lines


# --- the plate that shows secrets -----------------------------------------------------------------


def draw_plate(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the plate at the left of the hand: an eye with its key, or the own role card."""
    role = model.leak["role"]
    if role and not model.covered and not model.shown:
        name = model.content.name(role)
        draw_role_small(surface, rect, m, role, name)
        return
    surface.blit(ground(rect.size, STEEL, m.du(8)), rect)
    lines = ("Hold to see", "hand and role")
    inner = rect.inflate(-2 * m.du(6), -2 * m.du(8))
    foot = inner.bottom
    for words in reversed(lines):
        style = lettering(m, words, inner.width, "tile_bold", "tile")
        band = pygame.Rect(inner.left, foot - m.pitch(style), inner.width, m.pitch(style))
        told = fonts.fit(m, style, words, inner.width).text
        fonts.draw_line(surface, m, style, told, theme.SOFT, band, "center", "peek")
        foot = band.top
    px = min(inner.width, foot - inner.top - m.du(4), m.du(72))
    icon = images.icon("eye", max(12, px), theme.INK)
    surface.blit(icon, icon.get_rect(center=(inner.centerx, (inner.top + foot) // 2)))


# --- pages ----------------------------------------------------------------------------------------


def role_words(model: Model, turned: bool) -> str:
    """Return the words of the page of the own role card."""
    if not turned:
        return "Only you should look now. Turn the card when no one else can see the screen."
    card = model.content.components[model.leak["role"]]
    return "\n\n".join((f"**{literal(card.name)}**", *map(literal, card.lines)))


def vote_words(model: Model) -> str:
    """Return what everybody has to go by: the readings, and what the vote can bring."""
    play = model.play
    told = [*map(literal, role_names(model)), *leak.readings(play, model.leak)]
    after = "Your choice stays hidden until all have chosen."
    if play.person is not None:
        after = "The role card of the one you name is turned up."
    return "\n\n".join((*told, after))


def role_names(model: Model) -> Sequence[str]:
    """Return the roles that lie open, "Kuiil: Crew"."""
    return [
        f"{model.player_name(int(seat))}: {model.content.name(role)}"
        for seat, role in model.leak["roles"].items()
    ]


def pages(model: Model, events: Sequence[Event]) -> list[Page]:
    """Return a page for the reading of the Jammer and for a vote among these events, with all that
    came of it: everybody at the screen looks at it together."""
    found: list[Page] = []
    for at, each in enumerate(events):
        if isinstance(each, e.JammerRead):
            numbers = listed([f"**{n}**" for n in each.strengths])
            through, marker = sums_of(model)
            left = literal(model.player_name(each.out))
            lines = [
                Line(f"Strengths {numbers}: **{each.total}** in all, without the card of {left}."),
                Line(f"{{muted|{through} or less: a message gets out. {marker} or less: also a "
                     "marker.}"),
            ]  # fmt: skip
            after = _told(model, events[at + 1 :], (e.MessageOut, e.MarkersAdded, e.SlotDisrupted))
            rest = after or [Line("The Jammer holds.")]
            found.append(Page(f"The Jammer, round {each.round}", lines=[*lines, *rest]))
        elif isinstance(each, e.VotesShown):
            lines = [
                Line(f"**{literal(model.player_name(seat))}** names "
                     f"{'no one' if n < 0 else literal(model.player_name(n))}.")
                for seat, n in enumerate(each.votes)
            ]  # fmt: skip
            after = _told(model, events[at + 1 :], (e.RoleTurned, e.MarkersAdded))
            found.append(Page("The vote", lines=[*lines, *after]))
        elif isinstance(each, e.RoleTurned) and model.play.person is not None:
            after = _told(model, events[at:], (e.RoleTurned, e.MarkersAdded))
            found.append(Page("The role card", lines=after))
    return found


def _told(model: Model, events: Sequence[Event], kinds: tuple[type[Event], ...]) -> list[Line]:
    """Return the lines of the events of some kinds."""
    return [Line(literal(model.tell(each))) for each in events if isinstance(each, kinds)]

"""The mission on the table: goal with its boxes, crisis track, and the back of the next event."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board.forecast import CLASSES, forecast
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.cards.plates import figure, lettering
from game.client.games.mandalorian.identity.identity import HEAD, LAVA, NAME, SAND, SLATE, STEEL
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.spot_layout import forecast_rect, hint_rect
from game.mandalorian.cards import effects as x
from game.mandalorian.cards.models import Goal
from game.mandalorian.text import challenges, missions, names
from game.table.grammar import capital

DEED_ICONS: dict[type[x.Model], str] = {
    x.Spawn: "ma_spawn", x.Disrupt: "ma_disrupt", x.Enter: "ma_threat", x.Hunt: "ma_attack",
    x.Retreat: "ma_move", x.Snatch: "ma_child",
}  # fmt: skip


def goals(model: Model) -> list[tuple[str, bool]]:
    """Return the parts of the objective in words, with whether each is so now."""
    wanted, content = model.mission.goal, model.content
    load = [missions.burden(content, wanted.carries)] if wanted.carries else []
    load += ["The Child"] if wanted.child else []
    words = {
        "carries": f"A character has {load[0]}" if wanted.carries else "",
        "child": "A character carries The Child",
        "there": f"{capital(' and '.join(load))} {_place(model, wanted.there)}",
        "all_in": f"Everyone {_place(model, wanted.all_in)}",
        "defeated": _down_words(model, wanted) if wanted.defeated else "",
    }
    return [(words[part], done) for part, done in model.view["goal"].items()]


def _down_words(model: Model, wanted: Goal) -> str:
    """Return "Moff Gideon is down", or how many of several are."""
    name = model.content.name(wanted.defeated or "")
    if wanted.times == 1:
        return f"{capital(missions.hunted(model.content, wanted))} is down"
    off = [*model.view["gone"], *model.view["beaten"]]
    return f"{name}s down: {off.count(wanted.defeated)} of {wanted.times}"


def _place(model: Model, where: str | int | None) -> str:
    """Return "in the Landing Slope"."""
    space = model.map.numbered(where) if isinstance(where, int) else model.map.start
    return f"{names.place(model.play, space):in}"


def goal(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the name of the mission, and its goal with a box for each part."""
    parts = goals(model)
    head = pygame.Rect(rect.left, rect.top, rect.width, min(m.pitch(NAME), rect.height // 3))
    if model.mission.intro:
        film = images.icon("film", head.height * 4 // 5, theme.mix(SLATE, SAND, 0.7))
        surface.blit(film, film.get_rect(midright=head.midright))
        head.width -= head.height + m.du(4)
    title = model.mission.name
    fonts.draw_line(
        surface,
        m,
        lettering(m, title, head.width, HEAD, NAME),
        title,
        theme.mix(SAND, theme.INK, 0.3),
        head,
        "left",
        "goal",
    )
    _draw_challenges(surface, head, model, m, title)
    lines = [*parts]
    if model.mission.work:
        lines.append((f"Cuts: {model.view['work']} of {model.mission.work}",
                      model.view["work"] >= model.mission.work))  # fmt: skip
    room = rect.bottom - head.bottom
    columns = 1 if len(lines) * m.pitch("tile_bold") <= room else 2
    rows_ = -(-len(lines) // columns)
    high = min(m.du(28), room // max(1, rows_))
    for at, (words, done) in enumerate(lines):
        wide = rect.width // columns
        left = rect.left + at // rows_ * wide
        line = pygame.Rect(left, head.bottom + at % rows_ * high, wide - m.du(4), high)
        _box(surface, line, words, done, m)


def _draw_challenges(
    surface: pygame.Surface, head: pygame.Rect, model: Model, m: Metrics, title: str
) -> None:
    """Draw the challenges of the game at the right of its name."""
    told = challenges.names(model.content, model.view["challenges"])
    if model.view["week"]:
        told = f"Job of {model.view['week']}"
    if not told:
        return
    style = lettering(m, title, head.width, HEAD, NAME)
    left = head.left + fonts.measure(m, style, title)[0] + m.du(16)
    room = pygame.Rect(left, head.top, head.right - left, head.height)
    if room.width >= m.du(40):
        fitted = fonts.fit(m, "tile_bold", told, room.width).text
        fonts.draw_line(surface, m, "tile_bold", fitted, LAVA, room, "left", "goal")


def _box(surface: pygame.Surface, line: pygame.Rect, words: str, done: bool, m: Metrics) -> None:
    px = min(line.height - 2, m.du(20))
    box = pygame.Rect(line.left, 0, px, px)
    box.centery = line.centery
    pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.6), box, max(1, m.du(2)), border_radius=3)
    if done:
        mark = images.icon("check", px, theme.GOOD)
        surface.blit(mark, mark.get_rect(center=box.center))
    room = pygame.Rect(box.right + m.du(8), line.top, 0, line.height)
    room.width = line.right - room.left
    ink = theme.GOOD if done else theme.SOFT
    fitted = fonts.fit(m, "tile", words, room.width).text
    fonts.draw_line(surface, m, "tile", fitted, ink, room, "left", "goal")


def deeds_at(model: Model, place: int) -> Iterator[str]:
    """Yield an icon for each thing that a crisis brings at a place of the track; what a captor of
    The Child does comes at no place of its own."""
    for part in model.mission.crisis:
        for each in part.deeds if part.due(place) else ():
            if not isinstance(each, x.Carry):
                yield DEED_ICONS.get(type(each), "ma_crisis")


def track(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the crisis track: what each place brings, and the markers."""
    limit, now = int(model.view["limit"]), int(model.view["track"])
    wordy = rect.height >= m.du(60)
    cells = rect.copy()
    if wordy:
        head = pygame.Rect(rect.left, rect.top, rect.width, m.pitch("tile"))
        told = f"Crises: {now}, lost at {limit}"
        fonts.draw_line(surface, m, "tile", told, theme.MUTED, head, "left", "track")
        cells.top, cells.height = head.bottom + m.du(4), rect.bottom - head.bottom - m.du(8)
    gap = max(2, m.du(4))
    side = min(cells.height, (cells.width - gap * (limit - 1)) // limit, m.du(46))
    for place in range(1, limit + 1):
        cell = pygame.Rect(cells.left + (place - 1) * (side + gap), 0, side, side)
        cell.centery = cells.centery
        _cell(surface, cell, place, model, m)


def _cell(surface: pygame.Surface, cell: pygame.Rect, place: int, model: Model, m: Metrics) -> None:
    now, limit = int(model.view["track"]), int(model.view["limit"])
    filled, last = place <= now, place == limit
    color = theme.mix(SLATE, LAVA, 0.85 if filled else 0.34 if last else 0.1)
    pygame.draw.rect(surface, color, cell, border_radius=m.du(5))
    edge = LAVA if place == now + 1 or last else theme.mix(SLATE, STEEL, 0.35)
    pygame.draw.rect(surface, edge, cell, max(1, m.du(1)), border_radius=m.du(5))
    icons = ["ma_crisis"] if last else list(deeds_at(model, place))
    px = round(cell.width * 0.62)
    if icons:
        drawn = images.icon(icons[0], px, SLATE if filled else None)
        surface.blit(drawn, drawn.get_rect(center=cell.center))
    else:
        told = figure(str(place), px, SLATE if filled else theme.MUTED)
        surface.blit(told, told.get_rect(center=cell.center))


def back(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the back of the next event card."""
    kind = model.view["event_back"]
    if kind:
        surface.blit(faces.back(rect.size, m, kind), rect)
    else:
        pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.3), rect, 1, border_radius=m.du(5))


def hint(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw what the back of the next event says, and the reinforcements left."""
    rect = hint_rect(area, m)
    kind = model.view["event_back"]
    word = faces.BACK_WORDS.get(kind, "None")
    lines = [("tile", "Next event", theme.MUTED), ("tile_bold", word, theme.INK)]
    high = min(rect.height // 3, m.pitch("tile_bold"))
    for at, (style, told, ink) in enumerate(lines):
        line = pygame.Rect(rect.left, rect.top + at * high, rect.width, high)
        fonts.draw_line(surface, m, style, told, ink, line, "right", "hint")
    line = pygame.Rect(rect.left, rect.top + 2 * high, rect.width, high)
    left = figure(str(model.view["reserve"]), m.du(24), theme.SOFT)
    at_ = surface.blit(left, left.get_rect(midright=(line.right, line.centery)))
    icon = images.icon("ma_reinforcement", min(line.height, m.du(24)))
    surface.blit(icon, icon.get_rect(midright=(at_.left - m.du(6), line.centery)))


def outlook(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw in a line what an event could do, where the inspector has no room for it."""
    line = forecast_rect(area, m)
    over = model.shown or model.decision is None or model.keeps_secrets
    if not line.width or over or not model.view["event_back"]:
        return
    told = forecast(model)
    most = {str(each["id"]): told.most.get(each["id"], 0) for each in model.characters}
    said, ink = f"no one in reach{', a reinforcement' * told.idle}", theme.GOOD
    if told.hint not in CLASSES:
        said, ink = faces.BACK_WORDS[told.hint].lower(), theme.SOFT
    elif any(most.values()):
        hits = [f"{model.content.name(who).split()[-1]} 0 to {n}" for who, n in most.items() if n]
        said, ink = f"{', '.join(hits)} damage", theme.DANGER
    ways = [f"{head}: {said}" for head in ("If an event comes", "In an event", "Event")]
    words = next((each for each in ways if fonts.measure(m, "tile_bold", each)[0] <= line.width),
                 fonts.fit(m, "tile_bold", ways[-1], line.width).text)  # fmt: skip
    fonts.draw_line(surface, m, "tile_bold", words, ink, line, "left", "outlook")


def pile(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the last event that was carried out."""
    done = model.view["piles"].get("event", [])
    if done:
        faces.draw(surface, rect, m, model.content, done[-1])
    else:
        empty_pile(surface, rect, m)


def empty_pile(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Draw the place of a pile without cards."""
    pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.08), rect, border_radius=m.du(5))
    pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.3), rect, 1, border_radius=m.du(5))


def marks(done: int, idle: set[int], count: int) -> list[str]:
    """Return the mark of each line of an event, of which ``done`` have begun."""
    return ["idle" if at in idle else "done" if at < done else "" for at in range(count)]

"""The player's goals: the nearest two always in view, the others behind a button."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.client.draw import fonts, icon_hits, materials, richtext, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.spots import Name
from game.client.widgets import Button
from game.outer_rim.text import cards
from game.table.grammar import capital, counted
from game.table.maps.graph import distances

PINNED = 2
FAR = 99
"""the distance of a goal without a known place"""


@dataclass(frozen=True)
class Goal:
    """One goal: the card that sets it, an icon, a title and the task. ``far``: the number of spaces
    to its place."""

    id: str
    icon: str
    title: str
    detail: str
    far: int = FAR


def goals(model: Model) -> list[Goal]:
    """Return the player's goals, the nearest first: each card with a destination, and the goals of
    the sheets."""
    galaxy = model.galaxy
    here = model.me["space"]
    far = distances(galaxy.neighbors, here) if here else {}
    found: list[Goal] = []
    for card in model.me["cards"]:
        asset = model.content.assets[card]
        goal = model.me["destinations"].get(card) or asset.destination
        if asset.kind == "bounty":
            found.append(Goal(card, "bounty", asset.name, *_bounty(model, card, far)))
        elif goal in galaxy.spaces:
            away = far.get(goal, 0)
            detail = f"{galaxy.spaces[goal].label}, {_away(model, goal)}"
            detail += "; another player has to be there" if asset.partner else ""
            found.append(Goal(card, asset.kind, asset.name, detail, away))
        elif goal == "another_player":
            found.append(Goal(card, asset.kind, asset.name, "where another player is"))
    found += _of_ambition(model, far)
    found.sort(key=lambda each: each.far)
    return found + _of_sheets(model)


def _of_ambition(model: Model, far: dict[str, int]) -> list[Goal]:
    """Return the open goals of the ambition, with the nearest place that each names."""
    id = facts.sheet_of(model, model.seat)
    if not id:
        return []
    found = []
    goals = model.content.ambitions[id].goals
    for goal, each in zip(goals, facts.sockets(model, model.seat), strict=True):
        if each.done or not each.open:
            continue
        space, away = facts.place(model, goal, far)
        where = f"{model.name(space)}, {_away(model, space)}: " if space else ""
        detail = where + facts.plain(each.words)
        found.append(Goal(id, each.icon, each.name, detail, away))
    return found


def _of_sheets(model: Model) -> list[Goal]:
    found = []
    for id, flipped in (
        (model.me["character"], model.me["flipped"]),
        (model.me["ship"], model.me["ship_flipped"]),
    ):
        if id and not flipped:
            body = cards.card_text(model.content, id).body
            lines = [_plain(line) for line in body if line.startswith("**Goal")]
            found += [Goal(id, "goal", model.name(id), line) for line in lines]
    return found


def _plain(line: str) -> str:
    """Return the words of a goal: without icons, whose names the words repeat, the heading, and
    what each goal says."""
    words = richtext.plain(re.sub(r"\{icon:\w+\} ?", "", line))
    words = re.sub(r"^Goal[:,]\s*(As soon as )?", "", words).strip()
    return capital(ENDING.sub(r": 1 fame.", words))


def _bounty(model: Model, card: str, far: dict[str, int]) -> tuple[str, int]:
    """Return what a bounty asks for now, and the distance."""
    asset = model.content.assets[card]
    if card in model.me["captured"]:
        away = far.get(asset.deliver_to, FAR)
        to = asset.deliver_to
        return f"captured; deliver to {model.name(to)}, {_away(model, to)}", away
    name, place = model.content.name(asset.target), model.place_of(asset.target)
    played = model.content.shows.get(asset.target, "")
    for player in model.view["players"]:
        if played and player["character"] == played:
            if player["seat"] == model.seat:
                return "you play this character, so no one can try it while you hold it", FAR
            who, space = model.player_name(player["seat"]), player["space"]
            return f"fight {who} at {model.name(space)}", far.get(space, FAR)
    planet = place.rpartition(".")[0] if place else ""
    where = f"at {model.name(planet)}, {_away(model, planet)}" if planet else ""
    for player in () if where else model.view["players"]:
        if any(model.content.assets[each].contact == asset.target for each in player["cards"]):
            own, planet = player["seat"] == model.seat, str(player["space"])
            crew = "your crew" if own else f"the crew of {model.player_name(player['seat'])}"
            where = f"in {crew} at {model.name(planet)}"
    where = where or _unmet(model, asset.target)
    if name == asset.name:  # the title says it
        return capital(where), far.get(planet, FAR)
    return f"{name}, {where}", far.get(planet, FAR)


def _unmet(model: Model, contact: str) -> str:
    """Return where a contact may be of whom nobody knows the place."""
    token = model.content.contacts.get(contact)
    kind = token.contact_class if token is not None else ""
    rows = model.view["contacts"].values()
    hidden = any(each and each["class"] == kind and not each["contact"]
                 for row in rows for each in row)  # fmt: skip
    if contact in model.view["removed"] or not hidden:
        return "not on the map"
    return f"perhaps a facedown {kind} contact"


def _away(model: Model, space: str) -> str:
    """Return how far a space is, in turns."""
    turns = model.turns_to.get(space)
    if turns is None:
        return "out of reach"
    return counted(turns, "turn") if turns else "here"


ENDING = re.compile(r"(,|\. Then) gain 1 fame and flip this \w+\.$")

# --- on the table -------------------------------------------------------------------------------


def rows(
    model: Model, m: Metrics, area: pygame.Rect, whole: bool
) -> list[tuple[Goal, pygame.Rect]]:
    """Return the goals in view with their rectangles: the pinned ones or, ``whole``, all that fit.

    Those at the foot leave room for the button that shows the others, or folds them again.
    """
    if not area.width:
        return []
    room, found = Room(area).inset(m.du(10), m.du(4)), goals(model)
    shown = found if whole else found[:PINNED]
    beside = more_rect(m, area, whole).width + m.du(6) if len(found) > PINNED else 0
    made: list[tuple[Goal, pygame.Rect]] = []
    for each, height in zip(shown, row_heights(m, room, shown, beside), strict=True):
        if height > room.height + 1:
            break
        made.append((each, room.north(height)))
    if len(found) > PINNED and made:
        button = more_rect(m, area, whole)
        for _, rect in made:
            if rect.bottom - m.du(4) > button.top:
                rect.width -= button.width + m.du(6)
    return made


def row_heights(
    m: Metrics, inner: pygame.Rect, shown: Sequence[Goal], button: int
) -> list[int]:  # fmt: skip
    """Return the height of each row: two lines for all, or for those whose words need them, as far
    as there is room; the last ones leave the width of a ``button``."""
    count = len(shown)
    if count <= PINNED:
        return [inner.height // PINNED] * count
    low, high = m.pick(38, 22), max(m.pick(50, 28), two_lines(m))
    if inner.height >= count * high:
        return [high] * count
    high = two_lines(m)
    excess = [_excess(m, each, inner.width - (button if n >= count - PINNED else 0))
              for n, each in enumerate(shown)]  # fmt: skip
    made = [high if each > 0 else low for each in excess]
    for each in sorted(excess):
        if sum(made) > inner.height and each > 0:
            made[excess.index(each)] = low
    return made


def two_lines(m: Metrics) -> int:
    """Return the least height of a row of two lines."""
    return m.pitch("tile_bold") + m.pitch("tile") - 2


def _excess(m: Metrics, goal: Goal, width: int) -> int:
    """Return by how much the words of a goal are longer than one line, with their chance."""
    words = fonts.measure(m, "tile_bold", goal.title)[0] + m.du(8)
    words += fonts.measure(m, "tile", f"{goal.detail}, 100% now")[0]
    return words - (width - m.pick(26, 20) - m.du(14))


def more_words(count: int, whole: bool) -> str:
    """Return the words on the button that shows the other goals, or folds them again."""
    return "Fewer" if whole else f"+{count}"


def more_width(m: Metrics, whole: bool) -> int:
    """Return the width of that button."""
    words = more_words(9, whole)
    return Button("goals.more", pygame.Rect(0, 0, 0, 0), words, lambda: None).natural_width(m)


def more_rect(m: Metrics, area: pygame.Rect, whole: bool) -> pygame.Rect:
    """Return the place of that button: at the right of the last goals."""
    room, height = Room(area).inset(m.du(10), m.du(4)), max(36, m.pick(44, 36))
    return room.piece(more_width(m, whole), height, "bottomright")


def spots(placed: Sequence[tuple[Goal, pygame.Rect]]) -> dict[Name, pygame.Rect]:
    """Return a spot for each goal in view."""
    return {("goal", each.id): rect for each, rect in placed}


def draw(
    surface: pygame.Surface, m: Metrics, area: pygame.Rect,
    placed: Sequence[tuple[Goal, pygame.Rect]], chance: Callable[[str], str] = lambda card: "",
) -> None:  # fmt: skip
    """Paint the goals in view, with the chance of each as far as it is known."""
    materials.draw(surface, area, "chart", m.unit)
    if not placed:
        line = area.inflate(-2 * m.du(16), 0)
        words = fonts.fit(m, "caption", "No goals yet: take a job or a bounty", line.width).text
        fonts.draw_line(surface, m, "caption", words, theme.MUTED, line, "left", "goals")
        return
    for each, rect in placed:
        known = chance(each.id)
        detail = f"{each.detail}, {known}" if known else each.detail
        _row(surface, m, replace(each, detail=detail), rect)


def _row(surface: pygame.Surface, m: Metrics, goal: Goal, rect: pygame.Rect) -> None:
    """Paint one goal: title above detail, both in one text on two lines if the detail is long or,
    in a low row, beside each other."""
    px = m.pick(26, 20)
    icon_hits.draw(surface, goal.icon, px, midleft=(rect.left + m.du(4), rect.centery))
    words = Room(rect)
    words.west(px, m.du(14))
    if rect.height >= two_lines(m):
        if fonts.measure(m, "tile", goal.detail)[0] > words.width:
            _paint_flowing(surface, m, goal, words)
            return
        half = rect.height // 2
        head = pygame.Rect(words.left, rect.top + m.du(2), words.width, half)
        foot = pygame.Rect(words.left, rect.top + half - m.du(1), words.width, half)
        _line(surface, m, "tile_bold", goal.title, theme.INK, head)
        _line(surface, m, "tile", goal.detail, theme.MUTED, foot)
        return
    used = fonts.measure(m, "tile_bold", goal.title)[0]
    head = words.west(min(used + 2, words.width), m.du(8))
    _line(surface, m, "tile_bold", goal.title, theme.INK, head)
    if words.width > m.du(40):
        _line(surface, m, "tile", goal.detail, theme.MUTED, words)


def _paint_flowing(surface: pygame.Surface, m: Metrics, goal: Goal, rect: pygame.Rect) -> None:
    """Paint title and detail as one text, as much of it as two lines hold."""
    parts = goal.detail.split(" ")
    for count in range(len(parts), 0, -1):
        detail = " ".join(parts[:count])
        if count < len(parts):
            detail = detail.rstrip(".,") + fonts.ELLIPSIS
        markup = f"**{richtext.literal(goal.title)}** {{muted|{richtext.literal(detail)}}}"
        laid = richtext.layout(m, "tile", markup, rect.width)
        if len(laid.lines) <= 2:
            break
    top = rect.centery - laid.height // 2
    laid.draw(surface, pygame.Rect(rect.left, top, laid.width, laid.height), "goals")


def _line(
    surface: pygame.Surface, m: Metrics, style: str, words: str, ink: theme.Color,
    rect: pygame.Rect,
) -> None:  # fmt: skip
    text = fonts.fit(m, style, words, rect.width).text
    fonts.draw_line(surface, m, style, text, ink, rect, "left", "goals")

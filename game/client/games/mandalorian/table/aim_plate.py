"""The plate over the map while something is aimed at: what the answer does, and what the next event
could do after it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.board.forecast import CLASSES, forecast
from game.client.games.mandalorian.identity.identity import SLATE
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.controller import Controller
from game.client.tabletop.kit.thing import Name
from game.table.decisions import Option
from game.table.grammar import listed

Said = tuple[str, Color]


def drop_words(model: Model, controller: Controller, name: Name) -> str:
    """Return what dropping the thing in hand on a goal does, "" for anything else."""
    answers = controller.answers_at(name) if controller.carry is not None else ()
    label = model.labels.get(answers[0].key) if answers else None
    if label is None:
        return ""
    then = model.foreseen(answers[0]) if len(answers) > 1 else None
    if then is None:
        return f"{label.label}. {label.detail}." if label.detail else label.label
    more = model.game.word(then.state, answers[1]).label
    verb = more.partition(" ")[0].lower()
    words = label.label.removesuffix(f" {verb}")
    joint = " " if words != label.label else ": "
    return f"{words}{joint}{more[:1].lower()}{more[1:]}"


def _outlook(model: Model, answers: tuple[Option, ...]) -> Iterator[Said]:
    """Yield what the next event could do after answers, if that is not what it could do now."""
    asked = answers and not model.shown and model.view["step"] == "action"
    asked = asked and not model.keeps_secrets
    ahead = model.foreseen(*answers) if asked and model.view["event_back"] in CLASSES else None
    if ahead is None:
        return
    now, then = forecast(model).most, forecast(model, ahead.state).most
    told = list[str]()
    for each in model.characters:
        before, after = now.get(each["id"], 0), then.get(each["id"], 0)
        least = "0 to " if after else ""
        if before or after:
            change = "" if before == after else f" (now {'0 to ' if before else ''}{before})"
            told.append(f"{literal(model.content.name(each['id']))} {least}{after}{change}")
    more = ", and what this reveals may add to it" if ahead.reveals else ""
    if now != then or more:
        ink = theme.DANGER if any(then[who] > now.get(who, 0) for who in then) else theme.GOOD
        yield f"Then an event could deal damage: {listed(told) or 'none'}{more}", ink


def draw(
    surface: pygame.Surface, model: Model, controller: Controller, area: pygame.Rect, m: Metrics,
    name: Name, at: pygame.Rect,
) -> None:  # fmt: skip
    """Draw the plate for a thing that is aimed at, on the half of the area away from it,
    below for what is outside."""
    drop = drop_words(model, controller, name)
    said: list[Said] = [(literal(drop), theme.TEAL)] if drop else []
    said += _outlook(model, controller.answers_at(name))
    if not said:
        return
    pad, most = m.du(10), area.width - 2 * m.du(24)
    laid = [richtext.snug(m, "tile_bold", words, most - 2 * pad, ink) for words, ink in said]
    plate = pygame.Rect(0, 0, max(each.width for each in laid) + 2 * pad,
                        sum(each.height for each in laid) + 2 * pad)  # fmt: skip
    plate.midtop = (area.centerx, area.top + pad)
    if at.top >= area.bottom:
        plate.midbottom = (at.centerx, area.bottom - pad)
        plate.clamp_ip(area.inflate(-2 * pad, 0))
    elif at.centery < area.centery:
        plate.bottom = area.bottom - pad
    fonts.cover(plate)
    pygame.draw.rect(surface, SLATE, plate, border_radius=m.du(8))
    pygame.draw.rect(surface, said[-1][1], plate, max(1, m.du(2)), border_radius=m.du(8))
    y = plate.top + pad
    for each in laid:
        each.draw(surface, pygame.Rect(plate.left + pad, y, each.width, each.height), "aim")
        y += each.height

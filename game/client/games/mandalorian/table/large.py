"""Things enlarged: cards, tokens, slots, the mission, and what the inspector shows at rest."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board import forecast
from game.client.games.mandalorian.cards import faces, tokens
from game.client.games.mandalorian.cards.plates import INK
from game.client.games.mandalorian.cards.sheets import Line, sheet, words
from game.client.games.mandalorian.identity.identity import SAND, STEEL, TITLE
from game.client.games.mandalorian.play.model import Model
from game.mandalorian.catalog import original
from game.mandalorian.text import cards as texts
from game.mandalorian.text import challenges, missions, names
from game.mandalorian.text.phrases import SHAPES
from game.table.grammar import counted, listed


def threat(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, threat: str, m: Metrics,
    more: Sequence[Line],
) -> None:  # fmt: skip
    part = model.content.threats[threat]
    px = min(rect.width * 6 // 10, rect.height * 4 // 10)
    said = texts.threat(model.content, threat, model.mission.id)
    lines = [("body", each, theme.INK) for each in said]
    story = [("flavour", literal(part.story), theme.GOLD)] if part.story else []
    picture = tokens.face(px, threat)
    sheet(surface, rect, m, part.name, STEEL, [*lines, *more, *story], picture)


def briefing(model: Model) -> list[Line]:
    """Return the briefing of the mission."""
    keys = model.view["challenges"]
    dared: list[Line] = [("body", e, theme.INK) for e in challenges.lines(model.content, keys)]
    told = missions.lines(model.content, model.mission, int(model.view["limit"]))
    there: list[Line] = [("body", each, theme.INK) for each in _burden_place(model)]
    lines: list[Line] = [("body", each, theme.SOFT) for each in told]
    return [*dared, *lines[:1], *there, *lines[1:]]


def _burden_place(model: Model) -> list[str]:
    """Return where the thing is that the objective asks for, as far as the seat knows."""
    wanted = model.mission.goal.carries
    held = [each for who in model.characters for each in who["carried"].values()]
    if wanted is None or model.shown or any(original(each) == wanted for each in held):
        return []
    face = model.content.threats[wanted]
    name = literal(face.name)
    known = [each for each in model.tokens if (found := model.face(each["token"])) is not None
             and found.id == wanted]  # fmt: skip
    hidden = [each for each in model.tokens if each["shape"] == face.shape and not each["threat"]]
    spaces = dict.fromkeys(each["space"] for each in known or hidden)
    places = [names.place(model.play, each) for each in spaces]
    if known:
        return [f"**{name}** is {literal(f'{places[0]:in}')}."]
    if not places:
        return []
    told = listed([f"{each:the}" for each in places])
    return [f"**{name}** is one of the facedown {SHAPES[face.shape]} threats: {literal(told)}."]


def settled_lines(model: Model) -> list[str]:
    """Return the lines of the briefing that matter no longer once the game has begun, or that say
    once more how it is lost."""
    setup = len([*missions.setup(model.content, model.mission)])
    told = missions.lines(model.content, model.mission, int(model.view["limit"]))
    return told[2 : 3 + setup]


def next_event(model: Model, full: bool = False) -> list[Line]:
    """Return the known facts of the next event, and its possible effects. With ``full``, and where
    no damage says enough, each card that it may be has its text."""
    if model.shown or not model.view["event_back"]:
        return []
    told = forecast.forecast(model)
    word = faces.BACK_WORDS[told.hint].lower()
    full = full or told.hint in ("spawn", "trouble")
    names = (
        "" if full else f" {literal(listed([model.content.name(e) for e in told.cards], 'or'))}."
    )
    if model.keeps_secrets:
        return [("body", f"Its back shows **{word}**.", theme.INK)]
    lines: list[Line] = [("body", f"Its back shows **{word}**:{names}", theme.INK)]
    if full:
        lines += [("body", each, theme.SOFT) for each in _effects(model, told.cards)]
    crisis: list[Line] = [("caption", each, theme.DANGER) for each in _crisis(model, told)]
    if told.hint in ("spawn", "trouble"):
        return [*lines, *crisis]
    if not told.most:
        least = "This event could attack no one now."
        more = " It would bring a reinforcement instead." if told.idle else ""
        return [*lines, ("body", f"{least}{more}", theme.GOOD), *crisis]
    most = {str(each["id"]): told.most.get(each["id"], 0) for each in model.characters}
    for n in sorted({*most.values()}, reverse=True):
        whom = listed([model.content.name(who) for who in most if most[who] == n])
        words = f"{literal(whom)}: {'0 to ' if n else ''}{n} damage"
        lines.append(("body", words, theme.DANGER if n else theme.SOFT))
    foes = counted(len(told.reach), "enemy", "enemies")
    return [*lines, *crisis, ("caption", f"{foes} could attack.", theme.MUTED)]


def _effects(model: Model, cards: Sequence[str]) -> list[str]:
    """Return the text of each of several events, behind its name."""
    content = model.content
    return [f"**{literal(content.name(each))}:** {' '.join(texts.lines(content, each))}"
            for each in cards]  # fmt: skip


def _crisis(model: Model, told: forecast.Forecast) -> list[str]:
    """Return what a slot of 6 or more would bring before the event."""
    if not told.crisis:
        return []
    track = int(model.view["track"]) + 1
    if track >= int(model.view["limit"]):
        return ["A crisis at 6 or more loses the mission."]
    parts = [each for each in model.mission.crisis if each.due(track)]
    said = [missions.box(model.content, model.mission, each) for each in parts]
    return [f"At 6 or more, the crisis first: {' '.join(said)}" if said else
            "At 6 or more, a crisis first: 1 marker."]  # fmt: skip


# --- words on a plate -----------------------------------------------------------------------------


EVENT_DU = 232
"""height of the lines about the next event"""


def idle(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw what the inspector shows at rest: the mission, and the next event."""
    inner = area.inflate(-2 * m.du(20), -2 * m.du(14))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(TITLE))
    ink = theme.mix(SAND, INK, 0.3)
    fonts.draw_line(surface, m, TITLE, model.mission.name, ink, head, "left", "idle")
    low = next_event(model)
    split = inner.bottom - m.du(EVENT_DU) if low else inner.bottom
    room = pygame.Rect(inner.left, head.bottom + m.du(8), inner.width, 0)
    room.height = split - m.du(8) - room.top
    settled = settled_lines(model)
    words(surface, room, m, [line for line in briefing(model) if line[1] not in settled])
    if low:
        pygame.draw.line(surface, theme.HAIRLINE, (inner.left, split), (inner.right, split))
        line = pygame.Rect(inner.left, split + m.du(8), inner.width, m.pitch("body_bold"))
        told = "If an event comes"
        fonts.draw_line(surface, m, "body_bold", told, theme.INK, line, "left", "idle")
        rest = pygame.Rect(inner.left, line.bottom, inner.width, inner.bottom - line.bottom)
        words(surface, rest, m, low)

"""Spending a roll: the dice, the net symbols as chips, and the cards that chips are dropped on.

The panel is over the stage and the check tray.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import dice
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    NAME,
    PAPER,
    RED,
    SODIUM,
    TAG,
    TOBACCO,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.cards import sheets
from game.client.games.edge.checks import dice_well
from game.client.games.edge.stage.controller import CHIPS
from game.client.tabletop.kit.spots import Name, Spots
from game.edge import events as e
from game.edge.cards.models import Spend
from game.edge.dice.faces import Symbol
from game.edge.names import DIRE
from game.edge.seat_view import OutcomeView, SpendView
from game.edge.text import outcomes
from game.edge.text.names import SKILL_NAMES
from game.table.decisions import option

SIGNS = {"advantage": Symbol.ADVANTAGE, "threat": Symbol.THREAT, "triumph": Symbol.TRIUMPH,
         "despair": Symbol.DESPAIR}  # fmt: skip
CARD_DU = (230, 96)
"""the least size of a spend card"""
LINE_DU = 250
"""the least width of a spend card that is only a line"""
TOLD = (e.Spent, e.Unspent, e.Rolled)


@dataclass(frozen=True)
class Offer:
    """A spend card on the table: what it would do, and why it cannot be used, if it cannot."""

    view: SpendView
    why: str

    @property
    def card(self) -> Spend:
        """The card."""
        return self.view.card

    @property
    def name(self) -> Name:
        """The name of its spot."""
        return "buy", f"{self.card.id}@{self.view.target}"


@dataclass(frozen=True)
class Plan:
    """The places of the panel."""

    head: pygame.Rect
    story: pygame.Rect
    well: pygame.Rect
    chips: pygame.Rect
    cards: pygame.Rect


def plan(area: pygame.Rect, m: Metrics, model: Model) -> Plan:
    """Return the places of heading, story, dice, chips and cards."""
    room = Room(area).inset(m.pick(16, 8), m.pick(10, 5))
    tall = room.height > m.du(480)
    head = room.north(m.pitch(HEAD))
    line = room.north(m.pitch("story" if tall else "reading") if story(model) else 0, m.du(4))
    well = room.north(m.du(110 if tall else 66), m.du(6))
    chips = room.north(m.du(48 if tall else 36), m.du(6))
    return Plan(head, line, well, chips, room)


def offers(model: Model) -> list[Offer]:
    """Return the cards of the side that is spent now: those that do something first."""
    if model.outcome is None or model.step not in ("spend", "pay"):
        return []
    usable = {(each.source, each.target) for each in model.options if each.verb in CHIPS}
    found = [
        Offer(each, "" if (each.card.id, each.target) in usable else _why(model, each))
        for each in model.seen.spends
    ]
    return sorted(found, key=lambda each: bool(each.why))


def _why(model: Model, offer: SpendView) -> str:
    verbs = [verb for verb, chip in CHIPS.items() if chip in _payable(offer.card)] or [*CHIPS][:1]
    refused = model.why_not(verbs[0], offer.card.id, offer.target)
    return refused.text if refused is not None else ""


def _payable(card: Spend) -> Collection[str]:
    """Return the chips that can pay for a card at all."""
    common, rare = ("advantage", "triumph") if card.side == "advantage" else ("threat", "despair")
    if card.side == "threat" and card.n not in (0, DIRE):
        return (common,)
    return (common, rare) if card.n or card.by_weapon else (rare,)


def spots(area: pygame.Rect, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    """Return chips and cards."""
    outcome = model.outcome
    if outcome is None or model.step not in ("spend", "pay"):
        return {}
    places = plan(area, m, model)
    found: dict[Name, pygame.Rect] = {}
    row = Room(places.chips)
    for kind, count in chips(outcome, model.step).items():
        if count:
            found["chip", kind] = row.west(row.height * 2, m.du(8))
    offered = offers(model)
    usable = sum(not offer.why for offer in offered)
    for offer, rect in zip(offered, _shelves(places.cards, usable, len(offered) - usable, m)):
        found[offer.name] = rect
    return found


def chips(outcome: OutcomeView, step: str) -> dict[str, int]:
    """Return how much of each is left to spend or to pay."""
    if step == "spend":
        return {"advantage": max(0, outcome.advantage), "triumph": outcome.triumphs}
    return {"threat": max(0, -outcome.advantage), "despair": outcome.despairs}


def _shelves(area: pygame.Rect, usable: int, shut: int, m: Metrics) -> list[pygame.Rect]:
    """Return places for the cards that can be used, and below them a line for each of the rest."""
    gap = m.pick(8, 5)
    columns = max(1, (area.width + gap) // (m.du(LINE_DU) + gap))
    line, lines = m.pitch(NAME) + m.du(4), -(-shut // columns)
    upper = Room(area)
    upper.south(lines * (line + gap))
    if not usable or upper.height < area.height // 3:
        return _grid(area, usable + shut, m)
    found = _grid(upper, usable, m)
    top = min(upper.bottom, max(rect.bottom for rect in found)) + gap
    width = (area.width - gap * (columns - 1)) // columns
    return [*found, *Room(area).move(0, top - area.top).grid(shut, columns, (width, line), gap)]


def _grid(area: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return places for cards: as many columns as have room."""
    gap = m.pick(8, 5)
    columns = max(1, (area.width + gap) // (m.du(CARD_DU[0]) + gap))
    lines = max(1, -(-count // columns))
    high = min(m.du(150), (area.height - gap * (lines - 1)) // lines)
    least = m.pitch(NAME) + m.du(10)
    while high < least and columns < count:
        columns += 1
        lines = -(-count // columns)
        high = min(m.du(150), (area.height - gap * (lines - 1)) // lines)
    wide = (area.width - gap * (columns - 1)) // columns
    return [
        pygame.Rect(area.left + at % columns * (wide + gap), area.top + at // columns
                    * (high + gap), wide, high)
        for at in range(count)
    ]  # fmt: skip


def roll_of(model: Model) -> e.Rolled | None:
    """Return the roll of the check that is spent, None for one without dice."""
    found = _check(model)
    return found if isinstance(found, e.Rolled) else None


def _check(model: Model) -> e.Rolled | e.SimplyDone | None:
    for turn in reversed(model.session.history):
        for event in reversed(turn.events):
            if isinstance(event, e.Rolled | e.SimplyDone):
                return event
    return None


def story(model: Model) -> str:
    """Return the line of what happened in the check that is spent, "" for none."""
    event = _check(model)
    return outcomes.line(model.content, event) if event is not None else ""


def draw(
    surface: pygame.Surface, area: pygame.Rect, spots: Spots, model: Model, m: Metrics,
    rolling: bool, pointed: Name | None,
) -> None:  # fmt: skip
    """Draw the panel; while the dice roll nothing but their well."""
    outcome = model.outcome
    if outcome is None:
        return
    places = plan(area, m, model)
    surface.fill(theme.mix(INK, TOBACCO, 0.1), area)
    dice_well.cloth(surface, places.well, m)
    if rolling:
        sheets.line(surface, m, HEAD, "The dice are rolling", theme.SOFT, places.head,
                    where="spend.head")  # fmt: skip
        return
    _head(surface, places.head, model, outcome, m)
    line = story(model)
    if line:
        style = sheets.narrower(m, line, places.story.width, "story", "reading", "body", "tile")
        sheets.line(surface, m, style, line, PAPER, places.story, where="spend.story")
    for name, rect in spots.items():
        if name[0] == "chip":
            chip(surface, rect, name[1], chips(outcome, model.step)[name[1]], m)
    _left_over(surface, places.chips, spots, model, outcome, m)
    found = {offer.name: offer for offer in offers(model)}
    for name, rect in spots.items():
        if name in found:
            card(surface, rect, model, found[name], m, name == pointed)


def _head(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, outcome: OutcomeView, m: Metrics
) -> None:
    """Draw success or failure, and the outcome."""
    won = outcome.success > 0
    word = f"Success by {outcome.success}" if won and outcome.success > 1 else (
        "Success" if won else "Failure"
    )  # fmt: skip
    tone = theme.GOOD if won else theme.DANGER
    wide = fonts.measure(m, HEAD, word)[0]
    sheets.line(surface, m, HEAD, word, tone, rect, where="spend.head")
    skill = SKILL_NAMES[outcome.skill] if outcome.skill else ""
    who = model.name(outcome.who).split()[0]
    rest = pygame.Rect(rect.left + wide + m.du(16), rect.top, 0, rect.height)
    rest.width = rect.right - rest.left
    told = "  ".join([f"{who}, {skill}.", *consequences(model)])
    style = sheets.narrower(m, told, rest.width, "body", "caption", "tile")
    sheets.line(surface, m, style, told, theme.SOFT, rest, where="spend.told")


def consequences(model: Model) -> list[str]:
    """Return what success or failure has brought, in the words of the log."""
    found: list[str] = []
    for turn in reversed(model.session.history):
        lines = [model.tell(each) for each in turn.events if not isinstance(each, TOLD)]
        found = [*(line for line in lines if line), *found]
        if any(isinstance(each, e.Rolled | e.SimplyDone) for each in turn.events):
            break
    return found[:4]


def chip(surface: pygame.Surface, rect: pygame.Rect, kind: str, count: int, m: Metrics) -> None:
    """Draw the unspent symbols of a kind: a chip with their number."""
    color = dice.tone(SIGNS[kind])
    ground = theme.mix(INK, color, 0.3)
    pygame.draw.rect(surface, ground, rect, border_radius=rect.height // 2)
    pygame.draw.rect(surface, color, rect, max(2, m.du(2)), border_radius=rect.height // 2)
    px = rect.height * 6 // 10
    drawn = dice.symbol(SIGNS[kind], px, theme.INK)
    surface.blit(drawn, drawn.get_rect(midleft=(rect.left + rect.height // 3, rect.centery)))
    words = rect.inflate(-rect.height * 2 // 3, 0)
    style = HEAD if rect.height >= m.pitch(HEAD) else NAME
    sheets.line(surface, m, style, str(count), theme.INK, words, "right", "chip")


def _left_over(
    surface: pygame.Surface, rect: pygame.Rect, spots: Spots, model: Model, outcome: OutcomeView,
    m: Metrics,
) -> None:  # fmt: skip
    """Draw what becomes of that which is not spent."""
    left = max((r.right for n, r in spots.items() if n[0] == "chip"), default=rect.left)
    line = pygame.Rect(left + m.du(14), rect.top, rect.right - left - m.du(14), rect.height)
    told = leftover_words(model, outcome)
    style = sheets.narrower(m, told, line.width, "body", "caption", "tile")
    sheets.line(surface, m, style, told, theme.SOFT, line, where="spend.left")


def leftover_words(model: Model, outcome: OutcomeView) -> str:
    """Return what becomes of the rest, in a sentence."""
    who = model.name(outcome.who).split()[0]
    n = outcome.advantage
    if model.step == "pay":
        if outcome.despairs:
            return "Assign the Despair to a card."
        who = "the ship" if outcome.task == "station" else who
        return (
            f"Unpaid Threat becomes strain for {who}: {-n}."
            if n < 0
            else "You have paid everything."
        )
    if n > 0:
        strain = model.person(outcome.who).strain
        back = min(n, strain)
        gone = f" {n - back} is lost." if n > back else ""
        return f"Unspent Advantage heals {back} strain of {who}.{gone}"
    if outcome.triumphs:
        return "Unspent Triumphs are lost."
    return "You have spent everything." if n == 0 else f"You pay Threat next: {-n}."


def card(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, offer: Offer, m: Metrics, hot: bool,
) -> None:  # fmt: skip
    """Draw a spend card: its cost, name and effect."""
    good = offer.card.side == "advantage"
    tone = theme.GOOD if good else RED
    ground = theme.mix(INK, TOBACCO, 0.36 if hot and not offer.why else 0.22)
    sheets.plate(surface, rect, m, theme.mix(ground, SODIUM, 0.3), ground)
    band = pygame.Rect(rect.left, rect.top + m.du(4), m.du(4), rect.height - m.du(8))
    pygame.draw.rect(surface, tone, band, border_radius=m.du(2))
    told = offer.why or offer.view.told
    flat = not _fits(m, rect, told)
    room = Room(rect).inset(m.du(12), m.du(2 if flat else 5))
    px = min(room.height, _sign_px(m, room))
    Pen(surface, m).icon(sign_of(offer.card), px, midleft=room.midleft)
    room.west(px, m.du(9))
    head = room.north(room.height if flat else m.pitch(NAME))
    head.width -= _price(surface, head, offer.view, m)
    name = offer.card.name
    if offer.view.target in model.seen.people:
        name = f"{name}: {model.name(offer.view.target).split()[0]}"
    elif flat and offer.card.listed is not None:
        name = offer.view.line or name
    style = sheets.narrower(m, name, head.width, NAME, TAG, "tile")
    ink = theme.MUTED if offer.why else theme.INK
    sheets.line(surface, m, style, name, ink, head, where="buy.name")
    ink = theme.MUTED if offer.why else theme.SOFT
    if not flat:
        sheets.text(surface, m, room, literal(told), ink, "body", "caption", "tile",
                    where="buy.text")  # fmt: skip
    if offer.why:
        sheets.hatch(surface, rect, m)


def _sign_px(m: Metrics, inner: pygame.Rect) -> int:
    """Return the size of a card's sign."""
    return m.du(34 if inner.height < m.du(90) else 52)


def _fits(m: Metrics, rect: pygame.Rect, told: str) -> bool:
    """Return True if a card has room for all its words below its name: half a sentence helps
    nobody, and the enlarged card has them all."""
    inner = rect.inflate(-2 * m.du(12), -2 * m.du(5))
    wide = inner.width - min(inner.height, _sign_px(m, inner)) - m.du(9)
    high = sheets.wrap(m, literal(told), wide, "tile", theme.SOFT).height
    return high <= inner.height - m.pitch(NAME)


def sign_of(card: Spend) -> str:
    """Return the icon of a spend card; cards of packs have that of an opening, or of a harm."""
    own = f"ee_{card.id}"
    plain = "ee_listed_gain" if card.side == "advantage" else "ee_listed_harm"
    return own if images.has_icon(own) else plain


def _price(surface: pygame.Surface, head: pygame.Rect, offer: SpendView, m: Metrics) -> int:
    """Draw what a card costs at the right of its name; return the width used."""
    n, card = offer.cost, offer.card
    kind = next(iter(_payable(card)))
    px = m.px(TAG)
    right = head.right
    for sign, number in ((SIGNS[kind], n),) if n else ((SIGNS[kind], card.marks),):
        drawn = dice.symbol(sign, px, theme.mix(dice.tone(sign), theme.INK, 0.25))
        surface.blit(drawn, drawn.get_rect(midright=(right, head.centery)))
        right -= px + m.du(3)
        figure = str(number)
        line = pygame.Rect(head.left, head.top, right - head.left, head.height)
        sheets.line(surface, m, NAME, figure, theme.INK, line, "right", "buy.cost")
        right -= fonts.measure(m, NAME, figure)[0] + m.du(8)
    return head.right - right


def is_open(model: Model) -> bool:
    """Return True while a roll is spent or paid."""
    return model.outcome is not None and model.step in ("spend", "pay")


def wish(model: Model, chip: str, name: Name) -> str:
    """Return the key of the answer that drops a chip on a card."""
    verb = next(verb for verb, kind in CHIPS.items() if kind == chip)
    card_, _, who = name[1].partition("@")
    return option(verb, card_, who).key

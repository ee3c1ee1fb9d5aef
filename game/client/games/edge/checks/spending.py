"""Spending a roll: the dice, the net symbols as chips, and the cards that chips are dropped on.

The panel is over the stage and the check tray.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.checks import dice_well
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    LAMPLIT,
    NAME,
    PAPER,
    RED,
    TAG,
    TOBACCO,
)
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.spots import Name, Spots
from game.edge import events as e
from game.edge.cards.models import Spend
from game.edge.dice.faces import Symbol
from game.edge.names import DIRE
from game.edge.seat_view import OutcomeView, SpendView
from game.edge.ships.names import PARTS
from game.edge.text import dice as said
from game.edge.text import log, outcomes, prizes
from game.edge.text.names import SKILL_NAMES
from game.table.decisions import option
from game.table.events import Event
from game.table.grammar import capital

SIGNS = {"success": Symbol.SUCCESS, "advantage": Symbol.ADVANTAGE, "threat": Symbol.THREAT,
         "triumph": Symbol.TRIUMPH, "despair": Symbol.DESPAIR}  # fmt: skip
CHIPS = {"extra": "success", "spend": "advantage", "triumph": "triumph", "pay": "threat",
         "despair": "despair"}  # fmt: skip
"""what each verb of spending pays with"""
CARD_DU = (230, 96)
"""the least size of a spend card"""
NARROW_DU, FEW = 195, 9
"""the least width of one among many, which are more than this"""
GROWN = 30
"""hundredths of the stage that a roll beside a map may take for many cards"""
WELL_DU, LOW_WELL_DU = 124, 82
"""the height of the felt on which the dice lie"""
CARDS = 54
"""hundredths of the stage for the cards beside the picture"""
SHADE = (0, 150, 190)
"""strengths of the shade under the words on a picture"""
CARD_HIGH_DU, PRICE_DU, PAD_DU = 150, 44, 7
"""the greatest height of a spend card, the width of its price, the room above its words"""
TOLD = (e.Spent, e.Rolled)


@dataclass(frozen=True)
class Offer:
    """A spend card on the table: what it would do, and why it cannot be used, if it cannot."""

    view: SpendView
    why: str

    @property
    def reason(self) -> str:
        """The reason why it cannot be used, without the advice that follows."""
        told = self.why.partition(":")[0].rstrip(".")
        return f"{told}." if told else ""

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
    """The places of a roll that is spent: heading, story and what it brought, dice, chips, cards,
    and the line for the cards that are folded away. Beside a map ``picture`` is empty."""

    picture: pygame.Rect
    head: pygame.Rect
    story: pygame.Rect
    told: pygame.Rect
    well: pygame.Rect
    chips: pygame.Rect
    cards: pygame.Rect
    more: pygame.Rect


def on_map(model: Model) -> bool:
    """Return True if a roll is spent beside a map, which stays in view."""
    return model.stage in ("encounter", "battle")


def band(stage: pygame.Rect, heroes: pygame.Rect, m: Metrics, model: Model) -> pygame.Rect:
    """Return the place of a roll beside a map: over the heroes' boards and the foot of the map,
    higher where many cards say what they do."""
    whole = stage.union(heroes) if heroes.width else stage
    high = max(min(whole.height * 6 // 10, m.pick(420, 290)), heroes.height)
    if heroes.width > stage.width:
        high = heroes.height
    more = min(_height(whole.width, m, model) - high, stage.height * GROWN // 100)
    return Room(whole).south(high + max(0, more))


def _height(width: int, m: Metrics, model: Model) -> int:
    """Return the height in which each card that can be used has all its words."""
    room = width * (100 - _share(model)) // 100 - m.pick(30, 18)
    highs = _highs(m, model, _usable(model), room, _columns(room, m, CARD_DU[0]))
    cards = sum(highs) + m.pick(8, 5) * len(highs)
    return cards + m.pick(48, 40) + m.du(6) + 2 * m.pick(10, 6)


def _share(model: Model) -> int:
    """Return the hundredths of the width for the dice beside a map; many cards need more."""
    return 40 if len(offers(model)) - folded(model) <= FEW else 32


def _two_lines(m: Metrics) -> int:
    """Return the height of a card with its name and a line of what it does."""
    return m.pitch(NAME) + m.pitch("tile") + m.du(10)


def plan(area: pygame.Rect, m: Metrics, model: Model) -> Plan:
    """Return the places: in a scene the dice lie at the foot of its picture and the cards stand
    beside both, beside a map the dice are at the left of the cards."""
    room = Room(area).inset(m.pick(14, 8), m.pick(10, 6))
    picture = pygame.Rect(area.topleft, (0, 0))
    if on_map(model):
        left = room.west(room.width * _share(model) // 100, m.pick(16, 10))
        head = left.north(m.pitch(HEAD), m.du(2))
        line, told = _lines_of(left, m, model)
        well = left.north(min(left.height, m.du(WELL_DU)))
    else:
        picture = Room(area)
        tall = room.height > m.du(480)
        cards = room.east(area.width * CARDS // 100 - m.pick(14, 8), m.pick(20, 12))
        well = room.south(m.du(WELL_DU if tall else LOW_WELL_DU), m.pick(12, 6))
        left, room = Room(room), cards
        high = m.pitch(HEAD) + m.du(4) + sum(_heights(left.width, m, model)) + m.du(10)
        low = left.south(min(high, left.height))
        head = low.north(m.pitch(HEAD), m.du(2))
        line, told = _lines_of(low, m, model)
    chips_ = room.north(m.pick(48, 40), m.du(6))
    first = _pack(room, m, model, _usable(model)) if _usable(model) else []
    more = chips_.east(m.pick(180, 150), m.du(10)) if len(first) < len(offers(model)) else None
    more = chips_.east(0) if more is None else more
    return Plan(picture, head, line, told, well, chips_, room, more)


def picture_room(places: Plan, m: Metrics) -> Room:
    """Return the part of the picture above the words, for the cards that the check has brought."""
    room = Room(places.picture)
    room.width = places.cards.left - room.left
    room.height = places.head.top - m.du(24) - room.top
    return room.inset(m.du(12))


def _heights(width: int, m: Metrics, model: Model) -> tuple[int, int]:
    """Return the heights of the line of the story and of what the roll brought."""
    line = story(model)
    said = " ".join(consequences(model))
    return (
        sheets.wrap(m, literal(line), width, "reading", PAPER).height if line else 0,
        sheets.wrap(m, literal(said), width, "body", PAPER).height if said else 0,
    )


def _lines_of(room: Room, m: Metrics, model: Model) -> tuple[pygame.Rect, pygame.Rect]:
    first, second = _heights(room.width, m, model)
    return room.north(min(first, room.height), m.du(4)), room.north(
        min(second, room.height), m.du(4)
    )


def offers(model: Model) -> list[Offer]:
    """Return the cards of the side that is spent now: first those that could be used at some time
    since the roll, which keep their order, then those that would change nothing, and the others."""
    if model.outcome is None or model.step not in ("spend", "pay"):
        return []
    return model.once("offers", lambda: _offers(model))


def _offers(model: Model) -> list[Offer]:
    usable = {(each.source, each.target) for each in model.options if each.verb in CHIPS}
    found = [
        Offer(each, "" if (each.card.id, each.target) in usable else _why(model, each))
        for each in model.seat_view.spends
    ]
    kept = model.spread([each.name for each in found if not each.why and not each.view.idle])
    places = {name: at for at, name in enumerate(kept)}
    return sorted(found, key=lambda each: places.get(each.name, len(kept)))


def folded(model: Model) -> int:
    """Return the number of cards that could not be used since the roll, or change nothing."""
    return len(offers(model)) - len(model.spread(()))


def _usable(model: Model) -> list[Offer]:
    """Return the cards that could be used at some time since the roll."""
    return offers(model)[: len(offers(model)) - folded(model)]


def first_page(area: pygame.Rect, m: Metrics, model: Model) -> int:
    """Return how many cards are on view first: those that can be used, as many as have room."""
    usable = _usable(model)
    return len(_pack(plan(area, m, model).cards, m, model, usable)) if usable else 0


def _why(model: Model, offer: SpendView) -> str:
    verbs = [verb for verb, chip in CHIPS.items() if chip in _payable(offer.card)] or [*CHIPS][:1]
    refused = model.why_not(verbs[0], offer.card.id, offer.target)
    return refused.text if refused is not None else ""


def _payable(card: Spend) -> Collection[str]:
    """Return the chips that can pay for a card at all."""
    if card.side == "success":
        return ("success",)
    common, rare = ("advantage", "triumph") if card.side == "advantage" else ("threat", "despair")
    if card.side == "threat" and card.n not in (0, DIRE):
        return (common,)
    return (common, rare) if card.n or card.by_weapon or card.by_quality else (rare,)


def spots(area: pygame.Rect, model: Model, m: Metrics, unfolded: bool) -> dict[Name, pygame.Rect]:
    """Return chips and the cards on view first, or those that had no room and those that could not
    be used, if ``unfolded``."""
    outcome = model.outcome
    if outcome is None or model.step not in ("spend", "pay"):
        return {}
    places = plan(area, m, model)
    found: dict[Name, pygame.Rect] = {}
    row = Room(places.chips)
    for kind, count in chips(model, outcome).items():
        if count:
            found["chip", kind] = row.west(row.height * 2, m.du(8))
    usable = _usable(model)
    laid = _pack(places.cards, m, model, usable) if usable else []
    if any(not each.why for each in usable) and all(each.why for each in usable[: len(laid)]):
        usable = sorted(usable, key=lambda each: bool(each.why))  # or none in view could be used
        laid = _pack(places.cards, m, model, usable)
    rest = [each for each in offers(model) if each not in usable[: len(laid)]]
    if rest and (unfolded or not laid):
        usable, laid = rest, _pack(places.cards, m, model, rest)
        laid = laid if len(laid) == len(rest) else _grid(places.cards, len(rest), m)
    found |= {offer.name: rect for offer, rect in zip(usable, laid)}
    return found


def chips(model: Model, outcome: OutcomeView) -> dict[str, int]:
    """Return how much of each is left to spend or to pay."""
    if model.step == "spend":
        return {"success": _extra(model), "advantage": max(0, outcome.advantage),
                "triumph": outcome.triumphs}  # fmt: skip
    return {"threat": max(0, -outcome.advantage), "despair": outcome.despairs}


def _extra(model: Model) -> int:
    """Return the Success beyond the first, while a card can be bought with it."""
    outcome = model.outcome
    usable = any(each.verb == "extra" for each in model.options)
    return outcome.success - 1 if outcome is not None and usable else 0


def _pack(area: pygame.Rect, m: Metrics, model: Model, shown: list[Offer]) -> list[pygame.Rect]:
    """Return places for as many of these cards as have room with all their words."""
    least = _columns(area.width, m, CARD_DU[0])
    most = max(least, _columns(area.width, m, NARROW_DU))
    tried = [_rows(area, m, model, shown, columns) for columns in range(least, most + 1)]
    return max(tried, key=len)


def _rows(
    area: pygame.Rect, m: Metrics, model: Model, shown: list[Offer], columns: int
) -> list[pygame.Rect]:
    """Return the same in a number of columns; rows share what is left of the height."""
    gap = m.pick(8, 5)
    wide = (area.width - gap * (columns - 1)) // columns
    rows = [shown[at : at + columns] for at in range(0, len(shown), columns)]
    highs: list[int] = []
    for high in _highs(m, model, shown, area.width, columns):
        if highs and sum(highs) + high + gap * len(highs) > area.height:
            break
        highs.append(min(high, area.height))
    spare = max(0, area.height - sum(highs) - gap * (len(highs) - 1)) // max(1, len(highs))
    found, room = [], Room(area)
    for row, high in zip(rows, highs):
        line = room.north(max(high, min(high + spare, m.du(CARD_HIGH_DU))), gap)
        found += [line.west(wide, gap) for _ in row]
    return [*map(pygame.Rect, found)]


def _columns(width: int, m: Metrics, card_du: int) -> int:
    """Return the columns of cards of at least this width, in design units, that a width has."""
    gap = m.pick(8, 5)
    return max(1, (width + gap) // (m.du(card_du) + gap))


def _highs(m: Metrics, model: Model, shown: list[Offer], width: int, columns: int) -> list[int]:
    """Return the height of each row of cards with all their words."""
    wide = (width - m.pick(8, 5) * (columns - 1)) // columns
    needs = [_need(m, model, offer, wide) for offer in shown]
    return [max(needs[at : at + columns]) for at in range(0, len(needs), columns)]


def _need(m: Metrics, model: Model, offer: Offer, width: int) -> int:
    """Return the height of a card with its name and all it does, or why it cannot be used."""
    inner = width - 2 * m.du(12) - m.du(34) - m.du(9)
    name = _name_height(m, title(model, offer), inner - m.du(PRICE_DU))
    words = [offer.view.told, offer.reason]
    told = max(sheets.wrap(m, literal(each), inner, "tile", PAPER).height for each in words)
    return name + max(told, 2 * m.pitch("tile")) + 2 * m.du(PAD_DU)


def _name_height(m: Metrics, name: str, width: int) -> int:
    """Return the height of a card's name, which takes two small lines where one is too long."""
    if fonts.measure(m, "tile", name)[0] <= width:
        return m.pitch(NAME)
    return 2 * m.pitch("tile")


def _grid(area: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return places for cards: as many columns as have room."""
    gap = m.pick(8, 5)
    columns = max(1, (area.width + gap) // (m.du(CARD_DU[0]) + gap))
    lines = max(1, -(-count // columns))
    high = min(m.du(150), (area.height - gap * (lines - 1)) // lines)
    least, whole = m.pitch(NAME) + m.du(10), _two_lines(m)
    while columns < count and (high < least or (high < whole and (area.width - gap * columns)
                                                // (columns + 1) >= m.du(NARROW_DU))):  # fmt: skip
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
    return model.once("check", lambda: _last_check(model))


def _last_check(model: Model) -> e.Rolled | e.SimplyDone | None:
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
    if not places.picture.width:
        surface.fill(theme.mix(INK, TOBACCO, 0.1), area)
        fonts.cover(area)
        pygame.draw.line(surface, theme.mix(INK, PAPER, 0.25), area.topleft,
                         (area.right - 1, area.top), max(1, m.du(2)))  # fmt: skip
    dice_well.cloth(surface, places.well, m)
    if rolling:
        return
    if places.picture.width:
        top = places.head.top - m.du(40)
        shade = pygame.Rect(area.left, top, places.head.right + m.du(20) - area.left,
                            places.well.top - top)  # fmt: skip
        surface.blit(images.scrim(shade.size, SHADE), shade)
    _head(surface, places, model, outcome, m)
    for name, rect in spots.items():
        if name[0] == "chip":
            chip(surface, rect, name[1], chips(model, outcome)[name[1]], m)
    _left_over(surface, places.chips, spots, model, outcome, m)
    found = {offer.name: offer for offer in offers(model)}
    for name, rect in spots.items():
        if name in found:
            card(surface, rect, model, found[name], m, name == pointed)


def _head(
    surface: pygame.Surface, places: Plan, model: Model, outcome: OutcomeView, m: Metrics
) -> None:
    """Draw success or failure, the line of the story, and what the roll brought."""
    won = outcome.success > 0
    word = f"Success by {outcome.success}" if won and outcome.success > 1 else (
        "Success" if won else "Failure"
    )  # fmt: skip
    tone = theme.GOOD if won else theme.DANGER
    head = Room(places.head)
    sheets.line(surface, m, HEAD, word, tone, head, where="spend.head")
    head.west(fonts.measure(m, HEAD, word)[0], m.du(14))
    skill = SKILL_NAMES[outcome.skill] if outcome.skill else ""
    who = f"{model.name(outcome.who).split()[0]}, {skill}"
    roll = roll_of(model)
    more = [] if won or roll is None else [said.shortfall(dice_well.as_thrown(roll).symbols)]
    if model.step == "spend" and outcome.despairs:
        more.append(f"{said.amount(Symbol.DESPAIR, outcome.despairs)} to pay next")
    both = "; ".join(more)
    words = (f"{who}: {both}", capital(both), capital(more[0])) if more else (who,)
    told = next((each for each in words if fonts.measure(m, TAG, each)[0] <= head.width), words[-1])
    sheets.line(surface, m, TAG, told, theme.SOFT, head, where="spend.who")
    line = story(model)
    if line and places.story.height:
        sheets.text(surface, m, places.story, literal(line), PAPER, "reading", "body", "tile",
                    where="spend.story")  # fmt: skip
    told = " ".join(consequences(model))
    if told and places.told.height:
        sheets.text(surface, m, places.told, literal(told), theme.SOFT, "body", "tile",
                    where="spend.told")  # fmt: skip


def consequences(model: Model) -> list[str]:
    """Return what success or failure has brought, in the words of the log."""
    return model.once("consequences", lambda: _consequences(model))


def _consequences(model: Model) -> list[str]:
    paid: list[str] = []
    found: list[str] = []
    spent: list[str] = []
    for turn in reversed(model.session.history):
        at = next((at for at, each in enumerate(turn.events)
                   if isinstance(each, e.Rolled | e.SimplyDone)), None)  # fmt: skip
        if at is not None:
            found, paid = _lines(model, turn.events[at:]), _lines(model, turn.events[:at])
            break
        spent = [*_lines(model, turn.events), *spent]
    check = _check(model)
    came = model.foresight.came(check, not found) if check is not None else ""
    brought = [*found[:4], *([came] if came else [])]
    cause = prizes.cause(check) if check is not None and brought else ""
    brought = [f"{cause}: {brought[0]}", *brought[1:]] if cause else brought
    return [*paid, *brought, *spent[:4]]


def _lines(model: Model, events: Sequence[Event]) -> list[str]:
    told = (model.tell(each) for each in events if not isinstance(each, TOLD))
    return [line for line in told if line]


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
    if fonts.measure(m, style, told)[0] > line.width:
        line = Room(line).piece(line.width, min(line.height, 2 * m.pitch("tile")))
        sheets.text(surface, m, line, literal(told), theme.SOFT, "tile", where="spend.left")
        return
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
        if not back:
            return "Unspent Advantage is lost."
        gone = f" {n - back} is lost." if n > back else ""
        return f"Unspent Advantage heals {back} strain of {who}.{gone}"
    if outcome.triumphs:
        return "Unspent Triumphs are lost."
    return "You have spent everything." if n == 0 else f"You pay Threat next: {-n}."


def card(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, offer: Offer, m: Metrics, hot: bool,
) -> None:  # fmt: skip
    """Draw a spend card: its cost, name and effect."""
    good = offer.card.side != "threat"
    tone = theme.GOOD if good else RED
    ground = theme.mix(INK, TOBACCO, 0.36 if hot and not offer.why else 0.22)
    sheets.plate(surface, rect, m, theme.mix(ground, LAMPLIT, 0.3), ground)
    band = pygame.Rect(rect.left, rect.top + m.du(4), m.du(4), rect.height - m.du(8))
    pygame.draw.rect(surface, tone, band, border_radius=m.du(2))
    told = offer.reason or offer.view.told
    flat = not told or Room(rect).inset(0, m.du(PAD_DU)).height < m.pitch(NAME) + m.pitch("tile")
    room = Room(rect).inset(m.du(12), m.du(2 if flat else PAD_DU))
    px = min(room.height, _sign_px(m, room))
    Pen(surface, m).icon(sign_of(offer.card), px, midleft=room.midleft)
    if offer.why:
        sheets.hatch(surface, rect, m)
    room.west(px, m.du(9))
    inner = room.width - m.du(PRICE_DU)
    head = room.north(room.height if flat else _name_height(m, title(model, offer), inner))
    head.width -= _price(surface, head, offer.view, _paid_by(model, offer), m)
    name = title(model, offer)
    style = sheets.narrower(m, name, head.width, NAME, TAG, "tile")
    ink = theme.MUTED if offer.why or offer.view.idle else theme.INK
    wraps, whom = fonts.measure(m, style, name)[0] > head.width, offer.view.target
    if wraps and whom in model.seat_view.people:  # whom it is for comes first
        name = f"{model.name(whom).split()[0]}: {log.lowered(offer.card.name)}"
    if wraps and sheets.wrap(m, literal(name), head.width, "tile", ink).height <= head.height:
        sheets.text(surface, m, head, literal(name), ink, TAG, "tile", where="buy.name")
    else:
        sheets.line(surface, m, style, name, ink, head, where="buy.name")
    ink = theme.MUTED if offer.why or offer.view.idle else theme.SOFT
    if not flat and _fits(m, room, told):
        sheets.text(surface, m, room, literal(told), ink, "body", "caption", "tile",
                    where="buy.text")  # fmt: skip
    elif not flat:  # the tooltip has all the words
        sheets.text(surface, m, room, sheets.cut(m, told, room), ink, "tile", where="buy.text")


def _sign_px(m: Metrics, inner: pygame.Rect) -> int:
    """Return the size of a card's sign."""
    return m.du(34 if inner.height < m.du(CARD_HIGH_DU - 2 * PAD_DU) else 52)


def title(model: Model, offer: Offer) -> str:
    """Return the name of a spend card: that of its line where it stands for one, otherwise with
    the person, the raider or the component it is for."""
    name, who = offer.view.line.rstrip(".") or offer.card.name, offer.view.target
    battle = model.seat_view.battle
    if battle is not None and (who in battle.vessels or who in PARTS):
        return f"{name}: {PARTS[who] if who in PARTS else battle.vessels[who].name}"
    return f"{name}: {model.name(who).split()[0]}" if who in model.seat_view.people else name


def _fits(m: Metrics, room: pygame.Rect, told: str) -> bool:
    """Return True if there is room for all words below a card's name."""
    return sheets.wrap(m, literal(told), room.width, "tile", theme.SOFT).height <= room.height


def sign_of(card: Spend) -> str:
    """Return the icon of a spend card; cards of packs have that of an opening, or of a harm."""
    own = f"ee_{card.id}"
    plain = "ee_listed_gain" if card.side != "threat" else "ee_listed_harm"
    return own if images.has_icon(own) else plain


def _paid_by(model: Model, offer: Offer) -> str:
    """Return the chip that a card is priced in: the rare one where the common does not pay."""
    for verb, kind in CHIPS.items():
        if model.find(option(verb, offer.card.id, offer.view.target).key) is not None:
            return kind
    return next(iter(_payable(offer.card)))


def _price(
    surface: pygame.Surface, head: pygame.Rect, offer: SpendView, kind: str, m: Metrics
) -> int:
    """Draw what a card costs at the right of its name; return the width used."""
    card = offer.card
    n = offer.cost if kind in ("success", "advantage", "threat") else 0
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

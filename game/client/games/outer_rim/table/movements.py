"""The motion that an answer sets off on the table of Outer Rim: ships and patrols along their way,
cards to their slots, credits counting up or down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import cast

import pygame

from game.client.draw import icon_hits, images, theme
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards, faces, market_tile, tokens
from game.client.games.outer_rim.encounter.outcomes import goal_fame
from game.client.games.outer_rim.encounter.pages import WORTH_A_PAGE
from game.client.games.outer_rim.map import crossing
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit import celebrations
from game.client.tabletop.kit.celebrations import News
from game.client.tabletop.kit.flights import (
    CARD_SECONDS,
    GONE_SECONDS,
    MOST_SECONDS,
    REVEAL_SECONDS,
    STEP_SECONDS,
    Flight,
)
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.movements import Movements, line
from game.client.tabletop.play.parts import TableViews
from game.outer_rim.ambitions.events import AmbitionAdvanced
from game.outer_rim.combat.events import DamageSuffered, Defeated
from game.outer_rim.contacts.events import ContactRevealed
from game.outer_rim.events import (
    CardDiscarded,
    CardGained,
    CardRemoved,
    CardRotated,
    CargoDelivered,
    CreditsChanged,
    FameChanged,
    GoalCompleted,
    PlayerPlaced,
    Recovered,
    ReputationChanged,
    ShipMoved,
)
from game.outer_rim.market.events import CardBartered, CardBought, MarketDiscarded, MarketRevealed
from game.outer_rim.patrols.events import PatrolBeaten, PatrolMoved
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.table.events import Event

A_COIN = 1000  # credits that a coin stands for
COUNT_SECONDS = 0.4  # credits, counting from the old value to the new one
ROUND_SECONDS = 0.5  # a card with two ends, turning round
FLY_DU, LAND_DU = 10, 3  # height of a token in flight, and how far it settles
CROSS_SECONDS = 0.8  # a ship, all the way across the Core


class RimMovements(Movements):
    """The movements of one table. ``map_shown()`` and ``strip_shown()`` return True while these are
    on view."""

    view: RimView

    def __init__(
        self,
        view: RimView,
        ui: RimUi,
        motion: Animator,
        views: TableViews,
        model: Model,
        map: MapView,
        map_shown: Callable[[], bool],
        strip_shown: Callable[[], bool],
    ) -> None:
        super().__init__(view, motion, views)
        self.ui, self.model, self.map = ui, model, map
        self.now: Sequence[Event] = ()
        """the events whose movements are being started"""
        self.kept: list[PlayerPlaced] = []
        """crossings that begin once the page that covers the map is closed"""
        self.map_shown, self.strip_shown = map_shown, strip_shown
        self.shown = {kind: partial(show, self) for kind, show in SHOWN.items()}

    def count(self, before: int) -> None:
        """Count the credits on the strip to their new value."""
        goal = self.model.me["credits"]
        if goal != before:
            self.motion.add(COUNT_SECONDS, partial(self._count, before, goal))

    def _count(self, start: int, goal: int, part: float) -> None:
        self.ui.credits = round(start + (goal - start) * part)
        self.views.invalidate(self.view.areas.strip)

    def start(self, events: Sequence[Event], before: Spots) -> float:
        self.now, self.kept = events, []
        bought = {each.card for each in events if isinstance(each, CardBought)}
        bought |= {gain.name[1] for page in self.ui.tray for gain in page.gains}
        # A bought card comes from the market, and one that a page shows from there.
        return super().start(
            [each for each in events if not (isinstance(each, CardGained) and each.card in bought)],
            before,
        )

    def fly_token(self, tag: Name, start: str, path: Sequence[str], delay: float) -> float:
        points = self.map.points((start, *path))
        picture = self.map.token(tag)
        if not self.map_shown() or picture is None or len(points) < 2:
            return 0.0
        size = picture.get_size()
        seconds = min(MOST_SECONDS, STEP_SECONDS * max(1, len(path)))
        flight = Flight(tag, picture, points, size, size,
                        lift=self.view.m.du(FLY_DU), settle=self.view.m.du(LAND_DU))  # fmt: skip
        self.launch(flight, seconds, delay)
        return seconds

    def resume(self) -> None:
        """Start what waited for the map to be shown."""
        kept, self.kept = self.kept, []
        for event in kept:
            place_ship(self, event, {}, 0.0)

    def clear(self) -> None:
        self.kept = []
        super().clear()

    def announce_for(self, seat: int, news: News, delay: float) -> None:
        if self.motion.speed == "off" and seat != self.model.seat:
            return  # it is in the sentence of that player's turn
        who = str(self.model.view["players"][seat]["character"] or "")

        def portrait(surface: pygame.Surface, rect: pygame.Rect) -> None:
            boards.portrait(surface, rect, who, self.view.m, seat)

        area = self.view.areas.map if self.map_shown() else self.view.areas.view
        self.announce(replace(news, portrait=portrait), area, delay)

    # -- helpers --

    def home(self, seat: int, card: str) -> pygame.Rect | None:
        """Return the place of a player's card: its slot, or the player's panel."""
        name = ("card", card) if seat == self.model.seat else ("seat", str(seat))
        return self.view.spots.get(name)

    def ring(self, seat: int, part: str, color: theme.Color, delay: float) -> None:
        """Show a ring around a part of the player's own board, or around another player."""
        found = self.place_of(seat, part)
        if found is not None:
            self.pulse(found, color, delay)

    def place_of(self, seat: int, part: str) -> pygame.Rect | None:
        """Return the place of a part of the player's own board, or of another player."""
        if seat != self.model.seat:
            return self.view.spots.get(("seat", str(seat)))
        if part == "strip":
            return self.view.areas.strip if self.strip_shown() else None
        return self.view.spots.get(("card", str(self.model.me[part])))

    def source(self, seat: int, before: Spots) -> pygame.Rect | None:
        """Return where a player's gains come from: the ship on the map."""
        name = ("ship", str(seat))
        return (self.view.spots.get(name) or before.get(name)) if self.map_shown() else None

    def counter(self, seat: int, icon: str) -> pygame.Rect | None:
        """Return the place of a player's money or fame."""
        area = self.place_of(seat, "strip")
        return icon_hits.find(icon, area, "strip", "players", "base") or area if area else None

    def fly_card(self, card: str, start: pygame.Rect, end: pygame.Rect, delay: float) -> None:
        picture = card_tile(self.model, card, start.size, self.view.m)
        self.fly(("card", card), picture, start, end, CARD_SECONDS, delay)

    def fade_card(self, card: str, start: pygame.Rect, end: pygame.Rect, delay: float) -> None:
        picture = card_tile(self.model, card, start.size, self.view.m)
        self.fade(("gone", card), picture, start, end, GONE_SECONDS, delay)


# -- the animation of each event; each returns the seconds until the next one may start --


def move_ship(moves: RimMovements, event: ShipMoved, before: Spots, delay: float) -> float:
    return moves.fly_token(("ship", str(event.seat)), event.start, event.path, delay)


def place_ship(moves: RimMovements, event: PlayerPlaced, before: Spots, delay: float) -> float:
    """Fly a ship that crosses the Core along the dotted band; other ships are just there."""
    tag = ("ship", str(event.seat))
    crossed = event.cause in moves.model.content.encounter_cards
    points = crossing.way(moves.map.picture, event.space) if crossed else []
    picture = moves.map.token(tag)
    if points and not moves.map_shown():
        moves.kept.append(event)
        return 0.0
    if not points or picture is None:
        return 0.0
    size = picture.get_size()
    moves.launch(Flight(tag, picture, points, size, size), CROSS_SECONDS, delay)
    return CROSS_SECONDS


def move_patrol(moves: RimMovements, event: PatrolMoved, before: Spots, delay: float) -> float:
    return moves.fly_token(("patrol", event.faction), event.start, event.path, delay)


def buy_card(moves: RimMovements, event: CardBought, before: Spots, delay: float) -> float:
    """Fly a card from the market to its slot, or to the player who bought it."""
    start, end = before.get(("market", event.card)), moves.home(event.seat, event.card)
    if start is not None and end is not None:
        moves.fly_card(event.card, start, end, delay)
    return 0.0


def gain_card(moves: RimMovements, event: CardGained, before: Spots, delay: float) -> float:
    """Fly a card from the scene to its slot."""
    end = moves.home(event.seat, event.card)
    if end is not None and moves.model.asset(event.card):
        start = pygame.Rect(0, 0, moves.view.m.du(170), moves.view.m.du(120))
        start.center = moves.view.areas.view.center
        moves.fly_card(event.card, start, end, delay)
    return 0.0


def rotate_card(moves: RimMovements, event: CardRotated, before: Spots, delay: float) -> float:
    """Turn a card with two ends round in its slot; a ring shows where another player's is."""
    spot = moves.home(event.seat, event.card)
    if spot is None or event.seat != moves.model.seat:
        moves.ring(event.seat, "strip", theme.GOLD, delay)
        return 0.0
    new, old = (
        slot_tile(moves.model, card, spot.size, moves.view.m)
        for card in (event.card, moves.model.content.assets[event.card].other)
    )
    flight = Flight(("card", event.card), new, line(spot, spot), spot.size, spot.size,
                    lift=moves.view.m.du(8), settle=moves.view.m.du(4), back=old)  # fmt: skip
    moves.launch(flight, ROUND_SECONDS, delay)
    return 0.0


def discard(moves: RimMovements, event: MarketDiscarded, before: Spots, delay: float) -> float:
    """Fly a card under its deck."""
    start = before.get(("market", event.card))
    if start is not None:
        moves.fade_card(event.card, start, start.move(0, start.height // 3), delay)
    return 0.0


def leave_slot(
    moves: RimMovements,
    event: CardBartered | CardDiscarded | CardRemoved | CargoDelivered,
    before: Spots,
    delay: float,
) -> float:
    """Let a card leave its slot: up and away."""
    start = before.get(("card", event.card))
    if start is not None and moves.model.asset(event.card):
        moves.fade_card(event.card, start, start.move(0, -start.height // 2), delay)
    return 0.0


def reveal_card(moves: RimMovements, event: MarketRevealed, before: Spots, delay: float) -> float:
    """Fade in the next card of a deck."""
    spot = moves.view.spots.get(("market", event.card))
    if spot is None or not moves.view.areas.shows("market"):
        return 0.0
    dark = pygame.Surface(spot.size, pygame.SRCALPHA)
    dark.fill((*theme.PANEL, 255))
    moves.fade(("market", event.card), dark, spot, spot, REVEAL_SECONDS, delay)
    return 0.0


def damage(moves: RimMovements, event: DamageSuffered, before: Spots, delay: float) -> float:
    part = "character" if event.target == "character" else "ship"
    found = moves.place_of(event.seat, part)
    if found is not None:
        moves.hurt(found, delay)
    return 0.0


def pay_out(moves: RimMovements, event: CreditsChanged, before: Spots, delay: float) -> float:
    """Fly coins from a player's ship to the purse."""
    start, end = moves.source(event.seat, before), moves.counter(event.seat, "credits")
    if event.amount > 0 and start is not None and end is not None:
        px = moves.view.m.du(22)
        count = celebrations.coins_for(event.amount, A_COIN)
        moves.coins(images.icon("credits", px), count, start, end, delay)
    return 0.0


def break_patrol(moves: RimMovements, event: PatrolBeaten, before: Spots, delay: float) -> float:
    """Break a beaten patrol where it was."""
    at = before.get(("patrol", event.faction))
    if at is not None and moves.map_shown():
        px = min(at.size)
        picture = tokens.patrol(event.faction, event.level, px)
        moves.shatter(("shards", event.faction), picture, at, delay)
    return 0.0


def complete_goal(moves: RimMovements, event: GoalCompleted, before: Spots, delay: float) -> float:
    """Announce a goal."""
    name, card = moves.model.player_name(event.seat), moves.model.name(event.card)
    paid = goal_fame(event, moves.now)
    gain = f", +{paid.amount} fame" if paid is not None else ""
    news = News(f"{name} reaches a goal", f"The {event.goal} goal of {card}{gain}")
    moves.announce_for(event.seat, news, delay)
    return 0.0


def show_reputation(
    moves: RimMovements, event: ReputationChanged, before: Spots, delay: float
) -> float:
    """Announce a change of the viewing player's reputation that is on no page."""
    if event.seat == moves.model.seat and not any(isinstance(x, WORTH_A_PAGE) for x in moves.now):
        was, now = (LEVEL_NAMES[level] for level in (event.before, event.now))
        title, words = f"{event.faction.title()} reputation", f"From {was} to {now}"
        moves.announce_for(event.seat, News(title, words, good=event.now > event.before), delay)
    return 0.0


def defeat(moves: RimMovements, event: Defeated, before: Spots, delay: float) -> float:
    """Announce a defeat, and its price."""
    lost = f"Loses {event.credits_lost:,} credits." if event.credits_lost else "Loses nothing."
    title = f"{moves.model.player_name(event.seat)} is defeated"
    moves.announce_for(event.seat, News(title, lost, good=False, pips=3), delay)
    return 0.0


def heal(moves: RimMovements, event: Recovered, before: Spots, delay: float) -> float:
    moves.ring(event.seat, "character", theme.GOOD, delay)
    moves.ring(event.seat, "ship", theme.GOOD, delay)
    return 0.0


def gain_fame(moves: RimMovements, event: FameChanged, before: Spots, delay: float) -> float:
    start, end = moves.source(event.seat, before), moves.counter(event.seat, "fame")
    if event.amount > 0 and start is not None and end is not None:
        moves.star(images.icon("fame", moves.view.m.du(40)), start, end, delay)
    else:
        moves.ring(event.seat, "strip", theme.GOLD, delay)
    return 0.0


def advance_ambition(
    moves: RimMovements, event: AmbitionAdvanced, before: Spots, delay: float
) -> float:
    """Show that a goal of an ambition is complete, or is so no longer."""
    color = theme.GOLD if event.done else theme.DANGER
    line = moves.view.areas.ambition
    if event.seat == moves.model.seat and line.width:
        moves.pulse(line, color, delay)
    else:
        moves.ring(event.seat, "strip", color, delay)
    return 0.0


def reveal_contact(
    moves: RimMovements, event: ContactRevealed, before: Spots, delay: float
) -> float:
    """Turn a contact faceup."""
    spot = moves.view.spots.get(("place", event.place))
    if spot is not None and moves.map_shown():
        moves.pulse(spot, theme.GOLD, delay)
    return 0.0


Show = Callable[[RimMovements, Event, Spots, float], float]
SHOWN: dict[type[Event], Show] = cast(
    dict[type[Event], Show],
    {
        ShipMoved: move_ship,
        PatrolMoved: move_patrol,
        PlayerPlaced: place_ship,
        CardBought: buy_card,
        CardGained: gain_card,
        CardBartered: leave_slot,
        CardDiscarded: leave_slot,
        CardRemoved: leave_slot,
        CardRotated: rotate_card,
        CargoDelivered: leave_slot,
        MarketDiscarded: discard,
        MarketRevealed: reveal_card,
        DamageSuffered: damage,
        Recovered: heal,
        FameChanged: gain_fame,
        ReputationChanged: show_reputation,
        AmbitionAdvanced: advance_ambition,
        CreditsChanged: pay_out,
        PatrolBeaten: break_patrol,
        GoalCompleted: complete_goal,
        Defeated: defeat,
        ContactRevealed: reveal_contact,
    },
)
"""the animation of each kind of event"""


STRIP = 90  # du: a card lower than this looks like a strip


def card_tile(model: Model, card: str, size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """Return a card as in the market, on a picture of its own."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    low = size[1] < m.du(STRIP)
    paint = market_tile.draw_strip if low else market_tile.draw_card
    paint(made, made.get_rect(), model.content, card, m)
    return made


def slot_tile(model: Model, card: str, size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """Return a card as in its slot, on a picture of its own."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    faces.draw_tile(made, made.get_rect(), model.content, card, m)
    return made

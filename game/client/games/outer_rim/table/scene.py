"""The table of Outer Rim: map, market, the other players and the player's own board."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import materials, richtext, signs
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.sound import cues
from game.client.games.outer_rim.facts import forecast, retold
from game.client.games.outer_rim.board import market, player_board
from game.client.games.outer_rim.board import pieces
from game.client.games.outer_rim.cards import strips
from game.client.games.outer_rim.encounter import pages, view
from game.client.games.outer_rim.favors.parts import Hint
from game.client.games.outer_rim.map import crossing, facts
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.shelf.saves import SAVES
from game.client.games.outer_rim.table import bars, guide, painting, palette, placing
from game.client.games.outer_rim.board import goals, inspector, mentions, opponents
from game.client.games.outer_rim.table.ahead import Ahead
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.favoring import Favoring
from game.client.games.outer_rim.board.layout import Regions, regions
from game.client.games.outer_rim.table.movements import RimMovements, in_hand
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.games.outer_rim.table.steering import MAP_ZOOMS, MapSteering
from game.client.games.outer_rim.play.steward import RimSteward
from game.client.games.outer_rim.table.verbs import ON_MAP, SHAPES, VERBS
from game.client.games.outer_rim.table.warming import Warming
from game.client.games.outer_rim.guide.tips import open_tips
from game.client.shell.window.command_palette import Command
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.table.answering import Before
from game.client.tabletop.play.controller import Carry
from game.client.tabletop.table.hand import Hand
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.play.opening import open_table
from game.client.tabletop.play.parts import TableActions
from game.client.tabletop.pages.results import Page
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.stage import CardFace, Scenery
from game.client.widgets import Button, keymap
from game.client.widgets.placement import Kept, Rank, kept
from game.outer_rim.events import (
    AILine,
    MarketRevealed,
    PatrolMoved,
    ShipMoved,
    StepBegan,
    TurnBegan,
)
from game.table.events import Event
from game.table.session import Session

CHIP_WEIGHT = 3
"""a chip is kept free by enlarged things as much as that number of lit places"""
STEP_TABS = {"planning": "map", "action": "market", "encounter": "map"}
"""the region that comes up with a step"""


class TableScene(Favoring):
    """One game of Outer Rim on the table."""

    game = "outer_rim"
    verbs, shapes, on_map, tabs = VERBS, SHAPES, ON_MAP, bars.TABS
    steps = (("planning", "Planning"), ("action", "Action"), ("encounter", "Encounter"))
    turn_begins, step_begins = (TurnBegan,), (StepBegan,)
    saves, steward = SAVES, RimSteward
    thinks_ahead = True
    """whether the next planning step can be planned in advance"""
    coached = False
    """whether a coach has the place of goals and log"""
    model: Model
    controller: Controller
    ui: RimUi
    view: RimView
    movements: RimMovements

    def __init__(self, app: SceneHost, session: Session[Any]) -> None:
        super().__init__(app, session)
        self.lights = painting.MapLights(
            self.model, self.map, self.controller, self.reading, self.view
        )
        self.map_steering = MapSteering(self.ui, self.view, self.map, self, self.base.drop)
        self.warming = Warming(self.model, self.view)
        self.ahead = Ahead(self.app, self.model, self.map.flags, self, self.thinks_ahead)

    # -- its parts --

    def make_model(self, session: Session[Any]) -> Model:
        return Model(session)

    def make_controller(self) -> Controller:
        return Controller(self.model)

    def make_ui(self) -> RimUi:
        tab = STEP_TABS.get(self.model.view["step"], "map")
        return RimUi(tab=tab, credits=self.model.me["credits"])

    def make_view(self) -> RimView:
        return RimView(self.m, regions(self.m, self.ui.tab, self.coached))

    def prepare(self) -> None:
        self.map = MapView(self.model)

    def make_movements(self, do: TableActions) -> RimMovements:
        return RimMovements(self.view, self.ui, self.motion, do, self.model, self.map,
                            lambda: self.map_shown, lambda: self.strip_shown)  # fmt: skip

    def make_hand(self, do: TableActions) -> Hand:
        return Hand(self.controller, self.view, self.ui, do, self.picture, lit=("space",),
                    round=("space", "place", "ship"),
                    map_at=lambda: self.view.areas.map)  # fmt: skip

    def make_tips(self) -> Tips[Any]:
        return open_tips(self.model, self.app, self.relayout)

    def names_at(self) -> list[pygame.Rect]:
        return self.map.names() if self.map_shown else []

    def asked_in_hand(self, carry: Carry) -> str:
        if all(option.verb != "buy" for option in carry.targets.values()):
            return ""
        name = richtext.literal(self.model.name(carry.source[1]))
        free = any(kind == "slot" for kind, _ in carry.targets)
        return f"Choose a slot for {name}." if free else f"Put {name} on your board."

    def log_rules(self) -> LogRules:
        return LogRules((TurnBegan,), (StepBegan, AILine), partial(mentions.marked, self.model),
                        partial(retold.of_computers, self.model),
                        {MarketRevealed: partial(mentions.market, self.model)})  # fmt: skip

    # -- life --

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)

    # -- layout --

    def regions(self, m: Metrics) -> Regions:
        return self.with_ambition(m, regions(m, self.ui.tab, self.coached))

    def lay_board(self, m: Metrics) -> None:
        view, ui = self.view, self.ui
        self.map.layout(view.areas.map, m, MAP_ZOOMS[ui.zoom], ui.pan, self.corners(m))
        view.goals_at = goals.rows(self.model, m, self.goals_area(), self.goals_whole)
        view.tiles = market.tiles(self.model, m, self.market_area(), self.market_full())
        view.board_at = player_board.places(self.model, m, view.areas.board, self.board_seat)

    def all_spots(self) -> dict[Name, pygame.Rect]:
        return placing.all_spots(self.model, self.map, self.view, self.ui)

    def under(self, name: Name) -> Name:
        """Return the slot under a card's spot."""
        if name[0] == "card":
            for slot, _ in self.view.board_at.slots:
                if slot.card == name[1]:
                    return "slot", slot.id
        return name

    def tip_of(self, name: Name) -> str:
        return guide.tip(self.model, name)

    def build_others(self, m: Metrics) -> None:
        if m.compact and self.view.areas.over and not self.page_over and not self.ui.log_large:
            bars.add_drawer(self.form, self.view, self.ui.drawer, self.toggle_market)
        self.gestures.add_spots(("market", "deck", "goal"))

    def build_board(self, m: Metrics) -> None:
        if self.map_shown:
            self._add_crossing()
        self.gestures.add_spots((*ON_MAP, "seat"))

    def _add_crossing(self) -> None:
        """Add the words over the badge of the crossing, where the box has one."""
        at, ends = crossing.badge_rect(self.map.picture), crossing.ends(self.map.picture)
        if ends is not None and self.view.areas.map.contains(at):
            hint = self.form.add(Hint("map.crossing", at))
            hint.late_tip = partial(facts.crossing_tip, self.model, ends)

    def build_own(self, m: Metrics) -> None:
        # A card's own spot stands for its slot.
        full = [("slot", slot.id) for slot, _ in self.view.board_at.slots if slot.card]
        self.gestures.add_spots(("hold", "slot", "card"), full)

    def build_over(self, m: Metrics) -> None:
        super().build_over(m)
        if not self.page_over:
            bars.add_deals(self.form, self.model, self.view, self.ui.drawer, self.choose)
            bars.add_goods(self.form, self.model, self.view, self.pay_with_goods)
        count = len(goals.goals(self.model)) - goals.PINNED
        if self.view.goals_at and count > 0 and not self.page_covers_all and not self.ui.log_large:
            rect = goals.more_rect(m, self.goals_area(), self.goals_whole)
            bars.add_more_goals(self.form, m, rect, count, self.goals_whole, self.toggle_goals)
        if self.ui.looking is not None and not self.page_covers_all:
            bars.add_own_board(self.form, self.view, self.own_board)

    def more_tools(self) -> list[Button]:
        if not self.ahead.open:
            return []
        planned = self.ahead.kept.words if self.ahead.kept else ""
        return [bars.plan_button(planned, self.ahead.offer)]

    # -- visibility --

    def step_now(self) -> str:
        return str(self.model.view["step"])

    def round_words(self) -> str:
        return f"Round {self.model.view['round']}"

    def menu_notes(self) -> Sequence[str]:
        return forecast.notes(self.model)

    def needed(self) -> list[Kept]:
        chips = opponents.shown(self.model, self.m, self.view.areas, self.ui.drawer)
        rects = [rect for _, rect in chips] * CHIP_WEIGHT
        way = [self.view.spots.get(("space", each)) for each in self.lights.path()]
        rects += [each for each in way if each is not None]
        return [*super().needed(), *kept(Rank.CONTROL, rects)]

    def matter(self) -> list[Name]:
        shown = [self.reading.over, self.reading.front]
        found = {facts.goal_of(self.model, self.subject(name)) for name in shown if name}
        return [("space", space) for space in sorted(found) if space]

    def closing_note(self) -> str:
        return guide.closing_note(self.model)

    # -- views that the player opens --

    def look_at(self, seat: int | None) -> None:
        """Show another player's board in place of the viewing player's, or go back."""
        self.ui.tab = "board"
        again = seat in (self.ui.looking, self.model.seat)
        self.ui.looking = None if again else seat
        self.controller.carry = None
        self.renew()

    def own_board(self) -> None:
        """Show the player's own board again."""
        self.look_at(None)

    def looked(self, name: Name) -> bool:
        if name[0] == "goal":
            self.pin(name)
            return True
        other = name[0] in ("seat", "ship") and name[1] != str(self.model.seat)
        if other:
            self.look_at(int(name[1]))
        return other

    def pay_with_goods(self) -> None:
        """Let the next purchase ask for goods, or for credits again."""
        self.model.barter(not self.model.bartering)
        self.renew()

    def toggle_market(self) -> None:
        """Show or hide the full market over the map in a compact window."""
        if self.view.areas.hidden:
            self.show_tab("map" if self.ui.tab == "market" else "market")
        elif self.m.compact:
            self.ui.drawer = not self.ui.drawer
            self.renew()

    def follow(self, link: str) -> None:
        """Pin the thing that a name in the log stands for; center a place on the map."""
        name = mentions.spot(link)
        if name not in self.reading.pins:
            self.reading.toggle(name)
        if name[0] == "space" and self.map_shown:
            self.ui.zoom = max(self.ui.zoom, 1)
            self.map_steering.center(name[1])
        else:
            self.renew()

    def close_one(self) -> bool:
        if self.ui.looking is not None:
            self.own_board()
        elif self.ui.goals_open:
            self.toggle_goals()
        elif self.ui.drawer:
            self.toggle_market()
        else:
            return False
        return True

    def more_commands(self) -> list[Command]:
        return palette.commands(self)

    # -- answering --

    def ask(self, key: str) -> None:
        what = guide.left(self.model, key, self.app.settings.warn_silenced)
        place = self.controller.placed.get(key)
        if what:
            scene = guide.LeftScene(self.app, what, partial(self.choose, key), self._silence)
            self.app.stack.push(scene)
        elif place is not None and place.option.verb == "buy" and place.target is None:
            self._ask_to_buy(key)  # its slots are out of view, so a click does not take it in hand
        else:
            self.choose(key)

    def _ask_to_buy(self, key: str) -> None:
        """Ask before a purchase that a single click would make."""
        words = self.model.labels[key]
        title, told = f"{richtext.plain(words.label)}?", richtext.literal(words.detail)
        buy = partial(self.choose, key)
        self.app.stack.push(ConfirmScene(self.app, title, told, buy, yes="Buy", no="Not now"))

    def _silence(self, kinds: list[str]) -> None:
        """Silence warnings of these kinds."""
        known = self.app.settings.warn_silenced
        self.app.change_settings(warn_silenced=list(dict.fromkeys([*known, *kinds])))

    def follow_up(self) -> tuple[list[Event], str]:
        events = list[Event]()
        return events, self.ahead.carry_out(events)

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        found = pages.pages(self.model, events, episode)
        if view.shows_events(self.model):
            # The view shows the rest.
            now = view.subject(self.model, self.episode())
            found = [each for each in found if each.ai or each.large and each.card != now]
        return found

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        super().heard(events, episode)
        self.ui.looking = None
        if any(isinstance(each, StepBegan | TurnBegan) for each in events):
            self.ui.tab = STEP_TABS.get(self.step_now(), self.ui.tab)

    def settle(self, rewound: bool) -> None:
        super().settle(rewound)
        self.ui.credits, self.ui.looking = self.model.me["credits"], None

    def show(self, events: Sequence[Event], before: Before) -> float:
        spots, credits = before
        self.movements.count(credits)
        if self.page_covers_all:
            return 0.0
        self._follow_moves(events)
        return self.movements.start(events, spots)

    def _follow_moves(self, events: Sequence[Event]) -> None:
        """Move the zoomed map to the last ship or patrol that moved, if that is out of view."""
        gone = [each.path[-1] for each in events
                if isinstance(each, ShipMoved | PatrolMoved) and each.path]  # fmt: skip
        if not gone or not self.ui.zoom or not self.map_shown or not self.app.settings.follow:
            return
        if not self.view.areas.map.contains(self.map.picture.rect_of(gone[-1])):
            self.map_steering.center(gone[-1])

    def spoken(self) -> str:
        if self.view.asks_in_view and not self.model.view["deal"]:
            return view.spoken(self.model, self.model.options, self.episode())
        return super().spoken()

    # -- events and time --

    def handle(self, event: pygame.event.Event) -> bool:
        return self.map_steering.drag(event) or super().handle(event)

    def take_event(self, event: pygame.event.Event) -> bool:
        return self.map_steering.wheel(event)

    def next_page(self) -> None:
        super().next_page()
        self.movements.resume()

    def on_event(self, event: pygame.event.Event) -> bool:
        return self.map_steering.hold(event, self.map_shown) or super().on_event(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        if keymap.hits("outer_rim.market", event):
            self.toggle_market()
        elif keymap.hits("table.plan", event):
            self.ahead.offer()
        else:
            return super().take_key(event)
        return True

    def on_update(self, dt: float) -> None:
        super().on_update(dt)
        if self.controller.carry is None and self.model.odds_came():
            self.renew()
        resting = not self.app.stack.busy and not self.app.dirty
        if self.warming.update(self.keeper.quiet, resting, self.market_full()):
            self.base.drop()
            self.invalidate()

    def living(self, dt: float, alive: bool) -> list[pygame.Rect]:
        here, steering = alive and self.map_shown, self.map_steering
        found = [
            steering.turn_storm(dt, here), steering.drift(dt, here),
            steering.glow(dt, here, self.movements.flights.tags()),
        ]  # fmt: skip
        return [*super().living(dt, alive), *[each for each in found if each is not None]]

    def hovered(self) -> None:
        self.invalidate(self.view.areas.map)
        self.invalidate(self.market_area())

    # -- painting --

    def base_key(self) -> Hashable:
        ui = self.ui
        return (self.model.version, self.m, self.view.in_view, ui.peek, self.tray_shown, ui.drawer,
                ui.tab, self.board_seat, ui.goals_open, ui.log_large)  # fmt: skip

    def paint_board(self, surface: pygame.Surface) -> None:
        model, view = self.model, self.view
        painting.bars(surface, view)
        covered = self.page_over and self.m.compact
        if not covered:
            painting.the_goals(surface, model, view, self.goals_area())
            if view.areas.hidden:
                painting.players(surface, model, view, False)
        if not self.page_over and self.map_shown:
            painting.still_map(surface, self.map, view)
        if not self.page_over or not self.page_covers_all:
            painting.the_market(
                surface, model, view, self.ui, self.market_area(), self.market_full()
            )
        if self.tray_shown:
            materials.draw(surface, view.areas.board, "board", self.m.unit)
        elif not covered:
            painting.board(surface, model, view, self.board_seat)

    def paint_live(self, surface: pygame.Surface) -> None:
        areas, clip = self.view.areas, surface.get_clip()
        if self.map_shown and clip.colliderect(areas.map):
            surface.set_clip(clip.clip(areas.map))
            lights = self.lights
            self.map.draw_moving(
                surface, lights.space_meant(), lights.lit(), lights.path(),
                self.movements.flights.tags(), lights.lane(), self.ahead.space,
            )  # fmt: skip
            self.map_steering.exhaust.draw(surface)
            lights.rings(surface)
            surface.set_clip(clip)
            if areas.over:
                with signs.group("players"):
                    painting.players(surface, self.model, self.view, self.ui.drawer)
        if not self.page_over and clip.colliderect(self.market_area()):
            hand, model = self.controller.carry, self.model
            painting.discard_buttons(surface, model, self.view, self.reading.hovered, hand)
        if not self.strip_shown:
            signs.drop("strip")
        elif clip.colliderect(areas.strip):
            with signs.group("strip"):
                self._paint_strip(surface)

    def _paint_strip(self, surface: pygame.Surface) -> None:
        """Paint the strip over the board on view; the way back from another's board is at its
        end."""
        strip, seat = self.view.areas.strip.copy(), self.board_seat
        strip.width = self.strip_end() - strip.left
        shown = self.model.view["players"][seat]
        strips.draw_strip(
            surface, strip, shown, self.m,
            name=self.model.player_name(seat), fame_goal=shown["fame_goal"],
            credits=self.ui.credits if self.ui.looking is None else None,
        )  # fmt: skip

    # -- enlarged things --

    def subject(self, name: Name | None) -> str:
        if name == ("seat", str(self.ui.looking)):
            return ""  # the board that is looked at shows the character
        return inspector.subject(self.model, name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        pieces.zoom(surface, rect, self.model, name, self.subject(name), self.m)

    def title_of(self, name: Name) -> str:
        return pieces.title(self.model, name, self.subject(name))

    def icon_of(self, name: Name | None) -> str:
        return inspector.icon_of(self.model, name)

    def face(self, card: str, section: int) -> CardFace | None:
        return view.face(self.model, card, section)

    def scenery(self, card: str, section: int) -> Scenery:
        return view.scenery(self.model, card, section)

    def picture(self, name: Name) -> pygame.Surface | None:
        return in_hand(self.model, self.map, name, self.m)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return pieces.bust(self.model, seat, size)


def make(app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """Return the table for a session or a journal; a notice if it cannot be opened."""
    return open_table(TableScene, app, journal, session)

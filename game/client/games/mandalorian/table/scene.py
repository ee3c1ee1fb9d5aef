"""The table of a mission: the map, the crew, four or five slots, and the hand."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import images, materials, signs, theme
from game.client.draw.richtext import literal
from game.client.draw.slices import slices
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.sound import cues
from game.client.games.mandalorian.cards import tokens
from game.client.games.mandalorian.identity.identity import FORECAST_KEY, PAST_KEY, SLOT_KEYS
from game.client.games.mandalorian.identity.map_look import LOOK
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.shelf.saves import SAVES
from game.client.games.mandalorian.table import guide, large, lights, painting, placing, strip
from game.client.games.mandalorian.board import happening, layout, outlook, past
from game.client.games.mandalorian.table.controller import Controller
from game.client.games.mandalorian.table.drawing import DrawnCards
from game.client.games.mandalorian.board.happening import Carried
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.games.mandalorian.table.movements import MissionMovements
from game.client.games.mandalorian.table.steering import MapSteering, MissionUi
from game.client.games.mandalorian.table.verbs import SHAPES, VERBS
from game.client.games.mandalorian.table.warming import Warming
from game.client.games.mandalorian.guide.tips import open_tips
from game.client.shell.window.command_palette import Command
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.table.answering import Before
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.bars.commands import keyed
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_life import GridLife
from game.client.tabletop.boards.grid_look import ZOOMS
from game.client.tabletop.table.hand import Hand
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.play.opening import open_table
from game.client.tabletop.play.parts import TableActions, TableView
from game.client.tabletop.table.scene import TabletopScene
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.bars.telling import hold
from game.client.widgets import keymap
from game.client.widgets.placement import Kept, Rank, kept
from game.mandalorian.events import GameBegan, StepBegan, TurnBegan
from game.table.events import Event
from game.table.session import Session

READABLE = frozenset(("hand", "drawn", "plan", "token", "carried", "slot", "crew", "pawn", "goal",
                      "track", "back", "pile", "child"))  # fmt: skip


class MissionTable(DrawnCards, TabletopScene):
    """One mission on the table."""

    game = "mandalorian"
    verbs, shapes = VERBS, SHAPES
    on_map = frozenset(("token", "pawn", "child"))
    saves = SAVES
    steps = (("ma_skill", "Action"), ("ma_event", "Event"), ("hand", "Draw"))
    turn_begins = (GameBegan, TurnBegan)
    step_begins = (StepBegan,)
    tabs = {
        "map": Tab("Map", "ma_mission", "Shows the map and the crew"),
        "cards": Tab("Cards", "ma_skill", "Shows slots, hand and mission"),
        "log": Tab("Log", "log", "Shows the log"),
    }
    model: Model
    controller: Controller
    ui: MissionUi

    def __init__(self, app: SceneHost, session: Session[Any]) -> None:
        super().__init__(app, session)
        self.warming = Warming(self.model)
        self.map_steering = MapSteering(self.ui, self.view, self.board, self.form, self.controller,
                                        self)  # fmt: skip

    def make_ui(self) -> MissionUi:
        return MissionUi(tab=next(iter(self.tabs)))

    def prepare(self) -> None:
        self.board = GridBoard(self.model.map.grid, LOOK)
        self.life = GridLife(self.board)
        self.pieces: dict[Name, pygame.Rect] = {}
        """the place of each piece on the map, which its spot may exceed"""
        self.sketched, self.sketches = False, 0
        """whether parts of the map are enlarged until they are painted; how often that was so"""
        self.aim: Name | None = None
        """the goal of the thing in hand that is under the pointer"""

    # -- its parts --

    def make_model(self, session: Session[Any]) -> Model:
        return Model(session)

    def make_controller(self) -> Controller:
        return Controller(self.model)

    def make_view(self) -> TableView:
        return TableView(self.m, MissionTable.regions(self, self.m))

    def make_movements(self, do: TableActions) -> MissionMovements:
        return MissionMovements(self.view, self.motion, do, self.model, self.board)

    def make_hand(self, do: TableActions) -> Hand:
        return Hand(self.controller, self.view, self.ui, do, self.picture,
                    lit=("space", "token", "pawn", "child", "door", "slot"),
                    map_at=self._lit_area)  # fmt: skip

    def _lit_area(self) -> pygame.Rect:
        """Return what stays bright with something in hand: the map, and slots for a card."""
        return self.areas.board if self.areas.shows("board") else pygame.Rect(0, 0, 0, 0)

    def log_rules(self) -> LogRules:
        return LogRules(heads=self.turn_begins, unlogged=self.step_begins)

    # -- layout --

    @property
    def areas(self) -> MissionRegions:
        """The regions of the table."""
        found = self.view.areas
        assert isinstance(found, MissionRegions)
        return found

    def regions(self, m: Metrics) -> MissionRegions:
        return layout.regions(m, self.ui.tab, len(self.model.characters))

    def lay_board(self, m: Metrics) -> None:
        doors = [str(each) for each in self.model.view["doors"]]
        ui = self.ui
        self.board.layout(self.areas.board, m, ZOOMS[ui.zoom], ui.pan, doors)
        ui.pan = self.board.pan

    def all_spots(self) -> dict[Name, pygame.Rect]:
        self.pieces = {}
        if self.areas.shows("board"):
            self.pieces = placing.piece_rects(self.model, self.board, self.m)
        return placing.all_spots(self.model, self.board, self.areas, self.m)

    def under(self, name: Name) -> Name:
        """Return the space under a piece while something in hand goes to spaces."""
        carry = self.controller.carry
        if carry is None or name in carry.targets:
            return name
        space = ("space", self.controller.space_of(name))
        return space if space in carry.targets else name

    def view_wanted(self) -> bool:
        return False

    def round_words(self) -> str:
        turn = self.model.view["turn"]
        return f"Turn {turn}" if turn else ""

    def asked(self) -> str:
        """Return the question, to whom it is where people share characters: nothing else on the
        table says who they are."""
        said, model = super().asked(), self.model
        people = sum(kind == "human" for kind in model.kinds)
        if (
            model.decision is None
            or not model.shared
            or people < 2
            or model.waiting_for is not None
        ):
            return said
        return f"**{literal(model.player_name(model.decision.seat))}:** {said}"

    def step_now(self) -> str:
        return {"action": "ma_skill", "event": "ma_event", "draw": "hand"}.get(
            self.model.view["step"], ""
        )

    def base_key(self) -> Hashable:
        return super().base_key(), theme.palette, self.ui.zoom, self.ui.pan, self.sketches

    def _event_now(self) -> Carried | None:
        """Return the event to show beside the map: the one that is carried out."""
        return None if self.model.shown else happening.going_on(self.model)

    @property
    def _event_over_log(self) -> bool:
        """True if the event stands where the log is: small windows have no inspector."""
        beside = not layout.roomy(self.m) and not self.areas.hidden and not self.ui.log_large
        return beside and self._event_now() is not None

    def read_also(self) -> list[Kept]:
        event = [happening.card_rect(self.areas, self.m)] if self._event_over_log else []
        event += [each.rect for each in self.movements.flights.flying
                  if isinstance(each, happening.Shown) and each.going]  # fmt: skip
        return [*super().read_also(), *kept(Rank.WORDS, event)]

    @property
    def log_shown(self) -> bool:
        return super().log_shown and not self._event_over_log

    def ask(self, key: str) -> None:
        """Answer; ask once more before damage that loses the mission and could be blocked."""
        words = self.model.labels.get(key)
        if words is None or not guide.fatal(self.model, key):
            self.choose(key)
            return
        told = f"**{literal(words.label)}**: {literal(words.detail)}."
        self.app.stack.push(
            ConfirmScene(self.app, "This loses the mission", told, partial(self.choose, key),
                         yes="Lose the mission", no="Go back", careful=True)
        )  # fmt: skip

    # -- keys --

    def take_event(self, event: pygame.event.Event) -> bool:
        """Take what is for the map, and the keys of cards and slots while they are played."""
        if self.map_steering.wheel(event) or self.map_steering.grab(event):
            return True
        if event.type != pygame.KEYDOWN or self.model.step != "act" or self.page_over:
            return False
        if event.unicode.isdigit() and event.unicode != "0":
            return self._take_card(int(event.unicode) - 1)
        if self.controller.carry is not None:
            for slot, id in zip(self.model.slots, SLOT_KEYS, strict=False):
                if keymap.hits(id, event) and ("slot", slot) in self.view.spots:
                    self.ui.was_press = True
                    self.gestures.take(self.controller.put(("slot", slot)))
                    self.gestures.carried()
                    return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        if keymap.hits(PAST_KEY, event):
            self.look_back()
            return True
        if not keymap.hits(FORECAST_KEY, event):
            return False
        self.ui.outlook = not self.ui.outlook
        self.invalidate()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        taken = self.map_steering.drag(event) or super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.controller.carry is not None:
            aim = self.controller.aimed(event.pos)
            if aim != self.aim:
                self.aim = aim
                self.invalidate()
        return taken

    def looked(self, name: Name) -> bool:
        if name != ("pile", "event"):
            return super().looked(name)
        self.look_back()
        return True

    def look_back(self) -> None:
        """Open the pages of the events so far."""
        found = past.events(self.model)
        if found:
            self.app.stack.push(past.PastScene(self.app, self.model, found))
        else:
            self.say("There has been no event yet.")

    def more_commands(self) -> list[Command]:
        return [keyed(PAST_KEY, "Past events", self.look_back, "What each of them did")]

    def _pointed(self) -> Name | None:
        """Return what is pointed at; with something in hand, its goal under the pointer."""
        return self.aim if self.controller.carry is not None else self.pointed()

    def _take_card(self, at: int) -> bool:
        """Take the card of a digit in hand, or another one instead of it."""
        hand = self.model.hand
        if at >= len(hand):
            return False
        name = ("hand", hand[at])
        if name not in self.view.spots:
            return False
        self.controller.carry = None
        spot = self.form.find(f"spot.hand.{hand[at]}")
        if spot is not None:
            self.form.set_focus(spot)
            spot.activate()
        return True

    # -- pictures --

    def paint_board(self, surface: pygame.Surface) -> None:
        most = 0 if slices.on and self.ui.zoom else 99
        self.sketched = not painting.still(surface, self.model, self.board, self.areas,
                                           self.view.spots, self.m, most)  # fmt: skip

    def paint_live(self, surface: pygame.Surface) -> None:
        with signs.group("live"):
            away = self.movements.flights.tags()
            if self.areas.shows("board"):
                self._paint_map(surface)
            if self.areas.shows("slots"):
                self._paint_slots(surface)
            if self.areas.shows("hand") and not self.model.hand and not self.model.view["drawn"]:
                room = placing.hand_room(self.areas.hand, self.m)[0]
                painting.hand_words(surface, room, "No skill cards in hand", self.m)
            shown = {name: self.pieces.get(name, at) for name, at in self.view.spots.items()}
            painting.live(surface, self.model, shown, self.m, away)
            lights.card(surface, self.controller, self.view.spots, self.aim, self.m)
            if self._event_over_log:
                self._paint_event(surface)
            if self.areas.shows("board"):
                lights.over(surface, self.model, self.controller, shown, self.m, self._pointed())
                lights.marks(surface, self.model, shown, self.m)
                if self.ui.outlook or self.pointed() == ("back", ""):
                    outlook.draw(surface, self.model, self.pieces, self.areas.board, self.m)

    def _paint_event(self, surface: pygame.Surface) -> None:
        now = self._event_now()
        if now is not None:
            materials.draw(surface, self.areas.log, "chart", self.m.unit)
            rect = happening.card_rect(self.areas, self.m)
            happening.draw(surface, rect, self.model, now, self.m)

    def _paint_map(self, surface: pygame.Surface) -> None:
        lit = lights.lit(self.model, self.controller, self._pointed())
        self.life.draw(surface)
        self.board.draw_lit(surface, lit)
        away = self.movements.flights.tags()
        standing = [rect for name, rect in self.pieces.items()
                    if name not in away and name in self.view.spots]  # fmt: skip
        self.board.draw_shadows(surface, standing)

    def _paint_slots(self, surface: pygame.Surface) -> None:
        carry = self.controller.carry
        held = self.controller.twin(carry.source)[1] if carry and carry.source[0] == "hand" else ""
        aimed = carry.targets.get(self.aim) if carry and self.aim else None
        if aimed is not None and aimed.verb == "play":
            held = aimed.source
        playing = self.model.step == "act" and bool(self.model.options)
        for at, slot in enumerate(self.model.slots):
            rect = self.view.spots.get(("slot", slot))
            if rect is None:
                continue
            fits = bool(carry) and ("slot", slot) in (carry.targets if carry else ())
            if aimed is not None:
                fits = aimed.target == slot
            key = keymap.key(SLOT_KEYS[at]) if playing else ""
            strip.draw(surface, rect, self.model, slot, self.m, key, held if fits else "")
            lights.slot(surface, rect, self.model, self.controller, slot, held, self.m, self.aim)

    def on_update(self, dt: float) -> None:
        super().on_update(dt)
        if self.sketched and not self.board.warm(0):
            self.sketched, self.sketches = False, self.sketches + 1
            self.invalidate(self.areas.board)
        resting = not (self.sketched or self.app.stack.busy or self.app.dirty)
        self.warming.update(self.keeper.quiet, resting, self.board, self.areas, self.m)

    def living(self, dt: float, alive: bool) -> list[pygame.Rect]:
        here = alive and self.areas.shows("board")
        glowing = self.life.update(dt, here)
        return [*super().living(dt, alive), *([glowing] if glowing is not None else [])]

    def hovered(self) -> None:
        self.invalidate(self.areas.board)
        self.invalidate(self.areas.slots)

    def subject(self, name: Name | None) -> str:
        if name is None or name[0] not in READABLE:
            return ""
        return large.subject(self.model, name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        large.draw(surface, rect, self.model, name, self.m)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        now = self._event_now()
        if now is not None:
            rect = happening.card_rect(self.areas, self.m)
            happening.draw(surface, rect, self.model, now, self.m)
            return
        large.idle(surface, area, self.model, self.m)

    def make_tips(self) -> Tips[Any]:
        return open_tips(self.model, self.app, self.relayout)

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)

    def show(self, events: Sequence[Event], before: Before) -> float:
        seconds = super().show(events, before)
        if not self.playback.loaded:  # which has the log in its hands
            hold(self.log, self.motion, self.movements.times, self.model.seat, self._told)
        return seconds

    def _told(self) -> None:
        """Draw the log with one line more."""
        self.invalidate(self.view.log_at)

    def title_of(self, name: Name) -> str:
        return large.title(self.model, name)

    def tip_of(self, name: Name) -> str:
        return guide.tip(self.model, name)

    def picture(self, name: Name) -> pygame.Surface | None:
        rect = self.view.spots.get(name)
        return None if rect is None else painting.in_hand(rect, self.model, name, self.m)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return images.svg("mandalorian/people", self._who(seat), size)

    def _who(self, seat: int) -> str:
        """Return the character of a seat, the first one where all are shared."""
        crew = [str(each["id"]) for each in self.model.characters]
        return crew[seat % len(crew)]

    def piece_of(self, seat: int) -> Name | None:
        return ("pawn", self._who(seat))

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        drawn = tokens.pawn(min(rect.size), self._who(seat))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def bar_notes(self) -> Mapping[str, str]:
        return {key: words.detail for key, words in self.model.labels.items()
                if words.detail and not key.startswith("play:")}  # fmt: skip

    def menu_notes(self) -> Sequence[str]:
        return (f"Mission {self.model.mission.number}, {self.model.mission.name}.",)


def make(app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """Return the table for a session or a journal; a notice if it cannot be opened."""
    return open_table(MissionTable, app, journal, session)

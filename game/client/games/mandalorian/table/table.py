"""The table of a mission: the map, the crew, four or five slots, and the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign.intro import reread
from game.client.games.mandalorian.board import event_pages, layout
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.guide.tips import open_tips
from game.client.games.mandalorian.identity.identity import (
    FORECAST_KEY,
    LEAVE_KEY,
    PAST_KEY,
    PEEK_KEY,
    SLOT_KEYS,
    TALK_KEY,
)
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.shelf.saves import SAVES
from game.client.games.mandalorian.board import talking
from game.client.games.mandalorian.table.areas import MissionAreas, areas_of
from game.client.games.mandalorian.table.auto_answers import OF_EVENTS, MissionAnswers
from game.client.games.mandalorian.table.board import DRAWN, MissionBoard, board_of
from game.client.games.mandalorian.table.controller import Controller
from game.client.games.mandalorian.table.map_input import MapSteering, MissionUi
from game.client.games.mandalorian.table.movements import MissionMovements
from game.client.games.mandalorian.table.prefetch import PicturePrefetch
from game.client.games.mandalorian.table.things import MissionThings, look_back
from game.client.games.mandalorian.table.turns import (
    MissionOutcomes,
    MissionTurns,
    stage_area,
)
from game.client.games.mandalorian.leak import secrets
from game.client.games.mandalorian.table.spot_layout import PEEK
from game.client.games.mandalorian.table.verbs import VERBS
from game.client.shell.window.command_palette import Command
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.bars.commands import key_command
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.pages import page
from game.client.tabletop.pages.results import Page
from game.client.tabletop.pages.stage import CardFace, Scenery
from game.client.tabletop.play.parts import TableView
from game.client.tabletop.table.contract import (
    Pages,
    Part,
    Questions,
    Table,
    TableKind,
    as_kind,
)
from game.client.tabletop.table.scene import TableScene, table_makers
from game.client.widgets import Button, keymap
from game.mandalorian.rules.telling import TELLING
from game.mandalorian.events import GameBegan, StepBegan, TurnBegan
from game.mandalorian.frames import Choosing, Hurting
from game.table.events import Event
from game.table.session import Session

STEP_ICONS = {"action": "ma_skill", "event": "ma_event", "draw": "hand"}
MAP = ("space", "token", "pawn", "child", "door", "crew", "board", "move", "pass", "attack", "look",
       "push", "feature", "block", "take", "spawn", "strike", "advance", "retreat",
       "snatch", "carry", "use")  # fmt: skip
CARDS = ("hand", "slot", "goal", "track", "back", "deck", "drawn", "play", "draw", "keep", "top",
         "slots", "mission")  # fmt: skip


class MissionPages(Pages):
    """All decisions of a mission are on the table; pages show its events where nothing moves."""

    model: Model

    def needs_page(self) -> bool:
        return bool(self.model.options) and self.model.step in ("role", "vote")

    def build(self, m: Metrics) -> None:
        """Add the page of a role card, which is turned first, or of a vote."""
        model, area, view = self.model, self.view.areas.view, self.view
        setting = page.Setting(self.scenery(model.mission.id, 0), tumble=self.ui.tumble)
        if model.step == "vote":
            alone = model.play.person is not None
            told = page.Told(
                "A name" if alone else "A vote", "", secrets.vote_words(model), model.prompt
            )
        else:
            turned = model.turned == model.session.seq
            whose = f"{model.player_name(model.seat)}: your role card"
            told = page.Told(whose, lines=secrets.role_words(model, turned))
            if not turned:
                face = self.face("role", 0)
                turn = page.ChoiceButton(
                    "results.continue", pygame.Rect(0, 0, 0, 0), "Turn the card", self._turn,
                    hotkey="1", kind="primary",
                )  # fmt: skip
                setting = page.Setting(setting.scenery, face, tumble=self.ui.tumble)
                page.add_choices(self.form, m, area, setting, told, [turn])
                view.listed = {}
                return
            role = str(model.leak["role"])
            setting = page.Setting(setting.scenery, self.face(role, 0), tumble=self.ui.tumble)
        buttons = page.choices(model.options, model.labels, self.table.do.choose)
        view.listed = page.add_choices(self.form, m, area, setting, told, buttons)

    def _turn(self) -> None:
        """Turn the role card."""
        self.model.turned = self.model.session.seq
        self.app.cue("page")
        self.table.views.renew()

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        told = secrets.pages(self.model, events)
        if self.table.motion.speed != "off":
            return told
        return [*event_pages.pages(self.model, events), *told]

    def closes_itself(self, shown: Page) -> bool:
        """Return True for what an event did; the log has it, and a button shows it again."""
        over = self.model.decision is None
        told = shown.card in self.model.content.events or shown.title == event_pages.REST
        return told and not over

    def face(self, card: str, section: int) -> CardFace | None:
        content = self.model.content
        if card in ("role", *secrets.ICONS):
            return self._role_face(card)
        if card not in content.events:
            return None

        def draw(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
            faces.draw(surface, rect, m, content, card)

        def draw_small(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
            faces.draw_small(surface, rect, m, content, card)

        return CardFace(card, draw, draw_small)

    def _role_face(self, card: str) -> CardFace:
        """Return a role card, or its back."""
        model, role = self.model, "" if card == "role" else card

        def draw(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
            secrets.draw_role(surface, rect, m, model, role)

        def draw_small(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
            if role:
                secrets.draw_role_small(surface, rect, m, role, model.content.name(role))
            else:
                draw(surface, rect, m)

        return CardFace(card, draw, draw_small)

    def scenery(self, card: str, section: int) -> Scenery:
        mission = self.model.content.missions.get(card)
        name = mission.sheet or card if mission is not None else card
        if faces.scene(name) is None:
            return super().scenery(card, section)
        return Scenery(("ma scene", name), lambda size: faces.backdrop(name, size))


class MissionQuestions(Questions):
    """The question at the top, and the answers in the bar."""

    model: Model

    def warns(self, key: str) -> bool:
        """Ask once more before damage that loses the mission and could be blocked."""
        words, play = self.model.labels.get(key), self.model.play
        frame = play.stack[-1] if play.stack else None
        if words is None or key not in ("take", "suffer") or len(self.model.options) < 2:
            return False
        if not isinstance(frame, Hurting | Choosing) or play.left(frame.who) > 1:
            return False
        told = f"**{literal(words.label)}**: {literal(words.detail)}."
        self.app.stack.push(
            ConfirmScene(self.app, "This loses the mission", told,
                         partial(self.table.do.choose, key), yes="Lose the mission", no="Go back",
                         careful=True)
        )  # fmt: skip
        return True

    def step(self) -> str:
        return STEP_ICONS.get(self.model.view["step"], "")

    def round_words(self) -> str:
        turn = self.model.view["turn"]
        return f"Turn {turn}" if turn else ""

    def hidden_verbs(self) -> Sequence[str]:
        """Return the verbs that have buttons below the drawn cards, and those whose words would
        name cards that are facedown."""
        shown = any(name[0] == "drawn" for name in self.view.spots)
        covered = self.model.covered
        hidden = ("play", "jam") if covered else ()
        drawn = DRAWN if shown or covered else ()
        return (*hidden, *drawn, "mark", *TELLING)

    def notes(self) -> Mapping[str, str]:
        return {key: words.detail for key, words in self.model.labels.items()
                if words.detail and not key.startswith("play:")}  # fmt: skip

    def menu_notes(self) -> Sequence[str]:
        return (f"Mission {self.model.mission.number}, {self.model.mission.name}.",)

    @property
    def _ties(self) -> MissionAnswers | None:
        """The steward, if it can make the choice that is asked and those after it in this event;
        otherwise None."""
        steward, decision = self.model.steward, self.model.decision
        asked = decision is not None and decision.step in OF_EVENTS and len(self.model.options) > 1
        event = asked and self.model.view["step"] == "event" and not self.model.keeps_secrets
        return steward if event and isinstance(steward, MissionAnswers) else None

    def more_buttons(self) -> Sequence[Button]:
        """Return the button that leaves the choices of an event to the computer, or the one for
        talk with companions."""
        if self.table.guest is not None:
            return ()
        if talking.sayings(self.model):
            tip = "Tell companions what a facedown threat is, true or not, or ask what they saw"
            return [Button("action.talk", pygame.Rect(0, 0, 0, 0), "Talk",
                           partial(talking.open_talk, self.table), tip=tip,
                           hotkey=keymap.key(TALK_KEY))]  # fmt: skip
        if self._ties is None:
            return ()
        tip = "Makes this choice and the others of this event for you, in the crew's favor"
        return [Button("action.leave", pygame.Rect(0, 0, 0, 0), "Leave it to the computer",
                       self.leave_ties, tip=tip, hotkey=keymap.key(LEAVE_KEY))]  # fmt: skip

    def leave_ties(self) -> None:
        """Leave the choices of this event to the computer."""
        ties, decision = self._ties, self.model.decision
        if ties is not None and decision is not None:
            ties.leave()
            self.table.do.choose(ties.kind_answer(decision))

    def commands(self) -> list[Command]:
        look = partial(look_back, self.table)
        made = [key_command(PAST_KEY, "Past events", look, "What each of them did")]
        if self.model.mission.intro:
            made.append(Command("intro", "Read the intro again", partial(reread, self.table)))
        return made


class MapPart(Part):
    """Zooming and panning the map, the keys of cards and slots, and work done in advance."""

    def __init__(self, table: Table) -> None:
        self.table, self.board = table, board_of(table)
        self.model, self.controller = self.board.model, self.board.controller
        self.warming = PicturePrefetch(self.model)
        self.steering = MapSteering(self.board.ui, table.view, self.board.map, table.form,
                                    self.controller, table.views)  # fmt: skip

    def seize(self, event: pygame.event.Event) -> bool:
        if self.model.keeps_secrets:
            self._peek(event)
        return self.steering.drag(event)

    def _peek(self, event: pygame.event.Event) -> None:
        """Show the own secrets while the key or the plate is held."""
        model, plate = self.model, self.table.view.spots.get(PEEK)
        on = model.peeking
        if event.type == pygame.KEYDOWN and keymap.hits(PEEK_KEY, event):
            on = True
        elif event.type == pygame.MOUSEBUTTONDOWN and plate is not None:
            on = on or (event.button == 1 and plate.collidepoint(event.pos))
        elif event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST):
            on = False
        if on != model.peeking:
            model.peeking = on
            model.version += 1
            self.table.views.renew()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take events on the map, and the keys of cards and slots while they are played."""
        if self.steering.wheel(event) or self.steering.grab(event):
            return True
        playing = self.model.step == "act" and not self.table.page_over
        if event.type != pygame.KEYDOWN or not playing:
            return False
        if event.unicode.isdigit() and event.unicode != "0":
            return self._take_card(int(event.unicode) - 1)
        return self.controller.carry is not None and self._put(event)

    def _put(self, event: pygame.event.Event) -> bool:
        """Put the card in hand into the slot of a key."""
        for slot, id in zip(self.model.slots, SLOT_KEYS, strict=False):
            if keymap.hits(id, event) and ("slot", slot) in self.table.view.spots:
                self.table.ui.was_press = True
                self.table.gestures.take(self.controller.put(("slot", slot)))
                self.table.gestures.show_carry()
                return True
        return False

    def _take_card(self, at: int) -> bool:
        """Take the card of a digit in hand, or another one instead of it."""
        hand = self.model.hand
        if at >= len(hand):
            return False
        name = ("hand", hand[at])
        if name not in self.table.view.spots:
            return False
        self.controller.carry = None
        spot = self.table.form.find(f"spot.hand.{hand[at]}")
        if spot is not None:
            self.table.form.set_focus(spot)
            spot.activate()
        return True

    def after(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if keymap.hits(TALK_KEY, event):
            talking.open_talk(self.table)
            return True
        if keymap.hits(PAST_KEY, event):
            look_back(self.table)
            return True
        if not keymap.hits(FORECAST_KEY, event):
            return False
        self.board.ui.outlook = not self.board.ui.outlook
        self.table.invalidate()
        return True

    def observe(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION and self.controller.carry is not None:
            aim = self.controller.goal_at(event.pos)
            if aim != self.board.aim:
                self.board.aim = aim
                self.table.invalidate()

    def paint(self, surface: pygame.Surface) -> None:
        board = self.board
        if self.table.playback.playing:
            board.ui.stage.paint(surface, stage_area(self.table), board.model, self.table.m)

    def update(self, dt: float) -> None:
        board = self.board
        if self.table.playback.playing and board.ui.stage.update(dt):
            self.table.invalidate(stage_area(self.table))
        if board.sketched and not board.map.warm(0):
            board.sketched, board.sketches = False, board.sketches + 1
            self.table.invalidate(self.table.view.areas.board)

    def warm(self, quiet: float) -> bool:
        resting = quiet > 0 and not self.board.sketched
        areas = areas_of(self.table).at
        self.warming.update(quiet, resting, self.board.map, areas, self.table.m)
        return False


def _view(m: Any, ui: MissionUi) -> TableView:
    return TableView(m, layout.regions(m, ui.tab, 2))


def _movements(table: Table) -> MissionMovements:
    board = board_of(table)
    return MissionMovements(table.view, table.motion, table.views, board.model, board.map,
                            table.things.at, board.ui.stage)  # fmt: skip


def _tips(table: Table) -> Tips[Any]:
    return open_tips(as_kind(table.model, Model), table.app, table.views.relayout)


KIND = TableKind(
    game="mandalorian",
    verbs=VERBS,
    steps=(("ma_skill", "Action"), ("ma_event", "Event"), ("hand", "Draw")),
    turn_begins=(GameBegan, TurnBegan),
    step_begins=(StepBegan,),
    log_rules=lambda model: LogRules(
        (GameBegan, TurnBegan),
        (StepBegan,),
        again=model.once,
        pair=model.paired,
        amend=model.with_burden,
    ),
    tabs={
        "map": Tab("Map", "ma_mission", "Shows the map and the crew"),
        "cards": Tab("Cards", "ma_skill", "Shows slots, hand and mission"),
        "log": Tab("Log", "log", "Shows the log"),
    },
    tab_of={**dict.fromkeys(MAP, "map"), **dict.fromkeys(CARDS, "cards")},
    saves=SAVES,
    steward=MissionAnswers,
    helps_in_lessons=True,
    curtain=False,
    model=Model,
    zooms=True,
    controller=lambda table: Controller(as_kind(table.model, Model)),
    ui=lambda model: MissionUi(tab="map"),
    view=_view,
    areas=MissionAreas,
    board=MissionBoard,
    things=MissionThings,
    pages=MissionPages,
    questions=MissionQuestions,
    turns=MissionTurns,
    outcomes=MissionOutcomes,
    movements=_movements,
    tips=_tips,
    parts=lambda table: (MapPart(table),),
)
table_of, _make = table_makers(KIND)


def make(app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """Return the table of a game; a new one opens with the briefing of its mission."""
    fresh = session is not None and not session.history
    scene = _make(app, journal, session)
    if fresh and isinstance(scene, TableScene):
        scene.ui.tray = [event_pages.briefing(as_kind(scene.model, Model))]
    return scene

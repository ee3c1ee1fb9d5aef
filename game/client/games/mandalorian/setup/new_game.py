"""Setting up a mission: the mission and its level, who goes, and who decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import bullets, literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.ending import records
from game.client.games.mandalorian.setup.daring import Daring
from game.client.games.mandalorian.identity.identity import TITLE
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.setup.muster import (
    CharacterTile,
    DeckTile,
    MissionCard,
    Place,
    Standing,
    View,
)
from game.client.games.mandalorian.play.party import EVERYTHING, Party, the_game, this_week
from game.client.games.mandalorian.campaign.reading import ReadingScene
from game.client.games.mandalorian.ending.records import LEVELS
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.setup import casting
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Choice, Label, RichText
from game.mandalorian import campaign
from game.mandalorian.cards import models as c
from game.mandalorian.text import missions
from game.mandalorian.text.phrases import capital, counted

ACROSS = 4
"""missions side by side"""
LEAST_DU = 114
"""least height of a tile with a picture"""
LEAST_VIEW_DU = 120
"""least height of the mission's picture below its briefing"""
NARROW_DU = 600
"""width under which choices do not stand side by side"""
PARTS = (("mission", "Mission"), ("rules", "Rules"), ("crew", "Crew"))
NO_COMPANION = "Nobody at this table is a companion. Add one to choose."
NOT_OPEN = f"The guide deck opens this mission later, the house rule {EVERYTHING.name} now."


class MissionSetup(NewGameScene[Party]):
    """Mission, level and characters."""

    party_type = Party
    seat_tip = "Choose who this player is"
    seed_tip = "The same seed lays out the same tokens and cards"
    code_tip = "This whole setup: share it, or type one you were given"

    def __init__(
        self, app: SceneHost, seed: int | None = None, chosen: Party | None = None,
        journal: Journey | None = None, book: records.Book | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app, seed, chosen)
        content = the_game().content
        self.journey = journey.read() if journal is None else journal
        self.party.guide = self.journey.guide(content)
        if self.fresh:
            kept = {*self.party.challenges} & {*self._dares.opened}
            self.party.challenges = [each for each in content.challenges if each in kept]
            self.party.week = ""
        if self.fresh and not self._is_open(self.party.mission):
            self.party.choose_mission(self.journey.open(content)[-1])
        self.book = records.FINISHED.read() if book is None else book
        self.part = "mission"
        self.spot = 0 if self.party.shared else self.picked
        self.carried: tuple[str, tuple[int, int]] | None = None

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the mission, and its basis."""
        length = records.expected(self.book, self.party.level)
        return length.words, length.source

    # -- missions --

    def _is_open(self, mission: str) -> bool:
        return self.party.opens(mission)

    def standing(self, mission: str, *others: str) -> Standing:
        """Return what came of a mission so far, and of the same on other maps."""
        known = (mission, *others)
        games = [game for each in known for game in self.journey.games(each)]
        medals = sum(len(self.journey.medals(each)) for each in known)
        return Standing(
            len(games), sum(each.won for each in games), medals,
            "" if self._is_open(mission) else NOT_OPEN,
            mission == self.journey.next_mission(the_game().content),
        )  # fmt: skip

    @property
    def _sheet(self) -> Sequence[str]:
        """The missions of the sheet of the chosen one in the order of their maps."""
        return sheet(self._first)

    @property
    def _first(self) -> str:
        """The chosen mission, or the one whose sheet it is."""
        return the_game().content.missions[self.party.mission].sheet or self.party.mission

    # -- seats --

    def seat_title(self, place: int) -> str:
        """Return the name of a seat's character; those who share lead the whole crew."""
        cast = self.party.cast
        if self.party.shared:
            return "The crew" if len(self.party.seats) == 1 else f"Player {place + 1}"
        return the_game().content.name(cast[place]) if place < len(cast) else "Nobody"

    def starter(self, place: int) -> str:
        """Return a seat as one that may have the first turn: its player, else its character."""
        return self.party.seats[place].called or self.seat_title(place)

    @property
    def remedy(self) -> tuple[str, Callable[[], None]] | None:
        """The button that shares the characters of a mission which has too few."""
        return ("Two, shared", lambda: self.share("yes")) if self.party.why_not_start else None

    @property
    def portrait(self) -> Portrait:
        """The function that draws the face of a seat."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, place: int) -> None:
        cast, px = self.party.cast, min(rect.size)
        if place >= len(cast):
            return
        drawn = images.svg("mandalorian/pawns", cast[place], (px, px))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def pick_seat(self, place: int) -> None:
        """Pick a seat; its place in the crew is the next to be filled."""
        if not self.party.shared:
            self.spot = place
        super().pick_seat(place)

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out missions, rules and crew; in parts where there is no room for all."""
        gap = m.pick(12, 8)
        self.spot = min(self.spot, self.party.count - 1)
        lines = 3 if self._dares.offered else 2
        rules = lines * self.titled_height(m) + (lines - 1) * gap
        label = m.pitch("label") + m.du(2)
        places = self.line(m) + m.du(10) if len(self._sheet) > 1 else 0
        turns = self.titled_height(m) + gap if len(self.party.seats) > 1 else 0
        room = area.height - rules - places - turns - 2 * label - 3 * gap
        if room >= 3 * m.du(LEAST_DU):
            high = min(m.du(164), room * 29 // 100)
            top = self._missions(m, pygame.Rect(area.left, area.top, area.width, label + 2 * high
                                                + gap + places)) + gap  # fmt: skip
            self._rules(m, pygame.Rect(area.left, top, area.width, rules), gap)
            top += rules + gap
            self._crew(m, pygame.Rect(area.left, top, area.width, area.bottom - top))
            return
        tabs = pygame.Rect(area.left, area.top, area.width, self.line(m))
        self.form.add(Choice("new.part", tabs, list(PARTS), self.part, self.turn_to))
        rest = pygame.Rect(area.left, tabs.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        if self.part == "mission":
            self._missions(m, rest)
        elif self.part == "rules":
            self._rules(m, rest, gap)
        else:
            self._crew(m, rest)

    def turn_to(self, part: str) -> None:
        """Show another part of the choices."""
        self.part = part
        self.changed()

    def _missions(self, m: Metrics, area: pygame.Rect) -> int:
        """Add the missions and the guide deck in two rows; return their bottom."""
        content = the_game().content
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.missions", label, "Mission", "label", theme.MUTED))
        gap = m.du(10)
        top = label.bottom + m.du(2)
        bottom = area.bottom
        if len(self._sheet) > 1:
            bottom -= self.line(m) + gap
            self._places(m, pygame.Rect(area.left, bottom + gap, area.width, self.line(m)))
        high = (bottom - top - gap) // 2
        own = (each for each in content.missions.values() if each.sheet is None)
        known = sorted(own, key=lambda each: each.mercenary)
        for number, mission in enumerate(known[: 2 * ACROSS - 1]):
            rect = self._cell(area, top, high, gap, number)
            chosen = mission.id == self._first
            standing = self.standing(mission.id, *(e for e in sheet(mission.id) if e != mission.id))
            self.form.add(MissionCard(rect, mission, standing, chosen,
                                      self.take_mission, self._mission_tip(mission)))  # fmt: skip
        waiting = len(self.journey.unread(content))
        rect = self._cell(area, top, high, gap, 2 * ACROSS - 1)
        deck = campaign.deck(content)
        self.form.add(DeckTile(rect, self.journey.shown, len(deck), waiting, self.read_deck))
        return max(rect.bottom, area.bottom)

    def _places(self, m: Metrics, band: pygame.Rect) -> None:
        """Add the maps on which the mission can be played."""
        content = the_game().content
        wide = fonts.measure(m, "label", "Map")[0] + m.du(14)
        label = pygame.Rect(band.left, band.top, wide, band.height)
        self.form.add(Label("new.map.label", label, "Map", "label", theme.MUTED))
        rect = pygame.Rect(label.right, band.top, band.right - label.right, band.height)
        known = ((each, content.maps[content.missions[each].map].title) for each in self._sheet)
        named = [(each, capital(title.rpartition(", ")[2])) for each, title in known]
        self.form.add(Choice("new.map", rect, named, self.party.mission, self.take_mission))

    @staticmethod
    def _cell(area: pygame.Rect, top: int, high: int, gap: int, number: int) -> pygame.Rect:
        band = pygame.Rect(area.left, top + number // ACROSS * (high + gap), area.width, high)
        return row(band, ACROSS, gap)[number % ACROSS]

    def _mission_tip(self, mission: c.Mission) -> str:
        goal = capital(missions.goal(the_game().content, mission.goal))
        return f"**{literal(mission.name)}**\n{goal}"

    def _rules(self, m: Metrics, area: pygame.Rect, gap: int) -> None:
        """Add the level, who may go, how the crew is led, and who decides events."""
        party, high = self.party, self.titled_height(m)
        first = pygame.Rect(area.left, area.top, area.width, high)
        if area.width < m.du(NARROW_DU):
            level, anybody, mode, choices = (first.move(0, n * (high + m.du(6))) for n in range(4))
            dares = first.move(0, 4 * (high + m.du(6)))
        else:
            dares = first.move(0, 2 * (high + gap))
            (level, anybody), (mode, choices) = (
                row(first.move(0, n * (high + gap)), 2, gap) for n in range(2)
            )
        self.titled(m, level, "new.level", "Level", list(LEVELS.items()), party.level, self.rank)
        self.titled(m, anybody, "new.sandbox", "Characters",
                    [("no", "Story"), ("yes", "Sandbox")], "yes" if party.sandbox else "no",
                    self.free)  # fmt: skip
        alone = "One player leads two characters. Add somebody to choose."
        why = alone if len(party.seats) == 1 else party.why_not_each
        self.titled(
            m,
            mode,
            "new.mode",
            "The crew",
            (("yes", "Two, shared"), ("no", "One each")),
            "yes" if party.shared else "no",
            self.share,
            {"no": why} if why else None,
        )
        closed = {} if party.accompanied else dict.fromkeys(("turn", "person"), NO_COMPANION)
        self.titled(m, choices, "new.choices", "A companion's events",
                    (("turn", "Companion"), ("person", "You decide")), party.choices, self.decide,
                    closed)  # fmt: skip
        if self._dares.offered:
            self._dares.add(self.form, m, dares, self.dare, self.take_job)

    @property
    def _dares(self) -> Daring:
        return Daring(self.journey, self.party)

    def _crew(self, m: Metrics, area: pygame.Rect) -> None:
        """Add who starts, the places of the crew, and beside them everybody who may take one."""
        party, content = self.party, the_game().content
        if len(party.seats) > 1:
            area = self._turns(m, area)
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.cast", label, "Who goes", "label", theme.MUTED))
        top, gap = label.bottom + m.du(2), m.du(8)
        room = pygame.Rect(area.left, top, area.width, area.bottom - top)
        if party.shared and len(party.allowed) <= party.count:
            self._all_go(m, room)
            return
        tall = room.width * 10 < room.height * 16
        places = pygame.Rect(room.topleft, (room.width * 42 // 100, min(room.height, m.du(300))))
        if tall:
            places.size = (room.width, room.height * 36 // 100)
        cast = party.cast
        for place, rect in enumerate(_columns(places, party.count, gap, m.du(190))):
            who = cast[place] if place < len(cast) else ""
            self.form.add(Place(rect, place, who, place == self.spot, self.choose_place))
            left = rect.right + m.du(24)
        rest = pygame.Rect(left, room.top, room.right - left, places.height)
        if tall:
            rest = pygame.Rect(room.left, places.bottom + gap, room.width, 0)
            rest.height = room.bottom - rest.top
        everybody = [*party.allowed, *(e for e in content.characters if e not in party.allowed)]
        lines = 2 if len(everybody) > 4 else 1
        across, high = -(-len(everybody) // lines), (rest.height - gap * (lines - 1)) // lines
        for number, who in enumerate(everybody):
            band = pygame.Rect(rest.left, rest.top + number // across * (high + gap), rest.width,
                               high)  # fmt: skip
            rect = _columns(band, across, gap, m.du(170))[number % across]
            mark = str(cast.index(who) + 1) if who in cast else ""
            told = bullets(map(literal, content.characters[who].primer))
            tip = f"**{content.name(who)}**\n{told}"
            why, other = party.why_not(self.spot, who), casting.holder(party, self.spot, who)
            exchange = other is not None and self.spot < len(cast)
            self.form.add(CharacterTile(rect, who, mark, self.pick, self.carry, self.drop, tip, why,
                                        exchange))  # fmt: skip

    def _turns(self, m: Metrics, area: pygame.Rect) -> pygame.Rect:
        """Add who has the first turn; return the rest of the area."""
        who = [(str(place), self.starter(place)) for place in range(len(self.party.seats))]
        value = "" if self.party.starts is None else str(self.party.starts)
        self.titled(m, area, "new.first", "First turn", [("", "Drawn"), *who], value,
                    self.begin_with)  # fmt: skip
        used = self.titled_height(m) + m.pick(12, 8)
        return pygame.Rect(area.left, area.top + used, area.width, area.height - used)

    def _all_go(self, m: Metrics, room: pygame.Rect) -> None:
        """Add the places of a crew that has nobody to choose from, with what each of them is good
        at beside it."""
        content, cast, gap = the_game().content, self.party.cast, m.du(16)
        room = pygame.Rect(room.left, room.top, room.width, min(room.height, m.du(300)))
        for place, column in enumerate(_columns(room, len(cast), gap, room.width)):
            rect = pygame.Rect(column.topleft, (min(m.du(190), column.width // 2), column.height))
            who = content.characters[cast[place]]
            self.form.add(Place(rect, place, who.id, False, self.choose_place))
            words = pygame.Rect(rect.right + gap, rect.top, 0, rect.height)
            words.width = column.right - words.left
            lines = [f"**{content.name(who.id)}**", *map(literal, who.primer)]
            ways = [("\n\n".join(lines), style) for style in ("reading", "body", "caption")]
            ways += [("\n\n".join(lines[:count]), "tile") for count in range(len(lines), 1, -1)]
            for told, style in ways:
                if RichText.height(m, told, words.width, style) <= words.height:
                    id = f"new.primer.{place}"
                    self.form.add(RichText(id, words, told, style, theme.SOFT))
                    break
            else:
                rect.width = column.width

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the briefing of the mission, as much of it as there is room for."""
        content = the_game().content
        mission = content.missions[self.party.mission]
        title = pygame.Rect(area.left, area.top, area.width, m.pitch(TITLE))
        if title.height * 2 > area.height:
            return
        self.form.add(Label("new.name", title, mission.name, TITLE, theme.GOLD))
        high, area.top = area.bottom - title.bottom - m.du(4), title.bottom + m.du(4)
        area.height = high
        lines = [*self._told(mission.id), *self._dares.lines(), *missions.lines(content, mission)]
        story = [f"{literal(mission.story)} **{literal(mission.stakes)}**".removesuffix(" ****")]
        ways = [("\n\n".join((*story, *lines)), style) for style in ("reading", "body")]
        ways += [("\n\n".join(lines), style) for style in ("body", "caption")]
        ways += [("\n".join(lines[:count]), "tile") for count in range(len(lines), 0, -1)]
        for words, style in ways:
            if RichText.height(m, words, area.width, style) <= area.height:
                self.form.add(RichText("new.briefing", area, words, style, theme.SOFT))
                self._view(m, area, RichText.height(m, words, area.width, style))
                return

    def _view(self, m: Metrics, area: pygame.Rect, used: int) -> None:
        """Add the picture of the mission below its briefing, where there is room."""
        high = min(area.height - used - m.du(16), area.width * 9 // 16)
        if high >= m.du(LEAST_VIEW_DU):
            briefing = self.form.widgets[-1].rect
            briefing.height = used
            rect = pygame.Rect(area.left, area.bottom - high, area.width, high)
            self.form.add(View(rect, self._first))

    def _told(self, mission: str) -> list[str]:
        """Return how this mission went so far, in a line."""
        now = self.standing(mission)
        if not now.played:
            return []
        medals = f", {counted(now.medals, 'medal')}" if now.medals else ""
        return [f"**So far:** {counted(now.played, 'game')}, {now.won} won{medals}."]

    # -- dragging --

    def carry(self, who: str, pos: tuple[int, int]) -> None:
        """Hold a character at the pointer."""
        self.carried = (who, pos)
        self.invalidate()

    def drop(self, who: str, pos: tuple[int, int]) -> None:
        """Put a carried character into the place under the pointer, or back."""
        self.carried = None
        for each in self.form.widgets:
            if isinstance(each, Place) and each.rect.collidepoint(pos):
                self.spot = each.place
                self.pick(who)
                return
        self.app.cue("back")
        self.invalidate()

    def paint_over(self, surface: pygame.Surface) -> None:
        if self.carried is not None:
            who, pos = self.carried
            px = self.m.du(96)
            drawn = images.svg("mandalorian/pawns", who, (px, px))
            surface.blit(drawn, drawn.get_rect(center=pos))

    # -- choosing --

    def take_mission(self, mission: str) -> None:
        """Choose a mission."""
        self.changed(self.party.choose_mission(mission))

    def rank(self, level: str) -> None:
        """Choose a level."""
        self.changed(self.party.rank(next(each for each in LEVELS if each == level)))

    def free(self, choice: str) -> None:
        """Let anybody who was met go, or keep to the story."""
        self.changed(self.party.play_anywhere(choice == "yes"))

    def _set_rule(self, id: str, on: bool) -> None:
        super()._set_rule(id, on)
        if not self._is_open(self.party.mission):
            open = self.journey.open(the_game().content)
            self.changed(self.party.choose_mission(open[-1]))
        elif id == EVERYTHING.id:
            self.changed(self.party.keep_met())

    def share(self, choice: str) -> None:
        """Have everybody lead the same two characters, or one each."""
        self.party.share_all(choice == "yes")
        self.changed()

    def decide(self, choice: str) -> None:
        """Choose who decides events in the turn of a companion."""
        self.party.choices = "person" if choice == "person" else "turn"
        self.changed()

    def begin_with(self, choice: str) -> None:
        """Choose the seat with the first turn, or have it drawn."""
        self.party.first = int(choice) if choice else None
        self.changed()

    def dare(self, challenge: str) -> None:
        """Take up a challenge, or leave it."""
        self.party.dare(challenge, challenge not in self.party.challenges)
        self.changed()

    def take_job(self) -> None:
        """Take the job of this week, or any game again."""
        if self.party.week:
            self.party.week = ""
        else:
            self.seed = str(self.party.take_job(this_week()))
        self.picked = self.spot = 0
        self.changed()

    def changed(self, note: str = "") -> None:
        given_up = self.party.keep_job(self.number)
        super().changed(note or given_up)

    def choose_place(self, place: int) -> None:
        """Choose the place that the next character takes."""
        self.spot = place
        if not self.party.shared:
            self.picked = place
        self.changed()

    def pick(self, who: str) -> None:
        """Give the chosen place to a character, or offer to exchange it with the place that has
        it. A player with a shared crew then fills the next place."""
        if self.assign(self.party, self.spot, who, f"character.{who}"):
            if self.party.shared:
                self.spot = (self.spot + 1) % self.party.count
            self.changed()

    # -- the guide deck --

    def read_deck(self) -> None:
        """Read the cards that are due, or once more those that were read."""
        content = the_game().content
        unread = self.journey.unread(content)
        cards = unread or campaign.deck(content)[: self.journey.shown]
        if cards:
            self.app.stack.push(ReadingScene(self.app, cards, self._read))

    def _read(self) -> None:
        """Note that everything due has been read."""
        self.journey = journey.note_seen(self.journey, the_game().content)
        self.changed()

    def start(self) -> None:
        """Begin; guide cards that are due are read first."""
        if self.why_not_start:
            self.app.cue("refuse")
            return
        content = the_game().content
        unread = self.journey.unread(content)
        if unread and not self.typed and not self.party.practises:
            self.app.stack.push(ReadingScene(self.app, unread, self._read_and_begin))
            return
        super().start()

    def _read_and_begin(self) -> None:
        self._read()
        super().start()


def sheet(mission: str) -> Sequence[str]:
    """Return a mission and those that are the same sheet, in the order of their maps."""
    content = the_game().content
    found = [each for each in content.missions.values() if mission in (each.id, each.sheet)]
    return [each.id for each in sorted(found, key=lambda each: each.number)]


def _columns(area: pygame.Rect, count: int, gap: int, most: int) -> list[pygame.Rect]:
    """Return places side by side from the left, each at most so wide."""
    wide = min(most, (area.width - gap * (count - 1)) // count)
    return [
        pygame.Rect(area.left + number * (wide + gap), area.top, wide, area.height)
        for number in range(count)
    ]

"""Setting up a mission: the mission and its level, who goes, and who decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.ending import records
from game.client.games.mandalorian.identity.identity import TITLE
from game.client.games.mandalorian.play.party import EVERYTHING, Party, the_game
from game.client.games.mandalorian.setup.crew import Crew
from game.client.games.mandalorian.setup.hero_picker import View
from game.client.games.mandalorian.setup.mission_picker import MissionPicker
from game.client.games.mandalorian.setup.mission_rules import MissionRules
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.setup.contract import Choices, Setup, Words
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.new_game_parts import line_height, titled_height
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Choice, Label, RichText
from game.mandalorian.text import missions
from game.table.grammar import counted

LEAST_DU = 114
"""least height of a tile with a picture"""
LEAST_VIEW_DU = 120
"""least height of the mission's picture below its briefing"""
PARTS = (("mission", "Mission"), ("rules", "Rules"), ("crew", "Crew"))


class MissionChoices(Choices[Party]):
    """Mission, level and characters; in parts where there is no room for all."""

    words = Words(
        seat="Choose who this player is",
        seed="The same seed lays out the same tokens and cards",
        code="This whole setup: share it, or type one you were given",
    )

    def __init__(
        self, setup: Setup[Party], known: Journey | None = None, book: records.Book | None = None
    ) -> None:
        super().__init__(setup)
        content, party = the_game().content, setup.party
        self.missions = MissionPicker(setup, journey.read() if known is None else known)
        party.guide = self.missions.journey.guide(content)
        if setup.fresh:
            kept = {*party.challenges} & {*self.missions.dares.opened}
            party.challenges = [each for each in content.challenges if each in kept]
            party.week = ""
        if setup.fresh:
            self._go_on_after_a_win(party)
        if setup.fresh and not party.opens(party.mission):
            party.choose_mission(self.missions.latest)
        self.book = records.FINISHED.read() if book is None else book
        self.part = "mission"
        self.crew = Crew(setup)
        self.rules = MissionRules(setup, self.missions, self.crew)

    def _go_on_after_a_win(self, party: Party) -> None:
        """Choose the mission that comes next if the chosen one has just been won."""
        known = self.missions.journey
        named, games = known.next_mission(the_game().content), known.campaign.games
        won = bool(games) and games[-1].won and games[-1].mission == party.mission
        if won and named is not None and party.opens(named):
            party.choose_mission(named)

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the mission, and its basis."""
        length = records.expected(self.book, self.party.level)
        return length.words, length.source

    # -- seats --

    def seat_title(self, place: int) -> str:
        return self.crew.seat_title(place)

    @property
    def remedy(self) -> tuple[str, Callable[[], None]] | None:
        """The button that shares the characters of a mission which has too few."""
        return (
            ("Two, shared", lambda: self.rules.share("yes")) if self.party.why_not_start else None
        )

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

    # -- reactions --

    def adapt(self) -> str:
        """Give up the weekly job if this is no longer it."""
        return self.party.keep_job(self.setup.number)

    def on_pick_seat(self, place: int) -> None:
        """Fill the place of the seat in the crew next."""
        if not self.party.shared:
            self.crew.spot = place

    def on_switch_rule(self, rule: str) -> str:
        """Leave a mission that is closed now, or those who were not met, or an envelope."""
        if not self.missions.way_opened(self.party.way):
            self.party.way = ""
        if not self.party.opens(self.party.mission):
            return self.party.choose_mission(self.missions.latest)
        return self.party.keep_met() if rule == EVERYTHING.id else ""

    def before(self, begin: Callable[[], None]) -> bool:
        """Have guide cards that are due read first, then the intro of the mission."""
        introduce = partial(self.missions.introduce, begin)
        if not self.missions.read_first(introduce):
            introduce()
        return True

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out missions, rules and crew."""
        gap = m.pick(12, 8)
        self.crew.spot = min(self.crew.spot, self.party.count - 1)
        rules = self.rules.height(m, gap)
        label = m.pitch("label") + m.du(2)
        maps = line_height(m) + m.du(10) if len(self.missions.sheet) > 1 else 0
        turns = titled_height(m) + gap if len(self.party.seats) > 1 else 0
        room = area.height - rules - maps - turns - 2 * label - 3 * gap
        if room >= 3 * m.du(LEAST_DU):
            height = min(m.du(164), room * 29 // 100)
            top = self.missions.add(m, pygame.Rect(area.left, area.top, area.width, label
                                                   + 2 * height + gap + maps)) + gap  # fmt: skip
            self.rules.add(m, pygame.Rect(area.left, top, area.width, rules), gap)
            top += rules + gap
            self.crew.add(m, pygame.Rect(area.left, top, area.width, area.bottom - top))
            return
        tabs = pygame.Rect(area.left, area.top, area.width, line_height(m))
        self.form.add(Choice("new.part", tabs, list(PARTS), self.part, self.turn_to))
        rest = pygame.Rect(area.left, tabs.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        if self.part == "mission":
            self.missions.add(m, rest)
        elif self.part == "rules":
            self.rules.add(m, rest, gap)
        else:
            self.crew.add(m, rest)

    def turn_to(self, part: str) -> None:
        """Show another part of the choices."""
        self.part = part
        self.setup.changed()

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
        lines = [
            *self._history(mission.id),
            *self.missions.dares.lines(),
            *missions.lines(content, mission),
        ]
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
            self.form.add(View(rect, self.missions.first))

    def _history(self, mission: str) -> list[str]:
        """Return how this mission went so far, in a line."""
        now = self.missions.standing(mission)
        if not now.played:
            return []
        medals = f", {counted(now.medals, 'medal')}" if now.medals else ""
        return [f"**So far:** {counted(now.played, 'game')}, {now.won} won{medals}."]

    def paint_over(self, surface: pygame.Surface) -> None:
        self.crew.carrying.paint(surface)


def make(
    app: SceneHost, seed: int | None = None, chosen: Party | None = None,
    known: Journey | None = None, book: records.Book | None = None,
) -> NewGameScene:  # fmt: skip
    """Return the screen for a new mission; ``known`` is the campaign and ``book`` holds the
    finished games (None: those on disk)."""
    return NewGameScene(app, Party, lambda setup: MissionChoices(setup, known, book), seed, chosen)

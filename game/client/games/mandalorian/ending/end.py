"""The end of a mission: the way home or the night, its moments, figures and the guide deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.campaign.reading import Picture, ReadingScene, leaves
from game.client.games.mandalorian.cards.faces import SCENES
from game.client.games.mandalorian.cards.plates import INK, ground, lettering
from game.client.games.mandalorian.ending import game_story, records
from game.client.games.mandalorian.ending.game_story import Tale
from game.client.games.mandalorian.identity.identity import HEAD, NAME, color_of
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.leak import secrets
from game.client.tabletop.ending.contract import (
    End,
    EndKind,
    Filing,
    Onward,
    Page,
    Pages,
    Report,
    Scenery,
)
from game.client.tabletop.ending.end import end_maker
from game.client.tabletop.ending.end_parts import Figure, StoryCard
from game.client.tabletop.kit.layout import row
from game.client.tabletop.records.records import name_of
from game.client.tabletop.records.records_parts import FigureTile
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Button, RichText
from game.client.widgets.base import Widget
from game.mandalorian import campaign, share
from game.mandalorian.text import challenges, leak
from game.table.grammar import counted, listed

GUIDE_PART, GUIDE_HIGH_DU = 30, 300
"""hundredths of the width for the picture beside the guide deck's words, and the least height"""
CREW_HIGH_DU, CREW_MOST_DU = 120, 330
DONE = " The objective is complete."
MEDALS: dict[str, tuple[str, str]] = {
    "won": ("Done", "complete the mission"),
    "standard": ("By the Book", "win on standard or veteran level"),
    "veteran": ("By the Book, second star", "win on veteran level"),
    "quiet": ("Quiet Work", "fill at most a third of the crisis track"),
    "unhurt": ("Not a Scratch", "no character ends below half health"),
}
"""the medals as the guide deck names them, and what each is for"""


class Person(Widget):
    """A character at the end of a mission: a bust, and what became of them."""

    def __init__(self, rect: pygame.Rect, who: str, health: str, beaten: str) -> None:
        super().__init__(f"end.crew.{who}", rect)
        self.who, self.health, self.beaten = who, health, beaten

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        surface.blit(ground(rect.size, color_of(self.who), m.du(8)), rect)
        px = rect.height - m.du(8)
        face = pygame.Rect(rect.left + m.du(12), rect.bottom - px - 2, px * 8 // 10, px)
        surface.blit(images.svg("mandalorian/people", self.who, face.size), face)
        words = pygame.Rect(face.right + m.du(16), 0, 0, m.pitch(HEAD))
        words.width = rect.right - m.du(12) - words.left
        words.top = rect.centery - (words.height + 2 * m.pitch("body")) // 2
        name = the_game().content.name(self.who)
        style = lettering(m, name, words.width, HEAD, NAME, "tile_bold")
        name = fonts.fit(m, style, name, words.width).text
        fonts.draw_line(surface, m, style, name, INK, words, "left", self.id)
        for told in (self.health, f"{self.beaten} defeated"):
            words = pygame.Rect(words.left, words.bottom, words.width, m.pitch("body"))
            told = fonts.fit(m, "body", told, words.width).text
            fonts.draw_line(surface, m, "body", told, theme.SOFT, words, "left", self.id)


class RolePlate(Widget):
    """A role card at the end of The Leak, with whose it was."""

    def __init__(self, rect: pygame.Rect, role: str, name: str) -> None:
        super().__init__(f"end.role.{name}", rect)
        self.role, self.name = role, name

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        head = pygame.Rect(rect.left, rect.top, rect.width, m.pitch("body_bold"))
        told = fonts.fit(m, "body_bold", self.name, head.width).text
        fonts.draw_line(surface, m, "body_bold", told, theme.INK, head, "center", self.id)
        card = pygame.Rect(rect.left, head.bottom, rect.width, rect.bottom - head.bottom)
        secrets.draw_role_small(surface, card, m, self.role, the_game().content.name(self.role))


class MissionFiling(Filing[Model]):
    """The records of the game; ``journey`` is the campaign, with this game in it once entered."""

    journey: Journey = Journey()

    @cached_property
    def played(self) -> campaign.Played:
        """The game as the campaign keeps it."""
        return campaign.result_of(self.model.play)

    def enter(self) -> None:
        """Enter the game into the campaign, if it counts."""
        if not self.counts:
            self.journey = journey.read()
            return
        content, name = the_game().content, name_of(self.model.session)
        self.journey = journey.change(lambda known: known.with_game(content, self.played, name))

    @property
    def unread(self) -> Sequence[str]:
        """The cards of the guide deck that are to be read."""
        return self.journey.unread(the_game().content)

    def note_seen(self) -> None:
        """Note that everything due has been read."""
        self.journey = journey.note_seen(self.journey, the_game().content)

    def characters(self) -> Mapping[int, tuple[str, ...]]:
        """Return the character of each seat; one seat alone has both of a shared crew."""
        crew, seats = [each["id"] for each in self.model.characters], len(self.model.kinds)
        return {seat: tuple(crew[seat::seats]) for seat in range(seats)}

    @property
    def level(self) -> str:
        return str(self.model.view["level"])


class MissionReport(Report[Model]):
    """The mission in words and figures."""

    def __init__(self, end: End[Model]) -> None:
        super().__init__(end)
        assert isinstance(end.filing, MissionFiling)
        self.filing = end.filing

    @cached_property
    def tale(self) -> Tale:
        """The figures of the mission."""
        return game_story.tell_game(self.model)

    @property
    def headline(self) -> str:
        """The line that names the winner; in The Leak that may be one of several."""
        model, result = self.model, self.model.result
        if not model.leak or result is None:
            return super().headline
        if result.winner is not None:
            return "The crew wins"
        seats = [seat for seat, score in enumerate(result.scores) if score]
        return f"{model.player_name(seats[0])} wins" if seats else "No one wins"

    @property
    def onward(self) -> Onward | None:
        """The mission that the guide deck names next, once this one is won."""
        if not self.filing.played.won:
            return None
        return Onward("Next mission", self._go_on)

    def _go_on(self, clear: Callable[[], None]) -> None:
        """Set up the next mission, after the cards of the guide deck have been read."""
        unread = self.filing.unread if self.filing.counts else ()
        if unread:
            done = partial(self._set_up, clear, True)
            self.app.stack.push(ReadingScene(self.app, unread, done))
        else:
            self._set_up(clear, False)

    def _set_up(self, clear: Callable[[], None], read: bool) -> None:
        if read:
            self.filing.note_seen()
        chosen, named = Party.last_choices(), self.filing.journey.next_mission(the_game().content)
        chosen.guide = self.filing.journey.guide(the_game().content)
        if named is not None and chosen.opens(named):
            chosen.choose_mission(named)
        clear()
        self.app.open_scene("new_game", self.model.game.id, chosen=chosen)

    def how(self) -> str:
        view, mission = self.model.view, self.model.mission
        level = records.LEVELS[view["level"]]
        dared = challenges.names(self.model.content, view["challenges"])
        told = f", with {dared}" if dared else f", job of {view['week']}" if view["week"] else ""
        return f"{mission.name}, {level}{told}, turn {view['turn']}.{'' if view['lost'] else DONE}"

    def figures(self, seat: int) -> Sequence[Figure]:
        """Return the crises of the mission."""
        view = self.model.view
        return (Figure("ma_crisis", f"{view['track']} of {view['limit']}", main=True),)

    def sentences(self) -> Sequence[str]:
        """Return how everybody came out of it, and what the guide deck has to say."""
        waiting = len(self.filing.unread)
        more = [f"The guide deck has **{counted(waiting, 'card')}** to read."] if waiting else []
        told = [
            literal(each)
            for each in (
                game_story.ending(self.model),
                game_story.loss(self.model),
                game_story.after(self.model),
            )
            if each
        ]
        if self.model.leak:
            told.insert(0, literal(leak.verdict(self.model.play)))
        return [*told, *self._run(), *more, *game_story.sentences(self.model, self.tale)]

    def _run(self) -> list[str]:
        """Return how long the run with one life is, if this is a game of one that counts."""
        content = the_game().content
        lives = [key for key, each in content.challenges.items() if each.one_life]
        if not self.filing.counts or not set(lives).intersection(self.model.view["challenges"]):
            return []
        run = campaign.run(content, self.filing.journey.campaign.games)
        if self.filing.played.won:
            return [f"One life: **{run.now}** won in a row; the best run is {run.best}."]
        return [f"The run of one life is over. The best run is **{run.best}**."]

    def stars(self) -> tuple[int, int] | None:
        """Return the medals won, of all."""
        return (len(self.filing.played.medals), len(MEDALS)) if self.filing.played.won else None

    def stars_tip(self) -> str:
        """Return the medals, a line each, with what they are for."""
        own = self.filing.played.medals
        return "\n".join(f"**{name}**{' (won)' * (key in own)}: {what}."
                         for key, (name, what) in MEDALS.items())  # fmt: skip

    def stars_line(self) -> str:
        """Return the medals won."""
        own = self.filing.played.medals
        return f"{counted(len(own), 'medal')} of {len(MEDALS)}: {listed(self._names(own))}"

    def medals(self) -> str:
        """Return the medals won, and what the others are for, as markup."""
        own = self.filing.played.medals
        won = ", ".join(self._names(own)) or "none"
        left = [f"{name} ({what})" for key, (name, what) in MEDALS.items() if key not in own]
        more = f"\n{{muted|Not won: {', '.join(left)}.}}" if left else ""
        return f"**Medals won:** {won}.{more}"

    def _names(self, medals: Sequence[str]) -> list[str]:
        return [MEDALS[each][0] for each in medals]

    def story_cards(self) -> Sequence[StoryCard]:
        """Return the moments that mattered most."""
        return game_story.cards(self.tale)

    @property
    def code(self) -> str:
        """The code of this game's setup, "" for none."""
        state = self.model.state
        try:
            return share.written(share.encode(state.setup, state.seed, the_game()))
        except ValueError:
            return ""


class MissionScenery(Scenery[Model]):
    """The crew, on the way home or at night."""

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface:
        """Return the scene of a win or of a loss."""
        return images.art(SCENES, "lost" if night else "won", size).convert()

    @property
    def portrait(self) -> Portrait:
        """The function that draws a seat's character."""
        return self._face

    def _who(self, seat: int) -> str:
        crew = [each["id"] for each in self.model.characters]
        return crew[seat % len(crew)]

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        px = min(rect.size)
        drawn = images.svg("mandalorian/pawns", self._who(seat), (px, px))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """Return the character of a seat."""
        return images.shoulders("mandalorian/people", self._who(seat), size)

    def prize(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the pay: bars of beskar."""
        return images.svg("pieces", "forged_bars", size)


class MissionPages(Pages[Model]):
    """The story, the figures, and what the guide deck opens."""

    def __init__(self, end: End[Model]) -> None:
        super().__init__(end)
        assert isinstance(end.report, MissionReport)
        self.report, self.filing = end.report, end.report.filing

    def all(self) -> Sequence[Page]:
        way = self.model.play.way
        name = way.name if way is not None else ""
        leaked = Page("leak", name, "Who was who, and what was in the Jammer",
                      self.build_leak, whole=True)  # fmt: skip
        return (
            self.story,
            *((leaked,) if self.model.leak else ()),
            Page("figures", "Figures", "The mission in figures", self.build_figures, whole=True),
            Page("guide", "Guide deck", "What comes next", self.build_guide, whole=True),
        )

    def build_leak(self, m: Metrics, area: pygame.Rect) -> None:
        """Add all role cards, and what everybody put into the Jammer in each round."""
        model, gap = self.model, m.pick(14, 8)
        seats = [each for each in range(len(model.kinds)) if each != model.play.person]
        high = min(area.height * 45 // 100, m.du(300))
        band = pygame.Rect(area.left, area.top, area.width, high)
        roles = [*(model.leak["roles"][str(seat)] for seat in seats), model.leak["sealed"]]
        names_ = [*map(model.player_name, seats), "Sealed"]
        for at, (rect, role) in enumerate(zip(row(band, len(roles), gap), roles, strict=True)):
            self.form.add(RolePlate(rect, role, names_[at]))
        words = "\n".join((f"**{literal(leak.verdict(model.play))}**",
                           *leak.given(model.play, model.leak)))  # fmt: skip
        rest = pygame.Rect(area.left, band.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        for style in ("reading", "body", "caption", "tile"):
            if RichText.height(m, words, rest.width, style) <= rest.height:
                break
        self.form.add(RichText("end.leak", rest, words, style, theme.SOFT))

    def build_figures(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the figures of the mission, and its medals."""
        gap, high, across = m.pick(14, 8), FigureTile.height(m), 3
        tiles = self._tiles()
        for number, (id, name, figure, below) in enumerate(tiles):
            top = area.top + number // across * (high + gap)
            rect = row(pygame.Rect(area.left, top, area.width, high), across, gap)
            self.form.add(FigureTile(f"end.{id}", rect[number % across], name, [figure], [below]))
        top = area.top + -(-len(tiles) // across) * (high + gap) + m.du(8)
        line = pygame.Rect(area.left, top, area.width, area.bottom - top)
        told = self.report.medals()
        line.height = RichText.height(m, told, line.width, "body")
        if line.bottom <= area.bottom:
            self.form.add(RichText("end.medals", line, told, "body", theme.SOFT))
            self._crew(
                m, pygame.Rect(area.left, line.bottom, area.width, area.bottom - line.bottom)
            )

    def _crew(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the crew as they came out of it, where there is room."""
        area = area.inflate(0, -2 * m.du(12))
        if area.height < m.du(CREW_HIGH_DU):
            return
        area.height = min(area.height, m.du(CREW_MOST_DU))
        crew = self.model.characters
        for each, rect in zip(crew, row(area, max(2, len(crew)), m.du(14)), strict=False):
            who, left = each["id"], max(0, each["health"] - each["damage"])
            told = f"{left} of {each['health']} health"
            self.form.add(Person(rect, who, told, counted(self.report.tale.by[who], "threat")))

    def _tiles(self) -> list[tuple[str, str, str, str]]:
        """Return id, label, figure and the line below it."""
        view, counts = self.model.view, self.report.tale.counts
        return [
            ("turns", "Turns", str(view["turn"]), f"{counts['cards']} cards"),
            (
                "track",
                "Crises",
                f"{view['track']} of {view['limit']}",
                f"{counts['events']} events",
            ),
            ("beaten", "Defeated", str(counts["beaten"]), f"{counts['flipped']} revealed"),
            ("spawned", "Reinforced", str(counts["spawned"]), "threats"),
            ("hurt", "Damage", str(counts["hurt"]), f"{counts['blocked']} blocked"),
            ("moves", "Spaces walked", str(counts["moves"]), ""),
        ]

    def build_guide(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the state of the campaign, and a button for the cards to read."""
        content = the_game().content
        waiting = self.filing.unread
        lines = [f"The guide deck is at card {self.filing.journey.campaign.guide} of 71."]
        named = self.filing.journey.next_mission(content)
        if not self.filing.counts:
            lines.append("This game does not count in the campaign.")
        elif waiting:
            pages = counted(len(leaves(waiting)), "page")
            lines.append(f"**{counted(len(waiting), 'card')}** to read now, on {pages}.")
        if not waiting and named is not None:
            lines.append(f"Next: **{content.name(named)}**.")
        elif not waiting:
            lines.append("Play any mission you like.")
        words = "\n\n".join(lines)
        area = self._add_picture(m, area, "" if waiting else named or "")
        high = min(area.height, RichText.height(m, words, area.width, "reading"))
        told = pygame.Rect(area.topleft, (area.width, high))
        self.form.add(RichText("end.campaign", told, words, "reading", theme.INK))
        if waiting:
            read = Button("end.read", told, "Read the cards", self.read, icon="log",
                          hotkey="G")  # fmt: skip
            read.rect = pygame.Rect(area.left, told.bottom + m.du(16), read.natural_width(m),
                                    m.pick(56, 46))  # fmt: skip
            self.form.add(read)

    def _add_picture(self, m: Metrics, area: pygame.Rect, mission: str) -> pygame.Rect:
        """Add the deck, or the mission that is next, at the left; return the rest of the area."""
        wide = area.width * GUIDE_PART // 100
        if area.height < m.du(GUIDE_HIGH_DU):
            return area
        card = mission or next(iter(the_game().content.guides.values())).id
        high = min(area.height, wide * 7 // 5 if not mission else wide * 10 // 9)
        self.form.add(Picture(pygame.Rect(area.left, area.top, wide, high), card))
        left = area.left + wide + m.pick(32, 20)
        return pygame.Rect(left, area.top, area.right - left, area.height)

    def read(self) -> None:
        """Read the guide cards that this game has brought."""
        waiting = self.filing.unread
        if waiting:
            self.app.stack.push(ReadingScene(self.app, waiting, self._read))

    def _read(self) -> None:
        self.filing.note_seen()
        self.end.renew()


KIND = EndKind(MissionFiling, MissionReport, MissionScenery, MissionPages, records.FINISHED)
make = end_maker(KIND)

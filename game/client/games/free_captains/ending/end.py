"""The end of The Moonpeeler Affair: the vault or the cracks, and the figures of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import gallery
from game.client.games.free_captains.ending import finale, game_story, records
from game.client.games.free_captains.ending.finale import Panels, Pips, Tracks, Vault
from game.client.games.free_captains.ending.game_story import Tale
from game.client.games.free_captains.pieces import cubes, ground, people
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.play.party import the_game
from game.client.tabletop.ending.contract import (
    End,
    EndKind,
    Filing,
    Page,
    Pages,
    Report,
    Scenery,
)
from game.client.tabletop.ending.end import end_maker
from game.client.tabletop.ending.end_parts import Figure, StoryCard, StoryPanel
from game.client.tabletop.kit.layout import row
from game.client.tabletop.records.records_parts import FigureTile
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Label
from game.client.widgets.base import Widget
from game.free_captains import share

WAYS = {
    "": "You have found every Super Weapon.",
    "abilities": "Two abilities hit 0.",
    "decks": "The last Encounter deck ran out.",
}
SECONDS = 2.4  # until the vault is closed
CUBE_DU = 44  # least height of a row of cubes
WAIT = 0.5  # seconds before that, with the picture as it was


class Cubes(Widget):
    """The cubes drawn in searches, by color."""

    def __init__(self, rect: pygame.Rect, counts: Sequence[tuple[str, int]]) -> None:
        super().__init__("end.cubes", rect)
        self.counts = counts

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        narrow = self.rect.width // len(self.counts) < m.du(2 * CUBE_DU)
        lines = 2 if narrow or self.rect.height >= 2 * m.du(CUBE_DU) else 1
        across, high = -(-len(self.counts) // lines), self.rect.height // lines
        for number, (color, count) in enumerate(self.counts):
            band = pygame.Rect(self.rect.left, self.rect.top + number // across * high,
                               self.rect.width, min(high, m.du(60)))  # fmt: skip
            spot = row(band, across, m.du(6))[number % across]
            px = min(spot.height, spot.width // 2)
            cube = cubes.cube(color, px)
            surface.blit(cube, cube.get_rect(midleft=spot.midleft))
            line = pygame.Rect(spot.left + px + m.du(6), spot.top, 0, spot.height)
            line.width = spot.right - line.left
            ink = theme.INK if count else theme.MUTED
            fonts.draw_line(surface, m, "number", str(count), ink, line, "left", self.id)


class CaptainReport(Report[Model]):
    """The weapons that were found, and their price; there is no score (FC-R90)."""

    @cached_property
    def tale(self) -> Tale:
        """The figures of the game."""
        return game_story.tell_game(self.model)

    @property
    def weapon_count(self) -> int:
        """The number of weapons of this level."""
        return self.model.content.table.levels[self.model.state.setup.level].weapons

    @property
    def found(self) -> str:
        """The weapons found, in words."""
        return f"{len(self.model.view['weapons'])} of {self.weapon_count}"

    def how(self) -> str:
        level = records.LEVELS[self.model.state.setup.level]
        return f"{level}, round {self.model.view['round']}. {WAYS[self.model.view['lost']]}"

    def stars(self) -> tuple[int, int]:
        """Return the weapons found and needed."""
        return len(self.model.view["weapons"]), self.weapon_count

    def figures(self, seat: int) -> Sequence[Figure]:
        """Return the weapons found."""
        return (Figure("super_weapon", self.found, main=True),)

    def sentences(self) -> Sequence[str]:
        """Return what the game cost and what the searches brought."""
        return game_story.sentences(self.model, self.tale)

    def story_cards(self) -> Sequence[StoryCard]:
        """Return the weapons of a win, or what cost most in a loss."""
        if self.outcome.won:
            return game_story.weapon_cards(self.model, self.tale)
        return game_story.dear_cards(self.model, self.tale)[:3]

    @property
    def code(self) -> str:
        """The code of this game's setup with the captain who was played; "" for none."""
        state = self.model.state
        setup = replace(state.setup, captain=state.captain, dice=self.tale.kept)
        try:
            return share.written(share.encode(setup, state.seed, the_game()))
        except ValueError:
            return ""


class CaptainScenery(Scenery[Model]):
    """The captain before the aliens, and the vault, the tracks or the pips of the end; ``closed``
    is how far their movement has come, 0 to 1."""

    moving = ("end.panels", "end.vault", "end.tracks", "end.pips")
    closed = 0.0

    @property
    def portrait(self) -> Portrait:
        """The function that draws the captain's face."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        gallery.draw_face(surface, rect, self.model.view["captain"], self.end.m)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """Return the captain."""
        return images.shoulders(people.FOLDER, self.model.view["captain"], size)

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface:
        """Return the ground of a win or of a loss."""
        made = pygame.Surface(size)
        ground.paint_end(made, made.get_rect(), not night, masks=False)
        return made

    def begin(self) -> None:
        self.end.motion.add(SECONDS, self._close, delay=WAIT)

    def _close(self, part: float) -> None:
        """Close the vault, or let the tracks crack."""
        self.closed = part
        self.end.touch(*self.moving)

    def build_before(self, m: Metrics, foot: int) -> None:
        """Add the aliens, and the vault, the tracks or the pips."""
        view, aliens = self.model.view, self.model.view["aliens"]
        rects = finale.panel_rects(m, foot, len(aliens))
        self.form.add(Panels(rects, aliens, self.outcome.won, self._part, self.end.is_painted))
        if self.outcome.won:
            rect = finale.low_rect(m, foot, Vault.height(m, foot))
            owned = [each["id"] for each in view["weapons"]]
            self.form.add(Vault(rect, owned, self._part, self.end.is_painted))
        elif view["lost"] == "abilities":
            rect = finale.low_rect(m, foot, Tracks.height(m))
            most = self.model.captain.most
            self.form.add(Tracks(rect, view["abilities"], most, self._part))
        else:
            rect = finale.low_rect(m, foot, Pips.height(m))
            lines = len(self.model.content.encounters) // self.model.content.table.line
            self.form.add(Pips(rect, len(aliens), lines // len(aliens), self._part))

    def _part(self) -> float:
        return self.closed

    def ahead(self) -> Iterator[Callable[[], object]]:
        for each in list(self.form.widgets):
            if isinstance(each, Panels | Vault):
                yield from each.pictures()


class CaptainFiling(Filing[Model]):
    """The records of the game."""

    def characters(self) -> Mapping[int, tuple[str, ...]]:
        return {0: (self.model.view["captain"],)}

    @property
    def level(self) -> str:
        return self.model.state.setup.level


class CaptainPages(Pages[Model]):
    """The story, and the figures with the dearest cards."""

    def __init__(self, end: End[Model]) -> None:
        super().__init__(end)
        assert isinstance(end.report, CaptainReport)
        self.report = end.report

    def all(self) -> Sequence[Page]:
        figures = Page("figures", "Figures", "The game in figures", self.build_figures, whole=True)
        return self.story, figures

    def build_figures(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the figures of the game, and the cubes of its searches."""
        gap, high = m.pick(14, 8), FigureTile.height(m)
        tiles, across = self._tiles(), 4
        for number, (id, name, figure, below) in enumerate(tiles):
            top = area.top + number // across * (high + gap)
            band = pygame.Rect(area.left, top, area.width, high)
            rect = row(band, across, gap)[number % across]
            self.form.add(FigureTile(f"end.{id}", rect, name, figure, below))
        used = -(-len(tiles) // across) * (high + gap) + m.du(8)
        rest = pygame.Rect(area.left, area.top + used, area.width, area.height - used)
        if rest.height < m.pitch("heading") + m.du(CUBE_DU):
            return
        left = pygame.Rect(rest.topleft, (rest.width * 34 // 100, rest.height))
        self._cubes(m, left)
        far = left.right + m.du(28)
        self._dearest(m, pygame.Rect(far, rest.top, rest.right - far, rest.height))

    def _cubes(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the cubes of the searches."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("heading"))
        text = fonts.fit(m, "heading", "Cubes drawn in searches", label.width).text
        self.form.add(Label("end.cubes_title", label, text, "heading"))
        place = pygame.Rect(area.left, label.bottom + m.du(6), area.width, 0)
        place.height = min(area.bottom - place.top, m.du(CUBE_DU) * 2 + m.du(20))
        self.form.add(Cubes(place, game_story.cubes(self.report.tale)))

    def _dearest(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the cards that cost most."""
        cards = game_story.dear_cards(self.model, self.report.tale)
        high, gap = m.pick(112, 68), m.du(10)
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("heading"))
        if not cards or label.bottom + high > area.bottom:
            return
        self.form.add(Label("end.dear_title", label, "The most expensive cards", "heading"))
        across = 2 if area.width >= m.du(900) else 1
        lines = (area.bottom - label.bottom - m.du(6) + gap) // (high + gap)
        for number, card in enumerate(cards[: lines * across]):
            top = label.bottom + m.du(6) + number // across * (high + gap)
            rect = row(pygame.Rect(area.left, top, area.width, high), across, gap)
            self.form.add(StoryPanel(f"end.dear.{number}", rect[number % across], card,
                                     self.end.is_painted))  # fmt: skip

    def _tiles(self) -> list[tuple[str, str, list[str], list[str]]]:
        """Return id, label, figure and a line below it, each of these in several ways."""
        told, view = self.report.tale, self.model.view
        active = sum(each["active"] for each in view["weapons"])
        lines = len(self.model.content.encounters) // self.model.content.table.line
        faced, evaded = len(told.faced), told.evaded
        spent, gained = told.spent, told.gained
        weapons = self.report.weapon_count
        return [
            ("level", "Level", [records.LEVELS[self.model.state.setup.level]],
             [f"{weapons} weapons to find", f"{weapons} weapons"]),
            ("rounds", "Rounds", [f"{view['round']} of {lines}"], [""]),
            ("weapons", "Super Weapons", [self.report.found], [f"{active} Understood"]),
            ("dice", "Dice", [f"{told.dice} uses", str(told.dice)],
             [f"{len(view['dice'])} dice"]),
            ("spent", "Points spent", [str(spent.total())], game_story.by_ability(spent)),
            ("gained", "Points regained", [str(gained.total())], game_story.by_ability(gained)),
            ("faced", "Cards faced", [str(faced)],
             [f"{faced - evaded} engaged, {evaded} evaded", f"{evaded} evaded"]),
            ("drawn", "Cubes drawn", [str(told.drawn.total())],
             [f"in searches, {told.suffered} more in Evades", f"{told.suffered} in Evades"]),
        ]  # fmt: skip


KIND = EndKind(CaptainFiling, CaptainReport, CaptainScenery, CaptainPages, records.FINISHED)
make = end_maker(KIND)

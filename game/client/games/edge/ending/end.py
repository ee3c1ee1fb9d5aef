"""The end of a case: which ending, what each choice did, the path through the scenes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pydantic import TypeAdapter

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.draw.scenery import edge_fade
from game.client.draw.theme import Metrics
from game.client.games.edge.campaign import journey
from game.client.games.edge.campaign.journey import Journey
from game.client.games.edge.cards import art
from game.client.games.edge.ending import dice_page, game_story, records
from game.client.games.edge.ending.path_map import PathMap
from game.client.games.edge.identity.identity import color_of
from game.client.games.edge.play.model import Model
from game.client.games.edge.play.party import code_of
from game.client.games.edge.shelf.saves import LEVELS
from game.client.tabletop.ending.contract import (
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
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import RichText, ScrollArea
from game.edge.ledger import Ledger

DEAD = "No one is left to tell the rest."
"""text of an ending in which every hero is dead"""
RANKS = {1: "Best ending", 2: "Fair ending", 3: "Worst ending"}
"""by the rank of an ending, its kind"""
MAP_PART = 54
"""hundredths of the height for the path"""


class CaseFiling(Filing[Model]):
    """The records of the game; ``journey`` is the campaign, with this game in it once entered."""

    journey: Journey = Journey()

    def enter(self) -> None:
        """Enter the game into the campaign, if it counts."""
        self.journey = self._enter() if self.counts else journey.read()

    def _enter(self) -> Journey:
        """Return the campaign with this game."""
        ledger, name = self.model.seat_view.ledger, name_of(self.model.session)
        return journey.change(lambda known: known.with_game(self.model.story.id, name, ledger))

    def characters(self) -> Mapping[int, tuple[str, ...]]:
        """Return the heroes of each seat."""
        seats = range(len(self.model.kinds))
        return {seat: tuple(self.model.heroes_of(seat)) for seat in seats}

    @property
    def level(self) -> str:
        return str(self.model.seat_view.level)


class CaseReport(Report[Model]):
    """The case in words and figures."""

    def how(self) -> str:
        model = self.model
        level, scenes = LEVELS[model.seat_view.level], len(game_story.played(model))
        kind = RANKS[getattr(model.content.scenes[model.seat_view.ending], "rank", 3)]
        goals = game_story.goals(model)
        got = f". Stars: {sum(done for _, done in goals)} of {len(goals)} goals" if goals else ""
        return f"{model.story.name}, {level}, {scenes} scenes. {kind}{got}."

    @property
    def headline(self) -> str:
        """The name of the ending."""
        return self.model.content.name(self.model.seat_view.ending)

    def stars(self) -> tuple[int, int] | None:
        """Return the stated goals that were reached, of all."""
        goals = game_story.goals(self.model)
        return (
            (sum(reached for _, reached in goals), len(goals))
            if goals and self.outcome.won
            else None
        )

    def figures(self, seat: int) -> Sequence[Figure]:
        state = self.model.seat_view
        return (Figure("", f"{game_story.experience(self.model)} experience", main=True),
                Figure("credits", f"{state.credits:,}"))  # fmt: skip

    def opening(self) -> str:
        model = self.model
        scene, dead = model.content.scenes[model.seat_view.ending], model.seat_view.nobody_left
        before = [model.outcome_line] if model.outcome_line else []
        chosen = game_story.last_choice(model)
        before += [f"Your last choice: {chosen}"] if chosen else []
        told = DEAD if dead else "\n".join(map(literal, [*before, *scene.text]))
        return told

    def sentences(self) -> Sequence[str]:
        goals = [f"{'**Reached:**' if done else '**Missed:**'} {literal(text)}"
                 for text, done in game_story.goals(self.model)]  # fmt: skip
        earned = game_story.earned(self.model)
        told = ["\n".join([*goals, *game_story.scars(self.model)])]
        return [*told, *([earned] if earned else [])]

    @property
    def onward(self) -> Onward | None:
        """The next chapter of a campaign, or the adventure after this one."""
        setup, ledger = dict(self.model.session.header.setup), self.model.seat_view.ledger
        if ledger is not None:
            dumped = TypeAdapter(Ledger).dump_python(ledger, mode="json")
            return Onward("Next chapter", setup={**setup, "ledger": dumped, "scene": ""})
        found = sorted(self.model.content.adventures.values(), key=lambda each: each.minutes)
        stories = [each.id for each in found]
        at = stories.index(setup["story"]) + 1 if setup["story"] in stories else len(stories)
        if at >= len(stories):
            return None
        return Onward("Next adventure", setup={**setup, "story": stories[at], "scene": ""})

    @property
    def code(self) -> str:
        header = self.model.session.header
        return code_of(header.setup, header.seed)

    def story_cards(self) -> Sequence[StoryCard]:
        """Return the rolls and choices that mattered most."""
        return game_story.cards(self.model)


class CaseScenery(Scenery[Model]):
    """The heroes, and the scene of the ending."""

    @property
    def portrait(self) -> Portrait:
        """The function that draws a seat's hero."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        who = self.model.heroes_of(seat)[0]
        px = min(rect.size)
        drawn = images.cut(
            art.hero(who, (px, px), self.model.name(who), self.end.m), self.end.m.du(4)
        )
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        edge = drawn.get_rect(center=rect.center)
        pygame.draw.rect(surface, color_of(who), edge, max(1, self.end.m.du(2)),
                         border_radius=self.end.m.du(4))  # fmt: skip

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """Return the first hero of a seat."""
        return edge_fade.sides(art.bust(self.model.heroes_of(seat)[0], size))

    def prize(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the file of the case, closed and stamped."""
        return images.svg("pieces", "closed_file", size)

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface:
        scene = self.model.content.scenes[self.model.seat_view.ending]
        return art.scene(scene.art, size).convert()


class CasePages(Pages[Model]):
    """The story, the path, the dice, and in a campaign what it has come to."""

    def all(self) -> Sequence[Page]:
        found = [
            self.story,
            Page(
                "path", "Path", "Your path, and the scenes you missed", self.build_path, whole=True
            ),
            Page("dice", "Dice", "How the dice fell", self.build_dice, whole=True),
        ]
        if self.model.seat_view.ledger is not None:
            found.append(Page("campaign", "Campaign", "The campaign", self.build_campaign,
                              whole=True))  # fmt: skip
        return found

    def build_path(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the graph of scenes, and below it what each choice and roll did."""
        high = area.height * MAP_PART // 100
        self.form.add(PathMap(pygame.Rect(area.left, area.top, area.width, high), self.model))
        rest = pygame.Rect(area.left, area.top + high + m.du(12), area.width, 0)
        rest.height = area.bottom - rest.top
        scroll = self.form.add(ScrollArea("end.steps", rest))
        columns = row(scroll.view, 2 if rest.width > m.du(1000) else 1, m.du(28))
        told = game_story.steps(self.model)
        share = -(-len(told) // len(columns))
        for at, column in enumerate(columns):
            words = "\n".join(told[at * share : (at + 1) * share])
            if not words:
                continue
            rect = pygame.Rect(column.topleft, (column.width, RichText.height(m, words,
                               column.width, "body")))  # fmt: skip
            scroll.add(RichText(f"end.told.{at}", rect, words, "body", theme.SOFT))

    def build_dice(self, m: Metrics, area: pygame.Rect) -> None:
        """Add what heroes and opposition rolled, and what was to be expected."""
        dice_page.build(self.form, m, area, self.model)

    def build_campaign(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the ledger: experience, credits, and the Obligation and scars of each hero."""
        ledger = self.model.seat_view.ledger
        assert ledger is not None, "the page of a campaign"
        words = "\n".join(game_story.ledger_lines(self.model, ledger))
        scroll = self.form.add(ScrollArea("end.ledger", area))
        room = scroll.view
        rect = pygame.Rect(room.topleft, (room.width, RichText.height(m, words, room.width,
                                                                      "reading")))  # fmt: skip
        scroll.add(RichText("end.campaign", rect, words, "reading", theme.INK))


KIND = EndKind(CaseFiling, CaseReport, CaseScenery, CasePages, records.FINISHED)
make = end_maker(KIND)

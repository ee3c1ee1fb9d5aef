"""The contract between the shared end of a game and the game that is over.

A game describes its end with an ``EndKind``, which makes what only the game knows: the ``Report``
is the game in words and figures, the ``Scenery`` draws people and places, the ``Filing`` is what is
kept of the game, the ``Pages`` are the tabs. The defaults make an end for any game. ``End`` is what
all of them share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import pygame

from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.ending import ending
from game.client.tabletop.ending.end_parts import Figure, Step, StoryCard
from game.client.tabletop.ending.ending import Stage
from game.client.tabletop.ending.outcome import Outcome
from game.client.tabletop.ending.score import Curve
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.records import records
from game.client.tabletop.records.records import Book, Finished, Record
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets.form import Form

MOST_STARS = 15
M = TypeVar("M", bound=TableModel[Any])
Builder = Callable[[Metrics, pygame.Rect], None]
"""adds widgets to an area"""


@dataclass(frozen=True)
class Page:
    """One page of the end, a tab; ``build(m, area)`` adds what is on it.

    Results and chart stand beside it, unless it is ``whole``; one with ``scene`` has no box, and
    the picture of the ending is in full light beside it.
    """

    id: str
    tab: str
    heading: str
    build: Builder
    whole: bool = False
    scene: bool = False


class End(Generic[M]):
    """The things that the parts of one end share: the game that is over, the form, and one another.

    ``minutes`` is the length of the game, if known; ``book`` holds the finished games.
    ``closing_words`` say what to try in the next game, after one that was guided.
    """

    report: Report[M]
    scenery: Scenery[M]
    filing: Filing[M]
    pages: Pages[M]
    build_story: Builder
    build_steps: Builder
    book: Book[Any]
    closing_words: str = ""

    def __init__(
        self, app: SceneHost, model: M, form: Form, motion: Animator, minutes: float | None,
        relayout: Callable[[Metrics], None],
    ) -> None:  # fmt: skip
        self.app, self.model, self.form, self.motion = app, model, form, motion
        self.minutes, self._relayout = minutes, relayout
        self.stage, self.outcome = Stage(), Outcome(model)

    @property
    def m(self) -> Metrics:
        """The metrics of the last layout."""
        return self.form.m

    def is_painted(self) -> bool:
        """Return True once the picture of the ending is finished."""
        return not self.stage.painting

    def renew(self) -> None:
        """Lay the screen out again."""
        self._relayout(self.app.metrics)

    def touch(self, *ids: str) -> None:
        """Have widgets drawn again that a movement has changed, as far as they are there."""
        for id in ids:
            found = self.form.find(id)
            if found is not None:
                found.changed()


class Supplied(Generic[M]):
    """Base of what a game supplies for its end."""

    def __init__(self, end: End[M]) -> None:
        self.end, self.app, self.form, self.outcome = end, end.app, end.form, end.outcome
        self.model: M = end.model


@dataclass(frozen=True)
class Onward:
    """The way on that comes before all others: the game of a ``setup`` begins, or ``go(clear)``
    takes it, and calls ``clear()`` as soon as the end and its table are done with."""

    words: str
    go: Callable[[Callable[[], None]], None] | None = None
    setup: Mapping[str, Any] = field(default_factory=dict)


class Report(Supplied[M]):
    """The game in words and figures."""

    @property
    def onward(self) -> Onward | None:
        """The way on that is the primary button, None for the usual one."""
        return None

    @property
    def headline(self) -> str:
        """The line that names the winner."""
        return self.outcome.headline

    def how(self) -> str:
        """Return a sentence or two on how the game ended."""
        return ""

    def figures(self, seat: int) -> Sequence[Figure]:
        """Return the figures of a player's result."""
        result = self.model.result
        if result is None or seat >= len(result.scores):
            return ()
        return (Figure("", str(result.scores[seat]), main=True),)

    def opening(self) -> str:
        """Return the paragraph that stands above the story cards, as markup, "" for none."""
        return ""

    def sentences(self) -> Sequence[str]:
        """Return the story of the game as markup, one string per paragraph."""
        return ()

    def steps(self) -> Sequence[Step]:
        """Return the story of the score, line by line."""
        return ()

    def curve(self) -> Curve | None:
        """Return the score over the rounds."""
        return None

    def story_cards(self) -> Sequence[StoryCard]:
        """Return all moments that brought points, in their order: the best are shown, and a line
        counts the others."""
        hero = self.outcome.hero
        gains = [each for each in self.steps() if each.seat == hero and (each.amount or 0) > 0]
        return [StoryCard(each.words, each.amount or 0, each.when, each.seat) for each in gains]

    def stars(self) -> tuple[int, int] | None:
        """Return the points of the ``hero`` and the goal, to be shown as stars."""
        result, hero = self.model.result, self.outcome.hero
        if result is None or hero >= len(result.scores):
            return None
        points = result.scores[hero]
        return (points, points) if 0 < points <= MOST_STARS else None

    def stars_tip(self) -> str:
        """Return what the stars are for, the tooltip of them; "" where points need no words."""
        return ""

    def stars_line(self) -> str:
        """Return the words beside the stars, "" for none."""
        return ""

    @property
    def code(self) -> str:
        """The code of this game's setup, as written; "" for none."""
        return ""


class Scenery(Supplied[M]):
    """People and places in the picture of the ending.

    A game with no art gets a plain in its colors and the mark of the player.
    """

    @property
    def portrait(self) -> Portrait | None:
        """The function that draws a seat's face, None for a mark alone."""
        return None

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a person without a ground, facing right, who ends only at the foot of the picture;
        ``size`` is that of head and breast, and shoulders may be wider. None for the mark alone."""
        return None

    def prize(self, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the prize at a winner's feet, inside ``size``; None for the laurel around the
        head."""
        return None

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface | None:
        """Return the place where the person on the stage ended, in its own light: that of a win
        or of the ``night`` is added, and it will be a little out of focus. None until it is
        painted."""
        look = registry.client(self.model.game.id).look
        return ending.horizon(size, look.accent, look.ground)

    def fly(self, surface: pygame.Surface) -> None:
        """Paint what is sharp in the sky of a win, over the place and behind the person."""

    def begin(self) -> None:
        """Start the movements before the picture, as the screen opens."""

    def build_before(self, m: Metrics, foot: int) -> None:
        """Add widgets that stand before the picture, above the line ``foot``."""

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield functions, each of which paints one picture of those widgets ahead."""
        return iter(())


class Filing(Supplied[M]):
    """The records of the game: for the file of finished games, and for a campaign."""

    @property
    def counts(self) -> bool:
        """True if this game belongs in the file of finished games."""
        return records.worth_keeping(self.model.session)

    def record(self, minutes: float | None) -> Record:
        """Return the record of this game for the file."""
        return records.record(
            self.model, minutes, characters=self.characters(), level=self.level,
            together=self.outcome.together,
        )  # fmt: skip

    def characters(self) -> Mapping[int, tuple[str, ...]]:
        """Return the ids of the characters by seat, for the records."""
        return {}

    @property
    def level(self) -> str:
        """The id of the difficulty, for the records; "" if there is only one."""
        return ""

    def enter(self) -> None:
        """Enter the game into its campaign, as the screen opens."""


class Pages(Supplied[M]):
    """The pages of the end."""

    def all(self) -> Sequence[Page]:
        """Return the pages, the initial one first."""
        story = self.story
        score = Page("score", "Score", "Where the score came from", self.end.build_steps)
        return (story, score) if self.end.report.steps() else (story,)

    @property
    def story(self) -> Page:
        """The page beside the picture."""
        return Page("story", "Story", "", self.end.build_story, scene=True)


@dataclass(frozen=True)
class EndKind(Generic[M]):
    """The end of a game: the classes of what the game supplies, made in this order."""

    filing: Callable[[End[M]], Filing[M]] = Filing
    report: Callable[[End[M]], Report[M]] = Report
    scenery: Callable[[End[M]], Scenery[M]] = Scenery
    pages: Callable[[End[M]], Pages[M]] = Pages
    finished: Finished[Any] | None = None
    """the file of finished games, if a game has records of its own"""
    offers: Sequence[str] = ("rematch", "replay", "table", "title")
    """buttons, from the right; the first has the focus"""

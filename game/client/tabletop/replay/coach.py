"""The coach in a replay: each decision of a finished game, what the strongest player would have
done, and what the difference was worth; the costliest are flagged on the line of turns.

All of it is thought out beside the window, once for each game, and remembered.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import RichLayout, literal
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.painting import note
from game.client.tabletop.play import thinking
from game.client.tabletop.play.thinking import Pending, Thought
from game.client.tabletop.replay.replay_bar import Flag
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.players.aside import Lesson, Moment
from game.table.coaching import Judge, Review, costliest, reviews
from game.table.hints import adviser
from game.table.replay import Recorded

GIVE = 0.006  # seconds of a frame in which the window gives way to the thinking
KEPT = 8  # games whose reviews are remembered
WIDE_DU = 500
PAD = 16
Key = tuple[str, int, str, int, str]

_known: OrderedDict[Key, list[Review]] = OrderedDict()


def judge_of(game: str) -> Judge | None:
    """Return what values the answers of a game, None if nothing does."""
    found = adviser(game)
    return found if isinstance(found, Judge) else None


class Coach:
    """The reviews of one finished game, as they are thought out. ``changed`` is called when there
    are more."""

    def __init__(
        self, recorded: Recorded[Any], judge: Judge, seats: frozenset[int],
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self.recorded, self.judge, self.seats, self.changed = recorded, judge, seats, changed
        self.on = False
        self._key = _key(recorded, seats)
        self.found: list[Review] = list(_known.get(self._key, ()))
        self.done = self._key in _known
        self._thought: Pending[Review] | None = None
        self._by_seq = {each.seq: each for each in self.found}

    def switch(self) -> None:
        """Begin to show what the coach says, or stop."""
        self.on = not self.on
        if self.on and not self.done and self._thought is None:
            self._thought = self._begin()
        self.changed()

    def _begin(self) -> Pending[Review]:
        recorded = self.recorded
        keys = tuple(turn.answer.key for turn in recorded.whole)
        if thinking.apart.on:
            return thinking.begin(Lesson(Moment(recorded.header, keys), tuple(sorted(self.seats))))
        first = recorded.first()
        return Thought(reviews(recorded.game, first, keys, self.judge, self.seats))

    def stop(self) -> None:
        """Let the thinking end."""
        if self._thought is not None:
            self._thought.stop()
            self._thought = None

    def update(self) -> None:
        """Take the reviews finished since the last frame."""
        thought = self._thought
        if thought is None:
            return
        done = thought.wait(GIVE)
        fresh = thought.take()
        for each in fresh:
            self.found.append(each)
            self._by_seq[each.seq] = each
        if done:
            self._thought, self.done = None, True
            _known[self._key] = list(self.found)
            while len(_known) > KEPT:
                _known.popitem(last=False)
        if self.on and (
            done or any(each.seq == self.recorded.seq or each.costly for each in fresh)
        ):
            self.changed()

    @property
    def part(self) -> float:
        """The part of the game that is thought through."""
        last = self.found[-1].seq if self.found else 0
        return 1.0 if self.done else last / max(1, self.recorded.length)

    @property
    def now(self) -> Review | None:
        """The review of the decision on show."""
        return self._by_seq.get(self.recorded.seq)

    def next(self) -> int | None:
        """Return the moment of the next decision at which something was given away."""
        later = [each.seq for each in self.found if each.costly and each.seq > self.recorded.seq]
        return min(later, default=None)

    def worst(self) -> list[Review]:
        """Return the costliest decisions, the costliest first; none before all are known."""
        return costliest(self.found) if self.done else []

    def cost(self, review: Review) -> str:
        """Return what a difference was worth, in words: "0.6 fame"."""
        amount = review.cost or 0.0
        return f"{amount:.0%} {self.judge.unit}" if self.judge.share else (
            f"{amount:.1f} {self.judge.unit}")  # fmt: skip

    def flags(self) -> Sequence[Flag]:
        """Return the flags for the line of turns."""
        if not self.on:
            return ()
        return [
            Flag(each.seq, f"Cost **{self.cost(each)}**: {literal(each.given)}")
            for each in self.worst()
        ]


def _key(recorded: Recorded[Any], seats: frozenset[int]) -> Key:
    """Return what the reviews of a game depend on."""
    answers = ",".join(turn.answer.key for turn in recorded.whole)
    people = ",".join(map(str, sorted(seats)))
    header = recorded.header
    return header.game, header.seed, f"{header.content}{header.setup}", hash(answers), people


class CoachCard(Widget):
    """The words of the coach about the decision on show. It takes no click."""

    reads = Rank.WORDS
    solid = False

    def __init__(self, rect: pygame.Rect, words: CoachWords) -> None:
        super().__init__("coach.card", rect)
        self.words = words

    def draw(self, surface: pygame.Surface) -> None:
        note(surface, self.m, self.rect, self.words.color)
        fonts.cover(self.rect)
        self.words.draw(surface, self.rect)


class CoachWords:
    """The words of a review, laid out for a width."""

    def __init__(self, m: Metrics, coach: Coach, who: str, width: int) -> None:
        self.m, self.width, review = m, width, coach.now
        inner = width - 2 * m.du(PAD)
        self.color, lines = theme.TEAL, list[tuple[str, str, theme.Color]]()
        if review is None:
            lines = self._progress_lines(coach)
        else:
            if review.costly:
                self.color = theme.DANGER
            lines = self._review_lines(coach, review, who)
        self.icon = m.du(24)
        self.laid: list[RichLayout] = []
        for number, (style, words, color) in enumerate(lines):
            room = inner - (self.icon + m.du(10) if not number else 0)
            self.laid.append(richtext.layout(m, style, words, room, color))

    def _progress_lines(self, coach: Coach) -> list[tuple[str, str, theme.Color]]:
        if not coach.done:
            words = f"The coach is reviewing the game: {coach.part:.0%}"
            return [("body_bold", words, theme.INK)]
        worst = coach.worst()
        if not worst:
            return [("body_bold", "You made no costly mistakes in this game.", theme.INK)]
        words = f"The costliest decisions are flagged below; the worst cost {coach.cost(worst[0])}."
        return [("body_bold", "Nothing to review here.", theme.INK),
                ("body", words, theme.SOFT)]  # fmt: skip

    def _review_lines(
        self, coach: Coach, review: Review, who: str
    ) -> list[tuple[str, str, theme.Color]]:  # fmt: skip
        given = f"{literal(who)}: **{literal(review.given)}**"
        lines = [("body", given, theme.INK)]
        if review.same:
            lines.append(("body", "The strongest player would do the same.", theme.GOOD))
        else:
            lines.append(("body", f"Stronger: **{literal(review.advised)}**", theme.INK))
            if review.cost is None:
                lines.append(("caption", "The difference cannot be measured.", theme.MUTED))
            elif review.costly:
                lines.append(("body_bold", f"Cost: {coach.cost(review)}", theme.DANGER))
            else:
                lines.append(("body", "About as good.", theme.SOFT))
        if review.why:
            lines.append(("caption", literal(review.why), theme.SOFT))
        return lines

    @property
    def height(self) -> int:
        """The height in pixels, with the room around."""
        m = self.m
        return 2 * m.du(12) + sum(max(each.height, self.icon if not n else 0) + m.du(3)
                                  for n, each in enumerate(self.laid))  # fmt: skip

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the words into their panel."""
        m, left, y = self.m, rect.left + self.m.du(PAD), rect.top + self.m.du(12)
        icon = images.icon("coach", self.icon)
        surface.blit(icon, (left, y))
        for number, laid in enumerate(self.laid):
            shift = self.icon + m.du(10) if not number else 0
            place = pygame.Rect(left + shift, y, laid.width, laid.height)
            laid.draw(surface, place, "coach")
            y += max(laid.height, self.icon if not number else 0) + m.du(3)

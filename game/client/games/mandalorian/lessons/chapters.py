"""The chapters in the order in which they are recommended."""

from game.client.games.mandalorian.lessons.first_chapters import ATTACK, MOVE, SENTRY, SLOTS
from game.client.games.mandalorian.lessons.later_chapters import CRISIS, CREW, INTEL, PLAN
from game.client.tabletop.learning.lesson import Chapter

CHAPTERS: tuple[Chapter, ...] = (MOVE, ATTACK, SENTRY, SLOTS, CRISIS, INTEL, PLAN, CREW)

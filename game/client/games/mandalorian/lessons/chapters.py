"""The chapters in the order in which they are recommended: three lessons, each on the map of its
mission."""

from dataclasses import replace

from game.client.games.mandalorian.lessons.first_chapters import ATTACK, MOVE, SENTRY, SLOTS
from game.client.games.mandalorian.lessons.later_chapters import CREW, CRISIS, INTEL, PLAN
from game.client.games.mandalorian.lessons.second_lesson import SECOND
from game.client.games.mandalorian.lessons.third_lesson import THIRD
from game.client.tabletop.guidance.lesson import Chapter

FIRST = (MOVE, ATTACK, SENTRY, SLOTS, CRISIS, INTEL, PLAN, CREW)
CHAPTERS: tuple[Chapter, ...] = (
    *(replace(each, part="The Asset") for each in FIRST),
    *SECOND,
    *THIRD,
)

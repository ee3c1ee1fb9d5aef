"""The chapters: nine of The Short Shift, and three on the dice table. Each takes a minute or two;
its seed is fixed, so that the coach's words fit the dice."""

from dataclasses import replace

from game.client.games.edge.lessons.dice_chapters import DICE
from game.client.games.edge.lessons.first_chapters import FIRST
from game.client.games.edge.lessons.later_chapters import LATER
from game.client.tabletop.guidance.lesson import Chapter

SHIFT = tuple(replace(each, part="The Short Shift") for each in (*FIRST, *LATER))
CHAPTERS: tuple[Chapter, ...] = (
    *SHIFT,
    *(replace(each, part="The dice table") for each in DICE),
)

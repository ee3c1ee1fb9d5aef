"""The five chapters. Each takes at most three minutes and starts from a situation of its own: line,
bag, dice and weapons are fixed, so that the coach's words fit the table."""

from game.client.games.free_captains.lessons.first_chapters import CREW, LINE, WAY_OUT
from game.client.games.free_captains.lessons.later_chapters import HEGEMONY, PLANET

CHAPTERS = (LINE, WAY_OUT, CREW, PLANET, HEGEMONY)

"""The chapters: seven of the game, two of the expansion. Each takes at most three minutes and
starts from a situation of its own: cards on top of the decks, patrols, contacts and the first dice
are fixed, so that the coach's words fit the table."""

from game.client.games.outer_rim.lessons.box_chapters import CORE, FAVORS
from game.client.games.outer_rim.lessons.first_chapters import CARGO, LOOK, MARKET, PLANNING
from game.client.games.outer_rim.lessons.later_chapters import COMBAT, ENCOUNTERS, FAME

CHAPTERS = (LOOK, PLANNING, MARKET, CARGO, ENCOUNTERS, COMBAT, FAME, CORE, FAVORS)

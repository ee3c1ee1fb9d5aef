"""The nine chapters. Each takes a minute or two and begins with a scene of its own: its seed is
fixed, so that the coach's words fit the dice."""

from game.client.games.edge.lessons.first_chapters import FIRST
from game.client.games.edge.lessons.later_chapters import LATER

CHAPTERS = (*FIRST, *LATER)

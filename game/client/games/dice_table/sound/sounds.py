"""The sounds of the dice table: the cues and the rain of Edge, and no music, as people speak."""

from game.client.sound.moods import Mood, Sounds

SOUNDS = Sounds({"calm": Mood((), "rain")}, cues="edge")

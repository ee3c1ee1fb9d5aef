"""The pieces, ambience and cues of The Mandalorian: Adventures."""

from game.client.sound.moods import Mood, Passage, Sounds

CHASE = Passage(20.9, 104.3, (20.9, 62.6, 41.7, 83.5))
"""the passage of "hunt" with all its drums"""

SOUNDS = Sounds(
    {
        "calm": Mood(("trail", "ember"), "dunes"),
        "ship": Mood(("trail", "ember"), "engine"),
        "danger": Mood(("hunt",), "dunes", pulse=True),
        "ship_danger": Mood(("hunt",), "engine", pulse=True),
        "crisis": Mood(("hunt",), "dunes", urgent=True, passage=CHASE, pulse=True, melody=True),
        "end": Mood(("ember",), "dunes", urgent=True, pulse=True, melody=True),
    },
    cues="missions",
)

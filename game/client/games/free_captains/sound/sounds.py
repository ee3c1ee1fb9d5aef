"""The pieces, ambience and cues of The Moonpeeler Affair."""

from game.client.sound.moods import Mood, Passage, Sounds

MARCH = Passage(17.1, 102.8, (17.14, 51.43, 68.57, 34.29, 85.71))
"""the passage of "cordon" with all its drums"""

SOUNDS = Sounds(
    {
        "calm": Mood(("velvet", "comet"), "engine"),
        "room": Mood(("parlor",), "saloon", pulse=True),
        "danger": Mood(("cordon",), "engine", pulse=True),
        "siege": Mood(("cordon",), "engine", urgent=True, passage=MARCH, pulse=True, melody=True),
        "end": Mood(("comet",), "saloon", urgent=True, pulse=True, melody=True),
    },
    cues="captains",
)

"""The pieces and ambience for the moods of Outer Rim."""

from game.client.sound.moods import Mood, Passage, Sounds

CHASE = Passage(85.3, 170.6, (85.33, 128.0, 96.0, 138.67, 106.67, 149.33))
"""the passage of "quarry" with all its drums"""

SOUNDS = Sounds(
    {
        "calm": Mood(("drift", "dawn"), "engine"),
        "room": Mood(("lantern",), "cantina", pulse=True),
        "hunt": Mood(("quarry",), "engine", pulse=True),
        "combat": Mood(("quarry",), "engine", urgent=True, passage=CHASE, pulse=True, melody=True),
    }
)

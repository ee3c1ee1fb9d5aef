"""Which pieces and beds fit the moods of Outer Rim."""

from game.client.sound.moods import Mood, Passage, Sounds

CHASE = Passage(85.3, 170.6, (85.33, 128.0, 96.0, 138.67, 106.67, 149.33))
"""where all drums of "quarry" play"""

SOUNDS = Sounds(
    {
        "calm": Mood(("drift", "dawn"), "engine"),
        "room": Mood(("lantern",), "cantina"),
        "hunt": Mood(("quarry",), "engine"),
        "combat": Mood(("quarry",), "engine", urgent=True, passage=CHASE),
    }
)

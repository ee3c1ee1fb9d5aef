"""The pieces, ambience and cues of Edge: a back room at night with rain on the pane, and what one
hears there when somebody is late with a payment."""

from game.client.sound.moods import Mood, Passage, Sounds

RUN = Passage(30.0, 90.0, (30.02, 59.96, 45.04, 74.98))
"""the passage of "stakeout" in which everybody runs"""

SOUNDS = Sounds(
    {
        "calm": Mood(("backroom", "lamplight"), "rain"),
        "camp": Mood(("lamplight", "backroom"), "rain", pulse=True),
        "danger": Mood(("stakeout",), "rain", pulse=True),
        "fight": Mood(("stakeout",), "rain", urgent=True, passage=RUN, pulse=True, melody=True),
        "battle": Mood(("redline",), "engine", urgent=True, pulse=True, melody=True),
        "end": Mood(("lamplight",), "rain", urgent=True, pulse=True, melody=True),
    },
    cues="edge",
)

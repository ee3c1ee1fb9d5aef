"""The pieces and beds of Edge: a wet street under neon signs, and what hunts one there."""

from game.client.sound.moods import Mood, Sounds

SOUNDS = Sounds(
    {
        "calm": Mood(("ledger",), "cantina"),
        "danger": Mood(("ledger",), "cantina", pulse=True),
        "fight": Mood(("arrears",), "engine", urgent=True, pulse=True, melody=True),
        "end": Mood(("ledger",), "cantina", urgent=True, pulse=True, melody=True),
    },
)

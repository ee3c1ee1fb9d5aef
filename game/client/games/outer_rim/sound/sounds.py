"""The pieces and ambience for the moods of Outer Rim, and those that a further box changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.client.sound.moods import Mood, Passage, Sounds

CHASE = Passage(85.3, 170.6, (85.33, 128.0, 96.0, 138.67, 106.67, 149.33))
"""the passage of "quarry" with all its drums"""
CALLED_IN = Passage(12.6, 94.8, (12.61, 50.56, 25.33, 63.24, 37.89, 69.54))
"""the passage of "arrears" with the whole kit"""

SOUNDS = Sounds(
    {
        "calm": Mood(("drift", "dawn"), "engine"),
        "room": Mood(("lantern",), "cantina", pulse=True),
        "hunt": Mood(("quarry",), "engine", pulse=True),
        "combat": Mood(("quarry",), "engine", urgent=True, passage=CHASE, pulse=True, melody=True),
    }
)
BOXES: Mapping[str, Mapping[str, Mood]] = {
    "unfinished_business": {
        "calm": Mood(("ledger", "drift"), "engine"),
        "hunt": Mood(("arrears",), "engine", pulse=True),
        "combat": Mood(
            ("arrears",), "engine", urgent=True, passage=CALLED_IN, pulse=True, melody=True
        ),
    }
}
"""by box the moods that it changes while it is in play"""


def heard(boxes: Iterable[str]) -> Sounds:
    """Return the moods while some boxes are in play."""
    moods = dict(SOUNDS.moods)
    for box in boxes:
        moods.update(BOXES.get(box, {}))
    return Sounds(moods, SOUNDS.cues)

"""The pieces of missions at the edge: 92 beats a minute, in the minor of E. They are written in the
minor of B, so that the cues, which are in D, have its tones. Each chord with a G has an F sharp."""

from __future__ import annotations

from outland import Trek
from score import Line

TRAIL = Trek(
    seed=909,
    chords=(
        "B1 | F#3 B3 D4", "B1 | F#3 B3 E4", "G1 | F#3 B3 D4", "D2 | F#3 A3 E4",
        "B1 | F#3 B3 D4", "A1 | E3 A3 C#4", "G1 | F#3 A3 D4", "G1 | F#3 B3 D4",
        "E2 | G3 B3 F#4", "D2 | F#3 A3 D4", "A1 | E3 A3 B3", "B1 | F#3 B3 D4",
        "G1 | F#3 B3 D4", "D2 | F#3 A3 E4", "E2 | G3 B3 F#4", "F#1 | E3 A3 C#4",
        "B1 | F#3 B3 D4", "G1 | F#3 B3 D4", "A1 | E3 A3 C#4", "B1 | F#3 B3 C#4",
    ),
    lines=(
        Line("pipe", 1, "r/1 F#3/1 B3/2 C#4/1 D4/3 B3/2 A3/1 B3/3 r/2 F#3/1 A3/1 B3/4", 1.0, -0.1),
        Line("piano", 17, "r/1 B4/1 F#4/2 r/1 E4/1 D4/2 r/1 A4/1 F#4/2 r/1 B4/.5 A4/.5 E4/2 "
             "r/1 C#5/1 B4/2 r/2 F#4/1 D4/1", 0.9, 0.2),
        Line("pipe", 25, "r/1 D4/1 E4/2 F#4/3 E4/1 D4/2 C#4/1 B3/1 A3/4 r/2 E4/1 F#4/1 G4/2 F#4/2 "
             "E4/2 C#4/2", 1.0, -0.1),
    ),
    piano=("rest", "drops", "toll", "drops", "toll"),
    drums=("far", "walk", "far", "walk", "far"),
)  # fmt: skip
"""calm: on foot, with a pipe"""

EMBER = Trek(
    seed=910,
    chords=(
        "D2 | F#3 A3 E4", "G1 | F#3 B3 D4", "D2 | F#3 A3 D4", "A1 | E3 A3 C#4",
        "B1 | F#3 A3 D4", "G1 | F#3 B3 D4", "E2 | G3 B3 F#4", "A1 | E3 B3 C#4",
        "D2 | F#3 A3 E4", "B1 | F#3 B3 D4", "G1 | F#3 A3 D4", "F#1 | E3 A3 C#4",
        "G1 | F#3 B3 D4", "A1 | E3 A3 C#4", "B1 | F#3 B3 D4", "E2 | G3 B3 F#4",
        "G1 | F#3 B3 E4", "D2 | F#3 A3 D4", "A1 | E3 A3 B3", "B1 | F#3 B3 D4",
    ),
    lines=(
        Line("piano", 0, "r/1 F#4/1 A4/1 B4/1 D5/3 B4/1 A4/2 F#4/1 E4/1 D4/4 r/1 F#4/1 A4/2 E4/4 "
             "r/1 A4/1 C#5/2 B4/2 E4/2", 1.0, 0.15),
        Line("pipe", 8, "r/1 D4/1 F#4/2 E4/2 D4/2 B3/4 r/2 D4/2 E4/2 F#4/1 G4/1 F#4/4 "
             "r/1 E4/1 C#4/2 B3/4", 1.0, -0.15),
        Line("pipe", 24, "r/2 B3/1 D4/1 F#4/4 E4/2 C#4/2 A3/4 r/1 B3/1 D4/2 F#4/3 E4/1 G4/2 F#4/2 "
             "B3/4", 1.0, -0.15),
    ),
    piano=("rest", "toll", "drops", "toll", "drops"),
    drums=("rest", "far", "walk", "far", "far"),
    breath=0.9,
)  # fmt: skip
"""a fire in the evening: the piano, and the pipe that answers"""

HUNT = Trek(
    seed=911,
    chords=(
        "B1 | F#3 B3 D4", "B1 | F#3 A3 D4", "G1 | F#3 B3 D4", "F#1 | E3 A3 C#4",
        "B1 | F#3 B3 E4", "B1 | F#3 A3 D4", "E2 | G3 B3 F#4", "F#1 | E3 A3 C#4",
        "G1 | F#3 B3 D4", "A1 | E3 A3 C#4", "B1 | F#3 B3 D4", "D2 | F#3 A3 E4",
        "E2 | G3 B3 F#4", "G1 | F#3 A3 D4", "F#1 | E3 A3 B3", "F#1 | E3 A3 C#4",
        "B1 | F#3 B3 D4", "G1 | F#3 B3 E4", "A1 | E3 A3 C#4", "F#1 | E3 A3 C#4",
    ),
    lines=(
        Line("pipe", 2, "r/1 B3/.5 C#4/.5 D4/2 C#4/1 B3/1 F#3/2 r/1 A3/.5 B3/.5 C#4/2 A3/4", 1.1),
        Line("piano", 8, "r/1 F#4/.5 B4/.5 A4/1 F#4/1 r/1 D4/.5 E4/.5 F#4/2 r/1 F#4/.5 A4/.5 B4/1 "
             "D5/1 C#5/2 A4/2 r/1 B4/.5 A4/.5 G4/1 F#4/1 E4/4", 0.9, 0.2),
        Line("pipe", 25, "r/1 B3/.5 D4/.5 G4/2 F#4/2 E4/2 r/1 D4/.5 E4/.5 F#4/3 r/1 E4/2 B3/2",
             1.1, -0.1),
    ),
    piano=("stamp", "wheel", "stamp", "wheel", "stamp"),
    drums=("walk", "run", "run", "run", "run"),
    breath=0.85,
)  # fmt: skip
"""somebody is after you"""

TREKS: dict[str, Trek] = {"trail": TRAIL, "ember": EMBER, "hunt": HUNT}

"""The pieces of a case that goes wrong after midnight: 64 beats a minute, in the dorian of A. They
are written in the dorian of E, so that the cues, which are in D, have its tones. Each chord with a
G has an F sharp, each with a C a B."""

from __future__ import annotations

from noir import Case
from score import Line

BACKROOM = Case(
    seed=1201,
    chords=(
        "E2 | G3 B3 D4 F#4", "E2 | G3 B3 C#4 F#4", "A1 | G3 B3 C#4 F#4", "A1 | E3 G3 B3 F#4",
        "G1 | F#3 A3 B3 D4", "F#1 | E3 A3 C#4 E4", "B1 | A3 D4 F#4 A4", "E2 | D3 G3 B3 F#4",
        "C#2 | G3 B3 E4 F#4", "A1 | G3 C#4 E4 F#4", "D2 | F#3 A3 C#4 E4", "G1 | F#3 B3 C#4 D4",
        "F#1 | E3 A3 B3 C#4", "B1 | A3 C#4 D4 F#4", "E2 | G3 B3 C#4 F#4", "E2 | F#3 B3 D4 E4",
        "A1 | G3 B3 D4 F#4", "A1 | G3 B3 C#4 F#4", "D2 | F#3 A3 C#4 E4", "G1 | F#3 A3 B3 D4",
        "C2 | G3 B3 E4 F#4", "B1 | A3 D4 E4 F#4", "E2 | D3 G3 B3 F#4", "C#2 | E3 G3 B3 F#4",
        "F#1 | E3 A3 C#4 F#4", "B1 | F#3 A3 D4 E4", "E2 | G3 B3 C#4 F#4", "E2 | F#3 B3 D4 A4",
    ),
    lines=(
        Line("felt", 4, "r/1 B4/.67 A4/.33 F#4/2 r/.67 E4/.33 F#4/1 A4/2 r/1 B4/.67 D5/.33 E5/2 "
             "D5/.67 B4/.33 G4/1 F#4/2 r/1 E4/1 G4/.67 B4/1.33 r/.67 C#5/.33 B4/1 G4/2 "
             "F#4/1 A4/1 C#5/2 B4/3 r/1", 1.0, 0.15),
        Line("muted", 16, "r/1 E4/.67 F#4/.33 G4/2 r/1 B4/1.67 A4/.33 F#4/1 E4/3 r/1 "
             "r/.67 D4/.33 F#4/1 A4/2 B4/2.67 G4/.33 F#4/1 E4/3 r/1", 1.0, -0.2),
        Line("felt", 22, "r/1 G4/.67 F#4/.33 D4/2 r/1 E4/1 B3/2 r/.67 C#4/.33 E4/1 A4/2 "
             "F#4/3 r/1", 0.9, 0.15),
    ),
    bass=("ballad", "ballad", "stroll", "ballad", "stroll", "ballad", "ballad"),
    piano=("late", "broken", "late", "drops", "late", "broken", "late"),
    kit=("brush", "brush", "ride", "brush", "ride", "brush", "brush"),
)  # fmt: skip
"""calm: the piano thinks, the bass agrees"""

LAMPLIGHT = Case(
    seed=1202,
    chords=(
        "A1 | G3 B3 C#4 F#4", "A1 | E3 G3 B3 F#4", "D2 | F#3 A3 C#4 E4", "D2 | E3 A3 B3 F#4",
        "G1 | F#3 B3 D4 E4", "C#2 | G3 B3 E4 F#4", "F#1 | E3 A3 C#4 E4", "B1 | A3 D4 E4 F#4",
        "E2 | G3 B3 D4 F#4", "E2 | G#3 C#4 D4 F#4", "A1 | G3 C#4 E4 F#4", "A1 | G3 B3 C#4 F#4",
        "D2 | F#3 A3 B3 E4", "G1 | F#3 A3 B3 D4", "F#1 | E3 A3 B3 C#4", "B1 | F#3 A3 C#4 D4",
        "G1 | F#3 B3 C#4 D4", "A1 | G3 B3 E4 F#4", "B1 | A3 D4 F#4 B4", "D2 | F#3 A3 C#4 E4",
        "C#2 | E3 G3 B3 F#4", "F#1 | E3 A3 C#4 F#4", "B1 | A3 C#4 D4 F#4", "E2 | G3 B3 C#4 F#4",
        "A1 | G3 B3 D4 F#4", "D2 | E3 A3 C#4 F#4", "G1 | F#3 A3 B3 D4", "E2 | G3 B3 D4 F#4",
    ),
    lines=(
        Line("muted", 3, "r/2 A4/1 B4/1 D5/2.67 B4/.33 A4/1 G4/3 r/1 r/1 E4/.67 F#4/.33 A4/2 "
             "B4/3 r/1 r/1 D5/.67 B4/.33 F#4/1 E4/1 D4/4", 0.95, -0.15),
        Line("felt", 10, "r/1 E4/1 G4/.67 B4/.33 C#5/1 B4/2 F#4/2", 0.9, 0.15),
        Line("felt", 16, "r/.67 F#4/.33 B4/1 C#5/1 D5/1 B4/2 E4/2 r/1 F#4/.67 A4/.33 D5/2 "
             "C#5/1 A4/1 E4/2 r/1 G4/.67 F#4/.33 E4/1 B3/1 C#4/1 E4/1 A4/2 "
             "F#4/.67 D4/.33 A4/1 F#4/2 E4/4", 1.0, 0.15),
    ),
    bass=("ballad", "stroll", "ballad", "stroll", "ballad", "stroll", "ballad"),
    piano=("broken", "late", "broken", "late", "drops", "late", "broken"),
    kit=("brush", "ride", "brush", "brush", "ride", "ride", "brush"),
    stir=0.8,
)  # fmt: skip
"""calm: the lamp is on, nobody is after anybody"""

STAKEOUT = Case(
    seed=1203,
    chords=(
        "E2 | G3 B3 D4 F#4", "E2 | G3 B3 C#4 F#4", "E2 | F#3 B3 D4 E4", "G1 | F#3 B3 D4 E4",
        "E2 | G3 B3 C#4 F#4", "C#2 | G3 B3 E4 F#4", "F#1 | E3 A3 C#4 E4", "B1 | A3 D4 E4 F#4",
        "C2 | G3 B3 E4 F#4", "A1 | G3 C#4 E4 F#4", "B1 | A3 D4 F#4 B4", "E2 | D3 G3 B3 F#4",
        "A1 | G3 B3 C#4 F#4", "G1 | F#3 A3 B3 D4", "F#1 | E3 A3 C#4 F#4", "B1 | F#3 A3 C#4 D4",
        "E2 | F#3 B3 C#4 E4", "G1 | F#3 B3 C#4 D4", "D2 | F#3 A3 C#4 E4", "A1 | E3 G3 B3 F#4",
        "C#2 | E3 G3 B3 F#4", "C2 | E3 G3 B3 F#4", "B1 | A3 D4 E4 F#4", "B1 | F#3 A3 C#4 D4",
        "E2 | G3 B3 D4 F#4", "A1 | G3 B3 C#4 F#4", "F#1 | E3 A3 B3 C#4", "B1 | A3 D4 F#4 A4",
    ),
    lines=(
        Line("muted", 4, "r/1 E5/.5 B4/.5 G4/2 r/.5 B4/.5 C#5/.5 B4/.5 F#4/2 r/1 E4/.5 A4/.5 "
             "C#5/2 B4/1 F#4/1 D4/2", 1.0, -0.2),
        Line("felt", 8, "r/.5 E5/.5 B4/.5 G4/.5 F#4/2 r/.5 E4/.5 G4/.5 C#5/.5 B4/1 A4/1 "
             "r/1 F#4/.5 B4/.5 D5/1 E5/1 B4/3 r/1", 1.0, 0.2),
        Line("arco", 16, "E3/1.5 F#3/.5 B3/2 D4/1.5 C#4/.5 B3/2 A3/1 F#3/1 D3/2 E3/3 r/1", 1.0),
        Line("muted", 20, "r/.5 G4/.5 B4/.5 E5/.5 F#5/2 r/.5 E5/.5 B4/.5 G4/.5 F#4/2 "
             "r/1 D4/.5 E4/.5 A4/2 F#4/2 C#4/2", 1.0, -0.2),
    ),
    bass=("stalk", "stalk", "chase", "chase", "stalk", "chase", "stalk"),
    piano=("toll", "stabs", "figure", "stabs", "figure", "stabs", "toll"),
    kit=("step", "double", "double", "double", "double", "double", "step"),
    stir=0.6,
    pad=0.9,
)  # fmt: skip
"""somebody waits in the dark; then everybody runs"""

REDLINE = Case(
    seed=1204,
    chords=(
        "E2 | F#3 B3 D4 E4", "E2 | G3 B3 C#4 F#4", "D2 | F#3 A3 C#4 E4", "C2 | G3 B3 E4 F#4",
        "E2 | G3 B3 D4 F#4", "G1 | F#3 B3 D4 E4", "A1 | G3 C#4 E4 F#4", "B1 | A3 D4 F#4 A4",
        "F#1 | E3 A3 C#4 E4", "F#1 | E3 A3 B3 C#4", "G1 | F#3 A3 B3 D4", "A1 | G3 B3 C#4 F#4",
        "B1 | A3 D4 E4 F#4", "C#2 | G3 B3 E4 F#4", "D2 | F#3 A3 C#4 E4", "B1 | F#3 A3 D4 E4",
        "E2 | D3 G3 B3 F#4", "D2 | E3 A3 C#4 F#4", "G1 | F#3 B3 C#4 D4", "C2 | E3 G3 B3 F#4",
        "A1 | E3 G3 B3 F#4", "F#1 | E3 A3 C#4 F#4", "G1 | F#3 B3 D4 E4", "B1 | A3 C#4 D4 F#4",
        "E2 | F#3 B3 C#4 E4", "C#2 | E3 G3 B3 F#4", "A1 | G3 B3 D4 F#4", "B1 | A3 D4 E4 F#4",
    ),
    lines=(
        Line("arco", 2, "D3/2 F#3/1 A3/1 B3/3 r/1 E3/1.5 G3/.5 B3/2 D4/2 B3/2 C#4/1.5 A3/.5 "
             "G3/2 F#3/3 r/1", 1.0, -0.1),
        Line("felt", 8, "r/.5 C#5/.25 E5/.25 A4/1 E4/2 r/.5 B4/.5 C#5/.5 E5/.5 F#5/2 "
             "D5/.5 B4/.5 A4/1 F#4/2 r/1 G4/.5 B4/.5 C#5/2", 1.0, 0.2),
        Line("muted", 16, "r/1 F#4/.5 G4/.5 B4/2 A4/1.5 F#4/.5 E4/2 r/1 D4/.5 F#4/.5 C#5/2 "
             "B4/1.5 G4/.5 E4/2 r/1 E5/.5 B4/.5 G4/2 A4/1 C#5/1 F#4/2 D5/1.5 B4/.5 G4/2 F#4/4",
             1.0, -0.2),
    ),
    bass=("gallop", "gallop", "chase", "gallop", "gallop", "chase", "gallop"),
    piano=("toll", "figure", "stabs", "figure", "toll", "figure", "stabs"),
    kit=("train", "train", "double", "train", "train", "double", "train"),
    stir=0.0,
    bow=1.0,
)  # fmt: skip
"""a ship that is hunted: the bow on the bass, the brushes as wheels on rails"""

CASES: dict[str, Case] = {
    "backroom": BACKROOM, "lamplight": LAMPLIGHT, "stakeout": STAKEOUT, "redline": REDLINE,
}  # fmt: skip

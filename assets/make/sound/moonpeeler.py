"""The pieces of a retro space opera with brass and velvet: swing at 112, in the mixolydian of its
key; written in D like everything. In each chord a C has a B beside it, an F or D sharp an E, so
that the cues in their open voicing fit all of them."""

from __future__ import annotations

from score import Line
from tunes import Tune

VELVET = Tune(
    seed=505,
    beats=4,
    chords=(
        "D2 | F#3 B3 C4 E4", "C2 | G3 B3 E4 A4", "G1 | F#3 A3 B3 D4", "D2 | E3 A3 B3 F#4",
        "B1 | F#3 A3 D4 E4", "E2 | G3 B3 D4 F#4", "A1 | G3 B3 C4 E4", "D2 | F#3 B3 C4 E4",
        "C2 | E3 G3 B3 D4", "G1 | F#3 B3 D4 E4", "C2 | G3 B3 D4 E4", "G1 | D3 F#3 A3 B3",
        "E2 | G3 B3 D4 F#4", "A1 | E3 G3 B3 C#4", "C2 | E3 G3 B3 F#4", "D2 | F#3 A3 B3 E4",
        "D2 | B3 C4 E4 F#4", "C2 | B3 E4 G4 A4", "G1 | A3 B3 D4 F#4", "F#1 | A3 B3 C#4 E4",
        "B1 | A3 D4 E4 F#4", "E2 | G3 B3 D4 F#4", "A1 | G3 B3 C4 E4", "D2 | F#3 B3 C4 E4",
    ),
    lines=(
        Line("vibes", 0, "r/1 F#4/.67 A4/.33 B4/2 r/.67 A4/.33 F#4/1 E4/2 "
             "r/1 E4/.67 G4/.33 A4/2 r/.67 G4/.33 E4/1 B3/2 "
             "r/1 B3/.67 D4/.33 F#4/2 A4/1 B4/1 D5/2 B4/1 A4/1 F#4/2 r/1 E4/1 D4/2", 1.0, 0.1),
        Line("sine", 16, "E4/3 G4/1 B4/3 A4/1 F#4/4 D4/2 r/2 G4/3 B4/1 D5/3 B4/1 A4/4 F#4/2 r/2 "
             "G4/2 F#4/1 E4/1 B4/4 A4/3 G4/1 E4/3", 1.0, -0.15),
        Line("vibes", 36, "r/2 D5/.67 B4/.33 A4/1 F#4/2 r/2 r/1 C#5/.67 B4/.33 A4/2 E4/3 r/1 "
             "r/2 F#4/.67 A4/.33 B4/1 D5/3 r/1 r/1 G4/.67 B4/.33 D5/2 F#4/3 r/1 "
             "r/2 E4/.67 G4/.33 B4/1 A4/2 G4/2 F#4/2 E4/2 D4/2", 1.0, 0.1),
        Line("guitar", 40, "r/4 D4/2 B3/2 r/4 B3/2 G3/2", 0.55, -0.4),
    ),
    bass=("two", "two", "walk", "two", "walk", "two"),
    organ=("long", "short", "long", "short", "long", "short"),
    guitar=("rest",) * 6,
    kit=("soft",) * 6,
)  # fmt: skip
"""calm: vibes first, then a sine, over an organ"""

COMET = Tune(
    seed=606,
    beats=3,
    chords=(
        "D2 | F#3 A3 E4", "D2 | F#3 B3 E4", "C2 | E3 G3 B3", "C2 | G3 B3 D4",
        "G1 | D3 F#3 B3", "G1 | F#3 A3 D4", "A1 | E3 G3 B3 C4", "D2 | F#3 A3 B3",
        "B1 | D3 F#3 A3", "B1 | E3 F#3 A3", "E2 | G3 B3 D4", "E2 | G3 B3 F#4",
        "C2 | E3 G3 B3 F#4", "C2 | E3 A3 B3", "G1 | D3 A3 B3", "A1 | G3 B3 C4 E4",
        "G1 | F#3 B3 D4 A4", "F#1 | E3 A3 C#4", "E2 | D3 G3 B3", "E2 | D3 F#3 B3",
        "C2 | B3 D4 E4 G4", "C2 | A3 B3 E4", "D2 | A3 B3 F#4", "D2 | B3 C4 E4 F#4",
        "G1 | B3 D4 F#4", "G1 | A3 D4 E4", "B1 | A3 D4 F#4", "E2 | G3 B3 E4",
        "A1 | G3 B3 C4 E4", "C2 | G3 B3 E4", "D2 | F#3 A3 E4", "D2 | E3 A3 B3",
    ),
    lines=(
        Line("guitar", 4, "E4/1 G4/1 B4/1 A4/3 G4/2 B4/1 D4/3 F#4/1 B4/1 A4/1 F#4/3 "
             "D4/2 F#4/1 A4/3 G4/1 E4/1 C4/1 B3/3 A3/1 D4/1 F#4/1 E4/3 F#4/2 D4/1 B3/3", 1.0, -0.1),
        Line("sine", 28, "D5/3 B4/2 A4/1 G4/3 E4/2 G4/1 F#4/3 A4/2 B4/1 C#5/3 A4/2 E4/1 "
             "G4/3 B4/3 F#4/2 G4/1 B4/3 E5/2 D5/1 B4/2", 0.9, 0.1),
        Line("vibes", 50, "r/1 D5/1 E5/1 B4/3 r/1 F#4/1 A4/1 D5/3 r/1 E4/1 G4/1 B4/3 "
             "r/1 C5/1 B4/1 G4/2", 1.0, 0.2),
    ),
    bass=("waltz",) * 8,
    organ=("swell",) * 8,
    guitar=("rest",) * 8,
    kit=("waltz",) * 8,
)  # fmt: skip
"""calm: a slow waltz for a guitar that trembles"""

PARLOR = Tune(
    seed=707,
    beats=4,
    chords=(
        "D2 | F#3 B3 C4 E4", "G1 | F3 A3 B3 E4", "D2 | F#3 B3 C4 E4", "D2 | C4 E4 F#4 B4",
        "G1 | F3 A3 B3 E4", "G1 | F3 B3 D4 E4", "D2 | F#3 B3 C4 E4", "B1 | A3 D4 E4 F#4",
        "E2 | G3 B3 D4 F#4", "A1 | G3 B3 C#4 F#4", "D2 | F#3 A3 B3 E4", "A1 | G3 B3 C#4 E4",
        "C2 | E3 G3 B3 D4", "C2 | E3 A3 B3 D4", "G1 | F#3 A3 B3 D4", "G1 | D3 F#3 B3 E4",
        "C2 | G3 B3 E4 F#4", "E2 | G3 B3 D4 F#4", "A1 | E3 G3 B3 C#4", "A1 | G3 B3 C#4 F#4",
        "D2 | B3 C4 E4 F#4", "D2 | F#3 B3 C4 E4", "F#1 | E3 A3 C#4", "B1 | A3 D4 F#4",
    ),
    lines=(
        Line("organ", 4, "r/1 D5/.67 B4/.33 A4/1 F#4/1 A4/.67 B4/.33 r/1 A4/2 "
             "r/2 E4/.67 F#4/.33 A4/1 B4/2 r/2 r/1 D5/.67 B4/.33 A4/.67 F4/.33 E4/1 D4/3 r/1 "
             "r/1 B4/.67 D5/.33 E5/2 D5/.67 B4/.33 A4/3 F#4/1 A4/1 B4/.67 A4/.33 F#4/1 "
             "E4/2 D4/2 r/1 F#4/.67 A4/.33 D5/2 B4/3", 1.0, 0.1),
        Line("vibes", 24, "r/1 E4/.67 G4/.33 B4/2 r/1 D5/.67 B4/.33 G4/2 r/2 A4/1 B4/1 E4/3 r/1 "
             "r/1 D4/.67 F#4/.33 A4/2 B4/1 D5/3 r/2 E5/.67 D5/.33 B4/1 F#4/3 r/1 "
             "r/1 G4/.67 B4/.33 E5/2 F#4/2 B4/2 r/1 G4/1 D5/.67 B4/.33 F#4/1 E4/2", 1.0, -0.2),
        Line("organ", 42, "r/1 F#5/.67 E5/.33 D5/1 B4/1 A4/2 r/2 r/1 E5/.67 C#5/.33 A4/2 "
             "E4/1 A4/3 r/1 D5/.67 F#5/.33 E5/1 D5/1 B4/3", 1.0, 0.1),
    ),
    bass=("walk", "walk", "two", "walk", "walk", "two"),
    organ=("short", "short", "short", "long", "short", "long"),
    guitar=("rest", "off", "off", "rest", "off", "off"),
    kit=("swing", "swing", "brush", "swing", "swing", "brush"),
    organ_gain=0.85,
)  # fmt: skip
"""a bar on board: a trio around an organ"""

CORDON = Tune(
    seed=808,
    beats=4,
    chords=(
        "E2 | B2 E3 G3 B3", "E2 | B2 F#3 G3 B3", "C2 | E3 G3 B3", "C2 | E3 F#3 B3",
        "E2 | B2 E3 G3 D4", "E2 | B2 G3 D4 F#4", "A1 | E3 G3 B3 C4", "B1 | D3 F#3 A3 E4",
        "E2 | B3 D4 G4", "D2 | A3 D4 F#4", "C2 | G3 B3 E4", "B1 | F#3 A3 D4",
        "A1 | G3 B3 C4 E4", "C2 | G3 B3 F#4", "B1 | F#3 A3 B3 E4", "B1 | E3 A3 B3 F#4",
        "G1 | B3 D4 F#4", "F#1 | A3 B3 C4 E4", "E2 | G3 B3 D4", "D2 | F#3 B3 C4 E4",
        "C2 | E3 G3 B3 F#4", "A1 | G3 B3 C4 E4", "B1 | A3 D4 E4 F#4", "B1 | F#3 A3 B3 E4",
    ),
    lines=(
        Line("guitar", 0, "r/1 E3/.5 G3/.5 A3/.5 B3/1.5 r/4 r/1 E3/.5 G3/.5 B3/.5 A3/1.5 "
             "G3/2 F#3/2 r/1 E3/.5 G3/.5 B3/2 r/2 F#3/1 G3/1 r/1 B3/.5 A3/.5 G3/2 F#3/2 E3/2 "
             "r/1 E3/.5 G3/.5 D4/2 B3/2", 1.0, -0.15),
        Line("sine", 18, "A4/3 F#4/1 D4/4 E4/3 G4/1 B4/4 F#4/3 A4/1 D5/4 C5/3 B4/1 A4/4 "
             "F#4/2 G4/2 B4/4 E4/3 D4/1 B3/3", 1.0, 0.1),
        Line("guitar", 38, "r/1 D4/.5 E4/.5 F#4/2 A4/1 F#4/1 E4/2 r/1 E4/.5 G4/.5 B4/2 F#4/3 r/1 "
             "r/1 A4/.5 G4/.5 E4/2 C4/1 B3/3 r/1 D4/.5 E4/.5 A4/2 F#4/3 r/1 "
             "r/1 B4/.5 A4/.5 F#4/2 E4/2", 1.0, -0.1),
    ),
    bass=("pedal", "march", "march", "march", "march", "march"),
    organ=("long", "stab", "long", "stab", "long", "stab"),
    guitar=("run",) * 6,
    kit=("far", "march", "march", "march", "march", "march"),
    guitar_gain=0.8,
    wet=0.5,
)  # fmt: skip
"""the Hegemony closes in: a march in the minor of the second degree"""

TUNES: dict[str, Tune] = {"velvet": VELVET, "comet": COMET, "parlor": PARLOR, "cordon": CORDON}

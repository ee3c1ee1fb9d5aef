"""The cues of a case on a desk by night: resin dice on a blotter, a Destiny coin, chips of clay, a
typewriter, a folder; its music is a felt piano, a double bass and a horn with a mute. Written in D
like all cues, within D E F# A B. The dice table has them, too."""

from __future__ import annotations

from recipes import Cue, Layer, at, row


def _bounces(pitch: float, *hits: tuple[float, float]) -> tuple[Layer, ...]:
    """Return one die that falls and rolls out, at these seconds and forces, on the blotter."""
    dies = list[Layer]()
    for number, (when, force) in enumerate(hits):
        turned = pitch * (1.0, 0.91, 1.06, 0.95)[number % 4]
        dies.append(at("die", when, force, 0.08 * number - 0.1, pitch=turned, bright=0.55,
                       grain=0.7))  # fmt: skip
        dies.append(at("wood", when, 0.6 * force, pitch=170, bright=0.1, grain=0.0))
    return tuple(dies)


def _typed(*times: float, pitch: float = 1900.0, gain: float = 1.0) -> tuple[Layer, ...]:
    """Return keys of a typewriter: the type bar on the platen, its echo in the case."""
    keys = list[Layer]()
    for number, when in enumerate(times):
        force = gain * (1.0, 0.75, 0.9, 0.65)[number % 4]
        keys += (
            at(
                "die", when, force, 0.1, pitch=pitch + 70 * (number * 5 % 4), bright=0.7, grain=0.55
            ),
            at("wood", when + 0.012, 0.5 * force, pitch=300 + 22 * (number * 3 % 4), bright=0.2),
        )
    return tuple(keys)


THROWN: dict[str, Cue] = {
    "cast_one": Cue(
        "card",
        "dry",
        _bounces(960, (0, 1.0), (0.26, 0.7), (0.43, 0.5), (0.54, 0.4), (0.61, 0.3)),
        takes=4,
    ),
    "cast_few": Cue(
        "card",
        "dry",
        (
            at("dice", 0, 1.0, pitch=1750, count=4, seconds=0.42),
            at("wood", 0.0, 0.3, pitch=205, bright=0.15, grain=0.1),
        ),
        takes=4,
    ),
    "cast_many": Cue(
        "card",
        "near",
        (
            at("dice", 0, 1.0, -0.15, pitch=1380, count=9, seconds=0.8),
            at("dice", 0.08, 0.5, 0.2, pitch=900, count=5, seconds=0.85, material="wood"),
            at("skin", 0.0, 0.9, pitch=96, seconds=0.4),
            at("air", 0.05, 0.8, low=160, high=700, seconds=0.8, rise=0.3),
        ),
        takes=4,
        after=0.85,
    ),
    "settle_six": Cue(
        "card",
        "dry",
        tuple(
            at(
                "die",
                0.06 * n + 0.008 * n * n,
                1.0 - 0.1 * n,
                0.03 * n - 0.1,
                pitch=3600 - 90 * n,
                bright=0.1,
                grain=0.02,
            )
            for n in range(8)
        ),
        takes=2,
    ),
    "settle_eight": Cue(
        "card",
        "dry",
        (
            at("die", 0, 1.0, pitch=1750, bright=0.4, grain=0.2),
            at("die", 0.15, 0.8, -0.1, pitch=1600, bright=0.35),
            at("die", 0.27, 0.7, pitch=1700, bright=0.35),
            at("die", 0.37, 0.6, 0.1, pitch=1650, bright=0.35),
            at("wood", 0.37, 0.5, 0.1, pitch=300, bright=0.1, grain=0.0),
        ),
        takes=2,
    ),
    "settle_twelve": Cue(
        "card",
        "dry",
        (
            at("wood", 0, 0.6, -0.1, pitch=150, bright=0.1),
            *(
                at(
                    "die",
                    0.105 * n + 0.012 * n * n,
                    1.0 - 0.14 * n,
                    0.06 * n - 0.1,
                    pitch=1080 - 30 * n,
                    bright=0.5,
                    grain=0.4,
                )
                for n in range(5)
            ),
            at("wood", 0.61, 0.8, 0.15, pitch=135, bright=0.1),
        ),
        takes=2,
    ),
    "success": Cue(
        "card",
        "near",
        (
            at("die", 0, 0.3, pitch=2200),
            *row("felt", "E4 B4", 0.13, 1.05, start=0.02, gain=0.8, seconds=1.3),
        ),
    ),
    "failure": Cue(
        "card",
        "near",
        (
            at("brush", 0, 0.5, seconds=0.3),
            at("skin", 0.05, 1.0, pitch=84, seconds=0.4),
            at("wood", 0.2, 0.6, pitch=120, bright=0.2),
        ),
    ),
    "triumph": Cue(
        "event",
        "wide",
        (
            at("coin", 0, 0.3, pitch=2960, seconds=0.9),
            *row("muted", "B4 E5", 0.14, 1.1, start=0.05, gain=0.8, seconds=0.6),
            *row("felt", "A3 E4 F#5", 0.0, 1.0, start=0.34, gain=0.5, seconds=1.9),
        ),
    ),
    "despair": Cue(
        "event",
        "deep",
        (
            at("wood", 0, 0.6, pitch=95, bright=0.1),
            at("danger", 0.02, 0.9, seconds=2.0, rise=0.05),
            at("sweep", 0.1, 0.35, start=210, end=118, seconds=1.4, bend=0.8, rise=0.2),
            at("brush", 0.0, 0.25, seconds=0.7),
        ),
    ),
}

COINS: dict[str, Cue] = {
    "destiny": Cue(
        "card",
        "near",
        (
            at("wood", 0, 0.5, pitch=280, bright=0.3),
            *(
                at(
                    "coin",
                    0.17 * n,
                    0.9 - 0.1 * n,
                    0.3 * n - 0.4,
                    pitch=1480 + 130 * (n * 3 % 4),
                    seconds=0.4,
                    bright=0.35,
                )
                for n in range(4)
            ),
        ),
    ),
    "coin_light": Cue(
        "event",
        "wide",
        (
            at("coin", 0, 0.5, pitch=3520, seconds=0.5, bright=0.7),
            at("sweep", 0.02, 0.16, start=880, end=1980, seconds=0.45, rise=0.6),
            at("coin", 0.5, 1.0, 0.15, pitch=2960, seconds=1.3, bright=0.5),
            *row("felt", "B5", 0.1, start=0.5, gain=0.35, seconds=1.2),
        ),
    ),
    "coin_dark": Cue(
        "event",
        "near",
        (
            at("coin", 0, 0.5, pitch=1397, seconds=0.2, bright=0.2),
            *(
                at(
                    "coin",
                    0.14 + 0.36 * (1 - 0.82**n),
                    0.55 - 0.03 * n,
                    0.1,
                    pitch=980,
                    seconds=0.1,
                    bright=0.15,
                )
                for n in range(9)
            ),
            at("wood", 0.52, 1.0, pitch=105, bright=0.15),
            *row("bass", "B2", 0.1, start=0.52, gain=0.9, seconds=1.2),
        ),
    ),
    "chip": Cue(
        "card",
        "dry",
        (
            at("die", 0, 1.0, pitch=2500, bright=0.6, grain=0.8),
            *(
                at(
                    "glass",
                    0.06 * n**1.3,
                    0.8 - 0.1 * n,
                    0.1 * n - 0.1,
                    pitch=(950, 1050, 990, 1100, 1020, 980)[n],
                    seconds=0.09,
                    bright=0.02,
                    grain=0.2,
                )
                for n in range(6)
            ),
            at("wood", 0.55, 0.5, pitch=300),
        ),
        takes=4,
    ),
    "purchase": Cue(
        "card",
        "near",
        (
            at("wood", 0, 0.8, pitch=330, bright=0.5, grain=0.5),
            at("air", 0.02, 0.5, low=300, high=1800, seconds=0.3, rise=0.5),
            at("metal", 0.3, 0.5, pitch=430, seconds=0.3, bright=0.4),
            at("glass", 0.33, 0.9, 0.1, pitch=2349, seconds=0.9, bright=0.4),
            at("coin", 0.42, 0.4, -0.2, pitch=1760, seconds=0.3),
        ),
    ),
}

HARM: dict[str, Cue] = {
    "wound": Cue(
        "event",
        "near",
        (
            at("skin", 0, 1.0, pitch=74, seconds=0.5, grain=0.5),
            at("air", 0, 0.5, low=400, high=2600, seconds=0.28, rise=0.05),
            *row("bass", "E2", 0.1, start=0.02, gain=0.5, seconds=0.8),
        ),
    ),
    "strain": Cue(
        "event",
        "near",
        (
            at("felt", 0, 0.4, note="E4", seconds=0.5),
            at("air", 0, 0.5, low=1200, high=4200, seconds=0.7, rise=0.75),
            at("sweep", 0.1, 0.5, start=330, end=392, seconds=0.8, rise=0.5),
            at("sweep", 0.1, 0.4, start=350, end=392, seconds=0.8, rise=0.5),
        ),
    ),
    "critical": Cue(
        "event",
        "deep",
        (
            at("wood", 0, 0.9, pitch=720, bright=0.9, grain=0.9),
            at("wood", 0.05, 0.7, 0.1, pitch=540, bright=0.8, grain=0.7),
            at("skin", 0.07, 1.0, pitch=52, seconds=0.9),
            *row("bass", "B2", 0.1, start=0.12, gain=0.7, seconds=1.2),
            at("sweep", 0.15, 0.25, start=165, end=123, seconds=1.0, bend=0.6, rise=0.1),
        ),
    ),
    "down": Cue(
        "event",
        "deep",
        (
            at("skin", 0, 0.6, pitch=90, seconds=0.4),
            at("sweep", 0.08, 0.4, start=247, end=92, seconds=0.6, bend=1.3, rise=0.2),
            at("skin", 0.42, 1.0, pitch=48, seconds=0.9),
            at("wood", 0.42, 0.5, pitch=88, bright=0.1),
            at("brush", 0.5, 0.25, seconds=0.5),
        ),
    ),
    "shot": Cue(
        "card",
        "wide",
        (
            at("air", 0, 1.0, low=500, high=7000, seconds=0.18, rise=0.02),
            at("sweep", 0.0, 0.6, start=1500, end=190, seconds=0.34, bend=0.35, rise=0.02),
            at("skin", 0.0, 0.7, pitch=92, seconds=0.5),
            at("air", 0.14, 0.42, 0.5, low=220, high=1500, seconds=0.9, rise=0.08),
            at("air", 0.42, 0.26, -0.5, low=300, high=1900, seconds=0.7, rise=0.1),
        ),
        takes=2,
    ),
    "fight": Cue(
        "event",
        "deep",
        (
            at("metal", 0, 0.5, pitch=190, seconds=0.5, bright=0.4),
            *row("bass", "E2 E2 F#2 A2", 0.17, start=0.02, gain=0.9, seconds=0.5),
            at("brush", 0.17, 0.3, 0.2, seconds=0.1),
            at("brush", 0.51, 0.4, 0.2, seconds=0.12),
            *row("muted", "B4", 0.1, start=0.55, gain=0.5, seconds=0.9),
        ),
    ),
    "battle": Cue(
        "event",
        "deep",
        (
            *(at("metal", 0.36 * n, 0.5, pitch=587, seconds=0.3, bright=0.2) for n in range(3)),
            *(
                at("metal", 0.18 + 0.36 * n, 0.5, pitch=494, seconds=0.3, bright=0.2)
                for n in range(3)
            ),
            *row("arco", "E2 B2", 0.0, start=0.05, gain=0.9, seconds=1.7),
        ),
    ),
    "ship_hit": Cue(
        "event",
        "wide",
        (
            at("metal", 0, 1.0, pitch=66, seconds=1.5, bright=0.5, grain=0.5),
            at("air", 0, 0.7, low=60, high=300, seconds=1.1, rise=0.03),
            *(
                at(
                    "coin",
                    0.14 + 0.11 * n,
                    0.3 - 0.05 * n,
                    0.4 - 0.25 * n,
                    pitch=690 + 90 * n,
                    seconds=0.15,
                    bright=0.2,
                )
                for n in range(4)
            ),
        ),
    ),
    "station": Cue(
        "event",
        "near",
        (
            at("die", 0, 0.6, pitch=1100, bright=0.8, grain=1.0),
            at("air", 0.0, 0.7, low=3000, high=9000, seconds=0.35, rise=0.03),
            at("air", 0.28, 0.5, low=3500, high=9000, seconds=0.2, rise=0.03),
            at("sweep", 0.1, 0.8, start=494, end=62, seconds=1.2, bend=0.8, rise=0.05),
        ),
    ),
}

DESK: dict[str, Cue] = {
    "box": Cue(
        "card",
        "near",
        (
            *_typed(0.0, pitch=1650),
            at("air", 0.06, 0.3, low=1800, high=5200, seconds=0.13, rise=0.5),
            *row("felt", "A4", 0.1, start=0.16, gain=0.7, seconds=0.9),
        ),
    ),
    "trouble": Cue(
        "event",
        "near",
        (
            at("wood", 0, 0.6, 0.1, pitch=980, bright=0.3, grain=0.2),
            at("wood", 0.24, 0.5, -0.1, pitch=730, bright=0.3, grain=0.2),
            *row("bass", "F#2", 0.1, start=0.48, gain=1.0, seconds=1.1),
            at("wood", 0.48, 0.4, pitch=980, bright=0.3),
        ),
    ),
    "oracle": Cue(
        "card",
        "near",
        (
            *_typed(0.0, 0.11, 0.19, 0.31, 0.4, 0.5, 0.57, pitch=2050),
            at("glass", 0.72, 0.5, 0.2, pitch=2637, seconds=0.7, bright=0.2),
        ),
    ),
    "scene": Cue(
        "card",
        "wide",
        (
            at("paper", 0, 0.8, -0.2, pitch=950, seconds=0.45),
            at("card", 0.36, 0.4, 0.1, pitch=1400, seconds=0.08),
            *row("bass", "E2", 0.1, start=0.3, gain=0.9, seconds=1.3),
            *row("felt", "B3 F#4", 0.0, start=0.34, gain=0.3, seconds=1.5),
        ),
    ),
    "camp": Cue(
        "card",
        "wide",
        (
            at("card", 0, 0.7, pitch=3800, seconds=0.05, slide=0.8),
            at("air", 0.05, 0.6, low=1600, high=6500, seconds=0.8, rise=0.12),
            *row("felt", "D4 A4 E5", 0.2, 0.9, start=0.35, gain=0.55, seconds=1.7),
        ),
    ),
    "job": Cue(
        "card",
        "near",
        (
            at("paper", 0, 0.7, pitch=2300, seconds=0.16),
            at("paper", 0.18, 0.5, 0.2, pitch=1500, seconds=0.18),
            at("wood", 0.42, 1.0, pitch=780, bright=0.6, grain=0.5),
            *row("felt", "E4 A4", 0.12, start=0.5, gain=0.4, seconds=1.0),
        ),
    ),
    "knock": Cue(
        "event",
        "wide",
        (
            at("wood", 0, 0.9, pitch=196, bright=0.35, grain=0.3),
            at("wood", 0.23, 1.0, pitch=190, bright=0.35, grain=0.3),
            at("wood", 0.46, 0.95, pitch=196, bright=0.35, grain=0.3),
            *row("arco", "E2", 0.0, start=0.7, gain=0.35, seconds=1.2),
        ),
    ),
    "learned": Cue(
        "card",
        "wide",
        (
            at("card", 0, 0.5, pitch=2600),
            *row("felt", "A3 B3 E4 F#4", 0.12, 1.03, start=0.05, gain=0.7, seconds=1.3),
        ),
    ),
    "turn_mine": Cue(
        "event",
        "wide",
        (
            at("brush", 0, 0.4, seconds=0.18),
            *row("bass", "E2 B2", 0.22, 1.0, start=0.04, gain=0.8, seconds=0.8),
            *row("felt", "E5", 0.1, start=0.46, gain=0.4, seconds=1.2),
        ),
    ),
    "hidden": Cue(
        "card",
        "dry",
        (
            at("brush", 0, 0.25, -0.2, seconds=0.25),
            at("dice", 0.12, 1.0, pitch=1150, count=6, seconds=0.6, material="wood"),
            at("air", 0.1, 0.75, low=400, high=1300, seconds=0.7, rise=0.3),
        ),
    ),
    "curtain": Cue(
        "card",
        "near",
        (
            at("air", 0, 1.0, -0.3, low=700, high=3200, seconds=0.7, rise=0.6),
            *(
                at(
                    "metal",
                    0.07 * n,
                    0.25,
                    0.2 * n - 0.5,
                    pitch=1500 + 60 * (n % 3),
                    seconds=0.08,
                    bright=0.3,
                )
                for n in range(7)
            ),
            at("air", 0.45, 0.6, 0.4, low=200, high=900, seconds=0.3, rise=0.3),
        ),
    ),
}

CLOSED: dict[str, Cue] = {
    "end_won": Cue(
        "end",
        "deep",
        (
            at("card", 0, 0.6, pitch=900, seconds=0.12),
            *row("bass", "E2 A2 B2 E2", 0.33, 1.0, start=0.02, gain=0.8, seconds=1.0),
            *row("muted", "B4 D5 E5", 0.33, 1.05, start=0.35, gain=0.6, seconds=0.8),
            *row("felt", "D4 F#4 B4", 0.0, 1.0, start=1.01, gain=0.5, seconds=2.4),
        ),
    ),
    "end_lost": Cue(
        "end",
        "deep",
        (
            at("brush", 0, 0.3, seconds=0.9),
            *row("felt", "F#4 E4 B3 A3", 0.42, 0.88, start=0.05, gain=0.85, seconds=1.7),
            *row("arco", "E2", 0.0, start=0.3, gain=0.36, seconds=2.6),
        ),
    ),
}

AFFAIRS: dict[str, Cue] = {**THROWN, **COINS, **HARM, **DESK, **CLOSED}

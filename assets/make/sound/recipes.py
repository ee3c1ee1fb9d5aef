"""The recipes of the cues.

A cue has up to three kinds of layers: the touch of something (wood, card, coin), a tone with its
meaning, and its room. The tones are a small language: fame is a rising fifth of bells, credits
a third of coins, standing a step in one of four timbres, jobs plucked strings, contacts glass,
danger a minor second in the bass; a refusal has no pitch. All tones are written in D and stay
within D E F# A B.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Layer:
    """One source: start time, volume (1 is full), pan (-1 left to 1 right), and its own
    settings."""

    source: str
    at: float = 0.0
    gain: float = 1.0
    side: float = 0.0
    wish: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Cue:
    """A cue: its step of loudness, its room, its layers, and how many takes of it there are."""

    step: str
    room: str
    layers: tuple[Layer, ...]
    takes: int = 1
    softer: float = 0.0  # decibels under its step
    after: float = 0.8  # how high the peaks after the touch may be, beside it


def at(source: str, when: float = 0.0, gain: float = 1.0, side: float = 0.0, **wish: Any) -> Layer:
    return Layer(source, when, gain, side, wish)


def row(source: str, notes: str, step: float, fade: float = 1.0, **wish: Any) -> tuple[Layer, ...]:
    """Return notes in sequence, each ``fade`` times as loud as the one before; "D4/0.1" starts a
    tenth of a second after the beat."""
    gain, start = float(wish.pop("gain", 1.0)), float(wish.pop("start", 0.0))
    return tuple(
        at(source, start + step * n, gain * fade**n, 0.25 * (n % 2) - 0.12, note=note, **wish)
        for n, note in enumerate(notes.split())
    )


WIDGETS: dict[str, Cue] = {
    "hover": Cue("widget", "dry", (at("tone", note="E5", seconds=0.07, rise=0.012),), softer=9),
    "press": Cue("widget", "dry", (at("wood", pitch=620, bright=0.6, grain=0.7),), takes=4),
    "refuse": Cue(
        "widget",
        "dry",
        (
            at("air", low=180, high=900, seconds=0.11, rise=0.05),
            at("air", 0.13, 0.8, low=150, high=700, seconds=0.16, rise=0.05),
            at("card", 0, 0.3, pitch=1500),
        ),
    ),
    "pick_up": Cue(
        "widget", "dry", (at("card", pitch=4300, seconds=0.05, slide=0.25),), takes=4, softer=2
    ),
    "drop": Cue(
        "widget",
        "dry",
        (
            at("wood", pitch=165, bright=0.25, grain=0.5),
            at("card", 0.0, 0.25, pitch=2400, seconds=0.03),
        ),
        takes=4,
    ),
    "back": Cue(
        "widget",
        "dry",
        (
            at("wood", 0, 0.7, pitch=560, bright=0.3, grain=0.42),
            at("wood", 0.11, 1.0, pitch=370, bright=0.3),
        ),
        takes=4,
    ),
    "page": Cue(
        "widget", "dry", (at("paper", pitch=1500, seconds=0.5),), takes=4, softer=3, after=0.66
    ),
    "toast": Cue(
        "widget", "near", (at("glass", 0, 0.1, pitch=2600), *row("tone", "A4 E5", 0.1, seconds=0.2))
    ),
    "undo": Cue(
        "widget",
        "near",
        (
            at("paper", 0, 0.25, seconds=0.1),
            at("sweep", 0.02, 1.0, start=990, end=294, seconds=0.3, rise=0.7),
        ),
    ),
    "redo": Cue(
        "widget",
        "near",
        (
            at("sweep", 0, 1.0, start=294, end=990, seconds=0.3, rise=0.2),
            at("paper", 0.26, 0.4, seconds=0.1),
        ),
    ),
}

CARDS: dict[str, Cue] = {
    "box_open": Cue(
        "card",
        "near",
        (
            at("card", 0, 0.9, pitch=1250, seconds=0.3, slide=1.4),
            at("air", 0.05, 0.3, low=700, high=2600, seconds=0.36, rise=0.8),
            *row("hum", "D4 A4", 0.12, 1.0, start=0.3, gain=0.8, seconds=1.0, rise=0.1),
        ),
    ),
    "door_lift": Cue(
        "card",
        "wide",
        (
            at("metal", 0, 0.8, pitch=236, seconds=0.5, bright=0.8),
            at("air", 0.05, 0.9, low=300, high=1500, seconds=0.7, rise=0.8),
            at("metal", 0.7, 0.7, pitch=180, seconds=0.5, bright=0.5),
        ),
    ),
    "chapter": Cue(
        "card",
        "near",
        (
            at("paper", 0, 0.3, pitch=2200, seconds=0.12),
            *row("vibes", "D5 F#5 A5", 0.19, 0.9, start=0.05, seconds=1.5),
        ),
    ),
    "die_broken": Cue(
        "card",
        "near",
        (
            at("wood", 0, 0.9, pitch=1750, bright=1.0, grain=1.0),
            at("glass", 0.01, 0.8, pitch=760, bright=0.3, seconds=0.6),
            at("glass", 0.09, 0.5, 0.3, pitch=1010, bright=0.2, seconds=0.5),
            at("die", 0.26, 0.5, -0.3, pitch=1180),
        ),
    ),
    "card_gain": Cue(
        "card",
        "near",
        (at("card", pitch=2800), *row("kalimba", "E4 B4", 0.09, start=0.06, gain=0.5)),
        takes=4,
    ),
    "card_buy": Cue(
        "card",
        "near",
        (at("coin", 0, 0.5, pitch=1900), at("card", 0.1, 1, pitch=2500), at("wood", 0.2, 0.5)),
        takes=4,
    ),
    "card_discard": Cue(
        "card",
        "dry",
        (at("card", pitch=1150, seconds=0.34, slide=1.6), at("wood", 0.26, 0.8, pitch=120)),
        takes=4,
    ),
    "card_reveal": Cue(
        "card",
        "near",
        (
            at("card", pitch=3600, seconds=0.06),
            at("card", 0.13, 0.7, 0.2, pitch=2400, seconds=0.05),
            at("glass", 0.14, 0.5, pitch=3520, seconds=0.7),
        ),
        takes=4,
    ),
    "shuffle": Cue(
        "card",
        "dry",
        (
            *(
                at(
                    "air",
                    0.066 * n,
                    0.55 + 0.4 * (n % 2),
                    0.3 * (n % 2) - 0.15,
                    low=1500 + 120 * n,
                    high=6500,
                    seconds=0.06,
                    rise=0.25,
                )
                for n in range(9)
            ),
            at("paper", 0.62, 0.8, pitch=2100, seconds=0.16),
        ),
    ),
    "trade": Cue(
        "card",
        "near",
        (
            at("card", 0, 0.5, -0.5),
            *row("reed", "A3 D4", 0.16, 1.0, start=0.03, gain=0.8, seconds=0.3),
            at("card", 0.34, 0.5, 0.5, pitch=2300),
        ),
    ),
    "no_deal": Cue(
        "card",
        "near",
        (
            at("card", 0, 0.8, 0.4, pitch=2000),
            at("air", 0.1, 1.0, -0.2, low=200, high=900, seconds=0.35, rise=0.3),
        ),
    ),
    "ai_card": Cue(
        "card",
        "near",
        (
            at("metal", 0, 0.4, pitch=880, seconds=0.12),
            at("card", 0.07, 1, pitch=3100),
            *row("tone", "B3", 0.1, seconds=0.2, start=0.14, gain=0.3),
        ),
    ),
    "secret": Cue(
        "card",
        "wide",
        (
            at("paper", pitch=2600, seconds=0.4),
            *row("flute", "B4", 0.1, seconds=0.5, start=0.2, gain=0.3),
        ),
        softer=0.5,
    ),
    "step": Cue(
        "card", "dry", (at("die", pitch=1300), at("die", 0.085, 0.6, pitch=1500)), takes=4, softer=6
    ),
    "turn_other": Cue(
        "card",
        "wide",
        (at("glass", 0, 1, pitch=880, bright=0.2, seconds=0.9), at("wood", 0.0, 0.8, pitch=247)),
        softer=3,
    ),
    "credits_gain": Cue(
        "card",
        "near",
        (
            at("coin", pitch=2349),
            at("coin", 0.075, 1, 0.25, pitch=2960),
            at("coin", 0.21, 0.5, -0.2, pitch=2960),
        ),
        takes=4,
    ),
    "credits_spend": Cue(
        "card",
        "near",
        (
            at("card", 0, 0.9, pitch=2200),
            at("coin", 0.1, 0.8, pitch=1760, bright=0.3),
            at("coin", 0.24, 0.7, 0.2, pitch=1397, bright=0.3),
        ),
        takes=4,
    ),
    "dice": Cue(
        "card",
        "dry",
        (at("dice", 0, 1, count=3, seconds=0.35, pitch=1700),),
        takes=4,
    ),
    "ship_move": Cue(
        "card",
        "near",
        (
            at("metal", 0, 1.6, pitch=190, seconds=0.2),
            at("sweep", 0, 0.5, -0.2, start=74, end=148, seconds=1.0, rise=0.35),
            at("air", 0, 1.6, 0.15, low=300, high=5200, seconds=1.1, rise=0.25),
        ),
        takes=4,
        after=0.66,
    ),
    "patrol_move": Cue(
        "card",
        "near",
        (
            at("metal", 0, 0.8, pitch=392, seconds=0.18),
            at("metal", 0.22, 0.8, pitch=392, seconds=0.18),
            at("metal", 0.44, 0.8, pitch=392, seconds=0.25),
            at("air", 0, 0.4, 0.2, low=200, high=900, seconds=0.9, rise=0.5),
        ),
    ),
    "job_step": Cue(
        "card",
        "near",
        (
            at("paper", 0, 0.3, pitch=2400, seconds=0.15),
            *row("pluck", "E4", 0.13, start=0.1, seconds=0.8),
        ),
    ),
    "encounter": Cue(
        "card",
        "wide",
        (
            at("paper", 0, 0.8, pitch=1500, seconds=0.3),
            *row("hum", "E3", 0.1, seconds=1.5, start=0.1, rise=0.3, gain=0.8),
        ),
    ),
    "contact": Cue(
        "card",
        "wide",
        (
            at("glass", pitch=1480),
            at("wood", 0.02, 0.4, pitch=260),
            *row("bell", "F#4 B4", 0.22, 0.9, start=0.1, gain=0.6),
        ),
    ),
    "recover": Cue(
        "card",
        "wide",
        (
            at("paper", 0, 0.5, pitch=2300, seconds=0.1),
            at("air", 0, 0.7, low=500, high=4000, seconds=0.9, rise=0.7),
            *row("hum", "A3", 0.1, seconds=1.5, rise=0.7),
        ),
    ),
}

EVENTS: dict[str, Cue] = {
    "turn_mine": Cue(
        "event",
        "wide",
        (
            at("glass", 0, 0.3, pitch=2637),
            *row("bell", "A5 D6", 0.22, 1.0),
            at("hum", 0.1, 0.3, note="D4", seconds=1.4),
        ),
    ),
    "extra_turn": Cue("event", "wide", row("flute", "D5 E5 A5", 0.2, 1.0, seconds=0.34)),
    "fame_gain": Cue(
        "event",
        "deep",
        (at("glass", 0, 0.3, pitch=2350), *row("bell", "D5 A5", 0.26, 1.1, seconds=2.0)),
    ),
    "fame_lost": Cue(
        "event", "deep", (at("skin", 0, 0.6, pitch=70), *row("bell", "A4 D4", 0.36, 0.9, soft=1.8))
    ),
    "standing_up_horn": Cue(
        "event",
        "wide",
        row("horn", "D5 E5", 0.15, 1.1, seconds=0.4),
    ),
    "standing_down_horn": Cue("event", "wide", row("horn", "E4 D4", 0.5, 0.95, seconds=0.4)),
    "standing_up_reed": Cue("event", "wide", row("reed", "D4 E4", 0.26, 1.1, seconds=0.5)),
    "standing_down_reed": Cue("event", "wide", row("reed", "E3 D3", 0.34, 0.9, seconds=0.7)),
    "standing_up_glass": Cue("event", "wide", row("rim", "D6 E6", 0.16, 1.1)),
    "standing_down_glass": Cue("event", "wide", row("rim", "E5 D5", 0.42, 0.9)),
    "standing_up_skin": Cue(
        "event",
        "wide",
        (
            *row("drum", "D3 D3 D3 E3", 0.1, 1.1, gain=0.9),
            *(
                at("air", 0.1 * n, 1.1, low=3500, high=8000, seconds=0.06, rise=0.1)
                for n in range(4)
            ),
        ),
        softer=0.7,
    ),
    "standing_down_skin": Cue(
        "event",
        "wide",
        (
            *row("drum", "E4 D4", 0.55, 1.0),
            at("air", 0.55, 0.4, low=4000, high=9000, seconds=0.4, rise=0.1),
        ),
    ),
    "storm": Cue(
        "event",
        "wide",
        (
            at("air", 0, 1, -0.5, low=90, high=900, seconds=1.3, rise=0.35),
            at("air", 0.15, 1.2, 0.5, low=1500, high=6000, seconds=1.2, rise=0.5),
            at("air", 0.5, 0.8, -0.2, low=2500, high=7000, seconds=0.9, rise=0.3),
        ),
    ),
    "damage_ship": Cue(
        "event",
        "near",
        (
            at("coin", 0, 0.7, pitch=620, seconds=0.8),
            at("air", 0, 1.4, low=60, high=320, seconds=1.3, rise=0.05),
            at("air", 0, 0.4, low=2000, high=9000, seconds=0.3, rise=0.02),
        ),
    ),
    "damage_self": Cue(
        "event",
        "near",
        (
            at("skin", pitch=120, seconds=0.3, grain=0.6),
            at("skin", 0.16, 0.7, pitch=104, seconds=0.3),
            at("air", 0.0, 0.4, low=1200, high=5000, seconds=0.1, rise=0.1),
        ),
    ),
    "defeated": Cue(
        "event",
        "deep",
        (
            at("skin", pitch=46, grain=0.6),
            at("sweep", 0.12, 1.0, start=440, end=98, seconds=1.7, bend=0.7, rise=0.06),
            at("air", 0.2, 0.8, low=600, high=3000, seconds=1.4, rise=0.1),
        ),
    ),
    "test_pass": Cue(
        "event",
        "wide",
        (
            at("die", 0, 0.6),
            at("die", 0.06, 0.4, pitch=2300),
            *row("kalimba", "F#5 B5", 0.08, 1.1, seconds=0.5, start=0.14),
        ),
    ),
    "test_fail": Cue(
        "event",
        "wide",
        (
            at("die", 0, 0.6),
            at("die", 0.07, 0.4, pitch=1500),
            at("wood", 0.16, 0.8, pitch=150),
            at("skin", 0.34, 1.0, pitch=100),
        ),
    ),
    "patrol_spawn": Cue(
        "event",
        "wide",
        (
            at("metal", 0, 0.8, pitch=698, seconds=0.4),
            at("metal", 0.2, 0.8, pitch=698, seconds=0.5),
            at("danger", 0.3, 0.5, seconds=0.9, rise=0.3),
        ),
    ),
    "combat_begin": Cue(
        "event",
        "deep",
        (
            at("skin", pitch=58, grain=0.8),
            at("skin", 0.22, 0.8, pitch=58),
            at("skin", 0.33, 1.0, pitch=66),
            at("danger", 0.0, 0.5, seconds=1.7),
        ),
    ),
    "combat_won": Cue(
        "event",
        "deep",
        (at("skin", 0, 0.7, pitch=74), *row("horn", "D4 A4 D5", 0.14, 1.1, seconds=0.9)),
    ),
    "combat_lost": Cue(
        "event",
        "deep",
        (
            at("skin", 0, 0.4, pitch=56),
            at("danger", 0.1, 0.5, seconds=1.8, rise=0.4),
            *row("reed", "F#4 B3", 0.4, 0.95, seconds=0.8, start=0.15, gain=0.7),
        ),
    ),
    "ship_buy": Cue(
        "event",
        "deep",
        (
            at("metal", 0, 0.5, pitch=150, seconds=0.8),
            at("sweep", 0.1, 0.9, start=55, end=220, seconds=1.7, rise=0.7),
            at("air", 0.1, 1.2, low=300, high=6000, seconds=1.8, rise=0.75),
        ),
    ),
    "delivery": Cue(
        "event",
        "wide",
        (
            at("wood", 0, 1.0, pitch=110, bright=0.3),
            at("wood", 0.14, 1.0, pitch=150),
            at("coin", 0.3, 0.3, pitch=2349),
            *row("pluck", "D4", 0.12, start=0.3),
        ),
    ),
    "bounty": Cue(
        "event",
        "wide",
        (
            at("skin", 0, 0.8, pitch=82),
            at("coin", 0.05, 0.6, pitch=1397),
            *row("pluck", "B3 F#4", 0.14, start=0.16),
        ),
    ),
    "job_done": Cue(
        "event", "deep", (at("wood", 0, 0.4, pitch=400), *row("pluck", "A3 D4 E4 A4", 0.17, 1.02))
    ),
    "job_failed": Cue(
        "event",
        "wide",
        (*row("pluck", "E4 D4", 0.22, 0.9, dull=2.4), at("wood", 0.44, 1.0, pitch=120)),
    ),
    "goal_step": Cue(
        "event",
        "wide",
        (at("glass", 0, 0.5, pitch=2960), *row("keys", "A4 B4 E5", 0.15, 1.0, seconds=0.9)),
    ),
    "goal_done": Cue(
        "event",
        "deep",
        (
            *row("bell", "D6 A5 D6", 0.2, 1.0, seconds=1.0),
            *row("keys", "D4 A4", 0.1, 1.0, seconds=1.4, start=0.55, gain=0.6),
        ),
    ),
}

ENDS: dict[str, Cue] = {
    "end_won": Cue(
        "end",
        "deep",
        (
            *row("horn", "D3 A3 D4", 0.0, 0.8, seconds=2.4),
            *row("bell", "D5 A5 D5 A5 D6", 0.24, 1.0, seconds=2.0, start=0.1, gain=0.8),
        ),
    ),
    "end_lost": Cue(
        "end",
        "deep",
        (
            *row("hum", "B2 F#3", 0.2, 0.8, seconds=2.0, rise=0.4),
            *row("reed", "F#4 E4 D4 B3", 0.36, 0.9, seconds=0.75, gain=0.35),
        ),
    ),
}

DICE: dict[str, Cue] = {
    f"dice{ending}_{count}": Cue(
        "card",
        "dry",
        (at("dice", 0, 1, 0.3 * (count % 3) - 0.3, count=count, material=material),),
    )
    for material, ending in (("resin", ""), ("wood", "_wood"), ("metal", "_metal"))
    for count in range(1, 10)
}
"""dice of each material by count"""

CUES: dict[str, Cue] = {**WIDGETS, **CARDS, **EVENTS, **ENDS, **DICE}

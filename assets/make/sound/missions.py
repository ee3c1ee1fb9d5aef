"""The cues of a mission on a map: tiles of thick card, beskar, blasters far off, hands on a frame
drum. Written in D like all cues, within D E F# A B."""

from __future__ import annotations

from recipes import Cue, Layer, at, row


def _hits(*times: float, gain: float = 1.0) -> tuple[Layer, ...]:
    """Return strokes on the frame drum, the last one on its edge."""
    *deep, last = times
    return (
        *(at("frame", when, gain * (1.0 if n == 0 else 0.8)) for n, when in enumerate(deep)),
        at("frame", last, gain * 0.6, 0.2, deep=False),
    )


MISSIONS: dict[str, Cue] = {
    "slot_card": Cue(
        "card",
        "near",
        (
            at("card", 0, 0.8, pitch=3600, seconds=0.04),
            at("metal", 0.03, 1.0, pitch=720, seconds=0.7, bright=0.6),
            at("metal", 0.03, 0.5, 0.2, pitch=1085, seconds=0.6, bright=0.5),
        ),
        takes=4,
        after=0.85,
    ),
    "stride": Cue(
        "card",
        "dry",
        (
            at("card", 0, 0.8, pitch=3600, seconds=0.12, slide=1.0),
            at("skin", 0.0, 0.9, pitch=120, seconds=0.2),
            at("paper", 0.24, 0.5, 0.25, pitch=3300, seconds=0.07),
            at("skin", 0.24, 0.45, 0.25, pitch=110, seconds=0.2),
        ),
        takes=4,
        after=0.6,
    ),
    "token_turn": Cue(
        "card",
        "near",
        (
            at("die", 0, 0.9, pitch=1350, bright=0.7, grain=0.8),
            at("sweep", 0.03, 0.5, start=200, end=760, seconds=0.2, rise=0.6),
            at("wood", 0.25, 0.7, 0.15, pitch=310, bright=0.4, grain=0.4),
            at("frame", 0.25, 0.5, deep=False),
        ),
        takes=4,
        after=0.75,
    ),
    "token_look": Cue(
        "card",
        "near",
        (
            at("wood", 0, 0.5, pitch=1040, bright=0.5, grain=0.7),
            *row("pipe", "E4 B4", 0.16, start=0.04, gain=0.9, seconds=0.5),
        ),
    ),
    "shot": Cue(
        "card",
        "near",
        (
            at("die", 0, 1.0, pitch=2600, bright=0.9, grain=1.0),
            at("sweep", 0.014, 0.7, start=1500, end=150, seconds=0.16, bend=0.4, rise=0.05),
            at("die", 0.21, 0.6, 0.3, pitch=2300, bright=0.9, grain=1.0),
            at("sweep", 0.22, 0.6, 0.3, start=1400, end=140, seconds=0.18, bend=0.4, rise=0.05),
            at("skin", 0.24, 0.5, 0.3, pitch=90, seconds=0.4),
        ),
        takes=4,
        after=0.7,
    ),
    "beaten": Cue(
        "card",
        "near",
        (
            at("wood", 0, 1.0, pitch=420, bright=0.6, grain=0.9),
            at("sweep", 0.03, 0.7, start=420, end=98, seconds=0.5, rise=0.08),
            at("wood", 0.3, 0.5, 0.2, pitch=250, bright=0.3),
            at("wood", 0.41, 0.3, 0.3, pitch=230, bright=0.3),
        ),
        takes=4,
        after=0.75,
    ),
    "blocked": Cue(
        "card",
        "wide",
        (
            at("metal", 0, 0.7, pitch=260, seconds=1.4, bright=0.3, grain=0.2),
            at("coin", 0.0, 0.8, pitch=820, seconds=1.3, bright=0.6),
            at("coin", 0.02, 0.5, 0.2, pitch=2210, seconds=1.1, bright=0.3),
            at("glass", 0.05, 0.4, -0.2, pitch=1640, seconds=1.2),
        ),
    ),
    "hurt": Cue(
        "event",
        "near",
        (
            at("skin", 0, 1.0, pitch=66, seconds=0.6),
            at("air", 0, 0.6, low=300, high=2400, seconds=0.35, rise=0.04),
            at("sweep", 0.03, 0.5, start=220, end=92, seconds=0.7, rise=0.06),
        ),
    ),
    "plan": Cue(
        "card",
        "near",
        (
            at("card", 0, 0.7, pitch=3100, seconds=0.06),
            *row("upright", "D4 A4 E5", 0.08, start=0.05, gain=0.6, seconds=1.1),
        ),
    ),
    "disrupt": Cue(
        "card",
        "near",
        (
            at("coin", 0, 0.9, pitch=1300, seconds=0.5),
            at("coin", 0.13, 0.6, 0.2, pitch=1120, seconds=0.5),
            at("reed", 0.05, 0.5, note="E3", seconds=0.5),
            at("reed", 0.3, 0.5, note="D3", seconds=0.6),
        ),
    ),
    "calmed": Cue(
        "card",
        "near",
        (
            at("coin", 0, 0.4, pitch=1500, seconds=0.2),
            *row("pipe", "F#3 A3", 0.16, start=0.04, gain=0.8, seconds=0.45),
        ),
    ),
    "event": Cue(
        "event",
        "wide",
        (
            at("paper", 0, 0.5, pitch=1300, seconds=0.4),
            *_hits(0.22, 0.55, 0.72),
            *row("pipe", "B2 F#3", 0.0, start=0.25, gain=0.5, seconds=0.9),
        ),
    ),
    "crisis": Cue(
        "event",
        "deep",
        (
            *_hits(0.0, 0.16, 0.32, 0.65),
            at("metal", 0.0, 0.5, pitch=74, seconds=1.8, bright=0.3),
            at("danger", 0.3, 0.9, seconds=1.7, rise=0.2),
        ),
    ),
    "door": Cue(
        "event",
        "wide",
        (
            at("air", 0, 0.6, low=2600, high=8000, seconds=0.4, rise=0.1),
            at("air", 0.2, 0.7, low=220, high=1000, seconds=0.9, rise=0.6),
            at("metal", 1.0, 1.0, pitch=92, seconds=0.8, bright=0.35),
        ),
    ),
    "child": Cue(
        "event",
        "wide",
        (
            at("wood", 0, 0.2, pitch=900),
            *row("kalimba", "F#5 A5 E5 B5", 0.14, 0.95, start=0.02, seconds=1.1),
        ),
    ),
    "child_fled": Cue(
        "event",
        "wide",
        (
            at("air", 0, 0.4, low=900, high=4200, seconds=0.3, rise=0.1),
            *row("kalimba", "B5 F#5 E5", 0.11, 0.9, start=0.02, seconds=0.7),
            at("frame", 0.36, 0.5),
        ),
    ),
    "child_placed": Cue(
        "event",
        "wide",
        (
            at("wood", 0, 0.5, pitch=310, bright=0.3),
            *row("kalimba", "E5 A5", 0.2, 1.0, start=0.04, seconds=1.2),
            *row("pipe", "A3", 0.0, start=0.1, gain=0.4, seconds=0.6),
        ),
    ),
    "spawn": Cue(
        "event",
        "near",
        (
            at("wood", 0, 0.7, pitch=610, bright=0.4, grain=0.6),
            at("skin", 0.05, 0.8, pitch=98, seconds=0.4),
            at("skin", 0.3, 1.0, pitch=82, seconds=0.5),
            *row("horn", "B2", 0.0, start=0.08, gain=0.7, seconds=0.8),
        ),
    ),
    "turn_mine": Cue(
        "event",
        "wide",
        (
            at("frame", 0, 0.5),
            *row("pipe", "B3 F#4", 0.26, 1.0, start=0.05, seconds=0.7),
        ),
    ),
    "end_won": Cue(
        "end",
        "deep",
        (
            *_hits(0.0, 0.33, 0.66, 0.99, gain=0.9),
            *row("pipe", "B3 D4 F#4 A4", 0.33, 1.0, gain=0.6, seconds=0.9),
            *row("upright", "D3 A3 D4 F#4", 0.02, 1.0, start=1.32, gain=0.7, seconds=2.4),
        ),
    ),
    "end_lost": Cue(
        "end",
        "deep",
        (
            at("frame", 0, 0.9),
            *row("pipe", "F#4 E4 D4 B3", 0.5, 0.97, start=0.1, gain=0.7, seconds=0.85),
            at("frame", 2.0, 0.5),
            *row("upright", "B2 F#3", 0.0, start=2.05, gain=0.42, seconds=2.0),
        ),
    ),
}
"""a card in a slot, a step, a tile turned, a shot; ``crisis`` is the box that is carried out"""

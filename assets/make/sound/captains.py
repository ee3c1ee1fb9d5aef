"""The cues of a table with a bag of wooden cubes, enameled dice and cards that are turned on their
side; its fanfares are vibes and an organ. Written in D like all cues, within D E F# A B."""

from __future__ import annotations

from recipes import Cue, Layer, at, row


def _rummage(count: int, step: float, low: float) -> tuple[Layer, ...]:
    """Return cubes that knock on each other under cloth, one after another."""
    return tuple(
        at("wood", step * n + 0.013 * (n * 5 % 3), 0.55 + 0.25 * (n * 7 % 3) / 2,
           0.3 * (n % 3) - 0.3, pitch=low + 70 * (n * 5 % 4), bright=0.35, grain=0.3)
        for n in range(count)
    )  # fmt: skip


CAPTAINS: dict[str, Cue] = {
    "cube": Cue(
        "card",
        "dry",
        (
            at("wood", pitch=1500, bright=0.7, grain=0.5),
            at("wood", 0.055, 0.75, pitch=1180, bright=0.5),
            at("wood", 0.15, 0.5, pitch=1320, bright=0.5),
            at("wood", 0.225, 0.25, pitch=1250, bright=0.4),
        ),
        takes=4,
    ),
    "cube_bag": Cue(
        "card",
        "dry",
        (
            at("paper", 0, 0.9, pitch=900, seconds=0.14),
            at("wood", 0.2, 0.7, pitch=480, bright=0.2, grain=0.1),
            at("wood", 0.29, 0.5, 0.2, pitch=560, bright=0.2, grain=0.1),
            at("paper", 0.36, 0.25, pitch=800, seconds=0.2),
        ),
        takes=4,
        after=0.7,
    ),
    "hand_bag": Cue(
        "card",
        "dry",
        (
            at("paper", 0, 0.55, pitch=700, seconds=0.5),
            at("wood", 0.0, 1.0, pitch=560, bright=0.4, grain=0.5),
            *_rummage(8, 0.09, 430),
        ),
        takes=4,
        after=0.7,
    ),
    "die_tip": Cue(
        "card",
        "dry",
        (
            at("die", pitch=2300, bright=0.6, grain=0.5),
            at("wood", 0.0, 0.5, pitch=300, bright=0.2),
            at("die", 0.085, 0.8, 0.1, pitch=1650, bright=0.5),
            at("wood", 0.085, 0.4, 0.1, pitch=270, bright=0.2),
            at("glass", 0.085, 0.22, 0.1, pitch=2900, seconds=0.45, bright=0.2),
        ),
        takes=4,
    ),
    "card_turn": Cue(
        "card",
        "dry",
        (
            at("card", 0, 0.9, -0.2, pitch=3300, seconds=0.04, slide=0.2),
            at("sweep", 0.03, 0.22, 0.1, start=300, end=900, seconds=0.2, rise=0.6),
            at("card", 0.24, 0.55, 0.25, pitch=1100, seconds=0.09),
            at("wood", 0.26, 0.4, 0.2, pitch=200, bright=0.2),
        ),
        takes=4,
        after=0.65,
    ),
    "engaged": Cue(
        "card",
        "near",
        (
            at("metal", 0, 1.0, pitch=780, seconds=0.7, bright=0.5),
            at("metal", 0.1, 0.7, 0.15, pitch=1170, seconds=0.7, bright=0.5),
            at("skin", 0.0, 0.5, pitch=130, seconds=0.25),
        ),
    ),
    "planet": Cue(
        "card",
        "wide",
        (
            at("card", 0, 0.7, pitch=2300),
            at("sweep", 0.1, 0.45, start=147, end=220, seconds=1.0, rise=0.5),
            *row("organ", "A3 D4", 0.16, start=0.14, gain=0.35, seconds=0.9),
        ),
    ),
    "ability_up": Cue(
        "card",
        "near",
        (
            at("wood", 0, 0.6, pitch=900),
            *row("vibes", "A4", 0.1, start=0.05, gain=0.7, seconds=1.2),
        ),
    ),
    "ability_zero": Cue(
        "event",
        "deep",
        (
            at("wood", 0, 0.8, pitch=300),
            at("skin", 0.05, 1.0, pitch=64),
            at("sweep", 0.12, 0.8, start=262, end=82, seconds=1.0, bend=1.4, rise=0.1),
            at("metal", 0.9, 0.3, pitch=110, seconds=0.7),
        ),
    ),
    "turn_mine": Cue(
        "event",
        "wide",
        (
            at("glass", 0, 0.25, pitch=2200),
            *row("vibes", "E5 A5 B5", 0.12, 1.05, seconds=1.6),
        ),
        softer=0.8,
    ),
    "sector": Cue(
        "event",
        "deep",
        (
            at("skin", 0, 0.7, pitch=70),
            at("metal", 0, 0.8, pitch=233, seconds=1.6, bright=0.6),
            *row("horn", "E3 B3 E4", 0.3, 1.05, seconds=0.8, start=0.1, gain=0.8),
            at("air", 0.2, 0.5, low=1500, high=6000, seconds=1.4, rise=0.7),
        ),
    ),
    "weapon_found": Cue(
        "event",
        "deep",
        (
            *row("vibes", "D5 F#5 A5 D6", 0.1, 1.05, seconds=1.8),
            *row("organ", "D4 F#4 A4", 0.0, 1.0, seconds=1.5, start=0.42, gain=0.55),
        ),
    ),
    "weapon_used": Cue(
        "event",
        "wide",
        (
            at("die", 0, 0.5, pitch=1200),
            at("sweep", 0.04, 0.9, -0.3, start=1650, end=420, seconds=0.9, bend=0.5, rise=0.05),
            at("sweep", 0.05, 0.6, 0.3, start=1680, end=430, seconds=0.9, bend=0.5, rise=0.05),
            at("air", 0.04, 0.7, low=2500, high=9000, seconds=0.7, rise=0.1),
        ),
    ),
    "understood": Cue(
        "event",
        "wide",
        (
            at("wood", 0, 0.6, pitch=900),
            at("metal", 0.08, 0.4, pitch=660, seconds=0.3),
            *row("guitar", "A3 D4 F#4", 0.09, 1.05, seconds=1.3, start=0.16),
        ),
    ),
    "end_won": Cue(
        "end",
        "deep",
        (
            at("metal", 0, 1.0, pitch=58, seconds=2.0, bright=0.2),
            at("skin", 0, 0.8, pitch=48),
            at("metal", 0.34, 0.35, -0.3, pitch=240, seconds=0.4),
            at("metal", 0.5, 0.35, 0.3, pitch=262, seconds=0.4),
            *row("organ", "D3 A3 D4 F#4", 0.0, 0.9, seconds=2.2, start=0.72, gain=0.5),
            *row("vibes", "A5 F#5 D6", 0.18, 1.0, seconds=2.0, start=0.8, gain=0.5),
        ),
    ),
    "end_lost": Cue(
        "end",
        "deep",
        (
            at("skin", 0, 0.7, pitch=52),
            *row("vibes", "B4 F#4 E4 B3", 0.42, 0.95, seconds=1.6, gain=0.7),
            at("sweep", 0.3, 0.4, start=988, end=247, seconds=1.9, bend=1.2, rise=0.2),
        ),
    ),
}
"""wooden cubes, the bag, a die tipped over, a card laid on its side; ``end_won`` is the vault that
closes"""

"""Active qualities of weapons in words: names with figures, and the effect of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.edge.cards.models import Quality
from game.table.grammar import counted

EFFECTS: Mapping[str, Callable[[int], str]] = {
    "disorient": lambda n: f"adds a Setback die to the target's checks for {counted(n, 'turn')}",
    "ensnare": lambda n: f"the target has no free maneuver for {counted(n, 'turn')}",
    "blast": lambda n: (
        f"{n} damage plus any net Success, less soak, to all engaged with the target, and to a "
        "group once more"
    ),
    "knockdown": lambda n: "the target falls prone",
    "ion": lambda n: f"the damage to the hull is system strain instead, and {n} more",
}
"""by quality, its effect with its figure"""


def name(quality: Quality) -> str:
    """Return a quality with its figure: "Disorient 2"."""
    figure = f" {quality.n}" if quality.n and quality.name != "ion" else ""
    return f"{quality.name.capitalize()}{figure}"


def listed_of(found: Iterable[Quality]) -> list[str]:
    """Return qualities with their figures and costs: "Disorient 2 for 2 Advantage"."""
    return [f"{name(each)} for {each.cost} Advantage" for each in found]


def effect(quality: str, n: int) -> str:
    """Return the effect of a quality, as a part of a sentence."""
    return EFFECTS[quality](n)

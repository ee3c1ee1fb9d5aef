"""Checks of quantities: amounts, lists, nesting, and letters that fit their places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any

from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.cards.effects.language import Condition, Per
from game.outer_rim.cards.lint.known import Found, effects, remembered, walk
from game.outer_rim.cards.log_texts import NAMES, YOU, Spoken, spoken
from game.table.letters import complaint

TEXTS = {"id": 60, "name": 40, "enemy": 40, "title": 40, "story": 160, "words": 34,
         "passed": 90, "failed": 90}  # fmt: skip
"""maximum length of texts, in letters"""
LINES = {"primer": 160, "rewards": 40}
"""lists of texts, and their maximum length each"""
MOST = 1_000_000
FEW = 20
"""maximum of things counted one by one: dice, damage, slots, spaces"""
BOUNDS = {
    **dict.fromkeys(("value", "ship_combat", "ground_combat", "dice", "need"), FEW),
    **dict.fromkeys(("health", "hull", "hyperdrive", "distance", "spaces", "within"), FEW),
    **dict.fromkeys(("character", "ship", "character_damage", "ship_damage", "damage"), FEW),
    **dict.fromkeys(
        ("illegal_damage", "illegal_reputation", "fame", "modify", "discard", "discards"), FEW
    ),
    **dict.fromkeys(("crew", "cargo", "mod", "cargo_or_mod", "gear_slots", "job_slots"), FEW),
    **dict.fromkeys(("gear_or_mod", "job_or_bounty"), FEW),
    "count": 99,
    "reputation": 2,
}
"""maximum of an amount, by field; ``MOST`` for all others"""
POSITIVE = frozenset(("health", "hull", "hyperdrive", "number", "databank", "distance", "step"))
"""amounts that must be at least one"""
POSITIVE_IN = {("Goal", "count"), ("Goal", "fame"), ("Fight", "value"), ("Roll", "need")}
FILLED = {
    "Test": ("skill",),
    "Choose": ("ways",),
    "May": ("then",),
    "If": ("then",),
    "Roll": ("success",),
    "Buy": ("decks",),
    "Sell": ("kinds",),
    "Discard": ("kinds",),
    "DiscardTop": ("decks",),
    "ActDiscardTop": ("decks",),
    "Reroll": ("faces",),
    "Turn": ("faces",),
    "Cancel": ("faces",),
    "DeliveryRoll": ("success", "fail"),
    "EncounterCard": ("sections",),
    "Section": ("parts",),
    "ContactCard": ("parts",),
    "JobCard": ("steps",),
    "TroubleCard": ("effect",),
    "MarketDeal": ("effect",),
    "Board": ("die",),
}
"""lists that must name something, by model"""
LISTED = 40
WAYS = 8
"""maximum number of entries in a list, and of ways in a choice"""
PARTS = 300
EFFECTS = 60
NESTED = 8
"""maximum content of a card: parts of any kind, effects, and effects within effects"""


@remembered
def size(part: Any) -> Found:
    """Check that a card is small enough for a close look."""
    inside = walk(part)
    if len(inside) > PARTS:
        yield "", f"it has {len(inside):,} parts; at most {PARTS} fit one card"
        return
    paths = [path for path, _ in effects(part)]
    if len(paths) > EFFECTS:
        yield "", f"it has {len(paths)} effects; at most {EFFECTS} fit one card"
    conditions = [path for path, model in inside if isinstance(model, Condition)]
    for what, places in (("effects", paths), ("conditions", conditions)):
        for path in places:
            deep = 1 + sum(path.startswith(f"{other}.") for other in places)
            if deep == NESTED + 1:
                yield path, f"{what} lie more than {NESTED} deep within each other here"
    for path, model in inside:
        for name in type(model).model_fields:
            value = getattr(model, name)
            most = WAYS if name == "ways" else LISTED
            if isinstance(value, tuple | dict) and len(value) > most:
                spot = f"{path}.{name}".strip(".")
                yield spot, f"{len(value):,} are too many; at most {most} fit here"


@remembered
def amounts(_: Any, part: Any) -> Found:
    """Check that amounts are neither negative nor excessive, and that lists name something."""
    for path, model in walk(part):
        kind = type(model).__name__
        for name in type(model).model_fields:
            value = getattr(model, name)
            spot = f"{path}.{name}".strip(".")
            if isinstance(value, int) and not isinstance(value, bool | Per):
                least = 1 if name in POSITIVE or (kind, name) in POSITIVE_IN else 0
                if value < least and not isinstance(model, Per):
                    yield spot, f"{value} is too small; at least {least}"
            elif isinstance(value, dict) and not isinstance(model, Ability | Condition):
                for key, number in value.items():
                    if isinstance(number, int) and number < 1:
                        yield f"{spot}.{key}", f"{number} is too small; at least 1"
            for inner, number in _numbers(value):
                most = MOST if inner == ".hire_discount" else BOUNDS.get(name, MOST)
                if abs(number) > most:
                    yield f"{spot}{inner}", f"{number:,} is too large; at most {most:,}"
            if name in FILLED.get(kind, ()) and not value:
                yield spot, "the list is empty; name at least one"


def _numbers(value: Any) -> Iterator[tuple[str, int]]:
    """Yield the numbers of a field, including nested ones, each with the rest of its path."""
    if isinstance(value, Per):
        yield from ((f".{name}", getattr(value, name)) for name in ("base", "each", "least"))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from ((f".{key}{rest}", number) for rest, number in _numbers(inner))
    elif isinstance(value, tuple):
        for place, inner in enumerate(value):
            yield from ((f".{place}{rest}", number) for rest, number in _numbers(inner))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield "", value


@remembered
def texts(_: Any, part: Any) -> Found:
    """Check that texts fit their places and contain no markup."""
    for path, model in walk(part):
        fields = type(model).model_fields
        for name in (*TEXTS.keys() & fields.keys(), *LINES.keys() & fields.keys()):
            value = getattr(model, name)
            spot = f"{path}.{name}".strip(".")
            if name in TEXTS:
                yield from _text(spot, value, TEXTS[name], name in ("name", "enemy"))
            else:
                for place, line in enumerate(value):
                    yield from _text(f"{spot}.{place}", line, LINES[name], True)


@remembered
def log_texts(_: Any, part: Any) -> Found:
    """Check that texts for the log are about lines that speak to the player, and name the player
    instead."""
    for path, model in walk(part):
        for name, said in spoken(model):
            if said.log:
                yield from _log_text(f"{path}.{name}_log".strip("."), said, TEXTS[name])


def _log_text(spot: str, said: Spoken, longest: int) -> Found:
    bare = reduce(lambda text, name: text.replace(name, ""), NAMES, said.log)
    if not YOU.search(said.line):
        yield spot, 'leave it out: the log has the line itself, which does not say "you"'
    elif YOU.search(bare):
        yield spot, f'write {" or ".join(NAMES)} in place of "you": the log names the player'
    elif "{" in bare or "}" in bare:
        yield spot, f"the only braces here are {' and '.join(NAMES)}"
    else:
        yield from _text(spot, bare, longest, False)


def _text(spot: str, text: str, longest: int, needed: bool) -> Found:
    if needed and not text.strip():
        yield spot, "the text is empty"
    elif len(text) > longest:
        yield spot, f"{len(text):,} letters are too many; at most {longest} fit"
    elif told := complaint(text):
        yield spot, told

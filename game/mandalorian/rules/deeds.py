"""The kinds of deed, and what there is to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.mandalorian.cards.effects import Model
from game.mandalorian.context import Play
from game.mandalorian.frames import Block


@dataclass(slots=True, frozen=True)
class Verb:
    """A kind of deed: ``run`` does it or pushes the step that asks; ``possible`` says whether it
    has anything to act on now."""

    run: Callable[[Play, Block, Any], None]
    possible: Callable[[Play, Block, Any], bool]


Verbs = Mapping[type[Model], Verb]

"""All steps together, as a state reads them."""

from __future__ import annotations

from typing import Annotated

from game.outer_rim.frames import (
    base,
    company,
    contests,
    effects,
    encounters,
    favors,
    fights,
    hunters,
    together,
    turns,
)
from game.outer_rim.looks import step as looks
from game.table.stack import Frame, by_step

THEMES = (
    base,
    company,
    contests,
    effects,
    encounters,
    favors,
    fights,
    hunters,
    looks,
    together,
    turns,
)
TAGS: dict[str, type[Frame]] = {
    str(tag): each
    for theme in THEMES
    for each in vars(theme).values()
    if isinstance(each, type) and issubclass(each, Frame) and each.__module__ == theme.__name__
    if (tag := each.__dataclass_fields__["step"].default)
}
"""the steps by their tag"""

AnyFrame = Annotated[Frame, by_step(TAGS)]
"""A frame to rules; on loading a state, one of the classes here, identified by ``step``."""

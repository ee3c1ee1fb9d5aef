"""All steps together, as a state reads them."""

from __future__ import annotations

from typing import Annotated

from game.outer_rim.ai import frames as ai
from game.outer_rim.bounties import frames as bounties
from game.outer_rim.combat import frames as combat
from game.outer_rim.company import frames as company
from game.outer_rim.contacts import frames as contacts
from game.outer_rim.contests import frames as contests
from game.outer_rim.favors import frames as favors
from game.outer_rim.frames import base, turns
from game.outer_rim.looks import frames as looks
from game.outer_rim.market import frames as market
from game.outer_rim.patrols import frames as patrols
from game.outer_rim.trading import frames as trading
from game.table.stack import Frame, by_step

THEMES = (
    ai,
    base,
    bounties,
    combat,
    company,
    contacts,
    contests,
    favors,
    looks,
    market,
    patrols,
    trading,
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

"""The common base of all components."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from game.outer_rim.cards.effects import Model

Fidelity = Literal["printed", "reported", "house"]


class Component(Model):
    """Anything with an id, unique in all packs."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
    name: str
    fidelity: Fidelity
    story: str = ""
    """our own line of flavor; never rules"""

"""What all pending steps have in common, and what effects know of the step they come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, GetPydanticSchema, with_config

from game.outer_rim.cards.effects import CombatKind
from game.table.stack import Frame

Cards = tuple[str, ...]
Seats = tuple[int, ...]
Value = bool | int | str | tuple[int, ...] | tuple[str, ...] | None
Remembered = Annotated[Any, GetPydanticSchema(lambda source, handler: handler(Value))]
"""``Value`` where a state is loaded, so that tuples come back as tuples; to rules, anything."""


Foe = Literal["", "card", "contact", "patrol", "player"]


@with_config(ConfigDict(extra="forbid", strict=True))
@dataclass(slots=True, frozen=True, kw_only=True)
class Context:
    """What conditions and effects know of the step that they come from.

    ``opponent``: a seat, -1 for none. ``forgo``: are the credits of a reward given up?
    """

    opponent: int = -1
    token: str = ""
    combat: CombatKind | Literal[""] = ""
    foe: Foe = ""
    traits: Cards = ()
    forgo: bool = False

    @classmethod
    def of(cls, named: Mapping[str, Any]) -> Context:
        """Return what a step knows that keeps it by name."""
        return cls(**{name: named[name] for name in DEFAULTS if name in named})

    def named(self) -> dict[str, Any]:
        """Return what is known, by name."""
        return {
            name: value
            for name, default in DEFAULTS.items()
            if (value := getattr(self, name)) != default
        }


DEFAULTS = {each.name: each.default for each in fields(Context)}


@dataclass(slots=True)
class Pending(Frame):
    """A pending step of the rules.

    ``talked``: the seats that a deal was proposed to while it asked, since credits last changed
    hands. ``odds``: is it the one whose odds are being worked out?
    """

    talked: Seats = field(default=(), kw_only=True)
    odds: bool = field(default=False, kw_only=True)


@dataclass(slots=True, kw_only=True)
class LooseFrame(Pending):
    """A step that keeps what it remembers by name."""

    data: dict[str, Remembered]

    def clone(self) -> LooseFrame:
        """An independent copy."""
        return LooseFrame(
            self.seat,
            at=self.at,
            step=self.step,
            talked=self.talked,
            odds=self.odds,
            data=self.data.copy(),
        )

    def values(self) -> tuple[Any, ...]:
        """The value of each field, in order."""
        return (self.seat, self.at, self.step, self.talked, self.odds, *self.data.items())

    def __getattr__(self, name: str) -> Any:
        """What it remembers, as if it had a field for it."""
        if name == "data" or name not in self.data:
            raise AttributeError(name)
        return self.data[name]

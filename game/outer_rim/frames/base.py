"""What all pending steps have in common."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import GetPydanticSchema

from game.table.stack import Frame

Cards = tuple[str, ...]
Seats = tuple[int, ...]
Value = bool | int | str | tuple[int, ...] | tuple[str, ...] | None
Remembered = Annotated[Any, GetPydanticSchema(lambda source, handler: handler(Value))]
"""``Value`` where a state is loaded, so that tuples come back as tuples; to rules, anything."""


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

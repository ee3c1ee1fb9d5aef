"""Copies of slotted dataclasses, by functions that are written out field by field.

Computer players copy a game for each thing they try. A loop over the names of the fields takes
three times as long, and a list of them by hand forgets the field that is added next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def copier(kind: type[T], **special: Callable[[Any], Any]) -> Callable[[T], T]:
    """Write the function that copies objects of a slotted dataclass.

    Dicts and lists are copied (fields whose default is made by ``dict`` or ``list``), those named
    in ``special`` by the function given; all else is shared.
    """
    names: dict[str, Any] = {"__name__": kind.__module__, "new": object.__new__, "kind": kind}
    lines = ["def copied(one):", "    copy = new(kind)"]
    for field in fields(kind):  # type: ignore[arg-type]
        value = f"one.{field.name}"
        if field.name in special:
            names[f"copy_{field.name}"] = special[field.name]
            value = f"copy_{field.name}({value})"
        elif field.default_factory is not MISSING:
            value += ".copy()"
        lines.append(f"    copy.{field.name} = {value}")
    exec("\n".join([*lines, "    return copy"]), names)
    copied: Callable[[T], T] = names["copied"]
    return copied

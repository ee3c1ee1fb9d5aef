"""Messages about invalid data, for its author.

Turns pydantic errors into sentences: the location, the problem, and what would work, with the
nearest known name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from pydantic import ValidationError

Path = tuple[str | int, ...]
Schema = Mapping[str, Any]

QUOTED = re.compile(r"'([^']*)'")
KINDS = {
    "bool_type": "true or false",
    "dataclass_type": "an object",
    "dict_type": "an object",
    "float_type": "a number",
    "frozen_set_type": "a list",
    "int_from_float": "a whole number",
    "int_type": "a whole number",
    "list_type": "a list",
    "model_attributes_type": "an object",
    "model_type": "an object",
    "none_required": "null",
    "string_type": "text",
    "tuple_type": "a list",
}
"""Pydantic errors about the type of a value, and the expected type."""

MANY = 30
"""Maximum number of names listed in a message."""

FORMS = {
    "^[a-z0-9_]+$": "lowercase letters, digits and _",
    "^[a-z0-9_]*$": "lowercase letters, digits and _",
    "^[A-Za-z0-9._-]+$": "letters, figures, dots, - and _",
}
"""Text patterns in words."""

TYPES = {
    "array": "a list",
    "boolean": "true or false",
    "integer": "a whole number",
    "null": "null",
    "number": "a number",
    "object": "an object",
    "string": "text",
}
"""JSON Schema types in words."""


@dataclass(slots=True, frozen=True)
class Complaint:
    """One problem: the path of the value, and a sentence."""

    path: Path
    message: str


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the most similar known word, or None if none comes close."""
    names = list(known)
    lower = {name.lower(): name for name in reversed(names)}
    near = get_close_matches(word.lower(), lower, n=1, cutoff=0.6)
    return lower[near[0]] if near else None


def explain(error: ValidationError, data: Any, schema: Schema | None = None) -> list[Complaint]:
    """Return the complaints behind a ``ValidationError``.

    ``data`` is the validated plain JSON data; with the JSON ``schema``, complaints about unknown
    fields suggest the nearest known one.
    """
    found = [_Finding(one, data, schema or {}) for one in error.errors(include_url=False)]
    return list(dict.fromkeys(_settled([one for one in found if not one.follows()])))


def _settled(found: list[_Finding]) -> Iterator[Complaint]:
    """Keep the errors of one alternative where a value could have had several types."""
    unions: dict[Path, dict[str, list[_Finding]]] = {}
    for one in found:
        if one.union is None:
            yield one.complaint()
        else:
            unions.setdefault(one.union, {}).setdefault(one.branch, []).append(one)
    for path, branches in unions.items():
        fitting = [all_ for all_ in branches.values() if not all(f.is_type(path) for f in all_)]
        if fitting:
            for one in min(fitting, key=len):
                yield one.complaint()
        else:
            kinds = dict.fromkeys(f.kind() for all_ in branches.values() for f in all_)
            first = next(iter(branches.values()))[0]
            yield Complaint(path, f"{first.shown} should be {' or '.join(kinds)}")


class _Finding:
    """One pydantic error, followed along its location through the data and the schema."""

    def __init__(self, error: Any, data: Any, schema: Schema) -> None:
        self.type: str = error["type"]
        self.message: str = error["msg"]
        self.context: dict[str, Any] = error.get("ctx") or {}
        self.shown = _shown(error["input"])
        self.path: Path = ()
        self.union: Path | None = None
        """the schema alternatives at this point"""
        self.branch = ""
        self.about_key = False
        self.missing = ""
        self.siblings: list[str] = []
        """fields that the enclosing object may have and lacks"""
        self.defs: Schema = schema.get("$defs", {})
        self.node: Schema = schema
        """the schema at this point"""
        self.data: Any = data
        self._follow(error["loc"])

    def _follow(self, places: tuple[str | int, ...]) -> None:
        tagged = False
        for number, place in enumerate(places, 1):
            if not tagged and self._is_tag(place):
                tagged = True
                continue
            if place == "[key]":
                self.about_key = True
            elif isinstance(self.data, dict) and place in self.data:
                self._step(place, self.data[place])
                tagged = False
            elif isinstance(self.data, list) and isinstance(place, int) and place < len(self.data):
                self._step(place, self.data[place])
                tagged = False
            elif self.type == "missing" and number == len(places):
                self.missing = str(place)
            elif self.union is None:
                self.union, self.branch = self.path, str(place)
                named = [one for one in self.nodes() if one.get("title") == place]
                self.node = named[0] if named else self.node

    def _is_tag(self, place: str | int) -> bool:
        """Return True if this is the tag of an object kind, not a member of the object."""
        if not isinstance(self.data, dict):
            return False
        return any(self.data.get(name) == place for name, _ in self._tags(self.node))

    def _step(self, place: str | int, value: Any) -> None:
        below: list[Schema] = []
        nodes = self.nodes()
        names = dict.fromkeys(name for node in nodes for name in node.get("properties", {}))
        self.siblings = [name for name in names if name not in self.data]
        for node in nodes:
            if isinstance(place, int):
                below += [node[key] for key in ("items",) if isinstance(node.get(key), dict)]
                below += node.get("prefixItems", [])[place : place + 1]
            elif place in node.get("properties", {}):
                below.append(node["properties"][place])
            elif isinstance(node.get("additionalProperties"), dict):
                below.append(node["additionalProperties"])
        self.node = {"anyOf": below}
        self.data = value
        self.path = (*self.path, place)

    def _tags(self, node: Schema) -> Iterator[tuple[str, Mapping[str, str]]]:
        """Return the fields that discriminate object kinds here, with the kinds."""
        if "$ref" in node:
            yield from self._tags(self._target(node["$ref"]))
        elif "discriminator" in node:
            told = node["discriminator"]
            yield told["propertyName"], told.get("mapping", {})
        else:
            for one in (*node.get("anyOf", ()), *node.get("oneOf", ()), *node.get("allOf", ())):
                yield from self._tags(one)

    def _target(self, reference: str) -> Schema:
        found: Schema = self.defs.get(reference.rpartition("/")[2], {})
        return found

    def nodes(self) -> list[Schema]:
        """Return all simple schemas that the value here may match."""
        return list(self._nodes(self.node))

    def _nodes(self, node: Schema) -> Iterator[Schema]:
        if "$ref" in node:
            yield from self._nodes(self._target(node["$ref"]))
            return
        told = node.get("discriminator", {})
        kinds = told.get("mapping", {})
        kind = self.data.get(told.get("propertyName")) if isinstance(self.data, dict) else None
        if isinstance(kind, str) and kind in kinds:
            yield from self._nodes(self._target(kinds[kind]))
            return
        several = (*node.get("anyOf", ()), *node.get("oneOf", ()), *node.get("allOf", ()))
        for one in several:
            yield from self._nodes(one)
        if not several:
            yield node

    def is_type(self, path: Path) -> bool:
        """Return True if the only error is that the value at ``path`` has another type."""
        return self.path == path and self.type in KINDS

    def kind(self) -> str:
        """Return the expected type."""
        return KINDS[self.type]

    def follows(self) -> bool:
        """Return True if this is only the consequence of others: a list counts as too short when
        its entries are wrong."""
        return (
            self.type == "too_short"
            and isinstance(self.data, list)
            and len(self.data) >= self.context["min_length"]
        )

    def _too_short(self) -> Complaint:
        return self._wrong_length("least", self.context["min_length"])

    def _too_long(self) -> Complaint:
        return self._wrong_length("most", self.context["max_length"])

    def _wrong_length(self, bound: str, number: int) -> Complaint:
        entries = "entry" if number == 1 else "entries"
        have = f", not {len(self.data)}" if isinstance(self.data, list | dict) else ""
        return Complaint(self.path, f"it should have at {bound} {number} {entries}{have}")

    def complaint(self) -> Complaint:
        """Return the sentence."""
        special = getattr(self, f"_{self.type}", None)
        if special is not None:
            made: Complaint = special()
            return made
        if self.type in KINDS:
            return Complaint(self.path, f"{self.shown} should be {self.kind()}")
        said = self.message.removeprefix("Value error, ").removeprefix("Assertion failed, ")
        for what in ("Input ", "String "):
            if said.startswith(what):
                said = said.replace(what, f"{self.shown} ", 1)
        return Complaint(self.path, said)

    def _extra_forbidden(self) -> Complaint:
        name = str(self.path[-1])
        return Complaint(self.path, f"no field '{name}' belongs here{self._hint(name)}")

    _unexpected_keyword_argument = _extra_forbidden

    def _hint(self, name: str) -> str:
        fields = self.siblings
        near = nearest(name, fields)
        if near:
            return f"; did you mean '{near}'?"
        return f"; the fields are {_listed(fields)}" if fields else ""

    def _missing(self) -> Complaint:
        kinds = [
            _expected(one)
            for node in self.nodes()
            for field in [node.get("properties", {}).get(self.missing)]
            if field is not None
            for one in self._nodes(field)
        ]
        words = " or ".join(dict.fromkeys(kind for kind in kinds if kind))
        should = f"; it should be {words}" if words else ""
        return Complaint(self.path, f"the field '{self.missing}' is missing{should}")

    _missing_argument = _missing

    def _literal_error(self) -> Complaint:
        known = QUOTED.findall(self.context["expected"])
        what = "the key " if self.about_key else ""
        if not known:
            return Complaint(self.path, f"{self.shown} should be {self.context['expected']}")
        return Complaint(self.path, f"{what}{self.shown} is not known{_guess(self.shown, known)}")

    def _union_tag_invalid(self) -> Complaint:
        field = self.context["discriminator"].strip("'")
        known = QUOTED.findall(self.context["expected_tags"])
        shown = _shown(self.context["tag"])
        return Complaint((*self.path, field), f"{shown} is not known{_guess(shown, known)}")

    def _union_tag_not_found(self) -> Complaint:
        field = self.context["discriminator"].strip("'")
        known = [kind for name, kinds in self._tags(self.node) if name == field for kind in kinds]
        if len(known) > MANY:
            should = f"; it names one of {len(known)} kinds, which the JSON Schema lists"
        else:
            should = f"; it should be one of {_listed(known)}" if known else ""
        return Complaint(self.path, f"the field '{field}' is missing{should}")

    def _string_pattern_mismatch(self) -> Complaint:
        what = "the key " if self.about_key else ""
        pattern = self.context["pattern"]
        if pattern in FORMS:
            return Complaint(self.path, f"{what}{self.shown} should be made of {FORMS[pattern]}")
        return Complaint(self.path, f"{what}{self.shown} does not have the form {pattern}")


def _guess(shown: str, known: list[str]) -> str:
    near = nearest(shown.strip("'"), known)
    return f"; did you mean '{near}'?" if near else f"; it should be one of {_listed(known)}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def _expected(node: Schema) -> str:
    values = node.get("enum", [node["const"]] if "const" in node else [])
    if values:
        listed = ", ".join(_shown(value) for value in values)
        return listed if len(values) == 1 else f"one of {listed}"
    return TYPES.get(node.get("type", ""), "")


def _shown(value: Any) -> str:
    """Format a value for a message: text in single quotes, all else as JSON, cut to a short
    line."""
    if isinstance(value, str):
        return f"'{value if len(value) <= 60 else value[:57] + '...'}'"
    if isinstance(value, dict):
        return "an object" if value else "an empty object"
    if isinstance(value, list | tuple):
        return "a list" if value else "an empty list"
    text = json.dumps(value, default=str)
    return text if len(text) <= 60 else text[:57] + "..."

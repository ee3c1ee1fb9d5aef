"""Checks of content that the models cannot make: references, places of use, counts.

Each check walks one component and yields the path of a field with what is wrong there and
what would be right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from game.outer_rim import components as c
from game.outer_rim.conditions import CHECKS
from game.outer_rim.effects import Ability, Condition, Model
from game.outer_rim.values import PURE_FIELDS
from game.outer_rim.verbs import VERBS
from game.table.maps import Piece
from game.table.packs import Pack, Problem

Found = Iterator[tuple[str, str]]
DICE_VERBS = frozenset(("reroll", "turn", "add", "cancel"))
CONTACT_VERBS = frozenset(("hire", "discard_contact"))
JOB_VERBS = frozenset(("complete_job", "fail_job", "go_to"))


class Known:
    """The ids that components may refer to."""

    def __init__(self, parts: Mapping[str, Any], maps: Mapping[str, Mapping[str, Piece]]) -> None:
        self.parts = parts
        spaces = [
            space for row in maps.values() for piece in row.values() for space in piece.spaces
        ]
        self.spaces = {space.id for space in spaces}
        self.planets = {space.id for space in spaces if space.kind == "planet"}
        self.numbers = {card.number for card in parts.values() if hasattr(card, "number")}

    def of(self, kind: type) -> list[str]:
        """The ids of all components of a kind."""
        return [id for id, part in self.parts.items() if isinstance(part, kind)]


def check(packs: Mapping[str, Pack], maps: Mapping[str, Mapping[str, Piece]]) -> Iterable[Problem]:
    """Everything wrong in the packs of this game, given all packs and maps by id."""
    own = [pack for pack in packs.values() if pack.game == "outer_rim"]
    parts = {id: part for pack in own for id, part in pack.components.items()}
    known = Known(parts, maps)
    for pack in own:
        for id, part in pack.components.items():
            file, line = pack.where[id]
            for rule in RULES:
                for path, message in rule(known, part):
                    yield Problem(file, line, f"{id}.{path}", message)


def _missing(what: str, word: str, ids: Iterable[str]) -> str:
    near = get_close_matches(word, list(ids), 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    return f"no {what} '{word}'{hint}"


def references(known: Known, part: Any) -> Found:
    """Cards, contacts, ships and planets that are named exist."""
    wanted: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("target", "contact", known.of(c.Contact)),
        ("deliver_to", "planet", known.planets),
        ("starting_planet", "planet", known.planets),
        ("contact", "contact", known.of(c.Contact)),
        ("ship", "ship sheet", known.of(c.Ship)),
    )
    for holder, path in ((part, ""), (getattr(part, "asset", None), "asset.")):
        if holder is None:
            continue
        for name, what, ids in wanted:
            value = getattr(holder, name, None)
            if value is not None and value not in ids:
                yield path + name, _missing(what, value, ids)
        goal = getattr(holder, "destination", None)
        if goal not in (None, "another_player") and goal not in known.planets:
            yield path + "destination", _missing("planet", str(goal), known.planets)
        for place, space in enumerate(getattr(holder, "no_sale", ())):
            if space not in known.planets:
                yield f"{path}no_sale.{place}", _missing("planet", space, known.planets)
        number = getattr(holder, "databank", None)
        if number is not None and number not in known.numbers:
            yield path + "databank", f"no databank card has number {number}"


def encounter_sections(known: Known, part: Any) -> Found:
    """Encounter cards belong to a deck, name spaces it serves, and keep only what they carry."""
    if not isinstance(part, c.EncounterCard):
        return
    decks = known.of(c.EncounterDeck)
    if part.deck not in decks:
        yield "deck", _missing("encounter deck", part.deck, decks)
    for number, section in enumerate(part.sections):
        for space in section.spaces:
            if space not in known.spaces:
                yield f"sections.{number}.spaces", _missing("space", space, known.spaces)
        verbs = {effect.do for _, effect in effects(section)}
        if "keep" in verbs and part.asset is None:
            yield f"sections.{number}", "keeps the card's asset, but the card has none"
        if ("keep_secret" in verbs) != (section.secret is not None):
            yield f"sections.{number}", "a secret needs both 'keep_secret' and 'secret'"


def walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All models within a component, with their paths."""
    if isinstance(value, Model):
        yield path, value
        for name in type(value).model_fields:
            yield from walk(getattr(value, name), f"{path}.{name}" if path else name)
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from walk(item, f"{path}.{place}")


def effects(part: Any) -> Iterator[tuple[str, Any]]:
    """All effects within a component, AI lines left out."""
    for path, model in walk(part):
        if hasattr(model, "do") and not isinstance(part, c.AICard):
            yield path, model


def verbs_in_place(known: Known, part: Any) -> Found:
    """Verbs stand where they can work, and numbers that they name exist."""
    windows: dict[str, str] = {}
    for path, model in walk(part):
        if isinstance(model, Ability):
            windows[path] = model.when
    for path, effect in effects(part):
        if effect.do not in VERBS and effect.do not in DICE_VERBS:
            yield path, f"the engine has no verb '{effect.do}'"
        if effect.do in DICE_VERBS and not _within(path, windows, ("own_dice", "opponent_dice")):
            yield path, f"'{effect.do}' works on dice: only in own_dice or opponent_dice"
        if effect.do in CONTACT_VERBS and not isinstance(part, c.ContactCard):
            yield path, f"'{effect.do}' belongs on the databank card of a contact"
        if effect.do in JOB_VERBS and not _is_job(part):
            yield path, f"'{effect.do}' belongs in a job"
        if effect.do == "go_to" and isinstance(part, c.JobCard) and effect.step > len(part.steps):
            yield path, f"step {effect.step} of {len(part.steps)}"
        if effect.do == "databank" and effect.number not in known.numbers:
            yield path, f"no databank card has number {effect.number}"


def _within(path: str, windows: dict[str, str], whens: tuple[str, ...]) -> bool:
    return any(path.startswith(f"{place}.") and when in whens for place, when in windows.items())


def _is_job(part: Any) -> bool:
    """Is it a job, its databank card, or a databank card that a job may call for?"""
    inner = getattr(part, "asset", None) or part
    return isinstance(part, c.JobCard | c.TroubleCard) or isinstance(inner, c.JobFields)


def abilities(known: Known, part: Any) -> Found:
    """Abilities always in force depend on the loadout alone; others do something."""
    for path, model in walk(part):
        if not isinstance(model, Ability):
            continue
        if model.when == "always":
            impure = _fields(model.only) - PURE_FIELDS
            if impure:
                yield path, f"'always' may not depend on {', '.join(sorted(impure))}"
            if model.then or not (model.modify or model.skills or model.grants):
                yield path, "'always' takes modify, skills or grants, and no 'then'"
        elif not model.then or model.modify or model.skills or model.grants:
            yield path, f"'{model.when}' takes 'then' alone"


def _fields(only: Condition | None) -> set[str]:
    """The fields of a condition and of those within it."""
    if only is None:
        return set()
    inner = [*only.any, *([only.no] if only.no is not None else [])]
    return set(only.model_fields_set).union(*(_fields(each) for each in inner))


def conditions(known: Known, part: Any) -> Found:
    """Conditions name what exists, and are known to the engine."""
    for path, model in walk(part):
        if isinstance(model, Condition):
            for name in model.model_fields_set - CHECKS.keys():
                yield f"{path}.{name}", "the engine does not read this field"
            for card in model.has:
                if card not in known.parts:
                    yield f"{path}.has", _missing("card", card, known.parts)
            for space in model.spaces:
                if space not in known.spaces:
                    yield f"{path}.spaces", _missing("space", space, known.spaces)


RULES: tuple[Callable[[Known, Any], Found], ...] = (
    references,
    encounter_sections,
    verbs_in_place,
    abilities,
    conditions,
)

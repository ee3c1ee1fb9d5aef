"""Checks of content that the models cannot make: references, moments, and what a box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.mandalorian import maps as ma_maps
from game.mandalorian.cards import box, fitting
from game.mandalorian.cards import effects as x
from game.mandalorian.cards import models as c
from game.mandalorian.cards.winning import missions
from game.mandalorian.cards.words import kinds_in, words
from game.mandalorian.maps import MissionMap
from game.resources import ROOT
from game.table.maps.drawing import MapError
from game.table.packs import drawings, linting
from game.table.packs.reading import Pack, PackError, Problem, nearest

ID = "mandalorian"
Found = Iterator[tuple[str, str]]
"""path in a component, sentence"""

TOKENS = {1: 24, 2: 29, 3: 28, 4: 25}
"""threat tokens by mission (MA-016)"""
CHARACTERS, DECK, PLANNING, EVENTS, GUIDES, WHITE = 8, 12, 20, 12, 71, 5
"""printed numbers of components (MA-008, MA-022, MA-017, MA-014, MA-010, MA-019)"""
INTROS = ROOT / "assets" / "mandalorian" / "intros"
"""the pictures of intros"""
SUMS = range(26, 30)
"""strength of a whole skill deck: with two cards a turn it fills about one slot"""


def check(packs: Mapping[str, Pack], maps: Mapping[str, Mapping[str, Any]]) -> list[Problem]:
    """Return all faults of the packs of this game, given packs in the order they load.

    While the box or its maps cannot be read, nothing is reported: those problems are known.
    """
    own = {id: pack for id, pack in packs.items() if pack.game == ID}
    try:
        stock = own if ID in own else {ID: box.cards(), **own}
        boxes = ma_maps.load_maps()
        known = boxes | {id: map for each in maps.values() for id, map in each.items()}
    except (PackError, MapError):
        return []

    def found(parts: Mapping[str, Any]) -> linting.Findings:
        return findings(parts, known)

    problems = linting.located(stock, own, found) if own else []
    used = [
        part.map
        for pack in stock.values()
        for part in pack.components.values()
        if isinstance(part, c.Mission)
    ]
    problems += drawings.unnamed(own.values(), boxes, used, "mission")
    if ID in own:
        problems += linting.located({ID: own[ID]}, [ID], printed)
    return problems


def findings(parts: Mapping[str, Any], maps: Mapping[str, MissionMap]) -> linting.Findings:
    """Yield the faults of a set of components."""
    for id, part in parts.items():
        for path, message in (*references(parts, part), *fitting.faults(part)):
            yield id, path, message
    led = {each.character for each in parts.values() if isinstance(each, c.Skill)}
    for id, part in parts.items():
        if isinstance(part, c.Character) and id not in led:
            yield id, "id", f"'{id}' has no skill cards"
    for one, other in alike(parts):
        yield one, "", f"it says the same as '{other}'; raise the count of one of them"
    yield from missions(parts, maps)
    tables = sum(isinstance(each, c.Table) for each in parts.values())
    if tables != 1:
        yield "", "", f"there are {tables} tables of figures; a game needs one"


# --- references -----------------------------------------------------------------------------------


def references(parts: Mapping[str, Any], part: Any) -> Found:
    """Yield the ids in a component that name nothing of the right kind."""
    for path, kind, id in named(part):
        if not isinstance(parts.get(id), kind):
            known = [each.id for each in parts.values() if isinstance(each, kind)]
            near = nearest(id, known)
            hint = f"; did you mean '{near}'?" if near else ""
            yield path, f"no {kind.__name__.lower()} '{id}'{hint}"
    if isinstance(part, c.Mission):
        for path, id in of_mission(part):
            threat = parts.get(id)
            if isinstance(threat, c.Threat) and threat.mission != part.number:
                yield path, f"'{id}' belongs to mission {threat.mission}, not {part.number}"
        drawn = [each.stem for each in INTROS.glob("*.webp")]
        for at, panel in enumerate(part.intro):
            if panel.art not in drawn:
                near = nearest(panel.art, drawn)
                hint = f"; did you mean '{near}'?" if near else ""
                yield f"intro.{at}.art", f"no panel '{panel.art}' is drawn{hint}"


def named(part: Any) -> Iterator[tuple[str, type[c.Component], str]]:
    """Yield the ids that a component names, each with its path and the kind that is meant."""
    if isinstance(part, c.Skill):
        yield "character", c.Character, part.character
    elif isinstance(part, c.Mission):
        for at, id in enumerate(part.characters):
            yield f"characters.{at}", c.Character, id
        for path, id in of_mission(part):
            yield path, c.Threat, id
        if part.sheet is not None:
            yield "sheet", c.Mission, part.sheet
    elif isinstance(part, c.Guide):
        if part.mission is not None:
            yield "mission", c.Mission, part.mission
        for at, id in enumerate(part.others):
            yield f"others.{at}", c.Mission, id
        if part.challenge is not None:
            for at, id in enumerate(part.challenge.unused):
                yield f"challenge.unused.{at}", c.Threat, id
        for at, id in enumerate(part.adds):
            yield f"adds.{at}", c.Component, id
    elif isinstance(part, c.Way):
        for at, each in enumerate(part.hands):
            yield f"hands.{at}.mission", c.Mission, each.mission
    elif isinstance(part, c.Envelope):
        yield "holds.0", c.Way, part.holds[0]
        for at, id in enumerate(part.holds[1:], 1):
            yield f"holds.{at}", c.Role, id
    for path, deed in words(part):
        if isinstance(deed, x.Fetch):
            yield f"{path}.card", c.Planning, deed.card


def of_mission(part: c.Mission) -> Iterator[tuple[str, str]]:
    """Yield the threats that a mission names, each with its path."""
    goal = part.goal
    yield from (
        (f"goal.{name}", id)
        for name, id in (("carries", goal.carries), ("defeated", goal.defeated))
        if id is not None
    )
    yield from ((f"takes.{at}", id) for at, id in enumerate(part.takes))
    yield from ((f"carried_work.{id}", id) for id in part.carried_work)
    for at, crisis in enumerate(part.crisis):
        if crisis.present is not None:
            yield f"crisis.{at}.present", crisis.present
    for path, deed in words(part):
        if isinstance(deed, x.Enter | x.Hunt | x.Retreat) and deed.threat is not None:
            yield f"{path}.threat", deed.threat


def alike(parts: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield components that say the same as one before them, with that one."""
    seen: dict[str, str] = {}
    for id, part in parts.items():
        if isinstance(part, c.Guide | c.Table | c.Envelope):
            continue
        left = {"id", "name", "story", "fidelity", "guide", "count", "primer", "briefing"}
        left |= {"stakes", "taken", "used", "effect_line", "defeated", "six_line", "intro"}
        said = f"{part.kind} {part.model_dump_json(exclude=left)}"
        if isinstance(part, c.Character):
            continue
        if said in seen:
            yield id, seen[said]
        seen.setdefault(said, id)


# --- the box --------------------------------------------------------------------------------------


def printed(parts: Mapping[str, Any]) -> linting.Findings:
    """Yield what differs from the box: its counts, its decks, and words that no card uses."""
    for message in (*counts(parts), *decks(parts), *guide_numbers(parts), *begun(parts)):
        yield "", "", message
    used = kinds_in(parts.values())
    for word in sorted(x.KINDS - used):
        yield "", "", f"no card says '{word}'; take the word out of the language"


def several(parts: Iterable[Any], kind: type[Any]) -> int:
    """Return the number of cards or tokens of a kind that are in the box from the start."""
    return sum(
        getattr(each, "count", 1)
        for each in parts
        if isinstance(each, kind) and not each.guide  # the guide deck adds the others
    )


def counts(parts: Mapping[str, Any]) -> Iterator[str]:
    """Yield the numbers of components that are not those of the box."""
    every = parts.values()
    wanted: list[tuple[str, int, int]] = [
        ("characters", several(every, c.Character), CHARACTERS),
        ("planning cards", several(every, c.Planning), PLANNING),
        ("event cards", several(every, c.EventCard), EVENTS),
    ]
    for number, right in TOKENS.items():
        own = [each for each in every if isinstance(each, c.Threat) and each.mission == number]
        wanted.append((f"threat tokens of mission {number}", several(own, c.Threat), right))
    for table in (each for each in every if isinstance(each, c.Table)):
        wanted.append(("white disrupt tokens", len(table.white), WHITE))
    for what, found, right in wanted:
        if found != right:
            yield f"there are {found} {what}; {right} are right"


def decks(parts: Mapping[str, Any]) -> Iterator[str]:
    """Yield skill decks that are not twelve cards, or that are too strong or too weak."""
    cards = [each for each in parts.values() if isinstance(each, c.Skill) and not each.guide]
    for id, part in parts.items():
        if isinstance(part, c.Character):
            deck = [each for each in cards if each.character == id]
            number = sum(each.count for each in deck)
            strength = sum(each.count * each.strength for each in deck)
            if number != DECK:
                yield f"the deck of {part.name} has {number} cards; {DECK} are right"
            if strength not in SUMS:
                told = f"{SUMS.start} to {SUMS.stop - 1} are right"
                yield f"the deck of {part.name} has {strength} strength in all; {told}"


def begun(parts: Mapping[str, Any]) -> Iterator[str]:
    """Yield missions that begin without an intro (MA-042); a sheet is another map of one."""
    for part in parts.values():
        if isinstance(part, c.Mission) and part.sheet is None and not part.intro:
            yield f"the mission {part.name} has no intro"


def guide_numbers(parts: Mapping[str, Any]) -> Iterator[str]:
    """Yield numbers of the guide deck that no card has, or more than one."""
    have: Counter[int] = Counter()
    for each in parts.values():
        if isinstance(each, c.Guide):
            have[each.number] += 1
        elif each.guide:
            have.update(range(each.guide, each.guide + getattr(each, "count", 1)))
    for number in sorted({*range(1, GUIDES + 1), *have}):
        if have[number] != 1 or number > GUIDES:
            yield f"{have[number]} guide cards have the number {number}; one of 1 to {GUIDES} each"

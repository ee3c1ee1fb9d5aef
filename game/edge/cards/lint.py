"""Faults of the content that its models cannot see: ids that lead nowhere, scenes that nobody
reaches, stories that do not end (design 1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.edge import talents
from game.edge.cards import box, job_lint, map_lint, pair_lint, story_lint
from game.edge.cards.creation import Specialization
from game.edge.cards.effects import Gain, Goto, Lose, Recruit, Truth, Unmask
from game.edge.cards.jobs import JobPlace
from game.edge.cards.models import Hero, Motive
from game.edge.cards.scenes import (
    Adventure,
    Asking,
    Battle,
    Encounter,
    End,
    Feature,
    Hub,
    Press,
    Scene,
    Shop,
    Way,
)
from game.edge.catalog import exits_of, walk
from game.edge.dice.pool import Level
from game.edge.maps import load_maps, of_packs
from game.edge.names import LINKED
from game.table.maps.areas import Areas
from game.table.maps.drawing import MapError
from game.table.packs import drawings, linting
from game.table.packs.linting import Findings
from game.table.packs.reading import Pack, PackError, Problem, nearest

ID = "edge"
Parts = Mapping[str, Any]


def check(packs: Mapping[str, Pack], maps: Mapping[str, Mapping[str, Any]]) -> list[Problem]:
    """Return all faults of the packs of this game, given packs in the order they load."""
    own = {id: pack for id, pack in packs.items() if pack.game == ID}
    try:
        stock = own if ID in own else {ID: box.cards(), **own}
        known = of_packs(stock.values())
    except (PackError, MapError):
        return []
    used = [
        part.map
        for pack in stock.values()
        for part in pack.components.values()
        if isinstance(part, Encounter | JobPlace)
    ]
    strange = drawings.unnamed(own.values(), load_maps(), used, "encounter")
    return linting.located(stock, own, lambda parts: findings(parts, known)) + strange


def findings(parts: Parts, maps: Mapping[str, Areas] | None = None) -> Findings:
    """Return every fault: component, path in it, sentence. Without maps those of the box are
    used."""
    scenes = {id: each for id, each in parts.items() if isinstance(each, Scene)}
    for id, scene in scenes.items():
        if isinstance(scene, Asking):
            yield from _one_sided(id, scene)
        yield from _impossible(id, scene)
        if scene.pressed and scene.kind not in PRESSED:
            known = ", ".join(PRESSED)
            yield id, "pressed", f"only these have a pressed form: {known}"
    lost = False
    for id, each in parts.items():
        for path, words in _lost(parts, each):
            lost = True
            yield id, path, words
        if isinstance(each, Hero):
            yield from _strange_holes(parts, each)
        if isinstance(each, Press):
            yield from _one_sided(id, each)
            yield from _strays(id, each)
        if isinstance(each, Adventure):
            yield from _story(parts, each)
    yield from story_lint.findings(parts)
    yield from job_lint.findings(parts)
    yield from map_lint.findings(parts, load_maps() if maps is None else maps)
    if not lost:
        yield from pair_lint.findings(parts)


def _lost(parts: Parts, part: Any) -> Iterator[tuple[str, str]]:
    """Return ids in a part that lead nowhere: path in it, sentence."""
    for path, kind, id in _named(part):
        fits = isinstance(parts.get(id), Scene) if kind == "scene" else _kind(parts, id) == kind
        if not fits:
            known = [each for each in parts if _kind(parts, each) == kind] if kind != "scene" else [
                each for each, other in parts.items() if isinstance(other, Scene)
            ]  # fmt: skip
            near = nearest(id, known)
            hint = f"; did you mean '{near}'?" if near else ""
            yield path, f"no {WORDS.get(kind, kind)} '{id}'{hint}"


IMPOSSIBLE = Level.IMPOSSIBLE.dice
PRESSED = ("story", "check", "contest", "rivals", "hub")
"""kinds of scenes that may take a pressed form"""


def _strays(id: str, press: Press) -> Findings:
    """Return ways on in the check of those who press: the scene that they come to follows."""
    for path, each in walk(press):
        if isinstance(each, Goto):
            yield id, path, "the obligation scene follows: leave out 'goto'"


def _strange_holes(parts: Parts, hero: Hero) -> Findings:
    """Return holes of a hero that no talent card of his has."""
    for at, hole in enumerate(hero.holes):
        special = parts.get(talents.special_of(hole))
        if not isinstance(special, Specialization) or special.id not in hero.specializations:
            yield hero.id, f"holes.{at}", "the hero has no such specialization: name it there too"
        elif talents.row(special, talents.talent_of(hole)) is None:
            known = special.card.talents if special.card is not None else ()
            found = ", ".join(known) or "none"
            yield hero.id, f"holes.{at}", f"its card has no such talent; it has {found}"


WORDS = {"gear": "card"}
"""words for kinds, where they have another"""


def _kind(parts: Parts, id: str) -> str:
    return str(getattr(parts.get(id), "kind", ""))


def _named(part: Any) -> Iterator[tuple[str, str, str]]:
    """Return the ids that a part names: path in it, kind, id."""
    if isinstance(part, Hero):
        yield from ((f"slots.{slot}", "gear", id) for slot, id in part.slots.items())
        own = enumerate(part.specializations)
        yield from ((f"specializations.{at}", "specialization", id) for at, id in own)
    if isinstance(part, Specialization):
        yield "career", "career", part.career
        for name, ids in (
            (("first", part.card.first), ("second", part.card.second))
            if (part.card is not None)
            else ()
        ):
            yield from ((f"card.{name}.{at}", "talent", id) for at, id in enumerate(ids))
    if isinstance(part, Motive):
        for at, way in enumerate(part.ways):
            yield f"ways.{at}", "scene", way.partition(".")[0]
    if isinstance(part, Scene):
        yield "adventure", "adventure", part.adventure
    if isinstance(part, Shop):
        yield from ((f"stock.{at}", "gear", id) for at, id in enumerate(part.stock))
    if isinstance(part, Battle):
        yield "crew", "ship", part.crew
        yield from ((f"raiders.{at}.ship", "ship", e.ship) for at, e in enumerate(part.raiders))
    if isinstance(part, Encounter):
        yield from ((f"foes.{at}.foe", "adversary", e.foe) for at, e in enumerate(part.foes))
        yield from (("terms", "scene", id) for id in (part.terms,) if id)
    if isinstance(part, Hub):
        yield from ((f"sites.{at}.scene", "scene", e.scene) for at, e in enumerate(part.sites))
    if isinstance(part, Scene | Adventure | Press):
        for path, each in walk(part):
            if isinstance(each, Goto):
                yield f"{path}.scene", "scene", each.scene
            elif isinstance(each, Gain | Lose | Recruit):
                yield f"{path}.card", "gear", each.card
            elif isinstance(each, Unmask | Truth):
                yield f"{path}.of", "scene", each.of
                if isinstance(each, Truth) and each.card:
                    yield f"{path}.card", "gear", each.card


def _impossible(id: str, scene: Scene) -> Findings:
    """Return impossible tasks without five Difficulty dice, or without a check."""
    for path, each in walk(scene):
        if isinstance(each, Way | Feature) and each.impossible:
            if each.difficulty != IMPOSSIBLE:
                yield id, f"{path}.difficulty", f"an impossible task has {IMPOSSIBLE} dice"
            if not each.skills:
                yield id, f"{path}.skills", "an impossible task is a check: name its skills"


def _one_sided(id: str, scene: Asking | Press) -> Findings:
    """Return checks whose skills all rest on one characteristic."""
    skills = {skill for way in scene.ways for skill in way.skills}
    if len({LINKED[skill] for skill in skills}) < 2:
        yield id, "ways", "name skills of at least two characteristics"


def _story(parts: Parts, story: Adventure) -> Findings:
    """Return what is wrong with an adventure as a whole."""
    own = {i: s for i, s in parts.items() if isinstance(s, Scene) and s.adventure == story.id}
    if story.start not in own:
        yield story.id, "start", f"no scene '{story.start}' in this adventure"
        return
    marks = {each.scene for _, each in walk(story) if isinstance(each, Goto)}
    ways = {id: (set(exits_of(scene)) | marks) & set(own) for id, scene in own.items()}
    seen = _reached({story.start}, ways)
    for id in own:
        if id not in seen:
            yield id, "", "nothing leads to this scene"
    ends = {id for id, scene in own.items() if isinstance(scene, End)}
    back: dict[str, set[str]] = {id: set() for id in own}
    for id, following in ways.items():
        for each in following:
            back[each].add(id)
    hubs = {site.scene: id for id, s in own.items() if isinstance(s, Hub) for site in s.sites}
    for site, hub in hubs.items():
        if site in back:
            back[hub].add(site)
    leading = _reached(ends, back)
    for id in seen:
        if id not in leading:
            yield id, "", "no end can be reached from this scene"
    for id in _circling(own, ways):
        yield id, "", "an approach leads back to this scene, and no one-time scene breaks the loop"


def _circling(own: Mapping[str, Scene], ways: Mapping[str, set[str]]) -> list[str]:
    """Return scenes on a circle, or on a way from one circle to another, that has no hub in it,
    whose places are seen once each."""
    left = {id: ways[id] for id, scene in own.items() if not isinstance(scene, Hub)}
    while True:
        into = {each for following in left.values() for each in following}
        loose = {
            id for id, following in left.items() if id not in into or not following & set(left)
        }
        if not loose:
            return list(left)
        left = {id: following for id, following in left.items() if id not in loose}


def _reached(start: set[str], ways: Mapping[str, set[str]]) -> set[str]:
    seen, new = set(start), set(start)
    while new:
        new = {each for id in new for each in ways.get(id, ())} - seen
        seen |= new
    return seen

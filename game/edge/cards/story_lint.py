"""Faults of the ways through a story: outcomes that lead nowhere, flags that nothing sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.edge.cards.effects import ALWAYS, FIRED, THREAD, Branches, Flag, Goto, If, Truth, Unmask
from game.edge.cards.scenes import Adventure, Asking, CheckScene, Encounter, Hub, Scene, Story
from game.edge.catalog import walk
from game.table.packs.linting import Findings

OUTCOMES = ("success", "failure", "done", "then", "leave", "won", "lost", "nobody", "stalemate",
            "away")  # fmt: skip
"""the fields of scenes that lead on, whatever kind has them"""


def findings(parts: Mapping[str, Any]) -> Findings:
    """Return every fault of the ways on and flags of scenes: component, path, sentence."""
    scenes = {id: each for id, each in parts.items() if isinstance(each, Scene)}
    sites = {site.scene for hub in scenes.values() if isinstance(hub, Hub) for site in hub.sites}
    for id, scene in scenes.items():
        if id not in sites:  # a site leads back to its hub
            yield from ((id, path, words) for path, words in _stuck(scene))
    flags = {id: _set(each) for id, each in parts.items()}
    for each in parts.values():
        if isinstance(each, Adventure):
            yield from _flags(parts, flags, each)


# --- ways on --------------------------------------------------------------------------------------


def _stuck(scene: Scene) -> Iterator[tuple[str, str]]:
    """Return the outcomes of a scene that lead nowhere: path, sentence."""
    for name in OUTCOMES:
        if name in type(scene).model_fields:
            yield from _branches(name, getattr(scene, name), _by_way(scene, name))
    if isinstance(scene, Encounter) and scene.taken:
        yield from _branches("taken", scene.taken, False)
    if isinstance(scene, Story | Asking):
        for at, choice in enumerate(scene.choices):
            if not _leads(choice.deeds):
                yield f"choices.{at}", "nothing follows this choice: add 'goto'"


def _by_way(scene: Scene, name: str) -> bool:
    """Return True if each way of a check leads on by what it adds to an outcome itself."""
    if not isinstance(scene, CheckScene) or name not in ("success", "failure"):
        return False
    return all(not list(_branches("", getattr(way, name), False)) for way in scene.ways)


def _branches(path: str, branches: Branches, led: bool) -> Iterator[tuple[str, str]]:
    """Return what is wrong with an outcome; ``led`` if it leads on without these branches."""
    if led:
        return
    for at, branch in enumerate(branches):
        if not _leads(branch.deeds):
            yield f"{path}.{at}", "nothing follows this outcome: add 'goto'"
    if not any(branch.when == ALWAYS for branch in branches):
        yield path, "nothing follows where no condition holds: end with a branch without 'when'"


def _leads(deeds: tuple[Any, ...]) -> bool:
    return any(isinstance(each, Goto) for each in deeds)


# --- flags ----------------------------------------------------------------------------------------


def _flags(parts: Mapping[str, Any], flags: Mapping[str, set[str]], story: Adventure) -> Findings:
    """Return flags that an adventure reads and never sets: those of others have ended by then.

    ``flags`` are those that each part sets.
    """
    own = {i: s for i, s in parts.items() if isinstance(s, Scene) and s.adventure == story.id}
    shared = [id for id, each in parts.items() if not isinstance(each, Scene | Adventure)]
    known = {FIRED}.union(*(flags[id] for id in (*own, story.id, *shared)))
    kept = {flag for found in flags.values() for flag in found if flag.startswith(THREAD)}
    for id, scene in (*own.items(), (story.id, story)):
        for path, each in walk(scene):
            if isinstance(each, If):
                for flag in (*each.flags, *each.without):
                    if flag not in known and flag not in kept:
                        yield id, path, f"nothing sets the flag '{flag}' in this adventure"


def _set(part: Any) -> set[str]:
    """Return the flags that a part sets."""
    found = set()
    for _, each in walk(part):
        if isinstance(each, Flag):
            found.add(each.flag)
        elif isinstance(each, Truth):
            found |= {each.true, each.false}
        elif isinstance(each, Unmask):
            found |= {f"{each.of}_lie_{n}" for n in range(len(each.names))}
    return found

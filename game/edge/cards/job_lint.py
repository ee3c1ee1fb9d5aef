"""Faults of the parts of jobs: skills of one characteristic, ids that lead nowhere, flags and
tracks that a job does not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.edge.cards import effects as fx
from game.edge.cards import jobs as j
from game.edge.catalog import walk
from game.edge.names import LINKED
from game.table.packs.linting import Findings


def findings(parts: Mapping[str, Any]) -> Findings:
    """Return every fault of the parts of jobs: component, path in it, sentence."""
    for id, each in parts.items():
        if isinstance(each, j.JobPart):
            yield from _deeds(parts, id, each)
            yield from _one_sided(id, each)
        if isinstance(each, j.JobHitch) and each.rivals:
            yield from _raced(id, each)
        if isinstance(each, j.JobPlace):
            yield from _people(parts, id, each)
        if isinstance(each, j.JobHitch):
            for at, other in enumerate(each.foes):
                if _kind(parts, other.foe) != "adversary":
                    yield id, f"foes.{at}.foe", f"no adversary '{other.foe}'"
    sorts = [any(isinstance(each, sort) for each in parts.values()) for sort in j.SORTS]
    if any(sorts) and not all(sorts):
        lacking = j.SORTS[sorts.index(False)].model_fields["kind"].annotation
        yield "", "", f"no jobs are possible: add a {_word(lacking)}"


def _word(kind: Any) -> str:
    return f"'{kind.__args__[0]}'"


def _deeds(parts: Mapping[str, Any], id: str, part: j.JobPart) -> Findings:
    """Return deeds that make no sense in a job."""
    for path, each in walk(part):
        if isinstance(each, fx.Goto):
            yield id, path, "a job picks its next scene: leave out 'goto'"
        elif isinstance(each, fx.Flag) and not each.flag.startswith(j.FLAG):
            yield id, path, f"'{each.flag}' would outlive the job: begin it with '{j.FLAG}'"
        elif isinstance(each, fx.Advance) and each.track not in j.TRACKS:
            known = ", ".join(j.TRACKS)
            yield id, path, f"a job has no track '{each.track}', only {known}"
        elif isinstance(each, fx.Gain | fx.Lose) and _kind(parts, each.card) != "gear":
            yield id, path, f"no card '{each.card}'"


def _kind(parts: Mapping[str, Any], id: str) -> str:
    return str(getattr(parts.get(id), "kind", ""))


def _one_sided(id: str, part: j.JobPart) -> Findings:
    """Return checks whose skills all rest on one characteristic."""
    for path, ways in _checks(part):
        skills = {skill for way in ways for skill in way.skills}
        if len({LINKED[skill] for skill in skills}) < 2:
            yield id, path, "name skills of at least two characteristics"


def _raced(id: str, hitch: j.JobHitch) -> Findings:
    """Return what makes no sense in a competitive check."""
    if not hitch.ways:
        yield id, "rivals", "the heroes need 'ways' to strive with them"
    for at, way in enumerate(hitch.ways):
        if way.hard:
            yield id, f"ways.{at}.hard", "all roll against one difficulty: leave out 'hard'"


def _checks(part: j.JobPart) -> Iterator[tuple[str, tuple[j.JobWay, ...]]]:
    if isinstance(part, j.JobKind | j.JobPlace):
        yield "ways", part.ways
    if isinstance(part, j.JobKind):
        yield "site.ways", part.site.ways
    if isinstance(part, j.JobPlace):
        for at, site in enumerate(part.sites):
            yield f"sites.{at}.ways", site.ways
    if isinstance(part, j.JobHitch) and part.ways:
        yield "ways", part.ways


def _people(parts: Mapping[str, Any], id: str, place: j.JobPlace) -> Findings:
    """Return adversaries of a place that there are not, or that are of the wrong kind."""
    wanted_ = [("foe", place.foe, True), ("leader", place.leader, False)]
    wanted_ += [("suppressor", place.suppressor, True)] if place.suppressor else []
    for path, foe, minion in wanted_:
        if _kind(parts, foe) != "adversary":
            yield id, path, f"no adversary '{foe}'"
        elif (parts[foe].type == "minion") != minion:
            wanted = "minions" if minion else "a rival or nemesis"
            yield id, path, f"'{foe}' is of the wrong kind: name {wanted}"

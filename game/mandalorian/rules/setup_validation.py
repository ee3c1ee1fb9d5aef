"""The problems of a setup, each in a sentence (MA-061, MA-074, MA-300 to MA-311)."""

from __future__ import annotations

from collections.abc import Iterator

from game.mandalorian import weekly
from game.mandalorian.catalog import Content
from game.mandalorian.names import COMPANION
from game.mandalorian.rules.positions import problems as position_problems
from game.mandalorian.state import Setup


def problems_of(content: Content, setup: Setup) -> list[str]:
    """Return every problem of a setup."""
    if setup.mission not in content.missions:
        known = ", ".join(content.missions)
        return [f"mission: no '{setup.mission}'; the missions are {known}."]
    found = [*_seats(setup), *_characters(content, setup), *_challenges(content, setup)]
    found += _way(content, setup)
    if not found and setup.position is not None:
        found += position_problems(content, setup, setup.position)
    return found


def count_of(setup: Setup) -> int:
    """Return the number of characters in play."""
    return 2 if setup.mode == "shared" else len(setup.seats)


def cast(content: Content, setup: Setup) -> tuple[str, ...]:
    """Return the characters in play: those named, else the first of the mission's list."""
    listed = content.missions[setup.mission].characters
    everyone = (*listed, *(id for id in content.characters if id not in listed))
    return setup.characters or (everyone if setup.sandbox else listed)[: count_of(setup)]


def _seats(setup: Setup) -> Iterator[str]:
    if len(setup.seats) == 1 and setup.mode != "shared":
        yield "mode: one player leads two characters; use 'shared' (MA-326)."
    if setup.first is not None and setup.first >= len(setup.seats):
        yield f"first: seat {setup.first} is not at this table."


def _way(content: Content, setup: Setup) -> Iterator[str]:
    """Yield what is against a way of play from an envelope (MA-R105)."""
    if not setup.way:
        return
    way = content.ways.get(setup.way)
    if way is None:
        yield f"way: no '{setup.way}'; the envelopes bring {', '.join(content.ways) or 'none'}."
        return
    if way.sums_of(len(setup.seats)) is None:
        told = " or ".join(str(each.seats) for each in way.sums)
        yield f"way: {way.name} is for {told} players, not {len(setup.seats)}."
    if setup.mode != "normal":
        yield f"way: in {way.name} each player leads one character; use mode 'normal'."
    friends = sum(seat.kind == COMPANION for seat in setup.seats)
    if way.names and len(setup.seats) - friends != 1:
        yield f"way: {way.name} is for one person; every other seat is a companion's."
    elif friends and not way.names:
        yield f"way: no companion plays {way.name}, for it says why it does what it does."
    if setup.choices != "turn":
        yield f"way: in {way.name} events are decided in turn; use choices 'turn'."


def _challenges(content: Content, setup: Setup) -> Iterator[str]:
    known = ", ".join(content.challenges)
    for id in dict.fromkeys(setup.challenges):
        if id not in content.challenges:
            yield f"challenges: no '{id}'; the challenges are {known}."
        elif setup.challenges.count(id) > 1:
            yield f"challenges: '{id}' is named more than once."
    if not setup.week:
        return
    due = weekly.job(content, setup.week)
    told = min(number for number, card in content.guides.items() if card.weekly)
    plain = len(setup.seats) == 1 and not setup.challenges and setup.position is None
    plain = plain and not setup.fused
    ours = setup.mission, setup.level, cast(content, setup), plain, setup.guide >= told
    if ours != (due.mission, due.level, due.characters, True, True):
        crew = " and ".join(content.name(each) for each in due.characters)
        yield (
            f"week: the job of {setup.week} is {content.name(due.mission)} on {due.level}, with "
            f"{crew}, for one player, without challenges or a short fuse, and with {told} or more "
            "guide cards."
        )


def _characters(content: Content, setup: Setup) -> Iterator[str]:
    mission, named = content.missions[setup.mission], cast(content, setup)
    count = count_of(setup)
    if len(named) != count:
        yield (
            f"characters: {len(named)} for {count} places; name {count}, or play shared or in the "
            "sandbox if the mission has too few (MA-300)."
        )
    if len(set(named)) != len(named):
        yield "characters: each character can be in play only once (MA-061)."
    for id in named:
        if id not in content.characters:
            yield f"characters: no '{id}'."
        elif not setup.sandbox and id not in mission.characters:
            told = ", ".join(content.name(each) for each in mission.characters)
            yield (
                f"characters: {content.name(id)} is not in this mission, which has {told}; the "
                "sandbox allows anyone (MA-301)."
            )

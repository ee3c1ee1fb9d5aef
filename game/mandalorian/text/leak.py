"""The Leak in words: its questions, its options, and its lines of the log. None of them says a
role that is not turned up (MA-R114)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.names import CLIENT
from game.mandalorian.state import NOBODY
from game.mandalorian.text import names
from game.table.contract import Label
from game.table.decisions import Option
from game.table.events import Event
from game.table.grammar import Line, counted, listed, possessive

SECRET = frozenset(("role", "jammer", "vote"))
"""the steps that ask something in secret"""
PROMPTS: Mapping[str, Line[Play]] = {
    "role": "{seat}, this is your role card. Have you read it?",
    "jammer": "{seat}, which card goes facedown into the Jammer?",
    "vote": "{seat}, whom do you name as the Second Client?",
}
"""by step, its question"""


def _jam(p: Play, o: Option) -> Label:
    card = p.skill(o.source)
    told = f"Its strength of {card.strength} counts in the reading, unless your card is left out"
    return Label(f"Put {card.name} into the Jammer", told)


def _name(p: Play, o: Option) -> Label:
    seat = p.state.characters.index(o.target)
    return Label(f"Name {who(p, seat)}", _together(p))


def _called(p: Play, o: Option) -> Label:
    return Label("Call a vote" if p.person is None else "Name a companion", _stakes(p))


def _together(p: Play) -> str:
    return "All choices are shown at once" if p.person is None else "That role is turned up now"


WORDS: Mapping[str, Callable[[Play, Option], Label]] = {
    "seen": lambda p, o: Label("I have read it", "The card stays facedown in front of you"),
    "jam": _jam,
    "jam_top": lambda p, o: Label(
        "Put the top card of your deck into the Jammer", "Your hand has no card with a strength"
    ),
    "call": _called,
    "name": _name,
    "abstain": lambda p, o: Label("Name no one", _together(p)),
}
"""by verb, the option in words"""


def for_another(p: Play) -> str:
    """Return for whom a turn is played, where that is another's open hand; "" otherwise."""
    player = p.state.player
    if p.player_of(player) == player:
        return ""
    by, whose = (names.seat_name(p, seat) for seat in (p.player_of(player), player))
    return f"{by}, you play the open hand of {whose}. "


def _stakes(p: Play) -> str:
    """Return what a vote can bring."""
    if p.way is None:
        return ""
    if p.person is not None:
        left = p.way.names - len(p.state.called)
        return (
            f"A Second Client who is named is yours to play. A wrong name costs "
            f"{counted(p.way.wrong, 'marker')}, and that companion heeds your marks no longer. "
            f"{counted(left, 'name')} left in this game"
        )
    half = len(p.state.setup.seats) // 2 + 1
    return (
        f"{half} choices for one person turn up that role. No majority costs "
        f"{counted(p.way.split, 'marker')}, a member of the crew {p.way.wrong}. You can call one "
        "vote a game"
    )


def who(p: Play, seat: int) -> str:
    """Return a seat by its player and its character: "Ana (Kuiil)"."""
    name, character = names.seat_name(p, seat), names.character(p, p.state.characters[seat])
    return name if name == character else f"{name} ({character})"


# --- the log --------------------------------------------------------------------------------------


def _read(p: Play, event: e.JammerRead) -> str:
    told = listed([str(each) for each in event.strengths])
    out = f"without {possessive(names.seat_name(p, event.out))} card"
    return f"The Jammer after round {event.round}, {out}: {told}, {event.total} in all."


def _marked(p: Play, event: e.MarkersAdded) -> str:
    if not event.n:
        return "Only the last place of the crisis track is left, and this never fills it."
    added = counted(event.n, "marker")
    return f"{added} on the crisis track ({event.track} of {p.limit}).".capitalize()


def _votes(p: Play, event: e.VotesShown) -> str:
    """Return who has named whom, in the order of the seats."""
    told = [
        f"{names.seat_name(p, seat)} names "
        f"{'no one' if named == NOBODY else names.seat_name(p, named)}"
        for seat, named in enumerate(event.votes)
    ]
    return f"The vote: {listed(told)}."


def _turned(p: Play, event: e.RoleTurned) -> str:
    name = names.seat_name(p, event.seat)
    if event.role != CLIENT:
        if p.person is not None:
            return f"{name} is one of the Loyal Crew, and heeds your marks no longer."
        return f"{name} is one of the Loyal Crew: the vote was wrong."
    left = names.seat_name(p, p.left_of(event.seat) if p.person is None else p.person)
    return (
        f"{name} is the Second Client. {left} plays that open hand from now on; the choices of "
        f"events and crises in those turns stay with {name}."
    )


def _shown(p: Play, event: e.RolesShown) -> str:
    seats = [seat for seat, role in enumerate(event.roles) if role == CLIENT]
    if not seats:
        return "The Second Client stayed in the sealed card: there was no leak."
    name = names.seat_name(p, seats[0])
    if p.state.won:
        return f"{name} was the Second Client, and goes unpaid."
    if p.left(p.state.characters[seats[0]]) <= 0:
        return f"{name} was the Second Client, and fell with the job: no one wins."
    return f"{name} was the Second Client, and wins."


def _seat_line(words: str) -> Callable[[Play, Any], str]:
    return lambda p, event: words.format(names.seat_name(p, event.seat))


def _asked(p: Play, event: e.VoteCalled) -> str:
    name = names.seat_name(p, event.seat)
    return f"{name} calls a vote." if p.person is None else f"{name} has a companion to name."


LINES: Mapping[type[Event], Line[Play]] = {
    e.RoleSeen: _seat_line("{} has looked at a role card."),
    e.Jammed: _seat_line("{} puts a card facedown into the Jammer."),
    e.JammerRead: _read,
    e.MessageOut: "That is too little noise: a message gets out.",
    e.MarkersAdded: _marked,
    e.VoteCalled: _asked,
    e.Voted: _seat_line("{} has chosen."),
    e.VotesShown: _votes,
    e.RoleTurned: _turned,
    e.RolesShown: _shown,
}
"""by event, its line"""


DETAILS: Mapping[type[Event], dict[str, Any]] = {
    e.SkillsDrawn: {"cards": ()},
    e.PlanningDrawn: {"cards": ()},
    e.PlanningTopped: {"card": ""},
    e.EventPeeked: {"card": ""},
    e.TokenSeen: {"threat": ""},
}
"""by event that only some seats know in full, what the others do not know"""


def closed(p: Play, event: Event) -> Event:
    """Return an event as the log of The Leak has it: the screen is shared, so nobody reads there
    what only some may know."""
    hidden = DETAILS.get(type(event)) if p.hushed and event.to is not None else None
    return replace(event, **hidden) if hidden else event


# --- what it was ----------------------------------------------------------------------------------


def verdict(p: Play) -> str:
    """Return how The Leak ended, for the end of a game."""
    return _shown(p, e.RolesShown(roles=tuple(p.state.roles.values()), sealed=p.state.sealed))


def readings(p: Play, view: Mapping[str, Any]) -> Iterator[str]:
    """Yield the readings so far, a line each; once the cards are open with whose they were."""
    for one in view["readings"]:
        out = names.seat_name(p, one["out"])
        yield (
            f"Round {one['round']}: **{' + '.join(map(str, one['strengths']))} = {one['total']}**, "
            f"without {out}."
        )


def given(p: Play, view: Mapping[str, Any]) -> Iterator[str]:
    """Yield what everybody put into the Jammer in each round, a line each, once that is open."""
    for one in view["readings"]:
        told = [
            f"{names.seat_name(p, seat)} **{p.skill(card).strength}**"
            f"{' (left out)' * (seat == one['out'])}"
            for seat, card in enumerate(one["given"])
            if card
        ]
        yield f"Round {one['round']}, {one['total']} in all: {listed(told)}."

"""The figures on the table as they were before events that a page has not come to yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.edge import events as e
from game.edge.seat_view import SeatView
from game.table.events import Event


def rewound(view: SeatView, events: Sequence[Event]) -> SeatView:
    """Return a view with wounds, strain, exhausted cards, tracks, credits and Destiny as they were
    before the last events of the game."""
    people, counts = dict(view.people), dict(view.counts)
    turned, money, light, dark = list(view.turned), view.credits, view.light, view.dark
    for event in reversed(events):
        if isinstance(event, e.Hurt | e.Healed) and event.who in view.heroes:
            person, by = people[event.who], event.n if isinstance(event, e.Healed) else -event.n
            if event.sort == "strain":
                people[event.who] = replace(person, strain=max(0, person.strain + by))
            else:
                people[event.who] = replace(person, wounds=max(0, person.wounds + by))
        elif isinstance(event, e.WentDown | e.StoodUp) and event.who in view.heroes:
            people[event.who] = replace(people[event.who], up=isinstance(event, e.WentDown))
        elif isinstance(event, e.CardTurned) and event.ready:
            turned.append(event.card)
        elif isinstance(event, e.CardTurned):
            turned = [each for each in turned if each != event.card]
        elif isinstance(event, e.TrackMoved):
            counts[event.track] = event.at - event.n
        elif isinstance(event, e.CreditsMoved):
            money -= event.n
        elif isinstance(event, e.DestinySpent):
            by = 1 if event.side == "light" else -1
            light, dark = light + by, dark - by
    return replace(view, people=people, counts=counts, turned=tuple(turned), credits=money,
                   light=light, dark=dark)  # fmt: skip

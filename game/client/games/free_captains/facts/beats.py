"""Consequences of an answer as shots, one after another: a draw and the effect of its cubes, a card
that is evaded because nothing can pay for it, the end of the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import dropwhile, takewhile
from typing import Any, TypeVar

from game.client.draw.richtext import literal, plain
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.play.model import Mark
from game.client.tabletop.replay.playback import Act, Reel
from game.free_captains import events as e
from game.free_captains.names import COLORS
from game.free_captains.text import cards as texts
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.events import Event
from game.table.film import Shot
from game.table.grammar import capital, counted, listed

OPENING = 0.2  # seconds before the first shot
SECONDS, WORD_SECONDS, MOST_SECONDS = 0.9, 0.11, 3.2
"""of a shot at normal speed: at least, for each of its words, and at most"""
KINDS: dict[type[Event], str] = {
    e.ActionPaid: "paid", e.DieRaised: "paid", e.DieRolled: "paid", e.CubesIn: "paid",
    e.CubesOut: "paid", e.MoreCubesDrawn: "paid", e.CardEvaded: "evaded", e.CubesDrawn: "drawn",
    e.CubePlaced: "placed", e.AbilityChanged: "placed", e.WeaponFound: "found",
    e.WeaponUnderstood: "placed", e.CardKept: "kept", e.SearchSkipped: "kept",
    e.SectorLeft: "left", e.RoundBegan: "round", e.PlanetChosen: "course", e.LineDealt: "course",
    e.LocationSet: "course", e.GameLost: "over", e.GameWon: "over",
}  # fmt: skip
"""by event, the kind of its shot: neighbors of one kind are one shot"""


DRAWS = (e.CubesDrawn, e.WeaponFound, e.LineDealt)
GIVEN = (e.CardEvaded, e.CubePlaced)
"""what is looked at if it was answered for the player"""


def kind(event: Event) -> str:
    """Return the kind of the shot of an event, "" for one that needs no look of its own."""
    if isinstance(event, e.CubePlaced) and event.total:
        return "gathered"
    return KINDS.get(type(event), "")


def cuts(event: Event) -> bool:
    """Return True if a shot ends with an event: a line is there once its first card is faced."""
    return isinstance(event, e.CardFaced) or kind(event) not in ("", "course")


def reel(model: Model, mark: Mark[Any], shots: Sequence[Shot]) -> Reel | None:
    """Return what followed the player's answer, from its first draw, forced Evade or end of a round
    on; None if there is nothing to look at."""
    shots = [shot for shot in shots if shot.events]
    first = _first(model, mark.seq, shots)
    if first == len(shots):
        return None
    while first and kind(shots[first - 1].events[-1]) in ("paid", "left"):
        first -= 1  # what has raised the draw, or ends with the round, belongs to it
    end = max(n for n, shot in enumerate(shots, 1) if any(map(kind, shot.events)))
    view = shots[first - 1].view if first else mark.view
    groups = groups_of([(event, shot.view) for shot in shots[first:end] for event in shot.events])
    made, rest = _shots_of(groups, view)
    later = (*rest, *_events_of(shots[end:]))
    return Reel(_events_of(shots[:first]), view, [Act(model.seat, made, OPENING)], [*later])


def _events_of(shots: Sequence[Shot]) -> list[Event]:
    return [event for shot in shots for event in shot.events]


T = TypeVar("T")
Group = list[tuple[Event, T]]
View = dict[str, Any]


def groups_of(events: Sequence[tuple[Event, T]]) -> list[Group[T]]:
    """Return events, each with anything else, in groups that are looked at together; what needs no
    look of its own is part of the group before it."""
    groups, last = list[Group[T]](), ""
    for event, more in events:
        now = kind(event)
        if not groups or now and now != last:
            groups.append([])
        groups[-1].append((event, more))
        last = now or last
    return groups


def _shots_of(groups: Sequence[Group[View]], view: View) -> tuple[list[Shot], list[Event]]:
    """Return a shot for each group of events with their views, after a ``view``, and the events
    that are left. The end of a round is seen on its own table; a course that is set automatically
    after it, and the line, are one shot."""
    made, left = list[Shot](), list(groups)
    while left:
        group = left.pop(0)
        if _ends(group[0][0]):
            made.append(Shot((group[0][0],), view))
            dealt = [n for n, each in enumerate(left, 1) if _deals(each)]
            course, left = left[: dealt[0]] if dealt else left, left[dealt[0] :] if dealt else []
            group = [*group[1:], *(each for part in course for each in part)]
            if not dealt:
                return made, [event for event, _ in group]
        view = group[-1][1]
        made.append(Shot(tuple(event for event, _ in group), view))
    return made, []


def _deals(group: Group[View]) -> bool:
    return any(isinstance(event, e.LineDealt) for event, _ in group)


def _first(model: Model, since: int, shots: Sequence[Shot]) -> int:
    """Return the number of the first shot to look at; of the player's own answer only a draw and
    the end of a round are."""
    own = sum(map(len, (turn.events for turn in model.session.history[since : since + 1])))
    for number, shot in enumerate(shots):
        if any(isinstance(each, DRAWS) or _ends(each) for each in shot.events):
            return number
        if own <= 0 and any(isinstance(each, GIVEN) for each in shot.events):
            return number
        own -= len(shot.events)
    return len(shots)


def _ends(event: Event) -> bool:
    return isinstance(event, e.RoundBegan) and event.round > 1


# --- words ----------------------------------------------------------------------------------------


def words(model: Model, events: Sequence[Event]) -> str:
    """Return the words of a shot, as markup."""
    if isinstance(events[0], e.ActionPaid):
        name = literal(model.content.name(events[0].planet))
        return f"**{name}:** {literal(_lines(model, events[1:]))}"
    for each in events:
        say = WORDS.get(type(each))
        told = say(model, each) if say is not None else ""
        if told:
            return f"{_given_course(model, events)}{told}"
    falls = [each for each in events if isinstance(each, e.AbilityChanged) and each.change < 0]
    if falls and all(each in falls or not kind(each) for each in events):
        return f"{capital(listed(_falls(model, falls), 'and'))}."
    return literal(_lines(model, events))


def _given_course(model: Model, events: Sequence[Event]) -> str:
    """Return the words about a Planet that was the only one left, "" for one that was chosen."""
    found = [each.planet for each in events if isinstance(each, e.PlanetChosen)]
    if not found or model.session.history[-1].answer.key == f"planet:{found[0]}":
        return ""
    planet = literal(model.content.name(found[0]))
    return f"You set course for **{planet}**, the only Planet left. "


def _falls(model: Model, falls: Sequence[e.AbilityChanged]) -> list[str]:
    """Return what each ability loses to which cubes, and those that find nothing to take."""
    told, last = list[str](), {each.ability: each for each in falls}
    drawn = [each for each in model.events_on_show if isinstance(each, e.CubesDrawn)][-1:]
    counts = Counter(drawn[0].cubes) if drawn else Counter[str]()
    for ability, each in last.items():
        lost, name = -sum(x.change for x in falls if x.ability == ability), ABILITY_NAMES[ability]
        n = counts.pop(each.cause, lost)
        who = f"{n} {each.cause} {'costs' if n == 1 else 'cost'}" if each.cause in COLORS else (
            "the Evade costs")  # fmt: skip
        told.append(f"{who} {lost} **{name}** ({each.left} left)")
    spared = [f"{n} {color}" for color, n in counts.items() if color in COLORS[:3]]
    return [*told, f"{listed(spared, 'and')} found nothing to take"] if spared else told


def _dealt(model: Model, event: e.LineDealt) -> str:
    """Return the cards of a line with their cubes, the Location that is new, and what is left of
    the Sector."""
    places = [each for each in event.cards if each in model.content.locations]
    counts, cards = Counter(event.seeded), len(event.cards) - len(places)
    words = f"**Ahead:** {counted(cards, 'card') if cards else 'no cards'}."
    if event.seeded:
        cubes = listed([f"{counts[color]} {color}" for color in COLORS if counts[color]], "and")
        words += f" Into the bag: {cubes}."
    if places:
        words += f" **{literal(model.content.name(places[-1]))}** is now the Location"
        past = listed([literal(model.content.name(each)) for each in places[:-1]], "and")
        gone = f", the last one drawn; {past} {'leaves' if len(places) == 2 else 'leave'} the game"
        words += f"{gone}." if past else "."
    left = -(-model.view["decks"][model.view["sector"]] // model.content.table.line)
    alien = literal(model.content.name(model.view["aliens"][model.view["sector"]]))
    more = counted(left, "more line") if left else "this is the last line"
    return f"{words} Sector of {alien}: {more}."


def _drawn(model: Model, event: e.CubesDrawn) -> str:
    counts = Counter(event.cubes)
    told = listed([f"{counts[color]} {color}" for color in COLORS if counts[color]], "and")
    if event.search:
        found = "" if counts["yellow"] else " No yellow: no Super Weapon."
        return f"**The search draws** {told or 'no cubes'}.{found}"
    spared = " Nothing is left to lose there." if event.harmless else ""
    return f"**The Evade draws** {told}.{spared}"


def _gathered(model: Model, event: e.CubePlaced) -> str:
    if event.place not in model.content.aliens:
        return ""
    name = literal(model.content.name(event.place))
    black = "The black cube goes" if event.n == 1 else f"{event.n} black cubes go"
    return f"{black} to **{name}**, which gathers them until its Sector is over."


def _found(model: Model, event: e.WeaponFound) -> str:
    power = texts.lines(model.content, event.weapon)[0]
    return f"**{literal(model.content.name(event.weapon))}.** {power}"


def _evaded(model: Model, event: e.CardEvaded) -> str:
    name = literal(model.content.name(event.card))
    own = model.entry(event.card)["own"] if event.card in model.cards else 1
    if not own:
        return f"**{name}** has Strength 0 and cannot be engaged: evaded."
    return f"**{name}** costs more than you can pay: evaded."


def _lines(model: Model, events: Sequence[Event]) -> str:
    """Return events in the words of the log, without the lines of the story."""
    told, place = list[str](), 0
    while place < len(events):
        count, line = model.merge(events, place)
        if not count:
            count, line = 1, model.tell(events[place])
            line = line.removesuffix(model.aside(events[place])).strip()
        told.append(plain(line))
        place += count
    return " ".join(filter(None, told))


def _account(model: Model, began: e.RoundBegan) -> str:
    """Return what the round before this one has cost and brought."""
    spent = gained = found = 0
    before = dropwhile(lambda each: each != began, model.newest())
    next(before, None)
    for each in takewhile(lambda each: not isinstance(each, e.RoundBegan), before):
        if isinstance(each, e.PointsPaid):
            spent += each.points
        elif isinstance(each, e.AbilityChanged):
            spent, gained = spent - min(0, each.change), gained + max(0, each.change)
        elif isinstance(each, e.WeaponFound):
            found += 1
    cost = counted(spent, "point") if spent else "no points"
    won = f"won {gained} back" if gained else "won none back"
    more = f" You found {counted(found, 'Super Weapon')}." if found else ""
    return f"**Round {began.round - 1} is over.** It cost {cost} and {won}.{more}"


WORDS: dict[type[Event], Callable[[Model, Any], str]] = {
    e.CubesDrawn: _drawn, e.CubePlaced: _gathered, e.WeaponFound: _found, e.CardEvaded: _evaded,
    e.RoundBegan: _account, e.LineDealt: _dealt,
}  # fmt: skip
"""by event, the words of a shot with it"""


def seconds(told: str) -> float:
    """Return the time for the words of a shot."""
    return min(MOST_SECONDS, SECONDS + WORD_SECONDS * len(told.split()))


def summary(model: Model, events: Sequence[Event]) -> list[str]:
    """Return the words of all draws and ends of rounds among events, as markup, where nothing
    moves."""
    groups = [[event for event, _ in group] for group in groups_of([(each, 0) for each in events])]
    wanted = ("drawn", "gathered", "left", "round")
    return [words(model, group) for group in groups if kind(group[0]) in wanted]

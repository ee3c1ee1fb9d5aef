"""Work out what the next event could do, from its back and from the cards not seen yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.client.games.mandalorian.play.model import Model
from game.mandalorian.cards import effects as x
from game.mandalorian.cards.models import EventCard
from game.mandalorian.context import Play
from game.mandalorian.frames import Enemies
from game.mandalorian.names import CRISIS_AT
from game.mandalorian.rules import enemies, spawning
from game.mandalorian.state import State

CLASSES = ("melee", "blaster", "sharpshooter")


@dataclass
class Forecast:
    """``reach`` has for each enemy the characters whom it could attack, ``most`` the damage that
    each character could take from one event."""

    hint: str = ""
    cards: tuple[str, ...] = ()
    crisis: bool = False
    """whether a slot may come to a crisis first, and so to the last line of the card"""
    idle: bool = False
    """whether it could change nothing as things are, which brings a reinforcement"""
    reach: dict[str, set[str]] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)


def possible(model: Model) -> tuple[EventCard, ...]:
    """Return the events that may be next: those with this back that are not among the discards."""
    hint, gone = model.view["event_back"], set(model.view["piles"].get("event", ()))
    guide = model.state.setup.guide
    return tuple(
        each
        for each in model.content.events.values()
        if each.back == hint and each.id not in gone and each.guide <= guide
    )


def forecast(model: Model, after: State | None = None) -> Forecast:
    """Return what the next event could do to whom: now, or in the game ``after`` an answer."""
    play = model.play if after is None else Play(model.content, after)
    if model.keeps_secrets:  # it would show what the player knew
        return Forecast(model.view["event_back"])
    cards, six = possible(model), crisis_ahead(model, play)
    made = Forecast(model.view["event_back"], tuple(each.id for each in cards), six)
    made.idle = (
        bool(cards)
        and not six  # a crisis may bring enemies first, and has the last line follow
        and spawning.possible(play)
        and all(_is_idle(play, deed) for card in cards for deed in card.deeds)
    )
    for card in cards:
        hurt: dict[str, int] = {}
        deeds = (*card.deeds, *(card.six if six else ()))
        for at, deed in enumerate(deeds):
            if isinstance(deed, x.Strike):
                _struck(play, deed, deeds[:at], made, hurt)
        for who, n in hurt.items():
            made.most[who] = max(made.most.get(who, 0), n)
    return made


def _is_idle(play: Play, deed: x.Model) -> bool:
    """Return True if a line of an event is about enemies of which none is on the map."""
    return isinstance(deed, x.Strike | x.Advance | x.Retreat) and not play.enemies(deed.classes)


def crisis_ahead(model: Model, play: Play) -> bool:
    """Return True if a slot may have a crisis this turn: it has one, a card that can still be
    played there brings it, or the strongest disrupt token does."""
    state, table = play.state, model.content.table
    left = state.step == "action" and state.plays < table.plays + state.extra
    used = state.used if left else model.slots
    hand = state.hands.get(model.seat, ())
    best = max((model.skill(card).strength for card in hand), default=0)
    totals = {slot: play.slot_total(slot) for slot in model.slots}
    most = max(total + (0 if slot in used else best) for slot, total in totals.items())
    lowest = min(totals.values()) + max(*table.white, *table.yellow)
    return max(most, lowest) >= CRISIS_AT


def _struck(
    play: Play, deed: x.Strike, before: Sequence[x.Model], made: Forecast, hurt: dict[str, int]
) -> None:
    """Note whom each enemy could attack after the moves of the card."""
    count: dict[str, int] = {}
    for token in play.enemies(deed.classes):
        enemy = play.enemy(token)
        assert enemy is not None
        steps = sum(
            each.spaces
            for each in before
            if isinstance(each, x.Advance) and enemy.cls in each.classes
        )
        for who in _victims(play, token, steps, deed):
            made.reach.setdefault(token, set()).add(who)
            count[who] = count.get(who, 0) + 1
    if _one_at_your_side(play, deed, before):
        count = {who: count.get(who, 0) + 1 for who in play.state.characters}
    for who, n in count.items():
        most = n if deed.count is None else min(n, deed.count)
        hurt[who] = hurt.get(who, 0) + most


def _one_at_your_side(play: Play, deed: x.Strike, before: Sequence[x.Model]) -> bool:
    """Return True if a reinforcement may come into the space of "you", who can be any character,
    in time for an attack."""
    comes = any(isinstance(each, x.Spawn) and each.at == "you" for each in before)
    faces = [play.content.threats[each].enemy for each in spawning.may_come(play)] if comes else []
    return any(enemy is not None and enemy.cls in deed.classes for enemy in faces)


def _victims(play: Play, token: str, steps: int, deed: x.Strike) -> set[str]:
    """Return the characters whom an enemy could attack, where it is or after a move."""
    near = play.ranging.distance
    found = set()
    for space in (play.state.spaces[token], *_ends(play, token, steps)):
        far = {who: near[space].get(at, 99) for who, at in play.state.at.items()}
        least = min(far.values(), default=99)
        if least <= deed.range:
            found |= {who for who, n in far.items() if n == least}
    return found


def _ends(play: Play, token: str, steps: int) -> Iterator[str]:
    if steps:
        frame = Enemies(0, "", CLASSES, steps, -1, step="advancing")
        yield from enemies.ends(play, frame, token)

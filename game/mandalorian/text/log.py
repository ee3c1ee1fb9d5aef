"""The log: one sentence for each event that a reader wants to know of.

A private event has its details only for the seats it goes to; the words follow the event, so
nobody reads a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.cards.effects import PlaceChild, Take
from game.mandalorian.context import Play
from game.mandalorian.text import names, story, talk
from game.mandalorian.text.names import CHILD
from game.mandalorian.text.phrases import SLOTS, counted, listed
from game.table.events import Event


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one. What the story says of it is its
    end."""
    words = LINES.get(type(event))
    parts = (words(p, event) if words else "", story.line(p, event))
    return " ".join(part for part in parts if part)


def _face(p: Play, threat: str) -> str:
    return p.content.name(threat) if threat else "a facedown threat"


def _began(p: Play, event: e.GameBegan) -> str:
    who = listed([names.character(p, each) for each in event.characters])
    verb = "sets" if len(event.characters) == 1 else "set"
    return f"{p.content.name(event.mission)} ({event.level}): {who} {verb} out."


def _turn(p: Play, event: e.TurnBegan) -> str:
    if len(p.state.setup.seats) == 1:
        return f"Turn {event.turn}."
    return f"Turn {event.turn}: {names.seat_name(p, event.seat)}."


def _played(p: Play, event: e.SkillPlayed) -> str:
    who, card = names.character(p, event.who), p.content.name(event.card)
    return f"{who} plays {card} into the {SLOTS[event.slot]} slot."


def _free(p: Play, event: e.FreeAction) -> str:
    slot = SLOTS[event.slot].lower()
    return f"{names.character(p, event.who)} has a free {event.strength}-strength {slot} action."


def _skills(p: Play, event: e.SkillsDrawn) -> str:
    who = names.seat_name(p, event.seat)
    if event.cards:
        return f"{who} draws {names.cards(p, event.cards)}."
    return f"{who} draws {counted(event.count, 'skill card')}." if event.count else ""


DECKS = {"planning": "planning", "event": "event", "shared": "skill"}


def _shuffled(p: Play, event: e.DeckShuffled) -> str:
    name = DECKS.get(event.deck, "skill")
    whose = "" if event.deck in DECKS else f" of {names.character(p, event.deck)}"
    return f"The {name} deck{whose} is shuffled anew."


def _planned(p: Play, event: e.PlanningDrawn) -> str:
    who = names.character(p, event.who)
    if event.cards:
        return f"{who} draws {names.cards(p, event.cards)}."
    return f"{who} draws {counted(event.count, 'planning card')}."


def _topped(p: Play, event: e.PlanningTopped) -> str:
    return f"{p.content.name(event.card) if event.card else 'A planning card'} goes back on top."


def _peeked(p: Play, event: e.EventPeeked) -> str:
    card = f": {p.content.name(event.card)}" if event.card else ""
    return f"{names.character(p, event.who)} looks at the top event card{card}."


def _walked(p: Play, event: e.Moved) -> str:
    """Return where a movement has led; the spaces on the way are not worth a line."""
    if p.state.at.get(event.who) != event.space:
        return ""
    return f"{names.character(p, event.who)} moves to {names.place(p, event.space)}."


def _hurt(p: Play, event: e.Hurt) -> str:
    cause = _cause(p, event)
    why = f" ({cause})" if cause else ""
    return f"{names.character(p, event.who)} takes 1 damage{why}: {event.left} health left."


CAUSES = {"sentry": "sentry", "grapple": "grapple", "attack": "", "toll": "event"}


def _cause(p: Play, event: e.Hurt) -> str:
    """Return what deals damage: "Nikto Watchman, sentry"."""
    by = [p.threat(event.token).name] if event.token else []
    source = event.cause.partition(".")[0]
    named = p.content.name(source) if source in p.content.components else ""
    kind = CAUSES.get(event.cause, named)
    return ", ".join(by + ([kind] if kind else []))


def _used(p: Play, event: e.PlanningUsed) -> str:
    """Return the use of a planning card."""
    card = p.content.planning[event.card]
    uses = "blocks with" if card.when == "damage" else "uses"
    return f"{names.character(p, event.who)} {uses} {card.name}."


def _feature(p: Play, event: e.FeatureUsed) -> str:
    """Return the use of a feature; one that is taken along is named when it is."""
    threat = p.face(event.threat)
    if any(isinstance(each, Take) for each in threat.use):
        return ""
    return f"{names.character(p, event.who)} uses the {threat.name}."


def _gone(p: Play, event: e.TokenGone) -> str:
    """Return a token that is discarded; where it is used up or becomes The Child, that says
    enough."""
    threat = p.content.threats[event.threat]
    said = threat.use or any(isinstance(each, PlaceChild) for each in threat.effect)
    return "" if said else f"{threat.name} is off the map."


def _flipped(p: Play, event: e.TokenFlipped) -> str:
    return f"Revealed in {names.place(p, event.space)}: {_face(p, event.threat)}."


def _seen(p: Play, event: e.TokenSeen) -> str:
    where = p.state.spaces.get(event.token)
    space = f" in {names.place(p, where)}" if where is not None else ""
    known = f": {p.content.name(event.threat)}" if event.threat else ""
    return f"{names.character(p, event.who)} looks at a facedown threat{space}{known}."


def _attacked(p: Play, event: e.TokenAttacked) -> str:
    return f"{names.character(p, event.who)} attacks{_target(p, event.token)}."


def _target(p: Play, token: str) -> str:
    """Return the target of an attack; its face is in the lines that follow."""
    where = p.state.spaces.get(token)
    return f" in {names.place(p, where)}" if where is not None else ""


def _token_hurt(p: Play, event: e.TokenHurt) -> str:
    left = f": {event.left} health left" if event.left else ""
    return f"{_face(p, event.threat)} takes {event.n} damage{left}."


def _moved(p: Play, event: e.TokenMoved) -> str:
    return f"{_face(p, event.threat)} moves to {names.place(p, event.path[-1])}."


def _checked(p: Play, event: e.SlotChecked) -> str:
    return f"The {SLOTS[event.slot]} slot has {event.total}."


def _emptied(p: Play, event: e.SlotEmptied) -> str:
    return f"The {SLOTS[event.slot]} slot is emptied."


def _disrupted(p: Play, event: e.SlotDisrupted) -> str:
    return f"The {SLOTS[event.slot]} slot is disrupted by {event.n}: now {event.total}."


def _calmed(p: Play, event: e.SlotCalmed) -> str:
    tokens = counted(len(event.tokens), "disrupt token")
    return (
        f"{tokens} ({sum(event.tokens)}) {'is' if len(event.tokens) == 1 else 'are'} discarded "
        f"from {SLOTS[event.slot]}."
    )


def _crisis(p: Play, event: e.CrisisBegan) -> str:
    return f"Crisis: marker {event.track} of {p.limit}."


def _won(p: Play, event: e.MissionWon) -> str:
    return f"{p.mission.name} is won in turn {event.turn}."


def _lost(p: Play, event: e.MissionLost) -> str:
    if event.who:
        who = names.character(p, event.who)
        return f"{who} is defeated in turn {event.turn}: the mission is lost."
    return f"The crisis track is full in turn {event.turn}: the mission is lost."


def _idle(p: Play, event: e.DeedIdle) -> str:
    source = event.name.partition(".")[0]
    part = p.content.components.get(source)
    return f"{part.name}: an ability has nothing to act on." if part is not None else ""


LINES: dict[type[Event], Callable[[Play, Any], str]] = {
    e.GameBegan: _began,
    e.TurnBegan: _turn,
    e.Marked: talk.tell_mark,
    e.Said: talk.tell_said,
    e.SkillPlayed: _played,
    e.FreeAction: _free,
    e.ActionDeclined: lambda p, each: (
        f"{names.character(p, each.who)} declines the {SLOTS[each.slot].lower()} action."
    ),
    e.AbilityUsed: lambda p, each: (
        f"{names.character(p, each.who)} uses {p.content.name(each.card)}."
    ),
    e.SkillsDrawn: _skills,
    e.DeckShuffled: _shuffled,
    e.PlanningDrawn: _planned,
    e.PlanningKept: lambda p, each: (
        f"{names.character(p, each.who)} keeps {p.content.name(each.card)}."
    ),
    e.PlanningTopped: _topped,
    e.PlanningDiscarded: lambda p, each: f"Discarded: {names.cards(p, each.cards)}.",
    e.PlanningUsed: _used,
    e.EventPeeked: _peeked,
    e.EventBuried: lambda p, each: "The top event card goes under the deck.",
    e.Moved: _walked,
    e.Hurt: _hurt,
    e.Blocked: lambda p, each: "",  # told by the card
    e.Healed: lambda p, each: f"{names.character(p, each.who)} recovers {each.n} health.",
    e.FeatureTaken: lambda p, each: (
        f"{names.character(p, each.who)} takes {_face(p, each.threat)} along."
    ),
    e.FeatureUsed: _feature,
    e.TokenFlipped: _flipped,
    e.TokenSeen: _seen,
    e.TokenAttacked: _attacked,
    e.TokenHurt: _token_hurt,
    e.TokenBeaten: lambda p, each: f"{_face(p, each.threat)} is defeated.",
    e.TokenGone: _gone,
    e.TokenMoved: _moved,
    e.TokenEntered: lambda p, each: (
        f"{_face(p, each.threat)} appears in {names.place(p, each.space)}."
    ),
    e.NoReinforcement: lambda p, each: "No reinforcement is left to appear.",
    e.ReserveMixed: lambda p, each: (
        f"{counted(each.count, 'defeated reinforcement')} form{'s' if each.count == 1 else ''} a "
        "new pile."
    ),
    e.EnemyAttacks: lambda p, each: (
        f"{_face(p, each.threat)} attacks {names.character(p, each.who)}."
    ),
    e.EnemyHeld: lambda p, each: f"{_face(p, each.threat)} is kept from attacking.",
    e.EffectBegan: lambda p, each: f"Mission effect of {_face(p, each.threat)}.",
    e.SlotChecked: _checked,
    e.SlotEmptied: _emptied,
    e.SlotDisrupted: _disrupted,
    e.SlotCalmed: _calmed,
    e.PoolMixed: lambda p, each: (
        f"{counted(each.count, 'disrupt token')} form{'s' if each.count == 1 else ''} a new pool."
    ),
    e.CrisisBegan: _crisis,
    e.EventDrawn: lambda p, each: f"Event: {p.content.name(each.card)}.",
    e.DeedIdle: _idle,
    e.NoEffect: lambda p, each: (
        f"{p.content.name(each.card)} changed nothing, so a reinforcement is due."
    ),
    e.DoorUnlocked: lambda p, each: f"Unlocked: {names.door(p, each.door)}.",
    e.WorkDone: lambda p, each: f"{counted(each.n, 'cut')} more: {each.work} of {p.mission.work}.",
    e.ChildPlaced: lambda p, each: f"{CHILD} is in {names.place(p, each.space)}.",
    e.ChildRescued: lambda p, each: f"{names.character(p, each.who)} rescues {CHILD}.",
    e.ChildFled: lambda p, each: (
        f"{CHILD} flees from {names.character(p, each.who)} to {names.place(p, each.space)}."
    ),
    e.MissionWon: _won,
    e.MissionLost: _lost,
}

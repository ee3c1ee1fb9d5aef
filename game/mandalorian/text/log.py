"""The log: one sentence for each event that a reader wants to know of.

A line is a template with the fields of its event, or a function where no template says it. A
private event has its details only for the seats it goes to; the words follow the event, so nobody
reads a secret.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Borrow, Extra, PlaceChild, Stronger, Take
from game.mandalorian.context import Play
from game.mandalorian.text import leak, missions, names, story, talk
from game.mandalorian.text.phrases import SLOTS
from game.table import grammar
from game.table.events import Event
from game.table.grammar import Line, Name, Namer, counted, listed, possessive


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one. What the story says of it is its
    end."""
    parts = (grammar.told(LINES, p, event, NAMERS), story.line(p, event))
    return " ".join(part for part in parts if part)


# --- names ----------------------------------------------------------------------------------------


def deck(p: Play, deck: str) -> Name:
    if deck in DECKS:
        return Name(f"{DECKS[deck]} deck", "the")
    return Name(f"{names.character(p, deck)}'s skill deck")


DECKS = {"planning": "planning", "event": "event", "shared": "skill"}


IDLE = {
    "move": "stays put",
    "attack": "attacks no one",
    "intel": "leaves it at that",
    "plan": "draws no planning card",
    "slice": "leaves the locks alone",
    "cut": "makes no cut",
    "signal": "sends no signal",
}
"""by slot, what a character does who declines its action"""
NOTHING = {
    "move": "has nowhere to go",
    "attack": "finds no target",
    "intel": "finds nothing to look at",
    "plan": "finds no planning card left",
    "slice": "finds no lock to open",
    "cut": "finds nothing left to cut",
    "signal": "gets no signal out",
}
"""by slot, what a character does for whom there is nothing to act on"""


def _tokens(p: Play, values: tuple[int, ...]) -> str:
    if len(values) == 1:
        return f"a disrupt token worth {values[0]}"
    return f"{counted(len(values), 'disrupt token')} worth {sum(values)} in all"


def _at(p: Play, where: missions.Space) -> str:
    space = p.map.numbered(where) if isinstance(where, int) else p.map.start
    return f"{names.place(p, space):in}"


def _sides(p: Play, number: int) -> str:
    edge = p.map.doors[number]
    return f"{names.place(p, edge.a):the} and {names.place(p, edge.b):the}"


NAMERS: Mapping[str, Namer[Play]] = {
    "who": names.character,
    "card": names.card,
    "cards": names.cards,
    "characters": lambda p, ids: Name(
        listed([names.character(p, each) for each in ids]), plural=len(ids) > 1
    ),
    "deck": deck,
    "door": _sides,
    "goal": lambda p, none: missions.condition(p.content, p.mission.goal, partial(_at, p)),
    "limit": lambda p, none: p.limit,
    "mission": lambda p, none: p.mission.name,
    "path": lambda p, path: names.place(p, path[-1]),
    "slot": lambda p, slot: SLOTS[slot],
    "space": names.place,
    "start": lambda p, none: names.place(p, p.map.start),
    "threat": names.threat,
    "tokens": _tokens,
}
"""by field, what stands for its value; ``goal``, ``limit`` and ``start`` belong to no event"""


# --- lines that no template says ------------------------------------------------------------------


def _turn(p: Play, event: e.TurnBegan) -> str:
    if len(p.state.setup.seats) == 1:
        return f"Turn {event.turn}."
    leads = " leads the crew" if p.shared else ""
    return f"Turn {event.turn}: {names.seat_name(p, event.seat)}{leads}."


def _skills(p: Play, event: e.SkillsDrawn) -> str:
    who = names.seat_name(p, event.seat)
    if event.cards:
        return f"{who} draws {names.cards(p, event.cards)}."
    return f"{who} draws {counted(event.count, 'skill card')}." if event.count else ""


def _planned(p: Play, event: e.PlanningDrawn) -> str:
    who = names.character(p, event.who)
    if event.cards:
        return f"{who} draws {names.cards(p, event.cards)}."
    return f"{who} draws {counted(event.count, 'planning card')}."


def _peeked(p: Play, event: e.EventPeeked) -> str:
    card = f": {p.content.name(event.card)}" if event.card else ""
    return f"{names.character(p, event.who)} looks at the top event card{card}."


def _walked(p: Play, event: e.Moved) -> str:
    """Return where a movement has led; the spaces on the way are not worth a line."""
    if p.state.at.get(event.who) != event.space:
        return ""
    return f"{names.character(p, event.who)} moves to {names.place(p, event.space):the}."


def _hurt(p: Play, event: e.Hurt) -> str:
    """Return damage with its source; an attack has a line of its own."""
    by = names.threat(p, p.state.kinds[event.token]).with_article if event.token else ""
    left = f"{event.left} of {p.health(event.who)} health left"
    if by and event.cause == "sentry":
        hunter = f"{names.threat(p, p.state.kinds[event.token]):The} on sentry duty"
        return f"{hunter} hits {names.character(p, event.who)} ({left})."
    cause = "" if event.cause == "attack" else f" from {names.source(p, event.cause, by)}"
    who = names.character(p, event.who)
    if event.slot:
        top = f"{possessive(who)} card is on top of the {SLOTS[event.slot]} slot"
        return f"{top}, so {who} takes 1 damage{cause} ({left})."
    return f"{who} takes 1 damage{cause} ({left})."


def _discarded(p: Play, event: e.PlanningDiscarded) -> str:
    cards = names.cards(p, event.cards)
    if event.toll:
        return f"{cards} {cards:is|are} given up to the event."
    return f"{cards} {cards:is|are} discarded."


def _used(p: Play, event: e.PlanningUsed) -> str:
    """Return the use of a planning card."""
    card = p.content.planning[event.card]
    uses = "blocks 1 damage with" if card.when == "damage" else "uses"
    does = next((told for each in card.deeds if (told := _deed(each))), "")
    return f"{names.character(p, event.who)} {uses} {card.name}{does}."


def _deed(deed: object) -> str:
    """Return what a planning card does where no event shows it."""
    if isinstance(deed, Borrow):
        return f": the slot counts as {deed.n}, with no crisis"
    if isinstance(deed, Stronger):
        return f": {deed.n} more strength for this action"
    return ": one more card may be played" if isinstance(deed, Extra) else ""


def _feature(p: Play, event: e.FeatureUsed) -> str:
    """Return the use of a feature; one that is carried off is named when it is."""
    if any(isinstance(each, Take) for each in p.face(event.threat).use):
        return ""
    return f"{names.character(p, event.who)} uses {names.definite(p, event.threat)}."


def _gone(p: Play, event: e.TokenGone) -> str:
    """Return a token that is discarded; where it is used up or becomes The Child, that says
    enough."""
    threat = p.content.threats[event.threat]
    said = threat.use or any(isinstance(each, PlaceChild) for each in threat.effect)
    return "" if said else f"{names.threat(p, event.threat):The} leaves the map."


def _seen(p: Play, event: e.TokenSeen) -> str:
    where = event.space or p.state.spaces.get(event.token)
    space = f" {names.place(p, where):in}" if where is not None else ""
    known = f": {names.threat(p, event.threat):the}" if event.threat else ""
    return f"{names.character(p, event.who)} looks at a facedown threat{space}{known}."


def _attacked(p: Play, event: e.TokenAttacked) -> str:
    """Return an attack; the face of its target is in the lines that follow."""
    where = p.state.spaces.get(event.token)
    target = f" a threat {names.place(p, where):in}" if where is not None else ""
    return f"{names.character(p, event.who)} attacks{target}."


def _token_hurt(p: Play, event: e.TokenHurt) -> str:
    end = f" ({event.left} health left)" if event.left else " and is defeated"
    return f"{names.threat(p, event.threat):The} takes {event.n} damage{end}."


def _disrupted(p: Play, event: e.SlotDisrupted) -> str:
    slot, n = SLOTS[event.slot], event.n
    if event.total == n:  # nothing else is there
        return f"A disrupt token goes into the emptied {slot} slot, which is now at {n}."
    return f"A disrupt token raises the {slot} slot by {n}, to {event.total}."


SPREADS = "The crisis spreads."


def _goes_on(p: Play, event: e.DeedBegan) -> str:
    """Return a heading for a part of an event or crisis with a line of the story, below what came
    before."""
    source, _, part = event.name.partition(".")
    if not story.line(p, event) or part == "crisis.0":
        return ""
    if source in p.content.missions:
        return SPREADS
    at = f"The {SLOTS[event.slot]} slot is at {event.total}"
    return f"{at}, so {p.content.name(source)} goes further."


def _worked(p: Play, event: e.WorkDone) -> str:
    done, whole = event.work, p.mission.work or event.work
    cuts = f"{counted(event.n, 'new cut')}{in_doors(p)}"
    return f"{cuts} ({done} of {whole})." if done <= whole else f"{cuts} ({whole} were enough)."


def in_doors(p: Play) -> str:
    """Return where the cuts of the mission are: " in the door between the Hall and the Mill"."""
    doors = [_sides(p, number) for number in p.mission.work_opens]
    return f" in the door{'s' * (len(doors) > 1)} between {listed(doors)}" if doors else ""


CARRIED = re.compile(r"a character with (\S+(?: \S+)*?) is (\S+(?: \S+)*?)(?= and all |$)")
"""the part of an objective that asks for something in a certain space"""


def _won(p: Play, event: e.MissionWon) -> str:
    """Return the victory with what fulfilled the objective."""
    goal, state = p.mission.goal, p.state
    who = state.carrier if goal.child else ""
    if goal.carries is not None:
        having = [each for token, each in state.carried.items()
                  if p.threat(token).id == goal.carries]  # fmt: skip
        who = next((each for each in having if who in ("", each)), who)
    done = missions.condition(p.content, goal, partial(_at, p))
    if who:
        name = names.character(p, who)
        done = CARRIED.sub(rf"{name} is \2 with \1", done)
        done = done.replace("one of them with", f"{name} with", 1).replace("a character", name, 1)
    return f"The crew completes {p.mission.name} on turn {event.turn}: {done}."


def _lost(p: Play, event: e.MissionLost) -> str:
    who = f"{names.character(p, event.who)} is defeated" if event.who else "The crisis track fills"
    return f"{who} on turn {event.turn}: the mission is lost."


# --- all lines ------------------------------------------------------------------------------------

LINES: Mapping[type[Event], Line[Play]] = {
    e.GameBegan: (
        "{mission} ({level}). {characters} {characters:sets|set} out from {start:the}, with a "
        "disrupt token on each slot. The mission is won when {goal}."
    ),
    e.TurnBegan: _turn,
    e.Marked: talk.tell_mark,
    e.Said: talk.tell_said,
    e.TokenTold: talk.tell_told,
    e.TokenAnswered: talk.tell_told,
    e.WordProved: talk.tell_proved,
    e.SkillPlayed: "{who} plays {card} into the {slot} slot.",
    e.FreeAction: "{who} has a free {slot} action (strength {strength}).",
    e.ActionDeclined: lambda p, event: f"{names.character(p, event.who)} {IDLE[event.slot]}.",
    e.AbilityUsed: "{who} uses {card}.",
    e.SkillsDrawn: _skills,
    e.DeckShuffled: "{deck:The} is reshuffled.",
    e.PlanningDrawn: _planned,
    e.PlanningKept: "{who} keeps {card}.",
    e.PlanningTopped: "{card:The} goes back on top of the planning deck.",
    e.PlanningDiscarded: _discarded,
    e.PlanningUsed: _used,
    e.EventPeeked: _peeked,
    e.EventBuried: "The top event card goes to the bottom of its deck.",
    e.Moved: _walked,
    e.Hurt: _hurt,
    e.Blocked: "",  # told by the card
    e.Healed: "{who} recovers {n} health ({left} of {health}).",
    e.FeatureTaken: lambda p, event: (
        f"{names.character(p, event.who)} takes {names.definite(p, event.threat)}."
    ),
    e.FeatureUsed: _feature,
    e.TokenFlipped: "{threat:The} is revealed {space:in}.",
    e.TokenSeen: _seen,
    e.TokenAttacked: _attacked,
    e.TokenHurt: _token_hurt,
    e.TokenBeaten: "",  # told by the damage
    e.TokenGone: _gone,
    e.TokenMoved: "{threat:The} moves to {path:the}.",
    e.TokenEntered: "{threat:The} appears {space:in}.",
    e.NoReinforcement: "All reinforcements are already on the map.",
    e.ReserveMixed: "The reinforcement pile is rebuilt ({count:token|tokens}).",
    e.EnemyAttacks: "{threat:The} attacks {who}.",
    e.EnemyHeld: "{threat:The} holds back.",
    e.EffectBegan: "{threat:The} triggers its mission effect.",
    e.SlotChecked: "The {slot} slot is at {total}.",
    e.SlotEmptied: "The {slot} slot empties.",
    e.SlotDisrupted: _disrupted,
    e.SlotCalmed: "The {slot} slot loses {tokens}.",
    e.PoolMixed: "The disrupt pool is rebuilt ({count:token|tokens}).",
    e.CrisisBegan: "Crisis {track} of {limit}.",
    e.EventDrawn: "Event: {card}.",
    e.DeedBegan: _goes_on,
    e.DeedIdle: "",  # a card without any effect has a line
    e.NoEffect: "{card} changes nothing, so a reinforcement comes.",
    e.DoorUnlocked: "The door between {door} unlocks.",
    e.WorkDone: _worked,
    e.ChildPlaced: lambda p, event: (
        f"The Child {'is free again' if event.dropped else 'appears'} "
        f"{names.place(p, event.space):in}."
    ),
    e.TrackLowered: (
        "The signal gets out: {n:marker|markers} less on the crisis track ({track} of {limit})."
    ),
    e.ChildSnatched: "{threat:The} takes The Child {space:in}.",
    e.ChildReported: (
        "{threat:The} reports {space:in} and leaves The Child there: {markers:marker|markers} more "
        "on the crisis track ({track} of {limit})."
    ),
    e.ChildRescued: "{who} rescues The Child.",
    e.ChildFled: "The Child flees from {who} to {space:the}.",
    e.MissionWon: _won,
    e.MissionLost: _lost,
    **leak.LINES,
}
"""by event, its template or function; ``NAMERS`` turns its fields into names"""

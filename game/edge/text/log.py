"""The log: one sentence for each event that a reader wants to know of.

Sentences are templates with the fields of their event: ``NAMERS`` says what stands for each field,
``game.table.grammar`` which forms it can take.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from game.edge import events as e
from game.edge.cards.models import Oracle
from game.edge.cards.scenes import Encounter
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.dice.faces import Symbol
from game.edge.names import skill_named
from game.edge.rules import breaks, paths
from game.edge.text import dice, names, outcomes
from game.edge.text.names import CHANGES, SKILL_NAMES
from game.table.events import Event
from game.table.grammar import Count, Line, Name, Namer, listed, told

SENTENCE_END = re.compile(r"(?<=[.!?]) ")


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one. Its ``aside`` is its end."""
    words = told(LINES, p, event, NAMERS)
    return f"{words} {line}" if (line := aside(p.content, event)) and words else words


def aside(content: Content, event: Event) -> str:
    """Return what the story says of an event: the first sentence of a scene, or what came of a
    check, a fight or a contest; "" for nothing."""
    if isinstance(event, e.SceneBegan):
        text = content.scenes[event.scene].text
        return SENTENCE_END.split(text[0], 1)[0] if text else ""
    return outcomes.line(content, event)


# --- what stands for a field ----------------------------------------------------------------------


def _all(p: Play, whos: Sequence[str]) -> Name:
    found = [names.person(p, who) for who in whos]
    return Name(listed(found), plural=len(found) > 1 or any(each.plural for each in found))


def _goal(p: Play, goal: str) -> str:
    return next((each.text for each in p.story.goals if each.id == goal), "")


NAMERS: Mapping[str, Namer[Play]] = {
    "who": names.person,
    "whos": _all,
    "heroes": _all,
    "other": names.person,
    "target": names.person,
    "of": names.person,
    "card": names.card,
    "row": names.card,
    "story": names.card,
    "scene": names.card,
    "ending": names.card,
    "skill": lambda p, id: SKILL_NAMES[skill_named(id)],
    "lines": lambda p, ids: " ".join(p.content.components[each].text for each in ids),
    "slots": lambda p, slots: ", ".join(slots),
    "goal": _goal,
    "change": lambda p, change: CHANGES[change],
    "load": names.load,
    "two": names.place,
    "zone": names.place,
    "track": lambda p, track: track.replace("_", " "),
    "ship": names.ship,
    "station": lambda p, station: station.replace("_", " "),
    "n": lambda p, n: Count(abs(n)),
}
"""by field, what stands for it; the templates say which way a number goes"""


def _by(key: Callable[[Any], object], templates: Mapping[Any, str]) -> Line[Play]:
    """Return a line with the template for the key of an event, "" for other keys."""

    def line(p: Play, event: Event) -> str:
        return told({type(event): templates.get(key(event), "")}, p, event, NAMERS)

    return line


def _with_rest(line: Line[Play]) -> Line[Play]:
    """Return a line with how much its person or ship can still take, if the event says so."""

    def full(p: Play, event: Event) -> str:
        words = told({type(event): line}, p, event, NAMERS)
        assert isinstance(event, e.Hurt | e.Healed | e.ShipHurt)
        rest = f" ({event.left} of {event.limit} left)" if words and event.limit else ""
        return f"{words.removesuffix('.')}{rest}." if rest else words

    return full


def _credits(p: Play, event: e.CreditsMoved) -> str:
    verb = "gains" if event.n > 0 else "pays"
    rest = f" ({event.now:,} {'now' if event.n > 0 else 'left'})" if event.now >= 0 else ""
    return f"The party {verb} {Count(abs(event.n)):credit|credits}{rest}." if event.n else ""


# --- lines that are not a template ----------------------------------------------------------------


def _job(p: Play, event: e.JobTaken) -> str:
    found = p.content.job(event.job)
    if found is None:
        return "The party returns the job to the board."
    return f"The party takes a job: {found.name}, level {found.level}, {found.pay:,} credits."


def _choice(p: Play, event: e.ChoiceTaken) -> str:
    open_ones = paths.choices(p, event.scene)
    chosen = next(each for each in open_ones if each.id == event.choice)
    return f"The party's choice: {chosen.text}"


def _rolled(p: Play, event: e.Rolled) -> str:
    """Return a roll: in a scene what was tried, in a fight whom it was against."""
    who, skill = names.person(p, event.who), SKILL_NAMES[skill_named(event.skill)]
    chance, net = f"{round(100 * float(Fraction(event.chance)))}%", _net(event)
    tried = outcomes.way(p.content, event.scene, event.way)
    if tried is not None:
        return f"{who}: {tried.text} {skill} {chance}: {net}."
    if event.task == "attack" and event.target in p.state.people:
        target = names.person(p, event.target)
        return f"{who} {who:attacks|attack} {target} with {skill}, {chance}: {net}."
    how = f"{who:succeeds|succeed}" if event.success > 0 else f"{who:fails|fail}"
    return f"{who} {how} at {skill}, {chance}: {net}."


def _net(event: e.Rolled | e.Thrown) -> str:
    """Return the symbols that a roll leaves."""
    won, more = max(0, event.success), Symbol.ADVANTAGE if event.advantage > 0 else Symbol.THREAT
    counts = {
        more: abs(event.advantage),
        Symbol.TRIUMPH: event.triumphs,
        Symbol.DESPAIR: event.despairs,
    }
    parts = [dice.amount(Symbol.SUCCESS, won) if won else "no Success"]
    return ", ".join([*parts, *(dice.amount(each, n) for each, n in counts.items() if n)])


WHYS: Mapping[str, str] = {
    "initiative": "rolls initiative|roll initiative",
    "recovery": "catches a breath|catch a breath",
    "allies": "open fire|open fire",
    "close": "closes in|close in",
    "fire": "fires|fire",
}


def _thrown(p: Play, event: e.Thrown) -> str:
    who = thrower(p, event)
    skill = f" ({SKILL_NAMES[skill_named(event.skill)]})" if event.skill else ""
    return f"{who:The} {format(who, WHYS[event.why])}{skill}: {_net(event)}."


def thrower(p: Play, event: e.Thrown) -> Name:
    """Return the name of who made a roll: a person, a ship or allies."""
    if event.why == "allies":
        return Name(event.who)
    ship = event.why in ("close", "fire")
    return names.ship(p, event.who) if ship else names.person(p, event.who)


SPENT: Mapping[str, str] = {
    "triumph": "spends Triumph|spend Triumph",
    "pay": "pays Threat|pay Threat",
    "despair": "settles a Despair|settle a Despair",
}


def _bought(p: Play, event: e.Spent) -> str:
    """Return a spend card with what it was spent for; the opening that it makes is a line of its
    own."""
    card, who = event.card, names.person(p, event.who)
    name = p.content.name(card) if card in p.content.components else f"{card.capitalize()} Hit"
    line = p.content.components.get(event.at)
    more = f" {line.text}" if isinstance(line, Oracle) else ""
    spends = format(who, SPENT.get(event.by, "spends Advantage|spend Advantage"))
    return f"{who} {spends}: {name}.{more}"


def _track(p: Play, event: e.TrackMoved) -> str:
    track = next((each for each in p.story.tracks if each.id == event.track), None)
    if track is None:  # a count that no track shows
        return f"{event.track.replace('_', ' ').capitalize()}: {event.at}."
    return f"{track.name}: {event.at} of {track.length}."


def _luck(p: Play, event: e.LuckTaken) -> str:
    luck = breaks.found(p, event.luck)
    return f"{luck.name}: {luck.text}" if luck is not None else ""


def _hit(p: Play, event: e.Hit) -> str:
    who, target = names.person(p, event.who) if event.who else Name("It"), event.target
    soaked = f" ({event.damage - event.dealt} soaked)" if event.damage > event.dealt else ""
    hits = f"{who} {who:hits|hit} {names.person(p, target)}"
    return f"{hits} for {event.damage} damage{soaked}."


def _feature(p: Play, event: e.FeatureUsed) -> str:
    scene, who = p.content.scenes.get(p.state.scene), names.person(p, event.who)
    found = scene.features if isinstance(scene, Encounter) else ()
    name = next((each.name for each in found if each.id == event.feature), "")
    return f"{who} {who:acts|act}: {name or event.feature.replace('_', ' ')}."


def _comes(p: Play, event: e.Pressed) -> str:
    press = p.content.presses[event.press]
    return f"{names.person(p, event.who):'s} {press.sort}: {press.line}"


# --- all lines ------------------------------------------------------------------------------------

RULES = {
    "lowest difficulty": "{who} {who:goes|go} for the easiest target.",
    "not in cover": "{who} {who:goes|go} for a target out of cover.",
    "more wounds": "{who} {who:goes|go} for the most wounded hero.",
    "most wounds": "{who} {who:goes|go} for the most wounded hero.",
    "the nearest": "{who} {who:goes|go} for the nearest hero.",
    "nearest to collapse": "{who} {who:goes|go} for the hero closest to dropping.",
    "who hurt it last": "{who} {who:goes|go} after the last hero to land a hit.",
    "someone is down": "{who} {who:goes|go} for a hero who is down.",
    "it has a captive": "{who} {who:heads|head} out with a captive.",
}
"""a foe's turn, by the rule that chose its target (EE-R91, EE-R92)"""
FLIPS = {
    (True, False): "The party flips a light point to dark.",
    (True, True): "A light point flips to dark.",
    (False, False): "The opposition flips a dark point to light.",
}
"""by whether the point was light, and whether an injury flipped it"""
READIED = {
    "cover": "{who} {who:takes|take} cover.",
    "aim": "{who} {who:aims|aim}.",
    "guard": "{who} {who:goes|go} on guard.",
    "prone": "{who} {who:drops|drop} prone.",
}
LEFT = {
    "": "{whos} {whos:leaves|leave}.",
    "the last of its group": "{whos}, the last of a group, {whos:runs|run}.",
    "hurt enough": "{whos} {whos:has|have} had enough and {whos:runs|run}.",
    "with a captive": "{whos} {whos:leaves|leave} with a captive.",
}
FOUGHT = {
    "taken": "The fight is over, and someone is missing.",
    "won": "The party wins the fight.",
    "lost": "The party loses the fight.",
    "stalemate": "The fight ends in a draw.",
    "terms": "The two sides come to terms.",
}
STEPS = {
    0: "{ship:The} is alongside.",
    1: "{ship:The} is one step away.",
    2: "{ship:The} is two steps away.",
    3: "{ship:The} is three steps away.",
    4: "{ship:The} is out of the fight.",
}
BATTLES = {
    "won": "The party beats the raiders.",
    "lost": "The raiders disable the ship.",
    "away": "The ship gets away.",
}

GOALS = {"": "", "adventure": "adventure"}
"""what experience is for, other than a stated goal"""

LINES: Mapping[type[Event], Line[Play]] = {
    # the story
    e.AdventureBegan: "{story}: {heroes}.",
    e.JobTaken: _job,
    e.DestinyRolled: "Destiny: {light} light, {dark} dark.",
    e.DestinySpent: _by(lambda event: (event.side == "light", event.why == "luck"), FLIPS),
    e.SceneBegan: "{scene}.",
    e.ChoiceTaken: _choice,
    e.OracleShown: "At stake: {lines}",
    e.AdventureEnded: "The adventure ends: {ending}.",
    # checks
    e.Rolled: _rolled,
    e.Thrown: _thrown,
    e.SimplyDone: "{who} {who:succeeds|succeed} at {skill} without a roll.",
    e.ContestEnded: "The party wins {won:check|checks}.",
    e.Spent: _bought,
    e.Unspent: _by(lambda event: event.side, {
        "threat": "{who} {who:takes|take} {n} leftover Threat as strain.",
        "advantage": "{who} {who:recovers|recover} with {n} leftover Advantage.",
    }),
    # deeds
    e.TrackMoved: _track,
    e.CreditsMoved: _credits,
    e.CardGained: _by(lambda event: bool(event.who), {
        True: "{who} {who:gains|gain} {card}.",
        False: "The party gains {card}.",
    }),
    e.CardLost: "The party loses {card}.",
    e.CardTurned: _by(lambda event: event.ready, {
        True: "{card} {card:is|are} ready again.",
        False: "{card} {card:is|are} exhausted until the next camp.",
    }),
    e.Hurt: _with_rest(_by(lambda event: event.sort, {
        "wounds": "{who} {who:suffers|suffer} {n:wound|wounds}.",
        "strain": "{who} {who:suffers|suffer} {n} strain.",
    })),
    e.Healed: _with_rest(_by(lambda event: event.sort, {
        "wounds": "{who} {who:recovers|recover} {n:wound|wounds}.",
        "strain": "{who} {who:recovers|recover} {n} strain.",
    })),
    e.WentDown: "{who} {who:is|are} out of action.",
    e.StoodUp: "{who} {who:is|are} back up.",
    e.Changed: "{who} {who:gets|get} {change} the next check.",
    e.Injured: "{who} {who:suffers|suffer} a Critical Injury ({sum}): {row}.",
    e.Treated: "{who} {who:is|are} over a Critical Injury: {row}.",
    e.ExperienceGained: _by(lambda event: GOALS.get(event.goal, "goal"), {
        "": "The party gains {n} experience.",
        "adventure": "The party gains {n} experience for the adventure.",
        "goal": "The party gains {n} experience: {goal}",
    }),
    e.ObligationMoved: _by(lambda event: event.n > 0, {
        True: "The party's Obligation rises by {n}.",
        False: "The party's Obligation falls by {n}.",
    }),
    # encounters
    e.FightBegan: "A fight breaks out.",
    e.InitiativeRolled: "Turn order: {slots}.",
    e.RoundBegan: "Round {n}.",
    e.FoesCame: "{whos} {whos:joins|join} the fight.",
    e.TurnBegan: lambda p, event: told(
        {e.TurnBegan: RULES.get(event.rule, "{who:'s} turn.")}, p, event, NAMERS
    ),
    e.Moved: "{who} {who:moves|move} to {two:the}.",
    e.Engaged: "{who} {who:engages|engage} {other}.",
    e.Disengaged: "{who} {who:disengages|disengage}.",
    e.Readied: _by(lambda event: event.how, READIED),
    e.Recovered: _by(lambda event: event.what == "prone", {
        True: "{who} {who:stands|stand} up.",
        False: "{who} {who:picks|pick} up the weapon.",
    }),
    e.StimUsed: _by(lambda event: event.who == event.other, {
        True: "{who} {who:uses|use} a stim.",
        False: "{who} {who:uses|use} a stim on {other}.",
    }),
    e.LuckTaken: _luck,
    e.Lifted: _by(lambda event: bool(event.who), {
        True: "{who} {who:lifts|lift} {load:the}.",
        False: "The party sets down {load:the}.",
    }),
    e.Hauled: "{load:The} {load:reaches|reach} {zone:the}.",
    e.Hit: _hit,
    e.AlliesShot: _by(lambda event: event.hit, {
        True: "{name} hit {target}.",
        False: "{name} miss {target}.",
    }),
    e.ThingShot: "{who} {who:shoots|shoot} at the {track}.",
    e.FeatureUsed: _feature,
    e.FoesLeft: _by(lambda event: event.why if event.why in LEFT else "", LEFT),
    e.Seized: "{who} {who:picks|pick} up {target}.",
    e.CarriedOff: "{who} {who:carries|carry} off {target}.",
    e.Freed: "{whos} {whos:is|are} free again.",
    e.FightEnded: _by(lambda event: event.how, FOUGHT),
    # ships
    e.BattleBegan: "Raiders close in.",
    e.ShipMoved: _by(lambda event: event.step, STEPS),
    e.ShipHurt: _with_rest(_by(lambda event: ((event.n > 0) - (event.n < 0), event.strain), {
        (1, True): "{ship:The} takes {n} strain.",
        (1, False): "{ship:The} takes {n} hull damage.",
        (-1, True): "{ship:The} recovers {n} strain.",
        (-1, False): "The crew repairs {n} hull damage.",
    })),
    e.ShipChanged: "{ship:The} gets {change} its next Piloting check or shot.",
    e.RaiderShot: _by(lambda event: event.success > 0, {
        True: "{ship:The} hits.",
        False: "{ship:The} misses.",
    }),
    e.StationFailed: "{ship:The} loses its {station}.",
    e.BattleEnded: _by(lambda event: event.how, BATTLES),
    # the campaign
    e.ObligationRolled: _by(lambda event: bool(event.of), {
        True: "Obligation roll {rolled}: someone comes to collect from {of}.",
        False: "Obligation roll {rolled}: no one comes to collect.",
    }),
    e.Pressed: _comes,
    e.Learned: "{who} {who:gains|gain} a rank in {skill}.",
}  # fmt: skip
"""by kind of event, its line"""

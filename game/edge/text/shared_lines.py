"""Lines of the log that several events share: a foe's turn, a shot with its wounds, what a check
was paid with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.edge import events as e
from game.edge.context import Play
from game.edge.scenes import breaks
from game.edge.ships.names import CREW, MARKS
from game.edge.text import log, names
from game.table.events import Event
from game.table.grammar import Name, capital, listed
from game.table.shared_lines import NONE, Merged, first_of, has_at, words_of

LUCKY = (e.TrackMoved, e.CardGained, e.Changed, e.Hauled, e.CreditsMoved, e.Healed)
"""what a lucky break brings"""
FACTS = (e.FlagSet, e.FavorNoted)
"""what becomes true: its lines stand after those of what it comes with"""


def merge(p: Play, events: Sequence[Event], place: int) -> Merged:
    """Return how many events from a place on share a line, and its words."""
    found = MERGERS.get(type(events[place]))
    return found(p, events[place:]) if found is not None else NONE


def join(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return one line for two, "" if both stand: what a check is paid with and the check, a roll
    and what its symbols are spent on, breaths in a row, and what a hero does before an attack."""
    first: Any = before[0]
    last_one: Any = before[-1]
    second: Any = after[0]
    if isinstance(first, e.Spent) and isinstance(second, e.Spent):
        healed = [each for each in (*before, *after) if isinstance(each, e.Healed)]
        spent = [each for each in (*before, *after) if isinstance(each, e.Spent)]
        if len({(each.who, each.card) for each in spent}) > 1 or len(healed) < len(spent):
            return ""
        last = replace(healed[-1], n=sum(each.n for each in healed))
        words = _line(p, first).removesuffix(".")
        return _joined(p, words, names.person(p, first.who), last)
    if isinstance(first, PAID) and isinstance(second, e.Rolled) and isinstance(last_one, PAID):
        return _tried(p, before, after)
    of_roll = any(isinstance(each, e.Rolled) for each in before)
    if isinstance(last_one, e.LuckTaken) and isinstance(second, LUCKY):
        words, told = _one(p, before), _one(p, after)
        return f"{words} {told}" if len(words) + len(told) < MOST and not of_roll else ""
    if told := _brought(p, before, after):
        return told
    if of_roll and isinstance(second, (e.Spent, e.Hurt, e.ShipHurt)):
        return _used_up(p, before, after)
    turned = isinstance(first, e.TurnBegan) and first.rule in log.GOALS_OF_FOES
    acts = isinstance(last_one, MANEUVERS) or (turned and last_one is first)
    if not acts or getattr(second, "who", "") != last_one.who:
        return ""
    who = names.person(p, second.who)
    if turned:
        return _gone_for(p, before, after)
    if isinstance(second, MANEUVERS) or (isinstance(second, e.Rolled) and second.task == "attack"):
        deeds = _one(p, before).removesuffix("."), _one(p, after).removeprefix(f"{who} ")
        link = ", " if " and misses" in deeds[1] else " and "
        return f"{deeds[0].replace(' and ', ', ')}{link}{deeds[1]}"
    return ""


def _gone_for(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a foe's turn with its shot at the hero it goes for."""
    turn: Any = before[0]
    rolled: Any = after[0]
    if not isinstance(rolled, e.Rolled) or rolled.task != "attack":
        return ""
    words = _turn(p, [*before, *after])[1].removesuffix(".")
    who = names.person(p, rolled.who)
    target = names.person(p, rolled.target)
    goal = log.GOALS_OF_FOES[turn.rule]
    if f" for {target}, {goal}" not in words:
        return ""
    words = words.replace(f", {goal}", f" ({goal})")
    words = words.replace(", and ", ", ").replace(") and ", "), ")
    deed = re.sub(rf"(?: at)? {re.escape(target)}(?= and miss| \()", "", _one(p, after), count=1)
    link = ", " if " and misses" in deed or " and miss (" in deed else " and "
    return f"{words}{link}{deed.removeprefix(f'{who} ')}"


def _brought(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a check or fight with what it costs, and an attack with an injury or what
    the symbols left of it bring; "" for anything else."""
    last, second = before[-1], after[0]
    words = _one(p, before)
    if not 0 < len(words) < MOST or len(after) > 1:
        return ""
    rolled = next((each for each in reversed(before) if isinstance(each, e.Rolled)), None)
    tried = rolled is not None and bool(rolled.way) and rolled.task not in IN_FIGHTS
    ended = isinstance(last, e.FightEnded)
    if isinstance(second, e.TrackMoved) and second.n > 0 and (ended or (tried and last is rolled)):
        told = RISES.sub(rf"{'It' if ended else 'That'} brings \1 to ", _line(p, second))
        return f"{words} {told}" if " brings " in told else ""
    if rolled is None:
        return ""
    if isinstance(second, e.Hurt) and not second.cause and tried and last is rolled:
        costs = f"That costs {names.person(p, second.who)} {log.harm(p, second)}."
        return f"{words} {costs}"
    foe = rolled.who not in p.content.heroes and rolled.task == "attack"
    if foe and isinstance(second, e.Changed):
        return f"{words} {_given(p, rolled, second)}"
    down = isinstance(last, e.WentDown) and last.who == rolled.target
    if isinstance(second, e.Injured) and down and second.who == rolled.target:
        return f"{words} {_line(p, second)}"
    injured = isinstance(last, e.Injured) and getattr(second, "who", "") == last.who
    if injured and isinstance(second, e.Hurt | e.Changed) and getattr(second, "cause", "") == "":
        return f"{words} {_line(p, second)}"
    return ""


IN_FIGHTS = ("attack", "feature", "station")
"""tasks of checks that no way of a scene is for"""
RISES = re.compile(r"^(.+?) rises?(?: by \d+,)? to ")
"""the begin of the line of a track"""


def _tried(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a check with what it was paid with, "" if more than one party paid."""
    rolled: Any = after[0]
    who = f"{names.person(p, rolled.who)} "
    count, words = merge(p, [*before, *after], 0)
    deed = _one(p, after)
    if count != len(before) or ";" in words or ". " in words:
        return ""
    if not (words.startswith(who) and deed.startswith(who)):
        return ""
    paid = words.removesuffix(".").replace(" and ", ", ")
    link = ", " if TURNS_OUT.search(deed) else " and "
    return f"{paid}{link}{deed.removeprefix(who)}"


TURNS_OUT = re.compile(r" and (succeed|fail|miss)")
"""what a sentence about a check ends with, if it says first what was tried"""


def _used_up(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a roll with what its symbols bring the one who rolled, or the ship."""
    rolled: Any = [each for each in before if isinstance(each, e.Rolled)][-1]
    second: Any = after[0]
    who = names.person(p, rolled.who)
    if isinstance(second, e.ShipHurt):
        words, told = _one(p, before), _line(p, second)
        told = told.removeprefix("The ship takes ").replace(LEFTOVER, "")
        fits = words and second.cause == "threat" and told.startswith(f"{second.n} strain")
        return f"{words} The Threat costs the ship {told}" if fits else ""
    if second.who != rolled.who:
        return ""
    if isinstance(second, e.Hurt):
        words = _one(p, before)
        fits = 0 < len(words) < MOST and second.cause == "threat" and len(after) == 1
        told = _line(p, second).replace(LEFTOVER, " from the Threat")
        return f"{words} {told}" if fits else ""
    at = next((n for n, each in enumerate(before) if isinstance(each, e.Spent)), len(before))
    same = join(p, before[at:], after) if at < len(before) else ""
    words, told = _one(p, before[:at] if same else before), same or _one(p, after)
    if not 0 < len(words) < MOST or not told.startswith(f"{who} "):
        return ""
    last = words.rpartition(". ")[2]
    if same or f"{who} " not in last or ":" in last or len(words) > LONG or at == len(before):
        return f"{words} {told}"
    return f"{words.removesuffix('.')}, and {told.removeprefix(f'{who} ')}"


LEFTOVER = " from leftover Threat"
LONG, MOST = 240, 300
"""letters after which a sentence ends, and after which a line does"""


def _one(p: Play, events: Sequence[Event]) -> str:
    """Return the line of events that share one."""
    return words_of(events, partial(merge, p), partial(join, p), partial(_line, p))


# --- parts ----------------------------------------------------------------------------------------


def _line(p: Play, event: Event) -> str:
    """Return the line of an event without its story."""
    words, aside = log.tell(p, event), log.aside(p.content, event)
    return words.removesuffix(aside).rstrip()


def _clause(p: Play, event: Event, who: Name) -> str:
    """Return the line of an event as a part of a sentence, without its subject ``who``."""
    return _line(p, event).removeprefix(f"{who} ").removesuffix(".")


def _joined(p: Play, words: str, who: Name, event: Event) -> str:
    """Return a sentence with what came of it: "and gets a Boost die", ": Time falls to 2 of 9"."""
    told = _line(p, event)
    if told.startswith(f"{who} "):
        return f"{words} and {told.removeprefix(f'{who} ')}"
    small = told.startswith(("The ", "A "))
    return f"{words}: {told[0].lower() if small else told[0]}{told[1:]}"


# --- scenes ---------------------------------------------------------------------------------------


def _tracks(p: Play, events: Sequence[Event]) -> Merged:
    """Return the heading of a scene with the clocks that going there moved."""
    moved = first_of(events, e.TrackMoved, *FACTS)
    tracks = [each for each in moved if isinstance(each, e.TrackMoved)]
    at = {each.track: each.at for each in tracks}
    found = [each for each in p.story.tracks if each.id in at]
    if len(found) < len(at):
        return NONE
    if not has_at(events, len(moved), e.SceneBegan):
        one, *others = tracks
        if len(others) != 1 or one.n * others[0].n < 0 or one.marks or others[0].marks:
            return NONE
        both = f"{_line(p, one).removesuffix('.')}; {_line(p, others[0])}"
        return len(moved), " ".join([both, *_facts(p, moved)])
    steps = {each.id: sum(x.n for x in tracks if x.track == each.id) for each in found}
    more = {id: f" (up by {n})" if n > 0 else "" for id, n in steps.items()}
    counts = [f"{each.name}: {at[each.id]} of {each.length}{more[each.id]}." for each in found]
    brings = [line for each in tracks for line in log.reached(p, each)]
    told = [_line(p, events[len(moved)]), *counts, *brings, *_facts(p, moved)]
    return len(moved) + 1, " ".join(told)


def _facts(p: Play, events: Sequence[Event]) -> list[str]:
    """Return the lines of what becomes true among events."""
    return [line for x in events if isinstance(x, FACTS) and (line := _line(p, x))]


def _paid(p: Play, events: Sequence[Event]) -> Merged:
    """Return what a check was paid with: cards, points and a push."""
    paid = first_of(events, e.CardTurned, e.DestinySpent, e.Hurt)
    if any(isinstance(each, e.CardTurned) and each.ready for each in paid):
        return _readied(p, events)
    if not has_at(events, len(paid), e.Rolled) and not has_at(events, len(paid), e.SimplyDone):
        return _readied(p, events)
    rolled: Any = events[len(paid)]
    who, hero = names.person(p, rolled.who), rolled.who in p.content.heroes
    cards = listed(names.card(p, each.card) for each in paid if isinstance(each, e.CardTurned))
    deeds = [f"{who:uses|use} {cards}"] if cards else []
    rest = []
    for each in paid:
        if isinstance(each, e.DestinySpent) and each.side == "light" and not hero:
            rest.append(f"the party spends a light point against {who}")
        elif isinstance(each, e.DestinySpent) and each.side == "light":
            deeds.append(f"{who:spends|spend} a light point")
        elif isinstance(each, e.Hurt) and each.who == rolled.who:
            deeds.append(_clause(p, each, who))
        elif not isinstance(each, e.CardTurned):
            told = log.point(each) if isinstance(each, e.DestinySpent) else _line(p, each)
            rest.append(told.removesuffix("."))
    parts = [f"{who} {listed(deeds)}"] if deeds else []
    words = capital("; ".join([*parts, *(_small(each) for each in rest)])) + "."
    points = (each for each in paid if isinstance(each, e.DestinySpent))
    return len(paid), " ".join([words, *(line for each in points for line in log.spoiled(p, each))])


def _small(words: str) -> str:
    """Return words with a small letter if they begin with an article."""
    return f"{words[0].lower()}{words[1:]}" if words.startswith(("The ", "A ")) else words


def _readied(p: Play, events: Sequence[Event]) -> Merged:
    """Return the cards that are ready again, or a lucky break with its point."""
    first = events[0]
    if isinstance(first, e.DestinySpent) and has_at(events, 1, e.LuckTaken):
        taken: Any = events[1]
        luck = breaks.found(p, taken.luck)
        told = luck.text if luck is not None else ""
        words = f"{log.point(first).removesuffix('.')} on a lucky break."
        return 2, " ".join(filter(None, (words, told, *log.spoiled(p, first))))
    if isinstance(first, e.Hurt):
        return _hurt(p, events) if first.cause != "maneuver" else _extra(p, events)
    run = [each for each in first_of(events, e.CardTurned) if each.ready]
    if len(run) < 2:
        return NONE
    cards = listed(names.card(p, each.card) for each in run)
    return len(run), f"{cards} are ready again."


def _gained(p: Play, events: Sequence[Event]) -> Merged:
    """Return a card with the tally that it moves, or the credits that come with it."""
    if not has_at(events, 1, e.TrackMoved) and not has_at(events, 1, e.CreditsMoved):
        return NONE
    after: Any = events[1]
    words = _line(p, events[0]).removesuffix(".")
    if isinstance(after, e.CreditsMoved):
        told = _line(p, after).removeprefix("The party gains ")
        shared = after.n > 0 and words.startswith("The party") and ". " not in words
        return (2, f"{words} and {told}") if shared else NONE
    track = next((each for each in p.story.tracks if each.id == after.track), None)
    if track is None or track.sort != "tally":
        return NONE
    return 2, f"{words} ({track.name}: {after.at} of {track.length})."


# --- checks ---------------------------------------------------------------------------------------


def _rolled(p: Play, events: Sequence[Event]) -> Merged:
    """Return a roll with what it did at once: the damage of an attack, the use of a feature."""
    rolled: Any = events[0]
    if rolled.task == "feature" and has_at(events, 1, e.FeatureUsed):
        count, told = _hit(p, events[2:]) if has_at(events, 2, e.Hit) else (0, "")
        return 2 + count, f"{_line(p, rolled)} {told}".rstrip()
    if rolled.task == "station" and has_at(events, 1, e.JumpPlotted):
        plotted: Any = events[1]
        return 2, f"{_line(p, rolled).removesuffix('.')} ({plotted.at} of {MARKS} steps plotted)."
    if rolled.task == "station" and events[1:] and isinstance(events[1], SERVED):
        return 2, f"{_line(p, rolled)} {_line(p, events[1])}"
    if rolled.task != "attack":
        return NONE
    hit: Any = events[1] if has_at(events, 1, e.Hit) else None
    aimed = hit is not None and hit.target == rolled.target
    count, damage = _damage(p, events[1:]) if aimed else (0, "")
    words = f"{_line(p, rolled).removesuffix('.')} for {damage}." if count else _line(p, rolled)
    given = () if p.content.heroes.get(rolled.who) else first_of(events[1 + count :], e.Changed)
    if has_at(events, 1 + count + len(given), e.FightEnded):
        given = ()  # see _changed
    parts = [words, *(_given(p, rolled, each) for each in given)]
    return 1 + count + len(given), " ".join(parts)


SERVED = (e.ShipHurt, e.ShipMoved, e.ShotsHampered, e.StationMended)
"""what an order at a station brings at once"""


def _given(p: Play, rolled: e.Rolled, event: Any) -> str:
    """Return the die that a foe's roll gives someone, with the symbol that does."""
    hero = event.who in p.content.heroes
    good = "Triumph" if rolled.triumphs and rolled.advantage < 2 else "Advantage"
    symbol = "Threat" if hero == (event.change == "boost") else good
    if event.change not in ("boost", "setback"):
        return _line(p, event)
    who = names.person(p, event.who)
    die = _clause(p, event, who).partition(" ")[2].removesuffix(" on the next check")
    return f"{symbol} gives {who} {die}."


def _damage(p: Play, events: Sequence[Event]) -> Merged:
    """Return a hit with its wounds, and whether the target is out of action: "9 damage, 6 soaked,
    3 wounds (8 of 14 left)"."""
    hit: Any = events[0]
    words = log.damage(hit)
    if not has_at(events, 1, e.Hurt):
        return 1, words
    target = names.person(p, hit.target)
    hurt = _clause(p, events[1], target).partition(" ")[2]
    if has_at(events, 2, e.WentDown):
        end = f"{target} {target:is|are} out of action"
        return 3, f"{words}: {hurt.partition(' (')[0]}, and {end}"
    return 2, f"{words}: {hurt}"


def _hit(p: Play, events: Sequence[Event]) -> Merged:
    hit: Any = events[0]
    count, damage = _damage(p, events)
    words = _line(p, hit).removesuffix(f"{log.damage(hit)}.")
    return count, f"{words}{damage}."


def _used(p: Play, events: Sequence[Event]) -> Merged:
    """Return a feature that needs no check, with whom it hits."""
    if not has_at(events, 1, e.Hit):
        return NONE
    count, told = _hit(p, events[1:])
    return 1 + count, f"{_line(p, events[0])} {told}"


def _hurt(p: Play, events: Sequence[Event]) -> Merged:
    """Return wounds or strain that put someone out of action."""
    if not has_at(events, 1, e.WentDown):
        return NONE
    hurt: Any = events[0]
    words = _line(p, hurt).removesuffix(".").partition(" (")[0]
    return 2, _joined(p, words, names.person(p, hurt.who), events[1])


def _extra(p: Play, events: Sequence[Event]) -> Merged:
    """Return the strain of an extra maneuver with the maneuver."""
    first: Any = events[0]
    if not has_at(events, 1, Event) or not isinstance(events[1], (*MANEUVERS, e.Lifted)):
        return NONE
    words = _line(p, first).removesuffix(".")
    return 2, f"{words} and {_clause(p, events[1], names.person(p, first.who))}."


def _recovered(p: Play, events: Sequence[Event]) -> Merged:
    """Return what someone recovers of wounds and strain at once, or with a stim."""
    first: Any = events[0]
    healed: Any = events[1] if has_at(events, 1, e.Healed) else None
    if healed is None or healed.who not in (first.who, getattr(first, "other", "")):
        return NONE
    who, words = names.person(p, first.who), _line(p, first).removesuffix(".")
    if isinstance(first, e.StimUsed):
        return 2, _joined(p, words, who, healed)
    return 2, f"{words} and {_clause(p, healed, who).partition(' ')[2]}."


def _changed(p: Play, events: Sequence[Event]) -> Merged:
    """Return a die that both heroes get, or dice that one gets."""
    first, second = events[0], events[1] if len(events) > 1 else None
    assert isinstance(first, e.Changed)
    if isinstance(second, e.FightEnded) and first.who not in p.content.heroes:
        return 2, _line(p, second)  # no check follows for a foe
    if not isinstance(second, e.Changed):
        return NONE
    if second.who == first.who:
        same = second.change == first.change and first.change in ("boost", "setback")
        return (2, _line(p, replace(first, n=first.n + second.n))) if same else NONE
    if (second.change, second.n) != (first.change, first.n) or first.change not in (
        "boost",
        "setback",
    ):
        return NONE
    one, two = (names.person(p, each.who) for each in (first, second))
    return 2, f"{one} and {two} each get {_clause(p, first, one).partition(' ')[2]}."


def _stood(p: Play, events: Sequence[Event]) -> Merged:
    """Return heroes who are back on their feet together."""
    run = first_of(events, e.StoodUp)
    if len(run) < 2:
        return NONE
    who = listed(names.person(p, each.who) for each in run)
    return len(run), f"{who} are back on their feet by now."


def _spent(p: Play, events: Sequence[Event]) -> Merged:
    """Return a spend card with what it does."""
    spent: Any = events[0]
    facts = first_of(events[1:], *FACTS)
    at = 1 + len(facts)
    if not has_at(events, at, Event) or not isinstance(events[at], EFFECTS):
        return NONE
    if isinstance(events[at], e.Hurt) and events[at].cause not in ("", "critical"):
        return NONE
    effect, good = events[at], spent.by not in ("pay", "despair")
    if isinstance(effect, e.TrackMoved) and (effect.n < 0) != good:
        return NONE
    words, who = _line(p, spent).removesuffix("."), names.person(p, spent.who)
    count, told = merge(p, events, at)
    if spent.card == "strain" and isinstance(effect, e.Hurt):
        count, line = 1, f"{who} {who:pays|pay} Threat with {log.harm(p, effect)}."
    elif count > 1 and isinstance(effect, e.Hurt | e.Changed):
        line = f"{words}: {told.replace(CRITICAL, '')}"
    else:
        count, line = 1, _joined(p, words, who, effect).replace(CRITICAL, "")
    return at + count, " ".join([line, *_facts(p, facts)])


CRITICAL = " from the Critical Hit"
EFFECTS = (e.Changed, e.Healed, e.Hurt, e.TrackMoved, e.CreditsMoved, e.CardTurned, e.CardGained,
           e.Injured, e.ObligationMoved, e.ShipHurt, e.ShipChanged)  # fmt: skip
"""what a spend card does at once"""


def _unspent(p: Play, events: Sequence[Event]) -> Merged:
    if not has_at(events, 1, e.Healed):
        return NONE
    return 2, _line(p, events[1]).replace(" strain", " strain with leftover Advantage", 1)


# --- fights ---------------------------------------------------------------------------------------


def _broke_out(p: Play, events: Sequence[Event]) -> Merged:
    if not has_at(events, 1, e.FoesCame):
        return NONE
    foes = _line(p, events[1]).partition(": ")[2]
    return 2, f"A fight breaks out with {foes}"


def _thrown(p: Play, events: Sequence[Event]) -> Merged:
    """Return the rolls for initiative, a breath with the strain it gives back, or a raider's
    maneuver or shot with what came of it."""
    first: Any = events[0]
    who = log.thrower(p, first)
    net = log.net(first)
    if first.why == "initiative":
        rolls = [each for each in first_of(events, e.Thrown) if each.why == "initiative"]
        run = sorted(rolls, key=lambda each: (-each.success, -each.advantage))
        parts = [f"{log.thrower(p, each)} ({log.symbols(each)})" for each in run]
        return len(run), f"Initiative: {listed(parts)}."
    skill = ": ".join(each for each in (names.skill(first.skill), net) if each)
    if first.why == "recovery" and has_at(events, 1, e.Healed):
        told = _clause(p, events[1], who)
        what, _, left = told.partition(" (")
        rest = left.removesuffix(")")
        more = f"({skill}{rest and '; '}{rest})"
        return 2, f"{who} {what} after the fight {more}."
    if first.why == "allies" and has_at(events, 1, e.AlliesShot):
        shot_line = _line(p, events[1]).removesuffix(".")
        end = f" ({net})" if net else ""
        if not has_at(events, 2, e.Hurt):
            return 2, f"{shot_line}{end}."
        hurt: Any = events[2]
        wounds = log.harm(p, hurt)
        return 3, f"{shot_line}{end}: {wounds}."
    if first.why == "close":
        moved = has_at(events, 1, e.ShipMoved)
        count = 2 if moved else 1
        words = (
            f"{who:The} {who:closes|close} in"
            if moved
            else f"{who:The} {who:fails|fail} to close in"
        )
        where = _clause(p, events[1], who).removeprefix(f"{who:The} ") if moved else ""
        return _after(p, events, count, f"{words} ({skill}){where and ' and '}{where}")
    if first.why == "fire" and has_at(events, 1, e.RaiderShot):
        shot: Any = events[1]
        end = f"{who:hits|hit}" if shot.success > 0 else f"{who:misses|miss}"
        words = f"{who:The} {who:fires|fire} and {end} ({skill})"
        if shot.success > 0 and has_at(events, 2, e.ShipHurt):
            hurt = _small(_line(p, events[2])).removesuffix(".")
            return _after(p, events, 3, f"{words}: {hurt}")
        return _after(p, events, 2, words)
    return NONE


def _after(p: Play, events: Sequence[Any], count: int, words: str) -> Merged:
    """Return a raider's roll with what its symbols bring: changes and strain of the ships."""
    more = first_of(events[count:], e.ShipChanged, e.ShipHurt)
    last = ""
    for each in more:
        ship = names.ship(p, each.ship)
        told = (
            _ship_given(p, events[0], each) if isinstance(each, e.ShipChanged) else _line(p, each)
        )
        told = _small(told).removesuffix(".")
        same = last == ship or words.endswith(" left)") and f": {ship.with_article} " in words
        start = f"{ship.with_article} "
        words += (
            f" and {told.removeprefix(start)}"
            if same and told.startswith(start)
            else f". {capital(told)}"
        )
        last = ship
    return count + len(more), f"{words}."


def _ship_given(p: Play, thrown: e.Thrown, event: e.ShipChanged) -> str:
    """Return what a raider's roll gives a ship, with the symbol that does."""
    if event.change not in ("boost", "setback"):
        return _line(p, event)
    good = "Triumph" if thrown.triumphs and thrown.advantage < 2 else "Advantage"
    symbol = "Threat" if (event.ship == CREW) == (event.change == "boost") else good
    die = _line(p, event).partition(" gets ")[2]
    return f"{symbol} gives {names.ship(p, event.ship):the} {die}"


def _turn(p: Play, events: Sequence[Event]) -> Merged:
    """Return the maneuvers of a foe with whom it goes for; a hero's deeds say whose turn it is."""
    turn: Any = events[0]
    who = names.person(p, turn.who)
    if turn.who in p.content.heroes:
        return 1, ""
    made = [each for each in first_of(events[1:], *MANEUVERS) if each.who == turn.who]
    at = 1 + len(made)
    parts = [_clause(p, each, who) for each in made]
    if has_at(events, at, e.ThingShot):
        shot: Any = events[at]
        end = f"{who:shoots|shoot} at the {shot.track.replace('_', ' ')} instead"
        count, mark = _mark(p, events[at + 1 :])
        return (
            at + 1 + count,
            f"{who} {listed([*parts, f'{who:leaves|leave} the heroes in cover', end])}{mark}.",
        )
    next_up = at + len(first_of(events[at:], e.CardTurned, e.DestinySpent))
    rolled: Any = events[next_up] if has_at(events, next_up, e.Rolled) else None
    target = names.person(p, rolled.target) if rolled is not None and rolled.target else ""
    if target:
        close = f"{who:closes|close} in"
        parts = [close if each.endswith(f" {target}") else each for each in parts]
    goal = log.GOALS_OF_FOES.get(turn.rule)
    if goal is not None:
        parts.insert(0, f"{who:goes|go} for {f'{target}, {goal}' if target else goal}")
        last = ", and " if target and len(parts) > 1 else " and "
        words = last.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
        return at, f"{who} {words}."
    if turn.rule in log.AWAY:
        return NONE
    if parts:
        return at, f"{who} {listed(parts)}."
    acts = len(events) > 1 and getattr(events[1], "who", "") == turn.who
    return (1, "") if acts else (1, f"{who} {who:does|do} nothing this turn.")


PAID = (e.CardTurned, e.DestinySpent, e.Hurt)
"""what comes before a check that it pays for"""
MANEUVERS = (e.Moved, e.Readied, e.Engaged, e.Disengaged, e.Recovered)


def _mark(p: Play, events: Sequence[Event]) -> Merged:
    """Return the marks on the thing that was shot at."""
    if not has_at(events, 0, e.TrackMoved):
        return NONE
    moved: Any = events[0]
    track = next((each for each in p.story.tracks if each.id == moved.track), None)
    return (1, f" ({track.name}: {moved.at} of {track.length})") if track is not None else NONE


MERGERS: Mapping[type[Event], Callable[[Play, Sequence[Event]], Merged]] = {
    e.TrackMoved: _tracks,
    e.CardTurned: _paid,
    e.DestinySpent: _paid,
    e.Hurt: _paid,
    e.CardGained: _gained,
    e.Rolled: _rolled,
    e.Hit: _hit,
    e.FeatureUsed: _used,
    e.Spent: _spent,
    e.Unspent: _unspent,
    e.Healed: _recovered,
    e.StimUsed: _recovered,
    e.Changed: _changed,
    e.StoodUp: _stood,
    e.FightBegan: _broke_out,
    e.Thrown: _thrown,
    e.TurnBegan: _turn,
}
"""by the kind of the first event, the line that it shares with those that follow"""

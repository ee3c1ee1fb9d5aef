"""Lines of the log that several events share: a card with its action, an attack with its damage,
moves of enemies in a row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.cards import effects as x
from game.mandalorian.catalog import original
from game.mandalorian.context import Play
from game.mandalorian.text import log, names, story
from game.table.events import Event
from game.table.grammar import Name, capital, counted, listed
from game.table.shared_lines import NONE, Merged, first_of, has_at, words_of


def merge(p: Play, events: Sequence[Event], place: int) -> Merged:
    """Return how many events from a place on share a line, and its words."""
    found = MERGERS.get(type(events[place]))
    return found(p, events[place:]) if found is not None else NONE


def join(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return one line for the events of two lines in a row, "" if both stand."""
    found = JOINERS.get(type(before[0]))
    return found(p, before, after) if found is not None else ""


# --- parts ----------------------------------------------------------------------------------------


def _line(p: Play, event: Event) -> str:
    """Return the line of an event without its story."""
    return log.tell(p, event).removesuffix(story.line(p, event)).rstrip()


def _clause(p: Play, events: Sequence[Event], who: str) -> str:
    """Return the line of events as a part of a sentence, without its subject ``who``."""
    words = _one(p, events).removeprefix(f"{who} ").removesuffix(".")
    first = events[0]
    foe = first.threat if isinstance(first, e.TokenFlipped | e.TokenMoved | e.TokenHurt) else ""
    if foe and names.threat(p, foe).article == "the":
        return f"{words[0].lower()}{words[1:]}"
    return f"{words[0].lower()}{words[1:]}" if COMMON.match(words) else words


COMMON = re.compile(r"An? |The (crew|door|top|\w+ slot|\w+ deck) ")
"""the begin of a sentence whose first word is no name"""


def _one(p: Play, events: Sequence[Event]) -> str:
    """Return the line of events that share one."""
    return words_of(events, partial(merge, p), partial(join, p), partial(_line, p))


def _skipped(events: Sequence[Event], place: int, *kinds: type[Event]) -> int:
    """Return the place of the first event from a place on that is not of these kinds."""
    return place + len(first_of(events[place:], *kinds))


# --- enemies --------------------------------------------------------------------------------------


def _moves(p: Play, moved: Sequence[Any]) -> str:
    """Return moves of enemies: "Two Riot Droids move to the Store, a third Riot Droid to the
    Airlock, and a Mouse Droid to the Reactor.", "One Sergeant moves to the Mill, another to the
    Well."."""
    groups: dict[str, list[Name]] = {}
    for each in moved:
        groups.setdefault(each.path[-1], []).append(names.threat(p, each.threat))
    total = Counter(name for found in groups.values() for name in found)
    known: Counter[str] = Counter()
    parts: list[str] = []
    for space, found in groups.items():
        whos = [_several(name, n, known, total) for name, n in Counter(found).items()]
        verb = "" if parts else " moves" if len(found) == 1 else " move"
        parts.append(f"{listed(whos)}{verb} to {names.place(p, space):the}")
    last = f", and {parts[-1]}" if len(parts) > 1 else parts[-1]
    return f"{capital(', '.join(parts[:-1]) + last)}."


def _several(name: Name, n: int, known: Counter[str], total: Counter[Name] | None = None) -> str:
    """Return a number of threats with one name, and note them: "a Sergeant", "a second Sergeant",
    "two more Sergeants"; of ``total`` ones in a sentence "one Sergeant", "another"."""
    before = known[name]
    known[name] += n
    if not name.article:
        return str(name)
    if n > 1:
        return f"{NUMBERS[n]} {'more ' * bool(before)}{_plural(name)}"
    if total and total[name] == 2:
        alone = len(total) == 1
        return f"another{'' if alone else f' {name}'}" if before else f"one {name}"
    return f"a {ORDINALS[before]} {name}" if before else name.with_article


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def _plural(name: str) -> str:
    """Return the name of several threats: "Watchmen", "Riot Droids"."""
    return f"{name[:-3]}men" if name.endswith("man") else f"{name}s"


def _moved(p: Play, events: Sequence[Event]) -> Merged:
    run: list[Any] = []
    for each in first_of(events, e.TokenMoved):
        if each.token in (one.token for one in run) or len(run) == MANY:
            break
        run.append(each)
    return (len(run), _moves(p, run)) if len(run) > 1 else NONE


def _joined_moves(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    both: list[Any] = [*before, *after]
    if isinstance(attack := both[1], e.EnemyAttacks):
        told = _one(p, after) if len(before) == 1 else _blocked(p, before[1:], after)
        if both[0].token != attack.token:
            return ""
        name = f"{names.threat(p, attack.threat):The}"
        here = f"{name}{_where(p, attack)} "
        whose = here if told.startswith(here) else f"{name} "
        came = told.startswith(whose)
        return f"{_moves(p, both[:1])[:-1]} and {told.removeprefix(whose)}" if came else ""
    if not all(isinstance(each, e.TokenMoved) for each in both):
        return ""
    tokens = [each.token for each in both]
    return _moves(p, both) if len({*tokens}) == len(tokens) <= MANY else ""


MOST, MANY = 4, 8
"""attacks or damage, and moves in a line"""


def _attack(p: Play, events: Sequence[Event]) -> Merged:
    """Return an enemy's attack with the damage that it deals."""
    attack: Any = events[0]
    hurt = [*takewhile(lambda each: each.who == attack.who and each.cause == "attack",
                       first_of(events[1:], e.Hurt))]  # fmt: skip
    if not hurt:
        return NONE
    who, threat = names.character(p, attack.who), names.threat(p, attack.threat)
    much = f" for {len(hurt)} damage" if len(hurt) > 1 else ""
    return 1 + len(hurt), f"{threat:The}{_where(p, attack)} hits {who}{much} {_left(p, hurt[-1])}."


def _where(p: Play, attack: e.EnemyAttacks) -> str:
    """Return where an attacker is that has others like it: " in the Gallery"."""
    one_of_many = names.threat(p, attack.threat).article == "a"
    return f" {names.place(p, attack.space):in}" if attack.space and one_of_many else ""


def _left(p: Play, hurt: e.Hurt) -> str:
    """Return the health that is left: "(5 of 7 health left)"."""
    return f"({hurt.left} of {p.health(hurt.who)} health left)"


def _strikes(p: Play, events: Sequence[Event]) -> str:
    """Return attacks of enemies with one name that all deal 1 damage, "" for others."""
    attacks: list[Any] = [*events[::2]]
    hurts: list[Any] = [*events[1::2]]
    if len(attacks) != len(hurts) or not all(isinstance(each, e.EnemyAttacks) for each in attacks):
        return ""
    if not all(isinstance(each, e.Hurt) and each.cause == "attack" for each in hurts):
        return ""
    apart = len({each.token for each in attacks}) == len(attacks)
    if len(attacks) > (MOST if apart else 2):
        return ""
    if len({names.threat(p, each.threat) for each in attacks}) > 1:
        return ""
    name = names.threat(p, attacks[0].threat)
    if not name.article:
        return ""
    if not apart:
        struck = [f"{names.character(p, each.who)} {_left(p, each)}" for each in hurts]
        twice = f"{names.character(p, attacks[0].who)} twice {_left(p, hurts[-1])}"
        once = attacks[0].who != attacks[1].who
        return f"{name:The} hits {listed(struck) if once else twice}."
    if len({each.who for each in attacks}) == 1:
        many = f"{capital(NUMBERS[len(attacks)])} {_plural(name)}"
        return f"{many} hit {names.character(p, attacks[0].who)} {_left(p, hurts[-1])}."
    if len(attacks) > 2:
        return ""
    one, two = (f"{names.character(p, each.who)} {_left(p, each)}" for each in hurts)
    first, second = (_where(p, each) for each in attacks)
    second = "" if first == second else second
    return f"{name:The}{first} hits {one}, and another{second} hits {two}."


def _blocked(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    attack, used = before[0], after[0]
    if has_at(before, 1, e.PlanningUsed):
        return _after_block(p, before, after)
    if isinstance(used, e.EnemyAttacks):
        return _strikes(p, [*before, *after])
    if len(before) > 1 or not isinstance(attack, e.EnemyAttacks):
        return ""
    if isinstance(used, e.Hurt) and (used.who, used.cause) == (attack.who, "attack"):
        return _attack(p, [*before, *after])[1]
    if isinstance(used, e.PlanningUsed) and used.who == attack.who:
        if _blocks(p, used):
            threat, who = names.threat(p, attack.threat), names.character(p, used.who)
            told = _clause(p, after, who)
            return f"{threat:The}{_where(p, attack)} attacks {who}, who {told}."
    return ""


def _after_block(p: Play, before: Sequence[Any], after: Sequence[Any]) -> str:
    """Return a blocked attack with the damage that is left of it, or with another attack by the
    same enemy or one of that name."""
    attack, rest = before[0], after[0]
    words, name = _one(p, before[:2]).removesuffix("."), names.threat(p, attack.threat)
    if len(before) > 2 or any(each.who != attack.who for each in before[1:]):
        return ""
    if isinstance(rest, e.Hurt) and rest.cause == "attack" and rest.who == attack.who:
        return f"{words} and takes {len(after)} {_left(p, after[-1])}."
    if not isinstance(rest, e.EnemyAttacks) or name != names.threat(p, rest.threat):
        return ""
    hits = _attack(p, after)[1].partition(" hits ")[2]
    if not hits or not name.article:
        return ""
    if rest.token == attack.token:
        return f"{words}; it attacks again and hits {hits}"
    here = "" if _where(p, rest) == _where(p, attack) else _where(p, rest)
    return f"{words}, and another{here} hits {hits}"


def _struck(p: Play, events: Sequence[Event]) -> Merged:
    """Return an attack on a token with its face and its damage."""
    first: Any = events[0]
    flipped: Any = events[1] if has_at(events, 1, e.TokenFlipped) else None
    at = 2 if flipped is not None else 1
    hurt: Any = events[at] if has_at(events, at, e.TokenHurt) else None
    if flipped is None and hurt is None:
        return NONE
    beaten: Any = (
        events[at + 1] if hurt is not None and has_at(events, at + 1, e.TokenBeaten) else None
    )
    shown = flipped or beaten
    where = f" {names.place(p, shown.space):in}" if shown is not None else ""
    name = names.threat(p, (flipped or hurt).threat).with_article
    who = names.character(p, first.who)
    target = f"a facedown threat{where}" if flipped is not None else f"{name}{where}"
    face = f": {name}" if flipped is not None else ""
    if hurt is None:
        return at, f"{who} attacks {target}, revealing {name}."
    count = at + (2 if beaten is not None else 1)
    if not hurt.left:
        return count, f"{who} defeats {target}{face} ({hurt.n} damage)."
    return count, f"{who} hits {target}{face} ({hurt.n} damage, {hurt.left} health left)."


# --- slots and events -----------------------------------------------------------------------------


def _checked(p: Play, events: Sequence[Event]) -> Merged:
    """Return a slot with the event or crisis that it triggers."""
    words = _line(p, events[0]).removesuffix(".")
    at = _skipped(events, 1, e.DeckShuffled)
    if has_at(events, at, e.EventDrawn):
        drawn: Any = events[at]
        fresh = " after a reshuffle of the event deck" if at > 1 else ""
        return at + 1, f"{words}, which triggers an event{fresh}: {names.card(p, drawn.card)}."
    if has_at(events, 1, e.CrisisBegan):
        told = f"{words}, which triggers crisis {_line(p, events[1]).removeprefix('Crisis ')}"
        idle = _skipped(events, 2, e.DeedIdle)
        at = _skipped(events, idle, e.DeckShuffled)
        if has_at(events, at, e.EventDrawn):
            drawn = events[at]
            fresh = " after a reshuffle of the event deck" if at > idle else ""
            quiet = f"{told.removesuffix('.')}. It passes quietly. Event{',' * bool(fresh)}{fresh}"
            return at + 1, f"{quiet}: {names.card(p, drawn.card)}."
        return 2, told
    return NONE


def _idle(p: Play, events: Sequence[Event]) -> Merged:
    """Return an event without effect with the reinforcement that comes."""
    card: Any = events[0]
    if has_at(events, 1, e.NoReinforcement):
        told = "comes to nothing; no reinforcement is left to come instead"
        return 2, f"{names.card(p, card.card)} {told}."
    if not has_at(events, 1, e.TokenEntered):
        return NONE
    entered: Any = events[1]
    threat, where = names.threat(p, entered.threat), names.place(p, entered.space)
    came = f"{threat:the} joins the enemies {where:in} instead"
    return 2, f"{names.card(p, card.card)} comes to nothing; {came}."


def _filled(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    both = [*before, *after]
    return _idle(p, both)[1] if len(both) == 2 else ""


def _fruitless(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return an event that is drawn and comes to nothing."""
    drawn, nothing = before[-1], after[0]
    if not isinstance(drawn, e.EventDrawn) or not isinstance(nothing, e.NoEffect):
        return ""
    told = _one(p, after)
    if drawn.card != nothing.card or not told.startswith(card := names.card(p, drawn.card)):
        return ""
    return f"{_one(p, before)} It{told.removeprefix(card)}"


def _raised(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a disrupt token with what it triggers in its slot."""
    token, checked = before[0], after[0]
    if not isinstance(checked, e.SlotChecked) or not isinstance(token, e.SlotDisrupted):
        return ""
    told, at = _one(p, after), _line(p, checked).removesuffix(".")
    same = len(before) == 1 and checked.slot == token.slot and told.startswith(f"{at}, which ")
    return f"{_line(p, token).removesuffix('.')}{told.removeprefix(at)}" if same else ""


def _emptied(p: Play, events: Sequence[Event]) -> Merged:
    return 1, ""  # as after every event


def _spread(p: Play, events: Sequence[Event]) -> Merged:
    """Return another part of a crisis with what it does first."""
    words = _line(p, events[0])
    at = _skipped(events, 1, e.DeedBegan)
    if words != log.SPREADS or not has_at(events, at, Event):
        return NONE
    if isinstance(events[at], e.DeedIdle):
        return at + 1, f"{words.removesuffix('.')}, without effect."
    count = max(1, merge(p, events, at)[0])
    told = _clause(p, events[at : at + count], "")
    return (at + count, f"{words.removesuffix('.')}: {told}.") if told else NONE


# --- characters -----------------------------------------------------------------------------------


def _walked(p: Play, events: Sequence[Event]) -> Merged:
    """Return where the steps of a movement lead."""
    first: Any = events[0]
    run = [each for each in first_of(events, e.Moved) if each.who == first.who]
    who, space = names.character(p, first.who), names.place(p, run[-1].space)
    return len(run), f"{who} moves to {space:the}."


def _revealed(p: Play, events: Sequence[Event]) -> Merged:
    """Return tokens that are revealed in a space."""
    run = first_of(events, e.TokenFlipped)
    here = [*takewhile(lambda each: each.space == run[0].space, run)]
    at = _skipped(events, len(here), e.TokenGone)
    placed: Any = events[at] if has_at(events, at, e.ChildPlaced) else None
    if placed is not None and any(_is_child(p, each) for each in here):
        return at + 1, _one(p, here)
    if len(here) < 2:
        return NONE
    found, known = Counter(names.threat(p, each.threat) for each in here), Counter[str]()
    shown = capital(listed(_several(name, n, known) for name, n in found.items()))
    return len(here), f"{shown} are revealed {names.place(p, here[0].space):in}."


def _is_child(p: Play, flipped: Any) -> bool:
    """Return True if a token that is revealed is The Child."""
    effect = p.content.threats[flipped.threat].effect
    return any(isinstance(each, x.PlaceChild) for each in effect)


def _child(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return tokens that are revealed, one of which is The Child who then appears there."""
    flips = first_of(before, e.TokenFlipped)
    rest = [*before[len(flips):], *after]  # fmt: skip
    placed = all(isinstance(each, e.TokenGone | e.ChildPlaced) for each in rest)
    return _one(p, flips) if placed and any(_is_child(p, each) for each in flips) else ""


def _used(p: Play, events: Sequence[Event]) -> Merged:
    """Return a card or feature with what it does at once."""
    used: Any = events[0]
    at = _skipped(events, 1, e.DeedBegan)
    if _blocks(p, used):
        return (at + 1, told) if (told := _shielded(p, used, events[at : at + 1])) else NONE
    words = _line(p, used).removesuffix(".").partition(":")[0]
    if not words or not has_at(events, at, Event) or not _brings(p, used, events[at:]):
        return NONE
    count = max(1, merge(p, events, at)[0])
    return at + count, _with(p, words, names.character(p, used.who), events[at : at + count])


def _blocks(p: Play, used: Event) -> bool:
    """Return True for a card that blocks damage, which is all that it does."""
    return isinstance(used, e.PlanningUsed) and p.content.planning[used.card].when == "damage"


def _shielded(p: Play, used: e.PlanningUsed, events: Sequence[Event]) -> str:
    """Return a card that blocks damage with what deals it; an attack has a line of its own."""
    block: Any = events[0] if events else None
    if not isinstance(block, e.Blocked) or block.source in ("", "attack"):
        return ""
    by = names.threat(p, p.state.kinds[block.token]).with_article if block.token else ""
    cause = names.source(p, block.source, by)
    card = p.content.name(used.card)
    return f"{names.character(p, used.who)} blocks {block.n} damage from {cause} with {card}."


def _with(p: Play, words: str, who: str, events: Sequence[Event]) -> str:
    """Return words with what the next events bring, as one sentence."""
    first, told = events[0], _one(p, events)
    if isinstance(first, e.PlanningKept):
        return f"{words} and takes {names.card(p, first.card)} from the planning discard pile."
    if not told:
        return f"{words}."
    link = " and " if told.startswith(f"{who} ") else ": "
    return f"{words}{link}{_clause(p, events, who)}."


def _brings(p: Play, used: Event, events: Sequence[Event]) -> bool:
    """Return True if the first event, or the draw that a deck is reshuffled for, is what a card or
    a feature does at once."""
    event = events[min(_skipped(events, 0, e.DeckShuffled), len(events) - 1)]
    deeds: Sequence[object] = ()
    if isinstance(used, e.PlanningUsed):
        deeds = p.content.planning[used.card].deeds
    elif isinstance(used, e.FeatureUsed):
        deeds = p.face(used.threat).use
    elif isinstance(used, e.AbilityUsed) and (ability := p.skill(used.card).ability):
        deeds = ability.deeds
    makes = EFFECTS.get(type(event), ())
    return any(isinstance(each, makes) for each in deeds)


EFFECTS: Mapping[type[Event], tuple[type, ...]] = {
    e.Healed: (x.Heal,),
    e.TokenHurt: (x.Damage,),
    e.TokenFlipped: (x.Damage, x.RevealSeen),
    e.TokenMoved: (x.Shift, x.Retreat),
    e.SkillsDrawn: (x.DrawSkill,),
    e.SlotCalmed: (x.Calm,),
    e.FreeAction: (x.Free,),
    e.EventPeeked: (x.PeekEvent,),
    e.EnemyHeld: (x.Hold,),
    e.Moved: (x.Walk, x.Free),
    e.PlanningDrawn: (x.Free,),
    e.PlanningKept: (x.Fetch,),
}
"""by event, the deeds of cards and features that bring it"""


def _then(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a used card with what the player lets it do."""
    used: Any = before[0]
    last = before[-1]
    if isinstance(last, e.FreeAction):
        return _freely(p, before, after)
    if isinstance(last, e.TokenHurt | e.TokenBeaten) and isinstance(after[0], e.TokenHurt):
        return _harmed(p, before, after)
    if isinstance(last, e.TokenFlipped) and isinstance(hurt := after[0], e.TokenHurt):
        taken = _line(p, hurt).removeprefix(f"{names.threat(p, hurt.threat):The} ")
        found = _one(p, before) if len(before) == 2 and last.token == hurt.token else ""
        return f"{found.removesuffix('.')} and {taken}" if found else ""
    if draw := _draws(p, before, after):
        return draw
    at = next((n for n, each in enumerate(before) if isinstance(each, e.SkillPlayed)), 0)
    if at:
        return f"{_in_vain(p, used)}, {told}" if (told := _next_card(p, before[at:], after)) else ""
    if len(before) == 1 and _is_in_vain(p, used, after):
        played = isinstance(after[0], e.SkillPlayed)
        told = _next_card(p, after, ()) if played else _one(p, after)
        return f"{_in_vain(p, used)}{', ' if played else '. '}{told}"
    if len(before) > 1 or not _brings(p, used, after) or _blocks(p, used):
        return ""
    words = _line(p, used).removesuffix(".").partition(":")[0]
    return _with(p, words, names.character(p, used.who), after)


def _is_in_vain(p: Play, used: Any, after: Sequence[Any]) -> bool:
    """Return True if the ability of a card has brought nothing by the time its player plays the
    next card, or the turn ends."""
    ability = p.skill(used.card).ability if isinstance(used, e.AbilityUsed) else None
    if ability is None or not ability.deeds or _brings(p, used, after):
        return False
    shown = tuple(kind for kinds in EFFECTS.values() for kind in kinds)
    played = isinstance(after[0], e.SkillPlayed) and after[0].who == used.who
    ends = played or isinstance(after[0], e.SlotChecked | e.SkillsDrawn)
    return ends and all(isinstance(each, shown) for each in ability.deeds)


def _in_vain(p: Play, used: Any) -> str:
    """Return the use of an ability that brings nothing."""
    return f"{_line(p, used).removesuffix('.')} to no effect"


def _next_card(p: Play, before: Sequence[Any], after: Sequence[Any]) -> str:
    """Return the card after such a use with its action, "" if that has a line of its own."""
    who = names.character(p, before[0].who)
    told = join(p, before, after) if after else _one(p, before)
    return f"then {told.removeprefix(f'{who} ')}" if told.startswith(f"{who} ") else ""


def _freely(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a card that gives a free action with that action."""
    used: Any = before[0]
    act = after[0]
    if len([each for each in before if not isinstance(each, e.DeedBegan)]) > 2:
        return ""
    words = _line(p, used).removesuffix(".").partition(":")[0]
    if isinstance(act, e.ActionDeclined):
        spends = words.replace(" uses ", " spends ", 1)
        return f"{spends} and {log.IDLE[act.slot]} after all."
    if not isinstance(act, ACTIONS):
        return ""
    return _with(p, words, names.character(p, used.who), after)


def _acted(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a played card or a free action with the action itself."""
    card, act = before[0], after[min(_skipped(after, 0, e.DeckShuffled), len(after) - 1)]
    if has_at((*before, *after), 1, e.AbilityUsed):
        return _for_ability(p, before, after)
    if has_at((*before, *after), 1, e.FeatureUsed):
        return _with_feature(p, before, after)
    assert isinstance(card, e.SkillPlayed | e.FreeAction)
    words, who = _one(p, before).removesuffix("."), names.character(p, card.who)
    if draw := _draws(p, before, after):
        return draw
    if isinstance(act, e.TokenHurt):
        return _harmed(p, before, after)
    if isinstance(before[-1], e.TokenSeen) and isinstance(act, e.TokenSeen):
        told = _line(p, act).removeprefix(f"{who} looks at ")
        same = words.endswith(told.removesuffix("."))
        return f"{words} and then at {'another.' if same else told}"
    if len(before) > 1 or not isinstance(act, ACTIONS):
        return ""
    if isinstance(act, e.ActionDeclined):
        return f"{words} and {log.IDLE[act.slot]}."
    if isinstance(act, e.WorkDone | e.TokenMoved | e.DoorUnlocked):
        return f"{words}: {_clause(p, after, who)}."
    return f"{words} and {_clause(p, after, who)}." if act.who == card.who else ""


ACTIONS = (e.Moved, e.TokenAttacked, e.TokenSeen, e.ActionDeclined, e.WorkDone, e.TokenMoved,
           e.DoorUnlocked, e.PlanningDrawn)  # fmt: skip


def _played(p: Play, events: Sequence[Event]) -> Merged:
    """Return a card with its action if both are of one answer."""
    at = _skipped(events, 1, e.DeedBegan)
    if not has_at(events, at, Event) or not isinstance(events[at], ACTIONS):
        return NONE
    count = max(1, merge(p, events, at)[0])
    if isinstance(events[at], e.ActionDeclined):  # no one was asked
        card: Any = events[0]
        return at + 1, f"{_line(p, card).removesuffix('.')} but {log.NOTHING[card.slot]}."
    words = _acted(p, events[:1], events[at : at + count])
    return (at + count, words) if words else NONE


def _for_ability(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a card that is played for its ability alone, with what that brings."""
    card, used = (*before, *after)[:2]
    if not isinstance(card, e.SkillPlayed) or not isinstance(used, e.AbilityUsed):
        return ""
    if card.card != used.card:
        return ""
    told = _then(p, before[1:], after) if len(before) > 1 else _one(p, after)
    uses = f"{names.character(p, used.who)} uses {names.card(p, used.card)}"
    return told.replace(uses, _line(p, card).removesuffix("."), 1)


def _with_feature(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a card with the feature that its character uses meanwhile, and with the action that
    is declined after that."""
    both: list[Any] = [*before, *after]
    who, last = names.character(p, both[0].who), both[-1]
    if any(isinstance(each, e.SkillPlayed) for each in both[1:]):
        return ""
    if isinstance(last, e.ActionDeclined):
        words = _one(p, both[:-1]).removesuffix(".")
        return f"{words}, and {log.IDLE[last.slot]}." if words and last.who == both[0].who else ""
    told = _one(p, both[1:])
    if both[1].who != both[0].who or not told.startswith(f"{who} uses "):
        return ""
    return f"{_line(p, both[0]).removesuffix('.')}, {told.removeprefix(f'{who} ')}"


def _harmed(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a card with damage to one more enemy."""
    words, harm = _one(p, before).removesuffix("."), _clause(p, after, "")
    last, hurt = before[-1], after[0]
    assert isinstance(hurt, e.TokenHurt)
    if several := _harmed_alike(p, before, after):
        return several
    if not isinstance(last, e.TokenHurt | e.TokenBeaten):
        return f"{words}: {harm}." if len(before) == 1 else ""
    name = names.threat(p, hurt.threat)
    if name.article and re.search(rf"\b{re.escape(name)}\b", words):
        hurts = (each for each in before if isinstance(each, e.TokenHurt))
        twin = all(each.token != hurt.token for each in hurts)
        harm = harm.replace(name.with_article, f"a{' second' * twin} {name}", 1)
    return f"{words}; {harm}."


def _harmed_alike(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a card with the same damage to several enemies of one name, "" for anything else."""
    both = [*before, *after]
    hurts = [each for each in both if isinstance(each, e.TokenHurt)]
    at = next(n for n, each in enumerate(both) if isinstance(each, e.TokenHurt))
    first, apart = hurts[0], len({each.token for each in hurts}) == len(hurts)
    alike = {(each.threat, each.n, each.left > 0) for each in hurts}
    name, many = names.threat(p, first.threat), 1 < len(hurts) <= MOST
    known = all(isinstance(each, e.TokenHurt | e.TokenBeaten) for each in both[at:])
    head = _one(p, both[:at]).removesuffix(".") if at else ""
    if not (head and known and apart and many and len(alike) == 1 and name.article):
        return ""
    left = f" ({listed(str(each.left) for each in hurts)} health left)"
    end = left if first.left else " and are defeated"
    whom = f"{NUMBERS[len(hurts)]} {_plural(name)}"
    return f"{head}: {whom} take {first.n} damage each{end}."


def _draws(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a draw of planning cards with what becomes of them, "" for anything else."""
    silent = (e.DeedBegan, e.FreeAction, e.DeckShuffled)
    both: list[Any] = [each for each in (*before, *after) if not isinstance(each, silent)]
    at = next((n for n, each in enumerate(both) if isinstance(each, e.PlanningDrawn)), None)
    if at is None or at > 1 or not both[at + 1 :]:
        return ""
    draw, fates = both[at], both[at + 1 :]
    if not all(isinstance(each, PLANNED) for each in fates):
        return ""
    if any(isinstance(each, e.PlanningKept) and each.who != draw.who for each in fates):
        return ""
    who = names.character(p, draw.who)
    parts = [_line(p, each).removesuffix(".").removeprefix(f"{who} ") for each in both[: at + 1]]
    fresh = any(isinstance(each, e.DeckShuffled) for each in (*before, *after))
    parts[-1] += " after a reshuffle" * fresh
    return f"{who} {listed([*parts, *_fates(p, draw, fates)])}."


def _fates(p: Play, draw: e.PlanningDrawn, fates: Sequence[Any]) -> list[str]:
    """Return what becomes of drawn planning cards, as parts of a sentence: "keeps Defend",
    "discards the other"."""
    drawn = Counter(original(each) for each in draw.cards)
    gone = sum(len(each.cards) for each in fates if isinstance(each, e.PlanningDiscarded))
    parts, all_gone, kept = list[str](), gone == draw.count, ""
    keeps = any(isinstance(each, e.PlanningKept) for each in fates)
    for each in fates:
        if isinstance(each, e.PlanningKept):
            twin = drawn[original(each.card)] > 1
            kept = original(each.card) if twin else ""
            only = "it" if draw.count == 1 and drawn else names.card(p, each.card)
            one = f"one {names.card(p, each.card)}" if draw.count > 2 else "one"
            both = bool(parts) and parts[-1].startswith("keeps ")
            parts.append(f"keeps {one if twin else only}")
            if both:
                parts[-2:] = [" and ".join((parts[-2], parts[-1].removeprefix("keeps ")))]
        elif isinstance(each, e.PlanningTopped):
            named = each.card and (draw.count > 2 or drawn)
            top = names.card(p, each.card).with_article if named else "another" if keeps else "one"
            pair = (draw.count == 2 and keeps) or (kept and original(each.card) == kept)
            other = f"the other {names.card(p, each.card)}" if draw.count > 2 else "the other"
            parts.append(f"puts {other if pair else top} back on top")
        elif all_gone and drawn:
            parts.append(f"discards {'it' if gone == 1 else 'both' if gone == 2 else 'them all'}")
        elif drawn:
            rest = names.cards(p, each.cards)
            parts.append(f"discards {'the other' if draw.count == 2 else rest}")
        else:
            parts.append(f"discards {names.cards(p, each.cards)}")
    return parts


def _kept(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return the planning card that someone keeps with the others of the draw."""
    both: list[Any] = [*before, *after]
    if not all(isinstance(each, PLANNED) for each in both):
        return ""
    who = names.character(p, both[0].who)
    parts = []
    for each in both:
        if isinstance(each, e.PlanningKept):
            parts.append(f"keeps {names.card(p, each.card)}")
        elif isinstance(each, e.PlanningTopped):
            parts.append(f"puts {names.card(p, each.card):the} back on top")
        else:
            parts.append(f"discards {names.cards(p, each.cards)}")
    return f"{who} {listed(parts)}."


def _returned(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return a draw of which nothing is kept."""
    if len(before) > 1 or not isinstance(after[0], e.PlanningDiscarded):
        return ""
    return f"{_line(p, before[0]).removesuffix('.')}, and {_line(p, after[0])}"


def _all_kept(p: Play, events: Sequence[Event]) -> Merged:
    """Return what becomes of a draw in one answer."""
    run = first_of(events, *PLANNED)
    return (len(run), _kept(p, run[:1], run[1:])) if len(run) > 1 else NONE


PLANNED = (e.PlanningKept, e.PlanningTopped, e.PlanningDiscarded)


def _dealt(p: Play, before: Sequence[Event], after: Sequence[Event]) -> str:
    """Return draws of as many skill cards each by several others."""
    both: list[Any] = [*before, *after]
    if not all(isinstance(each, e.SkillsDrawn) and not each.cards for each in both):
        return ""
    if len({each.count for each in both}) > 1 or len({each.seat for each in both}) < len(both):
        return ""
    who = listed(names.seat_name(p, each.seat) for each in both)
    return f"{who} draw {counted(both[0].count, 'skill card')} each."


def _shuffled(p: Play, events: Sequence[Event]) -> Merged:
    """Return a reshuffled deck with the draw that it is for."""
    deck: Any = events[0]
    draws = {"planning": e.PlanningDrawn, "event": e.EventDrawn}.get(deck.deck, e.SkillsDrawn)
    told = _line(p, events[1]).removesuffix(".") if has_at(events, 1, draws) else ""
    if draws is e.EventDrawn and told:
        return 2, told.replace("Event:", "Event, after a reshuffle:") + "."
    return (2, f"{told}, after a reshuffle.") if told else NONE


MERGERS: Mapping[type[Event], Callable[[Play, Sequence[Event]], Merged]] = {
    e.TokenMoved: _moved,
    e.EnemyAttacks: _attack,
    e.TokenAttacked: _struck,
    e.SlotChecked: _checked,
    e.NoEffect: _idle,
    e.DeedBegan: _spread,
    e.SlotEmptied: _emptied,
    e.Moved: _walked,
    e.TokenFlipped: _revealed,
    e.AbilityUsed: _used,
    e.PlanningUsed: _used,
    e.FeatureUsed: _used,
    e.SkillPlayed: _played,
    e.DeckShuffled: _shuffled,
    e.PlanningKept: _all_kept,
}
"""by the kind of the first event, the line that it shares with those that follow"""
JOINERS: Mapping[type[Event], Callable[[Play, Sequence[Event], Sequence[Event]], str]] = {
    e.TokenMoved: _joined_moves,
    e.EnemyAttacks: _blocked,
    e.AbilityUsed: _then,
    e.PlanningUsed: _then,
    e.FeatureUsed: _then,
    e.SkillPlayed: _acted,
    e.FreeAction: _acted,
    e.PlanningKept: _kept,
    e.PlanningTopped: _returned,
    e.PlanningDrawn: _draws,
    e.DeckShuffled: _draws,
    e.SkillsDrawn: _dealt,
    e.NoEffect: _filled,
    e.SlotDisrupted: _raised,
    e.SlotChecked: _fruitless,
    e.EventDrawn: _fruitless,
    e.TokenFlipped: _child,
}
"""by the kind of its first event, a line with the next one"""

"""The log: one sentence for each event that a reader wants to know of.

Sentences are templates with the fields of their event: ``NAMERS`` says what stands for each field,
``game.table.grammar`` which forms it can take.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from typing import Any

from game.edge import events as e
from game.edge.cards.effects import Bound, Model
from game.edge.cards.models import Oracle
from game.edge.cards.scenes import Contest, Encounter, Feature
from game.edge.catalog import Content, original, walk
from game.edge.context import Play
from game.edge.dice.faces import Symbol
from game.edge.names import skill_named
from game.edge.scenes import breaks, paths, tracks
from game.edge.ships.battles import JUMP
from game.edge.ships.names import CREW, MARKS
from game.edge.text import dice, facts, names, outcomes
from game.edge.text.names import CHANGES, SKILL_NAMES
from game.table.events import Event
from game.table.grammar import Count, Line, Name, Namer, capital, counted, listed, told

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


def _slots(slots: Sequence[str]) -> list[str]:
    """Return the order of turns in a few words: "2 foes", "1 hero"."""
    runs = ((side, len([*run])) for side, run in groupby(slots))
    return [counted(n, SIDES[side], side) for side, n in runs]


def _goal(p: Play, goal: str) -> str:
    return next((each.text for each in p.story.goals if each.id == goal), "")


SIDES = {"heroes": "hero", "foes": "foe"}
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
    "skill": lambda p, id: names.skill(id),
    "talent": lambda p, id: p.content.name(id),
    "special": lambda p, id: p.content.name(id),
    "slots": lambda p, slots: ", ".join(_slots(slots)),
    "goal": _goal,
    "change": lambda p, change: CHANGES[change],
    "load": names.load,
    "one": names.place,
    "two": names.place,
    "zone": names.place,
    "track": lambda p, track: track.replace("_", " "),
    "ship": names.ship,
    "station": lambda p, station: station.replace("_", " "),
    "n": lambda p, n: Count(abs(n)),
    "cause": lambda p, cause: " from leftover Threat" if cause == "threat" else "",
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
        if not words or not event.limit:
            return words
        if isinstance(event, e.ShipHurt) and not event.strain and event.n > 0 and not event.left:
            return f"{words.removesuffix('.')}{NO_HULL}."
        rest = f"{event.left} of {event.limit} left{_standing(p, event)}"
        rest = _still(p, event) if isinstance(event, e.Hurt) else rest
        return f"{words.removesuffix('.')} ({rest})."

    return full


NO_HULL = " (no hull left: the next hit finishes it)"


def wrecks(events: Iterable[Event]) -> set[int]:
    """Return the ``id`` of each event of a battle that disables a raider: only damage beyond its
    hull does."""
    left, made = dict[str, int](), set[int]()
    for each in events:
        if isinstance(each, e.BattleBegan):
            left = {}
        elif isinstance(each, e.ShipHurt) and each.limit and not each.strain:
            if each.ship != CREW and each.n > left.get(each.ship, each.limit):
                made.add(id(each))
            left[each.ship] = each.left
    return made


def _healed(p: Play, event: e.Healed) -> str:
    """Return wounds or strain recovered: "all 3 strain", "2 wounds (9 of 12 left)"."""
    who, one = names.person(p, event.who), event.sort.removesuffix("s")
    recovers, n = f"{who} {who:recovers|recover}", event.n
    if event.limit and event.left == event.limit:
        every = "both" if (n, one) == (2, "wound") else f"all {n}"
        full = f" ({event.limit} of {event.limit} left)"
        return f"{recovers} 1 {one}{full}." if n == 1 else f"{recovers} {every} {event.sort}."
    rest = f" ({event.left} of {event.limit} left)" if event.limit else ""
    rest = f" (still {event.over} over the limit of {event.limit})" if event.over else rest
    return f"{recovers} {n} {event.sort if n > 1 else one}{rest}."


def harm(p: Play, event: e.Hurt) -> str:
    """Return wounds or strain with how much more there is to take: "2 wounds (8 of 12 left)"."""
    words = (
        Count(event.n).__format__("wound|wounds") if event.sort == "wounds" else f"{event.n} strain"
    )
    return f"{words} ({_still(p, event)})" if event.limit else words


def _still(p: Play, event: e.Hurt) -> str:
    """Return how much more someone can take: "9 of 12 left", "3 over the limit of 12"."""
    if event.over:
        return f"{event.over} over the limit of {event.limit}"
    standing = _standing(p, event)
    if event.left:
        return f"{event.left} of {event.limit} left{standing}"
    return f"at the limit of {event.limit}{standing}: one more is too many"


def _standing(p: Play, event: e.Hurt | e.Healed | e.ShipHurt) -> str:
    """Return how many of a group that is not out are still up, "" for anyone else."""
    foe = None if isinstance(event, e.ShipHurt) else p.content.adversaries.get(original(event.who))
    if foe is None or foe.type != "minion" or event.limit <= foe.threshold:
        return ""
    down = max(0, event.limit - event.left - 1) // foe.threshold  # EE-R88, as ``Play.standing``
    standing = event.limit // foe.threshold - down
    falls = f": the next falls past {(down + 1) * foe.threshold} wounds" if standing > 1 else ""
    return f", {standing} standing{falls}"


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


def _injured(p: Play, event: e.Injured) -> str:
    who, told = names.person(p, event.who), names.injury(p.content, event.row)
    return f"{who} {who:suffers|suffer} a Critical Injury ({event.sum}): {told}."


def _choice(p: Play, event: e.ChoiceTaken) -> str:
    open_ones = paths.choices(p, event.scene)
    chosen = next(each for each in open_ones if each.id == event.choice)
    return f"The party's choice: {chosen.text}"


def _rolled(p: Play, event: e.Rolled) -> str:
    """Return a roll: in a scene what was tried, in a fight whom it was against."""
    who, won = names.person(p, event.who), event.success > 0
    name = SKILL_NAMES[skill_named(event.skill)].replace(" (", " ").removesuffix(")")
    deed, skill = _deed(p, event, who), f"{name}, {chance(event)}"
    if event.task == "attack" and event.target:
        end, left = "" if won else f" and {who:misses|miss}", net(event)
        return f"{deed}{end} ({chance(event)}{left and f': {left}'})."
    how = f"{who:succeeds|succeed}" if won else f"{who:fails|fail}"
    if deed:
        return _with_net(f"{deed} ({skill}) and {how}", event)
    return _with_net(f"{who} {how} at {skill.replace(', ', ' (')})", event)


def _with_net(words: str, event: e.Rolled | e.Thrown) -> str:
    """Return words with the symbols that a roll leaves, if any."""
    left = net(event)
    return f"{words}: {left}." if left else f"{words}."


def chance(event: e.Rolled) -> str:
    """Return the chance of success that a check had: "68%"."""
    return f"{round(100 * float(Fraction(event.chance)))}%"


def _deed(p: Play, event: e.Rolled, who: Name) -> str:
    """Return what someone tries with a check, "" if only its skill says so."""
    if event.task == "attack" and event.target:
        verb = ATTACKS.get(event.skill, "attacks|attack")
        aimed = " at" if event.success <= 0 and event.skill in ATTACKS else ""
        return f"{who} {format(who, verb)}{aimed} {names.person(p, event.target)}"
    if event.task == "feature":
        told = _used_to(p, event.way)
        return f"{who} {who:tries|try} {f'to {lowered(told)}' if told else feature(p, event.way)}"
    if event.task in TREATED and event.target:
        verb, own = format(who, TREATED[event.task]), event.target == event.who
        return f"{who} {verb} {'their own wounds' if own else names.person(p, event.target)}"
    if event.task == "station" and event.way in ORDERED:
        return f"{who} {who:tries|try} to {ORDERED[event.way].format(names.ship(p, event.target))}"
    if event.task == "decode":
        return f"{who} {who:tries|try} to open the datapad"
    if event.task == "pinned":
        return f"{who} {who:tries|try} to keep a clear head under fire"
    if event.task == "escape":
        return f"{who} {who:tries|try} to break free of the net"
    if event.task == "fear":
        return f"{who} {who:tries|try} to keep calm"
    way = outcomes.way(p.content, event.scene, event.way)
    if way is None:
        return ""
    first = SENTENCE_END.split(way.text, 1)[0].rstrip(".")
    if first.partition(" ")[0].strip(",") not in TRIES:
        return f'{who} {who:tries|try} "{first}"'
    return f"{who} {who:tries|try} to {_of_them(lowered(first))}"


def _of_them(text: str) -> str:
    """Return what a way says to "you" as the log says it of someone else."""
    return YOU.sub(lambda found: THEY[found[0].lower()], YOU_THERE.sub("them", text))


def again(event: Event, words: str) -> tuple[tuple[str, str, str], ...]:
    """Return what the line of a check says someone tries, with its words for the next time and an
    id; () for other lines."""
    deed = TRIED.search(words)
    if deed is None or not isinstance(event, e.Rolled) or not event.way:
        return ()
    if event.task in ("station", "fear"):
        return ()
    verb, place = deed[1], f"{event.scene}.{event.way}"
    own = (deed[0], f"{verb} again", f"{event.who}.{place}")
    return (own, (deed[0], f"{verb} the same", place))  # the second if another hero has tried it


TRIED = re.compile(r"\b(tries|try) .+?(?= \()")
"""what someone tries, before the skill and its chance"""


def net(event: e.Rolled | e.Thrown) -> str:
    """Return the symbols that a roll leaves, "" for none."""
    more = Symbol.ADVANTAGE if event.advantage > 0 else Symbol.THREAT
    counts = {
        Symbol.SUCCESS: max(0, event.success),
        more: abs(event.advantage),
        Symbol.TRIUMPH: event.triumphs,
        Symbol.DESPAIR: event.despairs,
    }
    return ", ".join(dice.amount(each, n) for each, n in counts.items() if n)


def symbols(event: e.Rolled | e.Thrown) -> str:
    """Return the symbols that a roll leaves: "1 Success, 2 Advantage"."""
    return net(event) or "no symbols"


YOU = re.compile(r"\b[Yy]ou(r\w*)?\b")
YOU_THERE = re.compile(r"\byou(?=[,.;:]|$)")
"""a reader who is no subject: no verb follows"""
THEY = {"you": "they", "your": "their", "yours": "theirs",
        "yourself": "themselves", "yourselves": "themselves"}  # fmt: skip
ATTACKS: Mapping[str, str] = {
    "ranged_light": "shoots|shoot",
    "ranged_heavy": "shoots|shoot",
    "gunnery": "shoots|shoot",
    "melee": "strikes|strike",
    "brawl": "strikes|strike",
}
"""by skill, the verb of an attack"""
TREATED: Mapping[str, str] = {
    "medicine": "treats|treat",
    "rally": "rallies|rally",
}
"""by task on an ally, its verb"""
ORDERED: Mapping[str, str] = {
    "close": "close in",
    "open": "pull away",
    "evade": "dodge the shots",
    "shoot": "hit {}",
    "screens": "raise the screens",
    "repair": "repair the ship",
    "mend": "mend a station",
    "jump": "plot the jump",
}
"""by order at a station, what someone tries"""
TRIES = frozenset(
    "Add Admire Answer Apologize Ask Be Begin Bend Bid Borrow Break Bring Build Buy Call Carry "
    "Change Claim Climb Come Compare Count Crank Crawl Cross Cut Dance Describe Do Drink Drive "
    "Drop Explain Feed Fill Find Fire Follow Get Give Go Guess Haggle Hand Have Help Hit Hold "
    "Invoke Join Jump Keep Lay Lean Learn Leave Let Lever Lie Lift Listen Look Lose Make Match "
    "Mend Move Name Offer Open Order Pace Persuade Pick Plan Price Pry Pull Push Put Quote "
    "Reach Read Reason Remember Remind Ride Rig Ring Row Rub Run Say Search See Sell Shout Show "
    "Sign Sing Sit Slide Smell Sort Sound Speak Stand Stare Start Stay Steer Stop Swing Take "
    "Talk Teach Tell Throw Time Turn Wait Wake Walk Wash Watch Weep Work".split()
)
"""the verbs that a way to try a check may begin with; others are quoted"""


WHYS: Mapping[str, str] = {
    "initiative": "rolls initiative|roll initiative",
    "recovery": "rests|rest",
    "allies": "open fire|open fire",
    "rival": "rolls|roll",
    "close": "tries to close in|try to close in",
    "fire": "fires|fire",
    "mend": "works on what is broken|work on what is broken",
}


def _thrown(p: Play, event: e.Thrown) -> str:
    who = thrower(p, event)
    skill = f" ({names.skill(event.skill)})" if event.skill else ""
    if event.why == "recovery":
        idle = "has no strain to recover|have no strain to recover"
        idle = idle if event.success else "recovers no strain|recover no strain"
        nothing = f"{format(who, idle)} after the fight"
        return f"{who} {nothing}{skill[:-1]}: {symbols(event)})."
    verb = "fires|fire" if event.skill and event.why == "allies" else WHYS[event.why]
    return f"{who:The} {format(who, verb)}{skill}: {symbols(event)}."


def thrower(p: Play, event: e.Thrown) -> Name:
    """Return the name of who made a roll: a person, a ship or allies."""
    if event.why in ("allies", "rival"):
        return Name(event.who)
    ship = event.why in ("close", "fire", "mend")
    return names.ship(p, event.who) if ship else names.person(p, event.who)


SPENT: Mapping[str, str] = {
    "extra": "spends Success|spend Success",
    "triumph": "spends Triumph|spend Triumph",
    "pay": "pays Threat|pay Threat",
    "despair": "pays for a Despair|pay for a Despair",
}
ALLIED = ("encourage", "line_up_shot", "support", "support_in_fight")
"""spend cards for oneself or an ally"""


def _bought(p: Play, event: e.Spent) -> str:
    """Return a spend card with what it was spent for; an opening is the one that it makes."""
    card, who = event.card, names.person(p, event.who)
    spends = f"{who} {format(who, SPENT.get(event.by, 'spends Advantage|spend Advantage'))}"
    line = _opening(p, event.at)
    if line and ". " in line.rstrip("."):  # more than a phrase
        return f"{spends}. {line}"
    if line:
        return f"{spends} ({lowered(line)})."
    if card in ALLIED and event.at not in ("", event.who):
        return f"{spends} to set up an ally."
    found = p.content.spends.get("critical_hit" if card == "critical" else card)
    if found is not None and found.purpose:
        return f"{spends} {found.purpose}."
    return f"{spends}: {p.content.name(card)}."


def _opening(p: Play, id: str) -> str:
    """Return a line of the oracle, or of a scene that the party has seen; "" for neither."""
    line = p.content.components.get(id)
    if isinstance(line, Oracle):
        return line.text
    seen = (p.content.scenes[each] for each in p.state.trail)
    own = (each for scene in seen for each in getattr(scene, "listed", ()))
    return next((each.text for each in own if each.id == id), "")


def lowered(text: str) -> str:
    """Return a line of the oracle as a part of a sentence: "a short cut"."""
    return f"{text[:1].lower()}{text[1:]}".rstrip(".")


def _stakes(p: Play, event: e.OracleShown) -> str:
    """Return the lines that lie face up, with the symbol that brings each."""
    found = (p.content.components[each] for each in event.lines)
    parts = [(COSTS[each.row], lowered(each.text)) for each in found if isinstance(each, Oracle)]
    told = [f"{row}{',' if n else ' could mean'} {text}" for n, (row, text) in enumerate(parts)]
    return f"The stakes here: {'; '.join(told)}." if told else ""


COSTS = {"harm": "Threat", "despair": "Despair"}


def _scene_seen(p: Play, event: e.SceneSeen) -> str:
    """Return the skills of a scene ahead that count as things stand, each once."""
    ways = (outcomes.way(p.content, event.scene, each) for each in event.ways)
    skills = dict.fromkeys(skill for way in ways if way for skill in way.skills)
    told = listed([names.skill(each) for each in skills], "or") if skills else "a fight"
    return f"Ahead lies {p.content.name(event.scene)}: {told}."


def _track(p: Play, event: e.TrackMoved) -> str:
    track = next((each for each in p.story.tracks if each.id == event.track), None)
    if track is None:  # a count that no track shows
        name = tracks.name_of(p, event.track) or event.track.replace("_", " ").capitalize()
        return f"{name}: {event.at}{f' of {MARKS}' * (event.track == JUMP)}."
    if track.sort == "tally":
        return " ".join([f"{track.name}: {event.at} of {track.length}.", *reached(p, event)])
    name = names.named(track.name)
    way = f"{name:rises|rise}" if event.n > 0 else f"{name:falls|fall}"
    by = f" by {abs(event.n)}," * (abs(event.n) > 1)
    moved = f"{name} {way}{by} to {event.at} of {track.length}."
    return " ".join([moved, *reached(p, event)])


def reached(p: Play, event: e.TrackMoved) -> list[str]:
    """Return the lines of the marks that a track has reached, and the goals that hang on it."""
    track = next((each for each in p.story.tracks if each.id == event.track), None)
    marks = [each.text for each in track.marks if each.at in event.marks] if track else []
    goals = [each for each in p.story.goals if each.id not in event.lost]
    crossed = facts.crossed(p.story, goals, event.track, event.at - event.n, event.at)
    return [*marks, *crossed]


def point(event: e.DestinySpent) -> str:
    """Return the line of a Destiny point, without the goals that it puts out of reach."""
    return FLIPS.get((event.side == "light", event.why == "luck"), "")


def spoiled(p: Play, event: e.DestinySpent) -> list[str]:
    """Return the goals that a light point puts out of reach, as sentences."""
    return [f"Goal out of reach: {each.text}" for each in p.story.goals if each.id in event.lost]


def fact(p: Play, event: e.FlagSet) -> str:
    """Return what has become true in the story, by what it changes from now on."""
    flag, flags = event.flag, p.state.flags
    before = flags[: flags.index(flag)] if flag in flags else flags  # in the order they came
    told = facts.words(p.content, p.story.id, flag, event.past, event.lost, before)
    return f"{capital(told)}." if told else ""


def _quality(p: Play, event: e.QualityUsed) -> str:
    """Return the effect of a quality on somebody, with its figures."""
    if event.quality == "ion":
        return f"{names.ship(p, event.target):The} {ION.format(n=event.n)}"
    who = names.person(p, event.target)
    turns = Count(event.n).__format__("turn|turns")
    return {
        "disorient": f"{who} {who:is|are} disoriented: a Setback die on checks for {turns}.",
        "ensnare": f"{who} {who:is|are} in a net: no free maneuver for {turns}.",
        "knockdown": f"{who} {who:falls|fall} prone.",
        "blast": f"The blast takes in all around {who}.",
    }[event.quality]


def _swept(p: Play, event: e.ZoneSwept) -> str:
    who, zone = names.person(p, event.who), names.place(p, event.zone)
    return (
        f"{who} {who:sweeps|sweep} {zone:the} with fire: until {who:its|their} next turn, heroes "
        "there out of cover need an Average Discipline check to act and maneuver."
    )


ION = "suffers that damage as system strain, and {n} more."


def _statements(p: Play, kind: str, of: str) -> Iterator[Any]:
    """Yield the deeds of a kind about the statements heard in a scene."""
    for scene in p.content.scenes_of(p.story.id).values():
        yield from (each for _, each in walk(scene)
                    if getattr(each, "do", "") == kind and each.of == of)  # fmt: skip


def _lie_found(p: Play, event: e.LieFound) -> str:
    names_ = next((each.names for each in _statements(p, "unmask", event.of)), None)
    return f"One of the three statements is false: {names_[event.n]}" if names_ else ""


def _tested(p: Play, event: e.StatementTested) -> str:
    if not event.lie:
        return "What you were told holds true."
    line = next((each.line for each in _statements(p, "truth", event.of) if each.n == event.n), "")
    return f"What you were told is false. {line}".rstrip()


def _turned(p: Play, event: e.CardTurned) -> str:
    card, found = names.card(p, event.card), p.content.components.get(original(event.card))
    companion = getattr(found, "companion", False)
    if event.ready:
        return f"{card} {card:is|are} ready again."
    return f"{card} {card:is|are} exhausted until the next {'scene' if companion else 'camp'}."


def _luck(p: Play, event: e.LuckTaken) -> str:
    luck = breaks.found(p, event.luck)
    return f"{luck.name}: {luck.text}" if luck is not None else ""


def _hit(p: Play, event: e.Hit) -> str:
    who, target = Name("It") if event.hazard else names.person(p, event.who), event.target
    hits = f"{who} {who:hits|hit} {names.person(p, target)}"
    return f"{hits} for {damage(event)}."


def damage(event: e.Hit) -> str:
    """Return the damage of a hit with what soak took: "9 damage, 6 soaked"."""
    soaked = event.damage - event.dealt
    if not event.dealt:
        return f"{event.damage} damage, all soaked"
    return f"{event.damage} damage, {soaked} soaked" if soaked > 0 else f"{event.damage} damage"


def _features(p: Play, id: str) -> Iterator[Feature]:
    """Yield the features of this id, that of the last encounter first."""
    scenes = (p.content.scenes[each] for each in reversed(p.state.trail))
    found = (each for scene in scenes if isinstance(scene, Encounter) for each in scene.features)
    return (each for each in found if each.id == id)


def _used_to(p: Play, id: str) -> str:
    """Return what a hero does with a feature, "" where its name says so."""
    return next((each.text for each in _features(p, id)), "")


def feature(p: Play, id: str) -> str:
    """Return a feature of the last encounter as sentences name it: "the steam valve"."""
    name = next((each.name for each in _features(p, id)), id.replace("_", " "))
    if name.startswith(("A ", "An ", "The ")):
        return lowered(name)
    return name if "'s " in name else f"the {lowered(name)}"


def _feature(p: Play, event: e.FeatureUsed) -> str:
    who = names.person(p, event.who)
    if _used_to(p, event.feature):  # the line of the check has said so
        return ""
    return f"{who} {who:uses|use} {feature(p, event.feature)}."


def _came(p: Play, event: e.FoesCame) -> str:
    """Return who comes into a fight; a group with its number of members."""
    found = [names.person(p, who) for who in event.whos]
    sizes = event.sizes or (1,) * len(found)
    parts = [f"{name} (a group of {n})" if n > 1 else name for name, n in zip(found, sizes)]
    return f"Reinforcements come in: {listed(parts)}."


def _contested(p: Play, event: e.ContestEnded) -> str:
    scene = p.content.scenes.get(event.scene)
    most = scene.checks if isinstance(scene, Contest) else event.won
    needed = scene.enough if isinstance(scene, Contest) else None
    if needed and needed <= event.won < most:
        return f"The party has won the {counted(needed, 'check')} it needed."
    won = {0: "none of the", most: "all"}.get(event.won, f"{event.won} of the")
    short = f", short of the {needed} it needed" if needed and event.won < needed else ""
    if not needed and event.won < most and _best(p.content, event.scene) == most:
        short = f", {most - event.won} short of the best that could come of it"
    return f"The party wins {won} {counted(most, 'check')}{short}."


def _raced(p: Play, event: e.RivalsEnded) -> str:
    """Return who comes first in a competitive check and with what, then the others."""
    told = [f"{names.small(_racer(p, who))} ({score_words(made)})" for who, *made in event.scores]
    if not event.who:
        return f"No one comes first: {listed(told)}."
    who = _racer(p, event.who)
    first = next(made for each, *made in event.scores if each == event.who)
    rest = [line for line, (each, *_) in zip(told, event.scores) if each != event.who]
    return f"{who} {who:comes|come} first with {score_words(first)}, ahead of {listed(rest)}."


def _racer(p: Play, who: str) -> Name:
    return names.person(p, who) if p.is_hero(who) else names.named(who)


def score_words(score: Sequence[int]) -> str:
    """Return a score in a competitive check: "3 Success, 1 Triumph, 2 Advantage"."""
    success, triumphs, advantage = score
    if not success:
        return "no Success"
    more = Symbol.ADVANTAGE if advantage > 0 else Symbol.THREAT
    counts = {Symbol.SUCCESS: success, Symbol.TRIUMPH: triumphs, more: abs(advantage)}
    return ", ".join(dice.amount(each, n) for each, n in counts.items() if n)


@lru_cache(maxsize=64)
def _best(content: Content, contest: str) -> int:
    """Return the most checks of a contest that a later scene asks for, 0 for none."""
    asked = (each for scene in content.scenes.values() for each in _bounds(scene))
    return max((each.least for each in asked if each.count == contest), default=0)


def _bounds(part: object) -> Iterator[Bound]:
    """Yield the bounds in a part of a scene."""
    if isinstance(part, Bound):
        yield part
    elif isinstance(part, Model):
        yield from _bounds(tuple(part.__dict__.values()))
    elif isinstance(part, tuple):
        for each in part:
            yield from _bounds(each)


def _fought(p: Play, event: e.FightEnded) -> str:
    """Return how a fight ends: one that is won, by the goal that is reached."""
    scene = p.content.scenes.get(event.scene)
    if event.how != "won" or event.goal < 0 or not isinstance(scene, Encounter):
        return FOUGHT[event.how]
    goal = scene.goals[event.goal]
    if goal.all_in:
        return f"The heroes reach {names.place(p, goal.all_in):the}, and the fight is over."
    if goal.down:
        return f"With {p.content.name(goal.down)} down, the fight is over."
    if goal.rounds is not None:
        return "The heroes have held out, and the fight is over."
    return FOUGHT["won"]


def _turn(p: Play, event: e.TurnBegan) -> str:
    """Return the begin of a turn: of a foe with whom it goes for, by the rule that chose."""
    who = names.person(p, event.who)
    if event.rule in AWAY:
        return f"{who} {who:heads|head} out with a captive."
    if event.rule in GOALS_OF_FOES:
        return f"{who} {who:goes|go} for {GOALS_OF_FOES[event.rule]}."
    return f"{who:'s} turn."


def _comes(p: Play, event: e.Pressed) -> str:
    press = p.content.presses[event.press]
    return f"{names.person(p, event.who):'s} {press.sort}: {press.line}"


def _card_gained(p: Play, event: e.CardGained) -> str:
    """Return who has a new card, or that it is in the hold and why."""
    stowed = not event.who and p.card(event.card).type != "story"
    line = (
        "{who} {who:gains|gain} {card}." if event.who
        else "The party gains {card}. No slot is free, so {card:it goes|they go} into the hold "
        "until you swap cards at a camp, shop or port." if stowed
        else "The party gains {card}."
    )  # fmt: skip
    return told({e.CardGained: line}, p, event, NAMERS)


# --- all lines ------------------------------------------------------------------------------------

GOALS_OF_FOES = {
    "lowest difficulty": "the easiest target",
    "not in cover": "a hero out of cover",
    "more wounds": "the most wounded hero",
    "most wounds": "the most wounded hero",
    "the nearest": "the nearest hero",
    "nearest to collapse": "the hero with the least strain left",
    "who hurt it last": "the last hero to land a hit",
    "somebody is down": "a hero who is down",
}
"""by the rule that chose it, the target of a foe (EE-R91, EE-R92)"""
AWAY = ("it has a captive",)
FLIPS = {
    (True, False): "The party spends a light point.",
    (True, True): "A light point flips to dark.",
    (False, False): "The opposition spends a dark point.",
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
    "won": "The fight is over.",
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
MARKED = {
    "flaw": "The next hit on {ship:the} does {n} more damage.",
    "brace": "The next hit on {ship:the} does {n} less damage.",
    "line_up": "{ship:The} gets a Boost die on its next shot.",
    "clear": "The terrain does not hinder {who} until the end of the next turn.",
}
"""by what waits for a ship, its line"""
BATTLES = {
    "won": "The party beats off the attack.",
    "lost": "The attack disables the ship.",
    "away": "The ship gets away.",
}

GOALS = {"": "", "adventure": "adventure", "motive": "motive"}
"""what experience is for, other than a stated goal"""

RECOVERED = {
    "prone": "{who} {who:stands|stand} up.",
    "ensnared": "{who} {who:breaks|break} free of the net.",
    "dropped": "{who} {who:picks|pick} up the weapon.",
}
CAUSES = {
    "": "{who} {who:suffers|suffer} {harm}.",
    "threat": "{who} {who:suffers|suffer} {harm} from leftover Threat.",
    "push": "{who} {who:pushes|push} for {harm}.",
    "maneuver": "{who} {who:pays|pay} {harm} for an extra maneuver.",
    "dodge": "{who} {who:dodges|dodge} for {harm}.",
    "critical": "{who} {who:suffers|suffer} {harm} from the Critical Hit.",
    "allies": "{who} {who:suffers|suffer} {harm} from the shot.",
    "blast": "{who} {who:suffers|suffer} {harm} from the blast.",
}
"""by what hurts someone, its line"""
HARMS = {"wounds": "{n:wound|wounds}", "strain": "{n} strain"}
CHANGED = {
    ("boost", False): "{who} {who:gets|get} a Boost die on the next check.",
    ("boost", True): "{who} {who:gets|get} {n} Boost dice on the next check.",
    ("setback", False): "{who} {who:gets|get} a Setback die on the next check.",
    ("setback", True): "{who} {who:gets|get} {n} Setback dice on the next check.",
    **dict.fromkeys(
        (("upgrade", False), ("upgrade", True)), "The ability of {who:'s} next check is upgraded."
    ),
    **dict.fromkeys(
        (("downgrade", False), ("downgrade", True)),
        "The ability of {who:'s} next check is downgraded.",
    ),
    **dict.fromkeys(
        (("toughen", False), ("toughen", True)),
        "The difficulty of {who:'s} next check is upgraded.",
    ),
    **dict.fromkeys(
        (("ease", False), ("ease", True)), "The difficulty of {who:'s} next check is downgraded."
    ),
}
"""by what waits for someone's next check, and whether it is more than one, its line"""

LINES: Mapping[type[Event], Line[Play]] = {
    # the story
    e.AdventureBegan: "{story}: {heroes}.",
    e.JobTaken: _job,
    e.DestinyRolled: lambda p, x: (
        f"The Destiny pool begins with {counted(x.light, 'light point')} and "
        f"{counted(x.dark, 'dark one')}."
    ),
    e.DestinySpent: lambda p, x: " ".join([point(x), *spoiled(p, x)]),
    e.SceneBegan: "{scene}.",
    e.ChoiceTaken: _choice,
    e.OracleShown: _stakes,
    e.AdventureEnded: "The adventure ends.",
    # checks
    e.Rolled: _rolled,
    e.Thrown: _thrown,
    e.SimplyDone: "{who} {who:succeeds|succeed} at {skill} without a roll.",
    e.ContestEnded: _contested,
    e.RivalsEnded: _raced,
    e.Spent: _bought,
    e.Unspent: _by(lambda event: event.side, {  # strain says of Threat itself
        "advantage": "{who} {who:recovers|recover} with {n} leftover Advantage.",
        "lost": "{n} Advantage is left over, and {who} {who:has|have} no strain to recover.",
    }),
    # deeds
    e.FlagSet: fact,
    e.LieFound: _lie_found,
    e.StatementTested: _tested,
    e.FavorNoted: lambda p, x: (
        "The campaign remembers this." if p.state.setup.ledger is not None else ""
    ),
    e.TrackMoved: _track,
    e.SceneSeen: _scene_seen,
    e.CreditsMoved: _credits,
    e.CardGained: _card_gained,
    e.CardLost: "The party loses {card}.",
    e.CardTurned: _turned,
    e.Hurt: _with_rest(_by(
        lambda event: (event.cause if event.cause in CAUSES else "", event.sort),
        {(cause, sort): line.replace("{harm}", harm)
         for cause, line in CAUSES.items() for sort, harm in HARMS.items()},
    )),
    e.Healed: _healed,
    e.WentDown: "{who} {who:is|are} out of action.",
    e.StoodUp: "{who} {who:is|are} back up.",
    e.Changed: _by(lambda event: (event.change, event.n > 1), CHANGED),
    e.Injured: _injured,
    e.Treated: "{who} {who:is|are} over a Critical Injury: {row}.",
    e.ExperienceGained: _by(lambda event: GOALS.get(event.goal, "goal"), {
        "": "The party gains {n} experience.",
        "adventure": "The party gains {n} experience for the adventure.",
        "goal": "The party gains {n} experience: {goal}",
        "motive": "{who} {who:stays|stay} true to a motive, and the party gains {n} experience.",
    }),
    e.ObligationMoved: _by(lambda event: event.n > 0, {
        True: "The party's Obligation rises by {n}.",
        False: "The party's Obligation falls by {n}.",
    }),
    # encounters
    e.FightBegan: "A fight breaks out.",
    e.InitiativeRolled: "The turn order: {slots}.",
    e.RoundBegan: "Round {n}.",
    e.FoesCame: _came,
    e.TurnBegan: _turn,
    e.Moved: "{who} {who:moves|move} to {two:the}.",
    e.Engaged: "{who} {who:engages|engage} {other}.",
    e.Disengaged: "{who} {who:disengages|disengage}.",
    e.Readied: _by(lambda event: event.how, READIED),
    e.Recovered: _by(lambda event: event.what if event.what in RECOVERED else "dropped", RECOVERED),
    e.QualityUsed: _quality,
    e.ZoneSwept: lambda p, x: _swept(p, x),
    e.Pinned: "{who} {who:is|are} pinned down: an action or one maneuver this turn, not both.",
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
    e.CoverLost: "The cover in {zone:the} is gone.",
    e.PassageChanged: _by(lambda event: event.open, {
        True: "The way between {one:the} and {two:the} is open again.",
        False: "The way between {one:the} and {two:the} is closed.",
    }),
    e.TurnLost: "{who} {who:loses|lose} the next turn.",
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
    e.FightEnded: _fought,
    # ships
    e.BattleBegan: "The ship comes under attack.",
    e.ShipMoved: _by(lambda event: event.step, STEPS),
    e.ShipHurt: _with_rest(_by(lambda event: ((event.n > 0) - (event.n < 0), event.strain), {
        (1, True): "{ship:The} takes {n} strain{cause}.",
        (1, False): "{ship:The} takes {n} hull damage.",
        (-1, True): "{ship:The} recovers {n} strain.",
        (-1, False): "The crew repairs {n} hull damage.",
    })),
    e.ShipChanged: "{ship:The} gets {change} its next Piloting check or shot.",
    e.JumpPlotted: lambda p, x: f"The jump is plotted: {x.at} of {MARKS} steps.",
    e.RaiderShot: _by(lambda event: event.success > 0, {
        True: "{ship:The} hits.",
        False: "{ship:The} misses.",
    }),
    e.ShotsHampered: "Shots at the ship get {n:Setback die|Setback dice} this round.",
    e.StationMended: _by(lambda event: event.ship == CREW, {
        True: "The {station} works again.",
        False: "{ship:The} has its {station} working again.",
    }),
    e.StationFailed: _by(lambda event: event.destroyed, {
        True: "{ship:The} loses its {station} for good.",
        False: "{ship:The} loses its {station}.",
    }),
    e.ShipMarked: _by(lambda event: event.mark, MARKED),
    e.BattleEnded: _by(lambda event: event.how, BATTLES),
    # the campaign
    e.ObligationRolled: _by(lambda event: bool(event.of), {
        True: "Obligation roll {rolled}: someone comes to collect from {of}.",
        False: "Obligation roll {rolled}: no one comes to collect.",
    }),
    e.Pressed: _comes,
    e.Learned: "{who} {who:gains|gain} a rank in {skill}.",
    e.TalentBought: "{who} {who:learns|learn} {talent} from the card of the {special}.",
    e.Raised: lambda p, x: (
        f"{names.person(p, x.who):'s} {capital(x.characteristic)} rises to {x.n}."
    ),
    e.Entered: "{who} {who:takes|take} up a further specialization: {special}.",
}  # fmt: skip
"""by kind of event, its line"""
